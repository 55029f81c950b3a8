# SPDX-License-Identifier: MIT
"""A session written down: whoever speaks to an engine through here gets drafts of scenarios.

What an engine answered is no proof that it is right. A draft says so, and our suite refuses it
until somebody has held it against a source.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.hunting.drafting import Draft, covers_of, moves_of, scenario_of
from dominospec.conformance.hunting.voting import Answer
from dominospec.conformance.running.comparing import tidy
from dominospec.conformance.suite.scenario import Game, led
from dominospec.conformance.suite.shelf import Games
from dominospec.conformance.wire.adapter import Adapter
from dominospec.errors import AdapterFault, SpecError
from dominospec.loading import load
from dominospec.loading.merging import Origin

Record: TypeAlias = Mapping[str, Any]

NOTE: Final = """\
# Drafts: what an engine answered, and nothing more. Before one becomes a scenario, judge each
# expectation, say what it covers, name a source or a ruling, and take `provenance` out.
"""
_TOLD: Final = ("status", "turn", "ends", "hand_sizes", "boneyard", "scores")
_RESULT: Final = ("ended", "seat", "winner", "winners", "pips", "points", "match_over")
_DRAFT: Final = Draft("conform record")


@dataclass
class Round:
    """A round that was played: what it was started with, the moves, and the answers to them."""

    variant: Record
    start: Record
    moves: list[Record] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)


@dataclass
class Session:
    """Everything of a conversation that a scenario can hold."""

    variant: Record = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    games: dict[str, Round] = field(default_factory=dict)

    def take(self, request: Record, reply: Record) -> None:
        """Note a request and the reply to it."""
        done = "error" not in reply and "unsupported" not in reply
        match request.get("cmd"):
            case "variant" if done:
                self.variant = request["variant"]
            case "start" if done:
                started = Round(self.variant, request, [], [_answer(reply)])
                self.rounds.append(started)
                self.games[request["game"]] = started
            case "apply" if request["game"] in self.games and "unsupported" not in reply:
                played = self.games[request["game"]]
                played.moves.append(request["action"])
                played.answers.append(_answer(reply))


def _answer(reply: Record) -> Answer:
    if "error" in reply:
        return Answer("refused", reply["error"])
    events = [tidy(event) for event in reply["events"]]
    return Answer("told", {"state": tidy(reply["state"]), "events": events, "actions": []})


def relayed(lines: Iterable[str], adapter: Adapter, session: Session) -> Iterator[str]:
    """Yield the engine's reply to every request; ends with ``bye``, or when the engine breaks."""
    for line in lines:
        request = json.loads(line)
        fields = {key: value for key, value in request.items() if key not in ("id", "cmd")}
        try:
            reply = (
                adapter.start() if request["cmd"] == "hello" else _asked(adapter, request, fields)
            )
        except AdapterFault as fault:
            yield _line(request, {"error": {"code": "internal", "message": str(fault)}})
            return
        session.take(request, reply)
        yield _line(request, reply)
        if request["cmd"] == "bye":
            return


def _asked(adapter: Adapter, request: Record, fields: Record) -> Record:
    if request["cmd"] == "bye":
        adapter.finish()
        return {"ok": True}
    return adapter.ask(request["cmd"], **fields)


def _line(request: Record, reply: Record) -> str:
    return json.dumps({**reply, "id": request["id"]}, ensure_ascii=False, separators=(",", ":"))


def drafts(session: Session) -> Iterator[Record | str]:
    """Yield a scenario for each round in which something was done, or why there is none."""
    games, seen = Games(), set[str]()
    for played in session.rounds:
        draft = _draft(played, games) if played.moves else ""
        name = draft if isinstance(draft, str) else draft["id"]
        if name and name not in seen:
            yield draft
        seen.add(name)


def _draft(played: Round, games: Games) -> Record | str:
    try:
        case = _case(played, games)
    except SpecError as error:
        return str(error)
    if case is None:
        return f"the rules that were sent are not those of {played.variant.get('variant')}"
    return _scenario(case, played.answers)


def _scenario(case: Case, answers: list[Answer]) -> Record:
    rules = [answer.body.get("rule", "") for answer in answers if answer.kind == "refused"]
    last = next(answer for answer in reversed(answers) if answer.kind == "told")
    steps = [*moves_of(case, answers), {"expect": _told(last.state)}]
    return scenario_of(case, covers_of(answers, rules, answers[-1]), steps, _DRAFT)


def _told(state: Record) -> Record:
    """Return what a draft expects of the last position."""
    expected = {key: state[key] for key in _TOLD}
    if state["result"]:
        expected["result"] = {key: state["result"][key] for key in _RESULT}
    return expected


def _case(played: Round, games: Games) -> Case | None:
    """Return a round as a case, if it is a game of ours, led as it says or as the setup says."""
    game = _game(played.variant)
    for is_led in (False, True):
        meant = led(game) if is_led else game
        if games.resolved(meant, Origin("", 0, 0, "session"))["digest"] == played.variant["digest"]:
            setup = _setup(played.start, is_led=is_led)
            return Case(game, setup, tuple(played.moves), played.start["mode"])
    return None


def _game(variant: Record) -> Game:
    """Return the game that a resolved variant comes from, with the choices that are not usual."""
    options = load(variant["variant"]).options
    chosen = {
        option: choice
        for option, choice in variant["options"].items()
        if option in options and options[option]["default"] != choice
    }
    return Game(variant["variant"], variant["players"], chosen)


def _setup(start: Record, *, is_led: bool) -> Record:
    deal, round_ = start["deal"], dict(start["round"])
    setup: dict[str, Any] = {key: value for key, value in deal.items() if value}
    if is_led and round_["lots"]:
        setup["leader"], *round_["lots"] = round_["lots"]
    told = {key: value for key, value in round_.items() if value and (key, value) != ("number", 1)}
    setup |= {"round": told} if told else {}
    return setup | ({"scores": start["scores"]} if any(start["scores"]) else {})
