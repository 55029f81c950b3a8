# SPDX-License-Identifier: MIT
"""Checks of joining: some tile can follow another, and no word is without effect."""

from collections.abc import Iterator

from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.tables import joined_by
from dominospec.tiles import Tile


def _joined(case: Case) -> set[int]:
    """Return the numbers of ends that some half of a tile joins by the ordinary test."""
    return {joined_by(half, case.chapters["join"]) for tile in case.tiles for half in tile}


def ends_can_be_joined(case: Case) -> Iterator[Finding]:
    """Check that every number is joined by some half; where only wild tiles do, it may be meant."""
    join = case.chapters["join"]
    dead = sorted({half for tile in case.tiles for half in tile} - _joined(case))
    if not dead or not _can_follow(case):
        return
    who = "only wild tiles can be laid" if join["wild"]["tiles"] else "nothing can be laid"
    numbers = ", ".join(map(str, dead))
    message = f"{who} on an end that shows {numbers}"
    cure = "no fault where that is meant, as in Matador; else change join/sum"
    yield note("join/dead-end", message, cure, ("join", "sum"), ("join", "by"))


def a_second_tile_fits(case: Case) -> Iterator[Finding]:
    """Check that some tile can be laid on some other tile."""
    if case.tiles and not _can_follow(case):
        message = "no second tile can ever be laid: no two tiles of the set join"
        cure = "change join/by or join/sum, or make tiles wild"
        yield error("join/nothing-fits", message, cure, ("join", "sum"), ("join", "by"), ("set",))


def _can_follow(case: Case) -> bool:
    if case.chapters["join"]["wild"]["tiles"]:
        return len(case.tiles) > 1
    holders: dict[int, set[Tile]] = {}
    for tile in case.tiles:
        for half in tile:
            holders.setdefault(half, set()).add(tile)
    for tile in case.tiles:
        for half in tile:
            if holders.get(joined_by(half, case.chapters["join"]), set()) - {tile}:
                return True
    return False


def words_have_an_effect(case: Case) -> Iterator[Finding]:
    """Check that ``sum`` and ``wild.laid`` stand only where they have an effect."""
    join = case.chapters["join"]
    if case.writes("join", "sum") and join["by"] != "sum":
        message = "join/sum has no effect: halves join when they are equal"
        yield note("join/sum", message, "write by: sum, or take it out", ("join", "sum"))
    here = ("join", "wild", "laid")
    if not case.writes(*here):
        return
    if not join["wild"]["tiles"]:
        yield note("join/laid", "wild/laid has no effect: no tile is wild", "name wild tiles", here)
    elif all(Tile.parse(tile).is_double for tile in join["wild"]["tiles"]):
        message = "wild/laid has no effect: all wild tiles are doubles"
        yield note("join/laid", message, "take it out", here)
