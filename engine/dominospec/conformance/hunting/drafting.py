# SPDX-License-Identifier: MIT
"""A parting as a scenario file, which passes on the engine that is believed."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, TypeAlias

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.hunting.contest import Parting
from dominospec.conformance.hunting.voting import Answer, Voter, parted
from dominospec.conformance.suite.scenario import LED_BY_LOT
from dominospec.conformance.suite.writing import file_of
from dominospec.loading import canonical
from dominospec.vocabulary import words

Record: TypeAlias = Mapping[str, Any]

_MOST_WORDS: Final = 3
_TITLE: Final = 110

CHAPTER: Final[Mapping[str, str]] = {
    "scores": "match/counting",
    "points": "match/counting",
    "turn": "turn/again",
    "boneyard": "draw/when",
    "hand_sizes": "draw/when",
    "hands": "deal/hand",
    "ends": "layout/grows",
    "line": "layout/grows",
    "leader": "lead/first",
    "result": "finish/out",
    "status": "match/target",
    "actions": "join/by",
}
"""What a difference is about, where the believed engine does not explain its rules."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is written around a case: who found it, and how it can be found again."""

    tool: str
    seed: int | None = None
    by: str = "recorded"


def told_by(voter: Voter, case: Case, variant: Record) -> tuple[list[Answer], list[str]]:
    """Return the answers of one engine from the start to the last move, and its rules for that."""
    answers = [voter.open(case, variant)]
    rules: list[str] = []
    for index, move in enumerate(case.moves):
        if index == len(case.moves) - 1:
            rules = voter.rules(move)
        answers.append(voter.act(move))
    return answers, rules


def moves_of(case: Case, answers: Sequence[Answer]) -> Iterator[Record]:
    """Yield the moves of a case as steps: done, or refused."""
    for move, answer in zip(case.moves, answers[1:], strict=True):
        if answer.kind == "refused":
            rule = {"rule": answer.body["rule"]} if "rule" in answer.body else {}
            yield {"refuse": {"action": dict(move), "code": answer.body["code"], **rule}}
        else:
            yield {"do": dict(move)}


def _picked(state: Record, where: str) -> Record | None:
    """Return the part of a position that a difference is about; of a list all of it."""
    way: list[str] = []
    value: Any = state
    for key in where.split("/")[2:]:
        if not isinstance(value, dict):
            break
        if key not in value:
            return None
        way.append(key)
        value = value[key]
    for key in reversed(way):
        value = {key: value}
    return value if way else None


def _laid_over(one: Record, other: Record) -> dict[str, Any]:
    both = dict(one)
    for key, value in other.items():
        deep = isinstance(value, dict) and isinstance(both.get(key), dict)
        both[key] = _laid_over(both[key], value) if deep else value
    return both


def _expected(believed: Answer, wheres: Sequence[str]) -> Iterator[Record]:
    """Yield what the position must be, and what it must leave out, where it was said otherwise."""
    expect: dict[str, Any] = {}
    absent: list[str] = []
    for where in wheres:
        if not where.startswith("/state/"):
            continue
        picked = _picked(believed.state, where)
        if picked is None:
            absent.append(where.removeprefix("/state/"))
        else:
            expect = _laid_over(expect, picked)
    if expect:
        yield {"expect": expect}
    if absent:
        yield {"absent": absent}


def _events(believed: Answer, other: Answer) -> Iterator[Record]:
    """Yield the events that the other did not tell, and those that it told and must not."""
    mine, its = (list(answer.body.get("events", ())) for answer in (believed, other))
    if mine:
        yield {"events": [dict(event) for event in mine]}
    surplus = [event for event in its if not any(_is_part(event, one) for one in mine)]
    if surplus:
        yield {"no_events": [dict(event) for event in surplus]}


def _is_part(event: Record, other: Record) -> bool:
    return all(other.get(key, value) == value for key, value in event.items())


