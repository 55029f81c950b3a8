# SPDX-License-Identifier: MIT
"""The plays that every turn has: how many, and on which arms (spec/language.md, 7)."""

from collections.abc import Callable, Mapping

from dominospec.play.chapters.join import plays
from dominospec.play.chapters.trains import owned, train_of
from dominospec.play.plan import Bound, Plan, Plays
from dominospec.play.position import Grant, Move, Position
from dominospec.play.putting import put, turn_after


def plays_now(plan: Plan, position: Position) -> Plays:
    """Return the plays of the turn going on."""
    turn = position.turn
    if not turn.is_first:
        return plan.plays.every
    return plan.plays.leader if turn.seat == position.table.leader else plan.plays.first


def following(plan: Plan, position: Position) -> Grant | None:
    """Return the further play that the turn has by itself, if it has one."""
    now, counted = plays_now(plan, position), position.turn.counted
    if now.most is not None and counted >= now.most:
        return None
    is_forced = now.while_able or counted < now.least
    return Grant("play-if-able" if is_forced else "may-play", is_extra=False)


def is_owed(grant: Grant) -> bool:
    """Whether a seat that cannot make the further play has to draw or pass."""
    return grant.gives == "must-play"


def may_stop(plan: Plan, position: Position) -> bool:
    """Whether the seat may decline the further play."""
    turn, now = position.turn, plays_now(plan, position)
    if turn.grant is None or turn.grant.gives != "may-play" or _owes(plan, position):
        return False
    last = turn.laid[-1].tile if turn.laid else None
    return now.ends_on_double or last is None or not last.is_double


def _owes(plan: Plan, position: Position) -> bool:
    """Whether the turn has fewer tiles as yet than it must have."""
    return position.turn.counted < plays_now(plan, position).least


def _arm(plan: Plan, position: Position, end: int) -> int:
    """Return the arm or the train that an end belongs to."""
    return train_of(position, end) if plan.trains else end


def _used(plan: Plan, position: Position) -> list[int]:
    """Return the arms on which the tiles of the turn were laid, one for each."""
    ends = [move.end for move in position.turn.laid]
    return [_arm(plan, position, end) for end in ends if end is not None]


ARMS: Mapping[str, Callable[[Plan, Position, int, list[int]], bool]] = {
    "any": lambda _plan, _now, _arm, _used: True,
    "one": lambda _plan, _now, arm, used: not used or arm in used,
    "different": lambda _plan, _now, arm, used: arm not in used,
    "own-train": lambda plan, now, arm, _used: arm in owned(plan, [now.turn.seat]),
}
"""Whether a tile of the turn may be laid on an arm, by the arms used in it before."""


def _is_of_the_turn(position: Position) -> bool:
    """Whether the next play is one of those that the turn has by itself."""
    grant = position.turn.grant
    return grant is None or not grant.is_extra


def _is_on_an_arm(position: Position, move: Move) -> bool:
    """Whether what is said of arms binds a play: one of the turn, the lead left aside."""
    return move.end is not None and _is_of_the_turn(position)


def _on_allowed_arms(plan: Plan, position: Position, found: tuple[Move, ...]) -> tuple[Move, ...]:
    now, used = plays_now(plan, position), _used(plan, position)
    return tuple(
        move
        for move in found
        if not _is_on_an_arm(position, move) or _is_arm_allowed(plan, position, now, used, move)
    )


def _is_arm_allowed(
    plan: Plan, position: Position, now: Plays, used: list[int], move: Move
) -> bool:
    assert move.end is not None, "the lead lies on no arm"
    arm = _arm(plan, position, move.end)
    is_full = now.per_arm is not None and used.count(arm) >= now.per_arm
    return not is_full and ARMS[now.arms](plan, position, arm, used)


def _why_arm(plan: Plan, position: Position, move: Move) -> tuple[str, str]:
    now, used = plays_now(plan, position), _used(plan, position)
    arm = _arm(plan, position, move.end or 0)
    if not ARMS[now.arms](plan, position, arm, used):
        return f"turn/plays/arms/{now.arms}", "The tiles of this turn may not be laid there."
    return "turn/plays/per_arm", f"No more than {now.per_arm} tiles of a turn on one arm."


def _next_plays(plan: Plan, position: Position, move: Move) -> tuple[Move, ...] | None:
    """Return what could follow a play by itself in the same turn; None if the seat were out."""
    laid = put(plan, position, move, turn_after(plan, position, move))
    if not laid.hands[move.seat]:
        return None
    grant = following(plan, laid)
    return () if grant is None else plays(plan, laid._replace(turn=laid.turn._replace(grant=grant)))


def _can_be_followed(plan: Plan, position: Position, move: Move) -> bool:
    """Whether the turn can have as many tiles as it must have after this play.

    Asking what may follow it asks the same of that, so that the search goes as deep as it must.
    """
    return _next_plays(plan, position, move) != ()


def _enough(plan: Plan, position: Position, found: tuple[Move, ...]) -> tuple[Move, ...]:
    least = min(plays_now(plan, position).least, len(position.hands[position.turn.seat]))
    if position.turn.counted + 1 >= least:
        return found
    return tuple(move for move in found if _can_be_followed(plan, position, move))


def _why_few(plan: Plan, position: Position, _move: Move) -> tuple[str, str]:
    least = plays_now(plan, position).least
    return "turn/plays/least", f"The turn could not have {least} tiles then."


def _no_bare_double(plan: Plan, position: Position, found: tuple[Move, ...]) -> tuple[Move, ...]:
    if plays_now(plan, position).ends_on_double:
        return found
    return tuple(
        move
        for move in found
        if move.tile is None
        or not move.tile.is_double
        or not _is_of_the_turn(position)
        or _can_be_followed(plan, position, move)
    )


def _why_double(_plan: Plan, _position: Position, move: Move) -> tuple[str, str]:
    message = f"{move.tile} may not be the last tile of the turn, and nothing could follow it."
    return "turn/plays/last_double/not-allowed", message


ON_ARMS = Bound(_on_allowed_arms, _why_arm)
"""On which arms the tiles of a turn may be laid."""

FOLLOWED: tuple[Bound, ...] = (Bound(_no_bare_double, _why_double), Bound(_enough, _why_few))
"""What must be able to follow a tile in the same turn."""
