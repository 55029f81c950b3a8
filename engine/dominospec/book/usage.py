# SPDX-License-Identifier: MIT
"""Which words of the language a variant uses: what its file and its bases write."""

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any, Final

from dominospec.book.shelf import variants
from dominospec.loading import Variant
from dominospec.loading.filling import free_entry
from dominospec.vocabulary import CHAPTERS, Schema, schema, words

_BRANCHES: Final = ("then", "else")
_CHOICES: Final = ("anyOf",)


def _entered(node: Schema, path: str) -> tuple[Schema, str]:
    """Return what a node refers to; a definition with an id of its own begins a path there."""
    while "$ref" in node:
        target = schema()["$defs"][node["$ref"].rpartition("/")[2]]
        path = target.get("x-id", path)
        node = {**target, **{key: value for key, value in node.items() if key != "$ref"}}
    return node, path


def _parts(node: Schema, path: str) -> Iterator[tuple[Schema, str]]:
    """Yield a node and all branches that may describe what stands at its place."""
    node, path = _entered(node, path)
    yield node, path
    for key in _BRANCHES:
        if isinstance(node.get(key), Mapping):
            yield from _parts(node[key], path)
    for key in _CHOICES:
        for branch in node.get(key, ()):
            yield from _parts(branch, path)


def _used(node: Schema, value: Any, path: str) -> Iterator[str]:
    """Yield the ids of the words that a value uses, which stands where the node describes it."""
    for part, here in _parts(node, path):
        if isinstance(value, dict):
            yield from _used_record(part, value, here)
        elif isinstance(value, list):
            for item in value if "items" in part else ():
                yield from _used(part["items"], item, here)
        elif isinstance(value, str) and value in part.get("enum", ()):
            yield f"{here}/{value}"


def _used_record(node: Schema, value: Mapping[str, Any], path: str) -> Iterator[str]:
    known = node.get("properties", {})
    for key, part in value.items():
        if key in known:
            child, below = _entered(known[key], f"{path}/{key}")
            yield below if child.get("x-key") else f"{path}/{key}"
            yield from _used(known[key], part, f"{path}/{key}")
        elif node.get("additionalProperties") and part is not None:
            yield from _used(free_entry(node), part, path)


def _layers(data: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the rules of a merged file, and every difference that may be laid over them."""
    yield data
    yield from data.get("by_seats", {}).values()
    for option in data.get("options", {}).values():
        yield from option["choices"].values()


def _written(layer: Mapping[str, Any]) -> Iterator[str]:
    """Yield the words that one layer of rules writes."""
    for chapter in CHAPTERS:
        if chapter in layer:
            yield chapter
            yield from _used(schema()["properties"][chapter], layer[chapter], chapter)


def _holding(written: AbstractSet[str]) -> Iterator[str]:
    """Yield the words that hold where nothing is written at their key."""
    for word in words().values():
        key, _, _ = word.id.rpartition("/")
        if word.kind == "value" and word.default is True and key in words() and key not in written:
            yield word.id


def words_used(variant: Variant) -> frozenset[str]:
    """Return the words that a variant uses, under some choice of options.

    They are written in its file or in one that it extends, or hold because nothing else is said.
    """
    found = {word for layer in _layers(variant.data) for word in _written(layer)}
    usual = set(_holding(set(_written(variant.data))))
    return frozenset((found | usual) & (words().keys() | set(CHAPTERS)))


@cache
def users() -> Mapping[str, tuple[str, ...]]:
    """Return by word the shipped variants that use it."""
    found: dict[str, list[str]] = {word: [] for word in words()}
    for variant in variants():
        for word in words_used(variant):
            found.setdefault(word, []).append(variant.id)
    return {word: tuple(ids) for word, ids in found.items()}


@cache
def seldom_used() -> tuple[str, ...]:
    """Return the words that fewer than two shipped variants use, and that are not usual anyhow."""
    return tuple(
        word.id
        for word in words().values()
        if len(users()[word.id]) <= 1 and word.default is not True
    )
