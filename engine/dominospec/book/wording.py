# SPDX-License-Identifier: MIT
"""Saying things in a language: a strict wrapper around Fluent.

A message that is missing or lacks a value raises; nothing is ever printed in its stead.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from dominospec.book.catalogue import Source, message_id, sources
from dominospec.book.typography import set_well


class Unsaid(Exception):
    """A message is missing, or its values are; the catalogue is to be mended."""


_LOCALES: Final = {"en": "en_GB", "pseudo": "en_GB"}
"""Languages whose plurals and lists are those of another locale; ``pseudo`` is for tests."""

_MOST_NAMED: Final = 3
"""So many successive numbers are named one by one."""


class Wording:
    """One language: its messages, its lists and its typography."""

    def __init__(self, language: str, files: Iterable[Source]) -> None:
        """Read the catalogue; the first file that has a message wins."""
        self.language = language
        self.locale = _LOCALES.get(language, language)
        self._bundle = FluentBundle([self.locale.replace("_", "-")], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.text))

    def knows(self, message: str) -> bool:
        """Whether the language has the message."""
        has = self._bundle.has_message(message)
        return has and self._bundle.get_message(message).value is not None

    def say(self, word: str, /, **values: Any) -> str:
        """Return the message of this id, or of this word of the rule language."""
        message = message_id(word)
        if not self.knows(message):
            raise Unsaid(f"{self.language}: there is no message {message}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None  # a message of attributes alone is none to `knows`
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise Unsaid(f"{self.language}: {message}: {'; '.join(map(str, errors))}")
        return set_well(str(text), self.language)

    def all_of(self, items: Sequence[Any]) -> str:
        """Return a list such as ``1, 2 and 3``."""
        return str(format_list([str(item) for item in items], "standard", self.locale))

    def one_of(self, items: Sequence[Any]) -> str:
        """Return a list such as ``2, 3 or 4``."""
        return str(format_list([str(item) for item in items], "or", self.locale))

    def counts(self, numbers: Sequence[int]) -> str:
        """Return numbers to choose from: ``2, 3 or 4``, but ``2 to 10`` where there are many."""
        whole = list(range(min(numbers), max(numbers) + 1))
        if len(numbers) > _MOST_NAMED and sorted(numbers) == whole:
            return self.say("number-range", first=whole[0], last=whole[-1])
        return self.one_of(numbers)


@cache
def wording(language: str) -> Wording:
    """Return the wording of a language that is shipped."""
    return Wording(language, sources(language))
