# SPDX-License-Identifier: MIT
"""What can be made of a report: pages, CI files, comments, badges, comparisons."""

import io
import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import xmlschema

from dominospec.conformance.commands import main
from dominospec.conformance.reports.changes import changes, unchanged
from dominospec.conformance.reports.html import html
from dominospec.conformance.reports.junit import junit
from dominospec.conformance.reports.markdown import markdown
from dominospec.conformance.reports.reading import load_report, read_report
from dominospec.conformance.reports.tally import tallies
from dominospec.conformance.reports.tap import tap
from dominospec.conformance.running.verdict import VERDICTS
from dominospec.errors import SpecError
from dominospec.shapes import problems

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FAKES = ROOT / "conformance" / "fakes"
TRYING = str(FAKES / "trying.yaml")
FAKE = f"{sys.executable} -S {FAKES / 'fake.py'}"
XSD = ROOT / "conformance" / "schema" / "junit.xsd"
DIGEST = "sha256:" + "0" * 64

HEADER = {
    "record": "header",
    "report": 1,
    "suite": DIGEST,
    "suite_size": 20,
    "selection": {"paths": [], "select": [], "variant": "", "classes": []},
    "claim": None,
    "command": "node 'my engine.js'",
    "hello": {"engine": {"name": "toy <b>", "version": "1", "language": "c"}},
    "variants": {},
}


def conform(*words):
    out = io.StringIO()
    return main(list(words), out), out.getvalue()


def row(number=1, verdict="pass", **more):
    return {
        "record": "scenario",
        "id": f"toy-a{number:03}",
        "rev": 1,
        "title": "Tiles # are <laid> & \\ count",
        "file": "conformance/scenarios/toy.yaml",
        "class": "L1",
        "level": "must",
        "importance": "medium",
        "covers": ["pass/when"],
        "variant": {"id": "block", "digest": DIGEST},
        "verdict": verdict,
        "seconds": 0.0125,
        **more,
    }


def report(*rows, complete=True, header=None):
    foot = {
        "record": "footer",
        "total": len(rows),
        "counts": {},
        "complete": complete,
        "fault": "" if complete else "it died\nat once",
        "lints": {},
        "exit_code": 0,
    }
    lines = [{**HEADER, **(header or {})}, *rows, foot]
    return read_report("".join(json.dumps(line) + "\n" for line in lines), "r.jsonl")


FAILED = row(
    2,
    "fail",
    step=1,
    why="the position is \x07 another ``` <i>",
    features=[],
    differences=[
        {"where": "/hands/0", "expected": ["6-6", "5-1"], "got": ["6-6"]},
        {"where": "/actions", "expected": {"seat": 0, "move": "play", "tile": "6-6"}, "got": None},
        {"where": "/hands", "expected": [["6-6"], []], "got": [["1-0"], None]},
    ],
    place="toy.yaml:4",
    game={"title": "Block", "players": 2, "options": {"set": "double-six"}},
    mode="strict",
    setup={},
    steps=[{"expect": {"hands": [["6-6", "5-1"], ["1-1"]], "line": [{"tile": "5-5"}]}}],
    doing={"expect": {"hands": [["6-6", "5-1"], ["1-1"]], "line": [{"tile": "5-5"}]}},
    rules=[{"id": "pass/when", "says": "When `a <seat>` may pass."}],
    source={"title": "A page", "note": "It says so.", "url": "https://example.org/"},
    position={
        "status": "playing",
        "turn": 1,
        "line": [{"tile": "5-5", "seat": 0, "end": None, "out": None, "lies": "crosswise"}],
        "ends": [{"end": 0, "shows": [5]}, {"end": 1, "shows": [5]}],
        "hands": [["6-6"], ["1-1"]],
        "boneyard": 0,
        "passes": 0,
        "scores": [0, 0],
        "result": None,
    },
    transcript=['> {"id": 1}', "< \u0000"],
    stderr="oh",
)
ALL = report(
    row(1),
    FAILED,
    row(3, "unsupported", why="it cannot", features=["draw/when"], step=0, differences=[]),
    row(4, "xfail", expected={"id": "toy-*", "verdict": "fail", "reason": "known # since"}),
    row(5, "xpass", expected={"id": "toy-*", "verdict": "fail", "reason": "was wrong"}),
    row(6, "crash", why="it died", features=[], step=0, differences=[], position=None),
    row(7, "excluded"),
    row(8, "fail", level="should", step=0, why="no", features=[], differences=[]),
    row(9, "pass", **{"class": "L2"}),
)


