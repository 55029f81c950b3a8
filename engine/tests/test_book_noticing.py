# SPDX-License-Identifier: MIT
"""What the suite notices of deliberate faults is told beside the rule that they are in."""

import re

import pytest

from dominospec.book import noticing
from dominospec.book.noticing import Noticed, noticed, whole
from dominospec.book.pages import Desk, game_page
from dominospec.book.rulebook import Teller
from dominospec.book.shelf import chain
from dominospec.book.stage import perform
from dominospec.book.voice import Clause
from dominospec.book.wording import wording
from dominospec.kills import EQUIVALENT, OPEN, Fate, Kills
from dominospec.loading import load

CLAUSES = (
    Clause("deal/hand", "deal/hand", (), words=("deal/hand_by_round",)),
    Clause("finish/block", "finish/block", ()),
    Clause("finish/block/best", "finish/block/best", ()),
    Clause("draw/when", "draw/when/never", ()),
)


def fate(change, verdict=""):
    return Fate("00000000", "number", change, {} if verdict else {"scenario": ("x",)}, verdict)


FILES = {
    "child": [
        fate("finish/block/best/0: 1 -> 2"),
        fate("by_seats/4/draw/when: 1 -> 2", OPEN),
        fate("options/a/choices/b/draw/when: 1 -> 2"),
        fate("options/a/default: 1 -> 2"),
    ],
    "parent": [
        fate("deal/hand/2: 1 -> 2"),
        fate("deal/hand_by_round/0: 1 -> 2", OPEN),
        fate("deal/hand: 1 -> 2", EQUIVALENT),
        fate("finish/block/best: 1 -> 2", OPEN),
        fate("finish/block/tie: 1 -> 2"),
        fate("score/awards/a: 1 -> 2"),
    ],
}


@pytest.fixture
def measured(monkeypatch):
    def every(games):
        return [Kills(game, "", 0, 0, tuple(FILES[game])) for game in games if game in FILES]

    monkeypatch.setattr(noticing, "every", every)
    noticing._tally.cache_clear()
    yield
    noticing._tally.cache_clear()


@pytest.mark.usefixtures("measured")
def test_a_fault_belongs_to_the_clause_that_tells_its_place():
    assert noticed(["parent", "never-measured"], CLAUSES) == {
        "deal/hand": Noticed(2, 1),
        "finish/block/best": Noticed(1, 0),
        "finish/block": Noticed(1, 1),
    }


@pytest.mark.usefixtures("measured")
def test_the_nearest_file_that_says_a_rule_counts():
    found = noticed(["child", "parent"], CLAUSES)
    assert found["finish/block/best"] == Noticed(1, 1)
    assert found["draw/when/never"] == Noticed(1, 0)
    assert found["deal/hand"] == Noticed(2, 1)


def test_parts_are_added_up():
    assert whole([Noticed(2, 1), Noticed(3, 3)]) == Noticed(5, 4)
    assert whole([]) == Noticed(0, 0)


@pytest.mark.parametrize(
    ("language", "n", "caught", "said"),
    [
        ("en", 1, 1, "One deliberate fault in this rule is noticed"),
        ("en", 12, 1, "Of 12 deliberate faults in this rule, 1 is noticed"),
        ("en", 12, 12, "Of 12 deliberate faults in this rule, 12 are noticed"),
        ("cs", 1, 0, "jedna záměrná chyba; odhalena není"),
        ("cs", 3, 2, "byly v tomto pravidle 3 záměrné chyby; odhaleno jich je 2"),
        ("cs", 12, 12, "bylo v tomto pravidle 12 záměrných chyb"),
        ("nl", 1, 0, "Eén opzettelijke fout in deze regel blijft onopgemerkt"),
        ("nl", 12, 1, "Van 12 opzettelijke fouten in deze regel wordt er 1 opgemerkt"),
    ],
)
def test_it_is_said_with_the_right_plural(language, n, caught, said):
    text = wording(language).say("clause-noticed", n=n, noticed=caught)
    assert said in text.replace("\xa0", " ")


def test_a_page_shows_it_beside_the_clause():
    desk = Desk(Teller(load("matador"), chain("matador"), wording("en")), perform)
    page = game_page(desk).text.replace("\xa0", " ")
    (reserve,) = re.findall(r'<div class="clause" id="draw/reserve".*?</div>', page, re.DOTALL)
    assert re.search(r"deliberate faults? in this rule,? .*noticed", reserve)
    assert re.search(r"tried with \d+ deliberate faults", page)
