# SPDX-License-Identifier: MIT
"""The tour through all parts, and its steps one by one."""

import argparse
import re
import sys
from io import StringIO
from pathlib import Path

import pytest

from dominospec.book.catalogue import languages
from dominospec.book.shelf import chain_of
from dominospec.loading import load, resolve, variant_ids
from dominospec.terminal import add_tour_arguments, run_tour, touring
from dominospec.terminal.screen import Style
from dominospec.terminal.showing import match_shown


def tour(tmp_path, *words, environment=None):
    parser = argparse.ArgumentParser()
    add_tour_arguments(parser)
    output = StringIO()
    arguments = parser.parse_args([*words, "--out", str(tmp_path)])
    return run_tour(arguments, output, environment or {}), output.getvalue()


@pytest.fixture
def only_ours(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    ours = f"{sys.executable} -m dominospec serve"
    monkeypatch.setattr(touring, "engines", lambda: {"dominospec": ours})


@pytest.mark.usefixtures("only_ours")
def test_a_tour(tmp_path):
    code, text = tour(tmp_path, "matador", "--seed", "2")
    assert code == 0
    headings = re.findall(r"^(\d)\. (.+)$", text, re.MULTILINE)
    assert headings == [
        (str(number), heading) for number, (heading, _) in enumerate(touring.STEPS.values(), 1)
    ]
    assert "matador.yaml is sound" in text
    assert "Two halves may touch when together they make 7." in text
    assert "left ◄" in text
    assert re.search(r"scenarios: \d+ pass", text)
    folder = tmp_path / "matador"
    for name in touring.STEPS:
        assert (folder / f"{name}.txt").read_text("utf-8")
        assert str(folder / f"{name}.txt") in text
    for language in languages():
        assert (folder / "site" / language / "games" / "matador" / "index.html").exists()
    assert str(folder / "site" / "index.html") in text
    assert "footer" in (folder / "report-dominospec.jsonl").read_text("utf-8")


@pytest.fixture
def no_site(monkeypatch):
    """Building a site takes long; two tests do it."""
    monkeypatch.setattr(touring, "build_site", lambda _folder, _games: None)


@pytest.fixture
def few_guards(monkeypatch):
    """To carry out all scenarios that guard a game takes long; one test does it."""
    whole = touring.examined
    monkeypatch.setattr(touring, "examined", lambda ids, *rest: whole(ids[:20], *rest))


@pytest.mark.usefixtures("only_ours", "no_site", "few_guards")
def test_results_are_plain_text(tmp_path):
    text = tour(tmp_path, "latin", environment={"FORCE_COLOR": "1"})[1]
    assert "\033" in text
    assert "\033" not in (tmp_path / "latin" / "game.txt").read_text("utf-8")


def test_a_faulty_file_ends_the_tour(tmp_path):
    code, text = tour(tmp_path, "matadr")
    assert code == 1
    assert "did you mean 'matador'" in text
    assert "The step 'check' failed: 1 error in the file" in text
    assert "2." not in text


VARIANT = """
dominospec: 1
id: our-block
extends: block
title: Our Block
sources:
  - {title: Our table, note: all of it, grade: ruling}
deal: {hand: 6}
"""


@pytest.mark.usefixtures("only_ours", "few_guards")
def test_a_file_of_ones_own(tmp_path):
    file = tmp_path / "our-block.yaml"
    file.write_text(VARIANT)
    code, text = tour(tmp_path, str(file))
    assert code == 0, text
    assert "Our Block for 2" in text
    assert "scenarios show the rules of this game." in text
    for language in languages():
        page = tmp_path / "our-block" / "site" / language / "games" / "our-block" / "index.html"
        assert "Our Block" in page.read_text("utf-8")
        assert str(page) in text


@pytest.mark.usefixtures("no_site", "few_guards")
def test_an_engine_that_fails(tmp_path, monkeypatch):
    quits = f"{sys.executable} -c pass"
    monkeypatch.setattr(touring, "engines", lambda: {"quitter": quits})
    code, text = tour(tmp_path, "block")
    assert code == 1
    assert "The step 'scenarios' failed: not every scenario passed" in text
    assert (tmp_path / "block" / "report-quitter.jsonl").exists()


def test_an_interrupt(tmp_path, monkeypatch):
    def interrupted(_source):
        raise KeyboardInterrupt

    monkeypatch.setattr(touring, "checked", interrupted)
    assert tour(tmp_path, "block")[0] == 130


def test_engines_that_are_there(monkeypatch):
    assert sys.executable in touring.engines()["dominospec"]
    monkeypatch.setattr(touring.shutil, "which", lambda _name: None)
    assert list(touring.engines()) == ["dominospec"]
    monkeypatch.setattr(touring.shutil, "which", lambda _name: "/usr/bin/node")
    assert "adapter.mjs" in touring.engines()["javascript"]


@pytest.mark.parametrize("variant", variant_ids())
def test_a_match_to_look_at(variant):
    rules = resolve(load(variant), min(load(variant).players))
    lines = list(match_shown(rules, "1", Style(width=80)))
    assert max(map(len, lines)) <= 80 or rules["players"] > 2
    assert lines[1] == f"Round 1. {lines[1].split('. ')[1]}"
    assert lines[-1].startswith("The match is over: ")


def test_a_rulebook_that_cannot_be_built(tmp_path):
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "letter.txt").write_text("keep me")
    with pytest.raises(touring.StepFailed, match="holds something that is no site"):
        list(touring.published("block", load("block"), tmp_path))


def test_titles_come_from_the_files_it_extends(tmp_path):
    file = tmp_path / "our-block.yaml"
    file.write_text(VARIANT)
    assert [data["id"] for data in chain_of(str(file))] == ["our-block", "block"]
    assert [data["id"] for data in chain_of("latin")] == ["latin", "partnership"]
