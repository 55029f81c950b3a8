# SPDX-License-Identifier: MIT
"""Which games vectors are made of: every variant, number of players, and choice of an option."""

from collections.abc import Iterator, Mapping, Sequence

from dominospec.conformance.suite.scenario import Game
from dominospec.errors import SpecError
from dominospec.loading import Variant, load, resolve


def games_of(variant: str) -> Iterator[Game]:
    """Yield the games of a variant, the usual one first.

    The first number of players sees every choice of every option, many at a time; the others see
    the usual game and one more, each another. Choices that do not go together are tried singly.
    """
    loaded = load(variant)
    rows = [_choices(loaded, number) for number in range(_most_choices(loaded))]
    for place, players in enumerate(loaded.players):
        others = rows[1:]
        picked = others[(place - 1) % len(others)] if others and place else {}
        wanted = rows if place == 0 else [rows[0], *([picked] if picked else [])]
        for choices in wanted:
            yield from _sound(loaded, players, choices)


def _most_choices(loaded: Variant) -> int:
    return max((len(row["choices"]) for row in loaded.options.values()), default=1)


def _choices(loaded: Variant, number: int) -> dict[str, str]:
    """Return the choices with this number, counted round in each option; the usual one is 0."""
    found = {}
    for option, row in loaded.options.items():
        usual = [row["default"], *(one for one in row["choices"] if one != row["default"])]
        if number % len(usual):
            found[option] = usual[number % len(usual)]
    return found


def _sound(loaded: Variant, players: int, choices: Mapping[str, str]) -> Sequence[Game]:
    if _resolves(loaded, players, choices):
        return [Game(loaded.id, players, dict(choices))]
    singly = [{option: choice} for option, choice in choices.items()]
    return [Game(loaded.id, players, one) for one in singly if _resolves(loaded, players, one)]


def _resolves(loaded: Variant, players: int, choices: Mapping[str, str]) -> bool:
    try:
        resolve(loaded, players, choices)
    except SpecError:
        return False
    return True
