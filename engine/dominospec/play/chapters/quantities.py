# SPDX-License-Identifier: MIT
"""Quantities and conditions (spec/language.md, 15)."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from dominospec.play.chapters.draw import is_dry
from dominospec.play.chapters.seats import Moment, Subject, among
from dominospec.play.formulas import Condition, Quantity
from dominospec.play.plan import Plan
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

Parameters: TypeAlias = Mapping[str, Any]


def _tiles_count(view: View, of: Parameters, tiles: Iterable[Tile]) -> int:
    chosen = of["tiles"].intersection(tiles)
    return len(chosen) if of["worth"] == "one-each" else view.plan.count(chosen)


def _hand_count(view: View, of: Parameters, seats: Iterable[int]) -> int:
    hands = view.position.hands
    return _tiles_count(view, of, [tile for seat in seats for tile in hands[seat]])


def _seats(view: View, of: Parameters) -> Collection[int]:
    return among(view.plan, view.position, of["whose"], view.moment, view.subject)


def _each_excess(view: View, of: Parameters, seats: Iterable[int]) -> int:
    sides = view.plan.sides
    by_side = [_hand_count(view, of, its) for its in view.plan.seats_of]
    own = view.subject.side
    others = {sides[seat] for seat in seats} - {own}
    return sum(max(0, by_side[side] - by_side[own]) for side in others)


_COMBINE: Mapping[str, Callable[[View, Parameters, Collection[int]], int]] = {
    "total": _hand_count,
    "each-excess": _each_excess,
}


def _passes(view: View, of: Parameters) -> int:
    by_since = {"tile": view.moment.passes, "round": view.position.tally.round_passes}
    return by_since[of["since"]]


def _score(view: View, of: Parameters) -> int:
    sides = {view.plan.sides[seat] for seat in _seats(view, of)}
    return max((view.scores[side] for side in sides), default=0)


Count: TypeAlias = Callable[[View, Parameters], int]

COUNTS: Mapping[str, Count] = {
    "number": lambda _view, of: int(of["number"]),
    "hands": lambda view, of: _COMBINE[of["combine"]](view, of, _seats(view, of)),
    "boneyard": lambda view, of: _tiles_count(view, of, view.position.boneyard),
    "fits-ends": lambda view, _of: (
        view.position.tally.fits_ends if view.moment.event in OF_LAID_TILE else 0
    ),
    "open-numbers-before": lambda view, _of: (
        view.position.tally.open_numbers if view.moment.event in OF_LAID_TILE else 0
    ),
    "laid": lambda view, _of: len(view.position.plays),
    "passes": _passes,
    "round-number": lambda view, _of: view.position.table.round.number,
    "score": _score,
    "points-so-far": lambda view, _of: view.got.get(view.subject.side, 0),
}
"""What is counted: each row reads a count with its parameters."""

MODIFIERS: Mapping[str, Callable[[View, int, Any], int]] = {
    "minus": lambda view, found, operand: found - value(view, operand),
    "plus": lambda view, found, operand: found + value(view, operand),
    "times": lambda view, found, operand: found * value(view, operand),
    "at_least": lambda view, found, operand: max(found, value(view, operand)),
    "at_most": lambda view, found, operand: min(found, value(view, operand)),
}
"""What is done to a count, in this order."""


def value(view: View, quantity: Quantity) -> int:
    """Return the quantity: the count, then its modifiers in their order."""
    found = quantity.read(view, quantity.of)
    for change, operand in quantity.modifiers:
        found = change(view, found, operand)
    return found


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

COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    "is": lambda found, limit: found == limit,
    "at_least": lambda found, limit: found >= limit,
    "at_most": lambda found, limit: found <= limit,
}

TESTS: Mapping[str, Callable[[View, Any], bool]] = {
    "any": lambda view, conditions: any(holds(view, inner) for inner in conditions),
    "all": lambda view, conditions: all(holds(view, inner) for inner in conditions),
    "not": lambda view, inner: not holds(view, inner),
    "tile": lambda view, tiles: view.moment.tile in tiles,
}
"""The keys of a condition that are neither count nor fact."""


def compares(view: View, asked: Any) -> bool:
    """Whether a count compares as asked with every limit."""
    quantity, limits = asked
    found = value(view, quantity)
    return all(compare(found, value(view, limit)) for compare, limit in limits)


def holds(view: View, condition: Condition) -> bool:
    """Whether every key of the condition holds."""
    return not condition or all(passes(view, of) for passes, of in condition)
