# SPDX-License-Identifier: MIT
"""Checks of the set, the seats and the deal."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from dominospec.loading.chapters import Part
from dominospec.loading.checks.finding import Case, Finding, error, note
from dominospec.loading.document import Pointer
from dominospec.loading.hands import Hands, dealable, dealt_at_most
from dominospec.loading.selecting import selects
from dominospec.tiles import Tile, double_set

_HAND: Pointer = ("deal", "hand")
_PLAYERS: Pointer = ("seats", "players")


def hand_for_everybody(case: Case) -> Iterator[Finding]:
    """Check that each number of players has a hand, and the set is large enough for it."""
    deal, total = case.chapters["deal"], dealable(case.chapters, case.tiles)
    hands = case.hands
    place = ("deal", "hand_by_round") if deal["hand_by_round"] else _HAND
    if hands is None:
        yield _no_hand(case, place)
    elif (most := dealt_at_most(hands)) + deal["aside"] > total:
        aside = f", with {deal['aside']} put aside" if deal["aside"] else ""
        message = (
            f"{_shown(hands, case.players)} tiles cannot be dealt from a set of {total}{aside}"
        )
        cure = "deal fewer tiles, or use a larger set"
        places = (place, (*place, str(case.players)), _PLAYERS, ("set",), ("deal", "aside"))
        yield error("deal/too-many", message, cure, *places)
    elif most < 1:
        message = f"{total} tiles are too few for {case.players} players: nobody gets any"
        yield error(
            "deal/empty-hand", message, "leave fewer tiles", ("deal", "leave"), _HAND, _PLAYERS
        )


def _shown(hands: Hands, players: int) -> str:
    """Return the hands of the round in which most is dealt: ``4 x 7``, or ``7 + 7 + 5``."""
    most = max(hands, key=sum)
    return f"{players} x {most[0]}" if len(set(most)) == 1 else " + ".join(map(str, most))


def _no_hand(case: Case, place: Pointer) -> Finding:
    """Return what is wrong where a number of players has no hand, or not as many as seats."""
    deal = case.chapters["deal"]
    written = deal["hand_by_round"] or [deal["hand"]]
    lists = [its for hand in written for its in _lists(hand, case.players)]
    wrong = next((its for its in lists if len(its) != case.players), None)
    if wrong is None:
        message = f"deal/hand has no number of tiles for {case.players} players"
        cure = f"add {case.players}, or take {case.players} out of seats/players"
        return error("deal/no-hand", message, cure, place, _PLAYERS)
    message = f"{len(wrong)} hands are listed for {case.players} players"
    cure = "list one hand for each seat, or write a table by number of players"
    return error("deal/hands-listed", message, cure, place, (*place, str(case.players)), _PLAYERS)


def _lists(hand: Any, players: int) -> Iterator[Sequence[int]]:
    """Yield the list by seat that a hand is, if it is one."""
    found = hand.get(str(players)) if isinstance(hand, dict) else hand
    if isinstance(found, list):
        yield found


def even_sides(case: Case) -> Iterator[Finding]:
    """Check that two sides, or pairs, have the same number of seats."""
    words = {"two-sides": "two sides of equal size", "pairs": "pairs"}
    sides = case.chapters["seats"]["sides"]
    if isinstance(sides, str) and sides in words and case.players % 2:
        message = f"{case.players} players cannot be {words[sides]}"
        cure = f"take {case.players} out of seats/players, or write sides: each-alone"
        yield error("seats/odd", message, cure, ("seats", "sides"), _PLAYERS)


def listed_sides(case: Case) -> Iterator[Finding]:
    """Check that a list of sides has every seat, and numbers two sides or more from 0 on."""
    sides, here = case.chapters["seats"]["sides"], ("seats", "sides")
    if isinstance(sides, str):
        return
    if len(sides) != case.players:
        message = f"{len(sides)} seats are listed for {case.players} players"
        cure = "list the side of each seat; write by_seats where the numbers differ"
        yield error("seats/listed", message, cure, here, _PLAYERS)
    elif set(sides) != set(range(max(sides) + 1)) or len(set(sides)) < 2:  # noqa: PLR2004 - a game
        message = "sides are numbered from 0 on, without a gap, and there are two or more"
        yield error("seats/side-numbers", message, "number them 0, 1 and so on", here)


_DRAWN_FOR: Final = {"as-agreed": False, "by-draw": True}
"""Whether the players draw for their seats."""


def seats_are_worth_a_draw(case: Case) -> Iterator[Finding]:
    """Check that nobody draws for seats where two players face each other anyhow."""
    seats = case.chapters["seats"]
    if _DRAWN_FOR[seats["seating"]] and max(seats["players"]) == 2:  # noqa: PLR2004 - a pair
        message = "a draw for the seats decides nothing: two players face each other"
        yield note("seats/seating", message, "take it out", ("seats", "seating"))


def something_to_leave(case: Case) -> Iterator[Finding]:
    """Check that ``leave`` stands only beside ``equal-share``."""
    if case.writes("deal", "leave") and case.chapters["deal"]["hand"] != "equal-share":
        message = "deal/leave has no effect: only equal-share leaves tiles"
        yield note(
            "deal/leave", message, "take it out, or write hand: equal-share", ("deal", "leave")
        )


@lru_cache(maxsize=1024)
def _empty(part: Part, tiles: Sequence[Tile], highest: int) -> dict[int, str]:
    """Return the items of a selector that select nothing, by place, and what to call them."""
    return {
        index: item if isinstance(item, str) else "this"
        for index, item in enumerate(part.value)
        if not any(selects([item], tile, highest) for tile in tiles)
    }


def selectors_select(case: Case) -> Iterator[Finding]:
    """Check that each item of a selector selects a tile: else it is a slip, or the tile is out."""
    highest = case.chapters["set"]["highest_double"]
    for part in case.parts:
        if "selector" not in part.names:
            continue
        is_of_set = part.pointer[:2] in (("set", "remove"), ("set", "copies_of"))
        tiles = double_set(highest) if is_of_set else case.tiles
        for index, name in _empty(part, tiles, highest).items():
            message = f"{name} selects no tile: there is none in the game"
            yield note("general/no-tile", message, "is that meant?", (*part.pointer, index))
