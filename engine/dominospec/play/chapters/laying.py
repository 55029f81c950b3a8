# SPDX-License-Identifier: MIT
"""Counts and facts of the layout (spec/language.md, 15)."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from dominospec.play.chapters.ends import (
    End,
    Place,
    counted_ends,
    matching,
    open_ends,
    open_ends_sum,
    place_laid,
)
from dominospec.play.chapters.join import open_numbers
from dominospec.play.chapters.seats import among
from dominospec.play.chapters.view import Count, Fact, Parameters, View
from dominospec.play.position import Layout, Piece

OF_LAID_TILE = frozenset({"lead", "play", "out", "block"})
"""The events whose tile is the last one laid."""

_TIMES: Mapping[str, int] = {"once": 1, "twice": 2, "never": 0}
"""How often an end of a double is counted."""

_FREE: Mapping[str, Callable[[View], list[End]]] = {
    "counted": lambda view: counted_ends(view.position.layout),
    "open": lambda view: open_ends(view.position),
}


def is_of_tile(view: View) -> bool:
    """Whether the event speaks of the last tile laid."""
    return view.moment.event in OF_LAID_TILE and view.moment.tile is not None


def _layout(view: View) -> Layout:
    return view.position.layout or Layout()


def _number(ends: Iterable[End], of: Parameters) -> int:
    doubles = _TIMES[of["doubles"]]
    return sum(doubles if end.piece.tile.is_double else 1 for end in ends)


def _ends(view: View, of: Parameters) -> int:
    now = view.position
    found = [
        end
        for end in _FREE[of["free"]](view)
        if matching(now, Place(end.piece, end.arm, end.shows), of["ends"])
    ]
    return _number(found, of)


def _last(view: View) -> Piece | None:
    """Return the tile of the event, if it has been laid."""
    pieces = _layout(view).pieces
    return pieces[-1] if pieces and is_of_tile(view) else None


def _free_number(view: View, _of: Parameters) -> int | None:
    piece = _last(view)
    shows = _layout(view).faces[piece.line[0]] if piece and piece.line else ()
    return shows[0] if len(shows) == 1 else None


def _joined_number(view: View, _of: Parameters) -> int | None:
    piece = _last(view)
    return piece.joined[0] if piece and piece.joined else None


def _neighbour(view: View) -> Piece | None:
    piece = _last(view)
    return None if piece is None or piece.on is None else _layout(view).pieces[piece.on]


def _before_neighbour(view: View) -> Piece | None:
    piece = _neighbour(view)
    return None if piece is None or piece.on is None else _layout(view).pieces[piece.on]


def _pips(find: Callable[[View], Piece | None]) -> Count:
    def read(view: View, _of: Parameters) -> int | None:
        piece = find(view)
        return None if piece is None else piece.tile.pips

    return read


def _ends_as_laid(view: View, of: Parameters) -> int:
    number = _free_number(view, of)
    return _number([end for end in counted_ends(_layout(view)) if number in end.shows], of)


def _alike_ends(view: View, _of: Parameters) -> int:
    groups: Counter[int] = Counter()
    for end in counted_ends(_layout(view)):
        is_alone = end.piece.tile.is_double and end.piece.on is None and not end.piece.covered
        groups.update(dict.fromkeys(end.shows, 2 if is_alone else 1))
    return max(groups.values(), default=0)


def _double_ends(view: View, _of: Parameters) -> int:
    return sum(end.piece.tile.is_double for end in counted_ends(_layout(view)))


_SINCE: Mapping[str, Callable[[Layout], int]] = {
    "round": lambda _layout: 0,
    "turn": lambda layout: layout.began,
}


def _laid(view: View, of: Parameters) -> int:
    layout = _layout(view)
    began = _SINCE[of["since"]](layout)
    pieces = [piece for piece in layout.pieces[began:] if _is_meant(view, piece, of)]
    if "by" in of:
        seats = among(view.plan, view.position, of["by"], view.moment, view.subject)
        pieces = [piece for piece in pieces if piece.seat in seats]
    if of["worth"] == "one-each":
        return len(pieces)
    return view.plan.count(piece.tile for piece in pieces)


def _is_meant(view: View, piece: Piece, of: Parameters) -> bool:
    """Whether a tile is one asked for, laid at one of the ends asked for, as these are now."""
    if not of["at"] or piece.tile not in of["tiles"]:
        return piece.tile in of["tiles"]
    place = place_laid(_layout(view), piece)
    return place is not None and matching(view.position, place, of["at"])


_WHICH: Mapping[str, int] = {"first-tile": 0, "last-tile": -1}

_COVERED: Mapping[str, Callable[[Piece], int]] = {
    "any": lambda piece: len(piece.covered) + (piece.arm is not None),
    "line": lambda piece: len(set(piece.covered) & set(piece.line)) + (piece.arm is not None),
    "side": lambda piece: len(set(piece.covered) & set(piece.sides)),
}


def _covered_arms(view: View, of: Parameters) -> int | None:
    pieces = _layout(view).pieces
    return _COVERED[of["place"]](pieces[_WHICH[of["of"]]]) if pieces else None


def _before(read: Callable[[View], int]) -> Count:
    return lambda view, _of: read(view) if is_of_tile(view) else 0


COUNTS: Mapping[str, Count] = {
    "open-ends": lambda view, _of: open_ends_sum(view.position),
    "ends": _ends,
    "ends-as-laid": _ends_as_laid,
    "alike-ends": _alike_ends,
    "double-ends": _double_ends,
    "open-numbers": lambda view, _of: open_numbers(view.position.ends),
    "open-ends-before": _before(lambda view: view.position.tally.open_ends),
    "open-numbers-before": _before(lambda view: view.position.tally.open_numbers),
    "fits-ends": _before(lambda view: view.position.tally.fits_ends),
    "free-number": _free_number,
    "joined-number": _joined_number,
    "laid-tile": _pips(_last),
    "neighbour-tile": _pips(_neighbour),
    "before-neighbour": _pips(_before_neighbour),
    "laid": _laid,
    "covered-arms": _covered_arms,
}


def _fills(view: View) -> bool:
    """Whether the play covered the last arm of a tile that had to be filled."""
    piece, under = _last(view), _neighbour(view)
    if piece is None or under is None:
        return False
    return under.axes.fill != "free" and piece.on not in _layout(view).waiting


def _shares_double(view: View) -> bool:
    piece, under = _last(view), _neighbour(view)
    return bool(piece and under and piece.tile.is_double and under.tile.is_double)


FACTS: Mapping[str, Fact] = {"fills": _fills, "shares_double": _shares_double}
