# SPDX-License-Identifier: MIT
"""Trees: all ways in which a deal can go on, by true and by changed rules, and where they part.

The engine counts each tree by itself, so that thousands of positions cost one answer; the digest
of a tree is of all legal moves and positions in it.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.hunting.contest import Contest
from dominospec.conformance.hunting.voting import Record, Voter, parted
from dominospec.conformance.running.trees import DEEPEST, Bounds, in_order
from dominospec.conformance.suite.scenario import HANDLE
from dominospec.errors import AdapterFault

BOUNDS: Final = Bounds(DEEPEST, 40)
"""Whole trees, but for so many positions below each first move."""


_ROUNDS: Final = 30
"""No match is agreed to have so many rounds."""

_AIMED: Final = 2
"""So many ways to end a round are aimed at a number."""


@dataclass
class Trees:
    """Counts trees of two engines and finds the way to where they part."""

    contest: Contest
    bounds: Bounds = BOUNDS
    _leaves: Sequence[Record] = field(default_factory=list)

    @property
    def voters(self) -> Sequence[Voter]:
        """The two engines."""
        return self.contest.voters

    def parting(self, case: Case) -> Case | None:
        """Return the case with a shortest way to where its trees part; nothing if they are alike.

        Raise ``SpecError`` where there is no such table.
        """
        case = replace(case, moves=())
        variant = self.contest.variant(case)
        one, other = (voter.open(case, variant) for voter in self.voters)
        if any(parted(one, other)):
            return case
        if one.kind != "told":
            return None
        try:
            return self._located(case)
        except AdapterFault:
            for voter in self.voters:
                voter.adapter.stop()
            return None

    def aimed(self, case: Case, numbers: Collection[int]) -> Iterator[Case]:
        """Yield the case as a round of these numbers, and with scores to reach them."""
        for number in numbers:
            if 0 < number < _ROUNDS:
                yield case.with_setup(round={**case.setup.get("round", {}), "number": number})
        points = [leaf["points"] for leaf in self._leaves if any(leaf["points"])]
        for gained in points[:: max(1, len(points) // _AIMED)][:_AIMED]:
            side = gained.index(max(gained, key=abs))
            for number in numbers:
                if number >= gained[side]:
                    scores = [0] * len(gained)
                    scores[side] = number - gained[side]
                    yield case.with_setup(scores=scores)

    def _located(self, case: Case) -> Case | None:
        if not self._part(self.bounds):
            return None
        depth = 1
        while not self._part(self.bounds._replace(depth=depth)):
            depth += 1
        way: list[Record] = []
        while move := self._next(depth - len(way)):
            way.append(move)
        return replace(case, moves=tuple(way))

    def _part(self, bounds: Bounds) -> bool:
        """Whether the trees below the present position differ."""
        one, other = (
            voter.port.ask("perft", game=HANDLE, digest=True, **bounds._asdict())
            for voter in self.voters
        )
        self._leaves = one["leaves"]
        return bool(one["digest"] != other["digest"])

    def _next(self, depth: int) -> Record | None:
        """Make the first move below which the trees differ, and return it, if there is one."""
        if not depth:
            return None
        legal = self.voters[0].port.ask("legal", game=HANDLE)["actions"]
        for move in in_order(legal):
            replies = [voter.port.ask("apply", game=HANDLE, action=move) for voter in self.voters]
            if any("state" not in reply for reply in replies):
                return move
            if self._part(self.bounds._replace(depth=depth - 1)):
                return move
            for voter in self.voters:
                voter.port.ask("undo", game=HANDLE)
        return None
