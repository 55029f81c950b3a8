# SPDX-License-Identifier: MIT
"""The tables of a resolved variant: the tiles, what they count, who sits where, what fits what."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dominospec.loading.fitting import fits
from dominospec.loading.hands import dealable, hands_of
from dominospec.loading.selecting import selected
from dominospec.loading.steps import sequence
from dominospec.tiles import Tile, double_set

_SIDES: Final[Mapping[str, Callable[[int, int], int]]] = {
    "each-alone": lambda seat, _players: seat,
    "two-sides": lambda seat, _players: seat % 2,
    "pairs": lambda seat, players: seat % (players // 2),
}


def tiles_of(chapter: Mapping[str, Any]) -> tuple[Tile, ...]:
    """Return the tiles of a chapter ``set`` as written, lowest first, copies side by side."""
    highest = chapter["highest_double"]
    whole = double_set(highest)
    copies = dict.fromkeys(whole, chapter["copies"])
    for row in chapter["copies_of"].values():
        copies.update(dict.fromkeys(selected(row["tiles"], whole, highest), row["copies"]))
    copies.update(dict.fromkeys(selected(chapter["remove"], whole, highest), 0))
    return tuple(tile for tile in whole for _ in range(copies[tile]))


def _worth(tiles: Sequence[Tile], chapter: Mapping[str, Any]) -> dict[str, int]:
    """Return what each tile counts: its halves, or what the last row that selects it says."""
    halves = {int(half): worth for half, worth in chapter["half_worth"].items()}
    worth = {str(tile): sum(halves.get(half, half) for half in tile) for tile in tiles}
    for row in chapter["tile_worth"]:
        for text in row["tiles"]:
            lower = Tile.parse(text).low
            of_half = halves.get(lower, lower)
            worth[text] = of_half if row["worth"] == "one-half" else row["worth"]
    return worth


def sides_of(seats: Mapping[str, Any], players: int) -> list[int]:
    """Return the side of each seat."""
    sides = seats["sides"]
    if isinstance(sides, list):
        return list(sides)
    return [_SIDES[sides](seat, players) for seat in range(players)]


def tables(chapters: Mapping[str, Any], tiles: Sequence[Tile], players: int) -> dict[str, Any]:
    """Return the tables for one number of players."""
    return {
        "tiles": [str(tile) for tile in tiles],
        "worth": _worth(tiles, chapters["set"]),
        "sides": sides_of(chapters["seats"], players),
        "hand": hands_of(chapters["deal"], players, dealable(chapters, tiles)),
        "sequence": sequence(chapters["lead"]["sequence"], tiles),
        "fits": fits(chapters, tiles),
    }
