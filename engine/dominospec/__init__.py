# SPDX-License-Identifier: MIT
"""Domino rules as data: a YAML file is a game.

The names below are loaded when they are first used, so that importing the package costs nothing.
"""

__version__ = "0.1.0"

_HOMES = {
    "check": "dominospec.loading",
    "load": "dominospec.loading",
    "resolve": "dominospec.loading",
    "compile_plan": "dominospec.play",
    "start": "dominospec.play",
    "moves": "dominospec.play",
    "play": "dominospec.play",
    "observation": "dominospec.play",
    "Tile": "dominospec.tiles",
    "shuffled": "dominospec.chance",
}

__all__ = [*_HOMES, "__version__"]  # noqa: PLE0604 - every entry is a name


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 - importing the package costs nothing

    return getattr(import_module(_HOMES[name]), name)
