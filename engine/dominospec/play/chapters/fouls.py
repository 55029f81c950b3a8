# SPDX-License-Identifier: MIT
"""Breaches in refereed play (spec/language.md, 13)."""

from collections.abc import Callable, Mapping

from dominospec.play.chapters.finish import forfeit_result, void_result
from dominospec.play.chapters.rows import layable, may_turn
from dominospec.play.plan import Plan
from dominospec.play.position import Move, Position, Result


def _is_possible_play(plan: Plan, position: Position, move: Move) -> bool:
    """Whether the tile could be put there by hand, whatever the rules say."""
    tile = move.tile
    there = layable(plan.row, position, move.seat) if plan.row else position.hands[move.seat]
    if tile is None or tile not in there:
        return False
    if not position.ends:
        is_due = position.table.opening.asks == "first"
        return is_due and move in plan.options[move.seat][()][tile]
    halves = (tile.high, tile.low) if tile.is_double else (tile.high, tile.low, "across")
    is_open = move.end in [arm for arm, shows in enumerate(position.ends) if shows]
    return is_open and move.out in halves


def _is_possible_discard(plan: Plan, position: Position, move: Move) -> bool:
    """Whether the tile could be put away in a game in which passing means that."""
    held = move.tile in position.hands[move.seat]
    return bool(position.ends) and held and plan.passing.discards != "nothing"


UNSEEN = frozenset({"touched-tile", "missed-call", "wrong-claim", "wrong-count", "talk"})
"""Breaches that no move shows, so that only the table can judge them."""


def _is_possible_draw(plan: Plan, position: Position, _move: Move) -> bool:
    """Whether there is a tile that the hand could take."""
    return bool(position.ends) and plan.draws.when != "never" and bool(position.boneyard)


BREACH: Mapping[str, tuple[str, Callable[[Plan, Position, Move], bool]]] = {
    "play": ("illegal-tile", _is_possible_play),
    "pass": ("false-pass", lambda _plan, now, _move: bool(now.ends)),
    "discard": ("false-pass", _is_possible_discard),
    "draw": ("drew-though-able", _is_possible_draw),
    "call-block": (
        "false-block",
        lambda plan, now, _move: bool(now.ends) and plan.block.established == "called",
    ),
}
"""By kind of move: which breach an illegal one is, and whether it can be made at all."""


def breach_of(plan: Plan, position: Position, move: Move) -> str | None:
    """Return the breach that an illegal move is; None if it cannot be made at all."""
    if position.result or move.seat != position.turn.seat or move.move not in BREACH:
        return None
    claims = position.table.claims
    if (claims and not claims.is_open) or (move.move != "play" and may_turn(plan, position)):
        return None
    breach, is_possible = BREACH[move.move]
    return breach if is_possible(plan, position, move) else None


def exposed(position: Position, move: Move) -> Position:
    """Return the position with the tile of a play lying open before the seat."""
    assert move.tile is not None, "only a tile can lie open"
    table = position.table
    return position._replace(table=table._replace(exposed=(*table.exposed, (move.seat, move.tile))))


def must_be_laid(position: Position, found: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the plays that are left to a seat with tiles lying open: those tiles, if it can."""
    due = {tile for seat, tile in position.table.exposed if seat == position.turn.seat}
    return tuple(move for move in found if move.tile in due) or found


def lost_match(plan: Plan, position: Position, offender: int) -> Position:
    """Return the position with the match to end with the round, won by all but the offender."""
    lost = plan.sides[offender]
    others = tuple(side for side in range(plan.side_count) if side != lost)
    return position._replace(table=position.table._replace(match_ending=others))


ENDS: Mapping[str, Callable[[Plan, Position, int], Result]] = {
    "round-lost": forfeit_result,
    "match-lost": forfeit_result,
    "round-void": void_result,
}
"""What a foul that ends the round makes of it."""
