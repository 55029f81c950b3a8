# SPDX-License-Identifier: MIT
"""Telling the chapter layout: how the tiles lie, and which of them branch."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

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
    grows = voice.clause("layout/grows", chapter["grows"], branching=branching)
    yield replace(grows, words=("law/end",))
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
