# SPDX-License-Identifier: MIT
"""A round: what is legal, and what a move does (spec/language.md, 4).

``moves`` is the law: ``play`` asks it, and so does everybody else.
"""

from collections.abc import Callable, Mapping
from functools import cache

from dominospec.play.chapters.block import after_pass, may_call
from dominospec.play.chapters.declares import declaring
from dominospec.play.chapters.draw import begins_with_a_draw, drawn_in_turn, ends_turn, may_draw
from dominospec.play.chapters.finish import block_result, gone_away, gone_out, out_result
from dominospec.play.chapters.fouls import ENDS, breach_of, exposed, lost_match, must_be_laid
from dominospec.play.chapters.join import plays
from dominospec.play.chapters.passing import discarded, discarding, join_circle, may_pass
from dominospec.play.chapters.rows import (
    brought_to_front,
    is_turned_in_vain,
    may_turn,
    put_back,
    turned,
)
from dominospec.play.chapters.rules import drawn_for
from dominospec.play.chapters.seats import Moment
from dominospec.play.chapters.trains import PASSER, marker_off
from dominospec.play.claiming import claim, claims_of, decline, forfeited
from dominospec.play.declaring import declare
from dominospec.play.ending import adds_up, closed, concluded, turn_over
from dominospec.play.going_on import followed, may_stop
from dominospec.play.opening import CARRY as CARRY_BEFORE_THE_FIRST_TILE
from dominospec.play.opening import opening_moves
from dominospec.play.plan import Plan
from dominospec.play.position import Event, Move, Position, Tally
from dominospec.play.putting import put, turn_after
from dominospec.play.refusing import refusal
from dominospec.play.settling import end_round, happened


def _other_moves(plan: Plan, position: Position, *, stuck: bool) -> tuple[Move, ...]:
    """Return the legal moves without a tile, when nothing has been granted."""
    can_draw = may_draw(plan, position, stuck=stuck)
    can_pass = may_pass(plan, position, stuck=stuck, can_draw=can_draw)
    away = discarding(plan, position, stuck=stuck) if can_pass else ()
    named = can_draw, can_pass and not away, may_call(plan, position)
    return (*_without_tile(position.turn.seat, named), *away)


@cache
def _without_tile(seat: int, allowed: tuple[bool, bool, bool]) -> tuple[Move, ...]:
    named = zip(("draw", "pass", "call-block"), allowed, strict=True)
    return tuple([Move(seat, name) for name, is_allowed in named if is_allowed])


def moves(plan: Plan, position: Position) -> tuple[Move, ...]:
    """Return every legal move, in a fixed order: plays by tile and end, then the others."""
    recent = plan.recent
    if recent[0] is not position:
        recent[0], recent[1] = position, _moves(plan, position)
    found: tuple[Move, ...] = recent[1]
    return found


def _moves(plan: Plan, position: Position) -> tuple[Move, ...]:
    if position.result:
        return ()
    table = position.table
    claims = table.claims
    if claims is None:
        if plan.is_swift and position.ends and not table.exposed:
            seat = position.turn.seat
            found = plan.options[seat].of_hand(position.hands[seat], position.ends)
            return found or _other_moves(plan, position, stuck=True)
        return _of_turn(plan, position)
    claiming = claims_of(claims, position.turn.seat)
    return _of_turn(plan, position) + claiming if claims.is_open else claiming


def _of_turn(plan: Plan, position: Position) -> tuple[Move, ...]:
    """Return the moves of the turn, whatever points there are to claim."""
    if not (position.ends or may_turn(plan, position)):
        return opening_moves(plan, position)
    found = _to_do(plan, position)
    return declaring(plan, position, found) if plan.declares and position.ends else found


def _to_do(plan: Plan, position: Position) -> tuple[Move, ...]:
    """Return the moves of the turn, whatever may be said."""
    if begins_with_a_draw(plan, position):
        return _without_tile(position.turn.seat, (True, False, False))
    found = plays(plan, position)
    if may_turn(plan, position) and not (found and is_turned_in_vain(plan, position)):
        return (*found, Move(position.turn.seat, "turn"))
    if position.table.exposed:
        found = must_be_laid(position, found)
    if position.turn.grant and may_stop(plan, position):
        return (*found, Move(position.turn.seat, "stop"))
    if found and (plan.must_play or position.turn.grant):
        return found
    return found + _other_moves(plan, position, stuck=not found)


def _carry_play(plan: Plan, position: Position, move: Move) -> Position:
    seat = move.seat
    if plan.is_plain:
        turn = plan.turns[(seat + position.table.step) % plan.players]
        laid = put(plan, position, move, turn)
        if laid.hands[seat]:
            return laid
        laid = gone_out(laid, seat)
        return end_round(plan, laid, out_result(plan, laid, seat), move.tile)
    moment = Moment("play", seat, move.tile, position.tally.passes)
    position = put(plan, position, move, turn_after(plan, position, move))
    if plan.trains:
        position = marker_off(plan, position, move)
    position = happened(plan, position, moment, is_judged=not adds_up(plan, position))
    if position.result or position.table.claims:
        return position
    return followed(plan, position, move, moment)


