# SPDX-License-Identifier: MIT
"""What is true now in a round, and what has happened: frozen records (spec/language.md, 1, 4, 18).

Seats, sides and arms are numbers from 0. Tuples by seat have one entry for each seat, tuples by
side one for each side. Records are named tuples because a game makes thousands of them.
"""

from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from dominospec.play.growth import Axes
from dominospec.tiles import Tile

Out: TypeAlias = int | Literal["across"]
"""What faces outward: a number, or both halves of a tile laid across."""

Shows: TypeAlias = tuple[int, ...]
"""The numbers that an open end shows: one, or two after a tile laid across."""

TABLE = -1
"""Stands for a seat where the table itself lays a tile."""

Hand: TypeAlias = tuple[Tile, ...]
"""The tiles a seat holds, lowest first; those of a row from its front on."""

_Entry = TypeVar("_Entry")


def replaced(row: tuple[_Entry, ...], place: int, entry: _Entry) -> tuple[_Entry, ...]:
    """Return the row with another entry at one place."""
    entries = list(row)
    entries[place] = entry
    return tuple(entries)


class Move(NamedTuple):
    """A move: ``play`` (tile, end, out; a lead has only the tile), or one without a tile.

    ``declaration`` is what is said by ``declare``.

    Once made, a play stands in the log as it is.
    """

    seat: int
    move: str
    tile: Tile | None = None
    end: int | None = None
    out: Out | None = None
    declaration: str | None = None

    @property
    def event(self) -> str:
        """The event that the move is once it is made."""
        return self.move

    @property
    def detail(self) -> tuple[tuple[str, Any], ...]:
        """A play has no further fields."""
        return ()


class Event(NamedTuple):
    """An entry of the log; ``detail`` holds the fields that only its kind has."""

    event: str
    seat: int
    tile: Tile | None = None
    end: int | None = None
    out: Out | None = None
    detail: tuple[tuple[str, Any], ...] = ()


Entry: TypeAlias = Event | Move
"""An entry of the log: an event, or a play as it was made."""


class Permit(NamedTuple):
    """Where a further play may be made, and of which tiles; None is any arm, any tile."""

    ends: tuple[int, ...] | None = None
    tiles: frozenset[Tile] | None = None


class Grant(NamedTuple):
    """A further play in the same turn, under any one of the permits.

    ``gives`` is may-play, play-if-able or must-play; ``is_extra`` says that a row of ``turn.again``
    gives it, so that it is not counted among the plays that every turn has.
    """

    gives: str
    permits: tuple[Permit, ...] = (Permit(),)
    is_extra: bool = True

    def allows(self, move: Move) -> bool:
        """Whether the play is under one of the permits."""
        return any(
            (permit.ends is None or move.end in permit.ends)
            and (permit.tiles is None or move.tile in permit.tiles)
            for permit in self.permits
        )


class Turn(NamedTuple):
    """The turn going on: whose it is, what it has drawn in it, and what it has been granted.

    ``laid`` are its plays so far, where the game asks for them, ``counted`` how many of them no row
    of ``turn.again`` has given, ``fired`` the rows that have given one. ``is_first`` says that it
    is the first of the seat, where that makes a difference. ``turned`` is the tile of its row that
    it has turned and not laid. ``declared`` is what has been said in it, ``pledged`` what of that
    the next move must go with.
    """

    seat: int
    drawn: tuple[Tile, ...] = ()
    grant: Grant | None = None
    laid: tuple[Move, ...] = ()
    counted: int = 0
    fired: tuple[str, ...] = ()
    is_first: bool = False
    turned: Tile | None = None
    declared: tuple[str, ...] = ()
    pledged: tuple[str, ...] = ()


class Tally(NamedTuple):
    """What is counted as the round goes on.

    ``passes`` are those since the last tile, ``circle`` the seats that have proposed or confirmed a
    block; the next four fields speak of the last tile at the moment before it was laid, where a
    rule asks for it. ``closed`` is how often the circle was full since the last tile laid or drawn.
    ``turned`` are the tiles of rows that were turned since the last play, each with its seat.
    """

    passes: int = 0
    round_passes: int = 0
    circle: tuple[int, ...] = ()
    fits_ends: int = 0
    open_numbers: int = 0
    open_ends: int = 0
    was_drawn: bool = False
    closed: int = 0
    turned: tuple[tuple[int, Tile], ...] = ()


