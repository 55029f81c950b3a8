# SPDX-License-Identifier: MIT
# ruff: noqa: ARG001, ARG002, N801 - a fake needs no name, and often no request
"""Engines that speak well and play badly."""

import json

from toy_block import Refused, Round, Toy

from misbehaving.register import FAKES, fake


def altered(name):
    """Register a change of every position that the engine tells."""

    def register(change):
        class Altered(Round):
            def state(self, who="all"):
                state = json.loads(json.dumps(super().state(who)))
                change(state)
                return state

        class Fake(Toy):
            round_class = Altered

        FAKES[name] = Fake
        return change

    return register


@altered("one-score-too-many")
def _(state):
    state["scores"].append(0)


@altered("strange-leader")
def _(state):
    state["leader"] = 9


@altered("strange-confirmed")
def _(state):
    state["confirmed"] = [9]


@altered("turn-after-the-end")
def _(state):
    state["turn"] = 0


@altered("match-over-in-doubt")
def _(state):
    if state["result"]:
        state["result"]["match_over"] = True


@altered("wrong-hand-sizes")
def _(state):
    state["hand_sizes"][0] += 1


@altered("two-double-sixes")
def _(state):
    if state["line"] and state["hands"][1]:
        state["hands"][1][-1] = "6-6"


@altered("a-tile-from-elsewhere")
def _(state):
    if state["line"] and state["hands"][1]:
        state["hands"][1][-1] = "0-0"


@altered("a-boneyard-from-nowhere")
def _(state):
    state["boneyard"] = 3


@altered("the-same-end-twice")
def _(state):
    state["ends"] += state["ends"][:1]


@altered("wrong-ends")
def _(state):
    for end in state["ends"]:
        end["shows"] = [0]


@altered("line-turned-round")
def _(state):
    state["line"].reverse()


@altered("hides-all-hands")
def _(state):
    state["hands"] = [None for _ in state["hands"]]


@fake("no-moves")
class _(Toy):
    def legal(self, request):
        return {"actions": []}


@fake("moves-after-the-end")
class _(Toy):
    def legal(self, request):
        found = super().legal(request)["actions"]
        return {"actions": found or [{"seat": 0, "move": "pass"}]}


@fake("moves-of-another-seat")
class _(Toy):
    def legal(self, request):
        found = super().legal(request)["actions"]
        return {"actions": [{**move, "seat": 1 - move["seat"]} for move in found]}


@fake("moves-twice")
class _(Toy):
    def legal(self, request):
        return {"actions": super().legal(request)["actions"] * 2}


@fake("every-tile-fits")
class _(Toy):
    def legal(self, request):
        game = self.games[request["game"]]
        found = game.actions()
        if game.line and not game.result:
            more = [
                {"seat": game.turn, "move": "play", "tile": tile, "end": 0}
                for tile in game.hands[game.turn]
            ]
            found = [move for move in found if move["move"] != "play"] + more
        return {"actions": found}


@fake("lays-foreign-tiles")
class _(Toy):
    def legal(self, request):
        game = self.games[request["game"]]
        return {"actions": [{"seat": game.turn, "move": "play", "tile": "0-0"}]}


@fake("leads-at-an-end")
class _(Toy):
    def legal(self, request):
        found = super().legal(request)["actions"]
        return {
            "actions": [{"end": 0, **move} if move["move"] == "play" else move for move in found]
        }


@fake("offers-nothing-but-passing")
class _(Toy):
    def legal(self, request):
        game = self.games[request["game"]]
        return {"actions": [] if game.result else [{"seat": game.turn, "move": "pass"}]}


@fake("also-offers-passing")
class _(Toy):
    def legal(self, request):
        game = self.games[request["game"]]
        found = super().legal(request)["actions"]
        stuck = not found or found[0]["move"] == "pass"
        return {"actions": found if stuck else [*found, {"seat": game.turn, "move": "pass"}]}


@fake("accepts-everything")
class _(Toy):
    def apply(self, request):
        reply = super().apply(request)
        game = self.games[request["game"]]
        return {"state": game.state(), "events": []} if "error" in reply else reply


@fake("refuses-everything")
class _(Toy):
    def apply(self, request):
        return {"error": {"code": "illegal_action", "rule": "law/end", "message": "never"}}


@fake("wrong-code")
class _(Toy):
    def apply(self, request):
        reply = super().apply(request)
        if "error" in reply:
            reply["error"]["code"] = "bad_request"
        return reply


