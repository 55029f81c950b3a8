# SPDX-License-Identifier: MIT
"""Whether a step has ended the turn or the round, and what then (spec/language.md, 4 and 10)."""

from collections.abc import Iterable

from dominospec.play.chapters.block import is_block_found
from dominospec.play.chapters.finish import (
    block_result,
    ends_by_out,
    is_out,
    left_result,
    out_result,
)
from dominospec.play.chapters.seats import Moment, still_in
from dominospec.play.chapters.turn import end_turn
from dominospec.play.plan import Plan
from dominospec.play.position import Position
from dominospec.play.settling import end_round


def is_left_alone(plan: Plan, position: Position) -> bool:
    """Whether seats have left the round, and one at most is still in."""
    return bool(position.table.left) and len(still_in(plan, position)) <= 1


def gone_out(position: Position, seat: int) -> Position:
    """Return the position with the seat out."""
    table = position.table
    return position._replace(table=table._replace(out=(*table.out, seat)))


def gone_away(position: Position, seats: Iterable[int]) -> Position:
    """Return the position with the seats out of the round, each once."""
    table = position.table
    left = tuple(seat for seat in seats if seat not in table.left and seat not in table.out)
    return position._replace(table=table._replace(left=(*table.left, *left)))


def concluded(plan: Plan, position: Position, moment: Moment) -> Position | None:
    """Return what an event leads to if the round or the turn is over by it; else nothing.

    Going out comes before anything else, a block comes last.
    """
    seat = moment.actor
    if moment.event == "play" and is_out(plan, position, moment):
        position = gone_out(position, seat)
        if ends_by_out(plan, position):
            return end_round(plan, position, out_result(plan, position, seat), moment.tile)
    if is_left_alone(plan, position):
        return end_round(plan, position, left_result(plan, position))
    if is_block_found(plan, position):
        return end_round(plan, position, block_result(plan, position))
    if seat in position.table.out or seat in position.table.left:
        return end_turn(plan, position)
    return None


def turn_over(plan: Plan, position: Position) -> Position:
    """Return the position after the turn: a seat whose hand has become empty is out now."""
    seat = position.turn.seat
    if is_out(plan, position, Moment("pass", seat)):
        position = gone_out(position, seat)
        if ends_by_out(plan, position):
            return end_round(plan, position, out_result(plan, position, seat))
    return end_turn(plan, position)
