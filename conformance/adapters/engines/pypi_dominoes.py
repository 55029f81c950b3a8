# SPDX-License-Identifier: MIT
# ruff: noqa: ANN001, ANN201, ARG002, RUF012 - read it as one short page
"""An adapter of the PyPI package dominoes: four hands, two sides, matches of several rounds.

The library names an end by its side, left or right, but lists a tile that fits two equal ends only
once. So ends are named by their numbers; with ``--sides`` they are named as the library does.
"""

import sys

import dominoes
from table import Lacking, Refused, Table, halves_of, serve, tile_of

SIDES = "--sides" in sys.argv


class Pairs(Table):
    """A game of the library."""

    hello = {
        "protocol": 1,
        "engine": {
            "name": "dominoes",
            "version": "6.1.0",
            "language": "python",
            "homepage": "https://pypi.org/project/dominoes/",
        },
        "features": [],
        "spec_driven": False,
        "modes": ["strict"],
        "variants": [{"id": "san-juan"}, {"id": "san-juan", "options": {"target": "hundred"}}],
        "ends": "arm" if SIDES else "value",
        "auto": ["pass"],
    }
    sides = (0, 1, 0, 1)

    def variant(self, document):
        """Take the target, too: it is a parameter of the library."""
        self.target = document["match"]["target"]
        return super().variant(document)

    def begin(self, hands, boneyard):
        """Deal given hands: the library takes them in its constructor."""
        held = [dominoes.Hand([dominoes.Domino(*halves_of(t)) for t in hand]) for hand in hands]
        leader, leads = self.led(held)
        moves = tuple((one, True) for one in leads)
        self.game = dominoes.Game(dominoes.Board(), held, [], leader, moves, leader, None)

    def led(self, hands):
        """Return who leads by a lot, by the tile agreed on, or as the series goes on."""
        if self.lot is not None:
            leader = self.lot
        elif self.round["last"]:
            leader = self.series_after(self.round["last"]).games[-1].starting_player
        else:
            tile = dominoes.Domino(6, 6)
            holder = [seat for seat, hand in enumerate(hands) if tile in hand]
            if not holder:
                raise Lacking("lead/by/redeal")
            return holder[0], [tile]
        return leader, hands[leader]

    def series_after(self, last):
        """Let the library go on from what is known of the round before.

        It knows who laid last and which side has won; a winner that it could not have is told to
        nobody.
        """
        closer = last["closer"]
        if last["winner"] not in (None, closer, dominoes.game.next_player(closer)):
            raise Lacking("lead/by/winner")
        side = self.sides[last["winner"] or 0]
        points = 0 if last["winner"] is None else 1 - 2 * side
        result = dominoes.Result(closer, last["ended"] == "out", points)
        game = dominoes.Game(None, [], [], 0, (), last["leader"], result)
        return self.series(game, [0, 0])

    def series(self, game, scores):
        """Return a series of the library in which a game has just been played."""
        series = dominoes.Series(self.target)
        series.games, series.scores = [game], [*scores]
        series.next_game()
        return series

    def turn(self):
        """Whose turn it is."""
        return self.game.turn

    def hands(self):
        """Return the hands by seat."""
        return [[tile_of(d.first, d.second) for d in hand] for hand in self.game.hands]

    def shown(self):
        """Return what the left and the right end show."""
        board = self.game.board
        return [board.left_end(), board.right_end()] if len(board) else []

    def moves(self):
        """Return the moves that the library lists."""
        ends = self.shown()
        for d, left in self.game.valid_moves:
            side = 0 if left else 1
            yield tile_of(d.first, d.second), (side if SIDES else ends[side]) if ends else None

    def number_at(self, end):
        """Return the number that an end shows."""
        return self.shown()[end] if SIDES and end in (0, 1) else end

    def ends(self):
        """Return the open ends."""
        by_side = [{"end": side, "shows": [number]} for side, number in enumerate(self.shown())]
        return by_side if SIDES else super().ends()

    def make(self, tile, end):
        """Let the library play; it raises what it does not take."""
        left = end == 0 if SIDES else end in self.shown()[:1]
        try:
            self.game.make_move(dominoes.Domino(*halves_of(tile)), left or end is None)
        except (dominoes.NoSuchDominoException, dominoes.EndsMismatchException):
            raise Refused("illegal_action") from None

    def outcome(self):
        """Return how the round ended, the winning seat and the points."""
        result = self.game.result
        if result is None:
            return None
        if result.won:
            return "out", result.player, abs(result.points)
        if not result.points:
            return "block", None, 0
        closer_won = (result.points > 0) == (result.player % 2 == 0)
        winner = result.player if closer_won else dominoes.game.next_player(result.player)
        return "block", winner, abs(result.points)

    def match(self, scores):
        """Let the library add up, and say whether the match is over; it knows who leads next."""
        series = self.series(self.game, scores)
        if series.is_over():
            best = max(series.scores)
            winners = [side for side in (0, 1) if series.scores[side] == best]
            return {"match_over": True, "match_winners": winners, "next": None}
        self.scores = series.scores
        return {"match_over": False, "match_winners": [], "next": self.link()}


serve(Pairs())
