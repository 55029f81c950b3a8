# SPDX-License-Identifier: MIT
"""Whose train an arm belongs to, and the markers on trains (spec/language.md, 5)."""

from collections.abc import Callable, Collection, Iterable, Mapping

from dominospec.play.plan import Plan
from dominospec.play.position import Move, Piece, Position


def train_of(position: Position, arm: int) -> int:
    """Return the train an arm belongs to: a side arm belongs to the train of its tile."""
    while arm >= len(position.table.trains):
        assert position.layout is not None, "the layout is remembered"
        arm = next(
            piece.arm
            for piece in position.layout.pieces
            if arm in piece.sides and piece.arm is not None
        )
    return arm


def _last_piece(position: Position) -> Piece | None:
    return position.layout.pieces[-1] if position.layout and position.layout.pieces else None


def train_of_last(position: Position) -> int | None:
    """Return the train that the last tile was laid on; None for a hub and without trains."""
    piece = _last_piece(position)
    if not position.table.trains or piece is None or piece.arm is None:
        return None
    return train_of(position, piece.arm)


def begun(position: Position, train: int) -> bool:
    """Whether a tile has been laid on the train."""
    layout = position.layout
    assert layout is not None, "the layout is remembered"
    place = layout.at[train]
    return place >= 0 and layout.pieces[place].arm is not None


def last_starts_train(position: Position) -> bool:
    """Whether the last tile is the first of its train."""
    piece, layout = _last_piece(position), position.layout
    if not position.table.trains or piece is None or layout is None or piece.arm is None:
        return False
    return piece.on is None or layout.pieces[piece.on].arm is None


def owned(plan: Plan, seats: Collection[int]) -> list[int]:
    """Return the trains that the seats own."""
    trains = enumerate(plan.trains)
    return [number for number, train in trains if any(seat in train.owners for seat in seats)]


def may_begin_so(plan: Plan, position: Position, move: Move) -> bool:
    """Whether a play does not begin a train with a tile that it may not begin with."""
    arm = move.end
    if arm is None or arm >= len(plan.trains) or begun(position, arm):
        return True
    start = plan.trains[arm].start
    return start is None or move.tile in start


def _with_markers(position: Position, marked: Iterable[int]) -> Position:
    table = position.table._replace(marked=tuple(sorted(set(marked))))
    return position._replace(table=table)


def marked(plan: Plan, position: Position, seats: Collection[int]) -> Position:
    """Return the position with markers on the trains of the seats."""
    return _with_markers(position, (*position.table.marked, *owned(plan, seats)))


def unmarked(plan: Plan, position: Position, seats: Collection[int]) -> Position:
    """Return the position without markers on the trains of the seats."""
    gone = owned(plan, seats)
    return _with_markers(position, (train for train in position.table.marked if train not in gone))


def _of_that_train(plan: Plan, position: Position, move: Move) -> Position:
    assert move.end is not None, "the lead takes no marker off"
    train = train_of(position, move.end)
    if move.seat not in plan.trains[train].owners:
        return position
    return _with_markers(position, (other for other in position.table.marked if other != train))


MARKER_OFF: Mapping[str, Callable[[Plan, Position, Move], Position]] = {
    "play-on-own-train": _of_that_train,
    "any-play": lambda plan, position, move: unmarked(plan, position, [move.seat]),
}
"""Takes markers off after a play, by the word of ``pass.marker_off``."""


def marker_off(plan: Plan, position: Position, move: Move) -> Position:
    """Return the position after a play, without the markers that it takes off."""
    if not position.table.marked or move.end is None:
        return position
    return MARKER_OFF[plan.markers.off](plan, position, move)


PASSER: Mapping[str, Callable[[Plan, Position, int], Position]] = {
    "stays": lambda _plan, position, _seat: position,
    "leaves-the-round": lambda _plan, position, _seat: position,
    "marks-own-train": lambda plan, position, seat: marked(plan, position, [seat]),
}
"""What a pass does to the trains of the seat, by the word of ``pass.passer``."""
