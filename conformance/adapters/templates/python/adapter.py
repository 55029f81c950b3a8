# SPDX-License-Identifier: MIT
"""Between dominospec and my engine: the pipe works, the game is to be filled in."""

import json
import sys

GAMES = []  # the games that my engine plays, such as "block"
LATER = {"unsupported": {"features": ["adapter"], "reason": "this is not written yet"}}


class Refused(Exception):
    """A code, and the rule if it is known: raise Refused("illegal_action", "law/end")."""

    def __init__(self, code, rule=None):
        super().__init__(code)
        self.error = {"code": code} | ({"rule": rule} if rule else {})


def hello(asked):  # "auto": ["pass"] and "ends": "value" say how my engine differs
    engine = {"name": "my engine", "version": "0.1", "language": "python"}
    said = {"protocol": 1, "engine": engine, "features": [], "modes": ["strict"]}
    return said | {"spec_driven": False, "variants": [{"id": game} for game in GAMES]}


def start(asked):  # begin asked["game"] with asked["deal"]: {"state": ..., "events": []}
    return LATER


def legal(asked):  # {"actions": [{"seat": 0, "move": "play", "tile": "6-6"}, ...]}
    return LATER


def apply(asked):  # make asked["action"]: {"state": ..., "events": [...]}, or raise Refused
    return LATER


def observe(asked):  # {"state": ...} as asked["as"] sees it: "all", or a seat
    return LATER


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
