# SPDX-License-Identifier: MIT
"""Positions drawn in text."""

from io import BytesIO, StringIO, TextIOWrapper
from itertools import pairwise

import pytest

from dominospec.terminal.drawing import Drawer, drawer, ends, holdings
from dominospec.terminal.names import Names
from dominospec.terminal.screen import DRAWN, PLAIN, Style, flowed, screen_on, style_of, uncoloured

TERMINAL = {"TERM": "xterm"}
NAMES = Names((0, 1, 0), 0)


class Terminal(StringIO):
    def isatty(self):
        return True


def laid(*tiles):
    """Return an observation with the line: first tile, then (tile, end, out)."""
    first, *others = tiles
    line = [{"tile": first, "seat": 0, "end": None, "out": None}]
    line += [{"tile": tile, "seat": 0, "end": end, "out": out} for tile, end, out in others]
    return {"line": line}


def drawn(style, seen, doubles="crosswise", highest=6):
    return "\n".join(drawer(style, highest).line(seen, doubles)) + "\n"


def test_an_empty_table():
    assert drawn(Style(), {"line": []}) == "   (no tile has been laid)\n"


def test_doubles_lie_across_the_line():
    seen = laid("6-6", ("6-4", 0, 4), ("6-1", 1, 1))
    assert drawn(Style(), seen) == (
        "             ┌─┐\n"
        "        ┌─┬─┐│6│┌─┬─┐\n"
        " left ◄ │4│6│├─┤│6│1│ ► right\n"
        "        └─┴─┘│6│└─┴─┘\n"
        "             └─┘\n"
    )


def test_doubles_lie_in_the_line():
    seen = laid("6-6", ("5-1", 1, 5))
    assert drawn(Style(), seen, "lengthwise") == (
        "        ┌─┬─┐┌─┬─┐\n left ◄ │6│6││1│5│ ► right\n        └─┴─┘└─┴─┘\n"
    )


def test_a_matador_laid_across():
    seen = laid("3-1", ("6-1", 0, "across"))
    assert drawn(Style(), seen, "lengthwise") == (
        "        ┌─┐\n        │6│┌─┬─┐\n left ◄ ├─┤│3│1│ ► right\n        │1│└─┴─┘\n        └─┘\n"
    )


def test_side_arms_have_rows_that_begin_with_their_tile():
    seen = laid("6-6", ("6-4", 0, 4), ("6-1", 2, 1), ("1-1", 2, 1))
    seen["line"][0]["opens"] = [2, 3]
    assert drawn(Style(), seen) == (
        "             ┌─┐\n"
        "        ┌─┬─┐│6│\n"
        " left ◄ │4│6│├─┤ ► right\n"
        "        └─┴─┘│6│\n"
        "             └─┘\n"
        "                  ┌─┐\n"
        "        ┌─┬─┐┌─┬─┐│1│\n"
        "        │6│6││6│1│├─┤ ► arm 2\n"
        "        └─┴─┘└─┴─┘│1│\n"
        "                  └─┘\n"
    )
    seen["ends"] = [{"end": 1, "shows": [6]}, {"end": 2, "shows": [1]}, {"end": 3, "shows": [6]}]
    assert ends(seen, NAMES) == "Open ends: right 6, arm 2: 1, arm 3 of 6-6: 6"


def test_a_line_that_grows_at_one_end():
    seen = laid("6-4", ("6-1", 0, 1)) | {"ends": [{"end": 0, "shows": [1]}]}
    assert drawn(Style(width=30), seen) == "  ┌─┬─┐┌─┬─┐\n  │4│6││6│1│ ►\n  └─┴─┘└─┴─┘\n"


def test_plain_signs_and_wide_numbers():
    seen = laid("21-9", ("21-21", 0, 21))
    assert drawn(Style(PLAIN), seen, highest=21) == (
        "        +--+\n"
        "        |21|+--+--+\n"
        " left < +--+|21| 9| > right\n"
        "        |21|+--+--+\n"
        "        +--+\n"
    )


