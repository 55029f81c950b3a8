# SPDX-License-Identifier: MIT
"""The engine: a generic interpreter of resolved variants (spec/language.md).

``compile_plan`` turns a resolved variant into a plan, ``start`` a deal into a position; ``moves``
is the law, and ``play`` returns the next position or refuses with the rule.
"""

from dominospec.play.chapters.deal import deal, hands_in
from dominospec.play.linking import next_round as following
from dominospec.play.notation import (
    completed,
    event_to,
    move_from,
    move_to,
    observation,
    round_from,
    seen,
)
from dominospec.play.opening import BadDeal, start
from dominospec.play.plan import Plan
from dominospec.play.planning import compile_plan
from dominospec.play.position import Deal, Event, History, Last, Move, Position, Result, Round
from dominospec.play.round import moves, play
from dominospec.play.session import Session
from dominospec.play.trains import train_count

__all__ = [
    "BadDeal",
    "Deal",
    "Event",
    "History",
    "Last",
    "Move",
    "Plan",
    "Position",
    "Result",
    "Round",
    "Session",
    "compile_plan",
    "completed",
    "deal",
    "event_to",
    "following",
    "hands_in",
    "move_from",
    "move_to",
    "moves",
    "observation",
    "play",
    "round_from",
    "seen",
    "start",
    "train_count",
]
