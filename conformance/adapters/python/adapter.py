# SPDX-License-Identifier: MIT
# ruff: noqa: ANN001, ANN201, ANN204, ARG001 - one short page to copy
"""An adapter to copy: the pipe works, the game is yours. See protocol.md."""

import json
import sys


class Refused(Exception):
    """Raise it with a code, and the rule if you know it: Refused("illegal_action", "law/end")."""

    def __init__(self, code, rule=None):
        super().__init__(code)
        self.error = {"code": code} | ({"rule": rule} if rule else {})


def hello(request):
    engine = {"name": "my engine", "version": "0.1", "language": "python"}
    modes = ["strict"]
    return {"protocol": 1, "engine": engine, "features": [], "spec_driven": True, "modes": modes}


def variant(request):
    # Look at request["variant"], keep what you need, and return {"ok": True}.
    return {"unsupported": {"features": ["everything"], "reason": "nothing is written yet"}}


def start(request):
    # Begin request["game"] from request["deal"]; return {"state": ..., "events": []}.
    raise Refused("unsupported")


def legal(request):
    # Return {"actions": [{"seat": 0, "move": "play", "tile": "6-6"}, ...]}.
    raise Refused("unsupported")


def apply(request):
    # Make request["action"]; return {"state": ..., "events": [...]}, or raise Refused.
    raise Refused("unsupported")


def observe(request):
    # Return {"state": ...} as request["as"] sees it: "all" or a seat.
    raise Refused("unsupported")


def bye(request):
    return {"ok": True}


def unknown(request):
    raise Refused("unsupported")


COMMANDS = {f.__name__: f for f in (hello, variant, start, legal, apply, observe, bye)}

for line in sys.stdin:
    asked = json.loads(line)
    try:
        reply = COMMANDS.get(asked["cmd"], unknown)(asked)
    except Refused as refused:
        reply = {"error": refused.error}
    print(json.dumps({"id": asked["id"], **reply}), flush=True)
    if asked["cmd"] == "bye":
        break
