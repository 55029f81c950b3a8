# SPDX-License-Identifier: MIT
"""Where a value stands in a file: in the rules, or in a difference by number of players or choice.

Such a difference is a layer: it is laid over the rules.
"""

from typing import Final

from dominospec.loading.document import Pointer

OPTION_DEPTH: Final = 2
CHOICE_DEPTH: Final = 4


def layer_of(pointer: Pointer) -> Pointer | None:
    """Return the way to the layer that a value belongs to, empty for the rules; None in none."""
    if pointer[:1] == ("by_seats",):
        return pointer[:2] if len(pointer) > 1 else None
    if pointer[:1] == ("options",):
        is_choice = len(pointer) >= CHOICE_DEPTH and pointer[2] == "choices"
        return pointer[:CHOICE_DEPTH] if is_choice else None
    return ()


def is_in_a_layer(pointer: Pointer) -> bool:
    """Whether a value is part of a difference by number of players or by choice."""
    layer = layer_of(pointer)
    return bool(layer) and layer != pointer


def layer_name(layer: Pointer) -> str:
    """Return the name of the layer at a way; no name for the rules."""
    match layer:
        case ("by_seats", seats):
            return f"by_seats {seats}"
        case ("options", option, "choices", choice):
            return f"{option}={choice}"
    return ""
