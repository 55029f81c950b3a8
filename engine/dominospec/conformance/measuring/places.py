# SPDX-License-Identifier: MIT
"""The places of a game that can be changed: every value in it, with its schema and its words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from dominospec.loading.document import Pointer
from dominospec.loading.filling import free_entry, is_rows, node_of, required
from dominospec.vocabulary import CHAPTERS, Schema, follow

UNTOLD: Final = frozenset({"title", "note", "name", "counter", "after", "for_each"})
"""Keys that no engine obeys, or that only name something; changing them changes no rule."""


@dataclass(frozen=True, slots=True)
class Place:
    """One value: the way to it, its schema, the ids of the keys on the way, and what it may be.

    ``path`` is the id that words of its value begin with. ``is_written`` is false of a default
    that the file leaves unsaid.
    """

    pointer: Pointer
    node: Schema
    value: Any
    keys: tuple[str, ...]
    path: str
    may_go: bool = True
    is_written: bool = True

    @property
    def words(self) -> frozenset[str]:
        """The ids of what stands here: the keys on the way, and the word that is the value."""
        return frozenset({*self.keys, *self.word_of(self.value)})

    @property
    def choices(self) -> tuple[str, ...]:
        """All words that can stand here, in the order of the schema."""
        return tuple(word for node, _ in branches(self.node) for word in node.get("enum", ()))

    def word_of(self, value: Any) -> Iterator[str]:
        """Yield the id of a word that can stand here."""
        for node, path in branches(self.node):
            if isinstance(value, str) and value in node.get("enum", ()):
                yield f"{path or self.path}/{value}"


def branches(node: Schema) -> Iterator[tuple[Schema, str]]:
    """Yield what may describe a plain value here, each with the id of its own words, if any."""
    node = follow(node)
    yield node, "" if node.get("x-key") else node.get("x-id", "")
    for part in (node.get("then"), *node.get("anyOf", ())):
        if isinstance(part, Mapping):
            yield from branches(part)


def _holder(node: Schema) -> Schema:
    """Return the schema of a record's own keys, which may stand in ``else`` of "if a word"."""
    other = follow(node.get("else", {}))
    if "properties" not in other:
        return node
    return {**node, **other, "properties": {**other["properties"], **node.get("properties", {})}}


def _inside(place: Place, key: str, child: Schema, value: Any) -> Place:
    """Return the place of a key of a record."""
    node = follow(child)
    word = node["x-id"] if node.get("x-key") else f"{place.path}/{key}"
    path = word if node.get("x-key") else node.get("x-id", word)
    return Place((*place.pointer, key), node, value, (*place.keys, word), path)


def _record(place: Place) -> Iterator[Place]:
    holder = _holder(place.node)
    path = holder.get("x-id", place.path) if not holder.get("x-key") else place.path
    here = Place(place.pointer, holder, place.value, place.keys, path)
    needed = required(holder)
    for key, child in holder.get("properties", {}).items():
        if key in UNTOLD:
            continue
        node = follow(child)
        if key in place.value:
            found = _inside(here, key, child, place.value[key])
            yield replace(found, may_go=key not in needed)
        elif (default := _default(node)) is not None:
            yield replace(_inside(here, key, child, default), is_written=False)


def _default(node: Schema) -> Any:
    """Return what stands where nothing is said: a record of its own defaults, where it is one."""
    is_general = node.get("x-id", "").startswith("general/")
    is_record = node.get("type") == "object" and "properties" in _holder(node)
    return node.get("default", {} if is_record and not is_general else None)


def _map(place: Place) -> Iterator[Place]:
    entry = follow(free_entry(place.node))
    for key, value in place.value.items():
        way = (*place.pointer, key)
        yield Place(way, entry, value, place.keys, entry.get("x-id", place.path))


def _list(place: Place) -> Iterator[Place]:
    items = place.node.get("items") or place.node.get("else", {}).get("items", {})
    node = follow(items)
    path = place.path if node.get("x-key") else node.get("x-id", place.path)
    for index, value in enumerate(place.value):
        way = (*place.pointer, index)
        yield Place(way, node, value, place.keys, path, may_go=False, is_written=place.is_written)


def within(place: Place) -> Iterator[Place]:
    """Yield a place and all places inside it, from the outside in."""
    yield place
    if isinstance(place.value, dict):
        is_map = "properties" not in _holder(place.node) and "additionalProperties" in place.node
        inside = _map(place) if is_map else _record(place)
    elif isinstance(place.value, list):
        inside = _list(place)
    else:
        return
    for inner in inside:
        yield from within(inner)


def of_rules(
    rules: Mapping[str, Any], way: Pointer = (), *, unsaid: bool = False
) -> Iterator[Place]:
    """Yield every place of the chapters in a record; with ``unsaid`` also defaults left out."""
    for chapter in CHAPTERS:
        if chapter not in rules and not unsaid:
            continue
        value = rules.get(chapter, {})
        top = Place((*way, chapter), node_of(chapter), value, (), chapter, may_go=False)
        for place in within(top):
            if place.pointer != top.pointer and (unsaid or place.is_written):
                yield place


def is_of_rows(place: Place) -> bool:
    """Whether the value is a map of rows, whose order has a meaning."""
    return isinstance(place.value, dict) and is_rows(place.node)
