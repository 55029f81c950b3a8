# SPDX-License-Identifier: MIT
"""The arms of a layout, found again from the ``line`` of an observation.

An arm is a chain of tiles; from a tile of it other arms may spring, to its sides. The first tile
has arms 0 and 1 and those it opened. A layout may have several first tiles, or none: then an arm
begins on the bare table.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from dominospec.tiles import Tile

_LINE_ARMS: Final = (0, 1)


@dataclass(frozen=True, slots=True)
class Piece:
    """A tile of a chain: its halves as the chain goes, and whether it lies crosswise."""

    halves: tuple[int, int]
    across: bool

    @property
    def may_turn(self) -> bool:
        """Whether a corner may be at this tile, or beside it."""
        return not self.across and self.halves[0] != self.halves[1]

    @property
    def turned(self) -> "Piece":
        """The same tile, seen from the other end of the chain."""
        return self if self.across else Piece(self.halves[::-1], self.across)


@dataclass(slots=True)
class Twig:
    """A tile in the layout; ``place`` is its place in the order laid, ``sides`` its side arms."""

    piece: Piece
    place: int
    sides: list["Arm"] = field(default_factory=list)


@dataclass(slots=True)
class Arm:
    """An arm: its number and its tiles from the beginning outward."""

    id: int
    twigs: list[Twig] = field(default_factory=list)

    def within(self) -> Iterator["Arm"]:
        """Yield the arm if it has tiles, and all arms with tiles that spring from it."""
        if self.twigs:
            yield self
        for twig in self.twigs:
            for arm in twig.sides:
                yield from arm.within()


@dataclass(slots=True)
class Root:
    """A first tile with its line arms, or a bare place from which arms spring."""

    twig: Twig | None
    line: tuple[Arm, ...] = ()
    bare: list[Arm] = field(default_factory=list)

    @property
    def arms(self) -> list[Arm]:
        """All arms of the first tile, in order."""
        return [*self.line, *(self.twig.sides if self.twig else self.bare)]

    @property
    def is_line(self) -> bool:
        """Whether every tile lies in one line with the first."""
        first = self.twig is not None and not any(arm.twigs for arm in self.twig.sides)
        grown = [twig for arm in self.line for twig in arm.twigs]
        return first and not any(arm.twigs for twig in grown for arm in twig.sides)


def _oriented(laid: Mapping[str, Any]) -> tuple[int, int]:
    """Return the halves of a tile, the one that faces out last."""
    tile, out = Tile.parse(laid["tile"]), laid["out"]
    if not isinstance(out, int):
        return (tile.high, tile.low)
    return (tile.low if out == tile.high else tile.high, out)


def piece_of(laid: Mapping[str, Any], doubles: str = "crosswise") -> Piece:
    """Return a tile of an observation; ``doubles`` lie so where the line itself does not tell."""
    is_double = Tile.parse(laid["tile"]).is_double
    usual = "crosswise" if laid["out"] == "across" else "lengthwise"
    return Piece(_oriented(laid), laid.get("lies", doubles if is_double else usual) == "crosswise")


class _Growth:
    """The layout as it grows, tile by tile."""

    def __init__(self) -> None:
        self.roots: list[Root] = []
        self.arms: dict[int, Arm] = {}

    def lay(self, laid: Mapping[str, Any], twig: Twig) -> None:
        """Put a tile where it was laid, with the arms that it opened."""
        opened = [Arm(number) for number in laid.get("opens", ())]
        if laid["end"] is None:
            line, opened = self._line(opened)
            self.roots.append(Root(twig, line))
            self._know(line)
        else:
            self._arm(laid["end"]).twigs.append(twig)
        twig.sides = opened
        self._know(opened)

    def _line(self, opened: list[Arm]) -> tuple[tuple[Arm, ...], list[Arm]]:
        """Return the line arms of a first tile and its side arms.

        A hub says of all its arms that it opens them; none of them is in line with another. Of a
        later first tile the line arms are told, too.
        """
        if self.roots:
            return tuple(opened[:2]), opened[2:]
        if any(arm.id in _LINE_ARMS for arm in opened):
            return (), opened
        return tuple(map(Arm, _LINE_ARMS)), opened

    def _know(self, arms: Sequence[Arm]) -> None:
        self.arms.update((arm.id, arm) for arm in arms)

    def _arm(self, number: int) -> Arm:
        """Return an arm; one that no tile has opened begins on the bare table."""
        if number not in self.arms:
            if not self.roots or self.roots[-1].twig:
                self.roots.append(Root(None))
            self.roots[-1].bare.append(Arm(number))
            self._know(self.roots[-1].bare)
        return self.arms[number]


def tree(line: Sequence[Mapping[str, Any]], doubles: str = "crosswise") -> list[Root]:
    """Return the layout of an observation's line, one root for each first tile."""
    growth = _Growth()
    for place, laid in enumerate(line):
        growth.lay(laid, Twig(piece_of(laid, doubles), place))
    return growth.roots


def origins(line: Sequence[Mapping[str, Any]]) -> dict[int, str]:
    """Return for each arm that sprang from the side of a tile which tile that was."""
    return {arm: laid["tile"] for laid in line for arm in laid.get("opens", ())}


def main_line(root: Root) -> list[Twig]:
    """Return the tiles in line with the first one, from the end of arm 0 to the end of arm 1.

    The pieces of arm 0 are turned, so that all halves go in the direction of the line.
    """
    before, after = (arm.twigs for arm in (*root.line, Arm(0), Arm(1))[:2])
    turned = [Twig(twig.piece.turned, twig.place, twig.sides) for twig in reversed(before)]
    return [*turned, *([root.twig] if root.twig else []), *after]


def is_one_ended(roots: Sequence[Root], ends: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the first tile grows at arm 0 only: at arm 1 nothing lies, and nothing can."""
    if len(roots) != 1 or len(roots[0].line) != len(_LINE_ARMS):
        return False
    other = roots[0].line[1]
    return bool(ends) and not other.twigs and all(end["end"] != other.id for end in ends)


def pieces(line: Sequence[Mapping[str, Any]], doubles: str = "crosswise") -> tuple[Piece, ...]:
    """Return the tiles in line with the first one, from the end of arm 0 to the end of arm 1."""
    return tuple(twig.piece for root in tree(line, doubles)[:1] for twig in main_line(root))
