# SPDX-License-Identifier: MIT
"""From a resolved variant to a plan: what every chapter says, once, before anything is played."""

from collections.abc import Mapping
from typing import Any

from dominospec.play import conduct, reckoning
from dominospec.play.beside import compile_beside
from dominospec.play.chapters.duty import MIXED_AFTER
from dominospec.play.chapters.rows import compile_row
from dominospec.play.chapters.trains import may_begin_so
from dominospec.play.compiling import (
    LOOKS_BACK,
    OF_LAYOUT,
    by_event,
    condition,
    mentions,
    redeal,
    rule,
    tiles,
)
from dominospec.play.fitting import Joining, Options
from dominospec.play.growth import compile_growth
from dominospec.play.plan import STEP, Foul, Markers, Plan
from dominospec.play.position import Turn
from dominospec.play.steps import lead_step
from dominospec.play.trains import compile_trains
from dominospec.tiles import Tile
from dominospec.vocabulary import CHAPTERS

LISTS = ("first", "later", "after_block", "after_tie")
"""The lists of steps of the lead."""


def _orders(players: int, step: int) -> tuple[tuple[int, ...], ...]:
    """Return for each first seat all seats in turn order."""
    seats = range(players)
    return tuple(tuple((first + step * place) % players for place in seats) for first in seats)


def compile_plan(resolved: Mapping[str, Any]) -> Plan:
    """Compile a resolved variant, which is trusted to be one that ``resolve`` made."""
    tables, finish = resolved["tables"], resolved["finish"]
    players, sides = resolved["players"], tuple(tables["sides"])
    orders = {step: _orders(players, step) for step in STEP.values()}
    fits = {
        Tile.parse(tile): {int(number): tuple(ways) for number, ways in row.items()}
        for tile, row in tables["fits"].items()
    }
    joining, beside = Joining(fits), compile_beside(resolved["join"], fits)
    chapters = {name: resolved[name] for name in CHAPTERS}
    trains, chapter = compile_trains(resolved), resolved["pass"]
    growth = compile_growth(
        resolved,
        (tiles, condition),
        [train.joins_hub for train in trains],
        remembered=beside is not None
        or mentions(chapters, OF_LAYOUT)
        or conduct.asks_for_ends(resolved),
    )
    choosing = growth is not None and growth.is_chosen
    game_set = tiles(tables["tiles"])
    is_row = resolved["deal"]["hands"] == "face-down-row"
    rows = resolved["fouls"].items()
    fouls = {breach: Foul(row["remedy"], row["ends"], row["draws"]) for breach, row in rows}
    return Plan(
        resolved=resolved,
        players=players,
        sides=sides,
        step=STEP[resolved["seats"]["direction"]],
        tiles=tuple(map(Tile.parse, tables["tiles"])),
        game_set=game_set,
        hands=tuple(map(tuple, tables["hand"])),
        has_copies=len(set(tables["tiles"])) < len(tables["tiles"]),
        worth={Tile.parse(tile): worth for tile, worth in tables["worth"].items()},
        redeals=tuple(map(redeal, resolved["deal"]["redeal"])),
        lead={
            name: tuple(lead_step(step, game_set) for step in resolved["lead"][name])
            for name in LISTS
        },
        sequence=tuple(map(Tile.parse, tables["sequence"])),
        wild=tiles(resolved["join"]["wild"]["tiles"]),
        again=conduct.again(resolved),
        plays=conduct.plays(resolved),
        declares=conduct.declares(resolved),
        bounds=conduct.bounds(resolved),
        draws=conduct.draws(resolved["draw"]),
        passing=conduct.passing(resolved["pass"]),
        out=conduct.out(finish["out"]),
        block=conduct.block(finish["block"]),
        awards=by_event(map(reckoning.award, resolved["score"]["awards"])),
        rules=by_event(map(rule, resolved["rules"])),
        fouls=fouls,
        counters=tuple(map(reckoning.counter, resolved["score"]["counters"])),
        missed=resolved["score"]["missed"],
        match=reckoning.match(resolved["match"]),
        looks_back=mentions(chapters, LOOKS_BACK),
        turns=tuple(map(Turn, range(players))),
        seats_of=tuple(
            tuple(seat for seat, its in enumerate(sides) if its == side)
            for side in range(max(sides) + 1)
        ),
        others_of=tuple(
            tuple(seat for seat, its in enumerate(sides) if its != side)
            for side in range(max(sides) + 1)
        ),
        orders=orders,
        side_orders={
            step: tuple(tuple(dict.fromkeys(sides[seat] for seat in row)) for row in rows)
            for step, rows in orders.items()
        },
        remembers_turn=conduct.remembers_turn(resolved),
        counts_turns=conduct.counts_turns(resolved),
        is_plain=growth is None and not is_row and conduct.is_plain(resolved),
        must_play=conduct.must_play(resolved),
        is_swift=growth is None and beside is None and not is_row and conduct.is_swift(resolved),
        growth=growth,
        trains=trains,
        markers=Markers(chapter["passer"], chapter["marker_off"]),
        beside=beside,
        narrowing=(
            *MIXED_AFTER[resolved["layout"]["mixed_after"]],
            *((may_begin_so,) if trains else ()),
        ),
        joining=joining,
        row=compile_row(resolved["turn"]["row"]) if is_row else None,
        options=tuple(Options(seat, joining, choosing=choosing) for seat in range(players)),
    )
