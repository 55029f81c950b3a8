# SPDX-License-Identifier: MIT
"""Where the tiles of a layout with side arms lie, when its arms grow to all sides.

Tiles are placed in the order laid, as people do it: straight on while there is room, round a corner
where there is none or where the arm has grown far. A corner is where a line has one, too: between
two mixed tiles. Nothing is moved later; a layout that finds no room so is shown in rows instead.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from dominospec.pictures.placing import DOWN, LEFT, RIGHT, UP, Pen, Place, Way, place_at
from dominospec.pictures.tree import Arm, Root, Twig

_ROUND: Final[tuple[Way, ...]] = (RIGHT, DOWN, LEFT, UP)
_MOST_SIDES: Final = 2
"""A tile with more side arms has no room for them in four directions."""
_APART: Final = 0.25
"""Least distance of tiles that do not join."""


def _turned(way: Way, quarters: int) -> Way:
    return _ROUND[(_ROUND.index(way) + quarters) % len(_ROUND)]


def _clash(one: Place, other: Place, apart: float) -> bool:
    """Whether the tiles lie on each other, or nearer than so much."""
    return (
        one.x < other.x + other.width + apart
        and other.x < one.x + one.width + apart
        and one.y < other.y + other.height + apart
        and other.y < one.y + one.height + apart
    )


def _side_pens(twig: Twig, place: Place, way: Way) -> list[Pen]:
    """Return where side arms begin: in the middle of a tile, of a mixed one at its outer half."""
    x, y = place.x + place.width / 2, place.y + place.height / 2
    wide, high = place.width / 2, place.height / 2
    if twig.piece.may_turn:
        x, y, wide, high = x + way[0] / 2, y + way[1] / 2, 0.5, 0.5
    sides = (_turned(way, -1), _turned(way, 1))
    return [Pen(x + side[0] * wide, y + side[1] * high, side) for side in sides]


class _Tip(NamedTuple):
    """Where an arm goes on: its next tile, where that may begin, and the tile that it joins."""

    arm: Arm
    at: int
    pen: Pen
    parent: Twig

    @property
    def twig(self) -> Twig:
        """The next tile."""
        return self.arm.twigs[self.at]

    def pens(self, reach: float) -> Iterator[Pen]:
        """Yield the ways to go on, the best first: straight, or round a corner after going far."""
        pen, corners = self.pen, list[Pen]()
        if self.at and self.parent.piece.may_turn and self.twig.piece.may_turn:
            corners = [pen.turned(_turned(pen.way, quarters)) for quarters in (1, -1)]
        is_far = pen.x * pen.way[0] + pen.y * pen.way[1] >= reach
        yield from (*corners, pen) if is_far else (pen, *corners)


class _Table:
    """The tiles placed so far, by their place in the order laid, and the arms that go on."""

    def __init__(self, reach: float) -> None:
        self.reach = reach
        self.places: dict[int, Place] = {}
        self.joined: dict[int, int] = {}
        self.tips: list[_Tip] = []

    def start(self, root: Root, twig: Twig, *, one_ended: bool) -> None:
        """Place the first tile in the middle."""
        half = 0.5 if twig.piece.across else 1.0
        pens = [Pen(-half, 0, LEFT), Pen(half, 0, RIGHT)]
        piece = twig.piece.turned if one_ended else twig.piece
        self.places[twig.place], _ = place_at(piece, Pen(-half, 0, RIGHT))
        beginnings = pens[::-1] if one_ended else pens
        self._open(twig, zip(root.line, beginnings, strict=False), RIGHT)

    def _open(self, twig: Twig, line: Iterator[tuple[Arm, Pen]], way: Way) -> None:
        """Note which arms of a first tile go on."""
        sides = zip(twig.sides, _side_pens(twig, self.places[twig.place], way), strict=False)
        self.tips += [_Tip(arm, 0, pen, twig) for arm, pen in (*line, *sides) if arm.twigs]

    def grow(self) -> bool:
        """Place all tiles in the order laid; False if one finds no room."""
        while self.tips:
            tip = min(self.tips, key=lambda tip: tip.twig.place)
            if not any(self._put(tip, pen) for pen in tip.pens(self.reach)):
                return False
        return True

    def _put(self, tip: _Tip, pen: Pen) -> bool:
        """Place a tile, if it lies free there and takes no other arm its way; say whether."""
        place, ahead = place_at(tip.twig.piece, pen)
        if not self._is_free(tip, place):
            return False
        before, twig = list(self.tips), tip.twig
        self.places[twig.place], self.joined[twig.place] = place, tip.parent.place
        self.tips.remove(tip)
        if tip.at + 1 < len(tip.arm.twigs):
            self.tips.append(_Tip(tip.arm, tip.at + 1, ahead, twig))
        self._open(twig, iter(()), pen.way)
        if all(map(self._can_go_on, self.tips)):
            return True
        self.tips = before
        del self.places[twig.place], self.joined[twig.place]
        return False

    def _can_go_on(self, tip: _Tip) -> bool:
        found = (place_at(tip.twig.piece, pen)[0] for pen in tip.pens(self.reach))
        return any(self._is_free(tip, place) for place in found)

    def _is_free(self, tip: _Tip, place: Place) -> bool:
        """Whether a tile can lie there; those that join the same tile may meet at a corner."""
        parent = tip.parent.place
        for number, other in self.places.items():
            joins = number == self.joined.get(parent) or self.joined.get(number) == parent
            if number != parent and _clash(place, other, 0 if joins else _APART):
                return False
        return not _clash(place, self.places[parent], 0)


def grown(roots: list[Root], width: float, *, one_ended: bool = False) -> list[Place] | None:
    """Return the places of the tiles in the order laid, or None where they find no room."""
    (root, *others) = roots
    if others or root.twig is None or not root.line or not _fits_four_ways(root):
        return None
    table = _Table(width / 2)
    table.start(root, root.twig, one_ended=one_ended)
    return [table.places[number] for number in sorted(table.places)] if table.grow() else None


def _fits_four_ways(root: Root) -> bool:
    """Whether no tile has more arms than there are directions."""
    inner = [found for arm in root.arms for found in arm.within()]
    beyond = [arm for found in inner for twig in found.twigs for arm in twig.sides[_MOST_SIDES:]]
    return len(root.arms) <= len(_ROUND) and not any(arm.twigs for arm in beyond)
