# SPDX-License-Identifier: MIT
"""Whether a step of the lead surely finds a leader, or surely none."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from dominospec.loading.checks.finding import Case
from dominospec.tiles import Tile

Step = Mapping[str, Any]

LISTS: Final = ("first", "later", "after_block", "after_tie")
_NEEDS_A_WINNER: Final = frozenset({"winner", "winning-side", "losing-side"})
LOOKS_BACK: Final = _NEEDS_A_WINNER | {
    "next-in-turn", "same-leader", "last-layer", "seat", "most-pips", "next-to-last-layer",
}  # fmt: skip
_ALWAYS_FINDS: Final = frozenset({"heaviest-tile", "lightest-tile", "redeal"})
_GOES_ON: Final = frozenset({"next-step", "next-seat", "pass", "draw-or-pass"})


def steps_of(case: Case, name: str) -> Sequence[Step]:
    """Return a list of steps; ``restricted``: not every tile may be led, ``dry``: no boneyard."""
    case.looked_at.update(("deal", "lead", "seats", "set"))
    return _lists(case)[name]


@lru_cache(maxsize=1)
def _lists(case: Case) -> Mapping[str, Sequence[Step]]:
    every, deal = len(set(case.tiles)), case.chapters["deal"]
    dry = deal["rest"] != "boneyard" or _not_dealt(case) <= deal["aside"]
    return {
        name: [
            {**step, "restricted": len(step["from"]) < every, "dry": dry}
            for step in case.chapters["lead"][name]
        ]
        for name in LISTS
    }


def needs_a_winner(step: Step) -> bool:
    """Whether a step finds nobody after a round without a winner."""
    if step["by"] == "lot":
        return bool(step["among"] != "everyone")
    return step["by"] in _NEEDS_A_WINNER or step.get("who") == "winner"


def may_move_on(step: Step) -> bool:
    """Whether the next step may be tried although a seat was found."""
    asks = step["refuse"] == "next-seat" or step["leads"] == "its-side"
    refused = step["refuse"] == "next-step" or (asks and step["all_refused"] == "next-step")
    if step["lays"] == "turned-up-tile":
        return bool(refused or step["restricted"] or step["dry"])
    lacks = step["restricted"] and step["lays"] != "that-tile" and step["lacking"] in _GOES_ON
    return bool(refused or lacks)


def is_sure(step: Step, name: str) -> bool:
    """Whether a step always finds a leader, whatever is dealt to how many."""
    looks_back = step["by"] in LOOKS_BACK or step["by"] == "lot"
    finds = step["by"] in _ALWAYS_FINDS and "seeks" not in step
    finds = finds or (step["by"] == "lot" and not needs_a_winner(step))
    if looks_back and name != "first":
        finds = finds or not needs_a_winner(step)
    return finds and not may_move_on(step)


def finds_surely(case: Case, name: str) -> bool:
    """Whether a list always finds a leader with this number of players."""
    steps = steps_of(case, name)
    return any(_finds_surely(case, name, steps[: place + 1]) for place in range(len(steps)))


def _finds_surely(case: Case, name: str, steps: Sequence[Step]) -> bool:
    """Whether the last of these steps finds somebody where those before it have not."""
    *before, step = steps
    if is_sure(step, name):
        return True
    if may_move_on(step):
        return False
    if needs_a_winner(step):
        return name in ("later", "after_block")
    if step["by"] == "all-draw":
        looked = any(other["by"] in _TILES and not may_move_on(other) for other in before)
        there = _of_sequence(case, step)
        if "seeks" in step:
            there = _sought(case, step)
        return looked and there > case.chapters["deal"]["aside"]
    return step["by"] in _TILES and _TILES[step["by"]](case, step) > _not_dealt(case)


def _not_dealt(case: Case) -> int:
    return len(case.tiles) - min(map(sum, case.hands or [[0]]))


def _there(case: Case) -> Mapping[str, int]:
    return _by_name(tuple(case.tiles))


@lru_cache(maxsize=1)
def _by_name(tiles: tuple[Tile, ...]) -> Mapping[str, int]:
    return Counter(map(str, tiles))


def _doubles(case: Case, step: Step) -> int:
    if "seeks" in step:
        return _sought(case, step)
    return sum(tile.is_double for tile in case.tiles)


def _sought(case: Case, step: Step) -> int:
    there = _there(case)
    return sum(there[tile] for tile in step.get("seeks", there))


def _named(case: Case, step: Step) -> int:
    return _there(case)[step.get("tile", "")]


def _of_sequence(case: Case, _step: Step) -> int:
    return min((_there(case)[tile] for tile in case.sequence), default=0)


_TILES: Final = {
    "highest-double": _doubles,
    "lowest-double": _doubles,
    "heaviest-tile": _sought,
    "lightest-tile": _sought,
    "holder-of": _named,
    "sequence-tile": _of_sequence,
}
"""How many tiles there are, at least, of which one must have been dealt."""


def finds_nobody(case: Case, name: str, step: Step) -> bool:
    """Whether a step never finds anybody."""
    if name == "first" and (step["by"] in LOOKS_BACK or needs_a_winner(step)):
        return True
    if name == "after_tie" and needs_a_winner(step):
        return True
    if step["by"] == "all-draw":
        return not any(Tile.parse(tile) in case.tiles for tile in step.get("seeks", ("0-0",)))
    return step["by"] in _TILES and not _TILES[step["by"]](case, step)
