# SPDX-License-Identifier: MIT
"""The registry of features: what an engine may have and need not."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from dominospec.conformance.suite.scenario import Scenario
from dominospec.errors import SpecError
from dominospec.loading.reading import read_file
from dominospec.resources import root
from dominospec.shapes import problems

FILE: Final = "conformance/features.yaml"


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature: its definition, how ``hello`` declares it, and the scenarios that show it."""

    id: str
    says: str
    key: str
    value: str | bool
    probes: tuple[str, ...]

    def is_declared(self, hello: Mapping[str, Any]) -> bool:
        """Whether an engine says that it has the feature."""
        told = hello.get(self.key)
        return self.value in told if isinstance(told, list) else told == self.value

    def declared_in(self, hello: Mapping[str, Any]) -> dict[str, Any]:
        """Return what an engine with the feature would say."""
        told = hello.get(self.key, [])
        if isinstance(self.value, bool):
            return {**hello, self.key: self.value}
        return {**hello, self.key: [*dict.fromkeys([*told, self.value])]}


@cache
def features() -> Mapping[str, Feature]:
    """Return every feature by its id; raise ``SpecError`` when the registry is wrong."""
    document = read_file(Path(str(root())) / FILE, FILE)
    found = problems(document.data, "features")
    if found:
        raise SpecError(
            [
                document.fault(document.spot(one.pointer), "features", one.message, one.cure)
                for one in found
            ]
        )
    return {row["id"]: _feature(row) for row in document.data["features"]}


def _feature(row: Mapping[str, Any]) -> Feature:
    declared = row["declared"]
    return Feature(row["id"], row["says"], declared["key"], declared["value"], (*row["probes"],))


def _used(scenario: Scenario) -> Iterator[str]:
    """Yield the features that a scenario uses without saying so."""
    yield scenario.mode
    if any(step.word == "next" for step in scenario.every_step):
        yield "matches"
    if "order" in scenario.setup or any(
        "order" in step.body for step in scenario.every_step if step.word == "next"
    ):
        yield "dealing"
    if scenario.is_changed:
        yield "spec-driven"


def needs(scenario: Scenario) -> tuple[str, ...]:
    """Return the features without which an engine cannot pass a scenario."""
    return tuple(dict.fromkeys([*_used(scenario), *scenario.requires.all]))
