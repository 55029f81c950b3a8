# SPDX-License-Identifier: MIT
"""Saying things: strictly, with the right plurals, lists and spaces."""

import pytest

from dominospec.book.catalogue import SOURCE, Source
from dominospec.book.titles import titles
from dominospec.book.typography import set_well
from dominospec.book.wording import Unsaid, Wording, wording

NBSP = "\N{NO-BREAK SPACE}"


def words(language, text):
    return Wording(language, [Source("test.ftl", text)])


def test_a_missing_message_is_an_error():
    with pytest.raises(Unsaid, match="cs: there is no message nothing"):
        wording("cs").say("nothing")


def test_a_missing_value_is_an_error():
    with pytest.raises(Unsaid, match="Unknown external: n"):
        words("en", "a = Draw { $n }.").say("a")


def test_a_word_of_the_language_finds_its_message():
    assert wording("en").say("draw/when/never") == "There is no drawing."
    assert words("en", "set-highest-double = Yes.").say("set/highest_double") == "Yes."


def test_a_message_of_attributes_alone_says_nothing():
    assert not words("en", "a =\n    .b = c").knows("a")


@pytest.mark.parametrize(
    ("language", "number", "sentence"),
    [
        ("en", 1, "A player draws no more than 1 tile in a turn."),
        ("en", 3, "A player draws no more than 3 tiles in a turn."),
        ("cs", 1, "V jednom tahu si hráč dobere nejvýš 1 kámen."),
        ("cs", 2, "V jednom tahu si hráč dobere nejvýš 2 kameny."),
        ("cs", 5, "V jednom tahu si hráč dobere nejvýš 5 kamenů."),
        ("nl", 1, "Per beurt pakt een speler hoogstens 1 steen."),
        ("nl", 2, "Per beurt pakt een speler hoogstens 2 stenen."),
    ],
)
def test_plurals(language, number, sentence):
    assert wording(language).say("draw/most", n=number).replace(NBSP, " ") == sentence


@pytest.mark.parametrize(
    ("language", "players", "text"),
    [
        ("en", [2, 3, 4], "2, 3 or 4"),
        ("cs", [2, 3, 4], "2, 3 nebo 4"),
        ("nl", [2, 3, 4], "2, 3 of 4"),
        ("en", [2, 3, 4, 5], "2 to 5"),
        ("cs", [2, 3, 4, 5], "2 až 5"),
        ("nl", [4, 2, 3, 5], "2 t/m 5"),
        ("en", [2, 3, 4, 6], "2, 3, 4 or 6"),
        ("en", [4], "4"),
    ],
)
def test_numbers_to_choose_from(language, players, text):
    assert wording(language).counts(players) == text


def test_lists():
    assert wording("en").all_of(["0-0", "4-3", "5-2"]) == "0-0, 4-3 and 5-2"
    assert wording("cs").all_of(["0-0", "4-3"]) == f"0-0 a{NBSP}4-3"


@pytest.mark.parametrize(
    ("language", "plain", "well"),
    [
        ("cs", "kámen v talonu a z ruky", "kámen v~talonu a~z~ruky"),
        ("cs", "A v kole o 7 bodů", "A~v~kole o~7~bodů"),
        ("cs", "pes a kočka", "pes a~kočka"),
        ("cs", "číslo 1 a 6", "číslo 1 a~6"),
        ("en", "7 tiles, 2 or 3", "7~tiles, 2 or 3"),
        ("en", "the winner's own", "the winner’s own"),
        ("nl", "28 stenen", "28~stenen"),
        ("en", "6-4 is a tile", "6-4 is a tile"),
    ],
)
def test_spaces_that_must_not_break(language, plain, well):
    assert set_well(plain, language) == well.replace("~", NBSP)


GAME = {"id": "x", "title": "Blocks", "options": {}, "summary": "It's all\n  there."}


def test_a_title_is_translated():
    czech = words("cs", "variant-x-title = Kostky")
    assert titles(czech, [GAME])("Blocks") == "Kostky"


def test_a_title_without_translation_is_marked_as_english():
    said = titles(words("nl", "a = b"), [GAME])
    assert said("Blocks") == '<span lang="en">Blocks</span>'
    assert said.plain("Blocks") == ("Blocks", SOURCE)


def test_a_title_is_taken_over_from_the_file_that_is_extended():
    czech = words("cs", "variant-x-title = Kostky")
    assert titles(czech, [{"id": "y"}, GAME])("Blocks") == "Kostky"


def test_numbers_need_no_translation():
    assert titles(words("nl", "a = b"), [GAME])("100") == "100"


def test_english_texts_are_set_well_and_escaped():
    assert titles(words("en", "a = b"), [GAME])("It's all there.") == "It’s all there."
    assert titles(words("en", "a = b"), [GAME])("a < b") == "a &lt; b"
