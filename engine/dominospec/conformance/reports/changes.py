# SPDX-License-Identifier: MIT
"""Two reports beside each other: what has become better, worse, new or another scenario."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from dominospec.conformance.reports.reading import GOOD, OPEN, Record, Report


class Change(NamedTuple):
    """What has happened to a scenario: a word, its id and title, and both verdicts."""

    what: str
    id: str
    title: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.what:10} {self.id}: {self.old or '-'} -> {self.new or '-'}  {self.title}"


WORSE: Final = "worse"

KINDS: Final[Mapping[str, str]] = {
    WORSE: "It passed, and does not any more.",
    "better": "It did not pass, and does now.",
    "changed": "It has another verdict, and passed neither time.",
    "revised": "The scenario means something else now.",
    "added": "The scenario is new.",
    "gone": "The scenario was not asked for any more.",
}
"""What can happen to a scenario between two reports, the weightiest first."""


def _rank(verdict: str) -> int:
    return 2 if verdict in GOOD else 1 if verdict in OPEN else 0


def _what(old: Record | None, new: Record | None) -> str:
    """Return what has happened; nothing when nothing has."""
    if old is None or new is None:
        return "added" if old is None else "gone"
    if (old["rev"], old.get("kind")) != (new["rev"], new.get("kind")):
        return "revised"
    before, after = _rank(old["verdict"]), _rank(new["verdict"])
    if before == after:
        return "changed" if old["verdict"] != new["verdict"] else ""
    return WORSE if after < before else "better"


def _change(old: Record | None, new: Record | None) -> Change | None:
    what, there = _what(old, new), new or old
    if not (what and there):
        return None
    verdicts = [row["verdict"] if row else "" for row in (old, new)]
    return Change(what, there["id"], there["title"], verdicts[0], verdicts[1])


def changes(old: Report, new: Report) -> Iterator[Change]:
    """Yield what is different, the weightiest first, then by id."""
    before, after = ({row["id"]: row for row in report.rows} for report in (old, new))
    found = (_change(before.get(one), after.get(one)) for one in sorted(before | after))
    order = [*KINDS]
    yield from sorted(filter(None, found), key=lambda change: order.index(change.what))


def unchanged(old: Report, new: Report) -> int:
    """Return how many scenarios have the verdict they had."""
    there = {row["id"] for row in old.rows} | {row["id"] for row in new.rows}
    return len(there) - sum(1 for _ in changes(old, new))
