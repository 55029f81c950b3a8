# SPDX-License-Identifier: MIT
"""A scenario: a situation, what is done in it, what must follow, and the requests it becomes."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from dominospec.errors import Fault
from dominospec.loading.document import Document, Pointer
from dominospec.shapes import problems

Record = Mapping[str, Any]

Kind: TypeAlias = Literal["scenario", "trace", "perft"]
"""Written by hand; a whole game held move by move; or the tree of a deal, summed up."""

KINDS: Final[tuple[Kind, ...]] = ("scenario", "trace", "perft")

HANDLE: Final = "g1"
"""The one game handle in use: a start with a handle already known begins anew."""

LED_BY_LOT: Final = {
    "lead": {key: ["lot"] for key in ("first", "later", "after_block", "after_tie")}
}


@dataclass(frozen=True, slots=True)
class Game:
    """Which game is played: a variant, its options, and changes laid over them."""

    base: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    change: Record = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its word (``do``, ``legal`` …) and what it says."""

    word: str
    body: Any
    pointer: Pointer


@dataclass(frozen=True, slots=True)
class Requires:
    """Optional features that an engine must have: each, one of, none of these."""

    all: tuple[str, ...] = ()
    any: tuple[str, ...] = ()
    none: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another outcome that is accepted, and why."""

    reason: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario of a file, checked against its schema; a trace or a perft row is such, too.

    ``rev`` counts the versions of its meaning; ``provenance`` says how its expectations came about.
    """

    id: str
    title: str
    covers: tuple[str, ...]
    source: Record
    game: Game
    mode: str
    book: bool
    setup: Record
    steps: Sequence[Step]
    document: Document = field(repr=False, compare=False)
    pointer: Pointer = ()
    rev: int = 1
    level: str = "must"
    importance: str = "medium"
    requires: Requires = Requires()
    alternatives: tuple[Alternative, ...] = ()
    conflicts_with: tuple[str, ...] = ()
    provenance: str = "hand"
    kind: Kind = "scenario"

    @property
    def is_changed(self) -> bool:
        """Whether it plays by rules that no variant and no choice has; who leads by lot is none."""
        return self.game.change not in ({}, LED_BY_LOT)

    @property
    def every_step(self) -> tuple[Step, ...]:
        """The steps, and those of all alternatives."""
        return (*self.steps, *(step for other in self.alternatives for step in other.steps))

    @property
    def raw(self) -> Any:
        """The scenario as its file says it."""
        value: Any = self.document.data
        for key in self.pointer:
            value = value[key]
        return value

    @property
    def place(self) -> str:
        """File and line, as a reader sees them."""
        return f"{self.document.file}:{self.document.spot(self.pointer)[0]}"

    def fault(self, way: Pointer, code: str, message: str, cure: str = "") -> Fault:
        """Return a fault at a place of the scenario, given from its top."""
        spot = self.document.spot((*self.pointer, *way))
        return self.document.fault(spot, f"scenario/{code}", message, cure)

    def start(self, sides: int) -> dict[str, Any]:
        """Return the fields of the request ``start``; scores are nil unless given."""
        return start_of(self.setup, self.mode, sides)

    def start_next(self, link: Record, setup: Record) -> dict[str, Any]:
        """Return the fields of the request that starts a further round of the match."""
        lots = [*_lots(setup), *setup.get("lots", [])]
        head = {"game": HANDLE, "mode": self.mode, "deal": _deal(setup)}
        return head | {"round": {**link["round"], "lots": lots}, "scores": link["scores"]}


def start_of(setup: Record, mode: str, sides: int) -> dict[str, Any]:
    """Return the fields of the request ``start`` for a setup; scores are nil unless given."""
    situation = setup.get("round", {})
    history = {"history": situation["history"]} if "history" in situation else {}
    return {
        "game": HANDLE,
        "mode": mode,
        "deal": _deal(setup),
        "round": {
            "number": situation.get("number", 1),
            "last": situation.get("last"),
            "lots": [*_lots(setup), *situation.get("lots", [])],
            **history,
        },
        "scores": setup.get("scores", [0] * sides),
    }


def _deal(setup: Record) -> dict[str, Any]:
    """Return hands and boneyard, or the order that the engine deals itself."""
    if "order" in setup:
        return {"order": setup["order"]}
    return {"hands": setup["hands"], "boneyard": setup.get("boneyard", [])}


def _lots(setup: Record) -> list[int]:
    return [setup["leader"]] if "leader" in setup else []


def _game(raw: Record) -> Game:
    variant = raw["variant"]
    written: Record = {"base": variant} if isinstance(variant, str) else variant
    game = Game(
        written["base"],
        raw.get("players", 2),
        written.get("options", {}),
        written.get("change", {}),
    )
    return led(game) if "leader" in raw["setup"] else game


def led(game: Game) -> Game:
    """Return the game in which the leader is given, as a lot."""
    lead = {**game.change.get("lead", {}), **LED_BY_LOT["lead"]}
    return replace(game, change={**game.change, "lead": lead})


def _steps(raw: Record, way: Pointer = ()) -> tuple[Step, ...]:
    return tuple(
        Step(word, body, (*way, "steps", index))
        for index, step in enumerate(raw["steps"])
        for word, body in step.items()
    )


def _alternatives(raw: Record) -> tuple[Alternative, ...]:
    rows = enumerate(raw.get("alternatives", ()))
    return tuple(
        Alternative(row["reason"], _steps(row, ("alternatives", index))) for index, row in rows
    )


def _scenario(raw: Record, document: Document, pointer: Pointer) -> Scenario:
    features = {key: tuple(names) for key, names in raw.get("requires", {}).items()}
    return Scenario(
        id=raw["id"],
        title=raw["title"],
        covers=tuple(raw["covers"]),
        source=raw["source"],
        game=_game(raw),
        mode=raw.get("mode", "strict"),
        book=raw.get("book", False),
        setup=raw["setup"],
        steps=_steps(raw),
        document=document,
        pointer=pointer,
        rev=raw.get("rev", 1),
        level=raw.get("level", "must"),
        importance=raw.get("importance", "medium"),
        requires=Requires(**features),
        alternatives=_alternatives(raw),
        conflicts_with=tuple(raw.get("conflicts_with", ())),
        provenance=raw.get("provenance", {}).get("by", "hand"),
    )


def faults_of(document: Document) -> Iterator[Fault]:
    """Yield what the schema has against a file of scenarios, or a bare list of them."""
    bare = isinstance(document.data, list)
    value = {"schema": 1, "subject": "-", "scenarios": document.data} if bare else document.data
    for problem in problems(value, "scenario"):
        pointer = problem.pointer[1:] if bare else problem.pointer
        spot = document.spot(pointer, of_key=problem.is_unknown_key)
        yield document.fault(spot, "scenario/schema", problem.message, problem.cure)


def scenarios_of(document: Document) -> Iterator[Scenario]:
    """Yield the scenarios of a file, or of a bare list, that has no faults."""
    top: Pointer = () if isinstance(document.data, list) else ("scenarios",)
    rows = document.data if not top else document.data["scenarios"]
    for index, raw in enumerate(rows):
        yield _scenario(raw, document, (*top, index))
