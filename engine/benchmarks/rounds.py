# SPDX-License-Identifier: MIT
"""Random rounds of every variant, with every choice of its options singly.

    python engine/benchmarks/rounds.py --rounds 10000

plays so many seeded rounds of each variant, shared out over its tables: every number of players,
as the file has it and with each other choice. After every move it is looked whether each tile is
in one place and whether there is a move; a round must end, and its result must name seats of the
table. What breaks is printed with the seed that shows it again.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from dominospec.chance import pick, shuffled
from dominospec.loading import load, resolve, variant_ids
from dominospec.play import Plan, Position, Round, compile_plan, deal, moves, play, start
from dominospec.tiles import Tile

MOST = 2000
"""More moves than any round can have."""


class BrokenError(Exception):
    """A law of the language does not hold."""


@dataclass(frozen=True, slots=True)
class Table:
    """A variant, a number of players, and one choice that differs from the default."""

    variant: str
    players: int
    choice: tuple[str, str] | None

    def plan(self) -> Plan:
        """Return the rules of this table, ready to play."""
        choices = dict([self.choice]) if self.choice else {}
        return compile_plan(resolve(load(self.variant), self.players, choices))

    def __str__(self) -> str:
        """Return the table in words of the command line."""
        choice = f" --option {'='.join(self.choice)}" if self.choice else ""
        return f"{self.variant} --players {self.players}{choice}"


@dataclass(slots=True)
class Count:
    """What the rounds of a variant were like."""

    tables: int = 0
    rounds: int = 0
    moves: int = 0
    longest: int = 0
    blocked: int = 0
    broken: int = 0

    def add(self, last: Position, length: int) -> None:
        """Count a round that has ended."""
        self.rounds += 1
        self.moves += length
        self.longest = max(self.longest, length)
        self.blocked += last.result is not None and last.result.ended == "block"


def tables(variant: str) -> Iterator[Table]:
    """Yield all tables of a variant that can be resolved."""
    loaded = load(variant)
    choices: list[tuple[str, str] | None] = [None]
    for option, row in loaded.options.items():
        choices += [(option, choice) for choice in row["choices"] if choice != row["default"]]
    for choice in choices:
        for players in loaded.players:
            yield Table(variant, players, choice)


def _tiles(position: Position) -> Counter[Tile]:
    laid = [event.tile for event in position.log if event.event == "play"]
    piles = (*position.hands, position.boneyard, laid)
    return Counter(tile for pile in piles for tile in pile if tile)


def _verify(plan: Plan, position: Position, tiles: Counter[Tile]) -> None:
    if _tiles(position) != tiles:
        raise BrokenError("a tile is lost or doubled")
    if (position.result is None) != bool(moves(plan, position)):
        raise BrokenError("moves and a result, or neither")
    if position.result and not set(position.result.winners) <= set(range(plan.players)):
        raise BrokenError("the winners are not at the table")


def one_round(plan: Plan, seed: str) -> tuple[Position, int]:
    """Play a round by the seed; return its last position and the number of its moves."""
    rng = Random(seed)
    lots = tuple(pick(plan.players, f"{seed}:lot/{number}") for number in range(4))
    position = start(plan, deal(plan, shuffled(plan.tiles, seed)), Round(lots=lots))
    tiles, made = _tiles(position), 0
    _verify(plan, position, tiles)
    while position.result is None:
        position = play(plan, position, rng.choice(moves(plan, position)))
        _verify(plan, position, tiles)
        made += 1
        if made > MOST:
            raise BrokenError("the round does not end")
    return position, made


def _table(table: Table, rounds: int, count: Count) -> None:
    """Play the rounds of a table; the first one that breaks ends it."""
    count.tables += 1
    seed = ""
    try:
        plan = table.plan()
        for number in range(rounds):
            seed = f"{table}/{number}"
            count.add(*one_round(plan, seed))
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is told
        count.broken += 1
        print(f"BROKEN {table}, seed '{seed}': {type(fault).__name__}: {fault}")


def _variant(variant: str, rounds: int) -> Count:
    count = Count()
    found = list(tables(variant))
    for index, table in enumerate(found):
        share = rounds // len(found) + (index < rounds % len(found))
        _table(table, max(1, share), count)
    return count


def _line(variant: str, count: Count, seconds: float) -> str:
    mean = count.moves / max(1, count.rounds)
    blocked = 100 * count.blocked / max(1, count.rounds)
    figures = (
        f"{count.tables:>6} {count.rounds:>7} {mean:>6.1f} {count.longest:>8} {blocked:>7.0f}%"
    )
    return f"{variant:<26} {figures} {count.broken:>7} {seconds:>8.1f}s"


def main() -> None:
    """Play what the command line asks for; the exit code is 1 if anything broke."""
    parser = argparse.ArgumentParser(description="Random rounds of every variant.")
    parser.add_argument("--rounds", type=int, default=1000, help="for each variant (default 1000)")
    parser.add_argument("variants", nargs="*", help="ids (default: all)")
    asked = parser.parse_args()
    print("variant                    tables  rounds  moves  longest blocked  broken     time")
    broken = 0
    for variant in asked.variants or variant_ids():
        before = time.perf_counter()
        count = _variant(variant, asked.rounds)
        print(_line(variant, count, time.perf_counter() - before), flush=True)
        broken += count.broken
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
