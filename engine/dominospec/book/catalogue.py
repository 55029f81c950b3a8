# SPDX-License-Identifier: MIT
"""The catalogues of messages as they lie on disk, and the English texts of the variants.

Messages are in ``site/locales/<language>/*.ftl``. Titles, summaries and notes of variants are
written once, in English, in the file of the variant; other languages translate them in
``variants.ftl`` under ids made of the id of the variant and the place of the text.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from dominospec.resources import root
from dominospec.vocabulary import words

SOURCE: Final = "en"
SETTINGS: Final = "site/locales/lint.toml"
_MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
_ROWS: Final = (
    ("redeal", ("deal", "redeal")),
    ("award", ("score", "awards")), ("again", ("turn", "again")), ("limit", ("turn", "limits")),
    ("declaration", ("turn", "declares")),
    ("rule", ("rules",)),
    ("train", ("layout", "trains")),
    ("counter", ("score", "counters")),
    ("branch", ("layout", "branches")), ("also", ("join", "also")), ("never", ("join", "never")),
)  # fmt: skip
"""Rows of a chapter that carry a title, and what they are called in the ids of messages."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file of messages: its name as shown to a reader, and its text."""

    file: str
    text: str


def _locales() -> Traversable:
    return root() / "site" / "locales"


@cache
def languages() -> tuple[str, ...]:
    """Return the languages there are, the source language first."""
    found = sorted(folder.name for folder in _locales().iterdir() if folder.is_dir())
    return (SOURCE, *(code for code in found if code != SOURCE))


LANGUAGES: Final = languages()


@cache
def sources(language: str) -> tuple[Source, ...]:
    """Return the files of a language, by name."""
    folder = _locales() / language
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return tuple(
        Source(f"site/locales/{language}/{name}", (folder / name).read_text("utf-8"))
        for name in names
    )


@cache
def message_ids(language: str) -> frozenset[str]:
    """Return the ids of the messages of a language."""
    return frozenset(name for file in sources(language) for name in _MESSAGE.findall(file.text))


@cache
def settings() -> Mapping[str, Any]:
    """Return what must be known beyond the catalogues: see the file itself."""
    loaded: Mapping[str, Any] = tomllib.loads((root() / SETTINGS).read_text("utf-8"))
    return loaded


def message_id(word: str) -> str:
    """Return the id of the message that tells a word of the rule language."""
    return word.replace("/", "-").replace("_", "-")


def told_by(word: str) -> frozenset[str]:
    """Return the messages that tell a word: its own, or those of its values.

    A word that no reader meets as such has none; the settings say why. A condition that has none
    names what it counts.
    """
    own = message_id(word)
    if own not in message_ids(SOURCE) and word.startswith("general/condition/"):
        counted = own.replace("general-condition-", "general-quantity-count-")
        own = counted if counted in message_ids(SOURCE) else own
    if own in message_ids(SOURCE):
        return frozenset({own})
    values = [key for key in words() if key.rpartition("/")[0] == word]
    if values or word in settings()["untold"]:
        return frozenset(map(message_id, values)) & message_ids(SOURCE)
    return frozenset({own})


def _rows(overlay: Mapping[str, Any], path: str) -> Iterator[tuple[str, str]]:
    """Yield the titles of the rows that a file, an overlay or a choice sets."""
    for kind, keys in _ROWS:
        rows: Any = overlay
        for key in keys:
            rows = rows.get(key) or {}
        for name, row in rows.items():
            if row and "title" in row:
                yield f"{path}-{kind}-{name}-title", row["title"]


def _option(option: Mapping[str, Any], path: str) -> Iterator[tuple[str, str]]:
    for key in ("title", "note"):
        if key in option:
            yield f"{path}-{key}", option[key]
    for name, choice in option["choices"].items():
        if "title" in choice:
            yield f"{path}-choice-{name}-title", choice["title"]
        yield from _rows(choice, f"{path}-choice-{name}")


def texts(variant: Mapping[str, Any]) -> dict[str, str]:
    """Return the texts for readers that the file of a variant holds, by the ids of their messages.

    Texts without a letter, such as ``100``, need no message.
    """
    path = f"variant-{variant['id']}"
    found = {f"{path}-{key}": variant[key] for key in ("title", "summary") if key in variant}
    found |= _rows(variant, path)
    for number, overlay in variant.get("by_seats", {}).items():
        found |= _rows(overlay, f"{path}-players-{number}")
    for name, option in variant.get("options", {}).items():
        if option:
            found |= _option(option, f"{path}-option-{name}")
    return {
        key: " ".join(text.split())
        for key, text in found.items()
        if any(sign.isalpha() for sign in text)
    }
