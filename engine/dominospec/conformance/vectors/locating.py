# SPDX-License-Identifier: MIT
"""Where two engines first differ in a tree: the shortest way to a position that they see unlike."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from dominospec.conformance.running.comparing import Difference, differences
from dominospec.conformance.running.trees import Bounds, Node, Record, Tree, walk


class Found(NamedTuple):
    """The moves to the first position that differs, both views of it, and where they differ."""

    path: Sequence[Record]
    one: Node
    other: Node
    differences: Sequence[Difference]


def _unlike(one: Node, other: Node) -> Iterator[Difference]:
    if one.moves != other.moves:
        yield from (
            Difference("/actions", move, None) for move in one.moves if move not in other.moves
        )
        yield from (
            Difference("/actions", None, move) for move in other.moves if move not in one.moves
        )
    yield from differences(one.state, other.state)
    for key in other.state.keys() - one.state.keys():
        yield Difference(f"/{key}", None, other.state[key])


def locate(one: Tree, other: Tree, bounds: Bounds) -> Found | None:
    """Return the first difference of two engines, or nothing where their trees are the same.

    The trees are walked side by side, to one move first, then to two, and so on: the first
    difference has a shortest way.
    """
    for depth in range(1, bounds.depth + 1):
        deepest = 0
        short = Bounds(depth, bounds.cap)
        for seen, beside in zip_longest(walk(one, short), walk(other, short)):
            assert seen, "the walks part only after a difference"
            assert beside, "the walks part only after a difference"
            if found := list(_unlike(seen, beside)):
                return Found(seen.path, seen, beside, found)
            deepest = max(deepest, len(seen.path))
        if deepest < depth:
            return None
    return None
