# SPDX-License-Identifier: MIT
"""What rows of ``turn.again`` give: places and tiles of a further play (spec/language.md, 7)."""

from collections.abc import Sequence

from dominospec.play.chapters.ends import matching_arms
from dominospec.play.plan import Again
from dominospec.play.position import Grant, Permit, Position

GIVES = ("must-play", "play-if-able", "may-play")
"""What rows can give beside another turn, the strongest first."""


def _permit(row: Again, position: Position) -> Permit:
    ends = tuple(matching_arms(position, row.at)) if row.at else None
    return Permit(ends, row.of)


def grant_of(rows: Sequence[Again], position: Position) -> Grant:
    """Return the further play that the rows give together."""
    gives = next(word for word in GIVES if any(row.gives == word for row in rows))
    return Grant(gives, tuple(_permit(row, position) for row in rows))
