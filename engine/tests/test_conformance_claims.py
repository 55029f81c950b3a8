# SPDX-License-Identifier: MIT
"""What counts against an engine, what does not, and whether a claim holds."""

import io
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from dominospec import __version__
from dominospec.conformance.commands import main
from dominospec.conformance.running.probing import Finding
from dominospec.conformance.suite.claim import load_claim
from dominospec.conformance.suite.classes import TITLES
from dominospec.conformance.suite.features import features
from dominospec.conformance.suite.shelf import load_suite

ROOT = Path(__file__).parents[2]
FAKES = ROOT / "conformance" / "fakes"
TOY = f"{sys.executable} -S {FAKES / 'toy_block.py'}"
OURS = f"{sys.executable} -m dominospec serve"

TEXT = """\
schema: 1
subject: claims
scenarios:
  - id: plain-a2b3
    title: A plain game
    covers: [pass/when]
    source: {ruling: An example.}
    variant: block
    setup: {hands: [[6-6, 6-1], [6-5, 2-2]], leader: 0}
    steps:
      - expect: {turn: TURN}
"""
REQUIRES = "    requires: {HOW: [WHAT]}\n    covers"


@cache
def suite():
    """The shipped suite, read once."""
    return load_suite()


def conform(*words):
    out = io.StringIO()
    return main(list(words), out), out.getvalue()


def ran(tmp_path, turn, more="", *changes, options=()):
    text = TEXT.replace("TURN", str(turn)) + more
    for old, new in changes:
        text = text.replace(old, new)
    file = tmp_path / "mine.yaml"
    file.write_text(text, "utf-8")
    return conform("run", TOY, str(file), "--jobs", "1", *options)


def test_an_alternative_that_holds_is_as_good(tmp_path):
    more = "    alternatives: [{reason: Tables differ in it., steps: [{expect: {turn: 0}}]}]\n"
    code, text = ran(tmp_path, 1, more)
    assert code == 0
    assert "lint: plain-a2b3 passes by an alternative: Tables differ in it." in text
    code, text = ran(tmp_path, 1, more.replace("turn: 0", "turn: 3"))
    assert code == 1
    assert "expected  /turn 1" in text


def test_what_only_should_be_fails_and_does_not_count(tmp_path):
    level = ("    covers", "    level: should\n    covers")
    code, text = ran(tmp_path, 1, "", level)
    assert code == 0
    assert text.endswith("1 scenario: 1 fail\n")
    assert ran(tmp_path, 1, "")[0] == 1


@pytest.mark.parametrize(
    ("how", "what", "verdict"),
    [
        ("all", "undo", "unsupported"),
        ("all", "strict", "pass"),
        ("any", "undo, strict", "pass"),
        ("any", "undo, perft", "unsupported"),
        ("none", "strict", "excluded"),
        ("none", "undo", "pass"),
    ],
)
def test_features_that_a_scenario_requires(how, what, verdict, tmp_path):
    requires = REQUIRES.replace("HOW", how).replace("WHAT", what)
    code, text = ran(tmp_path, 0, "", ("    covers", requires))
    assert text.endswith(f"1 scenario: 1 {verdict}\n")
    assert code == (0 if verdict == "pass" else 5)


def test_boasting_and_hiding():
    undo = features()["undo"]
    assert Finding(undo, is_declared=True, works=False).boasts
    assert Finding(undo, is_declared=False, works=True).hides
    assert not Finding(undo, is_declared=True, works=None).boasts
    assert str(Finding(undo, is_declared=False, works=True)).endswith("works (it hides)")


def test_our_engine_neither_boasts_nor_hides():
    code, text = conform("features", OURS)
    assert code == 0
    assert len(text.splitlines()) == len(features())


def test_an_engine_that_does_not_start_has_no_features():
    code, text = conform("features", f"{sys.executable} -c ''")
    assert code == 3
    assert text.startswith("the adapter does not start: crash")


@pytest.mark.parametrize("name", ["dominospec", "dominospec-javascript"])
def test_our_engines_claim_everything(name):
    claim = load_claim(ROOT / "conformance" / "claims" / f"{name}.yaml")
    assert (claim.engine, claim.suite) == (name, __version__)
    assert claim.classes == tuple(TITLES)
    assert set(claim.features) == set(features())
    assert all(claim.has(scenario, "L1") for scenario in suite().scenarios)


# --- claims ----------------------------------------------------------------------------------

CLAIM = """\
schema: 1
engine: toy
suite: 0.1.0
classes: [L2]
games: [draw]
features: [strict, undo]
"""


def claimed(tmp_path, command, text=CLAIM):
    file = tmp_path / "claim.yaml"
    file.write_text(text, "utf-8")
    folder = ROOT / "conformance" / "scenarios"
    some = (str(folder / name / "when.yaml") for name in ("pass", "draw"))
    return conform("run", command, *some, "--claim", str(file))


def test_a_claim_that_holds(tmp_path):
    code, text = claimed(tmp_path, OURS)
    assert code == 0
    assert re.search(r"claim: L2 drawing: (\d+) of \1 that must pass\n", text)
    assert re.search(r"claim: \d+ of \d+ scenarios are not claimed\n", text)
    assert text.endswith("claim: it holds\n")


def test_a_claim_that_does_not_hold(tmp_path):
    text = CLAIM.replace("suite: 0.1.0", "suite: 9.9.9").replace("[L2]", "[L1, L4]")
    block = text.replace("[draw]", "[block]")
    code, text = claimed(tmp_path, TOY, block)
    assert code == 1
    assert "claim: it is for the suite 9.9.9, and this is 0.1.0\n" in text
    assert "claim: L4 arms: no scenario of it belongs to the claim\n" in text
    assert "claim: undo is claimed, and not declared in hello\n" in text
    assert text.endswith("claim: it does not hold\n")


def test_a_claim_that_cannot_be_read(tmp_path):
    code, text = claimed(tmp_path, TOY, CLAIM.replace("L2", "L9"))
    assert code == 2
    assert text.startswith(f"{tmp_path / 'claim.yaml'}:4:")
    code, text = conform("run", TOY, "--claim", str(tmp_path / "none.yaml"))
    assert code == 2
    assert len(text.splitlines()) == 1
