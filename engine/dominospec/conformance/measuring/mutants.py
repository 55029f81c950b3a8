# SPDX-License-Identifier: MIT
"""Mutants: the files of the games, each with one rule changed."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from dominospec.conformance.measuring.operators import GONE, Edit, edits
from dominospec.conformance.measuring.places import Place, of_rules
from dominospec.conformance.suite.scenario import Game
from dominospec.errors import SpecError
from dominospec.loading import Variant, canonical
from dominospec.loading.checking import faults_of
from dominospec.loading.document import Pointer
from dominospec.loading.reading import read_file
from dominospec.loading.variant import survey_text
from dominospec.resources import root

_SHOWN: Final = 60
_ID: Final = 8


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change to the file of a game; the id names the change, whatever else the file says."""

    variant: str
    edit: Edit
    place: Place

    @property
    def was(self) -> Any:
        """What stood there."""
        return self.place.value

    @property
    def id(self) -> str:
        """Eight letters and digits that depend on game, place, operator and new value only."""
        value = None if self.edit.value is GONE else self.edit.value
        key = [self.variant, list(self.edit.pointer), self.edit.operator, json.dumps(value)]
        return sha256(canonical(key).encode("utf-8")).hexdigest()[:_ID]

    @property
    def told(self) -> str:
        """The change as a reader sees it: ``draw/reserve: 0 -> 1``."""
        way = "/".join(map(str, self.edit.pointer))
        new = "nothing" if self.edit.value is GONE else _short(self.edit.value)
        return f"{way}: {_short(self.was)} -> {new}"


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def concerns(mutant: Mutant, game: Game) -> bool:
    """Whether a change can matter to a game: that of a choice only where it is chosen."""
    match mutant.edit.pointer:
        case ("options", option, "choices", choice, *_):
            row = written(mutant.variant)["options"][option]
            return bool(game.options.get(str(option), row.get("default", choice)) == choice)
        case ("by_seats", seats, *_) if str(seats).isdigit():
            return game.players == int(seats)
        case _:
            return True


def path_of(variant: str) -> Path:
    """Return the file of a shipped game."""
    return Path(str(root())) / "spec" / "variants" / f"{variant}.yaml"


@lru_cache(maxsize=8)
def written(variant: str) -> Any:
    """Return what the file of a shipped game says."""
    return read_file(path_of(variant), f"{variant}.yaml").data


def _sections(data: Mapping[str, Any]) -> Iterator[tuple[Pointer, Mapping[str, Any]]]:
    """Yield the parts of a file that hold chapters, and the way to each."""
    yield (), data
    for seats, chapters in data.get("by_seats", {}).items():
        yield ("by_seats", seats), chapters or {}
    for option, row in data.get("options", {}).items():
        for choice, chapters in ((row or {}).get("choices") or {}).items():
            yield ("options", option, "choices", choice), chapters or {}


def _defaults(data: Mapping[str, Any]) -> Iterator[Place]:
    """Yield the default choice of every option, as a word among its choices."""
    for option, row in data.get("options", {}).items():
        if row and "default" in row and "choices" in row:
            node = {"enum": list(row["choices"])}
            way = ("options", option, "default")
            yield Place(way, node, row["default"], (), "option", may_go=False)


def places(data: Mapping[str, Any]) -> Iterator[Place]:
    """Yield every place of a file that can be changed."""
    for way, chapters in _sections(data):
        yield from of_rules(chapters, way)
    yield from _defaults(data)


def mutants_of(variant: str) -> Iterator[Mutant]:
    """Yield every mutant of the file of a game, each change once, in the order of the schema."""
    seen: set[str] = set()
    for place in places(written(variant)):
        for edit in edits(place):
            mutant = Mutant(variant, edit, place)
            if mutant.id not in seen:
                seen.add(mutant.id)
                yield mutant


def put(data: Any, pointer: Pointer, value: Any) -> Any:
    """Return data with another value at a place, or without it; nothing else is copied."""
    if not pointer:
        return value
    key, *rest = pointer
    if isinstance(data, list):
        index = int(key)
        return [*data[:index], put(data[index], tuple(rest), value), *data[index + 1 :]]
    if not rest and value is GONE:
        return {name: part for name, part in data.items() if name != key}
    inner = put(data.get(key, {}), tuple(rest), value) if rest else value
    return {**data, key: inner}


def mutated(mutant: Mutant) -> Variant | None:
    """Return the game with its change, or nothing where ``check`` finds an error in it."""
    data = put(written(mutant.variant), mutant.edit.pointer, mutant.edit.value)
    file = path_of(mutant.variant)
    try:
        variant, faults = survey_text(json.dumps(data, ensure_ascii=False), str(file), file.parent)
    except SpecError:
        return None
    is_wrong = any(fault.level == "error" for fault in (*faults, *faults_of(variant)))
    return None if is_wrong else variant
