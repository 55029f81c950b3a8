# SPDX-License-Identifier: MIT
"""Telling the chapter score: who gets points, for what, and where they go."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.book.telling.counting import (
    Record,
    abbreviated,
    compared,
    conditions,
    quantity,
    seats_words,
    who,
    words_of,
)
from dominospec.book.voice import Clause, Told, Voice, once

_PLAIN: Final = {"worth": "value", "times": 1, "at_least": 0}
"""What a common award leaves at its default."""


def score(voice: Voice) -> Iterator[Clause]:
    """Tell every award."""
    awards = voice.rules["score"]["awards"]
    if not awards:
        yield Clause("score", "score", voice.tell("score-none"))
    highest = voice.rules["set"]["highest_double"]
    for award, is_for_each in once(awards, highest):
        yield _award(voice, award, highest if is_for_each else None)
    for row in voice.rules["score"]["counters"]:
        yield _counted_aside(voice, row)
    if awards and voice.rules["match"]["counting"] != "points":
        yield Clause("score", "score", voice.tell("score-only-told"))


def _award(voice: Voice, award: Record, number: int | None) -> Clause:
    slot = f"score/awards/{award['id']}"
    first, further = _how_much(voice, award)
    sentences = [*first, *_due(voice, award), *_sharing(voice, award), *_booked(voice, award)]
    body = [Told(" ".join(sentences), further)]
    if award.get("when"):
        body.append(when(voice, "condition", award))
    if number is not None:
        body.append(Told(voice.say("general/for_each", n=number)))
    return Clause(slot, slot, tuple(body), voice.titles(award["title"]), tuple(_words(award)))


_USUAL: Final = {"sign": "plus", "paid_by": "nobody", "book": "score"}


def when(voice: Voice, message: str, row: Record) -> Told:
    """Tell the condition of a row."""
    items = conditions(voice, row["when"], row["event"])
    return Told(voice.say(message, n=len(items)), items)


def _words(award: Record) -> Iterator[str]:
    yield f"general/event/{award['event']}"
    yield from seats_words(award["to"])
    yield from (f"general/breach/{breach}" for breach in award.get("breach", ()))
    yield f"score/awards/several/{award['several']}"
    for key, usual in _USUAL.items():
        if award[key] != usual:
            yield f"score/awards/{key}/{award[key]}"
    yield from dict.fromkeys((*words_of(award["points"]), *words_of(award.get("when"))))


def _booked(voice: Voice, award: Record) -> Iterator[str]:
    """Yield where points go and who pays them, where that is not the usual way."""
    if award["sign"] == "minus":
        yield voice.say("score/awards/sign/minus")
    if award["claim"] == "called":
        yield voice.say("score/awards/claim/called")
        yield voice.say(f"score/missed/{voice.rules['score']['missed']}")
    if award["paid_by"] != "nobody":
        yield voice.say(f"score/awards/paid_by/{award['paid_by']}", **_counter(voice, award))
    if award["book"] != "score":
        yield voice.say(f"score/awards/book/{award['book']}", **_counter(voice, award))


def _counter(voice: Voice, award: Record) -> dict[str, str]:
    rows = voice.rules["score"]["counters"]
    title = next((row["title"] for row in rows if row["id"] == award.get("counter")), "")
    return {"counter": voice.titles(title)} if title else {}


def _counted_aside(voice: Voice, row: Record) -> Clause:
    """Tell a counter."""
    slot = f"score/counters/{row['id']}"
    said = voice.say(f"score/counters/of/{row['of']}", n=row["starts"])
    kept = voice.say(f"score/counters/kept/{row['kept']}")
    text = f"{said} {kept}"
    words = (f"score/counters/of/{row['of']}", f"score/counters/kept/{row['kept']}")
    return Clause(slot, slot, (Told(text),), voice.titles(row["title"]), words)


def _receiver(award: Record) -> str:
    """Return who receives, one word where there is one; who goes out is the winner."""
    to = award["to"]
    if to in (["actor"], ["own-seat"], ["own-side"]) and award["event"] == "out":
        return "winner"
    return to[0] if len(to) == 1 and isinstance(to[0], str) else ""


def _how_much(voice: Voice, award: Record) -> tuple[list[str], tuple[Told, ...]]:
    """Return the sentences that say who scores how much, and what is counted if they do not."""
    points = award["points"]
    common = _common(voice, award) if isinstance(points, Mapping) else None
    if common:
        return common, ()
    message = "award-flat" if isinstance(points, int) else "award-counted"
    values: dict[str, Any] = {"points": points} if isinstance(points, int) else {}
    values["event"] = "block" if award["event"] == "round-end" else award["event"]
    said = [_to(voice, message, part, values) for part in award["to"]]
    further = tuple(compared(voice, award["to"]))
    return said, further if isinstance(points, int) else (*quantity(voice, points), *further)


def _to(voice: Voice, message: str, part: Any, values: Record) -> str:
    """Return who receives; words that the message has no sentence for stand in a list."""
    if isinstance(part, str) and seat(part) in WITH_SENTENCES:
        return voice.say(message, to=seat(part), **values)
    return voice.say(f"{message}-to", who=who(voice, [part]), **values)


_MORE: Final = frozenset({"at_most", "each_round_to", "round_to", "divide_by", "table"})
"""What is done to a count and has no sentence of its own."""

WITH_SENTENCES: Final = frozenset(
    {
        "actor", "winner", "losers", "opponents", "everyone", "next-seat", "previous-seat",
        "leader", "last-layer", "partners", "own-side",
    }
)  # fmt: skip
"""Seats words that messages have sentences for."""


def seat(word: str) -> str:
    """Return the word by which messages know a seat."""
    return "actor" if word == "own-seat" else word


def _common(voice: Voice, award: Record) -> list[str] | None:
    """Return the sentences of an award that has some of its own."""
    points = award["points"]
    combined = points.get("combine") in ("total", "each-excess")
    if points["count"] != "hands" or not combined or not _MORE.isdisjoint(points):
        return None
    if any(points[key] != value for key, value in _PLAIN.items()):
        return None
    if voice.selected(points["tiles"])["kind"] != "every":
        return None
    minus, plus = points["minus"], points["plus"]
    less = "nothing" if minus == 0 else abbreviated(minus, points)
    more = "nothing" if plus == 0 else abbreviated(plus, points)
    if less not in ("nothing", "own-side") or more not in ("nothing", "boneyard"):
        return None
    said = _hands(voice, _receiver(award), points, less)
    if not said:
        return None
    return [said, voice.say("award-plus-boneyard")] if more == "boneyard" else [said]


def _hands(voice: Voice, receiver: str, points: Record, less: str) -> str:
    """Return the sentence for pips in hands, or nothing if there is none."""
    whose = points["whose"][0] if len(points["whose"]) == 1 else ""
    if points["combine"] == "each-excess":
        fits = whose == "opponents" and less == "nothing" and receiver in ("winner", "everyone")
        return voice.say(f"award-{receiver}-excess") if fits else ""
    if whose == "own-side" and less == "nothing" and receiver in ("everyone", "losers"):
        return voice.say(f"award-{receiver}-own")
    if receiver != "winner" or whose not in ("opponents", "losers", "everyone"):
        return ""
    if whose == "everyone":
        return voice.say("award-winner-hands", whose=whose, less=less) if less == "nothing" else ""
    return voice.say(
        "award-winner-hands", whose="opponents", less="own" if less == "own-side" else "nothing"
    )


def _due(voice: Voice, award: Record) -> Iterator[str]:
    """Yield when the award is due, unless that goes without saying."""
    if award.get("breach"):
        yield from (voice.say(f"general/breach/{breach}") for breach in award["breach"])
    elif (award["event"], award["to"]) != ("round-end", ["winner"]) and not _is_said(award):
        yield voice.say(f"general/event/{award['event']}")


def _is_said(award: Record) -> bool:
    """Whether the receiver is named by the event: the player who laid the tile."""
    named = award["to"] == ["actor"] and award["event"] in ("play", "draw", "pass", "out")
    return named and (isinstance(award["points"], int) or award["event"] != "out")


def _sharing(voice: Voice, award: Record) -> Iterator[str]:
    """Yield how several receivers share, where there can be several."""
    shared = voice.rules["finish"]["block"]["tie"] == "shared" and award["to"] == ["winner"]
    if award["several"] == "divided" or shared:
        yield voice.say(f"score/awards/several/{award['several']}")
