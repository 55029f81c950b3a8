# SPDX-License-Identifier: MIT
"""How rounds follow each other, told as shortly as the protocol allows.

What a history leaves out is nought, and what each seat had left need be told only in games that ask
for it; so two engines that tell the next round at different lengths may mean the same.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

Record: TypeAlias = Mapping[str, Any]


def shortest(link: Record) -> dict[str, Any]:
    """Return the ``next`` of a result without what is nought and what need not be said."""
    situation = link["round"]
    last = {key: value for key, value in (situation["last"] or {}).items() if key != "pips"}
    told = situation.get("history", {}).items()
    history = {key: value for key, value in told if _is_something(value)}
    return {**link, "round": {**situation, "last": last, "history": history}}


def _is_something(value: Any) -> bool:
    """Whether a part of the history says more than noughts."""
    parts = value.values() if isinstance(value, Mapping) else value
    return any(map(_is_something, parts)) if isinstance(value, Mapping | list) else bool(value)
