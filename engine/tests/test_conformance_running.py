# SPDX-License-Identifier: MIT
"""Runs: batches and their order, what is looked at again, where a run stops, and how it ends."""

import subprocess
import sys
from pathlib import Path

import pytest

from dominospec.conformance import Limits, Run, load_suite, prepare
from dominospec.conformance.running import manner
from dominospec.conformance.running.confirming import culprits
from dominospec.conformance.running.expecting import Expected
from dominospec.conformance.running.manner import Manner, batches, ordered
from dominospec.conformance.running.verdict import (
    BAD,
    EXECUTED,
    VERDICTS,
    Expectation,
    Result,
    SuiteResult,
)
from dominospec.conformance.wire.adapter import Adapter, greeting

HERE = Path(__file__).parent
FAKES = HERE.parents[1] / "conformance" / "fakes"
TRYING = FAKES / "trying.yaml"
FAKE = FAKES / "fake.py"
PATIENT = Limits(hello=30, variant=30, request=30)


@pytest.fixture(scope="module")
def prepared():
    return prepare(load_suite([TRYING]))


def run(name, rows, *, expected=(), **how):
    command = f"{sys.executable} -S {FAKE} {name}"
    adapter = Adapter(command, greeting("sha256:" + "0" * 64), PATIENT)
    return Run(adapter, lambda _: None, Expected(expected), Manner(**how)).all(rows, "")


def verdicts(outcome):
    return [result.verdict for result in outcome.results]


def timeless(outcome):
    return [(one.verdict, one.failure, one.predecessors, one.batch) for one in outcome.results]


@pytest.fixture
def small_batches(monkeypatch):
    monkeypatch.setattr(manner, "_SMALL", 3)


# --- order and batches -----------------------------------------------------------------------


def test_batches_hold_every_scenario_once_in_the_order_of_the_run(prepared):
    rows = prepared * 175
    found = batches(rows, Manner())
    assert [len(batch) for batch in found] == [100, 100, 100, 50]
    assert [number for batch in found for number in batch] == list(range(350))
    assert len(batches(prepared * 3200, Manner())) == 32


def test_a_shuffle_depends_on_its_seed_alone_and_keeps_games_together(prepared):
    rows = prepared * 20
    first, again, other = (ordered(rows, Manner("shuffle", seed)) for seed in (1, 1, 2))
    assert first == again
    assert sorted(first) == sorted(other) == list(range(40))
    changes = sum(first[place] % 2 != first[place + 1] % 2 for place in range(39))
    assert changes == 1
    seeds = {tuple(ordered(rows, Manner("shuffle", seed))) for seed in range(20)}
    assert len(seeds) > 1


@pytest.mark.usefixtures("small_batches")
@pytest.mark.parametrize("name", ["remembers-games", "exits-on-apply", "counts-wrongly"])
def test_the_verdicts_are_the_same_for_any_number_of_jobs(name, prepared):
    rows = prepared * 3
    one, three = (run(name, rows, jobs=jobs, restarts=5) for jobs in (1, 3))
    assert {result.batch for result in one.results} >= {0, 1}
    assert timeless(one) == timeless(three)
    assert one.lints == three.lints


def test_results_come_back_as_given_in_any_order(prepared):
    found = [timeless(run("crlf", prepared * 3, order="shuffle", seed=seed)) for seed in (1, 2)]
    assert found[0] == found[1] == timeless(run("crlf", prepared * 3))


# --- looking again ---------------------------------------------------------------------------


def test_what_fails_only_after_others_depends_on_the_order(prepared):
    out, block = prepared
    outcome = run("remembers-games", [out, block, out, block, out])
    assert verdicts(outcome) == ["pass", "pass", "order_dependent", "pass", "order_dependent"]
    bad = outcome.results[4]
    assert bad.predecessors == (block.scenario.id,)
    assert f"it passes in a fresh process, and not after {block.scenario.id}: " in bad.failure.why


