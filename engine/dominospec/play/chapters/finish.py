# SPDX-License-Identifier: MIT
"""How a round ends and who has won it (spec/language.md, 10)."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from dominospec.play.chapters.draw import is_dry
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


def is_blocked(plan: Plan, position: Position) -> bool:
    """Whether no seat has a legal play and the boneyard can give no more."""
    if not is_dry(plan, position):
        return False
    return not any(plan.can_play(hand, position.ends) for hand in position.hands)


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


def _seats_of(plan: Plan, side: int) -> Candidate:
    return tuple(seat for seat, its in enumerate(plan.sides) if its == side)


def _closer_and(plan: Plan, position: Position, places: int) -> list[Candidate]:
    return [(position.closer,), (after(plan, position, position.closer, places),)]


CANDIDATES: Mapping[str, Callable[[Plan, Position], list[Candidate]]] = {
    "seats": lambda plan, _now: [(seat,) for seat in range(plan.players)],
    "sides": lambda plan, _now: [_seats_of(plan, side) for side in range(plan.side_count)],
    "closer-and-next": lambda plan, now: _closer_and(plan, now, 1),
    "closer-and-previous": lambda plan, now: _closer_and(plan, now, -1),
    "nobody": lambda _plan, _now: [],
}


def _count(plan: Plan, position: Position, seats: Candidate) -> int:
    return sum(plan.count(position.hands[seat]) for seat in seats)


def _lightest(plan: Plan, position: Position, seats: Candidate) -> int:
    return min(plan.worth[tile] for seat in seats for tile in position.hands[seat])


def _is_of(plan: Plan, seats: Candidate, seat: int) -> bool:
    return plan.sides[seat] == plan.sides[seats[0]]


def _distance(plan: Plan, position: Position, seats: Candidate) -> int:
    order = from_leader(plan, position)
    return min(order.index(seat) for seat in seats)


BEST: Mapping[str, Callable[[Plan, Position, Candidate], int]] = {
    "fewest-pips": _count,
    "fewest-side-pips": lambda plan, now, seats: _count(
        plan, now, _seats_of(plan, plan.sides[seats[0]])
    ),
    "lightest-tile": _lightest,
    "closer": lambda plan, now, seats: not _is_of(plan, seats, now.closer),
    "not-closer": lambda plan, now, seats: _is_of(plan, seats, now.closer),
    "leader": lambda plan, now, seats: not _is_of(plan, seats, now.table.leader),
    "nearest-to-leader": _distance,
}
"""What a test of ``finish.block.best`` keeps the lowest of."""


def _narrowed(plan: Plan, position: Position) -> list[Candidate]:
    left = CANDIDATES[plan.block.candidates](plan, position)
    for test in plan.block.best:
        ranks = [BEST[test](plan, position, seats) for seats in left]
        left = [seats for seats, rank in zip(left, ranks, strict=True) if rank == min(ranks)]
    return left


def _winning_seat(plan: Plan, position: Position, left: Sequence[Candidate]) -> int:
    best = min(left, key=lambda seats: _distance(plan, position, seats))
    order = from_leader(plan, position)
    return min(best, key=lambda seat: (_count(plan, position, (seat,)), order.index(seat)))


TIE: Mapping[str, Callable[[int, tuple[int, ...]], Verdict]] = {
    "nobody": lambda _seat, _sides: Verdict(None, ()),
    "shared": Verdict,
    "replay": lambda _seat, _sides: Verdict(None, (), replay=True),
}


def block_verdict(plan: Plan, position: Position) -> Verdict:
    """Return who has won the blocked round."""
    left = _narrowed(plan, position)
    if not left:
        return Verdict(None, ())
    sides = tuple(sorted({plan.sides[seats[0]] for seats in left}))
    seat = _winning_seat(plan, position, left)
    return Verdict(seat, sides) if len(sides) == 1 else TIE[plan.block.tie](seat, sides)


def pips_left(plan: Plan, position: Position) -> tuple[int, ...]:
    """Return what each seat's hand counts."""
    return tuple(map(plan.count, position.hands))


def out_result(plan: Plan, position: Position, seat: int) -> Result:
    """Return the result when the seat has laid its last tile."""
    return Result("out", seat, seat, (plan.sides[seat],), pips_left(plan, position))


def block_result(plan: Plan, position: Position) -> Result:
    """Return the result of a blocked round."""
    verdict = block_verdict(plan, position)
    ended = "replay" if verdict.replay else "block"
    return Result(
        ended, position.closer, verdict.winner, verdict.winners, pips_left(plan, position)
    )


def forfeit_result(plan: Plan, position: Position, offender: int) -> Result:
    """Return the result when the offender's side loses the round by a foul."""
    lost = plan.sides[offender]
    others = tuple(side for side in range(plan.side_count) if side != lost)
    seat = next(seat for seat in from_leader(plan, position) if plan.sides[seat] != lost)
    return Result("forfeit", offender, seat, others, pips_left(plan, position))


def void_result(plan: Plan, position: Position, offender: int) -> Result:
    """Return the result when a foul makes the round void."""
    return Result("void", offender, None, (), pips_left(plan, position))
