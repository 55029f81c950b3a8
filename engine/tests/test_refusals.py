# SPDX-License-Identifier: MIT
"""A refused move names its rule, the facts and what would have been legal."""

import pytest

from dominospec.errors import IllegalMove
from dominospec.loading import load, resolve
from dominospec.play import Deal, Move, compile_plan, moves, play, start
from dominospec.tiles import Tile

PLAN = compile_plan(resolve(load("block"), 2))


def hand(*tiles: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, tiles))


def test_a_refusal_is_a_sentence_with_its_rule_facts_and_legal_moves() -> None:
    first = start(PLAN, Deal((hand("6-6", "5-4"), hand("6-5", "4-4"))))
    position = play(PLAN, first, moves(PLAN, first)[0])
    with pytest.raises(IllegalMove) as refused:
        play(PLAN, position, Move(1, "pass"))
    assert str(refused.value) == "The seat can play 6-5, so it may not pass. [pass/when/when-stuck]"
    assert refused.value.facts == {"playable": hand("6-5")}
    assert refused.value.legal == moves(PLAN, position)
