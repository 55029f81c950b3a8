# SPDX-License-Identifier: MIT
# ruff: noqa: ANN001, ANN201, ANN205, ANN204, ARG002 - read it as one short page
"""An adapter of the two domino games of OpenSpiel: ``block`` for two, ``team`` for two sides.

Player 0 always leads there, so the seats are turned until the leader is player 0. The library says
no more of the end of a round than what each player has gained by it.
"""

import ast
import sys

import pyspiel
from open_spiel.python.games import block_dominoes, team_dominoes  # noqa: F401 - they register
from table import Lacking, Refused, Table, halves_of, serve, tile_of

LOT_AT_ONCE = {"first-lead": "lot", "established": "at-once"}
GAMES = {
    "block": {"id": "block", "players": 2, "options": LOT_AT_ONCE | {"winner-gets": "opponents"}},
    "team": {"id": "partnership", "options": LOT_AT_ONCE},
}


class Spiel(Table):
    """A state of the library."""

    def __init__(self, name):
        self.sides = (0, 1) if name == "block" else (0, 1, 0, 1)
        self.game = pyspiel.load_game(f"python_{name}_dominoes")
        self.hello = {
            "protocol": 1,
            "engine": {
                "name": f"open_spiel {name}_dominoes",
                "version": pyspiel.__version__ if hasattr(pyspiel, "__version__") else "2",
                "language": "python",
                "homepage": "https://pypi.org/project/open-spiel/",
            },
            "features": [],
            "spec_driven": False,
            "modes": ["strict"],
            "variants": [GAMES[name]],
            "ends": "value",
            "auto": ["pass"],
        }

    def begin(self, hands, boneyard):
        """Let the library deal anything, then give it the hands, those of the leader first."""
        if any(self.scores):
            raise Lacking("matches")
        if self.lot is None:
            raise Lacking(f"lead/by/{self.finds()}")
        self.shift = self.lot
        self.spiel = self.game.new_initial_state()
        while self.spiel.is_chance_node():
            self.spiel.apply_action(self.spiel.legal_actions()[0])
        turned = hands[self.shift :] + hands[: self.shift]
        self.spiel.hands = [sorted(map(self.floats, hand)) for hand in turned]

    @staticmethod
    def floats(tile):
        """Return a tile as the library writes it."""
        high, low = halves_of(tile)
        return float(low), float(high)

    def turn(self):
        """Whose turn it is."""
        return (self.spiel.current_player() + self.shift) % len(self.sides)

    def hands(self):
        """Return the hands by seat."""
        held = [[tile_of(*tile) for tile in hand] for hand in self.spiel.hands]
        seats = len(held)
        return [held[(seat - self.shift) % seats] for seat in range(seats)]

    def shown(self):
        """Return what the ends show."""
        return [int(number) for number in self.spiel.open_edges]

    def listed(self):
        """Return the actions that the library lists, by tile and end."""
        player = self.spiel.current_player()
        found = {}
        for action in self.spiel.legal_actions():
            words = self.spiel.action_to_string(player, action)
            tile, pip = words.removeprefix(f"p{player} tile:").split(" pip:")
            end = None if pip == "None" else int(float(pip))
            found[tile_of(*ast.literal_eval(tile)), end] = action
        return found

    def moves(self):
        """Return the moves that the library lists."""
        return self.listed()

    def make(self, tile, end):
        """Let the library play an action that it lists; it promises nothing for others."""
        action = self.listed().get((tile, end))
        if action is None:
            raise Refused("illegal_action")
        self.spiel.apply_action(action)

    def outcome(self):
        """Return how the round ended, the winning seat and the points, as the returns say."""
        if not self.spiel.is_terminal():
            return None
        hands, gained = self.hands(), self.spiel.returns()
        seats = [(step + self.shift) % len(gained) for step in range(len(gained))]
        winners = [seat for seat, gain in zip(seats, gained, strict=True) if gain > 0]
        ended = "block" if all(hands) else "out"
        held = [sum(sum(halves_of(tile)) for tile in hand) for hand in hands]
        winner = min(winners, key=lambda seat: held[seat], default=None)
        return ended, winner, int(max(gained))


serve(Spiel(sys.argv[1]))
