# SPDX-License-Identifier: MIT
"""What counts and facts are read on (spec/language.md, 15)."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from dominospec.play.chapters.seats import Moment, Subject
from dominospec.play.formulas import Condition
from dominospec.play.plan import Plan
from dominospec.play.position import Position


class View(NamedTuple):
    """What a quantity is read on.

    ``scores`` are those before the group, ``got`` is what each side got earlier in the group.
    """

    plan: Plan
    position: Position
    moment: Moment
    subject: Subject
    scores: tuple[int, ...]
    got: Mapping[int, int]


def seen_by(plan: Plan, position: Position, moment: Moment, seat: int) -> View:
    """Return what is read for a seat and its side, before anything of a group is booked."""
    subject = Subject(seat, plan.sides[seat])
    return View(plan, position, moment, subject, position.table.scores, {})


Parameters: TypeAlias = Mapping[str, Any]
"""The parameters of a count, compiled, by name."""

Count: TypeAlias = Callable[[View, Parameters], int | None]
"""Reads a count; None where it has no value, so that it passes no comparison and adds nothing."""

Fact: TypeAlias = Callable[[View], bool]


def holds(view: View, condition: Condition) -> bool:
    """Whether every key of the condition holds."""
    return not condition or all(passes(view, of) for passes, of in condition)