def _last(believed: Answer, other: Answer) -> Iterator[Record]:
    """Yield the steps that the other engine does not pass, after the last move."""
    if believed.kind != "told":
        return
    if other.kind == "told":
        found = list(parted(believed, other))
        wheres = [difference.where for difference in found]
        yield from _expected(believed, wheres)
        if "/events" in wheres:
            yield from _events(believed, other)
        if "/actions" in wheres:
            yield {"legal": {"exactly": [dict(move) for move in believed.actions]}}


def steps_of(case: Case, answers: Sequence[Answer], other: Answer) -> list[Record]:
    """Return the steps of a case by the answers of the engine that is believed."""
    if answers[0].kind == "refused":
        return [{"refuse_start": {"code": answers[0].body["code"]}}]
    last = list(_last(answers[-1], other))
    steps = [*moves_of(case, answers), *last]
    if not last and answers[-1].kind == "told":
        state = answers[-1].state
        steps.append({"expect": {"status": state["status"], "turn": state["turn"]}})
    return steps


def covers_of(answers: Sequence[Answer], rules: Sequence[str], other: Answer) -> list[str]:
    """Return the words a case is about: the rule of a refusal, else what is explained of a move."""
    rule = answers[-1].body.get("rule", "") if answers[-1].kind == "refused" else ""
    places = [difference.where.split("/") for difference in parted(answers[-1], other)]
    guessed = [CHAPTER.get(part, "") for place in places for part in place]
    known = [word for word in dict.fromkeys([rule, *rules, *guessed]) if word in words()]
    return known[:_MOST_WORDS] or ["match/target"]


def _game(case: Case) -> Any:
    """Return the game as a scenario names it; a leader who is given is said by the setup."""
    game, change = case.game, dict(case.game.change)
    if "leader" in case.setup and "lead" in change:
        lead = {
            key: value
            for key, value in change["lead"].items()
            if LED_BY_LOT["lead"].get(key) != value
        }
        change = (
            {**change, "lead": lead} if lead else {k: v for k, v in change.items() if k != "lead"}
        )
    extra = {"options": dict(game.options)} if game.options else {}
    extra |= {"change": change} if change else {}
    return {"base": game.base, **extra} if extra else game.base


def scenario_of(case: Case, covers: Sequence[str], steps: Sequence[Record], draft: Draft) -> Record:
    """Return a scenario; its id ends in letters made of all that it asks."""
    asked = {
        "variant": _game(case),
        **({"players": case.game.players} if case.game.players != 2 else {}),  # noqa: PLR2004
        **({"mode": case.mode} if case.mode != "strict" else {}),
        "setup": dict(case.setup),
        "steps": list(steps),
    }
    letters = sha256(canonical(json.loads(json.dumps(asked))).encode("utf-8")).hexdigest()[:4]
    provenance: dict[str, Any] = {"by": draft.by, "tool": draft.tool}
    provenance |= {} if draft.seed is None else {"seed": draft.seed}
    return {
        "id": f"found-{case.game.base}-{letters}",
        "title": f"{case.game.base}: written by {draft.tool}"[:_TITLE].capitalize(),
        "covers": list(covers),
        "source": {"ruling": f"Written by {draft.tool}; nobody has held it against a source yet."},
        "provenance": provenance,
        **asked,
    }


def text_of(subject: str, scenarios: Sequence[Record], note: str = "") -> str:
    """Return scenarios as a file of the suite, with a note at its top."""
    text = file_of(subject, json.loads(json.dumps(scenarios)))
    return f"# SPDX-License-Identifier: CC0-1.0\n{note}{text}"


def drafted(parting: Parting, believed: Voter, variant: Record, draft: Draft) -> Record:
    """Return a parting as a scenario."""
    other = parting.answers[parting.pair[1]]
    answers, rules = told_by(believed, parting.case, variant)
    covers = covers_of(answers, rules, other)
    return scenario_of(parting.case, covers, steps_of(parting.case, answers, other), draft)
