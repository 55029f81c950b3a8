# SPDX-License-Identifier: MIT
"""What a merged file lays over its rules: differences by number of players, and by choice."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.errors import Fault
from dominospec.loading.document import Pointer
from dominospec.loading.doubts import Doubts, concern, lack
from dominospec.loading.filling import lacking
from dominospec.loading.finding import meant
from dominospec.loading.merging import Origin, Tree
from dominospec.loading.places import CHOICE_DEPTH, layer_name, layer_of
from dominospec.vocabulary import CHAPTERS, schema

Split = tuple[Tree, dict[str, Tree], dict[tuple[str, str], Tree]]

_FEWEST_CHOICES: Final = 2


def split(whole: Tree) -> Split:
    """Return the rules, the layers by number of players and the layers by option and choice."""
    parts: dict[Pointer, dict[Pointer, Origin]] = {}
    for pointer, origin in whole.origins.items():
        prefix = layer_of(pointer)
        if prefix is None:
            continue
        layer = layer_name(prefix) or origin.layer
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


def unusable(options: Mapping[str, Any]) -> set[str]:
    """Return the options that cannot be used: they lack something, or wait for each other."""
    lacking_some = {
        name
        for name, option in options.items()
        if option.get("default") not in option.get("choices", {})
    }
    return lacking_some | (options.keys() - set(in_order(options)))


def option_faults(whole: Tree, doubts: Doubts) -> Iterator[Fault]:
    """Yield what makes the options of a merged file unusable."""
    options = whole.data["options"]
    for pointer, key in lacking(schema()["properties"]["options"], options, ("options",)):
        if len(pointer) <= CHOICE_DEPTH and not concern(doubts, (*pointer, key)):
            message = f"{'/'.join(map(str, pointer))}: '{key}' is missing"
            yield whole.origin(pointer).fault("schema/missing", message, f"add {key}")
    for name, option in options.items():
        if not concern(doubts, ("options", name)):
            yield from _option_faults(whole, name, option, doubts)
    for name in options.keys() - set(in_order(options)):
        message = f"the option '{name}' goes round in a circle with those it comes after"
        origin = whole.origin(("options", name, "after"))
        yield origin.fault("option/circle", message, "take one of them out of 'after'")


def _option_faults(
    whole: Tree, name: str, option: Mapping[str, Any], doubts: Doubts
) -> Iterator[Fault]:
    here: Pointer = ("options", name)
    choices = option.get("choices", {})
    is_known = "choices" in option and not lack(doubts, (*here, "choices"))
    if is_known and len(choices) < _FEWEST_CHOICES:
        message = f"the option '{name}' leaves no choice"
        yield whole.origin((*here, "choices")).fault("option/one-choice", message, "add another")
    if is_known and "default" in option and option["default"] not in choices:
        message = f"the option '{name}' has no choice '{option['default']}'"
        cure = meant(option["default"], choices) or f"write one of: {', '.join(choices)}"
        yield whole.origin((*here, "default")).fault("option/default", message, cure)
    for index, other in enumerate(option.get("after", ())):
        if other not in whole.data["options"] and not concern(doubts, ("options", other)):
            message = f"there is no option '{other}' to come after"
            origin = whole.origin((*here, "after", index))
            cure = meant(other, whole.data["options"]) or "take it out"
            yield origin.fault("option/after", message, cure)
