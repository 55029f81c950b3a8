# SPDX-License-Identifier: MIT
"""The ends that count, and the places at which tiles lie (spec/language.md, 5 and 15)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from dominospec.play.chapters.trains import train_of
from dominospec.play.growth import Axes
from dominospec.play.position import Layout, Piece, Position, Shows
from dominospec.tiles import Tile

BARE = Piece(Tile(1, 0), -1, Axes())
"""Stands for the tile where there is none: a train may begin there on the bare table."""


def _at(layout: Layout, arm: int) -> Piece:
    """Return the tile at the end of an arm."""
    place = layout.at[arm]
    return layout.pieces[place] if place >= 0 else BARE


class End(NamedTuple):
    """An end that counts: what it shows and what that comes to, the tile and one of its arms."""

    shows: Shows
    value: int
    piece: Piece
    arm: int


def _free(piece: Piece) -> list[int]:
    """Return the arms of a tile that are open, dead or closed, and have no tile."""
    return [arm for arm in piece.free if piece.opened or arm not in piece.sides]


def halves(piece: Piece) -> int:
    """Return how many halves of a double count."""
    line = len(set(piece.covered) & set(piece.line)) + (piece.arm is not None)
    aside = len(set(piece.covered) & set(piece.sides))
    counts = piece.axes.counts
    exactly = dict(counts.exactly).get((line, aside))
    if exactly is not None:
        return exactly
    if not piece.free:
        return 0
    by_number = counts.alone, counts.one_covered, counts.two_covered, counts.three_covered
    return by_number[min(line + aside, 3)]


def _of_double(piece: Piece) -> Iterator[End]:
    count = halves(piece)
    if count:
        arm = next(iter(_free(piece) or piece.arms), -1)
        yield End((piece.tile.high,), piece.tile.high * count, piece, arm)


def _of_mixed(piece: Piece, faces: tuple[Shows, ...]) -> Iterator[End]:
    counted: set[int] = set()
    for arm in _free(piece):
        shows = tuple(number for number in faces[arm] if number not in counted)
        counted.update(shows)
        if shows:
            yield End(shows, sum(shows), piece, arm)


def counted_ends(layout: Layout | None) -> list[End]:
    """Return the ends that count, tile by tile in the order laid."""
    if layout is None:
        return []
    outer = set(layout.at)
    return [
        end
        for place, piece in enumerate(layout.pieces)
        if place in outer or piece.tile.is_double  # a mixed tile inside has no free arm
        for end in _of(piece, layout)
    ]


def _of(piece: Piece, layout: Layout) -> Iterator[End]:
    return _of_double(piece) if piece.tile.is_double else _of_mixed(piece, layout.faces)


def open_ends(position: Position) -> list[End]:
    """Return the ends on which a tile can be laid, arm by arm."""
    layout = position.layout or Layout()
    arms = [arm for arm, shows in enumerate(position.ends) if shows]
    return [End(position.ends[arm], sum(position.ends[arm]), _at(layout, arm), arm) for arm in arms]


def open_ends_sum(position: Position) -> int:
    """Return what all ends that count come to."""
    return sum(end.value for end in counted_ends(position.layout))


class Place(NamedTuple):
    """Where a tile lies or may be laid: the tile that it joins, the arm, and what that shows."""

    piece: Piece
    arm: int
    shows: Shows


def place_of(position: Position, arm: int) -> Place:
    """Return the place at the end of an arm."""
    layout = position.layout or Layout()
    return Place(_at(layout, arm), arm, layout.faces[arm])


def place_laid(layout: Layout, piece: Piece) -> Place | None:
    """Return the place at which a tile was laid; None for the lead."""
    if piece.arm is None:
        return None
    on = BARE if piece.on is None else layout.pieces[piece.on]
    return Place(on, piece.arm, piece.joined)


def _is_last(position: Position, place: Place) -> bool:
    return position.layout is not None and position.layout.pieces[-1] == place.piece


_OF: Mapping[str, Callable[[Position, Place], bool]] = {
    "any-tile": lambda _now, _place: True,
    "first-tile": lambda _now, place: place.piece.arm is None,
    "doubles": lambda _now, place: place.piece.tile.is_double,
    "mixed-tiles": lambda _now, place: not place.piece.tile.is_double,
    "last-tile": _is_last,
    "not-last-tile": lambda now, place: not _is_last(now, place),
}

_PLACE: Mapping[str, Callable[[Place], bool]] = {
    "line": lambda place: place.arm not in place.piece.sides,
    "side": lambda place: place.arm in place.piece.sides,
}


def _was_used(position: Position, place: Place) -> bool:
    """Whether a tile was laid on the arm in this turn."""
    layout = position.layout or Layout()
    return any(piece.arm == place.arm for piece in layout.pieces[layout.began :])


def _is_own(position: Position, place: Place) -> bool:
    _, owners = position.table.trains[train_of(position, place.arm)]
    return position.turn.seat in owners


def _is_common(position: Position, place: Place) -> bool:
    _, owners = position.table.trains[train_of(position, place.arm)]
    return not owners


_TRAIN: Mapping[str, Callable[[Position, Place], bool]] = {
    "own": _is_own,
    "others": lambda now, place: not (_is_own(now, place) or _is_common(now, place)),
    "the-table": _is_common,
}
"""Whose train the arm belongs to, seen from the seat to move."""

_USED: Mapping[str, bool] = {"this-turn": True, "not-this-turn": False}

_KEYS: Mapping[str, Callable[[Position, Place, Any], bool]] = {
    "of": lambda now, place, word: _OF[word](now, place),
    "tile": lambda _now, place, tiles: place.piece.tile in tiles,
    "shows": lambda _now, place, numbers: not numbers.isdisjoint(place.shows),
    "used": lambda now, place, word: _was_used(now, place) is _USED[word],
    "place": lambda _now, place, word: _PLACE[word](place),
    "train": lambda now, place, word: bool(now.table.trains) and _TRAIN[word](now, place),
}
_OF_THE_ARM = frozenset({"shows", "used", "train"})
"""Keys that say nothing of the tile at the end, so that they may hold where there is none."""

_READ: Mapping[str, Callable[[Any], Any]] = {
    "tile": lambda texts: frozenset(map(Tile.parse, texts)),
    "shows": frozenset,
}

Ends: TypeAlias = tuple[tuple[str, Any], ...]
"""A compiled record of ends: its keys, all of which must hold."""


def compile_ends(written: Mapping[str, Any]) -> Ends:
    """Compile a record that says which ends are meant."""
    return tuple((key, _READ.get(key, str)(value)) for key, value in written.items())


def matching(position: Position, place: Place, asked: Ends) -> bool:
    """Whether a place is one of those asked for."""
    is_there = place.piece is not BARE
    return all(
        (is_there or key in _OF_THE_ARM) and _KEYS[key](position, place, value)
        for key, value in asked
    )


def matching_arms(position: Position, asked: Ends) -> Iterable[int]:
    """Return the arms whose ends, open or not, are asked for."""
    arms = range(len(position.ends))
    return [arm for arm in arms if matching(position, place_of(position, arm), asked)]
