# SPDX-License-Identifier: MIT
"""What an unquoted scalar means, and which ones are refused because readers disagree on them.

YAML 1.1 and 1.2 take ``no``, ``010`` or ``6:4`` for different things. A rule file must mean the
same in every reader, so such a scalar is a fault with a cure, never a guess.
"""

import re
from collections.abc import Callable
from typing import Final

_WHOLE: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,14})")
_CONSTANTS: Final = {"true": True, "false": False, "null": None}

Cure = Callable[[re.Match[str]], str]


def _quoted(match: re.Match[str]) -> str:
    return f'write "{match[0]}" in quotes if text is meant'


def _lower(match: re.Match[str]) -> str:
    return f"write {match[0].lower()} in small letters, or in quotes if text is meant"


def _tile(match: re.Match[str]) -> str:
    halves = sorted(map(int, match[0].split(":")), reverse=True)
    return f"write {halves[0]}-{halves[1]} for a tile"


def _undone(match: re.Match[str]) -> str:
    return f"write {int(re.sub('[+_]', '', match[0]))}, or put it in quotes if text is meant"


_FOR_A_TIME: Final = "'{}' is ambiguous: some readers take it for a time"
_WHICH_NUMBER: Final = "'{}' is ambiguous: readers differ on what number it is"

_ROWS: Final[tuple[tuple[str, str, Cure], ...]] = (
    (r"~", "'{}' is a short form that is not read here", lambda _: "write null"),
    (
        r"(?i:y|n|yes|no|on|off)",
        "'{}' is ambiguous: some readers take it for true or false",
        lambda match: f'write true or false, or "{match[0]}" in quotes',
    ),
    (r"(?i:true|false|null)", "'{}' is ambiguous: readers differ on capital letters", _lower),
    (r"[0-9]{1,2}:[0-9]{1,2}", _FOR_A_TIME, _tile),
    (r"[-+]?[0-9]+(?::[0-9]+)+(?:\.[0-9]*)?", _FOR_A_TIME, _quoted),
    (r"\+?[0-9][0-9_]*", _WHICH_NUMBER, _undone),
    (r"-[0-9][0-9_]*", _WHICH_NUMBER, _quoted),
    (r"[-+]?0[xob][0-9a-fA-F_]+", _WHICH_NUMBER, _quoted),
    (
        r"[-+]?(?:[0-9][0-9_]*\.[0-9_]*|\.[0-9]+|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?",
        "'{}' is no whole number",
        lambda match: f'write a whole number, or "{match[0]}" in quotes if text is meant',
    ),
    (r"[-+]?\.(?i:inf|nan)", "'{}' is no whole number", _quoted),
    (
        r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}.*",
        "'{}' is ambiguous: some readers take it for a date",
        _quoted,
    ),
    (r"=", "'{}' has a special meaning in YAML", _quoted),
    (r"<<", "merge keys are not read here", lambda _: "use extends, or write the keys out"),
)
_REFUSED: Final = re.compile("|".join(f"(?:{pattern})" for pattern, _, _ in _ROWS))
"""Any of them at once, for nearly every scalar is none of them."""

_TOO_LONG: Final = re.compile(r"-?[1-9][0-9]{15,}")
_ODD_SPACE: Final = re.compile("[\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]")


def is_whole(text: str) -> bool:
    """Whether the text is a decimal whole number, as every reader takes it."""
    return _WHOLE.fullmatch(text) is not None


def refusal(text: str) -> tuple[str, str, str] | None:
    """Return code, fault and cure of an unquoted scalar that readers take differently."""
    if not text.isascii() and _ODD_SPACE.search(text):
        fault = "an unusual space, such as a no-break space, stands here"
        return "space", fault, "write an ordinary space"
    if _TOO_LONG.fullmatch(text):
        return "number", "the number is too large", "write at most 15 digits"
    if is_whole(text) or text in _CONSTANTS or not _REFUSED.fullmatch(text):
        return None
    rows = ((re.fullmatch(pattern, text), message, cure) for pattern, message, cure in _ROWS)
    match, message, cure = next(row for row in rows if row[0])
    assert match, "one of the rows it is"
    return "ambiguous", message.format(text), cure(match)


def meaning(text: str) -> str | int | bool | None:
    """Return the value of an unquoted scalar that is not refused."""
    if is_whole(text):
        return int(text)
    return _CONSTANTS.get(text, text)
