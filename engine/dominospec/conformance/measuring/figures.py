# SPDX-License-Identifier: MIT
"""Figures: what kill matrices come to, for every game and over all."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from typing import Final

from dominospec.kills import EQUIVALENT, OPEN, UNREACHABLE, Fate, Kills
from dominospec.loading import variant_ids

OVERALL: Final = 0.95
EACH: Final = 0.90
TWICE: Final = 0.90
FEWEST: Final = 2_000
"""What is asked for: share killed over all, in each game, by two kinds, and live mutants."""


@dataclass(frozen=True, slots=True)
class Score:
    """How many mutants of a game, or of all games, were killed, by two kinds, or else judged.

    ``open`` are the survivors without a verdict.
    """

    name: str
    live: int
    killed: int
    twice: int
    equivalent: int
    unreachable: int
    open: int

    @property
    def share(self) -> float:
        """The part of the live mutants that was killed; 1 where there are none."""
        return self.killed / self.live if self.live else 1.0

    @property
    def share_twice(self) -> float:
        """The part of the killed mutants that two of different kinds kill."""
        return self.twice / self.killed if self.killed else 1.0


def _is_twice(fate: Fate) -> bool:
    return len(fate.killers) > 1


def score(kills: Kills) -> Score:
    """Return the figures of one game."""
    twice = sum(map(_is_twice, kills.killed))
    verdicts = Counter(fate.verdict for fate in kills.fates)
    judged = (verdicts[verdict] for verdict in (EQUIVALENT, UNREACHABLE, OPEN))
    return Score(kills.variant, len(kills.live), len(kills.killed), twice, *judged)


def total(scores: Sequence[Score]) -> Score:
    """Return the figures over all games."""
    rows = [astuple(one)[1:] for one in scores] or [(0,) * 6]
    return Score("all games", *map(sum, zip(*rows, strict=True)))


def operators(matrices: Sequence[Kills]) -> Iterator[tuple[str, int, int]]:
    """Yield operator, live and killed mutants, the most frequent first."""
    live = Counter(fate.operator for kills in matrices for fate in kills.live)
    killed = Counter(fate.operator for kills in matrices for fate in kills.killed)
    for operator, count in live.most_common():
        yield operator, count, killed[operator]


def survivors(matrices: Sequence[Kills]) -> Iterator[tuple[str, Fate]]:
    """Yield game and fate of every mutant that can be told from its game and is not killed."""
    for kills in matrices:
        yield from ((kills.variant, fate) for fate in kills.fates if fate.verdict == OPEN)


def shortcomings(matrices: Sequence[Kills]) -> Iterator[str]:
    """Yield in what the figures fall short of what is asked for."""
    scores = list(map(score, matrices))
    whole = total(scores)
    if whole.live < FEWEST:
        yield f"there are {whole.live} live mutants, not {FEWEST}"
    if whole.share < OVERALL:
        yield f"{whole.share:.1%} are killed, not {OVERALL:.0%}"
    if whole.share_twice < TWICE:
        yield f"{whole.share_twice:.1%} are killed by two kinds, not {TWICE:.0%}"
    for one in scores:
        if one.share < EACH:
            yield f"of {one.name}, {one.share:.1%} are killed, not {EACH:.0%}"
    if whole.open:
        yield f"{whole.open} survivors have no verdict"
    if missing := sorted(set(variant_ids()) - {kills.variant for kills in matrices}):
        yield f"not measured: {', '.join(missing)}"


def told(matrices: Sequence[Kills]) -> Iterator[str]:
    """Yield the figures as a table, then the survivors."""
    scores = [score(kills) for kills in matrices]
    yield (
        f"{'game':24} {'live':>6} {'killed':>7} {'':>7} {'by two kinds':>13} "
        f"{'equivalent':>11} {'unreachable':>12} {'open':>5}"
    )
    for one in (*scores, total(scores)):
        row = f"{one.name:24} {one.live:6} {one.killed:7} {one.share:7.1%} {one.share_twice:13.1%}"
        yield f"{row} {one.equivalent:11} {one.unreachable:12} {one.open:5}"
    yield ""
    for operator, live, killed in operators(matrices):
        yield f"{operator:24} {live:6} {killed:7}"
    for variant, fate in survivors(matrices):
        yield f"survivor {variant} {fate.mutant} {fate.operator} {fate.change}"
