# SPDX-License-Identifier: MIT
"""The words of the rule language, read off the schema.

A word is a key of a chapter or one of the values such a key can take. Its id is the path to it:
``draw/reserve`` is a key, ``draw/when/never`` a value. General parts, which stand at many places,
have ids of their own (``general/seats/opponents``), given in the schema by ``x-id``.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

from dominospec.shapes import document

Schema = Mapping[str, Any]

SCHEMA = "spec/schema/variant.schema.json"

CHAPTERS = (
    "set", "seats", "deal", "lead", "layout", "join", "turn", "draw",
    "pass", "finish", "score", "match", "fouls", "rules",
)  # fmt: skip


class Word(NamedTuple):
    """A word of the language: its id, whether it is a key or a value, and what it means."""

    id: str
    kind: Literal["key", "value"]
    description: str
    default: Any = None


@cache
def schema() -> Schema:
    """Return the variant schema."""
    return document(SCHEMA)


_FOLLOWED: dict[int, tuple[Schema, Schema]] = {}
"""What nodes were followed to; each is kept here, so that its id stays its own."""


def follow(node: Schema) -> Schema:
    """Return the node, or the definition that its ``$ref`` points to with the node's own keys."""
    if "$ref" not in node:
        return node
    if id(node) not in _FOLLOWED:
        target = schema()["$defs"][node["$ref"].rpartition("/")[2]]
        own = {key: value for key, value in node.items() if key != "$ref"}
        _FOLLOWED[id(node)] = node, follow({**target, **own})
    return _FOLLOWED[id(node)][1]


def _values(node: Schema, path: str) -> Iterator[Word]:
    """Yield the words of every ``enum`` that can stand at this place."""
    for branch in (
        node,
        node.get("then", {}),
        *node.get("anyOf", ()),
        *node.get("then", {}).get("anyOf", ()),
    ):
        if "$ref" not in branch and "enumDescriptions" in branch:
            default = node.get("default")
            for value, meaning in zip(branch["enum"], branch["enumDescriptions"], strict=True):
                yield Word(f"{path}/{value}", "value", meaning, default == value)


def _walk(node: Schema, path: str) -> Iterator[Word]:
    """Yield the keys and values below a node; shared definitions are walked on their own."""
    yield from _values(node, path)
    item = node.get("items", {})
    yield from _values(item, path)
    row = node.get("additionalProperties") or {}
    for holder in (node, item, row, row.get("else", {})):
        for key, child in holder.get("properties", {}).items():
            if follow(child).get("x-key"):
                continue
            yield Word(f"{path}/{key}", "key", follow(child)["description"], child.get("default"))
            if "$ref" not in child:
                yield from _walk(child, f"{path}/{key}")


@cache
def words() -> Mapping[str, Word]:
    """Return every word of the language by its id, in the order of the schema."""
    found: dict[str, Word] = {}
    for node in schema()["$defs"].values():
        if "x-id" not in node:
            continue
        if node.get("x-key"):
            key = Word(node["x-id"], "key", node["description"], node.get("default"))
            found[key.id] = key
        found.update((word.id, word) for word in _walk(node, node["x-id"]))
    return found
