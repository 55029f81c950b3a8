# SPDX-License-Identifier: MIT
"""Playing in a terminal, and the tour through all parts.

What a command needs beyond its arguments is loaded when it runs.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from dominospec.terminal.arguments import add_play_arguments, add_tour_arguments

if TYPE_CHECKING:
    from dominospec.terminal.playing import run_play
    from dominospec.terminal.touring import run_tour

_HOMES = {
    "run_play": "dominospec.terminal.playing",
    "run_tour": "dominospec.terminal.touring",
}

__all__ = ["add_play_arguments", "add_tour_arguments", "run_play", "run_tour"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
