# SPDX-License-Identifier: MIT
"""Pictures of tiles as SVG: a line of play, a hand, a boneyard.

Colours are plain attributes, which every reader and every PDF maker understands; a style sheet
overrides them by the classes ``face``, ``bar``, ``pips``, ``number`` and ``sign``. The same call
gives the same bytes. Each picture carries a title and its content in words for those who do not
see it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final, NamedTuple

from dominospec.pictures.compass import grown
from dominospec.pictures.pips import NUMBERED_FROM, dots, radius
from dominospec.pictures.placing import USUAL_WIDTH, Place, placed
from dominospec.pictures.rows import in_rows, rows_of
from dominospec.pictures.tree import Root, is_one_ended, main_line, tree
from dominospec.tiles import Tile

UNIT: Final = 30
"""Side of a half-tile in user units."""
MARGIN: Final = 0.2
GAP: Final = 0.3
"""Room between tiles of a hand, in half-tiles."""
IN_ROW: Final = 10
"""Tiles in a row of a hand or boneyard."""
_SIGN_SIZE: Final = 0.6
_SIGN_GAP: Final = 0.5
"""How large the names of trains are, and how far from the last tile."""
INSET: Final = 0.03
"""So much smaller than its place is a tile on each side, so that neighbours stay apart."""


@dataclass(frozen=True, slots=True)
class Caption:
    """The words of a picture, and the prefix that keeps its ids apart from others of the page."""

    title: str
    text: str
    prefix: str


class Sign(NamedTuple):
    """The name of a train behind its last tile, and whether it bears a marker."""

    x: float
    y: float
    text: str
    marked: bool


def _number(value: float) -> str:
    """Return a length in user units, as short as possible."""
    return f"{round(value * UNIT, 1):g}"


def _face(place: Place) -> str:
    x, y = _number(place.x + INSET), _number(place.y + INSET)
    width, height = _number(place.width - 2 * INSET), _number(place.height - 2 * INSET)
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{_number(0.14)}"/>'


def _bar(place: Place) -> str:
    """Return the bar between the halves."""
    x, y = place.x + place.width / 2, place.y + place.height / 2
    reach = 0.34
    if place.upright:
        return f"M{_number(x - reach)} {_number(y)}H{_number(x + reach)}"
    return f"M{_number(x)} {_number(y - reach)}V{_number(y + reach)}"


def _halves(place: Place) -> Iterable[tuple[int, float, float]]:
    """Yield the number of each half and the corner of its square."""
    first, second = place.halves
    yield first, place.x, place.y
    yield second, place.x + (0 if place.upright else 1), place.y + (1 if place.upright else 0)


def _pips(place: Place) -> Iterable[str]:
    for pips, left, top in _halves(place):
        size = _number(radius(pips))
        for x, y in dots(pips, upright=place.upright):
            yield f'<circle cx="{_number(left + x)}" cy="{_number(top + y)}" r="{size}"/>'


def _numbers(place: Place) -> Iterable[str]:
    for pips, left, top in _halves(place):
        if pips >= NUMBERED_FROM:
            yield f'<text x="{_number(left + 0.5)}" y="{_number(top + 0.91)}">{pips}</text>'


def _group(tag: str, attributes: str, content: Iterable[str]) -> str:
    inside = "".join(content)
    return f'<g class="{tag}" {attributes}>{inside}</g>' if inside else ""


def _drawn(places: Sequence[Place], *, face_up: bool = True) -> str:
    """Return the tiles; those that lie elsewhere already are pale."""
    again = [place for place in places if place.again]
    shown = _tiles([place for place in places if not place.again], face_up=face_up)
    return shown + (f'<g class="again" opacity="0.4">{_tiles(again)}</g>' if again else "")


def _tiles(places: Sequence[Place], *, face_up: bool = True) -> str:
    side, fill = ("face", "#fffdf5") if face_up else ("back", "#8a7357")
    parts = [_group(side, f'fill="{fill}" stroke="#4a4033"', map(_face, places))]
    if face_up:
        bars = "".join(map(_bar, places))
        parts += [
            f'<path class="bar" d="{bars}" stroke="#4a4033" stroke-width="1.2"/>',
            _group("pips", 'fill="#26211a"', (dot for place in places for dot in _pips(place))),
            _group(
                "number",
                f'fill="#26211a" font-family="sans-serif" font-size="{_number(0.38)}"'
                ' font-weight="bold" text-anchor="middle"',
                (text for place in places for text in _numbers(place)),
            ),
        ]
    return "".join(parts)


def _sign(sign: Sign) -> str:
    """Return the name behind a train, and its marker if it bears one."""
    x, y = sign.x + _SIGN_GAP, sign.y
    marker = f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(0.25)}" fill="#b5432a"/>'
    left = x + _SIGN_GAP if sign.marked else x
    return (marker if sign.marked else "") + (
        f'<text x="{_number(left)}" y="{_number(y + 0.2)}">{escape(sign.text)}</text>'
    )


def _signs(signs: Sequence[Sign]) -> str:
    return _group(
        "sign",
        f'fill="#26211a" font-family="sans-serif" font-size="{_number(_SIGN_SIZE)}"',
        map(_sign, signs),
    )


def _end_of(sign: Sign) -> float:
    """Return about how far to the right a name goes."""
    return sign.x + 2 * _SIGN_GAP + len(sign.text) * _SIGN_SIZE * 0.62


def _picture(
    places: Sequence[Place], caption: Caption, signs: Sequence[Sign] = (), *, face_up: bool = True
) -> str:
    """Return the SVG element around the tiles."""
    left = min((place.x for place in places), default=0) - MARGIN
    top = min((place.y for place in places), default=0) - MARGIN
    edges = [place.x + place.width for place in places] + [_end_of(sign) for sign in signs]
    right = max(edges, default=1) + MARGIN
    bottom = max((place.y + place.height for place in places), default=1) + MARGIN
    width, height = _number(right - left), _number(bottom - top)
    box = f"{_number(left)} {_number(top)} {width} {height}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tiles" role="img"'
        f' aria-labelledby="{caption.prefix}-t {caption.prefix}-d"'
        f' viewBox="{box}" width="{width}" height="{height}">'
        f'<title id="{caption.prefix}-t">{escape(caption.title)}</title>'
        f'<desc id="{caption.prefix}-d">{escape(caption.text)}</desc>'
        f"{_drawn(places, face_up=face_up)}{_signs(signs)}</svg>"
    )


def _side_by_side(halves: Sequence[tuple[int, int]]) -> list[Place]:
    """Return tiles that stand side by side."""
    return [
        Place(index % IN_ROW * (1 + GAP), index // IN_ROW * (2 + GAP), 1, 2, pair)
        for index, pair in enumerate(halves)
    ]


def laid_out(
    roots: list[Root], width: float = USUAL_WIDTH, *, one_ended: bool = False
) -> Sequence[Place]:
    """Return where all tiles lie: in a line that bends, in four directions, or in rows."""
    if len(roots) == 1 and roots[0].is_line:
        chain = [twig.piece for twig in main_line(roots[0])]
        return placed([piece.turned for piece in chain[::-1]] if one_ended else chain, width)
    found = grown(roots, width, one_ended=one_ended)
    if found is not None:
        return found
    rows = (row for root in roots for row in rows_of(root, one_ended=one_ended))
    return in_rows(rows, width).places


def draw_trains(
    state: Mapping[str, Any], names: Mapping[int, str], caption: Caption, width: float = USUAL_WIDTH
) -> str:
    """Return the picture of the trains of an observation, a row for each, with its name behind."""
    rows = (row for root in tree(state["line"]) for row in rows_of(root))
    sheet = in_rows(rows, width)
    signs = [
        Sign(*sheet.tips[train["end"]], names[train["end"]], train["marked"])
        for train in state["trains"]
        if train["end"] in sheet.tips
    ]
    return _picture(sheet.places, caption, signs)


def draw_line(
    line: Sequence[Mapping[str, Any]],
    caption: Caption,
    ends: Sequence[Mapping[str, Any]] | None = None,
    width: float = USUAL_WIDTH,
) -> str:
    """Return the picture of the ``line`` of an observation, about ``width`` halves wide.

    ``ends`` are those of the observation; they tell a line that grows at one end only.
    """
    roots = tree(line)
    one_ended = ends is not None and is_one_ended(roots, ends)
    return _picture(laid_out(roots, width, one_ended=one_ended), caption)


def draw_hand(tiles: Iterable[str], caption: Caption) -> str:
    """Return the picture of tiles that lie open beside each other."""
    return _picture(_side_by_side([Tile.parse(tile) for tile in tiles]), caption)


def draw_boneyard(count: int, caption: Caption) -> str:
    """Return the picture of so many tiles face down."""
    return _picture(_side_by_side([(0, 0)] * count), caption, face_up=False)
