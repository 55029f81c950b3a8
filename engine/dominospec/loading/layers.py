# SPDX-License-Identifier: MIT
"""What a merged file lays over its rules: differences by number of players, and by choice."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.errors import Fault
from dominospec.loading.document import Pointer
from dominospec.loading.filling import lacking
from dominospec.loading.finding import meant
from dominospec.loading.merging import Origin, Tree
from dominospec.vocabulary import CHAPTERS, schema

Split = tuple[Tree, dict[str, Tree], dict[tuple[str, str], Tree]]

_CHOICE_DEPTH: Final = 4
_FEWEST_CHOICES: Final = 2


def _prefix(pointer: Pointer) -> Pointer | None:
    """Return the way to the layer that a value belongs to; nothing where it is in no layer."""
    if pointer[:1] == ("by_seats",):
        return pointer[:2] if len(pointer) > 1 else None
    if pointer[:1] == ("options",):
        is_choice = len(pointer) >= _CHOICE_DEPTH and pointer[2] == "choices"
        return pointer[:_CHOICE_DEPTH] if is_choice else None
    return ()


def is_in_a_layer(pointer: Pointer) -> bool:
    """Whether a value is part of a difference by number of players or by choice."""
    prefix = _prefix(pointer)
    return bool(prefix) and prefix != pointer


def _name(prefix: Pointer) -> str:
    """Return the name of the layer that the part at a prefix makes; no name for the rules."""
    match prefix:
        case ("by_seats", seats):
            return f"by_seats {seats}"
        case ("options", option, "choices", choice):
            return f"{option}={choice}"
    return ""


def split(whole: Tree) -> Split:
    """Return the rules, the layers by number of players and the layers by option and choice."""
    parts: dict[Pointer, dict[Pointer, Origin]] = {}
    for pointer, origin in whole.origins.items():
        prefix = _prefix(pointer)
        if prefix is None:
            continue
        layer = _name(prefix) or origin.layer
        named = Origin(origin.file, origin.line, origin.column, layer)
        parts.setdefault(prefix, {})[pointer[len(prefix) :]] = named
    data = whole.data
    by_seats = {
        key: Tree(part, parts.get(("by_seats", key), {}))
        for key, part in data.get("by_seats", {}).items()
    }
    choices = {
        (option, key): Tree(_chapters(part), parts.get(("options", option, "choices", key), {}))
        for option, row in data["options"].items()
        for key, part in row["choices"].items()
    }
    return Tree(_chapters(data), parts.get((), {})), by_seats, choices


def _chapters(data: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key in CHAPTERS}


def in_order(options: Mapping[str, Any]) -> list[str]:
    """Return the options in the order they apply, without those that wait for each other.

    The order is that of the file, but an option comes after all that it names in ``after``.
    """
    done: list[str] = []
    waiting = {name: option.get("after", ()) for name, option in options.items()}
    while waiting:
        ready = (name for name, after in waiting.items() if waiting.keys().isdisjoint(after))
        first = next(ready, None)
        if first is None:
            break
        done.append(first)
        del waiting[first]
    return done


def option_faults(whole: Tree) -> Iterator[Fault]:
    """Yield what makes the options of a merged file unusable."""
    options = whole.data["options"]
    asked = lacking(schema()["properties"]["options"], options, ("options",))
    missing = [(pointer, key) for pointer, key in asked if len(pointer) <= _CHOICE_DEPTH]
    for pointer, key in missing:
        message = f"{'/'.join(map(str, pointer))}: '{key}' is missing"
        yield whole.origin(pointer).fault("schema/missing", message, f"add {key}")
    if missing:
        return
    for name, option in options.items():
        yield from _option_faults(whole, name, option)
    for name in options.keys() - set(in_order(options)):
        message = f"the option '{name}' goes round in a circle with those it comes after"
        origin = whole.origin(("options", name, "after"))
        yield origin.fault("option/circle", message, "take one of them out of 'after'")


def _option_faults(whole: Tree, name: str, option: Mapping[str, Any]) -> Iterator[Fault]:
    here: Pointer = ("options", name)
    choices = option["choices"]
    if len(choices) < _FEWEST_CHOICES:
        message = f"the option '{name}' leaves no choice"
        yield whole.origin((*here, "choices")).fault("option/one-choice", message, "add another")
    if option["default"] not in choices:
        message = f"the option '{name}' has no choice '{option['default']}'"
        cure = meant(option["default"], choices) or f"write one of: {', '.join(choices)}"
        yield whole.origin((*here, "default")).fault("option/default", message, cure)
    for index, other in enumerate(option.get("after", ())):
        if other not in whole.data["options"]:
            message = f"there is no option '{other}' to come after"
            origin = whole.origin((*here, "after", index))
            cure = meant(other, whole.data["options"]) or "take it out"
            yield origin.fault("option/after", message, cure)
