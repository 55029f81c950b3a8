# SPDX-License-Identifier: MIT
"""The benchmark of random play plays: its figures are nobody's, but it must not break unseen."""

import importlib
from pathlib import Path
from random import Random

import pytest

from dominospec import play
from dominospec.loading import load, resolve

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


@pytest.fixture
def part(monkeypatch):
    monkeypatch.syspath_prepend(BENCHMARKS)
    return importlib.import_module


def test_contestants_are_compared(part):
    ours = part("ours").contestant("partnership", 4, {"first-lead": "lot"})
    others = [part("libraries").dominoes(), part("bare").contestant(4)]
    ratios = part("contest").compare([ours, *others], rounds=2, games=2)
    assert [ratio.name for ratio in ratios] == [other.name for other in others]
    assert all(ratio.lowest > 0 for ratio in ratios)


def test_the_bare_game_is_ours_without_its_points(part):
    bare = part("bare")
    plan = play.compile_plan(resolve(load("block"), 2, {"first-lead": "lot"}))
    for seed in range(5):
        now = bare.contestant(2).deal(Random(seed))
        position = play.start(plan, play.Deal(now.hands), play.Round(lots=(0,)))
        while position.result is None:
            legal = bare._moves(now)
            assert legal == play.moves(plan, position)
            move = Random(len(now.log)).choice(legal)
            now, position = bare._play(now, move, legal), play.play(plan, position, move)
        assert now.is_over
