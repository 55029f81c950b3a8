# SPDX-License-Identifier: MIT
"""Counts and facts of the turn, the round and the match (spec/language.md, 15)."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from dominospec.play.chapters.counters import HOLDERS, held, row_of
from dominospec.play.chapters.declares import number_of
from dominospec.play.chapters.declares import row_of as row_declared
from dominospec.play.chapters.join import ordinary_plays
from dominospec.play.chapters.seats import SEATS, Subject, among, still_in
from dominospec.play.chapters.view import Count, Fact, Parameters, View
from dominospec.play.formulas import Seats
from dominospec.play.position import Entry
from dominospec.tiles import Tile

MOVES = frozenset({"play", "draw", "discard", "pass", "stop", "call-block", "declare"})
"""The events of the log that are moves."""

PUT_TOGETHER: Mapping[str, Callable[[Iterable[int]], int]] = {
    "total": sum,
    "lowest": min,
    "highest": max,
}
"""How the counts of several seats or sides become one."""


def together(of: Parameters, counts: Collection[int]) -> int:
    """Return the counts put together; of nobody it is nothing."""
    return PUT_TOGETHER[of["combine"]](counts) if counts else 0


def asked(view: View, of: Parameters) -> Collection[int]:
    """Return the seats whose count is asked for."""
    return among(view.plan, view.position, of["whose"], view.moment, view.subject)


def asked_sides(view: View, of: Parameters) -> list[int]:
    """Return the sides of the seats whose count is asked for, each once."""
    return sorted({view.plan.sides[seat] for seat in asked(view, of)})


def _draws_in_turn(view: View, _of: Parameters) -> int:
    turn = view.position.turn
    return len(turn.drawn) if turn.seat == view.moment.actor else 0


def _since_tile(view: View) -> list[Entry]:
    """Return what has happened since the last tile; for a tile, since the one before it."""
    log = view.position.log
    plays = [place for place, entry in enumerate(log) if entry.event == "play"]
    back = 1 + (view.moment.event in ("lead", "play"))
    return list(log[plays[-back] :]) if len(plays) >= back else list(log)


def passes(view: View, of: Parameters) -> int:
    """Return the passes of the seats since the tile, in the round, or in the match."""
    is_everyone = of["whose"].parts == (SEATS["everyone"],)
    if is_everyone and of["since"] == "tile":
        return view.moment.passes
    if is_everyone and of["since"] == "round":
        return view.position.tally.round_passes
    seats = asked(view, of)
    entries = _since_tile(view) if of["since"] == "tile" else view.position.log
    found = sum(entry.event == "pass" and entry.seat in seats for entry in entries)
    before = view.position.table.round.history.passes
    if of["since"] == "match" and before:
        found += sum(before[seat] for seat in seats)
    return found


def _of_sides(read: Callable[[View], tuple[int, ...]]) -> Count:
    def count(view: View, of: Parameters) -> int:
        rows = read(view) or (0,) * view.plan.side_count
        return together(of, [rows[side] for side in asked_sides(view, of)])

    return count


def _counter(view: View, of: Parameters) -> int:
    row = row_of(view.plan, of["name"])
    values, place = held(view.position, row.id), HOLDERS[row.of][1]
    sides = view.plan.sides
    places = {place(Subject(seat, sides[seat])) for seat in asked(view, of)}
    if row.of == "table":
        return values[0]
    return together(of, [values[one] for one in sorted(places)])


def _counted(view: View, of: Parameters, tiles: Iterable[Tile]) -> int:
    chosen = [tile for tile in tiles if tile in of["tiles"]]
    return len(chosen) if of["worth"] == "one-each" else view.plan.count(chosen)


def _unlaid(view: View, of: Parameters) -> int:
    left = Counter(view.plan.tiles) - Counter(
        entry.tile for entry in view.position.plays if entry.tile
    )
    return _counted(view, of, left.elements())


def _discards(view: View, of: Parameters) -> int:
    away = view.position.table.discards
    return _counted(
        view, of, [tile for seat in asked(view, of) for tile in away[seat]] if away else []
    )


def _points_this_play(view: View, _of: Parameters) -> int:
    side, log = view.plan.sides[view.moment.actor], view.position.log
    since = max((place for place, entry in enumerate(log) if entry.event == "play"), default=0)
    told = [dict(entry.detail) for entry in log[since:] if entry.event == "award"]
    return sum(row["points"] for row in told if row["side"] == side)


def _declared(view: View) -> tuple[str, ...]:
    """Return what the actor has said in the turn going on."""
    turn = view.position.turn
    return turn.declared if turn.seat == view.moment.actor else ()


def _declared_number(view: View, of: Parameters) -> int | None:
    named = (made for made in _declared(view) if row_declared(made) == of["name"])
    return next(map(number_of, named), None)


TALLIES: Mapping[str, Count] = {
    "draws-in-turn": _draws_in_turn,
    "legal-plays": lambda view, of: sum(
        len(ordinary_plays(view.plan, view.position, seat)) for seat in asked(view, of)
    ),
    "passes": passes,
    "unlaid": _unlaid,
    "discards": _discards,
    "rounds-won": _of_sides(lambda view: view.position.table.round.history.won),
    "wins-running": _of_sides(lambda view: view.position.table.round.history.running),
    "ties-before": lambda view, _of: view.position.table.round.history.ties,
    "players": lambda view, _of: view.plan.players,
    "seats-in": lambda view, _of: len(still_in(view.plan, view.position)),
    "seats-out": lambda view, _of: view.plan.players - len(still_in(view.plan, view.position)),
    "tied-seats": lambda view, _of: len(view.position.result.tied) if view.position.result else 0,
    "counter": _counter,
    "points-this-play": _points_this_play,
    "declared-number": _declared_number,
}
"""What is counted: each row reads a count with its parameters."""


def _is_first_turn(view: View) -> bool:
    """Whether the actor has made no move before those of the turn going on."""
    moves = [entry.seat for entry in view.position.log if entry.event in MOVES]
    while moves and moves[-1] == view.moment.actor:
        moves.pop()
    return view.moment.actor not in moves


def _completes_circle(view: View) -> bool:
    """Whether the event is a pass by which every seat still in has joined the circle."""
    circle = view.position.tally.circle
    there = still_in(view.plan, view.position)
    return view.moment.event == "pass" and bool(circle) and set(there) <= set(circle)


CIRCUMSTANCES: Mapping[str, Fact] = {
    "first_turn": _is_first_turn,
    "completes_circle": _completes_circle,
    "same_side_as_leader": lambda view: (
        view.plan.sides[view.moment.actor] == view.plan.sides[view.position.table.leader]
    ),
}
"""What is so or not."""


def _winners(view: View) -> Collection[int]:
    return view.position.result.winners if view.position.result else ()


WON_BY: Mapping[str, Callable[[View], bool]] = {
    "actor": lambda view: view.plan.sides[view.moment.actor] in _winners(view),
    "others": lambda view: (
        bool(_winners(view)) and view.plan.sides[view.moment.actor] not in _winners(view)
    ),
    "nobody": lambda view: not _winners(view),
    "anybody": lambda view: bool(_winners(view)),
}


def _actor_is(view: View, seats: Seats) -> bool:
    named = among(view.plan, view.position, seats, view.moment, view.subject)
    return view.moment.actor in named


WHO: Mapping[str, Callable[[View, Any], bool]] = {
    "actor_is": _actor_is,
    "won_by": lambda view, word: WON_BY[word](view),
    "declared": lambda view, names: any(row_declared(made) in names for made in _declared(view)),
}
"""Keys of a condition that ask for somebody."""
