# SPDX-License-Identifier: MIT
"""Where each clause of a game was set: by which line of which file, by an option, by nobody."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from dominospec.book.wording import Wording
from dominospec.loading import Origin, provenance
from dominospec.loading.merging import DEFAULT
from dominospec.reading.asked import Asked


@dataclass(frozen=True, slots=True)
class Origins:
    """Who set the values of a game, by JSON pointer, for every number of players together."""

    found: Mapping[str, tuple[Origin, ...]]

    def of(self, slot: str, others: Iterable[str]) -> tuple[Origin, ...]:
        """Return who set what a slot decides, each place once; what others decide is theirs.

        What is nobody's is told only where nobody set anything.
        """
        nearer = [other for other in others if _is_below(f"/{other}", f"/{slot}")]
        places: dict[tuple[str, str], Origin] = {}
        for pointer, origins in self.found.items():
            is_others = any(_is_below(pointer, f"/{other}", same=True) for other in nearer)
            if _is_below(pointer, f"/{slot}", same=True) and not is_others:
                for origin in origins:
                    key = (origin.file, origin.layer)
                    places[key] = min(origin, places.get(key, origin), key=_place)
        set_by = [origin for origin in places.values() if origin != DEFAULT]
        return tuple(sorted(set_by, key=_place)) or tuple(places.values())


def _is_below(pointer: str, top: str, *, same: bool = False) -> bool:
    return pointer.startswith(f"{top}/") or (same and pointer == top)


def _place(origin: Origin) -> tuple[str, int, int, str]:
    return origin.file, origin.line, origin.column, origin.layer


def origins_of(game: Asked, players: Iterable[int]) -> Origins:
    """Return who set each value of the game."""
    found: dict[str, dict[Origin, None]] = {}
    for number in players:
        for pointer, origin in provenance(game.variant, number, dict(game.options)).items():
            found.setdefault(pointer, {})[origin] = None
    return Origins({pointer: tuple(origins) for pointer, origins in found.items()})


def told(origins: Iterable[Origin], words: Wording) -> Iterator[str]:
    """Yield each origin as a reader sees it."""
    for origin in origins:
        place = f"{origin.file}:{origin.line}" if origin.line else origin.file
        message, values = _layer(origin)
        yield words.say(message, place=place, **values) if message else place


def _layer(origin: Origin) -> tuple[str, dict[str, str]]:
    """Return the message of a layer and its values; the file itself needs no message."""
    kind, _, name = origin.layer.partition(" ")
    option, is_option, choice = origin.layer.partition("=")
    if origin == DEFAULT:
        return "origin-default", {}
    if is_option:
        return "origin-option", {"option": option, "choice": choice}
    message = {"base": "origin-base", "by_seats": "origin-seats"}.get(kind, "")
    return message, {"name": name}
