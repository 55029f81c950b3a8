# SPDX-License-Identifier: MIT
"""How the layout grows where tiles branch (spec/language.md, 5)."""

from dataclasses import dataclass, field

from dominospec.play.fitting import Ends
from dominospec.play.growth import Axes, Growth, axes_of
from dominospec.play.position import Layout, Move, Piece, Position, Shows
from dominospec.tiles import Tile


@dataclass(slots=True)
class _Table:
    """The layout while a tile is being laid."""

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
        """Give a tile its side arms: all that it has beyond two."""
        piece = self.pieces[place]
        count = max(0, piece.axes.arms - 2)
        is_open = not piece.axes.late
        sides = self.new_arms(place, [_side_face(piece.tile)] * count, are_open=is_open)
        self.change(place, sides=sides, opened=is_open)

    def cover(self, arm: int) -> int | None:
        """Cover an arm, open what opens by that, and return the place of the tile covered."""
        place = self.at[arm]
        if place < 0:
            return None
        self.change(place, covered=(*self.pieces[place].covered, arm))
        piece = self.pieces[place]
        if not piece.opened and set(piece.line) <= set(piece.covered):
            self.change(place, opened=True)
            for side in piece.sides:
                self.ends[side] = self.faces[side]
        return place


def _side_face(tile: Tile) -> Shows:
    """Return what the side arms of a tile show."""
    return (tile.high,)


def _begin(table: _Table, growth: Growth, axes: Axes) -> None:
    """Give the first tile its arms in the line, or the hub its trains."""
    tile = table.pieces[0].tile
    if growth.hub:
        _open_trains(table, growth, (tile.high,))
        return
    faces: list[Shows] = [(tile.high,), (tile.low,)]
    count = min(axes.arms, growth.line_arms)
    table.change(0, line=table.new_arms(0, faces[:count], are_open=True))


def _open_trains(table: _Table, growth: Growth, shows: Shows | None) -> None:
    """Open all trains, on a hub that shows this or on the bare table."""
    for joins in growth.hub:
        place, face = (0, shows) if joins and shows else (-1, growth.numbers)
        table.new_arms(place, [face], are_open=True)
    on_hub = tuple(arm for arm, place in enumerate(table.at) if place == 0)
    if shows:
        table.change(0, line=on_hub)


def bare(growth: Growth | None) -> tuple[Ends, Layout | None]:
    """Return the ends and the layout before the first tile: open ones where there is no hub."""
    if growth is None or not growth.hub or any(growth.hub):
        return (), None
    table = _Table()
    _open_trains(table, growth, None)
    return tuple(table.ends), Layout((), tuple(table.at), tuple(table.faces))


def _continue(table: _Table, arm: int, outer: Shows) -> None:
    """Let the last tile go on where it was laid, unless it takes no further tile."""
    place = len(table.pieces) - 1
    table.at[arm], table.faces[arm] = place, outer
    table.ends[arm] = outer if table.pieces[place].axes.arms > 1 else ()
    table.change(place, line=(arm,))


def branched(growth: Growth, position: Position, move: Move) -> tuple[Ends, Layout]:
    """Return the ends and the layout after a play."""
    _, _, tile, arm, out = move
    assert tile is not None, "a play has a tile"
    before = position.layout or Layout()
    table = _Table(list(before.pieces), list(before.at), list(before.faces), list(position.ends))
    axes = axes_of(growth, tile, [piece.tile for piece in before.pieces])
    if arm is None or out is None:
        table.pieces.append(Piece(tile, move.seat, axes))
        _begin(table, growth, axes)
    else:
        joined = table.ends[arm]
        on = table.cover(arm)
        table.pieces.append(Piece(tile, move.seat, axes, on, arm, joined))
        _continue(table, arm, tuple(tile) if out == "across" else (out,))
    if arm is not None or not growth.hub:
        table.add_sides(len(table.pieces) - 1)
    after = Layout(tuple(table.pieces), tuple(table.at), tuple(table.faces), before.began)
    return tuple(table.ends), after


def arms_of_last(position: Position) -> tuple[int, ...]:
    """Return the arms that go on from the tile laid last."""
    assert position.layout is not None, "the layout is remembered"
    piece = position.layout.pieces[-1]
    return piece.line + piece.sides


def turn_begun(layout: Layout | None) -> Layout | None:
    """Return the layout at the start of a turn."""
    return layout and layout._replace(began=len(layout.pieces))
