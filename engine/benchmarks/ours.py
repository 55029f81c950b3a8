# SPDX-License-Identifier: MIT
"""Our reference engine as a contestant: deals made beforehand, then moves at random to the end."""

from collections.abc import Mapping
from random import Random

import contest

from dominospec.chance import shuffled
from dominospec.loading import load, resolve
from dominospec.play import Position, Round, compile_plan, deal, moves, play, start


def contestant(variant: str, players: int, options: Mapping[str, str]) -> contest.Contestant:
    """Return random play of a variant by the reference engine, log and passes included."""
    plan = compile_plan(resolve(load(variant), players, dict(options)))

    def begin(rng: Random) -> Position:
        order = shuffled(plan.tiles, str(rng.random()))
        return start(plan, deal(plan, order), Round(lots=(0,)))

    def finish(position: Position, rng: Random) -> None:
        while position.result is None:
            position = play(plan, position, rng.choice(moves(plan, position)))

    return contest.Contestant("dominospec", begin, finish)
