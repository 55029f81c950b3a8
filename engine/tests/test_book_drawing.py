# SPDX-License-Identifier: MIT
"""Pictures: pips as counted, lines that never touch themselves, words beside every picture."""

import random
import re
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dominospec.pictures.drawing import UNIT, Caption, draw_boneyard, draw_hand, draw_line
from dominospec.pictures.pips import MOST_PIPS, NUMBERED_FROM, dots, radius
from dominospec.pictures.placing import DROP, placed
from dominospec.pictures.tree import pieces
from dominospec.tiles import Tile, double_set

SVG = "{http://www.w3.org/2000/svg}"
CAPTION = Caption("A line", "6-6 & more", "p1")


def laid(tile, end=None, out=None, lies=None):
    lies = lies or ("crosswise" if Tile.parse(tile).is_double else "lengthwise")
    return {"tile": tile, "seat": 0, "end": end, "out": out, "lies": lies}


def random_line(highest, most, chance):
    """Return a legal line of equal halves, as an observation has it."""
    tiles = list(double_set(highest))
    chance.shuffle(tiles)
    first = tiles.pop()
    line = [laid(str(first))]
    ends = [first.high, first.low]
    for tile in tiles * 2:
        end = chance.randrange(2)
        if len(line) == most:
            break
        if ends[end] not in tile or str(tile) in {row["tile"] for row in line}:
            continue
        out = tile.low if tile.high == ends[end] else tile.high
        ends[end] = out
        line.append(laid(str(tile), end, out))
    return line


LINES = st.builds(
    random_line,
    st.sampled_from([6, 9, 12, 18]),
    st.integers(1, 60),
    st.randoms(use_true_random=False),
)


def overlap(one, other):
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def touch(one, other):
    wide = one.x <= other.x + other.width and other.x <= one.x + one.width
    return wide and one.y <= other.y + other.height and other.y <= one.y + one.height


@given(LINES, st.sampled_from([6, 11, 15, 24]), st.sampled_from(["crosswise", "lengthwise"]))
def test_no_tile_lies_on_another_and_only_neighbours_touch(line, width, lie):
    line = [row | {"lies": lie} if row["lies"] == "crosswise" else row for row in line]
    places = placed(pieces(line), width)
    assert len(places) == len(line)
    for index, place in enumerate(places):
        for other in places[:index]:
            assert not overlap(place, other)
        for other in places[: max(index - 1, 0)]:
            assert not touch(place, other)
        if index:
            assert touch(place, places[index - 1])


@given(LINES)
def test_neighbours_show_the_same_number_where_they_touch(line):
    chain = pieces(line)
    for one, other in pairwise(chain):
        assert one.halves[1] == other.halves[0]


@given(LINES, st.sampled_from([6, 11, 15]))
def test_corners_are_at_mixed_tiles_and_rows_keep_their_distance(line, width):
    chain = pieces(line)
    places = placed(chain, width)
    upright = [
        place.upright is not piece.across for place, piece in zip(places, chain, strict=True)
    ]
    for index, (before, after) in enumerate(pairwise(upright)):
        if before != after:
            assert chain[index].may_turn
            assert chain[index + 1].may_turn
    rows = [
        place.y + place.height / 2 for place, down in zip(places, upright, strict=True) if not down
    ]
    gaps = [later - earlier for earlier, later in pairwise(rows)]
    assert all(gap == 0 or gap >= DROP for gap in gaps)


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("pips", range(MOST_PIPS + 1))
def test_a_half_has_as_many_dots_as_pips_inside_it_and_apart(pips, upright):
    found = dots(pips, upright=upright)
    assert len(set(found)) == pips
    size = radius(pips)
    for index, (x, y) in enumerate(found):
        assert size < x < 1 - size
        assert size < y < 1 - size
        for other in found[:index]:
            assert (x - other[0]) ** 2 + (y - other[1]) ** 2 > (2 * size) ** 2


