# SPDX-License-Identifier: MIT
"""A resolved variant compiled once into tables and numbers (spec/language.md, 17).

Nothing at run time looks at rule text again, so a faster executor can take over the same plan.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from dominospec.play.beside import Beside
from dominospec.play.fitting import Joining, Options
from dominospec.play.formulas import Condition, Quantity, Seats, Tiles
from dominospec.play.growth import Growth
from dominospec.play.position import Move, Position, Turn
from dominospec.play.steps import LeadStep, Redeal
from dominospec.tiles import Tile

EndsAsked: TypeAlias = tuple[tuple[str, Any], ...]
"""A compiled record of ends (chapters/ends.py)."""

STEP: Mapping[str, int] = {"clockwise": 1, "anticlockwise": -1}


class Award(NamedTuple):
    """A row of ``score.awards``; ``sign`` is 1 or -1, ``book`` and ``counter`` say where to."""

    id: str
    event: str
    breach: frozenset[str]
    when: Condition
    to: Seats
    points: Quantity
    divided: bool
    sign: int = 1
    paid_by: str = "nobody"
    book: str = "score"
    counter: str = ""
    is_claimed: bool = False


class Counter(NamedTuple):
    """A row of ``score.counters``; ``of`` says who has one."""

    id: str
    of: str
    starts: int
    is_kept: bool


class Shutout(NamedTuple):
    """``match.shutout``."""

    whom: str
    below: int
    failing: str


class Match(NamedTuple):
    """The chapter ``match``; None is a limit that there is not.

    ``overshoot`` is None where the target need not be reached exactly; ``near`` holds the points
    that are missing at most, each with the most that an award brings.
    """

    counting: str
    target: int | None
    overshoot: str | None
    at_once: bool
    entry: int
    near: tuple[tuple[int, int], ...]
    shutout: Shutout
    rounds: int | None
    ends_when: Condition
    best: str
    tie: str


class Rule(NamedTuple):
    """A row of ``rules``."""

    id: str
    event: str
    when: Condition
    do: str
    whom: Seats
    amount: Quantity
    ends_as: str = "stopped"
    winner: Seats | None = None
    counter: str = ""


class Again(NamedTuple):
    """A row of ``turn.again``; ``of`` is None for any tile, ``times`` for any number."""

    id: str
    event: str
    tiles: Tiles
    when: Condition
    gives: str
    of: Tiles | None
    at: EndsAsked
    times: int | None
    drawn_counts: bool


class Limit(NamedTuple):
    """A row of ``turn.limits``; None, or no condition, is where the row says nothing."""

    id: str
    title: str
    while_: Condition
    who: Seats
    steps: frozenset[str]
    of: Tiles | None
    at: EndsAsked
    tiles: Tiles | None
    where: EndsAsked
    after: Condition
    first: EndsAsked | None
    is_lifted: bool


class Declaration(NamedTuple):
    """A row of ``turn.declares``; ``goes`` is what it goes with, ``is_due`` says that it must."""

    id: str
    title: str
    goes: str
    when: Condition
    tiles: Tiles
    is_due: bool


class Plays(NamedTuple):
    """How many tiles a turn has, and on which arms; a number is None where there is no limit."""

    most: int | None
    least: int
    per_arm: int | None
    arms: str
    while_able: bool
    ends_on_double: bool


class PlaysOf(NamedTuple):
    """The plays of an ordinary turn, of the first turn of a seat, and of the leader's first."""

    every: Plays
    first: Plays
    leader: Plays


class Bound(NamedTuple):
    """What narrows the plays that fit: ``keep`` returns those left, ``why`` a rule and a sentence.

    ``why`` is asked of a play that was not kept.
    """

    keep: Callable[["Plan", Position, tuple[Move, ...]], tuple[Move, ...]]
    why: Callable[["Plan", Position, Move], tuple[str, str]]


class Draws(NamedTuple):
    """The chapter ``draw``; ``most`` and ``most_in_round`` are None when there is no limit."""

    when: str
    most: int | None
    reserve: int
    drawn: str
    most_in_round: int | None


class Passing(NamedTuple):
    """The chapter ``pass``."""

    when: str
    passer: str
    discards: str


class Out(NamedTuple):
    """Going out: when a seat is out, how many end the round, and who has won it."""

    when: Condition
    ends_round: int | str
    winner: str


class Block(NamedTuple):
    """The blocked round; a test is a word, or the fewest or the most of a quantity."""

    established: str
    candidates: str | Seats
    best: tuple[str | tuple[str, Quantity], ...]
    tie: str


class Foul(NamedTuple):
    """A row of ``fouls``."""

    remedy: str
    ends: str
    draws: int


