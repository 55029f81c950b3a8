# SPDX-License-Identifier: MIT
"""Starts an engine that misbehaves: ``python fake.py NAME``.

If wanted, a number of players follows: it then writes as it should, but in games of so many.
"""

import sys

from misbehaving import keeping, playing, talking, writing
from misbehaving.register import FAKES
from toy_block import Toy

assert keeping
assert playing
assert talking
assert writing


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
