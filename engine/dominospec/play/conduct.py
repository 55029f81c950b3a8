# SPDX-License-Identifier: MIT
"""The chapters draw, pass and finish compiled, and what they let an engine leave out."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from dominospec.play.chapters.ends import compile_ends
from dominospec.play.chapters.limits import bound_of
from dominospec.play.chapters.plays import FOLLOWED, ON_ARMS
from dominospec.play.compiling import condition, quantity, seats, tiles
from dominospec.play.formulas import Quantity, Tiles
from dominospec.play.plan import (
    Again,
    Block,
    Bound,
    Declaration,
    Draws,
    Limit,
    Out,
    Passing,
    Plays,
    PlaysOf,
)

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
    turn = resolved["turn"]
    more = awards or at_once or resolved["rules"] or turn["again"] or turn["limits"]
    more = more or turn["declares"]
    return not (more or _has_more_plays(resolved)) and _ends_plainly(resolved)


def _ends_plainly(resolved: Rules) -> bool:
    """Whether a round ends as soon as a hand is empty, and a pass costs nothing."""
    if resolved["finish"]["block"]["established"] == "first-stuck":
        return False
    chapter, usual = resolved["finish"]["out"], ("one-seat", "first-out")
    costs = resolved["pass"]["passer"] != "stays" or resolved["pass"]["discards"] != "nothing"
    is_usual = (chapter["ends_round"], chapter["winner"]) == usual
    return is_usual and not (chapter.get("when") or costs)


def remembers_turn(resolved: Rules) -> bool:
    """Whether something asks for the plays of a turn."""
    events = *resolved["score"]["awards"], *resolved["rules"]
    asked = any(row["event"] == "turn-end" for row in events)
    turn = resolved["turn"]
    rows = turn["again"] or turn["limits"] or turn["declares"]
    return asked or bool(rows) or _has_more_plays(resolved)


def asks_for_ends(resolved: Rules) -> bool:
    """Whether a further play or a limit speaks of certain ends, so that it is remembered."""
    again, limits = resolved["turn"]["again"], resolved["turn"]["limits"]
    asked = any(row["at"] or row["where"] or "first" in row for row in limits)
    return asked or any(row["at"] for row in again)


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
    """Return what narrows the plays that fit, in order: arms, limits, then what must follow."""
    limits = tuple(map(bound_of, limits_of(resolved)))
    if not _has_more_plays(resolved):
        return limits
    return ON_ARMS, *limits, *FOLLOWED


def limits_of(resolved: Rules) -> list[Limit]:
    """Compile ``turn.limits``: rows that leave a seat stuck first, in their order."""
    every = tiles(resolved["tables"]["tiles"])
    rows = [_limit_row(row, every) for row in resolved["turn"]["limits"]]
    return sorted(rows, key=lambda row: row.is_lifted)


def _limit_row(row: Rules, every: Tiles) -> Limit:
    of, kept = (tiles(row[key]) for key in ("of", "tiles"))
    return Limit(
        *(row["id"], row["title"], condition(row.get("while")), seats(row["who"])),
        steps=frozenset(row["steps"]),
        of=None if of >= every else of,
        at=compile_ends(row["at"]),
        tiles=None if kept >= every else kept,
        where=compile_ends(row["where"]),
        after=condition(row.get("after")),
        first=compile_ends(row["first"]) if "first" in row else None,
        is_lifted=row["if_none"] == "lifted",
    )


def again(resolved: Rules) -> tuple[Again, ...]:
    """Compile the rows of ``turn.again``."""
    every = tiles(resolved["tables"]["tiles"])
    return tuple(_again(row, every) for row in resolved["turn"]["again"])


def _again(row: Rules, every: Tiles) -> Again:
    of = tiles(row["of"])
    return Again(
        *(row["id"], row["event"], tiles(row["tile"]), condition(row.get("when")), row["gives"]),
        *(None if of >= every else of, compile_ends(row["at"]), _limit(row["times"])),
        drawn_counts=row["drawn"] == "counts",
    )


_IS_DUE: Mapping[str, bool] = {"may": False, "must": True}


def declares(resolved: Rules) -> tuple[Declaration, ...]:
    """Compile the rows of ``turn.declares``."""
    return tuple(
        Declaration(
            *(row["id"], row["title"], row["with"], condition(row.get("when"))),
            *(tiles(row["tile"]), _IS_DUE[row["duty"]]),
        )
        for row in resolved["turn"]["declares"]
    )


def is_swift(resolved: Rules) -> bool:
    """Whether whatever fits may be laid, and who can lay a tile has no other move."""
    tiles_ = resolved["tables"]["tiles"]
    more = resolved["turn"]["limits"] or _has_more_plays(resolved) or resolved["turn"]["again"]
    more = more or resolved["turn"]["declares"]
    is_plain_set = len(set(tiles_)) == len(tiles_)
    return must_play(resolved) and is_plain_set and not more


def must_play(resolved: Rules) -> bool:
    """Whether a seat that can play may neither draw nor pass."""
    draw = resolved["draw"]
    if resolved["pass"]["when"] != "when-stuck":
        return False
    is_forced = draw["when"] in ("when-stuck", "may-when-stuck") and draw["drawn"] != "may-be-kept"
    return is_forced or bool(draw["when"] == "never")
