# SPDX-License-Identifier: MIT
"""Why a move is refused because of what was said, or was not (spec/language.md, 7)."""

from dominospec.play.chapters.declares import (
    broken_by,
    due_before,
    holds_now,
    is_made,
)
from dominospec.play.chapters.rows import layable
from dominospec.play.plan import Plan
from dominospec.play.position import Move, Position
from dominospec.play.reason import Reason

_BROKEN = {"play": "a tile of it must be laid now", "pass": "the seat passes now"}
"""What follows from a declaration that binds."""


def unsaid(plan: Plan, position: Position, move: Move, legal: tuple[Move, ...]) -> Reason | None:
    """Say what must be said before the move, or what was said and does not go with it."""
    if not plan.declares or move.move == "declare":
        return None
    seen = layable(plan.row, position, move.seat) if plan.row else position.hands[move.seat]
    if move.tile is not None and move.tile not in seen:
        return None
    broken = broken_by(plan, position, move, legal)
    if broken:
        message = f"After '{broken.title}' {_BROKEN[broken.goes]}."
        return Reason(f"turn/declares/with/{broken.goes}", message, {"declaration": broken.id})
    due = due_before(plan, move, legal)
    if due is None:
        return None
    message = f"'{due.title}' must be said first."
    return Reason("turn/declares/duty/must", message, {"declaration": due.id})


def not_sayable(plan: Plan, position: Position, move: Move) -> Reason:
    """Say why a declaration cannot be made."""
    facts = {"declaration": move.declaration}
    row = next((row for row in plan.declares if row.id == move.declaration), None)
    if row is None:
        return Reason("turn/declares", "There is no such declaration in this game.", facts)
    if is_made(position, row):
        how_often = "in this round" if row.goes == "turn" else "in this turn"
        message = f"'{row.title}' has been said {how_often}."
        return Reason(f"turn/declares/with/{row.goes}", message, facts)
    if not holds_now(plan, position, row):
        return Reason("turn/declares/when", f"'{row.title}' cannot be said now.", facts)
    message = f"There is no move now that '{row.title}' goes with."
    return Reason(f"turn/declares/with/{row.goes}", message, facts)
