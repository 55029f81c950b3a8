# SPDX-License-Identifier: MIT
"""Other libraries as contestants; each is left out, with a notice, where it is not installed.

They differ from us in what a turn is: both play forced passes by themselves, so a round has fewer
decisions there. The figures compare whole rounds, not single moves.
"""

import random
from random import Random
from typing import Any

import contest


def dominoes() -> contest.Contestant:
    """Return the PyPI package dominoes: four hands of seven, two sides, any tile leads."""
    import dominoes as library  # noqa: PLC0415 - an extra

    def deal(rng: Random) -> Any:
        random.seed(rng.random())  # the library shuffles with the global generator
        return library.Game.new(starting_player=0)

    def finish(game: Any, rng: Random) -> None:
        while game.result is None:
            game.make_move(*rng.choice(game.valid_moves))

    return contest.Contestant("dominoes (PyPI)", deal, finish)


def open_spiel(game_name: str) -> contest.Contestant:
    """Return a game of OpenSpiel: hands of seven, two seats alone or four in two sides."""
    import pyspiel  # noqa: PLC0415 - an extra
    from open_spiel.python.games import block_dominoes, team_dominoes  # noqa: F401, PLC0415 - they register

    game = pyspiel.load_game(game_name)

    def deal(rng: Random) -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            tile, _ = rng.choice(state.chance_outcomes())
            state.apply_action(tile)
        return state

    def finish(state: Any, rng: Random) -> None:
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))

    return contest.Contestant(f"OpenSpiel {game_name}", deal, finish)
