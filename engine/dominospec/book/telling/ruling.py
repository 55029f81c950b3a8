# SPDX-License-Identifier: MIT
"""Telling the chapter rules: what else happens on an event."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from dominospec.book.telling.counting import (
    Record,
    compared,
    quantity,
    title_of,
    who,
    words_of,
)
from dominospec.book.telling.scoring import WITH_SENTENCES, seat, when
from dominospec.book.voice import Clause, Told, Voice, once


def special(voice: Voice) -> Iterator[Clause]:
    """Tell the rows of the chapter rules."""
    highest = voice.rules["set"]["highest_double"]
    for row, is_for_each in once(voice.rules["rules"], highest):
        yield _rule(voice, row, highest if is_for_each else None)


def _rule(voice: Voice, row: Record, number: int | None) -> Clause:
    slot, word = f"rules/{row['id']}", f"rules/do/{row['do']}"
    said = [*TOLD.get(row["do"], _to_seats)(voice, row, word)]
    said.append(voice.say(f"rules/event/{row['event']}"))
    body = [Told(" ".join(said)), *_amount(voice, row), *compared(voice, row["whom"])]
    if row.get("when"):
        body.append(when(voice, "rule-condition", row))
    if number is not None:
        body.append(Told(voice.say("general/for_each", n=number)))
    ending = (f"rules/as/{row['as']}",) if row["do"] == "ends-round" else ()
    words = (word, *ending, f"rules/event/{row['event']}", *words_of(row.get("when")))
    return Clause(slot, slot, tuple(body), voice.titles(row["title"]), words)


Telling: TypeAlias = Callable[[Voice, Record, str], Iterator[str]]


def _of_all(voice: Voice, _row: Record, word: str) -> Iterator[str]:
    yield voice.say(word)


def _ends_round(voice: Voice, row: Record, word: str) -> Iterator[str]:
    """Tell how the round ends by a rule, and who wins it where the rule says so."""
    yield voice.say(word)
    yield voice.say(f"rules/as/{row['as']}")
    if "winner" in row:
        yield voice.say("rules/winner", who=who(voice, row["winner"]))
    elif row["as"] == "stopped":
        yield voice.say("rules-no-winner")


def _ends_match(voice: Voice, row: Record, word: str) -> Iterator[str]:
    yield voice.say(word)
    if "winner" in row:
        yield voice.say("rules-match-winner", who=who(voice, row["winner"]))


def _leaves(voice: Voice, row: Record, word: str) -> Iterator[str]:
    yield voice.say(word, who=who(voice, row["whom"]))


def _counter(voice: Voice, row: Record, word: str) -> Iterator[str]:
    """Tell by how much a counter goes up, or to what it is set, and whose it is."""
    title = title_of(voice, row["counter"])
    if isinstance(row["amount"], int):
        yield voice.say(word, counter=title, n=row["amount"])
    else:
        yield voice.say(f"{word}/count", counter=title)
    rows = voice.rules["score"]["counters"]
    if any(its["id"] == row["counter"] and its["of"] != "table" for its in rows):
        yield voice.say("rules-counter-of", who=who(voice, row["whom"]))


TOLD: Final[Mapping[str, Telling]] = {
    "reverses": _of_all,
    "closes-end": _of_all,
    "voids-round": _of_all,
    "ends-round": _ends_round,
    "ends-match": _ends_match,
    "leaves-round": _leaves,
    "adds": _counter,
    "sets": _counter,
}
"""What is not told of seats by a sentence for each word."""


def _to_seats(voice: Voice, row: Record, word: str) -> Iterator[str]:
    yield from (_whom(voice, word, part, row["amount"]) for part in row["whom"])


def _whom(voice: Voice, word: str, part: Any, amount: Any) -> str:
    named = who(voice, [part])
    if not isinstance(amount, int):
        return voice.say(f"{word}/count", who=named)
    if isinstance(part, str) and seat(part) in WITH_SENTENCES:
        return voice.say(word, whom=seat(part), n=amount, who=named)
    return voice.say(f"{word}/to", who=named, n=amount)


def _amount(voice: Voice, row: Record) -> tuple[Told, ...]:
    """Tell an amount that is counted."""
    if isinstance(row["amount"], int):
        return ()
    return (Told(voice.say("rules-amount-count"), quantity(voice, row["amount"])),)
