# SPDX-License-Identifier: MIT
"""The tables of a resolved variant: the tiles, what they count, who sits where, what fits what."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dominospec.loading.selecting import selected
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


def tables(chapters: Mapping[str, Any], tiles: Sequence[Tile], players: int) -> dict[str, Any]:
    """Return the tables for one number of players."""
    highest = chapters["set"]["highest_double"]
    join = chapters["join"]
    wild = frozenset(join["wild"]["tiles"])
    side = _SIDES[chapters["seats"]["sides"]]
    return {
        "tiles": [str(tile) for tile in tiles],
        "worth": _worth(tiles, chapters["set"]["tile_worth"]),
        "sides": [side(seat) for seat in range(players)],
        "hand": hand_size(chapters["deal"], players, len(tiles)),
        "fits": {str(tile): _row(tile, highest, join, wild) for tile in tiles},
    }
