# SPDX-License-Identifier: MIT
"""Engines that name an end by the number it shows, in games with one line and two ends.

The arms are kept here: which number each shows, and which of them each tile has continued. Ends
that show the same number are one to the engine and two to the suite, and nothing but their names
tells them apart.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from dominospec.conformance.running.normalising.port import Port
from dominospec.conformance.suite.halves import halves
from dominospec.conformance.wire.adapter import Reply

Record = Mapping[str, Any]

_NOWHERE = 99
"""A number that no end shows."""


@dataclass
class ByValue:
    """Arms for the suite, numbers for the engine; ``laid`` is the arm of each tile of the line."""

    port: Port
    laid: list[int | None] = field(default_factory=list)
    arms: dict[int, int] = field(default_factory=dict)

    @property
    def is_between(self) -> bool:
        """What the port below says."""
        return self.port.is_between

    @property
    def unknown(self) -> Collection[str]:
        """What the port below says."""
        return self.port.unknown

    def ask(self, command: str, **fields: Any) -> Reply:
        """Translate the request down and the reply up."""
        move = fields.get("action", {})
        if "end" in move:
            fields["action"] = {**move, "end": self.arms.get(move["end"], _NOWHERE)}
        reply = dict(self.port.ask(command, **fields))
        if command == "start":
            self.laid = []
        if "state" in reply:
            reply["state"] = self._state(reply["state"], move.get("end"))
        if "actions" in reply:
            reply["actions"] = self._moves(reply["actions"])
        if "events" in reply:
            reply["events"] = [self._event(event, move) for event in reply["events"]]
        if "legal" in reply.get("error", {}):
            reply["error"] = {**reply["error"], "legal": self._moves(reply["error"]["legal"])}
        return reply

    def _state(self, state: Record, end: int | None) -> Record:
        """Take the line in, and name the ends of it by their arms."""
        told = state["line"]
        del self.laid[len(told) :]
        self.laid += [end] * (len(told) - len(self.laid))
        self.arms, line = {}, []
        for piece, arm in zip(told, self.laid, strict=True):
            is_meant = arm is not None and piece["end"] == self.arms.get(arm)
            line.append({**piece, "end": arm} if is_meant else piece)
            self._lay(piece, arm)
        return {**state, "line": line, "ends": self._ends(state["ends"])}

    def _lay(self, piece: Record, arm: int | None) -> None:
        if arm is None:
            self.arms = dict(enumerate(halves(piece["tile"])))
        else:
            self.arms[arm] = piece["out"]

    def _ends(self, told: list[Record]) -> list[Record]:
        """Return the ends by their arms, where they are told to show what they do."""
        shown = {end["end"] for end in told}
        is_sound = shown == set(self.arms.values()) and all(e["shows"] == [e["end"]] for e in told)
        if not is_sound:
            return told
        return [{"end": arm, "shows": [number]} for arm, number in self.arms.items()]

    def _moves(self, told: list[Record]) -> list[Record]:
        """Return each move once for every arm that shows the number that it names."""
        return [
            {**move, "end": arm} if arm is not None else move
            for move in told
            for arm in self._arms_of(move)
        ]

    def _arms_of(self, move: Record) -> list[int | None]:
        arms = [arm for arm, number in self.arms.items() if number == move.get("end")]
        return [*arms] or [None]

    def _event(self, event: Record, move: Record) -> Record:
        is_it = event["event"] == "play" and event["tile"] == move.get("tile")
        return {**event, "end": move["end"]} if is_it and "end" in move else event
