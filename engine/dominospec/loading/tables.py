# SPDX-License-Identifier: MIT
"""The tables of a resolved variant: the tiles, what they count, who sits where, what fits what."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dominospec.loading.selecting import selected
from dominospec.tiles import Tile, double_set

Way = int | str
"""What faces outward after a tile is laid: a number, or ``across`` for both halves."""

_JOIN: Final[Mapping[str, Callable[[int, int, int], bool]]] = {
    "equal": lambda half, end, _total: half == end,
    "sum": lambda half, end, total: half + end == total,
}

_WILD: Final[Mapping[str, Callable[[Tile], list[Way]]]] = {
    "lengthwise": lambda tile: [tile.low, tile.high],
    "crosswise": lambda _tile: ["across"],
    "either": lambda tile: [tile.low, tile.high, "across"],
}

_SIDES: Final[Mapping[str, Callable[[int], int]]] = {
    "each-alone": lambda seat: seat,
    "two-sides": lambda seat: seat % 2,
}


def tiles_of(highest: int, removed: Sequence[Any]) -> tuple[Tile, ...]:
    """Return the tiles in the game, lowest first."""
    out = set(selected(removed, double_set(highest), highest))
    return tuple(tile for tile in double_set(highest) if tile not in out)


def _worth(tiles: Sequence[Tile], rows: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    worth = {str(tile): tile.pips for tile in tiles}
    for row in rows:
        worth.update(dict.fromkeys(row["tiles"], row["worth"]))
    return worth


def hand_size(deal: Mapping[str, Any], players: int, tiles: int) -> int | None:
    """Return the tiles dealt to each seat; nothing where a table lacks the number of players."""
    hand = deal["hand"]
    if isinstance(hand, dict):
        size: int | None = hand.get(str(players))
        return size
    return (tiles - deal["leave"]) // players if hand == "equal-share" else int(hand)


def _ways(tile: Tile, end: int, join: Mapping[str, Any]) -> list[Way]:
    if str(tile) in join["wild"]["tiles"]:
        return [tile.high] if tile.is_double else _WILD[join["wild"]["laid"]](tile)
    fits = _JOIN[join["by"]]
    outward = {tile.high if half == tile.low else tile.low for half in tile if fits(half, end, join["sum"])}
    return list(sorted(outward))


def _fits(tiles: Sequence[Tile], highest: int, join: Mapping[str, Any]) -> dict[str, dict[str, list[Way]]]:
    ends = range(highest + 1)
    return {str(tile): {str(end): ways for end in ends if (ways := _ways(tile, end, join))} for tile in tiles}


def tables(chapters: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Return the tables for one number of players."""
    highest = chapters["set"]["highest_double"]
    tiles = tiles_of(highest, chapters["set"]["remove"])
    side = _SIDES[chapters["seats"]["sides"]]
    return {
        "tiles": [str(tile) for tile in tiles],
        "worth": _worth(tiles, chapters["set"]["tile_worth"]),
        "sides": [side(seat) for seat in range(players)],
        "hand": hand_size(chapters["deal"], players, len(tiles)),
        "fits": _fits(tiles, highest, chapters["join"]),
    }
