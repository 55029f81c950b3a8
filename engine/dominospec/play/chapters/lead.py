# SPDX-License-Identifier: MIT
"""Who leads (spec/language.md, 3)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from dominospec.play.chapters.deal import tile_of_round
from dominospec.play.plan import Plan
from dominospec.play.position import Last, Position
from dominospec.play.steps import LeadStep
from dominospec.tiles import Tile


class Found(NamedTuple):
    """The seat a step has found, and the tile it looked for."""

    seat: int
    tile: Tile | None = None


class Search(NamedTuple):
    """What a step may look at."""

    plan: Plan
    position: Position
    step: LeadStep

    @property
    def last(self) -> Last | None:
        """The round before."""
        return self.position.table.round.last


def seats_in_order(plan: Plan, position: Position) -> tuple[int, ...]:
    """Return the seats as they are asked before anybody leads: the last leader comes last."""
    last = position.table.round.last
    first = 0 if last is None else (last.leader + plan.step) % plan.players
    return plan.orders[plan.step][first]


def _best_held(search: Search, rank: Callable[[Tile], Any]) -> Found | None:
    """Return the first holder of the best tile; None for tiles that are not looked for."""
    plan, position = search.plan, search.position
    order = seats_in_order(plan, position)
    seeks = search.step.seeks
    hands = [(tile, seat) for seat in order for tile in position.hands[seat]]
    held = hands if seeks is None else [one for one in hands if one[0] in seeks]
    ranked = [(tile, seat) for tile, seat in held if rank(tile) is not None]
    if not ranked:
        return None
    tile, seat = max(ranked, key=lambda one: rank(one[0]))
    return Found(seat, tile)


def _holder(search: Search, wanted: Tile | None) -> Found | None:
    return _best_held(search, lambda tile: tile.high if tile == wanted else None)


def _lot(search: Search) -> Found | None:
    """Return the first seat, from the one the lot has fallen on, that takes part in it."""
    lots = search.position.table.round.lots
    among = AMONG[search.step.among](search.plan, search.last)
    order = search.plan.orders[search.plan.step][lots[0]] if lots else ()
    return next((Found(seat) for seat in order if seat in among), None)


AMONG: Mapping[str, Callable[[Plan, Last | None], Collection[int]]] = {
    "everyone": lambda plan, _last: range(plan.players),
    "winning-side": lambda plan, last: _side(plan, last, has_won=True),
    "losing-side": lambda plan, last: _side(plan, last, has_won=False),
}
"""Who takes part in a lot."""


def _side(plan: Plan, last: Last | None, *, has_won: bool) -> Sequence[int]:
    if last is None or last.winner is None:
        return ()
    return (plan.seats_of if has_won else plan.others_of)[plan.sides[last.winner]]


def _most_pips(plan: Plan, last: Last) -> int | None:
    """Return the seat that had most left, the first of them after the last leader."""
    if not last.pips:
        return None
    first = (last.leader + plan.step) % plan.players
    return max(plan.orders[plan.step][first], key=last.pips.__getitem__)


WHO: Mapping[str, Callable[[Plan, Last], int | None]] = {
    "leader": lambda _plan, last: last.leader,
    "winner": lambda _plan, last: last.winner,
    "last-layer": lambda _plan, last: last.closer,
    "most-pips": _most_pips,
}
"""Seats of the last round."""


def _after(who: str, places: int) -> Callable[[Search], Found | None]:
    return lambda search: _counted_from(search, who, places)


def _counted_from(search: Search, who: str, places: int) -> Found | None:
    plan, last = search.plan, search.last
    seat = None if last is None else WHO[who](plan, last)
    return None if seat is None else Found((seat + plan.step * places) % plan.players)


def _losing_side(search: Search) -> Found | None:
    """Return the first seat after the winning one that has lost."""
    plan, last = search.plan, search.last
    if last is None or last.winner is None:
        return None
    order = plan.orders[plan.step][last.winner]
    return Found(next(seat for seat in order if plan.sides[seat] != plan.sides[last.winner]))


LEAD: Mapping[str, Callable[[Search], Found | None]] = {
    "highest-double": lambda search: _best_held(
        search, lambda tile: tile.high if tile.is_double else None
    ),
    "lowest-double": lambda search: _best_held(
        search, lambda tile: -tile.high if tile.is_double else None
    ),
    "heaviest-tile": lambda search: _best_held(search, lambda tile: (tile.pips, tile.high)),
    "lightest-tile": lambda search: _best_held(search, lambda tile: (-tile.pips, -tile.high)),
    "holder-of": lambda search: _holder(search, search.step.tile),
    "sequence-tile": lambda search: _holder(
        search, tile_of_round(search.plan, search.position.table.round)
    ),
    "lot": _lot,
    "seat": lambda search: _counted_from(search, search.step.who, search.step.shift),
    "winner": _after("winner", 0),
    "next-in-turn": _after("leader", 1),
    "same-leader": _after("leader", 0),
    "last-layer": _after("last-layer", 0),
    "next-to-last-layer": _after("last-layer", 1),
    "most-pips": _after("most-pips", 0),
    "winning-side": _after("winner", 0),
    "losing-side": _losing_side,
}
"""What the steps find; all-draw and redeal, which do something, are in opening.py."""
