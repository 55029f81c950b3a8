# SPDX-License-Identifier: MIT
"""Telling the chapters join, turn, draw and pass."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.book.telling.counting import Record, conditions, words_of
from dominospec.book.telling.declaring import declarations
from dominospec.book.telling.ends import ends, ends_words
from dominospec.book.telling.limiting import limits
from dominospec.book.voice import Clause, Told, Voice, once
from dominospec.loading.fitting import joined_by
from dominospec.tiles import Tile


def join(voice: Voice) -> Iterator[Clause]:
    """Tell which halves may touch, and what wild tiles may do."""
    chapter = voice.rules["join"]
    by = chapter["by"]
    if by in _FOLLOWING:
        yield Clause("join/by", f"join/by/{by}", _following(voice, f"join/by/{by}"))
    else:
        yield voice.clause("join/by", by, sum=chapter["sum"])
    if by == "sum":
        yield from _sums(voice, chapter["sum"])
    halves, tiles = chapter["wild"]["halves"], chapter["wild"]["tiles"]
    if halves:
        values = {"n": len(halves), "numbers": voice.wording.all_of(halves)}
        yield voice.clause("join/wild/halves", **values)
    if tiles:
        yield voice.clause("join/wild/tiles", **voice.selected(tiles))
    if any(not Tile.parse(tile).is_double for tile in tiles):
        yield voice.clause("join/wild/laid", chapter["wild"]["laid"])
    for key in ("also", "never"):
        yield from (_row(voice, key, row) for row in chapter[key])


_FOLLOWING: Final[Mapping[str, str]] = {"difference": "join/differences", "listed": "join/pairs"}
"""Ways to join that are told number by number, and the key that says which go together."""


def _following(voice: Voice, word: str) -> tuple[Told, ...]:
    """Tell for each number of an end which halves may be laid there."""
    join, highest = voice.rules["join"], voice.rules["set"]["highest_double"]
    plain = {**join, "wild": {**join["wild"], "halves": []}}
    ends: dict[int, list[int]] = {}
    for half in range(highest + 1):
        for end in joined_by(half, plain, highest):
            ends.setdefault(end, []).append(half)
    rows = (
        voice.say(_FOLLOWING[join["by"]], n=end, numbers=voice.wording.one_of(ends[end]))
        for end in sorted(ends)
    )
    return (Told(voice.say(word), tuple(map(Told, rows))),)


def _row(voice: Voice, key: str, row: dict[str, Any]) -> Clause:
    """Tell what may be laid besides, or may not be laid."""
    slot = f"join/{key}/{row['id']}"
    said = []
    if voice.selected(row["tiles"])["kind"] != "every":
        said.append(voice.say("join/row/tiles", tiles=voice.named(row["tiles"])))
    said += [
        voice.say(f"join/row/{part}", numbers=voice.wording.one_of(row[part]))
        for part in ("half", "end")
        if part in row
    ]
    if "neighbour" in row:
        said.append(voice.say("join/row/neighbour", tiles=voice.named(row["neighbour"])))
    body = (Told(voice.say(f"join/{key}"), tuple(map(Told, said))),)
    words = (f"join/{key}", *(f"join/row/{part}" for part in row if part not in ("id", "title")))
    return Clause(slot, slot, body, voice.titles(row["title"]), words)


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
    chapter = voice.rules["turn"]
    if chapter["plays"] == _USUAL:
        yield voice.clause("law/turn")
    else:
        yield Clause("law/turn", "law/turn", voice.tell("law-turn-several"))
        yield _plays(voice, "plays")
    for which, usual in (("first_plays", "plays"), ("leader_plays", "first_plays")):
        if chapter[which] != chapter[usual]:
            yield _plays(voice, which)
    highest = voice.rules["set"]["highest_double"]
    for row, is_for_each in once(voice.rules["turn"]["again"], highest):
        yield _again(voice, row, highest if is_for_each else None)
    yield from limits(voice)
    if voice.rules["deal"]["hands"] == "face-down-row":
        yield _row_of_tiles(voice, chapter["row"])
    yield from declarations(voice)
    if chapter["calls"]:
        words = tuple(f"turn/calls/{call}" for call in chapter["calls"])
        said = Told(" ".join(voice.say(word) for word in words))
        yield Clause("turn/calls", "turn/calls", (said,), words=words)


def _row_of_tiles(voice: Voice, row: Record) -> Clause:
    """Tell how a row of tiles that lie face down is played."""
    words = tuple(f"turn/row/{key}/{row[key]}" for key in ("look", "goes_on", "unfitting"))
    if row["doubles"] != "face-down":
        words = (*words, f"turn/row/doubles/{row['doubles']}")
    if voice.drawing != "never":
        words = (*words, f"turn/row/drawn/{row['drawn']}")
    items = tuple(Told(voice.say(word, look=row["look"])) for word in words)
    body = (Told(voice.say("turn/row"), items),)
    return Clause("turn/row", "turn/row", body, words=words)


_USUAL: Final = {
    "most": 1, "least": 1, "per_arm": "unlimited", "arms": "any", "duty": "first",
    "last_double": "allowed",
}  # fmt: skip
"""One tile, on any arm."""


def _plays(voice: Voice, which: str) -> Clause:
    """Tell how many tiles a turn has and where they go, under a heading."""
    words = tuple(_words_of_plays(voice.rules["turn"][which]))
    items = [Told(voice.say(word, **values)) for word, values in words]
    slot = f"turn/{which}"
    body = (Told(voice.say(slot), tuple(items)),)
    return Clause(slot, slot, body, words=tuple(word for word, _ in words))


def _words_of_plays(plays: Record) -> Iterator[tuple[str, Record]]:
    """Yield the words that say what the plays of a turn are, with what they show."""
    most, least, per_arm = plays["most"], plays["least"], plays["per_arm"]
    if isinstance(most, int):
        yield "turn/plays/most", {"n": most}
    else:
        yield "turn/plays/most/unlimited", {}
    if most == 1:
        return
    if least > 1:
        yield "turn/plays/least", {"n": least}
    if isinstance(per_arm, int):
        yield "turn/plays/per_arm", {"n": per_arm}
    yield f"turn/plays/arms/{plays['arms']}", {}
    yield f"turn/plays/duty/{plays['duty']}", {}
    if plays["last_double"] != "allowed":
        yield f"turn/plays/last_double/{plays['last_double']}", {}


def _again(voice: Voice, row: Record, number: int | None) -> Clause:
    words = [f"turn/again/gives/{row['gives']}"]
    sentences = [voice.say(words[0], **voice.selected(row["tile"]))]
    if row["gives"] != "new-turn":
        if voice.selected(row["of"])["kind"] != "every":
            words.append("turn/again/of")
            sentences.append(voice.say("turn/again/of", **voice.selected(row["of"])))
        if row["gives"] != "must-play":
            sentences.append(voice.say("turn-again-no-drawing"))
    for word, values in _limits_of_again(row):
        words.append(word)
        sentences.append(voice.say(word, **values))
    slot = f"turn/again/{row['id']}"
    body = [Told(" ".join(sentences))]
    if row["at"] and row["gives"] != "new-turn":
        places = tuple(map(Told, ends(voice, row["at"])))
        body.append(Told(voice.say("turn/again/at"), places))
        words += ["turn/again/at", *ends_words(row["at"])]
    if row.get("when"):
        items = conditions(voice, row["when"], "play")
        body.append(Told(voice.say("turn-again-condition", n=len(items)), items))
        words += words_of(row["when"])
    if number is not None:
        body.append(Told(voice.say("general/for_each", n=number)))
    return Clause(slot, slot, tuple(body), voice.titles(row["title"]), ("turn/again", *words))


def _limits_of_again(row: Record) -> Iterator[tuple[str, Record]]:
    """Yield the words that say when the same seat does not go on."""
    if row["event"] != "play":
        yield f"turn/again/event/{row['event']}", {}
    if isinstance(row["times"], int):
        yield "turn/again/times", {"n": row["times"]}
    if row["drawn"] != "counts":
        yield f"turn/again/drawn/{row['drawn']}", {}


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
