# SPDX-License-Identifier: MIT
"""Telling the chapters finish, match and fouls."""

from collections.abc import Iterator
from typing import Final

from dominospec.book.voice import Clause, Told, Voice

_PLAIN: Final = ("fouls/remedy/taken-back", "fouls/ends/nothing")
"""The words that the usual sentence about fouls tells."""


def finish(voice: Voice) -> Iterator[Clause]:
    """Tell how a round ends and who has won it."""
    block = voice.rules["finish"]["block"]
    yield Clause("finish/out", "finish/out", voice.tell("finish/out"), words=("general/event/out",))
    yield voice.clause("finish/block", drawing=voice.drawing)
    yield voice.clause("finish/block/established", block["established"], drawing=voice.drawing)
    yield voice.clause("finish/block/candidates", block["candidates"])
    if block["candidates"] != "nobody":
        yield _tests(voice, block["best"])
        yield voice.clause("finish/block/tie", block["tie"])


def _tests(voice: Voice, tests: list[str]) -> Clause:
    """Tell the tests that decide a block, in order."""
    slot = "finish/block/best"
    words = tuple(f"{slot}/{test}" for test in tests)
    places = ["first", *["next"] * (len(tests) - 1)]
    said = (voice.say(word, place=place) for word, place in zip(words, places, strict=True))
    return Clause(slot, slot, (Told(" ".join(said)),), words=words)


def match(voice: Voice) -> Iterator[Clause]:
    """Tell what is counted from round to round and what ends the match."""
    chapter = voice.rules["match"]
    target, rounds = chapter["target"], chapter["rounds"]
    yield voice.clause("match/counting", chapter["counting"])
    if target != "none":
        yield voice.clause("match/target", counting=chapter["counting"], n=target)
    elif rounds == "none":
        yield voice.clause("match/target", "none")
        return
    if rounds != "none":
        given = "none" if target == "none" else "given"
        yield voice.clause("match/rounds", n=rounds, target=given)
    yield voice.clause("match/best", chapter["best"], counting=chapter["counting"])
    yield voice.clause("match/tie", chapter["tie"])


def fouls(voice: Voice) -> Iterator[Clause]:
    """Tell what usually happens to a breach, then every breach that costs something else."""
    chapter = voice.rules["fouls"]
    yield Clause("fouls", "fouls", voice.tell("fouls"), words=_PLAIN)
    for breach, cost in chapter.items():
        possible = breach != "false-block" or _may_be_called(voice)
        if possible and cost != {"remedy": "taken-back", "ends": "nothing"}:
            yield _foul(voice, breach, cost)


def _may_be_called(voice: Voice) -> bool:
    return bool(voice.rules["finish"]["block"]["established"] == "called")


def _foul(voice: Voice, breach: str, cost: dict[str, str]) -> Clause:
    words: tuple[str, ...] = (f"fouls/remedy/{cost['remedy']}", f"fouls/ends/{cost['ends']}")
    sentences = [voice.say(words[0], breach=breach, ends=cost["ends"])]
    if cost["ends"] != "nothing" or cost["remedy"] == "stands":
        sentences.append(voice.say(words[1]))
    slot = f"fouls/{breach}"
    words = (*words, f"general/breach/{breach}")
    return Clause(slot, slot, (Told(" ".join(sentences)),), words=words)