@pytest.fixture(scope="module")
def real(tmp_path_factory):
    file = tmp_path_factory.mktemp("report") / "report.jsonl"
    code, _ = conform("run", f"{FAKE} counts-wrongly", TRYING, "--report", str(file))
    assert code == 1
    return file


def test_the_lines_of_a_run_have_the_form_of_the_schema(real):
    lines = [json.loads(line) for line in real.read_text("utf-8").splitlines()]
    assert [line["record"] for line in lines] == ["header", "scenario", "scenario", "footer"]
    for line in lines:
        assert problems(line, "report", line["record"]) == []
    schema = json.loads((ROOT / "conformance/schema/report.schema.json").read_text("utf-8"))
    words = schema["$defs"]["scenario"]["properties"]["verdict"]["enum"]
    assert words == list(VERDICTS)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "r.jsonl:1:1: this is no report"),
        ("[]\n", "r.jsonl:1:1: it is no JSON record of a report"),
        ("nonsense", "r.jsonl:1:1: it is no JSON record of a report"),
        (json.dumps(HEADER) + '\n{"record": "scenario"}', "r.jsonl:2:1: "),
        (json.dumps(row()), "r.jsonl:1:1: this is no report"),
    ],
)
def test_what_is_no_report(text, said):
    with pytest.raises(SpecError) as caught:
        read_report(text, "r.jsonl")
    assert str(caught.value).startswith(said)


def test_a_report_without_its_footer_is_not_complete():
    cut = read_report(json.dumps(HEADER) + "\n" + json.dumps(row()), "r.jsonl")
    assert not cut.is_complete
    assert "Bail out! the run is not complete\n" in tap(cut)
    assert "not complete" in markdown(cut)
    assert "not complete" in html(cut)


def test_only_what_is_binding_counts():
    one, other = tallies(ALL.rows)
    assert (one.name, one.total, one.passed, one.bad, one.lacking) == ("L1", 7, 1, 3, 2)
    assert (one.other, one.other_passed, one.is_whole) == (1, 0, False)
    assert (other.name, other.is_whole) == ("L2", True)


# --- JUnit -----------------------------------------------------------------------------------


def test_junit_files_have_the_form_of_their_schema(real):
    schema = xmlschema.XMLSchema(XSD)
    for each in (ALL, load_report(real), report(), report(row(), complete=False)):
        schema.validate(junit(each))


def test_the_numbers_of_a_junit_file_are_those_of_its_cases():
    suite = ET.fromstring(junit(ALL)).find("testsuite")
    cases = suite.findall("testcase")
    assert suite.get("name") == "dominospec toy <b> 1"
    assert (int(suite.get("tests")), len(cases)) == (9, 9)
    assert int(suite.get("failures")) == len(suite.findall("testcase/failure")) == 4
    assert int(suite.get("skipped")) == len(suite.findall("testcase/skipped")) == 3
    assert (cases[1].get("classname"), cases[1].get("time")) == ("L1.block", "0.013")
    failure = cases[1].find("failure")
    assert failure.get("message") == "the position is \N{REPLACEMENT CHARACTER} another ``` <i>"
    assert "repeat: dominospec conform run 'node '\"'\"'my engine.js'\"'\"'' --select toy-a002" in (
        failure.text
    )


# --- TAP -------------------------------------------------------------------------------------


