# SPDX-License-Identifier: MIT
"""A game as it is asked for on the command line: ``draw``, ``ours.yaml:target=fifty,set=large``."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from dominospec.book.catalogue import languages
from dominospec.book.rulebook import Choices, Teller, game_of
from dominospec.book.shelf import chain_of
from dominospec.book.wording import wording
from dominospec.errors import Fault, WrongChoice
from dominospec.loading import Variant, sound
from dominospec.loading.resolving import choose

_BEGINS_OPTIONS: Final = ":"
_ENDS_OPTION: Final = ","


@dataclass(frozen=True, slots=True, eq=False)
class Asked:
    """A variant with choices, and how the reader named it."""

    name: str
    source: str
    variant: Variant
    options: Choices

    def game(self) -> dict[int, Mapping[str, Any]]:
        """Return the resolved rules by number of players."""
        return game_of(self.variant, self.options)

    def teller(self, language: str) -> Teller:
        """Return who tells the variant, for any reader but that of a page."""
        chain = chain_of(self.source)
        return Teller(self.variant, chain, wording(language), for_page=False)


def _pairs(written: str) -> Iterator[tuple[str, str]]:
    """Yield option and choice; nothing is yielded for what is no list of choices."""
    for part in written.split(_ENDS_OPTION):
        option, is_there, choice = part.partition("=")
        if is_there and option and choice:
            yield option, choice


def _split(name: str) -> tuple[str, Choices]:
    """Return the file or id, and the choices behind the last colon, if choices stand there."""
    source, colon, written = name.rpartition(_BEGINS_OPTIONS)
    pairs = tuple(_pairs(written)) if colon else ()
    if len(pairs) == len(written.split(_ENDS_OPTION)):
        return source, pairs
    return name, ()


def asked(name: str, further: Choices = ()) -> Asked:
    """Return the game of this name; choices of ``further`` hold where both choose."""
    source, chosen = _split(name)
    options = dict(chosen) | dict(further)
    variant = sound(source)
    choose(variant, options)
    return Asked(name, source, variant, tuple(options.items()))


def of_players(game: Mapping[int, Any], numbers: Collection[int], name: str) -> dict[int, Any]:
    """Return the rules for these numbers of players, or for all where none is asked for."""
    for number in numbers:
        if number not in game:
            message = f"'{name}' is not for {number} players"
            cure = f"it is for {', '.join(map(str, game))}"
            raise WrongChoice([Fault("--players", 0, 0, "argument/players", message, cure)])
    return {number: rules for number, rules in game.items() if not numbers or number in numbers}


def spoken(language: str) -> str:
    """Return the language if there are rulebooks in it."""
    if language not in languages():
        message, cure = f"no rules in '{language}'", f"take one of {', '.join(languages())}"
        raise WrongChoice([Fault("--lang", 0, 0, "argument/language", message, cure)])
    return language
