# SPDX-License-Identifier: MIT
"""What was found, as scenarios: the same round twice, with what each of the games answers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from dominospec.conformance.suite.writing import file_of
from dominospec.errors import IllegalMove
from dominospec.loading import canonical
from dominospec.play import Plan, Position, event_to, move_to, moves, observation, play
from dominospec.reading.comparing import Compared
from dominospec.reading.overlaying import game_of
from dominospec.reading.searching import Found, replayed
from dominospec.reading.setups import Board, Question, Setup
from dominospec.vocabulary import words

_TOLD: Final[tuple[str, ...]] = ("status", "turn", "hand_sizes", "boneyard", "scores", "result")
"""What of an observation is told first; anything else only where these are alike."""
_CODES: Final = {"law/turn": "not_your_turn", "law/over": "game_over"}
_HEAD: Final = """\
# The same round by the rules of either game, as short as it was found. Saved to a file, it
# examines an engine: dominospec conform run "dominospec serve" FILE
"""
_MOST_WORDS: Final = 4
_MOST_MOVES: Final = 8
_TITLE: Final = 100


@dataclass(frozen=True, slots=True)
class _Seen:
    """A game after the last move."""

    plan: Plan
    position: Position | None

    @property
    def observed(self) -> dict[str, Any]:
        return observation(self.position) if self.position else {}

    @property
    def legal(self) -> list[dict[str, Any]]:
        return [move_to(move) for move in moves(self.plan, self.position)] if self.position else []


def _differing(mine: Mapping[str, Any], its: Mapping[str, Any]) -> dict[str, Any]:
    """Return what one game shows otherwise than the other: what matters, else all of it."""
    found = {key: value for key, value in mine.items() if value != its.get(key)}
    told = {key: found[key] for key in _TOLD if key in found}
    result, other = told.get("result"), its.get("result")
    if result:
        told["result"] = {
            key: value
            for key, value in result.items()
            if key != "next" and not (other and other[key] == value)
        }
    if not told.get("result", True):
        del told["result"]
    return told or found


def _events(one: Position, before: Position | None) -> list[dict[str, Any]]:
    log = one.log[len(before.log) if before else 0 :]
    events = [event_to(entry) for entry in log if entry.event == "award"]
    return [{key: event[key] for key in ("event", "side", "points")} for event in events]


def _steps(mine: _Seen, its: _Seen, before: Position | None) -> Iterator[dict[str, Any]]:
    """Yield what is expected of one game after the last move."""
    if mine.position is None:
        yield {"refuse_start": {"code": "bad_deal"}}
        return
    if its.position is None:
        yield {"expect": {"status": "playing", "turn": mine.position.turn.seat}}
        return
    expected = _differing(mine.observed, its.observed)
    if expected:
        yield {"expect": expected}
    there = _events(its.position, before)
    awards = [event for event in _events(mine.position, before) if event not in there]
    if awards:
        yield {"events": awards}
    if mine.legal != its.legal and not mine.position.result:
        yield from _moves(mine, its)


def _moves(mine: _Seen, its: _Seen) -> Iterator[dict[str, Any]]:
    """Yield the legal moves, and why a move of the other game is none here."""
    only = [move for move in mine.legal if move not in its.legal]
    if len(mine.legal) <= _MOST_MOVES or not only:
        yield {"legal": {"exactly": mine.legal}}
    else:
        yield {"legal": {"includes": only}}
    assert mine.position, "it has begun"
    assert its.position, "it has begun"
    for move in moves(its.plan, its.position):
        if move not in moves(mine.plan, mine.position):
            try:
                play(mine.plan, mine.position, move)
            except IllegalMove as refusal:
                code = _CODES.get(refusal.rule, "illegal_action")
                yield {"refuse": {"action": move_to(move), "code": code, "rule": refusal.rule}}
            return


def _covers(compared: Compared, place: int, steps: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the words that are shown: that of a refusal, then those of rules that differ.

    Where a move is refused, only the chapter of its rule is concerned.
    """
    rules = [step["refuse"]["rule"] for step in steps if "refuse" in step]
    told = [
        word
        for rows in compared.differences.values()
        for each in rows
        for clause in [(each.one, each.other)[place] or each.one or each.other]
        if clause
        for word in (clause.id, clause.slot, *clause.words)
    ]
    keys = [key.pointer for rows in compared.keys.values() for key in rows]
    chapters = {rule.partition("/")[0] for rule in rules if rule in words()}
    known = [
        word
        for word in dict.fromkeys((*rules, *told, *keys))
        if word in words() and (not chapters or word.partition("/")[0] in chapters)
    ]
    return known[:_MOST_WORDS] or ["match/target"]


def _setup(setup: Setup, board: Board) -> dict[str, Any]:
    written: dict[str, Any] = {}
    if setup.order:
        written["order"] = list(map(str, setup.order))
    else:
        written["hands"] = [list(map(str, hand)) for hand in setup.hands]
    if board.boneyard(setup):
        written["boneyard"] = list(map(str, setup.boneyard))
    if setup.leader is not None:
        written["leader"] = setup.leader
    if setup.leader is None or setup.round["number"] > 1:
        written["round"] = {key: value for key, value in setup.round.items() if value}
    if setup.scores:
        written["scores"] = list(setup.scores)
    return written


def scenarios(compared: Compared, question: Question, found: Found) -> list[dict[str, Any]]:
    """Return the two scenarios of what was found."""
    *before, last = replayed(question, found)
    boards, games = (question.one, question.other), (compared.one.game, compared.other.game)
    seen = [
        _Seen(board.plan(found.setup), position)
        for board, position in zip(boards, last, strict=True)
    ]
    return [
        _scenario(
            compared,
            place,
            found,
            {
                "variant": game_of(games[place], question.players),
                "players": question.players,
                **({"mode": "refereed"} if found.setup.refereed else {}),
                "setup": _setup(found.setup, boards[place]),
                "steps": list(
                    _steps(seen[place], seen[1 - place], before[-1][place] if before else None)
                ),
            },
        )
        for place in (0, 1)
    ]


def _scenario(
    compared: Compared, place: int, found: Found, case: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the scenario of one game; its id ends in letters made of all it says."""
    mine, its = compared.labels[place], compared.labels[1 - place]
    title = f"In {mine}, where {its} answers otherwise"
    written = {
        "title": title if len(title) <= _TITLE else f"{title[:_TITLE]} ...",
        "covers": _covers(compared, place, case["steps"]),
        "source": {"ruling": f"Found by comparing {mine} with {its}."},
        **case,
        "steps": [*({"do": move_to(move)} for move in found.made), *case["steps"]],
    }
    letters = sha256(canonical(written).encode("utf-8")).hexdigest()[:4]
    return {"id": f"differs-{('one', 'other')[place]}-{letters}", **written}


def text_of(compared: Compared, question: Question, found: Found) -> str:
    """Return the scenarios as a file that the suite reads."""
    one, other = compared.labels
    subject = f"what tells {one} from {other}"[:120]
    return _HEAD + file_of(subject, scenarios(compared, question, found))
