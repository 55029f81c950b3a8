# SPDX-License-Identifier: MIT
"""How tiles branch, compiled from the chapter ``layout`` (spec/language.md, 5)."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from dominospec.tiles import Tile


class Axes(NamedTuple):
    """How a tile takes others: how many may touch it, and when its side arms open."""

    arms: int = 2
    late: bool = False


LATE: Mapping[str, bool] = {"at-once": False, "after-line-sides": True}
"""Whether side arms wait until both line sides are covered, by the word of ``opens``."""

LINE_ARMS: Mapping[str, int] = {"at-both-ends": 2, "at-one-end": 1, "in-trains": 0}
"""How many arms the first tile has in the line, by the word of ``grows``."""


class Growth(NamedTuple):
    """The chapter ``layout`` for a game whose tiles are more than a line with two ends.

    ``hub`` says of each train whether it begins on the hub, ``numbers`` are all those of the set.
    """

    line_arms: int
    led: Axes
    first: Axes
    every: Axes
    mixed: Axes
    hub: tuple[bool, ...] = ()
    numbers: tuple[int, ...] = ()


def _axes(row: Mapping[str, Any]) -> Axes:
    return Axes(arms=row["arms"], late=LATE[row["opens"]])


def compile_growth(resolved: Mapping[str, Any], hub: Sequence[bool] = ()) -> Growth | None:
    """Return how tiles branch; None where they form a line with two ends and nothing asks more."""
    layout = resolved["layout"]
    doubles = layout["doubles"]
    led, first, every = (_axes(doubles[name]) for name in ("led", "first", "every"))
    numbers = tuple(range(resolved["set"]["highest_double"] + 1))
    line_arms = LINE_ARMS[layout["grows"]]
    growth = Growth(line_arms, led, first, every, Axes(), tuple(hub), numbers if hub else ())
    return None if growth == Growth(2, Axes(), Axes(), Axes(), Axes()) else growth


def axes_of(growth: Growth, tile: Tile, laid: list[Tile]) -> Axes:
    """Return how a tile branches that is laid after these."""
    if not tile.is_double:
        return growth.mixed
    if not laid:
        return growth.led
    return growth.every if any(other.is_double for other in laid) else growth.first
