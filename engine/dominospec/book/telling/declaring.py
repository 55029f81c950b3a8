# SPDX-License-Identifier: MIT
"""Telling the declarations of the chapter turn: what may or must be said."""

from collections.abc import Iterator
from typing import Final

from dominospec.book.telling.counting import Record, conditions, words_of
from dominospec.book.voice import Clause, Told, Voice, once

_SLOT: Final = "turn/declares"


def declarations(voice: Voice) -> Iterator[Clause]:
    """Tell every declaration: what it goes with, whether it is a duty, and when it is made."""
    highest = voice.rules["set"]["highest_double"]
    for row, is_for_each in once(voice.rules["turn"]["declares"], highest):
        words = [f"{_SLOT}/with/{row['with']}", f"{_SLOT}/duty/{row['duty']}"]
        said = [voice.say(word) for word in words]
        if voice.selected(row["tile"])["kind"] != "every":
            said.append(voice.say(f"{_SLOT}/tile", tiles=voice.named(row["tile"])))
        if is_for_each:
            said.append(voice.say("turn-declares-number"))
        body = [Told(" ".join(said)), *_when(voice, row)]
        if is_for_each and row.get("when"):
            body.append(Told(voice.say("general/for_each", n=highest)))
        slot = f"{_SLOT}/{row['id']}"
        named = (_SLOT, *words, *words_of(row.get("when")))
        yield Clause(slot, slot, tuple(body), voice.titles(row["title"]), named)


def _when(voice: Voice, row: Record) -> Iterator[Told]:
    if row.get("when"):
        items = conditions(voice, row["when"])
        yield Told(voice.say("turn-declares-condition", n=len(items)), items)
