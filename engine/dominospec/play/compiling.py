# SPDX-License-Identifier: MIT
"""From the text of a resolved variant to quantities, conditions, awards and rules.

Every word is a row: a count in COUNTS, a fact in FACTS, and here the parameters and modifiers
with how they are compiled.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from dominospec.play.chapters import laying
from dominospec.play.chapters.ends import compile_ends
from dominospec.play.chapters.quantities import (
    COMPARE,
    COUNTS,
    EXTREMES,
    FACTS,
    MODIFIERS,
    TESTS,
    Bands,
    compared,
    compares,
)
from dominospec.play.chapters.seats import ONE_SEAT, SEATS, Naming
from dominospec.play.chapters.tallies import CIRCUMSTANCES, TALLIES, WHO
from dominospec.play.formulas import Condition, Modifier, Quantity, Seats, Test, Tiles
from dominospec.play.plan import Rule
from dominospec.play.steps import Redeal
from dominospec.tiles import Tile

EVERY_MOMENT = (
    *("deal", "lead", "play", "draw", "pass", "declare", "turn-end", "foul"),
    *("out", "block", "stopped", "round-end", "match-end"),
)
LOOKS_BACK = frozenset({"fits-ends", "open-ends-before", "open-numbers-before", "tile-was-drawn"})
"""Counts and facts of how things were before the last tile was laid."""

OF_LAYOUT = frozenset({*laying.COUNTS, *(fact.replace("_", "-") for fact in laying.FACTS)}) - {
    "fits-ends",
    "open-numbers",
    "open-numbers-before",
}
"""Counts and facts for which the tiles laid are remembered."""


_COUNTS = {**COUNTS, **TALLIES}
_FACTS = {**FACTS, **CIRCUMSTANCES}
_TESTS = {**TESTS, **WHO}


def tiles(texts: Iterable[str]) -> Tiles:
    """Compile a selector, which a resolved variant spells out as a list of tiles."""
    return frozenset(map(Tile.parse, texts))


def seats(parts: Iterable[Any]) -> Seats:
    """Compile words for seats, and records that compare seats."""
    listed = tuple(parts)
    is_one = len(listed) == 1 and isinstance(listed[0], str) and listed[0] in ONE_SEAT
    return Seats(tuple(map(_naming, listed)), is_one)


def _naming(part: Any) -> Naming:
    if isinstance(part, str):
        return SEATS[part]
    word, best = next((word, best) for word, best in EXTREMES.items() if word in part)
    return compared(best, quantity(part[word]), seats(part["among"]))


PARAMETERS: Mapping[str, Callable[[Any], Any]] = {
    "whose": seats,
    "tiles": tiles,
    "worth": str,
    "combine": str,
    "each_round_to": int,
    "rounding": str,
    "since": str,
    "by": seats,
    "at": compile_ends,
    "ends": compile_ends,
    "doubles": str,
    "free": str,
    "of": str,
    "place": str,
    "name": str,
}
"""How the parameters of counts are compiled."""

_NO_CHANGE: Mapping[str, Any] = {"minus": 0, "plus": 0, "times": 1}
"""Operands that change nothing."""


def quantity(written: Any) -> Quantity:
    """Compile a number, or a count with its parameters and modifiers."""
    if isinstance(written, int):
        return Quantity(COUNTS["number"], {"number": written})
    of = {key: compiled(written[key]) for key, compiled in PARAMETERS.items() if key in written}
    return Quantity(_COUNTS[written["count"]], of, _modifiers(written))


def _modifiers(written: Mapping[str, Any]) -> tuple[Modifier, ...]:
    named = [k for k in MODIFIERS if k in written and written[k] != _NO_CHANGE.get(k)]
    return tuple(Modifier(MODIFIERS[key], _OPERANDS[key](written, key)) for key in named)


def _operand(written: Mapping[str, Any], key: str) -> Quantity:
    return quantity(written[key])


def _rounded(written: Mapping[str, Any], key: str) -> tuple[int, str]:
    return written[key], written["rounding"]


def _bands(written: Mapping[str, Any], key: str) -> Bands:
    return tuple(sorted((int(number), entry) for number, entry in written[key].items()))


_OPERANDS: Mapping[str, Callable[[Mapping[str, Any], str], Any]] = {
    "minus": _operand,
    "plus": _operand,
    "round_to": _rounded,
    "divide_by": lambda written, key: written[key],
    "table": _bands,
    "times": _operand,
    "at_least": _operand,
    "at_most": _operand,
}
"""How the operands of modifiers are compiled."""


def condition(written: Mapping[str, Any] | None) -> Condition:
    """Compile a condition; one that is not there always holds."""
    return tuple(_test(key, value) for key, value in (written or {}).items())


def _limit(key: str, written: Any) -> Any:
    return tuple(written) if key == "one_of" else quantity(written)


def _test(key: str, written: Any) -> Test:
    if key in _ASKED:
        return Test(_TESTS[key], _ASKED[key](written))
    if isinstance(written, bool):
        return Test(_fact, (_FACTS[key], written))
    count = {k: v for k, v in written.items() if k not in COMPARE}
    limits = tuple((COMPARE[k], _limit(k, written[k])) for k in COMPARE if k in written)
    return Test(compares, (quantity({"count": key.replace("_", "-"), **count}), limits))


def _fact(view: Any, fact: tuple[Callable[[Any], bool], bool]) -> bool:
    holds, wanted = fact
    return holds(view) is wanted


def _conditions(written: Iterable[Any]) -> tuple[Condition, ...]:
    return tuple(map(condition, written))


_ASKED: Mapping[str, Callable[[Any], Any]] = {
    "any": _conditions,
    "all": _conditions,
    "not": condition,
    "tile": tiles,
    "actor_is": seats,
    "won_by": str,
    "declared": tuple,
}
"""How the keys of a condition that are neither count nor fact are compiled."""


def rule(row: Mapping[str, Any]) -> Rule:
    """Compile a row of ``rules``."""
    when = condition(row.get("when"))
    whom, winner = seats(row["whom"]), seats(row["winner"]) if "winner" in row else None
    return Rule(
        *(row["id"], row["event"], when, row["do"], whom, quantity(row["amount"])),
        ends_as=row["as"],
        winner=winner,
        counter=row.get("counter", ""),
    )


def redeal(row: Mapping[str, Any]) -> Redeal:
    """Compile a row of ``deal.redeal``."""
    return Redeal(row["id"], condition(row["when"]), row["whose"] == "one-side", row["then"])


def by_event(rows: Iterable[Any]) -> Mapping[str, tuple[Any, ...]]:
    """Return the rows of each event, in the order of the file."""
    found = defaultdict(list)
    for row in rows:
        found[row.event].append(row)
    return {event: tuple(found[event]) for event in EVERY_MOMENT}


def mentions(node: Any, words: frozenset[str]) -> bool:
    """Whether a rule asks for one of these counts or facts."""
    if isinstance(node, list):
        return any(mentions(part, words) for part in node)
    if isinstance(node, _PLAIN) or not isinstance(node, Mapping):
        return False
    asked = {key.replace("_", "-") for key, value in node.items() if _is_asked(value)}
    is_asked = not words.isdisjoint(asked) or node.get("count") in words
    return is_asked or any(mentions(part, words) for part in node.values())


_PLAIN: Final = (str, int, type(None))
"""Asked for first: whether something is a mapping takes long to find out."""


def _is_asked(value: Any) -> bool:
    is_plain = isinstance(value, _PLAIN)
    return isinstance(value, bool) or (not is_plain and isinstance(value, Mapping))
