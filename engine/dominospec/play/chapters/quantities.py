# SPDX-License-Identifier: MIT
"""Quantities and conditions (spec/language.md, 15)."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from dominospec.play.chapters.draw import is_dry
from dominospec.play.chapters.seats import Moment, Subject, among
from dominospec.play.plan import Condition, Plan, Quantity, Test
from dominospec.play.position import Position
from dominospec.tiles import Tile


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


OF_LAID_TILE = frozenset({"play", "out", "block"})
"""The events whose tile is the last one laid."""


def _tiles_count(view: View, quantity: Quantity, tiles: Iterable[Tile]) -> int:
    chosen = quantity.tiles.intersection(tiles)
    return len(chosen) if quantity.one_each else view.plan.count(chosen)


def _hand_count(view: View, quantity: Quantity, seats: Iterable[int]) -> int:
    hands = view.position.hands
    return _tiles_count(view, quantity, [tile for seat in seats for tile in hands[seat]])


def _seats(view: View, quantity: Quantity) -> Collection[int]:
    return among(view.plan, view.position, quantity.whose, view.moment, view.subject)


def _each_excess(view: View, quantity: Quantity, seats: Iterable[int]) -> int:
    sides = view.plan.sides
    by_side = [_hand_count(view, quantity, its) for its in view.plan.seats_of]
    own = view.subject.side
    others = {sides[seat] for seat in seats} - {own}
    return sum(max(0, by_side[side] - by_side[own]) for side in others)


_COMBINE: Mapping[str, Callable[[View, Quantity, Collection[int]], int]] = {
    "total": _hand_count,
    "each-excess": _each_excess,
}


def _passes(view: View, quantity: Quantity) -> int:
    by_since = {"tile": view.moment.passes, "round": view.position.tally.round_passes}
    return by_since[quantity.since]


def _score(view: View, quantity: Quantity) -> int:
    sides = {view.plan.sides[seat] for seat in _seats(view, quantity)}
    return max((view.scores[side] for side in sides), default=0)


Count: TypeAlias = Callable[[View, Quantity], int]

COUNTS: Mapping[str, Count] = {
    "number": lambda _view, quantity: quantity.number,
    "hands": lambda view, quantity: _COMBINE[quantity.combine](
        view, quantity, _seats(view, quantity)
    ),
    "boneyard": lambda view, quantity: _tiles_count(view, quantity, view.position.boneyard),
    "fits-ends": lambda view, _quantity: (
        view.position.tally.fits_ends if view.moment.event in OF_LAID_TILE else 0
    ),
    "open-numbers-before": lambda view, _quantity: (
        view.position.tally.open_numbers if view.moment.event in OF_LAID_TILE else 0
    ),
    "laid": lambda view, _quantity: len(view.position.plays),
    "passes": _passes,
    "round-number": lambda view, _quantity: view.position.table.round.number,
    "score": _score,
    "points-so-far": lambda view, _quantity: view.got.get(view.subject.side, 0),
}


def value(view: View, quantity: Quantity) -> int:
    """Return the quantity: the count, minus, plus, times, at least, at most, in this order."""
    found = COUNTS[quantity.counted](view, quantity)
    if quantity.minus is not None:
        found -= value(view, quantity.minus)
    if quantity.plus is not None:
        found += value(view, quantity.plus)
    found *= quantity.times
    if quantity.at_least is not None:
        found = max(found, quantity.at_least)
    return found if quantity.at_most is None else min(found, quantity.at_most)


def _ended(view: View) -> str | None:
    return view.position.result.ended if view.position.result else None


FACTS: Mapping[str, Callable[[View], bool]] = {
    "ended_by_out": lambda view: _ended(view) == "out",
    "ended_by_block": lambda view: _ended(view) == "block",
    "boneyard_dry": lambda view: is_dry(view.plan, view.position),
    "stuck": lambda view: view.moment.stuck,
    "tile_was_drawn": lambda view: (
        view.moment.event in OF_LAID_TILE and view.position.tally.was_drawn
    ),
}

_COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    "is": lambda found, limit: found == limit,
    "at_least": lambda found, limit: found >= limit,
    "at_most": lambda found, limit: found <= limit,
}

_OF_CONDITIONS: Mapping[str, Callable[[View, Test], bool]] = {
    "any": lambda view, test: any(holds(view, inner) for inner in test.value),
    "all": lambda view, test: all(holds(view, inner) for inner in test.value),
    "not": lambda view, test: not holds(view, test.value),
    "tile": lambda view, test: view.moment.tile in test.value,
}


def _passes_test(view: View, test: Test) -> bool:
    if test.is_count:
        quantity, limits = test.value
        found = value(view, quantity)
        return all(_COMPARE[name](found, value(view, limit)) for name, limit in limits)
    if test.key in _OF_CONDITIONS:
        return _OF_CONDITIONS[test.key](view, test)
    return FACTS[test.key](view) is test.value


def holds(view: View, condition: Condition) -> bool:
    """Whether every key of the condition holds."""
    return not condition or all(_passes_test(view, test) for test in condition)
