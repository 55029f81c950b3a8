# SPDX-License-Identifier: MIT
"""Which tiles can be laid on which ends (spec/language.md, 6): tables that fill as they are used.

A game meets few of the states that open ends can be in, but meets them again and again.
"""

from collections.abc import Mapping
from typing import TypeAlias

from dominospec.play.position import Move, Out, Shows
from dominospec.tiles import Tile

Ends: TypeAlias = tuple[Shows, ...]
Fits: TypeAlias = Mapping[Tile, Mapping[int, tuple[Out, ...]]]


def ways(fits: Fits, tile: Tile, shows: Shows) -> tuple[Out, ...]:
    """Return the ways to lay the tile on an end: numbers ascending, then across."""
    by_number = fits[tile]
    if len(shows) == 1:
        return by_number.get(shows[0], ())
    both = {way for number in shows for way in by_number.get(number, ())}
    return tuple(sorted(both, key=lambda way: (way == "across", way)))


class Joining(dict[Shows, frozenset[Tile]]):
    """For what an end shows: the tiles that can be laid on it."""

    def __init__(self, fits: Fits) -> None:
        self.fits = fits

    def __missing__(self, shows: Shows) -> frozenset[Tile]:
        found = frozenset(tile for tile in self.fits if ways(self.fits, tile, shows))
        self[shows] = found
        return found


class Options(dict[Ends, Mapping[Tile, tuple[Move, ...]]]):
    """For the open ends, none before the lead: a seat's moves by tile, each row end by end."""

    def __init__(self, seat: int, fits: Fits) -> None:
        self.seat = seat
        self.fits = fits
        self.once: dict[tuple[Move, ...], tuple[Move, ...]] = {}

    def __missing__(self, ends: Ends) -> Mapping[Tile, tuple[Move, ...]]:
        rows = {tile: self._row(tile, ends) for tile in self.fits}
        found = {tile: self.once.setdefault(row, row) for tile, row in rows.items() if row}
        self[ends] = found
        return found

    def _row(self, tile: Tile, ends: Ends) -> tuple[Move, ...]:
        if not ends:
            return (Move(self.seat, "play", tile),)
        return tuple(
            Move(self.seat, "play", tile, end, out)
            for end, shows in enumerate(ends)
            for out in ways(self.fits, tile, shows)
        )
