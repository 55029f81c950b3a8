# SPDX-License-Identifier: MIT
"""A declaration as a move, and what follows from it (spec/language.md, 7)."""

from dominospec.play.chapters.declares import BINDING, said_so
from dominospec.play.chapters.seats import Moment
from dominospec.play.ending import concluded, turn_over
from dominospec.play.plan import Plan
from dominospec.play.position import Event, Move, Position
from dominospec.play.settling import happened


def declare(plan: Plan, position: Position, move: Move) -> Position:
    """Return the position after a declaration; one for a turn ends it, and is no pass."""
    assert move.declaration is not None, "a declaration names a row"
    goes = next(row.goes for row in plan.declares if row.id == move.declaration)
    event = Event("declare", move.seat, detail=(("declaration", move.declaration),))
    turn = said_so(position, move.declaration, binds=goes in BINDING)
    position = position._replace(turn=turn, log=(*position.log, event))
    moment = Moment("declare", move.seat, passes=position.tally.passes)
    position = happened(plan, position, moment)
    if position.result:
        return position
    over = concluded(plan, position, moment)
    if over is not None:
        return over
    return turn_over(plan, position) if goes == "turn" else position
