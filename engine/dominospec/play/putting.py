# SPDX-License-Identifier: MIT
"""A tile on its way from a hand to the table, before anything follows from it."""

from dominospec.play.chapters.ends import open_ends_sum
from dominospec.play.chapters.join import (
    first_ends,
    fitting_ends,
    grown,
    open_numbers,
    playable,
)
from dominospec.play.chapters.layout import branched
from dominospec.play.plan import Plan
from dominospec.play.position import TABLE, Move, Position, Tally, Turn, replaced
from dominospec.tiles import Tile


def _tally_of_play(plan: Plan, position: Position, tile: Tile) -> Tally:
    """Return the tally after a play: no passes since, and what was before where a rule asks."""
    round_passes = position.tally.round_passes
    if not plan.looks_back:
        return Tally(0, round_passes)
    fits = fitting_ends(plan, position, tile, playable(plan, position, position.turn.seat))
    drawn = tile in position.turn.drawn
    numbers, ends = open_numbers(position.ends), open_ends_sum(position)
    return Tally(0, round_passes, (), fits, numbers, ends, drawn)


def put(plan: Plan, position: Position, move: Move, turn: Turn) -> Position:
    """Return the position with the tile on the table, before anything follows from it."""
    seat, _, tile, end, out, _ = move
    hands, boneyard, ends, _, tally, table, log, _, layout = position
    assert tile is not None, "a play has a tile"
    if tally.passes or plan.looks_back or plan.row:
        tally = _tally_of_play(plan, position, tile)
    if seat != TABLE:
        hand = list(hands[seat])
        hand.remove(tile)
        hands = replaced(hands, seat, tuple(hand))
    if plan.growth:
        ends, layout = branched(plan, plan.growth, position, move)
    else:
        ends = first_ends(tile) if end is None or out is None else grown(ends, end, tile, out)
    return Position(hands, boneyard, ends, turn, tally, table, (*log, move), None, layout)


def turn_after(plan: Plan, position: Position, move: Move) -> Turn:
    """Return the turn after a play in it, before it is known how it goes on."""
    turn = position.turn
    if plan.row:
        turn = turn._replace(turned=None)
    if not plan.remembers_turn:
        return turn
    is_extra = turn.grant is not None and turn.grant.is_extra
    counted = turn.counted + (not is_extra)
    return turn._replace(grant=None, laid=(*turn.laid, move), counted=counted, pledged=())
