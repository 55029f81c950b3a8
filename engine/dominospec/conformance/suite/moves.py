# SPDX-License-Identifier: MIT
"""Moves as short texts: ``6-4@1>4`` lays a tile on arm 1 with 4 outward, ``draw`` draws."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

_PLAY: Final = re.compile(r"(?:(\d+):)?(\d+-\d+)(?:@(\d+))?(?:>(\w+))?")
_OTHER: Final = re.compile(r"(?:(\d+):)?([a-z-]+)(?:=(\d+-\d+))?")


def text_of_move(move: Mapping[str, Any], turn: int | None) -> str:
    """Return a move as a text; the seat is said where it is not the one to move."""
    seat = "" if move["seat"] == turn else f"{move['seat']}:"
    if move["move"] != "play":
        tile = f"={move['tile']}" if "tile" in move else ""
        return f"{seat}{move['move']}{tile}"
    end = f"@{move['end']}" if "end" in move else ""
    out = f">{move['out']}" if "out" in move else ""
    return f"{seat}{move['tile']}{end}{out}"


def move_of(text: str, turn: int | None) -> dict[str, Any]:
    """Return the move that a text says; ``ValueError`` where it says none."""
    said = _said(text)
    return {**said} if "seat" in said else {"seat": turn, **said}


@cache
def _said(text: str) -> Mapping[str, Any]:
    """Return what a text says of a move; few moves are there in thousands of games."""
    if found := _PLAY.fullmatch(text):
        seat, tile, end, out = found.groups()
        way = {} if out is None else {"out": int(out) if out.isdigit() else out}
        arm = {} if end is None else {"end": int(end)}
        return {**_seat(seat), "move": "play", "tile": tile, **arm, **way}
    if found := _OTHER.fullmatch(text):
        seat, word, tile = found.groups()
        return {**_seat(seat), "move": word} | ({} if tile is None else {"tile": tile})
    raise ValueError(f"{text!r} is no move")


def _seat(text: str | None) -> dict[str, int]:
    return {} if text is None else {"seat": int(text)}
