# SPDX-License-Identifier: MIT
"""When a seat may pass, and what a pass costs (spec/language.md, 9; the chapter ``pass``)."""

from collections.abc import Callable, Mapping

from dominospec.play.chapters.draw import has_drawn_round, is_dry
from dominospec.play.chapters.rows import is_turned_in_vain
from dominospec.play.plan import Plan
from dominospec.play.position import Event, Move, Position, replaced


def _when_stuck(plan: Plan, position: Position, *, stuck: bool, can_draw: bool) -> bool:
    """A seat that must draw may not pass; what is drawn may be a thing to keep."""
    if stuck:
        return not can_draw or plan.draws.when == "may-when-stuck"
    return plan.draws.drawn == "may-be-kept" and bool(position.turn.drawn)


def _at_will(plan: Plan, position: Position, *, stuck: bool, can_draw: bool) -> bool:
    """Nobody is bound to play, save with a tile drawn that must be played."""
    bound = bool(position.turn.drawn) and plan.draws.drawn == "must-be-played"
    return not bound or _when_stuck(plan, position, stuck=stuck, can_draw=can_draw)


WHEN: Mapping[str, Callable[..., bool]] = {"when-stuck": _when_stuck, "at-will": _at_will}


def may_pass(plan: Plan, position: Position, *, stuck: bool, can_draw: bool) -> bool:
    """Whether the seat to move may pass."""
    return WHEN[plan.passing.when](plan, position, stuck=stuck, can_draw=can_draw)


def join_circle(plan: Plan, position: Position, *, stuck: bool) -> tuple[int, ...]:
    """Return the seats that have proposed or confirmed a block after this pass.

    A seat joins that cannot play and gets nothing from the boneyard, because that can give no more,
    or because the seat declines or has had its share; where passing is free each pass joins.
    """
    seat = position.turn.seat
    if not _joins(plan, position, stuck=stuck):
        return ()
    circle = position.tally.circle
    return circle if seat in circle else (*circle, seat)


def _joins(plan: Plan, position: Position, *, stuck: bool) -> bool:
    if plan.passing.when == "at-will":
        return True
    if not is_turned_in_vain(plan, position):
        return False
    if not stuck or is_dry(plan, position):
        return stuck
    declines = plan.draws.when == "may-when-stuck"
    has_had = declines or has_drawn_round(plan, position, position.turn.seat)
    return has_had and not position.turn.drawn


def discarding(plan: Plan, position: Position, *, stuck: bool) -> tuple[Move, ...]:
    """Return the moves that put a tile away in order to pass; none where a plain pass does."""
    if not stuck or plan.passing.discards != "one-tile":
        return ()
    seat = position.turn.seat
    return tuple(Move(seat, "discard", tile) for tile in dict.fromkeys(position.hands[seat]))


def discarded(position: Position, move: Move) -> Position:
    """Return the position with the tile put away, which empties the circle."""
    tile, seat = move.tile, move.seat
    assert tile is not None, "a discard has a tile"
    table = position.table
    before = table.discards or ((),) * len(position.hands)
    hand = list(position.hands[seat])
    hand.remove(tile)
    return position._replace(
        hands=replaced(position.hands, seat, tuple(hand)),
        table=table._replace(discards=replaced(before, seat, tuple(sorted((*before[seat], tile))))),
        tally=position.tally._replace(circle=(), closed=0),
        log=(*position.log, Event("discard", seat, tile)),
    )
