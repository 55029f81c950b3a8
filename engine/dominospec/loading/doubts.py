# SPDX-License-Identifier: MIT
"""What is left in doubt when a fault is taken out of a file, so that the rest can be judged.

A fault is taken out together with the row, or else the chapter, around it: half of an award says
nothing. A doubt is the way to what was taken out. The empty way stands for all that is not known
of, as in a file whose base is missing. What a doubt might change is not found fault with.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from dominospec.loading.document import Pointer
from dominospec.loading.filling import is_rows, node_of
from dominospec.loading.places import OPTION_DEPTH, layer_of
from dominospec.vocabulary import CHAPTERS, follow

Doubts: TypeAlias = frozenset[Pointer]

EVERYTHING: Final[Pointer] = ()
_WHOLES: Final = ((), ("by_seats",), ("options",), ("extends",))
_NAMES: Final = ("title", "note")


def _row(way: Pointer) -> Pointer:
    """Return the way to the row in which a value of a chapter stands, else to the chapter."""
    node = node_of(str(way[0]))
    for length, key in enumerate(way[1:], 2):
        node = follow(node)
        if is_rows(node):
            return way[:length]
        node = node.get("properties", {}).get(key, {})
    return way[:1]


def cut(way: Pointer) -> Pointer:
    """Return the way to all that is taken out because of a fault at one place."""
    layer = layer_of(way)
    if layer is None:  # an option, or all of them
        return way[:3] if way[2:3] and way[2] in _NAMES else way[:2]
    rest = way[len(layer) :]
    return (*layer, *(_row(rest) if rest and rest[0] in CHAPTERS else rest[:1]))


def without(value: Any, cuts: Collection[Pointer], way: Pointer = ()) -> Any:
    """Return a value less what stands at the ways that are cut."""
    if way in cuts:
        return {}
    if not isinstance(value, dict):
        return value
    return {
        key: without(part, cuts, (*way, key))
        for key, part in value.items()
        if (*way, key) not in cuts
    }


def touched(option: Any) -> Iterator[Pointer]:
    """Yield the chapters that some choice of an option changes."""
    choices = option.get("choices") if isinstance(option, dict) else None
    for choice in choices.values() if isinstance(choices, dict) else ():
        yield from ((key,) for key in CHAPTERS if isinstance(choice, dict) and key in choice)


def left_by(cuts: Iterable[Pointer], data: Mapping[str, Any]) -> Iterator[Pointer]:
    """Yield the doubts that cuts leave in data; an option in doubt may change what it touches."""
    options = data.get("options", {})
    for way in cuts:
        yield EVERYTHING if way in _WHOLES else way
        if layer_of(way) is None and isinstance(options, dict):
            yield from touched(options.get(str(way[1]))) if len(way) == OPTION_DEPTH else ()


def concern(doubts: Doubts, way: Pointer) -> bool:
    """Whether a value might not be there, or might be another one."""
    return any(way[: len(doubt)] == doubt for doubt in doubts)


def reach(doubts: Doubts, way: Pointer) -> bool:
    """Whether a record, or something in it, might be other than it is."""
    return any(doubt[: len(way)] == way[: len(doubt)] for doubt in doubts)


def lack(doubts: Doubts, way: Pointer) -> bool:
    """Whether something was taken out that stood directly in a record."""
    return any(doubt[:-1] == way for doubt in doubts if doubt)


def of_rules(doubts: Doubts, seats: str, chosen: Mapping[str, str]) -> Doubts:
    """Return the doubts about the rules for a number of players and a choice for each option."""
    if not doubts:
        return doubts
    layers: list[Pointer] = [("by_seats", seats)]
    layers += [("options", option, "choices", choice) for option, choice in chosen.items()]
    inside = {
        doubt[len(layer) :] for layer in layers for doubt in doubts if doubt[: len(layer)] == layer
    }
    return frozenset(inside | {doubt for doubt in doubts if layer_of(doubt) == ()})


def _may_change(doubt: Pointer, looked_at: Collection[str], ways: Iterable[Pointer]) -> bool:
    if not doubt:
        return bool(looked_at)
    first, *_ = ways = tuple(ways)
    if any(way[: len(doubt)] == doubt for way in ways):
        return True
    is_about_another_row = len(doubt) > 1 and first[: len(doubt) - 1] == doubt[:-1]
    return doubt[0] in looked_at and not is_about_another_row


def may_change(doubts: Doubts, looked_at: Collection[str], ways: Iterable[Pointer]) -> bool:
    """Whether a finding might be none: it is about some values, and some chapters led to it.

    A row in doubt does not change what is wrong with another row beside it.
    """
    ways = tuple(ways)
    return any(_may_change(doubt, looked_at, ways) for doubt in doubts)
