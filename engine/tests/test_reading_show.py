# SPDX-License-Identifier: MIT
"""``diff --show`` finds a short round in which two games answer differently, as scenarios."""

import sys
from pathlib import Path

import pytest
import yaml

from dominospec.cli import main
from dominospec.conformance.running.runner import run_scenario
from dominospec.conformance.suite.shelf import load_suite, prepare
from dominospec.conformance.wire.adapter import greeting

sys.path.insert(0, str(Path(__file__).parent))
from test_scenarios import Direct

HEAD = """\
dominospec: 1
id: {id}
{extends}title: {id}
sources:
  - {{title: A test, note: nothing, grade: ruling}}
"""
TENS = """\
score:
  awards:
    pips: null
    tens: {title: Tens, event: play, when: {tile: [{pips: 10}]}, to: actor, points: 10}
join: {by: sum}
draw: {reserve: 0}
"""
ALONE = """\
seats: {players: [2]}
deal: {hand: 5}
finish: {block: {tie: replay}}
score:
  awards:
    pips: {title: Pips, event: round-end, to: winner, points: {count: hands, whose: opponents}}
match: {rounds: 3}
"""
QUICK = ("--deals", "12", "--seconds", "30")
PATIENT = ("--seconds", "1800")  # a busy machine is no fault


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    extends = "extends: {variant: draw, options: none}\n"
    (tmp_path / "tens.yaml").write_text(HEAD.format(id="tens", extends=extends) + TENS, "utf-8")
    (tmp_path / "alone.yaml").write_text(HEAD.format(id="alone", extends="") + ALONE, "utf-8")
    return tmp_path


@pytest.fixture(scope="module")
def engine():
    direct = Direct("direct", greeting("sha256:0"))
    direct.start()
    return direct


def shown(capsys, *arguments):
    assert main(["diff", *arguments, "--show"]) == 1
    return capsys.readouterr().out


def verdicts(engine, file, text):
    file.write_text(text, "utf-8")
    return [run_scenario(engine, one).verdict for one in prepare(load_suite([file]))]


def crossed(text):
    """The scenarios with their games exchanged, without what the other game has not."""
    data = yaml.safe_load(text)
    one, other = data["scenarios"]
    one["variant"], other["variant"] = other["variant"], one["variant"]
    one["setup"], other["setup"] = other["setup"], one["setup"]
    return yaml.safe_dump(data)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("block", "draw"),
        ("block", "matador"),
        ("block", "block:target=fifty"),
        ("block", "block:block-tie=closer"),
        ("block", "block:established=called"),
        ("block", "block:false-pass=round-lost"),
        ("block", "block:false-pass=thirty-points"),
        ("block", "block:later-lead=next-in-turn"),
        ("block", "block:first-lead=lot"),
        ("block", "block:hands=eight-less-players"),
        ("block", "block:set=double-nine"),
        ("partnership", "partnership:direction=anticlockwise"),
        ("draw", "tens.yaml"),
        ("alone.yaml", "tens.yaml"),
        ("alone.yaml", "draw"),
    ],
)
def test_what_is_found_is_so_in_one_game_and_not_in_the_other(one, other, here, engine, capsys):
    text = shown(capsys, one, other, *QUICK)
    assert verdicts(engine, here / "found.yaml", text) == ["pass", "pass"]
    if "refuse_start" not in text:  # a deal that only one game has tiles for
        assert verdicts(engine, here / "crossed.yaml", crossed(text)) == ["fail", "fail"]


def test_nothing_shorter_is_there(capsys):
    (one, other) = yaml.safe_load(shown(capsys, "block", "block:target=fifty", *PATIENT))[
        "scenarios"
    ]
    assert [list(map(len, each["setup"]["hands"])) for each in (one, other)] == [[1, 1], [1, 1]]
    assert [list(step) for step in one["steps"]] == [["do"], ["expect"]]
    assert other["variant"] == {"base": "block", "options": {"target": "fifty"}}


def test_the_same_seed_finds_the_same(capsys):
    first = shown(capsys, "block", "draw", *QUICK)
    assert shown(capsys, "block", "draw", *QUICK) == first


def test_only_players_for_whom_it_differs_are_asked(capsys):
    text = shown(capsys, "block", "block:hands=seven", *QUICK)
    assert {one["players"] for one in yaml.safe_load(text)["scenarios"]} == {3}


@pytest.mark.parametrize("limit", [("--positions", "1"), ("--moves", "1", "--deals", "1")])
def test_a_search_has_an_end(limit, capsys):
    assert "No round was found" in shown(capsys, "block", "block:block-tie=lightest-tile", *limit)


def test_the_same_game_shows_nothing(capsys):
    assert main(["diff", "block", "block", "--show"]) == 0
    assert "have the same rules" in capsys.readouterr().out
