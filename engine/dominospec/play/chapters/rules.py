# SPDX-License-Identifier: MIT
"""What else happens on an event (spec/language.md, 14)."""

from collections.abc import Callable, Mapping, Sequence

from dominospec.play.chapters.counters import changed, held, holder
from dominospec.play.chapters.draw import drawn_by, is_dry
from dominospec.play.chapters.finish import gone_away
from dominospec.play.chapters.layout import arms_of_last
from dominospec.play.chapters.quantities import value
from dominospec.play.chapters.seats import Moment, Subject, named, still_in
from dominospec.play.chapters.trains import marked, unmarked
from dominospec.play.chapters.view import View, holds
from dominospec.play.plan import Plan, Rule
from dominospec.play.position import Ending, Entry, Event, Position


def _skips(_plan: Plan, position: Position, seats: Sequence[int], _amount: int) -> Position:
    skips = tuple(lost + (seat in seats) for seat, lost in enumerate(position.table.skips))
    return position._replace(table=position.table._replace(skips=skips))


def _reverses(_plan: Plan, position: Position, _seats: Sequence[int], _amount: int) -> Position:
    table = position.table
    return position._replace(table=table._replace(turning=not table.turning))


def drawn_for(plan: Plan, position: Position, seats: Sequence[int], amount: int) -> Position:
    """Return the position after each seat has drawn, as far as the boneyard can give."""
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
    "draws": drawn_for,
    "marks": _marks,
    "unmarks": _unmarks,
    "leaves-round": lambda _plan, position, seats, _amount: gone_away(position, seats),
    "closes-end": lambda _plan, position, _seats, _amount: _without_ends(position),
}


def _without_ends(position: Position) -> Position:
    """Return the position with nothing more to be laid on the last tile."""
    last = position.last_play
    arms = arms_of_last(position) if position.layout else _arms(last)
    ends = [() if arm in arms else shows for arm, shows in enumerate(position.ends)]
    return position._replace(ends=tuple(ends))


def _arms(last: Entry | None) -> tuple[int, ...]:
    """Return the arms of the last tile where it lies in a line with two ends."""
    return (0, 1) if last is None or last.end is None else (last.end,)


def _ending(plan: Plan, position: Position, rule: Rule, view: View) -> Ending:
    """Return the end of the round that a rule orders."""
    if rule.do == "voids-round":
        return Ending("void", view.moment.actor)
    winner = None
    if rule.winner is not None:
        winner = tuple(named(plan, position, rule.winner, view.moment, view.subject))
    return Ending(rule.ends_as, view.moment.actor, winner)


def _ordered(plan: Plan, position: Position, rule: Rule, view: View) -> Position:
    """Return the position with an end of the round ordered; the first such rule stands."""
    ending = position.table.ending or _ending(plan, position, rule, view)
    return position._replace(table=position.table._replace(ending=ending))


def _last_round(plan: Plan, position: Position, rule: Rule, view: View) -> Position:
    """Return the position with the end of the match ordered; the first such rule stands."""
    table = position.table
    if table.match_ending is not None:
        return position
    seats = named(plan, position, rule.winner, view.moment, view.subject) if rule.winner else ()
    sides = tuple(sorted({plan.sides[seat] for seat in seats}))
    return position._replace(table=table._replace(match_ending=sides))


ORDERS: Mapping[str, Callable[[Plan, Position, Rule, View], Position]] = {
    "ends-round": _ordered,
    "voids-round": _ordered,
    "ends-match": _last_round,
}
"""What is carried out when the step is done."""

COUNTS: Mapping[str, Callable[[int, int], int]] = {
    "adds": lambda before, amount: before + amount,
    "sets": lambda _before, amount: amount,
}
"""What becomes of a counter."""


def _count(plan: Plan, position: Position, rule: Rule, view: View) -> Position:
    """Return the position with the counter of each of the seats changed, of each holder once."""
    seats = named(plan, position, rule.whom, view.moment, view.subject)
    subjects = [Subject(seat, plan.sides[seat]) for seat in seats]
    places = dict.fromkeys(holder(plan, rule.counter, subject) for subject in subjects)
    amount = value(view, rule.amount) or 0
    event = Event("counter", view.moment.actor, detail=(("by", rule.id),))
    for place in places:
        before = held(position, rule.counter)[place]
        new = COUNTS[rule.do](before, amount)
        position = changed(position, rule.counter, place, new, event)
    return position


def _carry_out(
    plan: Plan, position: Position, rule: Rule, moment: Moment, scores: tuple[int, ...]
) -> Position:
    subject = Subject(moment.actor, plan.sides[moment.actor])
    view = View(plan, position, moment, subject, scores, {})
    if not holds(view, rule.when):
        return position
    if rule.do in COUNTS:
        return _count(plan, position, rule, view)
    wanted = named(plan, position, rule.whom, moment, subject)
    first, *others = plan.orders[position.table.step][moment.actor]
    there = still_in(plan, position)
    seats = [seat for seat in (*others, first) if seat in wanted and seat in there]
    event = Event("rule", moment.actor, detail=(("rule", rule.id), ("seats", tuple(seats))))
    position = position._replace(log=(*position.log, event))
    if rule.do in ORDERS:
        return ORDERS[rule.do](plan, position, rule, view)
    return DO[rule.do](plan, position, seats, value(view, rule.amount) or 0)


def carry_out(plan: Plan, position: Position, moment: Moment, scores: tuple[int, ...]) -> Position:
    """Return the position after the rules of the event; ``scores`` are those before its awards."""
    for rule in plan.rules[moment.event]:
        position = _carry_out(plan, position, rule, moment, scores)
    return position
