# SPDX-License-Identifier: MIT
# ruff: noqa: E501 - a table of faults reads best with a fault on a line
"""Scenario files: what is wrong with one is said with file, line, column and cure."""

import re
from pathlib import Path

import pytest

from dominospec.conformance import Selection, faults_of, load_suite, prepare, scenarios_of, suite_of
from dominospec.conformance.running.comparing import (
    Difference,
    differences,
    is_alike,
    missing_event,
    tidy,
    unmatched,
)
from dominospec.conformance.suite.shelf import shipped, text_of
from dominospec.errors import SpecError
from dominospec.loading.reading import read_text

HERE = Path(__file__).parent
FAKES = HERE.parents[1] / "conformance" / "fakes"
ROOT = HERE.parents[1]
TRYING = FAKES / "trying.yaml"

HEAD = "schema: 1\nsubject: trying\nscenarios:\n"
PLAIN = """\
  - id: plain-a2b3
    title: A plain one
    covers: [pass/when]
    source: {ruling: Because.}
    variant: draw
    setup:
      hands: [[6-6, 6-1], [6-5, 2-2]]
      boneyard: [3-2, 3-1, 3-0]
      leader: 0
    steps:
      - do: {seat: 0, move: play, tile: 6-6}
"""


def faults(*changes, text=PLAIN):
    """What is wrong with the plain scenario after changes ``(old, new)``."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    document = read_text(HEAD + text, "my.yaml")
    found = list(faults_of(document))
    if found:
        return [str(fault) for fault in found]
    try:
        prepare(suite_of(scenarios_of(document)))
    except SpecError as error:
        return [str(fault) for fault in error.faults]
    return []


def test_the_plain_scenario_is_sound():
    assert faults() == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("covers: [pass/when]", "cover: [pass/when]", "my.yaml:6:5: there is no such key (did you mean covers?)"),
        ("plain-a2b3", "plain", 'my.yaml:4:9: "plain" is not written as it must be'),
        ("[pass/when]", "[]", "my.yaml:6:13: this list has fewer than 1"),
        ("move: play", "move: pley", 'my.yaml:14:29: "pley" is not a word that can stand here (did you mean play?)'),
        ("boneyard: [3-2, 3-1, 3-0]", "boneyard: [3-2, 3-2]", "my.yaml:10:7: 3-2 is dealt 2 times"),
        ("[[6-6, 6-1], [6-5, 2-2]]", "[[6-6]]", "my.yaml:10:14: this list has fewer than 2"),
        ("leader: 0", "leader: first", "my.yaml:12:15: this must be a whole number"),
        ("{ruling: Because.}", "{title: A book}", "my.yaml:7:13: the key 'note' is missing"),
        ("variant: draw", "variant: {options: {reserve: one}}", "my.yaml:8:14: the key 'base' is missing"),
        ("tile: 6-6}", "tile: 6-6}\n        expect: {turn: 1}", "my.yaml:14:9: this record has more than 1 keys"),
        ("variant: draw", "variant: drow", "my.yaml:8:14: there is no variant 'drow' (did you mean 'draw'? there are: "),
        (
            "variant: draw",
            "variant: {base: draw, options: {reserved: one}}",
            "my.yaml:8:14: 'draw' has no option 'reserved' (did you mean 'reserve'? there are: ",
        ),
        ("pass/when", "pass/wen", "my.yaml:6:14: pass/wen is no word of the language (did you mean pass/when?)"),
        ("    setup:", "    players: 3\n    setup:", "there are 2 hands for 3 players (write players: 2)"),
        ("leader: 0", "leader: 2", "my.yaml:12:15: there is no seat 2"),
        ("leader: 0", "round: {lots: [5]}", "my.yaml:12:21: there is no seat 5"),
        (
            "leader: 0",
            "round: {last: {leader: 0, closer: 7, winner: null, ended: block}}",
            "my.yaml:12:21: there is no seat 7",
        ),
        ("leader: 0", "scores: [1, 2, 3]", "my.yaml:12:15: there are 2 sides"),
        ("3-0]", "6-6]", "my.yaml:10:7: 6-6 is dealt 2 times, and the set has 1"),
        ("3-0]", "9-9]", "my.yaml:10:7: 9-9 is no tile of this game"),
        ("3-0]", "0-3]", "my.yaml:10:7: 0-3 is no tile of this game (write 3-0)"),
        ("tile: 6-6", "tile: 5-5", "my.yaml:14:9: 5-5 was not dealt"),
        ("{seat: 0, move", "{seat: 4, move", "my.yaml:14:9: there is no seat 4"),
        ("variant: draw", "variant: block", "my.yaml:11:17: the rest is unused in this game: there is no boneyard"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_place_and_cure(old, new, said):
    assert any(said in fault for fault in faults((old, new)))


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("view: {seat: 2, expect: {turn: 1}}", "there is no seat 2"),
        ("legal: {includes: [{seat: 1, move: play, tile: 5-4}]}", "5-4 was not dealt"),
        ("legal: {excludes: [{seat: 3, move: pass}]}", "there is no seat 3"),
        ("events: [{event: award, award: pip}]", "this game has no award pip (did you mean pips?)"),
        ("events: [{event: rule, rule: skipping}]", "this game has no rule skipping"),
        (
            "refuse: {action: {seat: 1, move: pass}, code: illegal_action, rule: draw/reserved}",
            "draw/reserved is no rule (did you mean draw/reserve?)",
        ),
        ("refuse: {action: {seat: 1, move: pass}, code: no_way}", '"no_way" is not a word'),
        ("expect: {}", "this record has fewer than 1 keys"),
        ("dance: {}", "there is no such key"),
    ],
)
def test_a_fault_in_a_step(step, said):
    assert any(
        said in fault for fault in faults(("tile: 6-6}\n", f"tile: 6-6}}\n      - {step}\n"))
    )


@pytest.mark.parametrize(
    "step",
    [
        "refuse: {action: {seat: 1, move: play, tile: 0-0, end: 0}, code: illegal_action, rule: law/held}",
        "refuse: {action: {seat: 1, move: pass}, code: illegal_action}",
        "events: [{event: play}]",
        "legal: {count: 2}",
    ],
)
def test_a_sound_step(step):
    assert faults(("tile: 6-6}\n", f"tile: 6-6}}\n      - {step}\n")) == []


def test_a_change_of_the_rules_is_checked_where_it_is_asked_for():
    changed = "variant: {base: draw, change: {draw: {most: 0}}}"
    assert any(fault.startswith("my.yaml:8:") for fault in faults(("variant: draw", changed)))


def test_all_faults_are_told_at_once():
    wrong = faults(("tile: 6-6", "tile: 5-5"), ("3-0]", "9-9]"), ("pass/when", "pass/wen"))
    assert len(wrong) == 3


def test_the_id_of_a_scenario_is_used_once(tmp_path):
    (tmp_path / "a.yaml").write_text(HEAD + PLAIN)
    (tmp_path / "b.yaml").write_text(HEAD + PLAIN)
    with pytest.raises(SpecError, match=r"b\.yaml:4:9: the id plain-a2b3 is also in .*a\.yaml:4"):
        load_suite([tmp_path])


def test_files_that_cannot_be_read_do_not_hide_the_faults_of_others(tmp_path):
    (tmp_path / "a.yaml").write_text("schema: 1\nschema: 1\n")
    (tmp_path / "b.yaml").write_text(HEAD + PLAIN.replace("title", "titel"))
    with pytest.raises(SpecError) as caught:
        load_suite([tmp_path])
    files = {Path(fault.file).name for fault in caught.value.faults}
    assert files == {"a.yaml", "b.yaml"}


def test_a_bare_list_of_scenarios_is_read_too():
    text = re.sub("^  ", "", PLAIN, flags=re.MULTILINE)
    (scenario,) = scenarios_of(read_text(text, "page.md"))
    assert (scenario.id, scenario.place) == ("plain-a2b3", "page.md:1")
    (fault,) = faults_of(read_text(text.replace("title:", "titel: x\n  title:"), "page.md"))
    assert str(fault).startswith("page.md:2:3: there is no such key (did you mean title?)")


def test_the_leader_is_found_by_lot_whatever_the_variant_says():
    (prepared,) = prepare(load_suite([TRYING]).selected(["trying-out-*"]))
    lead = [steps for steps in prepared.variant["lead"].values() if isinstance(steps, list)]
    assert [[step["by"] for step in steps] for steps in lead] == [["lot"]] * 4
    assert prepared.scenario.start(2)["round"] == {"number": 1, "last": None, "lots": [0]}


def test_without_a_leader_the_lead_chapter_decides():
    document = read_text(HEAD + PLAIN.replace("      leader: 0\n", ""), "my.yaml")
    (prepared,) = prepare(suite_of(scenarios_of(document)))
    assert prepared.variant["lead"]["first"][0]["by"] == "highest-double"
    assert prepared.scenario.start(2) == {
        "game": "g1",
        "mode": "strict",
        "deal": {"hands": [["6-6", "6-1"], ["6-5", "2-2"]], "boneyard": ["3-2", "3-1", "3-0"]},
        "round": {"number": 1, "last": None, "lots": []},
        "scores": [0, 0],
    }


def test_a_change_of_the_lead_goes_together_with_a_leader():
    change = "variant: {base: draw, change: {lead: {later: [same-leader]}}}"
    document = read_text(HEAD + PLAIN.replace("variant: draw", change), "my.yaml")
    (prepared,) = prepare(suite_of(scenarios_of(document)))
    assert prepared.variant["lead"]["later"][0]["by"] == "lot"


def test_a_game_is_resolved_once():
    again = PLAIN.replace("plain-a2b3", "plain-c4d5").replace("leader: 0", "leader: 1")
    document = read_text(HEAD + PLAIN + again, "my.yaml")
    one, other = prepare(suite_of(scenarios_of(document)))
    assert one.variant is other.variant


def test_selecting_by_id_file_and_variant():
    suite = load_suite([TRYING])
    ids = [scenario.id for scenario in suite.scenarios]
    assert ids == ["trying-out-4hw2", "trying-block-9c3x"]
    assert [s.id for s in suite.selected(["*-block-*"]).scenarios] == ids[1:]
    assert [s.id for s in suite.selected(["*/trying.yaml"]).scenarios] == ids
    assert suite.selected(variant="matador").scenarios == ()
    assert suite.selected(["*-block-*"], "block").digest == suite.digest


def test_the_digest_is_of_what_is_said_not_of_how_it_is_written(tmp_path):
    one, other = tmp_path / "one.yaml", tmp_path / "other.yaml"
    one.write_text(HEAD + PLAIN)
    other.write_text("# a remark\n" + HEAD + PLAIN.replace("[pass/when]", '["pass/when"]'))
    assert load_suite([one]).digest == load_suite([other]).digest
    other.write_text(HEAD + PLAIN.replace("A plain", "An ordinary"))
    assert load_suite([one]).digest != load_suite([other]).digest


def test_a_scenario_as_written():
    one, other = load_suite([TRYING]).scenarios
    assert text_of(one).startswith("  - id: trying-out-4hw2\n")
    assert text_of(one).endswith("code: game_over, rule: law/over}")
    assert text_of(other).startswith("  - id: trying-block-9c3x\n")


def test_files_of_ours_are_named_from_the_top_of_the_project(tmp_path):
    assert load_suite([TRYING]).scenarios[0].place == "conformance/fakes/trying.yaml:6"
    (tmp_path / "a.yaml").write_text(HEAD + PLAIN)
    assert load_suite([tmp_path]).scenarios[0].document.file == str(tmp_path / "a.yaml")


def test_our_scenarios_are_sound():
    if shipped().exists():
        prepare(load_suite())
    assert Selection().paths == ()


def test_the_example_of_the_readme_is_sound():
    page = (ROOT / "conformance" / "README.md").read_text("utf-8")
    (example,) = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    document = read_text(example, "README.md")
    assert list(faults_of(document)) == []
    assert len(prepare(suite_of(scenarios_of(document)))) == 1


# --- comparing -------------------------------------------------------------------------------


def test_only_what_is_expected_is_compared():
    got = {"turn": 1, "result": {"ended": "out", "seat": 0}, "scores": [1, 2]}
    assert list(differences({"result": {"ended": "out"}}, got)) == []
    assert list(differences({"result": {"ended": "block"}, "turn": 0}, got)) == [
        Difference("/result/ended", "block", "out"),
        Difference("/turn", 0, 1),
    ]


@pytest.mark.parametrize(
    ("expected", "got"),
    [
        ([1, 2], [1]),
        ([1], [2]),
        (1, True),
        (0, False),
        (None, 0),
        ({"a": 1}, None),
        ({"a": None}, {"a": 0}),
    ],
)
def test_lists_are_compared_whole_and_values_by_type(expected, got):
    assert list(differences(expected, got)) != []


def test_what_has_no_order_is_compared_without_one():
    assert tidy({"ends": [{"end": 1, "shows": [5, 2]}, {"end": 0, "shows": [1]}]}) == tidy(
        {"ends": [{"end": 0, "shows": [1]}, {"end": 1, "shows": [2, 5]}]}
    )
    assert tidy({"hands": [["10-2", "9-9", "1-0"], None]}) == {
        "hands": [["1-0", "9-9", "10-2"], None]
    }
    assert tidy({"line": [{"tile": "1-0"}, {"tile": "0-0"}]})["line"][0] == {"tile": "1-0"}


def test_what_faces_out_need_not_be_said():
    move = {"seat": 0, "move": "play", "tile": "4-3", "end": 1}
    assert is_alike(move, {**move, "out": 3})
    assert not is_alike({**move, "out": 4}, {**move, "out": 3})
    assert not is_alike(move, {**move, "end": 0})


def test_each_move_matches_once():
    move = {"seat": 0, "move": "play", "tile": "4-3", "end": 1}
    both = [{**move, "out": 3}, {**move, "out": 4}]
    assert unmatched([move], both) == ([], [{**move, "out": 4}])
    assert unmatched([move, {**move, "out": 3}], both) == ([], [])
    assert unmatched(both, [move]) == ([{**move, "out": 4}], [])


def test_events_follow_one_another_and_others_may_stand_between():
    events = [
        {"event": "play", "seat": 0},
        {"event": "award", "points": 5},
        {"event": "round-end", "winners": [1, 0]},
    ]
    assert missing_event([events[0], {"event": "round-end", "winners": [0, 1]}], events) is None
    assert missing_event([events[1], events[0]], events) == events[0]
    assert missing_event([events[0], events[0]], events) == events[0]
