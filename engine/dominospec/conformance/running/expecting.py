# SPDX-License-Identifier: MIT
"""Lists of expected failures: what an engine is known to do otherwise, with a reason for each.

A list can only shrink unnoticed: a row that no scenario matches, that is out of date, or whose
scenario does not end as the row says, is an error.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from dominospec.conformance.running.verdict import BAD, Expectation, Result, SuiteResult
from dominospec.conformance.suite.scenario import Scenario
from dominospec.errors import Fault, SpecError
from dominospec.loading.document import Document
from dominospec.loading.reading import read_file
from dominospec.shapes import problems

FORMAT: Final = 1
_TO_DO: Final = "TODO: say why, or mend it"


@dataclass(frozen=True, slots=True)
class Expected:
    """The rows of a list, as they hold on a day; the first row that matches an id counts."""

    rows: Sequence[Expectation] = ()
    today: date = date.min

    def row_for(self, scenario: str) -> Expectation | None:
        """Return the row that speaks of a scenario, if any does and is not out of date."""
        return next((row for row in self._valid() if fnmatchcase(scenario, row.id)), None)

    def faults(self, suite: Iterable[Scenario]) -> Iterator[str]:
        """Yield the rows that match nothing in the whole suite, and those that are out of date."""
        ids = [scenario.id for scenario in suite]
        for row in self.rows:
            if not any(fnmatchcase(one, row.id) for one in ids):
                yield f"{row.place}: {row.id} matches no scenario; take it out"
            if row.until and row.until < self.today:
                yield f"{row.place}: {row.id} was expected until {row.until}; mend it or renew it"

    def apply(self, result: Result) -> Result:
        """Return the result as it counts beside the list: ``xfail`` and ``xpass`` come in here."""
        row = self.row_for(result.prepared.scenario.id)
        if row is None:
            return result
        if result.verdict == "pass":
            return replace(result, verdict="xpass", was=result.verdict, expected=row)
        if result.verdict == row.verdict:
            return replace(result, verdict="xfail", was=result.verdict, expected=row)
        return replace(result, expected=row)

    def judge(self, outcome: SuiteResult, suite: Iterable[Scenario]) -> SuiteResult:
        """Return a run with what is wrong with the list beside it."""
        faults = [*self.faults(suite), *map(_other, filter(_is_other, outcome.results))]
        return replace(outcome, complaints=tuple(faults))

    def _valid(self) -> Iterator[Expectation]:
        return (row for row in self.rows if row.until is None or row.until >= self.today)


def _is_other(result: Result) -> bool:
    """Whether a scenario was examined, or could not be, and did not end as expected."""
    return bool(result.expected) and result.verdict in BAD | {"unsupported"}


def _other(result: Result) -> str:
    row = result.expected
    assert row
    scenario = result.prepared.scenario.id
    return f"{row.place}: {scenario} was expected to end with {row.verdict}, not {result.verdict}"


def load_expected(path: Path, today: date) -> Expected:
    """Read a list of expected failures; raise ``SpecError`` with all that is wrong in it."""
    document = read_file(path, str(path))
    faults = list(_faults(document))
    if faults:
        raise SpecError(sorted(faults))
    rows = enumerate(document.data["expected"])
    return Expected([_row(raw, document, index) for index, raw in rows], today)


def _faults(document: Document) -> Iterator[Fault]:
    found = problems(document.data, "expected")
    for problem in found:
        spot = document.spot(problem.pointer, of_key=problem.is_unknown_key)
        yield document.fault(spot, "expected/schema", problem.message, problem.cure)
    for index, row in enumerate([] if found else document.data["expected"]):
        try:
            _until(row)
        except ValueError:
            spot = document.spot(("expected", index, "until"))
            yield document.fault(spot, "expected/until", f"there is no day {row['until']}")


def _until(row: dict[str, Any]) -> date | None:
    return date.fromisoformat(row["until"]) if "until" in row else None


def _row(raw: dict[str, Any], document: Document, index: int) -> Expectation:
    line = document.spot(("expected", index))[0]
    return Expectation(
        raw["id"],
        raw["reason"],
        raw.get("verdict", "fail"),
        raw.get("link", ""),
        _until(raw),
        f"{document.file}:{line}",
    )


def written(outcome: SuiteResult) -> Iterator[str]:
    """Yield the lines of a list that expects just what a run showed; known reasons are kept."""
    yield "# SPDX-License-Identifier: CC0-1.0"
    yield f"schema: {FORMAT}"
    rows = [row for row in map(_found, outcome.results) if row]
    yield "expected:" if rows else "expected: []"
    for row in rows:
        yield f"  - id: {row.id}"
        yield f"    verdict: {row.verdict}"
        yield f"    reason: {json.dumps(row.reason, ensure_ascii=False)}"
        yield from [f"    link: {json.dumps(row.link)}"] if row.link else []
        yield from [f"    until: '{row.until}'"] if row.until else []


def _found(result: Result) -> Expectation | None:
    """Return the row that a result asks for, or nothing where none is needed."""
    verdict = result.was if result.verdict == "xfail" else result.verdict
    if verdict not in BAD:
        return None
    known = result.expected or Expectation("", _TO_DO)
    return replace(known, id=result.prepared.scenario.id, verdict=verdict)
