# SPDX-License-Identifier: MIT
"""The tables of a resolved variant: the tiles, what they count, who sits where, what fits what."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dominospec.loading.hands import dealable, hands_of
from dominospec.loading.selecting import selected
from dominospec.loading.steps import sequence
from dominospec.tiles import Tile, double_set

Way = int | str
"""What faces outward after a tile is laid: a number, or ``across`` for both halves."""

_JOIN: Final[Mapping[str, Callable[[int, int], int]]] = {
    "equal": lambda half, _total: half,
    "sum": lambda half, total: total - half,
}
"""The number of an end that a half joins, by the word of ``join.by``."""

_WILD: Final[Mapping[str, Callable[[Tile], list[Way]]]] = {
    "lengthwise": lambda tile: [tile.low, tile.high],
    "crosswise": lambda _tile: ["across"],
    "either": lambda tile: [tile.low, tile.high, "across"],
}

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


def joined_by(half: int, join: Mapping[str, Any]) -> int:
    """Return the number of an end that a half joins; there may be no such end."""
    return _JOIN[join["by"]](half, join["sum"])


def _row(
    tile: Tile, highest: int, join: Mapping[str, Any], wild: frozenset[str]
) -> dict[str, list[Way]]:
    """Return the ways to lay one tile, by the number of the end."""
    if str(tile) in wild:
        ways: list[Way] = [tile.high] if tile.is_double else _WILD[join["wild"]["laid"]](tile)
        return {str(end): list(ways) for end in range(highest + 1)}
    outward: dict[int, list[Way]] = {}
    for half, other in ((tile.high, tile.low), (tile.low, tile.high))[: 2 - tile.is_double]:
        outward.setdefault(joined_by(half, join), []).append(other)
    return {str(end): outward[end] for end in sorted(outward) if 0 <= end <= highest}


def fits(chapters: Mapping[str, Any], tiles: Sequence[Tile]) -> dict[str, dict[str, list[Way]]]:
    """Return the ways to lay each tile, by the number of the end."""
    highest, join = chapters["set"]["highest_double"], chapters["join"]
    wild = frozenset(join["wild"]["tiles"])
    return {str(tile): _row(tile, highest, join, wild) for tile in tiles}


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
