# SPDX-License-Identifier: MIT
"""What a check finds, and what it looks at."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, TypeAlias

from dominospec.errors import Level
from dominospec.loading.chapters import Part
from dominospec.loading.document import Pointer
from dominospec.loading.doubts import may_change
from dominospec.loading.hands import Hands, dealable, hands_of
from dominospec.loading.resolving import Rules
from dominospec.loading.steps import sequence
from dominospec.loading.tables import sides_of
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


class _Watched(dict[str, Any]):
    """Chapters in full, and which of them were looked at."""

    def __init__(self, chapters: Mapping[str, Any], looked_at: set[str]) -> None:
        super().__init__(chapters)
        self.looked_at = looked_at

    def __getitem__(self, name: str) -> Any:
        self.looked_at.add(name)
        return super().__getitem__(name)


class Case:
    """The rules that a check looks at, and a number of players.

    ``ids`` are those of the chapters in full. It keeps which chapters were ``looked_at``, and
    whether a check ``reads_parts``.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.looked_at: set[str] = set()
        self.reads_parts = False
        self.chapters: Mapping[str, Any] = _Watched(rules.chapters, self.looked_at)
        self.ids = {name: id(chapter) for name, chapter in rules.chapters.items()}
        self._players = players

    def forget(self) -> None:
        """Begin anew to keep what is looked at."""
        self.looked_at.clear()
        self.reads_parts = False

    @property
    def players(self) -> int:
        """The number of players."""
        self.looked_at.add("seats")
        return self._players

    @property
    def tiles(self) -> Sequence[Tile]:
        """The tiles in the game."""
        self.looked_at.add("set")
        return self.rules.tiles

    def may_be_wrong(self, finding: Finding) -> bool:
        """Whether a finding that was just made might be none, were it not for faults."""
        doubts = self.rules.doubts
        return bool(doubts) and may_change(doubts, self.looked_at, finding.pointers)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Every general part written in the chapters, outer ones first."""
        self.reads_parts = True
        return self._parts

    @cached_property
    def _parts(self) -> tuple[Part, ...]:
        return tuple(part for chapter in self.rules.shelf.values() for part in chapter.parts)

    @property
    def sides(self) -> Sequence[int]:
        """The side of each seat."""
        return sides_of(self.chapters["seats"], self.players)

    @property
    def hands(self) -> Hands | None:
        """The tiles for each seat, round by round, where they are told."""
        self.looked_at.update(("deal", "lead", "seats", "set"))
        return self._hands

    @cached_property
    def _hands(self) -> Hands | None:
        chapters, tiles = self.rules.chapters, self.rules.tiles
        return hands_of(chapters["deal"], self._players, dealable(chapters, tiles))

    @property
    def sequence(self) -> Sequence[str]:
        """The tiles of the game that rounds begin with."""
        return sequence(self.chapters["lead"]["sequence"], self.tiles)

    def writes(self, *pointer: str | int) -> bool:
        """Whether a key stands in a file, so that it does not only hold by default."""
        self.looked_at.add(str(pointer[0]))
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


def as_written(rows: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield rows under the ids that the author gave; of a row for every number the first."""
    for row in rows:
        name, _, number = str(row["id"]).partition("/")
        if number in ("", "0"):
            yield {**row, "id": name}
