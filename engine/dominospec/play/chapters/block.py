# SPDX-License-Identifier: MIT
"""When a round is blocked and who has won it then (spec/language.md, 10; ``finish.block``)."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from dominospec.play.chapters.draw import has_drawn_round, is_dry
from dominospec.play.chapters.join import can_play
from dominospec.play.chapters.layout import turn_begun
from dominospec.play.chapters.quantities import value
from dominospec.play.chapters.seats import Moment, Subject, after, from_leader, named, still_in
from dominospec.play.chapters.view import seen_by
from dominospec.play.formulas import Quantity
from dominospec.play.plan import Plan
from dominospec.play.position import Position
from dominospec.tiles import Tile

Candidate: TypeAlias = tuple[int, ...]
"""The seats that win or lose a block together."""

_WORST = 2**53
"""The rank of a candidate for whom a quantity has no value: after all others."""

_MOST_CIRCLES = 3
"""So many full circles with nothing laid or drawn in between end the round in any case."""


class Verdict(NamedTuple):
    """Who has won: the winning seat and the winning sides; ``replay`` if the round is void."""

    winner: int | None
    winners: tuple[int, ...]
    replay: bool = False
    tied: tuple[int, ...] = ()


def is_blocked(plan: Plan, position: Position) -> bool:
    """Whether no seat still in has a legal play and the boneyard can give no more."""
    there = still_in(plan, position)
    if not (is_dry(plan, position) or all(has_drawn_round(plan, position, s) for s in there)):
        return False
    return not _can_go_on(plan, position, there)


def _can_go_on(plan: Plan, position: Position, seats: Sequence[int]) -> bool:
    """Whether a seat has a legal play, as at the beginning of an ordinary turn."""
    position = position._replace(layout=turn_begun(position.layout))
    return any(can_play(plan, position, seat) for seat in seats)


def is_block_found(plan: Plan, position: Position) -> bool:
    """Whether a block is established without anybody's pass or call."""
    return plan.block.established == "at-once" and is_blocked(plan, position)


def may_call(plan: Plan, position: Position) -> bool:
    """Whether the seat to move may call the block, which it does before anything else."""
    if plan.block.established != "called" or position.turn.drawn:
        return False
    return is_blocked(plan, position)


def _has_closed(plan: Plan, position: Position) -> bool:
    """Whether every seat still in has joined the circle."""
    circle, table = position.tally.circle, position.table
    if not (table.out or table.left):
        return len(circle) == plan.players
    return bool(circle) and set(still_in(plan, position)) <= set(circle)


def after_pass(plan: Plan, position: Position, *, stuck: bool) -> tuple[Position, bool]:
    """Return the position after the test of the circle, and whether the round is over by it.

    A full circle in which somebody could still play, and was only held back, begins anew.
    """
    if stuck and plan.block.established == "first-stuck" and position.tally.circle:
        return position, True
    if not _has_closed(plan, position):
        return position, False
    tally = position.tally._replace(closed=position.tally.closed + 1)
    if plan.passing.when == "at-will" or tally.closed == _MOST_CIRCLES:
        return position, True
    if not _can_go_on(plan, position, still_in(plan, position)):
        return position, True
    return position._replace(tally=tally._replace(circle=())), False


class Standing(NamedTuple):
    """The table to be judged: what each seat's hand counts, and the seats from the leader on."""

    plan: Plan
    position: Position
    pips: tuple[int, ...]
    order: tuple[int, ...]

    def count(self, seats: Candidate) -> int:
        """Return what the hands of the seats count together."""
        return sum([self.pips[seat] for seat in seats])

    def distance(self, seats: Candidate) -> int:
        """Return how many places after the leader the nearest of the seats is."""
        return min([self.order.index(seat) for seat in seats])

    def is_side_of(self, seats: Candidate, seat: int) -> bool:
        """Whether the candidate is on the side of the seat."""
        return self.plan.sides[seats[0]] == self.plan.sides[seat]

    def held(self, seats: Candidate) -> list[Tile]:
        """Return the tiles that the seats hold."""
        return [tile for seat in seats for tile in self.position.hands[seat]]

    def doubles(self, seats: Candidate) -> int:
        """Return how many doubles the seats hold."""
        return sum(tile.is_double for tile in self.held(seats))


def standing(plan: Plan, position: Position) -> Standing:
    """Return the table to be judged."""
    return Standing(plan, position, pips_left(plan, position), from_leader(plan, position))


def pips_left(plan: Plan, position: Position) -> tuple[int, ...]:
    """Return what each seat's hand counts."""
    return tuple(map(plan.count, position.hands))


