# SPDX-License-Identifier: MIT
"""Numbers that lie aside: ``score.counters`` (spec/language.md, 11)."""

from collections.abc import Callable, Mapping

from dominospec.play.chapters.seats import Subject
from dominospec.play.plan import Counter, Plan
from dominospec.play.position import Event, Position, Round, replaced

Values = tuple[tuple[str, tuple[int, ...]], ...]

HOLDERS: Mapping[str, tuple[Callable[[Plan], int], Callable[[Subject], int]]] = {
    "table": (lambda _plan: 1, lambda _subject: 0),
    "each-side": (lambda plan: plan.side_count, lambda subject: subject.side),
    "each-seat": (lambda plan: plan.players, lambda subject: subject.seat),
}
"""By who has a counter: how many there are, and which one is a subject's."""


def row_of(plan: Plan, name: str) -> Counter:
    """Return the row of the counter of that name."""
    return next(row for row in plan.counters if row.id == name)


def holder(plan: Plan, name: str, subject: Subject) -> int:
    """Return which of the values of the counter is the subject's."""
    return HOLDERS[row_of(plan, name).of][1](subject)


def at_start(plan: Plan, this_round: Round) -> Values:
    """Return the counters at the start of a round; those of the match go on."""
    kept = dict(this_round.history.counters)
    return tuple(
        (row.id, kept[row.id])
        if row.is_kept and row.id in kept
        else (row.id, (row.starts,) * HOLDERS[row.of][0](plan))
        for row in plan.counters
    )


def held(position: Position, name: str) -> tuple[int, ...]:
    """Return the values of the counter."""
    return dict(position.table.counters)[name]


def changed(position: Position, name: str, place: int, new: int, event: Event) -> Position:
    """Return the position with another value, never below nothing; ``event`` says why."""
    values = held(position, name)
    new = max(0, new)
    if values[place] == new:
        return position
    rows = tuple(
        (its, replaced(row, place, new) if its == name else row)
        for its, row in position.table.counters
    )
    detail = (*event.detail, ("counter", name), ("holder", place), ("value", new))
    log = (*position.log, event._replace(detail=detail))
    return position._replace(table=position.table._replace(counters=rows), log=log)
