# SPDX-License-Identifier: MIT
"""What a seat may or must say in its turn (spec/language.md, 7; ``turn.declares``)."""

from collections.abc import Callable, Iterable, Mapping

from dominospec.play.chapters.seats import Moment, Subject
from dominospec.play.chapters.view import View, holds
from dominospec.play.plan import Declaration, Plan
from dominospec.play.position import Move, Position, Turn

Moves = tuple[Move, ...]


def row_of(declaration: str) -> str:
    """Return the id of the row as written; a row for every number has the number behind it."""
    return declaration.partition("/")[0]


def number_of(declaration: str) -> int | None:
    """Return the number that was named, if the row asks for one."""
    number = declaration.partition("/")[2]
    return int(number) if number else None


def _plays(row: Declaration, move: Move) -> bool:
    return move.move == "play" and move.tile in row.tiles


def _passes(_row: Declaration, move: Move) -> bool:
    return move.move in ("pass", "discard")


GOES_WITH: Mapping[str, Callable[[Declaration, Move], bool]] = {
    "play": _plays,
    "pass": _passes,
    "turn": lambda _row, _move: True,
    "before-turn": lambda _row, _move: True,
}
"""Which moves a declaration goes with."""

BINDING = ("play", "pass")
"""Words for declarations that say what the seat does next."""


def _kept(rows: Iterable[Declaration], found: Moves) -> Moves:
    """Return the moves with which all these declarations go."""
    return tuple(move for move in found if all(GOES_WITH[row.goes](row, move) for row in rows))


def _pledged(plan: Plan, turn: Turn) -> list[Declaration]:
    """Return the rows by which the seat has said what it does next."""
    return [row for row in plan.declares if row.id in turn.pledged]


def _bound(plan: Plan, position: Position, found: Moves) -> Moves:
    """Return the moves that are left after what was said; where none is left, all are."""
    return _kept(_pledged(plan, position.turn), found) or found


def is_at_beginning(turn: Turn) -> bool:
    """Whether nothing has been done in the turn but what may be said before it."""
    return not (turn.drawn or turn.grant or turn.laid or turn.pledged or turn.turned)


def is_made(position: Position, row: Declaration) -> bool:
    """Whether the seat has made the declaration: in this turn, or one for a turn in this round."""
    name, turn = row_of(row.id), position.turn
    if any(row_of(made) == name for made in turn.declared):
        return True
    return row.goes == "turn" and any(
        entry.event == "declare"
        and entry.seat == turn.seat
        and row_of(dict(entry.detail)["declaration"]) == name
        for entry in position.log
    )


def holds_now(plan: Plan, position: Position, row: Declaration) -> bool:
    """Whether the condition of the row holds before the move."""
    seat = position.turn.seat
    moment, subject = (
        Moment("", seat, passes=position.tally.passes),
        Subject(seat, plan.sides[seat]),
    )
    view = View(plan, position, moment, subject, position.table.scores, {})
    return holds(view, row.when)


def is_possible(position: Position, row: Declaration, found: Moves) -> bool:
    """Whether there is a move that the declaration can go with."""
    if row.goes in BINDING:
        return bool(_kept([row], found))
    return is_at_beginning(position.turn)


def _offered(plan: Plan, position: Position, found: Moves) -> list[Declaration]:
    return [
        row
        for row in plan.declares
        if not is_made(position, row)
        and is_possible(position, row, found)
        and holds_now(plan, position, row)
    ]


def declaring(plan: Plan, position: Position, found: Moves) -> Moves:
    """Return the moves of a turn with what may be said, and without what must be said first."""
    left = _bound(plan, position, found)
    offered = _offered(plan, position, left)
    due = [row for row in offered if row.is_due]
    free = tuple(move for move in left if not any(GOES_WITH[row.goes](row, move) for row in due))
    seat = position.turn.seat
    said = tuple(Move(seat, "declare", declaration=row.id) for row in offered)
    return (*free, *said)


def broken_by(plan: Plan, position: Position, move: Move, legal: Moves) -> Declaration | None:
    """Return what was said that an illegal move does not go with, if that is what is against it."""
    pledged = _pledged(plan, position.turn)
    goes_on = any(other.move == "declare" for other in legal) or _kept(pledged, legal)
    rows = pledged if goes_on else ()
    return next((row for row in rows if not GOES_WITH[row.goes](row, move)), None)


def due_before(plan: Plan, move: Move, legal: Moves) -> Declaration | None:
    """Return what must be said before an illegal move, if anything."""
    offered = {other.declaration for other in legal}
    rows = (row for row in plan.declares if row.is_due and row.id in offered)
    return next((row for row in rows if GOES_WITH[row.goes](row, move)), None)


def said_so(position: Position, declaration: str, *, binds: bool) -> Turn:
    """Return the turn with the declaration made in it."""
    turn = position.turn
    pledged = (*turn.pledged, declaration) if binds else turn.pledged
    return turn._replace(declared=(*turn.declared, declaration), pledged=pledged)
