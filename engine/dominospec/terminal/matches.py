# SPDX-License-Identifier: MIT
"""From one round of a match to the next (spec/language.md, 3, 11, 12 and 16)."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from dominospec.chance import pick, shuffled
from dominospec.play import BadDeal, Plan, Position, Round, deal, following, start

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


def round_seed(match: Match, number: int, attempt: int) -> str:
    """Return the seed of a round; a round dealt again gets another, or it would be the same."""
    return f"{match.seed}/{number}" + (f"/{attempt}" if attempt > 1 else "")


def _begin(match: Match, place: Round, scores: tuple[int, ...] | None, attempt: int) -> Begun:
    """Deal until somebody has the lead; ``BadDeal`` when nobody ever does."""
    for further in range(attempt, attempt + _TRIES):
        seed = round_seed(match, place.number, further)
        lot = pick(match.plan.players, f"{seed}:lot")
        this_round = place._replace(lots=(lot,))
        tiles = deal(match.plan, shuffled(match.plan.tiles, seed), this_round)
        first = start(match.plan, tiles, this_round, scores, refereed=match.refereed)
        if first.result is None or first.result.ended != "redeal":
            return Begun(seed, further, first)
    raise BadDeal(f"nobody has the lead in {_TRIES} deals")


def first_round(match: Match) -> Begun:
    """Return the first round of the match."""
    return _begin(match, Round(), None, 1)


def next_round(match: Match, begun: Begun, ended: Position) -> Begun:
    """Return the round after one that has ended."""
    place = following(ended)
    again = place.number == ended.table.round.number
    return _begin(match, place, ended.table.scores, begun.attempt + 1 if again else 1)
