# SPDX-License-Identifier: MIT
"""Somebody's game of Block, as it might have been for years: it knows nothing of dominospec."""


class Block:
    """Hands of pairs, and who begins. Who cannot play is passed over without being asked."""

    def __init__(self, hands, first):
        self.hands = [list(hand) for hand in hands]
        self.turn, self.chain, self.over, self.winner = first, [], None, None
        self.log = []  # ("play", player, tile, side), ("pass", player)

    def ends(self):
        return (self.chain[0][0], self.chain[-1][1])

    def fits(self, tile, side):
        return not self.chain or self.ends()[side == "right"] in tile

    def moves(self):
        """The tiles that can be laid now, each with its side."""
        sides = ("left", "right") if self.chain else ("right",)
        hand = self.hands[self.turn]
        return [(tile, side) for tile in hand for side in sides if self.fits(tile, side)]

    def play(self, tile, side):
        if (tile, side) not in self.moves():
            raise ValueError("that does not fit")
        self.hands[self.turn].remove(tile)
        if side == "left":
            turned = tile if not self.chain or tile[1] == self.chain[0][0] else tile[::-1]
            self.chain.insert(0, turned)
        else:
            turned = tile if not self.chain or tile[0] == self.chain[-1][1] else tile[::-1]
            self.chain.append(turned)
        self.log.append(("play", self.turn, tile, side))
        if not self.hands[self.turn]:
            self.over, self.winner = "out", self.turn
        else:
            self.next()

    def next(self):
        for _ in self.hands:
            self.turn = (self.turn + 1) % len(self.hands)
            if self.moves():
                return
            self.log.append(("pass", self.turn))
        self.over = "blocked"
        self.winner = min(range(len(self.hands)), key=self.pips)

    def pips(self, player):
        return sum(map(sum, self.hands[player]))

    def points(self):
        """What the winner gets: the pips of the others, less its own."""
        counts = [self.pips(player) for player in range(len(self.hands))]
        return max(0, sum(counts) - 2 * counts[self.winner])
