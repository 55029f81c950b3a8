# SPDX-License-Identifier: MIT
"""From rounds to a match (spec/language.md, 12)."""

from collections.abc import Callable, Mapping

from dominospec.play.plan import Plan
from dominospec.play.position import Position

BEST: Mapping[str, Callable[[tuple[int, ...]], int]] = {"highest": max, "lowest": min}


def count_round(plan: Plan, position: Position) -> Position:
    """Return the position with the settled round counted, where rounds are what counts."""
    result, table = position.result, position.table
    if plan.match["counting"] != "rounds-won" or result is None:
        return position
    won = result.winners
    scores = tuple(score + (side in won) for side, score in enumerate(table.scores))
    return position._replace(table=table._replace(scores=scores))


def _is_due(plan: Plan, position: Position) -> bool:
    target, rounds = plan.match["target"], plan.match["rounds"]
    if target != "none" and max(position.table.scores) >= target:
        return True
    return rounds != "none" and position.table.round.number >= int(rounds)


TIE: Mapping[str, Callable[[tuple[int, ...]], tuple[int, ...]]] = {
    "another-round": lambda _sides: (),
    "shared": lambda sides: sides,
}


def match_winners(plan: Plan, position: Position) -> tuple[int, ...]:
    """Return the sides that have won the match with this round; none while it goes on."""
    if not _is_due(plan, position):
        return ()
    scores = position.table.scores
    best = BEST[plan.match["best"]](scores)
    sides = tuple(side for side, score in enumerate(scores) if score == best)
    return sides if len(sides) == 1 else TIE[plan.match["tie"]](sides)
