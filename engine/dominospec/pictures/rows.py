# SPDX-License-Identifier: MIT
"""A layout in rows, one for each arm: always readable, however many arms there are.

The first row is the line of the first tile. A row of another arm begins with the tile from which
the arm springs, shown once more. A row that grows too long goes on below.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from dominospec.pictures.placing import RIGHT, Pen, Place, place_at
from dominospec.pictures.tree import Arm, Piece, Root, Twig, main_line

_MOST_ARMS: Final = 4
"""A first tile with more arms has a row of its own, and so has each of its arms."""
_ROW: Final = 2.5
"""From the middle of a row to that of the next."""
_INDENT: Final = 1


class Row(NamedTuple):
    """Tiles from left to right, and the arms that end at the left and at the right of them.

    ``stem`` is the tile from which the arm springs, as it lies seen from there.
    """

    twigs: Sequence[Twig]
    stem: Piece | None = None
    left: int | None = None
    right: int | None = None


def _of_arms(arms: Iterable[Arm], stem: Piece | None) -> Iterator[Row]:
    """Yield a row for each arm that has tiles, and after it the rows of what springs from it."""
    for arm in arms:
        if arm.twigs:
            yield Row(arm.twigs, stem, right=arm.id)
            yield from _of_sides(arm.twigs)


def _of_sides(twigs: Iterable[Twig]) -> Iterator[Row]:
    for twig in twigs:
        yield from _of_arms(twig.sides, replace(twig.piece, across=not twig.piece.across))


def _stem(root: Root) -> Piece | None:
    """Return a first tile as it is shown again before its side arms; the arms of a hub are rays."""
    assert root.twig is not None, "there is a first tile"
    piece = root.twig.piece
    return replace(piece, across=bool(root.line) and not piece.across)


def _line(root: Root, *, one_ended: bool) -> Row:
    twigs = main_line(root)
    first, second = (arm.id for arm in root.line[:2])
    if not one_ended:
        return Row(twigs, left=first, right=second)
    turned = [Twig(twig.piece.turned, twig.place, twig.sides) for twig in reversed(twigs)]
    return Row(turned, right=first)


def rows_of(root: Root, *, one_ended: bool = False, apart: bool = False) -> Iterator[Row]:
    """Yield the rows of a first tile; ``apart``: each arm has one, even if there are few."""
    if root.twig is None:
        yield from _of_arms(root.bare, None)
    elif apart or len(root.arms) > _MOST_ARMS or len(root.line) < 2:  # noqa: PLR2004
        yield Row([root.twig])
        yield from _of_arms(root.line, root.twig.piece)
        yield from _of_arms(root.twig.sides, _stem(root))
    else:
        row = _line(root, one_ended=one_ended)
        yield row
        yield from _of_sides(row.twigs)


class Sheet(NamedTuple):
    """The places of the tiles of all rows, and by arm the point behind its last tile."""

    places: list[Place]
    tips: dict[int, tuple[float, float]]


def in_rows(rows: Iterable[Row], width: float) -> Sheet:
    """Return where the tiles of all rows lie, in rows about ``width`` long."""
    sheet, middle = Sheet([], {}), 0.0
    for row in rows:
        pen = Pen(0, middle, RIGHT)
        if row.stem:
            place, pen = place_at(row.stem, pen)
            sheet.places.append(replace(place, again=True))
        for twig in row.twigs:
            if pen.x >= width:
                middle += _ROW
                pen = Pen(_INDENT, middle, RIGHT)
            place, pen = place_at(twig.piece, pen)
            sheet.places.append(place)
        if row.right is not None:
            sheet.tips[row.right] = (pen.x, pen.y)
        middle += _ROW
    return sheet
