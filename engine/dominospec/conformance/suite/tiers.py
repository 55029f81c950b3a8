# SPDX-License-Identifier: MIT
"""Tiers: what is run when time is short. ``conform tiers`` works them out, and nobody by hand."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dominospec.conformance.suite.scenario import Scenario
from dominospec.resources import root

SMOKE, CORE, FULL = "smoke", "core", "full"
SECONDS: Final[Mapping[str, float]] = {SMOKE: 2.0, CORE: 10.0, FULL: 60.0}
"""What each may take with our engine on two cores."""


@dataclass(frozen=True, slots=True)
class Tier:
    """A tier: ids by file, or everything ``but`` a few; what it takes, and how much it notices."""

    name: str
    seconds: float
    mutants: int
    files: Mapping[str, tuple[str, ...]]
    but: tuple[str, ...] = ()

    @property
    def ids(self) -> frozenset[str]:
        """The ids that are named."""
        return frozenset(one for ids in self.files.values() for one in ids)

    @property
    def paths(self) -> list[Path]:
        """The files that hold it; none where it is everything."""
        return [Path(str(root())) / file for file in self.files]

    def of(self, scenarios: Iterable[Scenario]) -> tuple[Scenario, ...]:
        """Return those of the scenarios that are in it."""
        named = self.ids or frozenset(self.but)
        return tuple(one for one in scenarios if (one.id in named) == bool(self.files))

    def as_record(self) -> dict[str, Any]:
        """Return the tier as its file has it."""
        said = {"seconds": round(self.seconds, 2), "mutants": self.mutants}
        return {**said, "files": self.files} if self.files else {**said, "but": self.but}


def path() -> Path:
    """Return the file of the tiers."""
    return Path(str(root())) / "conformance" / "measures" / "tiers.json"


def load_tiers() -> dict[str, Tier]:
    """Return the tiers by name."""
    data = json.loads(path().read_text("utf-8"))
    return {name: _tier(name, data["tiers"][name]) for name in SECONDS}


def _tier(name: str, row: Mapping[str, Any]) -> Tier:
    files = {file: tuple(ids) for file, ids in row.get("files", {}).items()}
    return Tier(name, row["seconds"], row["mutants"], files, tuple(row.get("but", ())))
