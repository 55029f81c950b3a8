# SPDX-License-Identifier: MIT
"""The vectors that come with the package: enough of them, and a sample holds."""

import sys
from collections import Counter

import pytest

from dominospec.conformance import Limits, Run, prepare
from dominospec.conformance.suite.scenario import KINDS
from dominospec.conformance.suite.shelf import load_suite
from dominospec.conformance.vectors.facts import counted
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.loading import load, variant_ids

OURS = f"{sys.executable} -m dominospec serve"
GREETING = greeting("sha256:" + "0" * 64)


@pytest.fixture(scope="module")
def whole():
    return load_suite((), KINDS)


def test_there_is_enough_of_everything(whole):
    found = counted(whole.scenarios)
    assert found["scenario"]["there are"] >= 800
    assert found["trace"]["there are"] >= 3000
    assert found["perft"]["there are"] >= 300
    assert sum(count["facts"] for count in found.values()) >= 150_000


def test_every_variant_every_number_of_players_and_every_choice_is_played(whole):
    played = [one.game for one in whole.scenarios if one.kind != "scenario"]
    bases = Counter(one.game.base for one in whole.scenarios if one.kind == "perft")
    assert len(bases) >= 30
    for variant in {game.base for game in played}:
        loaded = load(variant)
        mine = [game for game in played if game.base == variant]
        assert {game.players for game in mine} == set(loaded.players)
        seen = {choice for game in mine for choice in game.options.items()}
        for option, row in loaded.options.items():
            assert {(option, one) for one in row["choices"]} - seen <= {(option, row["default"])}
    assert len({game.base for game in played}) >= len(variant_ids()) - 3


def test_a_sample_holds_for_our_engine(whole):
    vectors = [one for one in whole.scenarios if one.kind != "scenario"]
    sample = sorted(vectors, key=lambda one: one.id[-6:])[::100]
    prepared = prepare(type(whole)(tuple(sample), whole.digest))
    outcome = Run(Adapter(OURS, GREETING, Limits()), lambda _: None).all(prepared, "")
    assert outcome.counts == {"pass": len(sample)}
