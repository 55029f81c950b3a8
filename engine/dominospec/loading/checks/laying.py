# SPDX-License-Identifier: MIT
"""Checks of the layout: what has to be filled can be, and no word is without effect."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.document import Pointer
from dominospec.loading.fitting import fits
from dominospec.tiles import Tile

_KINDS: Final = ("every", "first", "led")
_LINE: Final = 2
_ASIDE: Final = ("opens", "side_arms", "shows")
_COVERED: Final[Mapping[str, int]] = {"two_covered": 2, "three_covered": 3}
_COUNTS_ENDS: Final = frozenset(
    {"open-ends", "open-ends-before", "ends", "ends-as-laid", "alike-ends", "double-ends"}
)


def _rows(case: Case) -> Iterator[tuple[Pointer, Mapping[str, Any]]]:
    """Yield the kinds of doubles and the rows of ``branches``, each in full."""
    layout = case.chapters["layout"]
    for kind in _KINDS:
        yield ("layout", "doubles", kind), layout["doubles"][kind]
    for row in layout["branches"]:
        yield ("layout", "branches", row["id"]), row


def words_have_an_effect(case: Case) -> Iterator[Finding]:
    """Check that what is said of side arms, filling and ends is said where there are some."""
    layout = case.chapters["layout"]
    fills = {row.get("fill", "free") for _, row in _rows(case)}
    if layout["grows"] != "at-one-end" and case.writes("layout", "one_end"):
        message = "one_end has no effect: the first tile goes on at both ends"
        yield note("layout/no-effect", message, "write grows: at-one-end", ("layout", "one_end"))
    for key, needed in {"several": {"before-anything-else"}, "impossible": fills}.items():
        place = ("layout", "doubles", key)
        if case.writes(*place) and not (fills & needed - {"free"}):
            message = f"{key} has no effect: no tile has to be filled"
            yield note("layout/no-effect", message, "write fill, or take it out", place)
    for here, row in _rows(case):
        yield from _of_row(case, here, row)


def _of_row(case: Case, here: Pointer, row: Mapping[str, Any]) -> Iterator[Finding]:
    arms = row.get("arms", _most_arms(case))
    for key in _ASIDE:
        if case.writes(*here, key) and arms <= _LINE:
            message = f"{key} has no effect: such a tile has no side arms"
            yield note("layout/no-effect", message, "write arms, or take it out", (*here, key))
    if case.writes(*here, "binds") and row.get("fill", "") == "free":
        message = "binds has no effect: such a tile need not be filled"
        yield note("layout/no-effect", message, "write fill, or take it out", (*here, "binds"))
    tiles = map(Tile.parse, row.get("tiles", ()))
    if "shows" in row and arms > _LINE and all(tile.is_double for tile in tiles):
        message = "shows has no effect: all these tiles are doubles"
        yield note("layout/no-effect", message, "take it out", (*here, "shows"))
    yield from _counts(case, (*here, "counts"), arms)


def _most_arms(case: Case) -> int:
    """Return the most arms of a double, for a row that does not say."""
    doubles = case.chapters["layout"]["doubles"]
    return max(int(doubles[kind]["arms"]) for kind in _KINDS)


def _counts(case: Case, here: Pointer, arms: int) -> Iterator[Finding]:
    """Check that what a double counts is asked for, and can be."""
    written = [key for key in ("alone", "one_covered", *_COVERED) if case.writes(*here, key)]
    if (written or case.writes(*here, "exactly")) and not _asks_for_ends(case):
        message = "counts has no effect: nothing counts the ends"
        yield note("layout/no-effect", message, "take it out, or count open-ends", here)
        return
    for key, covered in _COVERED.items():
        if key in written and covered >= max(arms, _LINE):
            message = f"{key} has no effect: with so many tiles on it, no arm is left"
            yield note("layout/no-effect", message, "use exactly, or take it out", (*here, key))


def _asks_for_ends(case: Case) -> bool:
    return any(_count(part.value, part.pointer) in _COUNTS_ENDS for part in case.parts)


def _count(value: Any, pointer: Pointer) -> str:
    """Return the name of what a part of the rules may count."""
    named = value.get("count") if isinstance(value, dict) else None
    return str(named or pointer[-1]).replace("_", "-")


def rows_are_reached(case: Case) -> Iterator[Finding]:
    """Check that no row of ``branches`` stands behind rows that take all its tiles."""
    taken: dict[str, set[str]] = {}
    for row in case.chapters["layout"]["branches"]:
        before = taken.setdefault(row["given"], set())
        here = ("layout", "branches", row["id"])
        if before and set(row["tiles"]) <= before:
            message = "this row is never reached: rows before it select all its tiles"
            yield note("layout/never-reached", message, "put it higher, or take it out", here)
        if "when" not in row and row["most"] == "unlimited":
            before.update(row["tiles"])


def what_must_be_filled_can_be(case: Case) -> Iterator[Finding]:
    """Check that enough tiles join a double that has to be filled, where the duty never lapses."""
    layout = case.chapters["layout"]
    if layout["doubles"]["impossible"] == "lapses":
        return
    joining = fits(case.chapters, case.tiles)
    for kind in _KINDS:
        axes = layout["doubles"][kind]
        if axes["fill"] == "free":
            continue
        for tile in (tile for tile in case.tiles if tile.is_double):
            number = str(tile.high)
            there = sum(number in joining[str(other)] for other in case.tiles)
            there -= number in joining[str(tile)]
            if there < axes["arms"]:
                yield _unfilled(kind, tile, there, axes)
                break


def _unfilled(kind: str, tile: Tile, there: int, axes: Mapping[str, Any]) -> Finding:
    which = "no tile joins" if there == 0 else f"only {there} tiles join"
    message = f"{tile} can never be filled: {which} it, and {axes['arms']} have to touch it"
    here = ("layout", "doubles", kind)
    places = [(*here, "arms"), (*here, "fill"), ("layout", "doubles", "impossible"), ("join", "by")]
    return error("layout/never-filled", message, "write impossible: lapses, or fewer arms", *places)


def doubles_can_come_first(case: Case) -> Iterator[Finding]:
    """Check that a double that must come before a mixed tile can be laid on its number."""
    if case.chapters["layout"]["mixed_after"] != "double-on-that-end":
        return
    joining = fits(case.chapters, case.tiles)
    doubles = [tile for tile in case.tiles if tile.is_double]
    cannot = [tile for tile in doubles if str(tile.high) not in joining[str(tile)]]
    if cannot:
        named = ", ".join(map(str, cannot))
        message = f"nothing can be laid on these numbers: no double joins its own number: {named}"
        cure = "write join/by: equal, or another mixed_after"
        yield error("layout/mixed-after", message, cure, ("layout", "mixed_after"), ("join", "by"))
