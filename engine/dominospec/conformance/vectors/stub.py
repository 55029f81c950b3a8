# SPDX-License-Identifier: MIT
"""A difference as the draft of a scenario: its author checks it against the rules and a source."""

from collections.abc import Mapping
from typing import Any, Final

from dominospec.conformance.suite.scenario import Scenario
from dominospec.conformance.suite.writing import file_of
from dominospec.conformance.vectors.folding import name
from dominospec.conformance.vectors.locating import Found

_HEAD: Final = "# a draft: say what it covers, find the source, and keep only what is about it\n"
_LETTERS: Final = 4


def _plain(value: Any) -> Any:
    """Return a value of plain lists and records, which can be written as YAML."""
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value


def _expected(found: Found) -> dict[str, Any]:
    """Return the keys of the position in which the engines differ, as the other sees them."""
    keys = {one.where.split("/")[1] for one in found.differences} - {"actions"}
    return {key: found.other.state.get(key) for key in sorted(keys)}


def stub(scenario: Scenario, found: Found) -> str:
    """Return a file with a scenario that holds for the other engine."""
    steps: list[Any] = [{"do": move} for move in found.path]
    if found.one.moves != found.other.moves:
        steps.append({"legal": {"exactly": found.other.moves}})
    steps += [{"expect": expected}] if (expected := _expected(found)) else []
    game = scenario.game
    variant = {"base": game.base, "options": dict(game.options), "change": game.change}
    draft = {
        "id": name("draft", game.base, [scenario.id, found.path])[: -6 + _LETTERS],
        "title": f"Where two engines differ after {len(found.path)} moves",
        "covers": list(scenario.covers) or ["join/by"],
        "source": {"ruling": "To be found."},
        "variant": {key: value for key, value in variant.items() if value},
        "players": game.players,
        "setup": scenario.setup,
        "steps": steps,
    }
    return _HEAD + file_of("where two engines differ", [_plain(draft)])
