# SPDX-License-Identifier: MIT
"""Trials: a mutant of a game is played by an engine, and examined by the suite of that game."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from dominospec.conformance.measuring.disguise import Disguised
from dominospec.conformance.measuring.mutants import Mutant, concerns, mutated
from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.suite.scenario import Game, Scenario
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.wire.adapter import NO_SUITE, greeting
from dominospec.conformance.wire.process import Limits
from dominospec.errors import SpecError
from dominospec.kills import ENOUGH
from dominospec.loading import Variant, canonical, load, resolve, vary

ENGINE: Final = "python -m dominospec serve"
"""The engine that plays the mutants: ours, behind the pipe like any other."""

KINDS: Final = ("scenario", "guard", "perft", "trace")
"""The kinds of what can notice a mutant, in the order in which they are tried.

A person wrote a scenario, by a source. The others were made by chance and kept because two engines
agree on them: a guard is a short round made to tell a game from one that is nearly like it; perft
sums up all ways in which a deal can go on; a trace is a game held move by move.
"""

MOST: Final[Mapping[str, int]] = {"perft": 10, "trace": 20}
"""So many of these kinds are tried on one mutant, and no more; of the others, all."""

_PATIENCE: Final = 20
"""Deadlines are this much longer: a busy machine kills no mutant."""

_MOST_PLAYERS: Final = 12

Document: TypeAlias = Mapping[str, Any]


def kind_of(scenario: Scenario) -> str:
    """Return the kind of what notices a mutant."""
    is_guard = scenario.kind == "scenario" and scenario.provenance == "dual"
    return "guard" if is_guard else scenario.kind


def key_of(game: Game) -> str:
    """Return what tells games of one base apart."""
    return canonical([game.players, dict(game.options), dict(game.change)])


def effect(rules: Document) -> str:
    """Return what of the rules in full can have an effect with this number of players."""
    told = {key: part for key, part in rules.items() if key not in ("digest", "options")}
    told["seats"] = {key: part for key, part in rules["seats"].items() if key != "players"}
    if isinstance(hand := rules["deal"]["hand"], dict):
        told["deal"] = {**rules["deal"], "hand": hand.get(str(rules["players"]))}
    return canonical(told)


def resolved(variant: Variant, game: Game) -> Document | None:
    """Return the rules of a game; nothing where it cannot be played by these rules."""
    try:
        changed = vary(variant, game.change) if game.change else variant
        return resolve(changed, game.players, game.options)
    except SpecError:
        return None


def tables(variant: Variant) -> Iterator[Game]:
    """Yield every number of players with the default choices, then with every single other one."""
    yield from (Game(variant.id, players) for players in variant.players)
    for option, choice in variant.choices:
        if choice != variant.options[option]["default"]:
            for players in range(2, _MOST_PLAYERS + 1):
                yield Game(variant.id, players, {option: choice})


@dataclass(frozen=True, slots=True)
class Pair:
    """A game by the true rules, and by changed ones; nothing where it is no game by these."""

    game: Game
    true: Document
    other: Document | None


@dataclass
class Bench:
    """The true rules of a game, what examines it, and how often each of that has noticed."""

    variant: Variant
    prepared: Sequence[Prepared]
    games: dict[str, tuple[Game, Document]] = field(default_factory=dict)
    successes: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        """Resolve every game that is asked for, by a scenario or as a table."""
        asked = {key_of(row.scenario.game): row for row in self.prepared}
        self.games = {key: (row.scenario.game, row.variant) for key, row in asked.items()}
        for game in tables(self.variant):
            true = resolved(self.variant, game) if key_of(game) not in self.games else None
            if true:
                self.games[key_of(game)] = game, true

    def ordered(self, kind: str, known: Collection[str] = ()) -> list[Prepared]:
        """Return what of a kind examines the game: what is known, then the most successful.

        What is alike in that is ordered by its rules, which the engine is then told less often.
        """

        def rank(row: Prepared) -> tuple[bool, int, str]:
            name = row.scenario.id
            return name not in known, -self.successes[name], row.variant["digest"]

        return sorted((row for row in self.prepared if kind_of(row.scenario) == kind), key=rank)

    def differing(self, mutant: Mutant, other: Variant) -> Iterator[Pair]:
        """Yield the games that are another by the changed rules."""
        near = (pair for pair in self.games.values() if concerns(mutant, pair[0]))
        for game, true in near:
            rules = resolved(other, game)
            if rules is None or effect(rules) != effect(true):
                yield Pair(game, true, rules)


def bench_of(variant: str, prepared: Iterable[Prepared]) -> Bench:
    """Return the bench of a game."""
    own = [row for row in prepared if row.scenario.game.base == variant]
    return Bench(load(variant), own)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a mutant.

    ``state`` is ``refused`` (``check`` finds an error in it), ``same`` (in full, its rules are the
    true ones at every table), ``killed``, or ``alive``. ``killers`` are ids by kind.
    """

    mutant: Mutant
    state: str
    killers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


