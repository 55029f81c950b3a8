# SPDX-License-Identifier: MIT
"""Checks of the end of a round, of the match and of fouls."""

from collections.abc import Iterator
from typing import Final

from dominospec.loading.checks.finding import Case, Finding, error, note

_LEAVES_ONE: Final = ("nearest-to-leader", "nearest-to-closer")


def nobody_needs_no_tests(case: Case) -> Iterator[Finding]:
    """Check that nothing is compared where nobody can win a block."""
    if case.chapters["finish"]["block"]["candidates"] != "nobody":
        return
    if case.chapters["finish"]["out"]["winner"] == "by-block":
        return
    for key in ("best", "tie"):
        here = ("finish", "block", key)
        if case.writes(*here):
            message = f"{key} has no effect: nobody wins a block"
            yield note("finish/nobody", message, "take it out, or name candidates", here)


def going_out_makes_sense(case: Case) -> Iterator[Finding]:
    """Check that the end by going out can be reached, and that its winner is somebody."""
    finish, here = case.chapters["finish"], ("finish", "out")
    out = finish["out"]
    if out["ends_round"] == "whole-side" and case.chapters["seats"]["sides"] == "each-alone":
        message = "whole-side is the same as one-seat, since everybody plays alone"
        yield note("finish/whole-side", message, "write one-seat", (*here, "ends_round"))
    if out["winner"] == "last-in" and out["ends_round"] == "all":
        message = "last-in finds nobody: the round ends when all are out"
        cure = "write winner: last-out, or ends_round: all-but-one"
        yield error("finish/last-in", message, cure, (*here, "winner"), (*here, "ends_round"))
    if out["winner"] == "last-out" and out["ends_round"] == "one-seat":
        message = "last-out is the same as first-out: the round ends when one seat is out"
        yield note("finish/last-out", message, "write first-out", (*here, "winner"))
    if out["winner"] == "by-block" and finish["block"]["candidates"] == "nobody":
        message = "nobody ever wins a round: it is decided as a block, and nobody wins a block"
        places = (*here, "winner"), ("finish", "block", "candidates")
        yield error("finish/no-winner", message, "name candidates, or another winner", *places)


def enough_seats_to_be_out(case: Case) -> Iterator[Finding]:
    """Check that a number of seats that must be out is smaller than the number of players."""
    ends = case.chapters["finish"]["out"]["ends_round"]
    if isinstance(ends, int) and ends >= case.players:
        message = f"with {case.players} players {ends} seats out is the same as all"
        cure = "write all, or a smaller number"
        yield note("finish/ends-round", message, cure, ("finish", "out", "ends_round"))


def sides_need_partners(case: Case) -> Iterator[Finding]:
    """Check that words for sides stand only where seats have partners."""
    if case.chapters["seats"]["sides"] != "each-alone":
        return
    block = case.chapters["finish"]["block"]
    if block["candidates"] == "sides":
        message = "candidates: sides is the same as seats, since everybody plays alone"
        yield note("finish/sides", message, "write seats", ("finish", "block", "candidates"))
    if "fewest-side-pips" in block["best"]:
        here = ("finish", "block", "best", block["best"].index("fewest-side-pips"))
        message = "fewest-side-pips is the same as fewest-pips, since everybody plays alone"
        yield note("finish/sides", message, "write fewest-pips", here)


def tests_are_reached(case: Case) -> Iterator[Finding]:
    """Check that no test comes after one that leaves one candidate."""
    block = case.chapters["finish"]["block"]
    last = next((test for test in block["best"] if test in _LEAVES_ONE), None)
    if last is None or block["candidates"] == "nobody":
        return
    for index in range(block["best"].index(last) + 1, len(block["best"])):
        message = f"this test is never reached: {last} leaves one candidate"
        cure = "take it out, or put it higher"
        yield note("finish/never-reached", message, cure, ("finish", "block", "best", index))
    if case.writes("finish", "block", "tie"):
        message = f"tie has no effect: {last} leaves one candidate"
        yield note("finish/never-reached", message, "take it out", ("finish", "block", "tie"))


_UNSEEN: Final = ("touched-tile", "missed-call", "wrong-claim", "wrong-count", "talk")
_CALLS: Final = ("pass", "last-tile", "going-out", "double")


def what_no_move_shows(case: Case) -> Iterator[Finding]:
    """Check that fouls that only the table sees are not taken back, and that calls are told."""
    fouls = case.chapters["fouls"]
    for breach in _UNSEEN:
        here = ("fouls", breach, "remedy")
        if case.writes(*here):
            message = f"remedy has no effect: {breach} is no move that could be taken back"
            yield note("fouls/unseen", message, "take it out", here)
    for breach, cost in fouls.items():
        if cost["remedy"] == "exposed" and breach not in (*_UNSEEN, "illegal-tile"):
            message = f"exposed has no effect: {breach} has no tile that could lie open"
            yield error("fouls/exposed", message, "write taken-back", ("fouls", breach, "remedy"))
    if case.writes("fouls", "missed-call") and not set(case.chapters["turn"]["calls"]) & set(
        _CALLS
    ):
        message = "missed-call has no effect: nothing has to be said"
        yield note("fouls/no-calls", message, "write turn/calls", ("fouls", "missed-call"))


def false_calls_cannot_stand(case: Case) -> Iterator[Finding]:
    """Check that no false call stands, and none is judged where no block is called."""
    here = ("fouls", "false-block")
    if case.chapters["fouls"]["false-block"]["remedy"] == "stands":
        message = "a false call of the block cannot stand: somebody can play"
        yield error("fouls/false-block", message, "write remedy: taken-back", (*here, "remedy"))
    elif case.writes(*here) and not _called(case):
        message = "false-block has no effect: no block is called"
        cure = "write finish/block/established: called, or take it out"
        yield note("fouls/not-called", message, cure, here)


def _called(case: Case) -> bool:
    return bool(case.chapters["finish"]["block"]["established"] == "called")
