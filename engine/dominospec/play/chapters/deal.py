# SPDX-License-Identifier: MIT
"""Hands, and what is left over (spec/language.md, 2)."""

from collections.abc import Callable, Mapping, Sequence

from dominospec.play.plan import Plan
from dominospec.play.position import Deal
from dominospec.tiles import Tile

REST: Mapping[str, Callable[[Sequence[Tile]], tuple[Tile, ...]]] = {
    "boneyard": tuple,
    "unused": lambda _tiles: (),
}
"""What becomes of the tiles not dealt."""


def deal(plan: Plan, order: Sequence[Tile]) -> Deal:
    """Deal whole hands from an order of all tiles that somebody else has made."""
    size = plan.hand
    hands = tuple(tuple(order[seat * size : (seat + 1) * size]) for seat in range(plan.players))
    rest = REST[plan.resolved["deal"]["rest"]]
    return Deal(hands, rest(order[plan.players * size :]))
