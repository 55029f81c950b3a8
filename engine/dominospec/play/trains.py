# SPDX-License-Identifier: MIT
"""The trains of a game, compiled from ``layout.trains`` (spec/language.md, 5)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from dominospec.play.compiling import condition, seats, tiles
from dominospec.play.plan import Opens, Others, Train

Rules: TypeAlias = Mapping[str, Any]
Owners: TypeAlias = tuple[int, ...]


def _each_seat(_row: Rules, sides: Sequence[int]) -> list[Owners]:
    return [(seat,) for seat in range(len(sides))]


def _each_side(_row: Rules, sides: Sequence[int]) -> list[Owners]:
    return [
        tuple(seat for seat, its in enumerate(sides) if its == side)
        for side in range(max(sides) + 1)
    ]


FOR: Mapping[str, Callable[[Rules, Sequence[int]], list[Owners]]] = {
    "each-seat": _each_seat,
    "each-side": _each_side,
    "the-table": lambda row, _sides: [()] * row["number"],
}
"""The owners of the trains of a row, train by train."""

_EVERYONE = ("everyone",)


def _others(written: Any) -> Others:
    if isinstance(written, str):
        return Others(written, seats(_EVERYONE))
    word = "when" if "when" in written else "who"
    return Others(word, seats(written["who"]), condition(written.get("when")))


def _opens(written: Any) -> Opens:
    return Opens(written) if isinstance(written, str) else Opens("when", condition(written["when"]))


def _of_row(row: Rules, resolved: Rules) -> Iterator[Train]:
    tables = resolved["tables"]
    start = tiles(row["start"])
    narrowed = None if start >= tiles(tables["tiles"]) else start
    for owners in FOR[row["for"]](row, tables["sides"]):
        yield Train(
            id=row["id"],
            owners=owners,
            others=_others(row["others"]),
            opens=_opens(row["opens"]),
            start=narrowed,
            joins_hub=row["start_joins"] == "hub",
        )


def train_count(resolved: Rules) -> int:
    """Return how many trains there are."""
    layout, sides = resolved["layout"], resolved["tables"]["sides"]
    if layout["grows"] != "in-trains":
        return 0
    return sum(len(FOR[row["for"]](row, sides)) for row in layout["trains"])


def compile_trains(resolved: Rules) -> tuple[Train, ...]:
    """Return the trains by arm; none where the layout does not grow in trains."""
    layout = resolved["layout"]
    if layout["grows"] != "in-trains":
        return ()
    return tuple(train for row in layout["trains"] for train in _of_row(row, resolved))
