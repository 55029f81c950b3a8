# SPDX-License-Identifier: MIT
"""Choosing tiers: the scenarios that notice most mutants for what they cost, one after another."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from dominospec.conformance.measuring.costs import Costs, by_file, shares
from dominospec.conformance.suite.classes import class_of
from dominospec.conformance.suite.scenario import Scenario
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.suite.tiers import CORE, FULL, SECONDS, SMOKE, Tier
from dominospec.kills import Kills

_CORES: Final = 2

_TINY: Final = 1e-6
"""Nothing is for nothing."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A scenario, the mutants that it kills, and its class and game."""

    scenario: Scenario
    kills: frozenset[str]
    kinds: frozenset[str]


def pieces(prepared: Iterable[Prepared], matrices: Iterable[Kills]) -> list[Piece]:
    """Return the scenarios with what they kill."""
    killed: dict[str, set[str]] = {}
    for kills in matrices:
        for fate in kills.killed:
            for killer in (one for row in fate.killers.values() for one in row):
                killed.setdefault(killer, set()).add(f"{kills.variant}/{fate.mutant}")
    return [
        Piece(
            row.scenario,
            frozenset(killed.get(row.scenario.id, ())),
            frozenset({class_of(row), row.scenario.game.base}),
        )
        for row in prepared
    ]


@dataclass
class Basket:
    """What was chosen so far, and what it costs.

    In a tier of few scenarios harness and engine wait for each other; of many, ``at_once`` run.
    """

    costs: Costs
    at_once: int
    chosen: dict[str, Piece] = field(default_factory=dict)
    paid: set[str] = field(default_factory=set)
    seconds: float = 0.0

    def price(self, piece: Piece) -> float:
        """Return what it would cost to add a scenario."""
        new = (key for key in shares(piece.scenario) if key not in self.paid)
        shared = sum(self.costs.shared[key] for key in new)
        return shared + self.costs.each[piece.scenario.id] / self.at_once

    def add(self, piece: Piece) -> None:
        """Add a scenario."""
        self.seconds += self.price(piece)
        self.paid |= set(shares(piece.scenario))
        self.chosen[piece.scenario.id] = piece

    def fill(
        self, pieces: Sequence[Piece], wanted: Mapping[str, frozenset[str]], most: float
    ) -> None:
        """Add what brings most of what is wanted for its price, so long as there are seconds."""
        left = set().union(*wanted.values()) - self._brought(wanted)
        rest = [piece for piece in pieces if wanted[piece.scenario.id] & left]
        while rest:
            rest = [one for one in rest if self._fits(one, most) and wanted[one.scenario.id] & left]
            best = max(rest, key=lambda one: self._worth(one, wanted, left), default=None)
            if best:
                self.add(best)
                left -= wanted[best.scenario.id]

    def _fits(self, piece: Piece, most: float) -> bool:
        return self.seconds + self.price(piece) <= most

    def _worth(self, piece: Piece, wanted: Mapping[str, frozenset[str]], left: set[str]) -> float:
        return len(wanted[piece.scenario.id] & left) / max(self.price(piece), _TINY)

    def _brought(self, wanted: Mapping[str, frozenset[str]]) -> set[str]:
        return set().union(*(wanted[one] for one in self.chosen))

    def tier(self, name: str) -> Tier:
        """Return the tier that is in the basket."""
        mutants = set().union(*(piece.kills for piece in self.chosen.values()))
        files = by_file(piece.scenario for piece in self.chosen.values())
        return Tier(name, self.costs.begin + self.seconds, len(mutants), files)


def tiers(found: Sequence[Piece], costs: Costs) -> list[Tier]:
    """Return the tiers: every class and game is in core, and all that there is time for in full."""
    kills = {piece.scenario.id: piece.kills for piece in found}
    kinds = {piece.scenario.id: piece.kinds for piece in found}
    smoke = Basket(costs, 1)
    smoke.fill(found, kills, SECONDS[SMOKE] - costs.begin)
    core = Basket(costs, _CORES)
    for piece in smoke.chosen.values():
        core.add(piece)
    core.fill(found, kinds, SECONDS[CORE] - costs.begin)
    core.fill(found, kills, SECONDS[CORE] - costs.begin)
    return [smoke.tier(SMOKE), core.tier(CORE), _full(found, costs)]


def _full(found: Sequence[Piece], costs: Costs) -> Tier:
    """Return everything, less what costs most for what it kills where it takes too long."""
    seconds = costs.begin + sum(costs.shared.values()) + sum(costs.each.values()) / _CORES
    rest = sorted(found, key=lambda one: (len(one.kills), -costs.each[one.scenario.id]))
    but: list[str] = []
    while seconds > SECONDS[FULL]:
        piece = rest[len(but)]
        but.append(piece.scenario.id)
        seconds -= costs.each[piece.scenario.id] / _CORES
    mutants = set().union(*(piece.kills for piece in rest[len(but) :]))
    return Tier(FULL, seconds, len(mutants), {}, tuple(sorted(but)))
