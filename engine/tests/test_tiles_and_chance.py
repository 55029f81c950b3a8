# SPDX-License-Identifier: MIT
"""Notation of tiles, and orders made from seeds."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dominospec.chance import pick, shuffled
from dominospec.tiles import Tile, double_set

pips = st.integers(0, 21)


@given(pips, pips)
def test_writing_and_reading_a_tile_undo_each_other(one: int, other: int) -> None:
    tile = Tile.of(one, other)
    assert Tile.parse(str(tile)) == tile == Tile.of(other, one)
    assert tile.pips == one + other
    assert tile.is_double == (one == other)


@pytest.mark.parametrize("text", ["4-6", "6:4", "6", "-6-4", "06-4", "6-4-1", "٦-4", " 6-4", ""])
def test_what_is_no_tile_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"low half first|not a tile"):
        Tile.parse(text)


@pytest.mark.parametrize(
    ("highest", "count"), [(6, 28), (9, 55), (12, 91), (15, 136), (18, 190), (21, 253)]
)
def test_a_set_holds_every_tile_once(highest: int, count: int) -> None:
    tiles = double_set(highest)
    assert len(set(tiles)) == len(tiles) == count
    assert tiles == tuple(sorted(tiles))


def test_a_seed_is_turned_into_an_order_as_the_language_page_says() -> None:
    def rank(tile: Tile) -> bytes:
        return sha256(f"7:{tile}".encode()).digest()

    order = shuffled(double_set(6), "7")
    assert list(order) == sorted(double_set(6), key=rank)
    assert [str(tile) for tile in order[:3]] == ["3-0", "1-0", "5-2"]


def test_a_lot_is_the_hash_modulo_the_count() -> None:
    assert pick(4, "7:lot") == int(sha256(b"7:lot").hexdigest(), 16) % 4
