# SPDX-License-Identifier: MIT
"""Titles, summaries and notes of variants in the language of the reader.

A variant uses texts of its own file and of the files it extends; each is found by what it says in
English. Where a translation is missing the English text stands, marked as English.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Any

from dominospec.book.catalogue import SOURCE, texts
from dominospec.book.scenarios import scenarios
from dominospec.book.typography import set_well
from dominospec.book.wording import Wording


@dataclass(frozen=True, slots=True)
class Titles:
    """Translates the texts of one variant; ``ids`` gives the message of an English text.

    ``is_marked``: for a page, whose foreign texts are marked as such.
    """

    wording: Wording
    ids: Mapping[str, str]
    is_marked: bool = True

    def plain(self, text: str) -> tuple[str, str]:
        """Return the text and the language it is in; numbers are of every language."""
        text = " ".join(text.split())
        message = self.ids.get(text, "")
        if self.wording.language != SOURCE and message and self.wording.knows(message):
            return self.wording.say(message), self.wording.language
        neutral = not any(sign.isalpha() for sign in text)
        return set_well(text, SOURCE), self.wording.language if neutral else SOURCE

    def __call__(self, text: str) -> str:
        """Return the text, on a page marked where it is in another language than the page."""
        said, language = self.plain(text)
        if not self.is_marked:
            return said
        said = escape(said, quote=False)
        if language == self.wording.language:
            return said
        return f'<span lang="{language}">{said}</span>'


def titles(
    wording: Wording, chain: Sequence[Mapping[str, Any]], *, is_marked: bool = True
) -> Titles:
    """Return the titles of a variant; ``chain`` is its file and those it extends, nearest first."""
    ids: dict[str, str] = {}
    for found in (*map(texts, chain), example_texts()):
        for message, text in found.items():
            ids.setdefault(text, message)
    return Titles(wording, ids, is_marked)


@cache
def example_texts() -> dict[str, str]:
    """Return the titles of the examples, by the ids of their messages."""
    return {
        f"example-{scenario.id}": " ".join(scenario.title.split())
        for scenario in scenarios()
        if scenario.book and not scenario.changed
    }
