# SPDX-License-Identifier: MIT
"""Checks of the lead: every list of steps finds a leader, and every step makes sense."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.document import Pointer
from dominospec.loading.hands import hands_of

_LISTS: Final = ("first", "later", "after_block", "after_tie")
_LOOKS_BACK: Final = frozenset({"winner", "next-in-turn", "same-leader", "last-layer"})
_LOOKS_FOR_TILE: Final = frozenset({"highest-double", "heaviest-tile", "holder-of"})
_NEEDS_THE_TILE: Final = frozenset({"highest-double", "holder-of"})
_ALWAYS_FINDS: Final = frozenset({"heaviest-tile", "lot"})


def _steps(case: Case) -> Iterator[tuple[str, Pointer, Mapping[str, Any]]]:
    """Yield the lists that are written, or hold by default, with each of their steps."""
    for name in _LISTS:
        if name in ("first", "later") or case.writes("lead", name):
            for index, step in enumerate(case.chapters["lead"][name]):
                yield name, ("lead", name, index), step


def steps_make_sense(case: Case) -> Iterator[Finding]:
    """Check that a step names a tile where it looks for one that is in the game, and only there."""
    for _, here, step in _steps(case):
        by = step["by"]
        if by == "holder-of" and "tile" not in step:
            yield error("lead/no-tile", "holder-of does not say which tile", "add tile", here)
        if by != "holder-of" and "tile" in step:
            message = f"{by} looks for no tile of its own: only holder-of does"
            yield error(
                "lead/tile", message, "write by: holder-of, or take the tile out", (*here, "tile")
            )
        if step["lays"] == "that-tile" and by not in _LOOKS_FOR_TILE:
            message = f"{by} looks for no tile, so that none can be laid"
            yield error("lead/lays", message, "write lays: free", (*here, "lays"))
        if "tile" in step and step["tile"] not in map(str, case.tiles):
            message = f"the tile {step['tile']} is not in the game, so that nobody holds it"
            yield error(
                "lead/no-such-tile", message, "name another tile", (*here, "tile"), ("set",)
            )


def first_round_looks_not_back(case: Case) -> Iterator[Finding]:
    """Check that no step of the first round looks back on a round before it."""
    for name, here, step in _steps(case):
        if name == "first" and step["by"] in _LOOKS_BACK:
            message = f"{step['by']} finds nobody in the first round: no round came before"
            yield error(
                "lead/first-round", message, "use highest-double, heaviest-tile or lot", here
            )


def steps_are_reached(case: Case) -> Iterator[Finding]:
    """Check that nothing comes after a step that always finds a leader."""
    sure = ""
    last = ""
    for name, here, step in _steps(case):
        sure = sure if name == last else ""
        last = name
        if sure:
            message = f"this step is never reached: {sure} always finds a leader"
            yield note("lead/never-reached", message, "take it out, or put it higher", here)
        sure = sure or (step["by"] if step["by"] in _sure_words(name) else "")


def _sure_words(name: str) -> frozenset[str]:
    return _ALWAYS_FINDS if name == "first" else _ALWAYS_FINDS | _LOOKS_BACK - {"winner"}


def last_step_finds_somebody(case: Case) -> Iterator[Finding]:
    """Check that the last step of a list cannot fail, else a round might have no leader."""
    hands = hands_of(case.chapters["deal"], case.players, len(case.tiles)) or [[0]]
    everything_dealt = min(map(sum, hands)) == len(case.tiles)
    for name in _LISTS:
        last = case.chapters["lead"][name][-1]["by"]
        here = ("lead", name, len(case.chapters["lead"][name]) - 1)
        place = here if case.writes("lead", name) else ("lead", "later")
        if last in _NEEDS_THE_TILE and not everything_dealt:
            why = f"with {case.players} players that tile need not be dealt"
            message = f"lead/{name} may find nobody: {why}"
            yield error("lead/nobody", message, "add heaviest-tile or lot as the last step", place)
        if last == "winner" and name == "after_tie" and _nobody_may_win(case):
            message = "nobody may lead: after a round without a winner, winner finds nobody"
            yield error(
                "lead/nobody",
                message,
                "add next-in-turn as the last step, or write after_tie",
                place,
            )


def _nobody_may_win(case: Case) -> bool:
    """Whether a block can certainly end without a winner."""
    block = case.chapters["finish"]["block"]
    decided = "nearest-to-leader" in block["best"]
    if case.chapters["seats"]["sides"] == "two-sides":
        decided = decided or not {"closer", "not-closer", "leader"}.isdisjoint(block["best"])
    return block["candidates"] == "nobody" or (block["tie"] == "nobody" and not decided)
