# SPDX-License-Identifier: MIT
"""What domino games differ in, the words that say it, and the games that use the words.

The facts are a file of their own, ``spec/coverage.yaml``; which games use a word is found out.
"""

from collections.abc import Iterator, Mapping, Sequence
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


def uses() -> tuple[Use, ...]:
    """Return all words with the games that use them."""
    few, every = coverage_file().data["few"], len(variant_ids())
    return tuple(
        Use(word, users()[word], len(users()[word]) == every, few.get(word, "")) for word in words()
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
    for word, reason in coverage_file().data["few"].items():
        if word not in words():
            yield _fault(("few", word), "few", f"{word} is no word", "take it out")
        elif not reason.endswith("."):
            yield _fault(("few", word), "few", "the reason is no sentence", "end it with a dot")


def unsettled() -> list[str]:
    """Return what is still to be done before the file can say that it is settled."""
    few = coverage_file().data["few"]
    left = [f"{word} is used by {len(users()[word])}" for word in seldom_used() if word not in few]
    left += [f"{word} is used by several" for word in few if word not in seldom_used()]
    return left + [
        f"{dimension['title']}: {row['value']}: planned"
        for dimension in coverage_file().data["dimensions"]
        for row in dimension["values"]
        if row.get("planned")
    ]
