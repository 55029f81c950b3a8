# SPDX-License-Identifier: MIT
"""How a run is carried out: in which order, in which processes, and how far.

Scenarios are cut into batches before anything runs, by their order alone; each batch meets a fresh
process. So what a scenario has met before it does not depend on how many batches run at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final, Literal

from dominospec.chance import pick
from dominospec.conformance.suite.shelf import Prepared

Order = Literal["file", "shuffle"]

ORDERS: Final[tuple[Order, ...]] = ("file", "shuffle")

_SMALL: Final = 100
_MOST: Final = 32
"""A batch has at least so many scenarios, and there are at most so many batches."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a run is carried out; an engine that keeps nothing in mind gets the same verdicts anyhow.

    ``jobs`` batches run at once; every scenario is played ``repeat`` times in a row; with ``fresh``
    each has a process of its own. The run stops after ``max_fail`` bad verdicts (0: never), and
    after ``restarts`` scenarios that broke the protocol. Scenarios whose id or file is one of the
    globs of ``exclude`` are left out, and counted as such.
    """

    order: Order = "file"
    seed: int = 0
    jobs: int = 1
    repeat: int = 1
    fresh: bool = False
    max_fail: int = 0
    restarts: int = 10
    exclude: tuple[str, ...] = ()

    def excludes(self, row: Prepared) -> bool:
        """Whether a scenario is left out."""
        names = (row.scenario.id, row.scenario.document.file)
        return any(fnmatchcase(name, glob) for name in names for glob in self.exclude)


def ordered(rows: Sequence[Prepared], manner: Manner) -> list[int]:
    """Return the numbers of the scenarios that are not left out, in the order of the run.

    A shuffle keeps the scenarios of one game together: to name another game costs an engine more
    than most scenarios do.
    """
    numbers = [number for number, row in enumerate(rows) if not manner.excludes(row)]
    if manner.order == "file":
        return numbers
    games = {row.variant["digest"] for row in rows}
    places = {game: pick(2**64, f"{manner.seed}:{game}") for game in games}

    def place(number: int) -> tuple[int, int, int]:
        row = rows[number]
        return (
            places[row.variant["digest"]],
            pick(2**64, f"{manner.seed}:{row.scenario.id}"),
            number,
        )

    return sorted(numbers, key=place)


def batches(rows: Sequence[Prepared], manner: Manner) -> list[list[int]]:
    """Return the numbers of the scenarios by batch."""
    order = ordered(rows, manner)
    size = max(_SMALL, -(-len(order) // _MOST))
    return [order[start : start + size] for start in range(0, len(order), size)]
