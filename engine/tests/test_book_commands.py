# SPDX-License-Identifier: MIT
"""The command ``book``."""

import argparse
import io
from pathlib import Path

import pytest

from dominospec.book import commands
from dominospec.errors import Fault

ERROR = Fault("a.ftl", 3, 1, "ftl/plural", "a: it is missing")
WARNING = Fault("a.ftl", 0, 0, "ftl/missing", "example-x: it is missing", level="warning")


def run(*words):
    parser = argparse.ArgumentParser()
    commands.add_arguments(parser)
    out = io.StringIO()
    return commands.run(parser.parse_args([str(word) for word in words]), out), out.getvalue()


@pytest.fixture
def faults(monkeypatch):
    found = []
    monkeypatch.setattr(commands, "lint", lambda: found)
    return found


def test_faults_are_printed_with_their_place(faults):
    faults += [ERROR, WARNING]
    code, told = run("lint")
    assert code == 1
    assert told.splitlines() == [
        "a.ftl:3:1: a: it is missing [ftl/plural]",
        "a.ftl: warning: example-x: it is missing [ftl/missing]",
    ]


def test_warnings_are_no_failure(faults):
    faults.append(WARNING)
    assert run("lint")[0] == 0


def test_a_site_is_not_built_from_faulty_catalogues(faults, monkeypatch):
    faults.append(ERROR)
    monkeypatch.setattr(commands, "build_site", pytest.fail)
    assert run()[0] == 1


def test_alone_it_builds_the_site(faults, monkeypatch):
    built = []
    monkeypatch.setattr(commands, "build_site", lambda *asked: built.append(asked))
    assert not faults
    assert run() == (0, "the rulebooks are in build/site: open index.html\n")
    assert run("site", "here", "block", "draw")[0] == 0
    assert built == [(commands.SITE, []), (Path("here"), ["block", "draw"])]


def test_pages_are_counted(monkeypatch, tmp_path):
    monkeypatch.setattr(commands, "write_pages", lambda folder, _games: [folder] * 3)
    assert run("pages", tmp_path) == (0, f"3 pages are in {tmp_path}\n")


def test_a_site_does_not_go_into_a_file(tmp_path):
    (tmp_path / "mine").write_text("")
    code, told = run("site", tmp_path / "mine", "matador")
    assert code == 1
    assert "mine is a file: name a folder" in told


def test_a_folder_with_other_things_is_left_alone(tmp_path):
    (tmp_path / "mine").write_text("")
    code, told = run("site", tmp_path)
    assert code == 1
    assert "holds something that is no site" in told
