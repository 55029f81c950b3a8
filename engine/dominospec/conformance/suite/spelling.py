# SPDX-License-Identifier: MIT
"""A scenario of any kind spelled out as plain records, for whoever runs it without this package."""

from typing import Any

from dominospec.conformance.suite.scenario import Scenario


def spelled_out(scenario: Scenario) -> dict[str, Any]:
    """Return the scenario in the form of a hand-written one, a vector unfolded step by step."""
    if scenario.kind == "scenario":
        return {"kind": scenario.kind, **scenario.raw}
    game = scenario.game
    return {
        "id": scenario.id,
        "kind": scenario.kind,
        "title": scenario.title,
        "source": scenario.source,
        "variant": {"base": game.base, "options": dict(game.options)},
        "players": game.players,
        "mode": scenario.mode,
        "setup": scenario.setup,
        "steps": [{step.word: step.body} for step in scenario.steps],
    }
