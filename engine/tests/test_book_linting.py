# SPDX-License-Identifier: MIT
"""Every kind of fault in a catalogue is found, with its line."""

import pytest

from dominospec.book.catalogue import SOURCE, Source, message_ids, settings, sources, told_by
from dominospec.book.linting import lint
from dominospec.vocabulary import words

ENGLISH = """\
hello = Hello { $name }.
tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
side = { $kind ->
    [a] One.
   *[b] Two.
}
"""
CZECH = """\
hello = Ahoj { $name }.
tiles = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
    [many] { $n } kamene
   *[other] { $n } kamenů
}
side = { $kind ->
    [a] Jeden.
   *[b] Dva.
}
variant-x-title = Bloky
"""
GAMES = {"variant-x-title": "Block"}
PARENTS = {word.id.rpartition("/")[0] for word in words().values() if word.kind == "value"}
UNTOLD = {"untold": dict.fromkeys(words().keys() - PARENTS, "not told here")}


def found(czech=CZECH, english=ENGLISH, known=UNTOLD, games=GAMES):
    catalogues = {"en": [Source("en.ftl", english)], "cs": [Source("cs.ftl", czech)]}
    return [str(fault) for fault in lint(catalogues, known, games)]


def test_good_catalogues_have_no_faults():
    assert found() == []


TITLE = "variant-x-title = Bloky\n"


@pytest.mark.parametrize(
    ("old", "new", "place", "message", "code"),
    [
        ("side = {", "side ? {", "cs.ftl:8:1", 'Expected token: "="', "syntax"),
        ("hello = Ahoj { $name }.\n", "", "site/locales/cs", "hello: the message of", "missing"),
        (TITLE, "", "site/locales/cs", "variant-x-title: the message of the file", "missing"),
        (TITLE, TITLE + "old = Staré\n", "cs.ftl:13:1", "old: no such message", "obsolete"),
        ("$name", "$nome", "cs.ftl:1:1", "hello: there is no placeholder $nome", "placeholder"),
        (" { $name }", "", "cs.ftl:1:1", "the placeholder $name is not used", "placeholder"),
        ("$kind", "$sort", "cs.ftl:8:1", "side: there is no placeholder $sort", "placeholder"),
        ("Bloky", "Bloky { $n }", "cs.ftl:12:1", "there is no placeholder $n here", "placeholder"),
        ("    [few] { $n } kameny\n", "", "cs.ftl:2:1", "category 'few' is missing", "plural"),
        ("Bloky", "Block", "cs.ftl:12:1", "the text is the same as in English", "same"),
        ("Bloky", "{ nowhere }", "cs.ftl:12:1", "no message 'nowhere' to refer to", "reference"),
        (TITLE, TITLE + "hello = Nazdar { $name }.\n", "cs.ftl:13:1", "in cs.ftl:1", "twice"),
    ],
)
def test_each_kind_of_fault_is_found(old, new, place, message, code):
    assert old in CZECH
    faults = [fault for fault in found(CZECH.replace(old, new)) if message in fault]
    assert [fault.startswith(place) and fault.endswith(f"[ftl/{code}]") for fault in faults] == [
        True
    ]


def test_a_missing_plural_of_english_is_found():
    faults = found(english=ENGLISH.replace("    [one] { $n } tile\n", "    [two] { $n } tile\n"))
    assert any("'one' is missing" in fault for fault in faults)


def test_what_reads_as_in_english_can_be_allowed():
    same = {**UNTOLD, "same": {"cs": ["variant-x-title"]}}
    assert found(CZECH.replace("Bloky", "Block"), known=same) == []
    assert any("does not read as in English" in fault for fault in found(known=same))


def test_a_word_that_no_message_tells_is_found():
    assert "draw/most" not in UNTOLD["untold"]  # its value tells it
    rest = {word: why for word, why in UNTOLD["untold"].items() if word != "draw/reserve"}
    faults = found(known={"untold": rest})
    assert [fault.partition(" (")[0] for fault in faults] == [
        "spec/schema/variant.schema.json: no message tells the word draw/reserve"
    ]


def test_an_idle_exception_is_found():
    known = {"untold": {**UNTOLD["untold"], "no/such/word": "gone"}}
    assert any("no/such/word is no untold word" in fault for fault in found(known=known))


def test_a_message_may_take_in_another_with_its_placeholders():
    english = ENGLISH + "many = You draw { tiles }.\n"
    czech = CZECH + "many = Dobereš { tiles }.\n"
    assert found(czech, english) == []
    assert any(
        "$n is not used" in fault for fault in found(czech.replace("{ tiles }", "nic"), english)
    )


def test_the_title_of_an_example_may_wait_for_its_translation():
    faults = found(games={**GAMES, "example-a-1b2c": "A title"})
    assert [fault.partition(": ")[2].split(":")[0] for fault in faults] == ["warning"]


def test_words_are_told_by_messages_that_exist():
    assert told_by("draw/when") == {
        "draw-when-never", "draw-when-when-stuck", "draw-when-may-when-stuck",
        "draw-when-at-will", "draw-when-every-turn",
    }  # fmt: skip
    assert told_by("draw/reserve") == {"draw-reserve"}
    assert told_by("general/pip/highest") == set()
    assert told_by("no/such") == {"no-such"}
    assert "draw-reserve" in message_ids(SOURCE)


def test_every_exception_gives_its_reason():
    assert all(settings()["untold"].values())


@pytest.mark.parametrize("file", [file.file for file in sources("cs") + sources("nl")])
def test_catalogues_name_their_licence(file):
    language = file.split("/")[2]
    text = next(source.text for source in sources(language) if source.file == file)
    assert text.startswith("# SPDX-License-Identifier: CC-BY-4.0\n")
