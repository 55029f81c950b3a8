# SPDX-License-Identifier: MIT
"""The words of the rule language with what they mean, by chapter, read off the schema."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from dominospec.vocabulary import CHAPTERS, schema, words


@dataclass(frozen=True, slots=True)
class Entry:
    """A word of the language as the reference lists it."""

    id: str
    chapter: str
    is_key: bool
    meaning: str
    default: str


def _default(value: object) -> str:
    """Return a default as it would be written, or nothing."""
    if value is None or isinstance(value, bool):
        return ""
    if isinstance(value, list):
        return f"[{', '.join(map(str, value))}]"
    return "{}" if value == {} else str(value)


@cache
def entries() -> tuple[Entry, ...]:
    """Return all words, the general parts first, then chapter by chapter."""
    order = ("general", *CHAPTERS)
    found = [
        Entry(
            word.id,
            word.id.partition("/")[0],
            word.kind == "key",
            word.description,
            _default(word.default),
        )
        for word in words().values()
    ]
    return tuple(sorted(found, key=lambda entry: order.index(entry.chapter)))


def chapter_titles() -> Iterator[tuple[str, str, str]]:
    """Yield every chapter with its title and description."""
    yield "general", "General parts", "They stand at many places."
    for chapter in CHAPTERS:
        node = schema()["$defs"][f"chapter_{chapter}"]
        yield chapter, node["title"], node["description"]
