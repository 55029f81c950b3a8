# SPDX-License-Identifier: MIT
"""Which tiles can be laid on which ends (spec/language.md, 6): tables that fill as they are used.

A game meets few of the states that open ends can be in, but meets them again and again.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from dominospec.play.position import Move, Out, Shows
from dominospec.tiles import Tile

Ends: TypeAlias = tuple[Shows, ...]
Fits: TypeAlias = Mapping[Tile, Mapping[int, tuple[Out, ...]]]
Rows: TypeAlias = Mapping[Tile, tuple[Move, ...]]
"""Moves by the tile that is laid."""

_LINE = 2
_MOST_SHOWN = 2
"""A tile shows no more numbers than these outward."""


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


class Joining(dict[Shows, Mapping[Tile, tuple[Out, ...]]]):
    """For what an end shows: the tiles that can be laid on it, each with its ways."""

    def __init__(self, fits: Fits) -> None:
        self.fits = fits

    def __missing__(self, shows: Shows) -> Mapping[Tile, tuple[Out, ...]]:
        by_tile = {tile: ways(self.fits, tile, shows) for tile in self.fits}
        found = {tile: outward for tile, outward in by_tile.items() if outward}
        self[shows] = found
        return found


class Options(dict[Ends, Rows]):
    """For the two ends of a line, none before the lead: a seat's moves, each row end by end.

    A line has few states of its two ends, and they are kept. Layouts with more arms have more
    states than can be kept; for them the moves of each arm are.
    """

    def __init__(self, seat: int, joining: Joining, *, choosing: bool = False) -> None:
        """``choosing``: who leads says which half of a mixed tile stays open."""
        self.seat = seat
        self.joining = joining
        self.choosing = choosing
        self.arms: dict[tuple[int, Shows], Rows] = {}

    def __missing__(self, ends: Ends) -> Rows:
        found = self._together(ends) if ends else self._leads()
        self[ends] = found
        return found

    def of_hand(self, hand: Iterable[Tile], ends: Ends) -> tuple[Move, ...]:
        """Return the moves with the tiles of a hand, tile by tile, end by end."""
        found: tuple[Move, ...] = ()
        if len(ends) <= _LINE:
            rows = self[ends]
            for tile in hand:
                if tile in rows:
                    found += rows[tile]
            return found
        along = self._along(ends)
        for tile in hand:
            for rows in along:
                if tile in rows:
                    found += rows[tile]
        return found

    def _leads(self) -> Rows:
        return {tile: tuple(self._lead(tile)) for tile in self.joining.fits}

    def _lead(self, tile: Tile) -> Iterator[Move]:
        is_chosen = self.choosing and not tile.is_double
        for out in (tile.low, tile.high) if is_chosen else (None,):
            yield Move(self.seat, "play", tile, out=out)

    def _together(self, ends: Ends) -> Rows:
        found: dict[Tile, tuple[Move, ...]] = {}
        for rows in self._along(ends):
            for tile, moves in rows.items():
                found[tile] = found.get(tile, ()) + moves
        return found

    def _along(self, ends: Ends) -> list[Rows]:
        """Return the moves on each arm that shows something."""
        return [self._of_arm(arm, shows) for arm, shows in enumerate(ends) if shows]

    def _of_arm(self, arm: int, shows: Shows) -> Rows:
        known = self.arms.get((arm, shows))
        if known is None:
            known = self.arms[arm, shows] = {
                tile: tuple(Move(self.seat, "play", tile, arm, out) for out in outward)
                for tile, outward in self.joining[shows].items()
            }
        return known
