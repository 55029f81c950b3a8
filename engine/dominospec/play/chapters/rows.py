# SPDX-License-Identifier: MIT
"""Hands that lie in a row, face down (spec/language.md, 7; ``turn.row``).

The first tile of a hand is the front of its row, the last one its far end. A tile that lies face up
is no longer in the way of those behind it: the front is the first tile that lies face down.
"""

from collections.abc import Mapping

from dominospec.play.chapters.seats import still_in
from dominospec.play.plan import Plan, Row
from dominospec.play.position import Event, Hand, Move, Position, replaced
from dominospec.tiles import Tile


def face_up(position: Position, seat: int) -> Hand:
    """Return the tiles of a row that lie face up."""
    hand = position.hands[seat]
    return tuple(tile for its, tile in position.table.face_up if its == seat and tile in hand)


def front(position: Position, seat: int) -> Tile | None:
    """Return the tile at the front of a row, if one lies face down."""
    up = face_up(position, seat)
    return next((tile for tile in position.hands[seat] if tile not in up), None)


def layable(row: Row, position: Position, seat: int) -> Hand:
    """Return what a seat may lay of its row now, as far as it fits."""
    turn = position.turn
    if turn.seat == seat and turn.turned is not None:
        return (turn.turned,)
    first = front(position, seat) if row.looks else None
    return face_up(position, seat) if first is None else (first, *face_up(position, seat))


def within_reach(row: Row, position: Position, seat: int) -> Hand:
    """Return what a seat can come to lay if nobody lays or draws a tile."""
    if row.moves_on:
        return position.hands[seat]
    first = front(position, seat)
    return face_up(position, seat) if first is None else (first, *face_up(position, seat))


def may_turn(plan: Plan, position: Position) -> bool:
    """Whether the seat to move can turn its front tile."""
    turn, row = position.turn, plan.row
    if row is None or row.looks or turn.turned is not None:
        return False
    is_due = bool(position.ends) or position.table.opening.asks == "first"
    return is_due and front(position, turn.seat) is not None


def turned(position: Position, move: Move) -> Position:
    """Return the position with the front tile turned face up."""
    tile = front(position, move.seat)
    assert tile is not None, "only a row with a front is turned"
    return _seen(position, tile)._replace(
        turn=position.turn._replace(turned=tile),
        log=(*position.log, Event("turn", move.seat, tile)),
    )


def _seen(position: Position, tile: Tile) -> Position:
    """Return the position with the tile among those turned since the last play."""
    seen, entry = position.tally.turned, (position.turn.seat, tile)
    if entry in seen:
        return position
    return position._replace(tally=position.tally._replace(turned=(*seen, entry)))


def put_back(row: Row, position: Position) -> Position:
    """Return the position after a pass has put away the tile that did not fit."""
    seat = position.turn.seat
    tile = position.turn.turned or (front(position, seat) if row.looks else None)
    if tile is None:
        return position
    position = _seen(position, tile)._replace(turn=position.turn._replace(turned=None))
    table = position.table
    if tile.is_double and row.opens_doubles:
        position = position._replace(
            table=table._replace(face_up=(*table.face_up, (seat, tile))),
        )
    elif not row.moves_on:
        return position
    hand = tuple(other for other in position.hands[seat] if other != tile)
    return position._replace(hands=replaced(position.hands, seat, (*hand, tile)))


def brought_to_front(row: Row, position: Position) -> Position:
    """Return the position with the tile just drawn, the last of its row, before the others."""
    seat = position.turn.seat
    *others, tile = position.hands[seat]
    hands = replaced(position.hands, seat, (tile, *others))
    position = position._replace(hands=hands)
    return position if row.looks else turned(position, Move(seat, "turn"))


def is_turned_in_vain(plan: Plan, position: Position) -> bool:
    """Whether whatever is within reach was turned since the last play, or lies face up."""
    row = plan.row
    if row is None:
        return True
    seen = {*position.tally.turned, *position.table.face_up}
    return all(
        (seat, tile) in seen
        for seat in still_in(plan, position)
        for tile in within_reach(row, position, seat)
    )


GOES_ON: Mapping[str, bool] = {"while-fitting": True, "one-tile": False}
"""Whether a turn goes on after a tile of the row, by the word of ``goes_on``."""

MOVES_ON: Mapping[str, bool] = {"to-far-end": True, "stays": False}
"""Whether a tile that does not fit goes to the far end, by the word of ``unfitting``."""

LOOKS: Mapping[str, bool] = {"nothing": False, "front": True}
"""Whether the owner looks at the front tile instead of turning it, by the word of ``look``."""

OPENS_DOUBLES: Mapping[str, bool] = {"face-down": False, "face-up": True}
"""Whether a double that does not fit stays face up, by the word of ``doubles``."""


DRAWS_TO_FRONT: Mapping[str, bool] = {"to-far-end": False, "to-front": True}
"""Whether a tile drawn comes to the front, by the word of ``drawn``."""


def compile_row(chapter: Mapping[str, str]) -> Row:
    """Compile ``turn.row``."""
    return Row(
        goes_on=GOES_ON[chapter["goes_on"]],
        moves_on=MOVES_ON[chapter["unfitting"]],
        looks=LOOKS[chapter["look"]],
        opens_doubles=OPENS_DOUBLES[chapter["doubles"]],
        draws_to_front=DRAWS_TO_FRONT[chapter["drawn"]],
    )
