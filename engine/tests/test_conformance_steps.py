# SPDX-License-Identifier: MIT
"""Steps that do not hold say what was expected beside what came."""

import sys
from pathlib import Path

import pytest

from dominospec.conformance import Limits, Run, prepare, scenarios_of, suite_of
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.errors import SpecError
from dominospec.loading.reading import read_text

HERE = Path(__file__).parent
FAKES = HERE.parents[1] / "conformance" / "fakes"
TOY = f"{sys.executable} -S {FAKES / 'toy_block.py'}"
TOP = """\
schema: 1
subject: steps
scenarios:
"""
SCENARIO = """\
  - id: step-{number:04}
    title: A step
    covers: [pass/when]
    source: {{ruling: To try it.}}
    variant: block
    setup:
      hands: [[6-6, 6-1], [6-5, 2-2]]
      leader: 0
    steps:
      - do: {{seat: 0, move: play, tile: 6-6}}
      - {step}
"""
PLAY = "{seat: 1, move: play, tile: 6-5, end: %s}"
BOTH = f"[{PLAY % 0}, {PLAY % 1}]"

HOLD = (
    f"legal: {{exactly: {BOTH}, includes: {BOTH}, excludes: [{{seat: 1, move: pass}}], count: 2}}",
    "events: [{event: play, tile: 6-6}]",
    "no_events: [{event: play, tile: 6-5}, {event: pass}]",
    "expect: {line: [{tile: 6-6, end: null}], ends: [{end: 1}, {end: 0, shows: [6]}]}",
    "absent: [discards, trains, out/0, turn/0, result/next]",
    "view: {seat: 1, expect: {hands: [null, [2-2, 6-5]]}}",
    "refuse: {action: {seat: 1, move: draw}, code: illegal_action, rule: draw/when/never}",
)

DO_NOT_HOLD = {
    f"legal: {{exactly: [{PLAY % 0}]}}": ("the legal moves are others", "/actions"),
    "legal: {includes: [{seat: 1, move: pass}]}": ("a move is missing", "/actions"),
    f"legal: {{excludes: [{PLAY % 0}]}}": ("a move is there that must not be", "/actions"),
    "legal: {count: 3}": ("the number of legal moves", "/actions"),
    "do: {seat: 1, move: pass}": (
        "apply was refused with illegal_action by pass/when/when-stuck",
        None,
    ),
    "events: [{event: pass}]": ("an event is missing", "/events"),
    "no_events: [{event: pass}, {event: play}]": (
        "an event is there that must not be",
        "/events",
    ),
    "next: {hands: [[6-6], [5-5]]}": ("the round is not over", "/result"),
    "expect: {turn: 0, passes: 0}": ("the position is another", "/turn"),
    "absent: [discards, hand_sizes]": ("a key is there that must be left out", "/hand_sizes"),
    "expect: {ends: [{end: 0}]}": ("the position is another", "/ends"),
    "view: {seat: 0, expect: {boneyard: 1}}": ("seat 0 sees something else", "/boneyard"),
    f"refuse: {{action: {PLAY % 0}, code: illegal_action}}": (
        "the move was accepted",
        "/error/code",
    ),
    "refuse: {action: {seat: 1, move: pass}, code: game_over}": (
        "the code is another",
        "/error/code",
    ),
}


@pytest.fixture(scope="module")
def results():
    steps = [*HOLD, *DO_NOT_HOLD]
    text = TOP + "".join(SCENARIO.format(number=row, step=step) for row, step in enumerate(steps))
    prepared = prepare(suite_of(scenarios_of(read_text(text, "steps.yaml"))))
    adapter = Adapter(TOY, greeting("sha256:" + "0" * 64), Limits(hello=30, request=30))
    outcome = Run(adapter, lambda _: None).all(prepared, "")
    return dict(zip(steps, outcome.results, strict=True))


@pytest.mark.parametrize("step", HOLD)
def test_a_step_that_holds(step, results):
    assert results[step].verdict == "pass"


@pytest.mark.parametrize("step", DO_NOT_HOLD)
def test_a_step_that_does_not_hold(step, results):
    why, where = DO_NOT_HOLD[step]
    failure = results[step].failure
    assert (results[step].verdict, failure.step, failure.why) == ("fail", 2, why)
    assert {found.where for found in failure.differences} == ({where} if where else set())


def verdict_on(steps, setup="{hands: [[6-6], [5-5]], leader: 0}", command=TOY):
    text = f"""{TOP}  - id: round-0000
    title: A round
    covers: [pass/when]
    source: {{ruling: To try it.}}
    variant: block
    setup: {setup}
    steps: {steps}
"""
    prepared = prepare(suite_of(scenarios_of(read_text(text, "round.yaml"))))
    adapter = Adapter(command, greeting("sha256:" + "0" * 64), Limits(hello=30, request=30))
    (result,) = Run(adapter, lambda _: None).all(prepared, "").results
    return result


def test_an_engine_need_not_say_how_rounds_follow_each_other():
    won = "[{do: {seat: 0, move: play, tile: 6-6}}, {next: {hands: [[6-6], [5-5]]}}]"
    assert verdict_on(won).verdict == "unsupported"


def test_a_start_that_must_be_refused_is_refused():
    twice = "{hands: [[6-6, 5-5], [5-5]]}"
    ours = f"{sys.executable} -m dominospec serve"
    assert verdict_on("[{refuse_start: {code: bad_deal}}]", twice, ours).verdict == "pass"
    other = verdict_on("[{refuse_start: {code: bad_request}}]", twice, ours)
    assert (other.verdict, other.failure.why) == ("fail", "the start is judged otherwise")
    accepted = verdict_on("[{refuse_start: {code: bad_deal}}]")
    assert accepted.verdict == "fail"


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        ("[{refuse_start: {code: bad_deal}}, {expect: {turn: 0}}]", "refused-start"),
        ("[{expect: {turn: 0}}, {next: {hands: [[6-6], [5-5], [4-4]]}}]", "hands"),
        ("[{expect: {turn: 0}}, {next: {hands: [[6-6], [6-6]]}}]", "tile-twice"),
        ("[{expect: {turn: 0}}, {next: {hands: [[6-6], [7-7]]}}]", "tile"),
    ],
)
def test_rounds_that_cannot_be_started_are_found(steps, code):
    with pytest.raises(SpecError) as refused:
        verdict_on(steps)
    assert [fault.code for fault in refused.value.faults] == [f"scenario/{code}"]


def test_the_rulebook_shows_single_rounds():
    steps = "[{expect: {turn: 0}}, {next: {hands: [[6-6], [5-5]]}}]\n    book: true"
    with pytest.raises(SpecError) as refused:
        verdict_on(steps)
    assert [fault.code for fault in refused.value.faults] == ["scenario/book-rounds"]


def test_after_a_failure_the_same_process_goes_on(results):
    assert len(results) == len(HOLD) + len(DO_NOT_HOLD)
