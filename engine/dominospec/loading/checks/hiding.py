# SPDX-License-Identifier: MIT
"""Checks of rows that lie face down: what nobody sees cannot be asked for."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.checks.searching import LISTS, steps_of
from dominospec.loading.document import Pointer

_USUAL_PLAYS: Final[Mapping[str, Any]] = {
    "most": 1,
    "least": 1,
    "per_arm": "unlimited",
    "arms": "any",
    "last_double": "allowed",
}

_LOOKED_FOR: Final = frozenset({
    *("highest-double", "lowest-double", "heaviest-tile", "lightest-tile"),
    *("holder-of", "sequence-tile", "all-draw"),
})  # fmt: skip
"""Steps of the lead that look for a tile in the hands."""

_BY_TABLE: Final = frozenset({"turned-up-tile", "set-out-tile"})

Clash: TypeAlias = tuple[Pointer, str]
"""A place, and why what stands there does not go with rows."""


def rows_are_not_seen(case: Case) -> Iterator[Finding]:
    """Check that nothing asks a player for tiles that lie face down."""
    if case.chapters["deal"]["hands"] == "held":
        if case.writes("turn", "row"):
            message = "row has no effect: hands are held"
            yield note("turn/row", message, "write deal/hands: face-down-row", ("turn", "row"))
        return
    here = ("turn", "row", "drawn")
    if case.chapters["draw"]["when"] == "never" and case.writes(*here):
        yield note("turn/row", "drawn has no effect: nobody draws", "take it out", here)
    for find in _CLASHES:
        for place, why in find(case):
            cure = "take it out, or write deal/hands: held"
            yield error("deal/face-down-row", why, cure, place, ("deal", "hands"))


def _words(case: Case) -> Iterator[Clash]:
    """Yield the words that need a hand that is seen."""
    for (chapter, *keys), fitting, why in _WORDS:
        word: Any = case.chapters[chapter]
        for key in keys:
            word = word[key]
        if word not in fitting:
            yield (chapter, *keys), why


_WORDS: Final[tuple[tuple[tuple[str, ...], tuple[str, ...], str], ...]] = (
    (("deal", "rest"), ("boneyard", "unused"), "tiles for the leader have no place in a row"),
    (
        ("draw", "when"),
        ("never", "when-stuck", "may-when-stuck"),
        "of a row a tile is drawn only when the front tile does not fit",
    ),
    (("draw", "drawn"), ("must-be-played",), "a tile drawn goes into the row unseen"),
    (("pass", "when"), ("when-stuck",), "nobody passes before the front tile is known"),
    (("pass", "discards"), ("nothing",), "nobody puts away a tile that is not seen"),
    (
        ("finish", "block", "established"),
        ("passes", "at-once", "first-stuck", "never"),
        "nobody can call a block without seeing the tiles",
    ),
)
"""Where words stand, those that go with rows, and why others do not."""


def _rows_of_hands(case: Case) -> Iterator[Clash]:
    """Yield further plays and hands that are looked at."""
    for row in case.chapters["turn"]["again"]:
        yield ("turn", "again", row["id"]), "turn/row says whether a turn goes on"
    for row in case.chapters["deal"]["redeal"]:
        yield ("deal", "redeal", row["id"]), "nobody sees what has been dealt"
    turn, before = case.chapters["turn"], _USUAL_PLAYS
    for which in ("plays", "first_plays", "leader_plays"):
        if any(turn[which][key] != usual for key, usual in before.items()):
            yield ("turn", which), "turn/row says how many tiles a turn has"
        before = {key: turn[which][key] for key in before}


def _copies(case: Case) -> Iterator[Clash]:
    if len(set(case.tiles)) < len(case.tiles):
        key = "copies" if case.chapters["set"]["copies"] > 1 else "copies_of"
        yield ("set", key), "equal tiles cannot be told apart in a row"


def _exposed(case: Case) -> Iterator[Clash]:
    for breach, cost in case.chapters["fouls"].items():
        if cost["remedy"] == "exposed":
            yield ("fouls", breach, "remedy"), "a tile of a row cannot lie open before its turn"


def _leads(case: Case) -> Iterator[Clash]:
    """Yield steps of the lead that look for a tile, or ask a player for one."""
    for name in LISTS:
        for place, step in enumerate(steps_of(case, name)):
            here = ("lead", name, place)
            if step["by"] in _LOOKED_FOR:
                yield here, f"{step['by']} finds nobody: nobody sees the tiles"
            elif step["lays"] not in _BY_TABLE and case.writes(*here, "from"):
                yield (*here, "from"), "the front tile leads, whatever it is"


_CLASHES: Final[tuple[Callable[[Case], Iterator[Clash]], ...]] = (
    _words,
    _rows_of_hands,
    _copies,
    _exposed,
    _leads,
)
