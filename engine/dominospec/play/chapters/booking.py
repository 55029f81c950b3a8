# SPDX-License-Identifier: MIT
"""What of the awards of a group is booked (spec/language.md, 11 and 12)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from dominospec.play.chapters.counters import changed, held, holder
from dominospec.play.chapters.seats import Subject
from dominospec.play.plan import Award, Plan
from dominospec.play.position import Event, Position, Table, replaced


class Entry(NamedTuple):
    """What a side gets by an award, by whose event, and what other sides pay for it."""

    award: Award
    actor: int
    subject: Subject
    points: int
    paid: tuple[tuple[int, int], ...] = ()


Booked: TypeAlias = tuple[Position, list[Entry]]

_OF_A_PLAY = frozenset({"lead", "play"})
_MOVES = frozenset({"play", "draw", "pass", "discard", "stop", "call-block", "foul"})


def capped(plan: Plan, position: Position, entry: Entry) -> Entry:
    """Return the entry with no more than an award may bring near the target."""
    target, near = plan.match.target, plan.match.near
    if target is None or not near or entry.award.book != "score":
        return entry
    missing = target - position.table.scores[entry.subject.side]
    most = next((most for number, most in near if missing <= number), entry.points)
    return entry._replace(points=min(entry.points, most))


def _total(entries: Iterable[Entry], side: int) -> int:
    """Return what a side gets for its score."""
    return sum(e.points for e in entries if e.award.book == "score" and e.subject.side == side)


def _less(entries: Iterable[Entry], sides: Iterable[int]) -> list[Entry]:
    """Return the entries without those that bring points to these sides."""
    lost = set(sides)
    return [e for e in entries if e.award.book != "score" or e.subject.side not in lost]


def allowed(
    plan: Plan, position: Position, entries: Sequence[Entry], events: Sequence[str]
) -> Booked:
    """Return the entries of a group that are booked, and the position less what they cost."""
    scores, match = position.table.scores, plan.match
    left = list(entries)
    if match.entry > 1:
        sides = [side for side, score in enumerate(scores) if score == 0]
        left = _less(left, [side for side in sides if _total(entries, side) < match.entry])
    if match.overshoot is None or match.target is None:
        return position, left
    return OVERSHOOT[match.overshoot](plan, position, left, events)


def is_of_a_play(position: Position) -> bool:
    """Whether the last move was a play, so that what follows belongs to it."""
    last = next((entry.event for entry in reversed(position.log) if entry.event in _MOVES), "")
    return last == "play"


def _whole_play(
    plan: Plan, position: Position, entries: list[Entry], events: Sequence[str]
) -> Booked:
    """Let a side lose all that a play brings it if it would go beyond the target.

    What a play brought is remembered, because the end of the round may go beyond.
    """
    scores, target = position.table.scores, plan.match.target or 0
    totals = [_total(entries, side) for side in range(plan.side_count)]
    over = {side for side, total in enumerate(totals) if total and scores[side] + total > target}
    if not _OF_A_PLAY.isdisjoint(events):
        stake = tuple((total, side in over) for side, total in enumerate(totals))
        return position._replace(table=position.table._replace(stake=stake)), _less(entries, over)
    stake = position.table.stake if is_of_a_play(position) else ()
    over |= {side for side, (_, is_lost) in enumerate(stake) if is_lost}
    for side in over if stake else ():
        if not stake[side][1]:
            position = _taken_back(position, side)
    return position, _less(entries, over)


def _taken_back(position: Position, side: int) -> Position:
    """Return the position as if the last play had brought the side nothing."""
    since = max(place for place, entry in enumerate(position.log) if entry.event == "play")
    told = [dict(entry.detail) if entry.event == "award" else {} for entry in position.log]
    lost = {row["award"] for row in told[since:] if row.get("side") == side}
    table, log = position.table, position.log[:since]
    for entry, row in zip(position.log[since:], told[since:], strict=True):
        is_its = row.get("side") == side
        if is_its or (row.get("award") in lost and row["points"] < 0):
            table = _added(table, row["side"], -row["points"])
        else:
            log += (entry,)
    return position._replace(table=table, log=log)


def _award_by_award(
    plan: Plan, position: Position, entries: list[Entry], _events: Sequence[str]
) -> Booked:
    """Let a side lose each award that would go beyond the target."""
    scores, target = list(position.table.scores), plan.match.target or 0
    left = []
    for entry in entries:
        side = entry.subject.side
        if entry.award.book != "score":
            left.append(entry)
        elif scores[side] + entry.points <= target:
            left.append(entry)
            scores[side] += entry.points
    return position, left


def _up_to_the_target(
    plan: Plan, position: Position, entries: list[Entry], _events: Sequence[str]
) -> Booked:
    """Let a side get no more than it needs."""
    scores, target = list(position.table.scores), plan.match.target or 0
    left = []
    for entry in entries:
        side, points = entry.subject.side, entry.points
        if entry.award.book == "score":
            points = min(points, target - scores[side])
            scores[side] += points
        left.append(entry._replace(points=points))
    return position, left


OVERSHOOT: Mapping[str, Callable[[Plan, Position, list[Entry], Sequence[str]], Booked]] = {
    "whole-play": _whole_play,
    "award": _award_by_award,
    "cap": _up_to_the_target,
}
"""What is booked where the target must be reached exactly."""


def _added(table: Table, side: int, points: int, *, to_score: bool = True) -> Table:
    """Return the table with points booked, in the round and for the score."""
    scores = table.scores
    if to_score:
        scores = replaced(scores, side, scores[side] + points)
    booked = replaced(table.points, side, table.points[side] + points)
    return table._replace(scores=scores, points=booked)


TO_SCORE: Mapping[str, Callable[[str], bool]] = {
    "score": lambda counting: counting == "points",
    "games": lambda counting: counting != "points",
}
"""Whether what is booked changes the score, by what the score counts."""


def written(plan: Plan, position: Position, entries: Iterable[Entry]) -> Position:
    """Return the position with what each side and each counter got."""
    for entry in entries:
        position = _written(plan, position, entry)
    return position


def _written(plan: Plan, position: Position, entry: Entry) -> Position:
    award, subject = entry.award, entry.subject
    if award.book == "counter":
        position = _into_counter(plan, position, entry, entry.points)
    elif entry.points:
        to_score = TO_SCORE[award.book](plan.match.counting)
        position = _told(position, entry, subject.side, entry.points, to_score=to_score)
    for side, points in entry.paid:
        if points:
            to_score = TO_SCORE["score"](plan.match.counting)
            position = _told(position, entry, side, -points, to_score=to_score)
    if award.paid_by == "counter":
        position = _into_counter(plan, position, entry, -entry.points)
    return position


def _told(position: Position, entry: Entry, side: int, points: int, *, to_score: bool) -> Position:
    detail = (("award", entry.award.id), ("side", side), ("points", points))
    event = Event("award", entry.actor, detail=detail)
    table = _added(position.table, side, points, to_score=to_score)
    return position._replace(table=table, log=(*position.log, event))


def _into_counter(plan: Plan, position: Position, entry: Entry, points: int) -> Position:
    name = entry.award.counter
    place = holder(plan, name, entry.subject)
    event = Event("counter", entry.actor, detail=(("by", entry.award.id),))
    return changed(position, name, place, held(position, name)[place] + points, event)
