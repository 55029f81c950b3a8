# SPDX-License-Identifier: MIT
"""Use of the boneyard (spec/language.md, 8)."""

from collections.abc import Callable, Mapping

from dominospec.play.chapters.join import can_play
from dominospec.play.plan import Plan
from dominospec.play.position import Position, replaced


def is_dry(plan: Plan, position: Position) -> bool:
    """Whether the boneyard can give no more."""
    return plan.draws.when == "never" or len(position.boneyard) <= plan.draws.reserve


def drawn_by(position: Position, seat: int) -> Position:
    """Return the position with the first tile of the boneyard in the seat's hand."""
    tile, *rest = position.boneyard
    hand = tuple(sorted((*position.hands[seat], tile)))
    return position._replace(
        hands=replaced(position.hands, seat, hand),
        boneyard=tuple(rest),
        tally=position.tally._replace(circle=()),
    )


def has_drawn_all(plan: Plan, position: Position) -> bool:
    """Whether the seat has drawn as often as it may in this turn."""
    return plan.draws.most is not None and len(position.turn.drawn) >= plan.draws.most


WHEN: Mapping[str, frozenset[bool]] = {
    "never": frozenset(),
    "when-stuck": frozenset({True}),
    "at-will": frozenset({True, False}),
}
"""In which states, stuck or not, a seat may draw as long as there is something to draw."""


def may_draw(plan: Plan, position: Position, *, stuck: bool) -> bool:
    """Whether the seat to move may draw."""
    if stuck not in WHEN[plan.draws.when]:
        return False
    return not (is_dry(plan, position) or has_drawn_all(plan, position))


ENDS_TURN: Mapping[str, Callable[[bool, bool], bool]] = {
    "must-be-played": lambda _can_play, _drawn_all: False,
    "may-be-kept": lambda _can_play, _drawn_all: False,
    "ends-the-turn": lambda can_play, drawn_all: can_play or drawn_all,
}
"""Whether a draw ends the turn, by whether the seat can play now and has drawn all it may."""


def ends_turn(plan: Plan, position: Position) -> bool:
    """Whether the draw just made ends the turn."""
    is_able = can_play(plan, position, position.turn.seat)
    return ENDS_TURN[plan.draws.drawn](is_able, has_drawn_all(plan, position))
