# SPDX-License-Identifier: MIT
"""The harness against engines that misbehave: each gets its verdict, and the harness goes on."""

import os
import re
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from dominospec.conformance import Limits, Run, Selection, run_suite
from dominospec.conformance.reports.report import told
from dominospec.conformance.running.fleet import examined as examined_as_in_the_fleet
from dominospec.conformance.running.fleet import folder, load_fleet, scenarios, selftest, surprises
from dominospec.conformance.running.verdict import VERDICTS
from dominospec.conformance.wire.adapter import Adapter, greeting

FAKES = folder()
TRYING = FAKES / "trying.yaml"
PATIENT = Limits(hello=30, variant=30, request=30)


@pytest.fixture(scope="module")
def played():
    return scenarios()


@pytest.fixture(scope="module")
def prepared(played):
    return [played["trying-out-4hw2"], played["trying-block-9c3x"]]


def command(name, *players):
    return " ".join([sys.executable, "-S", str(FAKES / "fake.py"), name, *map(str, players)])


def examined(name, rows, *players, limits=PATIENT):
    adapter = Adapter(command(name, *players), greeting("sha256:" + "0" * 64), limits)
    return Run(adapter, lambda _: None).all(rows, "")


def fleet():
    return [pytest.param(row, id=row.id) for row in load_fleet() if row.is_there]


def test_every_engine_that_misbehaves_is_in_the_fleet():
    files = (FAKES / "misbehaving").glob("*.py")
    there = [
        name
        for file in files
        for name in re.findall(r'^@\w+\("([^"]+)"', file.read_text("utf-8"), re.MULTILINE)
    ]
    rows = load_fleet()
    assert sorted(there) == sorted(row.id for row in rows if "fake.py" in row.command)
    assert len(rows) >= 40
    assert {row.verdict for row in rows} == set(VERDICTS) - {"excluded", "xfail", "xpass"}


@pytest.fixture(scope="module")
def surprised():
    return {fake.id: found for fake, found in selftest(4)}


@pytest.mark.parametrize("fake", fleet())
def test_an_engine_gets_the_verdict_that_it_must_get(fake, surprised):
    assert surprised[fake.id] == []


def test_surprises_are_told(played):
    fake = next(row for row in load_fleet() if row.id == "unknown-key")
    outcome = examined_as_in_the_fleet(fake, played)
    other = replace(fake, lints=frozenset(), features=frozenset(["draw"]))
    assert list(surprises(other, outcome)) == [
        "it must be noted [], not ['apply: unknown key mood']",
        "it must be said to lack ['draw'], not []",
    ]
    other = replace(fake, verdict="crash")
    assert list(surprises(other, outcome)) == ["the verdict must be crash, not pass: "]
    other = replace(fake, why="it was late")
    assert list(surprises(other, outcome)) == ["it must be told why, 'it was late', not ''"]


def test_an_adapter_that_cannot_start_gives_one_message(prepared):
    outcome = examined("exits-at-once", prepared)
    assert outcome.counts == {"not_run": 2}
    assert outcome.exit_code == 3
    assert not outcome.is_complete


@pytest.mark.parametrize(
    ("name", "verdict"),
    [
        ("dies-of-a-signal", "crash"),
        ("exits-after-hello", "crash"),
        ("two-replies", "garbage"),
        ("long-line", "oversize"),
    ],
)
def test_after_a_broken_protocol_the_next_scenario_meets_a_fresh_process(name, verdict, prepared):
    outcome = examined(name, prepared, 2)
    first, second = outcome.results
    assert (first.verdict, second.verdict) == (verdict, "pass")
    assert first.evidence.transcript[-1].startswith(("> ", "< "))
    assert outcome.exit_code == 1


def test_a_failure_is_told_and_what_an_engine_lacks_is_not(prepared):
    (result,) = examined("no-moves", prepared[:1]).results
    assert any(line.startswith("FAIL trying-out-4hw2") for line in told(result, "toy"))
    outcome = examined("supports-nothing", prepared[:1])
    assert list(told(outcome.results[0], "toy")) == []
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


def living(group):
    """Return the processes of a group that run, as far as the system tells."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its = file.read_text().rpartition(")")[2].split()[:3]
        except (FileNotFoundError, ProcessLookupError):
            continue
        found += [file.parent.name] if int(its) == group and state != "Z" else []
    return found


def test_no_child_of_an_engine_that_multiplies_survives(prepared):
    hasty = replace(PATIENT, request=1)
    (result,) = examined("multiplies", prepared[:1], limits=hasty).results
    assert result.verdict == "timeout"
    group = int(re.search(r"group (\d+)", result.evidence.errors)[1])
    until = time.monotonic() + 30
    while living(group) and time.monotonic() < until:
        time.sleep(0.01)
    assert living(group) == []


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
