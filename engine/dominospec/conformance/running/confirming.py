# SPDX-License-Identifier: MIT
"""A bad verdict is looked at again: in a fresh process, and after what was played before it.

What a fresh process shows counts. What only a used process shows depends on the order; what cannot
be shown again is chance.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from dominospec.conformance.running.comparing import Difference
from dominospec.conformance.running.table import Played, Table, differing
from dominospec.conformance.running.verdict import BAD, Failure, Result, Verdict
from dominospec.conformance.suite.shelf import Prepared

_SINGLY: Final = 5
"""So many bad verdicts of a batch get a fresh process each; the rest share one, backwards."""

_SEARCHED: Final = 10
"""For so many scenarios of a batch the predecessors are searched."""

_DICE: Final = 3
"""So many fresh processes more are asked the same, to see whether they answer otherwise."""

Fails = Callable[[Sequence[Prepared]], bool]


def culprits(
    fails: Fails, before: Sequence[Prepared], known: Sequence[Prepared] = ()
) -> tuple[Prepared, ...]:
    """Return predecessors that are enough to make a scenario fail: one, where one is enough.

    ``before`` are enough, and are halved until the shortest end of them is found that still is.
    """
    for one in known:
        if one in before and fails([one]):
            return (one,)
    if len(set(_ids(before))) == 1:
        return tuple(before)
    low, high = 0, len(before)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fails(before[middle:]) else (low, middle)
    rest = tuple(before[low:])
    return rest[:1] if len(rest) > 1 and fails(rest[:1]) else rest


def _ids(rows: Sequence[Prepared]) -> Iterator[str]:
    return (row.scenario.id for row in rows)


@dataclass
class Confirmer:
    """Looks at the bad verdicts of one batch again."""

    table: Table
    known: list[Prepared] = field(default_factory=list)
    searched: int = 0

    def all(self, bad: Sequence[Played]) -> Iterator[Result]:
        """Yield the verdicts that count, in the order of those given."""
        if not bad:
            return
        self.table.clear()
        with self.table.aside():
            again = [self.one(played) for played in bad[:_SINGLY]]
            again += self.together(bad[_SINGLY:])
        yield from again

    def together(self, bad: Sequence[Played]) -> list[Result]:
        """Look at many in one process: when all end as before, they would do so alone, too."""
        if not bad:
            return []
        self.table.clear()
        again = [self.table.play(played.result.prepared) for played in reversed(bad)][::-1]
        pairs = list(zip(bad, again, strict=True))
        if all(_alike(one.result, other.result) for one, other in pairs):
            return [other.result for other in again]
        return [self.one(played) for played in bad]

    def one(self, played: Played) -> Result:
        """Return the verdict that counts on one scenario."""
        first, row = played.result, played.result.prepared
        if first.verdict not in BAD:
            return self.answered_otherwise(played)
        again = self.table.play_afresh(row).result
        if again.verdict in BAD:
            is_chance = not played.before and not _alike(first, again)
            return _by_chance(first, again) if is_chance else again
        if played.before and (found := self.by_order(played)):
            return found
        if first.verdict == "timeout":  # the machine may have been busy
            self.table.adapter.lints["late once, in time when asked again"] += 1
            return again
        return _by_chance(first, again)

    def answered_otherwise(self, played: Played) -> Result:
        """Tell chance from memory: fresh processes of an engine with a memory answer alike."""
        row = played.result.prepared
        chance = None
        with self.table.recording() as answers:
            self.table.play_afresh(row)
            for _ in range(_DICE):
                told = answers.copy()
                self.table.play_afresh(row)
                chance = chance or differing(told, answers)
        found = chance or played.other
        assert found
        why = "the same request was answered otherwise"
        if chance:
            return _judged(played.result, "nondeterministic", why, (found,))
        why += " when played again"
        return _judged(played.result, "order_dependent", why, (found,), (row,))

    def fails_after(self, row: Prepared, before: Sequence[Prepared]) -> bool:
        """Whether a scenario is bad after others, in a process that is fresh for them."""
        return self.table.play_afresh(row, before).result.verdict in BAD

    def by_order(self, played: Played) -> Result | None:
        """Return the verdict on a scenario that is only bad after others, if it is that again."""
        first, row = played.result, played.result.prepared
        found: tuple[Prepared, ...] = ()
        if self.searched < _SEARCHED:
            if not self.fails_after(row, played.before):
                return None
            self.searched += 1
            found = culprits(lambda rows: self.fails_after(row, rows), played.before, self.known)
            self.known += [one for one in found[:1] if one not in self.known]
        names = ", ".join(dict.fromkeys(_ids(found))) or "others"
        why = f"it passes in a fresh process, and not after {names}: {_why(first)}"
        shown = first.failure.differences if first.failure else ()
        return _judged(first, "order_dependent", why, shown, found)


def _alike(one: Result, other: Result) -> bool:
    """Whether two bad results are the same, as far as one can ask."""
    steps = [result.failure.step if result.failure else 0 for result in (one, other)]
    return one.verdict == other.verdict and steps[0] == steps[1]


def _why(result: Result) -> str:
    return f"{result.verdict}: {result.failure.why}" if result.failure else result.verdict


def _by_chance(first: Result, again: Result) -> Result:
    shown = first.failure.differences if first.failure else ()
    why = f"it ended with {_why(first)}; asked again in the same way, with {_why(again)}"
    return _judged(first, "nondeterministic", why, shown)


def _judged(
    result: Result,
    verdict: Verdict,
    why: str,
    shown: tuple[Difference, ...],
    predecessors: Sequence[Prepared] = (),
) -> Result:
    """Return the result with another verdict."""
    failure = Failure(result.failure.step if result.failure else 0, why, shown)
    names = tuple(_ids(predecessors))
    return replace(result, verdict=verdict, failure=failure, predecessors=names)
