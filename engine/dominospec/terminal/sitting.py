# SPDX-License-Identifier: MIT
"""A match being played at one table: its rounds so far, the bots, and taking moves back."""

from collections.abc import Callable
from dataclasses import dataclass, field

from dominospec.play import Move, Position, Session, observation
from dominospec.play.position import Entry
from dominospec.terminal.bots import Bot
from dominospec.terminal.matches import Begun, Match, first_round, next_round


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round as it began, and what has become of it."""

    begun: Begun
    session: Session


@dataclass(slots=True)
class Sitting:
    """The rounds played so far; the seat ``me`` is a person's, all others are the bot's."""

    match: Match
    bot: Bot
    me: int | None = None
    rounds: list[PlayedRound] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Deal the first round."""
        self._add(first_round(self.match))

    def _add(self, begun: Begun) -> None:
        self.rounds.append(PlayedRound(begun, Session(self.match.plan, begun.position)))

    @property
    def now(self) -> Session:
        """The round going on."""
        return self.rounds[-1].session

    @property
    def position(self) -> Position:
        """The present position."""
        return self.now.position

    def legal(self) -> tuple[Move, ...]:
        """Return the legal moves."""
        return self.now.legal()

    def is_bots_turn(self) -> bool:
        """Whether a bot has to move."""
        return not self.position.result and self.position.turn.seat != self.me

    def let_bot_move(self) -> tuple[Entry, ...]:
        """Make the move of the bot whose turn it is; return what happened."""
        seat, this = self.position.turn.seat, self.rounds[-1]
        seed = f"{this.begun.seed}:bot:{seat}:{len(self.now.made)}"
        return self.now.play(self.bot(observation(self.position, seat), self.legal(), seed))

    def go_on(self) -> None:
        """Deal the round after the one that has ended."""
        self._add(next_round(self.match, self.rounds[-1].begun, self.position))

    def has_moved(self) -> bool:
        """Whether the person has made a move."""
        return any(move.seat == self.me for this in self.rounds for move in this.session.made)

    def undo(self, is_decision: Callable[[Position], bool]) -> bool:
        """Go back to the last earlier position where the person had to decide, if there is one."""
        for index in reversed(range(len(self.rounds))):
            session = self.rounds[index].session
            before = [session.first, *session.passed][: len(session.made)]
            for made in reversed(range(len(before))):
                if is_decision(before[made]):
                    del self.rounds[index + 1 :]
                    session.undo(len(session.made) - made)
                    return True
        return False
