# SPDX-License-Identifier: MIT
"""Whether scenarios hold what they say they cover: each word is changed in the rules they play by.

A word is changed wherever it stands in these rules, defaults that nobody says included. Where the
scenario passes all the same, its claim to cover the word is idle.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dominospec.conformance.measuring import records
from dominospec.conformance.measuring.disguise import Disguised
from dominospec.conformance.measuring.games import Scenarios, digest
from dominospec.conformance.measuring.mutants import put
from dominospec.conformance.measuring.operators import Edit, edits
from dominospec.conformance.measuring.places import of_rules
from dominospec.conformance.measuring.trials import ENGINE, disguised, effect
from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.suite.scenario import Game
from dominospec.conformance.suite.shelf import Prepared, prepare, suite_of
from dominospec.errors import SpecError
from dominospec.loading import Variant, load, resolve, vary
from dominospec.loading.merging import Tree
from dominospec.loading.resolving import resolution
from dominospec.resources import root

FORMAT: Final = 1

MOST: Final = 24
"""So many changes of one word are tried."""


@dataclass(frozen=True, slots=True)
class Covers:
    """How many claims the scenarios of a game make, and the idle words of each that has some.

    ``digest`` names the scenarios.
    """

    game: str
    digest: str
    claims: int
    idle: Mapping[str, tuple[str, ...]]

    @property
    def holding(self) -> int:
        """How many claims hold."""
        return self.claims - sum(map(len, self.idle.values()))


def settled(game: Game) -> Variant:
    """Return a game with its options and changes as if its file said it all, and no more."""
    variant = load(game.base)
    changed = vary(variant, game.change) if game.change else variant
    rules = resolution(changed, game.players, game.options).written.data
    for place in of_rules(rules, unsaid=True):
        if isinstance(place.value, list) and place.value and not place.is_written:
            rules = put(rules, place.pointer, place.value)  # so that its items can be changed
    return _plain(changed, rules)


def _plain(variant: Variant, rules: Mapping[str, Any]) -> Variant:
    bare = {"id": variant.id, "title": variant.title}
    return Variant(variant.id, variant.file, variant.title, Tree(bare), Tree(rules), {}, {})


def changes(rules: Mapping[str, Any], word: str) -> Iterator[Edit]:
    """Yield the changes of a word, those where nothing but it is changed first."""
    places = [place for place in of_rules(rules, unsaid=True) if word in place.words]
    for place in sorted(places, key=lambda one: word not in one.word_of(one.value)):
        yield from edits(place)


def _resolved(game: Variant, edit: Edit, players: int) -> Mapping[str, Any] | None:
    """Return the rules with a change; nothing where that is no game."""
    try:
        return resolve(_plain(game, put(game.rules.data, edit.pointer, edit.value)), players)
    except SpecError:
        return None


def _notices(engine: Disguised, row: Prepared, rules: Mapping[str, Any]) -> bool:
    if effect(rules) == effect(row.variant):
        return False
    engine.wear({row.variant["digest"]: rules})
    return run_scenario(engine, row).verdict not in ("pass", "unsupported", "excluded")


def holds(engine: Disguised, row: Prepared, game: Variant, word: str) -> bool:
    """Whether a scenario notices some change of a word."""
    found = (
        _resolved(game, edit, row.scenario.game.players)
        for edit, _ in zip(changes(game.rules.data, word), range(MOST), strict=False)
    )
    return any(rules is not None and _notices(engine, row, rules) for rules in found)


def covers(scenarios: Scenarios, command: str = ENGINE) -> Covers:
    """Return what comes of the claims of the scenarios of one game."""
    prepared = prepare(suite_of(scenarios))
    engine = disguised(command)
    idle: dict[str, tuple[str, ...]] = {}
    for row in prepared:
        game = settled(row.scenario.game)
        words = [word for word in row.scenario.covers if not holds(engine, row, game, word)]
        if words:
            idle[row.scenario.id] = tuple(words)
    engine.stop()
    claims = sum(len(scenario.covers) for scenario in scenarios)
    return Covers(scenarios[0].game.base, digest(scenarios), claims, idle)


def told(found: Sequence[Covers]) -> Iterator[str]:
    """Yield what is idle, then how many claims hold."""
    for one in found:
        for scenario, words in one.idle.items():
            yield f"idle {scenario}: {', '.join(words)}"
    claims, holding = sum(one.claims for one in found), sum(one.holding for one in found)
    yield f"{holding} of {claims} claims to cover a word hold"


def path() -> Path:
    """Return the file of what was found."""
    return Path(str(root())) / "conformance" / "measures" / "covers.json"


def load_covers() -> dict[str, Covers]:
    """Return what was found, by game; nothing where there is no file."""
    return {game: _covers(game, row) for game, row in records.load(path()).items()}


def _covers(game: str, row: Mapping[str, Any]) -> Covers:
    idle = {scenario: tuple(words) for scenario, words in row["idle"].items()}
    return Covers(game, row["scenarios"], row["claims"], idle)


def text(found: Iterable[Covers]) -> str:
    """Return what was found as the file has it, a line for each game."""
    rows = {
        one.game: {"scenarios": one.digest, "claims": one.claims, "idle": one.idle} for one in found
    }
    return records.text({"version": FORMAT}, rows)
