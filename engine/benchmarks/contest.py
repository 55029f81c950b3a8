# SPDX-License-Identifier: MIT
"""Random play of several engines side by side: CPU time, interleaved, compared round by round.

A machine gets slower and faster while it works. So every round of the contest times each
contestant in turn, and only ratios within a round are kept; the median of those is the figure.
"""

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any


@dataclass(frozen=True, slots=True)
class Contestant:
    """An engine: ``deal`` makes a round ready to play, off the clock; ``finish`` plays it out."""

    name: str
    deal: Callable[[Random], Any]
    finish: Callable[[Any, Random], None]


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many rounds the first contestant plays in the time another one needs for one."""

    name: str
    middle: float
    lowest: float
    highest: float


def seconds(contestant: Contestant, games: int, seed: int) -> float:
    """Return the CPU seconds of one contestant for so many games."""
    rng = Random(seed)
    dealt = [contestant.deal(rng) for _ in range(games)]
    gc.collect()
    gc.disable()
    before = time.process_time()
    for game in dealt:
        contestant.finish(game, rng)
    spent = time.process_time() - before
    gc.enable()
    return spent


def compare(contestants: Sequence[Contestant], rounds: int, games: int) -> list[Ratio]:
    """Return the ratios of all others to the first contestant."""
    times: list[list[float]] = [[] for _ in contestants]
    for contestant in contestants:
        seconds(contestant, max(1, games // 10), -1)  # warm up
    for number in range(rounds):
        shift = number % len(contestants)
        for index in (*range(shift, len(contestants)), *range(shift)):
            times[index].append(seconds(contestants[index], games, number))
    ours, *others = times
    found = []
    for contestant, theirs in zip(contestants[1:], others, strict=True):
        ratios = [other / own for own, other in zip(ours, theirs, strict=True)]
        found.append(Ratio(contestant.name, median(ratios), min(ratios), max(ratios)))
    return found
