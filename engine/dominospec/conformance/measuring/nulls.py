# SPDX-License-Identifier: MIT
"""The null score: what engines that know no rule would pass, game by game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dominospec.conformance.measuring import records
from dominospec.conformance.measuring.games import Scenarios, digest
from dominospec.conformance.measuring.idle import WAYS
from dominospec.conformance.measuring.idling import idling
from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.suite.shelf import Prepared, prepare, suite_of
from dominospec.resources import root

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class NullScore:
    """How many scenarios of a game idle engines were asked, and what they pass, by engine.

    ``digest`` names the scenarios that were asked.
    """

    game: str
    digest: str
    asked: int
    passed: Mapping[str, tuple[str, ...]]


def passed(prepared: Sequence[Prepared], way: str) -> tuple[str, ...]:
    """Ask an idle engine everything; whatever it breaks, the next scenario meets a fresh one."""
    adapter = idling(way)
    found = [row.scenario.id for row in prepared if run_scenario(adapter, row).verdict == "pass"]
    adapter.stop()
    return tuple(found)


def null_score(scenarios: Scenarios, ways: Iterable[str] = WAYS) -> NullScore:
    """Return what idle engines pass of the scenarios of one game."""
    prepared = prepare(suite_of(scenarios))
    found = {way: passed(prepared, way) for way in ways}
    rest = {way: ids for way, ids in found.items() if ids}
    return NullScore(scenarios[0].game.base, digest(scenarios), len(scenarios), rest)


def told(scores: Sequence[NullScore]) -> Iterator[str]:
    """Yield a line for each engine, and what it passes."""
    asked = sum(score.asked for score in scores)
    for way in WAYS:
        ids = [one for score in scores for one in score.passed.get(way, ())]
        share = len(ids) / asked if asked else 0.0
        yield f"{way:16} {len(ids):5} of {asked:5} {share:7.2%}"
        yield from (f"    passes {one}" for one in ids)


def path() -> Path:
    """Return the file of the scores."""
    return Path(str(root())) / "conformance" / "measures" / "null-score.json"


def load_scores() -> dict[str, NullScore]:
    """Return the scores of the file by game; none where there is no file."""
    return {game: _score(game, row) for game, row in records.load(path()).items()}


def _score(game: str, row: Mapping[str, Any]) -> NullScore:
    ids = {way: tuple(found) for way, found in row["passed"].items()}
    return NullScore(game, row["scenarios"], row["asked"], ids)


def text(scores: Iterable[NullScore]) -> str:
    """Return the scores as the file has them, a line for each game."""
    rows = {
        one.game: {"scenarios": one.digest, "asked": one.asked, "passed": one.passed}
        for one in scores
    }
    return records.text({"version": FORMAT, "engines": list(WAYS)}, rows)
