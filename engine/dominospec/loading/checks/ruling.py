# SPDX-License-Identifier: MIT
"""Checks of rules that count, and of rules on events that come after the round."""

from collections.abc import Iterator
from typing import Final

from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.document import Pointer

_COUNTS: Final = frozenset({"adds", "sets"})
_AFTER_THE_END: Final = frozenset({"out", "block", "stopped", "round-end", "match-end"})
_STILL_POSSIBLE: Final = frozenset({*_COUNTS, "ends-match"})


def rules_that_count(case: Case) -> Iterator[Finding]:
    """Check that a rule that counts says which counter and whose, and that no other does."""
    holders = {row["id"]: row["of"] for row in case.chapters["score"]["counters"]}
    for rule in case.chapters["rules"]:
        here: Pointer = ("rules", rule["id"])
        if rule["do"] in _COUNTS and "counter" not in rule:
            message = f"{rule['do']} does not say which counter"
            yield error("rules/no-counter", message, "add counter", (*here, "do"))
        elif rule["do"] not in _COUNTS and "counter" in rule:
            message = f"counter has no effect: {rule['do']} counts nothing"
            yield note("rules/counter", message, "take it out", (*here, "counter"))
        of = holders.get(rule.get("counter", ""), "") if rule["do"] in _COUNTS else ""
        if of.startswith("each") and not case.writes(*here, "whom"):
            message = f"the counter '{rule['counter']}' is of {of}, and whom does not say whose"
            yield error("rules/whose-counter", message, "add whom", (*here, "counter"))
        if of == "table" and case.writes(*here, "whom"):
            message = f"whom has no effect: the counter '{rule['counter']}' is the table's"
            yield note("rules/whom", message, "take it out", (*here, "whom"))


def rules_come_in_time(case: Case) -> Iterator[Finding]:
    """Check that what a rule does can still be done at its event."""
    for rule in case.chapters["rules"]:
        here: Pointer = ("rules", rule["id"], "do")
        if rule["event"] in _AFTER_THE_END and rule["do"] not in _STILL_POSSIBLE:
            message = f"{rule['do']} comes too late: the round is over at {rule['event']}"
            cure = "choose an event of the round, or let it count"
            yield error("rules/too-late", message, cure, here)
        if rule["event"] == "match-end" and rule["do"] == "ends-match":
            message = "ends-match comes too late: the match is over at match-end"
            yield error("rules/too-late", message, "choose an earlier event", here)
        if rule["do"] == "draws" and rule["amount"] == 0:
            message = "this rule draws nothing: the amount is 0"
            yield note("rules/dry", message, "write an amount", ("rules", rule["id"], "amount"))
