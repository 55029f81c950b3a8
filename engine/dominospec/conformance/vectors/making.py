# SPDX-License-Identifier: MIT
"""Traces and perft rows of a game: many are tried by one engine, and a few kept that both confirm.

Where the two engines differ nothing is kept, and ``told`` hears of it: one of them is wrong, or
the language does not say enough.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import repeat
from typing import Any, Final, TypeAlias, TypeVar

from dominospec.conformance.running.trees import Bounds, Count, in_form, ranked
from dominospec.conformance.suite.scenario import HANDLE, Game
from dominospec.conformance.suite.vectors import steps_of
from dominospec.conformance.vectors import dealing, folding
from dominospec.conformance.vectors.chances import Chances
from dominospec.conformance.vectors.matches import Table
from dominospec.conformance.vectors.playing import BadStart, Played, TooLong, again
from dominospec.conformance.vectors.policies import POLICIES, player
from dominospec.conformance.vectors.traits import rarest
from dominospec.conformance.vectors.voting import Disagreement, Voters
from dominospec.errors import AdapterFault

Record: TypeAlias = Mapping[str, Any]
Told: TypeAlias = Callable[[str], None]
T = TypeVar("T")

WHOLE: Final = Bounds(depth=400, cap=60)
"""The whole tree of a small deal, unless a first move has more ways than this."""

_MOST_NODES: Final = 500
_MOST_LEAVES: Final = 40
_MOST_ROUNDS: Final = 3


@dataclass(frozen=True, slots=True)
class Wanted:
    """How many games are tried and kept, and how many trees, for each table."""

    tried: int = 40
    traces: int = 8
    trees_tried: int = 8
    trees: int = 1


@dataclass(frozen=True, slots=True)
class Candidate:
    """A game that may be kept: its rounds, how the moves were chosen, and how they are judged."""

    rounds: Sequence[Played]
    how: str
    mode: str


@dataclass
class Maker:
    """Makes the vectors of one variant; ``seen`` is what the traces kept so far show."""

    voters: Voters
    wanted: Wanted
    told: Told
    seen: Counter[str] = field(default_factory=Counter)

    def traces(self, game: Game, variant: Record, chances: Chances) -> Iterator[dict[str, Any]]:
        """Yield the traces of a game that are kept."""
        if not self._agreed(game, partial(self.voters.sit_down, variant)):
            return
        found = [one for one in self._candidates(variant, chances) if one.rounds]
        for place in rarest([one.rounds for one in found], self.seen, self.wanted.traces):
            one = found[place]
            rounds = self._agreed(game, partial(self._again, variant, one))
            if rounds:
                row = folding.trace(game, rounds, one.how, one.mode)
                _verify(row, rounds)
                yield row

    def _candidates(self, variant: Record, chances: Chances) -> Iterator[Candidate]:
        for number in range(self.wanted.tried):
            how = list(POLICIES)[number % len(POLICIES)]
            mode = "refereed" if chances.happens(15) else "strict"
            tries = 35 if mode == "refereed" else 20
            chooser = player(how, chances, tries=tries)
            try:
                table = Table(self.voters.alone, variant, mode)
                rounds = [*table.match(_fresh(variant, chances), repeat(chooser))]
            except (BadStart, TooLong):
                continue
            yield Candidate(rounds, how, mode)

    def _again(self, variant: Record, one: Candidate) -> list[Played]:
        """Play a candidate again, with both engines."""
        setups = iter([played.setup for played in one.rounds])
        players = iter([again(played) for played in one.rounds])
        return [*Table(self.voters.both, variant, one.mode).match(setups, players)]

    def _agreed(self, game: Game, ask: Callable[[], T]) -> T | None:
        """Return what both say, or nothing where they differ."""
        try:
            return ask()
        except Disagreement as found:
            table = [game.base, game.players, dict(game.options)]
            self.told(json.dumps([table, found.request, *found.answers]))
        return None

    def trees(self, game: Game, variant: Record, chances: Chances) -> Iterator[dict[str, Any]]:
        """Yield the perft rows of a game that are kept."""
        if not self._agreed(game, partial(self.voters.sit_down, variant)):
            return
        found: list[tuple[float, Record, Count]] = []
        for _ in range(self.wanted.trees_tried):
            setup: Record = dealing.setup(variant, chances, most=4)
            count = _counted(Table(self.voters.alone, variant), setup)
            nodes = sum(count.nodes) if count else 0
            if (
                count
                and count.leaves
                and nodes <= _MOST_NODES
                and len(count.leaves) <= _MOST_LEAVES
            ):
                found.append((len(count.leaves) + min(nodes, 200) / 100, setup, count))
        found.sort(key=lambda one: -one[0])
        for _, setup, count in found[: self.wanted.trees]:
            table = Table(self.voters.both, variant)
            agreed = self._agreed(game, partial(_counted, table, setup))
            if agreed == count:
                yield folding.perft(game, setup, WHOLE.depth, WHOLE.cap, count)


def _counted(table: Table, setup: Record) -> Count | None:
    """Return what a deal comes to, by the engine's own count; nothing if it cannot be played."""
    if "state" not in table.ask("start", **table.start(setup)):
        return None
    depth, cap = WHOLE
    reply = table.ask("perft", game=HANDLE, depth=depth, cap=cap, digest=True)
    return Count(tuple(reply["nodes"]), ranked(reply["leaves"]), reply["digest"])


def _fresh(variant: Record, chances: Chances) -> Iterator[Record]:
    """Yield the deals of a match: mostly of one round."""
    first = dealing.setup(variant, chances)
    yield first
    number = first["round"]["number"]
    for more in range(1, _MOST_ROUNDS):
        if not chances.happens(25):
            return
        deal = dealing.dealt(variant, chances, number=number + more)
        yield {**deal, "lots": dealing.lots(variant, chances)}


def _verify(row: Record, rounds: Sequence[Played]) -> None:
    """Hold what the line unfolds to against what was played."""
    seen = [
        in_form(state)
        for played in rounds
        for state in (played.state, *(turn.state for turn in played.turns))
    ]
    if [body for word, body in steps_of(row) if word == "expect"] != seen:
        raise AdapterFault("fail", f"{row['id']} does not unfold to what was played")
