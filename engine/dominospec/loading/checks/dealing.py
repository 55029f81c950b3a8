# SPDX-License-Identifier: MIT
"""Checks of the set, the seats and the deal."""

from collections.abc import Iterator

from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.document import Pointer
from dominospec.loading.selecting import selects
from dominospec.loading.tables import hand_size
from dominospec.tiles import double_set

_HAND: Pointer = ("deal", "hand")
_PLAYERS: Pointer = ("seats", "players")


def hand_for_everybody(case: Case) -> Iterator[Finding]:
    """Check that each number of players has a hand, and the set is large enough for it."""
    total = len(case.tiles)
    hand = hand_size(case.chapters["deal"], case.players, total)
    if hand is None:
        message = f"deal/hand has no number of tiles for {case.players} players"
        cure = f"add {case.players}, or take {case.players} out of seats/players"
        yield error("deal/no-hand", message, cure, _HAND, _PLAYERS)
    elif hand * case.players > total:
        message = f"{case.players} x {hand} tiles cannot be dealt from a set of {total}"
        cure = "deal fewer tiles, or use a larger set"
        places = (_HAND, (*_HAND, str(case.players)), _PLAYERS, ("set",))
        yield error("deal/too-many", message, cure, *places)
    elif hand < 1:
        message = f"{total} tiles are too few for {case.players} players: nobody gets any"
        yield error(
            "deal/empty-hand", message, "leave fewer tiles", ("deal", "leave"), _HAND, _PLAYERS
        )


def even_sides(case: Case) -> Iterator[Finding]:
    """Check that two sides have the same number of seats."""
    if case.chapters["seats"]["sides"] == "two-sides" and case.players % 2:
        message = f"{case.players} players cannot be two sides of equal size"
        cure = f"take {case.players} out of seats/players, or write sides: each-alone"
        yield error("seats/odd", message, cure, ("seats", "sides"), _PLAYERS)


def something_to_leave(case: Case) -> Iterator[Finding]:
    """Check that ``leave`` stands only beside ``equal-share``."""
    if case.writes("deal", "leave") and case.chapters["deal"]["hand"] != "equal-share":
        message = "deal/leave has no effect: only equal-share leaves tiles"
        yield note(
            "deal/leave", message, "take it out, or write hand: equal-share", ("deal", "leave")
        )


def selectors_select(case: Case) -> Iterator[Finding]:
    """Check that each item of a selector selects a tile: else it is a slip, or the tile is out."""
    highest = case.chapters["set"]["highest_double"]
    for part in case.parts:
        if "selector" not in part.names:
            continue
        tiles = double_set(highest) if part.pointer == ("set", "remove") else case.tiles
        for index, item in enumerate(part.value):
            if not any(selects([item], tile, highest) for tile in tiles):
                name = item if isinstance(item, str) else "this"
                message = f"{name} selects no tile: there is none in the game"
                yield note("general/no-tile", message, "is that meant?", (*part.pointer, index))