def _carry_draw(plan: Plan, position: Position, move: Move) -> Position:
    tile, seat = position.boneyard[0], move.seat
    row = plan.row if plan.row and plan.row.draws_to_front else None
    if row:
        position = put_back(row, position)
    position = drawn_in_turn(position)
    if row:
        position = brought_to_front(row, position)
    if plan.awards["draw"] or not plan.is_plain:
        moment = Moment("draw", seat, tile, position.tally.passes)
        position = happened(plan, position, moment)
        if position.result:
            return position
        if (over := concluded(plan, position, moment)) is not None:
            return over
    return turn_over(plan, position) if ends_turn(plan, position) else position


def _is_stuck(plan: Plan, position: Position) -> bool:
    """Whether the seat to move has no legal play; plays come first among the moves."""
    if moves(plan, position)[0].move == "play":
        return False
    if plan.declares:
        return not plays(plan, position)
    return plan.draws.when != "every-turn" or not plays(plan, position)


def _carry_pass(plan: Plan, position: Position, move: Move) -> Position:
    seat, stuck = move.seat, _is_stuck(plan, position)
    if plan.row:
        position = put_back(plan.row, position)
    hands, boneyard, ends, turn, tally, table, log, _, layout = position
    circle = join_circle(plan, position, stuck=stuck)
    tally = Tally(tally.passes + 1, tally.round_passes + 1, circle, *tally[3:])
    log = (*log, _pass_event(seat, stuck=stuck))
    if plan.is_plain:
        turn = plan.turns[(seat + table.step) % plan.players]
    position = Position(hands, boneyard, ends, turn, tally, table, log, None, layout)
    if plan.trains:
        position = PASSER[plan.markers.passer](plan, position, seat)
    if plan.passing.passer == "leaves-the-round":
        position = gone_away(position, [seat])
    if plan.awards["pass"] or plan.rules["pass"]:
        moment = Moment("pass", seat, passes=tally.passes, stuck=stuck)
        position = happened(plan, position, moment)
        if position.result:
            return position
    if not plan.is_plain:
        return turn_over(plan, position, passed=stuck)
    if len(circle) < plan.players:
        return position
    position, over = after_pass(plan, position, stuck=stuck)
    return end_round(plan, position, block_result(plan, position)) if over else position


def _carry_discard(plan: Plan, position: Position, move: Move) -> Position:
    return _carry_pass(plan, discarded(position, move), move)


@cache
def _pass_event(seat: int, *, stuck: bool) -> Event:
    return Event("pass", seat, detail=(("stuck", stuck),))


def _carry_stop(plan: Plan, position: Position, move: Move) -> Position:
    log = (*position.log, Event("stop", move.seat))
    return turn_over(plan, position._replace(log=log))


def _carry_call(plan: Plan, position: Position, move: Move) -> Position:
    log = (*position.log, Event("call-block", move.seat))
    return closed(plan, position._replace(log=log), block_result)


def _carry_turn(_plan: Plan, position: Position, move: Move) -> Position:
    return turned(position, move)


CARRY: Mapping[str, Callable[[Plan, Position, Move], Position]] = {
    "play": _carry_play,
    "draw": _carry_draw,
    "turn": _carry_turn,
    "pass": _carry_pass,
    "discard": _carry_discard,
    "stop": _carry_stop,
    "call-block": _carry_call,
    "claim": claim,
    "decline": decline,
    "declare": declare,
}


def play(plan: Plan, position: Position, move: Move) -> Position:
    """Return the position after the move.

    An illegal move raises ``IllegalMove``, save that in refereed play a possible one is judged.
    """
    legal = moves(plan, position)
    if move in legal:
        is_begun = position.ends or move.move in ("play", "turn")
        carry = CARRY if is_begun else CARRY_BEFORE_THE_FIRST_TILE
        if position.table.claims and move.move not in ("claim", "decline"):
            position = forfeited(position)
        return carry[move.move](plan, position, move)
    breach = breach_of(plan, position, move) if position.table.refereed else None
    if breach is None:
        raise refusal(plan, position, move, legal)
    return _judge(plan, position, move, breach)


def _judge(plan: Plan, position: Position, move: Move, breach: str) -> Position:
    """Return the position after a foul: the event, then what it ends, else the remedy."""
    foul = plan.fouls[breach]
    event = Event("foul", move.seat, detail=(("breach", breach),))
    position = position._replace(log=(*position.log, event))
    passes = position.tally.passes
    position = happened(plan, position, Moment("foul", move.seat, passes=passes, breach=breach))
    if position.result:
        return position
    position = drawn_for(plan, position, [move.seat], foul.draws)
    if foul.ends == "match-lost":
        position = lost_match(plan, position, move.seat)
    if foul.ends != "nothing":
        return end_round(plan, position, ENDS[foul.ends](plan, position, move.seat))
    if foul.remedy == "exposed":
        return exposed(position, move)
    if foul.remedy == "taken-back" or breach == "false-block":
        return position
    return CARRY[move.move](plan, position, move)
