# SPDX-License-Identifier: MIT
"""Telling the chapters join, turn, draw and pass."""

from collections.abc import Iterator
from typing import Any

from dominospec.book.voice import Clause, Told, Voice
from dominospec.tiles import Tile


def join(voice: Voice) -> Iterator[Clause]:
    """Tell which halves may touch, and what wild tiles may do."""
    chapter = voice.rules["join"]
    yield voice.clause("join/by", chapter["by"], sum=chapter["sum"])
    if chapter["by"] == "sum":
        yield from _sums(voice, chapter["sum"])
    tiles = chapter["wild"]["tiles"]
    if tiles:
        yield voice.clause("join/wild/tiles", **voice.selected(tiles))
    if any(not Tile.parse(tile).is_double for tile in tiles):
        yield voice.clause("join/wild/laid", chapter["wild"]["laid"])


def _sums(voice: Voice, total: int) -> Iterator[Clause]:
    """Tell which numbers go together, and which are left alone."""
    numbers = range(voice.rules["set"]["highest_double"] + 1)
    pairs = [(low, total - low) for low in numbers if low <= total - low and total - low in numbers]
    told = [voice.wording.all_of(pair) for pair in pairs]
    alone = [number for number in numbers if total - number not in numbers]
    body = voice.tell("join/sum", pairs=", ".join(told)) if pairs else ()
    if alone:
        values = {"n": len(alone), "numbers": voice.wording.all_of(alone)}
        body += voice.tell("join-sum-alone", **values)
    yield Clause("join/sum", "join/sum", body)


def turn(voice: Voice) -> Iterator[Clause]:
    """Tell what a turn is, and what lets a player go on."""
    yield voice.clause("law/turn")
    for row in voice.rules["turn"]["again"]:
        yield _again(voice, row)


def _again(voice: Voice, row: dict[str, Any]) -> Clause:
    words = [f"turn/again/gives/{row['gives']}"]
    sentences = [voice.say(words[0], **voice.selected(row["tile"]))]
    if row["gives"] == "may-play":
        words.append(f"turn/again/at/{row['at']}")
        sentences.append(voice.say(words[1]))
    slot = f"turn/again/{row['id']}"
    body = (Told(" ".join(sentences)),)
    return Clause(slot, slot, body, voice.titles(row["title"]), ("turn/again", *words))


def _how_many(most: int | str) -> str:
    """Return ``single``, ``several`` or ``unlimited``."""
    if isinstance(most, str):
        return most
    return "single" if most == 1 else "several"


def draw(voice: Voice) -> Iterator[Clause]:
    """Tell when and how many tiles are drawn, and what becomes of them."""
    chapter = voice.rules["draw"]
    when, most = chapter["when"], chapter["most"]
    yield voice.clause("draw/when", when)
    if when == "never":
        return
    if isinstance(most, int):
        yield voice.clause("draw/most", n=most)
    elif chapter["drawn"] != "ends-the-turn" or when == "at-will":
        yield voice.clause("draw/most", most, when=when)
    if isinstance(chapter["most_in_round"], int):
        yield voice.clause("draw/most_in_round", n=chapter["most_in_round"])
    yield voice.clause("draw/reserve", n=chapter["reserve"])
    yield voice.clause("draw/drawn", chapter["drawn"], when=when, most=_how_many(most))


def passing(voice: Voice) -> Iterator[Clause]:
    """Tell when a player passes, and what a pass costs."""
    chapter = voice.rules["pass"]
    yield voice.clause("pass/when", chapter["when"], drawing=voice.drawing)
    if chapter["passer"] != "stays":
        yield voice.clause("pass/passer", chapter["passer"])
    if chapter["discards"] != "nothing":
        yield voice.clause("pass/discards", chapter["discards"])
    if voice.marking:
        yield voice.clause("pass/marker_off", chapter["marker_off"])
