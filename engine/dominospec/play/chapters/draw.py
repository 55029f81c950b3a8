# SPDX-License-Identifier: MIT
"""Use of the boneyard (spec/language.md, 8)."""

from collections.abc import Callable, Mapping

from dominospec.play.chapters.join import can_play
from dominospec.play.plan import Plan
from dominospec.play.position import Event, Hand, Position, Turn, replaced


def is_dry(plan: Plan, position: Position) -> bool:
    """Whether the boneyard can give no more."""
    return plan.draws.when == "never" or len(position.boneyard) <= plan.draws.reserve


def drawn_by(position: Position, seat: int) -> Position:
    """Return the position with the first tile of the boneyard in the seat's hand.

    In a row it lies at the far end.
    """
    hands, boneyard, ends, turn, tally, table, log, result, layout = position
    hand: Hand = (*hands[seat], boneyard[0])
    hands = replaced(hands, seat, hand if table.row else tuple(sorted(hand)))
    if tally.circle or tally.closed:
        tally = tally._replace(circle=(), closed=0)
    return Position(hands, boneyard[1:], ends, turn, tally, table, log, result, layout)


def drawn_in_turn(position: Position) -> Position:
    """Return the position in which the seat to move has drawn, and this is told."""
    tile = position.boneyard[0]
    seat, drawn, grant, laid, counted, fired, is_first, turned, declared, pledged = position.turn
    drawn = (*drawn, tile)
    turn = Turn(seat, drawn, grant, laid, counted, fired, is_first, turned, declared, pledged)
    hands, boneyard, ends, _, tally, table, log, result, layout = drawn_by(position, seat)
    log = (*log, Event("draw", seat, tile))
    return Position(hands, boneyard, ends, turn, tally, table, log, result, layout)


def has_drawn_all(plan: Plan, position: Position) -> bool:
    """Whether the seat has drawn as often as it may in this turn."""
    return plan.draws.most is not None and len(position.turn.drawn) >= plan.draws.most


def has_drawn_round(plan: Plan, position: Position, seat: int) -> bool:
    """Whether the seat has drawn as often as it may in this round."""
    most = plan.draws.most_in_round
    if most is None:
        return False
    drawn = [entry for entry in position.log if entry.event == "draw" and entry.seat == seat]
    return len(drawn) >= most


def can_give(plan: Plan, position: Position, seat: int) -> bool:
    """Whether the boneyard can give the seat, whose turn it is, another tile in this turn."""
    if is_dry(plan, position) or has_drawn_all(plan, position):
        return False
    return not has_drawn_round(plan, position, seat)


WHEN: Mapping[str, frozenset[bool]] = {
    "never": frozenset(),
    "when-stuck": frozenset({True}),
    "may-when-stuck": frozenset({True}),
    "every-turn": frozenset({True}),
    "at-will": frozenset({True, False}),
}
"""In which states, stuck or not, a seat may draw as long as there is something to draw."""


def may_draw(plan: Plan, position: Position, *, stuck: bool) -> bool:
    """Whether the seat to move may draw."""
    return stuck in WHEN[plan.draws.when] and can_give(plan, position, position.turn.seat)


def begins_with_a_draw(plan: Plan, position: Position) -> bool:
    """Whether the turn has still to begin with the draw that every turn begins with."""
    if plan.draws.when != "every-turn" or position.turn.drawn:
        return False
    return can_give(plan, position, position.turn.seat)


def _is_settled(plan: Plan, position: Position) -> bool:
    """Whether the seat can play now, or has drawn all it may."""
    seat = position.turn.seat
    drawn_all = has_drawn_all(plan, position) or has_drawn_round(plan, position, seat)
    return drawn_all or can_play(plan, position, seat)


ENDS_TURN: Mapping[str, Callable[[Plan, Position], bool]] = {
    "must-be-played": lambda _plan, _now: False,
    "may-be-kept": lambda _plan, _now: False,
    "ends-the-turn": _is_settled,
}
"""Whether a draw ends the turn."""


def ends_turn(plan: Plan, position: Position) -> bool:
    """Whether the draw just made ends the turn."""
    return ENDS_TURN[plan.draws.drawn](plan, position)
