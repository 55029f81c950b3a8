# SPDX-License-Identifier: MIT
"""How many tiles are dealt to whom, round by round (spec/language.md, 2)."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from dominospec.loading.steps import sets_out

Hands: TypeAlias = list[list[int]]
"""The tiles for each seat, round by round; after the last round it begins again."""


def hands_of(deal: Mapping[str, Any], players: int, tiles: int) -> Hands | None:
    """Return the hands, or nothing where they are not told for this number of players."""
    written = deal["hand_by_round"] or [deal["hand"]]
    found = [_by_seat(hand, deal, players, tiles) for hand in written]
    told = [hand for hand in found if hand is not None]
    return told if len(told) == len(found) else None


def _by_seat(hand: Any, deal: Mapping[str, Any], players: int, tiles: int) -> list[int] | None:
    if isinstance(hand, dict):
        hand = hand.get(str(players), [])
    elif hand == "equal-share":
        hand = (tiles - deal["aside"] - deal["leave"]) // players
    if isinstance(hand, list):
        return list(hand) if len(hand) == players else None
    return [int(hand)] * players


def dealt_at_most(hands: Hands) -> int:
    """Return how many tiles are dealt in the round in which most are."""
    return max(map(sum, hands))


def dealable(chapters: Mapping[str, Any], tiles: Sequence[Any]) -> int:
    """Return how many tiles there are to deal: all but one that is taken out before."""
    return len(tiles) - sets_out(chapters["lead"])
