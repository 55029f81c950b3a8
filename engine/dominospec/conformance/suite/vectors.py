# SPDX-License-Identifier: MIT
"""Vectors: traces and perft rows, one to a line of compact JSON, unfolded into scenarios.

A file holds those of one variant; its first line says so. The form is
conformance/schema/vector.schema.json, and what stands in a line is told in conformance/README.md.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias, overload

from dominospec.conformance.suite.changes import changed
from dominospec.conformance.suite.expected import event_of, first_position, position_after
from dominospec.conformance.suite.moves import move_of
from dominospec.conformance.suite.scenario import Game, Kind, Scenario, Step
from dominospec.errors import SpecError
from dominospec.loading.document import Document, Pointer, Spot
from dominospec.shapes import problems

Record: TypeAlias = Mapping[str, Any]

SUFFIX: Final = ".jsonl"
_TITLES: Final[Mapping[Kind, str]] = {
    "trace": "Every position of a game, {players} players, {how}",
    "perft": "All ways to go on from a deal, {players} players",
}


def _refused(text: str, turn: int) -> dict[str, Any]:
    """Return what a text says of a move that is refused: the move, the code, perhaps the rule."""
    action, code, *rule = text.split()
    found = {"action": move_of(action, turn), "code": code}
    return found | ({"rule": rule[0]} if rule else {})


def _round(row: Record, before: Record) -> Iterator[tuple[str, Any]]:
    """Yield what is done and expected in a round, word by word, and last its end position."""
    setup = {"scores": before["scores"], **row["setup"]} if before else row["setup"]
    situation = {"number": before["round"] + 1} if before else setup.get("round", {})
    state = changed(first_position({**setup, "round": situation}), row.get("state", {}))
    yield "expect", state
    if "events" in row:
        yield "events", row["events"]
    for ply in row["plies"]:
        legal = [move_of(text, state["turn"]) for text in ply.get("legal", ply["do"]).split()]
        yield "legal", {"exactly": legal}
        for refusal in ply.get("refuse", ()):
            yield "refuse", _refused(refusal, state["turn"])
        move = move_of(ply["do"], state["turn"])
        yield "do", move
        foreseen = event_of(move, state, setup.get("boneyard", ()))
        events = [changed(foreseen, ply.get("first", {})), *ply.get("events", ())]
        state = changed(position_after(state, events), ply.get("state", {}))
        yield "expect", state
        yield "events", events
    yield "end", state


def _trace(row: Record) -> Iterator[tuple[str, Any]]:
    end: Record = {}
    for number, of_round in enumerate(row["rounds"]):
        if number:
            yield "next", of_round["setup"]
        for word, body in _round(of_round, end):
            if word == "end":
                end = body
            else:
                yield word, body


def steps_of(row: Record) -> Iterator[tuple[str, Any]]:
    """Yield the steps of a vector as words and what they say."""
    if "perft" in row:
        yield "perft", row["perft"]
    else:
        yield from _trace(row)


@dataclass(frozen=True, slots=True)
class Unfolded(Sequence[Step]):
    """The steps of a vector, made anew each time: those of all vectors would fill the memory."""

    row: Record

    def _steps(self) -> list[Step]:
        return [Step(word, body, ()) for word, body in steps_of(self.row)]

    def __iter__(self) -> Iterator[Step]:
        return iter(self._steps())

    def __len__(self) -> int:
        return len(self._steps())

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | Sequence[Step]:
        return self._steps()[index]


def unfolded(row: Record, head: Record, document: Document) -> Scenario:
    """Return the scenario that a line of a file says."""
    kind: Kind = "perft" if "perft" in row else "trace"
    played = head["games"][row["game"]]
    return Scenario(
        id=row["id"],
        title=_TITLES[kind].format(players=played["players"], how=row.get("how", "")),
        covers=(),
        source={"ruling": f"These engines agree, and share no rule code: {head['voters']}"},
        game=Game(head["variant"], played["players"], played.get("options", {})),
        mode=row.get("mode", "strict"),
        book=False,
        setup=row["setup"] if kind == "perft" else row["rounds"][0]["setup"],
        steps=Unfolded(row),
        document=document,
        provenance="dual",
        kind=kind,
    )


def vectors_of(path: Path, shown: str) -> list[Scenario]:
    """Return the vectors of a file; raise ``SpecError`` where a line has not their form."""
    head: Record = {}
    found: list[Scenario] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        document = _document(line, number, shown)
        if number == 1:
            head = document.data
        else:
            found.append(unfolded(document.data, head, document))
    return found


def _document(line: str, number: int, shown: str) -> Document:
    spots: dict[Pointer, Spot] = {(): (number, 1)}
    try:
        document = Document(shown, json.loads(line), values=spots)
    except ValueError as error:
        raise SpecError(
            [Document(shown, None).fault((number, 1), "vector/json", str(error))]
        ) from None
    wrong = problems(document.data, "vector", "head" if number == 1 else "row")
    if wrong:
        cure = "make the file anew: dominospec conform vectors make"
        raise SpecError(
            [document.fault((number, 1), "vector/schema", str(problem), cure) for problem in wrong]
        )
    return document
