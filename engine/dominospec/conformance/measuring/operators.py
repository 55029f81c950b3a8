# SPDX-License-Identifier: MIT
"""The ways to change a rule a little: each looks at a place and yields what could stand there.

They follow the schema, so that nearly every change is a game again, only another one.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, TypeAlias

from dominospec.conformance.measuring.places import Place, is_of_rows
from dominospec.loading.document import Pointer

GONE: Final = object()
"""Stands for nothing: what is at the place is taken out."""


@dataclass(frozen=True, slots=True)
class Edit:
    """What is put where; ``words`` are the ids of what is changed."""

    operator: str
    pointer: Pointer
    value: Any
    words: frozenset[str]


Operator: TypeAlias = Callable[[Place], Iterator[Edit]]

_MOST: Final = 3
"""So many left out items and exchanged neighbours at one place are enough."""

_MOST_WORDS: Final = 2
"""So many other words at one place are enough."""

_NAMED: Final = {"rounding": "rounding", "direction": "direction", "sign": "direction"}
"""Keys whose words are a kind of change of their own."""

_PAIR: Final = 2

_STRICTER: Final = {
    "at_least": "more_than", "more_than": "at_least", "at_most": "less_than",
    "less_than": "at_most", "is": "at_least", "any": "all", "all": "any",
    "fewest": "most", "most": "fewest",
}  # fmt: skip


def _edit(place: Place, operator: str, value: Any) -> Edit:
    new = place.word_of(value) if isinstance(value, str) else ()
    return Edit(operator, place.pointer, value, place.words.union(new))


def _number(place: Place) -> Iterator[Edit]:
    """A number becomes one more, and one less; ``check`` refuses what is out of bounds."""
    if type(place.value) is not int:
        return
    for value in (place.value + 1, place.value - 1):
        if place.node.get("minimum", value) <= value <= place.node.get("maximum", value):
            yield _edit(place, "number", value)


def _to_a_number(place: Place) -> Iterator[Edit]:
    """A word in the place of a number, such as ``unlimited``, becomes a small number."""
    kinds = place.node.get("type", ())
    if isinstance(place.value, str) and isinstance(kinds, list) and "integer" in kinds:
        least = place.node.get("minimum", 0)
        yield from (_edit(place, "number", value) for value in (least, least + 1))


def _word(place: Place) -> Iterator[Edit]:
    """A word becomes another that can stand in its place, the nearest in the schema first."""
    words = place.choices
    if not isinstance(place.value, str) or place.value not in words:
        return
    here = words.index(place.value)
    others = sorted(range(len(words)), key=lambda index: (abs(index - here), -index))
    name = _NAMED.get(str(place.pointer[-1]), "flag" if len(words) == _PAIR else "word")
    for index in others[1 : _MOST_WORDS + 1]:
        yield _edit(place, name, words[index])


def _flag(place: Place) -> Iterator[Edit]:
    if isinstance(place.value, bool):
        yield _edit(place, "flag", not place.value)


def _tile(place: Place) -> Iterator[Edit]:
    """A tile becomes its neighbour in the set."""
    if not isinstance(place.value, str) or place.value in place.choices:
        return
    halves = place.value.split("-")
    if len(halves) == _PAIR and all(half.isdigit() for half in halves):
        high, low = map(int, halves)
        yield _edit(place, "number", f"{high}-{low - 1}" if low else f"{high + 1}-{low}")


def _delete(place: Place) -> Iterator[Edit]:
    """A key or a row is taken out, so that what it differs from holds again."""
    if place.may_go and place.is_written:
        yield Edit("delete", place.pointer, GONE, place.words)


def _drop(place: Place) -> Iterator[Edit]:
    """An item of a list is left out."""
    if isinstance(place.value, list) and len(place.value) > 1:
        for index in range(min(len(place.value), _MOST)):
            yield _edit(place, "drop", place.value[:index] + place.value[index + 1 :])


def _reorder(place: Place) -> Iterator[Edit]:
    """Two neighbours in a list, or two rows, change places."""
    if isinstance(place.value, list):
        items = place.value
    elif is_of_rows(place):
        items = list(place.value.items())
    else:
        return
    for index in range(min(len(items) - 1, _MOST)):
        one, other = items[index : index + _PAIR]
        changed = [*items[:index], other, one, *items[index + _PAIR :]]
        yield _edit(place, "reorder", dict(changed) if is_of_rows(place) else changed)


def _strictness(place: Place) -> Iterator[Edit]:
    """A comparison becomes stricter or looser; ``any`` becomes ``all``, ``fewest`` ``most``."""
    if not isinstance(place.value, dict):
        return
    properties = {**place.node.get("else", {}), **place.node}.get("properties", {})
    for key, other in _STRICTER.items():
        if key in place.value and other in properties and other not in place.value:
            words = place.words | {f"{place.path}/{key}", f"{place.path}/{other}"}
            yield Edit("strictness", place.pointer, _renamed(place.value, key, other), words)


def _renamed(record: Mapping[str, Any], key: str, other: str) -> dict[str, Any]:
    return {other if name == key else name: value for name, value in record.items()}


def _swap(place: Place) -> Iterator[Edit]:
    """Two numbers beside each other in a record, such as of hands by players, change places."""
    if not isinstance(place.value, dict):
        return
    numbers = [key for key, value in place.value.items() if type(value) is int]
    for one, other in pairwise(numbers):
        mine, its = place.value[one], place.value[other]
        if mine != its:
            yield _edit(place, "swap", {**place.value, one: its, other: mine})


OPERATORS: Final[tuple[Operator, ...]] = (
    _number, _to_a_number, _word, _flag, _tile, _delete, _drop, _reorder, _strictness, _swap,
)  # fmt: skip


def edits(place: Place) -> Iterator[Edit]:
    """Yield everything that can be changed at a place."""
    for operator in OPERATORS:
        yield from operator(place)
