# SPDX-License-Identifier: MIT
"""Moves as a person types them: ``3``, ``6-4``, ``6-4 left``, ``6-1 arm 4 out 1``, ``draw``."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from dominospec.play import Move, Position
from dominospec.play.position import Out
from dominospec.tiles import Tile

_TILE: Final = re.compile(r"(\d{1,2})[-:|/](\d{1,2})", re.ASCII)
_NUMBER: Final = re.compile(r"\d{1,4}", re.ASCII)
_ENDS: Final[Mapping[str, int]] = {"left": 0, "l": 0, "right": 1, "r": 1}
_ARM: Final = re.compile(r"\d{1,3}", re.ASCII)
_FILLING: Final = frozenset({"out", "end", "arm", "train"})
"""Words that a person may say and that tell nothing."""
_OUTS: Final = re.compile(r"\d{1,2}|across", re.ASCII)
_WITHOUT_TILE: Final[Mapping[str, str]] = {
    "draw": "draw", "d": "draw", "pass": "pass", "p": "pass", "stop": "stop",
    "call": "call-block", "call-block": "call-block", "deal": "redeal", "redeal": "redeal",
    "lead": "lead", "decline": "decline", "claim": "claim", "turn": "turn",
}  # fmt: skip

HOW: Final = "a tile such as 6-4, 6-4 left, 6-4 right 4, or draw, turn, pass, stop, call"


class Typed(NamedTuple):
    """What was typed for a move: the kind, and what was said of tile, end and way."""

    move: str
    tile: Tile | None = None
    end: int | None = None
    out: Out | None = None
    declaration: str | None = None


def read_number(words: Sequence[str]) -> int | None:
    """Return the number of a move, if that is all that was typed."""
    return int(words[0]) if len(words) == 1 and _NUMBER.fullmatch(words[0]) else None


def read_move(words: Sequence[str]) -> Typed | None:
    """Return the move that was typed; None if it is not the form of one."""
    first, *others = words
    if first == "discard" and len(others) == 1 and (tile := _TILE.fullmatch(others[0])):
        return Typed("discard", Tile.of(int(tile[1]), int(tile[2])))
    if first == "say" and others:
        return Typed("declare", declaration="/".join(others))
    if first in _WITHOUT_TILE:
        is_whole = " ".join(others) in ("", "block", "the block", "again")
        return Typed(_WITHOUT_TILE[first]) if is_whole else None
    tile = _TILE.fullmatch(first)
    if not tile:
        return None
    rest = [word for word in others if word not in _FILLING]
    known = not rest or rest[0] in _ENDS or _ARM.fullmatch(rest[0])
    if len(rest) > 2 or not known or not all(map(_OUTS.fullmatch, rest[1:])):  # noqa: PLR2004
        return None
    end = _end(rest[0]) if rest else None
    return Typed("play", Tile.of(int(tile[1]), int(tile[2])), end, _out(rest[1:]))


def _end(word: str) -> int:
    return _ENDS[word] if word in _ENDS else int(word)


def _out(words: Sequence[str]) -> Out | None:
    if not words:
        return None
    return "across" if words[0] == "across" else int(words[0])


def among(typed: Typed, legal: Sequence[Move]) -> list[Move]:
    """Return the legal moves that fit what was typed."""
    return [
        move
        for move in legal
        if (move.move, move.tile, move.declaration) == (typed.move, typed.tile, typed.declaration)
        and (typed.end is None or move.end in (None, typed.end))
        and (typed.out is None or move.out in (None, typed.out))
    ]


def meant(typed: Typed, position: Position) -> list[Move]:
    """Return the moves it may stand for, legal or not: one for each end that was not excluded."""
    seat = position.turn.seat
    if typed.move != "play" or not position.ends:
        return [Move(seat, typed.move, typed.tile, declaration=typed.declaration)]
    shown = [end for end, shows in enumerate(position.ends) if shows]
    ends = shown if typed.end is None else [typed.end]
    return [Move(seat, "play", typed.tile, end, typed.out) for end in ends]
