# SPDX-License-Identifier: MIT
"""What it costs to run scenarios, in seconds of work of harness and engine together.

Work is counted, not time, so that what else a machine is doing hardly matters. Of what a file
holds only some may be played; the others are taken to cost as much for their size.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.suite.scenario import KINDS, Scenario
from dominospec.conformance.suite.shelf import Prepared, Suite, load_suite, prepare
from dominospec.conformance.wire.adapter import Adapter
from dominospec.loading import load
from dominospec.resources import root

_VECTORS: Final = 10
"""Vectors are so much more alike than scenarios that so many times fewer will do."""


@dataclass(frozen=True, slots=True)
class Meter:
    """Tells how many seconds of work we have done, and a process with this number has.

    ``begun`` is how many we had done when nothing was read yet.
    """

    ours: Callable[[], float]
    theirs: Callable[[int], float]
    begun: float = 0.0


def worked(process: int) -> float:
    """Return the seconds that a process has worked, as Linux tells them; ``OSError`` elsewhere."""
    return int(Path(f"/proc/{process}/schedstat").read_text("ascii").split()[0]) / 1e9


@dataclass(frozen=True, slots=True)
class Costs:
    """Seconds of work: before the first scenario, for what several share, and for each alone.

    What is shared is a file that has to be read, and a game that has to be loaded.
    """

    begin: float
    shared: Mapping[str, float]
    each: Mapping[str, float]


def shares(scenario: Scenario) -> tuple[str, str]:
    """Return what a scenario shares the costs of with others."""
    return scenario.document.file, scenario.game.base


def costs(suite: Suite, adapter: Adapter, meter: Meter, each: int = 1) -> Costs:
    """Measure the suite, one of ``each`` so many scenarios of a file.

    Every scenario is told its game anew, as among few others.
    """
    shared = dict(_of_reading(suite.scenarios, meter))
    games = dict(_of_loading(suite.scenarios, meter))
    before = meter.ours()
    prepared = prepare(suite)
    resolving = max(0.0, meter.ours() - before - sum(games.values())) / len(prepared)
    adapter.start()
    begin = meter.begun + meter.theirs(adapter.process)
    played = dict(_of_playing(adapter, _some(prepared, each), meter))
    adapter.stop()
    every = {one: cost + resolving for one, cost in _of_all(suite.scenarios, played)}
    return Costs(begin, shared | games, every)


def size(scenario: Scenario) -> int:
    """Return how many steps a scenario has, and positions its trees."""
    trees: list[int] = [sum(one.body["nodes"]) for one in scenario.steps if one.word == "perft"]
    return len(scenario.steps) + sum(trees)


def _some(prepared: Iterable[Prepared], each: int) -> list[Prepared]:
    """Return of what is in a file each that stands so far from the last."""
    seen: Counter[str] = Counter()
    found = []
    for row in prepared:
        file = row.scenario.document.file
        if seen[file] % (each if row.scenario.kind == "scenario" else each * _VECTORS) == 0:
            found.append(row)
        seen[file] += 1
    return found


def _of_all(
    scenarios: Iterable[Scenario], played: Mapping[str, float]
) -> Iterator[tuple[str, float]]:
    """Yield what was measured, and for the others what those of their file cost for their size."""
    by_name: dict[str, list[Scenario]] = {}
    for scenario in scenarios:
        by_name.setdefault(scenario.document.file, []).append(scenario)
    for rows in by_name.values():
        known = [row for row in rows if row.id in played]
        rate = sum(played[row.id] for row in known) / sum(map(size, known))
        yield from ((row.id, played.get(row.id, rate * size(row))) for row in rows)


def _of_reading(scenarios: Iterable[Scenario], meter: Meter) -> Iterator[tuple[str, float]]:
    for file in dict.fromkeys(scenario.document.file for scenario in scenarios):
        before = meter.ours()
        load_suite([Path(str(root())) / file], KINDS)
        yield file, meter.ours() - before


def _of_loading(scenarios: Iterable[Scenario], meter: Meter) -> Iterator[tuple[str, float]]:
    for game in dict.fromkeys(scenario.game.base for scenario in scenarios):
        before = meter.ours()
        load(game)
        yield game, meter.ours() - before


def _of_playing(
    adapter: Adapter, prepared: Sequence[Prepared], meter: Meter
) -> Iterator[tuple[str, float]]:
    for row in prepared:
        adapter.start()
        adapter.variant = ""
        before = meter.ours() + meter.theirs(adapter.process)
        run_scenario(adapter, row)
        after = meter.ours() + (meter.theirs(adapter.process) if adapter.is_running else 0.0)
        yield row.scenario.id, max(0.0, after - before)


def by_file(scenarios: Iterable[Scenario]) -> dict[str, tuple[str, ...]]:
    """Return ids by file."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for scenario in scenarios:
        found[scenario.document.file].append(scenario.id)
    return {file: tuple(sorted(ids)) for file, ids in sorted(found.items())}
