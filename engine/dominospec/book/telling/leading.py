# SPDX-License-Identifier: MIT
"""Telling the chapter lead: who begins, round by round.

Steps that can never be reached, or never find anybody where they stand, are left out.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from typing import Any, Final, TypeAlias

from dominospec.book.voice import Clause, Told, Voice

Steps: TypeAlias = Sequence[dict[str, Any]]

_MISSING: Final = {"highest-double": "double", "holder-of": "tile"}
"""Steps that can find nobody for want of a tile, and what was missing."""
_NEEDS_LAST_ROUND: Final = ("winner", "next-in-turn", "same-leader", "last-layer")


def _finds_nobody(step: dict[str, Any], situation: str) -> bool:
    if situation == "first":
        return step["by"] in _NEEDS_LAST_ROUND
    return bool(situation == "after_tie" and step["by"] == "winner")


def _in_use(steps: Steps, situation: str) -> list[dict[str, Any]]:
    """Return the steps that can decide: up to the first that always finds somebody."""
    possible = [step for step in steps if not _finds_nobody(step, situation)]
    used = list(takewhile(lambda step: step["by"] in _MISSING, possible))
    return used + possible[len(used) : len(used) + 1]


def _sentences(voice: Voice, steps: Steps) -> str:
    """Return what is said of the steps; how the leader begins is said when it changes."""
    said = []
    afters = ["none", *(_MISSING.get(step["by"], "other") for step in steps)]
    for step, after in zip(steps, afters, strict=False):
        values = {"tile": step["tile"]} if "tile" in step else {}
        said.append((voice.say(f"lead/by/{step['by']}", after=after, **values), step["lays"]))
    parts = []
    for (sentence, lays), (_, following) in pairwise([*said, ("", "")]):
        parts.append(sentence)
        if lays != following:
            parts.append(voice.say(f"lead/step/lays/{lays}"))
    return " ".join(parts)


def _words(steps: Steps) -> tuple[str, ...]:
    by = (f"lead/by/{step['by']}" for step in steps)
    lays = (f"lead/step/lays/{step['lays']}" for step in steps)
    return tuple(dict.fromkeys((*by, *lays)))


def lead(voice: Voice) -> Iterator[Clause]:
    """Tell who leads the first round, later ones, and those after a block or without a winner."""
    chapter = voice.rules["lead"]
    usual = _in_use(chapter["later"], "later")
    for situation in ("first", "later", "after_block", "after_tie"):
        steps = _in_use(chapter[situation], situation)
        if situation.startswith("after") and steps == usual:
            continue
        slot = f"lead/{situation}"
        body = (Told(_sentences(voice, steps)),)
        yield Clause(slot, slot, body, voice.say(slot), _words(steps))
    yield Clause("law/lead", "law/lead", voice.tell("lead-never-passes"))
