# SPDX-License-Identifier: MIT
"""The harness against engines that misbehave: each gets its verdict, and the harness goes on."""

import os
import re
import sys
import time
from pathlib import Path

import pytest

from dominospec.conformance import Limits, Run, Selection, load_suite, prepare, run_suite
from dominospec.conformance.reports.report import told
from dominospec.conformance.wire.adapter import Adapter, greeting

HERE = Path(__file__).parent
FAKE = HERE / "adapters" / "misbehaving.py"
TRYING = HERE / "scenarios" / "trying.yaml"
PATIENT = Limits(hello=30, variant=30, request=30)
HASTY = Limits(hello=30, variant=0.3, request=0.3)

STARTED_BADLY = {
    "exits-at-once": "crash: hello: it exited with status 1",
    "hangs-at-hello": "timeout: hello: there is no answer within 0.3 seconds",
    "banner": "garbage: hello: the line is not JSON: 'Toy engine, welcome'",
    "echo": "garbage: hello: /protocol: this must be 1",
    "true-id": "garbage: hello: the id is not 1",
    "always-error": "garbage: hello was refused",
    "always-unsupported": "garbage: hello was refused",
}

BROKE_THE_PROTOCOL = {
    "exits-on-apply": ("crash", "it exited with status 7"),
    "exits-after-hello": ("crash", "variant: it exited with status 0"),
    "exits-in-mid-line": ("crash", "in the middle of the line"),
    "dies-of-a-signal": ("crash", "it died of signal 9"),
    "closes-its-output": ("crash", "it closed its output"),
    "leaves-a-grandchild": ("crash", "it exited with status 0"),
    "hangs": ("timeout", "apply: there is no answer within 0.3 seconds"),
    "ignores-term": ("timeout", "there is no answer"),
    "stops-reading": ("timeout", "variant: there is no answer"),
    "bom": ("garbage", "the line is not JSON"),
    "log-line": ("garbage", "the line is not JSON: 'thinking'"),
    "empty-line": ("garbage", "the line is not JSON: ''"),
    "two-replies": ("garbage", "a line that nobody asked for"),
    "wrong-id": ("garbage", "the id is not "),
    "text-id": ("garbage", "the id is not "),
    "no-id": ("garbage", "the id is not "),
    "float-id": ("garbage", ".0 is no whole number"),
    "bad-utf-8": ("garbage", "the line is not UTF-8"),
    "lone-surrogate": ("garbage", "the line is not UTF-8"),
    "nul": ("garbage", "the line is not JSON"),
    "list": ("garbage", "the line is no record"),
    "nan": ("garbage", "NaN is no whole number"),
    "huge-number": ("garbage", "a number is beyond 2^53 - 1"),
    "endless-number": ("garbage", "a number is beyond 2^53 - 1"),
    "repeated-key": ("garbage", "a key stands twice in one record"),
    "deep": ("garbage", "nested more than 32 deep"),
    "very-deep": ("garbage", "nested more than 32 deep"),
    "wrong-shape": ("garbage", "/error/code: this must be a text"),
    "missing-key": ("garbage", "/error: the key 'code' is missing"),
    "made-up-code": ("garbage", '"no_way" is not a word that can stand here'),
    "endless-lines": ("garbage", "the id is not "),
    "long-line": ("oversize", "a line is longer than 1,048,576 bytes"),
    "endless-line": ("oversize", "a line is longer than 1,048,576 bytes"),
    "too-much-in-all": ("oversize", "more than 16,777,216 bytes in one scenario"),
}

