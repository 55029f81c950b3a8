# SPDX-License-Identifier: MIT
"""What a check finds, and what it looks at."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, TypeAlias

from dominospec.errors import Level
from dominospec.loading.chapters import Part
from dominospec.loading.document import Pointer
from dominospec.loading.resolving import Rules
from dominospec.tiles import Tile

_ROW_DEPTH: Final[Mapping[str | int, int]] = {"score": 3, "rules": 2}
"""How deep the rows stand that are carried out on an event."""


class Finding(NamedTuple):
    """Something that is wrong with rules, or worth knowing about them.

    It is about the values at ``pointers``; the one that was set last is shown as its place.
    """

    pointers: tuple[Pointer, ...]
    code: str
    message: str
    cure: str = ""
    level: Level = "error"


def error(code: str, message: str, cure: str, *pointers: Pointer) -> Finding:
    """Return a finding that makes a game unplayable or meaningless."""
    return Finding(pointers, code, message, cure)


def note(code: str, message: str, cure: str, *pointers: Pointer) -> Finding:
    """Return a finding that only may be a slip, such as a word without effect."""
    return Finding(pointers, code, message, cure, "note")


class Case:
    """The rules that a check looks at, and a number of players."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players

    @property
    def chapters(self) -> Mapping[str, Any]:
        """The chapters in full."""
        return self.rules.chapters

    @property
    def tiles(self) -> Sequence[Tile]:
        """The tiles in the game."""
        return self.rules.tiles

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Every general part written in the chapters, outer ones first."""
        return tuple(part for chapter in self.rules.shelf.values() for part in chapter.parts)

    def writes(self, *pointer: str | int) -> bool:
        """Whether a key stands in a file, so that it does not only hold by default."""
        return pointer in self.rules.written.origins

    def row(self, pointer: Pointer) -> Mapping[str, Any]:
        """Return the award or the rule, as written, in which a value stands; else nothing."""
        depth = _ROW_DEPTH.get(pointer[0], 0)
        if not depth or len(pointer) <= depth:
            return {}
        row: Any = self.rules.written.data
        for key in pointer[:depth]:
            row = row[key]
        found: Mapping[str, Any] = row
        return found

    def inside(self, pointer: Pointer) -> Pointer:
        """Return the way from the award or rule to a value in it."""
        return pointer[_ROW_DEPTH.get(pointer[0], 0) :]


Check: TypeAlias = Callable[[Case], Iterator[Finding]]
