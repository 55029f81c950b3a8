# SPDX-License-Identifier: MIT
"""Ways to choose a move: most reach what chance alone seldom reaches."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from dominospec.conformance.suite.halves import halves
from dominospec.conformance.vectors.chances import Chances
from dominospec.conformance.vectors.playing import Look, Player

Record: TypeAlias = Mapping[str, Any]
Peek: TypeAlias = Callable[[Record], Record]
Policy: TypeAlias = Callable[[Look, Peek, Chances], Sequence[Record]]
"""Returns the moves that are as good as any."""

_MOST_TRIES: Final = 2
_NOWHERE: Final = -1
"""A number that no tile has."""
_ANSWERS: Final = frozenset({"claim", "decline", "lead", "redeal"})
"""Moves of a seat that is asked something: then nothing else is tried."""


def _best(moves: Sequence[Record], worth: Callable[[Record], int]) -> Sequence[Record]:
    values = [worth(move) for move in moves]
    return [move for move, value in zip(moves, values, strict=True) if value == max(values)]


def _any(look: Look, _: Peek, __: Chances) -> Sequence[Record]:
    return look.legal


def _halves(move: Record) -> list[int]:
    return [*halves(move["tile"])] if "tile" in move else []


def _doubles(look: Look, _: Peek, __: Chances) -> Sequence[Record]:
    """Lay doubles, then heavy tiles."""

    def worth(move: Record) -> int:
        numbers = _halves(move)
        return sum(numbers) + 100 * (len(set(numbers)) == 1)

    return _best(look.legal, worth)


def _light(look: Look, _: Peek, __: Chances) -> Sequence[Record]:
    return _best(look.legal, lambda move: -sum(_halves(move)))


def _blocks(look: Look, _: Peek, __: Chances) -> Sequence[Record]:
    """Leave numbers outward that few tiles in hands still have."""
    held = [half for hand in look.state["hands"] for tile in hand for half in halves(tile)]
    return _best(look.legal, lambda move: -held.count(move.get("out", _NOWHERE)))


def _drains(look: Look, _: Peek, __: Chances) -> Sequence[Record]:
    """Draw, pass, stop and claim rather than lay."""
    return [move for move in look.legal if move["move"] != "play"] or look.legal


def _scores(look: Look, peek: Peek, __: Chances) -> Sequence[Record]:
    """Take points at once."""

    def worth(move: Record) -> int:
        return sum(abs(event.get("points", 0)) for event in peek(move)["events"])

    return _best(look.legal, worth)


def _levels(look: Look, _: Peek, __: Chances) -> Sequence[Record]:
    """Bring the hands near each other, so that they tie."""
    pips = [sum(sum(halves(tile)) for tile in hand) for hand in look.state["hands"]]

    def apart(move: Record) -> int:
        after = [*pips]
        after[move["seat"]] -= sum(_halves(move))
        return max(after) - min(after)

    return _best(look.legal, lambda move: -apart(move))


POLICIES: Final[Mapping[str, Policy]] = {
    "by chance": _any,
    "doubles first": _doubles,
    "light tiles first": _light,
    "towards a block": _blocks,
    "drawing and passing": _drains,
    "for points": _scores,
    "towards a tie": _levels,
}


def _guesses(look: Look, chances: Chances) -> Record:
    """Return a move that somebody might try: often a wrong one."""
    state, seat = look.state, look.state["turn"]
    other = (seat + 1) % len(state["hands"])
    words = ["pass", "draw", "pass", "draw", "stop", "call-block", "claim", "decline", "redeal"]
    kind = chances.below(10)
    if kind == 0:
        return {"seat": other, "move": "pass"}
    if kind < 4:  # noqa: PLR2004 - three in ten
        return {"seat": seat, "move": chances.one_of(words)}
    hand = state["hands"][seat if kind < 9 or not state["hands"][other] else other]  # noqa: PLR2004
    if not hand:
        return {"seat": seat, "move": "pass"}
    ends = [end["end"] for end in state["ends"]]
    move = {"seat": seat, "move": "play", "tile": chances.one_of(hand)}
    if not ends:
        return move
    return move | {"end": chances.one_of(ends), "out": chances.one_of(_halves(move))}


def _wrong(look: Look, chances: Chances) -> Sequence[Record]:
    """Return a few guesses that are no legal moves."""
    keys = ("seat", "move", "tile", "end", "out")
    legal = [[move.get(key) for key in keys] for move in look.legal]
    guesses = [_guesses(look, chances) for _ in range(_MOST_TRIES)]
    return [move for move in guesses if [move.get(key) for key in keys] not in legal]


def player(policy: str, chances: Chances, *, tries: int = 0) -> Player:
    """Return a player by a policy, that tries wrong moves so many times in a hundred."""

    def choose(look: Look, peek: Peek) -> Record:
        return chances.one_of(POLICIES[policy](look, peek, chances))

    def trying(look: Look) -> Sequence[Record]:
        is_asked = _ANSWERS.issuperset(move["move"] for move in look.legal)
        return _wrong(look, chances) if chances.happens(tries) and not is_asked else ()

    return Player(choose, trying)
