# SPDX-License-Identifier: MIT
"""A session with an engine becomes drafts of scenarios, which our suite refuses."""

import io
import json
import shlex
import sys
from pathlib import Path

import pytest

from dominospec.conformance.commands import main
from dominospec.conformance.hunting.recording import Session, drafts
from dominospec.conformance.suite.shelf import load_suite
from dominospec.conformance.suite.whole import examine_whole
from dominospec.loading import load, resolve, vary
from dominospec.serve import State, answer

HERE = Path(__file__).parent
OURS = f"{sys.executable} -m dominospec serve"
LOT = {"lead": {"first": ["lot"], "later": ["lot"], "after_block": ["lot"], "after_tie": ["lot"]}}
START = {
    "cmd": "start", "game": "g1", "mode": "strict", "scores": [0, 30],
    "deal": {"hands": [["6-6", "6-5"], ["6-1", "2-2"]], "boneyard": ["3-3"]},
    "round": {"number": 1, "last": None, "lots": [1]},
}  # fmt: skip
MOVES = [
    {"seat": 1, "move": "play", "tile": "6-1"},
    {"seat": 0, "move": "pass"},
    {"seat": 0, "move": "play", "tile": "6-5", "end": 0},
]


def session(variant, *requests):
    """A session of our engine with these requests."""
    found, state = Session(), State()
    hello = {"cmd": "hello", "protocol": [1]}
    for request in [hello, {"cmd": "variant", "variant": variant}, *requests]:
        found.take(request, answer(state, json.dumps({"id": 1, **request})))
    return found


def moves(*made):
    return [{"cmd": "apply", "game": "g1", "action": move} for move in made]


def draw(change=None, **options):
    return resolve(vary(load("draw"), change) if change else load("draw"), 2, options)


def test_a_round_becomes_a_draft_with_what_was_done_and_refused_and_where_it_stood():
    lot = session(draw(LOT, reserve="none"), START, *moves(*MOVES))
    (draft,) = drafts(lot)
    assert draft["variant"] == {"base": "draw", "options": {"reserve": "none"}}
    assert draft["setup"] == {
        "hands": START["deal"]["hands"], "boneyard": ["3-3"], "leader": 1, "scores": [0, 30],
    }  # fmt: skip
    words = [word for step in draft["steps"] for word in step]
    assert words == ["do", "refuse", "do", "expect"]
    assert draft["steps"][1]["refuse"]["code"] == "illegal_action"
    assert draft["steps"][3]["expect"]["turn"] == 1
    assert draft["provenance"]["by"] == "recorded"


def test_only_rounds_in_which_something_was_done_become_drafts():
    assert not list(drafts(session(draw(LOT), START, START)))


def test_rules_that_are_not_ours_are_named():
    other = session(draw({"match": {"target": 7}}), START, *moves(MOVES[0]))
    assert list(drafts(other)) == ["the rules that were sent are not those of draw"]


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    file = tmp_path_factory.mktemp("recorded") / "draft.yaml"
    words = [sys.executable, "-m", "dominospec", "conform", "record", OURS, "--out", str(file)]
    out = io.StringIO()
    scenarios = str(HERE.parents[1] / "conformance" / "fakes" / "trying.yaml")
    assert main(["run", shlex.join(words), scenarios, "--jobs", "1"], out) == 0, out.getvalue()
    return file


def test_whoever_examines_an_engine_through_it_gets_drafts_that_the_engine_passes(recorded):
    out = io.StringIO()
    assert main(["run", OURS, str(recorded), "--jobs", "1"], out) == 0, out.getvalue()


def test_our_suite_refuses_what_was_only_recorded(recorded):
    codes = [fault.code for fault in examine_whole(load_suite([recorded]))]
    assert "scenario/recorded" in codes


def test_a_recording_never_takes_the_place_of_a_file(recorded):
    before = recorded.read_text("utf-8")
    assert main(["record", OURS, "--out", str(recorded)], io.StringIO()) == 2
    assert recorded.read_text("utf-8") == before
