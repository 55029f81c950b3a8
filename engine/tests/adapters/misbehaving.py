# SPDX-License-Identifier: MIT
# ruff: noqa: ARG001, ARG002, N801, T201 - a fake needs no name, often no request, and talks
"""Engines that break the protocol or the rules in one way each, for the tests of the harness.

Called with the name of a misbehaviour and, if wanted, a number of players: the engine misbehaves
only in games of so many.
"""

import json
import os
import signal
import subprocess
import sys
import time

from toy_block import Refused, Round, Toy

FAKES = {}


def fake(name):
    def register(made):
        FAKES[name] = made
        return made

    return register


def write(line):
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


# --- on one request the engine does something else than answering ---------------------------


def instead(name, command="apply"):
    """Register an action that is carried out instead of answering a command."""

    def register(action):
        class Fake(Toy):
            def send(self, reply):
                if self.command == command:
                    action(reply)
                else:
                    super().send(reply)

            def answer(self, request):
                self.command = request["cmd"]
                return super().answer(request)

        FAKES[name] = Fake
        return action

    return register


def line_of(reply):
    return json.dumps(reply).encode() + b"\n"


@instead("exits-on-apply")
def _(_reply):
    print("something went wrong inside", file=sys.stderr)
    sys.exit(7)


@instead("dies-of-a-signal")
def _(_reply):
    os.kill(os.getpid(), signal.SIGKILL)


@instead("exits-in-mid-line")
def _(reply):
    write(line_of(reply)[:20])
    sys.exit(0)


@instead("exits-after-hello", "variant")
def _(_reply):
    sys.exit(0)


@instead("closes-its-output")
def _(_reply):
    os.close(1)
    time.sleep(60)


@instead("hangs")
def _(_reply):
    time.sleep(60)


@instead("hangs-at-hello", "hello")
def _(_reply):
    time.sleep(60)


@instead("ignores-term")
def _(_reply):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(60)


@instead("leaves-a-grandchild")
def _(_reply):
    child = subprocess.Popen(["sleep", "60"])
    print(f"grandchild {child.pid}", file=sys.stderr)
    os._exit(0)


@instead("bom")
def _(reply):
    write(b"\xef\xbb\xbf" + line_of(reply))


@instead("log-line")
def _(reply):
    write(b"thinking\n" + line_of(reply))


@instead("two-replies")
def _(reply):
    write(line_of(reply) * 2)


@instead("wrong-id")
def _(reply):
    write(line_of({**reply, "id": reply["id"] - 1}))


@instead("text-id")
def _(reply):
    write(line_of({**reply, "id": str(reply["id"])}))


@instead("true-id", "hello")
def _(reply):
    write(line_of({**reply, "id": True}))


@instead("no-id")
def _(reply):
    del reply["id"]
    write(line_of(reply))


@instead("float-id")
def _(reply):
    write(line_of({**reply, "id": float(reply["id"])}))


@instead("bad-utf-8")
def _(reply):
    write(line_of({**reply, "note": "?"}).replace(b"?", b"\xff"))


@instead("nul")
def _(reply):
    write(b"\0" + line_of(reply))


@instead("list")
def _(reply):
    write(line_of([reply]))


@instead("nan")
def _(reply):
    write(line_of({**reply, "note": float("nan")}))


@instead("huge-number")
def _(reply):
    write(line_of({**reply, "note": 2**53}))


@instead("endless-number")
def _(reply):
    write(line_of({**reply, "note": 0}).replace(b": 0}", b": " + b"9" * 9000 + b"}"))


@instead("lone-surrogate")
def _(reply):
    write(line_of({**reply, "note": "\ud800"}))


@instead("repeated-key")
def _(reply):
    write(line_of(reply).replace(b"{", b'{"id": 1, ', 1))


@instead("deep")
def _(reply):
    write(line_of({**reply, "note": 0}).replace(b": 0}", b": " + b"[" * 40 + b"]" * 40 + b"}"))


@instead("very-deep")
def _(reply):
    write(
        line_of({**reply, "note": 0}).replace(
            b": 0}", b": " + b"[" * 100_000 + b"]" * 100_000 + b"}"
        )
    )


@instead("empty-line")
def _(reply):
    write(b"\n" + line_of(reply))


@instead("long-line")
def _(reply):
    write(line_of({**reply, "note": "x" * (1 << 20)}))


@instead("endless-line")
def _(_reply):
    while True:
        write(b"x" * 65536)


