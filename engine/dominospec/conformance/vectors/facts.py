# SPDX-License-Identifier: MIT
"""How much a suite checks. A fact is one answer of an engine held against what it must be.

That is a move accepted, a move refused, the legal moves, a position, the events of a move, what a
seat sees; of a tree the ways of each length, each row of the histogram, and the digest. What is
checked in every position without being asked is not counted.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from dominospec.conformance.suite.scenario import Scenario, Step


def _of_tree(body: Any) -> int:
    return len(body["nodes"]) + len(body.get("leaves", ())) + ("digest" in body)


_MANY: Final[Mapping[str, Callable[[Any], int]]] = {"perft": _of_tree}


def facts_in(step: Step) -> int:
    """Return how many facts a step checks."""
    return _MANY[step.word](step.body) if step.word in _MANY else 1


def counted(scenarios: Iterable[Scenario]) -> dict[str, Counter[str]]:
    """Return for each kind how many there are, their steps by word, and their facts."""
    found: dict[str, Counter[str]] = {}
    for scenario in scenarios:
        count = found.setdefault(scenario.kind, Counter())
        count["there are"] += 1
        for step in scenario.steps:
            count[step.word] += 1
            count["facts"] += facts_in(step)
    return found
