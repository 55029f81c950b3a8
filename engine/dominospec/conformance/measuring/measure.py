# SPDX-License-Identifier: MIT
"""Measuring a game: every mutant is tried, and every survivor compared with the true game."""

import shlex
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from dominospec.conformance.measuring.court import Court
from dominospec.conformance.measuring.guarding import Guardian
from dominospec.conformance.measuring.kills import kills_of
from dominospec.conformance.measuring.likeness import Bound, lookalikes
from dominospec.conformance.measuring.mutants import mutants_of, mutated
from dominospec.conformance.measuring.trials import (
    ENGINE,
    Bench,
    Trial,
    bench_of,
    disguised,
)
from dominospec.conformance.suite.scenario import Scenario
from dominospec.conformance.suite.shelf import Prepared, load_suite, prepare, shipped, suite_of
from dominospec.conformance.wire.adapter import NO_SUITE, Adapter, greeting
from dominospec.kills import Fate, Kills, every
from dominospec.loading import load

BOUND: Final = Bound()
"""A survivor that shows no difference in so many trees and rounds is held to be the true game."""

_SHRINKING: Final = 1.0
"""Seconds of our own work to make the round of a guard small."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard it is tried: the engine, how long survivors are compared, and games at a time.

    With ``guards``, they are drafted for what fewer than two kinds notice. With ``survivors``,
    what the file of a game says is taken as it is, and only that is taken up which is open, or
    which one kind alone kills.
    """

    engine: str = ENGINE
    bound: Bound | None = BOUND
    jobs: int = 1
    guards: bool = False
    survivors: bool = False


@cache
def _written() -> tuple[Scenario, ...]:
    """Return all scenarios; they are read once, for many games."""
    return load_suite().scenarios


def vectors(variant: str) -> tuple[Scenario, ...]:
    """Return the perft rows and the traces of a game."""
    top = shipped().parent / "vectors"
    paths = [top / kind / f"{variant}.jsonl" for kind in ("perft", "traces")]
    there = [path for path in paths if path.exists()]
    return load_suite(there).scenarios if there else ()


def examiners(variant: str) -> list[Prepared]:
    """Return everything that examines a game: its scenarios, its traces and its perft rows."""
    own = [scenario for scenario in _written() if scenario.game.base == variant]
    return prepare(suite_of([*own, *vectors(variant)]))


@dataclass(frozen=True, slots=True)
class Measured:
    """The kill matrix of a game, and the guards that were drafted for it."""

    kills: Kills
    guards: Sequence[Mapping[str, Any]]


def measured(variant: str, effort: Effort) -> Measured:
    """Measure a game; what killed a mutant the last time is tried first."""
    past = next(iter(every([variant])), None)
    again = past if effort.survivors else None
    rows = prepare(suite_of(vectors(variant))) if again else examiners(variant)
    trial = Trial(bench_of(variant, rows), disguised(effort.engine))
    contest = lookalikes(effort.engine)
    guardian = Guardian(contest, Adapter(second(), greeting(NO_SUITE)), _deadline)
    court = Court(trial, contest, guardian if effort.guards else None, effort.bound)
    try:
        kills = retried(again, trial) if again else tried(variant, trial, past)
        return Measured(court.settled(kills, past), guardian.guards)
    finally:
        for adapter in (trial.adapter, guardian.second, *(one.adapter for one in contest.voters)):
            adapter.stop()


def second() -> str:
    """Return the command of the engine that has to agree on guards: it has no code of ours."""
    script = shipped().parent / "adapters" / "javascript" / "adapter.mjs"
    return f"node {shlex.quote(str(script))}"


def _deadline() -> Callable[[], bool]:
    """Return what says when a round was made small for long enough, in seconds of our own work."""
    end = time.process_time() + _SHRINKING
    return lambda: time.process_time() >= end


def retried(kills: Kills, trial: Trial) -> Kills:
    """Try traces and perft rows on the mutants that too few kinds are known to kill."""
    mutants = {mutant.id: mutant for mutant in mutants_of(kills.variant)}

    def more(fate: Fate) -> Fate:
        mutant = mutants[fate.mutant]
        other = None if fate.is_settled else mutated(mutant)
        killers = {**trial.killers(mutant, other), **fate.killers} if other else {}
        return replace(fate, killers=killers, verdict="") if killers else fate

    return replace(kills, fates=tuple(map(more, kills.fates)))


def tried(variant: str, trial: Trial, past: Kills | None) -> Kills:
    """Try all mutants of a game."""
    known = {fate.mutant: fate.by for fate in past.fates} if past else {}
    outcomes = [trial.of(mutant, known.get(mutant.id, ())) for mutant in mutants_of(variant)]
    return kills_of(variant, outcomes)


def every_measured(variants: Sequence[str], effort: Effort) -> Iterator[Measured]:
    """Yield what is measured of each game as it is done, so many at a time."""
    if not effort.survivors:
        _written()  # before the processes part
    if effort.jobs == 1:
        yield from (measured(variant, effort) for variant in variants)
        return
    with ProcessPoolExecutor(effort.jobs) as pool:
        running = [pool.submit(measured, variant, effort) for variant in variants]
        yield from (done.result() for done in as_completed(running))


def _named(variant: str, ids: Collection[str]) -> list[Prepared]:
    """Return what has these ids, without reading the whole suite."""
    paths = [path for path in sorted(shipped().rglob("*.yaml")) if _names(path, ids)]
    own = load_suite(paths).scenarios if paths else ()
    return prepare(suite_of(one for one in (*own, *vectors(variant)) if one.id in ids))


def _names(path: Path, ids: Iterable[str]) -> bool:
    text = path.read_text("utf-8")
    return any(one in text for one in ids)


def rechecked(kills: Kills, mutants: Collection[str], engine: str = ENGINE) -> list[str]:
    """Return those of the mutants that something does not kill which is said to, one of a kind."""
    claims = {
        fate.mutant: {ids[0] for ids in fate.killers.values()}
        for fate in kills.killed
        if fate.mutant in mutants
    }
    rows = _named(kills.variant, set().union(*claims.values()))
    trial = Trial(Bench(load(kills.variant), rows), disguised(engine))
    lost = []
    for mutant in mutants_of(kills.variant):
        if mutant.id in claims:
            other = mutated(mutant)
            asked = [row for row in rows if row.scenario.id in claims[mutant.id]]
            if not other or not all(trial.notices(row, other, {}) for row in asked):
                lost.append(mutant.id)
    trial.adapter.stop()
    return lost
