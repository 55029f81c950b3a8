# SPDX-License-Identifier: MIT
"""Verdicts on scenarios, and what they come to for the suite."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from dominospec.conformance.running.comparing import Difference
from dominospec.conformance.suite.shelf import Prepared

Verdict = Literal[
    "pass", "fail", "crash", "timeout", "garbage", "oversize", "unsupported", "not_run"
]

VERDICTS: Final[Mapping[Verdict, str]] = {
    "pass": "Everything was as the scenario says.",
    "fail": "Something was not as the scenario, or a law of every game, says.",
    "crash": "The engine died.",
    "timeout": "The engine did not answer in time.",
    "garbage": "The engine wrote something that the protocol does not allow.",
    "oversize": "The engine wrote more than the protocol allows.",
    "unsupported": "The engine says that it lacks what the scenario needs.",
    "not_run": "The scenario was not reached.",
}

PASSED, BAD, USAGE, NOT_STARTED, SUITE_INVALID, NOTHING_RAN = range(6)
"""Exit codes; never a count."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a scenario did not pass: the step (0 is the start), a sentence, and the evidence."""

    step: int
    why: str
    differences: tuple[Difference, ...] = ()
    features: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is kept of a bad run: the last position, the last lines of the pipe, and stderr."""

    state: Mapping[str, Any] | None = None
    transcript: tuple[str, ...] = ()
    errors: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """The verdict on one scenario; ``seconds`` is how long it took."""

    prepared: Prepared
    verdict: Verdict
    failure: Failure | None = None
    evidence: Evidence = field(default_factory=Evidence)
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class SuiteResult:
    """All verdicts; ``fault`` and ``evidence`` say why the engine was given up, if it was."""

    suite: str
    engine: Mapping[str, Any]
    results: tuple[Result, ...]
    lints: Mapping[str, int] = field(default_factory=dict)
    fault: str = ""
    evidence: Evidence = field(default_factory=Evidence)

    @property
    def counts(self) -> Mapping[Verdict, int]:
        """How many scenarios have each verdict; verdicts that nobody has are left out."""
        found = Counter(result.verdict for result in self.results)
        return {verdict: found[verdict] for verdict in VERDICTS if found[verdict]}

    @property
    def is_complete(self) -> bool:
        """Whether every scenario that was wanted was reached."""
        return "not_run" not in self.counts

    @property
    def exit_code(self) -> int:
        """0 only when something passed and nothing is bad; lacking features are no fault."""
        if self.fault and not self.engine:
            return NOT_STARTED
        if self.counts.keys() - {"pass", "unsupported"}:
            return BAD
        return PASSED if "pass" in self.counts else NOTHING_RAN
