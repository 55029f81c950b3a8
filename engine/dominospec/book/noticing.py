# SPDX-License-Identifier: MIT
"""How well a rule is guarded: deliberate faults in it, and how many of them the suite notices.

A rule that a game takes over is guarded in the game that says it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from dominospec.book.voice import Clause
from dominospec.kills import every

Way: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Noticed:
    """So many deliberate faults, and how many of them are noticed."""

    faults: int
    noticed: int


def whole(parts: Iterable[Noticed]) -> Noticed:
    """Return what these come to together."""
    every_ = list(parts)
    return Noticed(sum(one.faults for one in every_), sum(one.noticed for one in every_))


@cache
def _tally(game: str) -> Mapping[Way, Noticed]:
    """Return the faults in the rules of a game's own file, by the way to what is changed."""
    fates = [(_rule(fate.way), fate) for kills in every([game]) for fate in kills.live]
    faults = Counter(way for way, _ in fates)
    noticed = Counter(way for way, fate in fates if fate.killers)
    return {way: Noticed(count, noticed[way]) for way, count in faults.items() if way}


def _rule(way: Way) -> Way:
    """Return the way to a rule from its chapter, however many play; none to a house rule."""
    above = {"by_seats": 2, "options": len(way)}
    return way[above.get(way[0], 0) :]


def _owner(way: Way, owners: Mapping[str, str]) -> str:
    """Return the clause that tells what stands there, or what that is a part of."""
    above = ("/".join(way[:length]) for length in range(len(way), 0, -1))
    return next((owners[key] for key in above if key in owners), "")


def noticed(games: Sequence[str], clauses: Iterable[Clause]) -> dict[str, Noticed]:
    """Return by clause what is noticed of the faults in it, where there are any.

    ``games`` are the game and those it extends: the nearest that says a rule counts.
    """
    told = list(clauses)
    owners = {word: clause.id for clause in told for word in clause.words}
    owners |= {clause.slot: clause.id for clause in told}
    found: dict[str, Noticed] = {}
    for game in games:
        found = {**_by_clause(game, owners), **found}
    return found


def _by_clause(game: str, owners: Mapping[str, str]) -> dict[str, Noticed]:
    found: dict[str, list[Noticed]] = {}
    for way, here in _tally(game).items():
        found.setdefault(_owner(way, owners), []).append(here)
    return {owner: whole(parts) for owner, parts in found.items() if owner}
