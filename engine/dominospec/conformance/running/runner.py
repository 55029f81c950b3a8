# SPDX-License-Identifier: MIT
"""Carrying out scenarios against an engine under test, one process for many of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from dominospec.conformance.running.comparing import (
    Difference,
    Record,
    differences,
    is_alike,
    missing_event,
    tidy,
    unmatched,
)
from dominospec.conformance.running.invariants import Moment, broken, leaks, with_hands
from dominospec.conformance.running.trees import Bounds, Tree, counted, ranked
from dominospec.conformance.running.verdict import Evidence, Failure, Result, SuiteResult, Verdict
from dominospec.conformance.suite.choosing import chosen
from dominospec.conformance.suite.scenario import HANDLE, Step
from dominospec.conformance.suite.shelf import Prepared, Selection
from dominospec.conformance.wire.adapter import Adapter, Reply, greeting
from dominospec.conformance.wire.process import Limits
from dominospec.errors import AdapterFault

RULES_NAMED: Final = "refusal-rules"
"""The optional feature of naming a rule in every refusal."""

IN_A_ROW: Final = 10
"""So many scenarios in a row may break the protocol; then the engine is given up."""


class _Failed(Exception):
    """Something is not as the scenario says."""

    def __init__(self, why: str, *found: Difference) -> None:
        super().__init__(why)
        self.found = found


class _Lacking(Exception):
    """The engine says that it cannot do what is asked."""

    def __init__(self, features: Sequence[str], reason: str) -> None:
        super().__init__(reason)
        self.features = tuple(features)


@dataclass
class _Sitting:
    """One scenario at the table: ``now`` is the position last told, ``step`` what is under way.

    ``made`` are the moves since the round began.
    """

    adapter: Adapter
    prepared: Prepared
    step: int = 0
    now: Moment = field(init=False)
    state: Record | None = None
    made: list[Record] = field(default_factory=list)

    def prepare(self) -> Record:
        """Name the variant, if it is another one; return what the round starts with."""
        scenario, variant = self.prepared.scenario, self.prepared.variant
        hello = self.adapter.new_scenario()
        if scenario.mode not in hello["modes"]:
            raise _Lacking([f"mode/{scenario.mode}"], "the engine does not name this mode in hello")
        if self.adapter.variant != variant["digest"]:
            self.adapter.variant = ""
            self.ask("variant", variant=variant)
            self.adapter.variant = variant["digest"]
        return scenario.start(len(set(variant["tables"]["sides"])))

    def begin(self, start: Record) -> None:
        """Deal, and look at the position before the lead."""
        reply = self.ask("start", **start)
        self.made.clear()
        self.look(reply, with_hands(start, reply["state"]), None)

    def ask(self, command: str, **fields: Any) -> Reply:
        """Return the reply to a request that must be carried out."""
        reply = self.adapter.ask(command, **fields)
        if "unsupported" in reply:
            lacking = reply["unsupported"]
            raise _Lacking(lacking["features"], lacking.get("reason", ""))
        if "error" in reply:
            raise _unexpected(command, reply["error"])
        return reply

    def look(self, reply: Reply, start: Record, before: Moment | None) -> None:
        """Take a new position in, and hold it against what is true in every game."""
        self.state = state = tidy(reply["state"])
        events = [tidy(event) for event in reply["events"]]
        actions = self.ask("legal", game=HANDLE)["actions"]
        self.now = Moment(self.prepared.variant, start, state, actions, events, before)
        if self.prepared.scenario.kind == "scenario":  # a vector says the whole of every position
            self.verify()

    def verify(self) -> None:
        """Hold a position against what is true in every game, and look again."""
        for name, sentence in broken(self.now):
            raise _Failed(f"{sentence} [{name}]")
        self.look_again("looking again shows something else [observe-repeats]")

    def look_again(self, complaint: str) -> None:
        """Look as all and as every seat: nothing may differ but what is hidden."""
        found = tuple(differences(self.now.state, self.observe("all")))
        if found:
            raise _Failed(complaint, *found)
        for seat in range(self.prepared.variant["players"]):
            for sentence in leaks(self.observe(seat), self.now.state, seat):
                raise _Failed(f"{sentence} [view-hides]")

    def observe(self, who: int | str) -> Record:
        """Return what somebody sees."""
        return tidy(self.ask("observe", game=HANDLE, **{"as": who})["state"])


def _unexpected(command: str, error: Record) -> _Failed:
    rule = f" by {error['rule']}" if "rule" in error else ""
    told = f": {error['message']}" if "message" in error else ""
    return _Failed(f"{command} was refused with {error['code']}{rule}{told}")


def _do(sitting: _Sitting, move: Record) -> None:
    now = sitting.now
    reply = sitting.ask("apply", game=HANDLE, action=move)
    sitting.made.append(move)
    past = Moment(now.variant, now.start, now.state, now.actions, now.events)
    sitting.look(reply, now.start, past)
    first = sitting.now.events[0] if sitting.now.events else {}
    keys = ("seat", "tile", "end") if move["move"] == "play" else ("seat",)
    same = first.get("event") == move["move"] and all(
        first.get(key) == move.get(key) for key in keys
    )
    if now.is_strict and not same:
        raise _Failed("the first event is not the move", Difference("/events/0", move, first))


def _legal(sitting: _Sitting, wanted: Record) -> None:
    actions = sitting.now.actions
    if "exactly" in wanted:
        _fail_if("the legal moves are others", *unmatched(wanted["exactly"], actions))
    missing, _ = unmatched(wanted.get("includes", ()), actions)
    _fail_if("a move is missing", missing, [])
    hits = [
        move for move in actions if any(is_alike(move, no) for no in wanted.get("excludes", ()))
    ]
    _fail_if("a move is there that must not be", [], hits)
    if wanted.get("count", len(actions)) != len(actions):
        raise _Failed(
            "the number of legal moves", Difference("/actions", wanted["count"], len(actions))
        )


def _fail_if(why: str, missing: Sequence[Record], surplus: Sequence[Record]) -> None:
    lines = [Difference("/actions", move, None) for move in missing]
    lines += [Difference("/actions", None, move) for move in surplus]
    if lines:
        raise _Failed(why, *lines)


def _refuse(sitting: _Sitting, wanted: Record) -> None:
    reply = sitting.adapter.ask("apply", game=HANDLE, action=wanted["action"])
    if "unsupported" in reply:
        raise _Lacking(reply["unsupported"]["features"], reply["unsupported"].get("reason", ""))
    if "error" not in reply:
        sitting.state = reply["state"]
        raise _Failed("the move was accepted", Difference("/error/code", wanted["code"], None))
    _compare_refusal(sitting, wanted, reply["error"])
    sitting.look_again("the refused move changed the position")
    actions = sitting.ask("legal", game=HANDLE)["actions"]
    _fail_if("the refused move changed the legal moves", *unmatched(sitting.now.actions, actions))
    if "legal" in reply["error"]:
        found = unmatched(sitting.now.actions, reply["error"]["legal"])
        _fail_if("the refusal names other legal moves", *found)


def _compare_refusal(sitting: _Sitting, wanted: Record, error: Record) -> None:
    """Compare code and rule; an engine that does not promise to name rules may name none."""
    if error["code"] != wanted["code"]:
        raise _Failed(
            "the code is another", Difference("/error/code", wanted["code"], error["code"])
        )
    rule, told = wanted.get("rule"), error.get("rule")
    if rule and told is None and RULES_NAMED not in sitting.adapter.hello["features"]:
        sitting.adapter.lints["a refusal names no rule"] += 1
    elif rule and rule != told:
        raise _Failed("the rule is another", Difference("/error/rule", rule, told))


def _expect(sitting: _Sitting, wanted: Record) -> None:
    found = tuple(differences(tidy(wanted), sitting.now.state))
    if found:
        raise _Failed("the position is another", *found)


def _events(sitting: _Sitting, wanted: Sequence[Record]) -> None:
    events = sitting.now.events
    missing = missing_event(wanted, events)
    if missing is not None:
        raise _Failed("an event is missing", Difference("/events", missing, list(events)))


def _no_events(sitting: _Sitting, unwanted: Sequence[Record]) -> None:
    for event in sitting.now.events:
        for one in unwanted:
            if missing_event([one], [event]) is None:
                raise _Failed(
                    "an event is there that must not be", Difference("/events", None, event)
                )


def _next(sitting: _Sitting, setup: Record) -> None:
    """Start the next round with what the engine says of it, and the deal of the scenario."""
    result = sitting.now.state["result"]
    if result is None:
        raise _Failed("the round is not over", Difference("/result", {}, None))
    if "next" not in result:
        raise _Lacking(["matches"], "the engine does not say how rounds follow each other")
    if result["next"] is None:
        raise _Failed("the match is over", Difference("/result/next", {}, None))
    sitting.begin(sitting.prepared.scenario.start_next(result["next"], setup))


def _refuse_start(sitting: _Sitting, start: Record, wanted: Record) -> None:
    reply = sitting.adapter.ask("start", **start)
    if "unsupported" in reply:
        raise _Lacking(reply["unsupported"]["features"], reply["unsupported"].get("reason", ""))
    code = reply["error"]["code"] if "error" in reply else None
    if code != wanted["code"]:
        raise _Failed(
            "the start is judged otherwise", Difference("/error/code", wanted["code"], code)
        )


def _view(sitting: _Sitting, wanted: Record) -> None:
    found = tuple(differences(tidy(wanted["expect"]), sitting.observe(wanted["seat"])))
    if found:
        raise _Failed(f"seat {wanted['seat']} sees something else", *found)


def _perft(sitting: _Sitting, wanted: Record) -> None:
    """Hold the tree of all ways to go on against what it must come to."""
    hello = sitting.adapter.hello
    undo = "undo" in hello.get("commands", ())
    tree = Tree(sitting.ask, sitting.now.start, tuple(sitting.made), undo)
    bounds = Bounds(wanted["depth"], wanted.get("cap", Bounds().cap))
    got = counted(hello, tree, bounds)
    expected = {"nodes": tuple(wanted["nodes"])}
    expected |= {"leaves": ranked(wanted["leaves"])} if "leaves" in wanted else {}
    expected |= {"digest": wanted["digest"]} if "digest" in wanted and got.digest else {}
    told = {key: getattr(got, key) for key in expected}
    found = [
        Difference(f"/{key}", expected[key], told[key])
        for key in expected
        if expected[key] != told[key]
    ]
    if found:
        raise _Failed("the ways to go on come to something else", *found)


STEPS: Final[Mapping[str, Callable[[_Sitting, Any], None]]] = {
    "do": _do,
    "legal": _legal,
    "refuse": _refuse,
    "expect": _expect,
    "events": _events,
    "no_events": _no_events,
    "next": _next,
    "perft": _perft,
    "view": _view,
}


def _play_out(sitting: _Sitting, steps: Sequence[Step]) -> None:
    start = sitting.prepare()
    if steps[0].word == "refuse_start":
        _refuse_start(sitting, start, steps[0].body)
        return
    sitting.begin(start)
    for step in steps:
        sitting.step += 1
        STEPS[step.word](sitting, step.body)


def run_scenario(adapter: Adapter, prepared: Prepared) -> Result:
    """Return the verdict on one scenario."""
    clock = adapter.limits.clock
    begun = clock()
    sitting = _Sitting(adapter, prepared)
    verdict, failure = _judge(sitting)
    kept = verdict not in ("pass", "unsupported")
    evidence = (
        Evidence(sitting.state, tuple(adapter.transcript), adapter.errors) if kept else Evidence()
    )
    return Result(prepared, verdict, failure, evidence, clock() - begun)


def _judge(sitting: _Sitting) -> tuple[Verdict, Failure | None]:
    try:
        _play_out(sitting, sitting.prepared.scenario.steps)
    except _Failed as failed:
        return "fail", Failure(sitting.step, str(failed), failed.found)
    except _Lacking as lacking:
        return "unsupported", Failure(sitting.step, str(lacking), features=lacking.features)
    except AdapterFault as fault:
        sitting.adapter.stop()
        verdict: Verdict = fault.verdict  # type: ignore[assignment]
        return verdict, Failure(sitting.step, fault.detail)
    return "pass", None


Told: TypeAlias = Callable[[Result], None]


@dataclass
class Run:
    """A run of many scenarios; ``told`` hears of each verdict as it falls."""

    adapter: Adapter
    told: Told
    results: list[Result] = field(default_factory=list)
    fault: str = ""
    evidence: Evidence = field(default_factory=Evidence)

    def all(self, prepared: Sequence[Prepared], digest: str) -> SuiteResult:
        """Run all scenarios and return what they come to."""
        try:
            _ = prepared and self.adapter.start()
        except AdapterFault as fault:
            self.adapter.stop()
            self.fault = str(fault)
            self.evidence = Evidence(None, tuple(self.adapter.transcript), self.adapter.errors)
        for row in prepared:
            self.add(Result(row, "not_run") if self.fault else run_scenario(self.adapter, row))
        self.adapter.finish()
        engine = {key: value for key, value in self.adapter.hello.items() if key != "id"}
        lints = dict(self.adapter.lints)
        return SuiteResult(digest, engine, tuple(self.results), lints, self.fault, self.evidence)

    def add(self, result: Result) -> None:
        """Note a verdict; give the engine up when the protocol is broken again and again."""
        self.results.append(result)
        self.told(result)
        last = [row.verdict for row in self.results[-IN_A_ROW:]]
        broken_off = all(verdict in ("crash", "timeout", "garbage", "oversize") for verdict in last)
        if len(last) == IN_A_ROW and broken_off:
            self.fault = f"{IN_A_ROW} scenarios in a row broke the protocol"


def run_suite(
    command: str,
    selection: Selection | None = None,
    *,
    limits: Limits | None = None,
    told: Told = lambda _: None,
) -> SuiteResult:
    """Run the wanted scenarios against a command; ``SpecError`` when the suite is invalid."""
    suite, prepared = chosen(selection or Selection())
    adapter = Adapter(command, greeting(suite.digest), limits or Limits())
    return Run(adapter, told).all(prepared, suite.digest)
