# SPDX-License-Identifier: MIT
"""Turn order, sides, and the words that name seats (spec/language.md, 1 and 15)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from dominospec.play.formulas import Seats
from dominospec.play.plan import Plan
from dominospec.play.position import Position
from dominospec.tiles import Tile


class Moment(NamedTuple):
    """An event as awards and rules see it; ``passes`` are those since the tile before it.

    ``train`` is the train that a condition of a train speaks of.
    """

    event: str
    actor: int
    tile: Tile | None = None
    passes: int = 0
    breach: str | None = None
    stuck: bool = False
    train: int | None = None


class Subject(NamedTuple):
    """Whom the words own-seat, own-side, partners and opponents are relative to.

    ``against`` is the one other side that opponents means, where each pays for itself.
    """

    seat: int
    side: int
    against: int | None = None


def from_leader(plan: Plan, position: Position) -> tuple[int, ...]:
    """Return all seats in turn order, the leader first."""
    return plan.orders[position.table.step][position.table.leader]


def still_in(plan: Plan, position: Position) -> tuple[int, ...]:
    """Return the seats that are neither out nor have left the round, from the leader on."""
    order, table = from_leader(plan, position), position.table
    if not (table.out or table.left):
        return order
    return tuple(seat for seat in order if seat not in table.out and seat not in table.left)


def after(plan: Plan, position: Position, seat: int, places: int = 1) -> int:
    """Return the seat so many places after this one in turn order, among those still in."""
    table = position.table
    if not (table.out or table.left):
        return (seat + table.step * places) % plan.players
    there = still_in(plan, position)
    order = plan.orders[table.step if places > 0 else -table.step][seat]
    others = [other for other in order[1:] if other in there]
    circle = [*others, seat] if seat in there or not others else others
    return circle[(abs(places) - 1) % len(circle)]


def _won(position: Position, moment: Moment) -> Sequence[int]:
    """Return the sides that have won the round or, at the end of a match, the match."""
    result = position.result
    of_match = result.match_winners if result and moment.event == "match-end" else None
    return of_match if of_match is not None else (result.winners if result else ())


def _winners(plan: Plan, position: Position, moment: Moment) -> list[int]:
    return [seat for side in _won(position, moment) for seat in plan.seats_of[side]]


def _losers(plan: Plan, position: Position, moment: Moment) -> list[int]:
    won = _won(position, moment)
    return [seat for seat, side in enumerate(plan.sides) if side not in won] if won else []


def _from_last_layer(plan: Plan, position: Position, places: int) -> list[int]:
    return [after(plan, position, position.closer, places)]


def _winning_seat(position: Position) -> list[int]:
    seat = position.result.winner if position.result else None
    return [] if seat is None else [seat]


Naming: TypeAlias = Callable[[Plan, Position, Moment, Subject], Collection[int]]

SEATS: Mapping[str, Naming] = {
    "actor": lambda _plan, _now, moment, _subject: [moment.actor],
    "own-seat": lambda _plan, _now, _moment, subject: [subject.seat],
    "own-side": lambda plan, _now, _moment, subject: plan.seats_of[subject.side],
    "partners": lambda plan, _now, _moment, subject: [
        seat for seat in plan.seats_of[subject.side] if seat != subject.seat
    ],
    "opponents": lambda plan, _now, _moment, subject: (
        plan.others_of[subject.side] if subject.against is None else plan.seats_of[subject.against]
    ),
    "everyone": lambda plan, _now, _moment, _subject: range(plan.players),
    "still-in": lambda plan, now, _moment, _subject: still_in(plan, now),
    "next-seat": lambda plan, now, moment, _subject: [after(plan, now, moment.actor)],
    "previous-seat": lambda plan, now, moment, _subject: [after(plan, now, moment.actor, -1)],
    "leader": lambda _plan, now, _moment, _subject: [now.table.leader],
    "last-layer": lambda plan, now, _moment, _subject: _from_last_layer(plan, now, 0),
    "after-last-layer": lambda plan, now, _moment, _subject: _from_last_layer(plan, now, 1),
    "before-last-layer": lambda plan, now, _moment, _subject: _from_last_layer(plan, now, -1),
    "winning-seat": lambda _plan, now, _moment, _subject: _winning_seat(now),
    "winner": lambda plan, now, moment, _subject: _winners(plan, now, moment),
    "losers": lambda plan, now, moment, _subject: _losers(plan, now, moment),
    "tied": lambda _plan, now, _moment, _subject: now.result.tied if now.result else (),
}
ONE_SEAT = frozenset(
    {
        "actor", "own-seat", "next-seat", "previous-seat", "leader", "last-layer",
        "after-last-layer", "before-last-layer", "winning-seat",
    }
)  # fmt: skip
"""Words that name one seat, or nobody."""


def among(
    plan: Plan, position: Position, seats: Seats, moment: Moment, subject: Subject
) -> Collection[int]:
    """Return the seats that are named, each once, in no order."""
    if len(seats.parts) == 1:
        return seats.parts[0](plan, position, moment, subject)
    return {seat for part in seats.parts for seat in part(plan, position, moment, subject)}


def named(
    plan: Plan, position: Position, seats: Seats, moment: Moment, subject: Subject
) -> list[int]:
    """Return the seats that are named, in turn order from the leader."""
    found = among(plan, position, seats, moment, subject)
    return [seat for seat in from_leader(plan, position) if seat in found]
