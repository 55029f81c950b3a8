# SPDX-License-Identifier: MIT
"""Checks of quantities and conditions as they are written."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.loading.chapters import Part
from dominospec.loading.checks.finding import Case, Finding, error
from dominospec.loading.document import Pointer
from dominospec.loading.filling import belongs
from dominospec.vocabulary import follow

_COMPARISONS: Final = ("is", "at_least", "at_most")
_NESTING: Final = frozenset({"any", "all", "not"})
_DEEPEST: Final = 4


def _count_of(part: Part) -> str:
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
        count = _count_of(part)
        for key in part.value if count else ():
            meta = follow(part.node["properties"][key])
            if not belongs(meta, count):
                message = f"'{key}' has no meaning for the count {count}"
                cure = f"it goes with: {', '.join(meta['x-for'])}"
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
        if _count_of(part) and "comparison" not in part.names:
            yield from _contradictions(
                part.pointer, {key: part.value.get(key) for key in _COMPARISONS[1:]}
            )


def _contradictions(here: Pointer, given: Mapping[str, Any]) -> Iterator[Finding]:
    numbers = {key: value for key, value in given.items() if isinstance(value, int)}
    lows = [numbers[key] for key in ("is", "at_least") if key in numbers]
    highs = [numbers[key] for key in ("is", "at_most") if key in numbers]
    if lows and highs and max(lows) > min(highs):
        message = f"no number is at least {max(lows)} and at most {min(highs)}"
        last = list(numbers)[-1]
        yield error("general/contradiction", message, "change one of them", (*here, last))


def points_are_booked_before(case: Case) -> Iterator[Finding]:
    """Check that no condition asks for the points so far, which only an award knows."""
    for part in case.parts:
        if _count_of(part) == "points-so-far" and "when" in case.inside(part.pointer):
            message = "points-so-far is not known to a condition"
            yield error(
                "general/points-so-far", message, "use it in points", (*part.pointer, "count")
            )


def conditions_are_shallow(case: Case) -> Iterator[Finding]:
    """Check that a condition is at most four deep, so that it can be read."""
    for part in case.parts:
        depth = 1 + sum(key in _NESTING for key in case.inside(part.pointer))
        if "condition" in part.names and depth == _DEEPEST + 1:
            message = f"this condition is more than {_DEEPEST} deep"
            yield error("general/depth", message, "write it flatter", part.pointer)
