# SPDX-License-Identifier: MIT
"""A round being played: the start, the moves made so far, and the position they lead to."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Self

from dominospec.play.plan import Plan
from dominospec.play.position import Entry, Move, Position
from dominospec.play.round import moves, play


@dataclass(slots=True)
class Session:
    """The one mutable thing about a round: which position is the present one."""

    plan: Plan
    first: Position
    made: list[Move] = field(default_factory=list)
    passed: list[Position] = field(default_factory=list)

    @property
    def position(self) -> Position:
        """The present position."""
        return self.passed[-1] if self.passed else self.first

    def legal(self) -> tuple[Move, ...]:
        """Return the legal moves."""
        return moves(self.plan, self.position)

    def play(self, move: Move) -> tuple[Entry, ...]:
        """Make the move and return what happened; ``IllegalMove`` changes nothing."""
        before = len(self.position.log)
        self.passed.append(play(self.plan, self.position, move))
        self.made.append(move)
        return self.position.log[before:]

    def undo(self, count: int = 1) -> None:
        """Take back the last moves, as far as there are any."""
        for _ in range(min(count, len(self.made))):
            self.made.pop()
            self.passed.pop()

    @classmethod
    def replay(cls, plan: Plan, first: Position, made: Iterable[Move]) -> Self:
        """Return the session after these moves."""
        session = cls(plan, first)
        for move in made:
            session.play(move)
        return session
