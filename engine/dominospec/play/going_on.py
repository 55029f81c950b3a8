# SPDX-License-Identifier: MIT
"""What follows from a play, and whether the same seat goes on (spec/language.md, 4 and 7)."""

from collections.abc import Sequence

from dominospec.play.chapters.join import plays
from dominospec.play.chapters.plays import following, is_owed, may_stop
from dominospec.play.chapters.seats import Moment
from dominospec.play.chapters.view import holds, seen_by
from dominospec.play.ending import adds_up, concluded, turn_over
from dominospec.play.granting import grant_of
from dominospec.play.plan import Again, Plan
from dominospec.play.position import Grant, Move, Position
from dominospec.play.settling import cut_off_if_reached

__all__ = ["followed", "may_stop"]


def _fired(plan: Plan, position: Position, move: Move) -> list[Again]:
    """Return the rows that let the seat go on after this tile."""
    turn = position.turn
    moment = Moment("play", move.seat, move.tile, position.tally.passes)
    view = seen_by(plan, position, moment, move.seat)
    return [
        row
        for row in plan.again
        if move.tile in row.tiles
        and (row.event == "play" or move.end is None)
        and (row.drawn_counts or move.tile not in turn.drawn)
        and (row.times is None or turn.fired.count(row.id) < row.times)
        and holds(view, row.when)
    ]


def followed(plan: Plan, position: Position, move: Move, moment: Moment) -> Position:
    """Return what follows from a play once its points are booked: an end, or what is next."""
    over = concluded(plan, position, moment)
    position = over or position
    if adds_up(plan, position) and not position.result:
        position = cut_off_if_reached(plan, position, moment)
    return position if over or position.result else _gone_on(plan, position, move)


def _gone_on(plan: Plan, position: Position, move: Move) -> Position:
    """Return the position after a play: with a further play, another turn, or the next seat."""
    if plan.row and plan.row.goes_on:
        return position
    if not plan.remembers_turn:
        return turn_over(plan, position)
    rows = _fired(plan, position, move)
    turn = position.turn
    position = position._replace(turn=turn._replace(fired=(*turn.fired, *(r.id for r in rows))))
    if any(row.gives == "new-turn" for row in rows):
        return turn_over(plan, position, again=True)
    for grant in _offers(plan, position, rows):
        offered = position._replace(turn=position.turn._replace(grant=grant))
        if is_owed(grant) or plays(plan, offered):
            return offered
    return turn_over(plan, position)


def _offers(plan: Plan, position: Position, rows: Sequence[Again]) -> list[Grant]:
    """Return the further plays that rows give, then the one that every turn has."""
    usual = following(plan, position)
    given = [grant_of(rows, position)] if rows else []
    return [*given, *([usual] if usual else [])]
