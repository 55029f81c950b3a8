# SPDX-License-Identifier: MIT
"""How much of each class an engine passes. Only what is ``must`` counts; the rest is told apart."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from dominospec.conformance.reports.reading import GOOD, OPEN, Record, Report
from dominospec.conformance.suite.classes import TITLES

BINDING: Final = "must"


@dataclass(frozen=True, slots=True)
class Tally:
    """Of one class: scenarios that are binding, and of these passed, bad, and lacking.

    ``other`` and ``other_passed`` count those that should or may be passed.
    """

    name: str
    total: int
    passed: int
    bad: int
    lacking: int
    other: int
    other_passed: int

    @property
    def title(self) -> str:
        """What the class is about."""
        return TITLES[self.name]

    @property
    def is_whole(self) -> bool:
        """Whether every binding scenario passes; a class of none is not passed."""
        return self.passed == self.total > 0


def _tally(name: str, rows: Iterable[Record]) -> Tally:
    found = [row for row in rows if row["class"] == name]
    binding = [row["verdict"] for row in found if row["level"] == BINDING]
    other = [row["verdict"] for row in found if row["level"] != BINDING]
    return Tally(
        name,
        len(binding),
        binding.count("pass"),
        sum(verdict not in GOOD | OPEN for verdict in binding),
        sum(verdict in OPEN for verdict in binding),
        len(other),
        other.count("pass"),
    )


def tallies(rows: Iterable[Record]) -> tuple[Tally, ...]:
    """Return the tally of each class that has scenarios, from the lowest."""
    kept = tuple(rows)
    found = (_tally(name, kept) for name in TITLES)
    return tuple(tally for tally in found if tally.total or tally.other)


def not_wanted(report: Report) -> int:
    """Return how many scenarios of the suite were not asked for."""
    whole: int = report.header.get("suite_size", 0)
    return max(0, whole - len(report.rows))


def claimed_games(report: Report) -> tuple[str, ...]:
    """Return the games of a claim as readers write them: ``draw:reserve=one``."""
    claim: Mapping[str, list[Mapping[str, object]]] = report.header.get("claim") or {}
    return tuple(map(_game, claim.get("games", ())))


def _game(game: Mapping[str, object]) -> str:
    options = game["options"]
    assert isinstance(options, dict)
    chosen = ",".join(f"{option}={choice}" for option, choice in options.items())
    return f"{game['id']}:{chosen}" if chosen else str(game["id"])
