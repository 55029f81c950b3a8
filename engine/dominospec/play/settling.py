# SPDX-License-Identifier: MIT
"""What follows from an event, and from the end of a round or a match (spec/language.md, 11, 12)."""

from collections.abc import Sequence

from dominospec.play.chapters.block import pips_left
from dominospec.play.chapters.match import count_round, is_reached, match_winners, reset
from dominospec.play.chapters.rules import carry_out
from dominospec.play.chapters.score import book
from dominospec.play.chapters.seats import Moment, from_leader
from dominospec.play.plan import Plan
from dominospec.play.position import Event, Position, Result
from dominospec.tiles import Tile


def happened(plan: Plan, position: Position, moment: Moment, *, is_judged: bool = True) -> Position:
    """Return the position after the awards and the rules of an event in the round.

    The round is over where the target is reached and that counts at once; unless ``is_judged`` says
    that more may come to the same sum, so that somebody else looks for it.
    """
    position = _follows(plan, position, _group(plan, position, moment))
    return cut_off_if_reached(plan, position, moment) if is_judged else position


def cut_off_if_reached(plan: Plan, position: Position, moment: Moment) -> Position:
    """Return the position, with the round over if the target is reached and counts at once."""
    if plan.match.at_once and is_reached(plan, position.table.scores):
        return _cut_off(plan, position, moment)
    return position


def _group(plan: Plan, position: Position, moment: Moment) -> list[Moment]:
    """Return the events of a moment: with the first tile of a round it is led, too."""
    is_asked = moment.event == "play" and (plan.awards["lead"] or plan.rules["lead"])
    if is_asked and len(position.plays) == 1:
        return [moment._replace(event="lead"), moment]
    return [moment]


def _follows(plan: Plan, position: Position, moments: Sequence[Moment]) -> Position:
    """Return the position after the awards, then the rules, of a group of events."""
    scores = position.table.scores
    if any(plan.awards[moment.event] for moment in moments):
        position = book(plan, position, moments)
    for moment in moments:
        if plan.rules[moment.event]:
            position = carry_out(plan, position, moment, scores)
    return position


def _over(position: Position, result: Result) -> Position:
    """Return the position with the end of the round told."""
    ending = (("ended", result.ended), ("winner", result.winner), ("winners", result.winners))
    event = Event("round-end", result.seat, detail=ending)
    hands, boneyard, ends, turn, tally, table, log, _, layout = position
    return Position(hands, boneyard, ends, turn, tally, table, (*log, event), result, layout)


def end_round(plan: Plan, position: Position, result: Result, tile: Tile | None = None) -> Position:
    """Return the position after the round has ended and been settled.

    ``tile`` is the one by which a seat has gone out; the tile of a block is the last one laid.
    """
    position = _over(position, result)
    if result.ended in ("void", "replay", "redeal"):
        return position
    passes = position.tally.passes
    moments = [Moment("round-end", result.seat, passes=passes)]
    if result.ended in plan.awards:
        last = position.last_play if result.ended == "block" else None
        of_event = last.tile if last else tile
        moments = [Moment(result.ended, result.seat, of_event, passes), *moments]
    position = reset(plan, count_round(plan, _follows(plan, position, moments)))
    return _match_ended(plan, position)


def _match_ended(plan: Plan, position: Position) -> Position:
    """Return the position with the match over, if it is."""
    won, result = match_winners(plan, position), position.result
    if won is None or result is None:
        return position
    position = position._replace(result=result._replace(match_over=True, match_winners=won))
    if not (plan.awards["match-end"] or plan.rules["match-end"]):
        return position
    event = Event("match-end", position.closer, detail=(("winners", won),))
    position = position._replace(log=(*position.log, event))
    return _follows(plan, position, [Moment("match-end", position.closer)])


def _cut_off(plan: Plan, position: Position, moment: Moment) -> Position:
    """Return the position with the round over, unsettled, because the target is reached."""
    won = match_winners(plan, position) or ()
    order = (moment.actor, *from_leader(plan, position))
    seat = next((seat for seat in order if plan.sides[seat] in won), None)
    pips = pips_left(plan, position)
    position = _over(position, Result("stopped", moment.actor, seat, won, pips))
    return _match_ended(plan, position)
