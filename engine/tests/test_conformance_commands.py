# SPDX-License-Identifier: MIT
"""What ``conform`` prints, writes and returns."""

import io
import json
import re
import shlex
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from dominospec.cli import main as whole_cli
from dominospec.conformance import SuiteResult
from dominospec.conformance.commands import main
from dominospec.conformance.reports.picture import layout, move_text, position
from dominospec.conformance.reports.report import summary
from dominospec.conformance.running import fleet
from dominospec.conformance.running.verdict import VERDICTS

HERE = Path(__file__).parent
FAKES = HERE.parents[1] / "conformance" / "fakes"
ROOT = HERE.parents[1]
TRYING = str(FAKES / "trying.yaml")
TOY = f"{sys.executable} -S {FAKES / 'toy_block.py'}"


def conform(*words):
    out = io.StringIO()
    return main(list(words), out), out.getvalue()


def fake(name):
    return f"{sys.executable} -S {FAKES / 'fake.py'} {name}"


def test_a_toy_that_plays_block_passes():
    assert conform("run", TOY, TRYING) == (0, "toy 1: 2 scenarios: 2 pass\n")


def test_a_failure_shows_position_expectation_rule_and_how_to_repeat_it():
    code, text = conform("run", fake("counts-wrongly"), TRYING, "--select", "trying-block-*")
    assert code == 1
    assert (
        text
        == f"""\
FAIL trying-block-9c3x: A full circle of passes blocks the round, and the lighter hand wins
  where     conformance/fakes/trying.yaml:37
  step      at step 10 of 10, expect: {{"status": "round-over", "scores": [0, 0, 14], "result": \
{{"ended": "block", "seat": 2, "pips": [6, 8, 4], "winner": 2}}}}
  why       the position is another
  expected  /scores/2 14
  got       /scores/2 16
  expected  /result/pips/0 6
  got       /result/pips/0 7
  expected  /result/pips/1 8
  got       /result/pips/1 9
  expected  /result/pips/2 4
  got       /result/pips/2 5
  position  [1|6][6|5]   end 0 shows 1, 1 shows 5
            seat 0: 3-3
            seat 1: 4-4
            seat 2: 2-2
            boneyard 0, passes 3, scores [0, 0, 16]
            round-over: ended block, seat 2, winner 2, winners [2], pips [7, 9, 5], \
points [0, 0, 16], match_over False, match_winners []
  rule      finish/block/established/passes: A seat that cannot play passes and so proposes; each \
next seat confirms by its own pass; when all have passed in succession the round is blocked. \
A play or a draw breaks the circle.
  rule      finish/block/best/fewest-pips: The lowest count wins.
  source    a table of friends: nobody could play any more
  repeat    dominospec conform run {shlex.quote(fake("counts-wrongly"))} \
conformance/fakes/trying.yaml --select trying-block-9c3x

toy 1: 1 scenario: 1 fail
"""
    )


def test_missing_and_surplus_moves_are_told_in_words():
    text = conform("run", fake("changes-moves-on-refusal"), TRYING, "--select", "*out*")[1]
    assert "  missing   seat 0 plays 6-6\n" in text
    text = conform("run", fake("also-offers-passing"), TRYING, "--select", "*out*")[1]
    assert "  missing   seat 0 passes\n" in text


def test_a_broken_protocol_shows_the_pipe():
    code, text = conform("run", fake("log-line"), TRYING, "--select", "*out*")
    assert code == 1
    assert "GARBAGE trying-out-4hw2" in text
    assert re.search(r'  pipe      > \{"id":\d+,"cmd":"apply"', text)
    assert "  pipe      < thinking\n" in text


def test_a_failure_at_the_start():
    text = conform("run", fake("no-moves"), TRYING, "--select", "*out*")[1]
    assert "  step      at the start\n" in text


def test_an_adapter_that_does_not_start():
    code, text = conform("run", fake("exits-at-once"), TRYING)
    assert code == 3
    assert "gave up: crash: hello: it exited with status 1\n" in text
    assert "  stderr    cannot find my book of rules\n" in text
    assert text.endswith("the engine: 2 scenarios: 2 not_run\n")


def test_lacking_words_and_oddities_are_counted():
    code, text = conform("run", fake("supports-nothing"), TRYING)
    assert code == 5
    assert "unsupported: lead/first (2)\nunsupported: set/highest_double (2)\n" in text
    assert "lint: apply: unknown key mood (13)\n" in conform("run", fake("unknown-key"), TRYING)[1]


def test_the_adapter_to_copy_is_examined_and_found_to_lack_everything():
    adapter = ROOT / "conformance" / "adapters" / "templates" / "python" / "adapter.py"
    code, text = conform("run", f"{sys.executable} -S {adapter}", TRYING)
    assert (code, text) == (
        5,
        "unsupported: variant/block (2)\nmy engine 0.1: 2 scenarios: 2 unsupported\n",
    )


