# SPDX-License-Identifier: MIT
"""Awards: the only way points arise (spec/language.md, 11)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from dominospec.play.chapters.booking import Entry, allowed, capped, written
from dominospec.play.chapters.counters import held, holder
from dominospec.play.chapters.quantities import value
from dominospec.play.chapters.seats import Moment, Subject, from_leader, named
from dominospec.play.chapters.view import View, holds
from dominospec.play.plan import Award, Plan
from dominospec.play.position import Claims, Position


def _subject(
    plan: Plan, position: Position, award: Award, side: int, seats: Sequence[int]
) -> Subject:
    """Return the receiving side and its own seat."""
    if award.to.names_one:
        return Subject(seats[0], side)
    result = position.result
    if result and result.winner is not None and plan.sides[result.winner] == side:
        return Subject(result.winner, side)
    return Subject(next(s for s in from_leader(plan, position) if plan.sides[s] == side), side)


def _shares(amounts: Sequence[int]) -> list[int]:
    """Divide the first amount among all receivers; odd points go one each, in order."""
    each, odd = divmod(amounts[0], len(amounts))
    return [each + (place < odd) for place in range(len(amounts))]


def _receivers(plan: Plan, position: Position, award: Award, moment: Moment) -> list[Subject]:
    """Return the receiving sides, each with its own seat, in the order of their first seats."""
    actor = Subject(moment.actor, plan.sides[moment.actor])
    seats = named(plan, position, award.to, moment, actor)
    receiving = {plan.sides[seat] for seat in seats}
    order = plan.side_orders[position.table.step][position.table.leader]
    return [_subject(plan, position, award, side, seats) for side in order if side in receiving]


def _losing_sides(view: View) -> Iterable[int]:
    won = view.position.result.winners if view.position.result else ()
    return [side for side in range(view.plan.side_count) if side not in won] if won else ()


PAID_BY: Mapping[str, Callable[[View], Iterable[int]]] = {
    "actor": lambda view: [view.plan.sides[view.moment.actor]],
    "losers": _losing_sides,
    "opponents": lambda view: range(view.plan.side_count),
}
"""The sides that pay for an award, among them perhaps the receiver, who pays nothing."""


def _paid(view: View, award: Award) -> list[tuple[int, int]]:
    """Return what each payer pays to the receiver."""
    own = view.subject.side
    payers = [side for side in PAID_BY[award.paid_by](view) if side != own]
    views = [view._replace(subject=view.subject._replace(against=side)) for side in payers]
    amounts = [value(one, award.points) or 0 for one in views]
    return list(zip(payers, amounts, strict=True))


def _entries(views: Sequence[View], award: Award) -> Iterator[Entry]:
    """Yield what the receivers get."""
    if award.paid_by in PAID_BY:
        for view in views:
            paid = _paid(view, award)
            total = sum(points for _, points in paid)
            yield Entry(award, view.moment.actor, view.subject, total, tuple(paid))
        return
    if award.paid_by == "counter":
        yield from _out_of_counter(views, award)
        return
    amounts = [value(view, award.points) or 0 for view in views]
    if award.divided and amounts:
        amounts = _shares(amounts)
    for view, points in zip(views, amounts, strict=True):
        yield Entry(award, view.moment.actor, view.subject, award.sign * points)


def _out_of_counter(views: Sequence[View], award: Award) -> Iterator[Entry]:
    """Yield what the receivers get out of a counter, in order, as far as it goes."""
    left: dict[int, int] = {}
    for view in views:
        place = holder(view.plan, award.counter, view.subject)
        there = left.get(place, held(view.position, award.counter)[place])
        points = max(0, min(there, value(view, award.points) or 0))
        left[place] = there - points
        yield Entry(award, view.moment.actor, view.subject, points)


def _of_award(
    plan: Plan, position: Position, award: Award, moment: Moment, got: Mapping[int, int]
) -> Iterator[Entry]:
    """Yield what the award brings on this event."""
    if award.breach and moment.breach not in award.breach:
        return
    scores = position.table.scores
    subjects = _receivers(plan, position, award, moment)
    views = [View(plan, position, moment, subject, scores, got) for subject in subjects]
    if award.when:
        views = [view for view in views if holds(view, award.when)]
    for entry in _entries(views, award):
        yield capped(plan, position, entry)


def book(plan: Plan, position: Position, moments: Sequence[Moment]) -> Position:
    """Return the position after the awards of a group of events; no points leave no trace."""
    got: dict[int, int] = {}
    entries: list[Entry] = []
    due = [(award, moment) for moment in moments for award in plan.awards[moment.event]]
    for award, moment in due:
        for entry in _of_award(plan, position, award, moment, got):
            if entry.points or any(points for _, points in entry.paid):
                entries.append(entry)
                _note(got, entry)
    if not entries and not position.table.stake:
        return position
    position, entries = _held_back(position, entries)
    position, entries = allowed(plan, position, entries, [moment.event for moment in moments])
    return written(plan, position, entries)


def _held_back(position: Position, entries: list[Entry]) -> tuple[Position, list[Entry]]:
    """Return the position with what must be claimed first, and the entries that are left."""
    held_back = [entry for entry in entries if entry.award.is_claimed]
    if not held_back:
        return position, entries
    points = tuple((entry.award.id, entry.points) for entry in held_back)
    claims = Claims(held_back[0].actor, points)
    left = [entry for entry in entries if not entry.award.is_claimed]
    return position._replace(table=position.table._replace(claims=claims)), left


def _note(got: dict[int, int], entry: Entry) -> None:
    """Note what sides get and pay, for the quantity ``points-so-far``."""
    if entry.award.book != "counter":
        got[entry.subject.side] = got.get(entry.subject.side, 0) + entry.points
    for side, points in entry.paid:
        got[side] = got.get(side, 0) - points
