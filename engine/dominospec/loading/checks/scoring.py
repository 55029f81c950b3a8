# SPDX-License-Identifier: MIT
"""Checks of where points go: payers, counters and signs."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.loading.checks.counting import count_of
from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.document import Pointer


def _uses(award: Mapping[str, Any]) -> list[str]:
    """Return the keys of an award that need a counter."""
    return [key for key in ("paid_by", "book") if award[key] == "counter"]


def counters_are_there(case: Case) -> Iterator[Finding]:
    """Check that a counter that is named has a row, and that one is named where it is needed."""
    rows = [row["id"] for row in case.chapters["score"]["counters"]]
    for award in case.chapters["score"]["awards"]:
        here: Pointer = ("score", "awards", award["id"])
        uses = _uses(award)
        if uses and "counter" not in award:
            message = f"{uses[0]}: counter does not say which counter"
            yield error("score/no-counter", message, "add counter", (*here, uses[0]))
        if not uses and "counter" in award:
            message = "counter has no effect: nothing is paid from it or into it"
            cure = "write book: counter or paid_by: counter, or take it out"
            yield note("score/counter", message, cure, (*here, "counter"))
    for where, name in _named(case):
        if name not in rows:
            message = f"there is no counter '{name}'"
            cure = f"write one of: {', '.join(rows)}" if rows else "add it to score/counters"
            yield error("score/unknown-counter", message, cure, where)


def _changed(case: Case) -> Iterator[tuple[Pointer, str]]:
    """Yield every place that names a counter to change it."""
    for award in case.chapters["score"]["awards"]:
        if "counter" in award:
            yield ("score", "awards", award["id"], "counter"), award["counter"]
    for rule in case.chapters["rules"]:
        if "counter" in rule:
            yield ("rules", rule["id"], "counter"), rule["counter"]


def _read(case: Case) -> Iterator[tuple[Pointer, str]]:
    """Yield every place that asks what a counter stands at."""
    for part in case.parts:
        if count_of(part) == "counter" and "name" in part.value:
            yield (*part.pointer, "name"), part.value["name"]


def _named(case: Case) -> Iterator[tuple[Pointer, str]]:
    """Yield every place that names a counter."""
    yield from _changed(case)
    yield from _read(case)


def counts_name_their_counter(case: Case) -> Iterator[Finding]:
    """Check that the count of a counter says which one."""
    for part in case.parts:
        if count_of(part) == "counter" and "name" not in part.value:
            yield error("score/no-counter", "which counter?", "add name", part.pointer)


def counters_are_used(case: Case) -> Iterator[Finding]:
    """Check that a counter is changed by something, and that something depends on it."""
    changed = {name for _, name in _changed(case)}
    read = {name for _, name in _read(case)}
    read |= {
        award.get("counter", "")
        for award in case.chapters["score"]["awards"]
        if award["paid_by"] == "counter"
    }
    for row in case.chapters["score"]["counters"]:
        here: Pointer = ("score", "counters", row["id"])
        if row["id"] not in changed:
            message = f"the counter '{row['id']}' never changes"
            cure = "book an award to it, let a rule change it, or take it out"
            yield note("score/idle-counter", message, cure, here)
        elif row["id"] not in read:
            message = f"nothing depends on the counter '{row['id']}'"
            yield note("score/idle-counter", message, "is that meant?", here)


_GROUPS: Final = (("lead", "play"), ("out", "block", "stopped", "round-end"))
"""Events whose awards are carried out together, in this order."""


def _place(award: Mapping[str, Any]) -> tuple[int, int]:
    """Return the group of an award, and the place of its event in it."""
    found = [(n, group.index(award["event"])) for n, group in enumerate(_GROUPS)
             if award["event"] in group]  # fmt: skip
    return found[0] if found else (-1, 0)


def counters_are_booked_before(case: Case) -> Iterator[Finding]:
    """Check that no award asks for a counter that one before it in its group is booked to."""
    awards = {str(row["id"]).partition("/")[0]: row for row in case.chapters["score"]["awards"]}
    names = list(awards)
    for where, name in _read(case):
        if where[:2] != ("score", "awards"):
            continue
        reader = str(where[2])
        mine, later = _place(awards[reader])
        for booked in awards.values():
            if booked["book"] != "counter" or booked.get("counter") != name:
                continue
            group, at = _place(booked)
            before = names.index(str(booked["id"]).partition("/")[0]) < names.index(reader)
            if group == mine >= 0 and (at < later or (at == later and before)):
                message = f"what '{booked['id']}' books is not in the counter yet: one group"
                cure = "let a rule add to the counter at an earlier event, or count the points anew"
                yield note("score/counter-later", message, cure, where)


def payers_can_pay(case: Case) -> Iterator[Finding]:
    """Check that what is paid by others is neither a loss nor divided."""
    for award in case.chapters["score"]["awards"]:
        here: Pointer = ("score", "awards", award["id"])
        if award["paid_by"] == "nobody":
            continue
        if award["sign"] == "minus":
            message = "what is taken off is paid by nobody"
            yield error("score/paid-loss", message, "write sign: plus", (*here, "sign"))
        if award["several"] == "divided":
            message = "what each payer pays is worked out for each receiver, and not divided"
            yield error("score/paid-shares", message, "write several: each", (*here, "several"))
        if award["paid_by"] != "counter" and award["book"] != "score":
            message = "only points of the score are paid by sides"
            yield error("score/paid-book", message, "write book: score", (*here, "book"))


def claims_can_be_made(case: Case) -> Iterator[Finding]:
    """Check that what must be claimed is the layer's, and arises from a tile."""
    claimed = [row for row in case.chapters["score"]["awards"] if row["claim"] == "called"]
    for award in claimed:
        here: Pointer = ("score", "awards", award["id"], "claim")
        is_layers = award["event"] in ("lead", "play") and award["to"] == ["actor"]
        if not is_layers or award["book"] != "score" or award["paid_by"] != "nobody":
            message = "only points that a tile brings the score of its layer can be claimed"
            cure = "write event: play and to: actor, or claim: by-itself"
            yield error("score/claim", message, cure, here)
    if not claimed and case.writes("score", "missed"):
        message = "score/missed has no effect: nothing must be claimed"
        yield note("score/missed", message, "write claim: called", ("score", "missed"))
