# SPDX-License-Identifier: MIT
"""An engine with one fault: a proxy before a sound one that twists rules, requests or replies.

    python twisted.py FAULT ENGINE

FAULT is the id of a row of twists.yaml beside this file. A row edits the rules that the engine is
given (``rules``), or names a twist of what goes through the pipe (``wire``).
"""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import yaml


class Twist:
    """One conversation; ``ask`` speaks to the sound engine with ids of its own."""

    def __init__(self, row, command):
        self.row = row
        pipe = subprocess.PIPE
        self.engine = subprocess.Popen(shlex.split(command), stdin=pipe, stdout=pipe, text=True)  # noqa: S603
        self.number = 0
        self.told = None
        self.moves = 0

    def ask(self, request):
        self.number += 1
        line = json.dumps({**request, "id": self.number})
        self.engine.stdin.write(line + "\n")
        self.engine.stdin.flush()
        return json.loads(self.engine.stdout.readline())

    def answer(self, request):
        request = self.asked(request)
        reply = WIRE[self.row["wire"]](self, request) if "wire" in self.row else self.ask(request)
        if "state" in reply and request["cmd"] != "observe":
            self.told = reply
        return {**reply, "id": request["id"]}

    def asked(self, request):
        if request["cmd"] == "variant" and "rules" in self.row:
            return {**request, "variant": edited(request["variant"], self.row["rules"])}
        return request


def edited(document, edits):
    """Return rules with values put at places, wherever these exist."""
    document = json.loads(json.dumps(document))
    for pointer, value in edits.items():
        *way, last = pointer.strip("/").split("/")
        place = document
        try:
            for key in way:
                place = place[int(key)] if isinstance(place, list) else place[key]
            last = int(last) if isinstance(place, list) else last
            place[last]
        except (KeyError, IndexError, ValueError, TypeError):
            continue
        if value == "nothing":
            del place[last]
        else:
            place[last] = value
    return document


def of_reply(change):
    """A twist of whatever the engine replies."""
    return lambda twist, request: change(twist.ask(request))


def of_state(change):
    """A twist of every position."""

    def twisted(reply):
        if "state" in reply:
            change(reply["state"])
        return reply

    return of_reply(twisted)


def of_result(change):
    """A twist of every result."""
    return of_state(lambda state: change(state["result"], state) if state["result"] else None)


def of_legal(change):
    """A twist of the list of legal moves."""

    def twisted(reply):
        if reply.get("actions"):
            reply["actions"] = change(reply["actions"])
        return reply

    return of_reply(twisted)


def of_events(change):
    """A twist of the list of events."""

    def twisted(reply):
        if "events" in reply:
            reply["events"] = change(reply["events"])
        return reply

    return of_reply(twisted)


def of_request(command, change):
    """A twist of one kind of request."""

    def twisted(twist, request):
        if request["cmd"] == command:
            request = change(json.loads(json.dumps(request)))
        return twist.ask(request)

    return twisted


def of_error(change):
    """A twist of every refusal of a move."""

    def twisted(twist, request):
        reply = twist.ask(request)
        return change(twist, reply) if "error" in reply and request["cmd"] == "apply" else reply

    return twisted


def accepts(twist, _reply):
    return {"state": twist.told["state"], "events": []}


def changes_all_the_same(twist, reply):
    legal = twist.ask({"cmd": "legal", "game": "g1"})["actions"]
    if legal:
        twist.ask({"cmd": "apply", "game": "g1", "action": legal[0]})
    return reply


def says_error(**changed):
    return lambda _twist, reply: {"error": {**reply["error"], **changed}}


def shows_all_hands(twist, request):
    return twist.ask({**request, "as": "all"} if request["cmd"] == "observe" else request)


def dies_at(test):
    def twisted(twist, request):
        reply = twist.ask(request)
        if "state" in reply and test(reply["state"]):
            sys.exit(3)
        return reply

    return twisted


def babbles_at_the_end(twist, request):
    reply = twist.ask(request)
    if "state" in reply and reply["state"]["result"]:
        print("good game!", flush=True)
    return reply


def is_double(tile):
    high, low = tile.split("-")
    return high == low


def turn_skips(state):
    if state["turn"] is not None and len(state["line"]) == 2:
        state["turn"] = (state["turn"] + 1) % len(state["hand_sizes"])


def tie_to_first(result, _state):
    if result["ended"] == "block" and result["winner"] is None:
        result["winner"], result["winners"] = 0, [0]


def one_more_point(_result, state):
    state["scores"][0] += 1


