# SPDX-License-Identifier: MIT
"""Hands, and what is left over (spec/language.md, 2)."""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, pairwise

from dominospec.play.plan import Plan
from dominospec.play.position import Deal, Last, Round
from dominospec.play.steps import LeadStep
from dominospec.tiles import Tile

REST: Mapping[str, Callable[[Sequence[Tile]], tuple[Tile, ...]]] = {
    "boneyard": tuple,
    "unused": lambda _tiles: (),
    "to-the-leader": tuple,
}
"""What becomes of the tiles not dealt; those for the leader wait until it is found."""


def hands_in(plan: Plan, this_round: Round) -> tuple[int, ...]:
    """Return how many tiles each seat gets in a round."""
    return plan.hands[(this_round.number - 1) % len(plan.hands)]


def tile_of_round(plan: Plan, this_round: Round) -> Tile:
    """Return the tile of ``lead.sequence`` for a round."""
    place = this_round.number - 1
    count = len(plan.sequence)
    return plan.sequence[AT_END[plan.resolved["lead"]["sequence"]["at_end"]](place, count)]


AT_END: Mapping[str, Callable[[int, int], int]] = {
    "repeat": lambda place, count: place % count,
    "stay": lambda place, count: min(place, count - 1),
}
"""Which tile of so many it is at a place, also after the last."""


def is_set_out(plan: Plan, this_round: Round) -> bool:
    """Whether the tile of the round is taken out before the deal."""
    steps = steps_in_force(plan, this_round.last)
    return any(step.lays == "set-out-tile" for step in steps)


def steps_in_force(plan: Plan, last: Last | None) -> tuple[LeadStep, ...]:
    """Return the list of steps of the lead that holds after a round."""
    if last is None:
        return plan.lead["first"]
    if last.winner is None:
        return plan.lead["after_tie"]
    return plan.lead["after_block" if last.ended == "block" else "later"]


def deal(
    plan: Plan,
    order: Sequence[Tile],
    this_round: Round = Round(),  # noqa: B008 - a frozen record
) -> Deal:
    """Deal whole hands from an order of all tiles that somebody else has made."""
    order = list(order)
    if is_set_out(plan, this_round):
        order.remove(tile_of_round(plan, this_round))
    cuts = [0, *accumulate(hands_in(plan, this_round))]
    hands = tuple(tuple(order[first:last]) for first, last in pairwise(cuts))
    chapter = plan.resolved["deal"]
    return Deal(hands, REST[chapter["rest"]](order[cuts[-1] + chapter["aside"] :]))
