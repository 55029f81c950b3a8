# SPDX-License-Identifier: MIT
"""The last touch on a sentence: spaces that must not break, by language, and apostrophes."""

import re
from collections.abc import Mapping
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"

_JOINING: Final = "and|or|to|a|nebo|až|en|of|t/m"
_NUMBER: Final = re.compile(rf"(?<![\d-])\d+ (?=[^\W\d])(?!(?:{_JOINING})\b)")
"""A number, but not a tile, stays with the noun behind it."""
_APOSTROPHE: Final = re.compile(r"(?<=\w)'(?=\w|\s|$)")

_RULES: Final[Mapping[str, tuple[re.Pattern[str], ...]]] = {
    "cs": (re.compile(r"(?<![^\W_])(?<!<)([KkSsVvZzOoUuAaIi]) (?=\S)"), _NUMBER),
    "en": (_NUMBER,),
    "nl": (_NUMBER,),
}


def _kept(match: re.Match[str]) -> str:
    return match[0][:-1] + NO_BREAK


def set_well(text: str, language: str) -> str:
    """Return the text with no-break spaces and apostrophes as its language wants them."""
    for rule in _RULES.get(language, ()):
        text = rule.sub(_kept, text)
    return _APOSTROPHE.sub("\N{RIGHT SINGLE QUOTATION MARK}", text)
