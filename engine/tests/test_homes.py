# SPDX-License-Identifier: MIT
"""A word of the language has four homes: schema, engine, rulebook and scenario."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from dominospec.book.catalogue import LANGUAGES, message_id, settings, sources
from dominospec.book.messages import read
from dominospec.conformance.suite import load_suite
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


@cache
def messages(language: str) -> frozenset[str]:
    return frozenset(read(language, sources(language)).entries)


@cache
def keys_told_by_their_values() -> frozenset[str]:
    return frozenset(
        word.id.rpartition("/")[0] for word in words().values() if word.kind == "value"
    )


def told(word: Word, language: str) -> bool:
    """Whether readers meet the word; settings say why some words need no message."""
    by_values = word.kind == "key" and word.id in keys_told_by_their_values()
    excused = bool(settings()["untold"].get(word.id))
    return by_values or excused or message_id(word.id) in messages(language)


def homeless(word: Word) -> list[str]:
    """Return the homes that the word lacks."""
    name = word.id.rpartition("/")[2]
    lacking = [
        f"told in the rulebook ({language})" for language in LANGUAGES if not told(word, language)
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