def test_nothing_selected_is_no_success():
    assert conform("run", TOY, TRYING, "--variant", "matador") == (
        5,
        "the engine: 0 scenarios: nothing ran\n",
    )


@pytest.mark.parametrize("words", [["run"], ["dance"], [], ["run", TOY, "--timeout-scale", "0"]])
def test_a_wrong_command_line(words, capsys):
    with pytest.raises(SystemExit) as caught:
        conform(*words)
    assert caught.value.code == 2
    assert "usage: dominospec conform" in capsys.readouterr().err


def test_deadlines_can_be_scaled():
    code, text = conform(
        "run", fake("hangs"), TRYING, "--timeout-scale", "0.1", "--select", "*out*"
    )
    assert code in (1, 3)  # on a slow machine even the greeting may be late
    assert "timeout" in text.lower()


def test_a_faulty_suite(tmp_path):
    file = tmp_path / "wrong.yaml"
    file.write_text("schema: 2\nsubject: x\nscenarios: []\n")
    for action in (["run", TOY], ["check"], ["list"]):
        code, text = conform(*action, str(file))
        assert code == 4
        assert text.splitlines() == [
            f"{file}:1:9: this must be 1 [scenario/schema]",
            f"{file}:3:12: this list has fewer than 1 [scenario/schema]",
        ]


def test_the_report_has_a_line_for_each_scenario(tmp_path):
    file = tmp_path / "report.jsonl"
    code, _ = conform("run", fake("hides-awards"), TRYING, "--report", str(file))
    head, first, second, foot = map(json.loads, file.read_text("utf-8").splitlines())
    assert code == 1
    assert (head["record"], head["report"], head["hello"]["engine"]["name"]) == ("header", 1, "toy")
    assert re.fullmatch("sha256:[0-9a-f]{64}", head["suite"])
    assert len(head["variants"]["block"]) == 2
    assert first["variant"]["digest"] in head["variants"]["block"]
    assert (first["id"], first["verdict"], first["step"]) == ("trying-out-4hw2", "fail", 10)
    assert first["transcript"]
    assert second["verdict"] == "fail"
    assert foot | {"lints": {}} == {
        "record": "footer",
        "total": 2,
        "counts": {"fail": 2},
        "complete": True,
        "fault": "",
        "complaints": [],
        "lints": {},
        "exit_code": 1,
    }


def test_a_passing_line_of_the_report_is_short(tmp_path):
    file = tmp_path / "report.jsonl"
    conform("run", TOY, TRYING, "--report", str(file))
    row = json.loads(file.read_text("utf-8").splitlines()[1])
    assert sorted(row) == [
        "batch",
        "class",
        "covers",
        "file",
        "id",
        "importance",
        "kind",
        "level",
        "record",
        "rev",
        "seconds",
        "title",
        "variant",
        "verdict",
    ]


def test_a_report_that_cannot_be_written(tmp_path):
    code, text = conform("run", TOY, TRYING, "--report", str(tmp_path))
    assert code == 2
    assert text.startswith("a file cannot be written")


def test_list_show_and_check():
    assert conform("check", TRYING) == (0, "2 scenarios are sound; they cover 3 words\n")
    code, text = conform("list", TRYING, "--select", "*block*")
    assert code == 0
    assert text.split() == ["trying-block-9c3x", "block", *text.split()[2:]]
    code, text = conform("show", "trying-block-9c3x", TRYING)
    assert code == 0
    assert text.startswith("# conformance/fakes/trying.yaml:37\n  - id: trying-block-9c3x\n")
    assert text.endswith("# finish/block/best/fewest-pips: The lowest count wins.\n")
    assert conform("show", "nothing-a1b2", TRYING) == (2, "there is no scenario nothing-a1b2\n")


def test_checking_nothing_is_no_success(tmp_path):
    assert conform("check", str(tmp_path)) == (5, "0 scenarios are sound; they cover 0 words\n")


def test_the_readme_names_every_verdict_action_and_exit_code():
    page = (ROOT / "conformance" / "README.md").read_text("utf-8")
    for verdict in VERDICTS:
        assert f"| `{verdict}` |" in page
    for action in ("run", "list", "show", "check", "selftest", "replay"):
        assert f"`dominospec conform {action}" in page
    for code in range(6):
        assert f"\n| {code} |" in page


