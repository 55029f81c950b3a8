# SPDX-License-Identifier: MIT
"""The suite is measured: rules are changed, engines do nothing, and it is counted who notices."""

import sys
from random import Random

import pytest

from dominospec import kills
from dominospec.conformance.commands import main
from dominospec.conformance.measuring import guards as files
from dominospec.conformance.measuring.court import Court
from dominospec.conformance.measuring.figures import score, shortcomings, told
from dominospec.conformance.measuring.guarding import Guardian
from dominospec.conformance.measuring.guards import lines, path_of
from dominospec.conformance.measuring.kills import digest
from dominospec.conformance.measuring.likeness import Bound, lookalikes
from dominospec.conformance.measuring.measure import rechecked, second, vectors
from dominospec.conformance.measuring.mutants import concerns, mutants_of, mutated, put
from dominospec.conformance.measuring.operators import GONE, edits
from dominospec.conformance.measuring.places import of_rules
from dominospec.conformance.measuring.trials import Trial, bench_of, disguised, kind_of
from dominospec.conformance.suite.scenario import Game
from dominospec.conformance.suite.shelf import load_suite, prepare, shipped, suite_of
from dominospec.conformance.wire.adapter import NO_SUITE, Adapter, greeting
from dominospec.kills import Fate, Kills

RULES = {
    "deal": {"hand": {"2": 7, "3": 5}},
    "draw": {"when": "never", "reserve": 2},
    "lead": {"first": ["highest-double", "heaviest-tile"]},
    "join": {"around": True, "wild": {"tiles": ["0-0"]}},
    "score": {
        "awards": {
            "a": {
                "title": "A",
                "event": "out",
                "to": "winner",
                "points": {"count": "hands", "rounding": "up", "round_to": 5},
                "when": {"hands": {"at_least": 3}},
            },
            "b": {"title": "B", "event": "block", "to": "winner", "points": 1},
        }
    },
}


def changes():
    found = {}
    for place in of_rules(RULES):
        for edit in edits(place):
            found.setdefault((edit.operator, "/".join(map(str, edit.pointer))), []).append(edit)
    return found


@pytest.mark.parametrize(
    ("operator", "way", "value"),
    [
        ("number", "draw/reserve", 3),
        ("number", "deal/hand/2", 8),
        ("number", "join/wild/tiles/0", "1-0"),
        ("word", "draw/when", "when-stuck"),
        ("flag", "join/around", False),
        ("delete", "draw/reserve", GONE),
        ("delete", "score/awards/b", GONE),
        ("drop", "lead/first", ["heaviest-tile"]),
        ("reorder", "lead/first", ["heaviest-tile", "highest-double"]),
        ("swap", "deal/hand", {"2": 5, "3": 7}),
        ("strictness", "score/awards/a/when/hands", {"more_than": 3}),
        ("rounding", "score/awards/a/points/rounding", "down"),
    ],
)
def test_an_operator_changes_a_rule_a_little(operator, way, value):
    assert value in [edit.value for edit in changes()[operator, way]]


def test_the_order_of_rows_is_changed():
    (edit,) = changes()["reorder", "score/awards"]
    assert list(edit.value) == ["b", "a"]


def test_an_edit_names_the_words_that_it_changes():
    edit = changes()["word", "draw/when"][0]
    assert {"draw/when", "draw/when/never", "draw/when/when-stuck"} <= edit.words


def test_names_and_titles_are_no_rules():
    assert not [way for _, way in changes() if way.endswith("title")]


def test_data_is_changed_in_one_place_only():
    data = {"a": [1, {"b": 2}], "c": 3}
    assert put(data, ("a", 1, "b"), 9) == {"a": [1, {"b": 9}], "c": 3}
    assert put(data, ("c",), GONE) == {"a": [1, {"b": 2}]}
    assert data == {"a": [1, {"b": 2}], "c": 3}


def test_a_change_of_a_choice_concerns_the_games_in_which_it_is_chosen():
    mutant = next(one for one in mutants_of("all-fives") if one.told.startswith("options/target"))
    assert not concerns(mutant, Game("all-fives", 2))
    assert concerns(mutant, Game("all-fives", 2, {"target": mutant.edit.pointer[3]}))


def test_every_change_is_made_once_and_can_be_named():
    found = list(mutants_of("matador"))
    assert len({mutant.id for mutant in found}) == len(found)
    assert "draw/reserve: 0 -> 1" in [mutant.told for mutant in found]


def test_a_change_that_check_refuses_is_no_mutant():
    refused = next(one for one in mutants_of("matador") if "that-number" in one.told)
    assert mutated(refused) is None


@pytest.fixture(scope="module")
def trial():
    own = load_suite([shipped() / "games" / "czech-pairs"]).scenarios
    rows = prepare(suite_of([*own, *vectors("czech-pairs")]))
    found = Trial(bench_of("czech-pairs", rows), disguised())
    yield found
    found.adapter.stop()


def test_a_mutant_is_killed_by_a_scenario_of_its_game(trial):
    outcomes = [trial.of(mutant) for mutant in mutants_of("czech-pairs")]
    killed = next(one for one in outcomes if one.state == "killed")
    assert killed.killers["scenario"]
    assert {one.state for one in outcomes} <= {"killed", "alive", "same", "refused"}


