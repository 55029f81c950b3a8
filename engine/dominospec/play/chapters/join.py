# SPDX-License-Identifier: MIT
"""Which tiles may be laid where (spec/language.md, 6 and 7)."""

from collections.abc import Iterable

from dominospec.play.chapters.access import open_to
from dominospec.play.chapters.duty import dutiful
from dominospec.play.fitting import Ends
from dominospec.play.plan import Plan
from dominospec.play.position import Move, Out, Position, Shows
from dominospec.tiles import Tile


def playable(plan: Plan, position: Position, seat: int) -> Ends:
    """Return the ends as they are for a seat: those where it may lay nothing show nothing."""
    ends = open_to(plan, position, seat) if plan.trains else position.ends
    return dutiful(plan, position, seat, ends) if position.layout else ends


def plays_of(plan: Plan, position: Position, seat: int) -> tuple[Move, ...]:
    """Return what a seat could lay, tile by tile, end by end, if nothing has been granted."""
    options = plan.options[seat][playable(plan, position, seat)]
    found: tuple[Move, ...] = ()
    hand = position.hands[seat]
    for tile in dict.fromkeys(hand) if plan.has_copies else hand:
        if tile in options:
            found += options[tile]
    for allows in plan.narrowing:
        found = tuple(move for move in found if allows(plan, position, move))
    return found


def can_play(plan: Plan, position: Position, seat: int) -> bool:
    """Whether a seat could lay a tile: the one question for stuck, blocked and calls."""
    if plan.bounds:
        return bool(plays(plan, position._replace(turn=plan.turns[seat])))
    if plan.narrowing:
        return bool(plays_of(plan, position, seat))
    hand = position.hands[seat]
    ends = playable(plan, position, seat)
    return any(not plan.joining[shows].isdisjoint(hand) for shows in ends)


def plays(plan: Plan, position: Position) -> tuple[Move, ...]:
    """Return the legal plays of the seat to move."""
    turn = position.turn
    found = plays_of(plan, position, turn.seat)
    if turn.grant:
        found = tuple(move for move in found if turn.grant.allows(move))
    return bounded(plan, position, found)


def bounded(plan: Plan, position: Position, found: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return what the chapter ``turn`` leaves of plays that fit."""
    for bound in plan.bounds:
        found = bound.keep(plan, position, found)
    return found


def first_ends(tile: Tile) -> Ends:
    """Return what the two arms of the first tile show."""
    return ((tile.high,), (tile.low,))


def grown(ends: Ends, arm: int, tile: Tile, out: Out) -> Ends:
    """Return the open ends after a tile was laid on an arm with this facing out."""
    shown = list(ends)
    shown[arm] = tuple(tile) if out == "across" else (out,)
    return tuple(shown)


def open_numbers(ends: Iterable[Shows]) -> int:
    """Return how many different numbers the open ends show."""
    return len({number for shows in ends for number in shows})


def fitting_ends(plan: Plan, tile: Tile, ends: Iterable[Shows]) -> int:
    """Return at how many open ends the tile can be laid."""
    return sum(tile in plan.joining[shows] for shows in ends)
