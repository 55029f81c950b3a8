# SPDX-License-Identifier: MIT
"""Laying differences over rules, and remembering which file and line set what.

Records merge key by key; words, numbers and lists replace; ``null`` takes an inherited row away
(spec/language.md, section 0). Nothing here knows what a key means.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from dominospec.errors import Fault, Level
from dominospec.loading.document import Document, Pointer


class Origin(NamedTuple):
    """Who set a value: file, line, column and layer, such as ``file`` or ``set=double-nine``."""

    file: str
    line: int
    column: int
    layer: str

    def fault(self, code: str, message: str, cure: str = "", level: Level = "error") -> Fault:
        """Return a fault at this place."""
        return Fault(self.file, self.line, self.column, code, message, cure, level)


DEFAULT: Final = Origin("", 0, 0, "default")
"""The origin of what no file says: the default of the schema."""


class Tree(NamedTuple):
    """Data together with the origins of the values in it."""

    data: Any
    origins: Mapping[Pointer, Origin] = MappingProxyType({})

    def origin(self, pointer: Pointer) -> Origin:
        """Return the origin of a value, or of the nearest value around it that has one."""
        while pointer not in self.origins:
            if not pointer:
                return DEFAULT
            pointer = pointer[:-1]
        return self.origins[pointer]


def tree(document: Document, layer: str) -> Tree:
    """Return a whole file as a layer."""
    origins = {way: Origin(document.file, *spot, layer) for way, spot in document.values.items()}
    return Tree(document.data, origins)


class _Merge(NamedTuple):
    """One merge under way: the origins as they become, and what is wrong with it."""

    change: Tree
    origins: dict[Pointer, Origin]
    missed: dict[Pointer, Fault]
    is_gone: Callable[[Pointer], bool]
    is_later: Callable[[Pointer], bool]

    def forget(self, value: Any, pointer: Pointer) -> None:
        """Drop the origins of a value that is replaced."""
        self.origins.pop(pointer, None)
        for key, part in _parts(value):
            self.forget(part, (*pointer, key))

    def adopt(self, value: Any, pointer: Pointer) -> Any:
        """Take a value over as it stands; a ``null`` in it has nothing to take away."""
        self.origins[pointer] = self.change.origin(pointer)
        if isinstance(value, list):
            return [self.adopt(part, (*pointer, index)) for index, part in enumerate(value)]
        if not isinstance(value, dict):
            return value
        kept = {}
        for key, part in value.items():
            way = (*pointer, key)
            if part is not None or self.is_later(way):
                kept[key] = self.adopt(part, way)
            else:
                self.nothing_there(way)
        return kept

    def nothing_there(self, pointer: Pointer) -> None:
        if self.is_gone(pointer):
            return
        message = f"null takes '{pointer[-1]}' away, but no such row is inherited here"
        origin = self.change.origin(pointer)
        fault = origin.fault("merge/nothing-there", message, "take the line out")
        self.missed[pointer] = fault

    def lay(self, old: Any, new: Any, pointer: Pointer) -> Any:
        """Return the new value laid over the old one."""
        if not (isinstance(old, dict) and isinstance(new, dict)):
            self.forget(old, pointer)
            return self.adopt(new, pointer)
        merged = dict(old)
        for key, part in new.items():
            way = (*pointer, key)
            if part is not None or self.is_later(way):
                merged[key] = self.lay(old[key], part, way) if key in old else self.adopt(part, way)
            elif key in old:
                self.forget(merged.pop(key), way)
            else:
                self.nothing_there(way)
        return merged


def _parts(value: Any) -> Iterator[tuple[str | int, Any]]:
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list):
        yield from enumerate(value)


def overlay(
    under: Tree,
    change: Tree,
    missed: dict[Pointer, Fault],
    is_gone: Callable[[Pointer], bool] = lambda _: False,
    is_later: Callable[[Pointer], bool] = lambda _: False,
) -> Tree:
    """Return ``change`` laid over ``under``; what it takes away in vain is added to ``missed``.

    A row that ``is_gone`` was taken away by an equal before, so that both agree, or is in doubt. A
    ``null`` that is part of a difference that is laid over later stays as it is.
    """
    merge = _Merge(change, dict(under.origins), missed, is_gone, is_later)
    data = merge.lay(under.data, change.data, ())
    return Tree(data, merge.origins)


def _leaves(value: Any, pointer: Pointer = ()) -> Iterator[tuple[Pointer, Any]]:
    """Yield every value that an overlay sets: words, numbers, whole lists and ``null``."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaves(part, (*pointer, key))
    else:
        yield pointer, value


def taken_away(change: Any) -> set[Pointer]:
    """Return the rows that an overlay takes away."""
    return {pointer for pointer, value in _leaves(change) if value is None}


def conflicts(one: Any, other: Any) -> Iterator[tuple[Pointer, Pointer]]:
    """Yield the pairs of places at which two overlays set the same key differently."""
    ours, theirs = dict(_leaves(one)), dict(_leaves(other))
    for way, value in ours.items():
        for length in range(1, len(way) + 1):
            above = way[:length]
            if above in theirs and (above != way or theirs[above] != value):
                yield way, above
    for way in theirs:
        for length in range(1, len(way)):
            if way[:length] in ours:
                yield way[:length], way
