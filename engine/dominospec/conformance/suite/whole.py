# SPDX-License-Identifier: MIT
"""What holds for our suite as a whole: ids, conflicts, probes, and how much it may leave open."""

from collections.abc import Iterator, Mapping
from typing import Final

from dominospec.conformance.suite.features import FILE, features
from dominospec.conformance.suite.lock import examine_lock, load_lock, path
from dominospec.conformance.suite.scenario import Scenario
from dominospec.conformance.suite.shelf import Suite
from dominospec.errors import Fault

OPEN: Final = 100
"""One scenario in so many may accept alternatives."""

ById = Mapping[str, Scenario]


def _conflicts(scenarios: ById) -> Iterator[Fault]:
    for scenario in scenarios.values():
        for index, other in enumerate(scenario.conflicts_with):
            way = ("conflicts_with", index)
            if other not in scenarios:
                yield scenario.fault(way, "conflict", f"there is no scenario {other}")
            elif scenario.id not in scenarios[other].conflicts_with:
                cure = f"write conflicts_with: [{scenario.id}] there, too"
                yield scenario.fault(way, "conflict", f"{other} knows nothing of it", cure)


def _probes(scenarios: ById) -> Iterator[Fault]:
    for feature in features().values():
        for probe in feature.probes:
            if probe not in scenarios:
                message = f"the probe {probe} of {feature.id} does not exist"
                yield Fault(FILE, 0, 0, "features/probe", message)


def _alternatives(scenarios: ById) -> Iterator[Fault]:
    loose = [scenario for scenario in scenarios.values() if scenario.alternatives]
    for scenario in loose[len(scenarios) // OPEN :]:
        message = f"more than one scenario in {OPEN} accepts alternatives"
        yield scenario.fault(("alternatives",), "alternatives", message, "settle the point")


def _judged(scenarios: ById) -> Iterator[Fault]:
    for scenario in scenarios.values():
        if scenario.provenance == "recorded":
            message = "what one engine has answered proves nothing"
            cure = "hold it against a source, name that, and take provenance out"
            yield scenario.fault(("provenance",), "recorded", message, cure)


def examine_whole(suite: Suite) -> Iterator[Fault]:
    """Yield what is wrong with our suite as a whole."""
    scenarios = {scenario.id: scenario for scenario in suite.scenarios}
    yield from examine_lock(load_lock(path()), suite.scenarios)
    for examination in (_conflicts, _probes, _alternatives, _judged):
        yield from examination(scenarios)
