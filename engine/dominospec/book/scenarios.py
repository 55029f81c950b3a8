# SPDX-License-Identifier: MIT
"""The scenarios of the conformance suite, as far as the rulebook shows or names them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from dominospec.loading.reading import read_file
from dominospec.resources import root

Record: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as written; ``changed`` says that it changes the rules beyond the options."""

    id: str
    title: str
    covers: tuple[str, ...]
    base: str
    options: tuple[tuple[str, str], ...]
    changed: bool
    mode: str
    book: bool
    setup: Record
    steps: Sequence[Record]

    @property
    def chapter(self) -> str:
        """The chapter of the word that it shows first."""
        return self.covers[0].partition("/")[0]


def _scenario(raw: Record) -> Scenario:
    variant = raw["variant"]
    game: Record = {"base": variant} if isinstance(variant, str) else variant
    return Scenario(
        id=raw["id"],
        title=raw["title"],
        covers=tuple(raw["covers"]),
        base=game["base"],
        options=tuple(game.get("options", {}).items()),
        changed=bool(game.get("change")),
        mode=raw.get("mode", "strict"),
        book=raw.get("book", False),
        setup=raw["setup"],
        steps=raw["steps"],
    )


@cache
def scenarios() -> tuple[Scenario, ...]:
    """Return all scenarios, in the order of their files."""
    folder = Path(str(root())) / "conformance" / "scenarios"
    files = sorted(folder.rglob("*.yaml"))
    return tuple(_scenario(raw) for file in files for raw in read_file(file).data["scenarios"])


def shown(variant: str) -> Iterator[Scenario]:
    """Yield the scenarios that the rulebook of a variant shows as examples."""
    for scenario in scenarios():
        if scenario.book and scenario.base == variant and not scenario.changed:
            yield scenario


@cache
def _places() -> dict[str, tuple[int, ...]]:
    """Return where among the scenarios each word is shown."""
    places: dict[str, list[int]] = {}
    for place, scenario in enumerate(scenarios()):
        for word in scenario.covers:
            places.setdefault(word, []).append(place)
    return {word: tuple(found) for word, found in places.items()}


def guards(words: Iterable[str], variant: str) -> list[Scenario]:
    """Return the scenarios that show one of these words, those of the variant first."""
    places = sorted({place for word in words for place in _places().get(word, ())})
    found = [scenarios()[place] for place in places]
    return sorted(found, key=lambda scenario: scenario.base != variant)
