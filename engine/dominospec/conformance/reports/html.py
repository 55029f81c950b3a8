# SPDX-License-Identifier: MIT
"""A report as one page: nothing is fetched, and it can be read without scripts."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from dominospec.conformance.reports.phrases import (
    doing_in_short,
    is_of_moves,
    reason_text,
    source_text,
)
from dominospec.conformance.reports.reading import GOOD, OPEN, Record, Report
from dominospec.conformance.reports.showing import Pictures, ticked, wanted_position
from dominospec.conformance.reports.tally import claimed_games, not_wanted, tallies


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("dominospec.conformance.reports", "page"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("report.html")


def _pairs(row: Record) -> list[Mapping[str, Any]]:
    """Return the differences; of moves only the side on which the move stands has a value."""
    return [{**one, "is_move": is_of_moves(one)} for one in row.get("differences", ())]


def _case(report: Report, row: Record) -> Mapping[str, Any]:
    """Return what the page tells of a bad verdict."""
    return {
        "row": row,
        "doing": doing_in_short(row),
        "source": source_text(row["source"]) if "source" in row else "",
        "pairs": _pairs(row),
        "wanted": wanted_position(row),
        "position": row.get("position"),
        "repeat": f"dominospec {report.repeat(row)}",
    }


def _kind(verdict: str) -> str:
    """Return which of three looks a verdict has."""
    return "good" if verdict in GOOD else "open" if verdict in OPEN else "bad"


def _filters(rows: Iterable[Record]) -> Mapping[str, list[str]]:
    """Return what can be chosen on the page."""
    kept = list(rows)
    return {
        "verdict": sorted({row["verdict"] for row in kept}),
        "class": sorted({row["class"] for row in kept}),
        "variant": sorted({row["variant"]["id"] for row in kept}),
    }


def html(report: Report) -> str:
    """Return the page of a report."""
    return _template().render(
        report=report,
        head=report.header,
        cases=[_case(report, row) for row in report.bad],
        classes=tallies(report.rows),
        games=claimed_games(report),
        left=not_wanted(report),
        filters=_filters(report.rows),
        pictures=Pictures(),
        kind=_kind,
        reason=reason_text,
        ticked=ticked,
    )
