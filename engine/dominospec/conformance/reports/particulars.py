# SPDX-License-Identifier: MIT
"""What a report keeps of a scenario, so that everything else can be made from the report alone."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from dominospec.conformance.running.verdict import Result
from dominospec.conformance.suite.classes import class_of
from dominospec.conformance.suite.examining import sentence
from dominospec.conformance.suite.scenario import Step
from dominospec.conformance.suite.shelf import Selection, Suite
from dominospec.conformance.wire.process import Limits


def _narrowing(wanted: Selection) -> list[str]:
    return [one.name for one in fields(wanted) if one.name != "claim"]


def _plain(value: Any) -> Any:
    return value if isinstance(value, str) else [str(item) for item in value]


def scope(suite: Suite, wanted: Selection, limits: Limits) -> dict[str, Any]:
    """Return how much of the suite was wanted, and what the engine was allowed to take."""
    allowed = {one.name: getattr(limits, one.name) for one in fields(limits) if one.name != "clock"}
    return {
        "limits": allowed,
        "suite_size": len(suite.scenarios),
        "selection": {key: _plain(getattr(wanted, key)) for key in _narrowing(wanted)},
        "claim": wanted.claim.as_record() if wanted.claim else None,
    }


def standing(result: Result) -> dict[str, Any]:
    """Return which scenario it is, and how much it weighs."""
    scenario = result.prepared.scenario
    return {
        "kind": scenario.kind,
        "rev": scenario.rev,
        "class": class_of(result.prepared),
        "level": scenario.level,
        "importance": scenario.importance,
    }


def particulars(result: Result) -> dict[str, Any]:
    """Return what a reader of a bad verdict needs: the game, the steps, the rules, the position."""
    if not (result.failure or result.evidence.state):
        return {}
    scenario = result.prepared.scenario
    return {
        "place": scenario.place,
        "game": _game(result),
        "mode": scenario.mode,
        "setup": scenario.setup,
        "steps": [{step.word: step.body} for step in scenario.steps],
        "doing": _doing(result),
        "rules": [{"id": word, "says": sentence(word)} for word in scenario.covers],
        "source": scenario.source,
        "position": result.evidence.state,
    }


def _game(result: Result) -> Mapping[str, Any]:
    game = result.prepared.scenario.game
    title = result.prepared.variant["title"]
    return {"title": title, "players": game.players, "options": dict(game.options)}


def _doing(result: Result) -> Mapping[str, Any]:
    """Return the step under way, as its word and what it says; nothing at the start."""
    steps = result.prepared.scenario.steps
    number = result.failure.step if result.failure else 0
    step: Step | None = steps[number - 1] if number else None
    return {step.word: step.body} if step else {}
