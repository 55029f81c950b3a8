# SPDX-License-Identifier: MIT
"""``diff`` tells two games apart in words, and says by its exit code whether they differ."""

import json
from itertools import cycle, pairwise

import pytest

from dominospec.book.catalogue import LANGUAGES
from dominospec.cli import main
from dominospec.loading import load, variant_ids
from dominospec.reading.asked import asked
from dominospec.reading.comparing import compared
from dominospec.reading.contrasting import FORMS
from dominospec.terminal.screen import Style

HEAD = """\
dominospec: 1
id: {id}
extends: draw
title: {id}
sources:
  - {{title: A test, note: nothing, grade: ruling}}
"""
ROW = """\
score:
  awards:
    {id}: {{title: {id}, event: play, when: {{tile: [doubles]}}, to: actor, points: {points}}}
"""


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def variant(here):
    def write(name, rest):
        (here / f"{name}.yaml").write_text(HEAD.format(id=name) + rest, "utf-8")
        return f"{name}.yaml"

    return write


def told(capsys, *arguments):
    code = main(["diff", *arguments])
    return code, capsys.readouterr().out


def slots(one, other, players=None):
    found = compared(asked(one), asked(other), "en", players)
    differing = [each.slot for rows in found.differences.values() for each in rows]
    return differing, [key.pointer for rows in found.keys.values() for key in rows]


def test_what_only_follows_from_another_rule_is_left_out(capsys):
    code, text = told(capsys, "block", "draw")
    assert code == 1
    assert "There is no drawing." in text
    assert "Only Draw:" in text
    assert "passes" not in text
    assert slots("block", "draw")[1] == []


def test_one_option_is_one_difference(capsys):
    code, text = told(capsys, "block", "block:target=fifty")
    assert code == 1
    assert slots("block", "block:target=fifty") == (["match/target"], [])
    assert "What tells block from block:target=fifty" in text
    assert "by target=fifty" in text


@pytest.mark.parametrize("other", ["draw", "draw:target=hundred", "draw:block-tie=nobody"])
def test_the_same_rules(other, capsys):
    code, text = told(capsys, "draw", other)
    assert code == 0
    assert "have the same rules" in text


@pytest.mark.parametrize("name", ["block", "latin"])
def test_every_option_that_changes_the_rules_is_told(name):
    for (option, choice), change in load(name).choices.items():
        differing, keys = slots(name, f"{name}:{option}={choice}")
        is_usual = choice == load(name).options[option]["default"]
        assert bool(differing or keys) == (bool(change.data) and not is_usual), (option, choice)


def test_a_row_of_another_name_is_the_same_rule(variant):
    one = variant("one", ROW.format(id="ones", points=5))
    other = variant("other", ROW.format(id="others", points=5))
    third = variant("third", ROW.format(id="others", points=6))
    assert slots(one, other) == ([], [])
    assert slots(one, third)[0] == ["score/awards/ones", "score/awards/others"]
    assert slots(other, third)[0] == ["score/awards/others"]


def test_a_list_that_is_empty_in_one_game_is_told_by_what_stands_in_the_other(variant, capsys):
    mine = variant("jumps", "rules: {jump: {title: Jump, event: play, do: skips}}\n")
    assert main(["diff", "draw", mine]) == 1
    told = capsys.readouterr().out
    assert "Only jumps" in told
    assert "[]" not in told


def test_a_key_that_no_sentence_tells_is_told_as_a_key(variant, capsys):
    one = variant("one", "join: {sum: 5}\n")
    other = variant("other", "join: {sum: 6}\nby_seats: {4: {join: {sum: 7}}}\n")
    assert slots(one, other) == ([], ["join/sum"])
    code, text = told(capsys, one, other)
    assert code == 1
    assert "join/sum: one: 5; other: 2: 6, 3: 6, 4: 7" in text


def test_only_for_so_many(capsys):
    code, text = told(capsys, "block:hands=seven", "block", "--players", "2")
    assert (code, "have the same rules" in text) == (0, True)
    code, text = told(capsys, "block:hands=seven", "block", "--players", "3")
    assert (code, "7 of them" in text) == (1, True)


def test_games_without_a_number_of_players_in_common_are_compared(variant, capsys):
    many = variant("many", "seats: {players: [6]}\ndeal: {hand: 4}\noptions: {hands: null}\n")
    code, text = told(capsys, many, "block", "--lang", "nl")
    assert code == 1
    assert "6\N{NO-BREAK SPACE}spelers" in text


@pytest.mark.parametrize(
    ("pair", "language"), list(zip(pairwise(variant_ids()), cycle(LANGUAGES), strict=False))
)
def test_every_form_tells_every_difference(pair, language):
    one, other = pair
    found = compared(asked(one), asked(other), language, None)
    for form in FORMS.values():
        assert "<span" not in "".join(form(found, Style()))
    data = json.loads("".join(FORMS["json"](found, Style())))
    kinds = {each["kind"] for each in data["differences"]}
    assert kinds <= {"changed", "only-one", "only-other"}
    assert all(each["one"] or each["other"] for each in data["differences"])
    assert found.is_same == (not kinds and not data["keys"])


def test_markdown_of_equal_games_says_so():
    found = compared(asked("block"), asked("block"), "en", None)
    assert "have the same rules" in "".join(FORMS["markdown"](found, Style()))


@pytest.mark.parametrize(
    "arguments",
    [
        ["block", "blok"],
        ["block", "draw:target=x"],
        ["block", "latin", "--players", "2"],
        ["block", "draw", "--lang", "xx"],
    ],
)
def test_a_faulty_game_is_no_difference(arguments, capsys):
    assert main(["diff", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.err
    assert not shown.out