def test_a_scenario_of_a_report_is_replayed_with_the_whole_pipe(tmp_path):
    file = str(tmp_path / "report.jsonl")
    assert conform("run", fake("counts-wrongly"), TRYING, "--report", file)[0] == 1
    code, text = conform("replay", file, "trying-out-4hw2")
    assert code == 1
    assert text.startswith("# trying-out-4hw2: The seat that lays its last tile is out")
    pipe = [line for line in text.splitlines() if line[:2] in ("> ", "< ")]
    assert json.loads(pipe[0][2:])["cmd"] == "variant"
    assert [line[0] for line in pipe] == [">", "<"] * (len(pipe) // 2)
    assert len(pipe) > 30
    assert "FAIL trying-out-4hw2" in text
    assert text.endswith("trying-out-4hw2: fail\n")
    code, text = conform("replay", file, "trying-out-4hw2", "--command", TOY)
    assert (code, text.splitlines()[-1]) == (0, "trying-out-4hw2: pass")
    assert whole_cli(["conform", "replay", file, "trying-out-4hw2", "--command", TOY]) == 0


def test_what_depends_on_the_order_is_replayed_in_its_order(tmp_path):
    file = str(tmp_path / "report.jsonl")
    words = ("--order", "file", "--repeat", "3", "--select", "*-out-*", "--report", file)
    assert conform("run", fake("dies-in-the-third-game"), TRYING, *words)[0] == 1
    row = json.loads(Path(file).read_text().splitlines()[1])
    assert (row["verdict"], row["predecessors"]) == ("order_dependent", ["trying-out-4hw2"] * 2)
    code, text = conform("replay", file, "trying-out-4hw2")
    assert text.count("# trying-out-4hw2: ") == 3
    assert (code, text.splitlines()[-1]) == (1, "trying-out-4hw2: crash")


def test_what_cannot_be_replayed(tmp_path):
    file = tmp_path / "report.jsonl"
    conform("run", TOY, TRYING, "--report", str(file))
    assert conform("replay", str(file), "none-0000") == (
        2,
        f"{file} cannot be replayed: it has no scenario none-0000\n",
    )
    file.write_text('{"record": "scenario"}\n')
    assert conform("replay", str(file), "none-0000")[0] == 2
    assert conform("replay", str(tmp_path / "none"), "none-0000")[0] == 2


def test_the_selftest_tells_who_is_misjudged(monkeypatch):
    fakes = fleet.load_fleet()[:2]
    monkeypatch.setattr(fleet, "load_fleet", lambda: fakes)
    text = "2 engines, most of which misbehave: each gets the verdict that it must get\n"
    assert conform("selftest", "--jobs", "1") == (0, text)
    fakes[1] = replace(fakes[1], verdict="crash")
    code, text = conform("selftest", "--jobs", "1")
    assert code == 1
    assert text.startswith("hangs-at-hello: the verdict must be crash, not not_run: timeout: hello")


# --- positions as text -----------------------------------------------------------------------


def test_a_line_is_drawn_from_end_to_end():
    line = [
        {"tile": "6-5", "end": None, "out": None},
        {"tile": "6-1", "end": 0, "out": 1},
        {"tile": "5-2", "end": 1, "out": 2},
        {"tile": "4-3", "end": 1, "out": "across"},
        {"tile": "1-1", "end": 0, "out": 1},
    ]
    assert layout(line) == "[1|1][1|6][6|5][5|2][4/3]"
    assert layout([]) == "nothing laid"
    side = [
        {"tile": "6-3", "end": 2, "out": 3},
        {"tile": "3-2", "end": 2, "out": 2},
        {"tile": "6-4", "end": 3, "out": 4},
    ]
    assert layout(line + side).endswith("[4/3]  arm 2 [6|3][3|2]  arm 3 [6|4]")


def test_moves_are_told_in_words():
    move = {"seat": 1, "move": "play", "tile": "4-3", "end": 0, "out": 3}
    assert move_text(move) == "seat 1 plays 4-3 on end 0, 3 outward"
    assert move_text({"seat": 0, "move": "call-block"}) == "seat 0 calls the block"
    away = {"seat": 2, "move": "discard", "tile": "4-4"}
    assert move_text(away) == "seat 2 puts away 4-4"


def test_hidden_hands_are_told_as_hidden():
    state = {
        "ends": [{"end": 0, "shows": [3, 4]}], "line": [], "hands": [None, []], "turn": 1,
        "boneyard": 0, "passes": 0, "scores": [0, 0], "result": None,
    }  # fmt: skip
    assert list(position(state))[:3] == [
        "nothing laid   end 0 shows 3/4",
        "seat 0: hidden",
        "seat 1 to move: nothing",
    ]


def test_a_result_without_faults_has_a_short_summary():
    outcome = SuiteResult("sha256:0", {"engine": {"name": "toy", "version": "1"}}, ())
    assert list(summary(outcome)) == ["toy 1: 0 scenarios: nothing ran"]
    assert outcome.exit_code == 5
