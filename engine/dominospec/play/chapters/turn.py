# SPDX-License-Identifier: MIT
"""The next seat and its turn (spec/language.md, 4, 7 and 14)."""

from dominospec.play.chapters.layout import turn_begun
from dominospec.play.chapters.seats import after
from dominospec.play.plan import Plan
from dominospec.play.position import Position, Turn


def _turned(position: Position) -> Position:
    """Return the position with turn order turned round, if the turn has reversed it."""
    table = position.table
    if not table.turning:
        return position
    return position._replace(table=table._replace(step=-table.step, turning=False))


def fresh(plan: Plan, position: Position, seat: int) -> Turn:
    """Return a turn of the seat at its beginning."""
    if plan.counts_turns and seat not in position.table.had_turn:
        return Turn(seat, is_first=True)
    return plan.turns[seat]


def turn_counted(plan: Plan, position: Position) -> Position:
    """Return the position with the seat among those that have ended a turn."""
    seat, table = position.turn.seat, position.table
    if not plan.counts_turns or seat in table.had_turn:
        return position
    return position._replace(table=table._replace(had_turn=(*table.had_turn, seat)))


def turn_done(plan: Plan, position: Position) -> Position:
    """Return the position with the turn counted, and turn order turned round if it is to be."""
    return turn_counted(plan, _turned(position))


def end_turn(plan: Plan, position: Position) -> Position:
    """Return the position with the next seat to move, after reversals and skips."""
    position = turn_done(plan, position)
    table = position.table
    seat = after(plan, position, position.turn.seat)
    if not any(table.skips):
        hands, boneyard, ends, _, tally, table, log, result, layout = position
        turn, layout = fresh(plan, position, seat), turn_begun(layout)
        return Position(hands, boneyard, ends, turn, tally, table, log, result, layout)
    skips = list(table.skips)
    while skips[seat]:
        skips[seat] -= 1
        seat = after(plan, position, seat)
    table, layout = table._replace(skips=tuple(skips)), turn_begun(position.layout)
    return position._replace(turn=fresh(plan, position, seat), table=table, layout=layout)


def new_turn(plan: Plan, position: Position) -> Position:
    """Return the position with another turn of the same seat, unless it loses its next one."""
    table, seat = position.table, position.turn.seat
    if table.skips[seat]:
        skips = tuple(lost - (its == seat) for its, lost in enumerate(table.skips))
        return end_turn(plan, position._replace(table=table._replace(skips=skips)))
    position = turn_done(plan, position)
    turn, layout = fresh(plan, position, seat), turn_begun(position.layout)
    return position._replace(turn=turn, layout=layout)
