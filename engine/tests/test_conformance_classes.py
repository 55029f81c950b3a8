# SPDX-License-Identifier: MIT
"""Classes, features and claims: which scenarios are whose."""

import io
from functools import cache
from pathlib import Path

import pytest

from dominospec.conformance.commands import main
from dominospec.conformance.suite.claim import load_claim
from dominospec.conformance.suite.classes import CLASSES, TITLES, class_of
from dominospec.conformance.suite.features import features, needs
from dominospec.conformance.suite.scenario import faults_of, scenarios_of
from dominospec.conformance.suite.shelf import load_suite, prepare, suite_of
from dominospec.conformance.suite.whole import examine_whole
from dominospec.errors import SpecError
from dominospec.loading.reading import read_text

TEXT = """\
schema: 1
subject: classes
scenarios:
  - id: plain-a2b3
    title: A plain game
    covers: [pass/when]
    source: {ruling: An example.}
    variant: block
    setup: {hands: [[6-6, 6-1], [6-5, 2-2]], leader: 0}
    steps:
      - do: {seat: 0, move: play, tile: 6-6}
"""


@cache
def suite():
    """The shipped suite, read once."""
    return load_suite()


def document(*changes):
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read_text(text, "my.yaml")


def prepared(*changes):
    (row,) = prepare(suite_of(scenarios_of(document(*changes))))
    return row


def changed(words):
    return ("variant: block", f"variant: {{base: block, change: {{{words}}}}}")


DRAW = [("variant: block", "variant: draw"), ("leader: 0", "leader: 0, boneyard: [3-3, 1-1, 0-0]")]
FOUR = ("[6-5, 2-2]", "[6-5, 2-2], [1-1], [3-3]")


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("L1", []),
        ("L1", DRAW[:1]),
        ("L2", DRAW),
        ("L3", [("variant: block", "variant: muggins")]),
        ("L4", [("variant: block", "variant: all-fives")]),
        ("L4", [changed("layout: {doubles: {every: {arms: 3}}}")]),
        ("L5", [("variant: block", "variant: partnership\n    players: 4"), FOUR]),
        ("L6", [("pass/when", "match/target")]),
        ("L6", [("leader: 0", "leader: 0, scores: [99, 0]")]),
        ("L6", [("play, tile: 6-6}", "play, tile: 6-6}\n      - expect: {status: match-over}")]),
        (
            "L6",
            [
                (
                    "play, tile: 6-6}",
                    "play, tile: 6-6}\n      - next: {hands: [[6-6], [6-5]], leader: 0}",
                )
            ],
        ),
    ],
)
def test_the_class_is_that_of_the_most_it_uses(name, changes):
    assert class_of(prepared(*changes)) == name


def test_each_class_has_scenarios():
    found = {class_of(row) for row in prepare(suite().selected(["*/games/*/play.yaml"]))}
    assert found == set(TITLES)
    assert [row.name for row in CLASSES] == sorted(TITLES, reverse=True)


def test_what_a_scenario_needs_is_worked_out():
    assert needs(prepared().scenario) == ("strict",)
    one = prepared(
        changed("draw: {reserve: 1}"),
        ("    covers", "    mode: refereed\n    requires: {all: [undo]}\n    covers"),
    )
    assert needs(one.scenario) == ("refereed", "spec-driven", "undo")


def test_a_feature_that_is_not_in_the_registry():
    with pytest.raises(SpecError, match=r"my\.yaml:6:22: unda is no feature .did you mean undo"):
        prepared(("    covers", "    requires: {any: [unda]}\n    covers"))


def test_how_a_feature_is_declared():
    undo, driven = features()["undo"], features()["spec-driven"]
    assert not undo.is_declared({})
    assert undo.is_declared(undo.declared_in({"commands": ["perft"]}))
    assert driven.declared_in({"spec_driven": False}) == {"spec_driven": True}
    assert not driven.is_declared({"spec_driven": False})


def test_conflicts_are_known_to_both_and_alternatives_are_few():
    text = TEXT.replace("    covers", "    conflicts_with: [other-c4d5]\n    covers")
    text += "    alternatives: [{reason: Tables differ in it., steps: [{expect: {turn: 1}}]}]\n"
    other = TEXT.partition("scenarios:\n")[2].replace("plain-a2b3", "other-c4d5")
    both = suite_of(scenarios_of(read_text(text + other, "my.yaml")))
    said = [str(fault) for fault in examine_whole(both) if fault.file == "my.yaml"]
    assert any("other-c4d5 knows nothing of it" in fault for fault in said)
    assert any("more than one scenario in 100 accepts alternatives" in fault for fault in said)
    (alone,) = scenarios_of(read_text(text, "my.yaml"))
    said = [fault.message for fault in examine_whole(suite_of([alone]))]
    assert "there is no scenario other-c4d5" in said


