# SPDX-License-Identifier: MIT
"""Why a move is not legal, and what is: answers to ``why`` and ``hint``."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from dominospec.errors import IllegalMove
from dominospec.play import Move, Position, completed, moves
from dominospec.play.plan import Plan
from dominospec.play.refusing import refusal
from dominospec.terminal.guide import Guide
from dominospec.terminal.names import arm_name, listed, move_name, sentence
from dominospec.terminal.typed import Typed, among, meant

_NEVER: Final = "draw/when/never"


class Why(NamedTuple):
    """A rule that forbids something, and what it says here."""

    rule: str
    message: str


def reasons(plan: Plan, position: Position, tried: Iterable[Move]) -> list[Why]:
    """Return why these moves are not legal, each reason once; none for those that are.

    The end is named where it makes a difference.
    """
    legal, trains = moves(plan, position), len(plan.trains)
    found: dict[Why, list[str]] = {}
    for move in (completed(plan, position, move) for move in tried):
        if any(move[:4] == good[:4] and move.out in (None, good.out) for good in legal):
            continue
        against = of(refusal(plan, position, move, legal), move.seat)
        found.setdefault(against, []).append("" if move.end is None else arm_name(move.end, trains))
    if len(found) == 1:
        return list(found)
    return [Why(why.rule, f"{listed(ends)}: {why.message}") for why, ends in found.items()]


def of(refused: IllegalMove, reader: int) -> Why:
    """Return why a move is refused, said to the reader who tried it."""
    message = refused.message.replace(f"Seat {reader} does", "You do")
    return Why(refused.rule, message.replace("The seat ", "You ").replace(" it may", " you may"))


def rules_told(found: Sequence[Why], guide: Guide) -> list[str]:
    """Return each rule once, with its sentence."""
    rules = dict.fromkeys(why.rule for why in found)
    return [f"Rule {rule}: {guide.sentence(rule)}" for rule in rules]


def numbered(legal: Sequence[Move], trains: int = 0) -> list[str]:
    """Return the legal moves with their numbers."""
    return [
        f"{place}) {move_name(move, legal, trains)}" for place, move in enumerate(legal, start=1)
    ]


def why(plan: Plan, position: Position, typed: Typed, guide: Guide) -> list[str]:
    """Return the answer to ``why 6-4`` and ``why not pass``."""
    found = reasons(plan, position, meant(typed, position))
    legal = moves(plan, position)
    good = [move_name(move, legal, len(plan.trains)) for move in among(typed, legal)]
    lines = [f"{sentence(listed(good, 'or'))} is legal."] if good else []
    return [*lines, *(sentence(one.message) for one in found), *rules_told(found, guide)]


def _tiles(plan: Plan, position: Position) -> Mapping[tuple[Why, ...], list[str]]:
    """Return the tiles of the hand that cannot be laid anywhere, by reasons."""
    found: dict[tuple[Why, ...], list[str]] = {}
    laid = {move.tile for move in moves(plan, position)}
    for tile in () if position.table.row else position.hands[position.turn.seat]:
        if tile not in laid:
            against = reasons(plan, position, meant(Typed("play", tile), position))
            rules = dict.fromkeys(Why(one.rule, "") for one in against)
            found.setdefault(tuple(rules), []).append(str(tile))
    return found


def hint(plan: Plan, position: Position, guide: Guide) -> list[str]:
    """Return what is legal, and for all the rest the rule that forbids it."""
    legal = moves(plan, position)
    named = (move_name(move, legal, len(plan.trains)) for move in legal)
    lines = [f"You can: {', '.join(named)}."]
    against: list[Why] = []
    for whys, tiles in _tiles(plan, position).items():
        lines.append(
            f"You cannot lay {listed(tiles, 'or')} [{', '.join(one.rule for one in whys)}]."
        )
        against.extend(whys)
    for move in ("draw", "pass") if position.ends else ():
        for one in reasons(plan, position, [Move(position.turn.seat, move)]):
            if one.rule != _NEVER:
                lines.append(f"You cannot {move}: {one.message} [{one.rule}]")
                against.append(one)
    return [*lines, *rules_told(against, guide)]