PLAYS_BADLY = {
    "error-after-hello": "variant was refused with internal: not today",
    "refuses-everything": "the code is another",
    "accepts-everything": "the move was accepted",
    "wrong-code": "the code is another",
    "wrong-rule": "the rule is another",
    "promises-rules": "the rule is another",
    "wrong-help": "the refusal names other legal moves",
    "changes-on-refusal": "the refused move changed the position",
    "changes-moves-on-refusal": "the refused move changed the legal moves",
    "never-looks-the-same": "[observe-repeats]",
    "shows-all-hands": "seat 0 sees the hand of seat 1 [view-hides]",
    "shows-hands-to-those-who-wait": "seat 1 sees the hand of seat 0 [view-hides]",
    "shows-other-scores": "seat 0 sees scores as [11, 20], and it is [10, 20] [view-hides]",
    "hides-own-hand": "seat 0 sees the hand of seat 0 as None",
    "shows-too-few-hands": "seat 0 sees 1 hands [view-hides]",
    "counts-wrongly": "the position is another",
    "one-score-too-many": "[seats-and-sides]",
    "strange-leader": "[seats-and-sides]",
    "strange-confirmed": "[seats-and-sides]",
    "match-over-in-doubt": "[status]",
    "turn-after-the-end": "it is not the turn of seat 1, and yet it has a legal move",
    "wrong-hand-sizes": "[hands-shown]",
    "hides-all-hands": "[hands-shown]",
    "two-double-sixes": "6-6 is in two places [tiles-kept]",
    "a-tile-from-elsewhere": "0-0 was not dealt [tiles-kept]",
    "a-boneyard-from-nowhere": "the boneyard holds 0 tiles, and yet it is told as 3 [tiles-kept]",
    "the-same-end-twice": "an end is told twice [ends-as-laid]",
    "wrong-ends": "[ends-as-laid]",
    "line-turned-round": "[ends-as-laid]",
    "no-moves": "the round is not over, and yet there is no legal move [a-move-exists]",
    "moves-after-the-end": "the round is over, and yet there are legal moves [a-move-exists]",
    "moves-of-another-seat": "[moves-of-the-turn]",
    "moves-twice": "the same legal move is told twice",
    "every-tile-fits": "a legal play does not fit",
    "lays-foreign-tiles": "0-0 may be laid, and yet seat 0 does not hold it [plays-fit]",
    "leads-at-an-end": "the lead names an end [plays-fit]",
    "offers-nothing-but-passing": "the refusal names other legal moves",
    "also-offers-passing": "the refusal names other legal moves",
    "tells-nothing": "[line-grows]",
    "tells-of-passes-only": "[line-grows]",
    "tells-the-move-late": "the first event is not the move",
    "hides-the-end": "[end-told]",
    "tells-another-end": "round-end tells winners [1], and the result [0] [end-told]",
    "hides-awards": "[points-from-awards]",
    "award-to-nobody": "[points-from-awards]",
}

PLAYS_WELL = {
    "crlf": set(),
    "slow-but-in-time": set(),
    "floods-stderr": set(),
    "unknown-key": {"apply: unknown key mood"},
    "names-no-rule": {"a refusal names no rule"},
    "hangs-on-bye": {"timeout: bye: there is no answer within 0.3 seconds"},
    "exits-badly-on-bye": {"bye: the exit status is 3, not 0"},
    "chatters-after-bye": {"bye: a line that nobody asked for: 'goodbye'"},
}

LACKS_WORDS = {
    "supports-nothing": ("set/highest_double", "lead/first"),
    "no-modes": ("mode/strict",),
    "cannot-refuse": ("refusing",),
}

KEEPS_IN_MIND = {"remembers-games", "throws-a-coin", "wrong-in-game-50"}
"""Tested with the runs of many scenarios."""

HASTY_ONES = {"hangs", "ignores-term", "stops-reading", "hangs-at-hello", "hangs-on-bye"}


@pytest.fixture(scope="module")
def prepared():
    return prepare(load_suite([TRYING]))


def command(name, *players):
    return " ".join([sys.executable, "-S", str(FAKE), name, *map(str, players)])


def examined(name, prepared, *players):
    limits = PATIENT if name not in HASTY_ONES else HASTY
    if name == "hangs-at-hello":
        limits = Limits(hello=0.3)
    adapter = Adapter(command(name, *players), greeting("sha256:" + "0" * 64), limits)
    return Run(adapter, lambda _: None).all(prepared, "")


def test_every_fake_has_its_test():
    tables = (
        STARTED_BADLY, BROKE_THE_PROTOCOL, PLAYS_BADLY, PLAYS_WELL, LACKS_WORDS, KEEPS_IN_MIND,
    )  # fmt: skip
    tested = [name for table in tables for name in table]
    there = re.findall(r'^@\w+\("([^"]+)"', FAKE.read_text("utf-8"), re.MULTILINE)
    assert sorted(tested) == sorted(there)


@pytest.mark.parametrize("name", STARTED_BADLY)
def test_an_adapter_that_cannot_start_gives_one_message(name, prepared):
    outcome = examined(name, prepared)
    assert outcome.fault.startswith(STARTED_BADLY[name])
    assert outcome.counts == {"not_run": 2}
    assert outcome.exit_code == 3
    assert not outcome.is_complete


@pytest.mark.parametrize("name", BROKE_THE_PROTOCOL)
def test_after_a_broken_protocol_the_next_scenario_meets_a_fresh_process(name, prepared):
    outcome = examined(name, prepared, 2)
    first, second = outcome.results
    verdict, why = BROKE_THE_PROTOCOL[name]
    always = name == "stops-reading"
    assert (first.verdict, second.verdict) == (verdict, verdict if always else "pass")
    assert why in first.failure.why
    assert first.evidence.transcript[-1].startswith(("> ", "< "))
    assert outcome.exit_code == 1