def test_the_steps_of_an_alternative_are_examined():
    text = TEXT + "    alternatives: [{reason: Tables differ in it., steps: [STEP]}]\n"
    wrong = read_text(text.replace("STEP", "{do: {seat: 9, move: pass}}"), "my.yaml")
    with pytest.raises(SpecError, match=r"my\.yaml:12:59: there is no seat 9"):
        prepare(suite_of(scenarios_of(wrong)))


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("A game should be plain", "the title is a wish (say what is so)"),
        ("A plain game.", "the title ends with a full stop (take it away)"),
        ("a plain game", "the title begins small (begin with a capital)"),
        ("A " + "very " * 22 + "plain game", "the title is too long (say less)"),
    ],
)
def test_a_title_is_a_statement(title, said):
    with pytest.raises(SpecError) as caught:
        prepared(("A plain game", title))
    assert said in str(caught.value)


def test_a_wish_that_is_too_long_or_has_no_reason_has_not_the_form():
    assert [*faults_of(document(("An example.", "''")))]
    assert [*faults_of(document(("    covers", "    level: perhaps\n    covers")))]


# --- claims ----------------------------------------------------------------------------------

CLAIM = """\
schema: 1
engine: toy
suite: 0.1.0
classes: [L1, L2]
games: [draw, {id: draw, options: {reserve: one}}]
"""


def claim(tmp_path, text=CLAIM):
    file = tmp_path / "claim.yaml"
    file.write_text(text, "utf-8")
    return load_claim(file)


def test_a_claim_speaks_of_classes_and_games(tmp_path):
    found = claim(tmp_path)
    row = prepared(*DRAW)
    assert found.has(row.scenario, "L2")
    assert not found.has(row.scenario, "L3")
    assert not found.has(prepared().scenario, "L1")
    one = prepared(("variant: block", "variant: {base: draw, options: {reserve: one}}"))
    none = prepared(("variant: block", "variant: {base: draw, options: {reserve: none}}"))
    assert found.has(one.scenario, "L1")
    assert not found.has(none.scenario, "L1")
    other = prepared(("variant: block", "variant: {base: draw, change: {draw: {reserve: 1}}}"))
    assert not found.has(other.scenario, "L1")


def test_a_claim_without_games_is_of_all_games(tmp_path):
    found = claim(tmp_path, CLAIM.partition("games")[0])
    assert found.has(prepared(changed("draw: {reserve: 1}")).scenario, "L1")


def test_a_claim_of_features_leaves_out_what_needs_others(tmp_path):
    found = claim(tmp_path, CLAIM.partition("games")[0] + "features: [strict]\n")
    assert found.has(prepared().scenario, "L1")
    assert not found.has(prepared(changed("draw: {reserve: 1}")).scenario, "L1")


def test_a_faulty_claim(tmp_path):
    with pytest.raises(SpecError) as caught:
        claim(tmp_path, CLAIM.replace("L2", "L9") + "features: [unda]\n")
    assert [fault.line for fault in caught.value.faults] == [4]
    with pytest.raises(SpecError, match="unda is no feature"):
        claim(tmp_path, CLAIM + "features: [unda]\n")


def test_scenarios_of_a_class_and_of_a_claim_are_listed(tmp_path):
    out = io.StringIO()
    assert main(["list", "--class", "L4", "--variant", "all-fives"], out) == 0
    assert len(out.getvalue().splitlines()) > 5
    claim(tmp_path)
    out = io.StringIO()
    assert main(["list", "--claim", str(tmp_path / "claim.yaml"), "--variant", "draw"], out) == 0
    assert "draw-reserve-one-oprl" in out.getvalue()


# --- the suite as a whole --------------------------------------------------------------------


def test_every_scenario_by_hand_has_a_source_or_a_reason():
    for scenario in suite().scenarios:
        source = scenario.source
        reason = source.get("ruling") or source["note"]
        assert len(reason.split()) >= 4 or source.get("title"), scenario.id


def test_three_scenarios_in_ten_refuse_something():
    scenarios = [one for one in suite().scenarios if one.provenance == "hand"]
    refusing = [
        scenario
        for scenario in scenarios
        if {"refuse", "refuse_start"} & {step.word for step in scenario.steps}
    ]
    assert len(refusing) / len(scenarios) >= 0.3


def test_every_file_of_scenarios_names_its_licence():
    folder = Path(__file__).parents[2] / "conformance" / "scenarios"
    for file in folder.rglob("*.yaml"):
        assert "SPDX-License-Identifier: CC0-1.0" in file.read_text("utf-8")[:200], file
