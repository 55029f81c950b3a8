# SPDX-License-Identifier: MIT
"""Guards: short rounds that tell a game from one nearly like it, on which two engines agree.

A guard is drafted for a mutant that too little notices. Our engine plays by the true rules and by
the changed ones until they part; the round is made small, and kept when an engine that shares no
rule code with ours passes it, and the changed rules do not.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeAlias

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.hunting.contest import Contest, Parting
from dominospec.conformance.hunting.dealing import dealt
from dominospec.conformance.hunting.drafting import (
    Draft,
    moves_of,
    scenario_of,
    steps_of,
    text_of,
    told_by,
)
from dominospec.conformance.hunting.searching import Player
from dominospec.conformance.hunting.shrinking import Shrinker
from dominospec.conformance.hunting.voting import Answer
from dominospec.conformance.measuring.likeness import Lookalikes
from dominospec.conformance.measuring.mutants import Mutant
from dominospec.conformance.measuring.naming import covers_of, title_of
from dominospec.conformance.measuring.trials import Pair
from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.suite.scenario import faults_of, scenarios_of
from dominospec.conformance.suite.shelf import Prepared, prepare, suite_of
from dominospec.conformance.wire.adapter import Adapter
from dominospec.errors import SpecError
from dominospec.loading.reading import read_text

Record: TypeAlias = Mapping[str, Any]

RULING: Final = "Two engines that share no rule code agree on it."
_DRAFT: Final = Draft("conform mutate", by="dual")
_DEALS: Final = 6
_MOVES: Final = 2


@dataclass
class Guardian:
    """Drafts guards: ``contest`` is of the true rules and of those of a mutant.

    ``second`` is the engine that has to agree; ``clock`` says when shrinking a round takes too
    long, in seconds from now.
    """

    contest: Lookalikes
    second: Adapter
    deadline: Callable[[], Callable[[], bool]]
    drafted: list[tuple[Record, Prepared]] = field(default_factory=list)

    @property
    def guards(self) -> list[Record]:
        """All that was drafted, as scenarios."""
        return [guard for guard, _ in self.drafted]

    def of_parting(self, mutant: Mutant, parting: Parting) -> Record | None:
        """Return the guard that a parting comes to, if all agree on it that must."""
        if parting.pair[0] != 0 or parting.answers[0].kind == "broke":
            return None  # the true rules are the ones to be believed
        small = Shrinker(self.contest, parting, self.deadline()).small()
        other = small.answers[small.pair[1]]
        return self._kept(mutant, small.case, other)

    def of_table(self, mutant: Mutant, pairs: Iterable[Pair]) -> Record | None:
        """Return the start of a round at a table where the changed rules are no game."""
        for pair in pairs:
            if pair.other is None and (found := self._opening(mutant, pair)):
                return found
        return None

    def _opening(self, mutant: Mutant, pair: Pair) -> Record | None:
        contest = Contest([self.contest.voters[0]], self.contest.games)
        for number in range(_DEALS):
            rng = Random(f"{mutant.id}/{number}")  # noqa: S311 - a seeded stream of choices
            try:
                case = dealt(pair.game, pair.true, "small", rng)
                played = contest.play(case, _few(Player.at_random(rng)))
            except (SpecError, ValueError, IndexError):
                continue  # no such deal at this table
            if played.last and (found := self._kept(mutant, played.case, Answer("lacking"))):
                return found
        return None

    def _kept(self, mutant: Mutant, case: Case, other: Answer) -> Record | None:
        """Return the guard of a case, if it is a sound scenario that does what it must."""
        true, changed = self.contest.voters
        try:
            answers, _ = told_by(true, case, self.contest.true_rules(case))
            if answers[0].kind != "told":
                return None  # an engine that refuses every deal would pass
            guard = guard_of(mutant, case, answers, other)
            prepared = prepared_of(guard)
            if other.kind != "lacking":
                self.contest.variant(case)  # the changed rules are worn
        except SpecError:
            return None
        passed = [_passes(true.adapter, prepared), _passes(self.second, prepared)]
        if not all(passed) or (other.kind != "lacking" and _passes(changed.adapter, prepared)):
            return None
        self.drafted.append((guard, prepared))
        return guard


def _few(player: Player) -> Callable[[Answer], Record | None]:
    """Return a player of the first few moves."""
    left = iter(range(_MOVES))
    return lambda answer: player(answer) if next(left, None) is not None else None


def _passes(adapter: Adapter, prepared: Prepared) -> bool:
    return run_scenario(adapter, prepared).verdict == "pass"


def guard_of(mutant: Mutant, case: Case, answers: list[Answer], other: Answer) -> Record:
    """Return a guard as a scenario; before its last move, it says what else could be done."""
    steps = list(steps_of(case, answers, other))
    if case.moves and answers[-2].kind == "told":
        legal = {"legal": {"exactly": [dict(move) for move in answers[-2].actions]}}
        steps.insert(sum(1 for _ in moves_of(case, answers)) - 1, legal)
    if not case.moves or steps[-1].get("expect", {}).keys() == {"status", "turn"}:
        steps += _turn(case, answers[-1])
    found = scenario_of(case, covers_of(mutant), steps, _DRAFT)
    letters = found["id"].rsplit("-", 1)[1]
    name = {"id": f"guard-{mutant.variant}-{letters}", "title": title_of(mutant)}
    return {**found, **name, "source": {"ruling": RULING}}


def _turn(case: Case, last: Answer) -> Iterator[Record]:
    """Yield that another seat may not move: an engine that knows no rule does not say so."""
    turn = last.state["turn"] if last.kind == "told" else None
    if turn is not None:
        action = {"seat": (turn + 1) % case.game.players, "move": "pass"}
        yield {"refuse": {"action": action, "code": "not_your_turn"}}


def prepared_of(guard: Record) -> Prepared:
    """Return a guard ready to be run; raise ``SpecError`` where it is no sound scenario."""
    document = read_text(text_of("a guard", [guard]), "guard.yaml")
    if faults := sorted(faults_of(document)):
        raise SpecError(faults)
    return prepare(suite_of(scenarios_of(document)))[0]