def doubles_twice(result, state):
    hands = state["hands"]
    for seat, hand in enumerate(hands):
        result["pips"][seat] += sum(2 * int(t.split("-")[0]) for t in hand or () if is_double(t))


def swap_ends(state):
    if len(state["ends"]) == 2:
        one, other = state["ends"]
        one["shows"], other["shows"] = other["shows"], one["shows"]


def loses_a_tile(state):
    for seat, hand in enumerate(state["hands"]):
        if hand and len(hand) > 2:
            hand.pop(0)
            state["hand_sizes"][seat] -= 1


def one_fewer_left(state):
    state["boneyard"] = max(0, state["boneyard"] - 1)


def keeps_passes(state):
    if state["passes"] == 0 and len(state["line"]) > 2:
        state["passes"] = 1


def lies_along(state):
    for piece in state["line"]:
        piece["lies"] = "lengthwise"


def first_scores(state):
    state["scores"] = state["scores"][::-1]


def bottom_first(request):
    request["deal"]["boneyard"] = request["deal"].get("boneyard", [])[::-1]
    return request


def other_lots(request):
    request["round"]["lots"] = [*request["round"]["lots"][::-1][:1], 1]
    return request


def without(*way):
    def changed(request):
        place = request
        for key in way[:-1]:
            place = place[key]
        place.pop(way[-1], None)
        return request

    return changed


def put(key, value):
    return lambda request: {**request, key: value(request[key])}


def no_double_first(moves):
    rest = [move for move in moves if not (move["move"] == "play" and is_double(move["tile"]))]
    return rest or moves


def also_passes(moves):
    seat = moves[0]["seat"]
    has = any(move["move"] == "pass" for move in moves)
    return moves if has else [*moves, {"seat": seat, "move": "pass"}]


WIRE = {
    "hides-the-last-move": of_legal(lambda moves: moves[:-1] or moves),
    "repeats-a-move": of_legal(lambda moves: [*moves, moves[0]]),
    "hides-doubles": of_legal(no_double_first),
    "offers-a-pass": of_legal(also_passes),
    "hides-the-second-end": of_legal(
        lambda moves: [move for move in moves if move.get("end") != 1] or moves
    ),
    "accepts-everything": of_error(accepts),
    "wrong-code": of_error(says_error(code="bad_request")),
    "wrong-rule": of_error(says_error(rule="law/held")),
    "changes-on-refusal": of_error(changes_all_the_same),
    "shows-all-hands": shows_all_hands,
    "skips-a-turn": of_state(turn_skips),
    "level-block-to-the-first": of_result(tie_to_first),
    "one-more-point": of_result(one_more_point),
    "doubles-count-twice": of_result(doubles_twice),
    "match-goes-on": of_result(lambda result, _state: result.update(match_over=False)),
    "nobody-wins-a-block": of_result(
        lambda result, _state: result["ended"] == "block" and result.update(winner=None)
    ),
    "ends-swapped": of_state(swap_ends),
    "loses-a-tile": of_state(loses_a_tile),
    "boneyard-miscounted": of_state(one_fewer_left),
    "passes-kept": of_state(keeps_passes),
    "doubles-lie-along": of_state(lies_along),
    "scores-swapped": of_state(first_scores),
    "tells-no-awards": of_events(
        lambda events: [event for event in events if event["event"] != "award"]
    ),
    "tells-backwards": of_events(lambda events: events[::-1]),
    "draws-from-the-bottom": of_request("start", bottom_first),
    "takes-other-lots": of_request("start", other_lots),
    "forgets-scores": of_request("start", put("scores", lambda scores: [0] * len(scores))),
    "forgets-the-round": of_request(
        "start", put("round", lambda round_: {**round_, "number": 1, "last": None})
    ),
    "dies-at-a-block": dies_at(lambda state: (state["result"] or {}).get("ended") == "block"),
    "dies-of-three-passes": dies_at(lambda state: state["passes"] == 3),
    "babbles-at-the-end": babbles_at_the_end,
}


def main():
    fault, command = sys.argv[1:]
    rows = yaml.safe_load(Path(__file__).with_name("twists.yaml").read_text("utf-8"))["faults"]
    twist = Twist(next(row for row in rows if row["id"] == fault), command)
    for line in sys.stdin:
        print(json.dumps(twist.answer(json.loads(line))), flush=True)
        if json.loads(line)["cmd"] == "bye":
            break
    twist.engine.stdin.close()
    twist.engine.wait()


main()
