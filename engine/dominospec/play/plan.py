# SPDX-License-Identifier: MIT
"""A resolved variant compiled once into tables and numbers (spec/language.md, 17).

Nothing at run time looks at rule text again, so a faster executor can take over the same plan.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from dominospec.play.fitting import Ends, Joining, Options
from dominospec.play.position import Hand, Move, Shows, Turn
from dominospec.tiles import Tile

Tiles: TypeAlias = frozenset[Tile]
EVERY_MOMENT = ("play", "draw", "pass", "foul", "out", "block", "round-end")


STEP: Mapping[str, int] = {"clockwise": 1, "anticlockwise": -1}
IS_DIVIDED: Mapping[str, bool] = {"each": False, "divided": True}


class Quantity(NamedTuple):
    """A number, or a count with its parameters and modifiers (spec/language.md, 15)."""

    counted: str
    number: int = 0
    whose: tuple[str, ...] = ()
    tiles: Tiles = frozenset()
    one_each: bool = False
    combine: str = "total"
    since: str = "tile"
    minus: Any = None
    plus: Any = None
    times: int = 1
    at_least: int | None = 0
    at_most: int | None = None


class Test(NamedTuple):
    """One key of a condition: its name and what it is compared with."""

    key: str
    value: Any
    is_count: bool = False


Condition: TypeAlias = tuple[Test, ...]


class Award(NamedTuple):
    """A row of ``score.awards``."""

    id: str
    event: str
    breach: frozenset[str]
    when: Condition
    to: tuple[str, ...]
    points: Quantity
    divided: bool


class Rule(NamedTuple):
    """A row of ``rules``."""

    id: str
    event: str
    when: Condition
    do: str
    whom: tuple[str, ...]
    amount: int


class Again(NamedTuple):
    """A row of ``turn.again``."""

    tiles: Tiles
    gives: str
    at: str


class Draws(NamedTuple):
    """The chapter ``draw``; ``most`` is None when there is no limit."""

    when: str
    most: int | None
    reserve: int
    drawn: str


class Block(NamedTuple):
    """The chapter ``finish``."""

    established: str
    candidates: str
    best: tuple[str, ...]
    tie: str


class Foul(NamedTuple):
    """A row of ``fouls``."""

    remedy: str
    ends: str


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A game ready to be played, for one number of players and one choice of every option.

    ``turns`` are the fresh turns of all seats, ``seats_of`` the seats of each side, ``others_of``
    the seats of all other sides, ``orders`` the seats in turn order by step and by the first one,
    ``side_orders`` the sides in the same way by their first seats.
    ``joining`` and ``options``, the latter by seat, say what can be laid (fitting.py).
    ``looks_back``: a rule asks how things were before the last tile.
    ``is_plain``: a play or a pass that does not end the round gives the turn to the next seat.
    ``must_play``: who can play has no other move.
    ``recent``: the position whose moves were asked for last, and these moves; who plays asks for
    them again.
    """

    resolved: Mapping[str, Any]
    players: int
    sides: tuple[int, ...]
    step: int
    tiles: tuple[Tile, ...]
    game_set: Tiles
    hand: int
    worth: Mapping[Tile, int]
    lead: Mapping[str, Sequence[Mapping[str, Any]]]
    wild: Tiles
    again: tuple[Again, ...]
    draws: Draws
    block: Block
    awards: Mapping[str, tuple[Award, ...]]
    rules: Mapping[str, tuple[Rule, ...]]
    fouls: Mapping[str, Foul]
    match: Mapping[str, Any]
    looks_back: bool
    turns: tuple[Turn, ...]
    seats_of: tuple[tuple[int, ...], ...]
    others_of: tuple[tuple[int, ...], ...]
    orders: Mapping[int, tuple[tuple[int, ...], ...]]
    side_orders: Mapping[int, tuple[tuple[int, ...], ...]]
    is_plain: bool
    must_play: bool
    joining: Mapping[Shows, Tiles]
    options: Sequence[Mapping[Ends, Mapping[Tile, tuple[Move, ...]]]]
    recent: list[Any] = field(default_factory=lambda: [None, ()])

    @property
    def side_count(self) -> int:
        """The number of sides."""
        return len(self.seats_of)

    def count(self, hand: Iterable[Tile]) -> int:
        """Return what the tiles count (spec/language.md, 2)."""
        return sum(map(self.worth.__getitem__, hand))

    def can_play(self, hand: Hand, ends: Iterable[Shows]) -> bool:
        """Whether a tile of the hand fits an open end."""
        return any(not self.joining[shows].isdisjoint(hand) for shows in ends)


def _tiles(texts: Iterable[str]) -> Tiles:
    return frozenset(map(Tile.parse, texts))


def _quantity(written: Any) -> Quantity:
    if isinstance(written, int):
        return Quantity("number", written, at_least=None)
    return Quantity(
        counted=written["count"],
        whose=tuple(written.get("whose", ())),
        tiles=_tiles(written.get("tiles", ())),
        one_each=written.get("worth") == "one-each",
        combine=written.get("combine", "total"),
        since=written.get("since", "tile"),
        minus=_operand(written.get("minus", 0)),
        plus=_operand(written.get("plus", 0)),
        times=written.get("times", 1),
        at_least=written.get("at_least"),
        at_most=written.get("at_most"),
    )


def _operand(written: Any) -> Quantity | None:
    return None if written == 0 else _quantity(written)


