# SPDX-License-Identifier: MIT
"""One engine at the table, and what it answers to a start or a move, in a form to compare."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.running.comparing import Difference, differences, tidy, unmatched
from dominospec.conformance.running.invariants import Moment, broken, leaks, with_hands
from dominospec.conformance.running.linking import shortest
from dominospec.conformance.running.matching import lacking
from dominospec.conformance.running.normalising import Port, is_normalised, port_of
from dominospec.conformance.suite.scenario import HANDLE
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.wire.adapter import Adapter
from dominospec.errors import AdapterFault

Record: TypeAlias = Mapping[str, Any]

Kind: TypeAlias = Literal["told", "refused", "lacking", "broke"]
"""A position; an error; a word the engine does not know; a breach of the protocol."""

_CHANGED: Final = "a refused move changed the position"


@dataclass(frozen=True, slots=True)
class Answer:
    """What an engine answers.

    ``body`` is a position with ``state``, ``events`` and ``actions``, or an error with ``code``
    and perhaps ``rule``, or a breach with ``verdict``; ``laws`` are sentences of what no game
    allows, ``unknown`` the keys of the position that cannot be told.
    """

    kind: Kind
    body: Record = field(default_factory=dict)
    laws: tuple[str, ...] = ()
    unknown: frozenset[str] = frozenset()

    @property
    def state(self) -> Record:
        """The position told."""
        found: Record = self.body["state"]
        return found

    @property
    def actions(self) -> Sequence[Record]:
        """The legal moves told."""
        found: Sequence[Record] = self.body["actions"]
        return found


@dataclass
class Voter:
    """An engine that is asked; ``looks`` has every seat look after every move.

    It is asked through a port, which translates for engines that do some things in their own way.
    """

    name: str
    adapter: Adapter
    looks: bool = False
    now: Moment | None = None
    port: Port = field(init=False)

    def open(self, case: Case, variant: Record) -> Answer:
        """Start a case and return what the engine answers."""
        self.now = None
        try:
            return self._opened(Prepared(case.asked, variant))
        except AdapterFault as fault:
            return self._broke(fault)

    def _opened(self, prepared: Prepared) -> Answer:
        variant = prepared.variant
        hello = self.adapter.new_scenario()
        if missing := lacking(hello, prepared):
            return Answer("lacking", {"features": missing})
        self.port = port_of(self.adapter, variant)
        if self.adapter.variant != variant["digest"]:
            self.adapter.variant = ""
            reply = self.port.ask("variant", variant=variant)
            if "ok" not in reply:
                return _denied(reply)
            self.adapter.variant = variant["digest"]
        start = prepared.scenario.start(len(set(variant["tables"]["sides"])))
        reply = self.port.ask("start", **start)
        if "state" not in reply:
            return _denied(reply)
        self.now = Moment(variant, with_hands(start, reply["state"]), {}, (), ())
        return self._told(reply, None)

    def act(self, move: Record) -> Answer:
        """Ask for a move and return what the engine answers."""
        assert self.now, "open a case first"
        try:
            is_between = self.port.is_between
            reply = self.port.ask("apply", game=HANDLE, action=move)
            if "state" in reply:
                return self._told(reply, self.now)
            if is_between and "error" in reply:
                return Answer("refused")  # the engine itself was not asked
            return _denied(reply, tuple(self._changed()))
        except AdapterFault as fault:
            return self._broke(fault)

    def rules(self, move: Record) -> list[str]:
        """Return the rules that the engine would judge a move by, if it explains them."""
        hello = self.adapter.hello
        if "explain" not in hello.get("commands", ()) or is_normalised(hello):
            return []
        try:
            reply = self.port.ask("explain", game=HANDLE, action=move)
        except AdapterFault:
            return []
        found: list[str] = reply.get("rules", [])
        return found

    def _told(self, reply: Record, before: Moment | None) -> Answer:
        assert self.now, "a case is open"
        state = tidy(reply["state"])
        events = [tidy(event) for event in reply["events"]]
        actions = self.port.ask("legal", game=HANDLE)["actions"]
        past = before and Moment(
            before.variant, before.start, before.state, before.actions, before.events
        )
        self.now = Moment(self.now.variant, self.now.start, state, actions, events, past)
        laws = [] if self.port.is_between else self._laws()
        body = {"state": state, "events": events, "actions": actions}
        return Answer("told", body, tuple(laws), frozenset(self.port.unknown))

    def _laws(self) -> list[str]:
        """Return what no game allows of the present position."""
        assert self.now, "a case is open"
        laws = [f"{sentence} [{name}]" for name, sentence in broken(self.now)]
        return [*laws, *self._seen()] if self.looks else laws

    def _seen(self) -> Iterator[str]:
        """Yield what is wrong with the position when all look again, and each seat."""
        assert self.now, "a case is open"
        if self._observed("all") != self.now.state:
            yield "looking again shows something else [observe-repeats]"
        for seat in range(self.now.variant["players"]):
            for sentence in leaks(self._observed(seat), self.now.state, seat):
                yield f"{sentence} [view-hides]"

    def _changed(self) -> Iterator[str]:
        """Yield that a refusal has changed something, if it has."""
        assert self.now, "a case is open"
        actions = self.port.ask("legal", game=HANDLE)["actions"]
        if self._observed("all") != self.now.state or any(unmatched(self.now.actions, actions)):
            yield _CHANGED

    def _observed(self, who: int | str) -> Record:
        return tidy(self.port.ask("observe", game=HANDLE, **{"as": who})["state"])

    def _broke(self, fault: AdapterFault) -> Answer:
        self.adapter.stop()
        return Answer("broke", {"verdict": fault.verdict, "detail": fault.detail})


def _denied(reply: Record, laws: tuple[str, ...] = ()) -> Answer:
    if "unsupported" in reply:
        return Answer("lacking", {"features": reply["unsupported"].get("features", [])})
    return Answer("refused", reply["error"], laws)


def _unlike(one: Any, other: Any, where: str) -> Iterator[Difference]:
    """Yield where two values differ, also where only the other has a key."""
    yield from differences(one, other, where)
    if isinstance(one, dict) and isinstance(other, dict):
        for key in other.keys() - one.keys():
            yield Difference(f"{where}/{key}", None, other[key])


def _link(result: Record | None) -> Any:
    """Return how rounds follow each other, if that is told."""
    link = result and result.get("next")
    return shortest(link) if link else link


def _states(one: Record, other: Record) -> Iterator[Difference]:
    """Yield where positions differ; an engine need not tell how rounds follow each other."""
    results = one["result"], other["result"]
    links = [_link(result) for result in results]
    if all(result and "next" in result for result in results) and links[0] != links[1]:
        yield from _unlike(links[0], links[1], "/state/result/next")
    if one != other:
        yield from _unlike(_without_next(one), _without_next(other), "/state")


def _without_next(state: Record) -> Record:
    if not state["result"]:
        return state
    result = {key: value for key, value in state["result"].items() if key != "next"}
    return {**state, "result": result}


def _is_event_alike(one: Record, other: Record) -> bool:
    """Whether events are the same in what both say of them."""
    return all(one[key] == other[key] for key in one.keys() & other.keys())


def _are_events_alike(one: Sequence[Record], other: Sequence[Record]) -> bool:
    return len(one) == len(other) and all(map(_is_event_alike, one, other))


def _refusals(one: Record, other: Record) -> Iterator[Difference]:
    if not (one and other):
        return  # one of them did not say why
    if one["code"] != other["code"]:
        yield Difference("/error/code", one["code"], other["code"])
    elif one.get("rule", "") != other.get("rule", "") and "rule" in one and "rule" in other:
        yield Difference("/error/rule", one["rule"], other["rule"])


def _positions(one: Record, other: Record) -> Iterator[Difference]:
    yield from _states(one["state"], other["state"])
    if not _are_events_alike(one["events"], other["events"]):
        yield Difference("/events", one["events"], other["events"])
    missing, surplus = unmatched(one["actions"], other["actions"])
    for move in missing:
        yield Difference("/actions", move, None)
    for move in surplus:
        yield Difference("/actions", None, move)


def _known(body: Record, unknown: frozenset[str]) -> Record:
    """Return an answer without the keys of the position that one side cannot tell."""
    if not unknown:
        return body
    state = {key: value for key, value in body["state"].items() if key not in unknown}
    return {**body, "state": state}


def parted(one: Answer, other: Answer) -> Iterator[Difference]:
    """Yield in what an answer differs from another."""
    if one.kind != other.kind:
        yield Difference("/answer", one.kind, other.kind)
    elif one.kind == "told":
        unknown = one.unknown | other.unknown
        yield from _positions(_known(one.body, unknown), _known(other.body, unknown))
    elif one.kind == "refused":
        yield from _refusals(one.body, other.body)
    if one.laws != other.laws:
        yield Difference("/laws", list(one.laws), list(other.laws))
