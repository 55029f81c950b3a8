# SPDX-License-Identifier: MIT
"""What the optional commands of an engine add: moves are taken back, and explained."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from dominospec.conformance.running.comparing import Difference, differences, tidy, unmatched
from dominospec.conformance.running.invariants import Moment
from dominospec.conformance.suite.scenario import HANDLE

Ask = Callable[..., Mapping[str, Any]]


def taken_back(ask: Ask, trail: Sequence[Moment]) -> Iterator[Difference]:
    """Take all moves of a round back; yield how its positions differ from those that were passed.

    ``trail`` are these, the present one last. Nothing is known of what follows a difference.
    """
    for moment in reversed(trail[:-1]):
        state = tidy(ask("undo", game=HANDLE)["state"])
        yield from differences(moment.state, state)
    missing, surplus = unmatched(trail[0].actions, ask("legal", game=HANDLE)["actions"])
    yield from (Difference("/actions", move, None) for move in missing)
    yield from (Difference("/actions", None, move) for move in surplus)


def explained(ask: Ask, found: Sequence[Difference]) -> str:
    """Return by which rules the engine judges the move that is too many or too few, if it can."""
    told = [one.expected or one.got for one in found if one.where == "/actions"]
    for move in told:
        if isinstance(move, dict):
            rules = ask("explain", game=HANDLE, action=move)["rules"]
            return f"; the engine names {', '.join(rules)}" if rules else ""
    return ""
