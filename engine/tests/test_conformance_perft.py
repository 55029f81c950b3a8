# SPDX-License-Identifier: MIT
"""The tree of all ways to go on comes to the same, whoever counts it and however it is walked."""

import shutil
import sys
from pathlib import Path

import pytest

from dominospec.conformance import Limits, Run, prepare, scenarios_of, suite_of
from dominospec.conformance.running.trees import Bounds, Tree, counted, in_order, walk
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.loading import load, resolve
from dominospec.loading.reading import read_text

HERE = Path(__file__).parent
FAKES = HERE.parents[1] / "conformance" / "fakes"
OURS = f"{sys.executable} -m dominospec serve"
SCRIPT = f"node {HERE.parents[1] / 'conformance/adapters/javascript/adapter.mjs'}"
TOY = f"{sys.executable} -S {FAKES / 'toy_block.py'}"
HANDS = [["6-6", "6-5", "6-1", "1-0"], ["6-4", "5-1", "2-2", "6-0"]]
START = {
    "game": "g1",
    "mode": "strict",
    "deal": {"hands": HANDS, "boneyard": []},
    "round": {"number": 1, "last": None, "lots": [0, 0]},
    "scores": [0, 0],
}
needs_node = pytest.mark.skipif(not shutil.which("node"), reason="there is no Node.js")


def sat_down(command, game):
    adapter = Adapter(command, greeting("sha256:" + "0" * 64), Limits())
    adapter.start()
    game, _, choices = game.partition(" ")
    options = dict([choices.split("=")]) if choices else {}
    adapter.ask("variant", variant=resolve(load(game), 2, options))
    assert "state" in adapter.ask("start", **START)
    return adapter


def three_ways(command, game, bounds):
    adapter = sat_down(command, game)
    try:
        hello = dict(adapter.hello)
        yield counted(hello, Tree(adapter.ask, START), bounds)
        hello["commands"] = []
        yield counted(hello, Tree(adapter.ask, START, undo=True), bounds)
        yield counted(hello, Tree(adapter.ask, START), bounds)
    finally:
        adapter.finish()


@needs_node
@pytest.mark.parametrize("game", ["draw", "all-fives", "matador matadors=either"])
def test_everybody_comes_to_the_same(game):
    bounds = Bounds(5, 40)
    found = [*three_ways(OURS, game, bounds), *three_ways(SCRIPT, game, bounds)]
    assert sum(found[0].nodes) > 20
    assert found == found[:1] * 6


def test_the_cap_holds_for_each_first_move():
    adapter = sat_down(OURS, "draw")
    nodes = list(walk(Tree(adapter.ask, START, undo=True), Bounds(9, 7)))
    adapter.stop()
    first = [node.path[0]["tile"] for node in nodes[1:]]
    assert {tile: first.count(tile) for tile in first} == dict.fromkeys(first, 7)
    assert nodes[0].path == ()


def test_out_is_said_only_where_it_tells_moves_apart():
    plain = {"seat": 0, "move": "play", "tile": "6-5", "end": 1}
    wild = {"seat": 0, "move": "play", "tile": "0-0", "end": 1}
    across, up = {**wild, "out": "across"}, {**wild, "out": 3}
    legal = [{**plain, "out": 5}, across, up, {"seat": 0, "move": "draw"}]
    assert in_order(legal) == [across, up, plain, {"seat": 0, "move": "draw"}]


SCENARIO = """\
- id: perft-0001
  title: The ways to go on
  covers: [pass/when]
  source: {ruling: To try it.}
  variant: block
  setup:
    hands: [[6-6, 6-1], [6-5, 2-2]]
    leader: 0
  steps:
    - do: {seat: 0, move: play, tile: 6-6}
    - perft: {depth: 3, nodes: [2, 2], leaves: [%s]}
"""
ENDED = "{ended: out, winners: [0], points: [4, 0], count: 2}"


def ran(leaf):
    suite = suite_of(scenarios_of(read_text(SCENARIO % leaf, "try.yaml")))
    run = Run(Adapter(TOY, greeting(suite.digest), Limits()), lambda _: None)
    return run.all(prepare(suite), suite.digest).results[0]


def test_a_step_counts_the_ways_from_where_the_scenario_stands():
    assert ran(ENDED).failure is None


def test_a_step_says_what_comes_out_otherwise():
    result = ran(ENDED.replace("count: 2", "count: 1"))
    assert result.verdict == "fail"
    assert [found.where for found in result.failure.differences] == ["/leaves"]
