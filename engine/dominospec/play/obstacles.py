# SPDX-License-Identifier: MIT
"""Why a tile that might fit may not be laid on an arm: what the layout forbids."""

from collections.abc import Iterable

from dominospec.play.beside import compile_row
from dominospec.play.chapters.duty import MIXED_AFTER, dutiful, owed
from dominospec.play.chapters.join import under
from dominospec.play.plan import Plan
from dominospec.play.position import Move, Out, Position
from dominospec.play.reason import Reason
from dominospec.tiles import Tile


def _listed(tiles: Iterable[Tile]) -> str:
    """Return ``6-6, 5-5``."""
    return ", ".join(map(str, tiles))


def shut(_plan: Plan, position: Position, move: Move) -> Reason | None:
    """Say why nothing can be laid on an arm for now, or ever."""
    layout = position.layout
    if move.end is None or position.ends[move.end] or layout is None:
        return None
    piece = layout.pieces[layout.at[move.end]]
    facts = {"end": move.end, "tile": piece.tile}
    if move.end in piece.sides and not piece.opened:
        message = f"The side arms of {piece.tile} open when both its line sides have a tile."
        return Reason("layout/axes/opens/after-line-sides", message, facts)
    if piece.on is not None and move.end in layout.pieces[piece.on].sides:
        under = layout.pieces[piece.on]
        if under.axes.one_tile:
            message = f"The side arms of {under.tile} take one tile each."
            return Reason("layout/axes/side_arms/one-tile", message, facts)
    return Reason("layout/axes/arms", f"{piece.tile} takes no further tile.", facts)


def to_fill(plan: Plan, position: Position, move: Move) -> Reason | None:
    """Say which tile has to be filled before anything is laid on this arm."""
    layout = position.layout
    if layout is None or move.end is None:
        return None
    if dutiful(plan, position, move.seat, position.ends)[move.end]:
        return None
    first = owed(plan, position, move.seat)
    tiles = tuple(layout.pieces[place].tile for place in first)
    if tiles:
        message = f"{_listed(tiles)} must be filled before anything is laid elsewhere."
        return Reason("layout/axes/fill/before-anything-else", message, {"tiles": tiles})
    under = layout.pieces[layout.at[move.end]]
    tile = layout.pieces[under.on or 0].tile
    message = f"The arms of {tile} grow no further before it is filled."
    return Reason("layout/axes/fill/before-its-arms-grow", message, {"tiles": (tile,)})


def mixed_after(plan: Plan, position: Position, move: Move) -> Reason | None:
    """Say which double must come before a mixed tile."""
    word = plan.resolved["layout"]["mixed_after"]
    if move.end is None or all(allows(plan, position, move) for allows in MIXED_AFTER[word]):
        return None
    doubles = tuple(Tile(number, number) for number in position.ends[move.end])
    message = {
        "double-on-that-end": f"Only {_listed(doubles)} may be laid there.",
        "double-on-the-table": f"{_listed(doubles)} must lie on the table before that.",
    }
    return Reason(f"layout/mixed_after/{word}", message[word], {"doubles": doubles})


def said_of_lead(plan: Plan, position: Position, _move: Move) -> Reason | None:
    """Say what has to be said of the lead beside the tile: nothing, or the half that stays open."""
    if position.ends:
        return None
    if plan.growth is not None and plan.growth.is_chosen:
        return Reason("layout/one_end/chosen", "Say which half of the tile stays open.", {})
    return Reason("law/end", "Nothing faces outward of the lead alone.", {})


def never(plan: Plan, position: Position, move: Move) -> Reason | None:
    """Say which row takes out what might fit."""
    tile, arm = move.tile, move.end
    assert tile is not None, "a play has a tile"
    assert arm is not None, "the lead is laid on nothing"
    outs: tuple[Out, ...] = tile if move.out is None else (move.out,)
    for row in map(compile_row, plan.resolved["join"]["never"]):
        ends = [n for n in position.ends[arm] if row.speaks_of(tile, n, under(position, arm))]
        if ends and any(row.touches(tile, out) for out in outs):
            message = f"{tile} may not be laid there: {row.title}."
            return Reason("join/never", message, {"tile": tile, "shows": position.ends[arm]})
    return None
