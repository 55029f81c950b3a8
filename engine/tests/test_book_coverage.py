# SPDX-License-Identifier: MIT
"""What games differ in is said by words that exist, and words that nobody needs are not kept."""

import pytest

from dominospec.book import coverage
from dominospec.book.coverage import coverage_file, dimensions, faults, unsettled, uses
from dominospec.book.pages import coverage_page
from dominospec.book.usage import users, words_used
from dominospec.book.wording import wording
from dominospec.loading import load, variant_ids
from dominospec.loading.document import Document
from dominospec.vocabulary import CHAPTERS, words


def test_every_value_is_said_by_words_that_exist():
    assert [str(fault) for fault in faults()] == []


def test_what_is_settled_leaves_nothing_to_do():
    assert not (coverage_file().data["settled"] and unsettled())


def test_a_dimension_and_a_value_stand_once():
    titles = [dimension.title for dimension in dimensions()]
    assert len(titles) == len(set(titles))
    for dimension in dimensions():
        values = [value.value for value in dimension.values]
        assert len(values) == len(set(values)), dimension.title


@pytest.mark.parametrize("variant", variant_ids())
def test_a_variant_uses_words_of_the_language(variant):
    found = words_used(load(variant))
    assert found <= words().keys() | set(CHAPTERS)
    assert {"score/awards/event", "match/target"} & found


def test_words_are_found_in_rows_parts_options_and_differences_by_players():
    assert "draw" in users()["draw/reserve"]
    assert "block" in users()["finish/block/tie/replay"]
    assert "block" in users()["general/quantity/combine/each-excess"]
    assert "latin" in users()["general/condition/fits_ends"]
    assert "matador" in users()["general/tiles/pips"]
    assert "block" not in users()["join/by/sum"]


def test_the_page_names_every_dimension_and_every_word():
    text = coverage_page(wording("en")).text
    assert all(f"## {dimension.title}" in text for dimension in dimensions())
    assert len(uses()) == len(words())
    assert "reference.md#draw/when" in text


def wrong(monkeypatch, value, few=None):
    """The codes of what is wrong with a file of one value."""
    row = {"value": "Something", "frequency": "common"} | value
    data = {"dimensions": [{"title": "One", "values": [row]}], "few": few or {}, "settled": True}
    monkeypatch.setattr(coverage, "coverage_file", lambda: Document("coverage.yaml", data))
    return [fault.code.removeprefix("coverage/") for fault in faults()]


def test_what_is_wrong_with_the_file_is_told(monkeypatch):
    assert wrong(monkeypatch, {"words": ["draw/when"]}) == []
    assert wrong(monkeypatch, {"words": ["draw/whenever"]}) == ["word"]
    assert wrong(monkeypatch, {"words": ["draw/whenever"], "planned": True}) == []
    assert wrong(monkeypatch, {}) == ["words"]
    assert wrong(monkeypatch, {"not": "No."}) == ["sayable"]
    assert wrong(monkeypatch, {"not": "No.", "frequency": "exotic"}) == []
    assert wrong(monkeypatch, {"not": "No.", "frequency": "rare"}) == ["frequency", "sayable"]
    assert wrong(monkeypatch, {"words": ["draw/when"]}, {"draw/": "A group."}) == []
    few = {"draw/when": "no sentence", "draw/whenever": "No word."}
    assert wrong(monkeypatch, {"words": ["draw/when"]}, few) == ["few", "few"]
    assert "draw/when is used by several" in unsettled()
