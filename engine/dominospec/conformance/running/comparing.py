# SPDX-License-Identifier: MIT
"""What is expected beside what came: partial records, sets of moves, events in order."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dominospec.conformance.suite.halves import halves
from dominospec.shapes import mark_of

Record = Mapping[str, Any]

_UNORDERED: Final = frozenset({"ends", "shows", "confirmed", "winners", "match_winners", "seats"})


@dataclass(frozen=True, slots=True)
class Difference:
    """One place at which something else was expected."""

    where: str
    expected: Any
    got: Any


def _by_end(item: Any) -> Any:
    return item.get("end", -1) if isinstance(item, dict) else item


def _tidy_value(key: str, value: Any) -> Any:
    if isinstance(value, dict):
        return value if key == "counters" else tidy(value)  # its keys are names of the variant
    if key in ("hands", "discards"):
        return [sorted(hand, key=halves) if hand is not None else None for hand in value]
    items = [tidy(item) if type(item) is dict else item for item in value]
    return sorted(items, key=_by_end) if key in _UNORDERED else items


def tidy(record: Record) -> dict[str, Any]:
    """Return a record with everything whose order means nothing in one order."""
    return {
        key: _tidy_value(key, value) if type(value) in _HOLDING else value
        for key, value in record.items()
    }


_HOLDING: Final = frozenset({dict, list})


def differences(expected: Any, got: Any, where: str = "") -> Iterator[Difference]:
    """Yield where the two differ; of records only the keys that are expected are compared."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key, value in expected.items():
            if not _is_same(value, other := got.get(key)):
                yield from differences(value, other, f"{where}/{key}")
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for index, (one, other) in enumerate(zip(expected, got, strict=True)):
            yield from differences(one, other, f"{where}/{index}")
    elif type(expected) is not type(got) or expected != got:
        yield Difference(where, expected, got)


def _is_same(one: Any, other: Any) -> bool:
    """Whether two values are the same to the letter; others may still mean the same."""
    if type(one) is not type(other):
        return False
    if type(one) in _HOLDING:
        mark = mark_of(one)
        return bool(mark) and mark == mark_of(other)
    return bool(one == other)


def is_alike(move: Record, other: Record) -> bool:
    """Whether two moves are the same, where ``out`` may be left unsaid by either."""
    if "out" in move and "out" in other and move["out"] != other["out"]:
        return False
    keys = ("seat", "move", "tile", "end", "declaration")
    return all(move.get(key) == other.get(key) for key in keys)


def unmatched(
    wanted: Sequence[Record], moves: Sequence[Record]
) -> tuple[list[Record], list[Record]]:
    """Return the wanted moves that are not there, and the moves that were not wanted."""
    missing: list[Record] = []
    left = list(moves)
    for move in sorted(wanted, key=lambda wish: "out" not in wish):
        hit = next((other for other in left if is_alike(move, other)), None)
        if hit is None:
            missing.append(move)
        else:
            left.remove(hit)
    return missing, left


def missing_event(expected: Sequence[Record], events: Sequence[Record]) -> Record | None:
    """Return the first expected event that does not follow those before it, or nothing."""
    rest = iter([tidy(event) for event in events])
    for wanted in expected:
        if not any(not any(differences(tidy(wanted), event)) for event in rest):
            return wanted
    return None
