# SPDX-License-Identifier: MIT
"""The suite game by game: what names the scenarios of one, and work on several at once."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from typing import Final, Generic, TypeAlias, TypeVar

from dominospec.conformance.suite.scenario import Kind, Scenario
from dominospec.conformance.suite.shelf import load_suite, suite_of

Scenarios: TypeAlias = Sequence[Scenario]
Kinds: TypeAlias = tuple[Kind, ...]
Done = TypeVar("Done")

_LETTERS: Final = 16


@cache
def by_game(kinds: Kinds) -> dict[str, tuple[Scenario, ...]]:
    """Return the scenarios of our suite by game, of these kinds."""
    found: dict[str, list[Scenario]] = {}
    for scenario in load_suite(kinds=kinds).scenarios:
        found.setdefault(scenario.game.base, []).append(scenario)
    return {game: tuple(found[game]) for game in sorted(found)}


def digest(scenarios: Scenarios) -> str:
    """Return what names these scenarios, whatever files they are in."""
    return suite_of(scenarios).digest.partition(":")[2][:_LETTERS]


@dataclass(frozen=True, slots=True)
class Work(Generic[Done]):
    """What is done with the scenarios of each game, and of which kinds they are."""

    task: Callable[[Scenarios], Done]
    kinds: Kinds

    def on(self, game: str) -> Done:
        """Do the work for one game; a worker reads the suite once."""
        return self.task(by_game(self.kinds)[game])

    def each(self, games: Iterable[str], jobs: int) -> Iterator[Done]:
        """Yield what comes of each game as it is done, so many at a time."""
        if jobs == 1:
            yield from map(self.on, games)
            return
        with ProcessPoolExecutor(jobs) as pool:
            running = [pool.submit(_on, self, game) for game in games]
            yield from (done.result() for done in as_completed(running))


def _on(work: Work[Done], game: str) -> Done:
    return work.on(game)
