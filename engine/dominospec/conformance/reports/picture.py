# SPDX-License-Identifier: MIT
"""A position as text, for whoever has to find out what went wrong."""

from collections.abc import Iterator, Mapping
from typing import Any

Record = Mapping[str, Any]

_LINE = (0, 1)
"""The arms of a line."""


def move_text(move: Record) -> str:
    """Return a move in one short phrase: ``seat 1 plays 4-3 on end 0, 3 outward``."""
    verbs = {
        "play": "plays", "draw": "draws", "pass": "passes", "stop": "stops", "lead": "leads",
        "redeal": "has the tiles dealt again", "decline": "declines", "claim": "claims",
        "discard": "puts away", "declare": "says",
    }  # fmt: skip
    text = f"seat {move.get('seat')} {verbs.get(move['move'], 'calls the block')}"
    if "tile" in move:
        text += f" {move['tile']}"
    if "declaration" in move:
        text += f" {move['declaration']}"
    if "end" in move:
        text += f" on end {move['end']}"
    if "out" in move:
        text += f", {move['out']} outward"
    return text


def _piece(laid: Record, *, left: bool) -> str:
    """Return a tile as it lies: the half that faces out on its own side."""
    high, low = laid["tile"].split("-")
    if laid["out"] == "across":
        return f"[{high}/{low}]"
    out = str(laid["out"]) if laid["end"] is not None else high
    inner = low if out == high else high
    return f"[{out}|{inner}]" if left else f"[{inner}|{out}]"


def layout(line: list[Record]) -> str:
    """Return the line from end 0 to end 1, then the tiles of every other arm, from its first."""
    row: list[str] = []
    others: dict[int, list[str]] = {}
    for laid in line:
        left = laid["end"] in (None, 0)
        if laid["end"] in (None, *_LINE):
            row.insert(0 if left else len(row), _piece(laid, left=left))
        else:
            others.setdefault(laid["end"], []).append(_piece(laid, left=False))
    arms = [f"arm {end} {''.join(tiles)}" for end, tiles in sorted(others.items())]
    return "  ".join(["".join(row) or "nothing laid", *arms])


def position(state: Record) -> Iterator[str]:
    """Yield a position line by line: the line, the ends, the hands, the boneyard, the scores."""
    ends = ", ".join(
        f"{end['end']} shows {'/'.join(map(str, end['shows']))}" for end in state["ends"]
    )
    yield layout(state["line"]) + (f"   end {ends}" if ends else "")
    for seat, hand in enumerate(state["hands"]):
        held = " ".join(hand) if hand is not None else "hidden"
        yield f"seat {seat}{' to move' if seat == state['turn'] else ''}: {held or 'nothing'}"
    yield f"boneyard {state['boneyard']}, passes {state['passes']}, scores {state['scores']}"
    if state["result"]:
        told = ", ".join(f"{key} {value}" for key, value in state["result"].items())
        yield f"{state['status']}: {told}"
