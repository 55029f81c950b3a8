# SPDX-License-Identifier: MIT
"""Checks of awards and rules: what they speak of is known at their event."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.loading.chapters import Part
from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.document import Pointer

_AFTER_THE_END: Final = frozenset({"out", "block", "stopped", "round-end", "match-end"})
_WITH_TILE: Final = frozenset({"lead", "play", "draw", "turn-end", "out", "block"})
_WITH_TILE_LAID: Final = frozenset({"lead", "play", "out", "block"})

_OF_THE_TILE_LAID: Final = (
    "open-ends-before", "ends-as-laid", "free-number", "joined-number", "laid-tile",
    "neighbour-tile", "before-neighbour", "fills", "shares_double",
)  # fmt: skip

_KNOWN_AT: Final[Mapping[str, frozenset[str]]] = {
    "fits-ends": _WITH_TILE_LAID,
    "open-numbers-before": _WITH_TILE_LAID,
    **dict.fromkeys(_OF_THE_TILE_LAID, _WITH_TILE_LAID),
    "tile": _WITH_TILE,
    "tile_was_drawn": _WITH_TILE_LAID,
    "on_own_train": _WITH_TILE_LAID,
    "starts_train": _WITH_TILE_LAID,
    "stuck": frozenset({"pass"}),
    "ended_by_out": _AFTER_THE_END,
    "ended_by_block": _AFTER_THE_END,
    "winner": _AFTER_THE_END,
    "losers": _AFTER_THE_END,
    "winning-seat": _AFTER_THE_END,
    "tied": _AFTER_THE_END,
    "tied-seats": _AFTER_THE_END,
    "won_by": _AFTER_THE_END,
    "completes_circle": frozenset({"pass"}),
}
"""The events at which a count, a fact or a seats word is known; all others always are."""

_SEATS: Final = frozenset({"seats", "seats_part", "seats_word"})
_WHY_NOT: Final[Mapping[str, str]] = {
    "fits-ends": "no tile is laid",
    "open-numbers-before": "no tile is laid",
    **dict.fromkeys(_OF_THE_TILE_LAID, "no tile is laid"),
    "tile": "there is no tile",
    "tile_was_drawn": "no tile is laid",
    "on_own_train": "no tile is laid",
    "starts_train": "no tile is laid",
    "stuck": "nobody passes",
    "ended_by_out": "the round goes on",
    "ended_by_block": "the round goes on",
    "winner": "nobody has won yet",
    "losers": "nobody has won yet",
    "tied-seats": "nobody has won yet",
    "won_by": "nobody has won yet",
    "completes_circle": "nobody passes",
    "winning-seat": "nobody has won yet",
    "tied": "nobody has won yet",
}

_SETTLED: Final[Mapping[tuple[str, str], bool]] = {
    ("out", "ended_by_out"): True,
    ("out", "ended_by_block"): False,
    ("stopped", "ended_by_out"): False,
    ("stopped", "ended_by_block"): False,
    ("block", "ended_by_out"): False,
    ("block", "ended_by_block"): True,
}


def _named(part: Part) -> Iterator[tuple[Pointer, str]]:
    """Yield the counts, facts and seats words that a part names directly."""
    is_seats_word = not _SEATS.isdisjoint(part.names)
    if not {"quantity", "operand"}.isdisjoint(part.names) and isinstance(part.value, dict):
        yield (*part.pointer, "count"), part.value["count"]
    elif "comparison" in part.names:
        yield part.pointer, str(part.pointer[-1]).replace("_", "-")
    elif "condition" in part.names:
        for key in part.value:
            yield (*part.pointer, key), key
    elif is_seats_word and isinstance(part.value, str):
        yield part.pointer, part.value


def known_at_the_event(case: Case) -> Iterator[Finding]:
    """Check that nothing is asked of an event that it cannot tell."""
    for part in case.parts:
        event = case.row(part.pointer).get("event", "")
        for here, name in _named(part) if event else ():
            if event not in _KNOWN_AT.get(name, event):
                message = f"'{name}' says nothing at the event {event}: {_why(name, event)}"
                fitting = ", ".join(sorted(_KNOWN_AT[name]))
                yield error("event/unknown", message, f"it goes with: {fitting}", here)


def _why(name: str, event: str) -> str:
    if event in _AFTER_THE_END and _WHY_NOT[name] == "there is no tile":
        return "it has no tile of its own"
    return _WHY_NOT[name]


def facts_are_open(case: Case) -> Iterator[Finding]:
    """Check that no condition asks how the round ended where the event says it."""
    for part in case.parts:
        event = case.row(part.pointer).get("event", "")
        if "condition" not in part.names:
            continue
        for key, value in part.value.items():
            settled = _SETTLED.get((event, key))
            if settled is None:
                continue
            here = (*part.pointer, key)
            if value is settled:
                yield note(
                    "event/settled", f"{key} always holds at the event {event}", "take it out", here
                )
            elif {"any", "not"}.isdisjoint(case.inside(part.pointer)):
                message = f"this never holds: at the event {event}, {key} is {str(settled).lower()}"
                yield error("event/never", message, "use the event round-end, or take it out", here)


def breaches_belong_to_fouls(case: Case) -> Iterator[Finding]:
    """Check that ``breach`` stands beside the event ``foul``, and names fouls that can happen."""
    called = case.chapters["finish"]["block"]["established"] == "called"
    for award in case.chapters["score"]["awards"]:
        here = ("score", "awards", award["id"], "breach")
        if "breach" in award and award["event"] != "foul":
            message = f"breach says nothing at the event {award['event']}: no foul is judged"
            yield error("event/breach", message, "write event: foul, or take it out", here)
        elif award.get("breach") == ["false-block"] and not called:
            message = "this award never happens: no block is called, so that none is called falsely"
            yield note("event/never-happens", message, "write established: called", here)


def events_happen(case: Case) -> Iterator[Finding]:
    """Check that nothing waits for a draw where nobody draws."""
    if case.chapters["draw"]["when"] != "never":
        return
    for award in case.chapters["score"]["awards"]:
        yield from _never_drawn(("score", "awards", award["id"], "event"), award["event"])
    for rule in case.chapters["rules"]:
        yield from _never_drawn(("rules", rule["id"], "event"), rule["event"])


def _never_drawn(here: Pointer, event: str) -> Iterator[Finding]:
    if event == "draw":
        yield note(
            "event/never-happens", "this never happens: nobody draws", "write draw/when", here
        )


def somebody_gets_it(case: Case) -> Iterator[Finding]:
    """Check that nobody speaks of partners where everybody plays alone."""
    if case.chapters["seats"]["sides"] != "each-alone":
        return
    for part in case.parts:
        for here, name in _named(part):
            if name == "partners":
                message = "nobody has partners: everybody plays alone"
                yield error("general/no-partners", message, "name other seats", here)


def points_are_worth_it(case: Case) -> Iterator[Finding]:
    """Check that an award gives points."""
    for award in case.chapters["score"]["awards"]:
        if award["points"] == 0 and "/" not in award["id"]:
            here = ("score", "awards", award["id"], "points")
            yield note("score/no-points", "this award gives no points", "is that meant?", here)


_OF_ALL: Final = frozenset({"reverses", "closes-end", "ends-round", "voids-round", "ends-match"})
"""What concerns no seats of its own."""


def rules_have_an_effect(case: Case) -> Iterator[Finding]:
    """Check that what a rule says goes with what it does."""
    for rule in case.chapters["rules"]:
        yield from _rule(case, rule)


_BY_AMOUNT: Final = frozenset({"draws", "adds", "sets"})


def _rule(case: Case, rule: Mapping[str, Any]) -> Iterator[Finding]:
    here: Pointer = ("rules", rule["id"])
    if rule["do"] not in _BY_AMOUNT and case.writes(*here, "amount"):
        message = f"amount has no effect: {rule['do']} neither draws nor counts"
        yield note("rules/amount", message, "take it out", (*here, "amount"))
    if rule["do"] in _OF_ALL and case.writes(*here, "whom"):
        message = f"whom has no effect: {rule['do']} concerns all"
        yield note("rules/whom", message, "take it out", (*here, "whom"))
    for key, ends in (("as", ("ends-round",)), ("winner", ("ends-round", "ends-match"))):
        if rule["do"] not in ends and case.writes(*here, key):
            message = f"{key} has no effect: {rule['do']} does not end the round"
            cure = "take it out, or write do: ends-round"
            yield note("rules/ending", message, cure, (*here, key))
    if rule["do"] == "closes-end" and rule["event"] != "play":
        message = f"there is no tile to close at the event {rule['event']}"
        yield error("rules/closes", message, "write event: play", (*here, "do"))
    dry = case.chapters["draw"]["when"] == "never" or case.chapters["deal"]["rest"] != "boneyard"
    if rule["do"] == "draws" and dry:
        message = "this rule draws nothing: the boneyard can give no tile"
        cure = "write draw/when, and deal/rest: boneyard"
        yield note("rules/dry", message, cure, (*here, "do"), ("draw", "when"), ("deal", "rest"))
