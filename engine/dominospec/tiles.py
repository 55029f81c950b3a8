# SPDX-License-Identifier: MIT
"""Tiles and their notation (spec/language.md, section 1)."""

import re
from functools import cache
from typing import NamedTuple, Self

_TILE = re.compile(r"(0|[1-9][0-9]?)-(0|[1-9][0-9]?)", re.ASCII)


@cache
def _halves(text: str) -> tuple[int, int]:
    """Return the halves of a tile as it is written, or raise ``ValueError``."""
    match = _TILE.fullmatch(text)
    if not match:
        raise ValueError(f"{text!r} is not a tile: write two numbers with '-', such as 5-3")
    high, low = int(match[1]), int(match[2])
    if high < low:
        raise ValueError(f"{text} is written low half first: write {low}-{high}")
    return high, low


class Tile(NamedTuple):
    """A domino, high half first, so that 3-5 and 5-3 are one value."""

    high: int
    low: int

    @classmethod
    def of(cls, one: int, other: int) -> Self:
        """Return the tile with these two halves, in either order."""
        return cls(max(one, other), min(one, other))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``5-3``; the higher half comes first, else ``ValueError``."""
        return cls(*_halves(text))

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    @property
    def is_double(self) -> bool:
        """Whether both halves are equal."""
        return self.high == self.low

    @property
    def pips(self) -> int:
        """The sum of the two halves."""
        return self.high + self.low


@cache
def double_set(highest: int) -> tuple[Tile, ...]:
    """Return the double-``highest`` set, lowest tile first."""
    return tuple(Tile(high, low) for high in range(highest + 1) for low in range(high + 1))
