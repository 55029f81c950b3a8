# SPDX-License-Identifier: MIT
"""Positions drawn in text: the line of play, hands, and who holds how much.

A tile is a box of three rows; one laid across the line stands on end and has five. Numbers instead
of pips make every set look alike, to double-21.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dominospec.pictures.rows import Row, rows_of
from dominospec.pictures.tree import Piece, is_one_ended, origins, tree
from dominospec.terminal.names import Names, arm_name, listed, shown_by
from dominospec.terminal.screen import Style, flowed
from dominospec.tiles import Tile

_ROOMY: Final = 48
"""From so many columns on the ends are named beside the line."""

_MOST_BACKS: Final = 14
"""More tiles than these are only counted."""


@dataclass(frozen=True, slots=True)
class Box:
    """A tile as drawn: rows of equal width, and a colour or none."""

    rows: tuple[str, ...]
    colour: str = ""

    @property
    def width(self) -> int:
        """Columns it takes."""
        return len(self.rows[0])

    def painted(self, style: Style, height: int) -> list[str]:
        """Return the rows with blank ones above and below to make the height."""
        blank = [" " * self.width] * ((height - len(self.rows)) // 2)
        rows = [style.paint(row, self.colour) if self.colour else row for row in self.rows]
        return [*blank, *rows, *blank]


@dataclass(frozen=True, slots=True)
class Drawer:
    """Draws the tiles of one set in one style; ``cell`` is the width of a number."""

    style: Style
    cell: int = 1

    def box(self, halves: tuple[int, int], *, across: bool = False, colour: str = "") -> Box:
        """Return a tile that lies along the row, or stands across it."""
        signs = self.style.signs
        first, second = (str(half).rjust(self.cell) for half in halves)
        bar = signs.level * self.cell
        top, middle, bottom = signs.frame
        if across:
            edges = [f"{frame[0]}{bar}{frame[2]}" for frame in (top, middle, bottom)]
            one, other = (f"{signs.upright}{half}{signs.upright}" for half in (first, second))
            return Box((edges[0], one, edges[1], other, edges[2]), colour)
        halves_row = signs.upright.join(("", first, second, ""))
        edges = [f"{frame[0]}{bar}{frame[1]}{bar}{frame[2]}" for frame in (top, bottom)]
        return Box((edges[0], halves_row, edges[1]), colour)

    def line(self, seen: Mapping[str, Any], doubles: str) -> list[str]:
        """Return the layout, a row for each arm, in rows that fit the width, its ends marked."""
        laid = seen["line"]
        if not laid:
            return ["   (no tile has been laid)"]
        roots = tree(laid, doubles)
        one_ended = is_one_ended(roots, seen.get("ends", ()))
        rows = (row for root in roots for row in rows_of(root, one_ended=one_ended))
        trains = len(seen.get("trains", ()))
        return [text for row in rows for text in self._arm(row, len(laid) - 1, trains)]

    def _arm(self, row: Row, newest: int, trains: int) -> Iterator[str]:
        """Yield the rows of characters of an arm; the newest tile of all is coloured."""
        boxes = [self._piece(row.stem, "quiet")] if row.stem else []
        boxes += [
            self._piece(twig.piece, "newest" if twig.place == newest else "") for twig in row.twigs
        ]
        margins = self._margins(row, trains)
        room = self.style.width - sum(max(map(len, side)) for side in margins)
        for lines in self._marked(in_rows(boxes, room), margins):
            yield from lines

    def _piece(self, piece: Piece, colour: str) -> Box:
        return self.box(piece.halves, across=piece.across, colour=colour)

    def _margins(self, row: Row, trains: int) -> tuple[tuple[str, str], tuple[str, str]]:
        """Return what stands before a row and behind it: at an end of an arm, and elsewhere."""
        signs, roomy = self.style.signs, self.style.width >= _ROOMY
        left = f" {arm_name(0)} {signs.left} " if roomy else f"{signs.left} "
        onward = f"{signs.onward} ".rjust(len(left))
        if row.left is None:
            left = " " * len(left)
        right = "" if row.right is None else f" {signs.right}"
        if row.right is not None and (roomy or row.stem):
            right += f" {arm_name(row.right, trains)}"
        return (left, onward), (right, f" {signs.onward}")

    def _marked(
        self, rows: Sequence[Sequence[Box]], margins: tuple[tuple[str, str], tuple[str, str]]
    ) -> Iterator[list[str]]:
        for place, boxes in enumerate(rows):
            before = margins[0][place > 0]
            after = margins[1][place < len(rows) - 1]
            yield self._row(boxes, (before, after))

    def _row(self, boxes: Sequence[Box], beside: tuple[str, str]) -> list[str]:
        """Return the rows of characters of tiles side by side."""
        height = max(len(box.rows) for box in boxes)
        columns = [box.painted(self.style, height) for box in boxes]
        lines = ["".join(parts) for parts in zip(*columns, strict=True)]
        indent = " " * len(beside[0])
        marks = [self.style.paint(mark, "end") for mark in beside]
        return [
            f"{marks[0]}{line}{marks[1]}" if place == height // 2 else (indent + line).rstrip()
            for place, line in enumerate(lines)
        ]

    def hand(self, tiles: Iterable[str], playable: Iterable[str] = ()) -> list[str]:
        """Return tiles that lie open beside each other; those that can be played are coloured."""
        good = frozenset(playable)
        boxes = [
            self.box(Tile.parse(tile), colour="playable" if tile in good else "") for tile in tiles
        ]
        spaced = [row for row in in_rows(boxes, self.style.width - 1, gap=1) if row]
        return [line for row in spaced for line in self._spaced(row)]

    def _spaced(self, boxes: Sequence[Box]) -> list[str]:
        columns = [box.painted(self.style, 3) for box in boxes]
        return [" " + " ".join(parts) for parts in zip(*columns, strict=True)]


def in_rows(boxes: Sequence[Box], room: int, gap: int = 0) -> list[list[Box]]:
    """Return the boxes in rows not wider than the room; each row has at least one."""
    rows: list[list[Box]] = [[]]
    used = 0
    for box in boxes:
        if rows[-1] and used + box.width > room:
            rows.append([])
            used = 0
        rows[-1].append(box)
        used += box.width + gap
    return rows


def drawer(style: Style, highest_double: int) -> Drawer:
    """Return the drawer of a set."""
    return Drawer(style, len(str(highest_double)))


def _pile(name: str, count: int, style: Style) -> str:
    """Return a name with so many tiles face down."""
    backs = style.signs.back * count if count <= _MOST_BACKS else ""
    return f"{name} {style.paint(backs, 'quiet')}{' ' if backs else ''}{count}"


def holdings(seen: Mapping[str, Any], names: Names, style: Style) -> list[str]:
    """Return how many tiles everybody else holds, and how many are left to draw."""
    sizes = enumerate(seen["hand_sizes"])
    parts = [_pile(names.seat(seat), size, style) for seat, size in sizes if seat != names.me]
    if seen["boneyard"]:
        parts.append(_pile("boneyard", seen["boneyard"], style))
    return flowed(parts, style.width)


def _owner(train: Mapping[str, Any], names: Names) -> str:
    """Return whose train it is, and whether it bears a marker."""
    owners = listed(names.short(seat) for seat in train["owners"]) if train["owners"] else "all"
    whose = "yours" if train["owners"] == [names.me] else owners
    return f" ({whose}{', marked' if train['marked'] else ''})"


def ends(seen: Mapping[str, Any], names: Names) -> str:
    """Return what the open ends show, in words, and of which tile or player an arm is."""
    trains = seen.get("trains", ())
    sprung = origins(seen.get("line", ()))
    started = {laid["end"] for laid in seen.get("line", ())}
    parts = []
    for end in seen["ends"]:
        arm = end["end"]
        of = f" of {sprung[arm]}" if arm in sprung and arm not in started else ""
        if arm < len(trains):
            of = _owner(trains[arm], names)
        name = f"{arm_name(arm, len(trains))}{of}"
        parts.append(f"{name}{':' if ' ' in name else ''} {shown_by(end['shows'])}")
    return f"Open ends: {', '.join(parts)}" if parts else ""
