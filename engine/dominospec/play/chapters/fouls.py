# SPDX-License-Identifier: MIT
"""Breaches in refereed play (spec/language.md, 13)."""

from collections.abc import Callable, Mapping

from dominospec.play.chapters.finish import forfeit_result, void_result
from dominospec.play.plan import Plan
from dominospec.play.position import Move, Position, Result


def _is_possible_play(plan: Plan, position: Position, move: Move) -> bool:
    """Whether the tile could be put there by hand, whatever the rules say."""
    tile = move.tile
    if tile is None or tile not in position.hands[move.seat]:
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


BREACH: Mapping[str, tuple[str, Callable[[Plan, Position, Move], bool]]] = {
    "play": ("illegal-tile", _is_possible_play),
    "pass": ("false-pass", lambda _plan, now, _move: bool(now.ends)),
    "discard": ("false-pass", _is_possible_discard),
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
    breach, is_possible = BREACH[move.move]
    return breach if is_possible(plan, position, move) else None


ENDS: Mapping[str, Callable[[Plan, Position, int], Result]] = {
    "round-lost": forfeit_result,
    "round-void": void_result,
}
"""What a foul that ends the round makes of it."""
