# SPDX-License-Identifier: MIT
"""Trials: a mutant of a game is played by an engine, and examined by the suite of that game."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from dominospec.conformance.measuring.disguise import Disguised
from dominospec.conformance.measuring.mutants import Mutant, mutated
from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.suite.scenario import Game
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.wire.adapter import greeting
from dominospec.errors import SpecError
from dominospec.loading import Variant, canonical, load, resolve, vary

ENGINE: Final = "python -m dominospec serve"
"""The engine that plays the mutants: ours, behind the pipe like any other."""

ENOUGH: Final = 3
"""So many of each kind that notice a mutant are looked for, and no more."""

_MOST_PLAYERS: Final = 12

Document: TypeAlias = Mapping[str, Any]


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

    def ordered(self) -> list[Prepared]:
        """Return what examines the game, the most successful first."""
        return sorted(self.prepared, key=lambda row: -self.successes[row.scenario.id])

    def differing(self, other: Variant) -> Iterator[Pair]:
        """Yield the games that are another by the changed rules."""
        for game, true in self.games.values():
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
    true ones at every table), ``killed``, or ``alive``. ``killers`` are ids by kind; ``rounds`` is
    in how many rounds a survivor was compared with the true game without a difference.
    """

    mutant: Mutant
    state: str
    killers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    rounds: int = 0


@dataclass
class Trial:
    """One bench and one engine in disguise."""

    bench: Bench
    adapter: Disguised
    enough: int = ENOUGH

    def of(self, mutant: Mutant) -> Outcome:
        """Return what becomes of a mutant."""
        other = mutated(mutant)
        if other is None:
            return Outcome(mutant, "refused")
        killers = self.killers(other)
        if killers:
            return Outcome(mutant, "killed", {kind: tuple(ids) for kind, ids in killers.items()})
        is_another = any(True for _ in self.bench.differing(other))
        return Outcome(mutant, "alive" if is_another else "same")

    def killers(self, other: Variant) -> Mapping[str, list[str]]:
        """Return the ids of what notices that the rules are others, a few of each kind."""
        rules: dict[str, Document | None] = {}
        found: defaultdict[str, list[str]] = defaultdict(list)
        self.adapter.wear({})
        for row in self.bench.ordered():
            kind, key = row.scenario.kind, key_of(row.scenario.game)
            if len(found.get(kind, ())) >= self.enough:
                continue
            if key not in rules:
                rules[key] = resolved(other, row.scenario.game)
            if self.notices(row, rules[key]):
                found[kind].append(row.scenario.id)
                self.bench.successes[row.scenario.id] += 1
        return dict(found)

    def notices(self, row: Prepared, rules: Document | None) -> bool:
        """Whether a scenario fails by other rules; what is no game by them is refused at once."""
        if rules is None:
            return True
        if effect(rules) == effect(row.variant):
            return False
        true = row.variant["digest"]
        if self.adapter.rules.get(true) is not rules:
            self.adapter.wear({**self.adapter.rules, true: rules})
        return run_scenario(self.adapter, row).verdict not in ("pass", "unsupported")


def disguised(engine: str = ENGINE) -> Disguised:
    """Return an engine in disguise, to be started when it is needed."""
    return Disguised(engine, greeting("sha256:" + "0" * 64))
