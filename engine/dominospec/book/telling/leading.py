# SPDX-License-Identifier: MIT
"""Telling the chapter lead: who begins, round by round.

Steps that can never be reached, or never find anybody where they stand, are left out.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from typing import Any, Final, TypeAlias

from dominospec.book.voice import Clause, Told, Voice
from dominospec.tiles import Tile

Step: TypeAlias = dict[str, Any]
Steps: TypeAlias = Sequence[Step]

_MISSING: Final = {
    "highest-double": "double", "lowest-double": "double", "holder-of": "tile",
    "sequence-tile": "tile",
}  # fmt: skip
"""Steps that can find nobody for want of a tile, and what was missing."""
_NEEDS_LAST_ROUND: Final = (
    "winner", "next-in-turn", "same-leader", "last-layer", "seat", "most-pips",
    "next-to-last-layer", "winning-side", "losing-side",
)  # fmt: skip
_NEEDS_WINNER: Final = ("winner", "winning-side", "losing-side")
_BY_TABLE: Final = ("turned-up-tile", "set-out-tile")
_GOES_ROUND: Final = ("next-seat", "pass", "draw-or-pass")
_SITUATIONS: Final = ("first", "later", "after_block", "after_tie")


def _finds_nobody(step: Step, situation: str) -> bool:
    if situation == "first":
        return step["by"] in _NEEDS_LAST_ROUND
    return bool(situation == "after_tie" and step["by"] in _NEEDS_WINNER)


def _is_limited(voice: Voice, step: Step) -> bool:
    """Whether not every tile may be led, by somebody who need not lay the tile looked for."""
    is_bound = step["lays"] == "that-tile" and not _asks(step)
    return not is_bound and len(step["from"]) < len(set(voice.rules["tables"]["tiles"]))


def _passed_by(voice: Voice, step: Step) -> tuple[str, ...]:
    """Return the tiles that a step does not look at, of those that its word means."""
    if "seeks" not in step or step["by"] == "all-draw":
        return ()
    there = dict.fromkeys(voice.rules["tables"]["tiles"])
    left = [tile for tile in there if tile not in step["seeks"]]
    doubles = _MISSING.get(step["by"]) == "double"
    return tuple(tile for tile in left if not doubles or Tile.parse(tile).is_double)


def _seeks(voice: Voice, step: Step) -> str:
    """Return which tiles are looked at: those that are not, where they are fewer."""
    left = _passed_by(voice, step)
    way, tiles = ("but", left) if len(left) < len(step["seeks"]) else ("only", step["seeks"])
    names = voice.wording.all_of(tiles) if way == "but" else voice.named(tiles)
    return voice.say("lead/step/seeks", way=way, n=len(tiles), tiles=names)


def _asks(step: Step) -> bool:
    """Whether more than one seat is asked to lead."""
    return bool(step["refuse"] == "next-seat" or step["leads"] == "its-side")


def _may_fail(voice: Voice, step: Step) -> bool:
    """Whether a step may find nobody, or nobody who leads."""
    may_lack = step["by"] in _MISSING or "seeks" in step or step["by"] == "all-draw"
    if may_lack or step["lays"] == "turned-up-tile":
        return True
    goes_on = step["lacking"] in ("next-step", *_GOES_ROUND) and _is_limited(voice, step)
    refused = step["refuse"] == "next-step" or (_asks(step) and step["all_refused"] == "next-step")
    return bool(goes_on or refused or step.get("among", "everyone") != "everyone")


def _in_use(voice: Voice, steps: Steps, situation: str) -> list[Step]:
    """Return the steps that can decide: up to the first that always finds somebody."""
    possible = [step for step in steps if not _finds_nobody(step, situation)]
    used = list(takewhile(lambda step: _may_fail(voice, step), possible))
    return used + possible[len(used) : len(used) + 1]


def _found(voice: Voice, step: Step, after: str) -> str:
    """Return how a step finds a leader."""
    values: dict[str, Any] = {key: step[key] for key in ("tile", "who", "shift") if key in step}
    if "shift" in step:
        values |= {"places": abs(step["shift"]), "way": _way(step["shift"])}
    if step["by"] == "all-draw":
        values |= voice.selected(step["seeks"]) if "seeks" in step else {"kind": "round"}
    return voice.say(f"lead/by/{step['by']}", after=after, **values)


def _way(shift: int) -> str:
    return "itself" if shift == 0 else "after" if shift > 0 else "before"


def _terms(voice: Voice, step: Step) -> Iterator[str]:
    """Yield what else a step says, but for the first tile."""
    if _passed_by(voice, step):
        yield _seeks(voice, step)
    if step.get("among", "everyone") != "everyone":
        yield voice.say(f"lead/step/among/{step['among']}")
    if step["leads"] == "its-side" and step["by"] not in ("winning-side", "losing-side"):
        yield voice.say("lead/step/leads/its-side")
    if _is_limited(voice, step):
        table = "yes" if step["lays"] in _BY_TABLE else "no"
        yield voice.say("lead/step/from", table=table, **voice.selected(step["from"]))
        if step["lays"] not in _BY_TABLE:
            yield voice.say(f"lead/step/lacking/{step['lacking']}")
    if step["refuse"] != "not-allowed":
        yield voice.say(f"lead/step/refuse/{step['refuse']}")
    if _asks(step):
        yield voice.say(f"lead/step/all_refused/{step['all_refused']}")


def _sentences(voice: Voice, steps: Steps) -> str:
    """Return what is said of the steps; how the leader begins is said when it changes."""
    said = []
    afters = ["none", *(_MISSING.get(step["by"], "other") for step in steps)]
    for step, after in zip(steps, afters, strict=False):
        sentence = " ".join([_found(voice, step, after), *_terms(voice, step)])
        said.append((sentence, "" if step["by"] == "redeal" else _lays(voice, step)))
    parts = []
    for (sentence, lays), (_, following) in pairwise([*said, ("", "")]):
        parts.append(sentence)
        if lays != following:
            parts.append(lays)
    return " ".join(part for part in parts if part)


def _lays(voice: Voice, step: Step) -> str:
    """Return what the first tile is; nothing where the tiles that may be led were told."""
    if step["lays"] == "free" and _is_limited(voice, step):
        return ""
    said = [voice.say(f"lead/step/lays/{step['lays']}")]
    if step["or_lays"]:
        said.append(voice.say("lead/step/or_lays", **voice.selected(step["or_lays"])))
    return " ".join(said)


def _words(voice: Voice, steps: Steps) -> tuple[str, ...]:
    words = [f"lead/by/{step['by']}" for step in steps]
    for step in steps:
        keys = ["lays", "refuse", "leads", *(["lacking"] if _is_limited(voice, step) else [])]
        keys += ["all_refused"] if _asks(step) else []
        words += [f"lead/step/{key}/{step[key]}" for key in keys]
        words += ["lead/step/from"] if _is_limited(voice, step) else []
        words += ["lead/step/or_lays"] if step["or_lays"] else []
        words += ["lead/step/seeks"] if _passed_by(voice, step) else []
    return tuple(dict.fromkeys(words))


def _sequence(voice: Voice) -> Iterator[Clause]:
    """Tell the tiles that rounds begin with."""
    chapter, tiles = voice.rules["lead"]["sequence"], voice.rules["tables"]["sequence"]
    ends = {"first": tiles[0], "last": tiles[-1], "tiles": voice.wording.all_of(tiles)}
    order, at_end = f"lead/sequence/order/{chapter['order']}", chapter["at_end"]
    body = (
        Told(voice.say(order, **ends)),
        Told(voice.say(f"lead/sequence/at_end/{at_end}", **ends)),
    )
    words = (order, f"lead/sequence/at_end/{at_end}")
    yield Clause("lead/sequence", "lead/sequence", body, words=words)


def lead(voice: Voice) -> Iterator[Clause]:
    """Tell who leads the first round, later ones, and those after a block or without a winner."""
    chapter = voice.rules["lead"]
    used = {name: _in_use(voice, chapter[name], name) for name in _SITUATIONS}
    for situation, steps in used.items():
        if situation.startswith("after") and steps in ([], used["later"]):
            continue  # as later, or it never comes to that
        slot = f"lead/{situation}"
        body = (Told(_sentences(voice, steps)),)
        yield Clause(slot, slot, body, voice.say(slot), _words(voice, steps))
    every = [step for steps in used.values() for step in steps]
    if any(step["by"] == "sequence-tile" or step["lays"] == "set-out-tile" for step in every):
        yield from _sequence(voice)
    if not any(_may_pass(voice, step) for step in every):
        yield Clause("law/lead", "law/lead", voice.tell("lead-never-passes"))


def _may_pass(voice: Voice, step: Step) -> bool:
    """Whether the leader does not lay the first tile at once."""
    lacks = _is_limited(voice, step) and step["lacking"] in ("draw", "pass", "draw-or-pass")
    return bool(lacks or step["lays"] in _BY_TABLE)
