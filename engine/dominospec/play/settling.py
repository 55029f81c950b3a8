# SPDX-License-Identifier: MIT
"""What follows from an event, and from the end of a round (spec/language.md, 11)."""

from dominospec.play.chapters.match import count_round, match_winners
from dominospec.play.chapters.rules import carry_out
from dominospec.play.chapters.score import book
from dominospec.play.chapters.seats import Moment
from dominospec.play.plan import Plan
from dominospec.play.position import Event, Position, Result
from dominospec.tiles import Tile


def happened(plan: Plan, position: Position, moment: Moment) -> Position:
    """Return the position after the awards and the rules of an event in the round."""
    scores = position.table.scores
    if plan.awards[moment.event]:
        position = book(plan, position, [moment])
    if plan.rules[moment.event]:
        position = carry_out(plan, position, moment, scores)
    return position


def end_round(plan: Plan, position: Position, result: Result, tile: Tile | None = None) -> Position:
    """Return the position after the round has ended and been settled.

    ``tile`` is the one by which a seat has gone out; the tile of a block is the last one laid.
    """
    ending = (("ended", result.ended), ("winner", result.winner), ("winners", result.winners))
    event = Event("round-end", result.seat, detail=ending)
    hands, boneyard, ends, turn, tally, table, log, _, layout = position
    position = Position(hands, boneyard, ends, turn, tally, table, (*log, event), result, layout)
    if result.ended in ("void", "replay"):
        return position
    passes = tally.passes
    moments = [Moment("round-end", result.seat, passes=passes)]
    if plan.awards.get(result.ended):
        last = position.last_play
        of_event = last.tile if last and result.ended == "block" else tile
        moments = [Moment(result.ended, result.seat, of_event, passes), *moments]
    position = count_round(plan, book(plan, position, moments))
    won = match_winners(plan, position)
    if not won:
        return position
    return position._replace(result=result._replace(match_over=True, match_winners=won))
