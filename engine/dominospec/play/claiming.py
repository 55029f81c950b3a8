# SPDX-License-Identifier: MIT
"""Points that are booked only when they are claimed (spec/language.md, 11)."""

from collections.abc import Callable, Mapping

from dominospec.play.chapters.booking import Entry, allowed, written
from dominospec.play.chapters.seats import Moment, Subject
from dominospec.play.going_on import followed
from dominospec.play.plan import Plan
from dominospec.play.position import Claims, Event, Move, Position
from dominospec.play.settling import cut_off_if_reached


def claims_of(claims: Claims, seat: int) -> tuple[Move, ...]:
    """Return the moves by which the seat to move claims points, or leaves them."""
    if not claims.is_open:
        return Move(seat, "claim"), Move(seat, "decline")
    return (Move(seat, "claim"),) if seat != claims.seat else ()


def _with(position: Position, claims: Claims | None) -> Position:
    return position._replace(table=position.table._replace(claims=claims))


def forfeited(position: Position) -> Position:
    """Return the position without the points that nobody has claimed in time."""
    return _with(position, None) if position.table.claims else position


def _resumed(plan: Plan, position: Position) -> Position:
    """Return the position after what follows from the last tile."""
    move = position.last_play
    assert isinstance(move, Move), "a play stands in the log as it was made"
    moment = Moment("play", move.seat, move.tile)
    return followed(plan, position, move, moment)


def claim(plan: Plan, position: Position, move: Move) -> Position:
    """Return the position after the seat has claimed what there is to claim."""
    claims, seat = position.table.claims, move.seat
    assert claims is not None, "there is something to claim"
    rows = {award.id: award for event in ("lead", "play") for award in plan.awards[event]}
    subject = Subject(seat, plan.sides[seat])
    entries = [Entry(rows[name], seat, subject, points) for name, points in claims.points]
    position = position._replace(log=(*position.log, Event("claim", seat)))
    position, entries = allowed(plan, _with(position, None), entries, ["play"])
    position = written(plan, position, entries)
    position = cut_off_if_reached(plan, position, Moment("play", seat))
    return position if claims.is_open or position.result else _resumed(plan, position)


MISSED: Mapping[str, Callable[[Claims], Claims | None]] = {
    "lost": lambda _claims: None,
    "next-caller": lambda claims: claims._replace(is_open=True),
}
"""What becomes of points that the layer has not claimed."""


def decline(plan: Plan, position: Position, move: Move) -> Position:
    """Return the position after the layer has left its points, to the next seat or to nobody."""
    claims = position.table.claims
    assert claims is not None, "there is something to claim"
    left = MISSED[plan.missed](claims)
    log = (*position.log, Event("decline", move.seat))
    return _resumed(plan, _with(position._replace(log=log), left))