def _closer_and(now: Standing, places: int) -> list[Candidate]:
    closer = now.position.closer
    return [(closer,), (after(now.plan, now.position, closer, places),)]


CANDIDATES: Mapping[str, Callable[[Standing], Sequence[Candidate]]] = {
    "seats": lambda now: [(seat,) for seat in range(now.plan.players)],
    "sides": lambda now: now.plan.seats_of,
    "closer-and-next": lambda now: _closer_and(now, 1),
    "closer-and-previous": lambda now: _closer_and(now, -1),
    "nobody": lambda _now: [],
}


def _moment(now: Standing) -> Moment:
    last = now.position.last_play
    return Moment("block", now.position.closer, last.tile if last else None)


def _candidates(now: Standing) -> Sequence[Candidate]:
    """Return who can win: by a word of the chapter, or the seats that are named, one by one."""
    wanted = now.plan.block.candidates
    if isinstance(wanted, str):
        return CANDIDATES[wanted](now)
    moment = _moment(now)
    subject = Subject(moment.actor, now.plan.sides[moment.actor])
    return [(seat,) for seat in named(now.plan, now.position, wanted, moment, subject)]


def _side_count(now: Standing, seats: Candidate) -> int:
    return now.count(now.plan.seats_of[now.plan.sides[seats[0]]])


def _lightest(now: Standing, seats: Candidate) -> int:
    """Return the lightest tile; who holds nothing comes before all others."""
    return min((now.plan.worth[tile] for tile in now.held(seats)), default=-1)


def _mixed_count(now: Standing, seats: Candidate) -> int:
    return now.plan.count(tile for tile in now.held(seats) if not tile.is_double)


def _after_closer(now: Standing, seats: Candidate) -> int:
    """Return how many places after the closer the nearest of the seats is, the closer last."""
    step, closer = now.position.table.step, now.position.closer
    order = now.plan.orders[step][closer]
    return min((order.index(seat) or len(order)) for seat in seats)


BEST: Mapping[str, Callable[[Standing, Candidate], int]] = {
    "fewest-pips": Standing.count,
    "most-pips": lambda now, seats: -now.count(seats),
    "fewest-side-pips": _side_count,
    "fewest-tiles": lambda now, seats: len(now.held(seats)),
    "no-doubles": lambda now, seats: now.doubles(seats) > 0,
    "fewest-doubles": Standing.doubles,
    "fewest-mixed-pips": _mixed_count,
    "lightest-tile": _lightest,
    "closer": lambda now, seats: not now.is_side_of(seats, now.position.closer),
    "not-closer": lambda now, seats: now.is_side_of(seats, now.position.closer),
    "leader": lambda now, seats: not now.is_side_of(seats, now.position.table.leader),
    "nearest-to-leader": Standing.distance,
    "nearest-to-closer": _after_closer,
}
"""What a test of ``finish.block.best`` keeps the lowest of."""


def _rank(now: Standing, test: str | tuple[str, Quantity], seats: Candidate) -> int:
    """Return what the candidate is judged by; less is better."""
    if isinstance(test, str):
        return BEST[test](now, seats)
    which, quantity = test
    plan, position = now.plan, now.position
    seat = min(seats, key=now.order.index)
    found = value(seen_by(plan, position, _moment(now), seat), quantity)
    if found is None:
        return _WORST
    return found if which == "fewest" else -found


def _narrowed(now: Standing) -> Sequence[Candidate]:
    left = _candidates(now)
    for test in now.plan.block.best:
        ranks = [_rank(now, test, seats) for seats in left]
        best = min(ranks, default=0)
        left = [seats for seats, rank in zip(left, ranks, strict=True) if rank == best]
    return left


def winning_seat(now: Standing, left: Sequence[Candidate]) -> int | None:
    """Return the seat that has won for its side, among those left."""
    if not left:
        return None
    best = min(left, key=now.distance)
    return min(best, key=lambda seat: (now.pips[seat], now.order.index(seat)))


TIE: Mapping[str, Callable[[int | None, tuple[int, ...]], Verdict]] = {
    "nobody": lambda _seat, _sides: Verdict(None, ()),
    "shared": Verdict,
    "replay": lambda _seat, _sides: Verdict(None, (), replay=True),
}


def block_verdict(now: Standing) -> Verdict:
    """Return who has won the blocked round."""
    left = _narrowed(now)
    sides = tuple(sorted({now.plan.sides[seats[0]] for seats in left}))
    seat = winning_seat(now, left)
    if len(sides) == 1:
        return Verdict(seat, sides)
    tied = tuple(sorted(seat for seats in left for seat in seats))
    return TIE[now.plan.block.tie](seat, sides)._replace(tied=tied)
