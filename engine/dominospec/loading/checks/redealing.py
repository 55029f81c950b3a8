# SPDX-License-Identifier: MIT
"""Checks of hands that are dealt again."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.selecting import selected
from dominospec.tiles import Tile

Row = Mapping[str, Any]

_COUNTED: Final = ("counting", "tiles", "at_least")
_OF_THE_DEAL: Final = frozenset(
    {"hands", "boneyard", "unlaid", "legal-plays", "legal_plays", "stuck", "fits-ends", "fits_ends"}
)
"""What may be another thing after another deal; all else is as it was."""


def _rows(case: Case) -> Mapping[str, Row]:
    case.looked_at.add("deal")
    rows: Mapping[str, Row] = case.rules.written.data.get("deal", {}).get("redeal", {})
    return rows


def rows_say_when(case: Case) -> Iterator[Finding]:
    """Check that a row says how many tiles are enough, or has a condition, and not both."""
    for name, row in _rows(case).items():
        here = ("deal", "redeal", name)
        if "when" not in row and "at_least" not in row:
            message = f"the row '{name}' does not say which hands it concerns"
            yield error("deal/redeal", message, "add at_least, or when", here)
        for key in _COUNTED if "when" in row else ():
            if key in row:
                message = f"{key} has no effect beside a condition"
                yield note("deal/redeal-twice", message, "take it out", (*here, key))


def deals_come_to_an_end(case: Case) -> Iterator[Finding]:
    """Check that what is counted can be there, and need not be there in every deal."""
    hands = case.hands
    for name, row in _rows(case).items() if hands else ():
        if "when" in row or "at_least" not in row:
            continue
        here = ("deal", "redeal", name, "at_least")
        sizes = [size for hand in hands or () for size in _sizes(case, row, hand)]
        if row["at_least"] > min(max(sizes), _most(case, row)):
            message = f"with {case.players} players no hand ever holds {row['at_least']} of them"
            yield note("deal/redeal-never", message, "ask for fewer", here)
        elif row["at_least"] <= max(_least(case, row, size) for size in sizes):
            always = f"with {case.players} players there is such a hand in every deal"
            if row.get("then", "redeal") == "redeal":
                message = f"{always}: the tiles are dealt again for ever"
                yield error("deal/redeal-for-ever", message, "ask for more", here)
            else:
                yield note("deal/redeal-always", always, "ask for more", here)


def conditions_look_at_the_deal(case: Case) -> Iterator[Finding]:
    """Check that where a condition orders a new deal, another deal may end that."""
    for name, row in _rows(case).items():
        ordered = row.get("then", "redeal") == "redeal"
        if ordered and "when" in row and _OF_THE_DEAL.isdisjoint(_words(row["when"])):
            message = "no tile has a part in this: where it holds, it holds after every deal"
            here = ("deal", "redeal", name, "when")
            yield error("deal/redeal-for-ever", message, "ask for hands, or say may-redeal", here)


def _words(part: Any) -> Iterator[str]:
    """Yield every key and word in a general part."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        yield from part
    inner = part.values() if isinstance(part, Mapping) else part if isinstance(part, list) else ()
    for each in inner:
        yield from _words(each)


def leaders_may_hold_their_tile(case: Case) -> Iterator[Finding]:
    """Check that not every tile that finds the first leader makes the deal void."""
    case.looked_at.add("lead")
    steps = case.chapters["lead"]["first"]
    if any(step["by"] not in _SHOWN for step in steps):
        return
    needed = {tile for step in steps for tile in _SHOWN[step["by"]](case, step)}
    for name, row in _rows(case).items():
        if row.get("then", "redeal") != "redeal" or row.get("at_least") != 1:
            continue
        highest: int = case.chapters["set"]["highest_double"]
        if needed <= set(selected(row.get("tiles", ["doubles"]), case.tiles, highest)):
            message = "whoever could lead the first round holds such a tile: it never begins"
            here = ("deal", "redeal", name, "at_least")
            yield error("deal/redeal-for-ever", message, "ask for more, or add a step", here)


def _doubles(case: Case, _step: Row) -> Iterator[Tile]:
    return (tile for tile in case.tiles if tile.is_double)


_SHOWN: Final[Mapping[str, Callable[[Case, Row], Iterable[Tile]]]] = {
    "highest-double": _doubles,
    "lowest-double": _doubles,
    "holder-of": lambda case, step: [Tile.parse(step["tile"])] if "tile" in step else case.tiles,
    "redeal": lambda _case, _step: (),
}
"""The steps that find who holds a tile, or nobody, and the tiles of which one is then in a hand."""


def _sizes(case: Case, row: Row, hand: list[int]) -> list[int]:
    """Return how many tiles are looked at together: those of seats, or of sides."""
    if row.get("whose", "one-seat") == "one-seat":
        return hand
    return [
        sum(size for size, its in zip(hand, case.sides, strict=True) if its == side)
        for side in set(case.sides)
    ]


def _is_one_number(row: Row) -> bool:
    return bool(row.get("counting") == "one-number")


def _most(case: Case, row: Row) -> int:
    """Return how many tiles there are of what is counted."""
    highest: int = case.chapters["set"]["highest_double"]
    if _is_one_number(row):
        return max(sum(half in tile for tile in case.tiles) for half in range(highest + 1))
    wanted = row.get("tiles", ["doubles"])
    return len(selected(wanted, case.tiles, highest))


def _least(case: Case, row: Row, size: int) -> int:
    """Return how many of them a hand of this size holds at least."""
    numbers: int = case.chapters["set"]["highest_double"] + 1
    if _is_one_number(row):
        doubles = min(size, sum(tile.is_double for tile in case.tiles))
        return -((doubles - 2 * size) // numbers)
    return size - (len(case.tiles) - _most(case, row))
