# SPDX-License-Identifier: MIT
"""Recorded four-hand rounds, replayed move for move.

The record is a file of JSON lines beside the checkout, which is not part of the project; a handful
of its rounds are written out as scenarios (conformance/scenarios/games/partnership).
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dominospec.loading import load, resolve
from dominospec.play import Deal, Move, Plan, Position, Round, compile_plan, moves, play, start
from dominospec.resources import root
from dominospec.tiles import Tile

RECORD = Path(str(root())).parent / "shared" / "data" / "partnership-games.jsonl"
ENDED = {"out": "out", "blocked": "block"}
ARMS = {"left": 0, "right": 1}

pytestmark = pytest.mark.skipif(not RECORD.exists(), reason="the record is not there")


@cache
def plan() -> Plan:
    table = {"first-lead": "lot", "block-tie": "not-closer"}
    return compile_plan(resolve(load("partnership"), 4, table))


def rounds() -> list[Any]:
    return [json.loads(line) for line in RECORD.read_text("utf-8").splitlines()]


def _move(legal: tuple[Move, ...], tile: str | None, how: str) -> Move:
    if how == "pass":
        (only,) = legal
        assert only.move == "pass"
        return only
    assert tile
    wanted = (Tile.parse(tile), ARMS.get(how))
    (found,) = [move for move in legal if (move.tile, move.end) == wanted]
    return found


def _replayed(recorded: Any) -> Position:
    hands = tuple(tuple(map(Tile.parse, hand)) for hand in recorded["hands"])
    position = start(plan(), Deal(hands), Round(1, None, (recorded["moves"][0][0],)))
    for seat, tile, how in recorded["moves"]:
        assert position.turn.seat == seat
        position = play(plan(), position, _move(moves(plan(), position), tile, how))
    return position


def test_every_recorded_round_replays_with_the_same_passes_ending_pips_and_winner() -> None:
    for recorded in rounds():
        result = _replayed(recorded).result
        assert result, recorded["id"]
        assert result.ended == ENDED[recorded["end"]], recorded["id"]
        assert list(result.pips) == recorded["pips"], recorded["id"]
        assert result.winners == (recorded["winner"],), recorded["id"]
        assert recorded["seat"] in (None, result.seat), recorded["id"]
    assert len(rounds()) == 541
