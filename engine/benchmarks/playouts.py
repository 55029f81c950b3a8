# SPDX-License-Identifier: MIT
"""How fast the reference engine is beside other libraries, and what starting costs.

    ./do bench

or, where the package is installed with the extra ``bench``,
``python engine/benchmarks/playouts.py``.

Prints ratios only: seconds say more about a machine than about an engine. A ratio of 2 means that
we play two rounds in the time in which the other library plays one. The parts import what they
need when they run, so that ``--help`` needs nothing.
"""

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from contest import Contestant


def _present(makers: "Iterable[Callable[[], Contestant]]") -> "list[Contestant]":
    """Return the contestants that are installed, and say which are not."""
    found = []
    for make in makers:
        try:
            found.append(make())
        except ImportError as missing:
            sys.stderr.write(f"left out: {missing.name} is not installed\n")
    return found


def _table(title: str, contestants: "list[Contestant]", rounds: int, games: int) -> None:
    import contest  # noqa: PLC0415 - --help needs none of it

    print(f"\n{title}: rounds of ours for one of theirs ({rounds} times {games} rounds)")
    for ratio in contest.compare(contestants, rounds, games):
        spread = f"{ratio.lowest:.2f} to {ratio.highest:.2f}"
        print(f"  {ratio.name:<36} {ratio.middle:6.2f}   ({spread})")


def _playouts(rounds: int, games: int) -> None:
    import bare  # noqa: PLC0415 - --help needs none of it
    import libraries  # noqa: PLC0415 - --help needs none of it
    import ours  # noqa: PLC0415 - --help needs none of it

    block = ours.contestant("block", 2, {"first-lead": "lot"})
    two = _present([lambda: libraries.open_spiel("python_block_dominoes")])
    _table("Block, two players, random play", [block, *two, bare.contestant(2)], rounds, games)
    partnership = ours.contestant("partnership", 4, {"first-lead": "lot"})
    four = _present([lambda: libraries.open_spiel("python_team_dominoes"), libraries.dominoes])
    four = [*four, bare.contestant(4)]
    _table("Partnership, four players, random play", [partnership, *four], rounds, games)


def _startup(rounds: int) -> None:
    import startup  # noqa: PLC0415 - --help needs none of it

    print(f"\nStarting: CPU time over that of `python -c pass` ({rounds} times)")
    for name, ratio in startup.ratios(rounds).items():
        print(f"  {name:<36} {ratio:6.2f}")


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description="Ratios of speed and of starting cost.")
    parser.add_argument("--rounds", type=int, default=15, help="rounds of the contest (default 15)")
    parser.add_argument("--games", type=int, default=100, help="games in a round (default 100)")
    parser.add_argument("--only", choices=["playouts", "startup"], help="one of the two parts")
    asked = parser.parse_args()
    if asked.only != "startup":
        _playouts(asked.rounds, asked.games)
    if asked.only != "playouts":
        _startup(asked.rounds)


if __name__ == "__main__":
    main()
