# SPDX-License-Identifier: MIT
"""From one round of a match to the next (spec/language.md, 3, 11, 12 and 16)."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from dominospec.chance import pick, shuffled
from dominospec.play import BadDeal, Last, Plan, Position, Round, deal, start

_TRIES: Final = 1000
"""So many deals in a row may give nobody the lead before the lead is given up."""


@dataclass(frozen=True, slots=True)
class Match:
    """What stays the same in a match."""

    plan: Plan
    seed: str
    refereed: bool = False


class Begun(NamedTuple):
    """A round dealt and not yet led: ``attempt`` counts the deals under the same number."""

    seed: str
    attempt: int
    position: Position


class _Place(NamedTuple):
    """What a round takes over from the rounds before it."""

    number: int
    last: Last | None = None
    scores: tuple[int, ...] | None = None


def round_seed(match: Match, number: int, attempt: int) -> str:
    """Return the seed of a round; a round dealt again gets another, or it would be the same."""
    return f"{match.seed}/{number}" + (f"/{attempt}" if attempt > 1 else "")


def _begin(match: Match, place: _Place, attempt: int) -> Begun:
    """Deal until somebody has the lead; ``BadDeal`` when nobody ever does."""
    for further in range(attempt, attempt + _TRIES):
        seed = round_seed(match, place.number, further)
        lot = pick(match.plan.players, f"{seed}:lot")
        this_round = Round(place.number, place.last, (lot,))
        tiles = deal(match.plan, shuffled(match.plan.tiles, seed), this_round)
        with suppress(BadDeal):
            first = start(match.plan, tiles, this_round, place.scores, refereed=match.refereed)
            return Begun(seed, further, first)
    raise BadDeal(f"nobody has the lead in {_TRIES} deals")


def first_round(match: Match) -> Begun:
    """Return the first round of the match."""
    return _begin(match, _Place(1), 1)


def _look_back(ended: Position) -> Last:
    """Return what the next lead needs; who should have led counts as closer of an empty table."""
    leader, last, result = ended.table.leader, ended.last_play, ended.result
    assert result, "the round is over"
    return Last(leader, last.seat if last else leader, result.winner, result.ended)


_UNCOUNTED: Final = frozenset({"replay", "void"})
"""Endings after which the next round has the same number."""


def next_round(match: Match, begun: Begun, ended: Position) -> Begun:
    """Return the round after one that has ended.

    A void round was never there: the next looks back on what it looked back on. A round to be
    replayed is looked back on, but has the number of its replay.
    """
    result, this = ended.result, ended.table.round
    assert result, "the round is over"
    again = result.ended in _UNCOUNTED
    last = this.last if result.ended == "void" else _look_back(ended)
    place = _Place(this.number + (not again), last, ended.table.scores)
    return _begin(match, place, begun.attempt + 1 if again else 1)
