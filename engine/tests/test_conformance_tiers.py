# SPDX-License-Identifier: MIT
"""Tiers: chosen by what scenarios kill and cost, and run as they were chosen."""

from collections import Counter
from dataclasses import replace

import pytest

from dominospec.conformance.commands.tiers import text, told
from dominospec.conformance.measuring.costs import Costs, Meter, _of_all, _some, costs, size
from dominospec.conformance.measuring.tiering import Basket, Piece, pieces, tiers
from dominospec.conformance.suite import tiers as files
from dominospec.conformance.suite.choosing import chosen
from dominospec.conformance.suite.classes import TITLES, class_of
from dominospec.conformance.suite.scenario import KINDS
from dominospec.conformance.suite.shelf import Prepared, Selection, load_suite, prepare, shipped
from dominospec.conformance.suite.tiers import CORE, FULL, SECONDS, SMOKE, load_tiers
from dominospec.conformance.wire.adapter import NO_SUITE, Adapter, greeting
from dominospec.kills import Fate, Kills
from dominospec.loading import variant_ids

BLOCK = shipped() / "games" / "block"


@pytest.fixture(scope="module")
def few():
    return prepare(load_suite([BLOCK]))[:4]


def piece(row, kills, kinds=("L1",)):
    return Piece(row.scenario, frozenset(kills), frozenset(kinds))


def priced(rows, *each):
    shared = {row.scenario.document.file: 0.1 for row in rows} | {"block": 0.2}
    return Costs(0.5, shared, {row.scenario.id: cost for row, cost in zip(rows, each, strict=True)})


def test_what_kills_most_for_its_price_comes_first(few):
    found = [piece(few[0], "abc"), piece(few[1], "abd"), piece(few[2], "d"), piece(few[3], "")]
    basket = Basket(priced(few, 1.0, 1.4, 0.1, 0.1), 1)
    basket.fill(found, {one.scenario.id: one.kills for one in found}, 9.0)
    assert [*basket.chosen] == [few[2].scenario.id, few[0].scenario.id]
    assert basket.seconds == pytest.approx(0.3 + 0.1 + 1.0)


def test_nothing_is_added_that_there_is_no_time_for(few):
    found = [piece(row, [index]) for index, row in enumerate(few)]
    basket = Basket(priced(few, 1.0, 1.0, 1.0, 1.0), 1)
    basket.fill(found, {one.scenario.id: one.kills for one in found}, 2.5)
    assert len(basket.chosen) == 2


def test_core_has_every_class_and_game_though_it_kills_nothing(few):
    found = [piece(few[0], "a"), piece(few[1], "", ["L2"]), piece(few[2], ""), piece(few[3], "")]
    smoke, core, full = tiers(found, priced(few, 0.1, 0.1, 0.1, 0.1))
    assert smoke.ids == {few[0].scenario.id}
    assert core.ids == {few[0].scenario.id, few[1].scenario.id}
    assert (full.files, full.but, full.mutants) == ({}, (), 1)


def test_full_leaves_out_what_costs_most_where_it_takes_too_long(few):
    found = [piece(few[0], "a"), piece(few[1], ""), piece(few[2], ""), piece(few[3], "")]
    full = tiers(found, priced(few, 90.0, 10.0, 50.0, 1.0))[2]
    assert full.but == (few[2].scenario.id,)
    assert full.seconds <= SECONDS[FULL]


def test_a_scenario_kills_what_the_matrix_says(few):
    first, second, *_ = (row.scenario.id for row in few)
    fates = (
        Fate("aaaaaaaa", "word", "x: 1 -> 2", {"scenario": (first, second), "perft": ("p",)}),
        Fate("bbbbbbbb", "word", "y: 1 -> 2", {}, "open"),
    )
    found = pieces(few, [Kills("block", "", 0, 0, fates)])
    assert [len(one.kills) for one in found] == [1, 1, 0, 0]
    assert found[0].kinds == {"block", class_of(few[0])}


def test_of_vectors_some_are_played_and_the_others_cost_for_their_size():
    file = shipped().parent / "vectors" / "traces" / "block.jsonl"
    suite = load_suite([file], KINDS)
    played = _some([Prepared(one, {}) for one in suite.scenarios], 1)
    assert len(played) == -(-len(suite.scenarios) // 10)
    each = dict(_of_all(suite.scenarios, {played[0].scenario.id: size(played[0].scenario) * 0.5}))
    assert each == {one.id: size(one) * 0.5 for one in suite.scenarios}


def test_work_is_measured_of_harness_and_engine():
    ticks = Counter()

    def ours():
        ticks["ours"] += 1
        return float(ticks["ours"])

    suite = load_suite([BLOCK])
    suite = replace(suite, scenarios=suite.scenarios[:2])
    adapter = Adapter("python -m dominospec serve", greeting(NO_SUITE))
    found = costs(suite, adapter, Meter(ours, lambda number: number * 0.0))
    assert found.each.keys() == {one.id for one in suite.scenarios}
    assert all(cost >= 1.0 for cost in found.each.values())
    assert found.shared.keys() == {suite.scenarios[0].document.file, "block"}


def test_tiers_are_written_and_read(few, tmp_path, monkeypatch):
    made = tiers([piece(row, [row.scenario.id]) for row in few], priced(few, 1.0, 9.0, 9.0, 99.0))
    file = tmp_path / "tiers.json"
    file.write_text(text(made), "utf-8")
    monkeypatch.setattr(files, "path", lambda: file)
    assert [tier.ids for tier in load_tiers().values()] == [tier.ids for tier in made]
    assert [line.split()[0] for line in told(made)] == [SMOKE, CORE, FULL]


@pytest.fixture(scope="module")
def core():
    return chosen(Selection(kinds=KINDS, tier=CORE))


def test_the_tiers_of_today_keep_to_their_time():
    for name, tier in load_tiers().items():
        assert tier.seconds <= SECONDS[name]


def test_what_is_in_them_exists(core):
    smoke = load_tiers()[SMOKE]
    assert {row.scenario.id for row in core.prepared} == load_tiers()[CORE].ids
    assert smoke.ids <= load_tiers()[CORE].ids


def test_every_class_and_every_game_is_in_core(core):
    assert {class_of(row) for row in core.prepared} == set(TITLES)
    assert {row.scenario.game.base for row in core.prepared} == set(variant_ids())


def test_a_small_tier_is_read_from_its_files_alone():
    smoke = chosen(Selection(kinds=KINDS, tier=SMOKE))
    assert {row.scenario.id for row in smoke.prepared} == load_tiers()[SMOKE].ids
    assert {one.document.file for one in smoke.suite.scenarios} == set(load_tiers()[SMOKE].files)
