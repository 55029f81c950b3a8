# SPDX-License-Identifier: MIT
"""What domino games differ in, the words that say it, and the games that use the words.

The facts are a file of their own, ``spec/coverage.yaml``; which games use a word is found out.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from dominospec.book.usage import seldom_used, users
from dominospec.errors import Fault
from dominospec.loading import variant_ids
from dominospec.loading.document import Document, Pointer
from dominospec.loading.reading import read_file
from dominospec.resources import root
from dominospec.vocabulary import CHAPTERS, words

FREQUENCIES: Final = ("common", "regular", "exotic")
_FILE: Final = "spec/coverage.yaml"


@dataclass(frozen=True, slots=True)
class Value:
    """Something that a game may have: the words that say it, or why none does."""

    value: str
    frequency: str
    words: tuple[str, ...]
    how: str
    reason: str
    users: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dimension:
    """Something that games differ in."""

    title: str
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """A word, the games that use it, and why it is worth having where hardly one does."""

    word: str
    users: tuple[str, ...]
    everywhere: bool
    reason: str


@cache
def coverage_file() -> Document:
    """Return the file of facts."""
    return read_file(Path(str(root())) / _FILE, _FILE)


def _users(needed: Sequence[str], either: Sequence[str]) -> tuple[str, ...]:
    """Return the games that use every word needed, and one of those of which one will do."""
    using = [set(users().get(word, ())) for word in needed]
    using += [{game for word in either for game in users().get(word, ())}] if either else []
    return tuple(sorted(set.intersection(*using))) if using else ()


def _ids(row: Mapping[str, Any]) -> tuple[str, ...]:
    return (*row.get("words", ()), *row.get("either", ()))


def _value(row: Mapping[str, Any]) -> Value:
    found = _users(row.get("words", ()), row.get("either", ()))
    how, reason = row.get("how", ""), row.get("not", "")
    return Value(row["value"], row["frequency"], _ids(row), how, reason, found)


def dimensions() -> tuple[Dimension, ...]:
    """Return all that games differ in."""
    data = coverage_file().data["dimensions"]
    return tuple(Dimension(row["title"], tuple(map(_value, row["values"]))) for row in data)


def _reason(word: str) -> str:
    """Return why a word is worth having: its own reason, or that of the nearest group it is in."""
    few: Mapping[str, str] = coverage_file().data["few"]
    groups = [key for key in few if key.endswith("/") and word.startswith(key)]
    return few.get(word, "") or few.get(max(groups, key=len, default=""), "")


def uses() -> tuple[Use, ...]:
    """Return all words with the games that use them."""
    every, seldom = len(variant_ids()), set(seldom_used())
    return tuple(
        Use(
            word,
            users()[word],
            len(users()[word]) == every,
            _reason(word) if word in seldom else "",
        )
        for word in words()
    )


def _fault(pointer: Pointer, code: str, message: str, cure: str) -> Fault:
    document = coverage_file()
    return document.fault(document.spot(pointer), f"coverage/{code}", message, cure)


def _of_value(row: Mapping[str, Any], pointer: Pointer) -> Iterator[Fault]:
    """Yield what is wrong with one value."""
    ids, frequency = _ids(row), row["frequency"]
    if frequency not in FREQUENCIES:
        yield _fault(pointer, "frequency", f"'{frequency}' is no frequency", "see the head")
    if bool(ids) == ("not" in row):
        yield _fault(pointer, "words", "either words say it, or there is a reason", "add one")
    if "not" in row and frequency != "exotic":
        yield _fault(pointer, "sayable", f"a {frequency} value must be sayable", "add words")
    unknown = [word for word in ids if word not in words() and word not in CHAPTERS]
    if unknown and not row.get("planned"):
        message = f"{', '.join(unknown)}: no such word"
        yield _fault(pointer, "word", message, "see spec/schema")


def faults() -> list[Fault]:
    """Return what is wrong with the file of facts."""
    found: list[Fault] = []
    for place, dimension in enumerate(coverage_file().data["dimensions"]):
        for index, row in enumerate(dimension["values"]):
            found += _of_value(row, ("dimensions", place, "values", index))
    found += _of_few()
    return found


def _of_few() -> Iterator[Fault]:
    """Yield what is wrong with the reasons: each is a sentence about a word, or about a group."""
    for key, reason in coverage_file().data["few"].items():
        if key not in words() and not _members(key, words()):
            yield _fault(("few", key), "few", f"{key} is no word", "take it out")
        elif not reason.endswith("."):
            yield _fault(("few", key), "few", "the reason is no sentence", "end it with a dot")


def _members(key: str, among: Iterable[str]) -> list[str]:
    """Return the words that a reason is about; a group ends with a stroke."""
    return [word for word in among if word == key or (key.endswith("/") and word.startswith(key))]


def unsettled() -> list[str]:
    """Return what is still to be done before the file can say that it is settled."""
    data, seldom = coverage_file().data, seldom_used()
    left = [f"{word} is used by {len(users()[word])}" for word in seldom if not _reason(word)]
    left += [f"{key} is used by several" for key in data["few"] if not _members(key, seldom)]
    return left + [
        f"{dimension['title']}: {row['value']}: planned"
        for dimension in data["dimensions"]
        for row in dimension["values"]
        if row.get("planned")
    ]
