# SPDX-License-Identifier: MIT
"""Steps of the lead in full (spec/language.md, 3)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from dominospec.loading.selecting import selected
from dominospec.tiles import Tile
from dominospec.vocabulary import Schema, follow

Step = Mapping[str, Any]

_SELECTORS: Final = ("seeks", "from", "or_lays")
_SEEKS: Final[Mapping[str, Sequence[str]]] = {
    "highest-double": ["doubles"],
    "lowest-double": ["doubles"],
    "heaviest-tile": ["every-tile"],
    "lightest-tile": ["every-tile"],
}
"""What the words look for; holder-of has its tile, and sequence-tile that of the round."""


def spelled_out(
    node: Schema, written: Sequence[Any], highest: int, tiles: Iterable[Tile]
) -> list[dict[str, Any]]:
    """Return a list of steps, each with all its keys; ``node`` is the schema of a step."""
    there = tuple(tiles)
    steps: list[dict[str, Any]] = []
    for given in written:
        step = {"by": given} if isinstance(given, str) else dict(given)
        if step["by"] == "all-draw" and "seeks" not in step:
            step |= _sought_above(steps)
        for key, child in node["properties"].items():
            step |= _default(key, follow(child), step)
        for key in _SELECTORS:
            if key in step:
                chosen = selected(step[key], there, highest)
                only = key == "seeks" and _SEEKS.get(step["by"]) == ["doubles"]
                step[key] = [str(tile) for tile in chosen if tile.is_double or not only]
        if step.get("tile") == "set-highest-double":
            step["tile"] = str(Tile(highest, highest))
        steps.append({key: step[key] for key in node["properties"] if key in step})
    return steps


def _default(key: str, meta: Schema, step: Step) -> dict[str, Any]:
    """Return a key that a step lacks, where it belongs to its word and has a default."""
    default = meta.get("x-defaults", {}).get(step["by"], meta.get("default"))
    is_due = key not in step and step["by"] in meta.get("x-for", (step["by"],))
    return {key: default} if is_due and default is not None else {}


def _sought_above(steps: Sequence[Step]) -> dict[str, Any]:
    """Return what the nearest step above looks for; nothing for the tile of the round."""
    for step in reversed(steps):
        if step["by"] in _SEEKS:
            return {"seeks": step.get("seeks", _SEEKS[step["by"]])}
        if step["by"] == "holder-of":
            return {"seeks": [step["tile"]] if "tile" in step else []}
        if step["by"] == "sequence-tile":
            return {}
    return {"seeks": []}


def sets_out(lead: Mapping[str, Any]) -> bool:
    """Whether a tile is taken out before the deal in some round."""
    lists = ("first", "later", "after_block", "after_tie")
    return any(step["lays"] == "set-out-tile" for name in lists for step in lead[name])


def sequence(chapter: Mapping[str, Any], tiles: Iterable[Tile]) -> list[str]:
    """Return the tiles of the game that rounds begin with, in order."""
    there = tuple(dict.fromkeys(tiles))
    named = [Tile.parse(text) for text in chapter["tiles"]]
    return list(map(str, _ORDER[chapter["order"]](there, named)))


Tiles: TypeAlias = Sequence[Tile]

_ORDER: Final[Mapping[str, Callable[[Tiles, Tiles], Tiles]]] = {
    "doubles-down": lambda there, _named: [tile for tile in reversed(there) if tile.is_double],
    "doubles-up": lambda there, _named: [tile for tile in there if tile.is_double],
    "listed": lambda there, named: [tile for tile in named if tile in there],
}
"""The tiles of a sequence, from those of the game and those named."""
