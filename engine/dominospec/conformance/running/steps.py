# SPDX-License-Identifier: MIT
"""What each step of a scenario does, and when it holds: a word, and a small function."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dominospec.conformance.running.comparing import (
    Difference,
    Record,
    differences,
    is_alike,
    missing_event,
    tidy,
    unmatched,
)
from dominospec.conformance.running.extras import taken_back
from dominospec.conformance.running.invariants import Moment
from dominospec.conformance.running.sitting import Failed, Lacking, Sitting
from dominospec.conformance.running.trees import Bounds, Tree, counted, ranked
from dominospec.conformance.suite.scenario import HANDLE, Step

RULES_NAMED: Final = "refusal-rules"
"""The optional feature of naming a rule in every refusal."""


def _do(sitting: Sitting, move: Record) -> None:
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
        raise Failed("the first event is not the move", Difference("/events/0", move, first))


def _legal(sitting: Sitting, wanted: Record) -> None:
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
        raise Failed(
            "the number of legal moves", Difference("/actions", wanted["count"], len(actions))
        )


def _fail_if(why: str, missing: Sequence[Record], surplus: Sequence[Record]) -> None:
    lines = [Difference("/actions", move, None) for move in missing]
    lines += [Difference("/actions", None, move) for move in surplus]
    if lines:
        raise Failed(why, *lines)


def _refuse(sitting: Sitting, wanted: Record) -> None:
    if sitting.port.is_between:
        raise Lacking(["refusals-between"], "the engine has gone on by itself")
    reply = sitting.port.ask("apply", game=HANDLE, action=wanted["action"])
    if "unsupported" in reply:
        raise Lacking(reply["unsupported"]["features"], reply["unsupported"].get("reason", ""))
    if "error" not in reply:
        sitting.state = reply["state"]
        raise Failed("the move was accepted", Difference("/error/code", wanted["code"], None))
    _compare_refusal(sitting, wanted, reply["error"])
    if sitting.is_vector:
        return  # the whole position after the next move shows whether something has changed
    sitting.look_again("the refused move changed the position")
    actions = sitting.ask("legal", game=HANDLE)["actions"]
    _fail_if("the refused move changed the legal moves", *unmatched(sitting.now.actions, actions))
    if "legal" in reply["error"]:
        found = unmatched(sitting.now.actions, reply["error"]["legal"])
        _fail_if("the refusal names other legal moves", *found)


def _compare_refusal(sitting: Sitting, wanted: Record, error: Record) -> None:
    """Compare code and rule; an engine that does not promise to name rules may name none."""
    if error["code"] != wanted["code"]:
        raise Failed(
            "the code is another", Difference("/error/code", wanted["code"], error["code"])
        )
    rule, told = wanted.get("rule"), error.get("rule")
    if rule and told is None and RULES_NAMED not in sitting.adapter.hello["features"]:
        sitting.adapter.lints["a refusal names no rule"] += 1
    elif rule and rule != told:
        raise Failed("the rule is another", Difference("/error/rule", rule, told))


def _expect(sitting: Sitting, wanted: Record) -> None:
    known = {key: value for key, value in wanted.items() if key not in sitting.port.unknown}
    found = tuple(differences(tidy(known), sitting.now.state))
    if found:
        raise Failed("the position is another", *found)


def _absent(sitting: Sitting, keys: Sequence[str]) -> None:
    """Fail if the position has one of the keys; ``result/next`` is one within another."""
    for key in keys:
        above: Any = sitting.now.state
        *way, last = key.split("/")
        for part in way:
            above = above.get(part) if isinstance(above, dict) else None
        if isinstance(above, dict) and last in above:
            found = Difference(f"/{key}", None, above[last])
            raise Failed("a key is there that must be left out", found)


def _events(sitting: Sitting, wanted: Sequence[Record]) -> None:
    events = sitting.now.events
    missing = missing_event(wanted, events)
    if missing is not None:
        raise Failed("an event is missing", Difference("/events", missing, list(events)))


def _no_events(sitting: Sitting, unwanted: Sequence[Record]) -> None:
    for event in sitting.now.events:
        for one in unwanted:
            if missing_event([one], [event]) is None:
                raise Failed(
                    "an event is there that must not be", Difference("/events", None, event)
                )


def _next(sitting: Sitting, setup: Record) -> None:
    """Start the next round with what the engine says of it, and the deal of the scenario."""
    result = sitting.now.state["result"]
    if result is None:
        raise Failed("the round is not over", Difference("/result", {}, None))
    if "next" not in result:
        raise Lacking(["matches"], "the engine does not say how rounds follow each other")
    if result["next"] is None:
        raise Failed("the match is over", Difference("/result/next", {}, None))
    sitting.begin(sitting.prepared.scenario.start_next(result["next"], setup))


def _accept_another(sitting: Sitting, start: Record) -> None:
    """Start from a sound deal, a tile for every seat: who refuses all deals refuses no fault."""
    variant = sitting.prepared.variant
    hands = [[tile] for tile in variant["tables"]["tiles"][: variant["players"]]]
    sitting.ask("start", **{**start, "deal": {"hands": hands, "boneyard": []}})


def _refuse_start(sitting: Sitting, start: Record, wanted: Record) -> None:
    _accept_another(sitting, start)
    reply = sitting.port.ask("start", **start)
    if "unsupported" in reply:
        raise Lacking(reply["unsupported"]["features"], reply["unsupported"].get("reason", ""))
    code = reply["error"]["code"] if "error" in reply else None
    if code != wanted["code"]:
        raise Failed(
            "the start is judged otherwise", Difference("/error/code", wanted["code"], code)
        )


def _view(sitting: Sitting, wanted: Record) -> None:
    if sitting.port.is_between:
        return
    found = tuple(differences(tidy(wanted["expect"]), sitting.observe(wanted["seat"])))
    if found:
        raise Failed(f"seat {wanted['seat']} sees something else", *found)


def _perft(sitting: Sitting, wanted: Record) -> None:
    """Hold the tree of all ways to go on against what it must come to."""
    hello = sitting.adapter.hello
    tree = Tree(sitting.ask, sitting.now.start, tuple(sitting.made), sitting.offers("undo"))
    bounds = Bounds(wanted["depth"], wanted.get("cap", Bounds().cap))
    got = counted(hello if sitting.offers("perft") else {}, tree, bounds)
    has_digest = got.digest and not hello.get("auto")  # it says nothing of some positions
    expected = {"nodes": tuple(wanted["nodes"])}
    expected |= {"leaves": ranked(wanted["leaves"])} if "leaves" in wanted else {}
    expected |= {"digest": wanted["digest"]} if "digest" in wanted and has_digest else {}
    told = {key: getattr(got, key) for key in expected}
    found = [
        Difference(f"/{key}", expected[key], told[key])
        for key in expected
        if expected[key] != told[key]
    ]
    if found:
        raise Failed("the ways to go on come to something else", *found)


STEPS: Final[Mapping[str, Callable[[Sitting, Any], None]]] = {
    "do": _do,
    "legal": _legal,
    "refuse": _refuse,
    "expect": _expect,
    "absent": _absent,
    "events": _events,
    "no_events": _no_events,
    "next": _next,
    "perft": _perft,
    "view": _view,
}


def play_out(sitting: Sitting, steps: Sequence[Step]) -> None:
    """Carry out all steps of a scenario; the first that does not hold raises."""
    start, steps = sitting.prepare(), steps[:]  # a vector unfolds its steps whenever it is asked
    if steps[0].word == "refuse_start":
        _refuse_start(sitting, start, steps[0].body)
        return
    sitting.begin(start)
    for step in steps:
        sitting.step += 1
        STEPS[step.word](sitting, step.body)
    if sitting.offers("undo") and (found := tuple(taken_back(sitting.ask, sitting.trail))):
        raise Failed("moves taken back do not lead back [undo]", *found)