class Last(NamedTuple):
    """What the lead needs to know of the round before this one; ``pips`` by seat, if told."""

    leader: int
    closer: int
    winner: int | None
    ended: str
    pips: tuple[int, ...] = ()


class History(NamedTuple):
    """What the rounds of the match before this one have left; an empty row is all zero.

    ``won`` counts by side the rounds won and ``running`` those won in a row, ``ties`` the rounds
    without a winner just before this one, ``passes`` by seat the passes of the match; ``counters``
    holds the values of each counter that is kept for the match.
    """

    won: tuple[int, ...] = ()
    running: tuple[int, ...] = ()
    ties: int = 0
    passes: tuple[int, ...] = ()
    counters: tuple[tuple[str, tuple[int, ...]], ...] = ()


class Deal(NamedTuple):
    """The tiles of a round: hands by seat, and the boneyard, whose first tile is drawn first."""

    hands: tuple[Hand, ...]
    boneyard: tuple[Tile, ...] = ()


class Round(NamedTuple):
    """A round's place in the match; ``lots`` are the seats that lots will fall on."""

    number: int = 1
    last: Last | None = None
    lots: tuple[int, ...] = ()
    history: History = History()


class Ending(NamedTuple):
    """An end of the round that a rule has ordered: how, by whose deed, and who is to win it.

    ``winner`` are seats, or None where it is left to what the ending means.
    """

    ended: str
    seat: int
    winner: tuple[int, ...] | None = None


class Opening(NamedTuple):
    """What is to be done before the first tile lies.

    ``asks`` is what the seat to move is asked, if any: ``redeal`` or ``lead``, whether it wants
    that; ``draw`` or ``pass``, that it does so; or ``first``, to lay the first tile, one of
    ``firsts`` (None: any). ``rule`` is the word that asks it. ``place`` is how far the rows of
    ``deal.redeal`` or the steps of the lead have been tried. ``seats`` are this seat and those that
    are asked after it, ``found`` and ``tile`` what the step has found, ``refused`` the first seat
    that has refused.
    """

    asks: str = ""
    rule: str = "lead/step/lays/free"
    firsts: frozenset[Tile] | None = None
    place: int = 0
    seats: tuple[int, ...] = ()
    found: int = 0
    tile: Tile | None = None
    refused: int | None = None


class Claims(NamedTuple):
    """Points that the last tile can bring, by award, and the seat that laid it.

    ``is_open``: that seat has left them, and the next seat to move may claim them.
    """

    seat: int
    points: tuple[tuple[str, int], ...]
    is_open: bool = False


class Table(NamedTuple):
    """What seldom changes in a round.

    ``step`` is 1 clockwise and -1 anticlockwise, ``turning`` says that it will be reversed at the
    end of the turn, ``skips`` counts by seat the turns it will lose,
    ``points`` are those of this round by side, ``doubles_lie`` is how doubles are laid. ``out`` are
    the seats that have gone out, in that order, ``left`` those that have left the round;
    ``discards`` holds by seat what was put away, nothing while nobody has put a tile away,
    ``counters`` the values of each counter, ``kept`` those that the match keeps,
    ``exposed`` are the tiles that lie open before a seat after a foul, and must be laid.
    ``had_turn`` are the seats that have ended a turn, where that makes a difference.
    ``trains`` are by arm the row and the owners of each train, ``marked`` those with a marker.
    ``ending`` is an end of the round that a rule has ordered and that is still to be carried out.
    ``stake`` says by side what the last play brought, and whether that was lost, where the end of
    the round may take it back. ``opening`` speaks of the time before the first tile.
    ``match_ending`` says that the match ends with the round, and which sides win it then, nobody
    where the scores decide. ``row`` is what a seat sees of its row, nothing where hands are
    held; ``face_up`` are the tiles of rows that were left face up.
    """

    round: Round
    leader: int
    lead_tile: Tile | None
    step: int
    scores: tuple[int, ...]
    points: tuple[int, ...]
    skips: tuple[int, ...]
    doubles_lie: str
    turning: bool = False
    refereed: bool = False
    out: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    discards: tuple[Hand, ...] = ()
    counters: tuple[tuple[str, tuple[int, ...]], ...] = ()
    kept: tuple[str, ...] = ()
    trains: tuple[tuple[str, tuple[int, ...]], ...] = ()
    marked: tuple[int, ...] = ()
    ending: Ending | None = None
    stake: tuple[tuple[int, bool], ...] = ()
    had_turn: tuple[int, ...] = ()
    exposed: tuple[tuple[int, Tile], ...] = ()
    opening: Opening = Opening()
    match_ending: tuple[int, ...] | None = None
    claims: Claims | None = None
    row: str = ""
    face_up: tuple[tuple[int, Tile], ...] = ()


