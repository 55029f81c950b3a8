# SPDX-License-Identifier: MIT
"""What tells two games apart: rules that only one has, and rules that say different things.

Rules are compared as told; what no sentence tells is compared key by key.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from dominospec.book.voice import Clause
from dominospec.reading.asked import Asked, of_players
from dominospec.reading.explaining import Explained
from dominospec.reading.settings import Key, Settings, nearest, settings
from dominospec.vocabulary import CHAPTERS


@dataclass(frozen=True, slots=True)
class Difference:
    """A rule that differs: as either game tells it, nothing where it has none."""

    slot: str
    one: Clause | None
    other: Clause | None


@dataclass(frozen=True)
class Compared:
    """Two games told in the same language for the same numbers of players."""

    one: Explained
    other: Explained

    @cached_property
    def labels(self) -> tuple[str, str]:
        """What the games are called: by their titles, or as the reader named them."""
        games = (self.one, self.other)
        titles = [explained.teller.titles(explained.game.variant.title) for explained in games]
        if titles[0] != titles[1]:
            return titles[0], titles[1]
        return self.one.game.name, self.other.game.name

    @cached_property
    def _settings(self) -> Settings:
        """What is set in either game, key by key."""
        return settings(self.one, self.other)

    @cached_property
    def differences(self) -> dict[str, list[Difference]]:
        """The rules that differ, by chapter."""
        ones, others = self.one.chapters, self.other.chapters
        found = {
            name: [
                each
                for each in _differing(ones.get(name, ()), others.get(name, ()))
                if not self._only_follows(each)
            ]
            for name in CHAPTERS
        }
        return {name: differences for name, differences in found.items() if differences}

    def _only_follows(self, each: Difference) -> bool:
        """Whether a rule is set alike in both games, and told otherwise for what else differs."""
        if not (each.one and each.other) or each.one.id != each.other.id:
            return False
        nearer = [slot for slot in self._slots if slot.startswith(f"{each.slot}/")]
        return self._settings.are_alike(each.slot, nearer)

    @cached_property
    def _slots(self) -> list[str]:
        return [clause.slot for one in (self.one, self.other) for clause in one.clauses]

    @cached_property
    def keys(self) -> dict[str, list[Key]]:
        """The keys that are set differently although both games tell the same, by chapter."""
        differing = {each.slot for rows in self.differences.values() for each in rows}
        found: dict[str, list[Key]] = {}
        for key in self._settings.differing():
            slot = nearest(key.pointer, self._slots)
            is_row = any(key.pointer.startswith(f"{row}/") for row in self._same_rows)
            is_told_below = any(row.startswith(f"{key.pointer}/") for row in differing)
            if slot not in differing and not (is_row or is_told_below):
                found.setdefault(key.pointer.partition("/")[0], []).append(key)
        return found

    @cached_property
    def _same_rows(self) -> set[str]:
        """Rows of either game that say the same as a row of another name in the other game."""
        ones = {clause.slot: clause for clause in self.one.clauses}
        others = {clause.slot: clause for clause in self.other.clauses}
        said = [{_said(clause) for clause in clauses.values()} for clauses in (others, ones)]
        return {
            slot
            for (mine, its), there in zip(((ones, others), (others, ones)), said, strict=True)
            for slot, clause in mine.items()
            if slot not in its and _said(clause) in there
        }

    @property
    def numbers(self) -> list[int]:
        """The numbers of players of both games for which anything is set differently."""
        mine, its = self.one.rules, self.other.rules
        return [
            number
            for number in mine
            if number in its
            and any(mine[number][name] != its[number][name] for name in (*CHAPTERS, "tables"))
        ]

    @property
    def is_same(self) -> bool:
        """Whether nothing tells the games apart."""
        return not (self.differences or self.keys)


def _said(clause: Clause) -> tuple[Any, ...]:
    """Return what a clause says; the name and the id of a row are no rules."""
    return clause.slot.rpartition("/")[0], clause.body, clause.words


def _differing(ones: Collection[Clause], others: Collection[Clause]) -> Iterator[Difference]:
    """Yield the rules of a chapter that differ, in the order of the first game."""
    mine = {clause.slot: clause for clause in ones}
    its = {clause.slot: clause for clause in others}
    said = ({_said(clause) for clause in others}, {_said(clause) for clause in ones})
    for slot in dict.fromkeys((*mine, *its)):
        one, other = mine.get(slot), its.get(slot)
        if one and other:
            if one.body != other.body or one.id != other.id:
                yield Difference(slot, one, other)
        elif (one and _said(one) not in said[0]) or (other and _said(other) not in said[1]):
            yield Difference(slot, one, other)


def compared(one: Asked, other: Asked, language: str, players: int | None) -> Compared:
    """Return two games as far as they can be compared: for the numbers of players of both.

    Games that have no number in common are told each for its own.
    """
    mine, its = one.game(), other.game()
    numbers = (players,) if players else tuple(number for number in mine if number in its)
    for game, asked in ((mine, one), (its, other)):
        of_players(game, numbers, asked.variant.id)
    return Compared(Explained(one, language, numbers), Explained(other, language, numbers))