class Others(NamedTuple):
    """Who else may lay on a train: which seats, seen from the owner, and under what condition."""

    word: str
    who: Seats
    when: Condition = ()


class Opens(NamedTuple):
    """From when on a train may be laid on."""

    word: str
    when: Condition = ()


class Train(NamedTuple):
    """A train: its row, the seats that own it, and what may be laid on it when.

    ``start`` are the tiles it may begin with, None for any; ``joins_hub`` says on what it begins.
    """

    id: str
    owners: tuple[int, ...]
    others: Others
    opens: Opens
    start: Tiles | None
    joins_hub: bool


class Markers(NamedTuple):
    """What a pass does to the trains of the seat, and what takes a marker off."""

    passer: str
    off: str


class Row(NamedTuple):
    """``turn.row``: what is done with hands that lie in a row, face down.

    ``goes_on``: a turn goes on as long as tiles fit; ``moves_on``: a tile that does not fit goes to
    the far end; ``looks``: the owner looks at its front tile instead of turning it;
    ``opens_doubles``: a double that does not fit stays face up; ``draws_to_front``: a tile drawn
    comes before the others.
    """

    goes_on: bool
    moves_on: bool
    looks: bool
    opens_doubles: bool
    draws_to_front: bool


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A game ready to be played, for one number of players and one choice of every option.

    ``turns`` are the fresh turns of all seats, ``seats_of`` the seats of each side, ``others_of``
    the seats of all other sides, ``orders`` the seats in turn order by step and by the first one,
    ``side_orders`` the sides in the same way by their first seats.
    ``growth`` says how tiles branch, and is None where they form a line with two ends;
    ``trains`` are the trains by arm, if the layout grows in trains;
    ``beside`` changes what fits by the tile laid on, ``narrowing`` says which plays that fit may be
    made all the same. ``sequence`` are the tiles that rounds begin with, one after another.
    ``hands`` are the tiles for each seat, round by round; ``has_copies``: a tile is there twice.
    ``joining`` and ``options``, the latter by seat, say what can be laid (fitting.py).
    ``looks_back``: a rule asks how things were before the last tile.
    ``declares`` are the declarations that can be made.
    ``bounds`` narrow the plays that fit, one after another.
    ``remembers_turn``: the plays of a turn are asked for later in it.
    ``counts_turns``: the first turn of a seat is unlike others.
    ``is_plain``: a play or a pass that does not end the round gives the turn to the next seat.
    ``must_play``: who can play has no other move.
    ``is_swift``: whatever of a hand fits an open end may be laid, and nothing else then.
    ``row`` is None where hands are held.
    ``recent``: the position whose moves were asked for last, and these moves; who plays asks for
    them again.
    """

    resolved: Mapping[str, Any]
    players: int
    sides: tuple[int, ...]
    step: int
    tiles: tuple[Tile, ...]
    game_set: Tiles
    hands: tuple[tuple[int, ...], ...]
    has_copies: bool
    worth: Mapping[Tile, int]
    redeals: tuple[Redeal, ...]
    lead: Mapping[str, tuple[LeadStep, ...]]
    sequence: tuple[Tile, ...]
    wild: Tiles
    again: tuple[Again, ...]
    plays: PlaysOf
    declares: tuple[Declaration, ...]
    bounds: tuple[Bound, ...]
    draws: Draws
    passing: Passing
    out: Out
    block: Block
    awards: Mapping[str, tuple[Award, ...]]
    rules: Mapping[str, tuple[Rule, ...]]
    fouls: Mapping[str, Foul]
    counters: tuple[Counter, ...]
    missed: str
    match: Match
    looks_back: bool
    turns: tuple[Turn, ...]
    seats_of: tuple[tuple[int, ...], ...]
    others_of: tuple[tuple[int, ...], ...]
    orders: Mapping[int, tuple[tuple[int, ...], ...]]
    side_orders: Mapping[int, tuple[tuple[int, ...], ...]]
    is_plain: bool
    remembers_turn: bool
    counts_turns: bool
    must_play: bool
    is_swift: bool
    growth: Growth | None
    trains: tuple[Train, ...]
    markers: Markers
    beside: Beside | None
    narrowing: tuple[Callable[["Plan", Position, Move], bool], ...]
    joining: Joining
    options: Sequence[Options]
    row: Row | None = None
    recent: list[Any] = field(default_factory=lambda: [None, ()])

    @property
    def side_count(self) -> int:
        """The number of sides."""
        return len(self.seats_of)

    def count(self, hand: Iterable[Tile]) -> int:
        """Return what the tiles count (spec/language.md, 2)."""
        return sum(map(self.worth.__getitem__, hand))
