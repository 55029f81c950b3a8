# SPDX-License-Identifier: MIT
"""Which tiles a selector means, and which ends (spec/language.md, 15)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from dominospec.tiles import Tile

_WORDS: Final[Mapping[str, Callable[[Tile, int], bool]]] = {
    "every-tile": lambda _tile, _highest: True,
    "doubles": lambda tile, _highest: tile.is_double,
    "mixed-tiles": lambda tile, _highest: not tile.is_double,
    "set-highest-double": lambda tile, highest: tile == (highest, highest),
}

_PIP_WORDS: Final[Mapping[str, Callable[[int], int]]] = {
    "highest": lambda highest: highest,
    "one-more-than-highest": lambda highest: highest + 1,
    "that-number": lambda highest: highest,  # rows that stand for every number: one of them
}

_CLASSES: Final[Mapping[str, Callable[[int], bool]]] = {
    "even": lambda number: number % 2 == 0,
    "odd": lambda number: number % 2 == 1,
}

_KINDS: Final[Mapping[str, bool]] = {"double": True, "mixed": False}

_KEYS: Final[Mapping[str, Callable[[Tile, Any, int], bool]]] = {
    "kind": lambda tile, value, _highest: tile.is_double is _KINDS[value],
    "half": lambda tile, value, highest: any(is_number(half, value, highest) for half in tile),
    "without_half": lambda tile, value, highest: (
        not any(is_number(half, value, highest) for half in tile)
    ),
    "both": lambda tile, value, highest: all(is_number(half, value, highest) for half in tile),
    "pips": lambda tile, value, highest: any(
        is_number(tile.pips, one, highest)
        for one in (value if isinstance(value, list) else [value])
    ),
    "not": lambda tile, value, highest: not selects(value, tile, highest),
}

ENDS: Final[Mapping[str, Mapping[str, str]]] = {
    "anywhere": {},
    "on-that-tile": {"of": "last-tile"},
    "another-end": {"of": "not-last-tile"},
    "another-arm": {"used": "not-this-turn"},
    "own-train": {"train": "own"},
    "others-trains": {"train": "others"},
}
"""The records that the words for ends stand for."""


def is_number(number: int, asked: int | str, highest: int) -> bool:
    """Whether a number is the one that is written, or of the class."""
    if isinstance(asked, str) and asked in _CLASSES:
        return _CLASSES[asked](number)
    return number == pip(asked, highest)


def pip(value: int | str, highest: int) -> int:
    """Return the number that a number or a pip word stands for in a set."""
    return value if isinstance(value, int) else _PIP_WORDS[value](highest)


def _item_selects(item: str | Mapping[str, Any], tile: Tile, highest: int) -> bool:
    if isinstance(item, str):
        return _WORDS[item](tile, highest) if item in _WORDS else item == str(tile)
    return all(_KEYS[key](tile, value, highest) for key, value in item.items())


def selects(selector: Sequence[Any], tile: Tile, highest: int) -> bool:
    """Whether at least one item of the selector selects the tile."""
    return any(_item_selects(item, tile, highest) for item in selector)


def selected(selector: Sequence[Any], tiles: Iterable[Tile], highest: int) -> tuple[Tile, ...]:
    """Return the tiles that the selector selects, in the order of ``tiles``."""
    if "every-tile" in selector:
        return tuple(tiles)
    return tuple([tile for tile in tiles if selects(selector, tile, highest)])
