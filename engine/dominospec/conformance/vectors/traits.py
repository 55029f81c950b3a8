# SPDX-License-Identifier: MIT
"""What is remarkable about a round: games are kept that have what few others have."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from math import fsum, sqrt
from typing import Any, Final, TypeAlias

from dominospec.conformance.vectors.playing import Played, Turn

Record: TypeAlias = Mapping[str, Any]

_ROWS: Final = ("award", "rule", "counter", "breach")


def _of_events(events: Sequence[Record]) -> Iterator[str]:
    for event in events:
        yield f"event {event['event']}"
        for key in _ROWS:
            if key in event:
                yield f"{key} {event[key]}"
        if "points" in event:
            yield f"{event['points']} points for {event.get('award')}"
    awards = sorted({event["award"] for event in events if "award" in event})
    if len(awards) > 1:
        yield f"awards together {awards}"


def _of_turn(turn: Turn) -> Iterator[str]:
    word = turn.move["move"]
    yield f"move {word} among {sorted({move['move'] for move in turn.legal})}"
    if turn.move.get("out") == "across":
        yield "across"
    for wrong in turn.refused:
        yield f"refused {wrong.move['move']} by {wrong.error.get('rule')}"
    yield f"{len(turn.state['ends'])} ends"
    yield f"passes {min(turn.state['passes'], 5)}"
    yield from (
        f"{key} told" for key in ("out", "left", "discards", "exposed") if key in turn.state
    )
    yield from _of_events(turn.events)


def _of_result(result: Record) -> Iterator[str]:
    low = min(result["pips"], default=0)
    yield f"ended {result['ended']} with {len(result['winners'])} winners"
    yield f"ended {result['ended']}, {result['pips'].count(low)} lowest hands"
    yield f"ended {result['ended']}, {sum(point != 0 for point in result['points'])} sides score"
    yield f"match over {result['match_over']} with {len(result['match_winners'])} winners"
    yield f"winner is who ended it {result['winner'] == result['seat']}"


def traits(rounds: Sequence[Played]) -> set[str]:
    """Return what is remarkable about some rounds of a match, as texts."""
    found = {f"{len(rounds)} rounds"}
    for played in rounds:
        found.update(_of_events(played.events), _of_result(played.end["result"]))
        for turn in played.turns:
            found.update(_of_turn(turn))
    return found


def _gain(found: Collection[str], seen: Counter[str]) -> float:
    """Return how much a game adds to those that were seen."""
    return fsum(1 / (1 + seen[trait]) ** 2 for trait in found)  # in whatever order they come


def rarest(games: Sequence[Sequence[Played]], seen: Counter[str], count: int) -> list[int]:
    """Return the places of the games that add most, short before long, and note what they show."""
    left = {place: traits(rounds) for place, rounds in enumerate(games)}
    size = [sqrt(6 + sum(len(played.turns) for played in rounds)) for rounds in games]
    kept: list[int] = []
    while left and len(kept) < count:
        best = max(left, key=lambda place: _gain(left[place], seen) / size[place])
        seen.update(left.pop(best))
        kept.append(best)
    return kept
