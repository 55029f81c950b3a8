# SPDX-License-Identifier: MIT
"""Telling the trains of a layout."""

from collections.abc import Iterator, Mapping
from typing import Any

from dominospec.book.telling.counting import conditions, who, words_of
from dominospec.book.voice import Clause, Told, Voice


def train(voice: Voice, row: Mapping[str, Any]) -> Clause:
    """Tell a row of the trains: whose they are, who else may lay there, from when on, and how."""
    slot = f"layout/trains/{row['id']}"
    parts = [_owner(voice, row), _beginning(voice, row), _exception(voice, row)]
    if row["opens"] != "at-once" or not voice.rules["turn"]["limits"]:
        parts.insert(1, _entry(voice, row, "opens"))
    if row["for"] != "the-table":
        parts.insert(1, _entry(voice, row, "others"))
    body = tuple(told for part in parts for told in part)
    words = [f"layout/trains/{key}/{row[key]}" for key in ("for", "start_joins")]
    for key in ("others", "opens"):
        written = row[key]
        names = [written] if isinstance(written, str) else written
        words += [f"layout/trains/{key}/{name}" for name in names]
        if not isinstance(written, str):
            words += words_of(written.get("when"))
    return Clause(slot, slot, body, voice.titles(row["title"]), ("layout/trains", *words))


def _owner(voice: Voice, row: Mapping[str, Any]) -> Iterator[Told]:
    yield Told(voice.say(f"layout/trains/for/{row['for']}", n=row["number"]))


def _entry(voice: Voice, row: Mapping[str, Any], key: str) -> Iterator[Told]:
    """Tell who may lay on a train, or from when on: a word, or seats and a condition."""
    written, path = row[key], f"layout/trains/{key}"
    if isinstance(written, str):
        yield Told(voice.say(f"{path}/{written}"))
        return
    if written.get("who", ["everyone"]) != ["everyone"]:
        yield Told(voice.say(f"{path}/who", who=who(voice, written["who"])))
    if "when" in written:
        yield Told(voice.say(f"{path}/when"), conditions(voice, written["when"]))


def _exception(voice: Voice, row: Mapping[str, Any]) -> Iterator[Told]:
    """Tell that a tile which has to be filled first is open to everybody on a closed train."""
    layout = voice.rules["layout"]
    kinds = [*(layout["doubles"][kind] for kind in ("every", "first")), *layout["branches"]]
    is_closed = row["opens"] != "at-once" or row["others"] != "always"
    if is_closed and any(kind.get("fill") == "before-anything-else" for kind in kinds):
        yield Told(voice.say("layout-trains-filling"))


def _beginning(voice: Voice, row: Mapping[str, Any]) -> Iterator[Told]:
    """Tell how a train begins."""
    yield Told(voice.say(f"layout/trains/start_joins/{row['start_joins']}"))
    if voice.selected(row["start"])["kind"] != "every":
        yield Told(voice.say("layout/trains/start", tiles=voice.named(row["start"])))
