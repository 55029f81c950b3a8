# SPDX-License-Identifier: MIT
"""From one round of a match to the next (spec/language.md, 3, 11 and 12)."""

from typing import Final

from dominospec.play.position import History, Last, Position, Result, Round

_UNCOUNTED: Final = frozenset({"replay", "void", "redeal"})
"""Endings after which the next round has the same number."""


def _look_back(ended: Position, result: Result) -> Last:
    return Last(ended.table.leader, ended.closer, result.winner, result.ended, result.pips)


def won_in_a_row(running: tuple[int, ...], winners: tuple[int, ...]) -> tuple[int, ...]:
    """Return by side the rounds won in a row; a round without a winner changes nothing."""
    if not winners:
        return running
    return tuple(count + 1 if side in winners else 0 for side, count in enumerate(running))


def history_of(ended: Position, result: Result) -> History:
    """Return what the match remembers after the round."""
    before, won = ended.table.round.history, result.winners
    passes = before.passes or (0,) * len(ended.hands)
    for entry in ended.log:
        if entry.event == "pass":
            passes = tuple(n + (seat == entry.seat) for seat, n in enumerate(passes))
    nothing = (0,) * len(ended.table.scores)
    return History(
        won=tuple(n + (side in won) for side, n in enumerate(before.won or nothing)),
        running=won_in_a_row(before.running or nothing, won),
        ties=0 if won else before.ties + 1,
        passes=passes,
        counters=tuple(row for row in ended.table.counters if row[0] in ended.table.kept),
    )


def next_round(ended: Position) -> Round:
    """Return the place in the match of the round after one that has ended, without its lots.

    A void round, or one dealt again, was never there: the next looks back on what it looked back
    on. A round to be replayed is looked back on, but has the number of its replay.
    """
    result, this = ended.result, ended.table.round
    assert result, "the round is over"
    if result.ended in ("void", "redeal"):
        return this._replace(lots=())
    number = this.number + (result.ended not in _UNCOUNTED)
    return Round(number, _look_back(ended, result), (), history_of(ended, result))