class Result(NamedTuple):
    """How the round ended.

    ``ended`` is out, block, stopped, forfeit, void, replay or redeal. ``seat`` went out, laid the
    last tile, or broke the rules; ``pips`` is what each seat has left,
    ``tied`` are the seats that were level when the tie had to be decided.
    """

    ended: str
    seat: int
    winner: int | None
    winners: tuple[int, ...]
    pips: tuple[int, ...]
    match_over: bool = False
    match_winners: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()


class Piece(NamedTuple):
    """A tile in the layout.

    ``row`` is the row of ``branches`` that it has, ``on`` the place in the layout of the tile it
    was joined to, ``arm`` the arm it continues, ``joined`` what that arm showed before. ``line``
    and ``sides`` are the arms that go on from it in the line and aside, ``covered`` those of them
    that have a tile. ``opened`` says that tiles may be laid on its side arms.
    """

    tile: Tile
    seat: int
    axes: Axes
    row: str = ""
    on: int | None = None
    arm: int | None = None
    joined: Shows = ()
    line: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()
    covered: tuple[int, ...] = ()
    opened: bool = True

    @property
    def arms(self) -> tuple[int, ...]:
        """The arms that go on from it."""
        return self.line + self.sides

    @property
    def free(self) -> tuple[int, ...]:
        """Those of its arms that have no tile, open or not."""
        return tuple([arm for arm in self.arms if arm not in self.covered])


class Layout(NamedTuple):
    """What the table remembers of the tiles laid, where the game needs it.

    By arm: ``at`` is the place of its outer tile (-1 on the bare table), ``faces`` what that tile
    shows there, also where nothing can be laid on it. ``waiting`` are the places of the tiles that
    have to be filled, the oldest first, ``began`` is how many tiles lay there when the turn began.
    """

    pieces: tuple[Piece, ...] = ()
    at: tuple[int, ...] = ()
    faces: tuple[Shows, ...] = ()
    waiting: tuple[int, ...] = ()
    began: int = 0


class Position(NamedTuple):
    """A round at one moment: everything its future depends on, and its log.

    ``ends`` is what each arm shows; an arm on which nothing can be laid shows nothing.
    """

    hands: tuple[Hand, ...]
    boneyard: tuple[Tile, ...]
    ends: tuple[Shows, ...]
    turn: Turn
    tally: Tally
    table: Table
    log: tuple[Entry, ...] = ()
    result: Result | None = None
    layout: Layout | None = None

    @property
    def plays(self) -> tuple[Entry, ...]:
        """The plays of the log: the line of tiles, in the order laid."""
        return tuple(entry for entry in self.log if entry.event == "play")

    @property
    def last_play(self) -> Entry | None:
        """The play of the last tile; who laid it is the closer."""
        return next((entry for entry in reversed(self.log) if entry.event == "play"), None)

    @property
    def closer(self) -> int:
        """The seat that laid the last tile; the leader, while no seat has laid any."""
        last = self.last_play
        return self.table.leader if last is None or last.seat == TABLE else last.seat
