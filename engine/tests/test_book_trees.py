# SPDX-License-Identifier: MIT
"""Pictures of layouts with side arms: every tile has its place, and none lies on another."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominospec.pictures.compass import grown
from dominospec.pictures.drawing import Caption, draw_line, draw_trains, laid_out
from dominospec.pictures.rows import in_rows, rows_of
from dominospec.pictures.tree import is_one_ended, origins, tree
from dominospec.tiles import double_set

CAPTION = Caption("A layout", "tiles", "p1")


def laid(tile, end=None, out=None, opens=(), lies=None):
    lies = lies or ("crosswise" if tile.is_double else "lengthwise")
    row = {"tile": str(tile), "seat": 0, "end": end, "out": out, "lies": lies}
    return row | ({"opens": list(opens)} if opens else {})


class Growing:
    """A layout grown at random: ``arms`` says how many arms which double has."""

    def __init__(self, highest, arms, lie, chance):
        self.chance, self.arms, self.lie = chance, arms, lie
        self.tiles = list(double_set(highest))
        chance.shuffle(self.tiles)
        first = next(tile for tile in self.tiles if tile.is_double)
        self.tiles.remove(first)
        self.shows = {0: first.high, 1: first.high}
        self.line = [laid(first, lies=lie, opens=self.opened(first, arms["led"]))]

    def opened(self, tile, arms):
        numbers = list(range(len(self.shows), len(self.shows) + max(arms - 2, 0)))
        self.shows.update(dict.fromkeys(numbers, tile.high))
        return numbers

    def lay(self, tile):
        fitting = [end for end, shows in self.shows.items() if shows in tile]
        if not fitting:
            return
        end = self.chance.choice(fitting)
        out = tile.low if tile.high == self.shows[end] else tile.high
        self.shows[end] = out
        opens = self.opened(tile, self.arms["every"]) if tile.is_double else ()
        lies = self.lie if tile.is_double else None
        self.line.append(laid(tile, end, out, opens, lies))

    def whole(self, most):
        for tile in self.tiles * 3:
            there = {row["tile"] for row in self.line}
            if len(self.line) < most and str(tile) not in there:
                self.lay(tile)
        return self.line


def layout(highest, arms, most, lie, chance):
    return Growing(highest, arms, lie, chance).whole(most)


ARMS = st.fixed_dictionaries({"led": st.integers(2, 10), "every": st.sampled_from([1, 2, 3, 4, 6])})
LIES = st.sampled_from(["crosswise", "lengthwise"])
LAYOUTS = st.builds(
    layout,
    st.sampled_from([6, 9, 12]),
    ARMS,
    st.integers(1, 60),
    LIES,
    st.randoms(use_true_random=False),
)
CROSSES = st.builds(
    layout,
    st.sampled_from([6, 9]),
    st.fixed_dictionaries({"led": st.just(4), "every": st.sampled_from([2, 4])}),
    st.integers(2, 40),
    LIES,
    st.randoms(use_true_random=False),
)


def overlap(one, other, apart=0.0):
    return (
        one.x < other.x + other.width + apart
        and other.x < one.x + one.width + apart
        and one.y < other.y + other.height + apart
        and other.y < one.y + one.height + apart
    )


def assert_apart(places):
    for index, place in enumerate(places):
        assert not any(overlap(place, other) for other in places[:index])


@settings(deadline=None)
@given(LAYOUTS, st.sampled_from([9, 15, 24]))
def test_no_two_tiles_overlap_and_every_tile_is_there_once(line, width):
    places = laid_out(tree(line), width)
    assert_apart(places)
    shown = sorted(sorted(place.halves) for place in places if not place.again)
    assert shown == sorted(sorted(map(int, row["tile"].split("-"))) for row in line)


@settings(deadline=None)
@given(LAYOUTS)
def test_rows_never_fail(line):
    (root,) = tree(line)
    for apart in (True, False):
        rows = list(rows_of(root, apart=apart))
        assert_apart(in_rows(rows, 15).places)
        numbers = sorted(twig.place for row in rows for twig in row.twigs)
        assert numbers == list(range(len(line)))


@settings(deadline=None)
@given(CROSSES)
def test_joined_tiles_touch_and_show_the_same_number(line):
    places = grown(tree(line), 15)
    if places is None:
        return
    holder = {0: 0, 1: 0} | dict.fromkeys(line[0].get("opens", ()), 0)
    for index, row in enumerate(line[1:], start=1):
        inner = places[holder[row["end"]]]
        assert overlap(places[index], inner, 1e-9)
        assert set(places[index].halves) & set(inner.halves)
        holder[row["end"]] = index
        holder |= dict.fromkeys(row.get("opens", ()), index)


def test_a_cross_grows_in_four_directions():
    first = {"tile": "6-6", "seat": 0, "end": None, "out": None, "lies": "crosswise"}
    arms = [("6-4", 0, 4), ("6-3", 1, 3), ("6-2", 2, 2), ("6-1", 3, 1)]
    others = [
        {"tile": tile, "seat": 0, "end": end, "out": out, "lies": "lengthwise"}
        for tile, end, out in arms
    ]
    middle, left, right, up, down = grown(tree([first | {"opens": [2, 3]}, *others]), 15)
    assert (middle.x, middle.y, middle.width, middle.height) == (-0.5, -1, 1, 2)
    assert left.x + left.width == middle.x
    assert left.halves == (4, 6)
    assert right.x == middle.x + middle.width
    assert up.y + up.height == middle.y
    assert up.halves == (2, 6)
    assert down.y == middle.y + middle.height


def one_ended():
    first = {"tile": "6-4", "seat": 0, "end": None, "out": None, "lies": "lengthwise"}
    return [first, first | {"tile": "6-1", "end": 0, "out": 1}]


def test_a_line_that_grows_at_one_end_grows_to_the_right():
    line = one_ended()
    roots = tree(line)
    assert is_one_ended(roots, [{"end": 0, "shows": [1]}])
    assert not is_one_ended(roots, [{"end": 0, "shows": [1]}, {"end": 1, "shows": [4]}])
    assert not is_one_ended(roots, [])
    first, second = laid_out(roots, one_ended=True)
    assert first.halves == (4, 6)
    assert second.halves == (6, 1)
    assert second.x > first.x
    (row,) = rows_of(roots[0], one_ended=True)
    assert (row.left, row.right) == (None, 0)
    assert draw_line(line, CAPTION, [{"end": 0, "shows": [1]}]) != draw_line(line, CAPTION)


def test_a_cross_that_grows_at_one_end_first():
    first = {"tile": "6-6", "seat": 0, "end": None, "out": None, "lies": "crosswise"}
    line = [first | {"opens": [2]}, first | {"tile": "6-1", "end": 0, "out": 1}]
    line.append(first | {"tile": "6-5", "end": 2, "out": 5, "lies": "lengthwise"})
    middle, right, up = grown(tree(line), 15, one_ended=True)
    assert right.x == middle.x + 1
    assert up.y < middle.y


def test_rows_of_a_hub_begin_with_the_hub():
    first = {"tile": "9-9", "seat": 0, "end": None, "out": None, "lies": "crosswise"}
    line = [first | {"opens": [2, 3, 4]}]
    line += [
        first | {"tile": f"9-{end}", "end": end, "out": end, "lies": "lengthwise"} for end in (0, 3)
    ]
    (root,) = tree(line)
    rows = list(rows_of(root))
    assert [(row.left, row.right) for row in rows] == [(None, None), (None, 0), (None, 3)]
    assert rows[1].stem == root.twig.piece
    assert rows[2].stem.across is False
    assert draw_line(line, CAPTION).count('class="again"') == 1


def test_every_train_has_a_row_that_begins_with_the_hub():
    first = {"tile": "9-9", "seat": None, "end": None, "out": None, "lies": "crosswise"}
    line = [first | {"opens": [0, 1, 2]}, first | {"tile": "9-1", "end": 1, "out": 1}]
    roots = tree(line)
    assert grown(roots, 15) is None
    assert not is_one_ended(roots, [{"end": 0, "shows": [9]}])
    rows = list(rows_of(roots[0]))
    assert [row.right for row in rows] == [None, 1]
    assert rows[1].stem.across is False
    (lone,) = tree(line[:1])
    assert lone.is_line
    assert len(laid_out([lone])) == 1


def test_trains_bear_their_names_and_markers():
    first = {"tile": "9-9", "seat": None, "end": None, "out": None, "lies": "crosswise"}
    line = [first | {"opens": [0, 1]}, first | {"tile": "9-1", "end": 1, "out": 1}]
    trains = [{"end": 0, "marked": False}, {"end": 1, "marked": True}]
    svg = draw_trains({"line": line, "trains": trains}, {0: "A", 1: "B & C"}, CAPTION)
    assert svg.count("B &amp; C</text>") == 1
    assert "A</text>" not in svg
    assert 'fill="#b5432a"' in svg
    bare = draw_trains({"line": line[:1], "trains": trains}, {0: "A", 1: "B"}, CAPTION)
    assert 'class="sign"' not in bare


def test_arms_on_the_bare_table_have_rows_without_a_stem():
    tile = {"tile": "6-4", "seat": 0, "end": 3, "out": 4, "lies": "lengthwise"}
    roots = tree([tile, tile | {"tile": "5-4", "out": 5}, tile | {"tile": "3-3", "end": 1}])
    rows = [row for root in roots for row in rows_of(root)]
    assert [(row.stem, row.right, len(row.twigs)) for row in rows] == [(None, 3, 2), (None, 1, 1)]
    assert_apart(laid_out(roots))
    assert not is_one_ended(roots, [{"end": 3, "shows": [5]}])


def test_a_later_first_tile_tells_its_arms():
    first = {"tile": "6-6", "seat": 0, "end": None, "out": None, "lies": "crosswise"}
    line = [first, first | {"tile": "5-5", "opens": [2, 3, 4]}]
    line.append(first | {"tile": "5-1", "end": 3, "out": 1, "lies": "lengthwise"})
    one, other = tree(line)
    assert one.is_line
    assert [arm.id for arm in other.line] == [2, 3]
    assert [arm.id for arm in other.arms] == [2, 3, 4]
    assert_apart(laid_out([one, other]))


def test_a_line_does_not_become_one_by_open_arms_without_tiles():
    first = {"tile": "6-6", "seat": 0, "end": None, "out": None, "lies": "crosswise"}
    (root,) = tree([first | {"opens": [2, 3]}])
    assert root.is_line
    assert origins([first | {"opens": [2, 3]}]) == {2: "6-6", 3: "6-6"}


@pytest.mark.parametrize("opens", [[2, 3], [2, 3, 4, 5]])
def test_a_star_of_more_than_four_arms_is_shown_in_rows(opens):
    first = {"tile": "6-6", "seat": 0, "end": None, "out": None, "lies": "crosswise"}
    line = [first | {"opens": opens}]
    line += [
        first | {"tile": f"6-{end}", "end": end, "out": end, "lies": "lengthwise"} for end in opens
    ]
    assert (grown(tree(line), 15) is None) is (len(opens) > 2)
