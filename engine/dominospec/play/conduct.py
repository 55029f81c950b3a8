# SPDX-License-Identifier: MIT
"""The chapters draw, pass and finish compiled, and what they let an engine leave out."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from dominospec.play.chapters.plays import BOUNDS
from dominospec.play.compiling import condition, quantity, seats, tiles
from dominospec.play.formulas import Quantity, Tiles
from dominospec.play.plan import Again, Block, Bound, Draws, Out, Passing, Plays, PlaysOf

Rules: TypeAlias = Mapping[str, Any]


def _limit(written: int | str) -> int | None:
    """Return a number, or nothing for ``unlimited``."""
    return None if written == "unlimited" else int(written)


def draws(chapter: Rules) -> Draws:
    """Compile the chapter ``draw``."""
    limits = _limit(chapter["most"]), _limit(chapter["most_in_round"])
    return Draws(chapter["when"], limits[0], chapter["reserve"], chapter["drawn"], limits[1])


def passing(chapter: Rules) -> Passing:
    """Compile the chapter ``pass``."""
    return Passing(chapter["when"], chapter["passer"], chapter["discards"])


def out(chapter: Rules) -> Out:
    """Compile ``finish.out``."""
    return Out(condition(chapter.get("when")), chapter["ends_round"], chapter["winner"])


def _best(test: str | Rules) -> str | tuple[str, Quantity]:
    if isinstance(test, str):
        return test
    which, written = next(iter(test.items()))
    return which, quantity(written)


def block(chapter: Rules) -> Block:
    """Compile ``finish.block``."""
    who = chapter["candidates"]
    candidates = who if isinstance(who, str) else seats(who)
    best = tuple(map(_best, chapter["best"]))
    return Block(chapter["established"], candidates, best, chapter["tie"])


def is_plain(resolved: Rules) -> bool:
    """Whether a play needs no more than the tile laid and the next seat."""
    during = ("lead", "play", "turn-end")
    awards = any(row["event"] in during for row in resolved["score"]["awards"])
    at_once = resolved["finish"]["block"]["established"] == "at-once"
    more = awards or at_once or resolved["rules"] or resolved["turn"]["again"]
    return not (more or _has_more_plays(resolved)) and _ends_plainly(resolved)


def _ends_plainly(resolved: Rules) -> bool:
    """Whether a round ends as soon as a hand is empty, and a pass costs nothing."""
    chapter, usual = resolved["finish"]["out"], ("one-seat", "first-out")
    costs = resolved["pass"]["passer"] != "stays" or resolved["pass"]["discards"] != "nothing"
    is_usual = (chapter["ends_round"], chapter["winner"]) == usual
    return is_usual and not (chapter.get("when") or costs)


def remembers_turn(resolved: Rules) -> bool:
    """Whether something asks for the plays of a turn."""
    rows = *resolved["score"]["awards"], *resolved["rules"]
    asked = any(row["event"] == "turn-end" for row in rows)
    return asked or bool(resolved["turn"]["again"]) or _has_more_plays(resolved)


_LAST_DOUBLE: Mapping[str, bool] = {"allowed": True, "not-allowed": False}
_WHICH_PLAYS = ("plays", "first_plays", "leader_plays")
_USUAL_PLAYS = Plays(1, 1, None, "any", while_able=False, ends_on_double=True)


def _plays(chapter: Rules) -> Plays:
    return Plays(
        *(_limit(chapter["most"]), chapter["least"], _limit(chapter["per_arm"]), chapter["arms"]),
        while_able=chapter["duty"] == "while-able",
        ends_on_double=_LAST_DOUBLE[chapter["last_double"]],
    )


def plays(resolved: Rules) -> PlaysOf:
    """Compile ``turn.plays`` and what differs from it."""
    return PlaysOf(*(_plays(resolved["turn"][which]) for which in _WHICH_PLAYS))


def _has_more_plays(resolved: Rules) -> bool:
    """Whether a turn can be anything but one tile on any arm."""
    return set(plays(resolved)) != {_USUAL_PLAYS}


def counts_turns(resolved: Rules) -> bool:
    """Whether the first turn of a seat is unlike its others, or trains wait for it."""
    laps = any(row["opens"] == "after-first-lap" for row in resolved["layout"]["trains"])
    return laps or len(set(plays(resolved))) > 1


def bounds(resolved: Rules) -> tuple[Bound, ...]:
    """Return what narrows the plays that fit, in order."""
    return BOUNDS if _has_more_plays(resolved) else ()


def again(resolved: Rules) -> tuple[Again, ...]:
    """Compile the rows of ``turn.again``."""
    every = tiles(resolved["tables"]["tiles"])
    return tuple(_again(row, every) for row in resolved["turn"]["again"])


def _again(row: Rules, every: Tiles) -> Again:
    of = tiles(row["of"])
    return Again(
        *(row["id"], row["event"], tiles(row["tile"]), condition(row.get("when")), row["gives"]),
        *(None if of >= every else of, row["at"], _limit(row["times"])),
        drawn_counts=row["drawn"] == "counts",
    )


def must_play(resolved: Rules) -> bool:
    """Whether a seat that can play may neither draw nor pass."""
    draw = resolved["draw"]
    if resolved["pass"]["when"] != "when-stuck":
        return False
    is_forced = draw["when"] in ("when-stuck", "may-when-stuck") and draw["drawn"] != "may-be-kept"
    return is_forced or bool(draw["when"] == "never")
