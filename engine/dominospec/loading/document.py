# SPDX-License-Identifier: MIT
"""A file as read: its data, and the line and column of every key and value in it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from dominospec.errors import Fault, Level

Pointer: TypeAlias = tuple[str | int, ...]
"""The way to a value: the keys and positions passed on the way from the top."""

Spot: TypeAlias = tuple[int, int]
"""Line and column, counted from 1."""


_LONGEST: Final = 400


class Unknown(str):
    """Stands for a value that cannot be read; two of them are never equal."""

    __slots__ = ()


class Slips(NamedTuple):
    """What is wrong with the writing of a file that can be read in spite of it.

    Nothing can be said of the values at ``unknown``. What stands at ``unsure`` can be judged by
    itself, but it may not be what its key says.
    """

    faults: tuple[Fault, ...] = ()
    unknown: frozenset[Pointer] = frozenset()
    unsure: frozenset[Pointer] = frozenset()


class Document(NamedTuple):
    """What a file says and where it says it; ``file`` is the name shown to a reader."""

    file: str
    data: Any
    keys: Mapping[Pointer, Spot] = MappingProxyType({})
    values: Mapping[Pointer, Spot] = MappingProxyType({})
    slips: Slips = Slips()

    def spot(self, pointer: Pointer, *, of_key: bool = False) -> Spot:
        """Return the place of a value or key, or of the nearest value around it."""
        if of_key and pointer in self.keys:
            return self.keys[pointer]
        while pointer not in self.values:
            if not pointer:
                return (0, 0)
            pointer = pointer[:-1]
        return self.values[pointer]

    def fault(
        self, spot: Spot, code: str, message: str, cure: str = "", level: Level = "error"
    ) -> Fault:
        """Return a fault at a place of this file."""
        return Fault(self.file, *spot, code, message, cure, level)


def printable(text: str) -> str:
    """Return a text that may come from a file so that it can be shown on one line."""
    kept = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text[:_LONGEST])
    return kept if len(text) <= _LONGEST else f"{kept} ..."


def shown(pointer: Pointer) -> str:
    """Return a pointer as a reader sees it: ``draw/reserve``."""
    return "/".join(map(str, pointer))