def test_a_mutant_is_killed_by_two_kinds(trial):
    mutant = next(one for one in mutants_of("czech-pairs") if trial.of(one).killers)
    assert len(trial.of(mutant).killers) == 2


def test_what_killed_a_mutant_is_asked_first(trial):
    last = trial.bench.ordered("trace")[-1].scenario.id
    assert trial.bench.ordered("trace", [last])[0].scenario.id == last


def test_a_drafted_scenario_is_a_kind_of_its_own():
    guards = load_suite([path_of("brasilia")]).scenarios
    assert {kind_of(guard) for guard in guards} == {"guard"}


def mutant_of(variant, told):
    return next(one for one in mutants_of(variant) if one.told == told)


def test_a_guard_is_added_once(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "path_of", lambda variant: tmp_path / f"{variant}.yaml")
    guards = [
        {
            "id": f"guard-block-{letters}",
            "title": "T",
            "covers": ["draw/when"],
            "source": {"ruling": "R"},
            "provenance": {"by": "dual"},
            "steps": [],
        }
        for letters in ("aaaa", "bbbb")
    ]
    files.add("block", guards[:1])
    files.add("block", [*guards, guards[1]])
    text = (tmp_path / "block.yaml").read_text("utf-8")
    assert text.count('- id: "guard-block-aaaa"') == text.count('- id: "guard-block-bbbb"') == 1


def judged(told, *, guards):
    mutant = mutant_of("brasilia", told)
    trial = Trial(bench_of("brasilia", []), disguised())
    contest = lookalikes()
    guardian = Guardian(contest, Adapter(second(), greeting(NO_SUITE)), lambda: lambda: False)
    court = Court(trial, contest, guardian if guards else None, Bound(12, 2))
    fate = Fate(mutant.id, mutant.edit.operator, mutant.told, {}, kills.OPEN)
    found = court.settled(Kills("brasilia", "", 0, 0, (fate,)), None).fates[0]
    for adapter in (trial.adapter, guardian.second, *(one.adapter for one in contest.voters)):
        adapter.stop()
    return found, guardian.guards


def test_a_survivor_that_can_be_told_is_guarded_against():
    fate, guards = judged("match/target: 150 -> 151", guards=True)
    assert fate.killers == {"guard": (guards[0]["id"],)}
    assert guards[0]["title"] == "The match ends when a side reaches this score: 150, not 151"
    assert guards[0]["covers"] == ["match/target"]
    assert "  - id: " in next(lines(guards[0]))


def test_a_survivor_that_never_differs_is_held_to_be_the_same():
    told = 'score/awards/pips/points/whose: "everyone" -> "still-in"'
    fate, _ = judged(told, guards=False)
    assert (fate.verdict, fate.trees) == ("equivalent", 12)
    assert not fate.is_live


def test_what_no_engine_obeys_is_out_of_reach():
    fate, _ = judged("match/minutes: 30 -> 31", guards=False)
    assert fate.verdict == "unreachable"
    assert "clock" in fate.reason


def test_the_true_game_is_not_killed(trial):
    assert not trial.killers(next(mutants_of("czech-pairs")), trial.bench.variant)


FATES = (
    Fate("aaaaaaaa", "number", "draw/reserve: 0 -> 1", {"scenario": ("x", "y"), "trace": ("z",)}),
    Fate("bbbbbbbb", "flag", "a: 1 -> 2", {"perft": ("y",)}),
    Fate("cccccccc", "word", "b: 1 -> 2", {}, "equivalent", 200),
    Fate("dddddddd", "word", "c: 1 -> 2", {}, "open"),
)


def test_a_matrix_is_written_and_read(tmp_path, monkeypatch):
    monkeypatch.setattr(kills, "root", lambda: tmp_path)
    matrix = Kills("matador", "0" * 16, 4, 2, FATES)
    kills.write(matrix)
    assert kills.every() == [matrix]


def test_figures_leave_out_what_is_the_same_game():
    found = score(Kills("matador", "", 0, 0, FATES))
    assert (found.live, found.killed, found.twice, found.equivalent) == (3, 2, 1, 1)


def test_what_falls_short_is_said():
    matrices = [Kills("matador", "", 0, 0, FATES)]
    assert any("of matador, 66.7% are killed" in line for line in shortcomings(matrices))
    assert any("survivor matador dddddddd" in line for line in told(matrices))


def test_a_game_that_does_not_exist_is_named(capsys):
    assert main(["mutate", "matodor"], sys.stdout) == 2
    assert "there is no game matodor" in capsys.readouterr().out


@pytest.mark.skipif(not kills.every(), reason="no game was measured")
def test_a_sample_of_what_was_killed_is_killed():
    matrices = [one for one in kills.every() if one.killed]
    for matrix in Random("sample").sample(matrices, 2):
        some = Random(matrix.variant).sample(matrix.killed, min(3, len(matrix.killed)))
        assert not rechecked(matrix, {fate.mutant for fate in some})


def test_what_was_measured_are_the_mutants_of_today():
    stale = [one.variant for one in kills.every() if one.mutants != digest(one.variant)]
    assert not stale, f"dominospec conform mutate {' '.join(stale)}"
