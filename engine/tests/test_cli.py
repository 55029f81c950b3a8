# SPDX-License-Identifier: MIT
"""The command line: what it prints where, and its exit codes."""

import io
import json
import runpy
import sys

import pytest

import dominospec
from dominospec import resources
from dominospec.cli import COMMANDS, main

FAULTY = """\
dominospec: 1
id: faulty
extends: draw
title: Faulty
sources:
  - {title: A test, note: nothing, grade: ruling}
draw: {reserve: some}
"""


@pytest.fixture
def faulty(tmp_path):
    path = tmp_path / "faulty.yaml"
    path.write_text(FAULTY, "utf-8")
    return str(path)


@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], *([name, "--help"] for name in COMMANDS)]
)
def test_help(arguments, capsys):
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 0
    assert "dominospec" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [[], ["chess"], ["resolve"], ["resolve", "draw", "--option", "x"]]
)
def test_what_is_not_understood(arguments, capsys):
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_check_names_place_and_cure(faulty, capsys):
    assert main(["check", faulty]) == 1
    out = capsys.readouterr().out
    assert "faulty.yaml:7:17" in out


def test_resolve_prints_canonical_json(capsys):
    assert main(["resolve", "matador", "--players", "3", "--option", "hands=seven"]) == 0
    flat = capsys.readouterr().out
    resolved = json.loads(flat)
    assert (resolved["players"], resolved["tables"]["hand"]) == (3, [[7, 7, 7]])
    assert (
        main(["resolve", "matador", "--players", "3", "--option", "hands=seven", "--pretty"]) == 0
    )
    pretty = capsys.readouterr().out
    assert json.loads(pretty) == resolved
    assert pretty.count("\n") > flat.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["nothing"],
        ["draw", "--players", "9"],
        ["draw", "--players", "0"],
        ["draw", "--option", "reserve=ten"],
    ],
)
def test_resolve_tells_what_is_wrong(arguments, capsys):
    assert main(["resolve", *arguments]) in {1, 2}
    told = capsys.readouterr()
    assert told.err
    assert not told.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["resolve", "draw", "--players", "9"], "'draw' is not for 9 players (it is for 2, 3, 4)"),
        (["play", "draw", "--players", "9"], "'draw' is not for 9 players (it is for 2, 3, 4)"),
        (["resolve", "draw", "--option", "x=y"], "'draw' has no option 'x' (there are: "),
        (["play", "draw", "--option", "reserve=ten"], "no choice 'ten' (there are: "),
        (["play", "draw", "--seat", "5"], "there is no seat 5"),
    ],
)
def test_what_a_game_does_not_have_is_no_fault_of_a_file(arguments, told, capsys):
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert told in err
    assert ".yaml" not in err


@pytest.mark.parametrize("command", ["check", "resolve", "play"])
def test_an_unknown_variant_is_answered_with_those_there_are(command, capsys):
    assert main([command, "nosuch"]) == 1
    told = "".join(capsys.readouterr())
    assert "(there are: " in told
    assert " matador, " in told


def test_files_that_are_no_variants_are_passed_over_in_a_folder(faulty, tmp_path, capsys):
    (tmp_path / "scenarios.yaml").write_text("scenarios: []\n", "utf-8")
    assert main(["check", str(tmp_path)]) == 1
    told = capsys.readouterr()
    assert told.err == "1 file is passed over: no variant, for lack of the key 'dominospec'\n"
    assert told.out.count("\n") == 1
    assert told.out.startswith(f"{faulty}:7:17: ")


def test_serve_answers_line_by_line(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"id": 1, "cmd": "bye"}\n'))
    assert main(["serve"]) == 0
    assert json.loads(capsys.readouterr().out) == {"id": 1, "ok": True}


def test_conform_check_counts_scenarios(capsys):
    assert main(["conform", "check"]) == 0
    assert "scenarios are sound" in capsys.readouterr().out


def test_play_and_tour_run_without_a_terminal(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "block", "--seed", "1"]) == 0
    assert "6" in capsys.readouterr().out


@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt(), 130)])
def test_interruptions(error, code, monkeypatch):
    def interrupted(_arguments):
        raise error

    summary, add_arguments, _ = COMMANDS["serve"]
    monkeypatch.setitem(COMMANDS, "serve", (summary, add_arguments, interrupted))
    assert main(["serve"]) == code


def test_runs_as_a_module(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["dominospec", "--version"])
    with pytest.raises(SystemExit) as end:
        runpy.run_module("dominospec", run_name="__main__")
    assert end.value.code == 0
    assert dominospec.__version__ in capsys.readouterr().out


def test_the_package_knows_its_names():
    assert all(getattr(dominospec, name) is not None for name in dominospec.__all__)
    with pytest.raises(AttributeError, match="chess"):
        _ = dominospec.chess


@pytest.mark.parametrize("command", ["resolve", "explain", "play"])
def test_a_game_whose_rules_do_not_hang_together_is_refused(command, capsys):
    file = str(resources.root() / "engine/tests/broken/count-points-so-far.yaml")
    assert main([command, file]) == 1
    assert "points-so-far is not known to a condition" in capsys.readouterr().err
