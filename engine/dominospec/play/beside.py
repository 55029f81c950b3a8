# SPDX-License-Identifier: MIT
"""Joins that depend on the tile that a tile is laid on (spec/language.md, 6)."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from dominospec.play.fitting import Fits, ways
from dominospec.play.position import Out, Shows
from dominospec.tiles import Tile


class Row(NamedTuple):
    """A row of ``join.also`` or ``join.never``; None asks for nothing."""

    title: str
    tiles: frozenset[Tile]
    half: frozenset[int] | None
    end: frozenset[int] | None
    neighbour: frozenset[Tile] | None

    def speaks_of(self, tile: Tile, end: int, under: Tile | None) -> bool:
        """Whether the row speaks of a tile on an end of another one."""
        is_end = self.end is None or end in self.end
        is_there = self.neighbour is None or under in self.neighbour
        return is_end and is_there and tile in self.tiles

    def touches(self, tile: Tile, out: Out) -> bool:
        """Whether the half that touches is one of those asked for."""
        if self.half is None:
            return True
        return out != "across" and (tile.high + tile.low - out) in self.half


class Beside(NamedTuple):
    """What fits what, and the rows that change it by the tile laid on."""

    fits: Fits
    also: tuple[Row, ...]
    never: tuple[Row, ...]


def compile_row(row: Mapping[str, Any]) -> Row:
    """Compile a row."""
    half, end = (frozenset(row[key]) if key in row else None for key in ("half", "end"))
    under = frozenset(map(Tile.parse, row["neighbour"])) if "neighbour" in row else None
    return Row(row["title"], frozenset(map(Tile.parse, row["tiles"])), half, end, under)


def compile_beside(join: Mapping[str, Any], fits: Fits) -> Beside | None:
    """Return the rows that ask for the tile laid on; None if there are none.

    What such a row adds can be taken out by any row of ``never``, so all of these are there.
    """
    also = tuple(compile_row(row) for row in join["also"] if "neighbour" in row)
    never = tuple(map(compile_row, join["never"]))
    asks = also or any(row.neighbour is not None for row in never)
    return Beside(fits, also, never) if asks else None


def _on(beside: Beside, tile: Tile, end: int, under: Tile) -> Iterator[Out]:
    """Yield the ways to lay a tile on an end that shows one number."""
    found: set[Out] = set(beside.fits[tile].get(end, ()))
    for row in beside.also:
        if row.speaks_of(tile, end, under):
            found.update(out for out in tile if row.touches(tile, out))
    never = [row for row in beside.never if row.speaks_of(tile, end, under)]
    yield from (out for out in found if not any(row.touches(tile, out) for row in never))


def ways_beside(beside: Beside, tile: Tile, shows: Shows, under: Tile | None) -> tuple[Out, ...]:
    """Return the ways to lay a tile on an end of another one: numbers ascending, then across."""
    if under is None:
        return ways(beside.fits, tile, shows)
    found = {out for end in shows for out in _on(beside, tile, end, under)}
    return tuple(sorted(found, key=lambda out: (out == "across", out)))
