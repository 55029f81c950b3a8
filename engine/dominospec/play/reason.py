# SPDX-License-Identifier: MIT
"""Why something may not be done."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from dominospec.play.plan import Plan
from dominospec.play.position import Move, Position


class Reason(NamedTuple):
    """The id of the rule, what it says here, and the values it speaks of."""

    rule: str
    message: str
    facts: Mapping[str, Any]


Asking: TypeAlias = Callable[[Plan, Position, Move], Reason | None]
