# SPDX-License-Identifier: MIT
"""Who is who at the table, and what moves are called, for the person who looks on."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from dominospec.play import Move

_LINE: Final = ("left", "right")
"""What the ends of the line are called in pictures and in moves, by arm."""

_MOST_SHOWN: Final = 2
"""A tile shows no more numbers outward; the bare table shows all."""

OTHER_MOVES: Final[Mapping[str, str]] = {
    "draw": "draw",
    "pass": "pass",
    "stop": "stop",
    "call-block": "call the block",
    "redeal": "deal again",
    "lead": "lead",
    "decline": "decline",
    "claim": "claim the points",
    "turn": "turn",
    "declare": "say something",
}


def arm_name(arm: int, trains: int = 0) -> str:
    """Return what an arm is called in pictures and in moves; the first ones may be trains."""
    if arm < trains:
        return f"train {arm}"
    return _LINE[arm] if arm < len(_LINE) else f"arm {arm}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Return ``a, b and c``."""
    *others, final = words
    return f"{', '.join(others)} {last} {final}" if others else final


def sentence(text: str) -> str:
    """Return the text with a capital letter first."""
    return text[:1].upper() + text[1:]


def shown_by(shows: Iterable[int]) -> str:
    """Return what an open end shows: one number, two, or all."""
    numbers = list(map(str, shows))
    return "any tile" if len(numbers) > _MOST_SHOWN else listed(numbers, "or")


def move_name(move: Move, legal: Sequence[Move], trains: int = 0) -> str:
    """Return what a person types for a move; what faces out only where there is a choice."""
    if move.declaration is not None:
        return f"say {move.declaration}"
    if move.tile is None:
        return OTHER_MOVES[move.move]
    if move.move == "discard":
        return f"discard {move.tile}"
    if move.end is None:
        return str(move.tile)
    ways = [other for other in legal if other[2:4] == (move.tile, move.end)]
    out = "" if move.out is None or len(ways) == 1 else f" out {move.out}"
    return f"{move.tile} {arm_name(move.end, trains)}{out.replace('out across', 'across')}"


@dataclass(frozen=True, slots=True)
class Names:
    """The names of seats and sides; ``me`` is the seat of the reader, None for nobody's."""

    sides: tuple[int, ...]
    me: int | None = None

    def seat(self, seat: int) -> str:
        """Return ``you`` or ``seat 1``, with a word for the partners of the reader."""
        if seat == self.me:
            return "you"
        partner = self.me is not None and self.sides[seat] == self.sides[self.me]
        return f"seat {seat}, your partner" if partner else f"seat {seat}"

    def short(self, seat: int) -> str:
        """Return ``you`` or ``seat 1``."""
        return "you" if seat == self.me else f"seat {seat}"

    def does(self, seat: int, verb: str) -> str:
        """Return ``You lay`` or ``Seat 1 lays``."""
        ending = "es" if verb.endswith("ss") else "s"
        return f"{sentence(self.short(seat))} {verb if seat == self.me else verb + ending}"

    def side(self, side: int) -> str:
        """Return the seats of a side: ``seat 1``, or ``you and seat 2``."""
        seats = [seat for seat, its in enumerate(self.sides) if its == side]
        return listed(self.short(seat) for seat in sorted(seats, key=lambda seat: seat != self.me))

    def all_of(self, sides: Iterable[int]) -> str:
        """Return several sides by their seats."""
        return listed(self.side(side) for side in sides)

    def win(self, sides: Sequence[int]) -> str:
        """Return ``you win`` or ``seat 1 wins``; no sides are nobody."""
        if not sides:
            return "nobody wins"
        seats = sum(self.sides.count(side) for side in sides)
        plural = seats > 1 or self.side(sides[0]) == "you"
        return f"{self.all_of(sides)} {'win' if plural else 'wins'}"

    def scores(self, scores: Sequence[int]) -> str:
        """Return the score of every side."""
        return "; ".join(f"{self.side(side)}: {score}" for side, score in enumerate(scores))
