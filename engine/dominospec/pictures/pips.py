# SPDX-License-Identifier: MIT
"""How the pips of one half of a tile are arranged, for 0 to 21 pips.

A half is a square of side 1. Up to 9 pips lie as on any domino; more lie in rows above the number
itself, because nobody counts them at a glance.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

Dot: TypeAlias = tuple[float, float]

MOST_PIPS: Final = 21
NUMBERED_FROM: Final = 10
"""From so many pips on the number is written too."""

_ROWS: Final[tuple[str, ...]] = (
    "...,...,...",
    "...,.o.,...",
    "o..,...,..o",
    "o..,.o.,..o",
    "o.o,...,o.o",
    "o.o,.o.,o.o",
    "ooo,...,ooo",
    "ooo,.o.,ooo",
    "ooo,o.o,ooo",
    "ooo,ooo,ooo",
)
_LOW, _STEP = 0.22, 0.28
_CLOSE: Final = 7
"""From so many pips on they stand close together."""
"""Place of the first row of three, and the distance to the next."""

_MANY: Final = {
    10: (3, 4, 3), 11: (4, 3, 4), 12: (4, 4, 4), 13: (4, 5, 4), 14: (5, 4, 5), 15: (5, 5, 5),
    16: (5, 6, 5), 17: (6, 5, 6), 18: (6, 6, 6), 19: (6, 7, 6), 20: (7, 6, 7), 21: (7, 7, 7),
}  # fmt: skip
"""Row lengths from 10 pips on, in the upper part of the half."""


def _few(pips: int) -> Iterator[Dot]:
    for y, row in enumerate(_ROWS[pips].split(",")):
        for x, sign in enumerate(row):
            if sign == "o":
                yield (_LOW + x * _STEP, _LOW + y * _STEP)


def _many(pips: int) -> Iterator[Dot]:
    step = 0.76 / max(_MANY[pips])
    for y, length in enumerate(_MANY[pips]):
        for x in range(length):
            yield (0.5 + (x - (length - 1) / 2) * step, 0.15 + y * 0.17)


@cache
def dots(pips: int, *, upright: bool = False) -> tuple[Dot, ...]:
    """Return the centres of the pips; ``upright`` for the half of a tile that stands on end.

    The pattern is made for a tile that lies on its side: six pips are two rows along it.
    """
    if pips >= NUMBERED_FROM:
        return tuple(_many(pips))
    return tuple((y, x) if upright else (x, y) for x, y in _few(pips))


def radius(pips: int) -> float:
    """Return how large each pip is, so that neighbours never touch."""
    if pips < NUMBERED_FROM:
        return 0.1 if pips < _CLOSE else 0.085
    return min(0.065, 0.32 / max(_MANY[pips]))
