# SPDX-License-Identifier: MIT
"""Which tiles may be laid where (spec/language.md, 6 and 7)."""

from collections.abc import Iterable
from itertools import chain

from dominospec.play.plan import Plan
from dominospec.play.position import Hand, Move, Out, Position, Shows
from dominospec.tiles import Tile


def plays(plan: Plan, position: Position) -> tuple[Move, ...]:
    """Return the legal plays of the seat to move, tile by tile, end by end."""
    turn = position.turn
    options = plan.options(turn.seat, position.ends)
    found = chain.from_iterable(filter(None, map(options.get, position.hands[turn.seat])))
    if turn.grant:
        return tuple(move for move in found if move.end in turn.grant.ends)
    return tuple(found)


def shown(tile: Tile, out: Out) -> Shows:
    """Return what an end shows after the tile was laid on it with this facing out."""
    return tuple(tile) if out == "across" else (out,)


def first_ends(tile: Tile) -> tuple[Shows, ...]:
    """Return what the two arms of the first tile show."""
    return ((tile.high,), (tile.low,))


def grown(ends: tuple[Shows, ...], arm: int, shows: Shows) -> tuple[Shows, ...]:
    """Return the open ends with what one arm shows now."""
    return (*ends[:arm], shows, *ends[arm + 1 :])


def open_numbers(ends: Iterable[Shows]) -> int:
    """Return how many different numbers the open ends show."""
    return len({number for shows in ends for number in shows})


def fitting_ends(plan: Plan, tile: Tile, ends: Iterable[Shows]) -> int:
    """Return at how many open ends the tile can be laid."""
    return sum(tile in plan.joining(shows) for shows in ends)


def without(hand: Hand, tile: Tile) -> Hand:
    """Return the hand without the tile."""
    place = hand.index(tile)
    return hand[:place] + hand[place + 1 :]
