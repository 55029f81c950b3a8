# SPDX-License-Identifier: MIT
"""A claim: what the author of an engine says that it plays, and which scenarios that makes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dominospec.conformance.suite.features import features, needs
from dominospec.conformance.suite.scenario import Scenario
from dominospec.errors import SpecError
from dominospec.loading.reading import read_file
from dominospec.shapes import problems


@dataclass(frozen=True, slots=True)
class ClaimedGame:
    """A variant as it usually is, or with choices; for any number of players unless one is said."""

    id: str
    players: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    def is_played_in(self, scenario: Scenario) -> bool:
        """Whether a scenario plays just this game."""
        game = scenario.game
        return (
            game.base == self.id
            and not scenario.is_changed
            and self.players in (0, game.players)
            and dict(game.options) == self.options
        )


@dataclass(frozen=True, slots=True)
class Claim:
    """What is claimed of an engine: classes, games (all if none is named), optional features."""

    engine: str
    suite: str
    classes: tuple[str, ...]
    games: tuple[ClaimedGame, ...] = ()
    features: tuple[str, ...] = ()

    def has(self, scenario: Scenario, name: str) -> bool:
        """Whether a scenario of the class ``name`` belongs to what is claimed."""
        return (
            name in self.classes
            and self._plays(scenario)
            and (not self.features or not self._lacks(scenario))
        )

    def _plays(self, scenario: Scenario) -> bool:
        return not self.games or any(game.is_played_in(scenario) for game in self.games)

    def _lacks(self, scenario: Scenario) -> bool:
        return any(need not in self.features for need in needs(scenario))

    def as_record(self) -> dict[str, Any]:
        """Return the claim as a report keeps it."""
        games = [{"id": game.id, "options": dict(game.options)} for game in self.games]
        return {
            "engine": self.engine,
            "suite": self.suite,
            "classes": list(self.classes),
            "games": games,
            "features": list(self.features),
        }


def _game(written: str | Mapping[str, Any]) -> ClaimedGame:
    return ClaimedGame(written) if isinstance(written, str) else ClaimedGame(**written)


def load_claim(path: Path) -> Claim:
    """Load the file of a claim; raise ``SpecError`` with all that is wrong with it."""
    document = read_file(path, str(path))
    faults = [
        document.fault(
            document.spot(one.pointer, of_key=one.is_unknown_key), "claim", one.message, one.cure
        )
        for one in problems(document.data, "claim")
    ]
    said = document.data if not faults else {}
    for index, name in enumerate(said.get("features", ())):
        if name not in features():
            spot = document.spot(("features", index))
            cure = f"use some of: {', '.join(features())}"
            faults.append(document.fault(spot, "claim", f"{name} is no feature", cure))
    if faults:
        raise SpecError(sorted(faults))
    return Claim(
        said["engine"],
        said["suite"],
        tuple(said["classes"]),
        tuple(map(_game, said.get("games", ()))),
        tuple(said.get("features", ())),
    )
