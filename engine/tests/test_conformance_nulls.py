# SPDX-License-Identifier: MIT
"""Engines that know no rule pass nothing, and what was asked of them is the suite of today."""

import json
import sys
from random import Random

import pytest

from dominospec.conformance.commands import main
from dominospec.conformance.measuring import nulls
from dominospec.conformance.measuring.games import by_game, digest
from dominospec.conformance.measuring.idle import WAYS, converse
from dominospec.conformance.suite.scenario import KINDS


def test_an_engine_that_does_nothing_speaks_the_protocol():
    start = {"game": "g1", "deal": {"hands": [["6-6"], ["1-0"]], "boneyard": []}}
    start |= {"mode": "strict", "round": {"number": 1, "last": None, "lots": []}, "scores": [0, 0]}
    requests = [{"cmd": "hello"}, {"cmd": "start", **start}, {"cmd": "legal"}, {"cmd": "bye"}]
    lines = [json.dumps({"id": number, **request}) for number, request in enumerate(requests)]
    replies = list(map(json.loads, converse("lays-anything", lines)))
    assert replies[2]["actions"] == [{"seat": 0, "move": "play", "tile": "6-6"}]
    assert replies[3]["ok"]


def test_there_are_eight_of_them_at_least():
    assert len(WAYS) >= 8


@pytest.mark.parametrize("way", WAYS)
def test_an_engine_that_does_nothing_passes_nothing(way):
    some = Random(way).sample(by_game(KINDS)["block"], 6)
    assert not nulls.null_score(some, [way]).passed


def test_what_is_passed_is_told():
    score = nulls.NullScore("block", "0" * 16, 4, {"echoes": ("block-ends-5h2c",)})
    lines = list(nulls.told([score]))
    assert f"{'echoes':16} {1:5} of {4:5} {'25.00%':>7}" in lines
    assert "    passes block-ends-5h2c" in lines


def test_scores_are_written_and_read(tmp_path, monkeypatch):
    score = nulls.NullScore("block", "0" * 16, 4, {"echoes": ("block-ends-5h2c",)})
    file = tmp_path / "null-score.json"
    monkeypatch.setattr(nulls, "path", lambda: file)
    assert nulls.load_scores() == {}
    file.write_text(nulls.text([score]), "utf-8")
    assert nulls.load_scores() == {"block": score}


def test_the_suite_was_asked_as_it_is_today():
    asked = {game: score.digest for game, score in nulls.load_scores().items()}
    games = by_game(KINDS)
    stale = [game for game, rows in games.items() if asked.get(game) != digest(rows)]
    assert stale == [], "dominospec conform null-score"


def test_nothing_of_it_is_passed():
    assert [one.passed for one in nulls.load_scores().values() if one.passed] == []


def test_a_game_that_does_not_exist_is_named(capsys):
    assert main(["null-score", "matodor"], sys.stdout) == 2
    assert "there is no game matodor" in capsys.readouterr().out
