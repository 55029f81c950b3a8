# SPDX-License-Identifier: MIT
"""A bad verdict in plain lines, for every form of a report that is text."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from dominospec.conformance.reports.picture import move_text
from dominospec.conformance.reports.reading import Record, Report


def value_text(value: Any) -> str:
    """Return a value as a reader wants it: a move in words, else as JSON."""
    if isinstance(value, Mapping) and "move" in value:
        return move_text(value)
    return json.dumps(value, ensure_ascii=False)


def _doing(row: Record) -> tuple[str, Any]:
    """Return the step under way in words, and what it says; an empty text at the start."""
    for word, body in row.get("doing", {}).items():
        said = body.get("action", body) if isinstance(body, Mapping) else body
        return f"step {row['step']} of {len(row['steps'])}, {word}", said
    return "", None


def doing_text(row: Record) -> str:
    """Return which step was under way, with all that it says."""
    words, said = _doing(row)
    return f"{words}: {value_text(said)}" if words else "at the start"


def doing_in_short(row: Record) -> str:
    """Return which step was under way; of what it says only a move, which is short."""
    words, said = _doing(row)
    is_move = isinstance(said, Mapping) and "move" in said
    return f"{words}: {value_text(said)}" if is_move else words or "the start"


def source_text(source: Record) -> str:
    """Return where a ruling comes from."""
    return source.get("ruling") or f"{source.get('title')}: {source.get('note')}"


def reason_text(row: Record) -> str:
    """Return in one line why a scenario has its verdict."""
    if "expected" in row:
        return str(row["expected"]["reason"])
    if row.get("features"):
        return ", ".join(row["features"])
    return str(row.get("why", ""))


def is_of_moves(one: Record) -> bool:
    """Whether a difference is a move that is there or not, rather than two values."""
    return bool(one["where"] == "/actions" and None in (one["expected"], one["got"]))


def _difference(one: Record) -> tuple[str, ...]:
    if not is_of_moves(one):
        return tuple(f"{how} {one['where']}: {value_text(one[how])}" for how in ("expected", "got"))
    if one["got"] is None:
        return (f"missing: {value_text(one['expected'])}",)
    return (f"surplus: {value_text(one['got'])}",)


def difference_lines(row: Record) -> Iterator[str]:
    """Yield what was expected, and what came."""
    for one in row.get("differences", ()):
        yield from _difference(one)


def failure_lines(report: Report, row: Record) -> Iterator[str]:
    """Yield all that a reader of text needs of a bad verdict."""
    yield f"{doing_text(row)}"
    if row.get("why"):
        yield f"why: {row['why']}"
    yield from difference_lines(row)
    for rule in row.get("rules", ()):
        yield f"rule {rule['id']}: {rule['says']}"
    if "source" in row:
        yield f"source: {source_text(row['source'])}"
    yield f"repeat: dominospec {report.repeat(row)}"
