# SPDX-License-Identifier: MIT
"""The suite as plain JSON, the runner of thirty lines that needs nothing else, and the guide."""

import hashlib
import importlib.util
import io
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dominospec.conformance.commands import main
from dominospec.shapes import problems

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "conformance" / "guide.md").read_text("utf-8")
JAVASCRIPT = ROOT / "conformance" / "adapters" / "javascript" / "adapter.mjs"
FEW = ["--select", "join-equal-*", "--select", "pass-*", "--select", "draw-*", "--select", "link-*"]


def module(name):
    spec = importlib.util.spec_from_file_location(
        name, ROOT / "engine" / "benchmarks" / f"{name}.py"
    )
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


FIRST_DAY = module("first_day")


def export(folder, *words):
    out = io.StringIO()
    return main(["export", str(folder), *words], out), out.getvalue()


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    folder = tmp_path_factory.mktemp("export") / "suite"
    status, told = export(folder, *FEW)
    assert status == 0, told
    return folder


def manifest(folder):
    return json.loads((folder / "manifest.json").read_text("utf-8"))


def entries(folder):
    for row in manifest(folder)["files"]:
        if row["path"].startswith("scenarios/"):
            yield from json.loads((folder / row["path"]).read_text("utf-8"))


def test_the_manifest_lists_every_file_with_its_digest(exported):
    rows = manifest(exported)["files"]
    there = {
        path.relative_to(exported).as_posix() for path in exported.rglob("*") if path.is_file()
    }
    assert {row["path"] for row in rows} == there - {"manifest.json"}
    for row in rows:
        content = (exported / row["path"]).read_bytes()
        assert (row["bytes"], row["sha256"]) == (len(content), hashlib.sha256(content).hexdigest())


def test_every_request_is_ready_to_be_sent(exported):
    found = list(entries(exported))
    assert len(found) == manifest(exported)["counts"]["scenario"]
    for entry in found:
        rules = json.loads((exported / entry["rules"]).read_text("utf-8"))
        assert rules["players"] == entry["variant"]["players"]
        if "refuse_start" not in entry["steps"][0]:
            assert problems({"id": 1, "cmd": "start", **entry["start"]}, "start", "request") == []
        assert all(len(step) == 1 for step in entry["steps"])


def test_a_further_round_has_a_deal_and_lots(exported):
    nexts = [step["next"] for one in entries(exported) for step in one["steps"] if "next" in step]
    assert nexts
    assert all({"deal", "lots"} == step.keys() for step in nexts)


def test_an_export_is_the_same_each_time(exported, tmp_path):
    assert export(tmp_path / "again", *FEW)[0] == 0
    assert manifest(tmp_path / "again") == manifest(exported)


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path):
    (tmp_path / "mine").write_text("", "utf-8")
    status, told = export(tmp_path)
    assert status == 2
    assert "name another folder" in told


def test_nothing_selected_is_nothing_exported(tmp_path):
    assert export(tmp_path / "new", "--select", "no-such-thing")[0] == 5
    assert not (tmp_path / "new").exists()


def test_vectors_are_unfolded_where_they_are_wanted(tmp_path):
    rows = sorted((ROOT / "conformance" / "vectors" / "perft").glob("*.jsonl"))
    assert export(tmp_path / "new", "--kind", "perft", "--variant", rows[0].stem)[0] == 0
    (row, *_) = [
        row for row in manifest(tmp_path / "new")["files"] if row["path"].startswith("vectors/")
    ]
    line = (tmp_path / "new" / row["path"]).read_text("utf-8").splitlines()[0]
    assert "perft" in json.loads(line)["steps"][0]


def runner():
    (text,) = re.findall(r"^```javascript\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
    return text


def test_the_runner_of_the_guide_has_thirty_lines_and_runs(exported, tmp_path):
    assert len(runner().splitlines()) == 30
    (tmp_path / "runner.mjs").write_text(runner(), "utf-8")
    node = shutil.which("node")
    done = subprocess.run(
        [node, tmp_path / "runner.mjs", exported, node, JAVASCRIPT],
        capture_output=True, text=True, check=True, timeout=120,
    )  # fmt: skip
    count = manifest(exported)["counts"]["scenario"]
    assert done.stdout.startswith(f"{count} scenarios {{ id: "), done.stdout


def test_the_runner_of_the_guide_finds_what_is_wrong(exported, tmp_path):
    (tmp_path / "runner.mjs").write_text(runner(), "utf-8")
    other = ROOT / "conformance" / "fakes" / "toy_block.py"
    right, wrong = "self.turn = (self.turn + 1)", "self.turn = (self.turn + 2)"
    text = other.read_text("utf-8").replace(right, wrong)
    (tmp_path / "wrong.py").write_text(text, "utf-8")
    node, engine = shutil.which("node"), [sys.executable, tmp_path / "wrong.py"]
    done = subprocess.run(
        [node, tmp_path / "runner.mjs", exported, *engine],
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert "FAIL join-equal-" in done.stdout


def test_the_steps_of_the_guide_take_a_person_half_an_hour():
    taken = FIRST_DAY.minutes()
    assert len(taken) == len(list(FIRST_DAY.steps()))
    assert sum(taken) <= FIRST_DAY.MOST_MINUTES


def test_the_guide_is_walked_where_everything_is_tested():
    assert "python engine/benchmarks/first_day.py" in (ROOT / "do").read_text("utf-8")
    for step in FIRST_DAY.steps():
        for line, _ in step.commands:
            assert line.startswith(("pip install dominospec", "dominospec conform "))


@pytest.mark.parametrize("language", FIRST_DAY.COMMANDS)
def test_the_finished_adapter_grew_from_the_one_that_is_written(language):
    suffix = {"python": "py", "javascript": "mjs"}[language]
    adapters = ROOT / "conformance" / "adapters"
    begun = (adapters / "templates" / language / f"adapter.{suffix}").read_text("utf-8")
    done = (adapters / "example" / language / f"adapter.{suffix}").read_text("utf-8")
    loop = begun[begun.rindex("\nfor ") :]
    assert done.endswith(loop)


def test_links_of_the_guide_lead_somewhere():
    prose = GUIDE.replace(runner(), "")
    links = re.findall(r"\]\(([^)#:]+)\)", prose)
    assert [link for link in links if not (ROOT / "conformance" / link).exists()] == []
