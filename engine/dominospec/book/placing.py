# SPDX-License-Identifier: MIT
"""Where the tiles of a line lie on the table, so that the line bends and never touches itself.

Lengths are in half-tiles. The line goes right, down, left, down and right again. It turns only on a
mixed tile between two mixed tiles, and goes down at least three halves before it turns back: so
tiles laid crosswise never meet those of the row above. A row without such a place grows longer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from dominospec.tiles import Tile

Way: TypeAlias = tuple[int, int]

RIGHT: Final[Way] = (1, 0)
DOWN: Final[Way] = (0, 1)
LEFT: Final[Way] = (-1, 0)
DROP: Final = 3
"""Least distance of the axes of two rows."""
USUAL_WIDTH: Final = 15


@dataclass(frozen=True, slots=True)
class Piece:
    """A tile of the line: its halves from arm 0 to arm 1, and whether it lies crosswise."""

    halves: tuple[int, int]
    across: bool

    @property
    def may_turn(self) -> bool:
        """Whether a corner may be at this tile, or beside it."""
        return not self.across and self.halves[0] != self.halves[1]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tile lies: top left corner and size; ``halves`` go from left to right or downward."""

    x: float
    y: float
    width: int
    height: int
    halves: tuple[int, int]

    @property
    def upright(self) -> bool:
        """Whether the tile stands on end."""
        return self.height > self.width


@dataclass(frozen=True, slots=True)
class _Pen:
    """The middle of the edge where the next tile begins, and the way the line goes."""

    x: float
    y: float
    way: Way
    corner_y: float

    def along(self, length: float) -> tuple[float, float]:
        """Return the point so far along the way."""
        return (self.x + self.way[0] * length, self.y + self.way[1] * length)

    def turned(self, way: Way) -> "_Pen":
        """Return the pen after a corner at the half just drawn."""
        x, y = self.along(-0.5)
        return _Pen(x + way[0] * 0.5, y + way[1] * 0.5, way, y)


def _oriented(tile: Tile, out: int, *, at_start: bool) -> tuple[int, int]:
    inner = tile.low if out == tile.high else tile.high
    return (out, inner) if at_start else (inner, out)


def pieces(line: Sequence[Mapping[str, Any]], doubles: str = "crosswise") -> tuple[Piece, ...]:
    """Return the tiles of an observation's line, from the end of arm 0 to the end of arm 1.

    ``doubles`` is how doubles lie where the line itself does not tell.
    """
    chain: list[Piece] = []
    for laid in line:
        tile, end, out = Tile.parse(laid["tile"]), laid["end"], laid["out"]
        halves = (tile.high, tile.low)
        if end is not None and isinstance(out, int):
            halves = _oriented(tile, out, at_start=end == 0)
        usual = "crosswise" if out == "across" else "lengthwise"
        lies = laid.get("lies", doubles if tile.is_double else usual)
        piece = Piece(halves, lies == "crosswise")
        chain.insert(0 if end == 0 else len(chain), piece)
    return tuple(chain)


def _place(piece: Piece, pen: _Pen) -> tuple[Place, _Pen]:
    """Return where the piece lies, and the pen behind it."""
    length, breadth = (1, 2) if piece.across else (2, 1)
    middle, end = pen.along(length / 2), pen.along(length)
    width, height = (breadth, length) if pen.way == DOWN else (length, breadth)
    halves = piece.halves[::-1] if pen.way == LEFT else piece.halves
    place = Place(middle[0] - width / 2, middle[1] - height / 2, width, height, halves)
    return place, replace(pen, x=end[0], y=end[1])


def _corner(pen: _Pen, width: float, before: Way) -> Way | None:
    """Return the way after a corner, if the line has gone far enough to want one."""
    if pen.way == DOWN:
        deep = pen.y - 0.5 - pen.corner_y >= DROP
        return (LEFT if before == RIGHT else RIGHT) if deep else None
    return DOWN if (pen.x >= width if pen.way == RIGHT else pen.x <= 0) else None


def placed(chain: Sequence[Piece], width: float = USUAL_WIDTH) -> tuple[Place, ...]:
    """Return the places of the tiles, in the order of the chain, in rows about ``width`` long."""
    pen, before, places = _Pen(0, 0, RIGHT, 0), RIGHT, []
    for index, piece in enumerate(chain):
        place, pen = _place(piece, pen)
        places.append(place)
        around = chain[max(index - 1, 0) : index + 2]
        way = _corner(pen, width, before) if all(near.may_turn for near in around) else None
        if way and index + 1 < len(chain):
            before, pen = (pen.way if pen.way != DOWN else before), pen.turned(way)
    return tuple(places)
