# SPDX-License-Identifier: MIT
"""``explain`` tells the rules and where each was set."""

import json
import re

import pytest

from dominospec.book.catalogue import LANGUAGES
from dominospec.cli import main
from dominospec.loading import variant_ids
from dominospec.reading.asked import asked
from dominospec.reading.explaining import FORMS, Explained
from dominospec.terminal.screen import Style

OURS = """\
dominospec: 1
id: ours
extends: draw
title: Ours
sources:
  - {title: A test, note: nothing, grade: ruling}
draw: {reserve: 3}
score:
  awards:
    tens:
      title: Tens
      event: play
      when: {tile: [{pips: 10}]}
      to: actor
      points: 10
by_seats:
  4: {deal: {hand: 6}}
options:
  long:
    title: How far
    default: short
    after: [target]
    choices:
      short: {title: Short}
      long: {title: Long, match: {target: 250}}
"""


@pytest.fixture
def ours(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ours.yaml").write_text(OURS, "utf-8")
    return "ours.yaml"


def explained(capsys, *arguments):
    assert main(["explain", *arguments]) == 0
    return capsys.readouterr().out


def where(text):
    """The origins by the word that stands before them, with their lines joined."""
    notes = re.findall(r"^ {6}\[(.*?)\]$", text, re.MULTILINE | re.DOTALL)
    flat = (" ".join(note.split()) for note in notes)
    return dict(note.partition("; ")[::2] for note in flat)


def test_every_rule_says_where_it_was_set(ours, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    found = where(explained(capsys, ours))
    assert found["draw/reserve"] == "ours.yaml:7"
    assert found["score/awards/tens"] == "ours.yaml:11"
    assert found["deal/rest/boneyard"] == "spec/variants/draw.yaml:76, in draw"
    assert found["join/by/equal"] == "by default"
    assert "ours.yaml:17, for 4 players" in found["deal/hand"]
    assert found["law/turn"] == ""


def test_an_option_is_an_origin(ours, capsys):
    text = explained(capsys, f"{ours}:long=long", "--option", "block-tie=replay", "--players", "3")
    found = where(text)
    assert found["match/target"] == "ours.yaml:25, by long=long"
    assert found["finish/block/tie/replay"].endswith("by block-tie=replay")
    assert "How far: Long" in text
    assert "3\N{NO-BREAK SPACE}players" in text
    assert "With 2" not in text


def test_lines_are_no_wider_than_the_terminal(ours, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    text = explained(capsys, ours)
    assert max(map(len, text.splitlines())) <= 60
    assert "long: Long" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", variant_ids())
def test_every_game_is_told_in_every_form(variant, language):
    told = Explained(asked(variant), language)
    for form in FORMS.values():
        assert "<span" not in "".join(form(told, Style()))
    data = json.loads("".join(FORMS["json"](told, Style())))
    clauses = [clause for chapter in data["chapters"] for clause in chapter["clauses"]]
    assert all(clause["told"] for clause in clauses)
    set_somewhere = {clause["slot"] for clause in clauses if clause["origins"]}
    assert {"seats/players", "deal/hand", "lead/first", "join/by", "draw/when"} <= set_somewhere


def test_markdown_has_headings_and_tables(ours, capsys):
    text = explained(capsys, ours, "--format", "markdown", "--lang", "nl")
    assert text.startswith("# Ours\n")
    assert "\n## " in text
    assert "|---|" in text
    assert "`long` Long" in text


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["nothing"], 1, "there is no variant"),
        (["draw:reserve"], 1, "draw:reserve"),
        (["draw:no=yes"], 2, "no option 'no'"),
        (["draw:block-tie=maybe"], 2, "no choice 'maybe'"),
        (["draw", "--players", "9"], 2, "not for 9 players"),
        (["draw", "--lang", "xx"], 2, "no rules in 'xx'"),
    ],
)
def test_what_cannot_be_explained(arguments, code, told, capsys):
    assert main(["explain", *arguments]) == code
    assert told in capsys.readouterr().err
