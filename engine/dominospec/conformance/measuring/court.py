# SPDX-License-Identifier: MIT
"""The court: every survivor gets a verdict, or a guard that kills it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from dominospec.conformance.measuring.guarding import Guardian
from dominospec.conformance.measuring.likeness import Bound, Lookalikes, compared, games_of
from dominospec.conformance.measuring.mutants import Mutant, mutants_of, mutated
from dominospec.conformance.measuring.trials import Trial
from dominospec.kills import EQUIVALENT, UNREACHABLE, Fate, Kills
from dominospec.loading import Variant

_GUARD: Final = "guard"

RARE: Final = frozenset({"match", "tie", "after_tie", "leave"})
_RARELY: Final = 200
"""What is said below these keys matters in few rounds: only so many trees show that it does not."""

_TRIES: Final = 3
"""So many rounds in which the rules part are tried as guards."""

SILENT: Final[Mapping[str, str]] = {
    "match/minutes": "minutes are for people: no engine has a clock",
}
"""Words that the language gives to people alone, and why nothing can tell what they say."""


@dataclass
class Court:
    """Judges survivors of a trial; without a guardian, nothing new is drafted."""

    trial: Trial
    contest: Lookalikes
    guardian: Guardian | None
    bound: Bound | None

    def settled(self, kills: Kills, past: Kills | None) -> Kills:
        """Return the matrix with a verdict on every survivor that can have one.

        What was settled when the mutants were the same, by as many rounds, stays settled.
        """
        same = past.fates if past and past.mutants == kills.mutants else ()
        known = {fate.mutant: fate for fate in same if self._is_enough(fate)}
        mutants = {mutant.id: mutant for mutant in mutants_of(kills.variant)}
        fates = (
            self._judged(_carried(fate, known.get(fate.mutant)), mutants[fate.mutant])
            for fate in kills.fates
        )
        return replace(kills, fates=tuple(fates))

    def _is_enough(self, fate: Fate) -> bool:
        least = self.bound or Bound(0, 0)
        return fate.trees >= least.trees and fate.rounds >= least.rounds

    def _judged(self, fate: Fate, mutant: Mutant) -> Fate:
        """Judge one mutant, unless it is settled or enough kinds kill it."""
        is_done = bool(fate.killers) and not self.guardian
        if fate.is_settled or is_done or not self.bound:
            return fate
        if reason := next((SILENT[word] for word in mutant.edit.words if word in SILENT), ""):
            return replace(fate, verdict=UNREACHABLE, reason=reason)
        other = mutated(mutant)
        assert other, "what has a fate passes check"
        if ids := tuple(self._old_guards(other)):
            return _guarded(fate, *ids)
        return self._compared(fate, mutant, other, self.bound)

    def _old_guards(self, other: Variant) -> Iterator[str]:
        """Yield the id of a guard drafted for another mutant that notices this one, too."""
        for guard, prepared in self.guardian.drafted if self.guardian else ():
            if self.trial.notices(prepared, other, {}):
                yield guard["id"]
                return

    def _compared(self, fate: Fate, mutant: Mutant, other: Variant, bound: Bound) -> Fate:
        """Play the rules and the changed ones side by side, until they part or it is enough."""
        self.contest.other, self.contest.aims = other, _aims(mutant)
        pairs = list(self.trial.bench.differing(mutant, other))
        games = games_of(pairs)
        parted = False
        for turn in range(_TRIES):
            found = compared(self.contest, games, f"{mutant.id}/{turn}", bound)
            if not found.parting:
                break
            parted = True
            guard = self.guardian and self.guardian.of_parting(mutant, found.parting)
            if guard or not self.guardian:
                return _guarded(fate, guard["id"]) if guard else fate
        if self.guardian and (guard := self.guardian.of_table(mutant, pairs)):
            return _guarded(fate, guard["id"])
        is_short = found.trees < _RARELY and not RARE.isdisjoint(mutant.edit.pointer)
        if parted or is_short or len(games) < len(pairs) or fate.killers:
            return fate
        return replace(fate, verdict=EQUIVALENT, trees=found.trees, rounds=found.rounds)


def _aims(mutant: Mutant) -> tuple[int, ...]:
    """Return the scores at which a change to the match makes a difference."""
    if "match" not in mutant.edit.pointer:
        return ()
    return tuple(value for value in (mutant.was, mutant.edit.value) if type(value) is int)


def _carried(fate: Fate, before: Fate | None) -> Fate:
    """Return a survivor with the verdict that it had."""
    return before if before and before.verdict and not fate.killers else fate


def _guarded(fate: Fate, *ids: str) -> Fate:
    """Return a fate with a guard among the killers."""
    killers: dict[str, tuple[str, ...]] = {**fate.killers, _GUARD: ids}
    return replace(fate, verdict="", killers=killers)
