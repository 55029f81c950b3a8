# SPDX-License-Identifier: MIT
"""Badges, one for each class, as endpoint JSON that badge services read.

A badge speaks of a whole class. A run that was cut short, or that chose among the scenarios of a
class, makes none.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from dominospec.conformance.reports.reading import Report
from dominospec.conformance.reports.tally import Tally, claimed_games, tallies

_WHOLE: Final = frozenset({"classes"})
"""What may be chosen without taking a part of a class."""


def _is_part(chosen: Mapping[str, Any]) -> bool:
    """Whether less than whole classes were run; the classes are made of scenarios."""
    kinds = chosen.get("kinds") or ["scenario"]
    others = chosen.keys() - _WHOLE - {"kinds"}
    return not chosen or "scenario" not in kinds or any(chosen[key] for key in others)


def hindrance(report: Report) -> str:
    """Return why a report makes no badge, or nothing."""
    if not report.is_complete:
        return "the run is not complete, so there is no badge"
    if _is_part(report.header.get("selection", {})):
        return "only a part of each class was run, so there is no badge (run without --select)"
    return ""


def _colour(tally: Tally) -> str:
    if tally.is_whole:
        return "brightgreen"
    return "red" if tally.bad else "yellow"


def _badge(tally: Tally, games: tuple[str, ...]) -> str:
    label = " ".join(["dominospec", tally.name, tally.title, ", ".join(games)]).strip()
    said = {
        "schemaVersion": 1,
        "label": label,
        "message": f"{tally.passed}/{tally.total}",
        "color": _colour(tally),
    }
    return json.dumps(said, ensure_ascii=False) + "\n"


def badges(report: Report) -> Mapping[str, str]:
    """Return the badge of each class by the name of its file; none where there is a hindrance."""
    if hindrance(report):
        return {}
    games = claimed_games(report)
    found = (tally for tally in tallies(report.rows) if tally.total)
    return {f"badge-{tally.name}.json": _badge(tally, games) for tally in found}