def test_the_pattern_turns_with_the_tile():
    assert {y for _, y in dots(6)} != {y for _, y in dots(6, upright=True)}


def parsed(svg):
    return ET.fromstring(svg)


def test_a_picture_says_what_it_shows():
    root = parsed(draw_line(random_line(6, 9, random.Random(1)), CAPTION))
    assert root.get("role") == "img"
    ids = {node.get("id"): node.text for node in root.iter() if node.get("id")}
    assert root.get("aria-labelledby").split() == list(ids) == ["p1-t", "p1-d"]
    assert list(ids.values()) == ["A line", "6-6 & more"]


def test_two_pictures_share_no_ids():
    svg = draw_hand(["6-6"], CAPTION) + draw_hand(["6-6"], Caption("t", "d", "p2"))
    found = re.findall(r' id="([^"]+)"', svg)
    assert len(found) == len(set(found)) == 4


def test_pictures_are_plain_attributes():
    svg = draw_line(random_line(18, 20, random.Random(3)), CAPTION) + draw_boneyard(3, CAPTION)
    assert "<style" not in svg
    assert "style=" not in svg
    assert "var(" not in svg
    assert "\n" not in svg


def test_the_same_line_gives_the_same_bytes():
    line = random_line(12, 20, random.Random(4))
    assert draw_line(line, CAPTION) == draw_line(list(line), CAPTION)


@pytest.mark.parametrize("number", [NUMBERED_FROM - 1, NUMBERED_FROM, 18, MOST_PIPS])
def test_many_pips_are_also_written_as_a_number(number):
    texts = [node.text for node in parsed(draw_hand([f"{number}-0"], CAPTION)).iter(f"{SVG}text")]
    assert texts == ([str(number)] if number >= NUMBERED_FROM else [])


def test_every_pip_is_drawn():
    root = parsed(draw_hand(["6-5", "3-0", "12-9"], CAPTION))
    assert len(list(root.iter(f"{SVG}circle"))) == 6 + 5 + 3 + 12 + 9


def size(svg):
    root = parsed(svg)
    return float(root.get("width")), float(root.get("height"))


def test_a_double_lies_across_or_in_the_line_as_the_layout_says():
    wide, high = size(draw_line([laid("6-6")], CAPTION))
    assert high > wide
    wide, high = size(draw_line([laid("6-6", lies="lengthwise")], CAPTION))
    assert wide > high


def test_a_wild_tile_laid_across_stands_in_the_line():
    line = [laid("6-5"), laid("4-3", 1, "across", "crosswise")]
    first, second = placed(pieces(line))
    assert (first.upright, second.upright) == (False, True)


def test_the_first_tile_shows_its_higher_half_at_arm_0():
    assert pieces([laid("6-4")])[0].halves == (6, 4)


def test_a_boneyard_is_face_down():
    svg = draw_boneyard(12, CAPTION)
    assert svg.count("<rect") == 12
    assert "circle" not in svg


def test_long_hands_take_a_second_row():
    one, two = size(draw_boneyard(10, CAPTION)), size(draw_boneyard(11, CAPTION))
    assert one[0] == two[0]
    assert two[1] > one[1] + 2 * UNIT


def test_nothing_is_drawn_of_an_empty_hand():
    assert "<rect" not in draw_hand([], CAPTION)


def test_tiles_are_named_high_half_first_whichever_way_they_lie():
    line = [laid("6-4"), laid("5-4", 1, 5)]
    assert [str(Tile.of(*piece.halves)) for piece in pieces(line)] == ["6-4", "5-4"]
    assert pieces(line)[1].halves == (4, 5)


def test_a_line_that_does_not_tell_how_tiles_lie_follows_the_layout():
    line = [laid("6-6"), laid("6-5", 1, "across")]
    for row in line:
        del row["lies"]
    assert [piece.across for piece in pieces(line)] == [True, True]
    assert [piece.across for piece in pieces(line, "lengthwise")] == [False, True]
