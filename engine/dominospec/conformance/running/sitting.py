# SPDX-License-Identifier: MIT
"""One scenario at the table: requests to the engine, and what holds after every reply."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from dominospec.conformance.running.comparing import Difference, Record, differences, tidy
from dominospec.conformance.running.invariants import Moment, broken, leaks, with_hands
from dominospec.conformance.running.matching import lacking, unwanted
from dominospec.conformance.running.normalising import Port, is_normalised, port_of
from dominospec.conformance.suite.scenario import HANDLE
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.wire.adapter import Adapter, Reply


class Failed(Exception):
    """Something is not as the scenario says."""

    def __init__(self, why: str, *found: Difference) -> None:
        super().__init__(why)
        self.found = found


class Lacking(Exception):
    """The engine says that it cannot do what is asked."""

    def __init__(self, features: Sequence[str], reason: str) -> None:
        super().__init__(reason)
        self.features = tuple(features)


class Excluded(Exception):
    """The scenario is for engines that lack something, and this one has it."""

    def __init__(self, features: Sequence[str]) -> None:
        super().__init__("it is for engines that have none of these")
        self.features = tuple(features)


@dataclass
class Sitting:
    """One scenario at the table: ``now`` is the position last told, ``step`` what is under way.

    ``made`` are the moves since the round began, ``trail`` the positions; the engine is asked
    through the ``port``.
    """

    adapter: Adapter
    prepared: Prepared
    step: int = 0
    now: Moment = field(init=False)
    state: Record | None = None
    made: list[Record] = field(default_factory=list)
    trail: list[Moment] = field(default_factory=list)
    port: Port = field(init=False)

    def prepare(self) -> Record:
        """Name the variant, if it is another one; return what the round starts with."""
        scenario, variant = self.prepared.scenario, self.prepared.variant
        hello = self.adapter.new_scenario()
        if names := unwanted(hello, self.prepared):
            raise Excluded(names)
        if missing := lacking(hello, self.prepared):
            raise Lacking(missing, "the engine says so in hello")
        self.port = port_of(self.adapter, variant)
        if self.adapter.variant != variant["digest"]:
            self.adapter.variant = ""
            self.ask("variant", variant=variant)
            self.adapter.variant = variant["digest"]
        return scenario.start(len(set(variant["tables"]["sides"])))

    @property
    def is_vector(self) -> bool:
        """Whether the whole of every position is told, so that nothing else need be looked at."""
        return self.prepared.scenario.kind != "scenario"

    def offers(self, command: str) -> bool:
        """Whether an optional command can be used; a translated game has other moves."""
        hello = self.adapter.hello
        return command in hello.get("commands", ()) and not is_normalised(hello)

    def begin(self, start: Record) -> None:
        """Deal, and look at the position before the lead."""
        reply = self.ask("start", **start)
        self.made.clear()
        self.look(reply, with_hands(start, reply["state"]), None)

    def ask(self, command: str, **fields: Any) -> Reply:
        """Return the reply to a request that must be carried out."""
        reply = self.port.ask(command, **fields)
        if "unsupported" in reply:
            inability = reply["unsupported"]
            raise Lacking(inability["features"], inability.get("reason", ""))
        if "error" in reply:
            raise _unexpected(command, reply["error"])
        return reply

    def look(self, reply: Reply, start: Record, before: Moment | None) -> None:
        """Take a new position in, and hold it against what is true in every game."""
        self.state = state = tidy(reply["state"])
        events = [tidy(event) for event in reply["events"]]
        actions = self.ask("legal", game=HANDLE)["actions"]
        self.now = Moment(self.prepared.variant, start, state, actions, events, before)
        self.trail = [*(self.trail if before else ()), self.now]
        if not self.is_vector:
            self.verify()

    def verify(self) -> None:
        """Hold a position against what is true in every game, and look again."""
        if self.port.is_between:
            return  # nobody has told this position
        for name, sentence in broken(self.now):
            raise Failed(f"{sentence} [{name}]")
        self.look_again("looking again shows something else [observe-repeats]")

    def look_again(self, complaint: str) -> None:
        """Look as all and as every seat: nothing may differ but what is hidden."""
        seen = self.observe("all")
        if seen != self.now.state and (found := tuple(differences(self.now.state, seen))):
            raise Failed(complaint, *found)
        for seat in range(self.prepared.variant["players"]):
            for sentence in leaks(self.observe(seat), self.now.state, seat):
                raise Failed(f"{sentence} [view-hides]")

    def observe(self, who: int | str) -> Record:
        """Return what somebody sees."""
        return tidy(self.ask("observe", game=HANDLE, **{"as": who})["state"])


def _unexpected(command: str, error: Record) -> Failed:
    rule = f" by {error['rule']}" if "rule" in error else ""
    told = f": {error['message']}" if "message" in error else ""
    return Failed(f"{command} was refused with {error['code']}{rule}{told}")
