# SPDX-License-Identifier: MIT
"""Quantities and conditions (spec/language.md, 15)."""

import operator
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from dominospec.play.chapters import laying
from dominospec.play.chapters.draw import is_dry
from dominospec.play.chapters.laying import OF_LAID_TILE, is_of_tile
from dominospec.play.chapters.seats import Moment, Naming, Subject, among
from dominospec.play.chapters.tallies import asked, asked_sides, together
from dominospec.play.chapters.trains import last_starts_train, owned, train_of_last
from dominospec.play.chapters.view import Count, Fact, Parameters, View, holds, seen_by
from dominospec.play.formulas import Quantity, Seats
from dominospec.play.plan import Plan
from dominospec.play.position import Position
from dominospec.tiles import Tile

Bands: TypeAlias = tuple[tuple[int, int], ...]
"""The numbers of a table, lowest first, each with its entry."""


def _tiles_count(view: View, of: Parameters, tiles: Sequence[Tile]) -> int:
    selected = of["tiles"]
    if len(selected) < len(view.plan.game_set):
        tiles = [tile for tile in tiles if tile in selected]
    return len(tiles) if of["worth"] == "one-each" else view.plan.count(tiles)


def _hand_count(view: View, of: Parameters, seats: Iterable[int]) -> int:
    hands = view.position.hands
    if "each_round_to" in of:
        way = ROUNDING[of["rounding"]]
        counts = [_tiles_count(view, of, hands[seat]) for seat in seats]
        return sum(way(count, of["each_round_to"]) for count in counts)
    return _tiles_count(view, of, [tile for seat in seats for tile in hands[seat]])


def _each_excess(view: View, of: Parameters, seats: Iterable[int]) -> int:
    sides = view.plan.sides
    by_side = [_hand_count(view, of, its) for its in view.plan.seats_of]
    own = view.subject.side
    others = {sides[seat] for seat in seats} - {own}
    return sum(max(0, by_side[side] - by_side[own]) for side in others)


def _each_hand(view: View, of: Parameters, seats: Iterable[int]) -> int:
    """Return the lowest or the highest of the counts of hands."""
    return together(of, [_hand_count(view, of, [seat]) for seat in seats])


def _one_tile(best: Callable[[Iterable[int]], int]) -> Callable[..., int | None]:
    def count(view: View, of: Parameters, seats: Iterable[int]) -> int | None:
        held = [tile for seat in seats for tile in view.position.hands[seat]]
        counts = [_tiles_count(view, of, [tile]) for tile in held if tile in of["tiles"]]
        return best(counts) if counts else None

    return count


_COMBINE: Mapping[str, Callable[[View, Parameters, Collection[int]], int | None]] = {
    "total": _hand_count,
    "lowest": _each_hand,
    "highest": _each_hand,
    "lightest-tile": _one_tile(min),
    "heaviest-tile": _one_tile(max),
    "each-excess": _each_excess,
}


def _score(view: View, of: Parameters) -> int:
    return together(of, [view.scores[side] for side in asked_sides(view, of)])


COUNTS: Mapping[str, Count] = {
    "number": lambda _view, of: int(of["number"]),
    "hands": lambda view, of: _COMBINE[of["combine"]](view, of, asked(view, of)),
    "boneyard": lambda view, of: _tiles_count(view, of, view.position.boneyard),
    **laying.COUNTS,
    "round-number": lambda view, _of: view.position.table.round.number,
    "score": _score,
    "points-so-far": lambda view, _of: view.got.get(view.subject.side, 0),
}
"""What is counted: each row reads a count with its parameters."""

