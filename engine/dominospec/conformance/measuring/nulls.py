# SPDX-License-Identifier: MIT
"""The null score: what engines that know no rule would pass."""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dominospec.conformance.measuring.idle import WAYS
from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.resources import root

COMMAND: Final = f"{sys.executable} -m dominospec.conformance.measuring.idle"


@dataclass(frozen=True, slots=True)
class NullScore:
    """How many scenarios an idle engine was asked, and the ids of those that it passes."""

    way: str
    asked: int
    passed: tuple[str, ...]

    @property
    def share(self) -> float:
        """The part that it passes."""
        return len(self.passed) / self.asked if self.asked else 0.0


def null_score(way: str, prepared: Sequence[Prepared]) -> NullScore:
    """Ask an idle engine everything; whatever it breaks, the next scenario meets a fresh one."""
    adapter = Adapter(f"{COMMAND} {way}", greeting("sha256:" + "0" * 64))
    passed = [row.scenario.id for row in prepared if run_scenario(adapter, row).verdict == "pass"]
    adapter.stop()
    return NullScore(way, len(prepared), tuple(passed))


def null_scores(prepared: Sequence[Prepared], ways: Iterable[str] = WAYS) -> Iterator[NullScore]:
    """Yield the score of every idle engine."""
    for way in ways:
        yield null_score(way, prepared)


def told(scores: Iterable[NullScore]) -> Iterator[str]:
    """Yield a line for each engine, and what it passes."""
    for score in scores:
        yield f"{score.way:16} {len(score.passed):5} of {score.asked:5} {score.share:7.2%}"
        yield from (f"    passes {one}" for one in score.passed)


def path() -> Path:
    """Return the file of the scores."""
    return Path(str(root())) / "conformance" / "measures" / "null-score.json"


def text(scores: Iterable[NullScore], suite: str) -> str:
    """Return the scores as the file has them; ``suite`` is the digest of what was asked."""
    rows: Mapping[str, Any] = {
        score.way: {"asked": score.asked, "passed": list(score.passed)} for score in scores
    }
    return json.dumps({"suite": suite, "scores": rows}, indent=1) + "\n"
