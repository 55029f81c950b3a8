# SPDX-License-Identifier: MIT
"""Lists of expected failures: a row must come true."""

import io
import json
import sys
from datetime import date
from pathlib import Path

import pytest

from dominospec.conformance import load_suite, prepare
from dominospec.conformance.commands import main
from dominospec.conformance.running.expecting import Expected, load_expected, written
from dominospec.conformance.running.verdict import Expectation, Result, SuiteResult
from dominospec.errors import SpecError

HERE = Path(__file__).parent
FAKES = HERE.parents[1] / "conformance" / "fakes"
TRYING = str(FAKES / "trying.yaml")
OUT, BLOCK = "trying-out-4hw2", "trying-block-9c3x"
TODAY = date(2030, 6, 1)


def conform(*words):
    out = io.StringIO()
    return main(list(words), out), out.getvalue()


def fake(name):
    return f"{sys.executable} -S {FAKES / 'fake.py'} {name}"


@pytest.fixture
def listed(tmp_path):
    """Write a list of rows and return the words that name it."""

    def write(*rows):
        file = tmp_path / "expected.yaml"
        file.write_text("schema: 1\nexpected:" + "".join(f"\n  - {row}" for row in rows) + "\n")
        return ["--xfail", str(file)]

    return write


@pytest.fixture(scope="module")
def prepared():
    return prepare(load_suite([TRYING]))


def judged(prepared, verdicts, *rows):
    known = Expected(rows, TODAY)
    results = [Result(*pair) for pair in zip(prepared, verdicts, strict=True)]
    outcome = SuiteResult("", {"engine": {}}, tuple(map(known.apply, results)))
    return known.judge(outcome, [row.scenario for row in prepared])


def verdicts(outcome):
    return [result.verdict for result in outcome.results]


def test_what_fails_as_expected_is_no_fault(prepared):
    rows = (Expectation("*-block-*", "slow"), Expectation(OUT, "loud", "crash"))
    outcome = judged(prepared, ["crash", "fail"], *rows)
    assert verdicts(outcome) == ["xfail", "xfail"]
    assert [result.was for result in outcome.results] == ["crash", "fail"]
    assert (outcome.complaints, outcome.exit_code) == ((), 0)


def test_what_passes_against_the_list_is_a_fault(prepared):
    outcome = judged(prepared, ["pass", "pass"], Expectation(OUT, "loud"))
    assert verdicts(outcome) == ["xpass", "pass"]
    assert (outcome.complaints, outcome.exit_code) == ((), 1)


def test_another_bad_verdict_stays_what_it_is(prepared):
    outcome = judged(prepared, ["crash", "unsupported"], Expectation("*", "slow", place="x:3"))
    assert verdicts(outcome) == ["crash", "unsupported"]
    assert outcome.complaints == (
        f"x:3: {OUT} was expected to end with fail, not crash",
        f"x:3: {BLOCK} was expected to end with fail, not unsupported",
    )
    assert outcome.exit_code == 1


def test_what_was_not_reached_says_nothing_about_the_list(prepared):
    outcome = judged(prepared, ["not_run", "excluded"], Expectation("*", "slow"))
    assert verdicts(outcome) == ["not_run", "excluded"]
    assert outcome.complaints == ()


def test_a_pattern_that_matches_nothing_is_a_fault(prepared):
    outcome = judged(prepared, ["pass", "pass"], Expectation("nowhere-*", "slow", place="x:3"))
    assert outcome.complaints == ("x:3: nowhere-* matches no scenario; take it out",)
    assert outcome.exit_code == 1


def test_a_row_holds_until_the_end_of_its_day(prepared):
    row = Expectation(OUT, "slow", until=TODAY, place="x:3")
    assert verdicts(judged(prepared, ["fail", "pass"], row)) == ["xfail", "pass"]
    late = Expectation(OUT, "slow", until=date(2030, 5, 31), place="x:3")
    outcome = judged(prepared, ["fail", "pass"], late)
    assert verdicts(outcome) == ["fail", "pass"]
    assert outcome.complaints == (f"x:3: {OUT} was expected until 2030-05-31; mend it or renew it",)


def test_the_first_row_that_matches_counts(prepared):
    rows = (Expectation(OUT, "loud", "crash"), Expectation("*", "slow"))
    assert verdicts(judged(prepared, ["crash", "fail"], *rows)) == ["xfail", "xfail"]


def test_the_list_that_is_written_holds(prepared, tmp_path):
    row = Expectation(OUT, 'it is "known"', "crash", "https://example.org/7", TODAY)
    outcome = judged(prepared, ["crash", "fail"], row)
    file = tmp_path / "list.yaml"
    file.write_text("\n".join(written(outcome)) + "\n")
    again = load_expected(file, TODAY)
    assert again.rows == [
        row,
        Expectation(BLOCK, "TODO: say why, or mend it"),
    ]
    assert verdicts(judged(prepared, ["crash", "fail"], *again.rows)) == ["xfail", "xfail"]
    assert list(written(judged(prepared, ["pass", "pass"])))[-1] == "expected: []"


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("{id: x}", "the key 'reason' is missing"),
        ("{id: x, reason: slow, verdict: pass}", '"pass" is not a word that can stand here'),
        ("{id: x, reason: slow, until: '2030-02-30'}", "there is no day 2030-02-30"),
        ("{id: x, reason: slow, skip: true}", "there is no such key"),
    ],
)
def test_a_list_that_is_wrong_is_named_with_its_line(row, fault, listed):
    file = listed(row)[1]
    with pytest.raises(SpecError, match=fault):
        load_expected(Path(file), TODAY)
    code, text = conform("run", fake("crlf"), TRYING, "--xfail", file)
    assert code == 2
    assert text.startswith(f"{file}:3:")


def test_a_run_with_a_list(listed, tmp_path):
    report = tmp_path / "report.jsonl"
    words = listed("{id: '*', reason: Pips are counted twice., link: 'https://example.org/1'}")
    code, text = conform("run", fake("counts-wrongly"), TRYING, *words, "--report", str(report))
    assert (code, text) == (0, "toy 1: 2 scenarios: 2 xfail\n")
    row = json.loads(report.read_text().splitlines()[1])
    assert (row["verdict"], row["was"]) == ("xfail", "fail")
    assert row["expected"]["reason"] == "Pips are counted twice."


def test_a_run_that_shows_more_than_the_list_tells_it(listed):
    words = listed(f"{{id: {OUT}, reason: slow}}", "{id: none-*, reason: slow}")
    code, text = conform("run", fake("crlf"), TRYING, *words)
    assert code == 1
    assert f"XPASS {OUT}: The seat" in text
    assert f"  expected  fail: slow\n  listed    {words[1]}:3; take the row out\n" in text
    assert f"{words[1]}:4: none-* matches no scenario; take it out\n" in text
    assert text.endswith("toy 1: 2 scenarios: 1 pass, 1 xpass\n")


def test_what_a_run_shows_becomes_the_list(tmp_path):
    file = str(tmp_path / "list.yaml")
    assert conform("run", fake("counts-wrongly"), TRYING, "--write-xfail", file)[0] == 1
    assert conform("run", fake("counts-wrongly"), TRYING, "--xfail", file)[0] == 0


def test_a_list_that_cannot_be_read_or_written(tmp_path):
    assert conform("run", fake("crlf"), TRYING, "--xfail", str(tmp_path / "none"))[0] == 2
    assert conform("run", fake("crlf"), TRYING, "--write-xfail", str(tmp_path))[0] == 2
