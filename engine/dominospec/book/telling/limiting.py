# SPDX-License-Identifier: MIT
"""Telling the limits of the chapter turn: what may be laid beyond what fits."""

from collections.abc import Iterator
from typing import Final

from dominospec.book.telling.counting import Record, conditions, who, words_of
from dominospec.book.telling.ends import ends, ends_words
from dominospec.book.voice import Clause, Told, Voice, once

_SLOT: Final = "turn/limits"
_STEPS: Final = ["turn", "further"]


def limits(voice: Voice) -> Iterator[Clause]:
    """Tell every limit, whom and what it concerns first, then what it keeps."""
    highest = voice.rules["set"]["highest_double"]
    for row, is_for_each in once(voice.rules["turn"]["limits"], highest):
        said = list(_parts(voice, row))
        words = (*(word for word, _ in said), *_words(row))
        body = [Told(voice.say(_SLOT), tuple(told for _, told in said))]
        if is_for_each:
            body.append(Told(voice.say("general/for_each", n=highest)))
        slot = f"{_SLOT}/{row['id']}"
        yield Clause(slot, slot, tuple(body), voice.titles(row["title"]), (_SLOT, *words))


def _parts(voice: Voice, row: Record) -> Iterator[tuple[str, Told]]:
    """Yield the words of a row with what they say."""
    if row.get("while"):
        yield _condition(voice, row, "while")
    if row["who"] != ["actor"]:
        yield f"{_SLOT}/who", Told(voice.say(f"{_SLOT}/who", who=who(voice, row["who"])))
    for step in row["steps"] if row["steps"] != _STEPS else ():
        yield f"{_SLOT}/steps/{step}", Told(voice.say(f"{_SLOT}/steps/{step}"))
    yield from _tiles(voice, row, "of")
    yield from _ends(voice, row, "at")
    yield from _tiles(voice, row, "tiles")
    yield from _ends(voice, row, "where")
    if row.get("after"):
        yield _condition(voice, row, "after")
    yield from _ends(voice, row, "first")
    word = f"{_SLOT}/if_none/{row['if_none']}"
    yield word, Told(voice.say(word))


def _condition(voice: Voice, row: Record, key: str) -> tuple[str, Told]:
    items = conditions(voice, row[key], "play" if key == "after" else "")
    return f"{_SLOT}/{key}", Told(voice.say(f"{_SLOT}/{key}"), items)


def _tiles(voice: Voice, row: Record, key: str) -> Iterator[tuple[str, Told]]:
    word = f"{_SLOT}/{key}"
    if not row[key]:
        yield word, Told(voice.say(f"{word}-none"))
    elif voice.selected(row[key])["kind"] != "every":
        yield word, Told(voice.say(word, tiles=voice.named(row[key])))


def _ends(voice: Voice, row: Record, key: str) -> Iterator[tuple[str, Told]]:
    if row.get(key):
        word = f"{_SLOT}/{key}"
        yield word, Told(voice.say(word), tuple(map(Told, ends(voice, row[key]))))


def _words(row: Record) -> Iterator[str]:
    for key in ("while", "after"):
        yield from words_of(row.get(key))
    for key in ("at", "where", "first"):
        yield from ends_words(row.get(key, {}))
