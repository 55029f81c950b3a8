# SPDX-License-Identifier: MIT
"""Measuring a game: every mutant is tried, and every survivor compared with the true game."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from typing import Final

from dominospec.conformance.measuring.kills import kills_of
from dominospec.conformance.measuring.likeness import compared, games_of
from dominospec.conformance.measuring.mutants import mutants_of, mutated
from dominospec.conformance.measuring.trials import (
    ENGINE,
    Outcome,
    Trial,
    bench_of,
    disguised,
    resolved,
)
from dominospec.conformance.suite.shelf import load_suite, prepare
from dominospec.kills import Kills
from dominospec.loading import Variant

ROUNDS: Final = 200
"""A survivor that shows no difference in so many rounds is held to be the true game."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard it is tried: the engine, rounds for each survivor, and how many at a time."""

    engine: str = ENGINE
    rounds: int = ROUNDS
    jobs: int = 1


def measured(variant: str, effort: Effort) -> Kills:
    """Return the kill matrix of a game."""
    bench = bench_of(variant, prepare(load_suite().selected((), variant)))
    trial = Trial(bench, disguised(effort.engine))
    outcomes = [_settled(trial, trial.of(mutant), effort) for mutant in mutants_of(variant)]
    trial.adapter.stop()
    return kills_of(variant, outcomes)


def _settled(trial: Trial, outcome: Outcome, effort: Effort) -> Outcome:
    """Compare a survivor with the true game; one that never differs has rounds, others none."""
    if outcome.state != "alive":
        return outcome
    other = mutated(outcome.mutant)
    assert other, "a survivor passes check"
    games = games_of(trial.bench.differing(other))
    likeness = compared(other, games, outcome.mutant.id, effort.rounds)
    return outcome if likeness.parting else replace(outcome, rounds=likeness.rounds)


def every_measured(variants: Sequence[str], effort: Effort) -> Iterator[Kills]:
    """Yield the kill matrix of each game as it is done, so many at a time."""
    if effort.jobs == 1:
        yield from (measured(variant, effort) for variant in variants)
        return
    with ProcessPoolExecutor(effort.jobs) as pool:
        running = [pool.submit(measured, variant, effort) for variant in variants]
        yield from (done.result() for done in as_completed(running))


def _kills(trial: Trial, other: Variant | None, killer: str) -> bool:
    rows = [row for row in trial.bench.prepared if row.scenario.id == killer]
    return other is not None and any(
        trial.notices(row, resolved(other, row.scenario.game)) for row in rows
    )


def rechecked(kills: Kills, mutants: Iterable[str], engine: str = ENGINE) -> list[str]:
    """Return those of the mutants that what is said to kill them does not kill."""
    bench = bench_of(kills.variant, prepare(load_suite().selected((), kills.variant)))
    trial = Trial(bench, disguised(engine))
    wanted = set(mutants)
    first = {
        fate.mutant: next(iter(fate.killers.values()))[0]
        for fate in kills.killed
        if fate.mutant in wanted
    }
    lost = [
        mutant.id
        for mutant in mutants_of(kills.variant)
        if mutant.id in first and not _kills(trial, mutated(mutant), first[mutant.id])
    ]
    trial.adapter.stop()
    return lost
