# SPDX-License-Identifier: MIT
"""Awards: the only way points arise (spec/language.md, 11)."""

from collections.abc import Iterable, Mapping, Sequence

from dominospec.play.chapters.quantities import value
from dominospec.play.chapters.seats import Moment, Subject, from_leader, named
from dominospec.play.chapters.view import View, holds
from dominospec.play.plan import Award, Plan
from dominospec.play.position import Event, Position, replaced


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


def _booked(
    plan: Plan, position: Position, award: Award, moment: Moment, got: Mapping[int, int]
) -> Iterable[tuple[int, int]]:
    """Return the sides that receive the award, and how much each gets."""
    if award.breach and moment.breach not in award.breach:
        return ()
    scores = position.table.scores
    subjects = _receivers(plan, position, award, moment)
    views = [View(plan, position, moment, subject, scores, got) for subject in subjects]
    if award.when:
        views = [view for view in views if holds(view, award.when)]
    amounts = [value(view, award.points) or 0 for view in views]
    if award.divided and amounts:
        amounts = _shares(amounts)
    return zip([view.subject.side for view in views], amounts, strict=True)


def _written(
    plan: Plan, position: Position, got: Mapping[int, int], events: Iterable[Event]
) -> Position:
    """Return the position with what each side got."""
    scores, points = position.table.scores, position.table.points
    for side, more in got.items():
        points = replaced(points, side, points[side] + more)
        if plan.match["counting"] == "points":
            scores = replaced(scores, side, scores[side] + more)
    table = position.table._replace(scores=scores, points=points)
    return position._replace(table=table, log=(*position.log, *events))


def book(plan: Plan, position: Position, moments: Sequence[Moment]) -> Position:
    """Return the position after the awards of a group of events; no points leave no trace."""
    got: dict[int, int] = {}
    events: list[Event] = []
    due = [(award, moment) for moment in moments for award in plan.awards[moment.event]]
    for award, moment in due:
        for side, points in _booked(plan, position, award, moment, got):
            if points:
                got[side] = got.get(side, 0) + points
                detail = (("award", award.id), ("side", side), ("points", points))
                events.append(Event("award", moment.actor, detail=detail))
    return _written(plan, position, got, events) if events else position
