# SPDX-License-Identifier: MIT
"""Checks of declarations: each is read by something, and what is read can be said."""

from collections.abc import Iterator
from typing import Final

from dominospec.loading.checks.counting import count_of
from dominospec.loading.checks.finding import Case, Finding, as_written, error, note
from dominospec.loading.document import Pointer

_NUMBER: Final = "declared-number"


def _asked(case: Case) -> Iterator[tuple[Pointer, str]]:
    """Yield every place that asks whether something was said, and what."""
    for part in case.parts:
        if "condition" in part.names:
            for place, name in enumerate(part.value.get("declared", ())):
                yield (*part.pointer, "declared", place), name


def _numbered(case: Case) -> Iterator[tuple[Pointer, str]]:
    """Yield every place that asks for a number that was named, and with what."""
    for part in case.parts:
        if count_of(part) == _NUMBER:
            yield part.pointer, part.value.get("name", "")


def _at_the_event(case: Case) -> Iterator[Pointer]:
    """Yield the rows that something happens by whenever anything is said."""
    for place, rows in (
        (("score", "awards"), case.chapters["score"]["awards"]),
        (("rules",), case.chapters["rules"]),
    ):
        for row in as_written(rows):
            if row["event"] == "declare":
                yield (*place, row["id"], "event")


def declarations_are_there(case: Case) -> Iterator[Finding]:
    """Check that what is asked for can be said, and that a number is named with it."""
    rows = {row["id"] for row in as_written(case.chapters["turn"]["declares"])}
    cure = f"write one of: {', '.join(sorted(rows))}" if rows else "add it to turn/declares"
    for here, name in _asked(case):
        if name not in rows:
            message = f"there is no declaration '{name}'"
            yield error("turn/unknown-declaration", message, cure, here)
    numbers = {str(row["id"]).partition("/")[0] for row in _for_each(case)}
    for here, name in _numbered(case):
        if name not in numbers:
            message = f"no number is named with '{name}'" if name else "named with what?"
            yield error("turn/no-number", message, "name a row with for_each: number", here)
    for here in () if rows else _at_the_event(case):
        message = "this never happens: nothing can be said"
        yield note("event/never-happens", message, "add rows to turn/declares", here)


def _for_each(case: Case) -> Iterator[dict[str, str]]:
    return (row for row in case.chapters["turn"]["declares"] if "/" in row["id"])


def declarations_have_an_effect(case: Case) -> Iterator[Finding]:
    """Check that something depends on what is said, and that its keys go together."""
    read = {name for _, name in (*_asked(case), *_numbered(case))}
    is_any_read = any(True for _ in _at_the_event(case))
    for row in as_written(case.chapters["turn"]["declares"]):
        here: Pointer = ("turn", "declares", row["id"])
        if row["id"] not in read and not is_any_read:
            message = f"nothing depends on the declaration '{row['id']}'"
            cure = "ask for it by declared, or use the event declare"
            yield note("turn/unread-declaration", message, cure, here)
        if row["with"] != "play" and case.writes(*here, "tile"):
            message = f"tile has no effect: with {row['with']} none is laid"
            yield note("turn/tile", message, "take it out, or write with: play", (*here, "tile"))
        if (row["with"], row["duty"]) == ("turn", "must") and "when" not in row:
            message = "every seat loses a turn by this: it must be said, whatever else it could do"
            yield error("turn/must", message, "write when, or duty: may", (*here, "duty"))
