# SPDX-License-Identifier: MIT
"""A game as told: its clauses for all numbers of players, and what each house rule changes.

What is the same for every number of players is told once; what differs is told for each. A choice
of an option is told by the clauses that differ from those of the game as it is usually played.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any, Final, TypeAlias

from dominospec.book.telling import tell
from dominospec.book.titles import Titles, titles
from dominospec.book.voice import Clause, Rules, Told, Voice
from dominospec.book.wording import Wording
from dominospec.errors import SpecError
from dominospec.loading import Variant, resolve

Chapters: TypeAlias = Mapping[str, tuple[Clause, ...]]
Choices: TypeAlias = tuple[tuple[str, str], ...]

MOST_PLAYERS: Final = 12
_ROWS: Final = (
    "set/tile_worth/", "deal/redeal/",
    "layout/doubles/every", "layout/doubles/first", "layout/doubles/led", "layout/trains/",
    "layout/branches/", "join/also/", "join/never/",
    "turn/again/", "turn/limits/", "turn/declares/", "score/awards/", "score/counters/",
    "rules/", "match/shutout/whom",
    "match/reach", "match/checked", "match/entry", "match/near_target/", "match/minutes",
    "match/ends_when",
)  # fmt: skip
"""Beginnings of the slots of rows, and of what else falls away when it is gone."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a house rule: the clauses it brings, and the titles of rules it takes away."""

    id: str
    title: str
    usual: bool
    clauses: tuple[Clause, ...] = ()
    gone: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HouseRule:
    """An option as told."""

    id: str
    title: str
    note: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, eq=False)
class Teller:
    """Tells a variant in one language; ``chain`` is its file and those it extends.

    ``for_page``: the texts may hold marks of a page.
    """

    variant: Variant
    chain: Sequence[Mapping[str, Any]]
    wording: Wording
    for_page: bool = True

    @cached_property
    def titles(self) -> Titles:
        """The texts of the variant in the language."""
        return titles(self.wording, self.chain, is_marked=self.for_page)

    def game(self, options: Choices = ()) -> dict[int, Rules]:
        """Return the rules for every number of players that these options allow."""
        return game_of(self.variant, options)

    def chapters(self, options: Choices = ()) -> dict[str, tuple[Clause, ...]]:
        """Return the clauses of every chapter under these options."""
        return _chapters(self, options)

    def told(self, game: Mapping[int, Rules]) -> dict[str, tuple[Clause, ...]]:
        """Tell every chapter for each of these numbers of players, and merge what is the same."""
        told = {
            players: tell(Voice(self.wording, rules, game, self.titles))
            for players, rules in game.items()
        }
        names = next(iter(told.values()))
        by_chapter = ({number: said[name] for number, said in told.items()} for name in names)
        return {
            name: tuple(self._merged(part)) for name, part in zip(names, by_chapter, strict=True)
        }

    def _merged(self, told: Mapping[int, tuple[Clause, ...]]) -> Iterator[Clause]:
        """Yield each clause once, with what depends on the number of players below it."""
        slots = dict.fromkeys(clause.slot for clauses in told.values() for clause in clauses)
        for slot in slots:
            found = {
                number: clause
                for number, clauses in told.items()
                for clause in clauses
                if clause.slot == slot
            }
            yield self._joined(found)

    def _joined(self, found: Mapping[int, Clause]) -> Clause:
        first = next(iter(found.values()))
        groups: dict[tuple[Told, ...], list[int]] = {}
        for number, clause in found.items():
            groups.setdefault(clause.body, []).append(number)
        words = tuple(dict.fromkeys(word for clause in found.values() for word in clause.words))
        if len(groups) == 1:
            return replace(first, words=words)
        body = tuple(self._for_players(numbers, said) for said, numbers in groups.items())
        return replace(first, body=body, words=words)

    def _for_players(self, numbers: Sequence[int], body: tuple[Told, ...]) -> Told:
        values = {"n": max(numbers), "players": self.wording.counts(numbers)}
        return Told(self.wording.say("with-players", **values), body)

    def house_rules(self) -> Iterator[HouseRule]:
        """Yield every option with what its choices change."""
        usual = self.chapters()
        for name, option in self.variant.options.items():
            note = self.titles(option["note"]) if "note" in option else ""
            choices = tuple(self._choice(usual, name, choice) for choice in option["choices"])
            yield HouseRule(name, self.titles(option["title"]), note, choices)

    def _choice(self, usual: Chapters, option: str, choice: str) -> Choice:
        data = self.variant.options[option]
        title = self.titles(data["choices"][choice].get("title", choice))
        if choice == data["default"]:
            return Choice(choice, title, usual=True)
        before, after = _by_slot(usual), _by_slot(self.chapters(((option, choice),)))
        clauses = tuple(clause for slot, clause in after.items() if _differs(before, clause))
        gone = tuple(
            _gone(clause)
            for slot, clause in before.items()
            if slot.startswith(_ROWS) and slot not in after
        )
        return Choice(choice, title, usual=False, clauses=clauses, gone=gone)


def _gone(clause: Clause) -> str:
    """Return the title of a rule that falls away, or what it says."""
    says = clause.body[0].text.rstrip(".:")
    if clause.slot.startswith("layout/doubles/"):
        return f"{clause.title}: {says}"
    return clause.title or says


def _by_slot(chapters: Chapters) -> dict[str, Clause]:
    return {clause.slot: clause for clauses in chapters.values() for clause in clauses}


def _differs(before: Mapping[str, Clause], clause: Clause) -> bool:
    old = before.get(clause.slot)
    return old is None or (old.body, old.title) != (clause.body, clause.title)


@cache
def _chapters(teller: Teller, options: Choices) -> dict[str, tuple[Clause, ...]]:
    return teller.told(teller.game(options))


@cache
def _resolved(variant: Variant, players: int, options: Choices) -> Rules:
    return resolve(variant, players, dict(options))


def game_of(variant: Variant, options: Choices = ()) -> dict[int, Rules]:
    """Return the resolved rules by number of players, for one choice of options."""
    numbers = _first(variant, options)["seats"]["players"]
    return {number: _resolved(variant, number, options) for number in sorted(numbers)}


def _first(variant: Variant, options: Choices) -> Rules:
    """Return the rules for the first number of players that these options allow."""
    for number in dict.fromkeys((*variant.players, *range(2, MOST_PLAYERS + 1))):
        try:
            return _resolved(variant, number, options)
        except SpecError as error:
            if {fault.code for fault in error.faults} != {"seats/players"}:
                raise
    return _resolved(variant, variant.players[0], options)