def test_repeating_finds_what_one_play_does_not(prepared):
    assert verdicts(run("dies-in-the-third-game", prepared[:1])) == ["pass"]
    (result,) = run("dies-in-the-third-game", prepared[:1], repeat=3).results
    assert result.verdict == "order_dependent"
    assert result.predecessors == (prepared[0].scenario.id,) * 2


def test_a_process_for_each_scenario_has_nothing_to_remember(prepared):
    outcome = run("remembers-games", [prepared[1], prepared[0]] * 2, fresh=True)
    assert verdicts(outcome) == ["pass"] * 4


def test_predecessors_are_halved_until_one_is_left():
    class Row:
        def __init__(self, number):
            self.scenario = type("Scenario", (), {"id": f"s{number}"})

    rows = [Row(number) for number in range(64)]
    tried = []

    def fails_after(*guilty):
        def fails(before):
            tried.append(len(before))
            return all(rows[one] in before for one in guilty)

        return fails

    assert culprits(fails_after(37), rows) == (rows[37],)
    assert len(tried) <= 8
    assert culprits(fails_after(10, 60), rows) == tuple(rows[10:])
    tried.clear()
    assert culprits(fails_after(37), rows, known=[rows[1], rows[37]]) == (rows[37],)
    assert tried == [1, 1]
    assert culprits(fails_after(0), rows[:1] * 9) == (rows[0],) * 9


def test_what_is_left_out_is_counted_as_such(prepared):
    outcome = run("crlf", prepared * 2, exclude=("*-block-*",))
    assert verdicts(outcome) == ["pass", "excluded"] * 2
    assert (outcome.is_complete, outcome.exit_code) == (True, 0)
    assert run("crlf", prepared, exclude=("*",)).exit_code == 5


# --- where a run stops -----------------------------------------------------------------------


@pytest.mark.usefixtures("small_batches")
def test_a_run_stops_after_so_many_bad_verdicts(prepared):
    for jobs in (1, 2):
        outcome = run("counts-wrongly", prepared * 4, max_fail=2, jobs=jobs)
        assert verdicts(outcome) == ["fail"] * 2 + ["not_run"] * 6
        assert outcome.fault == "2 bad verdicts are as many as were wanted"
        assert not outcome.is_complete


def test_what_is_expected_to_fail_does_not_stop_a_run(prepared):
    rows = (Expectation("*", "known", "crash"),)
    outcome = run("exits-on-apply", prepared * 2, expected=rows, restarts=1)
    assert verdicts(outcome) == ["xfail"] * 4
    assert outcome.exit_code == 0
    assert verdicts(run("exits-on-apply", prepared * 2, restarts=3)) == ["crash"] * 3 + ["not_run"]


# --- how it ends -----------------------------------------------------------------------------


@pytest.mark.parametrize("failures", [0, 1, 255, 256, 257, 512])
def test_the_exit_code_is_never_a_count(failures, prepared):
    results = [Result(prepared[0], "pass"), *[Result(prepared[0], "fail")] * failures]
    outcome = SuiteResult("", {"engine": {}}, tuple(results))
    code = f"import sys; sys.exit({outcome.exit_code})"
    told = subprocess.run([sys.executable, "-S", "-c", code], check=False).returncode
    assert told == outcome.exit_code == int(failures > 0)


@pytest.mark.parametrize("verdict", VERDICTS)
def test_every_verdict_has_its_exit_code(verdict, prepared):
    alone = SuiteResult("", {"engine": {}}, (Result(prepared[0], verdict),)).exit_code
    beside = SuiteResult(
        "", {"engine": {}}, (Result(prepared[0], "pass"), Result(prepared[0], verdict))
    ).exit_code
    faulty = verdict in BAD | {"xpass", "not_run"}
    assert beside == int(faulty)
    assert alone == (1 if faulty else 0 if verdict in EXECUTED else 5)
