# SPDX-License-Identifier: MIT
"""Carrying examples out: positions and events come from the engine, never from a writer."""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, count, islice
from typing import Any, Final, NamedTuple, TypeAlias

from dominospec.book.scenarios import Scenario
from dominospec.book.voice import Rules
from dominospec.chance import pick, shuffled
from dominospec.play import (
    Deal,
    Move,
    Plan,
    Position,
    Round,
    compile_plan,
    completed,
    event_to,
    move_from,
    moves,
    observation,
    play,
    round_from,
    start,
)
from dominospec.play import deal as dealt
from dominospec.tiles import Tile

Record: TypeAlias = Mapping[str, Any]


class Scene(NamedTuple):
    """A position as everybody together sees it, and what happened to bring it about."""

    state: Record
    events: Sequence[Record]


Play: TypeAlias = Callable[[Rules, Record, Sequence[Record]], list[Scene]]
"""Rules, a start and moves, all as on the wire, to the scene before and after every move."""

SEED: Final = "book"
"""The seed of the round that is played through for every game."""
_BY_LOT: Final = {
    "by": "lot", "among": "everyone", "lays": "free", "leads": "that-seat", "lacking": "next-step",
    "refuse": "not-allowed", "all_refused": "first-must", "or_lays": [],
}  # fmt: skip
_TRIES: Final = 1000
"""So many deals may have to be made again."""
_STEPS: Final = ("first", "later", "after_block", "after_tie")


def _led_by_lot(rules: Rules) -> Rules:
    """Return the rules with the leader given from outside."""
    by_lot = [_BY_LOT | {"from": rules["tables"]["tiles"]}]
    return {**rules, "lead": {**rules["lead"], **dict.fromkeys(_STEPS, by_lot)}}


def opening(scenario: Scenario) -> Record:
    """Return the start of a scenario as on the wire."""
    setup = scenario.setup
    given = setup.get("round", {})
    lots = [setup["leader"]] if "leader" in setup else []
    return {
        "mode": scenario.mode,
        "deal": {key: setup[key] for key in ("hands", "boneyard", "order") if key in setup},
        "round": {**given, "lots": [*lots, *given.get("lots", [])]},
        "scores": setup.get("scores"),
        "led": "leader" in setup,
    }


def _tiles(written: Sequence[str]) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, written))


def _begin(rules: Rules, opened: Record) -> Position:
    plan = compile_plan(rules)
    written, given = opened["deal"], opened["round"]
    this_round = round_from(given)
    if "order" in written:
        deal = dealt(plan, _tiles(written["order"]), this_round)
    else:
        hands = tuple(_tiles(hand) for hand in written["hands"])
        deal = Deal(hands, _tiles(written.get("boneyard", ())))
    scores = tuple(opened["scores"]) if opened.get("scores") else None
    return start(plan, deal, this_round, scores, refereed=opened.get("mode") == "refereed")


def perform(rules: Rules, opened: Record, made: Sequence[Record]) -> list[Scene]:
    """Play the moves on our engine; the first scene is the start."""
    if opened.get("led"):
        rules = _led_by_lot(rules)
    plan, position = compile_plan(rules), _begin(rules, opened)
    scenes = [Scene(observation(position), list(map(event_to, position.log)))]
    for written in made:
        seen = len(position.log)
        position = play(plan, position, completed(plan, position, move_from(written)))
        scenes.append(Scene(observation(position), list(map(event_to, position.log[seen:]))))
    return scenes


def _choose(legal: Sequence[Move]) -> Move:
    """Return the play of most pips, else what goes on; nobody has the tiles dealt again."""
    plays = [move for move in legal if move.tile]
    if plays:
        return max(plays, key=lambda move: (move.tile.pips if move.tile else 0, -(move.end or 0)))
    return min(legal, key=lambda move: (move.move == "redeal", move.move != "draw"))


def _deal_by(plan: Plan, seed: str) -> Position:
    """Return the first round of a match as the seed deals it."""
    order = shuffled(plan.tiles, seed)
    return start(plan, dealt(plan, order), Round(lots=(pick(plan.players, f"{seed}:lot"),)))


def play_through(rules: Rules, seed: str = SEED) -> list[Scene]:
    """Return a whole round from a seed, in which everybody lays the heaviest tile that fits."""
    plan = compile_plan(rules)
    seeds = chain([seed], (f"{seed}/{attempt}" for attempt in count(2)))
    dealings = (_deal_by(plan, each) for each in islice(seeds, _TRIES))
    position = next(first for first in dealings if first.result is None)
    scenes = [Scene(observation(position), list(map(event_to, position.log)))]
    while position.result is None:
        seen = len(position.log)
        position = play(plan, position, _choose(moves(plan, position)))
        scenes.append(Scene(observation(position), list(map(event_to, position.log[seen:]))))
    return scenes
