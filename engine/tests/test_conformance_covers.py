# SPDX-License-Identifier: MIT
"""What a scenario says that it covers is changed, and it must notice."""

import sys

import pytest

from dominospec.conformance.commands import main
from dominospec.conformance.measuring import covers as measuring
from dominospec.conformance.measuring.covers import Covers, changes, covers, settled, told
from dominospec.conformance.measuring.games import by_game, digest
from dominospec.conformance.suite.scenario import Game

WRITTEN = ("scenario",)


def test_a_game_is_settled_with_its_options_and_changes():
    game = Game("draw", 2, {"reserve": "one"}, {"match": {"target": 77}})
    rules = settled(game).rules.data
    assert rules["draw"]["reserve"] == 1
    assert rules["match"]["target"] == 77


def test_the_word_itself_is_changed_first():
    found = list(changes({"draw": {"when": "when-stuck"}}, "draw/when/when-stuck"))
    assert found[0].pointer == ("draw", "when")
    assert found[0].value != "when-stuck"


def test_a_default_that_nobody_says_is_changed_too():
    assert next(changes({}, "draw/reserve")).pointer == ("draw", "reserve")


def test_a_word_that_is_not_in_the_rules_cannot_be_changed():
    assert list(changes({"draw": {"when": "never"}}, "draw/when/when-stuck")) == []


@pytest.fixture(scope="module")
def block():
    return by_game(WRITTEN)["block"][:1]


def test_a_claim_holds_where_a_change_is_noticed(block):
    found = covers(block)
    assert found.claims == len(block[0].covers)
    assert found.holding >= 1


def test_an_idle_claim_is_named():
    idle = {"a-scenario-0000": ("draw/when", "draw/most")}
    assert list(told([Covers("block", "", 3, idle)])) == [
        "idle a-scenario-0000: draw/when, draw/most",
        "1 of 3 claims to cover a word hold",
    ]


def test_what_was_found_is_written_and_read(tmp_path, monkeypatch):
    found = Covers("block", "0" * 16, 3, {"a-scenario-0000": ("draw/when",)})
    file = tmp_path / "covers.json"
    monkeypatch.setattr(measuring, "path", lambda: file)
    assert measuring.load_covers() == {}
    file.write_text(measuring.text([found]), "utf-8")
    assert measuring.load_covers() == {"block": found}


def test_every_claim_of_today_was_tried():
    tried = {game: one.digest for game, one in measuring.load_covers().items()}
    games = by_game(WRITTEN)
    stale = [game for game, rows in games.items() if tried.get(game) != digest(rows)]
    assert stale == [], "dominospec conform covers"


def test_a_game_that_does_not_exist_is_named(capsys):
    assert main(["covers", "matodor"], sys.stdout) == 2
    assert "there is no game matodor" in capsys.readouterr().out
