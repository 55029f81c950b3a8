# SPDX-License-Identifier: MIT
"""Telling the chapter layout: how the tiles lie, and which of them branch."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from dominospec.book.telling.counting import conditions, who, words_of
from dominospec.book.voice import Clause, Told, Voice

_USUAL: Final = 2
_PLAIN: Final = {"arms": _USUAL, "opens": "at-once"}
_REST: Final = {"every": None, "first": "every", "led": "first"}
"""The kinds of doubles, each with the one whose ways it has unless it says so."""


def _branching(chapter: Mapping[str, Any]) -> bool:
    """Whether tiles can form more than one chain."""
    return any(chapter["doubles"][kind]["arms"] > _USUAL for kind in _REST)


def layout(voice: Voice) -> Iterator[Clause]:
    """Tell how the layout grows, how doubles lie in it, and where it branches."""
    chapter = voice.rules["layout"]
    branching = "yes" if _branching(chapter) else "no"
    rows = chapter["trains"] if chapter["grows"] == "in-trains" else ()
    hub = "yes" if any(row["start_joins"] == "hub" for row in rows) else "no"
    grows = voice.clause("layout/grows", chapter["grows"], branching=branching, hub=hub)
    yield replace(grows, words=("law/end",))
    for row in rows:
        yield _train(voice, row)
    yield voice.clause("layout/doubles/lie", chapter["doubles"]["lie"], branching=branching)
    for kind, other in _REST.items():
        axes = chapter["doubles"][kind]
        if axes != (chapter["doubles"][other] if other else _PLAIN):
            yield _doubles(voice, kind, axes)


def _doubles(voice: Voice, kind: str, axes: Mapping[str, Any]) -> Clause:
    slot = f"layout/doubles/{kind}"
    said, words = _axes(voice, axes)
    return Clause(slot, slot, (Told(" ".join(said)),), voice.say(slot), words)


def _axes(voice: Voice, axes: Mapping[str, Any]) -> tuple[list[str], tuple[str, ...]]:
    """Tell how a tile takes others, in sentences; and the words told by them."""
    words = ["layout/axes/arms"]
    said = [voice.say(words[0], n=axes["arms"])]
    if axes["arms"] > _USUAL:
        words.append(f"layout/axes/opens/{axes['opens']}")
        said.append(voice.say(words[-1]))
    return said, tuple(words)


def _train(voice: Voice, row: Mapping[str, Any]) -> Clause:
    """Tell a row of the trains: whose they are, who else may lay there, from when on, and how."""
    slot = f"layout/trains/{row['id']}"
    parts = [_owner(voice, row), _entry(voice, row, "opens"), _beginning(voice, row)]
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


def _beginning(voice: Voice, row: Mapping[str, Any]) -> Iterator[Told]:
    """Tell how a train begins."""
    yield Told(voice.say(f"layout/trains/start_joins/{row['start_joins']}"))
    if voice.selected(row["start"])["kind"] != "every":
        yield Told(voice.say("layout/trains/start", tiles=voice.named(row["start"])))
