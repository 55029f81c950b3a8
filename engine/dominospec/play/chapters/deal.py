# SPDX-License-Identifier: MIT
"""Hands, and what is left over (spec/language.md, 2)."""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, pairwise

from dominospec.play.plan import Plan
from dominospec.play.position import Deal, Round
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


def deal(
    plan: Plan,
    order: Sequence[Tile],
    this_round: Round = Round(),  # noqa: B008 - a frozen record
) -> Deal:
    """Deal whole hands from an order of all tiles that somebody else has made."""
    cuts = [0, *accumulate(hands_in(plan, this_round))]
    hands = tuple(tuple(order[first:last]) for first, last in pairwise(cuts))
    chapter = plan.resolved["deal"]
    return Deal(hands, REST[chapter["rest"]](order[cuts[-1] + chapter["aside"] :]))
