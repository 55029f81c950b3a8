# SPDX-License-Identifier: MIT
"""A word of the language has four homes: schema, engine, rulebook and scenario."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from dominospec.book.catalogue import LANGUAGES, message_ids, told_by
from dominospec.conformance.suite.shelf import load_suite
from dominospec.resources import root
from dominospec.vocabulary import Word, words

ENGINE = Path(str(root())) / "engine" / "dominospec"
PLAYED_IN = ("loading", "play")


def _spelled(path: Path) -> Iterator[str]:
    """Yield what a module spells as a text, an attribute or an argument."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Constant(value=str() as text):
                yield text
            case ast.Attribute(attr=name) | ast.keyword(arg=str() as name):
                yield name


@cache
def played() -> frozenset[str]:
    files = [file for folder in PLAYED_IN for file in (ENGINE / folder).rglob("*.py")]
    return frozenset(text for file in files for text in _spelled(file))


@cache
def shown() -> frozenset[str]:
    return frozenset(word for row in load_suite().scenarios for word in row.covers)


def homeless(word: Word) -> list[str]:
    """Return the homes that the word lacks."""
    name = word.id.rpartition("/")[2]
    lacking = [
        f"told in the rulebook ({language})"
        for language in LANGUAGES
        if not told_by(word.id) <= message_ids(language)
    ]
    homes = {
        "described in the schema": word.description.endswith((".", ".)")),
        "played by the engine": name in played() or name.replace("_", "-") in played(),
        "shown by a scenario": word.id in shown(),
    }
    return lacking + [home for home, there in homes.items() if not there]


@pytest.mark.parametrize("word", words().values(), ids=lambda word: word.id)
def test_a_word_has_four_homes(word: Word) -> None:
    assert homeless(word) == []


def test_a_word_without_homes_is_named_with_all_that_it_lacks() -> None:
    nowhere = Word("draw/when/never-heard-of", "value", "no sentence")
    assert len(homeless(nowhere)) == len(LANGUAGES) + 3
