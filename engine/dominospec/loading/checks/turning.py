# SPDX-License-Identifier: MIT
"""Checks of the turn and of drawing."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dominospec.loading.checks.finding import Case, Finding, as_written, error, note
from dominospec.loading.hands import dealable, hands_of
from dominospec.loading.variant import players_of

_DRAW_KEYS: Final = ("most", "most_in_round", "reserve", "drawn")


def places_go_with_may_play(case: Case) -> Iterator[Finding]:
    """Check that ``at`` and ``of`` do not stand beside ``new-turn``."""
    for row in as_written(case.chapters["turn"]["again"]):
        for key in ("at", "of") if row["gives"] == "new-turn" else ():
            here = ("turn", "again", row["id"], key)
            if case.writes(*here):
                message = f"{key} has no effect: new-turn gives a whole turn"
                yield note("turn/at", message, "take it out, or write gives: may-play", here)


def going_on_makes_sense(case: Case) -> Iterator[Finding]:
    """Check that a turn can have the tiles that it must have, and that its keys say something."""
    turn, is_drawn = case.chapters["turn"], case.chapters["draw"]["when"] != "never"
    yield from _plays(case, "plays", turn["plays"])
    for which, usual in (("first_plays", "plays"), ("leader_plays", "first_plays")):
        if turn[which] != turn[usual]:
            yield from _plays(case, which, turn[which])
    for row in as_written(turn["again"]):
        if row["drawn"] == "does-not" and not is_drawn:
            message = "drawn has no effect: nobody draws"
            here = ("turn", "again", row["id"], "drawn")
            yield note("turn/drawn", message, "take it out, or write draw/when", here)


def _plays(case: Case, which: str, plays: Mapping[str, Any]) -> Iterator[Finding]:
    here, most = ("turn", which), plays["most"]
    if isinstance(most, int) and plays["least"] > most:
        message = f"a turn has at least {plays['least']} tiles, but no more than {most}"
        cure = "write a larger number for most, or a smaller one for least"
        yield error("turn/least", message, cure, (*here, "least"), (*here, "most"))
    if plays["arms"] == "own-train" and case.chapters["layout"]["grows"] != "in-trains":
        message = "own-train says nothing: there are no trains"
        cure = "write layout/grows: in-trains, or other arms"
        yield error("turn/no-trains", message, cure, (*here, "arms"))
    for key in ("per_arm", "duty") if most == 1 else ():
        if case.writes(*here, key):
            message = f"{key} has no effect: a turn has one tile"
            yield note("turn/one-tile", message, "write most, or take it out", (*here, key))


def draw_words_need_drawing(case: Case) -> Iterator[Finding]:
    """Check that no other key of the chapter is written where nobody draws."""
    if case.chapters["draw"]["when"] != "never":
        return
    for key in _DRAW_KEYS:
        if case.writes("draw", key):
            message = f"draw/{key} has no effect: nobody draws"
            yield note("draw/unused", message, "write draw/when, or take it out", ("draw", key))


def there_is_a_boneyard(case: Case) -> Iterator[Finding]:
    """Check that there is a boneyard where seats draw."""
    when, rest = case.chapters["draw"]["when"], case.chapters["deal"]["rest"]
    if when != "never" and rest != "boneyard":
        message = f"draw/when is {when}, but there is nothing to draw: deal/rest is {rest}"
        cure = "write rest: boneyard, or when: never"
        yield error("draw/no-boneyard", message, cure, ("draw", "when"), ("deal", "rest"))


def something_can_be_drawn(case: Case) -> Iterator[Finding]:
    """Check that the reserve is smaller than the boneyard."""
    draw, deal = case.chapters["draw"], case.chapters["deal"]
    if draw["when"] == "never" or deal["rest"] != "boneyard":
        return
    left = _left(case, case.players)
    if not 0 <= left <= draw["reserve"]:
        return
    rest = f"{left} tiles are left, and {draw['reserve']} are never drawn"
    message = f"with {case.players} players nothing can be drawn: {rest}"
    places = (("draw", "reserve"), ("deal", "hand"), ("deal", "hand", str(case.players)), ("set",))
    cure = "deal fewer tiles, or keep fewer back"
    everybody = players_of(case.rules.written.data)
    is_ever = any(_left(case, players) > draw["reserve"] for players in everybody)
    yield (note if is_ever else error)("draw/nothing-left", message, cure, *places)


def _left(case: Case, players: int) -> int:
    """Return the tiles that are not dealt; fewer than none where the deal itself is wrong."""
    deal, tiles = case.chapters["deal"], dealable(case.chapters, case.tiles)
    hands = hands_of(deal, players, tiles)
    return -1 if hands is None else tiles - deal["aside"] - min(map(sum, hands))


def a_draw_leaves_a_turn(case: Case) -> Iterator[Finding]:
    """Check that a draw does not end the turn where every turn begins with one."""
    draw = case.chapters["draw"]
    if draw["when"] == "every-turn" and draw["drawn"] == "ends-the-turn":
        message = "nobody ever lays a tile: every turn begins with a draw, and a draw ends it"
        cure = "write drawn: must-be-played or may-be-kept"
        yield error("draw/no-turn", message, cure, ("draw", "drawn"), ("draw", "when"))
    limits = draw["most"], draw["most_in_round"]
    if isinstance(limits[0], int) and isinstance(limits[1], int) and limits[1] <= limits[0]:
        message = f"most has no effect: in the whole round no seat draws more than {limits[1]}"
        yield note("draw/most", message, "write a smaller number, or take it out", ("draw", "most"))


def who_leaves_puts_nothing_away(case: Case) -> Iterator[Finding]:
    """Check that a seat that leaves the round by passing, with all its tiles, puts none away."""
    chapter = case.chapters["pass"]
    if chapter["passer"] == "leaves-the-round" and chapter["discards"] != "nothing":
        message = "discards has no effect: who passes leaves the round with all tiles"
        here = ("pass", "discards")
        yield error("pass/discards", message, "take it out, or write passer: stays", here)


_CHANGES_WHO_IS_NEXT: Final = ("skips", "reverses")


def passes_close_their_circle(case: Case) -> Iterator[Finding]:
    """Check that no rule of a pass changes who is asked next: the circle might never close.

    What is said before a pass is no better.
    """
    for row in as_written(case.chapters["rules"]):
        if row["event"] in ("pass", "declare", "turn-end") and row["do"] in _CHANGES_WHO_IS_NEXT:
            message = f"{row['do']} on a pass: the circle of passes might never be full"
            cure = "let it happen on a play or a draw"
            yield error("rules/circle", message, cure, ("rules", row["id"], "do"))
