# SPDX-License-Identifier: MIT
"""What rows of ``turn.again`` give: places and tiles of a further play (spec/language.md, 7)."""

from collections.abc import Callable, Mapping, Sequence

from dominospec.play.chapters.layout import arms_of_last
from dominospec.play.plan import Again
from dominospec.play.position import Grant, Permit, Position

GIVES = ("must-play", "play-if-able", "may-play")
"""What rows can give beside another turn, the strongest first."""


def _on_that_tile(position: Position, end: int | None) -> tuple[int, ...] | None:
    if end is None:
        return None
    return arms_of_last(position) if position.layout else (end,)


AT: Mapping[str, Callable[[Position, int | None], tuple[int, ...] | None]] = {
    "anywhere": lambda _position, _end: None,
    "on-that-tile": _on_that_tile,
}
"""The arms that a word of ``at`` means after a play on an end, None for all."""


def grant_of(rows: Sequence[Again], position: Position, end: int | None) -> Grant:
    """Return the further play that the rows give together after a play on this end."""
    gives = next(word for word in GIVES if any(row.gives == word for row in rows))
    permits = tuple(Permit(AT[row.at](position, end), row.of, row.at) for row in rows)
    return Grant(gives, permits)
