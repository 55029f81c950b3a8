# SPDX-License-Identifier: MIT
"""A report as read from its JSON lines; every other form is made from this and nothing else."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from dominospec.errors import Fault, SpecError
from dominospec.shapes import problems

Record: TypeAlias = Mapping[str, Any]

GOOD: Final = frozenset({"pass", "xfail"})
OPEN: Final = frozenset({"unsupported", "excluded", "not_run"})
"""Verdicts that say nothing of the engine's play."""


@dataclass(frozen=True, slots=True)
class Report:
    """The lines of a report; the footer is empty where the run was cut short."""

    header: Record
    rows: tuple[Record, ...]
    footer: Record

    @property
    def is_complete(self) -> bool:
        """Whether every scenario that was wanted has its verdict."""
        return bool(self.footer.get("complete")) and self.footer["total"] == len(self.rows)

    @property
    def engine(self) -> str:
        """Name and version of the engine, as it says them."""
        told = self.header["hello"].get("engine", {})
        return f"{told['name']} {told['version']}" if told else "the engine"

    @property
    def counts(self) -> Mapping[str, int]:
        """How many scenarios have each verdict."""
        return Counter(row["verdict"] for row in self.rows)

    @property
    def bad(self) -> tuple[Record, ...]:
        """The lines of the scenarios that somebody has to look at."""
        return tuple(row for row in self.rows if row["verdict"] not in GOOD | OPEN)

    def repeat(self, row: Record) -> str:
        """Return the arguments of ``dominospec`` that run one scenario again."""
        from shlex import quote  # noqa: PLC0415 - only who shows a failure pays for it

        ours = row["file"].startswith("conformance/")
        kind = row.get("kind", "scenario")
        where = "" if ours else f" {quote(row['file'])}"
        where += f" --kind {kind}" if ours and kind != "scenario" else ""
        return f"conform run {quote(self.header['command'])}{where} --select {row['id']}"


def _records(text: str, file: str) -> Iterator[tuple[int, Record]]:
    for number, line in enumerate(text.splitlines(), 1):
        try:
            record = json.loads(line)
            wrong = [
                str(problem)
                for problem in problems(record, "report", record["record"])
                if not problem.is_unknown_key
            ]
        except (ValueError, KeyError, TypeError):
            wrong, record = ["it is no JSON record of a report"], {}
        if wrong:
            cure = "make it again with dominospec conform run --report"
            raise SpecError([Fault(file, number, 1, "report/line", wrong[0], cure)])
        yield number, record


def read_report(text: str, file: str) -> Report:
    """Read a report, whose footer may be lacking; raise ``SpecError`` where a line is wrong."""
    found = [record for _, record in _records(text, file)]
    heads, rows, feet = (
        tuple(record for record in found if record["record"] == which)
        for which in ("header", "scenario", "footer")
    )
    if len(heads) != 1 or len(feet) > 1 or found[0] is not heads[0]:
        cure = "name the file that conform run --report has written"
        raise SpecError([Fault(file, 1, 1, "report/header", "this is no report", cure)])
    return Report(heads[0], rows, feet[0] if feet else {})


def load_report(path: Path) -> Report:
    """Load a report; raise ``SpecError`` or ``OSError``."""
    return read_report(path.read_text("utf-8"), str(path))
