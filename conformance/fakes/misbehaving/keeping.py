# SPDX-License-Identifier: MIT
# ruff: noqa: N801 - a fake needs no name, and often no request
"""Engines that keep something in mind, or throw a coin."""

import json
import os

from toy_block import Toy

from misbehaving.register import fake


def spoiled(reply):
    """Return a position with a pass too many, where it may be told that way."""
    if "state" in reply:
        reply = json.loads(json.dumps(reply))
        reply["state"]["passes"] += 1
    return reply


@fake("remembers-games")
class _(Toy):
    """Counts wrongly with two players after a game of three."""

    three = False

    def start(self, request):
        self.three = self.three or len(request["deal"]["hands"]) == 3
        return super().start(request)

    def apply(self, request):
        two = len(self.games[request["game"]].hands) == 2
        reply = super().apply(request)
        return spoiled(reply) if self.three and two else reply


@fake("keeps-scores")
class _(Toy):
    """Begins with the scores that the game before ended with."""

    def start(self, request):
        for game in self.games.values():
            pairs = zip(request["scores"], game.scores, strict=False)
            request = {**request, "scores": [max(pair) for pair in pairs]}
        return super().start(request)


@fake("throws-dice")
class _(Toy):
    """Numbers its rounds by chance."""

    def start(self, request):
        number = 1 + int.from_bytes(os.urandom(4), "big")
        return super().start({**request, "round": {**request["round"], "number": number}})


@fake("tells-more-by-chance")
class _(Toy):
    """Says of a legal move which half faces out, or does not."""

    def legal(self, request):
        found = [dict(move) for move in super().legal(request)["actions"]]
        for move in found:
            if os.urandom(1)[0] < 128:
                move.pop("out", None)
        return {"actions": found}


@fake("wrong-in-game-100")
class _(Toy):
    count = 0

    def start(self, request):
        self.count += 1
        reply = super().start(request)
        return spoiled(reply) if self.count == 100 else reply
