# SPDX-License-Identifier: MIT
"""From rounds to a match (spec/language.md, 12)."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from dominospec.play.chapters.seats import Moment, Subject, from_leader
from dominospec.play.chapters.view import View, holds
from dominospec.play.linking import won_in_a_row
from dominospec.play.plan import Plan
from dominospec.play.position import Event, Position

Scores = tuple[int, ...]

BEST: Mapping[str, Callable[[Iterable[int]], int]] = {"highest": max, "lowest": min}

COUNTING: Mapping[str, Callable[[Scores, tuple[int, ...]], Scores]] = {
    "points": lambda scores, _winners: scores,
    "rounds-won": lambda scores, winners: tuple(
        score + (side in winners) for side, score in enumerate(scores)
    ),
    "rounds-in-a-row": won_in_a_row,
}
"""What a settled round makes of the scores, by its winning sides."""


def count_round(plan: Plan, position: Position) -> Position:
    """Return the position with the settled round counted, where rounds are what counts."""
    result, table = position.result, position.table
    assert result, "the round is over"
    scores = COUNTING[plan.match.counting](table.scores, result.winners)
    if scores is table.scores:
        return position
    return position._replace(table=table._replace(scores=scores))


_OTHERS: Mapping[str, Callable[[Iterable[bool]], bool]] = {"every-other": all, "some-other": any}


def _may_win(plan: Plan, scores: Scores, side: int) -> bool:
    """Whether enough other sides have stayed low for this side to win."""
    whom, below, _ = plan.match.shutout
    others = [score < below for other, score in enumerate(scores) if other != side]
    return _OTHERS[whom](others)


def _is_open(plan: Plan, scores: Scores) -> bool:
    """Whether there is a shut-out to be had, and some side can still have it."""
    if plan.match.shutout.whom == "nobody":
        return False
    return any(_may_win(plan, scores, side) for side in range(plan.side_count))


def is_reached(plan: Plan, scores: Scores) -> bool:
    """Whether a side has reached the target so that it counts."""
    target = plan.match.target
    if target is None:
        return False
    reached = [side for side, score in enumerate(scores) if score >= target]
    is_open = _is_open(plan, scores)
    return any(not is_open or _may_win(plan, scores, side) for side in reached)


def _ends_when(plan: Plan, position: Position) -> bool:
    """Whether the condition that ends the match holds for a side."""
    result, scores = position.result, position.table.scores
    if not plan.match.ends_when or result is None:
        return False
    moment = Moment("round-end", result.seat)
    order = from_leader(plan, position)
    subjects = [
        Subject(next(seat for seat in order if plan.sides[seat] == side), side)
        for side in range(plan.side_count)
    ]
    views = [View(plan, position, moment, subject, scores, {}) for subject in subjects]
    return any(holds(view, plan.match.ends_when) for view in views)


class Failing(NamedTuple):
    """What becomes of the match, and of the scores, when nobody can have the shut-out any more."""

    is_void: bool = False
    resets: bool = False


FAILING: Mapping[str, Failing] = {
    "play-on": Failing(),
    "void": Failing(is_void=True),
    "reset": Failing(resets=True),
}


def _failing(plan: Plan, scores: Scores) -> str:
    """Return what happens because nobody can have the shut-out; nothing while somebody can."""
    shutout = plan.match.shutout
    has_failed = shutout.whom != "nobody" and not _is_open(plan, scores)
    return shutout.failing if has_failed else "play-on"


TIE: Mapping[str, Callable[[tuple[int, ...]], tuple[int, ...] | None]] = {
    "another-round": lambda _sides: None,
    "shared": lambda sides: sides,
}


def match_winners(plan: Plan, position: Position) -> tuple[int, ...] | None:
    """Return the sides that have won the match with this round; None while it goes on."""
    match, scores = plan.match, position.table.scores
    if FAILING[_failing(plan, scores)].is_void:
        return ()
    ordered = position.table.match_ending
    if ordered:
        return ordered
    is_last = match.rounds is not None and position.table.round.number >= match.rounds
    if not (
        is_last or ordered is not None or is_reached(plan, scores) or _ends_when(plan, position)
    ):
        return None
    best = BEST[match.best](scores)
    sides = tuple(side for side, score in enumerate(scores) if score == best)
    return sides if len(sides) == 1 else TIE[match.tie](sides)


def reset(plan: Plan, position: Position) -> Position:
    """Return the position with all scores at nothing, where nobody can have the shut-out now."""
    table = position.table
    if not FAILING[_failing(plan, table.scores)].resets:
        return position
    nothing = (0,) * plan.side_count
    log = (*position.log, Event("scores-reset", table.leader))
    return position._replace(table=table._replace(scores=nothing), log=log)
