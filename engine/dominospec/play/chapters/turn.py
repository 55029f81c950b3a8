# SPDX-License-Identifier: MIT
"""Going on, and the next seat (spec/language.md, 4, 7 and 14)."""

from collections.abc import Sequence

from dominospec.play.chapters.layout import arms_of_last, turn_begun
from dominospec.play.chapters.seats import after
from dominospec.play.plan import Again, Plan
from dominospec.play.position import Grant, Position
from dominospec.tiles import Tile


def granted(plan: Plan, tile: Tile) -> list[Again]:
    """Return the rows that let the seat go on after this tile."""
    return [row for row in plan.again if tile in row.tiles]


def is_new_turn(rows: Sequence[Again]) -> bool:
    """Whether the seat has another turn, the stronger of what rows can give."""
    return any(row.gives == "new-turn" for row in rows)


def grant(rows: Sequence[Again], position: Position, end: int | None) -> Grant:
    """Return the further play that the rows give after a play on this end (None: the lead)."""
    wide = end is None or any(row.at == "anywhere" for row in rows)
    if wide or end is None:
        ends = tuple(range(len(position.ends)))
    else:
        ends = arms_of_last(position) if position.layout else (end,)
    return Grant(ends, "anywhere" if wide else "on-that-tile")


def _turned(position: Position) -> Position:
    """Return the position with turn order turned round, if the turn has reversed it."""
    table = position.table
    if not table.turning:
        return position
    return position._replace(table=table._replace(step=-table.step, turning=False))


def end_turn(plan: Plan, position: Position) -> Position:
    """Return the position with the next seat to move, after reversals and skips."""
    position = _turned(position)
    table = position.table
    seat = after(plan, position, position.turn.seat)
    if not any(table.skips):
        hands, boneyard, ends, _, tally, table, log, result, layout = position
        turn, layout = plan.turns[seat], turn_begun(layout)
        return Position(hands, boneyard, ends, turn, tally, table, log, result, layout)
    skips = list(table.skips)
    while skips[seat]:
        skips[seat] -= 1
        seat = after(plan, position, seat)
    table, layout = table._replace(skips=tuple(skips)), turn_begun(position.layout)
    return position._replace(turn=plan.turns[seat], table=table, layout=layout)


def new_turn(plan: Plan, position: Position) -> Position:
    """Return the position with another turn of the same seat, unless it loses its next one."""
    table, seat = position.table, position.turn.seat
    if table.skips[seat]:
        skips = tuple(lost - (its == seat) for its, lost in enumerate(table.skips))
        return end_turn(plan, position._replace(table=table._replace(skips=skips)))
    layout = turn_begun(position.layout)
    return _turned(position)._replace(turn=plan.turns[seat], layout=layout)
