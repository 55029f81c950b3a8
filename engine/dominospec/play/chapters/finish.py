# SPDX-License-Identifier: MIT
"""How a round ends and who has won it (spec/language.md, 10)."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from dominospec.play.chapters.draw import is_dry
from dominospec.play.chapters.join import can_play
from dominospec.play.chapters.seats import after, from_leader
from dominospec.play.plan import Plan
from dominospec.play.position import Position, Result

Candidate: TypeAlias = tuple[int, ...]
"""The seats that win or lose a block together."""


class Verdict(NamedTuple):
    """Who has won: the winning seat and the winning sides; ``replay`` if the round is void."""

    winner: int | None
    winners: tuple[int, ...]
    replay: bool = False
    tied: tuple[int, ...] = ()


def is_blocked(plan: Plan, position: Position) -> bool:
    """Whether no seat has a legal play and the boneyard can give no more."""
    if not is_dry(plan, position):
        return False
    return not any(can_play(plan, position, seat) for seat in range(plan.players))


def is_block_found(plan: Plan, position: Position) -> bool:
    """Whether a block is established without anybody's pass or call."""
    return plan.block.established == "at-once" and is_blocked(plan, position)


def may_call(plan: Plan, position: Position) -> bool:
    """Whether the seat to move may call the block, which it does before anything else."""
    if plan.block.established != "called" or position.turn.drawn:
        return False
    return is_blocked(plan, position)


def join_circle(plan: Plan, position: Position, *, stuck: bool) -> tuple[int, ...]:
    """Return the seats that have proposed or confirmed a block after this pass."""
    if not (stuck and is_dry(plan, position)):
        return ()
    circle, seat = position.tally.circle, position.turn.seat
    return circle if seat in circle else (*circle, seat)


class Standing(NamedTuple):
    """The blocked table: what each seat's hand counts, and the seats from the leader on."""

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


def _side_count(now: Standing, seats: Candidate) -> int:
    return now.count(now.plan.seats_of[now.plan.sides[seats[0]]])


def _lightest(now: Standing, seats: Candidate) -> int:
    hands = now.position.hands
    return min(now.plan.worth[tile] for seat in seats for tile in hands[seat])


BEST: Mapping[str, Callable[[Standing, Candidate], int]] = {
    "fewest-pips": Standing.count,
    "fewest-side-pips": _side_count,
    "lightest-tile": _lightest,
    "closer": lambda now, seats: not now.is_side_of(seats, now.position.closer),
    "not-closer": lambda now, seats: now.is_side_of(seats, now.position.closer),
    "leader": lambda now, seats: not now.is_side_of(seats, now.position.table.leader),
    "nearest-to-leader": Standing.distance,
}
"""What a test of ``finish.block.best`` keeps the lowest of."""


def _narrowed(now: Standing) -> Sequence[Candidate]:
    left = CANDIDATES[now.plan.block.candidates](now)
    for test in now.plan.block.best:
        ranks = [BEST[test](now, seats) for seats in left]
        best = min(ranks, default=0)
        left = [seats for seats, rank in zip(left, ranks, strict=True) if rank == best]
    return left


def _winning_seat(now: Standing, left: Sequence[Candidate]) -> int | None:
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
    seat = _winning_seat(now, left)
    if len(sides) == 1:
        return Verdict(seat, sides)
    tied = tuple(sorted(seat for seats in left for seat in seats))
    return TIE[now.plan.block.tie](seat, sides)._replace(tied=tied)


def pips_left(plan: Plan, position: Position) -> tuple[int, ...]:
    """Return what each seat's hand counts."""
    return tuple(map(plan.count, position.hands))


def out_result(plan: Plan, position: Position, seat: int) -> Result:
    """Return the result when the seat has laid its last tile."""
    return Result("out", seat, seat, (plan.sides[seat],), pips_left(plan, position))


def block_result(plan: Plan, position: Position) -> Result:
    """Return the result of a blocked round."""
    pips = pips_left(plan, position)
    verdict = block_verdict(Standing(plan, position, pips, from_leader(plan, position)))
    ended = "replay" if verdict.replay else "block"
    closer, winner, winners, tied = position.closer, verdict.winner, verdict.winners, verdict.tied
    return Result(ended, closer, winner, winners, pips, tied=tied)


def forfeit_result(plan: Plan, position: Position, offender: int) -> Result:
    """Return the result when the offender's side loses the round by a foul."""
    lost, pips = plan.sides[offender], pips_left(plan, position)
    others = tuple(side for side in range(plan.side_count) if side != lost)
    now = Standing(plan, position, pips, from_leader(plan, position))
    seat = _winning_seat(now, [plan.seats_of[side] for side in others])
    return Result("forfeit", offender, seat, others, pips)


def void_result(plan: Plan, position: Position, offender: int) -> Result:
    """Return the result when a foul makes the round void."""
    return Result("void", offender, None, (), pips_left(plan, position))
