# SPDX-License-Identifier: MIT
"""The chapters score and match compiled (spec/language.md, 11 and 12)."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from dominospec.play.compiling import condition, quantity, seats
from dominospec.play.plan import Award, Counter, Match, Shutout

Rules: TypeAlias = Mapping[str, Any]

_IS_DIVIDED: Mapping[str, bool] = {"each": False, "divided": True}
_SIGN: Mapping[str, int] = {"plus": 1, "minus": -1}
_IS_KEPT: Mapping[str, bool] = {"round": False, "match": True}
_IS_CLAIMED: Mapping[str, bool] = {"by-itself": False, "called": True}
_IS_EXACT: Mapping[str, bool] = {"at-least": False, "exactly": True}
_IS_AT_ONCE: Mapping[str, bool] = {"end-of-round": False, "at-once": True}


def award(row: Rules) -> Award:
    """Compile a row of ``score.awards``."""
    return Award(
        id=row["id"],
        event=row["event"],
        breach=frozenset(row.get("breach", ())),
        when=condition(row.get("when")),
        to=seats(row["to"]),
        points=quantity(row["points"]),
        divided=_IS_DIVIDED[row["several"]],
        sign=_SIGN[row["sign"]],
        paid_by=row["paid_by"],
        book=row["book"],
        counter=row.get("counter", ""),
        is_claimed=_IS_CLAIMED[row["claim"]],
    )


def counter(row: Rules) -> Counter:
    """Compile a row of ``score.counters``."""
    return Counter(row["id"], row["of"], row["starts"], _IS_KEPT[row["kept"]])


def _limit(written: int | str) -> int | None:
    """Return a number, or nothing for a word that sets no limit."""
    return written if isinstance(written, int) else None


def match(chapter: Rules) -> Match:
    """Compile the chapter ``match``; what binds points binds nothing where rounds are counted."""
    shutout, is_of_points = chapter["shutout"], chapter["counting"] == "points"
    near = sorted((int(number), most) for number, most in chapter["near_target"].items())
    is_exact = is_of_points and _IS_EXACT[chapter["reach"]]
    return Match(
        counting=chapter["counting"],
        target=_limit(chapter["target"]),
        overshoot=chapter["overshoot"] if is_exact else None,
        at_once=_IS_AT_ONCE[chapter["checked"]],
        entry=chapter["entry"] if is_of_points else 1,
        near=tuple(near) if is_of_points else (),
        shutout=Shutout(shutout["whom"], shutout["below"], shutout["failing"]),
        rounds=_limit(chapter["rounds"]),
        ends_when=condition(chapter.get("ends_when")),
        best=chapter["best"],
        tie=chapter["tie"],
    )
