# SPDX-License-Identifier: MIT
"""Where the engines that misbehave are written down, and what makes most of them."""

import json
import sys

from toy_block import Toy

FAKES = {}


def fake(name):
    def register(made):
        FAKES[name] = made
        return made

    return register


def write(line):
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


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
