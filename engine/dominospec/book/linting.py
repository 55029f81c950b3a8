# SPDX-License-Identifier: MIT
"""Faults of the catalogues: what translators and authors of words mend before readers meet it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from dominospec.book.catalogue import (
    LANGUAGES,
    SETTINGS,
    SOURCE,
    Source,
    message_id,
    settings,
    sources,
    texts,
)
from dominospec.book.messages import Entry, Reading, read
from dominospec.book.shelf import variant_file
from dominospec.book.titles import example_texts
from dominospec.errors import Fault, Level
from dominospec.loading import variant_ids
from dominospec.vocabulary import words

Entries: TypeAlias = Mapping[str, Entry]

ALWAYS: Final = frozenset({"sides"})
"""Variables that every message may ask about."""
WORDS: Final = "spec/schema/variant.schema.json"


def texts_of_games() -> dict[str, str]:
    """Return the English texts of all variants and examples, by the ids of their messages."""
    found: dict[str, str] = {}
    for variant in variant_ids():
        found |= texts(variant_file(variant))
    return found | example_texts()


def lint(
    catalogues: Mapping[str, Sequence[Source]] | None = None,
    known: Mapping[str, Any] | None = None,
    games: Mapping[str, str] | None = None,
) -> list[Fault]:
    """Return all faults of the catalogues; those that are shipped unless others are given."""
    files = catalogues or {language: sources(language) for language in LANGUAGES}
    known = settings() if known is None else known
    games = texts_of_games() if games is None else games
    readings = {language: read(language, found) for language, found in files.items()}
    faults = [fault for reading in readings.values() for fault in reading.faults]
    faults += _untold(readings[SOURCE].entries, known.get("untold", {}))
    for language, reading in readings.items():
        faults += _inner(reading)
        if language != SOURCE:
            same = known.get("same", {}).get(language, ())
            faults += _compared(reading, readings[SOURCE].entries, games)
            faults += _as_in_english(reading.entries, readings[SOURCE].entries, games, same)
    return sorted(faults)


def _inner(reading: Reading) -> Iterator[Fault]:
    """Yield the faults of a language that need no other to be seen."""
    for entry in reading.entries.values():
        for category in entry.lacks:
            cure = f"add a variant [{category}]"
            yield entry.fault("plural", f"the plural category '{category}' is missing", cure)
        for name in sorted(entry.refers - reading.entries.keys()):
            yield entry.fault("reference", f"there is no message '{name}' to refer to")


def _compared(reading: Reading, source: Entries, games: Mapping[str, str]) -> Iterator[Fault]:
    """Yield what a language has too much, too little, or with other placeholders than English."""
    for name in (*source, *games):
        if name not in reading.entries:
            yield _missing(name, reading.language, source)
    for name, entry in reading.entries.items():
        if name in source:
            yield from _placeholders(entry, source[name], reading.entries, source)
        elif name in games:
            yield from (_unknown(entry, variable) for variable in sorted(entry.shown | entry.asked))
        else:
            fault = entry.fault("obsolete", "no such message is asked for", "take it out")
            yield fault._replace(level=_level(name, source))


def _level(name: str, source: Entries) -> Level:
    """Return how bad it is: the title of an example may stand in English for a while."""
    return "warning" if name.startswith("example-") and name not in source else "error"


def _missing(name: str, language: str, source: Entries) -> Fault:
    place = source[name].file if name in source else "the file of the game or scenario"
    message = f"{name}: the message of {place} has no translation"
    folder = f"site/locales/{language}"
    return Fault(folder, 0, 0, "ftl/missing", message, "translate it", _level(name, source))


def _unknown(entry: Entry, variable: str) -> Fault:
    return entry.fault("placeholder", f"there is no placeholder ${variable} here")


def _closure(entry: Entry, entries: Entries, part: str) -> set[str]:
    """Return the variables that a message and those it refers to show or ask about."""
    own: set[str] = set(getattr(entry, part))
    inner = (_closure(entries[name], entries, part) for name in entry.refers if name in entries)
    return own.union(*inner)


def _placeholders(
    entry: Entry, source: Entry, entries: Entries, sources_: Entries
) -> Iterator[Fault]:
    shown = _closure(entry, entries, "shown")
    wanted = _closure(source, sources_, "shown")
    askable = wanted | _closure(source, sources_, "asked") | ALWAYS
    for variable in sorted(shown - wanted):
        yield _unknown(entry, variable)
    for variable in sorted(_closure(entry, entries, "asked") - askable - shown):
        yield _unknown(entry, variable)
    for variable in sorted(wanted - shown):
        yield entry.fault("placeholder", f"the placeholder ${variable} is not used", "show it")


def _as_in_english(
    entries: Entries, source: Entries, games: Mapping[str, str], same: Sequence[str]
) -> Iterator[Fault]:
    """Yield messages that nobody has translated, and exceptions that have become idle."""
    alike = {
        name
        for name, entry in entries.items()
        if entry.text == (source[name].text if name in source else games.get(name))
    }
    for name in sorted(alike - set(same)):
        cure = f"translate it, or list it in {SETTINGS}"
        yield entries[name].fault("same", "the text is the same as in English", cure)
    for name in sorted(set(same) - alike):
        yield _idle(f"{name} does not read as in English")


def _idle(message: str) -> Fault:
    """Return the fault of an exception that excepts nothing."""
    return Fault(SETTINGS, 0, 0, "ftl/idle", message, "take it out")


def _untold(entries: Entries, untold: Mapping[str, str]) -> Iterator[Fault]:
    """Yield words of the language that no message tells, and exceptions that have become idle."""
    lacking = set(_lacking(entries))
    for word in sorted(lacking - untold.keys()):
        cure = f"add it to the English catalogue, or say in {SETTINGS} why no reader meets the word"
        yield Fault(WORDS, 0, 0, "ftl/untold", f"no message tells the word {word}", cure)
    for word in sorted(untold.keys() - lacking):
        yield _idle(f"{word} is no untold word")


def _lacking(entries: Entries) -> Iterable[str]:
    """Yield words without a message.

    A key that is told by its values needs none of its own, nor a condition that names a count.
    """
    values = {word.id.rpartition("/")[0] for word in words().values() if word.kind == "value"}
    for word in words().values():
        by_values = word.kind == "key" and word.id in values
        own = message_id(word.id)
        counted = own.replace("general-condition-", "general-quantity-count-")
        if own not in entries and counted not in entries and not by_values:
            yield word.id
