# SPDX-License-Identifier: MIT
"""Telling the chapters finish and fouls."""

from collections.abc import Iterator
from typing import Any, Final

from dominospec.book.telling.counting import (
    Record,
    compared,
    conditions,
    extreme,
    quantity,
    who,
    words_of,
)
from dominospec.book.voice import Clause, Told, Voice

_USUAL_OUT: Final = {"ends_round": "one-seat", "winner": "first-out"}
_USUAL_COST: Final = {"remedy": "taken-back", "ends": "nothing", "draws": 0}
_WITH_SENTENCES: Final = ("illegal-tile", "false-pass", "false-block")
"""Breaches of which the messages of a remedy speak."""
_UNSEEN: Final = ("touched-tile", "missed-call", "wrong-claim", "wrong-count", "talk")
"""Breaches that no move shows."""
_PLAIN: Final = ("fouls/remedy/taken-back", "fouls/ends/nothing")
"""The words that the usual sentence about fouls tells."""


def finish(voice: Voice) -> Iterator[Clause]:
    """Tell how a round ends and who has won it."""
    block = voice.rules["finish"]["block"]
    yield from _out(voice)
    yield voice.clause("finish/block", drawing=voice.drawing)
    yield voice.clause("finish/block/established", block["established"], drawing=voice.drawing)
    yield _candidates(voice, block["candidates"])
    if block["candidates"] != "nobody":
        yield _tests(voice, block["best"])
        yield voice.clause("finish/block/tie", block["tie"])


def _out(voice: Voice) -> Iterator[Clause]:
    """Tell who is out and what that means; the usual end has a sentence of its own."""
    out, slot = voice.rules["finish"]["out"], "finish/out"
    if out == _USUAL_OUT:
        words = [f"{slot}/{key}/{word}" for key, word in _USUAL_OUT.items()]
        yield Clause(slot, slot, voice.tell(slot), words=("general/event/out", *words))
        return
    yield Clause(slot, slot, voice.tell("finish-out-plain"), words=("general/event/out",))
    if out.get("when"):
        items = conditions(voice, out["when"])
        said = Told(voice.say(f"{slot}/when", n=len(items)), items)
        yield Clause(f"{slot}/when", f"{slot}/when", (said,), words=tuple(words_of(out["when"])))
    ends = out["ends_round"]
    if isinstance(ends, int):
        yield voice.clause(f"{slot}/ends_round", n=ends)
    else:
        yield voice.clause(f"{slot}/ends_round", ends)
    yield voice.clause(f"{slot}/winner", out["winner"])


def _candidates(voice: Voice, seats: str | list[Any]) -> Clause:
    """Tell who can win a block: the actor is the player who laid the last tile."""
    slot = "finish/block/candidates"
    if isinstance(seats, str):
        return voice.clause(slot, seats)
    names = ["last-layer" if part == "actor" else part for part in seats]
    said = voice.say(f"{slot}-named", seats=who(voice, names))
    words = tuple(
        f"general/seats/{part if isinstance(part, str) else extreme(part)}" for part in seats
    )
    body = (Told(said, tuple(compared(voice, names))),)
    return Clause(slot, slot, body, words=words)


def _tests(voice: Voice, tests: list[str | Record]) -> Clause:
    """Tell the tests that decide a block, in order."""
    slot, words, body = "finish/block/best", [], list[Told]()
    for index, test in enumerate(tests):
        place = "next" if index else "first"
        which, counted = (test, None) if isinstance(test, str) else next(iter(test.items()))
        said = voice.say(f"{slot}/{which}", place=place)
        words += [f"{slot}/{which}", *words_of(counted)]
        if counted is not None:
            body.append(Told(said, quantity(voice, counted)))
        elif body and not body[-1].items:
            body[-1] = Told(f"{body[-1].text} {said}")
        else:
            body.append(Told(said))
    return Clause(slot, slot, tuple(body), words=tuple(words))


def fouls(voice: Voice) -> Iterator[Clause]:
    """Tell what usually happens to a breach, then every breach that costs something else."""
    chapter = voice.rules["fouls"]
    yield Clause("fouls", "fouls", voice.tell("fouls"), words=_PLAIN)
    for breach, cost in chapter.items():
        possible = breach != "false-block" or _may_be_called(voice)
        if possible and cost != _USUAL_COST:
            is_old = breach in _WITH_SENTENCES and cost["remedy"] != "exposed"
            is_plain = is_old and not cost["draws"] and cost["ends"] != "match-lost"
            yield (_foul if is_plain else _listed)(voice, breach, cost)


def _may_be_called(voice: Voice) -> bool:
    return bool(voice.rules["finish"]["block"]["established"] == "called")


def _listed(voice: Voice, breach: str, cost: Record) -> Clause:
    """Tell what follows from a breach, point by point."""
    slot, remedy, ends = f"fouls/{breach}", cost["remedy"], cost["ends"]
    words, items = [f"fouls/remedy/{remedy}", f"fouls/ends/{ends}"], list[Told]()
    if remedy == "exposed":
        items.append(Told(voice.say("fouls/remedy/exposed")))
    elif breach not in _UNSEEN:
        items.append(Told(voice.say(f"fouls-then-{remedy}")))
    if cost["draws"]:
        items.append(Told(voice.say("fouls/draws", n=cost["draws"])))
        words.append("fouls/draws")
    items.append(Told(voice.say(f"fouls/ends/{ends}")))
    body = (Told(voice.say(f"fouls-breach-{breach}"), tuple(items)),)
    return Clause(slot, slot, body, words=(*words, f"general/breach/{breach}"))


def _foul(voice: Voice, breach: str, cost: Record) -> Clause:
    words: tuple[str, ...] = (f"fouls/remedy/{cost['remedy']}", f"fouls/ends/{cost['ends']}")
    sentences = [voice.say(words[0], breach=breach, ends=cost["ends"])]
    if cost["ends"] != "nothing" or cost["remedy"] == "stands":
        sentences.append(voice.say(words[1]))
    slot = f"fouls/{breach}"
    words = (*words, f"general/breach/{breach}")
    return Clause(slot, slot, (Told(" ".join(sentences)),), words=words)
