# SPDX-License-Identifier: MIT
"""The situations in which two games are looked at: small deals, who leads, what went before."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, pairwise, product
from typing import Any, Final

from dominospec.chance import shuffled
from dominospec.conformance.suite.scenario import LED_BY_LOT
from dominospec.loading import resolve, vary
from dominospec.play import (
    BadDeal,
    Deal,
    Plan,
    Position,
    compile_plan,
    deal,
    round_from,
    start,
)
from dominospec.reading.asked import Asked
from dominospec.tiles import Tile

_FIRST_ROUND: Final[Mapping[str, Any]] = {"number": 1, "last": None, "lots": []}
_MOST_IN_HAND: Final = 3
_IN_BONEYARD: Final = (0, 1, 2, 3, 4, 6)
_OF_THE_MATCH: Final = frozenset(
    f"general/{part}"
    for part in (
        "condition/score", "condition/round_number", "quantity/count/score",
        "quantity/count/round-number",
    )
)  # fmt: skip
"""Words that look at how the match stands."""
_NUMBERS: Final = 4
"""Every other deal has tiles of so many numbers only, so that they fit more often."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A round before its lead, as the setup of a scenario says it.

    ``leader`` is nobody where the game itself finds the leader; an ``order`` of all tiles stands
    instead of hands.
    """

    hands: tuple[tuple[Tile, ...], ...] = ()
    boneyard: tuple[Tile, ...] = ()
    leader: int | None = 0
    round: Mapping[str, Any] = field(default_factory=lambda: _FIRST_ROUND)
    scores: tuple[int, ...] = ()
    order: tuple[Tile, ...] = ()
    refereed: bool = False

    @property
    def tiles(self) -> int:
        """How many tiles there are."""
        return len(self.order) + len(self.boneyard) + sum(map(len, self.hands))


@dataclass(frozen=True, slots=True)
class Board:
    """A game ready to be played: as it is, and led by whom the setup names."""

    natural: Plan
    led: Plan

    def plan(self, setup: Setup) -> Plan:
        """Return the plan that a setup is played by."""
        return self.natural if setup.leader is None else self.led

    def boneyard(self, setup: Setup) -> tuple[Tile, ...]:
        """Return the boneyard; a game that has none leaves those tiles out."""
        is_there = self.natural.resolved["deal"]["rest"] != "unused"
        return setup.boneyard if is_there else ()

    def opened(self, setup: Setup) -> Position | None:
        """Return the position before the lead, or nothing if the game refuses the deal."""
        plan = self.plan(setup)
        lots = [] if setup.leader is None else [setup.leader]
        this_round = round_from({**setup.round, "lots": [*lots, *setup.round["lots"]]})
        try:
            tiles = (
                deal(plan, setup.order, this_round)
                if setup.order
                else Deal(setup.hands, self.boneyard(setup))
            )
            scores = setup.scores or None
            return start(plan, tiles, this_round, scores, refereed=setup.refereed)
        except BadDeal:
            return None


def _sizes(players: int) -> list[tuple[tuple[int, ...], int]]:
    """Return sizes of hands and boneyard, the fewest tiles first."""
    each = range(1, _MOST_IN_HAND + 1)
    hands = {(first, *[other] * (players - 1)) for first, other in product(each, each)}
    found = product(sorted(hands), _IN_BONEYARD)
    return sorted(found, key=lambda size: (sum(size[0]) + size[1], size))


def _pool(tiles: Sequence[Tile], seed: str, needed: int) -> Sequence[Tile]:
    """Return the tiles of a few numbers, or all where those are not enough."""
    numbers = sorted({tile.high for tile in tiles})
    kept = {tile.high for tile in shuffled([Tile(n, 0) for n in numbers], seed)[:_NUMBERS]}
    few = [tile for tile in tiles if {tile.high, tile.low} <= kept]
    return few if len(few) >= needed else tiles


def _dealt(tiles: Sequence[Tile], size: tuple[tuple[int, ...], int], seed: str) -> Setup | None:
    """Return a deal of this size, if there are tiles enough."""
    hands, boneyard = size
    needed = sum(hands) + boneyard
    if needed > len(tiles):
        return None
    is_of_few = seed.endswith(("1", "3", "5", "7", "9"))
    order = shuffled(_pool(tiles, seed, needed) if is_of_few else tiles, seed)
    cuts = [0, *accumulate(hands)]
    held = tuple(tuple(sorted(order[first:last])) for first, last in pairwise(cuts))
    return Setup(held, tuple(order[cuts[-1] : needed]))


@dataclass(frozen=True, slots=True)
class Question:
    """Two games, the chapters in which they differ, and the words of what differs."""

    one: Board
    other: Board
    chapters: Collection[str]
    words: Collection[str]

    @property
    def players(self) -> int:
        """The number of players."""
        return self.one.natural.players

    def tiles(self) -> tuple[Tile, ...]:
        """Return the tiles of both games, each once."""
        return tuple(sorted({*self.one.natural.tiles, *self.other.natural.tiles}))

    def situations(self) -> Iterator[Setup]:
        """Yield what may make a difference besides the tiles: leads, rounds, scores, a referee."""
        yield Setup()
        if "fouls" in self.chapters or "general/event/foul" in self.words:
            yield Setup(refereed=True)
        if "match" in self.chapters or _OF_THE_MATCH & set(self.words):
            yield from self._late()
        if {"lead", "seats"} & set(self.chapters):
            for last in (None, *_LAST):
                number = 1 if last is None else 2
                lots = [self.players - 1, 0]
                yield Setup(leader=None, round={"number": number, "last": last, "lots": lots})

    def _late(self) -> Iterator[Setup]:
        """Yield rounds near the end of a match."""
        matches = [board.natural.resolved["match"] for board in (self.one, self.other)]
        targets = {match["target"] for match in matches} - {"none"}
        sides = self.one.natural.side_count
        if sides == self.other.natural.side_count:
            for target in sorted(targets):
                yield Setup(scores=(target - 1, *[0] * (sides - 1)))
                yield Setup(scores=(target - 1,) * sides)
        rounds = {match["rounds"] for match in matches} - {"none"}
        for number in sorted({2, *rounds}):
            yield Setup(round={**_FIRST_ROUND, "number": number})

    def setups(self, seed: str, deals: int) -> Iterator[Setup]:
        """Yield the setups that are looked at, those with the fewest tiles first."""
        tiles, situations = self.tiles(), list(self.situations())
        for size in _sizes(self.players):
            for index in range(deals):
                found = _dealt(tiles, size, f"{seed}/{size[0]}/{size[1]}/{index}")
                for situation in situations if found else ():
                    assert found, "there are situations only for a deal"
                    yield replace(situation, hands=found.hands, boneyard=found.boneyard)

    def whole(self, seed: str, deals: int) -> Iterator[Setup]:
        """Yield all tiles in an order, which either game deals by its own rules."""
        if self.one.natural.tiles == self.other.natural.tiles:
            for index in range(deals):
                yield Setup(order=shuffled(self.tiles(), f"{seed}/{index}"))


def board(game: Asked, players: int) -> Board:
    """Return a game ready to be played by so many."""
    options = dict(game.options)
    led = vary(game.variant, LED_BY_LOT)
    natural = compile_plan(resolve(game.variant, players, options))
    return Board(natural, compile_plan(resolve(led, players, options)))


_LAST: Final = (
    {"leader": 0, "closer": 0, "winner": 0, "ended": "out"},
    {"leader": 0, "closer": 0, "winner": 1, "ended": "out"},
    {"leader": 1, "closer": 1, "winner": 0, "ended": "block"},
    {"leader": 0, "closer": 1, "winner": None, "ended": "block"},
)
"""How the round before may have gone."""
