# SPDX-License-Identifier: MIT
"""Bounded comparison: whether rounds can be found in which changed rules answer differently.

The trees of seeded deals of all kinds are counted by both, and rounds are played by both at once.
Where so many show no difference, the change is held to be none that players could notice.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.hunting.contest import Contest, Parting
from dominospec.conformance.hunting.dealing import dealt, kinds
from dominospec.conformance.hunting.searching import Hunt, Plan
from dominospec.conformance.hunting.voting import Voter
from dominospec.conformance.measuring.disguise import Disguised
from dominospec.conformance.measuring.trees import Trees
from dominospec.conformance.measuring.trials import ENGINE, Pair, disguised, resolved
from dominospec.conformance.suite.scenario import Game
from dominospec.errors import SpecError
from dominospec.loading import Variant

_AIMED: Final = 16
"""So many deals are counted again with scores that lead to a number."""

_MOST_TABLES: Final = 4
"""So many of the tables at which the rules differ are played at."""


@dataclass
class Lookalikes(Contest):
    """A contest of the true rules, and of others worn by the last voter."""

    other: Variant | None = None
    aims: tuple[int, ...] = ()
    """Scores that make a difference, where they are known."""

    def true_rules(self, case: Case) -> Mapping[str, Any]:
        """Return the true rules alone."""
        return super().variant(case)

    def variant(self, case: Case) -> Mapping[str, Any]:
        """Return the true rules, after handing the others to who wears them."""
        true = super().variant(case)
        adapter = self.voters[-1].adapter
        assert self.other, "say what is worn"
        assert isinstance(adapter, Disguised)
        rules = resolved(self.other, case.played)
        if rules is None:
            raise SpecError([])
        if adapter.rules.get(true["digest"], {}).get("digest") != rules["digest"]:
            adapter.wear({true["digest"]: rules})
        return true


@dataclass(frozen=True, slots=True)
class Bound:
    """How long two games are compared: so many trees of deals, and so many rounds by chance."""

    trees: int = 40
    rounds: int = 10


@dataclass(frozen=True, slots=True)
class Likeness:
    """In how many trees and rounds two games were alike, and where they parted, if they did."""

    trees: int
    rounds: int = 0
    parting: Parting | None = None


def lookalikes(engine: str = ENGINE) -> Lookalikes:
    """Return a contest of an engine with itself, by the true rules and by others."""
    return Lookalikes([Voter("true", disguised(engine)), Voter("changed", disguised(engine))])


def compared(contest: Lookalikes, games: Iterable[Game], seed: str, bound: Bound) -> Likeness:
    """Compare the games by true and changed rules, at most to a parting.

    Trees show every way to go on from a deal; rounds show what happens on the way, what is
    refused, and how the next round begins.
    """
    chosen = spread(list(games))
    if not chosen:
        return Likeness(0)
    for number, parting in enumerate(_trees(contest, chosen, seed, bound.trees)):
        if parting:
            return Likeness(number, 0, parting)
    contest.rounds = turn = 0
    hunt = Hunt(contest, Plan((), seed, lambda: False, bound.rounds))
    while not hunt.is_over():
        rng = Random(f"{seed}/{turn}")  # noqa: S311 - a seeded stream of choices
        for parting in hunt.at_table(chosen[turn % len(chosen)], rng):
            return Likeness(bound.trees, hunt.played, parting)
        turn += 1
    return Likeness(bound.trees, hunt.played)


def _trees(
    contest: Lookalikes, games: list[Game], seed: str, count: int
) -> Iterator[Parting | None]:
    """Yield for each deal where the trees below it part, or nothing."""
    trees = Trees(contest)
    for number, kind in zip(range(count), kinds(), strict=False):
        game = games[number % len(games)]
        rng = Random(f"{seed}/tree/{number}")  # noqa: S311 - a seeded stream of choices
        try:
            case = dealt(game, contest.true_rules(Case(game, {})), kind, rng)
            way = trees.parting(case)
            for aimed in () if way or number >= _AIMED else trees.aimed(case, contest.aims):
                way = way or trees.parting(aimed)
            yield contest.play(way).parting if way else None
        except SpecError:
            yield None  # a given leader does not go with these choices


def spread(games: list[Game]) -> list[Game]:
    """Return a few of the games, the plainest first, then some of the others."""
    plain = sorted(games, key=lambda game: len(game.change) + len(game.options))
    step = max(1, len(plain) // _MOST_TABLES)
    return plain[::step][:_MOST_TABLES]


def games_of(pairs: Iterable[Pair]) -> list[Game]:
    """Return the games that can be played by both."""
    return [pair.game for pair in pairs if pair.other]
