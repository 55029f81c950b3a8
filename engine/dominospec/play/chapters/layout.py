# SPDX-License-Identifier: MIT
"""How the layout grows where tiles branch (spec/language.md, 5)."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from dominospec.play.beside import ways_beside
from dominospec.play.chapters.seats import Moment
from dominospec.play.chapters.view import holds, seen_by
from dominospec.play.fitting import Ends
from dominospec.play.growth import Axes, Branch, Growth
from dominospec.play.plan import Plan
from dominospec.play.position import Layout, Move, Piece, Position, Shows
from dominospec.tiles import Tile

_LINE = 2


def _inner(tile: Tile, outer: Shows) -> Shows:
    other = tile.low if outer == (tile.high,) else tile.high
    return (other,) if len(outer) == 1 else outer


_ASIDE: Mapping[str, Callable[[Tile, Shows], Shows]] = {
    "outer-half": lambda _tile, outer: outer,
    "inner-half": _inner,
    "either-half": lambda tile, _outer: tuple(tile),
}
"""What the side arms of a mixed tile show, by its outer half."""


@dataclass(slots=True)
class _Table:
    """The layout while a tile is being laid."""

    plan: Plan
    growth: Growth
    now: Position
    move: Move
    pieces: list[Piece] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    faces: list[Shows] = field(default_factory=list)
    ends: list[Shows] = field(default_factory=list)

    def new_arms(self, place: int, faces: list[Shows], *, are_open: bool) -> tuple[int, ...]:
        """Add arms to the tile at a place and return their numbers."""
        first = len(self.at)
        self.at += [place] * len(faces)
        self.faces += faces
        self.ends += [face if are_open else () for face in faces]
        return tuple(range(first, len(self.at)))

    def change(self, place: int, **changes: object) -> None:
        """Change what is known of the tile at a place."""
        self.pieces[place] = self.pieces[place]._replace(**changes)  # type: ignore[arg-type]

    def add_sides(self, place: int) -> None:
        """Give a tile the side arms that it lacks: all that it has beyond two."""
        piece = self.pieces[place]
        tile, axes = piece.tile, piece.axes
        count = max(0, axes.arms - _LINE - len(piece.sides))
        outer = self.faces[piece.line[0]] if piece.line else ()
        face = (tile.high,) if tile.is_double else _ASIDE[axes.shows](tile, outer)
        is_open = not axes.late or _is_enclosed(piece)
        sides = self.new_arms(place, [face] * count, are_open=is_open)
        self.change(place, sides=piece.sides + sides, opened=is_open)

    def cover(self, arm: int) -> int | None:
        """Cover an arm and return the place of the tile covered; None for the bare table."""
        place = self.at[arm]
        if place < 0:
            return None
        self.change(place, covered=(*self.pieces[place].covered, arm))
        return place

    def enclose(self, place: int) -> None:
        """Open what opens when both line sides of a tile have a tile."""
        piece = self.pieces[place]
        if not _is_enclosed(piece):
            return
        is_hub = bool(self.growth.hub) and piece.arm is None
        row = None if piece.row or is_hub else self.row(piece.tile, enclosed=True)
        if row:
            self.change(place, row=row.id, axes=row.of(piece.axes))
            self.add_sides(place)
        if not piece.opened:
            self.change(place, opened=True)
            for side in piece.sides:
                self.ends[side] = self.faces[side]

    def row(self, tile: Tile, *, enclosed: bool) -> Branch | None:
        """Return the first row of ``branches`` that a tile has, now that it is decided."""
        for row in self.growth.branches:
            had = sum(piece.row == row.id for piece in self.pieces)
            is_left = row.most is None or had < row.most
            if row.enclosed is enclosed and tile in row.tiles and is_left and self.allows(row):
                return row
        return None

    def allows(self, row: Branch) -> bool:
        """Whether the condition of a row holds, as things were before the tile."""
        seat = self.move.seat
        moment = Moment("play", seat, self.move.tile, self.now.tally.passes)
        return holds(seen_by(self.plan, self.now, moment, seat), row.when)

    def lay(self, tile: Tile) -> None:
        """Lay the tile of the move."""
        arm, out = self.move.end, self.move.out
        axes = self.growth.kind(tile, [piece.tile for piece in self.pieces])
        row = self.row(tile, enclosed=False)
        piece = Piece(tile, self.move.seat, axes)
        if row:
            piece = piece._replace(row=row.id, axes=row.of(axes))
        place = len(self.pieces)
        if arm is None:
            self.pieces.append(piece)
            self.begin(piece.axes)
        else:
            joined, on = self.faces[arm], self.cover(arm)
            piece = piece._replace(on=on, arm=arm, joined=joined, line=(arm,))
            if on is not None and _is_stub(self.pieces[on], arm):
                piece = piece._replace(axes=piece.axes._replace(arms=1))
            self.pieces.append(piece)
            outer = tuple(tile) if out == "across" else (out if isinstance(out, int) else 0,)
            self.at[arm], self.faces[arm] = place, outer
            self.ends[arm] = outer if piece.axes.arms > 1 else ()
        if arm is not None or not self.growth.hub:
            self.add_sides(place)
        if piece.on is not None:
            self.enclose(piece.on)

    def begin(self, axes: Axes) -> None:
        """Give the first tile its arms in the line, or the hub its trains."""
        tile, out = self.pieces[0].tile, self.move.out
        if self.growth.hub:
            self.open_trains(tile)
            return
        faces: list[Shows] = [(tile.high,), (tile.low,)]
        count = min(axes.arms, self.growth.line_arms)
        if count < _LINE:
            is_lower = self.growth.one_end == "lower" or out == tile.low
            faces = faces[1:] if is_lower else faces[:1]
        self.change(0, line=self.new_arms(0, faces, are_open=True))

    def open_trains(self, tile: Tile) -> None:
        """Open all trains, on the hub or on the bare table beside it."""
        for joins in self.growth.hub:
            place, face = (0, (tile.high,)) if joins else (-1, self.growth.numbers)
            self.new_arms(place, [face], are_open=True)
        self.change(0, line=tuple(arm for arm, place in enumerate(self.at) if place == 0))

    def waiting(self, before: tuple[int, ...]) -> tuple[int, ...]:
        """Return the places of the tiles that wait to be filled, the oldest first."""
        last = len(self.pieces) - 1
        on = self.pieces[last].on
        changed = [last] if on is None else [on, last]
        candidates = [*before, *(place for place in changed if place not in before)]
        found = [place for place in candidates if self.is_unfilled(self.pieces[place])]
        if not found or not self.growth.lapses:
            return tuple(found)
        left = Counter(self.plan.tiles) - Counter(piece.tile for piece in self.pieces)
        return tuple(place for place in found if self.can_be_filled(self.pieces[place], left))

    def is_unfilled(self, piece: Piece) -> bool:
        """Whether a tile that has to be filled has an arm without a tile."""
        is_dead = piece.arm is not None and piece.axes.arms < _LINE
        return piece.axes.fill != "free" and not is_dead and bool(piece.free)

    def can_be_filled(self, piece: Piece, left: Mapping[Tile, int]) -> bool:
        """Whether a tile that is not in the layout fits an arm without a tile."""
        faces = [self.faces[arm] for arm in piece.free]
        beside = self.plan.beside
        if beside is None:
            return any(not self.plan.joining[face].keys().isdisjoint(left) for face in faces)
        return any(ways_beside(beside, tile, face, piece.tile) for tile in left for face in faces)


def _is_stub(piece: Piece, arm: int) -> bool:
    """Whether an arm takes a single tile."""
    return piece.axes.one_tile and arm in piece.sides


def _is_enclosed(piece: Piece) -> bool:
    return set(piece.line) <= set(piece.covered)


def branched(plan: Plan, growth: Growth, position: Position, move: Move) -> tuple[Ends, Layout]:
    """Return the ends and the layout after a play."""
    assert move.tile is not None, "a play has a tile"
    before = position.layout or Layout()
    lists = (list(before.pieces), list(before.at), list(before.faces), list(position.ends))
    table = _Table(plan, growth, position, move, *lists)
    table.lay(move.tile)
    pieces, at, faces = tuple(table.pieces), tuple(table.at), tuple(table.faces)
    waiting = table.waiting(before.waiting)
    return tuple(table.ends), Layout(pieces, at, faces, waiting, before.began)


def bare(growth: Growth | None) -> tuple[Ends, Layout | None]:
    """Return the ends and the layout before the first tile: open ones where there is no hub."""
    if growth is None or not growth.hub or any(growth.hub):
        return (), None
    ends = (growth.numbers,) * len(growth.hub)
    return ends, Layout((), (-1,) * len(ends), ends)


def arms_of_last(position: Position) -> tuple[int, ...]:
    """Return the arms that go on from the tile laid last."""
    assert position.layout is not None, "the layout is remembered"
    return position.layout.pieces[-1].arms


def turn_begun(layout: Layout | None) -> Layout | None:
    """Return the layout at the start of a turn."""
    return layout and layout._replace(began=len(layout.pieces))
