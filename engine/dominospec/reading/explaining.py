# SPDX-License-Identifier: MIT
"""``dominospec explain``: the rules in words, and where each of them was set."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias

from dominospec.book.rulebook import Teller
from dominospec.book.voice import Clause
from dominospec.book.wording import Wording
from dominospec.loading import Origin
from dominospec.reading.asked import Asked, of_players
from dominospec.reading.origins import Origins, origins_of, told
from dominospec.reading.printing import lines, markdown, record, wrapped
from dominospec.terminal.screen import Style


@dataclass(frozen=True)
class Explained:
    """A game told in one language, for some numbers of players or for all of them."""

    game: Asked
    language: str
    numbers: tuple[int, ...] = ()

    @cached_property
    def teller(self) -> Teller:
        """Who tells the game."""
        return self.game.teller(self.language)

    @property
    def words(self) -> Wording:
        """The language."""
        return self.teller.wording

    @cached_property
    def rules(self) -> dict[int, Mapping[str, Any]]:
        """The resolved rules by number of players."""
        return of_players(self.game.game(), self.numbers, self.game.variant.id)

    @cached_property
    def chapters(self) -> dict[str, tuple[Clause, ...]]:
        """The clauses by chapter, those that say something."""
        told_chapters = self.teller.told(self.rules)
        return {name: clauses for name, clauses in told_chapters.items() if clauses}

    @property
    def clauses(self) -> Iterator[Clause]:
        """All clauses in order."""
        return (clause for clauses in self.chapters.values() for clause in clauses)

    @cached_property
    def _origins(self) -> Origins:
        return origins_of(self.game, self.rules)

    @cached_property
    def _slots(self) -> tuple[str, ...]:
        return tuple(clause.slot for clause in self.clauses)

    def origins(self, clause: Clause) -> tuple[Origin, ...]:
        """Return who set what the clause tells; a law of every game was set by nobody."""
        return self._origins.of(clause.slot, self._slots)

    def where(self, clause: Clause) -> str:
        """Return the word of a clause and its origins, for a reader."""
        return "; ".join((clause.id, *told(self.origins(clause), self.words)))

    def chapter(self, name: str) -> str:
        """Return the heading of a chapter."""
        return self.words.say(f"chapter/{name}")

    def head(self) -> Iterator[str]:
        """Yield what is said before the rules: what the game is, for how many, how chosen."""
        titles, variant = self.teller.titles, self.game.variant
        if "summary" in variant.data:
            yield titles(variant.data["summary"])
        numbers = list(self.rules)
        players = self.words.counts(numbers)
        yield self.words.say("game-players", n=max(numbers), players=players)
        yield from (f"{title}: {choice}" for title, choice in self.chosen())

    def chosen(self) -> Iterator[tuple[str, str]]:
        """Yield the house rules that were asked for, and what was chosen."""
        for option, choice in self.game.options:
            row = self.game.variant.options[option]
            title = row["choices"][choice].get("title", choice)
            yield self.teller.titles(row["title"]), self.teller.titles(title)

    def house_rules(self) -> Iterator[tuple[str, str, list[tuple[str, str]]]]:
        """Yield option, title, and its choices with their titles; the usual one is marked."""
        titles = self.teller.titles
        for name, row in self.game.variant.options.items():
            choices = {key: titles(data.get("title", key)) for key, data in row["choices"].items()}
            choices[row["default"]] += f" ({self.words.say('house-rule-usual')})"
            yield name, titles(row["title"]), list(choices.items())


def as_text(explained: Explained, style: Style) -> Iterator[str]:
    """Yield the rules for a terminal; the origin of a clause stands below it."""
    words, width = explained.words, style.width
    yield style.paint(explained.teller.titles(explained.game.variant.title), "heading")
    for text in explained.head():
        yield from wrapped(text, width)
    for name, clauses in explained.chapters.items():
        yield from ("", style.paint(explained.chapter(name), "heading"))
        for clause in clauses:
            yield from (f"  {line}" for line in lines(clause, width - 2))
            for line in wrapped(f"[{explained.where(clause)}]", width, "      "):
                yield style.paint(line, "quiet")
    house_rules = list(explained.house_rules())
    if house_rules:
        yield from ("", style.paint(words.say("house-rules-title"), "heading"))
    for name, title, choices in house_rules:
        yield from wrapped(f"{title} [{name}]", width, "  ")
        for choice, text in choices:
            yield from wrapped(f"{choice}: {text}", width, "  - ")


def as_markdown(explained: Explained, _style: Style) -> Iterator[str]:
    """Yield the rules as Markdown."""
    yield from (f"# {explained.teller.titles(explained.game.variant.title)}", "")
    for text in explained.head():
        yield from (text, "")
    for name, clauses in explained.chapters.items():
        yield from (f"## {explained.chapter(name)}", "")
        for clause in clauses:
            yield from markdown(clause)
            yield from (f"<small>`{explained.where(clause)}`</small>", "")
    house_rules = list(explained.house_rules())
    if house_rules:
        yield from (f"## {explained.words.say('house-rules-title')}", "")
    for name, title, choices in house_rules:
        yield from (f"**{title}** `{name}`", "")
        yield from (*(f"- `{choice}` {text}" for choice, text in choices), "")


def clause_record(explained: Explained, clause: Clause) -> dict[str, Any]:
    """Return a clause as a record, with who set what it tells."""
    return {
        "slot": clause.slot,
        "id": clause.id,
        "words": clause.words,
        "title": clause.title,
        "told": [record(part) for part in clause.body],
        "origins": [
            {"file": one.file, "line": one.line, "column": one.column, "layer": one.layer}
            for one in explained.origins(clause)
        ],
    }


def as_json(explained: Explained, _style: Style) -> Iterator[str]:
    """Yield the rules as one JSON object."""
    whole = {
        "variant": explained.game.variant.id,
        "title": explained.teller.titles(explained.game.variant.title),
        "language": explained.language,
        "players": list(explained.rules),
        "options": dict(explained.game.options),
        "chapters": [
            {
                "chapter": name,
                "title": explained.chapter(name),
                "clauses": [clause_record(explained, clause) for clause in clauses],
            }
            for name, clauses in explained.chapters.items()
        ],
    }
    yield json.dumps(whole, indent=2, ensure_ascii=False)


Form: TypeAlias = Callable[[Explained, Style], Iterator[str]]

FORMS: Final[Mapping[str, Form]] = {"text": as_text, "json": as_json, "markdown": as_markdown}