_COMPARISONS = ("is", "at_least", "at_most")


def _test(key: str, written: Any) -> Test:
    if key in ("any", "all"):
        return Test(key, tuple(map(_condition, written)))
    if key == "not":
        return Test(key, _condition(written))
    if key == "tile":
        return Test(key, _tiles(written))
    if isinstance(written, bool):
        return Test(key, written)
    count = {k: v for k, v in written.items() if k not in _COMPARISONS}
    limits = tuple((k, _quantity(written[k])) for k in _COMPARISONS if k in written)
    return Test(key, (_quantity({"count": key.replace("_", "-"), **count}), limits), is_count=True)


def _condition(written: Mapping[str, Any] | None) -> Condition:
    return tuple(_test(key, value) for key, value in (written or {}).items())


def _award(row: Mapping[str, Any]) -> Award:
    return Award(
        id=row["id"],
        event=row["event"],
        breach=frozenset(row.get("breach", ())),
        when=_condition(row.get("when")),
        to=tuple(row["to"]),
        points=_quantity(row["points"]),
        divided=IS_DIVIDED[row["several"]],
    )


def _rule(row: Mapping[str, Any]) -> Rule:
    when = _condition(row.get("when"))
    return Rule(row["id"], row["event"], when, row["do"], tuple(row["whom"]), row["amount"])


def _by_event(rows: Iterable[Any]) -> Mapping[str, tuple[Any, ...]]:
    found = defaultdict(list)
    for row in rows:
        found[row.event].append(row)
    return {event: tuple(found[event]) for event in EVERY_MOMENT}


def _looks_back(node: Any) -> bool:
    """Whether a rule asks how things were before the last tile was laid."""
    if isinstance(node, Mapping):
        asked = {"fits_ends", "open_numbers_before", "tile_was_drawn"} & set(node)
        return bool(asked) or any(map(_looks_back, node.values()))
    if isinstance(node, list):
        return any(map(_looks_back, node))
    return node in ("fits-ends", "open-numbers-before")


def _is_plain(resolved: Mapping[str, Any]) -> bool:
    """Whether a play needs no more than the tile laid and the next seat."""
    awards = any(row["event"] == "play" for row in resolved["score"]["awards"])
    at_once = resolved["finish"]["block"]["established"] == "at-once"
    return not (awards or at_once or resolved["rules"] or resolved["turn"]["again"])


def _must_play(draw: Mapping[str, Any]) -> bool:
    """Whether a seat that can play may neither draw nor pass."""
    is_forced = draw["when"] == "when-stuck" and draw["drawn"] != "may-be-kept"
    return is_forced or bool(draw["when"] == "never")


def _orders(players: int, step: int) -> tuple[tuple[int, ...], ...]:
    """Return for each first seat all seats in turn order."""
    seats = range(players)
    return tuple(tuple((first + step * place) % players for place in seats) for first in seats)


def compile_plan(resolved: Mapping[str, Any]) -> Plan:
    """Compile a resolved variant, which is trusted to be one that ``resolve`` made."""
    tables, draw, block = resolved["tables"], resolved["draw"], resolved["finish"]["block"]
    players, sides = resolved["players"], tuple(tables["sides"])
    orders = {step: _orders(players, step) for step in STEP.values()}
    fits = {
        Tile.parse(tile): {int(number): tuple(ways) for number, ways in row.items()}
        for tile, row in tables["fits"].items()
    }
    most = None if draw["most"] == "unlimited" else draw["most"]
    fouls = {breach: Foul(row["remedy"], row["ends"]) for breach, row in resolved["fouls"].items()}
    return Plan(
        resolved=resolved,
        players=players,
        sides=sides,
        step=STEP[resolved["seats"]["direction"]],
        tiles=tuple(map(Tile.parse, tables["tiles"])),
        game_set=_tiles(tables["tiles"]),
        hand=tables["hand"],
        worth={Tile.parse(tile): worth for tile, worth in tables["worth"].items()},
        lead=resolved["lead"],
        wild=_tiles(resolved["join"]["wild"]["tiles"]),
        again=tuple(
            Again(_tiles(row["tile"]), row["gives"], row["at"]) for row in resolved["turn"]["again"]
        ),
        draws=Draws(draw["when"], most, draw["reserve"], draw["drawn"]),
        block=Block(block["established"], block["candidates"], tuple(block["best"]), block["tie"]),
        awards=_by_event(map(_award, resolved["score"]["awards"])),
        rules=_by_event(map(_rule, resolved["rules"])),
        fouls=fouls,
        match=resolved["match"],
        looks_back=_looks_back(resolved["score"]) or _looks_back(resolved["rules"]),
        turns=tuple(map(Turn, range(players))),
        seats_of=tuple(
            tuple(seat for seat, its in enumerate(sides) if its == side)
            for side in range(max(sides) + 1)
        ),
        others_of=tuple(
            tuple(seat for seat, its in enumerate(sides) if its != side)
            for side in range(max(sides) + 1)
        ),
        orders=orders,
        side_orders={
            step: tuple(tuple(dict.fromkeys(sides[seat] for seat in row)) for row in rows)
            for step, rows in orders.items()
        },
        is_plain=_is_plain(resolved),
        must_play=_must_play(draw),
        joining=Joining(fits),
        options=tuple(Options(seat, fits) for seat in range(players)),
    )