ROUNDING: Mapping[str, Callable[[int, int], int]] = {
    "nearest": lambda found, to: (2 * found + to) // (2 * to) * to,
    "down": lambda found, to: found // to * to,
    "up": lambda found, to: -(-found // to) * to,
}
"""How a number becomes a multiple of another; from the middle the nearest one is above."""


def _rounded(_view: View, found: int, operand: tuple[int, str]) -> int:
    to, way = operand
    return ROUNDING[way](found, to)


def _looked_up(_view: View, found: int, bands: Bands) -> int:
    return next((entry for number, entry in reversed(bands) if number <= found), 0)


MODIFIERS: Mapping[str, Callable[[View, int, Any], int]] = {
    "minus": lambda view, found, operand: found - (value(view, operand) or 0),
    "plus": lambda view, found, operand: found + (value(view, operand) or 0),
    "round_to": _rounded,
    "divide_by": lambda _view, found, operand: found // int(operand),
    "table": _looked_up,
    "times": lambda view, found, operand: found * (value(view, operand) or 0),
    "at_least": lambda view, found, operand: max(found, _or(found, value(view, operand))),
    "at_most": lambda view, found, operand: min(found, _or(found, value(view, operand))),
}
"""What is done to a count, in this order."""


def _or(otherwise: int, found: int | None) -> int:
    return otherwise if found is None else found


def value(view: View, quantity: Quantity) -> int | None:
    """Return the quantity: the count, if it has a value, then its modifiers in their order."""
    found = quantity.read(view, quantity.of)
    if found is not None:
        for change, operand in quantity.modifiers:
            found = change(view, found, operand)
    return found


EXTREMES: Mapping[str, Callable[[Iterable[int]], int]] = {"fewest": min, "most": max}


def compared(best: Callable[[Iterable[int]], int], quantity: Quantity, asked: Seats) -> Naming:
    """Return what names the seats that are level at the best result; the seat is the subject."""

    def naming(plan: Plan, position: Position, moment: Moment, subject: Subject) -> list[int]:
        results = {}
        for seat in among(plan, position, asked, moment, subject):
            if (found := value(seen_by(plan, position, moment, seat), quantity)) is not None:
                results[seat] = found
        return [seat for seat, found in results.items() if found == best(results.values())]

    return naming


def _ended(view: View) -> str | None:
    return view.position.result.ended if view.position.result else None


def _on_own_train(view: View) -> bool:
    if view.moment.event not in OF_LAID_TILE:
        return False
    train = train_of_last(view.position)
    return train is not None and view.moment.actor in view.plan.trains[train].owners


def _starts_train(view: View) -> bool:
    return view.moment.event in OF_LAID_TILE and last_starts_train(view.position)


def _marked(view: View) -> bool:
    """Whether the train that is spoken of bears a marker, else a train of the actor."""
    of = owned(view.plan, [view.moment.actor]) if view.moment.train is None else [view.moment.train]
    return not set(view.position.table.marked).isdisjoint(of)


FACTS: Mapping[str, Fact] = {
    **laying.FACTS,
    "ended_by_out": lambda view: _ended(view) == "out",
    "ended_by_block": lambda view: _ended(view) == "block",
    "boneyard_dry": lambda view: is_dry(view.plan, view.position),
    "stuck": lambda view: view.moment.stuck,
    "tile_was_drawn": lambda view: is_of_tile(view) and view.position.tally.was_drawn,
    "on_own_train": _on_own_train,
    "starts_train": _starts_train,
    "marked": _marked,
}


def _against(compare: Callable[[int, int], bool]) -> Callable[[View, int, Quantity], bool]:
    def holds_against(view: View, found: int, limit: Quantity) -> bool:
        against = value(view, limit)
        return against is not None and compare(found, against)

    return holds_against


def _is_multiple(found: int, number: int) -> bool:
    """Whether a number is a multiple of another; 0 is no multiple, and of 0 there is none."""
    return found != 0 < number and found % number == 0


COMPARE: Mapping[str, Callable[[View, int, Any], bool]] = {
    "is": _against(operator.eq),
    "at_least": _against(operator.ge),
    "at_most": _against(operator.le),
    "more_than": _against(operator.gt),
    "less_than": _against(operator.lt),
    "multiple_of": _against(_is_multiple),
    "one_of": lambda _view, found, numbers: found in numbers,
}

TESTS: Mapping[str, Callable[[View, Any], bool]] = {
    "any": lambda view, conditions: any(holds(view, inner) for inner in conditions),
    "all": lambda view, conditions: all(holds(view, inner) for inner in conditions),
    "not": lambda view, inner: not holds(view, inner),
    "tile": lambda view, tiles: view.moment.tile in tiles,
}
"""The keys of a condition that are neither count nor fact."""


def compares(view: View, asked: Any) -> bool:
    """Whether a count has a value and compares as asked with every limit."""
    quantity, limits = asked
    found = value(view, quantity)
    return found is not None and all(compare(view, found, limit) for compare, limit in limits)
