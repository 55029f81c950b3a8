# SPDX-License-Identifier: MIT
"""The hunt: seeded rounds at one table after another until engines part."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, TypeAlias

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.hunting.contest import Contest, Parting, Played
from dominospec.conformance.hunting.dealing import dealt, following, kinds, tables
from dominospec.conformance.hunting.policies import (
    POLICIES,
    Experience,
    View,
    candidates,
    chosen,
)
from dominospec.conformance.hunting.voting import Answer
from dominospec.conformance.running.comparing import is_alike
from dominospec.conformance.suite.scenario import Game
from dominospec.errors import SpecError

Record: TypeAlias = Mapping[str, Any]

_DEALS_A_TABLE: Final = 8
_ROUNDS_A_MATCH: Final = 3


@dataclass(frozen=True, slots=True)
class Plan:
    """What is hunted: games by id, a seed, and when it is enough.

    Where an engine plays only the tables that it has ``named``, it is these.
    """

    variants: Sequence[str]
    seed: str
    is_late: Callable[[], bool]
    rounds: int = 1_000_000
    named: Sequence[Game] = ()


@dataclass
class Player:
    """Makes the moves of one round, and now and then tries one that is not legal."""

    policy: str
    rng: Random
    past: Experience
    trying: float = 0.15

    @classmethod
    def at_random(cls, rng: Random, past: Experience | None = None) -> "Player":
        """Return a player of any policy."""
        return cls(rng.choice([*POLICIES]), rng, past or Experience())

    def __call__(self, answer: Answer) -> Record | None:
        """Return the next move, or nothing when the round is over."""
        state, actions = answer.state, answer.actions
        self.past.learn(state, answer.body["events"])
        if state["status"] != "playing" or not actions:
            return None
        if self.rng.random() < self.trying:
            tried = self._tried(state, actions)
            if tried:
                return tried
        return chosen(POLICIES[self.policy], View(state, self.past), actions, self.rng)

    def _tried(self, state: Record, actions: Sequence[Record]) -> Record | None:
        """Return a move that is not among the legal ones, of the seat to move or another."""
        players = len(state["hand_sizes"])
        others = self.rng.random() < 0.1  # noqa: PLR2004 - once in ten tries
        seat = self.rng.randrange(players) if others else state["turn"]
        found = [
            move
            for move in candidates(state, seat)
            if not any(is_alike(move, legal) for legal in actions)
        ]
        return self.rng.choice(found) if found else None


@dataclass
class Hunt:
    """Rounds by a plan; ``lacking`` counts the tables that somebody did not play."""

    contest: Contest
    plan: Plan
    experience: dict[str, Experience] = field(default_factory=dict)
    lacking: int = 0
    played: int = 0

    def partings(self) -> Iterator[Parting]:
        """Yield every parting; rounds that a parting ends are not played on."""
        rng = Random(self.plan.seed)  # noqa: S311 - a seeded stream of choices, no secret
        while not self.is_over():
            for number, game in enumerate(self.plan.named or tables(self.plan.variants, rng)):
                yield from self.at_table(game, Random(f"{self.plan.seed}/{number}"))  # noqa: S311
                if self.is_over():
                    return

    def is_over(self) -> bool:
        """Whether enough was played."""
        return self.contest.rounds >= self.plan.rounds or self.plan.is_late()

    def at_table(self, game: Game, rng: Random) -> Iterator[Parting]:
        """Yield every parting in a deal of each kind at one table, and the rounds that follow."""
        try:
            variant = self.contest.variant(Case(game, {}))
        except SpecError:
            return  # these choices cannot be made together
        for kind in (
            next_kind for _, next_kind in zip(range(_DEALS_A_TABLE), kinds(), strict=False)
        ):
            case = dealt(game, variant, kind, rng)
            for played in self._match(case, rng):
                if played.lacking:
                    self.lacking += 1
                if played.last is None and not played.parting:
                    continue
                self.played += 1
                if played.parting:
                    yield played.parting
            if self.is_over():
                return

    def _match(self, case: Case, rng: Random) -> Iterator[Played]:
        """Play a case, and the rounds that follow it."""
        past = self.experience.setdefault(case.game.base, Experience())
        for _ in range(_ROUNDS_A_MATCH):
            trying = 0.4 if case.mode == "refereed" else 0.15
            player = replace(Player.at_random(rng, past), trying=trying)
            try:
                played = self.contest.play(case, player)
            except SpecError:
                return  # a given leader does not go with these choices
            yield played
            link = _link(played)
            if link is None:
                return
            case = following(case, self.contest.variant(case), link, rng)


def _link(played: Played) -> Record | None:
    """Return what the next round starts with, if there is one."""
    if played.parting or played.last is None or not played.last.state["result"]:
        return None
    link: Record | None = played.last.state["result"].get("next")
    return link
