# SPDX-License-Identifier: MIT
"""Who is out, when that ends the round, and how a round came out (spec/language.md, 10)."""

from collections.abc import Callable, Iterable, Mapping

from dominospec.play.chapters.block import (
    Standing,
    Verdict,
    block_verdict,
    pips_left,
    standing,
    winning_seat,
)
from dominospec.play.chapters.seats import Moment, still_in
from dominospec.play.chapters.view import holds, seen_by
from dominospec.play.plan import Plan
from dominospec.play.position import Ending, Position, Result


def is_out(plan: Plan, position: Position, moment: Moment) -> bool:
    """Whether the actor, whose hand is empty or not, is out now."""
    seat, table = moment.actor, position.table
    if position.hands[seat] or seat in table.out or seat in table.left:
        return False
    return holds(seen_by(plan, position, moment, seat), plan.out.when)


def gone_out(position: Position, seat: int) -> Position:
    """Return the position with the seat out."""
    table = position.table
    return position._replace(table=table._replace(out=(*table.out, seat)))


def gone_away(position: Position, seats: Iterable[int]) -> Position:
    """Return the position with the seats out of the round, each once."""
    table = position.table
    left = tuple(seat for seat in seats if seat not in table.left and seat not in table.out)
    return position._replace(table=table._replace(left=(*table.left, *left)))


def _a_whole_side(plan: Plan, position: Position) -> int | None:
    """Return the side all of whose seats are out."""
    out = set(position.table.out)
    return next((side for side, its in enumerate(plan.seats_of) if out.issuperset(its)), None)


ENDS_ROUND: Mapping[str, Callable[[Plan, Position], bool]] = {
    "one-seat": lambda _plan, _now: True,
    "whole-side": lambda plan, now: _a_whole_side(plan, now) is not None,
    "all-but-one": lambda plan, now: len(still_in(plan, now)) == 1,
    "all": lambda _plan, _now: False,
}
"""Whether it ends the round that a seat has gone out; when nobody is left it ends in any case."""


def ends_by_out(plan: Plan, position: Position) -> bool:
    """Whether enough seats are out to end the round."""
    if not still_in(plan, position):
        return True
    asked = plan.out.ends_round
    if isinstance(asked, int):
        return len(position.table.out) >= asked
    return ENDS_ROUND[asked](plan, position)


def _first_out(plan: Plan, position: Position) -> Verdict:
    out = position.table.out
    seat = out[0]
    if plan.out.ends_round == "whole-side":
        side = _a_whole_side(plan, position)
        seat = next((other for other in out if plan.sides[other] == side), seat)
    return Verdict(seat, (plan.sides[seat],))


def _last_out(plan: Plan, position: Position) -> Verdict:
    seat = position.table.out[-1]
    return Verdict(seat, (plan.sides[seat],))


def _last_in(plan: Plan, position: Position) -> Verdict:
    """Return those still in; a side with fewer seats out comes first."""
    out = [plan.sides[seat] for seat in position.table.out]
    there = still_in(plan, position) or position.table.out[-1:]
    fewest = min(out.count(plan.sides[seat]) for seat in there)
    seats = [seat for seat in there if out.count(plan.sides[seat]) == fewest]
    return Verdict(seats[0], tuple(sorted({plan.sides[seat] for seat in seats})))


WINNER: Mapping[str, Callable[[Plan, Position], Verdict]] = {
    "first-out": _first_out,
    "last-out": _last_out,
    "last-in": _last_in,
    "by-block": lambda plan, now: block_verdict(standing(plan, now)),
}


def out_result(plan: Plan, position: Position, seat: int | None = None) -> Result:
    """Return the result when going out has ended the round: that of the seat, or of the last."""
    seat = position.table.out[-1] if seat is None else seat
    verdict = WINNER[plan.out.winner](plan, position)
    ended = "replay" if verdict.replay else "out"
    winner, winners, tied = verdict.winner, verdict.winners, verdict.tied
    return Result(ended, seat, winner, winners, pips_left(plan, position), tied=tied)


def left_result(plan: Plan, position: Position) -> Result:
    """Return the result when seats have left the round and one at most is still in.

    Where somebody is out, it is as if the last to go out had ended the round.
    """
    there, pips = still_in(plan, position), pips_left(plan, position)
    if position.table.out:
        return out_result(plan, position)
    if not there:
        return Result("stopped", position.table.left[-1], None, (), pips)
    return Result("out", there[0], there[0], (plan.sides[there[0]],), pips)


def block_result(plan: Plan, position: Position) -> Result:
    """Return the result of a blocked round; where no block is ever made it has only stopped."""
    now = standing(plan, position)
    if plan.block.established == "never":
        return Result("stopped", position.closer, None, (), now.pips)
    verdict = block_verdict(now)
    ended = "replay" if verdict.replay else "block"
    closer, winner, winners, tied = position.closer, verdict.winner, verdict.winners, verdict.tied
    return Result(ended, closer, winner, winners, now.pips, tied=tied)


_MEANT: Mapping[str, Callable[[Plan, Ending, Standing], Verdict]] = {
    "out": lambda plan, ending, _now: Verdict(ending.seat, (plan.sides[ending.seat],)),
    "block": lambda _plan, _ending, now: block_verdict(now),
    "stopped": lambda _plan, _ending, _now: Verdict(None, ()),
}
"""Who has won an ordered end of the round where the rule does not say it."""


def _ordered_verdict(plan: Plan, ending: Ending, now: Standing) -> Verdict:
    if ending.winner is None:
        return _MEANT[ending.ended](plan, ending, now)
    if not ending.winner:
        return Verdict(None, ())
    sides = tuple(sorted({plan.sides[seat] for seat in ending.winner}))
    return Verdict(min(ending.winner, key=now.order.index), sides)


def ordered_result(plan: Plan, position: Position) -> Result:
    """Return the result of the end that a rule has ordered."""
    ending, now = position.table.ending, standing(plan, position)
    assert ending is not None, "an end has been ordered"
    if ending.ended == "void":
        return void_result(plan, position, ending.seat)
    verdict, ended = _ordered_verdict(plan, ending, now), ending.ended
    seat = position.closer if ended == "block" else ending.seat
    ended = "replay" if verdict.replay else ended
    winner, winners, tied = verdict.winner, verdict.winners, verdict.tied
    return Result(ended, seat, winner, winners, now.pips, tied=tied)


def forfeit_result(plan: Plan, position: Position, offender: int) -> Result:
    """Return the result when the offender's side loses the round by a foul."""
    lost, now = plan.sides[offender], standing(plan, position)
    others = tuple(side for side in range(plan.side_count) if side != lost)
    seat = winning_seat(now, [plan.seats_of[side] for side in others])
    return Result("forfeit", offender, seat, others, now.pips)


def redeal_result(plan: Plan, position: Position, seat: int) -> Result:
    """Return the result when the tiles are dealt again."""
    return Result("redeal", seat, None, (), pips_left(plan, position))


def void_result(plan: Plan, position: Position, offender: int) -> Result:
    """Return the result when a foul makes the round void."""
    return Result("void", offender, None, (), pips_left(plan, position))
