# SPDX-License-Identifier: MIT
"""What an output stream can show: its width, its signs, its colours."""

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from textwrap import fill, wrap
from typing import Final, TextIO
from unicodedata import normalize

COLOURS: Final[Mapping[str, str]] = {
    "heading": "1",
    "end": "36",
    "newest": "33",
    "playable": "32",
    "refused": "31",
    "quiet": "2",
}
"""What is coloured, and the parameter of the ANSI sequence that does it."""

USUAL_WIDTH: Final = 80
LEAST_WIDTH: Final = 24


@dataclass(frozen=True, slots=True)
class Signs:
    """The characters that pictures are made of; ``frame`` has three rows of corners and tees."""

    frame: tuple[str, str, str]
    level: str
    upright: str
    back: str
    left: str
    right: str
    onward: str
    dot: str


DRAWN: Final = Signs(("┌┬┐", "├┼┤", "└┴┘"), "─", "│", "■", "◄", "►", "→", "·")
PLAIN: Final = Signs(("+++", "+++", "+++"), "-", "|", "#", "<", ">", "->", "-")


@dataclass(frozen=True, slots=True)
class Style:
    """How to draw on one stream."""

    signs: Signs = DRAWN
    coloured: bool = False
    width: int = USUAL_WIDTH

    def paint(self, text: str, colour: str) -> str:
        """Return the text in a colour of the table, or as it is where there are none."""
        return f"\033[{COLOURS[colour]}m{text}\033[0m" if self.coloured and text else text


_SEQUENCE: Final = re.compile("\033\\[[0-9;]*m")


def uncoloured(text: str) -> str:
    """Return the text without the sequences that colour it."""
    return _SEQUENCE.sub("", text)


def columns(text: str) -> int:
    """Return how many columns a line takes, coloured or not."""
    return len(uncoloured(text))


def flowed(parts: Iterable[str], width: int, gap: str = "   ") -> list[str]:
    """Return the parts one after another, in lines not wider than the width where they can be."""
    lines: list[str] = []
    for part in parts:
        if lines and columns(lines[-1] + gap + part) <= width:
            lines[-1] += gap + part
        else:
            lines.append(part)
    return lines


def hung(mark: str, text: str, width: int) -> list[str]:
    """Return the text in lines behind a mark; tiles such as 6-4 are not broken."""
    indent = " " * len(mark)
    return wrap(text, width, initial_indent=mark, subsequent_indent=indent, break_on_hyphens=False)


def _filled(line: str, width: int) -> str:
    """Return the line in lines; a path that is too long stays whole, so that it can be copied."""
    return fill(line, width, break_on_hyphens=False, break_long_words=False)


def _is_coloured(stream: TextIO, environment: Mapping[str, str]) -> bool:
    """Whether to colour: the wishes of the user first, then what the terminal can do."""
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR", "0") not in ("", "0"):
        return True
    return stream.isatty() and environment.get("TERM") != "dumb"


def _can_show(stream: TextIO, text: str) -> bool:
    try:
        text.encode(stream.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _width(stream: TextIO, environment: Mapping[str, str]) -> int:
    asked = environment.get("COLUMNS", "")
    if asked.isdecimal() and int(asked):
        return max(int(asked), LEAST_WIDTH)
    try:
        return max(os.get_terminal_size(stream.fileno()).columns or USUAL_WIDTH, LEAST_WIDTH)
    except (OSError, ValueError):  # no terminal, or a stream without a file
        return USUAL_WIDTH


def style_of(stream: TextIO, environment: Mapping[str, str]) -> Style:
    """Return how to draw on the stream."""
    every_sign = "".join((*DRAWN.frame, DRAWN.level, DRAWN.upright, DRAWN.back, DRAWN.left))
    signs = DRAWN if _can_show(stream, every_sign + DRAWN.right + DRAWN.onward) else PLAIN
    return Style(signs, _is_coloured(stream, environment), _width(stream, environment))


_PLAIN_LETTERS: Final = str.maketrans(
    {"–": "-", "—": "-", "‘": "'", "’": "'", "‚": ",", "“": '"', "”": '"', "„": '"'}
)


@dataclass(frozen=True, slots=True)
class Screen:
    """A stream for people to read; it shows what it can and never fails on a foreign letter."""

    output: TextIO
    style: Style

    def show(self, text: str = "") -> None:
        """Write the text and a line end."""
        self.write(text + "\n")

    def write(self, text: str) -> None:
        """Write the text at once, without accents where the stream has none."""
        if not _can_show(self.output, text):
            bare = normalize("NFKD", text.translate(_PLAIN_LETTERS))
            text = bare.encode("ascii", "ignore").decode("ascii")
        self.output.write(text)
        self.output.flush()

    def tell(self, lines: Iterable[str]) -> None:
        """Write lines, those that are too long in several; tiles such as 6-4 are not broken."""
        width = self.style.width
        for line in lines:
            is_long = columns(line) > width
            self.show(_filled(line, width) if is_long else line)

    def heading(self, text: str) -> None:
        """Write a line that begins a part."""
        self.show(self.style.paint(text, "heading"))


def screen_on(output: TextIO, environment: Mapping[str, str]) -> Screen:
    """Return the screen on a stream."""
    return Screen(output, style_of(output, environment))
