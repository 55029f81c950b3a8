# SPDX-License-Identifier: MIT
"""The table of what fits what: the ways to lay each tile, by the number of the end."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from dominospec.tiles import Tile

Way: TypeAlias = int | str
"""What faces outward after a tile is laid: a number, or ``across`` for both halves."""

Join: TypeAlias = Mapping[str, Any]
"""The chapter ``join`` in full."""


def _differing(half: int, join: Join, highest: int) -> Iterator[int]:
    for difference in join["differences"]:
        end = half - difference
        yield end % (highest + 1) if join["around"] else end


def _paired(half: int, join: Join, _highest: int) -> Iterator[int]:
    for pair in map(Tile.parse, join["pairs"]):
        if half in pair:
            yield pair.low if half == pair.high else pair.high


_BY: Final[Mapping[str, Callable[[int, Join, int], Iterable[int]]]] = {
    "equal": lambda half, _join, _highest: (half,),
    "sum": lambda half, join, _highest: (join["sum"] - half,),
    "difference": _differing,
    "listed": _paired,
    "nothing": lambda _half, _join, _highest: (),
}
"""The numbers of the ends that a half joins, by the word of ``join.by``."""

_WILD: Final[Mapping[str, Callable[[Tile], tuple[Way, ...]]]] = {
    "lengthwise": lambda tile: (tile.low, tile.high),
    "crosswise": lambda _tile: ("across",),
    "either": lambda tile: (tile.low, tile.high, "across"),
}


def joined_by(half: int, join: Join, highest: int) -> set[int]:
    """Return the numbers of the ends that a half joins, by the test of halves and wild halves."""
    wild = join["wild"]["halves"]
    if half in wild:
        return set(range(highest + 1))
    found = {end for end in _BY[join["by"]](half, join, highest) if 0 <= end <= highest}
    return found.union(wild)


def _halves(tile: Tile) -> tuple[tuple[int, int], ...]:
    """Return the ways a tile can touch: the half that touches, and the other one."""
    both = ((tile.high, tile.low), (tile.low, tile.high))
    return both[: 2 - tile.is_double]


def row_ways(row: Join, tile: Tile, highest: int) -> Iterator[tuple[int, int]]:
    """Yield end and half facing out of every way that a row speaks of, for a tile it selects."""
    ends = row.get("end", range(highest + 1))
    for half, other in _halves(tile):
        if half in row.get("half", (half,)):
            yield from ((end, other) for end in ends)


def _ways(
    tile: Tile, join: Join, joined: Sequence[Iterable[int]], also: Sequence[Join]
) -> dict[int, set[Way]]:
    """Return the ways to lay a tile, by the number of the end, before any is taken away.

    ``joined`` are the numbers of the ends that each number joins.
    """
    highest = len(joined) - 1
    found: dict[int, set[Way]] = {}
    if str(tile) in join["wild"]["tiles"]:
        wild = (tile.high,) if tile.is_double else _WILD[join["wild"]["laid"]](tile)
        found = {end: set(wild) for end in range(highest + 1)}
    else:
        for half, other in _halves(tile):
            for end in joined[half]:
                found.setdefault(end, set()).add(other)
    for row in also:
        for end, out in row_ways(row, tile, highest):
            found.setdefault(end, set()).add(out)
    return found


def _take_away(found: dict[int, set[Way]], row: Join, tile: Tile, highest: int) -> None:
    """Take the ways that a row of ``never`` speaks of out of those found."""
    for end, out in row_ways(row, tile, highest):
        found.get(end, set()).discard(out)
    if "half" not in row:
        for end in row.get("end", range(highest + 1)):
            found.get(end, set()).discard("across")


def _of(rows: Iterable[Join], tile: str) -> list[Join]:
    """Return the rows that select a tile."""
    return [row for row in rows if tile in row["tiles"]]


def fits(chapters: Mapping[str, Any], tiles: Iterable[Tile]) -> dict[str, dict[str, list[Way]]]:
    """Return the ways to lay each tile, by the number of the end: numbers, then across.

    Rows that ask for the tile that a tile is laid on are left to whoever plays.
    """
    highest, join = chapters["set"]["highest_double"], chapters["join"]
    also, never = (
        [row for row in join[key] if "neighbour" not in row] for key in ("also", "never")
    )
    joined = [joined_by(half, join, highest) for half in range(highest + 1)]
    table: dict[str, dict[str, list[Way]]] = {}
    for tile in dict.fromkeys(tiles):
        text = str(tile)
        found = _ways(tile, join, joined, _of(also, text))
        for row in _of(never, text):
            _take_away(found, row, tile, highest)
        table[text] = {str(end): _in_order(found[end]) for end in sorted(found) if found[end]}
    return table


def _in_order(ways: set[Way]) -> list[Way]:
    if len(ways) == 1:
        return list(ways)
    return sorted(ways, key=lambda way: (isinstance(way, str), way))
