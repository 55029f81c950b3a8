# SPDX-License-Identifier: MIT
"""Who leads, and what may be led (spec/language.md, 3)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from dominospec.play.chapters.join import bounded, plays_of
from dominospec.play.plan import Plan
from dominospec.play.position import Deal, Last, Move, Position, Round
from dominospec.tiles import Tile

Step: TypeAlias = Mapping[str, Any]


class Found(NamedTuple):
    """The seat a step has found, and the tile it looked for."""

    seat: int
    tile: Tile | None = None


class Search(NamedTuple):
    """What a step may look at."""

    plan: Plan
    deal: Deal
    round: Round
    step: Step


def _best_held(search: Search, rank: Callable[[Tile], Any]) -> Found | None:
    """Return the first holder, in the order in which seats are asked, of the best tile."""
    last, plan = search.round.last, search.plan
    first = 0 if last is None else (last.leader + plan.step) % plan.players
    order = plan.orders[plan.step][first]
    held = [(tile, seat) for seat in order for tile in search.deal.hands[seat]]
    ranked = [(tile, seat) for tile, seat in held if rank(tile) is not None]
    if not ranked:
        return None
    tile, seat = max(ranked, key=lambda one: rank(one[0]))
    return Found(seat, tile)


def _highest_double(search: Search) -> Found | None:
    return _best_held(search, lambda tile: tile.high if tile.is_double else None)


def _heaviest_tile(search: Search) -> Found | None:
    return _best_held(search, lambda tile: (tile.pips, tile.high))


def _holder_of(search: Search) -> Found | None:
    wanted = Tile.parse(search.step["tile"])
    return _best_held(search, lambda tile: tile.high if tile == wanted else None)


def _lot(search: Search) -> Found | None:
    return Found(search.round.lots[0]) if search.round.lots else None


def _of_last(read: Callable[[Last], int | None], places: int = 0) -> Callable[[Search], Any]:
    def find(search: Search) -> Found | None:
        last = search.round.last
        seat = None if last is None else read(last)
        if seat is None:
            return None
        return Found((seat + search.plan.step * places) % search.plan.players)

    return find


LEAD: Mapping[str, Callable[[Search], Found | None]] = {
    "highest-double": _highest_double,
    "heaviest-tile": _heaviest_tile,
    "holder-of": _holder_of,
    "lot": _lot,
    "winner": _of_last(lambda last: last.winner),
    "next-in-turn": _of_last(lambda last: last.leader, places=1),
    "same-leader": _of_last(lambda last: last.leader),
    "last-layer": _of_last(lambda last: last.closer),
}


def _steps(plan: Plan, last: Last | None) -> Sequence[Step]:
    if last is None:
        return plan.lead["first"]
    if last.winner is None:
        return plan.lead["after_tie"]
    return plan.lead["after_block" if last.ended == "block" else "later"]


def find_leader(plan: Plan, deal: Deal, this_round: Round) -> Found | None:
    """Return who leads, with the tile that must be led, or None if every step fails."""
    for step in _steps(plan, this_round.last):
        found = LEAD[step["by"]](Search(plan, deal, this_round, step))
        if found:
            return found if step["lays"] == "that-tile" else Found(found.seat)
    return None


def leads(plan: Plan, position: Position) -> tuple[Move, ...]:
    """Return the legal leads; where what a turn must have leaves none, it leaves all."""
    found, wanted = plays_of(plan, position, position.turn.seat), position.table.lead_tile
    if wanted is not None:
        found = tuple(lead for lead in found if lead.tile == wanted)
    return bounded(plan, position, found) or found
