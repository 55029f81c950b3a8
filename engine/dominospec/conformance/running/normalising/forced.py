# SPDX-License-Identifier: MIT
"""Engines that pass, or draw, by themselves where nothing else can be done.

Such an engine answers a move with the position after the forced moves that follow it. Its events
are cut into parts, one for each move; the positions between are worked out backwards from the last,
and the suite is led through them without asking the engine.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from dominospec.conformance.running.normalising.port import Port
from dominospec.conformance.wire.adapter import Reply

Record = Mapping[str, Any]
Part = tuple[Record, ...]

_ALWAYS_UNKNOWN: Final = frozenset({"confirmed", "trains", "left"})
_UNKNOWN_AFTER: Final[Mapping[str, frozenset[str]]] = {
    "scores-reset": frozenset({"scores"}),
    "counter": frozenset({"counters"}),
    "rule": frozenset({"ends", "out", "counters"}),
    "claim": frozenset({"claims"}),
}
"""What cannot be told of a position from which an event of this kind has led away."""


@dataclass
class Forced:
    """A port that makes no move by itself, upon one that does."""

    port: Port
    variant: Record
    auto: frozenset[str]
    left: list[Part] = field(default_factory=list)
    state: Record = field(default_factory=dict)
    passes: int = 0

    @property
    def is_between(self) -> bool:
        """Whether there are forced moves that the suite has not come to yet."""
        return bool(self.left)

    @property
    def unknown(self) -> Collection[str]:
        """What cannot be worked out for a position between."""
        if not self.left:
            return self.port.unknown
        kinds = (event["event"] for part in self.left for event in part)
        return _ALWAYS_UNKNOWN.union(*(_UNKNOWN_AFTER.get(kind, ()) for kind in kinds))

    def ask(self, command: str, **fields: Any) -> Reply:
        """Answer from what is known of a position between, else ask the engine."""
        if self.left and command in ("legal", "observe"):
            return self._between(command, fields)
        if self.left and command == "apply":
            return self._follow(fields["action"])
        reply = self.port.ask(command, **fields)
        if command in ("start", "apply") and "events" in reply:
            return self._cut(reply, int(command == "apply"))
        return reply

    def _between(self, command: str, fields: Record) -> Reply:
        if command == "legal":
            first = self.left[0][0]
            return {"actions": [{"seat": first["seat"], "move": first["event"]}]}
        seen = dict(self._here())
        if fields["as"] != "all":
            hands = enumerate(seen["hands"])
            seen["hands"] = [hand if seat == fields["as"] else None for seat, hand in hands]
        return {"state": seen}

    def _follow(self, move: Record) -> Reply:
        """Go on to the next position; a move other than the forced one cannot be made."""
        first = self.left[0][0]
        if (move["seat"], move["move"]) != (first["seat"], first["event"]):
            made = f"seat {first['seat']} had nothing but to {first['event']}, and did"
            return {"error": {"code": "illegal_action", "message": made}}
        part = self.left.pop(0)
        self._settle(part)
        return {"state": self._here(), "events": list(part)}

    def _cut(self, reply: Reply, first: int) -> Reply:
        """Keep the forced moves for later; return the position before them."""
        parts = self._parts(reply["events"], first)
        self.state, self.left = reply["state"], parts[1:]
        self._settle(parts[0])
        return {**reply, "state": self._here(), "events": list(parts[0])}

    def _parts(self, events: Sequence[Record], first: int) -> list[Part]:
        """Return the events of the move, then those of each forced move after it."""
        is_start = first == 0
        cuts = [
            index
            for index in range(first, len(events))
            if events[index]["event"] in self.auto
            and not (index and events[index - 1]["event"] == "discard")
            and not (is_start and self._all_draw)
        ]
        bounds = [0, *cuts, len(events)]
        return [tuple(events[a:b]) for a, b in pairwise(bounds)]

    @property
    def _all_draw(self) -> bool:
        """Whether tiles are drawn before anybody has a move."""
        lists = (rows for key, rows in self.variant["lead"].items() if key != "sequence")
        return any(step["by"] == "all-draw" for rows in lists for step in rows)

    def _settle(self, part: Part) -> None:
        """Count the passes of a part; at the last position the engine has told them."""
        if not self.left:
            self.passes = self.state["passes"]
        for event in part if self.left else ():
            if event["event"] in ("play", "pass"):
                self.passes = self.passes + 1 if event["event"] == "pass" else 0

    def _here(self) -> Record:
        """Return the present position: the last, with the events that are left taken back."""
        if not self.left:
            return self.state
        here = {**self.state, "status": "playing", "result": None, "passes": self.passes}
        here["turn"] = self.left[0][0]["seat"]
        hands, scores = [[*hand] for hand in here["hands"]], [*here["scores"]]
        for event in (event for part in self.left for event in part):
            if event["event"] == "draw":
                hands[event["seat"]].remove(event["tile"])
            if event["event"] == "award":
                scores[event["side"]] -= event["points"]
        drawn = sum(event["event"] == "draw" for part in self.left for event in part)
        sizes = [len(hand) for hand in hands]
        more = {"hands": hands, "scores": scores, "hand_sizes": sizes}
        return {**here, **more, "boneyard": here["boneyard"] + drawn}
