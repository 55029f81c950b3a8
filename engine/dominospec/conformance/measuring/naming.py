# SPDX-License-Identifier: MIT
"""What a mutant is called where a person reads of it: the rule that it changes, and how."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.conformance.measuring.mutants import Mutant, written
from dominospec.conformance.measuring.operators import GONE
from dominospec.vocabulary import words

_MOST_WORDS: Final = 3
_SUBJECT: Final = 64
_VALUE: Final = 20
_FLAGS: Final = {"true": "yes", "false": "no"}


def covers_of(mutant: Mutant) -> list[str]:
    """Return the words that a mutant changes, the most particular first."""
    named = mutant.edit.words.intersection(words()) or {*_chosen(mutant)}
    known = named or {word for word in words() if word.startswith(f"{mutant.edit.pointer[0]}/")}
    return sorted(known, key=lambda word: (-word.count("/"), word))[:_MOST_WORDS]


def title_of(mutant: Mutant) -> str:
    """Return what a guard against a mutant is called: ``Triple-header, points: 3, not 4``."""
    subject = _subject(mutant)
    was, new = mutant.was, mutant.edit.value
    if new is GONE:
        return f"{subject}: {_value(was)} is said, and counts"
    if isinstance(was, list) and isinstance(new, list) and len(new) < len(was):
        left = next((one for one in was if one not in new), was[-1])
        return f"{subject}: {_value(left)} is one of them"
    if isinstance(was, list | Mapping) and isinstance(new, type(was)) and len(was) == len(new):
        one, other = _moved(list(was), list(new))
        return f"{subject}: {one} comes before {other}"
    return f"{subject}: {_value(was)}, not {_value(new)}"


def _subject(mutant: Mutant) -> str:
    """Return the title of the row that is changed, if any, and what is changed in it."""
    title, below = _titled(mutant)
    word = words().get("/".join(map(str, below)))
    said = _short(word.description) if word else ""
    keys = " ".join(str(key).replace("_", " ") for key in below)
    what = said or keys
    title = _short(title)
    text = f"{title}, {what[:1].lower()}{what[1:]}" if title and what else title or what
    return f"{text[:1].upper()}{text[1:_SUBJECT]}"


def _short(text: str) -> str:
    """Return the beginning of a text, to the first sign that ends a thought."""
    return re.split("[.:,;(]", text)[0].strip()


def _chosen(mutant: Mutant) -> Iterator[str]:
    """Yield the words that the choices of an option say, where another one becomes the default."""
    match mutant.edit.pointer:
        case ("options", option, "default"):
            choices = written(mutant.variant)["options"][option]["choices"]
            for choice in (mutant.was, mutant.edit.value):
                for chapter, part in (choices[choice] or {}).items():
                    keys = part if isinstance(part, Mapping) else ()
                    yield from (way for key in keys if (way := f"{chapter}/{key}") in words())


def _titled(mutant: Mutant) -> tuple[str, tuple[str | int, ...]]:
    """Return the title of the nearest row above a change, and the way from there."""
    value: Any = written(mutant.variant)
    title, below = "", mutant.edit.pointer
    for index, key in enumerate(mutant.edit.pointer):
        value = value[int(key)] if isinstance(value, list) else (value or {}).get(key)
        if isinstance(value, Mapping) and isinstance(value.get("title"), str):
            title, below = value["title"], mutant.edit.pointer[index + 1 :]
    return title, below


def _moved(was: list[Any], new: list[Any]) -> tuple[str, str]:
    pairs = [(one, other) for one, other in zip(was, new, strict=True) if one != other]
    one, other = pairs[0] if pairs else (was[0], was[-1])
    return _value(one), _value(other)


def _value(value: Any) -> str:
    """Return a value as short as a title needs it."""
    if isinstance(value, Mapping):
        text = ", ".join(f"{key} {_value(part)}" for key, part in value.items())
    elif isinstance(value, list):
        text = ", ".join(map(_value, value))
    else:
        text = (
            {True: "yes", False: "no"}.get(value, str(value))
            if isinstance(value, bool)
            else str(value)
        )
    return text if len(text) <= _VALUE else f"{text[: _VALUE - 1]}…"
