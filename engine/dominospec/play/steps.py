# SPDX-License-Identifier: MIT
"""How a round begins, compiled: rows of ``deal.redeal`` and steps of the lead."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from dominospec.play.formulas import Condition, Tiles
from dominospec.tiles import Tile


class Redeal(NamedTuple):
    """A row of ``deal.redeal``; ``by_side``: the tiles of a side are looked at together."""

    id: str
    when: Condition
    by_side: bool
    then: str


IS_BOUND: Mapping[str, bool] = {
    "free": False,
    "that-tile": True,
    "turned-up-tile": False,
    "set-out-tile": False,
}
"""Whether the leader must lay the tile that was looked for, by the word of ``lays``."""

BY_SIDE: Mapping[str, bool] = {"that-seat": False, "its-side": True}
"""Whether the side of the seat found chooses, by the word of ``leads``."""

GOES_ROUND: Mapping[str, bool] = {
    "next-step": False,
    "next-seat": True,
    "any-tile": False,
    "draw": False,
    "pass": True,
    "draw-or-pass": True,
}
"""Whether the lead goes to the next seat for want of a tile, by the word of ``lacking``."""


class LeadStep(NamedTuple):
    """A step of the lead.

    ``tile`` and ``seeks`` are looked for; ``is_bound``: the tile found must be laid;
    ``firsts`` are the tiles of which the first must be one,
    None where it may be any.
    """

    by: str
    lays: str
    is_bound: bool
    tile: Tile | None
    seeks: Tiles | None
    among: str
    who: str
    shift: int
    by_side: bool
    firsts: Tiles | None
    lacking: str
    refuse: str
    first_must: bool
    or_lays: Tiles


def _tiles(texts: list[str]) -> Tiles:
    return frozenset(map(Tile.parse, texts))


def lead_step(step: Mapping[str, Any], tiles: Tiles) -> LeadStep:
    """Compile a step; ``tiles`` are all tiles of the game."""
    firsts = _tiles(step["from"])
    return LeadStep(
        by=step["by"],
        lays=step["lays"],
        is_bound=IS_BOUND[step["lays"]],
        tile=Tile.parse(step["tile"]) if "tile" in step else None,
        seeks=_tiles(step["seeks"]) if "seeks" in step else None,
        among=step.get("among", "everyone"),
        who=step.get("who", "leader"),
        shift=step.get("shift", 0),
        by_side=BY_SIDE[step["leads"]],
        firsts=None if firsts == tiles else firsts,
        lacking=step["lacking"],
        refuse=step["refuse"],
        first_must=step["all_refused"] == "first-must",
        or_lays=_tiles(step["or_lays"]),
    )
