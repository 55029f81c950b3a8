# SPDX-License-Identifier: MIT
"""Rounds played through the pipe, with all that was seen and told on the way."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

Record: TypeAlias = Mapping[str, Any]
Ask: TypeAlias = Callable[..., Record]

MOST_MOVES: Final = 60
"""Longer rounds are not kept."""


class TooLong(Exception):
    """A round that goes on and on."""


class BadStart(Exception):
    """A deal that cannot be played."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A move that was refused."""

    move: Record
    error: Record


@dataclass(frozen=True, slots=True)
class Look:
    """What a player sees that knows all: the position and the moves it has."""

    variant: Record
    state: Record
    legal: Sequence[Record]


@dataclass(frozen=True, slots=True)
class Turn:
    """A move: what was legal, what was refused before it, and what followed."""

    legal: Sequence[Record]
    refused: Sequence[Wrong]
    move: Record
    events: Sequence[Record]
    state: Record


@dataclass
class Played:
    """A round from its deal to its end."""

    setup: Record
    state: Record
    events: Sequence[Record]
    turns: list[Turn] = field(default_factory=list)

    @property
    def end(self) -> Record:
        """The last position."""
        return self.turns[-1].state if self.turns else self.state


@dataclass
class Player:
    """Who makes the moves. ``tries`` names moves that are probably refused, before each move."""

    choose: Callable[[Look, Callable[[Record], Record]], Record]
    tries: Callable[[Look], Sequence[Record]] = lambda _: ()


def play(ask: Ask, variant: Record, start: Record, setup: Record, player: Player) -> Played:
    """Play a round to its end."""
    game = start["game"]
    reply = ask("start", **start)
    if "state" not in reply:
        raise BadStart(str(reply))
    played = Played(setup, reply["state"], reply["events"])
    while played.end["status"] == "playing":
        if len(played.turns) > MOST_MOVES:
            raise TooLong
        legal = ask("legal", game=game)["actions"]
        played.turns.append(_turn(ask, game, Look(variant, played.end, legal), player))
    return played


def _turn(ask: Ask, game: str, look: Look, player: Player) -> Turn:
    refused: list[Wrong] = []
    for move in player.tries(look):
        reply = ask("apply", game=game, action=move)
        if "error" not in reply:  # it was a move after all
            return Turn(look.legal, refused, move, reply["events"], reply["state"])
        refused.append(Wrong(move, reply["error"]))

    def peek(move: Record) -> Record:
        reply = ask("apply", game=game, action=move)
        ask("undo", game=game)
        return reply

    move = player.choose(look, peek)
    reply = ask("apply", game=game, action=move)
    return Turn(look.legal, refused, move, reply["events"], reply["state"])


def again(played: Played) -> Player:
    """Return a player that does the same once more."""
    turns = iter(played.turns)
    coming: list[Turn] = []

    def tries(_: Look) -> Sequence[Record]:
        coming[:] = [next(turns)]
        return [wrong.move for wrong in coming[0].refused]

    return Player(lambda _look, _peek: coming[0].move, tries)
