# SPDX-License-Identifier: MIT
"""Which trains are open to which seat (spec/language.md, 5)."""

from collections.abc import Callable, Mapping

from dominospec.play.chapters.seats import Moment, Subject, among
from dominospec.play.chapters.trains import begun, owned, train_of
from dominospec.play.chapters.view import View, holds, seen_by
from dominospec.play.fitting import Ends
from dominospec.play.plan import Plan
from dominospec.play.position import Position


def _view(plan: Plan, position: Position, seat: int, train: int) -> View:
    """Return what a condition of a train is read on: the actor wants to lay a tile there."""
    return seen_by(plan, position, Moment("", seat, train=train), seat)


def _after_own(plan: Plan, position: Position, seat: int, train: int) -> bool:
    own = owned(plan, [seat])
    return train in own or any(begun(position, other) for other in own)


def _after_lap(_plan: Plan, position: Position, _seat: int, _train: int) -> bool:
    return len(position.table.had_turn) == len(position.hands)


def _when(plan: Plan, position: Position, seat: int, train: int) -> bool:
    return holds(_view(plan, position, seat, train), plan.trains[train].opens.when)


OPENS: Mapping[str, Callable[[Plan, Position, int, int], bool]] = {
    "at-once": lambda _plan, _position, _seat, _train: True,
    "after-own-train": _after_own,
    "after-first-lap": _after_lap,
    "when": _when,
}
"""Whether a train is open as yet, by the word of ``opens``."""


def _as_said(plan: Plan, position: Position, seat: int, number: int) -> bool:
    """Whether a seat is among those that the owner lets in, and its condition holds."""
    train = plan.trains[number]
    for owner in train.owners:
        moment, subject = Moment("", owner, train=number), Subject(owner, plan.sides[owner])
        if seat in among(plan, position, train.others.who, moment, subject):
            return holds(_view(plan, position, seat, number), train.others.when)
    return False


OTHERS: Mapping[str, Callable[[Plan, Position, int, int], bool]] = {
    "never": lambda _plan, _position, _seat, _train: False,
    "always": lambda _plan, _position, _seat, _train: True,
    "while-marked": lambda _plan, position, _seat, train: train in position.table.marked,
    "who": _as_said,
    "when": _as_said,
}
"""Whether a seat that does not own the train may lay on it, by the word of ``others``."""


def closed_by(plan: Plan, position: Position, seat: int, number: int) -> str | None:
    """Return the word that closes a train to a seat; None if it is open."""
    train = plan.trains[number]
    if not OPENS[train.opens.word](plan, position, seat, number):
        return f"layout/trains/opens/{train.opens.word}"
    if not train.owners or seat in train.owners:
        return None
    if OTHERS[train.others.word](plan, position, seat, number):
        return None
    return f"layout/trains/others/{train.others.word}"


def open_to(plan: Plan, position: Position, seat: int) -> Ends:
    """Return the ends as they are for a seat: those on trains closed to it show nothing."""
    closed: dict[int, bool] = {}
    shown = list(position.ends)
    for arm, shows in enumerate(position.ends):
        if shows:
            train = train_of(position, arm)
            if train not in closed:
                closed[train] = closed_by(plan, position, seat, train) is not None
            if closed[train]:
                shown[arm] = ()
    return tuple(shown)
