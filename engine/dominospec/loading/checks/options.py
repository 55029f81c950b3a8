# SPDX-License-Identifier: MIT
"""Checks of a file as a whole: its name, its options and its differences by number of players."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import PurePath
from typing import Any

from dominospec.errors import Fault
from dominospec.loading.merging import Tree
from dominospec.loading.resolving import clashes
from dominospec.loading.variant import Variant, players_of


def name_of_the_file(variant: Variant) -> Iterator[Fault]:
    """Check that the id is the name of the file, so that ``extends`` finds it."""
    name = PurePath(variant.file).name
    if name != f"{variant.id}.yaml":
        message = f"the id is '{variant.id}', but the file is called {name}"
        origin = variant.tree.origin(("id",))
        yield origin.fault("file/name", message, f"call the file {variant.id}.yaml")


def options_agree(variant: Variant) -> Iterator[Fault]:
    """Check that no two choices of different options set a key differently without an order."""
    for other, one in combinations(variant.choices, 2):
        if one[0] != other[0]:
            yield from clashes(variant, one, other)


def seats_are_reached(variant: Variant) -> Iterator[Fault]:
    """Check that differences by number of players are for numbers that can be."""
    if any(not way or "seats" in way or way[0] == "options" for way in variant.doubts):
        return
    layers = (variant.rules, *variant.choices.values())
    reached = {
        players for layer in layers if _names_players(layer) for players in players_of(layer.data)
    }
    reached |= set(variant.players)
    for seats, layer in variant.by_seats.items():
        if int(seats) not in reached:
            message = f"nobody ever plays this with {seats} players"
            cure = f"add {seats} to seats/players, or take it out"
            origin = variant.tree.origin(("by_seats", seats))
            yield origin.fault("by_seats/never", message, cure)
        if _names_players(layer):
            message = "the numbers of players cannot depend on the number of players"
            origin = layer.origin(("seats", "players"))
            yield origin.fault("by_seats/players", message, "write them in seats/players")


def _names_players(layer: Tree) -> bool:
    return "players" in layer.data.get("seats", {})


def choices_differ(variant: Variant, outcomes: Mapping[tuple[str, str], Any]) -> Iterator[Fault]:
    """Check that each choice of an option gives other rules than every other choice of it.

    ``outcomes`` holds the rules in full for each choice, all other options being left alone.
    """
    for option, row in variant.options.items():
        seen: list[tuple[str, Any]] = []
        default = row["default"]
        for choice in (default, *(name for name in row["choices"] if name != default)):
            if (option, choice) not in outcomes:
                continue
            outcome = outcomes[option, choice]
            same = next((name for name, other in seen if other == outcome), None)
            seen.append((choice, outcome))
            if same is not None:
                yield _same(variant, option, choice, same)


def _same(variant: Variant, option: str, choice: str, same: str) -> Fault:
    origin = variant.tree.origin(("options", option, "choices", choice))
    if origin.file != variant.file:
        return _useless(variant, option, choice, same)
    if same == variant.options[option]["default"]:
        message = f"{option}={choice} changes nothing: it is the same as {same}, the default"
        return origin.fault("option/no-change", message, "change something, or take the choice out")
    message = f"{option}={choice} changes the same as {option}={same}"
    return origin.fault("option/same", message, "take one of the choices out")


def _useless(variant: Variant, option: str, choice: str, same: str) -> Fault:
    """Return a note on an option of a game that is extended: its author is not asked to mend it."""
    message = f"of the option {option}, which is taken over, {choice} now means the same as {same}"
    cure = f"no fault; to have no such option write options: {{{option}: null}}"
    origin = variant.tree.origin(("extends",))
    return origin.fault("option/taken-over", message, cure, "note")
