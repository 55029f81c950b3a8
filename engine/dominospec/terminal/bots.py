# SPDX-License-Identifier: MIT
"""Bots: each picks one of its legal moves and knows only what its seat sees."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from dominospec.chance import pick
from dominospec.play import Move

Seen: TypeAlias = Mapping[str, Any]
"""What a seat sees: an observation (conformance/protocol.md)."""

Bot: TypeAlias = Callable[[Seen, Sequence[Move], str], Move]
"""From what it sees, its legal moves and a seed of its own to a move."""

_KINDS: Final = (
    *("claim", "play", "turn", "lead", "call-block"),
    *("draw", "pass", "stop", "decline", "redeal", "declare"),
)
"""Kinds of moves, the one that the greedy bot likes best first."""


def _random(_seen: Seen, legal: Sequence[Move], seed: str) -> Move:
    return legal[pick(len(legal), seed)]


def _eagerness(move: Move) -> tuple[int, ...]:
    weight = (-move.tile.pips, -move.tile.high) if move.tile else ()
    return (_KINDS.index(move.move), *weight)


def _greedy(_seen: Seen, legal: Sequence[Move], _seed: str) -> Move:
    """Lay the heaviest tile; draw or pass only when there is nothing to lay."""
    return min(legal, key=_eagerness)


BOTS: Final[Mapping[str, Bot]] = {"greedy": _greedy, "random": _random}
