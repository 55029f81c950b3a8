# SPDX-License-Identifier: MIT
"""Quantities, conditions and seats as they are read: compiled rule text (spec/language.md, 15).

Each holds the functions that read it, taken from the tables of the chapters, and what these are
told; compiling.py makes them.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple, TypeAlias

from dominospec.tiles import Tile

Tiles: TypeAlias = frozenset[Tile]


class Modifier(NamedTuple):
    """A step from what was counted to the value: ``change(view, found, operand)``."""

    change: Callable[[Any, int, Any], int]
    operand: Any


class Quantity(NamedTuple):
    """What is counted, the parameters of the count by name, and the modifiers in their order."""

    read: Callable[[Any, Mapping[str, Any]], int | None]
    of: Mapping[str, Any]
    modifiers: tuple[Modifier, ...] = ()


class Test(NamedTuple):
    """One key of a condition: the function that tests it, and what that is told."""

    passes: Callable[[Any, Any], bool]
    of: Any


Condition: TypeAlias = tuple[Test, ...]


class Seats(NamedTuple):
    """Seats words taken together; ``names_one``: it is a single word that names one seat."""

    parts: tuple[Callable[..., Collection[int]], ...]
    names_one: bool = False
