# SPDX-License-Identifier: MIT
# ruff: noqa: ARG002 - every command gets its request; the engine talks on standard output
"""A small engine that plays plain Block from the resolved variant; it knows nothing else."""

import json
import sys


class Refused(Exception):
    def __init__(self, code, rule):
        super().__init__(code)
        self.error = {"code": code, "rule": rule}


class Round:
    def __init__(self, variant, request):
        self.fits = variant["tables"]["fits"]
        self.worth = variant["tables"]["worth"]
        self.minus = variant["score"]["awards"][0]["points"]["minus"]
        self.hands = [list(hand) for hand in request["deal"]["hands"]]
        self.scores = list(request["scores"])
        self.number = request["round"]["number"]
        self.turn = self.leader = request["round"]["lots"][0]
        self.ends, self.line = {}, []
        self.passes, self.circle, self.result = 0, [], None

    def plays(self):
        for tile in self.hands[self.turn]:
            move = {"seat": self.turn, "move": "play", "tile": tile}
            if not self.line:
                yield move
            for end, shown in self.ends.items():
                for way in self.fits[tile].get(str(shown), []):
                    yield {**move, "end": end, "out": way}

    def actions(self):
        if self.result:
            return []
        return list(self.plays()) or [{"seat": self.turn, "move": "pass"}]

    def apply(self, move):
        if self.result:
            raise Refused("game_over", "law/over")
        if move["seat"] != self.turn:
            raise Refused("not_your_turn", "law/turn")
        hits = [one for one in self.actions() if move.items() <= one.items()]
        if not hits:
            rules = {
                "play": "join/by/equal",
                "pass": "pass/when/when-stuck",
                "draw": "draw/when/never",
            }
            raise Refused(
                "illegal_action", rules.get(move["move"], "finish/block/established/called")
            )
        return self.play(hits[0]) if move["move"] == "play" else self.skip()

    def play(self, move):
        seat, tile, end = self.turn, move["tile"], move.get("end")
        self.hands[seat].remove(tile)
        lies = "crosswise" if tile[0] == tile[-1] else "lengthwise"
        here = {"tile": tile, "seat": seat, "end": end, "out": move.get("out")}
        self.line.append({**here, "lies": lies})
        self.passes, self.circle, self.closer = 0, [], seat
        if end is None:
            self.ends = dict(enumerate(map(int, tile.split("-"))))
        else:
            self.ends[end] = move["out"]
        event = {"event": "play", **here}
        return [event, *(self.next() if self.hands[seat] else self.over("out", seat, [seat]))]

    def skip(self):
        seat = self.turn
        self.passes += 1
        self.circle = sorted([*self.circle, seat])
        event = {"event": "pass", "seat": seat, "stuck": True}
        if len(self.circle) < len(self.hands):
            return [event, *self.next()]
        pips = self.pips()
        best = [seat for seat, count in enumerate(pips) if count == min(pips)]
        return [event, *self.over("block", self.closer, best)]

    def next(self):
        self.turn = (self.turn + 1) % len(self.hands)
        return []

    def pips(self):
        return [sum(self.worth[tile] for tile in hand) for hand in self.hands]

    def over(self, ended, seat, best):
        winner = best[0] if len(best) == 1 else None
        pips, points, events = self.pips(), [0] * len(self.hands), []
        if winner is not None:
            own = 0 if self.minus == 0 else pips[winner]
            points[winner] = max(0, sum(pips) - pips[winner] - own)
            events = [{"event": "award", "award": "pips", "side": winner, "points": points[winner]}]
        self.scores = [one + more for one, more in zip(self.scores, points, strict=True)]
        end = {
            "ended": ended,
            "seat": seat,
            "winner": winner,
            "winners": [winner] if events else [],
        }
        match = max(self.scores) >= 100
        self.result = {
            **end, "pips": pips, "points": points, "match_over": match,
            "match_winners": end["winners"] if match else [],
        }  # fmt: skip
        return [{"event": "round-end", **end}, *events]

    def state(self, who="all"):
        over = self.result is not None
        status = (
            "playing" if not over else "match-over" if self.result["match_over"] else "round-over"
        )
        return {
            "status": status,
            "turn": None if over else self.turn,
            "round": self.number,
            "leader": self.leader,
            "ends": [{"end": end, "shows": [shown]} for end, shown in self.ends.items()],
            "line": self.line,
            "hand_sizes": [len(hand) for hand in self.hands],
            "hands": [
                hand if who in ("all", seat) else None for seat, hand in enumerate(self.hands)
            ],
            "boneyard": 0,
            "passes": self.passes,
            "confirmed": self.circle,
            "scores": self.scores,
            "result": self.result,
        }


class Toy:
    """The conversation; the misbehaving engines of the tests differ from it in one method each."""

    round_class = Round

    def __init__(self):
        self.variant, self.games = None, {}

    def hello(self, request):
        engine = {"name": "toy", "version": "1", "language": "python"}
        return {
            "protocol": 1,
            "engine": engine,
            "features": [],
            "spec_driven": True,
            "modes": ["strict"],
        }

    def do_variant(self, request):
        variant = request["variant"]
        if variant["draw"]["when"] != "never":
            word = "draw/when/" + variant["draw"]["when"]
            return {"unsupported": {"features": [word], "reason": "the toy never draws"}}
        self.variant = variant
        return {"ok": True}

    def start(self, request):
        self.games[request["game"]] = game = self.round_class(self.variant, request)
        return {"state": game.state(), "events": []}

    def legal(self, request):
        return {"actions": self.games[request["game"]].actions()}

    def apply(self, request):
        game = self.games[request["game"]]
        try:
            events = game.apply(request["action"])
        except Refused as refused:
            return {"error": {**refused.error, "legal": game.actions()}}
        return {"state": game.state(), "events": events}

    def observe(self, request):
        return {"state": self.games[request["game"]].state(request["as"])}

    def bye(self, request):
        return {"ok": True}

    def answer(self, request):
        if request["cmd"] == "variant":
            return self.do_variant(request)
        return getattr(self, request["cmd"])(request)

    def send(self, reply):
        print(json.dumps(reply), flush=True)

    def main(self):
        for line in sys.stdin:
            request = json.loads(line)
            self.send({"id": request["id"], **self.answer(request)})
            if request["cmd"] == "bye":
                break


if __name__ == "__main__":
    Toy().main()
