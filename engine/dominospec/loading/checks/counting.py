# SPDX-License-Identifier: MIT
"""Checks of quantities and conditions as they are written."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from dominospec.loading.chapters import Part
from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.document import Pointer
from dominospec.loading.filling import belongs, needed
from dominospec.vocabulary import follow

_COMPARISONS: Final = (
    "is", "at_least", "at_most", "more_than", "less_than", "multiple_of", "one_of",
)  # fmt: skip
_LIMITS: Final = ("at_least", "at_most")
_LOWEST: Final[Mapping[str, int]] = {"is": 0, "at_least": 0, "more_than": 1}
_HIGHEST: Final[Mapping[str, int]] = {"is": 0, "at_most": 0, "less_than": -1}
"""How far from the number that is written the lowest, or highest, number lies that is left."""
_NESTING: Final = frozenset({"any", "all", "not"})
_NUMBER: Final = "that-number"
_DEEPEST: Final = 4
_EXTREMES: Final = frozenset({"fewest", "most"})
_HOLDS_A_COUNT: Final = frozenset({"minus", "plus", "times", *_EXTREMES, *_COMPARISONS})
_DEEPEST_COUNT: Final = 2
_SEATS: Final = frozenset({"seats", "seats_part"})


@lru_cache(maxsize=1024)
def count_of(part: Part) -> str:
    """Return what a part counts; nothing where it is no record of a count."""
    if not isinstance(part.value, dict):
        return ""
    if "comparison" in part.names:
        return str(part.pointer[-1]).replace("_", "-")
    is_count = not {"quantity", "operand"}.isdisjoint(part.names)
    return str(part.value["count"]) if is_count else ""


def parameters_belong_to_the_count(case: Case) -> Iterator[Finding]:
    """Check that a parameter is written only beside a count that knows it."""
    for part in case.parts:
        count = count_of(part)
        for key in part.value if count else ():
            meta = follow(part.node["properties"][key])
            if not belongs(meta, count):
                message = f"'{key}' has no meaning for the count {count}"
                cure = f"it goes with: {', '.join(meta['x-for'])}"
                yield error("general/parameter", message, cure, (*part.pointer, key))
            yield from _values(part, key, count)


def _values(part: Part, key: str, count: str) -> Iterator[Finding]:
    """Check that a count knows the word of its parameter."""
    known = follow(part.node["properties"][key]).get("x-values", {}).get(count)
    if known and part.value[key] not in known:
        message = f"'{key}: {part.value[key]}' has no meaning for the count {count}"
        cure = f"write one of: {', '.join(known)}"
        yield error("general/parameter", message, cure, (*part.pointer, key))


def counts_are_compared(case: Case) -> Iterator[Finding]:
    """Check that a count in a condition is compared with something that can be."""
    for part in case.parts:
        if "comparison" not in part.names:
            continue
        given = {key: part.value[key] for key in _COMPARISONS if key in part.value}
        if not given:
            message = f"{part.pointer[-1]} is compared with nothing"
            yield error(
                "general/no-comparison", message, "add is, at_least or at_most", part.pointer
            )
        yield from _contradictions(part.pointer, given)


def limits_leave_room(case: Case) -> Iterator[Finding]:
    """Check that the floor of a quantity is not above its cap."""
    for part in case.parts:
        if count_of(part) and "comparison" not in part.names:
            yield from _contradictions(part.pointer, {key: part.value.get(key) for key in _LIMITS})


def _contradictions(here: Pointer, given: Mapping[str, Any]) -> Iterator[Finding]:
    numbers = {key: value for key, value in given.items() if isinstance(value, int)}
    lows = [numbers[key] + step for key, step in _LOWEST.items() if key in numbers]
    highs = [numbers[key] + step for key, step in _HIGHEST.items() if key in numbers]
    if lows and highs and max(lows) > min(highs):
        message = f"no number is at least {max(lows)} and at most {min(highs)}"
        last = list(numbers)[-1]
        yield error("general/contradiction", message, "change one of them", (*here, last))


def words_have_an_effect(case: Case) -> Iterator[Finding]:
    """Check that how to round is written only where something is rounded."""
    for part in case.parts:
        for key in part.value if count_of(part) else ():
            meta = follow(part.node["properties"][key])
            if not needed(meta, part.value):
                message = f"{key} has no effect: nothing is rounded"
                cure = f"add {meta['x-beside'][0]}, or take it out"
                yield note("general/no-effect", message, cure, (*part.pointer, key))


def seats_are_compared_once(case: Case) -> Iterator[Finding]:
    """Check that a record that compares seats says by what, and by one thing only."""
    for part in case.parts:
        is_number = isinstance(part.value, int) or part.value == _NUMBER
        if part.pointer[-1] in _EXTREMES and is_number:
            message = "a number is the same for all seats, so it compares nothing"
            yield error("general/seats", message, "write a count", part.pointer)
        if _SEATS.isdisjoint(part.names) or not isinstance(part.value, dict):
            continue
        if len(_EXTREMES & part.value.keys()) != 1:
            message = "seats are compared either by fewest or by most"
            yield error("general/seats", message, "write one of them", part.pointer)


def numbers_have_a_row(case: Case) -> Iterator[Finding]:
    """Check that the word for a number stands in a row for every number, and that it does."""
    spoken = sorted({part.pointer for part in case.parts if part.value == _NUMBER}, key=str)
    rows = [pointer for pointer in case.rules.written.origins if pointer[-1:] == ("for_each",)]
    for pointer in spoken:
        if not any(pointer[: len(way) - 1] == way[:-1] for way in rows):
            message = "that-number means nothing here: the row stands once only"
            yield error("general/that-number", message, "add for_each: number", pointer)
    for way in rows:
        is_answer = way[:2] == ("turn", "declares")  # the seat names the number
        if not is_answer and not any(pointer[: len(way) - 1] == way[:-1] for pointer in spoken):
            message = "for_each repeats the row: nothing in it is that-number"
            yield error("general/for-each", message, "take it out", way)


def counts_are_shallow(case: Case) -> Iterator[Finding]:
    """Check that counts stand at most two deep in a count, so that they can be read."""
    for part in case.parts:
        if not count_of(part):
            continue
        if sum(key in _HOLDS_A_COUNT for key in part.pointer) == _DEEPEST_COUNT + 1:
            message = f"this count is more than {_DEEPEST_COUNT} deep in another"
            yield error("general/depth", message, "write it flatter", part.pointer)


def points_are_booked_before(case: Case) -> Iterator[Finding]:
    """Check that no condition asks for the points so far, which only an award knows."""
    for part in case.parts:
        if count_of(part) == "points-so-far" and "when" in case.inside(part.pointer):
            message = "points-so-far is not known to a condition"
            yield error(
                "general/points-so-far", message, "use it in points", (*part.pointer, "count")
            )


def conditions_are_shallow(case: Case) -> Iterator[Finding]:
    """Check that a condition is at most four deep, so that it can be read."""
    for part in case.parts:
        if "condition" not in part.names:
            continue
        if 1 + sum(key in _NESTING for key in case.inside(part.pointer)) == _DEEPEST + 1:
            message = f"this condition is more than {_DEEPEST} deep"
            yield error("general/depth", message, "write it flatter", part.pointer)
