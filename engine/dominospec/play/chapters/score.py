# SPDX-License-Identifier: MIT
"""Awards: the only way points arise (spec/language.md, 11)."""

from collections.abc import Mapping, Sequence

from dominospec.play.chapters.quantities import View, holds, value
from dominospec.play.chapters.seats import ONE_SEAT, Moment, Subject, from_leader, named
from dominospec.play.plan import Award, Plan
from dominospec.play.position import Event, Position


def _subject(
    plan: Plan, position: Position, award: Award, side: int, seats: Sequence[int]
) -> Subject:
    """Return the receiving side and its own seat."""
    if len(award.to) == 1 and award.to[0] in ONE_SEAT:
        return Subject(seats[0], side)
    result = position.result
    if result and result.winner is not None and plan.sides[result.winner] == side:
        return Subject(result.winner, side)
    return Subject(next(s for s in from_leader(plan, position) if plan.sides[s] == side), side)


def _shares(amounts: Sequence[int]) -> list[int]:
    """Divide the first amount among all receivers; odd points go one each, in order."""
    each, odd = divmod(amounts[0], len(amounts))
    return [each + (place < odd) for place in range(len(amounts))]


class _Group:
    """The awards of the events of one moment, booked one after another and written at the end."""

    def __init__(self, plan: Plan, position: Position) -> None:
        self.plan = plan
        self.position = position
        self.got: dict[int, int] = {}
        self.log: list[Event] = []

    def _views(self, award: Award, moment: Moment) -> list[View]:
        """Return the receiving sides, each with the position as it sees it."""
        plan, position = self.plan, self.position
        actor = Subject(moment.actor, plan.sides[moment.actor])
        seats = named(plan, position, award.to, moment, actor)
        receiving = {plan.sides[seat] for seat in seats}
        order = dict.fromkeys([plan.sides[seat] for seat in from_leader(plan, position)])
        found = []
        for side in [side for side in order if side in receiving]:
            subject = _subject(plan, position, award, side, seats)
            view = View(plan, position, moment, subject, position.table.scores, self.got)
            if holds(view, award.when):
                found.append(view)
        return found

    def _booked(self, award: Award, moment: Moment) -> list[tuple[int, int]]:
        """Return the sides that receive the award, and how much each gets."""
        views = self._views(award, moment)
        amounts = [value(view, award.points) for view in views]
        if award.divided and amounts:
            amounts = _shares(amounts)
        return [(view.subject.side, got) for view, got in zip(views, amounts, strict=True)]

    def book(self, award: Award, moment: Moment) -> None:
        """Carry out one award; one of no points leaves no trace."""
        if award.breach and moment.breach not in award.breach:
            return
        for side, points in self._booked(award, moment):
            if points:
                self.got[side] = self.got.get(side, 0) + points
                detail = (("award", award.id), ("side", side), ("points", points))
                self.log.append(Event("award", moment.actor, detail=detail))

    def written(self) -> Position:
        """Return the position with what was booked."""
        hands, boneyard, ends, turn, tally, table, log, result = self.position
        points = _added(table.points, self.got)
        is_score = self.plan.match["counting"] == "points"
        scores = _added(table.scores, self.got) if is_score else table.scores
        table = table._replace(scores=scores, points=points)
        return Position(hands, boneyard, ends, turn, tally, table, (*log, *self.log), result)


def _added(to: Sequence[int], got: Mapping[int, int]) -> tuple[int, ...]:
    return tuple([points + got.get(side, 0) for side, points in enumerate(to)])


def book(plan: Plan, position: Position, moments: Sequence[Moment]) -> Position:
    """Return the position after the awards of a group of events."""
    group = _Group(plan, position)
    for moment in moments:
        for award in plan.awards[moment.event]:
            group.book(award, moment)
    return group.written() if group.log else position
