# SPDX-License-Identifier: MIT
"""Verdicts on scenarios, and what they come to for the suite."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final, Literal

from dominospec.conformance.running.comparing import Difference
from dominospec.conformance.running.manner import Manner
from dominospec.conformance.suite.shelf import Prepared

Verdict = Literal[
    "pass",
    "fail",
    "crash",
    "timeout",
    "garbage",
    "oversize",
    "nondeterministic",
    "order_dependent",
    "unsupported",
    "excluded",
    "not_run",
    "xfail",
    "xpass",
]

VERDICTS: Final[Mapping[Verdict, str]] = {
    "pass": "Everything was as the scenario says.",
    "fail": "Something was not as the scenario, or a law of every game, says.",
    "crash": "The engine died.",
    "timeout": "The engine did not answer in time.",
    "garbage": "The engine wrote something that the protocol does not allow.",
    "oversize": "The engine wrote more than the protocol allows.",
    "nondeterministic": "The engine answered the same requests differently.",
    "order_dependent": "It passes in a fresh process, and not after other scenarios.",
    "unsupported": "The engine says that it lacks what the scenario needs.",
    "excluded": "It was left out on demand, or is not meant for this engine.",
    "not_run": "The scenario was not reached.",
    "xfail": "It did not pass, as expected.",
    "xpass": "It passed, and was expected not to.",
}

BROKEN: Final[frozenset[Verdict]] = frozenset({"crash", "timeout", "garbage", "oversize"})
"""The protocol was broken: the process is ended, and a fresh one started."""

BAD: Final[frozenset[Verdict]] = BROKEN | {"fail", "nondeterministic", "order_dependent"}
"""The engine is wrong."""

EXECUTED: Final[frozenset[Verdict]] = BAD | {"pass", "xfail", "xpass"}
"""The engine was examined."""

PASSED, FAULTY, USAGE, NOT_STARTED, SUITE_INVALID, NOTHING_RAN = range(6)
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
class Expectation:
    """A row of a list of expected failures: which scenarios, which verdict, and why.

    ``id`` is a glob over ids; after the day ``until`` the row holds no more.
    """

    id: str
    reason: str
    verdict: Verdict = "fail"
    link: str = ""
    until: date | None = None
    place: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Result:
    """The verdict on one scenario; ``seconds`` is how long it took.

    ``normalised`` says that the answers of the engine were translated.
    Where the scenario was ``expected`` not to pass, ``was`` is the verdict before that was known.
    ``predecessors`` are the scenarios after which alone it fails, ``batch`` those it was run with.
    """

    prepared: Prepared
    verdict: Verdict
    failure: Failure | None = None
    evidence: Evidence = field(default_factory=Evidence)
    seconds: float = 0.0
    was: Verdict | None = None
    expected: Expectation | None = None
    normalised: bool = False
    predecessors: tuple[str, ...] = ()
    batch: int = 0

    @property
    def is_binding(self) -> bool:
        """Whether the verdict counts: what only should or may be may fail, but not break off."""
        return self.verdict != "fail" or self.prepared.scenario.level == "must"


@dataclass(frozen=True, slots=True)
class SuiteResult:
    """All verdicts; ``fault`` and ``evidence`` say why the engine was given up, if it was.

    ``complaints`` are what is wrong with the list of expected failures.
    """

    suite: str
    engine: Mapping[str, Any]
    results: tuple[Result, ...]
    lints: Mapping[str, int] = field(default_factory=dict)
    fault: str = ""
    evidence: Evidence = field(default_factory=Evidence)
    complaints: tuple[str, ...] = ()
    manner: Manner = field(default_factory=Manner)

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
        """One of the exit codes, never a count; lacking features are no fault."""
        found = {row.verdict for row in self.results if row.is_binding}
        if self.fault and not self.engine:
            return NOT_STARTED
        if self.complaints or found & (BAD | {"xpass", "not_run"}):
            return FAULTY
        return PASSED if self.counts.keys() & EXECUTED else NOTHING_RAN
