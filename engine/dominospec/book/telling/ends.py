# SPDX-License-Identifier: MIT
"""Telling which ends are meant."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.book.voice import Voice

_WORDS: Final = ("of", "used", "place", "train")
"""Keys with a sentence for each of their words."""


def ends(voice: Voice, record: Mapping[str, Any]) -> Iterator[str]:
    """Yield a sentence for each key of a record of ends; none where every end is meant."""
    for key, value in record.items():
        word = f"general/ends/{key}"
        if key in _WORDS:
            yield voice.say(f"{word}/{value}")
        elif key == "tile":
            yield voice.say(word, tiles=voice.named(value))
        else:
            yield voice.say(word, numbers=voice.wording.one_of(value))


def ends_words(record: Mapping[str, Any]) -> Iterator[str]:
    """Yield the words of the language that a record of ends uses."""
    for key, value in record.items():
        yield f"general/ends/{key}/{value}" if key in _WORDS else f"general/ends/{key}"
