# SPDX-License-Identifier: MIT
"""Carrying out scenarios against an engine under test, one process for many of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from dominospec.conformance.running.expecting import Expected
from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.running.verdict import BROKEN, Evidence, Result, SuiteResult
from dominospec.conformance.suite.choosing import chosen
from dominospec.conformance.suite.shelf import Prepared, Selection
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.conformance.wire.process import Limits
from dominospec.errors import AdapterFault

IN_A_ROW: Final = 10
"""So many scenarios in a row may break the protocol; then the engine is given up."""

__all__ = ["IN_A_ROW", "Run", "Told", "run_scenario", "run_suite"]

Told: TypeAlias = Callable[[Result], None]


@dataclass
class Run:
    """A run of many scenarios; ``told`` hears of each verdict as it falls."""

    adapter: Adapter
    told: Told
    expected: Expected = field(default_factory=Expected)
    results: list[Result] = field(default_factory=list)
    fault: str = ""
    evidence: Evidence = field(default_factory=Evidence)

    def all(self, prepared: Sequence[Prepared], digest: str) -> SuiteResult:
        """Run all scenarios and return what they come to."""
        try:
            _ = prepared and self.adapter.start()
        except AdapterFault as fault:
            self.adapter.stop()
            self.fault = str(fault)
            self.evidence = Evidence(None, tuple(self.adapter.transcript), self.adapter.errors)
        for row in prepared:
            self.add(Result(row, "not_run") if self.fault else run_scenario(self.adapter, row))
        self.adapter.finish()
        engine = {key: value for key, value in self.adapter.hello.items() if key != "id"}
        lints = dict(self.adapter.lints)
        return SuiteResult(digest, engine, tuple(self.results), lints, self.fault, self.evidence)

    def add(self, result: Result) -> None:
        """Note a verdict; give the engine up when the protocol is broken again and again."""
        result = self.expected.apply(result)
        self.results.append(result)
        self.told(result)
        last = [row.verdict for row in self.results[-IN_A_ROW:]]
        broken_off = all(verdict in BROKEN for verdict in last)
        if len(last) == IN_A_ROW and broken_off:
            self.fault = f"{IN_A_ROW} scenarios in a row broke the protocol"


def run_suite(
    command: str,
    selection: Selection | None = None,
    *,
    limits: Limits | None = None,
    told: Told = lambda _: None,
    expected: Expected | None = None,
) -> SuiteResult:
    """Run the wanted scenarios against a command; ``SpecError`` when the suite is invalid."""
    suite, prepared = chosen(selection or Selection())
    adapter = Adapter(command, greeting(suite.digest), limits or Limits())
    known = expected or Expected()
    outcome = Run(adapter, told, known).all(prepared, suite.digest)
    return known.judge(outcome, suite.scenarios)
