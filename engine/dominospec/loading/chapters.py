# SPDX-License-Identifier: MIT
"""One chapter of the rules: what it lacks, its parts, and what it comes to in a set of tiles.

The choices of options are many, and each changes a chapter or two. Rules that are worked out from
one shelf share the chapters that do not differ, so that these are worked out, and examined, once.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from dominospec.loading.canonical import canonical
from dominospec.loading.document import Pointer
from dominospec.loading.doubts import Doubts, cut, without
from dominospec.loading.filling import Setting, children, fill, lacking, node_of
from dominospec.loading.tables import tiles_of
from dominospec.tiles import double_set
from dominospec.vocabulary import Schema, schema

_WHICH_TILES: Final = ("highest_double", "copies", "copies_of", "remove")
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Part(NamedTuple):
    """A general part as written, its schema, and the names of the definitions that led there.

    A part equals only itself, so that what is found out about it can be kept by it.
    """

    names: tuple[str, ...]
    node: Schema
    pointer: Pointer
    value: Any

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __hash__(self) -> int:
        return id(self)


def _part(node: Schema, value: Any, pointer: Pointer) -> Part:
    """Follow a schema to what describes the value, which may be the ``else`` of "if a word"."""
    names: list[str] = []
    while "$ref" in node:
        names.append(node["$ref"].rpartition("/")[2])
        node = schema()["$defs"][names[-1]]
        if isinstance(value, dict) and "properties" not in node:
            node = node.get("else", node)
    return Part(tuple(names), node, pointer, value)


def _parts(node: Schema, value: Any, pointer: Pointer) -> Iterator[Part]:
    if "$ref" in node:
        yield _part(node, value, pointer)
    for key, child, part in children(node, value):
        yield from _parts(child, part, (*pointer, key))


class Chapter:
    """A chapter as written, and what follows from it alone."""

    def __init__(self, name: str, written: Mapping[str, Any]) -> None:
        self.name = name
        self.written = written
        self._full: list[tuple[Setting, Any]] = []

    @cached_property
    def lacks(self) -> tuple[tuple[Pointer, str], ...]:
        """The way to each record that lacks a key it must have, and the key."""
        return tuple(lacking(node_of(self.name), self.written, (self.name,)))

    @cached_property
    def cuts(self) -> Doubts:
        """The ways to the rows that lack something, or to all of it where it stands in no row."""
        return frozenset(cut(way) for way, _ in self.lacks)

    @cached_property
    def sound(self) -> "Chapter":
        """The chapter less what lacks something."""
        left = without({self.name: self.written}, self.cuts)
        return Chapter(self.name, left.get(self.name, {})) if self.cuts else self

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The general parts written in it, outer ones first."""
        return tuple(_parts(node_of(self.name), self.written, (self.name,)))

    def full(self, setting: Setting) -> Any:
        """Return the chapter in full; it is one object for one setting."""
        for known, full in self._full:
            if known is setting:
                return full
        self._full.append((setting, self._filled(setting)))
        return self._full[-1][1]

    def _filled(self, setting: Setting) -> Any:
        full = fill(node_of(self.name), dict(self.written), setting)
        for key in ("copies_of", "remove") if self.name == "set" else ():
            node = node_of("set")["properties"][key]  # looks for its tiles among all there can be
            every = Setting(setting.highest, double_set(setting.highest))
            full[key] = fill(node, self.written.get(key, node["default"]), every)
        return full


class Shelf:
    """The chapters and sets of tiles met so far."""

    def __init__(self) -> None:
        self._chapters: dict[tuple[str, int], Chapter] = {}
        self._settings: dict[str, Setting] = {}
        self._of_chapters: dict[Chapter, Setting] = {}

    def chapter(self, name: str, written: Mapping[str, Any] = _NOTHING) -> Chapter:
        """Return a chapter; it is one object for one object written."""
        key = (name, id(written))  # the chapter keeps what is written, so that its id stays its own
        if key not in self._chapters:
            self._chapters[key] = Chapter(name, written)
        return self._chapters[key]

    def setting(self, the_set: Chapter) -> Setting:
        """Return the highest double and the tiles of a set."""
        if the_set not in self._of_chapters:
            self._of_chapters[the_set] = self._setting(the_set.written)
        return self._of_chapters[the_set]

    def _setting(self, the_set: Mapping[str, Any]) -> Setting:
        nodes = node_of("set")["properties"]
        whole = {name: the_set.get(name, nodes[name]["default"]) for name in _WHICH_TILES}
        key = canonical(whole)
        if key not in self._settings:
            tiles = tiles_of(whole)
            distinct = tuple(dict.fromkeys(tiles))
            self._settings[key] = Setting(whole["highest_double"], distinct, tiles)
        return self._settings[key]
