# SPDX-License-Identifier: MIT
"""Libraries beside the games they claim to play: what the suite has found, drawn and explained.

The verdicts are read from the reports in ``conformance/measures/engines``; nothing is run here but
our own engine, for the pictures.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final, TypeAlias

from dominospec.book.scenarios import Scenario, scenarios
from dominospec.loading.reading import read_file
from dominospec.resources import root

Record: TypeAlias = Mapping[str, Any]

CLASSES: Final = ("L1", "L2", "L3", "L4", "L5", "L6")
_LIST: Final = "conformance/engines.yaml"
_REPORTS: Final = "conformance/measures/engines"
_MOST_SHOWN: Final = 6
"""So many places at which a deviation shows are told; the report has all."""


@dataclass(frozen=True, slots=True)
class Place:
    """Something that was expected, and what came; empty texts where there is nothing."""

    where: str
    expected: str
    got: str


@dataclass(frozen=True, slots=True)
class Deviation:
    """A scenario that a library does not pass, as far as the step at which it parts."""

    scenario: Scenario
    why: str
    places: tuple[Place, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Examined:
    """A library, the game it claims, and how many of the scenarios of each class it passes."""

    id: str
    title: str
    says: str
    name: str
    homepage: str
    game: str
    options: tuple[tuple[str, str], ...]
    passed: Counter[str]
    asked: Counter[str]
    unsupported: int
    normalised: bool
    command: str
    deviations: tuple[Deviation, ...]

    def share(self, name: str) -> str:
        """Return passed and asked of a class, or nothing where the game has none of it."""
        return f"{self.passed[name]}/{self.asked[name]}" if self.asked[name] else ""

    @property
    def total(self) -> str:
        """Passed and asked of all classes."""
        return f"{self.passed.total()}/{self.asked.total()}"


@cache
def examined() -> tuple[Examined, ...]:
    """Return the libraries in the order of their list."""
    rows = read_file(Path(str(root())) / _LIST, _LIST).data["engines"]
    return tuple(_examined(row, _report(row["id"])) for row in rows)


def classes() -> list[str]:
    """Return the classes that some of their games have scenarios of."""
    return [name for name in CLASSES if any(engine.asked[name] for engine in examined())]


def _report(engine: str) -> list[Record]:
    text = (root() / _REPORTS / f"{engine}.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def _examined(row: Record, report: Sequence[Record]) -> Examined:
    header, *rows, _ = report
    hello = header["hello"]
    examining = [one for one in rows if one["verdict"] != "unsupported"]
    played = next(one for one in hello["variants"] if one["id"] == row["game"])
    return Examined(
        id=row["id"],
        title=row["title"],
        says=row["says"],
        name=f"{hello['engine']['name']} {hello['engine']['version']}",
        homepage=hello["engine"]["homepage"],
        game=row["game"],
        options=tuple(played.get("options", {}).items()),
        passed=Counter(one["class"] for one in examining if one["verdict"] == "pass"),
        asked=Counter(one["class"] for one in examining),
        unsupported=len(rows) - len(examining),
        normalised=any(one.get("normalised") for one in rows),
        command=header["command"],
        deviations=tuple(_deviation(one) for one in examining if one["verdict"] != "pass"),
    )


def _deviation(row: Record) -> Deviation:
    """Return a deviation; the scenario is cut off where the library parts from it."""
    scenario = next(one for one in scenarios() if one.id == row["id"])
    places = tuple(_place(found) for found in row["differences"][:_MOST_SHOWN])
    reason = row.get("expected", {}).get("reason", "")
    steps = scenario.steps[: row["step"]]
    return Deviation(replace(scenario, steps=steps), row["why"], places, reason)


def _place(found: Record) -> Place:
    where = found["where"].removeprefix("/").replace("/", " ")
    return Place(where, _told(found["expected"]), _told(found["got"]))


def _told(value: Any) -> str:
    """Return a value as a reader takes it in: moves in words, the rest as it was on the wire."""
    if value is None:
        return "–"
    if isinstance(value, Mapping) and "move" in value:
        tile, end = (value.get(key, "") for key in ("tile", "end"))
        told = f"{ascii_uppercase[value['seat']]}: {value['move']} {tile}"
        return told if end == "" else f"{told}, end {end}"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
