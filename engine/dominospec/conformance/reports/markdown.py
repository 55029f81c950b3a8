# SPDX-License-Identifier: MIT
"""A report as Markdown, for the comment on a pull request."""

import re
from collections.abc import Iterator
from typing import Final

from dominospec.conformance.reports.phrases import failure_lines, reason_text
from dominospec.conformance.reports.reading import Record, Report
from dominospec.conformance.reports.tally import Tally, not_wanted, tallies

MOST_SHOWN: Final = 20
"""So many bad verdicts are told in full; a comment has a limit of length."""


def _cell(text: str) -> str:
    """Return a text that breaks no table and begins no markup."""
    return re.sub(r"([\\`*_{}\[\]<>#|])", r"\\\1", text.replace("\n", " "))


def _mark(tally: Tally) -> str:
    if tally.is_whole:
        return "whole"
    return "wrong" if tally.bad else "not all"


def _class(tally: Tally) -> str:
    other = f"{tally.other_passed}/{tally.other}" if tally.other else ""
    return (
        f"| {tally.name} {tally.title} | {tally.passed}/{tally.total} | {tally.bad} | "
        f"{tally.lacking} | {other} | {_mark(tally)} |"
    )


def _bad(report: Report, row: Record) -> Iterator[str]:
    title = _cell(f"{row['title']}")
    yield "<details>"
    yield f"<summary><code>{row['id']}</code> {row['verdict']}: {title}</summary>"
    lines = "\n".join(failure_lines(report, row)).replace("```", "` ` `")
    yield f"\n```text\n{lines}\n```\n"
    yield "</details>"


def _head(report: Report) -> Iterator[str]:
    counts = ", ".join(f"{count} {verdict}" for verdict, count in sorted(report.counts.items()))
    yield f"## {_cell(report.engine)}: {counts or 'nothing ran'}"
    yield ""
    if not report.is_complete:
        yield f"**The run is not complete** and proves nothing: {_cell(_cut(report))}"
        yield ""
    yield "| class | must | wrong | lacking | should, may | |"
    yield "|---|--:|--:|--:|--:|---|"
    yield from map(_class, tallies(report.rows))
    yield ""
    left = not_wanted(report)
    yield f"{len(report.rows)} scenarios were asked for, {left} of the suite were not."


def _cut(report: Report) -> str:
    return report.footer.get("fault") or "it was cut short"


def _expected(report: Report) -> Iterator[str]:
    rows = [row for row in report.rows if row["verdict"] == "xfail"]
    if rows:
        yield "\n### Expected failures\n"
    for row in rows[:MOST_SHOWN]:
        yield f"* `{row['id']}` {_cell(reason_text(row))}"


def markdown(report: Report) -> str:
    """Return the report as Markdown: classes first, then what is wrong."""
    lines = [*_head(report)]
    lines += ["\n### Wrong\n"] if report.bad else []
    for row in report.bad[:MOST_SHOWN]:
        lines += _bad(report, row)
    left = len(report.bad) - MOST_SHOWN
    lines += [f"\n{left} more are in the report."] if left > 0 else []
    lines += _expected(report)
    return "\n".join(lines) + "\n"