class Worn(NamedTuple):
    """Changed rules of a game, none where it is no game by them, and whether they matter there."""

    rules: Document | None
    is_other: bool


@dataclass
class Trial:
    """One bench and one engine in disguise."""

    bench: Bench
    adapter: Disguised
    enough: int = ENOUGH

    def of(self, mutant: Mutant, known: Collection[str] = ()) -> Outcome:
        """Return what becomes of a mutant; what is ``known`` to kill it is tried first."""
        other = mutated(mutant)
        if other is None:
            return Outcome(mutant, "refused")
        if killers := self.killers(mutant, other, known):
            return Outcome(mutant, "killed", killers)
        is_another = any(True for _ in self.bench.differing(mutant, other))
        return Outcome(mutant, "alive" if is_another else "same")

    def killers(
        self, mutant: Mutant, other: Variant, known: Collection[str] = ()
    ) -> Mapping[str, tuple[str, ...]]:
        """Return the ids of what notices that the rules are others, a few of a few kinds."""
        worn: dict[str, Worn] = {}
        found: dict[str, tuple[str, ...]] = {}
        self.adapter.wear({})
        for kind in KINDS:
            rows = self.bench.ordered(kind, known)
            near = (row for row in rows if concerns(mutant, row.scenario.game))
            affected = (row for row in near if self._worn(row, other, worn).is_other)
            asked = islice(affected, MOST.get(kind))
            noticing = (row.scenario.id for row in asked if self.notices(row, other, worn))
            if ids := tuple(islice(noticing, self.enough)):
                found[kind] = ids
                self.bench.successes.update(ids)
            if len(found) >= self.enough:
                break
        return found

    def notices(self, row: Prepared, other: Variant, worn: dict[str, Worn]) -> bool:
        """Whether a scenario fails by other rules; what is no game by them is refused at once.

        ``worn`` holds the changed rules of the games that were asked for before.
        """
        rules, is_other = self._worn(row, other, worn)
        if rules is None or not is_other:
            return is_other
        true = row.variant["digest"]
        if self.adapter.rules.get(true) is not rules:
            self.adapter.wear({**self.adapter.rules, true: rules})
        return run_scenario(self.adapter, row).verdict not in ("pass", "unsupported", "excluded")

    def _worn(self, row: Prepared, other: Variant, worn: dict[str, Worn]) -> Worn:
        """Return the changed rules of a scenario, resolved once for all scenarios of its game."""
        key = key_of(row.scenario.game)
        if key not in worn:
            rules = resolved(other, row.scenario.game)
            worn[key] = Worn(rules, rules is None or effect(rules) != effect(row.variant))
        return worn[key]


def disguised(engine: str = ENGINE) -> Disguised:
    """Return an engine in disguise, to be started when it is needed."""
    return Disguised(engine, greeting(NO_SUITE), Limits().scaled(_PATIENCE))
