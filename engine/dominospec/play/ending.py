# SPDX-License-Identifier: MIT
"""Whether a step has ended the turn or the round, and what then (spec/language.md, 4 and 10)."""

from collections.abc import Callable
from typing import TypeAlias

from dominospec.play.chapters.block import after_pass, is_block_found
from dominospec.play.chapters.booking import is_of_a_play
from dominospec.play.chapters.finish import (
    block_result,
    ends_by_out,
    gone_out,
    is_out,
    left_result,
    ordered_result,
    out_result,
)
from dominospec.play.chapters.seats import Moment, still_in
from dominospec.play.chapters.turn import end_turn, new_turn, turn_done
from dominospec.play.plan import Plan
from dominospec.play.position import Position, Result
from dominospec.play.settling import end_round, happened
from dominospec.tiles import Tile


def is_left_alone(plan: Plan, position: Position) -> bool:
    """Whether seats have left the round, and one at most is still in."""
    return bool(position.table.left) and len(still_in(plan, position)) <= 1


def turn_ended(plan: Plan, position: Position, *, is_judged: bool = True) -> Position:
    """Return the position after the event that ends the turn."""
    if not (plan.awards["turn-end"] or plan.rules["turn-end"]):
        return position
    seat, laid = position.turn.seat, position.turn.laid
    tile = laid[-1].tile if laid else None
    moment = Moment("turn-end", seat, tile, position.tally.passes)
    return happened(plan, position, moment, is_judged=is_judged)


def adds_up(plan: Plan, position: Position) -> bool:
    """Whether an end of the round now adds up with the last play towards an exact target."""
    return plan.match.overshoot == "whole-play" and is_of_a_play(position)


Judge: TypeAlias = Callable[[Plan, Position], Result]


def closed(plan: Plan, position: Position, judge: Judge, tile: Tile | None = None) -> Position:
    """Return the position after the round has ended, and with it the turn, by whatever but a foul.

    ``tile`` is the one by which a seat has gone out.
    """
    position = turn_ended(plan, position, is_judged=not adds_up(plan, position))
    if position.result:
        return position
    return end_round(plan, position, judge(plan, position), tile)


def _ordered(plan: Plan, position: Position) -> Judge | None:
    """Return what judges the end of the round that a rule has ordered, or leaving has brought."""
    if position.table.ending:
        return ordered_result
    return left_result if is_left_alone(plan, position) else None


def over_without_turn_end(plan: Plan, position: Position) -> Position | None:
    """Return the position with the round over, if the event of a deal has ended it.

    A deal is nobody's turn, so none ends.
    """
    if position.result:
        return position
    judge = _ordered(plan, position)
    return end_round(plan, position, judge(plan, position)) if judge else None


def over_by_draw(plan: Plan, position: Position) -> Position | None:
    """Return the position with the round over, if a draw before the first tile has ended it."""
    if position.result:
        return position
    judge = _ordered(plan, position)
    return closed(plan, position, judge) if judge else None


def passed_before_the_lead(plan: Plan, position: Position) -> Position:
    """Return the position after the turn of a seat that could not lead, with the round over or not.

    Whom the lead is offered next is for others to say.
    """
    if not position.result:
        position = turn_ended(plan, position)
    over = over_without_turn_end(plan, position)
    return turn_done(plan, position) if over is None else over


def concluded(plan: Plan, position: Position, moment: Moment) -> Position | None:
    """Return what an event leads to if the round or the turn is over by it; else nothing.

    Going out comes before anything else, a block comes last.
    """
    seat = moment.actor
    if moment.event == "play" and is_out(plan, position, moment):
        position = gone_out(position, seat)
        if ends_by_out(plan, position):
            return closed(plan, position, out_result, moment.tile)
    judge = _ordered(plan, position)
    if judge is None and is_block_found(plan, position):
        judge = block_result
    if judge is not None:
        return closed(plan, position, judge)
    if seat in position.table.out or seat in position.table.left:
        return turn_over(plan, position)
    return None


def turn_over(
    plan: Plan, position: Position, *, passed: bool | None = None, again: bool = False
) -> Position:
    """Return the position after the turn.

    A seat whose hand has become empty is out now. ``passed`` says that the turn ended by a pass,
    and whether that was a stuck one; ``again`` that the seat has another turn.
    """
    position = turn_ended(plan, position)
    if position.result:
        return position
    moment = Moment("turn-end", position.turn.seat)
    if is_out(plan, position, moment):
        position = gone_out(position, moment.actor)
        if ends_by_out(plan, position):
            return end_round(plan, position, out_result(plan, position))
    judge = _ordered(plan, position)
    if judge is None and passed is not None:
        position, over = after_pass(plan, position, stuck=passed)
        judge = block_result if over else None
    if judge is not None:
        return end_round(plan, position, judge(plan, position))
    return new_turn(plan, position) if again else end_turn(plan, position)
