# SPDX-License-Identifier: MIT
"""Checks of the lead: every step makes sense, and every list of steps finds a leader."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.checks.searching import (
    LISTS,
    LOOKS_BACK,
    finds_nobody,
    finds_surely,
    is_sure,
    may_move_on,
    needs_a_winner,
    steps_of,
)
from dominospec.loading.document import Pointer
from dominospec.loading.steps import sets_out
from dominospec.vocabulary import follow, schema

_LOOKS_FOR_TILE: Final = frozenset(
    {
        "highest-double", "lowest-double", "heaviest-tile", "lightest-tile", "holder-of",
        "sequence-tile", "all-draw",
    }
)  # fmt: skip
_FROM_THE_BONEYARD: Final = "turned-up-tile"
_ONE_OF_TWO: Final = ("closer", "not-closer", "leader")
"""Tests of a block that tell two sides apart."""
_ONE_SEAT: Final = (
    "actor", "next-seat", "previous-seat", "leader", "last-layer", "after-last-layer",
    "before-last-layer", "own-seat",
)  # fmt: skip
"""Words that name one seat in whatever position; when it alone leaves, somebody may be left."""
_SOMEBODY: Final = (*_ONE_SEAT, "own-side", "everyone")


def _steps(case: Case) -> Iterator[tuple[str, Pointer, Mapping[str, Any]]]:
    """Yield the lists that are written, or hold by default, with each of their steps."""
    for name in LISTS:
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


def keys_have_an_effect(case: Case) -> Iterator[Finding]:
    """Check that no key of a step stands where nothing follows from it."""
    properties = follow(schema()["$defs"]["lead_step"])["properties"]
    for name, here, _ in _steps(case):
        written = [key for key in properties if case.writes(*here, key)]
        if not written:
            continue
        step = steps_of(case, name)[int(here[2])]
        asks = step["refuse"] == "next-seat" or step["leads"] == "its-side"
        without = {
            "from": step["lays"] == "that-tile" and not asks,
            "lacking": not step["restricted"] or step["lays"] in ("turned-up-tile", "set-out-tile"),
            "all_refused": not asks,
            "or_lays": step["lays"] != "that-tile",
            "leads": step["leads"] == "its-side"
            and case.chapters["seats"]["sides"] == "each-alone",
        }
        without |= {
            key: step["by"] not in node["x-for"]
            for key, node in properties.items()
            if "x-for" in node and key != "tile"
        }
        for key in written:
            if without.get(key):
                message = f"{key} has no effect in this step"
                sought = key == "from" and step["by"] in properties["seeks"]["x-for"]
                cure = "say in seeks which tiles are looked at" if sought else "take it out"
                yield note("lead/no-effect", message, cure, (*here, key))


def tiles_are_there(case: Case) -> Iterator[Finding]:
    """Check that there are tiles to look for, to draw, to turn up and to begin with."""
    no_boneyard = case.chapters["deal"]["rest"] != "boneyard"
    empty = not case.sequence
    for _, here, step in _steps(case):
        draws = step["by"] == "all-draw" or step["lays"] == _FROM_THE_BONEYARD
        if draws and no_boneyard:
            message = "there is no boneyard to take a tile from: deal/rest says otherwise"
            yield error("lead/no-boneyard", message, "write rest: boneyard", here, ("deal", "rest"))
        if step.get("seeks") == []:
            why = "seeks names none" if case.writes(*here, "seeks") else "no step above it does"
            message = f"{step['by']} looks for no tile: {why}"
            yield error("lead/seeks", message, "say in seeks which tiles", here)
        if empty and (step["by"] == "sequence-tile" or step["lays"] == "set-out-tile"):
            message = "no tile of the sequence is in the game"
            yield error("lead/no-sequence", message, "add tiles", here, ("lead", "sequence"))


def sequence_is_used(case: Case) -> Iterator[Finding]:
    """Check that the sequence is asked for, and lists tiles where it says so."""
    lead, here = case.chapters["lead"], ("lead", "sequence")
    looked_for = any(step["by"] == "sequence-tile" for name in LISTS for step in lead[name])
    if case.writes(*here) and not (looked_for or sets_out(lead)):
        message = "the sequence has no effect: no step asks for its tile"
        yield note("lead/sequence", message, "take it out, or write by: sequence-tile", here)
    if lead["sequence"]["tiles"] and lead["sequence"]["order"] != "listed":
        message = "tiles has no effect: only order: listed has tiles of its own"
        yield note("lead/sequence", message, "write order: listed", (*here, "tiles"))


def first_round_looks_not_back(case: Case) -> Iterator[Finding]:
    """Check that no step of the first round looks back on a round before it."""
    for name, here, step in _steps(case):
        if name == "first" and step["by"] in LOOKS_BACK:
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
        is_last = is_sure(steps_of(case, name)[int(here[2])], name)
        sure = sure or (step["by"] if is_last else "")


def every_list_finds_somebody(case: Case) -> Iterator[Finding]:
    """Check that a list cannot be exhausted, and that dealing again can come to an end."""
    for name in LISTS:
        steps = steps_of(case, name)
        here = ("lead", name, len(steps) - 1)
        place = here if case.writes("lead", name) else ("lead", "later")
        again = next((at for at, step in enumerate(steps) if step["by"] == "redeal"), None)
        if again is not None and all(finds_nobody(case, name, step) for step in steps[:again]):
            message = f"lead/{name} deals the tiles again for ever: no step above finds anybody"
            yield error("lead/for-ever", message, "put a step above it", place)
        elif name == "after_tie" and not nobody_may_win(case):
            continue
        elif not finds_surely(case, name):
            yield _nobody(case, name, place)


def _nobody(case: Case, name: str, place: Pointer) -> Finding:
    last = steps_of(case, name)[-1]
    if name == "after_tie" and needs_a_winner(last) and not may_move_on(last):
        message = f"nobody may lead: after a round without a winner, {last['by']} finds nobody"
        cure = "add next-in-turn as the last step, or write after_tie"
        return error("lead/nobody", message, cure, place)
    why = f"with {case.players} players that tile need not be dealt"
    if last["by"] not in _LOOKS_FOR_TILE:
        why = "its last step may fail"
    elif may_move_on(last):
        why = "who is found may not lead"
    message = f"lead/{name} may find nobody: {why}"
    cure = "add heaviest-tile or lot as the last step, or redeal"
    return error("lead/nobody", message, cure, place)


def nobody_may_win(case: Case) -> bool:
    """Whether a round can certainly end without a winner, so that the next one is after a tie."""
    return _block_may_tie(case) or any(map(_leaves_no_winner, case.chapters["rules"]))


def _block_may_tie(case: Case) -> bool:
    block = case.chapters["finish"]["block"]
    if block["established"] == "never":
        return True
    decided = "nearest-to-leader" in block["best"]
    if len(set(case.sides)) == 2:  # noqa: PLR2004 - then one test tells them apart
        decided = decided or any(test in _ONE_OF_TWO for test in block["best"])
    return block["candidates"] == "nobody" or (block["tie"] == "nobody" and not decided)


def _leaves_no_winner(row: Mapping[str, Any]) -> bool:
    """Whether a rule can end a round so that nobody has won it."""
    if row["do"] == "leaves-round":
        return row["whom"] not in _ONE_SEAT
    if row["do"] != "ends-round":
        return False
    return row["winner"] not in _SOMEBODY if "winner" in row else row["as"] == "stopped"
