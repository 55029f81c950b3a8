# SPDX-License-Identifier: MIT
"""Classes of scenarios: what an engine must have to pass them, worked out from what they use.

A scenario belongs to the highest class that it uses anything of. Nobody writes classes down, so
none can be forgotten when a scenario changes.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from dominospec.conformance.suite.scenario import Record, Scenario
from dominospec.conformance.suite.shelf import Prepared

_LINE_ARMS: Final = 2
"""A tile of a plain line has so many arms."""

_AT_THE_END: Final = frozenset({"out", "block", "stopped", "round-end", "match-end"})
"""Events that are scored when a round is over."""

_OF_MATCHES: Final = frozenset({"match_over", "match_winners", "next"})


class Class(NamedTuple):
    """A class: its name, what it is about, and whether a scenario uses it."""

    name: str
    title: str
    uses: Callable[[Prepared], bool]


def _deals(scenario: Scenario) -> Iterator[Record]:
    yield scenario.setup
    yield from (step.body for step in scenario.steps if step.word == "next")


def _expected(scenario: Scenario) -> Iterator[Mapping[str, Any]]:
    yield from (step.body for step in scenario.steps if step.word == "expect")


def _matches(prepared: Prepared) -> bool:
    scenario = prepared.scenario
    before = scenario.setup.get("round", {}).keys() - {"lots", "number"}
    told = (
        state.get("status") == "match-over" or _OF_MATCHES & (state.get("result") or {}).keys()
        for state in _expected(scenario)
    )
    return (
        bool(before)
        or "scores" in scenario.setup
        or any(step.word == "next" for step in scenario.steps)
        or any(word.startswith("match/") for word in scenario.covers)
        or any(told)
    )


def _sides(prepared: Prepared) -> bool:
    sides = prepared.variant["tables"]["sides"]
    return len(set(sides)) < len(sides)


def _arms(prepared: Prepared) -> bool:
    layout = prepared.variant["layout"]
    doubles = (layout["doubles"][which]["arms"] for which in ("every", "first", "led"))
    return (
        layout["grows"] == "in-trains"
        or bool(layout["branches"])
        or any(arms > _LINE_ARMS for arms in doubles)
    )


def _scoring(prepared: Prepared) -> bool:
    return any(row["event"] not in _AT_THE_END for row in prepared.variant["score"]["awards"])


def _drawing(prepared: Prepared) -> bool:
    dealt = any({"boneyard", "order"} & deal.keys() for deal in _deals(prepared.scenario))
    return dealt and bool(prepared.variant["draw"]["when"] != "never")


CLASSES: Final = (
    Class("L6", "matches", _matches),
    Class("L5", "partners", _sides),
    Class("L4", "arms", _arms),
    Class("L3", "scoring in play", _scoring),
    Class("L2", "drawing", _drawing),
    Class("L1", "the line", lambda _: True),
)
"""From the highest to the lowest; the last has everything that is in no other."""

TITLES: Final = {row.name: row.title for row in reversed(CLASSES)}
"""What each class is about, from the lowest."""


def class_of(prepared: Prepared) -> str:
    """Return the name of the class of a scenario."""
    return next(row.name for row in CLASSES if row.uses(prepared))
