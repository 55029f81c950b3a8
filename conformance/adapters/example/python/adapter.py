# SPDX-License-Identifier: MIT
"""Between dominospec and the library: what init-adapter wrote, filled in."""

import json
import sys

from library import Block

SIDES = ("left", "right")
TARGET = 100
tables = {}


class Refused(Exception):
    """A code, and the rule if it is known: raise Refused("illegal_action", "law/end")."""

    def __init__(self, code, rule=None):
        super().__init__(code)
        self.error = {"code": code} | ({"rule": rule} if rule else {})


class Table:
    """A game of the library, and what the library does not remember."""

    def __init__(self, asked):
        hands = [[pair(tile) for tile in hand] for hand in asked["deal"]["hands"]]
        self.leader = asked["round"]["lots"][0]
        self.game = Block(hands, self.leader)
        self.round, self.scores = asked["round"]["number"], asked["scores"]
        self.line, self.passed, self.result = [], [], None

    def lay(self, seat, tile, end):
        """Tell the library, and write the tile down."""
        game, seen = self.game, len(self.game.log)
        side = SIDES[end] if end is not None else "right"
        try:
            game.play(pair(tile), side)
        except ValueError:
            raise Refused("illegal_action") from None
        out = game.ends()[end] if end is not None else None
        lies = "crosswise" if tile[0] == tile[-1] else "lengthwise"
        here = {"tile": tile, "seat": seat, "end": end, "out": out}
        self.line.append(here | {"lies": lies})
        self.passed = [player for _, player, *_ in game.log[seen + 1 :]]
        passes = [{"event": "pass", "seat": other, "stuck": True} for other in self.passed]
        return [{"event": "play", **here}, *passes, *(self.end() if game.over else [])]

    def out(self, tile, end):
        """What faces out: the half that does not touch; nothing is said of the first tile."""
        if end is None:
            return None
        one, other = pair(tile)
        return other if one == self.game.ends()[end] else one

    def end(self):
        """Count the round, and say what it came to."""
        game = self.game
        end = {"ended": "out" if game.over == "out" else "block", "seat": self.line[-1]["seat"]}
        end |= {"winner": game.winner, "winners": [game.winner]}
        points = [game.points() if seat == game.winner else 0 for seat in self.seats()]
        self.scores = [old + new for old, new in zip(self.scores, points, strict=True)]
        over = max(self.scores) >= TARGET
        pips = [game.pips(seat) for seat in self.seats()]
        match = {"match_over": over, "match_winners": [game.winner] if over else []}
        self.result = end | {"pips": pips, "points": points} | match
        award = {"event": "award", "award": "pips", "side": game.winner}
        return [{"event": "round-end", **end}, award | {"points": points[game.winner]}]

    def seats(self):
        return range(len(self.game.hands))

    def state(self, who="all"):
        game = self.game
        hands = [[name(tile) for tile in hand] for hand in game.hands]
        shows = enumerate(game.ends()) if self.line else ()
        status = "match-over" if self.result and self.result["match_over"] else "round-over"
        return {
            "status": status if self.result else "playing",
            "turn": None if self.result else game.turn,
            "round": self.round,
            "leader": self.leader,
            "ends": [{"end": end, "shows": [number]} for end, number in shows],
            "line": self.line,
            "hand_sizes": [len(hand) for hand in hands],
            "hands": [hand if who in ("all", seat) else None for seat, hand in enumerate(hands)],
            "boneyard": 0,
            "passes": len(self.passed),
            "confirmed": self.passed,
            "scores": self.scores,
            "result": self.result,
        }


def pair(tile):
    """The library has pairs, dominospec texts."""
    return tuple(map(int, tile.split("-")))


def name(tile):
    return "{}-{}".format(*sorted(tile, reverse=True))


def hello(asked):
    engine = {"name": "somebody's Block", "version": "3.1", "language": "python"}
    said = {"protocol": 1, "engine": engine, "features": [], "modes": ["strict"]}
    return said | {"spec_driven": False, "variants": [{"id": "block"}], "auto": ["pass"]}


def start(asked):
    if "hands" not in asked["deal"] or not asked["round"]["lots"]:
        return {"unsupported": {"features": ["deal/order", "lead"]}}
    if not all(asked["deal"]["hands"]):
        raise Refused("bad_deal")
    tables[asked["game"]] = table = Table(asked)
    return {"state": table.state(), "events": []}


def table_of(asked):
    if asked["game"] not in tables:
        raise Refused("unknown_game")
    return tables[asked["game"]]


def legal(asked):
    table = table_of(asked)
    if table.result:
        return {"actions": []}
    seat, actions = table.game.turn, []
    for tile, side in table.game.moves():
        action = {"seat": seat, "move": "play", "tile": name(tile)}
        actions.append(action | ({"end": SIDES.index(side)} if table.line else {}))
    return {"actions": actions}


def apply(asked):
    table, action = table_of(asked), asked["action"]
    if table.result:
        raise Refused("game_over", "law/over")
    if action["seat"] != table.game.turn:
        raise Refused("not_your_turn", "law/turn")
    if action["move"] != "play":
        raise Refused("illegal_action")
    if action["tile"] not in table.state()["hands"][action["seat"]]:
        raise Refused("illegal_action", "law/held")
    if ("end" in action) != bool(table.line) or action.get("end", 0) not in (0, 1):
        raise Refused("illegal_action", "law/end")
    if "out" in action and action["out"] != table.out(action["tile"], action.get("end")):
        raise Refused("illegal_action")
    events = table.lay(action["seat"], action["tile"], action.get("end"))
    return {"state": table.state(), "events": events}


def observe(asked):
    return {"state": table_of(asked).state(asked["as"])}


def done(asked):
    return {"ok": True}


def unknown(asked):
    raise Refused("unsupported")


COMMANDS = {"hello": hello, "variant": done, "start": start, "legal": legal, "apply": apply}
COMMANDS |= {"observe": observe, "bye": done}

for line in sys.stdin:
    asked = json.loads(line)
    try:
        reply = COMMANDS.get(asked["cmd"], unknown)(asked)
    except Refused as refused:
        reply = {"error": refused.error}
    print(json.dumps({"id": asked["id"], **reply}), flush=True)
    if asked["cmd"] == "bye":
        break
