# SPDX-License-Identifier: MIT
"""The rules in words: the sentence behind a rule's id, and all of them as text."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dominospec.book.shelf import chain
from dominospec.book.telling import tell
from dominospec.book.titles import titles
from dominospec.book.voice import Clause, Told, Voice
from dominospec.book.wording import Wording, wording
from dominospec.conformance.suite.examining import sentence
from dominospec.loading import variant_ids
from dominospec.terminal.screen import hung


@dataclass(frozen=True, slots=True)
class Guide:
    """The clauses of one resolved variant by chapter, told in one language."""

    chapters: Mapping[str, Sequence[Clause]]
    headings: Mapping[str, str]

    def sentence(self, rule: str) -> str:
        """Return what the rule says in this game; what its word means where no clause tells it."""
        for clauses in self.chapters.values():
            for clause in clauses:
                if rule == clause.id or rule in clause.words:
                    return " ".join(_flat(clause.body))
        return sentence(rule)

    def text(self, width: int) -> Iterator[str]:
        """Yield all rules, chapter by chapter, in lines not wider than the width."""
        for chapter, clauses in self.chapters.items():
            lines = [line for clause in clauses for line in _lines(clause, width - 2)]
            if lines:
                yield self.headings[chapter]
                yield from (f"  {line}" for line in lines)


def _flat(body: Sequence[Told]) -> Iterator[str]:
    for told in body:
        yield told.text
        yield from _flat(told.items)


def _lines(clause: Clause, width: int) -> Iterator[str]:
    title = f"{clause.title}: " if clause.title else ""
    for place, told in enumerate(clause.body):
        yield from hung("", (title if place == 0 else "") + told.text, width)
        for item in told.items:
            yield from hung("- ", item.text, width)
        for row in told.rows:
            yield "   ".join(cell.rjust(8) for cell in row)


def _titles(words: Wording, variant: str) -> Callable[[str], str]:
    """Return what translates titles of rows; only those of shipped variants are translated."""
    translated = titles(words, chain(variant) if variant in variant_ids() else ())
    return lambda text: translated.plain(text)[0]


def guide(rules: Mapping[str, Any], language: str) -> Guide:
    """Return the rules of a resolved variant in words."""
    words = wording(language)
    voice = Voice(words, rules, {rules["players"]: rules}, _titles(words, rules["variant"]))
    chapters = tell(voice)
    headings = {chapter: words.say(f"chapter/{chapter}") for chapter in chapters}
    return Guide(chapters, headings)
