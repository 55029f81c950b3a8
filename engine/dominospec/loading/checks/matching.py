# SPDX-License-Identifier: MIT
"""Checks of the match: it ends, its target can be reached, and every word has an effect."""

from collections.abc import Iterator, Mapping
from math import gcd
from typing import Any, Final

from dominospec.loading.checks.finding import Case, Finding, error, note


def the_match_ends(case: Case) -> Iterator[Finding]:
    """Check that something ends a match, be it that the players agree to stop."""
    match = case.chapters["match"]
    others = [match[key] for key in ("rounds", "minutes") if match[key] != "none"]
    if "ends_when" in match or others:
        return
    if match["target"] == "none":
        message = "the match never ends: it has neither a target nor a number of rounds"
        cure = "add target or rounds; rounds: as-agreed if the players stop when they like"
        yield error("match/endless", message, cure, ("match",))
    elif match["counting"] == "points" and not case.chapters["score"]["awards"]:
        message = "the match never ends: the target is never reached, since nothing gives points"
        yield error("match/no-points", message, "add an award, or rounds", ("match", "target"))


def points_count(case: Case) -> Iterator[Finding]:
    """Check that awards are booked to what counts: points, or rounds won."""
    counting = case.chapters["match"]["counting"]
    for award in case.chapters["score"]["awards"]:
        if counting == "points" and award["book"] == "games":
            message = f"the award '{award['id']}' counts as rounds won, but the score is points"
            cure = "write book: score, or counting: rounds-won"
            yield error("match/games", message, cure, ("score", "awards", award["id"], "book"))
        if counting != "points" and award["book"] == "score":
            message = f"the award '{award['id']}' does not count: the score is the rounds won"
            cure = "write counting: points, book: games, or take the award out"
            yield note("match/rounds-won", message, cure, ("match", "counting"))
            return


_OF_A_TARGET: Final = ("reach", "overshoot", "checked", "near_target")


def target_words_need_a_target(case: Case) -> Iterator[Finding]:
    """Check that what is said of the target is said where there is one."""
    match = case.chapters["match"]
    for key in (*_OF_A_TARGET, "shutout") if match["target"] == "none" else ():
        if case.writes("match", key):
            message = f"match/{key} has no effect: there is no target"
            yield note("match/no-target", message, "add target, or take it out", ("match", key))
    if case.writes("match", "overshoot") and match["reach"] != "exactly":
        message = "match/overshoot has no effect: the target may be passed by"
        cure = "write reach: exactly, or take it out"
        yield note("match/overshoot", message, cure, ("match", "overshoot"))
    for key in ("reach", "checked", "near_target", "entry"):
        if match["counting"] != "points" and case.writes("match", key):
            message = f"match/{key} has no effect: rounds are counted one by one"
            yield note("match/only-points", message, "take it out", ("match", key))


def shutouts_can_be_had(case: Case) -> Iterator[Finding]:
    """Check that a shut-out asks the others to be below the target, and says whom."""
    match = case.chapters["match"]
    shutout, here = match["shutout"], ("match", "shutout")
    if shutout["whom"] == "nobody" and case.writes(*here):
        message = "shutout has no effect: it does not say whom"
        yield note("match/shutout", message, "write whom: every-other or some-other", here)
    elif match["target"] != "none" and shutout["below"] > match["target"]:
        message = f"who has less than {shutout['below']} is always below {match['target']}"
        yield error("match/shutout", message, "lower it", (*here, "below"), ("match", "target"))


def the_target_can_be_hit(case: Case) -> Iterator[Finding]:
    """Check that a target that must be reached exactly is a sum of what awards can bring."""
    match = case.chapters["match"]
    if match["reach"] != "exactly" or match["target"] == "none" or match["counting"] != "points":
        return
    booked = [row for row in case.chapters["score"]["awards"] if row["book"] == "score"]
    if match["overshoot"] == "cap":
        for row in booked:
            if row["paid_by"] not in ("nobody", "counter"):
                message = "what others pay cannot be cut at the target"
                cure = "write another overshoot"
                yield error("match/paid", message, cure, ("match", "overshoot"))
        return
    unit = gcd(*(_unit(row["points"]) for row in booked))
    if unit and match["target"] % unit:
        message = f"{match['target']} is never hit: every award brings a multiple of {unit}"
        yield error("match/never-hit", message, "change the target", ("match", "target"))


def _unit(points: int | Mapping[str, Any]) -> int:
    """Return a number of which the points are always a multiple."""
    if isinstance(points, int):
        return points
    times = points["times"]
    if not isinstance(times, int) or "at_most" in points or points["at_least"] != 0:
        return 1
    if "divide_by" in points or "table" in points:
        return times
    return times * int(points.get("round_to", 1))
