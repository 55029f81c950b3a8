# SPDX-License-Identifier: MIT
"""Where the tiles of a line lie on the table, so that the line bends and never touches itself.

Layouts with side arms are laid out by compass.py, which grows them to all sides, and by rows.py.
Lengths are in half-tiles. The line goes right, down, left, down and right again. It turns only on a
mixed tile between two mixed tiles, and goes down at least three halves before it turns back: so
tiles laid crosswise never meet those of the row above. A row without such a place grows longer.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from dominospec.pictures.tree import Piece

Way: TypeAlias = tuple[int, int]

RIGHT: Final[Way] = (1, 0)
DOWN: Final[Way] = (0, 1)
LEFT: Final[Way] = (-1, 0)
UP: Final[Way] = (0, -1)
DROP: Final = 3
"""Least distance of the axes of two rows."""
USUAL_WIDTH: Final = 15


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tile lies: top left corner and size; ``halves`` go from left to right or downward.

    ``again``: the tile lies elsewhere already; it is shown once more where an arm springs from it.
    """

    x: float
    y: float
    width: int
    height: int
    halves: tuple[int, int]
    again: bool = False

    @property
    def upright(self) -> bool:
        """Whether the tile stands on end."""
        return self.height > self.width


@dataclass(frozen=True, slots=True)
class Pen:
    """The middle of the edge where the next tile begins, and the way the line goes."""

    x: float
    y: float
    way: Way
    corner_y: float = 0

    def along(self, length: float) -> tuple[float, float]:
        """Return the point so far along the way."""
        return (self.x + self.way[0] * length, self.y + self.way[1] * length)

    def turned(self, way: Way) -> "Pen":
        """Return the pen after a corner at the half just drawn."""
        x, y = self.along(-0.5)
        return Pen(x + way[0] * 0.5, y + way[1] * 0.5, way, y)


def place_at(piece: Piece, pen: Pen) -> tuple[Place, Pen]:
    """Return where the piece lies, and the pen behind it."""
    length, breadth = (1, 2) if piece.across else (2, 1)
    middle, end = pen.along(length / 2), pen.along(length)
    width, height = (breadth, length) if pen.way in (DOWN, UP) else (length, breadth)
    halves = piece.halves[::-1] if pen.way in (LEFT, UP) else piece.halves
    place = Place(middle[0] - width / 2, middle[1] - height / 2, width, height, halves)
    return place, replace(pen, x=end[0], y=end[1])


def _corner(pen: Pen, width: float, before: Way) -> Way | None:
    """Return the way after a corner, if the line has gone far enough to want one."""
    if pen.way == DOWN:
        deep = pen.y - 0.5 - pen.corner_y >= DROP
        return (LEFT if before == RIGHT else RIGHT) if deep else None
    return DOWN if (pen.x >= width if pen.way == RIGHT else pen.x <= 0) else None


def placed(chain: Sequence[Piece], width: float = USUAL_WIDTH) -> tuple[Place, ...]:
    """Return the places of the tiles, in the order of the chain, in rows about ``width`` long."""
    pen, before, places = Pen(0, 0, RIGHT, 0), RIGHT, []
    for index, piece in enumerate(chain):
        place, pen = place_at(piece, pen)
        places.append(place)
        around = chain[max(index - 1, 0) : index + 2]
        way = _corner(pen, width, before) if all(near.may_turn for near in around) else None
        if way and index + 1 < len(chain):
            before, pen = (pen.way if pen.way != DOWN else before), pen.turned(way)
    return tuple(places)
