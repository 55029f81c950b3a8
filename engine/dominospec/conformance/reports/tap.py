# SPDX-License-Identifier: MIT
"""A report as TAP, version 14."""

import json
import re
from collections.abc import Iterator

from dominospec.conformance.reports.phrases import doing_text, reason_text, source_text
from dominospec.conformance.reports.reading import GOOD, Record, Report

_SKIPPED = frozenset({"unsupported", "excluded"})


def _plain(text: str) -> str:
    """Return a description: what TAP would read as a directive or a line end is escaped."""
    return re.sub(r"[\s]+", " ", re.sub(r"([\\#])", r"\\\1", text))


def _directive(row: Record) -> str:
    verdict = row["verdict"]
    reason = _plain(reason_text(row))
    if verdict in _SKIPPED:
        return f" # SKIP {verdict}: {reason}"
    return f" # TODO {reason}" if verdict == "xfail" else ""


def _diagnosis(report: Report, row: Record) -> Iterator[str]:
    """Yield a block of YAML; its values are JSON, which is YAML and needs no further quoting."""
    told = {
        "verdict": row["verdict"],
        "why": row.get("why", ""),
        "at": doing_text(row),
        "differences": row.get("differences", []),
        "rules": [rule["id"] for rule in row.get("rules", ())],
        "source": source_text(row["source"]) if "source" in row else "",
        "repeat": f"dominospec {report.repeat(row)}",
    }
    yield "  ---"
    for key, value in told.items():
        yield f"  {key}: {json.dumps(value)}"
    yield "  ..."


def tap(report: Report) -> str:
    """Return the report as TAP 14; a run that was cut short ends in ``Bail out!``."""
    lines = ["TAP version 14", f"1..{report.footer.get('total', len(report.rows))}"]
    for number, row in enumerate(report.rows, 1):
        verdict = row["verdict"]
        holds = verdict in _SKIPPED or (verdict in GOOD and verdict != "xfail")
        name = _plain(f"{row['id']} {row['title']}")
        lines.append(f"{'ok' if holds else 'not ok'} {number} - {name}{_directive(row)}")
        if not holds and verdict != "xfail":
            lines += _diagnosis(report, row)
    if not report.is_complete:
        lines.append(f"Bail out! {_plain(report.footer.get('fault') or 'the run is not complete')}")
    return "\n".join(lines) + "\n"