@instead("endless-lines")
def _(_reply):
    while True:
        write(b"{}\n" * 20_000)


@instead("wrong-shape")
def _(reply):
    reply.get("state", {})["turn"] = "me"
    reply.get("error", {})["code"] = 1
    write(line_of(reply))


@instead("missing-key")
def _(reply):
    reply.get("state", {}).pop("scores", None)
    reply.get("error", {}).pop("code", None)
    write(line_of(reply))


@instead("made-up-code")
def _(reply):
    write(line_of({"id": reply["id"], "error": {"code": "no_way"}}))


@instead("crlf")
def _(reply):
    write(line_of(reply).replace(b"\n", b"\r\n"))


@instead("unknown-key")
def _(reply):
    write(line_of({**reply, "mood": "good"}))


@instead("slow-but-in-time")
def _(reply):
    time.sleep(0.02)
    write(line_of(reply)[:10])
    time.sleep(0.02)
    write(line_of(reply)[10:])


@instead("floods-stderr")
def _(reply):
    for _ in range(40):
        os.write(2, b"warning: nothing\n" * 4000)
    write(line_of(reply))


@instead("hangs-on-bye", "bye")
def _(_reply):
    time.sleep(60)


@instead("exits-badly-on-bye", "bye")
def _(reply):
    write(line_of(reply))
    sys.exit(3)


@instead("chatters-after-bye", "bye")
def _(reply):
    write(line_of(reply) + b"goodbye\n")


@fake("too-much-in-all")
class _(Toy):
    def send(self, reply):
        super().send({**reply, "note": "x" * 1_000_000})


@fake("exits-at-once")
class _(Toy):
    def main(self):
        print("cannot find my book of rules", file=sys.stderr)
        sys.exit(1)


@fake("banner")
class _(Toy):
    def main(self):
        print("Toy engine, welcome", flush=True)
        super().main()


@fake("echo")
class _(Toy):
    def main(self):
        for line in sys.stdin:
            print(line, end="", flush=True)


@fake("stops-reading")
class _(Toy):
    def main(self):
        self.send({"id": 1, **self.hello(json.loads(sys.stdin.readline()))})
        time.sleep(60)


@fake("always-error")
class _(Toy):
    def answer(self, request):
        return {"error": {"code": "internal", "message": "not today"}}


@fake("error-after-hello")
class _(Toy):
    def do_variant(self, request):
        return {"error": {"code": "internal", "message": "not today"}}


@fake("always-unsupported")
class _(Toy):
    def answer(self, request):
        return {"unsupported": {"features": ["everything"]}}


@fake("supports-nothing")
class _(Toy):
    def do_variant(self, request):
        return {
            "unsupported": {"features": ["set/highest_double", "lead/first"], "reason": "small"}
        }


@fake("cannot-refuse")
class _(Toy):
    def apply(self, request):
        reply = super().apply(request)
        return {"unsupported": {"features": ["refusing"]}} if "error" in reply else reply


@fake("no-modes")
class _(Toy):
    def hello(self, request):
        return {**super().hello(request), "modes": ["refereed"]}


@fake("promises-rules")
class _(Toy):
    def hello(self, request):
        return {**super().hello(request), "features": ["refusal-rules"]}

    def apply(self, request):
        reply = super().apply(request)
        reply.get("error", {}).pop("rule", None)
        return reply


# --- engines that speak well and play badly -------------------------------------------------


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


# --- engines that keep something in mind, or throw a coin -----------------------------------


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


@fake("throws-a-coin")
class _(Toy):
    def start(self, request):
        reply = super().start(request)
        return spoiled(reply) if os.urandom(1)[0] < 64 else reply


@fake("wrong-in-game-50")
class _(Toy):
    count = 0

    def start(self, request):
        self.count += 1
        reply = super().start(request)
        return spoiled(reply) if self.count == 50 else reply


def partly(name, players):
    """Return an engine that writes as it should, but in games of so many players."""

    class Partly(FAKES[name]):
        misbehaves = True

        def do_variant(self, request):
            self.misbehaves = request["variant"]["players"] == players
            return super().do_variant(request)

        def send(self, reply):
            if self.misbehaves:
                super().send(reply)
            else:
                Toy.send(self, reply)

    return Partly


def main(name, players=0):
    (partly(name, int(players)) if players else FAKES[name])().main()


if __name__ == "__main__":
    main(*sys.argv[1:])
