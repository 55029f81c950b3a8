# SPDX-License-Identifier: MIT
# ruff: noqa: ANN001, ANN003, ANN201, ARG002, RUF012 - read it as one short page
"""What adapters of libraries share: the conversation, and the table as the wire tells it.

A library knows the rules. It seldom keeps the line as it was laid, who passed, or the scores; these
are noted here from what it says, and nothing is decided.
"""

import json
import sys


class Refused(Exception):
    """The library does not take this; the code is one of the protocol."""


class Lacking(Exception):
    """The library has no way to do this; the word is one of the language."""


def tile_of(one, other):
    """Return a tile as the wire writes it."""
    return f"{int(max(one, other))}-{int(min(one, other))}"


def halves_of(tile):
    """Return the two numbers of a tile, the higher first."""
    high, low = tile.split("-")
    return int(high), int(low)


class Table:
    """One round with a library at a line of two ends, which it names by their numbers.

    An adapter says what the library does: ``begin`` a round, whose ``turn`` it is, the ``hands``,
    what the ends have ``shown``, the ``moves`` (tile and end), to ``make`` one, and the ``outcome``
    when the round is over: how it ended, the winning seat and its points.
    """

    hello = {}
    sides = (0, 1)
    over = None
    award = "pips"

    def variant(self, document):
        """Take the game; all that is asked of it is how the leader is found."""
        self.lead = document["lead"]
        return {"ok": True}

    def finds(self):
        """Return the first step by which the leader of this round is found."""
        last = self.round["last"]
        if not last:
            return self.lead["first"][0]["by"]
        ended = "after_block" if last["ended"] == "block" else "later"
        return self.lead["after_tie" if last["winner"] is None else ended][0]["by"]

    def start(self, request):
        """Deal, and return the position before the lead."""
        self.round, self.scores = request["round"], [*request["scores"]]
        self.by_lot = self.finds() == "lot"
        self.lot = self.round["lots"][0] if self.by_lot and self.round["lots"] else None
        self.line, self.passed, self.over, self.leader = [], [], None, None
        self.passes = [0 for _ in self.sides]
        self.begin(*self.dealt_by(request["deal"]))
        self.leader = self.turn()
        return {"state": self.state(), "events": []}

    def dealt_by(self, deal):
        """Return hands and boneyard; an order is dealt seven by seven."""
        if "hands" in deal:
            return deal["hands"], deal["boneyard"]
        order, end = deal["order"], 7 * len(self.sides)
        return [order[at : at + 7] for at in range(0, end, 7)], order[end:]

    def legal(self):
        """Return the moves that the library lists."""
        head = {"seat": self.turn(), "move": "play"}
        moves = () if self.over else self.moves()
        return {
            "actions": [
                {**head, "tile": tile} | ({} if end is None else {"end": end})
                for tile, end in moves
            ]
        }

    def apply(self, move):
        """Make a move; return the position after it and after the passes that follow."""
        if self.over:
            raise Refused("game_over")
        if move["seat"] != self.turn():
            raise Refused("not_your_turn")
        if move["move"] != "play" or ("end" in move) is not bool(self.line):
            raise Refused("illegal_action")
        events = self.play(move["seat"], move["tile"], move.get("end"), move.get("out"))
        return {"state": self.state(), "events": events}

    def play(self, seat, tile, end, wanted):
        """Lay a tile; return what has happened."""
        out = None if end is None else sum(halves_of(tile)) - self.number_at(end)
        if wanted not in (None, out):
            raise Refused("illegal_action")  # a library turns the tile by itself
        self.make(tile, end)
        events = [self.lay(seat, tile, end, out)]
        outcome = self.outcome()
        self.passed = [] if outcome else self.seats_between(seat, self.turn())
        return events + (self.finish(seat, *outcome) if outcome else self.passes_told())

    def passes_told(self):
        """Tell the passes that the library has made."""
        for seat in self.passed:
            self.passes[seat] += 1
        return [{"event": "pass", "seat": seat, "stuck": True} for seat in self.passed]

    def number_at(self, end):
        """Return the number that an end shows: its name."""
        return end

    def ends(self):
        """Return the open ends."""
        return [{"end": number, "shows": [number]} for number in sorted({*self.shown()})]

    def lay(self, seat, tile, end, out):
        """Note a tile in the line."""
        high, low = halves_of(tile)
        lies = "crosswise" if high == low else "lengthwise"
        laid = {"tile": tile, "seat": seat, "end": end, "out": out}
        self.line.append({**laid, "lies": lies})
        return {"event": "play", **laid}

    def seats_between(self, seat, turn):
        """Return the seats that the library has passed over."""
        seats = len(self.sides)
        return [(seat + step) % seats for step in range(1, (turn - seat - 1) % seats + 1)]

    def finish(self, seat, ended, winner, points):
        """End the round as the library says; return the events of the end."""
        winners = [] if winner is None else [self.sides[winner]]
        before = self.scores
        gained = [points if side in winners else 0 for side in range(len(before))]
        self.scores = [score + gain for score, gain in zip(before, gained, strict=True)]
        told = {"ended": ended, "seat": seat, "winner": winner, "winners": winners}
        self.over = {**told, "pips": self.pips(), "points": gained}
        self.over |= self.match(before)
        side = winners and {"seat": seat, "award": self.award, "side": winners[0]}
        awards = [{"event": "award", **side, "points": points}] if points else []
        return [{"event": "round-end", **told}, *awards]

    def pips(self):
        """Return what the hands count."""
        return [sum(sum(halves_of(tile)) for tile in hand) for hand in self.hands()]

    def link(self, **more):
        """Return what the next round starts with, where a library plays matches."""
        before, winners = self.round.get("history", {}), self.over["winners"]
        won, running = (before.get(key) or [0, 0] for key in ("won", "running"))
        passes = before.get("passes") or [0 for _ in self.sides]
        history = {
            "won": [count + (side in winners) for side, count in enumerate(won)],
            "running": [
                count + 1 if side in winners else 0 if winners else count
                for side, count in enumerate(running)
            ],
            "ties": 0 if winners else before.get("ties", 0) + 1,
            "passes": [old + new for old, new in zip(passes, self.passes, strict=True)],
        }
        last = {key: self.over[key] for key in ("winner", "ended")}
        last |= {"leader": self.leader, "closer": self.over["seat"]}
        number = self.round["number"] + 1
        follows = {"number": number, "last": last, "history": history | more}
        return {"round": follows, "scores": self.scores}

    def match(self, scores):
        """Return what the result says of the match; a library without matches says nothing."""
        return {"match_over": False, "match_winners": []}

    def state(self, viewer="all"):
        """Return the position as somebody sees it."""
        hands = [[*hand] for hand in self.hands()]
        match_over = self.over and self.over["match_over"]
        status = "match-over" if match_over else "round-over" if self.over else "playing"
        seen = [hand if viewer in ("all", seat) else None for seat, hand in enumerate(hands)]
        is_stopped = self.over and self.over["ended"] == "stopped"
        out = [] if is_stopped else [seat for seat, hand in enumerate(hands) if not hand]
        return {
            "status": status,
            "turn": None if self.over else self.turn(),
            "round": self.round["number"],
            "leader": self.leader,
            "ends": self.ends(),
            "line": self.line,
            "hand_sizes": [len(hand) for hand in hands],
            "hands": seen,
            "boneyard": 0,
            "passes": len(self.passed),
            "confirmed": sorted(self.passed),
            "scores": self.scores,
            "result": self.over,
        } | ({"out": out} if out and self.line else {})


COMMANDS = {
    "hello": lambda table, _: table.hello,
    "variant": lambda table, request: table.variant(request["variant"]),
    "start": lambda table, request: table.start(request),
    "legal": lambda table, _: table.legal(),
    "apply": lambda table, request: table.apply(request["action"]),
    "observe": lambda table, request: {"state": table.state(request["as"])},
    "bye": lambda _, __: {"ok": True},
}


def answer(table, request):
    """Return the reply to a request."""
    if request["cmd"] not in COMMANDS:
        raise Refused("unsupported")
    return COMMANDS[request["cmd"]](table, request)


def serve(table):
    """Answer requests until the harness says goodbye."""
    for line in sys.stdin:
        request = json.loads(line)
        try:
            reply = answer(table, request)
        except Refused as refused:
            reply = {"error": {"code": str(refused)}}
        except Lacking as lacking:
            reply = {"unsupported": {"features": [str(lacking)]}}
        print(json.dumps({"id": request["id"], **reply}), flush=True)
        if request["cmd"] == "bye":
            break
