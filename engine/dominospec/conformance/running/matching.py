# SPDX-License-Identifier: MIT
"""What an engine said in ``hello``, held against what a scenario needs: asked before the engine is.

Each check yields the names of what is lacking; a scenario that lacks nothing is put to the engine.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from dominospec.conformance.suite.features import features
from dominospec.conformance.suite.scenario import LED_BY_LOT, Scenario
from dominospec.conformance.suite.shelf import Prepared
from dominospec.loading import load, resolve

Record = Mapping[str, Any]


def is_one_line(variant: Record) -> bool:
    """Whether the game has one line with two ends, told apart by nothing but their numbers."""
    layout, join = variant["layout"], variant["join"]
    all_doubles = (layout["doubles"][which] for which in ("every", "first", "led"))
    more_than_numbers = (
        layout["grows"] != "at-both-ends",
        layout["branches"] or layout["trains"],
        layout["mixed_after"] != "nothing",
        any(kind["arms"] != _TWO_ENDS for kind in all_doubles),
        join["wild"]["tiles"] and join["wild"]["laid"] != "lengthwise",
        any("neighbour" in row for row in join["also"]),
        any(row["do"] == "closes-end" for row in variant["rules"]),
    )
    return not any(more_than_numbers)


_TWO_ENDS: Final = 2


def _mode(hello: Record, prepared: Prepared) -> Iterator[str]:
    if prepared.scenario.mode not in hello["modes"]:
        yield f"mode/{prepared.scenario.mode}"


def _deal(hello: Record, _: Prepared) -> Iterator[str]:
    if hello.get("deals") == "own":
        yield "deals/given"


def _ends(hello: Record, prepared: Prepared) -> Iterator[str]:
    if hello.get("ends") == "value" and not is_one_line(prepared.variant):
        yield "ends/arm"


def _auto(hello: Record, prepared: Prepared) -> Iterator[str]:
    """Where fouls are judged no move is forced; draws that a rule orders look like moves."""
    if hello.get("auto") and prepared.scenario.mode == "refereed":
        yield "mode/refereed"
    by_rule = any(row["do"] == "draws" for row in prepared.variant["rules"])
    if "draw" in hello.get("auto", ()) and by_rule:
        yield "rules/do/draws"


def _limits(hello: Record, prepared: Prepared) -> Iterator[str]:
    limits = hello.get("limits", {})
    players, highest = prepared.variant["players"], prepared.variant["set"]["highest_double"]
    if players > limits.get("players", players):
        yield f"players/{players}"
    if highest > limits.get("highest_double", highest):
        yield f"highest_double/{highest}"


def _names(hello: Record, prepared: Prepared) -> Iterator[str]:
    """An engine that knows games by name is asked for those that it names, as they are."""
    if hello["spec_driven"] or "variants" not in hello:
        return
    scenario = prepared.scenario
    rows = [row for row in hello["variants"] if row["id"] == scenario.game.base]
    if not rows:
        yield f"variant/{scenario.game.base}"
    elif not is_as_written(scenario):
        yield "changes"
    elif not any(_is_meant(row, prepared) for row in rows):
        yield f"variant/{scenario.game.base}/as-asked"


def is_as_written(scenario: Scenario) -> bool:
    """Whether nothing of the game is changed, but perhaps who leads, which the lot then says."""
    lead = LED_BY_LOT["lead"]
    return scenario.game.change in ({}, {"lead": lead})


def _is_meant(row: Record, prepared: Prepared) -> bool:
    """Whether a game that an engine names is the one of the scenario."""
    game = prepared.scenario.game
    if row.get("options", {}) != game.options or row.get("players", game.players) != game.players:
        return False
    return "digest" not in row or row["digest"] == _digest(game.base, game.players, **game.options)


@cache
def _digest(base: str, players: int, **options: str) -> str:
    """Return the digest that ``resolve`` writes: of the game as it is, with its own lead."""
    found: str = resolve(load(base), players, options)["digest"]
    return found


def _requires(hello: Record, prepared: Prepared) -> Iterator[str]:
    requires = prepared.scenario.requires
    yield from (name for name in requires.all if not features()[name].is_declared(hello))
    if requires.any and not any(features()[name].is_declared(hello) for name in requires.any):
        yield " or ".join(requires.any)


_NEEDS: Final[tuple[Callable[[Record, Prepared], Iterator[str]], ...]] = (
    _mode, _deal, _ends, _auto, _limits, _names, _requires,
)  # fmt: skip


def unwanted(hello: Record, prepared: Prepared) -> tuple[str, ...]:
    """Return what the engine has that a scenario is not meant for, or nothing."""
    names = prepared.scenario.requires.none
    return tuple(name for name in names if features()[name].is_declared(hello))


def lacking(hello: Record, prepared: Prepared) -> tuple[str, ...]:
    """Return what the engine lacks for a scenario by its own words, or nothing."""
    return tuple(name for need in _NEEDS for name in need(hello, prepared))
