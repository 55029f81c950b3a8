# SPDX-License-Identifier: MIT
"""The tree of all ways in which a position can go on, walked through the pipe and summed up.

What is counted, and in which order, is defined in conformance/protocol.md ("Perft").
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeAlias

from dominospec.conformance.running.comparing import tidy
from dominospec.loading import canonical

Record: TypeAlias = Mapping[str, Any]
Ask: TypeAlias = Callable[..., Record]
"""Sends a command with its fields and returns the reply; a refusal does not come back."""

DEEPEST: Final = 400
"""More moves than any round of a small deal has: a walk to this depth walks the whole tree."""

_NAMED: Final = ("seat", "move", "tile", "end")
_TOLD: Final = ("ended", "winners", "points")


class Bounds(NamedTuple):
    """How far a walk goes: moves in a row, and positions below each first move."""

    depth: int = DEEPEST
    cap: int = 10_000


class Node(NamedTuple):
    """A position of the tree: the moves to it, its legal moves in order, and what is seen."""

    path: tuple[Record, ...]
    moves: Sequence[Record]
    state: Record


@dataclass(frozen=True, slots=True)
class Count:
    """What a tree comes to: ways by length, ended rounds by how they came out, and a digest."""

    nodes: tuple[int, ...]
    leaves: tuple[Record, ...]
    digest: str = ""


def in_order(actions: Sequence[Record]) -> list[dict[str, Any]]:
    """Return legal moves in the one form and order in which every engine's moves are the same.

    ``out`` is said only where it tells two moves apart.
    """
    short = [{key: move[key] for key in _NAMED if key in move} for move in actions]
    times = Counter(map(canonical, short))
    moves = [
        {**bare, "out": move["out"]} if times[canonical(bare)] > 1 and "out" in move else bare
        for bare, move in zip(short, actions, strict=True)
    ]
    return sorted(moves, key=canonical)


def in_form(state: Record) -> dict[str, Any]:
    """Return a position in the one form in which every engine's positions are the same."""
    found = tidy(state)
    if found["result"]:
        found["result"] = {key: found["result"][key] for key in found["result"] if key != "next"}
    return found


@dataclass
class Tree:
    """A game of an engine, at the root of a tree; ``go`` takes it to any other position of it.

    ``ways`` are the moves from the start to the root. Without ``undo`` the way back is a new start.
    """

    ask: Ask
    start: Record
    ways: Sequence[Record] = ()
    undo: bool = False
    _at: list[Record] = field(default_factory=list)

    def go(self, path: Sequence[Record]) -> Node:
        """Go to the position to which these moves lead from the root."""
        shared = 0
        while shared < min(len(path), len(self._at)) and path[shared] == self._at[shared]:
            shared += 1
        reply = self._back(shared)
        for move in path[len(self._at) :]:
            reply = self._request("apply", action=move)
            self._at.append(move)
        if "state" not in reply:
            reply = self._request("observe", **{"as": "all"})
        moves = in_order(self._request("legal")["actions"])
        return Node(tuple(path), moves, in_form(reply["state"]))

    def _request(self, command: str, **fields: Any) -> Record:
        return self.ask(command, game=self.start["game"], **fields)

    def _back(self, shared: int) -> Record:
        """Go back to where only so many moves are made, or to the root; return the last reply."""
        reply: Record = {}
        if shared < len(self._at) and not self.undo:
            self._at.clear()
            reply = self.ask("start", **self.start)
            for move in self.ways:
                reply = self._request("apply", action=move)
        while len(self._at) > shared:
            reply = self._request("undo")
            self._at.pop()
        return reply


@dataclass
class _Left:
    """How many positions may still be looked at below a first move."""

    positions: int


def walk(tree: Tree, bounds: Bounds) -> Iterator[Node]:
    """Yield the positions of a tree, the root first, then depth first with the moves in order."""
    root = tree.go(())
    yield root
    for move in root.moves:
        yield from _below(tree, (move,), bounds.depth, _Left(bounds.cap))


def _below(tree: Tree, path: tuple[Record, ...], depth: int, left: _Left) -> Iterator[Node]:
    if not left.positions:
        return
    left.positions -= 1
    node = tree.go(path)
    yield node
    for move in node.moves if len(path) < depth else ():
        yield from _below(tree, (*path, move), depth, left)


def summed(nodes: Iterable[Node]) -> Count:
    """Return what the positions of a walk come to."""
    lengths: Counter[int] = Counter()
    leaves: Counter[str] = Counter()
    stream = sha256()
    for path, moves, state in nodes:
        lengths[len(path)] += bool(path)
        stream.update(canonical([list(moves), state]).encode() + b"\n")
        if state["result"]:
            leaves[canonical({key: state["result"][key] for key in _TOLD})] += 1
    by_length = tuple(lengths[length] for length in range(1, max(lengths) + 1))
    return Count(by_length, _histogram(leaves), "sha256:" + stream.hexdigest())


def _histogram(leaves: Mapping[str, int]) -> tuple[Record, ...]:
    return ranked([{**json.loads(leaf), "count": leaves[leaf]} for leaf in leaves])


def ranked(leaves: Iterable[Record]) -> tuple[Record, ...]:
    """Return the rows of a histogram in one order."""
    return tuple(sorted((tidy(leaf) for leaf in leaves), key=canonical))


def counted(hello: Record, tree: Tree, bounds: Bounds) -> Count:
    """Return what a tree comes to: by the engine's own count if it offers one, else by walking."""
    if "perft" not in hello.get("commands", ()):
        found = summed(walk(tree, bounds))
        tree.go(())
        return found
    game, (depth, cap) = tree.start["game"], bounds
    reply = tree.ask("perft", game=game, depth=depth, cap=cap, digest=True)
    return Count(tuple(reply["nodes"]), ranked(reply["leaves"]), reply.get("digest", ""))
