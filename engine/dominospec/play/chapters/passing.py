# SPDX-License-Identifier: MIT
"""When a seat may pass (spec/language.md, 9; the chapter ``pass``)."""

from dominospec.play.plan import Plan
from dominospec.play.position import Position


def may_pass(plan: Plan, position: Position, *, stuck: bool, can_draw: bool) -> bool:
    """Whether the seat to move may pass."""
    if stuck:
        return not can_draw
    return plan.draws.drawn == "may-be-kept" and bool(position.turn.drawn)