def test_tap_has_a_line_for_each_scenario():
    lines = tap(ALL).splitlines()
    assert lines[:2] == ["TAP version 14", "1..9"]
    points = [line for line in lines if re.match("(not )?ok ", line)]
    assert [int(line.split(" - ")[0].split()[-1]) for line in points] == list(range(1, 10))
    assert points[0] == r"ok 1 - toy-a001 Tiles \# are <laid> & \\ count"
    assert points[2].startswith("ok 3 - ")
    assert points[2].endswith(" # SKIP unsupported: draw/when")
    assert points[3].endswith(r" # TODO known \# since")
    assert [line.startswith("not") for line in points] == [
        *(False, True, False, True, True, True, False, True, False),
    ]
    block = lines[lines.index("  ---") + 1 : lines.index("  ...")]
    told = {key.strip(): json.loads(value) for key, value in (b.split(": ", 1) for b in block)}
    assert told["verdict"] == "fail"
    assert told["rules"] == ["pass/when"]


def test_a_run_that_was_cut_short_bails_out():
    assert tap(report(row(), complete=False)).endswith("Bail out! it died at once\n")


# --- Markdown --------------------------------------------------------------------------------


def test_markdown_tells_classes_first():
    text = markdown(ALL)
    assert text.startswith(r"## toy \<b\> 1: 1 crash, 1 excluded, 2 fail, 2 pass")
    assert "| L1 the line | 1/7 | 3 | 2 | 0/1 | wrong |\n" in text
    assert "| L2 drawing | 1/1 | 0 | 0 |  | whole |\n" in text
    assert "9 scenarios were asked for, 11 of the suite were not." in text
    assert text.count("<details>") == 4
    assert text.count("```") == 8
    assert "* `toy-a004` known \\# since\n" in text


def test_a_comment_is_not_too_long():
    many = report(*(row(number, "fail", step=0, why="no") for number in range(30)))
    assert markdown(many).count("<details>") == 20
    assert "\n10 more are in the report.\n" in markdown(many)


# --- the page --------------------------------------------------------------------------------


def test_the_page_shows_every_bad_verdict_with_its_pictures(real):
    for each in (ALL, load_report(real)):
        page = html(each)
        assert page.count("<article ") == len(each.bad)
        assert page.count("<tr data-verdict") == len(each.rows)
        ids = re.findall(r' id="([^"]+)"', page)
        assert len(ids) == len(set(ids))
    page = html(ALL)
    assert "toy &lt;b&gt; 1" in page
    assert "toy <b>" not in page
    assert "<h4>Expected</h4>" in page
    assert "<h4>Got</h4>" in page
    assert "seat 0 plays 6-6" in page
    assert "When <code>a &lt;seat&gt;</code> may pass." in page
    assert page.count("<svg") > 8


def test_the_page_fetches_nothing(real):
    page = html(load_report(real))
    assert not re.search(r"<link|@import|src=|url\(", page)


def test_positions_that_cannot_be_drawn_are_written():
    odd = {**FAILED["position"], "line": [{"no": "tile"}]}
    page = html(report({**FAILED, "position": odd, "doing": {}}))
    assert "&#34;no&#34;: &#34;tile&#34;" in page


# --- badges ----------------------------------------------------------------------------------


def written(tmp_path, each):
    file = tmp_path / "report.jsonl"
    lines = [each.header, *each.rows, *([each.footer] if each.footer else [])]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return str(file)


def test_there_is_a_badge_for_each_class(tmp_path):
    code, text = conform("report", written(tmp_path, ALL), "--to", "badge", "--out", str(tmp_path))
    assert code == 0
    assert len(text.splitlines()) == 2
    assert json.loads((tmp_path / "badge-L1.json").read_text("utf-8")) == {
        "schemaVersion": 1,
        "label": "dominospec L1 the line",
        "message": "1/7",
        "color": "red",
    }
    assert json.loads((tmp_path / "badge-L2.json").read_text("utf-8"))["color"] == "brightgreen"


