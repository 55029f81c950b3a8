# SPDX-License-Identifier: MIT
"""What makes the harness quick changes nothing of what it finds; the benchmark counts rightly."""

import importlib.util
import json
import sys
from pathlib import Path

import pytest

from dominospec import shapes
from dominospec.conformance.running.fleet import folder, scenarios
from dominospec.conformance.wire.decoding import decode
from dominospec.errors import AdapterFault
from dominospec.shapes import problems

BENCHMARK = Path(__file__).parents[1] / "benchmarks" / "harness.py"


def reply(**state):
    laid = {"tile": "6-6", "seat": 0, "end": None, "out": None, "lies": "crosswise"}
    told = {
        "status": "playing", "turn": 1, "round": 1, "leader": 0, "line": [laid], "hands": [[], []],
        "ends": [{"end": 0, "shows": [1]}], "hand_sizes": [0, 0], "boneyard": 0, "passes": 0,
        "confirmed": [], "scores": [0, 1], "result": None,
    }  # fmt: skip
    return {"id": 1, "state": {**told, **state}}


@pytest.mark.parametrize(
    "other",
    [
        {"scores": [False, 1]},
        {"scores": [0, True]},
        {"ends": [{"end": 0, "shows": [True]}]},
        {"ends": [{"end": False, "shows": [1]}]},
        {"line": [{"tile": "6-6", "seat": 0, "end": None, "out": None, "lies": "askew"}]},
        {"hands": [["6-6"], "none"]},
    ],
)
def test_what_was_found_sound_does_not_hide_what_only_looks_like_it(other):
    assert problems(reply(), "observe", "reply") == []
    found = problems(reply(**other), "observe", "reply")
    assert found
    assert problems(reply(**other), "observe", "reply") == found
    assert problems(reply(), "observe", "reply") == []


def test_what_is_known_is_forgotten_when_it_is_much(monkeypatch):
    monkeypatch.setattr(shapes, "_MOST_KNOWN", 2)
    for scores in ([0, 5], [0, 6], [0, 7], [0, 5]):
        assert problems(reply(scores=scores), "observe", "reply") == []
    assert problems(reply(scores=[0, None]), "observe", "reply")


def test_what_no_json_has_is_looked_at_every_time():
    for _ in range(2):
        assert problems(reply(scores=[0, object()]), "observe", "reply")


def test_true_and_one_are_told_apart_in_lists_without_repetition():
    found = problems(reply(confirmed=[1, True]), "observe", "reply")
    assert [problem.keyword for problem in found] == ["type"]
    found = problems(reply(confirmed=[1, 1]), "observe", "reply")
    assert [problem.keyword for problem in found] == ["uniqueItems"]


def test_large_numbers_are_looked_at_wherever_they_stand():
    assert decode(b'{"a": 9007199254740991}') == {"a": 2**53 - 1}
    for number in (2**53, -(2**53), 10**40):
        with pytest.raises(AdapterFault, match="beyond"):
            decode(json.dumps({"a": [{"b": number}]}).encode())


def test_depth_is_measured_and_not_the_number_of_brackets():
    assert decode(json.dumps({"a": [[]] * 100}).encode()) == {"a": [[]] * 100}
    with pytest.raises(AdapterFault, match="nested more than 32 deep"):
        decode(b'{"a": ' + b"[" * 32 + b"]" * 32 + b"}")


def test_the_benchmark_counts_messages_and_shares():
    spec = importlib.util.spec_from_file_location("harness", BENCHMARK)
    harness = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(harness)
    assert harness.bare(50).messages == 50
    command = f"{sys.executable} -S {folder() / 'toy_block.py'}"
    found = harness.played(command, [scenarios()["fakes-lead-3t9q"]])
    assert found.messages == 23
    assert 0 < found.share < 1
    assert found.rate > 0
