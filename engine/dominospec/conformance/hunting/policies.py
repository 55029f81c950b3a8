# SPDX-License-Identifier: MIT
"""How a hunter plays: words for what is sought, each a function that values a legal move."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeAlias

from dominospec.conformance.suite.halves import halves

Record: TypeAlias = Mapping[str, Any]

_ANYHOW: Final = 0.15
"""So often any move is made, so that no policy goes one way for ever."""


def _pips(tiles: Sequence[str]) -> int:
    return sum(sum(halves(tile)) for tile in tiles)


@dataclass
class Experience:
    """What brought points before: totals of the open ends after a play."""

    worth: Counter[int] = field(default_factory=Counter)

    def learn(self, state: Record, events: Sequence[Record]) -> None:
        """Remember the total of the ends after which points were told."""
        if any(event["event"] == "award" and event["points"] > 0 for event in events):
            self.worth[_total(state)] += 1


def _total(state: Record) -> int:
    return sum(sum(end["shows"]) for end in state["ends"])


@dataclass(frozen=True, slots=True)
class View:
    """A position before a move, and what has been learned."""

    state: Record
    past: Experience

    @property
    def hidden(self) -> Counter[int]:
        """How many halves of each number are not on the table."""
        hands = [tile for hand in self.state["hands"] for tile in hand or ()]
        return Counter(half for tile in hands for half in set(halves(tile)))

    def total_after(self, move: Record) -> int:
        """Return about what the open ends show together after a play."""
        rest = [end for end in self.state["ends"] if end["end"] != move.get("end")]
        high, low = halves(move["tile"])
        shown = move.get("out", low)
        new = high + low if not isinstance(shown, int) or high == low else shown
        return sum(sum(end["shows"]) for end in rest) + new


Value: TypeAlias = Callable[[View, Record], float]


def _uniform(_view: View, _move: Record) -> float:
    return 0.0


def _tie(view: View, move: Record) -> float:
    """Keep the hands level: lay what brings the own count nearest to the lowest other."""
    seat, hands = move["seat"], view.state["hands"]
    own = _pips(hands[seat] or ())
    others = [_pips(hand or ()) for place, hand in enumerate(hands) if place != seat]
    laid = sum(halves(move["tile"])) if "tile" in move else 0
    return -abs(own - laid - min(others)) + 0.1 * _block(view, move)


def _block(view: View, move: Record) -> float:
    """Close the ends: leave numbers that are all laid, and pass rather than draw."""
    if move["move"] != "play":
        return {"pass": 50.0, "call-block": 60.0, "draw": -20.0}.get(move["move"], 0.0)
    high, low = halves(move["tile"])
    shown = move.get("out", low)
    faces = (shown,) if isinstance(shown, int) else (high, low)
    ends = [end["shows"] for end in view.state["ends"] if end["end"] != move.get("end")]
    open_to = set(faces).union(*ends)
    return -float(sum(view.hidden[number] for number in open_to))


def _drain(_view: View, move: Record) -> float:
    """Empty the boneyard: draw and pass while that is possible."""
    return {"draw": 10.0, "stop": 6.0, "pass": 5.0, "redeal": -5.0}.get(move["move"], 0.0)


def _doubles(_view: View, move: Record) -> float:
    """Lay doubles first, and light tiles after them, so that heavy hands are left."""
    if "tile" not in move:
        return -1.0
    high, low = halves(move["tile"])
    return 20.0 if high == low else -float(high + low)


def _score(view: View, move: Record) -> float:
    """Claim, and make totals that have brought points before."""
    if move["move"] == "claim":
        return 1000.0
    if move["move"] != "play":
        return 0.0
    total = view.total_after(move)
    return 10.0 * view.past.worth[total] + (total % 5 == 0) + (total % 3 == 0)


POLICIES: Final[Mapping[str, Value]] = {
    "uniform": _uniform,
    "tie-seeking": _tie,
    "block-seeking": _block,
    "boneyard-draining": _drain,
    "double-heavy": _doubles,
    "score-seeking": _score,
}


def chosen(value: Value, view: View, moves: Sequence[Record], rng: Random) -> Record:
    """Return one of the moves valued most, and now and then any."""
    if rng.random() < _ANYHOW:
        return rng.choice(moves)
    grouped: defaultdict[float, list[Record]] = defaultdict(list)
    for move in moves:
        grouped[value(view, move)].append(move)
    return rng.choice(grouped[max(grouped)])


def candidates(state: Record, seat: int) -> Iterator[Record]:
    """Yield moves that a seat might try, legal or not, in the form the protocol has for them."""
    for word in ("pass", "draw", "stop", "call-block", "decline", "lead"):
        yield {"seat": seat, "move": word}
    for tile in state["hands"][seat] or ():
        yield {"seat": seat, "move": "discard", "tile": tile}
        yield {"seat": seat, "move": "play", "tile": tile}
        for end in state["ends"]:
            for out in sorted(set(halves(tile))):
                yield {"seat": seat, "move": "play", "tile": tile, "end": end["end"], "out": out}
