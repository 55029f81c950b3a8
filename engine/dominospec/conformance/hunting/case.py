# SPDX-License-Identifier: MIT
"""A case: a game, a situation, and the moves that are asked of every engine."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from dominospec.conformance.suite.halves import halves
from dominospec.conformance.suite.scenario import Game, Scenario, led
from dominospec.loading.document import Document

Record: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Case:
    """What is asked of engines: ``setup`` is written as in a scenario.

    A move need not be legal. What the engines make of it is what they are compared by.
    """

    game: Game
    setup: Record
    moves: tuple[Record, ...] = ()
    mode: str = "strict"

    @property
    def played(self) -> Game:
        """The game as it is sent: a leader who is given comes by lot."""
        return led(self.game) if "leader" in self.setup else self.game

    @property
    def tiles(self) -> int:
        """How many tiles are dealt."""
        return sum(1 for _ in self.named())

    @property
    def size(self) -> tuple[int, int, int, int]:
        """What makes a case small: few tiles and moves, few seats, little else to say."""
        setup = self.setup
        said = len(self.game.options) + len(setup.get("round", ())) + (self.mode != "strict")
        said += ("scores" in setup) + ("leader" not in setup) + ("order" in setup)
        pips = sum(sum(halves(tile)) for tile in self.named())
        return self.tiles + len(self.moves), self.game.players, said, pips

    def named(self) -> Iterator[str]:
        """Yield the tiles that are dealt."""
        setup = self.setup
        for hand in (*setup.get("hands", ()), setup.get("boneyard", ()), setup.get("order", ())):
            yield from hand

    @property
    def asked(self) -> Scenario:
        """The case as a scenario that expects nothing."""
        return Scenario(
            id="",
            title="",
            covers=(),
            source={},
            game=self.played,
            mode=self.mode,
            book=False,
            setup=self.setup,
            steps=(),
            document=Document("", None),
        )

    def with_setup(self, **changed: Any) -> "Case":
        """Return the case with parts of the setup replaced; nothing takes a part out."""
        setup = {**self.setup, **changed}
        return replace(
            self, setup={key: value for key, value in setup.items() if value is not None}
        )


def case_of(scenario: Scenario) -> Case:
    """Return what a scenario asks in its first round: its moves, also those to be refused."""
    moves: list[Record] = []
    for step in scenario.steps:
        if step.word == "next":
            break
        if step.word in ("do", "refuse"):
            moves.append(step.body if step.word == "do" else step.body["action"])
    return Case(scenario.game, scenario.setup, tuple(moves), scenario.mode)
