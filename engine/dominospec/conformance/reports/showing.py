# SPDX-License-Identifier: MIT
"""Positions and values of a report as markup: whatever is a tile is drawn."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from markupsafe import Markup, escape

from dominospec.conformance.reports.phrases import value_text
from dominospec.conformance.reports.reading import Record
from dominospec.pictures.drawing import Caption, draw_hand, draw_line, draw_trains

_TILE: Final = re.compile(r"\d{1,2}-\d{1,2}")
_LAID: Final = frozenset({"tile", "end", "out"})
_DRAWN: Final = frozenset({"line", "hands", "ends", "boneyard", "trains"})
_WIDTH: Final = 22.0
"""How wide a line may grow before it bends, in half-tiles."""


def _is_tile(value: Any) -> bool:
    return isinstance(value, str) and bool(_TILE.fullmatch(value))


def _are_tiles(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_tile, value))


def _is_move(value: Any) -> bool:
    return isinstance(value, Mapping) and "move" in value


def _are_hands(value: Any) -> bool:
    return (
        isinstance(value, list)
        and any(map(_are_tiles, value))
        and all(item in (None, []) or _are_tiles(item) for item in value)
    )


def _are_laid(value: Any) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(item, Mapping) and item.keys() >= _LAID for item in value)
    )


def ticked(text: str) -> Markup:
    """Return a sentence whose words between backticks are code."""
    return Markup(re.sub("`([^`]+)`", r"<code>\1</code>", str(escape(text))))  # noqa: S704 - escaped


def _code(value: Any) -> Markup:
    return Markup("<code>{}</code>").format(value_text(value))


@dataclass
class Pictures:
    """Draws for one page; every picture gets ids of its own."""

    numbers: Iterator[int] = field(default_factory=count)

    def _caption(self, title: str, text: str) -> Caption:
        return Caption(title, text, f"p{next(self.numbers)}")

    def tiles(self, tiles: Sequence[str]) -> Markup:
        """Return tiles beside each other."""
        if not tiles:
            return Markup('<span class="none">none</span>')
        caption = self._caption("Tiles", ", ".join(tiles))
        return Markup(draw_hand(tiles, caption))  # noqa: S704 - the drawing escapes what it shows

    def line(self, state: Record) -> Markup:
        """Return what is laid: the line with its arms, or the trains."""
        line = state.get("line")
        if not line:
            return Markup('<span class="none">nothing laid</span>')
        try:
            drawn = self._laid(state)
        except (KeyError, ValueError, IndexError, TypeError):  # an engine may tell what cannot be
            return _code(line)
        return Markup(drawn)  # noqa: S704 - the drawing escapes what it shows

    def _laid(self, state: Record) -> str:
        line = state["line"]
        caption = self._caption("The tiles laid", ", ".join(piece["tile"] for piece in line))
        if not state.get("trains"):
            return draw_line(line, caption, state.get("ends"), _WIDTH)
        names = {train["end"]: f"end {train['end']}" for train in state["trains"]}
        return draw_trains(state, names, caption, _WIDTH)

    def _hands(self, hands: Sequence[Sequence[str] | None]) -> Markup:
        rows = (Markup("<div>{}</div>").format(self.tiles(hand or [])) for hand in hands)
        return Markup("").join(rows)

    def _move(self, move: Record) -> Markup:
        text = Markup("<span>{}</span>").format(value_text(move))
        return self.tiles([move["tile"]]) + text if _is_tile(move.get("tile")) else text

    def value(self, value: Any) -> Markup:
        """Return a value: tiles drawn, a move in words with its tile, all else as JSON."""
        shown = next((show for fits, show in SHOWN if fits(value)), lambda _, other: _code(other))
        return shown(self, value)


SHOWN: Final[tuple[tuple[Callable[[Any], bool], Callable[[Pictures, Any], Markup]], ...]] = (
    (lambda value: value is None, lambda _, __: Markup('<span class="none">nothing</span>')),
    (_is_tile, lambda pictures, tile: pictures.tiles([tile])),
    (_are_tiles, Pictures.tiles),
    (_are_hands, Pictures._hands),  # noqa: SLF001 - the table is a part of the class
    (_are_laid, lambda pictures, line: pictures.line({"line": line})),
    (_is_move, Pictures._move),  # noqa: SLF001
)
"""How values are shown: the first test that holds says."""


def _laid_over(wanted: Any, got: Any) -> Any:
    """Return what came, with what was wanted in its place."""
    if isinstance(wanted, dict) and isinstance(got, dict):
        return {**got, **{key: _laid_over(value, got.get(key)) for key, value in wanted.items()}}
    if isinstance(wanted, list) and isinstance(got, list) and len(wanted) == len(got):
        return [_laid_over(one, other) for one, other in zip(wanted, got, strict=True)]
    return wanted


def wanted_position(row: Record) -> Record | None:
    """Return the position that a step expects, where it says something that can be drawn.

    What it does not name is as it came: only what is named was compared.
    """
    got, wanted = row.get("position"), row.get("doing", {}).get("expect")
    if not (got and wanted and _DRAWN & wanted.keys() and row.get("differences")):
        return None
    merged = _laid_over(wanted, got)
    assert isinstance(merged, dict)
    return merged
