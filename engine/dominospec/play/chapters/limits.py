# SPDX-License-Identifier: MIT
"""What may be laid beyond what fits (spec/language.md, 7; ``turn.limits``)."""

from functools import partial

from dominospec.play.chapters.ends import matching, matching_arms, place_of
from dominospec.play.chapters.seats import Moment, among
from dominospec.play.chapters.view import holds, seen_by
from dominospec.play.plan import Bound, EndsAsked, Limit, Plan
from dominospec.play.position import Move, Position
from dominospec.play.putting import put, turn_after


def _step(position: Position) -> str:
    """Return which play of a turn is to be made."""
    if not position.ends:
        return "lead"
    return "further" if position.turn.laid else "turn"


def _applies(limit: Limit, plan: Plan, position: Position) -> bool:
    """Whether the limit binds the seat to move now."""
    if _step(position) not in limit.steps:
        return False
    seat = position.turn.seat
    view = seen_by(plan, position, Moment("", seat, passes=position.tally.passes), seat)
    return seat in among(plan, position, limit.who, view.moment, view.subject) and holds(
        view, limit.while_
    )


def _is_at(position: Position, move: Move, asked: EndsAsked) -> bool:
    """Whether a play is on one of the ends asked for; the lead is on none."""
    if not asked:
        return True
    return move.end is not None and matching(position, place_of(position, move.end), asked)


def _is_concerned(limit: Limit, position: Position, move: Move) -> bool:
    is_of = limit.of is None or move.tile in limit.of
    return is_of and _is_at(position, move, limit.at)


def _first(limit: Limit, position: Position) -> frozenset[int] | None:
    """Return the open ends that come first, None where there are none or the row names none."""
    if limit.first is None or not position.ends:
        return None
    arms = matching_arms(position, limit.first)
    return frozenset(arm for arm in arms if position.ends[arm]) or None


def _broken(
    limit: Limit, plan: Plan, position: Position, move: Move, first: frozenset[int] | None
) -> str | None:
    """Return the key of the row that forbids a play concerned; None if it may be made."""
    if limit.tiles is not None and move.tile not in limit.tiles:
        return "tiles"
    if not _is_at(position, move, limit.where):
        return "where"
    if first is not None and move.end not in first:
        return "first"
    if limit.after and not _holds_after(limit, plan, position, move):
        return "after"
    return None


def _holds_after(limit: Limit, plan: Plan, position: Position, move: Move) -> bool:
    """Whether the condition holds as if the tile were laid and nothing else had happened."""
    laid = put(plan, position, move, turn_after(plan, position, move))
    moment = Moment("play", move.seat, move.tile, position.tally.passes)
    return holds(seen_by(plan, laid, moment, move.seat), limit.after)


def _keep(
    limit: Limit, plan: Plan, position: Position, found: tuple[Move, ...]
) -> tuple[Move, ...]:
    if not found or not _applies(limit, plan, position):
        return found
    first = _first(limit, position)
    kept = tuple(
        move
        for move in found
        if not _is_concerned(limit, position, move)
        or _broken(limit, plan, position, move, first) is None
    )
    return kept or (found if limit.is_lifted else ())


def _why(limit: Limit, plan: Plan, position: Position, move: Move) -> tuple[str, str]:
    key = _broken(limit, plan, position, move, _first(limit, position))
    return f"turn/limits/{key}", f"{limit.title}: {move.tile} may not be laid there now."


def bound_of(limit: Limit) -> Bound:
    """Return what a row leaves of the plays that fit."""
    return Bound(partial(_keep, limit), partial(_why, limit))
