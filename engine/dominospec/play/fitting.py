# SPDX-License-Identifier: MIT
"""Which tiles can be laid on which ends (spec/language.md, 6): tables that fill as they are used.

A game meets few of the states that open ends can be in, but meets them again and again.
"""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from dominospec.play.position import Move, Out, Shows
from dominospec.tiles import Tile

Ends: TypeAlias = tuple[Shows, ...]
_LINE = 2
_MOST_SHOWN = 2
"""A tile shows no more numbers than these outward."""
Fits: TypeAlias = Mapping[Tile, Mapping[int, tuple[Out, ...]]]


def ways(fits: Fits, tile: Tile, shows: Shows) -> tuple[Out, ...]:
    """Return the ways to lay the tile on an end: numbers ascending, then across.

    The bare table shows every number: any tile can be laid there, either half outward.
    """
    by_number = fits[tile]
    if len(shows) == 1:
        return by_number.get(shows[0], ())
    if len(shows) > _MOST_SHOWN:
        return tuple(sorted(set(tile)))
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
    """For the ends, none before the lead: a seat's moves by tile, each row end by end.

    A line has few states of its two ends, and they are kept. Layouts with more arms have more
    states than can be kept; for them the moves of each arm are kept and put together anew.
    """

    def __init__(self, seat: int, fits: Fits, *, choosing: bool = False) -> None:
        """``choosing``: who leads says which half of a mixed tile stays open."""
        self.seat = seat
        self.fits = fits
        self.choosing = choosing
        self.arms: dict[tuple[int, Shows], Mapping[Tile, tuple[Move, ...]]] = {}

    def __missing__(self, ends: Ends) -> Mapping[Tile, tuple[Move, ...]]:
        found = self._together(ends) if ends else self._leads()
        if len(ends) <= _LINE:
            self[ends] = found
        return found

    def _leads(self) -> Mapping[Tile, tuple[Move, ...]]:
        return {tile: tuple(self._lead(tile)) for tile in self.fits}

    def _lead(self, tile: Tile) -> Iterator[Move]:
        is_chosen = self.choosing and not tile.is_double
        for out in (tile.low, tile.high) if is_chosen else (None,):
            yield Move(self.seat, "play", tile, out=out)

    def _together(self, ends: Ends) -> Mapping[Tile, tuple[Move, ...]]:
        found: dict[Tile, tuple[Move, ...]] = {}
        for arm, shows in enumerate(ends):
            if shows:
                for tile, moves in self._of_arm(arm, shows).items():
                    found[tile] = found[tile] + moves if tile in found else moves
        return found

    def _of_arm(self, arm: int, shows: Shows) -> Mapping[Tile, tuple[Move, ...]]:
        """Return the moves on one arm, by tile."""
        known = self.arms.get((arm, shows))
        if known is None:
            known = self.arms[arm, shows] = {
                tile: tuple(Move(self.seat, "play", tile, arm, out) for out in outward)
                for tile in self.fits
                if (outward := ways(self.fits, tile, shows))
            }
        return known
