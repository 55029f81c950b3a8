# SPDX-License-Identifier: MIT
"""A game as a scenario names it: a shipped variant, its options, and further changes."""

from collections.abc import Iterator, Mapping
from typing import Any

from dominospec.book.shelf import chain_of
from dominospec.loading import load, variant_ids
from dominospec.loading.filling import free_entry, is_rows
from dominospec.loading.resolving import resolution
from dominospec.reading.asked import Asked
from dominospec.vocabulary import CHAPTERS, Schema, follow, schema


def _is_shipped(game: Asked) -> bool:
    return game.source == game.variant.id and game.variant.id in variant_ids()


def _child(node: Schema, key: str) -> Schema:
    """Return the schema of a key, or of a row."""
    known = node.get("properties", {})
    return follow(known[key] if key in known else free_entry(node))


def _changes(node: Schema, base: Any, ours: Any) -> Iterator[tuple[str, Any]]:
    """Yield what must be laid over a record of the base to make ours of it."""
    for key, value in ours.items():
        if key not in base:
            yield key, value
        elif isinstance(value, Mapping) and isinstance(base[key], Mapping):
            inner = dict(_changes(_child(node, key), base[key], value))
            yield from [(key, inner)] if inner else ()
        elif value != base[key]:
            yield key, value
    for key in base:
        if key not in ours:
            yield from _gone(node, key, base[key])


def _gone(node: Schema, key: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Yield what takes a row away, or sets a key back to what is usual."""
    if is_rows(node):
        yield key, None
        return
    child = _child(node, key)
    if isinstance(value, Mapping) and (
        child.get("properties") or child.get("additionalProperties")
    ):
        inner = dict(_changes(child, value, {}))
        yield from [(key, inner)] if inner else ()
    elif "default" in child:
        yield key, child["default"]


def _overlay(base: Mapping[str, Any], ours: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for chapter in CHAPTERS:
        node = follow(schema()["$defs"][f"chapter_{chapter}"])
        inner = dict(_changes(node, base.get(chapter, {}), ours.get(chapter, {})))
        found |= {chapter: inner} if inner else {}
    return found


def game_of(game: Asked, players: int) -> str | dict[str, Any]:
    """Return the game as the key ``variant`` of a scenario; any other file is told as changes."""
    if _is_shipped(game):
        options = dict(game.options)
        return {"base": game.variant.id, "options": options} if options else game.variant.id
    bases = [data["id"] for data in chain_of(game.source)[1:] if data["id"] in variant_ids()]
    base = load(bases[0] if bases else variant_ids()[0])
    number = players if players in base.players else base.players[0]
    under = resolution(base, number).written.data
    ours = resolution(game.variant, players, dict(game.options)).written.data
    change = _overlay(under, ours)
    return {"base": base.id, "change": change} if change else base.id
