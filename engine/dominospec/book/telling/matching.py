# SPDX-License-Identifier: MIT
"""Telling the chapter match: what is counted from round to round, and what ends the match."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.book.telling.counting import conditions, words_of
from dominospec.book.voice import Clause, Told, Voice

_COUNTING: Final[Mapping[str, str]] = {
    "points": "points", "rounds-won": "rounds-won", "rounds-in-a-row": "rounds-won",
}  # fmt: skip
"""What messages that tell rounds and points apart are told of the score."""


def match(voice: Voice) -> Iterator[Clause]:
    """Tell what is counted from round to round and what ends the match."""
    chapter = voice.rules["match"]
    counting = _COUNTING[chapter["counting"]]
    yield voice.clause("match/counting", chapter["counting"])
    yield from _booking(voice, chapter)
    ends = [*_target(voice, chapter, counting), *_ends(voice, chapter)]
    yield from ends
    if ends:
        yield voice.clause("match/best", chapter["best"], counting=counting)
        yield voice.clause("match/tie", chapter["tie"])
    else:
        yield voice.clause("match/target", "none")


def _booking(voice: Voice, chapter: Mapping[str, Any]) -> Iterator[Clause]:
    """Tell what of the awards is booked."""
    if chapter["entry"] > 1:
        yield voice.clause("match/entry", n=chapter["entry"])
    for number, most in chapter["near_target"].items():
        said = voice.tell("match/near_target", n=int(number), m=most)
        yield Clause(f"match/near_target/{number}", "match/near_target", said)


def _target(voice: Voice, chapter: Mapping[str, Any], counting: str) -> Iterator[Clause]:
    """Tell what score ends the match, and how it is reached."""
    if chapter["target"] == "none":
        return
    exactly = counting == "points" and chapter["reach"] == "exactly"
    way = "exactly" if exactly else counting
    yield voice.clause("match/target", counting=way, n=chapter["target"])
    if chapter["reach"] == "exactly":
        yield voice.clause("match/reach", "exactly")
        yield voice.clause("match/overshoot", chapter["overshoot"])
    if chapter["checked"] == "at-once":
        yield voice.clause("match/checked", "at-once")
    shutout = chapter["shutout"]
    if shutout["whom"] != "nobody":
        yield voice.clause("match/shutout/whom", shutout["whom"], n=shutout["below"])
        yield voice.clause("match/shutout/failing", shutout["failing"])


def _ends(voice: Voice, chapter: Mapping[str, Any]) -> Iterator[Clause]:
    """Tell what else ends the match."""
    given = "none" if chapter["target"] == "none" else "given"
    if chapter["rounds"] == "as-agreed":
        yield voice.clause("match/rounds", "as-agreed")
    elif chapter["rounds"] != "none":
        yield voice.clause("match/rounds", n=chapter["rounds"], target=given)
    if chapter["minutes"] != "none":
        yield voice.clause("match/minutes", n=chapter["minutes"], target=given)
    if "ends_when" in chapter:
        items = conditions(voice, chapter["ends_when"], "round-end")
        words = tuple(dict.fromkeys(words_of(chapter["ends_when"])))
        body = (Told(voice.say("match/ends_when", n=len(items)), items),)
        yield Clause("match/ends_when", "match/ends_when", body, words=words)