def test_what_should_be_turns_no_badge_red(tmp_path):
    each = report(row(), row(2, "fail", level="may", step=0, why="no"))
    _, text = conform("report", written(tmp_path, each), "--to", "badge")
    assert json.loads(text)["color"] == "brightgreen"
    lacking = report(row(), row(2, "unsupported"))
    _, text = conform("report", written(tmp_path, lacking), "--to", "badge")
    assert json.loads(text)["color"] == "yellow"


def test_a_badge_of_a_claim_names_its_games(tmp_path):
    claim = {
        "games": [{"id": "draw", "options": {"reserve": "one"}}, {"id": "block", "options": {}}]
    }
    each = report(row(), header={"claim": claim})
    _, text = conform("report", written(tmp_path, each), "--to", "badge")
    assert json.loads(text)["label"] == "dominospec L1 the line draw:reserve=one, block"


@pytest.mark.parametrize(
    ("each", "why"),
    [
        (report(row(), complete=False), "the run is not complete"),
        (read_report(json.dumps(HEADER), "r"), "the run is not complete"),
        (report(row(), header={"selection": {**HEADER["selection"], "select": ["a*"]}}), "a part"),
        (report(row(), header={"selection": {**HEADER["selection"], "paths": ["x"]}}), "a part"),
    ],
)
def test_a_part_of_a_class_makes_no_badge(each, why, tmp_path):
    code, text = conform("report", written(tmp_path, each), "--to", "badge,tap")
    assert code == 1
    assert why in text


# --- the commands ----------------------------------------------------------------------------


def test_one_form_is_printed_and_several_are_written(real, tmp_path):
    code, text = conform("report", str(real), "--to", "tap")
    assert (code, text.splitlines()[0]) == (0, "TAP version 14")
    forms = "html,junit,tap,markdown"
    code, text = conform("report", str(real), "--to", forms, "--out", str(tmp_path / "new"))
    names = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert (code, names) == (0, ["junit.xml", "report.html", "report.md", "report.tap"])
    assert len(text.splitlines()) == 4


def test_what_cannot_be_done_is_said_in_a_line(real, tmp_path):
    code, text = conform("report", str(real), "--to", "pdf")
    assert (code, text) == (
        2,
        "there is no form pdf (use some of: html, junit, tap, markdown, badge)\n",
    )
    code, text = conform("report", str(tmp_path / "none.jsonl"))
    assert code == 2
    assert text.startswith("a report cannot be read: ")
    code, text = conform("report", TRYING)
    assert (code, len(text.splitlines())) == (2, 1)
    code, text = conform("report", str(real), "--out", TRYING)
    assert code == 2
    assert text.startswith("a file cannot be written: ")


def test_two_reports_are_compared():
    old = report(
        row(1), row(2, "fail"), row(3, "fail"), row(4), row(5), row(6, "unsupported"), row(9)
    )
    new = report(
        row(1, "unsupported"),
        row(2),
        row(3, "crash"),
        row(4, "fail", rev=2),
        row(6, "fail"),
        row(8),
        row(9),
    )
    assert [(change.what, change.id) for change in changes(old, new)] == [
        ("worse", "toy-a001"),
        ("worse", "toy-a006"),
        ("better", "toy-a002"),
        ("changed", "toy-a003"),
        ("revised", "toy-a004"),
        ("added", "toy-a008"),
        ("gone", "toy-a005"),
    ]
    assert unchanged(old, new) == 1


def test_the_exit_code_of_compare(tmp_path):
    (tmp_path / "old").mkdir()
    old = written(tmp_path / "old", report(row(1), row(2, "fail")))
    better = written(tmp_path, report(row(1), row(2)))
    code, text = conform("compare", old, better)
    assert code == 0
    assert text.splitlines()[-1] == "toy <b> 1 -> toy <b> 1: 1 better, 1 unchanged"
    assert conform("compare", better, old)[0] == 1
    assert conform("compare", better, "nothing.jsonl")[0] == 2
    cut = written(tmp_path, report(row(1), row(2, "fail"), complete=False))
    code, text = conform("compare", old, cut)
    assert (code, text.splitlines()[-1]) == (1, "NEW is not complete")
