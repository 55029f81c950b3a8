# SPDX-License-Identifier: MIT
"""``conform beside``: an engine that deals itself, and ours, which plays its rounds beside it."""

import argparse
from collections.abc import Iterator
from random import Random
from typing import Final, TextIO

from dominospec.conformance.commands.command import (
    Arguments,
    Command,
    add_engine,
    add_timeout_scale,
    say,
)
from dominospec.conformance.commands.hunt import ours
from dominospec.conformance.hunting.beside import Beside, Dealer, Round
from dominospec.conformance.hunting.voting import Answer, Voter
from dominospec.conformance.reports.picture import move_text, position
from dominospec.conformance.running.verdict import FAULTY, NOT_STARTED, NOTHING_RAN, PASSED
from dominospec.conformance.suite.scenario import Game
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.conformance.wire.process import Limits

_NO_SUITE: Final = "sha256:" + "0" * 64


def _shown(played: Round) -> Iterator[str]:
    """Yield what is different for a reader: the deal, the moves, and who says what."""
    yield "PARTED"
    for seat, hand in enumerate(played.setup["hands"]):
        yield f"  seat {seat}    {' '.join(hand)}"
    yield f"  boneyard  {' '.join(played.setup['boneyard'])}"
    yield from (f"  move      {move_text(move)}" for move in played.moves)
    for found in played.found:
        yield f"  {found.where}: expected {found.expected}, got {found.got}"
    told = played.answers[0]
    yield from position(told.state) if told.kind == "told" else [f"  it says   {told.body}"]


def _unplayed(answer: Answer, out: TextIO) -> int:
    """Say why no round could be played."""
    if answer.kind == "lacking":
        say(out, [f"unsupported: {name}" for name in answer.body["features"] or ()])
        return NOTHING_RAN
    say(out, [f"{answer.body.get('verdict', 'start')}: {answer.body.get('detail', answer.body)}"])
    return NOT_STARTED


def _beside(arguments: Arguments, out: TextIO) -> int:
    limits = Limits().scaled(arguments.timeout_scale)
    adapters = [Adapter(one, greeting(_NO_SUITE), limits) for one in (arguments.engine, ours())]
    dealer, judge = Dealer(arguments.engine, adapters[0], looks=True), Voter("ours", adapters[1])
    game = Game(arguments.variant, arguments.players)
    contest = Beside(dealer, judge, game, Random(arguments.seed), arguments.by_lot)  # noqa: S311
    rounds = moves = 0
    try:
        for played in contest.rounds(arguments.rounds):
            if len(played.answers) == 1:
                return _unplayed(played.answers[0], out)
            rounds, moves = rounds + 1, moves + len(played.moves)
            if played.found:
                say(out, _shown(played))
                return FAULTY
    finally:
        for adapter in adapters:
            adapter.finish()
    say(out, [f"{rounds} rounds of {game.base}, {moves} moves: both answer the same"])
    return PASSED


def _add_arguments(action: argparse.ArgumentParser) -> None:
    add_engine(action)
    action.add_argument("--variant", required=True, metavar="ID", help="the game")
    action.add_argument("--players", type=int, default=2, metavar="N", help="default: 2")
    action.add_argument("--rounds", type=int, default=20, metavar="N", help="default: 20")
    action.add_argument("--seed", type=int, default=0, metavar="N", help="of our moves")
    action.add_argument(
        "--by-lot", action="store_true", help="whoever it says leads may lead any tile"
    )
    add_timeout_scale(action)


COMMANDS: Final = (
    Command("beside", "play the rounds of an engine that deals itself", _add_arguments, _beside),
)
