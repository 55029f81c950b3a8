# SPDX-License-Identifier: MIT
# ruff: noqa: T201 - it talks on standard output
"""Our engine as somebody else might have made it: other names for ends, forced moves made alone.

python conventions.py [--ends value] [--auto pass,draw] [--deals own]
        [--variants block,…] [--wrong] [--silent]
"""

import argparse
import json
import random
import sys

from dominospec.serve import State, answer


class Other:
    """Passes requests on to our engine, and its replies back, in another manner."""

    def __init__(self, manners):
        self.manners, self.state, self.random = manners, State(), random.Random(manners.seed)
        self.auto = [move for move in manners.auto.split(",") if move]
        self.tiles, self.dealt = [], {}

    def ask(self, request):
        return answer(self.state, json.dumps(request))

    def answer(self, request):
        command = request["cmd"]
        if command == "variant":
            self.document = request["variant"]
        if command == "start" and self.manners.deals == "own":
            request["deal"] = self.deal()
        if self.manners.ends == "value" and "end" in request.get("action", {}):
            request["action"]["end"] = self.arm(request)
        reply = self.ask(request)
        if command == "hello":
            reply |= self.hello()
        if command == "legal" and self.manners.wrong and len(reply["actions"]) > 1:
            reply["actions"].pop()
        if command in ("start", "apply") and "state" in reply:
            self.go_on(request["game"], reply)
        if command == "start" and self.manners.deals == "own" and not self.manners.silent:
            reply["deal"] = request["deal"]
        return self.by_value(reply) if self.manners.ends == "value" else reply

    def hello(self):
        named = {"ends": self.manners.ends, "auto": self.auto, "deals": self.manners.deals}
        if self.manners.variants:
            named["variants"] = [{"id": name} for name in self.manners.variants.split(",")]
            named["spec_driven"] = False
        return named

    def deal(self):
        tiles = list(self.document["tables"]["tiles"])
        self.random.shuffle(tiles)
        hands = []
        for size in self.document["tables"]["hand"][0]:
            hands.append(tiles[:size])
            del tiles[:size]
        is_unused = self.document["deal"]["rest"] == "unused"
        return {"hands": hands, "boneyard": [] if is_unused else tiles}

    def go_on(self, game, reply):
        """Make the moves that are forced."""
        while True:
            actions = self.ask({"id": 1, "cmd": "legal", "game": game})["actions"]
            if len(actions) != 1 or actions[0]["move"] not in self.auto:
                return
            more = self.ask({"id": 1, "cmd": "apply", "game": game, "action": actions[0]})
            reply["state"] = more["state"]
            reply["events"] += more["events"]

    def arm(self, request):
        """The last arm that shows the number."""
        asked = {"id": 1, "cmd": "observe", "game": request["game"], "as": "all"}
        ends = self.ask(asked)["state"]["ends"]
        wanted = request["action"]["end"]
        return next((end["end"] for end in reversed(ends) if wanted in end["shows"]), 77)

    def by_value(self, reply):
        if "state" in reply:
            reply["state"] = self.seen(reply["state"])
        for event in reply.get("events", ()):
            if event.get("end") is not None:
                event["end"] = self.joined[event["tile"]]
        for holder in (reply, reply.get("error", {})):
            for key in ("actions", "legal"):
                if isinstance(holder.get(key), list):
                    holder[key] = self.merged(holder[key])
        return reply

    def seen(self, state):
        self.arms, self.joined = {}, {}
        for piece in state["line"]:
            if piece["end"] is None:
                self.arms = dict(enumerate(map(int, piece["tile"].split("-"))))
                continue
            arm, piece["end"] = piece["end"], self.arms[piece["end"]]
            self.joined[piece["tile"]] = piece["end"]
            self.arms[arm] = piece["out"]
        numbers = {number for end in state["ends"] for number in end["shows"]}
        state["ends"] = [{"end": number, "shows": [number]} for number in sorted(numbers)]
        return state

    def merged(self, moves):
        for move in moves:
            if "end" in move:
                move["end"] = self.arms[move["end"]]
        return [move for index, move in enumerate(moves) if move not in moves[:index]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--ends", default="arm")
    parser.add_argument("--auto", default="")
    parser.add_argument("--deals", default="given")
    parser.add_argument("--variants", default="")
    parser.add_argument("--wrong", action="store_true", help="a legal move is left out")
    parser.add_argument("--silent", action="store_true", help="it does not tell its deal")
    parser.add_argument("--seed", type=int, default=0)
    other = Other(parser.parse_args())
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(other.answer(request)), flush=True)
        if request["cmd"] == "bye":
            break


if __name__ == "__main__":
    main()
