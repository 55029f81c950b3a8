# SPDX-License-Identifier: MIT
"""Our reference engine as a contestant: deals made beforehand, then moves at random to the end."""

from collections.abc import Mapping
from random import Random

import contest

from dominospec.chance import shuffled
from dominospec.loading import load, resolve
from dominospec.play import Deal, Position, Round, compile_plan, moves, play, start
from dominospec.tiles import Tile


def contestant(variant: str, players: int, options: Mapping[str, str]) -> contest.Contestant:
    """Return random play of a variant by the reference engine, log and passes included."""
    rules = resolve(load(variant), players, dict(options))
    plan = compile_plan(rules)
    tiles = tuple(Tile.parse(text) for text in rules["tables"]["tiles"])
    size: int = rules["tables"]["hand"]

    def deal(rng: Random) -> Position:
        order = shuffled(tiles, str(rng.random()))
        hands = tuple(order[seat * size : (seat + 1) * size] for seat in range(players))
        return start(plan, Deal(hands), Round(lots=(0,)))

    def finish(position: Position, rng: Random) -> None:
        while position.result is None:
            position = play(plan, position, rng.choice(moves(plan, position)))

    return contest.Contestant("dominospec", deal, finish)
