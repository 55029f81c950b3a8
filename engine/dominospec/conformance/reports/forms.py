# SPDX-License-Identifier: MIT
"""The forms that a report can take, each with the name of its file."""

from collections.abc import Callable, Mapping
from typing import Final

from dominospec.conformance.reports.badge import badges
from dominospec.conformance.reports.html import html
from dominospec.conformance.reports.junit import junit
from dominospec.conformance.reports.markdown import markdown
from dominospec.conformance.reports.reading import Report
from dominospec.conformance.reports.tap import tap

Form = Callable[[Report], Mapping[str, str]]


def _file(name: str, make: Callable[[Report], str]) -> Form:
    return lambda report: {name: make(report)}


FORMS: Final[Mapping[str, Form]] = {
    "html": _file("report.html", html),
    "junit": _file("junit.xml", junit),
    "tap": _file("report.tap", tap),
    "markdown": _file("report.md", markdown),
    "badge": badges,
}
"""What makes the files of each form, by the word that asks for it."""
