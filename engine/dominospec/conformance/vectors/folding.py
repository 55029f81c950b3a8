# SPDX-License-Identifier: MIT
"""A played game as a line of a file: only what cannot be foreseen is written."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, TypeAlias

from dominospec.conformance.running.comparing import is_alike
from dominospec.conformance.running.trees import Count, in_form, in_order
from dominospec.conformance.suite.changes import changes
from dominospec.conformance.suite.expected import event_of, first_position, position_after
from dominospec.conformance.suite.moves import text_of_move
from dominospec.conformance.suite.scenario import Game
from dominospec.conformance.vectors.playing import Played, Turn
from dominospec.loading import canonical

Record: TypeAlias = Mapping[str, Any]

_LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_LENGTH: Final = 6


def name(kind: str, variant: str, content: Any) -> str:
    """Return an id made of what is asked, so that the same question keeps its id."""
    number = int.from_bytes(sha256(canonical(content).encode()).digest(), "big")
    letters = ""
    for _ in range(_LENGTH):
        number, rest = divmod(number, len(_LETTERS))
        letters += _LETTERS[rest]
    return f"{kind}-{variant}-{letters}"


def _filled(**fields: Any) -> dict[str, Any]:
    return {key: value for key, value in fields.items() if value}


def _turn(turn: Turn, before: Record, boneyard: Sequence[str]) -> dict[str, Any]:
    """Return a move and what follows from it, as differing from what is foreseen."""
    seat, state = before["turn"], in_form(turn.state)
    legal = [text_of_move(move, seat) for move in in_order(turn.legal)]
    first, *events = turn.events
    refused = [
        " ".join([text_of_move(wrong.move, seat), *map(str, wrong.error.values())])
        for wrong in turn.refused
    ]
    is_only = len(legal) == 1 and is_alike(turn.move, turn.legal[0])
    return {"do": text_of_move(turn.move, seat)} | _filled(
        legal="" if is_only else " ".join(legal),
        refuse=refused,
        first=changes(event_of(turn.move, before, boneyard), first),
        events=events,
        state=changes(position_after(before, turn.events), state),
    )


def folded(played: Played, before: Record | None) -> dict[str, Any]:
    """Return a round as it is written; ``before`` is the end of the round before it."""
    setup: Record = played.setup
    begun = {**setup, "scores": before["scores"]} if before and "scores" not in setup else setup
    situation = {"number": before["round"] + 1} if before else setup.get("round", {})
    state = in_form(played.state)
    opening = changes(first_position({**begun, "round": situation}), state)
    plies = []
    for turn in played.turns:
        plies.append(_turn(turn, state, setup.get("boneyard", ())))
        state = in_form(turn.state)
    return {"setup": setup, **_filled(state=opening, events=played.events), "plies": plies}


def said(game: Game) -> dict[str, Any]:
    """Return a game as the first line of a file says it."""
    return {"players": game.players, **_filled(options=dict(game.options))}


def trace(game: Game, rounds: Sequence[Played], how: str, mode: str) -> dict[str, Any]:
    """Return a trace as a line of a file."""
    befores = [None, *(played.end for played in rounds)]
    lines = [folded(played, before) for played, before in zip(rounds, befores, strict=False)]
    done = [[line["setup"], [ply["do"] for ply in line["plies"]]] for line in lines]
    judged = {} if mode == "strict" else {"mode": mode}
    found = name("trace", game.base, [said(game), mode, done])
    return {"id": found, **judged, "how": how, "rounds": lines}


def perft(game: Game, setup: Record, depth: int, cap: int, count: Count) -> dict[str, Any]:
    """Return a perft row as a line of a file."""
    found = {
        "depth": depth,
        "cap": cap,
        "nodes": list(count.nodes),
        "leaves": list(count.leaves),
        "digest": count.digest,
    }
    asked = [said(game), setup, depth, cap]
    return {"id": name("perft", game.base, asked), "setup": setup, "perft": found}
