# SPDX-License-Identifier: MIT
"""The block game and nothing else, in the manner of our engine: what it costs to know all games.

Frozen positions, a log, and legality by ``moves`` as with us; but no rule is looked up, nobody is
refused with a reason, and no points are counted. Whoever keeps this manner can hardly be quicker.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import contest

from dominospec.chance import shuffled
from dominospec.play import Move
from dominospec.tiles import Tile, double_set

HAND = 7


class Bare(NamedTuple):
    """A round at one moment; ``passes`` are those since the last tile."""

    hands: tuple[tuple[Tile, ...], ...]
    ends: tuple[int, ...] = ()
    seat: int = 0
    passes: int = 0
    log: tuple[Move, ...] = ()
    is_over: bool = False


@cache
def _options(seat: int, ends: tuple[int, ...]) -> Mapping[Tile, tuple[Move, ...]]:
    found: dict[Tile, tuple[Move, ...]] = {}
    for tile in double_set(6):
        if not ends:
            found[tile] = (Move(seat, "play", tile),)
        for end, number in enumerate(ends):
            if number in tile:
                out = tile.low if tile.high == number else tile.high
                found[tile] = (*found.get(tile, ()), Move(seat, "play", tile, end, out))
    return found


@cache
def _pass(seat: int) -> tuple[Move, ...]:
    return (Move(seat, "pass"),)


def _moves(now: Bare) -> tuple[Move, ...]:
    options = _options(now.seat, now.ends)
    found: tuple[Move, ...] = ()
    for tile in now.hands[now.seat]:
        if tile in options:
            found += options[tile]
    return found or _pass(now.seat)


def _play(now: Bare, move: Move, legal: Sequence[Move]) -> Bare:
    assert move in legal
    hands, ends, seat, passes, log, _ = now
    after = (seat + 1) % len(hands)
    if move.tile is None:
        passes += 1
        return Bare(hands, ends, after, passes, (*log, move), passes == len(hands))
    hand = tuple([tile for tile in hands[seat] if tile != move.tile])
    hands = (*hands[:seat], hand, *hands[seat + 1 :])
    if move.end is None or not isinstance(move.out, int):
        ends = tuple(move.tile)
    else:
        ends = (ends[0], move.out) if move.end else (move.out, ends[1])
    return Bare(hands, ends, after, 0, (*log, move), not hand)


def contestant(players: int) -> contest.Contestant:
    """Return random play of a block game that is nothing else."""

    def deal(rng: Random) -> Bare:
        order = shuffled(double_set(6), str(rng.random()))
        hands = [order[seat * HAND : (seat + 1) * HAND] for seat in range(players)]
        return Bare(tuple(tuple(sorted(hand)) for hand in hands))

    def finish(now: Bare, rng: Random) -> None:
        while not now.is_over:
            legal = _moves(now)
            now = _play(now, rng.choice(legal), legal)

    return contest.Contestant("a block game and nothing else", deal, finish)