@pytest.mark.parametrize("name", PLAYS_BADLY)
def test_an_engine_that_plays_badly_fails(name, prepared):
    outcome = examined(name, prepared[:1])
    (result,) = outcome.results
    assert result.verdict == "fail"
    assert PLAYS_BADLY[name] in result.failure.why
    assert outcome.exit_code == 1
    assert any(line.startswith("FAIL trying-out-4hw2") for line in told(result, "toy"))


@pytest.mark.parametrize("name", PLAYS_WELL)
def test_what_is_allowed_passes_and_what_is_odd_is_noted(name, prepared):
    outcome = examined(name, prepared)
    assert outcome.counts == {"pass": 2}
    assert set(outcome.lints) == PLAYS_WELL[name]
    assert outcome.exit_code == 0


@pytest.mark.parametrize("name", LACKS_WORDS)
def test_what_an_engine_lacks_is_no_fault_but_does_not_count_as_examined(name, prepared):
    outcome = examined(name, prepared[:1])
    (result,) = outcome.results
    assert (result.verdict, result.failure.features) == ("unsupported", LACKS_WORDS[name])
    assert list(told(result, "toy")) == []
    assert outcome.exit_code == 5


def is_alive(pid):
    """Whether a process runs; a dead one that nobody has taken notice of does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # no /proc here, or gone in this moment
        return not Path("/proc/self").exists()


def test_no_grandchild_survives(prepared):
    (result,) = examined("leaves-a-grandchild", prepared[:1]).results
    pid = re.search(r"grandchild (\d+)", result.evidence.errors)[1]
    until = time.monotonic() + 30
    while is_alive(int(pid)) and time.monotonic() < until:
        time.sleep(0.01)
    assert not is_alive(int(pid))


def test_what_a_dying_engine_said_on_stderr_is_kept(prepared):
    (result,) = examined("exits-on-apply", prepared[:1]).results
    assert result.evidence.errors == "something went wrong inside\n"
    assert "  stderr    something went wrong inside" in told(result, "toy")


def test_an_engine_that_breaks_the_protocol_again_and_again_is_given_up(prepared):
    outcome = examined("exits-after-hello", prepared[:1] * 12)
    assert outcome.counts == {"crash": 10, "not_run": 2}
    assert outcome.fault == "10 scenarios broke the protocol"
    assert outcome.exit_code == 1


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("/nowhere/engine", "crash: it cannot be started"),
        ("'never closed", "crash: the command cannot be read: No closing quotation"),
        ("", "crash: the command is empty"),
        (str(TRYING), "crash: it cannot be started"),
    ],
)
def test_a_command_that_cannot_be_run(words, fault):
    outcome = run_suite(words, Selection([TRYING]))
    assert outcome.fault.startswith(fault)
    assert outcome.exit_code == 3


def test_nothing_wanted_means_nothing_started():
    outcome = run_suite("/nowhere/engine", Selection([TRYING], ["no-such-*"]))
    assert (outcome.results, outcome.fault, outcome.exit_code) == ((), "", 5)


@pytest.fixture
def asked(monkeypatch):
    """The commands that adapters are asked."""
    found = []
    ask = Adapter.ask
    monkeypatch.setattr(
        Adapter, "ask", lambda self, cmd, **fields: found.append(cmd) or ask(self, cmd, **fields)
    )
    return found


def test_one_process_plays_many_scenarios(prepared, asked):
    assert examined("crlf", prepared * 3).counts == {"pass": 6}
    assert (asked[0], asked[-1]) == ("hello", "bye")
    assert (asked.count("hello"), asked.count("start")) == (1, 7)


def test_a_variant_is_named_again_only_when_it_changes(prepared, asked):
    examined("crlf", [prepared[0], prepared[0], prepared[1]])
    assert asked.count("variant") == 2


def test_time_is_told_by_the_clock_that_was_given(prepared):
    ticks = iter(range(10_000))
    limits = Limits(hello=5000, variant=5000, request=5000, clock=lambda: float(next(ticks)))
    adapter = Adapter(command("crlf"), greeting("sha256:" + "0" * 64), limits)
    outcome = Run(adapter, lambda _: None).all(prepared[:1], "")
    assert outcome.results[0].seconds > 10


def test_scaling_stretches_every_deadline():
    stretched = Limits().scaled(3)
    assert [stretched.patience(command) for command in ("hello", "variant", "apply")] == [30, 30, 6]
