# SPDX-License-Identifier: MIT
"""Libraries of the registries: their adapters, what is expected of them, and their page."""

import io
import json
import re
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

from dominospec.book.engines import CLASSES, examined
from dominospec.book.pages import engines_page
from dominospec.book.shelf import games
from dominospec.book.wording import wording
from dominospec.conformance.commands import main
from dominospec.conformance.commands.engines import libraries
from dominospec.conformance.hunting.dealing import named
from dominospec.conformance.suite.scenario import Game
from dominospec.conformance.suite.shelf import load_suite
from dominospec.loading.reading import read_file
from dominospec.resources import root
from dominospec.shapes import problems

CONFORMANCE = Path(str(root())) / "conformance"
LIBRARIES = libraries()
MOST_LINES = 250


def report(library):
    text = (CONFORMANCE / "measures" / "engines" / f"{library.id}.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def expected(library):
    return read_file(CONFORMANCE / "expected" / f"{library.id}.yaml").data


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.id)
def test_a_library_that_is_installed_deviates_as_expected(library):
    if not library.is_there:
        pytest.skip("not installed: pip install dominospec[engines]")
    out = io.StringIO()
    assert main(["engines", library.id], out) == 0, out.getvalue()
    counts = Counter(row["verdict"] for row in report(library)[1:-1])
    told = ", ".join(f"{counts[verdict]} {verdict}" for verdict in ("pass", "unsupported", "xfail"))
    assert out.getvalue().endswith(f"{told}\n".replace("0 unsupported, ", ""))


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.id)
def test_a_list_of_expected_failures_has_the_right_form_and_reasons(library):
    data = expected(library)
    assert list(problems(data, "expected")) == []
    assert all(row["reason"].endswith(".") for row in data["expected"])


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.id)
def test_a_report_is_complete_and_shows_just_the_failures_expected(library):
    header, *rows, footer = report(library)
    assert (header["command"], footer["complete"], footer["exit_code"]) == (
        library.command,
        True,
        0,
    )
    failed = [row["id"] for row in rows if row["verdict"] not in ("pass", "unsupported")]
    assert sorted(failed) == sorted(row["id"] for row in expected(library)["expected"])
    assert {row["id"] for row in rows} <= {one.id for one in load_suite().scenarios}


def test_an_engine_that_is_not_in_the_list_is_named():
    out = io.StringIO()
    assert main(["engines", "chess"], out) == 2
    assert out.getvalue() == "there is no engine chess; see conformance/engines.yaml\n"


def test_adapters_are_short_and_hold_nothing_of_the_libraries():
    files = sorted((CONFORMANCE / "adapters" / "engines").glob("*.py"))
    assert {row.adapter.split()[0] for row in LIBRARIES} <= {file.name for file in files}
    for file in files:
        assert len(file.read_text("utf-8").splitlines()) <= MOST_LINES, file


def test_an_adapter_says_which_library_is_missing(tmp_path):
    alone = tmp_path / "adapter.py"
    shutil.copy(CONFORMANCE / "adapters" / "engines" / "pypi_dominoes.py", alone)
    out = io.StringIO()
    assert main(["run", f"{sys.executable} -S {alone}", "--variant", "san-juan"], out) == 3
    assert "ModuleNotFoundError" in out.getvalue()


def test_the_page_shows_every_library_and_every_deviation_with_its_reason():
    text = engines_page(wording("en"), games()).text
    for engine in examined():
        assert f"](#{engine.id})" in text
        assert engine.asked.total() == sum(engine.asked[name] for name in CLASSES)
        for deviation in engine.deviations:
            assert f"{{ #{engine.id}/{deviation.scenario.id} }}" in text
            assert deviation.reason
            assert deviation.reason.rstrip("\n") in text
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids)), "two things on the page have one id"


def test_a_hunt_deals_at_the_tables_that_an_engine_names():
    lot = {"first-lead": "lot"}
    rows = [{"id": "block", "players": 2, "options": lot}, {"id": "partnership"}, {"id": "draw"}]
    hellos = [{"spec_driven": True}, {"spec_driven": False, "variants": rows}]
    found = named(hellos, ["block", "partnership"])
    assert found == [Game("block", 2, lot), Game("partnership", 4)]
    assert named(hellos[:1], ["block"]) == []
