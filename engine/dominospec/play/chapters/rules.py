# SPDX-License-Identifier: MIT
"""What else happens on an event (spec/language.md, 14)."""

from collections.abc import Callable, Mapping, Sequence

from dominospec.play.chapters.draw import drawn_by, is_dry
from dominospec.play.chapters.seats import Moment, Subject, named, still_in
from dominospec.play.chapters.trains import marked, unmarked
from dominospec.play.chapters.view import View, holds
from dominospec.play.plan import Plan, Rule
from dominospec.play.position import Event, Position


def _skips(_plan: Plan, position: Position, seats: Sequence[int], _amount: int) -> Position:
    skips = tuple(lost + (seat in seats) for seat, lost in enumerate(position.table.skips))
    return position._replace(table=position.table._replace(skips=skips))


def _reverses(_plan: Plan, position: Position, _seats: Sequence[int], _amount: int) -> Position:
    table = position.table
    return position._replace(table=table._replace(turning=not table.turning))


def _draws(plan: Plan, position: Position, seats: Sequence[int], amount: int) -> Position:
    for seat in seats:
        for _ in range(amount):
            if is_dry(plan, position):
                return position
            position = drawn_by(position, seat)
    return position


def _marks(plan: Plan, position: Position, seats: Sequence[int], _amount: int) -> Position:
    return marked(plan, position, seats)


def _unmarks(plan: Plan, position: Position, seats: Sequence[int], _amount: int) -> Position:
    return unmarked(plan, position, seats)


DO: Mapping[str, Callable[[Plan, Position, Sequence[int], int], Position]] = {
    "skips": _skips,
    "reverses": _reverses,
    "draws": _draws,
    "marks": _marks,
    "unmarks": _unmarks,
}


def _carry_out(
    plan: Plan, position: Position, rule: Rule, moment: Moment, scores: tuple[int, ...]
) -> Position:
    subject = Subject(moment.actor, plan.sides[moment.actor])
    view = View(plan, position, moment, subject, scores, {})
    if not holds(view, rule.when):
        return position
    wanted = named(plan, position, rule.whom, moment, subject)
    first, *others = plan.orders[position.table.step][moment.actor]
    there = still_in(plan, position)
    seats = [seat for seat in (*others, first) if seat in wanted and seat in there]
    event = Event("rule", moment.actor, detail=(("rule", rule.id), ("seats", tuple(seats))))
    position = position._replace(log=(*position.log, event))
    return DO[rule.do](plan, position, seats, rule.amount)


def carry_out(plan: Plan, position: Position, moment: Moment, scores: tuple[int, ...]) -> Position:
    """Return the position after the rules of the event; ``scores`` are those before its awards."""
    for rule in plan.rules[moment.event]:
        position = _carry_out(plan, position, rule, moment, scores)
    return position
