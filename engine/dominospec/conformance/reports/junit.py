# SPDX-License-Identifier: MIT
"""A report as JUnit XML, in the dialect that all readers share (conformance/schema/junit.xsd).

A bad verdict of any kind is a ``failure`` whose ``type`` is the verdict: some readers know no
``error`` in a case. Only what says nothing of the engine's play is ``skipped``.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from dominospec.conformance.reports.phrases import failure_lines, reason_text
from dominospec.conformance.reports.reading import GOOD, OPEN, Record, Report

_UNFIT: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that may stand nowhere in XML, not even as references."""


def _fit(text: str) -> str:
    return _UNFIT.sub("\N{REPLACEMENT CHARACTER}", text)


def _attributes(pairs: Mapping[str, object]) -> str:
    return "".join(f" {name}={quoteattr(_fit(str(value)))}" for name, value in pairs.items())


def _element(name: str, pairs: Mapping[str, object], inside: str = "") -> str:
    return f"<{name}{_attributes(pairs)}>{inside}</{name}>"


def _said(report: Report, row: Record) -> str:
    """Return what stands in a case: nothing when it passed."""
    verdict = row["verdict"]
    about = {"type": verdict, "message": reason_text(row) or verdict}
    if verdict in OPEN or verdict == "xfail":
        return _element("skipped", about)
    if verdict in GOOD:
        return ""
    text = escape(_fit("\n".join(failure_lines(report, row))))
    return _element("failure", about, text)


def _case(report: Report, row: Record) -> str:
    pairs = {
        "classname": f"{row['class']}.{row['variant']['id']}",
        "name": f"{row['id']} {row['title']}",
        "time": f"{row['seconds']:.3f}",
    }
    return _element("testcase", pairs, _said(report, row))


def _totals(report: Report) -> dict[str, object]:
    rows = report.rows
    return {
        "tests": len(rows),
        "failures": len(report.bad),
        "errors": 0,
        "skipped": sum(row["verdict"] in OPEN or row["verdict"] == "xfail" for row in rows),
        "time": f"{sum(row['seconds'] for row in rows):.3f}",
    }


def _properties(report: Report) -> str:
    told = {
        "engine": report.engine,
        "command": report.header["command"],
        "suite": report.header["suite"],
        "complete": str(report.is_complete).lower(),
    }
    rows: Iterable[str] = (
        _element("property", {"name": name, "value": value}) for name, value in told.items()
    )
    return _element("properties", {}, "".join(rows))


def junit(report: Report) -> str:
    """Return the report as one JUnit file."""
    cases = "\n".join(_case(report, row) for row in report.rows)
    totals = _totals(report)
    suite = _element(
        "testsuite",
        {"name": f"dominospec {report.engine}", **totals},
        f"\n{_properties(report)}\n{cases}\n",
    )
    top = {key: totals[key] for key in ("tests", "failures", "errors", "time")}
    whole = _element("testsuites", {"name": "dominospec", **top}, f"\n{suite}\n")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{whole}\n'
