# SPDX-License-Identifier: MIT
"""What probably comes next: the position and the event that vectors need not store.

Nothing here is a rule. Whatever is foreseen wrongly is corrected by the changes that a vector
stores, so a better guess only makes files shorter.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from dominospec.conformance.suite.halves import halves

Record: TypeAlias = Mapping[str, Any]
State: TypeAlias = dict[str, Any]


def first_position(setup: Record) -> State:
    """Return a position in which nothing has happened yet."""
    hands = [sorted(hand, key=halves) for hand in setup["hands"]]
    return {
        "status": "playing",
        "turn": 0,
        "round": setup.get("round", {}).get("number", 1),
        "leader": 0,
        "ends": [],
        "line": [],
        "hand_sizes": list(map(len, hands)),
        "hands": hands,
        "boneyard": len(setup.get("boneyard", ())),
        "passes": 0,
        "confirmed": [],
        "scores": setup.get("scores", [0] * len(hands)),
        "result": None,
    }


def event_of(move: Record, state: Record, boneyard: Sequence[str]) -> dict[str, Any]:
    """Return the event that a move becomes."""
    event = {"event": move["move"], "seat": move["seat"]}
    if move["move"] == "play":
        return event | {key: move.get(key) for key in ("tile", "end", "out")}
    if move["move"] == "pass":
        return event | {"stuck": True}
    if move["move"] == "draw":
        drawn = boneyard[len(boneyard) - state["boneyard"] :]
        return event | {"tile": drawn[0] if drawn else ""}
    return event | ({"tile": move["tile"]} if "tile" in move else {})


def _played(state: State, event: Record) -> None:
    tile, seat, end, out = (event[key] for key in ("tile", "seat", "end", "out"))
    _taken(state, seat, tile)
    high, low = halves(tile)
    lies = "crosswise" if high == low or out == "across" else "lengthwise"
    piece = {"tile": tile, "seat": seat, "end": end, "out": out, "lies": lies}
    state["line"] = [*state["line"], piece]
    shows = {arm["end"]: arm["shows"] for arm in state["ends"]}
    across = sorted({high, low})
    shows |= {0: [high], 1: [low]} if end is None else {end: across if out == "across" else [out]}
    state["ends"] = [{"end": arm, "shows": shows[arm]} for arm in sorted(shows)]
    state["passes"], state["confirmed"] = 0, []
    if seat is not None and not state["hands"][seat]:
        state["out"] = [*state.get("out", ()), seat]
    _turned(state, seat)


def _turned(state: State, seat: int | None) -> None:
    if seat is not None:
        state["turn"] = (seat + 1) % len(state["hands"])


def _held(state: State, seat: int, hand: Sequence[str]) -> None:
    hands = [*state["hands"]]
    hands[seat] = sorted(hand, key=halves)
    state["hands"], state["hand_sizes"] = hands, list(map(len, hands))


def _taken(state: State, seat: int | None, tile: str) -> None:
    if seat is not None and tile in state["hands"][seat]:
        hand = [*state["hands"][seat]]
        hand.remove(tile)
        _held(state, seat, hand)


def _drawn(state: State, event: Record) -> None:
    _held(state, event["seat"], [*state["hands"][event["seat"]], event["tile"]])
    state["boneyard"] -= 1


def _passed(state: State, event: Record) -> None:
    state["passes"] += 1
    if event["stuck"] and not state["boneyard"]:
        state["confirmed"] = sorted({*state["confirmed"], event["seat"]})
    _turned(state, event["seat"])


def _discarded(state: State, event: Record) -> None:
    _taken(state, event["seat"], event["tile"])


def _awarded(state: State, event: Record) -> None:
    scores = [*state["scores"]]
    scores[event["side"]] += event["points"]
    state["scores"] = scores
    if state["result"]:
        points = [*state["result"]["points"]]
        points[event["side"]] += event["points"]
        state["result"] = {**state["result"], "points": points}


def _ended(state: State, event: Record) -> None:
    state["status"], state["turn"] = "round-over", None
    state["result"] = {key: event[key] for key in ("ended", "seat", "winner", "winners")} | {
        "pips": [sum(sum(halves(tile)) for tile in hand) for hand in state["hands"]],
        "points": [0] * len(state["scores"]),
        "match_over": False,
        "match_winners": [],
    }


_AFTER: Final[Mapping[str, Callable[[State, Record], None]]] = {
    "play": _played,
    "draw": _drawn,
    "pass": _passed,
    "discard": _discarded,
    "award": _awarded,
    "round-end": _ended,
}


def position_after(state: Record, events: Sequence[Record]) -> State:
    """Return what a position probably becomes by these events."""
    after = dict(state)
    for event in events:
        if event["event"] in _AFTER:
            _AFTER[event["event"]](after, event)
    return after
