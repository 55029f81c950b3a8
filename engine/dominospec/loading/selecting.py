# SPDX-License-Identifier: MIT
"""Which tiles a selector means (spec/language.md, section on tiles)."""

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
}

_KEYS: Final[Mapping[str, Callable[[Tile, Any, int], bool]]] = {
    "half": lambda tile, value, highest: pip(value, highest) in tile,
    "pips": lambda tile, value, highest: tile.pips == pip(value, highest),
    "not": lambda tile, value, highest: not selects(value, tile, highest),
}


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
    return tuple(tile for tile in tiles if selects(selector, tile, highest))
