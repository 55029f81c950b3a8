# SPDX-License-Identifier: MIT
"""Checks of trains and their markers."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.loading.chapters import Part
from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.document import Pointer
from dominospec.loading.selecting import ENDS

_FACTS: Final = ("on_own_train", "starts_train", "marked")
_MARKERS: Final = ("marks", "unmarks")
_IN_TRAINS: Final = "write layout/grows: in-trains, with layout/trains"


def _has_trains(case: Case) -> bool:
    return bool(case.chapters["layout"]["grows"] == "in-trains")


def _rows(case: Case) -> list[tuple[Pointer, Mapping[str, Any]]]:
    return [(("layout", "trains", row["id"]), row) for row in case.chapters["layout"]["trains"]]


def trains_go_with_growing(case: Case) -> Iterator[Finding]:
    """Check that trains are there where the layout grows in them, and only there."""
    rows = case.chapters["layout"]["trains"]
    if _has_trains(case) and not rows:
        message = "there is no train, so that nothing can be laid after the first tile"
        yield error("trains/none", message, "write layout/trains", ("layout", "grows"))
    elif rows and not _has_trains(case):
        message = "there are no trains: the layout does not grow in them"
        yield error("trains/unused", message, "write grows: in-trains", ("layout", "trains"))


def _asked_of_ends(part: Part) -> Iterator[tuple[Pointer, str]]:
    """Yield the place in which ends are named by their trains."""
    if isinstance(part.value, str) and "train" in ENDS.get(part.value, {}):
        yield part.pointer, part.value
    elif isinstance(part.value, dict) and "train" in part.value:
        yield (*part.pointer, "train"), "train"


def _asked(case: Case) -> Iterator[tuple[Pointer, str]]:
    """Yield the places that speak of trains outside of their rows, and the word there."""
    if case.chapters["pass"]["passer"] == "marks-own-train":
        yield ("pass", "passer"), "marks-own-train"
    for rule in case.chapters["rules"]:
        if rule["do"] in _MARKERS:
            yield ("rules", rule["id"], "do"), rule["do"]
    for part in case.parts:
        if "condition" in part.names:
            yield from (((*part.pointer, key), key) for key in part.value if key in _FACTS)
        elif "ends" in part.names:
            yield from _asked_of_ends(part)


def words_of_trains_need_trains(case: Case) -> Iterator[Finding]:
    """Check that markers and facts about trains stand only where there are trains."""
    if _has_trains(case):
        return
    for here, word in _asked(case):
        message = f"there are no trains for {word}: the layout does not grow in trains"
        yield error("trains/needed", message, _IN_TRAINS, here)


def _marks(case: Case) -> list[Pointer]:
    """Return where it says that trains get a marker."""
    return [here for here, word in _asked(case) if word in ("marks", "marks-own-train")]


def _reads_markers(case: Case) -> bool:
    words = any(row["others"] == "while-marked" for _, row in _rows(case))
    return words or any("condition" in part.names and "marked" in part.value for part in case.parts)


def markers_are_read(case: Case) -> Iterator[Finding]:
    """Check that markers are put where something asks for them, and asked for where they are."""
    if not _has_trains(case):
        return
    marks, reads = _marks(case), _reads_markers(case)
    if marks and not any(row["for"] != "the-table" for _, row in _rows(case)):
        message = "nobody owns a train, so that none is ever marked"
        yield error("trains/no-owner", message, "write a row for: each-seat", *marks)
    elif marks and not reads:
        message = "markers have no effect: nothing asks whether a train is marked"
        yield note("trains/marker-unread", message, "write others: while-marked", marks[0])
    for here, row in _rows(case):
        if row["others"] == "while-marked" and not marks:
            message = "no train is ever marked, so that others never lay tiles there"
            cure = "write pass/passer: marks-own-train"
            yield error("trains/never-marked", message, cure, (*here, "others"))
    if case.writes("pass", "marker_off") and not marks:
        message = "pass/marker_off has no effect: no train is ever marked"
        yield note("trains/no-marker", message, "take it out", ("pass", "marker_off"))


def rows_of_trains_say_what_counts(case: Case) -> Iterator[Finding]:
    """Check that a row says nothing that is of no account for its trains."""
    for here, row in _rows(case) if _has_trains(case) else ():
        if row["for"] == "the-table" and case.writes(*here, "others"):
            message = "others has no effect: the trains of the table are everybody's"
            yield note("trains/others", message, "take it out", (*here, "others"))
        if row["for"] != "the-table" and case.writes(*here, "number"):
            message = f"number has no effect: there is one train for each {row['for'][5:]}"
            yield note("trains/number", message, "take it out", (*here, "number"))
    if _has_trains(case) and case.writes("layout", "doubles", "led", "arms"):
        message = "arms has no effect: the first tile has one arm for each train"
        yield note("trains/hub", message, "take it out", ("layout", "doubles", "led", "arms"))


def the_hub_is_filled_on_purpose(case: Case) -> Iterator[Finding]:
    """Check that a hub has not to be filled only because other doubles have."""
    here: Pointer = ("layout", "doubles", "led", "fill")
    joins_hub = any(row["start_joins"] == "hub" for _, row in _rows(case))
    fill = case.chapters["layout"]["doubles"]["led"]["fill"]
    if _has_trains(case) and joins_hub and fill != "free" and not case.writes(*here):
        others = [("layout", "doubles", kind, "fill") for kind in ("every", "first")]
        message = "a double that is the hub has to be filled too, by a tile on every train"
        cure = "is that meant? else write led: {fill: free}"
        yield note("trains/hub-filled", message, cure, *others)


def trains_can_begin(case: Case) -> Iterator[Finding]:
    """Check that every train can begin: with some tile, and at some time."""
    owned = any(row["for"] != "the-table" for _, row in _rows(case))
    for here, row in _rows(case) if _has_trains(case) else ():
        if not row["start"]:
            message = "this train can never begin: no tile may be its first"
            yield error("trains/no-start", message, "name tiles, or take it out", (*here, "start"))
        if row["opens"] == "after-own-train" and not owned:
            message = "this train never opens: nobody owns a train"
            cure = "write opens: at-once, or a row for: each-seat"
            yield error("trains/never-open", message, cure, (*here, "opens"))
