# SPDX-License-Identifier: MIT
"""A run: all wanted scenarios against an engine under test, and what they come to."""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from dominospec.conformance.running.batch import Batch, enough
from dominospec.conformance.running.expecting import Expected
from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.running.manner import Manner, batches
from dominospec.conformance.running.verdict import Evidence, Result, SuiteResult
from dominospec.conformance.running.workers import Work, batches_of
from dominospec.conformance.suite.choosing import chosen
from dominospec.conformance.suite.shelf import Prepared, Selection
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.conformance.wire.process import Limits

__all__ = ["Run", "Told", "run_scenario", "run_suite"]

Told: TypeAlias = Callable[[Result], None]


@dataclass
class Run:
    """A run of many scenarios; ``told`` hears of each verdict as it falls.

    Results are taken in the order of the run, and it is cut off there, so that the verdicts do not
    depend on how many batches are carried out at once.
    """

    adapter: Adapter
    told: Told
    expected: Expected = field(default_factory=Expected)
    manner: Manner = field(default_factory=Manner)
    results: dict[int, Result] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    fault: str = ""
    evidence: Evidence = field(default_factory=Evidence)
    hello: dict[str, Any] = field(default_factory=dict)
    lints: Counter[str] = field(default_factory=Counter)

    def all(self, prepared: Sequence[Prepared], digest: str) -> SuiteResult:
        """Run all scenarios and return what they come to, in the order in which they were given."""
        numbers = batches(prepared, self.manner)
        with closing(
            batches_of(Work(self.adapter, prepared, numbers, self.manner, self.expected))
        ) as done:
            for batch, rows in zip(done, numbers, strict=False):
                self.take(batch, rows)
                if self.fault:
                    break
        for number, row in enumerate(prepared):
            if number not in self.results:
                self.add(
                    number, Result(row, "excluded" if self.manner.excludes(row) else "not_run")
                )
        return SuiteResult(
            digest,
            self.hello,
            tuple(self.results[number] for number in range(len(prepared))),
            dict(self.lints),
            self.fault,
            self.evidence,
            manner=self.manner,
        )

    def take(self, batch: Batch, rows: Sequence[int]) -> None:
        """Take in what a batch came to, as far as the run goes."""
        self.hello = self.hello or {key: batch.hello[key] for key in batch.hello if key != "id"}
        self.fault, self.evidence = batch.fault, batch.evidence
        self.lints.update(batch.lints)
        for number, result in zip(rows, batch.results, strict=False):
            if not self.fault:
                self.add(number, result)
                self.fault = enough(self.manner, self.counts)
        if len(batch.results) < len(rows) and not self.fault:
            self.fault = "as many scenarios as were wanted seemed bad"

    def add(self, number: int, result: Result) -> None:
        """Note a verdict and tell it."""
        result = self.results[number] = self.expected.apply(result)
        self.counts[result.verdict] += 1
        self.told(result)


def run_suite(
    command: str,
    selection: Selection | None = None,
    *,
    limits: Limits | None = None,
    told: Told = lambda _: None,
    manner: Manner | None = None,
) -> SuiteResult:
    """Run the wanted scenarios against a command; ``SpecError`` when the suite is invalid."""
    suite, prepared = chosen(selection or Selection())
    adapter = Adapter(command, greeting(suite.digest), limits or Limits())
    run = Run(adapter, told, manner=manner or Manner())
    return run.all(prepared, suite.digest)
