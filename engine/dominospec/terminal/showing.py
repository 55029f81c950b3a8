# SPDX-License-Identifier: MIT
"""A match between bots to look at: the first round move by move, of the others the results."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, Final

from dominospec.play import Position, compile_plan, observation
from dominospec.terminal.bots import BOTS
from dominospec.terminal.drawing import drawer, ends
from dominospec.terminal.matches import Match
from dominospec.terminal.names import Names
from dominospec.terminal.screen import Style, flowed, hung
from dominospec.terminal.sitting import Sitting
from dominospec.terminal.telling import counted, hand_told, last_one_in, told

MOST_ROUNDS: Final = 200
"""A match that bots have not ended after so many rounds is left."""


@dataclass(frozen=True, slots=True)
class Show:
    """A match between bots, all hands open."""

    sitting: Sitting
    style: Style

    @property
    def rules(self) -> Mapping[str, Any]:
        """The resolved variant."""
        return self.sitting.match.plan.resolved

    @property
    def names(self) -> Names:
        """The names of the seats."""
        return Names(self.sitting.match.plan.sides)

    def whole(self) -> Iterator[str]:
        """Yield the first round in full, and how the match goes on."""
        yield from self._led()
        yield from self._moves()
        yield from self._result()
        while self._goes_on():
            self.sitting.go_on()
            yield from self._led()
            yield from self._quickly()
        result = self.sitting.position.result
        if result and result.match_over:
            yield f"The match is over: {self.names.win(result.match_winners)} it."

    def _led(self) -> Iterator[str]:
        table = self.sitting.position.table
        yield ""
        yield f"Round {table.round.number}. {self.names.does(table.leader, 'lead')}."

    def _goes_on(self) -> bool:
        result = self.sitting.position.result
        return not (result and result.match_over) and len(self.sitting.rounds) < MOST_ROUNDS

    def _moves(self) -> Iterator[str]:
        """Yield every move with its events, and the table after every tile laid."""
        yield from self._hands(self.sitting.position)
        while self.sitting.is_bots_turn():
            before = len(self.sitting.position.plays)
            events = self.sitting.let_bot_move()
            last = last_one_in(self.sitting.position)
            yield from told(events, self.names, self.rules, last)
            if len(self.sitting.position.plays) > before:
                yield from self._table(self.sitting.position)

    def _quickly(self) -> Iterator[str]:
        """Yield what the round came to."""
        while self.sitting.is_bots_turn():
            self.sitting.let_bot_move()
        log = self.sitting.position.log
        told_from = next(place for place, entry in enumerate(log) if entry.event == "round-end")
        yield from told(log[told_from:], self.names, self.rules)
        yield from self._score()

    def _result(self) -> Iterator[str]:
        position = self.sitting.position
        assert position.result, "the round is over"
        yield "Left in the hands:"
        yield from counted(position, self.names, position.result.pips, self.style.width)
        yield from self._score()

    def _score(self) -> Iterator[str]:
        yield f"Score: {self.names.scores(self.sitting.position.table.scores)}."

    def _hands(self, position: Position) -> Iterator[str]:
        parts = [
            line
            for seat, hand in enumerate(position.hands)
            for line in hung(f"seat {seat}: ", hand_told(hand), self.style.width)
        ]
        if position.boneyard:
            parts.append(f"boneyard: {len(position.boneyard)}")
        yield from flowed(parts, self.style.width)

    def _table(self, position: Position) -> Iterator[str]:
        drawing = drawer(self.style, self.rules["set"]["highest_double"])
        seen = observation(position)
        yield from drawing.line(seen, self.rules["layout"]["doubles"]["lie"])
        if not position.result:
            yield from wrap(ends(seen, self.names), self.style.width, break_on_hyphens=False)
        yield from self._hands(position)
        yield ""


def match_shown(rules: Mapping[str, Any], seed: str, style: Style) -> Iterator[str]:
    """Play a match between greedy bots and yield the lines that show it."""
    return Show(Sitting(Match(compile_plan(rules), seed), BOTS["greedy"]), style).whole()
