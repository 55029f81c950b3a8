# SPDX-License-Identifier: MIT
"""Bounded comparison: whether rounds can be found in which changed rules answer differently.

Seeded rounds of all kinds of deals are played by both at once. Where so many show no difference,
the change is held to be none that players could notice.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.hunting.contest import Contest, Parting
from dominospec.conformance.hunting.searching import Hunt, Plan
from dominospec.conformance.hunting.voting import Voter
from dominospec.conformance.measuring.disguise import Disguised
from dominospec.conformance.measuring.trials import Pair, disguised, resolved
from dominospec.conformance.suite.scenario import Game
from dominospec.conformance.wire.adapter import Adapter
from dominospec.errors import SpecError
from dominospec.loading import Variant

_MOST_TABLES: Final = 4
"""So many of the tables at which the rules differ are played at."""


@dataclass
class Lookalikes(Contest):
    """A contest of the true rules, and of others worn by the last voter."""

    other: Variant | None = None

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
class Likeness:
    """In how many rounds two games were alike, and where they parted at last, if they did."""

    rounds: int
    parting: Parting | None = None


def compared(other: Variant, games: Iterable[Game], seed: str, rounds: int) -> Likeness:
    """Play so many rounds of the games by true and changed rules, at most to a parting."""
    chosen = spread(list(games))
    voters = [Voter("true", true_engine()), Voter("changed", disguised())]
    contest = Lookalikes(voters, other=other)
    plan = Plan((), seed, lambda: False, rounds)
    hunt = Hunt(contest, plan)
    try:
        return _hunted(hunt, chosen)
    finally:
        for voter in voters:
            voter.adapter.stop()


def _hunted(hunt: Hunt, games: list[Game]) -> Likeness:
    turn = 0
    while games and not hunt.is_over():
        rng = Random(f"{hunt.plan.seed}/{turn}")  # noqa: S311 - a seeded stream of choices
        for parting in hunt.at_table(games[turn % len(games)], rng):
            return Likeness(hunt.contest.rounds, parting)
        turn += 1
    return Likeness(hunt.contest.rounds)


def true_engine() -> Adapter:
    """Return the engine that plays by the true rules."""
    return replace(disguised())


def spread(games: list[Game]) -> list[Game]:
    """Return a few of the games, the plainest first, then some of the others."""
    plain = sorted(games, key=lambda game: len(game.change) + len(game.options))
    step = max(1, len(plain) // _MOST_TABLES)
    return plain[::step][:_MOST_TABLES]


def games_of(pairs: Iterable[Pair]) -> list[Game]:
    """Return the games that can be played by both."""
    return [pair.game for pair in pairs if pair.other]
