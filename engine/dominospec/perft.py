# SPDX-License-Identifier: MIT
"""All ways in which a position can go on, counted by our engine (conformance/protocol.md)."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, TypeAlias

from dominospec.loading import canonical
from dominospec.play import Plan, Position, move_to, moves, observation, play

Record: TypeAlias = Mapping[str, Any]

_NAMED: Final = ("seat", "move", "tile", "end", "declaration")
_TOLD: Final = ("ended", "winners", "points")


@dataclass
class Tally:
    """What a walk has come to so far; without ``digest`` none is made."""

    depth: int
    cap: int
    digest: bool
    lengths: Counter[int] = field(default_factory=Counter)
    leaves: Counter[str] = field(default_factory=Counter)
    _stream: Any = field(default_factory=sha256)
    _left: int = 0

    def walk(self, plan: Plan, root: Position) -> None:
        """Walk the tree below a position, so far below each first move."""
        for after in self._look(plan, root):
            self._left = self.cap
            self._below(plan, after, 1)

    def _below(self, plan: Plan, position: Position, length: int) -> None:
        self._left -= 1
        self.lengths[length] += 1
        for after in self._look(plan, position, goes_on=length < self.depth):
            if not self._left:
                return
            self._below(plan, after, length + 1)

    def _look(self, plan: Plan, position: Position, *, goes_on: bool = True) -> Iterator[Position]:
        """Note a position, and yield those after it, in the order of the moves."""
        found = {canonical(said): move for said, move in _said(plan, position)}
        texts = sorted(found)
        if position.result:
            told = _in_form(observation(position))["result"]
            self.leaves[canonical({key: told[key] for key in _TOLD})] += 1
        if self.digest:
            seen = canonical(_in_form(observation(position)))
            self._stream.update(f"[[{','.join(texts)}],{seen}]\n".encode())
        for text in texts if goes_on else ():
            yield play(plan, position, found[text])

    def reply(self) -> dict[str, Any]:
        """Return what the walk came to as the fields of a reply."""
        rows = [{**json.loads(leaf), "count": count} for leaf, count in self.leaves.items()]
        found = {
            "nodes": [
                self.lengths[length] for length in range(1, max(self.lengths, default=0) + 1)
            ],
            "leaves": sorted(rows, key=canonical),
        }
        return found | ({"digest": "sha256:" + self._stream.hexdigest()} if self.digest else {})


def _said(plan: Plan, position: Position) -> Iterator[tuple[Record, Any]]:
    """Yield the legal moves; ``out`` is said only where it tells two of them apart."""
    legal = moves(plan, position) if position.result is None else ()
    written: list[Record] = [move_to(move) for move in legal]
    short: list[Record] = [{key: move[key] for key in _NAMED if key in move} for move in written]
    times = Counter(map(canonical, short))
    for bare, whole, move in zip(short, written, legal, strict=True):
        yield (whole if times[canonical(bare)] > 1 else bare), move


def _sorted(record: Record, keys: Sequence[str]) -> dict[str, Any]:
    return {**record, **{key: sorted(record[key]) for key in keys}}


def _in_form(state: Record) -> dict[str, Any]:
    """Return a position with everything whose order means nothing in one order."""
    ends = [_sorted(end, ["shows"]) for end in state["ends"]]
    found = {**_sorted(state, ["confirmed"]), "ends": ends}
    if found["result"]:
        result = {key: value for key, value in found["result"].items() if key != "next"}
        found["result"] = _sorted(result, ["winners", "match_winners"])
    return found