def test_a_long_line_goes_on_in_rows():
    later = (("5-4", 1, 4), ("4-3", 1, 3), ("3-1", 1, 1), ("2-1", 1, 2), ("2-2", 1, 2))
    assert drawn(Style(width=24), laid("6-5", *later)) == (
        "  ┌─┬─┐┌─┬─┐┌─┬─┐┌─┬─┐\n"
        "◄ │6│5││5│4││4│3││3│1│ →\n"
        "  └─┴─┘└─┴─┘└─┴─┘└─┴─┘\n"
        "       ┌─┐\n"
        "  ┌─┬─┐│2│\n"
        "→ │1│2│├─┤ ►\n"
        "  └─┴─┘│2│\n"
        "       └─┘\n"
    )


@pytest.mark.parametrize("width", [24, 30, 47, 48, 80, 200])
@pytest.mark.parametrize("highest", [6, 21])
def test_no_row_is_wider_than_the_screen(width, highest):
    numbers = [*range(highest, -1, -1)] * 2
    tiles = [f"{max(pair)}-{min(pair)}" for pair in pairwise(numbers)]
    seen = laid(tiles[0], *((tile, 1, 0) for tile in tiles[1:]))
    rows = drawer(Style(width=width), highest).line(seen, "crosswise")
    assert max(map(len, rows)) <= width
    assert "".join(rows).count("►") == 1


def test_colours_change_nothing_but_colours():
    seen = laid("6-6", ("6-4", 0, 4), ("6-1", 1, 1))
    coloured = drawn(Style(coloured=True), seen)
    assert "\033[33m│6│1│\033[0m" in coloured
    assert uncoloured(coloured) == drawn(Style(), seen)


def test_a_hand():
    rows = Drawer(Style(coloured=True, width=24)).hand(["6-4", "0-0"], ["6-4"])
    assert rows[1] == " \033[32m│6│4│\033[0m │0│0│"
    assert Drawer(Style()).hand([]) == []
    assert len(Drawer(Style(width=24)).hand(["6-4"] * 5)) == 6


def test_holdings_and_ends():
    seen = {
        "hand_sizes": [7, 3, 20],
        "boneyard": 2,
        "ends": [{"end": 0, "shows": [6, 1]}, {"end": 1, "shows": [3]}],
    }
    assert holdings(seen, Names((0, 1, 0), 0), Style(PLAIN)) == [
        "seat 1 ### 3   seat 2, your partner 20   boneyard ## 2"
    ]
    assert ends(seen, NAMES) == "Open ends: left 6 or 1, right 3"
    assert ends({"ends": []}, NAMES) == ""


def test_flowed():
    assert flowed(["aa", "bb", "cc"], 6, " ") == ["aa bb", "cc"]
    assert flowed([], 6) == []


@pytest.mark.parametrize(
    ("stream", "environment", "coloured"),
    [
        (StringIO(), TERMINAL, False),
        (Terminal(), TERMINAL, True),
        (Terminal(), {}, True),
        (Terminal(), {"TERM": "dumb"}, False),
        (Terminal(), {**TERMINAL, "NO_COLOR": "1"}, False),
        (Terminal(), {**TERMINAL, "NO_COLOR": ""}, True),
        (StringIO(), {"FORCE_COLOR": "1"}, True),
        (StringIO(), {"FORCE_COLOR": "0"}, False),
        (StringIO(), {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    ],
)
def test_when_there_are_colours(stream, environment, coloured):
    assert style_of(stream, environment).coloured is coloured


@pytest.mark.parametrize(
    ("columns", "width"), [("100", 100), ("3", 24), ("0", 80), ("many", 80), ("", 80)]
)
def test_width(columns, width):
    assert style_of(StringIO(), {"COLUMNS": columns}).width == width


@pytest.mark.parametrize(("encoding", "signs"), [("utf-8", DRAWN), ("ascii", PLAIN)])
def test_signs_that_the_stream_can_show(encoding, signs):
    assert style_of(TextIOWrapper(BytesIO(), encoding), {}).signs == signs


def test_letters_that_the_stream_cannot_show():
    stream = TextIOWrapper(BytesIO(), "ascii")
    screen_on(stream, {}).show("Capicúa – „šest“\N{NO-BREAK SPACE}6")
    assert stream.buffer.getvalue() == b'Capicua - "sest" 6\n'
