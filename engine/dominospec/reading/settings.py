# SPDX-License-Identifier: MIT
"""What is set in two games, key by key, whether a sentence tells it or not."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from dominospec.loading.resolving import resolution
from dominospec.reading.explaining import Explained
from dominospec.vocabulary import CHAPTERS

Values: TypeAlias = Mapping[str, Mapping[int, Any]]
"""By pointer, what is set for each number of players."""

_MANY: Final = 8
"""A list with more entries than this is told by their number."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key that is set differently; nothing where a game does not have it."""

    pointer: str
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Settings:
    """The values of two games in full, and the rules of both as written."""

    one: Values
    other: Values
    written: tuple[Mapping[int, Any], Mapping[int, Any]]

    def are_alike(self, slot: str, nearer: Collection[str]) -> bool:
        """Whether everything below a slot is set alike, without what nearer slots decide.

        A slot below which nothing is set is no key, and says something of its own.
        """
        pointers = [way for way in {**self.one, **self.other} if nearest(way, (slot,))]
        mine = [way for way in pointers if not nearest(way, nearer)]
        return bool(pointers) and all(self.one.get(way) == self.other.get(way) for way in mine)

    def differing(self) -> Iterator[Key]:
        """Yield the keys that are set differently by somebody; what follows from others is left."""
        for pointer in dict.fromkeys((*self.one, *self.other)):
            ours, theirs = self.one.get(pointer, {}), self.other.get(pointer, {})
            if ours == theirs:
                continue
            written = [
                {number: _written(rules, pointer, number) for number, rules in game.items()}
                for game in self.written
            ]
            if written[0] != written[1]:
                yield Key(pointer, _shown(ours), _shown(theirs))


def nearest(pointer: str, slots: Collection[str]) -> str:
    """Return the slot that decides a value: the longest that is a beginning of its pointer."""
    fitting = [slot for slot in slots if pointer == slot or pointer.startswith(f"{slot}/")]
    return max(fitting, key=len, default="")


def _for_players(value: Any, number: int) -> Any:
    """Return a value, or of a table by number of players the entry for this number."""
    if isinstance(value, Mapping) and value and all(key.isdecimal() for key in value):
        return value.get(str(number))
    return value


def _leaves(value: Any, pointer: str, number: int) -> Iterator[tuple[str, Any]]:
    """Yield every value of resolved rules with its pointer; rows go by their id."""
    value = _for_players(value, number)
    if isinstance(value, Mapping):
        for key, part in value.items():
            if key not in ("id", "title"):
                yield from _leaves(part, f"{pointer}/{key}", number)
    elif isinstance(value, list) and value and all(isinstance(part, Mapping) for part in value):
        for index, part in enumerate(value):
            yield from _leaves(part, f"{pointer}/{part.get('id', index)}", number)
    else:
        yield pointer, value


def _values(game: Mapping[int, Mapping[str, Any]]) -> Values:
    found: dict[str, dict[int, Any]] = {}
    for number, rules in game.items():
        for chapter in CHAPTERS:
            for pointer, value in _leaves(rules[chapter], chapter, number):
                found.setdefault(pointer, {})[number] = value
    return found


def _written(rules: Any, pointer: str, number: int) -> Any:
    """Return what the files say at a pointer, or around it where they say it in one word."""
    for key in pointer.split("/"):
        if not isinstance(rules, Mapping):
            return rules
        if key not in rules:
            return None
        rules = _for_players(rules[key], number)
    return rules


def _shown(values: Mapping[int, Any]) -> str:
    """Return what a key is set to, as short as can be."""
    texts = {number: _text(value) for number, value in values.items()}
    if len(set(texts.values())) <= 1:
        return next(iter(texts.values()), "")
    return ", ".join(f"{number}: {text}" for number, text in texts.items())


def _text(value: Any) -> str:
    if isinstance(value, list):
        many = len(value) > _MANY
        return f"[{len(value)} …]" if many else f"[{', '.join(map(str, value))}]"
    return str(value)


def _files(explained: Explained) -> Mapping[int, Any]:
    """Return the rules as written, by number of players."""
    game = explained.game
    return {
        number: resolution(game.variant, number, dict(game.options)).written.data
        for number in explained.rules
    }


def settings(one: Explained, other: Explained) -> Settings:
    """Return what is set in two games."""
    return Settings(_values(one.rules), _values(other.rules), (_files(one), _files(other)))
