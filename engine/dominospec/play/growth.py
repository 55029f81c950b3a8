# SPDX-License-Identifier: MIT
"""How tiles branch, compiled from the chapter ``layout`` (spec/language.md, 5)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from dominospec.play.formulas import Condition
from dominospec.tiles import Tile

BOTH, ONE, NOTHING = 2, 1, 0
HALVES: Mapping[str, int] = {"both-halves": BOTH, "one-half": ONE, "nothing": NOTHING}
"""How many halves of a double count, by the words of ``counts``."""


class Counts(NamedTuple):
    """How many halves of a double count, by how many of its arms have a tile.

    ``exactly`` goes before: by how many in the line, and how many aside.
    """

    alone: int = BOTH
    one_covered: int = BOTH
    two_covered: int = NOTHING
    three_covered: int = NOTHING
    exactly: tuple[tuple[tuple[int, int], int], ...] = ()


class Axes(NamedTuple):
    """How a tile takes others.

    ``arms`` tiles may touch it, ``late`` says that its side arms wait for both line sides, ``fill``
    how it has to be filled, ``next_turn`` that this does not bind in the turn it is laid in,
    ``one_tile`` that its side arms take one tile each, ``shows`` what those of a mixed tile show.
    """

    arms: int = 2
    late: bool = False
    fill: str = "free"
    next_turn: bool = False
    one_tile: bool = False
    shows: str = "outer-half"
    counts: Counts = Counts()


LATE: Mapping[str, bool] = {"at-once": False, "after-line-sides": True}
NEXT_TURN: Mapping[str, bool] = {"at-once": False, "next-turn": True}
ONE_TILE: Mapping[str, bool] = {"grow": False, "one-tile": True}
ENCLOSED: Mapping[str, bool] = {"when-laid": False, "when-enclosed": True}

_AXES: Mapping[str, tuple[str, Callable[[Any], Any]]] = {
    "arms": ("arms", int),
    "opens": ("late", LATE.__getitem__),
    "fill": ("fill", str),
    "binds": ("next_turn", NEXT_TURN.__getitem__),
    "side_arms": ("one_tile", ONE_TILE.__getitem__),
    "shows": ("shows", str),
}
"""How the axes are compiled: the name of each and what reads its word."""

LINE_ARMS: Mapping[str, int] = {"at-both-ends": 2, "at-one-end": 1, "in-trains": 0}
"""How many arms the first tile has in the line, by the word of ``grows``."""


class Branch(NamedTuple):
    """A row of ``layout.branches``: which tiles have other axes, and when that is decided."""

    id: str
    tiles: frozenset[Tile]
    when: Condition
    enclosed: bool
    most: int | None
    axes: Mapping[str, Any]

    def of(self, axes: Axes) -> Axes:
        """Return the axes of a tile that has the row, laid over those of its kind."""
        return laid_over(axes, self.axes)


class Growth(NamedTuple):
    """The chapter ``layout`` of a game that is more than a line with two ends.

    ``line_arms`` are those of the first tile, ``one_end`` which of its halves a single one shows.
    ``hub`` says of each train whether it begins on the hub, ``numbers`` are all those of the set.
    """

    line_arms: int = 2
    one_end: str = "higher"
    led: Axes = Axes()
    first: Axes = Axes()
    every: Axes = Axes()
    mixed: Axes = Axes()
    several: str = "oldest-first"
    lapses: bool = True
    branches: tuple[Branch, ...] = ()
    mixed_after: str = "nothing"
    hub: tuple[bool, ...] = ()
    numbers: tuple[int, ...] = ()

    @property
    def is_chosen(self) -> bool:
        """Whether the leader says which half of a mixed first tile stays open."""
        return self.line_arms == 1 and self.one_end == "chosen"

    def kind(self, tile: Tile, laid: Sequence[Tile]) -> Axes:
        """Return the axes of a tile that is laid after these, by its kind."""
        if not tile.is_double:
            return self.mixed
        if not laid:
            return self.led
        return self.every if any(other.is_double for other in laid) else self.first


def laid_over(axes: Axes, row: Mapping[str, Any]) -> Axes:
    """Return axes with what a row says of them."""
    changes = {name: read(row[key]) for key, (name, read) in _AXES.items() if key in row}
    counts = _counts(axes.counts, row.get("counts", {}))
    return axes._replace(**changes, counts=counts)


def _counts(counts: Counts, row: Mapping[str, Any]) -> Counts:
    words = {key: HALVES[word] for key, word in row.items() if key != "exactly"}
    exactly = dict(counts.exactly) | {
        _covered(key): HALVES[word] for key, word in row.get("exactly", {}).items()
    }
    return counts._replace(**words, exactly=tuple(exactly.items()))


def _covered(written: str) -> tuple[int, int]:
    """Read ``2+1``: two in the line, and one aside."""
    line, _, aside = written.partition("+")
    return int(line), int(aside)


Compiling = Callable[[Any], Any]


def _branch(row: Mapping[str, Any], tiles: Compiling, condition: Compiling) -> Branch:
    most = None if row["most"] == "unlimited" else row["most"]
    when = condition(row.get("when"))
    return Branch(row["id"], tiles(row["tiles"]), when, ENCLOSED[row["given"]], most, row)


def compile_growth(
    resolved: Mapping[str, Any],
    compiling: tuple[Compiling, Compiling],
    hub: Sequence[bool],
    *,
    remembered: bool,
) -> Growth | None:
    """Return how tiles branch; None for a line with two ends that nothing asks about.

    ``compiling`` makes selectors and conditions; ``remembered``: a rule asks for the tiles laid.
    """
    layout = resolved["layout"]
    doubles = layout["doubles"]
    led, first, every = (laid_over(Axes(), doubles[name]) for name in ("led", "first", "every"))
    growth = Growth(
        line_arms=LINE_ARMS[layout["grows"]],
        one_end=layout["one_end"],
        led=led,
        first=first,
        every=every,
        several=doubles["several"],
        lapses=doubles["impossible"] == "lapses",
        branches=tuple(_branch(row, *compiling) for row in layout["branches"]),
        mixed_after=layout["mixed_after"],
        hub=tuple(hub),
        numbers=tuple(range(resolved["set"]["highest_double"] + 1)) if hub else (),
    )
    plain = Growth(one_end=growth.one_end, several=growth.several, lapses=growth.lapses)
    return growth if remembered or growth != plain else None
