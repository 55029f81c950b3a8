# SPDX-License-Identifier: MIT
"""The duty to fill, and what may be laid after a mixed tile (spec/language.md, 5)."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from dominospec.play.fitting import Ends
from dominospec.play.plan import Plan
from dominospec.play.position import Layout, Move, Position, Shows
from dominospec.tiles import Tile

SEVERAL: Mapping[str, Callable[[Sequence[int]], Sequence[int]]] = {
    "oldest-first": lambda places: places[:1],
    "newest-first": lambda places: places[-1:],
    "any-of-them": lambda places: places,
}
"""Which of several tiles that wait must be filled first; the oldest stands first."""

FIRST, ITS_ARMS = "before-anything-else", "before-its-arms-grow"


def waiting(position: Position, layout: Layout, seat: int, fill: str) -> list[int]:
    """Return the places of the tiles that wait to be filled in this way, and bind the seat."""
    return [
        place
        for place in layout.waiting
        if layout.pieces[place].axes.fill == fill and _binds(position, layout, place, seat)
    ]


def _binds(position: Position, layout: Layout, place: int, seat: int) -> bool:
    """Whether a tile that waits binds the seat, and still can be filled."""
    piece = layout.pieces[place]
    is_own = position.turn.seat == seat and place >= layout.began
    if piece.axes.next_turn and is_own:
        return False
    return any(position.ends[arm] for arm in piece.free)


def owed(plan: Plan, position: Position, seat: int) -> tuple[int, ...]:
    """Return the places of the tiles that the seat must fill before anything else."""
    layout, growth = position.layout, plan.growth
    assert layout is not None, "the layout is remembered"
    assert growth is not None, "tiles branch"
    return tuple(SEVERAL[growth.several](waiting(position, layout, seat, FIRST)))


def dutiful(plan: Plan, position: Position, seat: int, ends: Ends) -> Ends:
    """Return the ends as the duty to fill leaves them to a seat for which they are like this.

    A tile that must be filled before anything else is open to every seat, wherever it lies.
    """
    layout = position.layout
    if layout is None or not layout.waiting:
        return ends
    first = owed(plan, position, seat)
    if first:
        return _only(position.ends, [on in first for on in layout.at])
    growing = waiting(position, layout, seat, ITS_ARMS)
    held = [on >= 0 and layout.pieces[on].on in growing for on in layout.at]
    return _only(ends, [not is_held for is_held in held])


def _only(ends: Ends, allowed: Sequence[bool]) -> Ends:
    kept = zip(ends, allowed, strict=True)
    return tuple([shows if is_allowed else () for shows, is_allowed in kept])


Narrowing: TypeAlias = Callable[[Plan, Position, Move], bool]
"""Whether a play that the ends allow may be made."""


def _is_of_mixed(position: Position, arm: int) -> bool:
    """Whether an end is that of a mixed tile."""
    assert position.layout is not None, "the layout is remembered"
    place = position.layout.at[arm]
    return place >= 0 and not position.layout.pieces[place].tile.is_double


def _doubles(plan: Plan, shows: Shows) -> list[Tile]:
    """Return the doubles of these numbers that are in the game."""
    return [tile for number in shows if (tile := Tile(number, number)) in plan.game_set]


def _on_that_end(plan: Plan, position: Position, move: Move) -> bool:
    if move.end is None or not _is_of_mixed(position, move.end):
        return True
    wanted = _doubles(plan, position.ends[move.end])
    return not wanted or move.tile in wanted


def _on_the_table(plan: Plan, position: Position, move: Move) -> bool:
    if move.end is None or move.tile is None or move.tile.is_double:
        return True
    assert position.layout is not None, "the layout is remembered"
    if position.layout.at[move.end] < 0:
        return True
    wanted = _doubles(plan, position.ends[move.end])
    laid = {piece.tile for piece in position.layout.pieces}
    return not wanted or not laid.isdisjoint(wanted)


MIXED_AFTER: Mapping[str, tuple[Narrowing, ...]] = {
    "nothing": (),
    "double-on-that-end": (_on_that_end,),
    "double-on-the-table": (_on_the_table,),
}
"""What must come before a mixed tile is laid on an end."""
