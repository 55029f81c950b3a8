# SPDX-License-Identifier: MIT
# ruff: noqa: ARG002, N801 - a fake needs no name, and often no request
"""Engines whose conversation is strange from its beginning."""

import json
import sys
import time

from toy_block import Toy

from misbehaving.register import fake


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


@fake("declares-everything")
class _(Toy):
    def hello(self, request):
        words = ["refusal-rules", "perft", "draw/when/stuck"]
        return {**super().hello(request), "features": words, "modes": ["strict", "refereed"]}

    def do_variant(self, request):
        return {"unsupported": {"features": ["everything"], "reason": "not yet"}}


@fake("dies-in-the-third-game")
class _(Toy):
    count = 0

    def start(self, request):
        self.count += 1
        return super().start(request) if self.count < 3 else sys.exit(4)
