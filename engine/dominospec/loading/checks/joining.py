# SPDX-License-Identifier: MIT
"""Checks of joining: some tile can follow another, and no word is without effect."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.document import Pointer
from dominospec.loading.fitting import Way, fits
from dominospec.tiles import Tile

_USED_BY: Final[Mapping[str, str]] = {
    "sum": "sum", "differences": "difference", "around": "difference", "pairs": "listed",
}  # fmt: skip
"""Keys that belong to one word of ``join.by``."""


def _fitting(case: Case) -> dict[str, dict[str, list[Way]]]:
    """Return the ways to lay each tile, with the rows that ask for a neighbour as if it were so."""
    case.looked_at.update(("join", "set"))
    return _fits_at_best(case)


@lru_cache(maxsize=1)
def _fits_at_best(case: Case) -> dict[str, dict[str, list[Way]]]:
    join = dict(case.chapters["join"])
    join["also"] = [{k: v for k, v in row.items() if k != "neighbour"} for row in join["also"]]
    return fits({**case.chapters, "join": join}, case.tiles)


def ends_can_be_joined(case: Case) -> Iterator[Finding]:
    """Check that every number is joined by some half; where only wild tiles do, it may be meant."""
    join = case.chapters["join"]
    table = _fitting(case)
    wild = join["wild"]["tiles"]
    joined = {end for tile, ends in table.items() if tile not in wild for end in ends}
    there = {half for tile in case.tiles for half in tile}
    dead = sorted(half for half in there if str(half) not in joined)
    if not dead or not _can_follow(case, table):
        return
    who = "only wild tiles can be laid" if wild else "nothing can be laid"
    numbers = ", ".join(map(str, dead))
    message = f"{who} on an end that shows {numbers}"
    cure = f"no fault where that is meant, as in Matador; else change join/{_asked(join)}"
    yield note("join/dead-end", message, cure, ("join", _asked(join)), ("join", "by"))


def _asked(join: Mapping[str, Any]) -> str:
    """Return the key that says which numbers go together."""
    keys = {"sum": "sum", "difference": "differences", "listed": "pairs"}
    return keys.get(join["by"], "by")


def a_second_tile_fits(case: Case) -> Iterator[Finding]:
    """Check that some tile can be laid on some other tile."""
    if case.tiles and not _can_follow(case, _fitting(case)):
        message = "no second tile can ever be laid: no two tiles of the set join"
        cure = "change join/by or join/sum, or make tiles wild"
        places = [("join", "never"), ("join", _asked(case.chapters["join"])), ("join", "by")]
        yield error("join/nothing-fits", message, cure, *places, ("set",))


def _can_follow(case: Case, table: Mapping[str, Mapping[str, Any]]) -> bool:
    holders: dict[int, list[Tile]] = {}
    for tile in case.tiles:
        for half in set(tile):
            holders.setdefault(half, []).append(tile)
    for tile in case.tiles:
        for end in table[str(tile)]:
            under = holders.get(int(end), [])
            if len(under) > (tile in under):
                return True
    return False


def words_have_an_effect(case: Case) -> Iterator[Finding]:
    """Check that every key stands only where it has an effect."""
    join = case.chapters["join"]
    for key, by in _USED_BY.items():
        if case.writes("join", key) and join["by"] != by:
            message = f"join/{key} has no effect: join/by is {join['by']}"
            yield note("join/unused", message, f"write by: {by}, or take it out", ("join", key))
    if join["by"] == "listed" and not join["pairs"]:
        message = "no numbers are listed that may touch"
        yield error("join/no-pairs", message, "add pairs", ("join", "by"))
    here = ("join", "wild", "laid")
    if not case.writes(*here):
        return
    if not join["wild"]["tiles"]:
        yield note("join/laid", "wild/laid has no effect: no tile is wild", "name wild tiles", here)
    elif all(Tile.parse(tile).is_double for tile in join["wild"]["tiles"]):
        message = "wild/laid has no effect: all wild tiles are doubles"
        yield note("join/laid", message, "take it out", here)


def rows_change_something(case: Case) -> Iterator[Finding]:
    """Check that each row of ``also`` and ``never`` changes what fits what."""
    join = case.chapters["join"]
    rows = [(key, row) for key in ("also", "never") for row in join[key] if "neighbour" not in row]
    whole = fits(case.chapters, case.tiles) if rows else {}
    for key, row in rows:
        rest = [other for other in join[key] if other is not row]
        without = fits({**case.chapters, "join": {**join, key: rest}}, case.tiles)
        if without == whole:
            here: Pointer = ("join", key, row["id"])
            message = "this row changes nothing: what fits is the same without it"
            yield note("join/no-effect", message, "take it out", here)
