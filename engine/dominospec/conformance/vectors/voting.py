# SPDX-License-Identifier: MIT
"""Two engines are asked the same; an answer counts only where they agree."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from dominospec.conformance.running.comparing import tidy
from dominospec.conformance.running.linking import shortest
from dominospec.conformance.running.trees import ranked
from dominospec.conformance.wire.adapter import Adapter, Reply
from dominospec.loading import canonical

Record: TypeAlias = Mapping[str, Any]


class Disagreement(Exception):
    """The engines answer differently; ``request`` is what they were asked."""

    def __init__(self, request: Record, answers: tuple[Record, Record]) -> None:
        super().__init__(f"{request['cmd']} is answered differently")
        self.request, self.answers = request, answers


def _refusal(error: Record) -> dict[str, Any]:
    return {key: error[key] for key in ("code", "rule") if key in error}


def _moves(actions: list[Record]) -> list[Record]:
    return sorted(actions, key=canonical)


def _event(event: Record) -> dict[str, Any]:
    """Return an event without what the protocol leaves open: the seat of what concerns a side."""
    spare = "seat" if event["event"] in ("award", "counter", "scores-reset") else ""
    return {key: value for key, value in tidy(event).items() if key != spare}


_FORMS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "error": _refusal,
    "state": tidy,
    "events": lambda events: [_event(event) for event in events],
    "actions": _moves,
    "leaves": lambda leaves: list(ranked(leaves)),
}


def opinion(reply: Reply) -> dict[str, Any]:
    """Return a reply in the one form in which replies that mean the same are the same."""
    return {key: _FORMS.get(key, lambda value: value)(reply[key]) for key in reply if key != "id"}


def _compared(answer: Record) -> str:
    """Return an answer as a text, the next round told as short as the protocol allows."""
    state = answer.get("state", {})
    link = (state.get("result") or {}).get("next")
    if not link:
        return canonical(answer)
    result = {**state["result"], "next": shortest(link)}
    return canonical({**answer, "state": {**state, "result": result}})


@dataclass
class Voters:
    """The engines: ``scout`` finds games worth keeping, both play those."""

    scout: Adapter
    other: Adapter

    def start(self) -> str:
        """Start both; return their names and versions."""
        told = [adapter.start()["engine"] for adapter in (self.scout, self.other)]
        return ", ".join(f"{engine['name']} {engine['version']}" for engine in told)

    def sit_down(self, variant: Record) -> bool:
        """Name the variant to both; return whether both can play it."""
        for adapter in (self.scout, self.other):
            adapter.new_scenario()
        answers = (
            opinion(self.scout.ask("variant", variant=variant)),
            opinion(self.other.ask("variant", variant=variant)),
        )
        if not all("ok" in answer for answer in answers):
            raise Disagreement({"cmd": "variant", "variant": variant["variant"]}, answers)
        return True

    def alone(self, command: str, **fields: Any) -> Reply:
        """Return the answer of the scout."""
        self.scout.new_scenario()
        return opinion(self.scout.ask(command, **fields))

    def both(self, command: str, **fields: Any) -> Reply:
        """Return the answer on which both agree."""
        for adapter in (self.scout, self.other):
            adapter.new_scenario()
        answers = (
            opinion(self.scout.ask(command, **fields)),
            opinion(self.other.ask(command, **fields)),
        )
        if _compared(answers[0]) != _compared(answers[1]):
            raise Disagreement({"cmd": command, **fields}, answers)
        return answers[0]

    def leave(self) -> None:
        """End both."""
        self.scout.finish()
        self.other.finish()
