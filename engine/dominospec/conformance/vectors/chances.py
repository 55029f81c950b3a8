# SPDX-License-Identifier: MIT
"""A stream of choices from one seed, the same on every machine."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from dominospec.chance import pick

T = TypeVar("T")


@dataclass
class Chances:
    """Every question is answered by the seed and the number of questions asked before."""

    seed: str
    asked: int = 0

    def below(self, count: int) -> int:
        """Return a number from 0 to below ``count``."""
        self.asked += 1
        return pick(count, f"{self.seed}/{self.asked}")

    def happens(self, percent: int) -> bool:
        """Return true so many times in a hundred."""
        return self.below(100) < percent

    def one_of(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in another order."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]