@fake("wrong-rule")
class _(Toy):
    def apply(self, request):
        reply = super().apply(request)
        if "error" in reply:
            reply["error"]["rule"] = "draw/reserve"
        return reply


@fake("names-no-rule")
class _(Toy):
    def apply(self, request):
        reply = super().apply(request)
        reply.get("error", {}).pop("rule", None)
        return reply


@fake("wrong-help")
class _(Toy):
    def apply(self, request):
        reply = super().apply(request)
        if "error" in reply:
            reply["error"]["legal"] = []
        return reply


class MovesOn(Round):
    def apply(self, move):
        try:
            return super().apply(move)
        except Refused:
            self.passes += 1
            raise


class Forgets(Round):
    forgotten = False

    def apply(self, move):
        try:
            return super().apply(move)
        except Refused:
            self.forgotten = True
            raise

    def actions(self):
        found = super().actions()
        return found[:0] if self.forgotten else found


@fake("changes-on-refusal")
class _(Toy):
    round_class = MovesOn


@fake("changes-moves-on-refusal")
class _(Toy):
    round_class = Forgets


@fake("never-looks-the-same")
class _(Toy):
    def observe(self, request):
        state = json.loads(json.dumps(super().observe(request)["state"]))
        state["passes"] += 1
        return {"state": state}


@fake("shows-all-hands")
class _(Toy):
    def observe(self, request):
        return super().observe({**request, "as": "all"})


@fake("shows-hands-to-those-who-wait")
class _(Toy):
    def observe(self, request):
        waits = request["as"] != self.games[request["game"]].turn
        return super().observe({**request, "as": "all"} if waits else request)


def seen_by_a_seat(name):
    """Register a change of what single seats see."""

    def register(change):
        class Fake(Toy):
            def observe(self, request):
                state = json.loads(json.dumps(super().observe(request)["state"]))
                if request["as"] != "all":
                    change(state)
                return {"state": state}

        FAKES[name] = Fake
        return change

    return register


@seen_by_a_seat("shows-other-scores")
def _(state):
    state["scores"][0] += 1


@seen_by_a_seat("hides-own-hand")
def _(state):
    state["hands"] = [None for _ in state["hands"]]


@seen_by_a_seat("shows-too-few-hands")
def _(state):
    del state["hands"][-1]


def events_altered(name):
    """Register a change of the events of every move."""

    def register(change):
        class Fake(Toy):
            def apply(self, request):
                reply = super().apply(request)
                if "events" in reply:
                    reply["events"] = change(reply["events"])
                return reply

        FAKES[name] = Fake
        return change

    return register


@events_altered("tells-nothing")
def _(events):
    return []


@events_altered("tells-the-move-late")
def _(events):
    return events[::-1]


@events_altered("tells-of-passes-only")
def _(events):
    return [{"event": "pass", "seat": 0, "stuck": True}]


@events_altered("hides-the-end")
def _(events):
    return [event for event in events if event["event"] != "round-end"]


@events_altered("tells-another-end")
def _(events):
    return [
        {**event, "winners": [1]} if event["event"] == "round-end" else event for event in events
    ]


@events_altered("hides-awards")
def _(events):
    return [event for event in events if event["event"] != "award"]


@events_altered("award-to-nobody")
def _(events):
    return [{**event, "side": 9} if event["event"] == "award" else event for event in events]


class Generous(Round):
    def pips(self):
        return [count + 1 for count in super().pips()]


@fake("counts-wrongly")
class _(Toy):
    round_class = Generous


class CountsDoublesTwice(Round):
    def pips(self):
        doubles = [[tile for tile in hand if tile[0] == tile[-1]] for hand in self.hands]
        more = [sum(self.worth[tile] for tile in hand) for hand in doubles]
        return [one + other for one, other in zip(super().pips(), more, strict=True)]


class GoesTheOtherWay(Round):
    def next(self):
        self.turn = (self.turn - 1) % len(self.hands)
        return []


class FirstOfALevelBlock(Round):
    def over(self, ended, seat, best):
        return super().over(ended, seat, best[:1])


@fake("counts-doubles-twice")
class _(Toy):
    round_class = CountsDoublesTwice


@fake("goes-the-other-way")
class _(Toy):
    round_class = GoesTheOtherWay


@fake("wrong-only-in-ties")
class _(Toy):
    round_class = FirstOfALevelBlock
