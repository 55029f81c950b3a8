# SPDX-License-Identifier: MIT
"""Engines are hunted for differences, and what is found is small and a sound scenario."""

import io
import json
import shlex
import sys
from pathlib import Path
from random import Random

import pytest
import yaml

from dominospec.conformance.commands import main
from dominospec.conformance.hunting.case import Case, case_of
from dominospec.conformance.hunting.contest import Parting
from dominospec.conformance.hunting.dealing import DEALS, dealt, following, tables
from dominospec.conformance.hunting.drafting import Draft, covers_of, scenario_of, steps_of, text_of
from dominospec.conformance.hunting.policies import POLICIES, Experience, View, candidates, chosen
from dominospec.conformance.hunting.shrinking import PASSES
from dominospec.conformance.hunting.voting import Answer, parted
from dominospec.conformance.suite.scenario import Game, faults_of, scenarios_of
from dominospec.conformance.suite.shelf import prepare, suite_of
from dominospec.loading import load, resolve, variant_ids
from dominospec.loading.reading import read_text

HERE = Path(__file__).parent
FAKES = HERE.parents[1] / "conformance" / "fakes"
OURS = f"{sys.executable} -m dominospec serve"
TOY = f"{sys.executable} -S {FAKES / 'toy_block.py'}"
ROWS = yaml.safe_load((FAKES / "twists.yaml").read_text("utf-8"))["faults"]
DRAW = resolve(load("draw"), 2)
STATE = {
    "status": "playing", "turn": 0, "round": 1, "leader": 0, "passes": 0, "boneyard": 0,
    "ends": [{"end": 0, "shows": [6]}, {"end": 1, "shows": [5]}],
    "line": [{"tile": "6-5", "seat": 1, "end": None, "out": None, "lies": "lengthwise"}],
    "hands": [["5-5", "6-4"], ["6-1"]], "hand_sizes": [2, 1], "confirmed": [],
    "scores": [0, 0], "result": None,
}  # fmt: skip
MOVES = [
    {"seat": 0, "move": "play", "tile": "5-5", "end": 1, "out": 5},
    {"seat": 0, "move": "play", "tile": "6-4", "end": 0, "out": 4},
]
CASE = Case(Game("block", 2), {"hands": [["6-5", "5-5"], ["6-1"]], "leader": 0}, tuple(MOVES[:1]))


def twisted(fault):
    return shlex.join([sys.executable, str(FAKES / "twisted.py"), fault, OURS])


def conform(*words):
    out = io.StringIO()
    return main(list(words), out), out.getvalue()


def told(state=None, actions=MOVES, events=(), laws=()):
    body = {"state": STATE | (state or {}), "actions": list(actions), "events": list(events)}
    return Answer("told", body, tuple(laws))


def refused(**error):
    return Answer("refused", {"code": "illegal_action", **error})


# --- how rounds are made ------------------------------------------------------------------------


def test_the_same_seed_deals_the_same():
    for kind in DEALS:
        once, again = (dealt(Game("draw", 2), DRAW, kind, Random(5)) for _ in range(2))
        assert once == again


@pytest.mark.parametrize("kind", DEALS)
def test_a_deal_takes_no_tile_twice_and_leaves_nobody_without(kind):
    for seed in range(30):
        case = dealt(Game("draw", 2), DRAW, kind, Random(seed))
        tiles = [*case.named()]
        assert len(tiles) == len(set(tiles)) == case.tiles
        assert all(case.setup.get("hands", [[1]]))


def is_level(case):
    hands = [list(hand) for hand in case.setup["hands"]]
    hands[case.setup["leader"]].pop()
    return len({sum(int(half) for tile in hand for half in tile.split("-")) for hand in hands}) == 1


def test_most_level_deals_are_level_once_the_leader_has_laid_its_last_tile():
    cases = [dealt(Game("draw", 2), DRAW, "level", Random(seed)) for seed in range(20)]
    assert sum(map(is_level, cases)) > 15


def test_every_table_is_played_and_those_without_choices_first():
    found = tables(["block", "draw"], Random(1))
    plain = [game for game in found if not game.options]
    assert found[: len(plain)] == plain
    assert {(game.base, game.players) for game in plain} == {
        (name, players) for name in ("block", "draw") for players in load(name).players
    }


def test_the_next_round_takes_up_what_the_last_has_left():
    link = {"round": {"number": 2, "last": None}, "scores": [3, 4]}
    case = following(CASE, DRAW, link, Random(1))
    assert sorted(case.setup["order"]) == sorted(DRAW["tables"]["tiles"])
    assert case.setup["scores"] == [3, 4]
    assert case.setup["round"]["number"] == 2


@pytest.mark.parametrize("policy", POLICIES)
def test_a_policy_chooses_among_the_moves(policy):
    view = View(STATE, Experience())
    for seed in range(20):
        assert chosen(POLICIES[policy], view, MOVES, Random(seed)) in MOVES


@pytest.mark.parametrize(
    ("policy", "better", "worse"),
    [
        ("double-heavy", MOVES[0], MOVES[1]),
        ("boneyard-draining", {"seat": 0, "move": "draw"}, MOVES[0]),
        ("block-seeking", {"seat": 0, "move": "pass"}, {"seat": 0, "move": "draw"}),
        ("block-seeking", MOVES[1], MOVES[0]),
        ("score-seeking", {"seat": 0, "move": "claim", "tile": "5-5"}, MOVES[0]),
        ("tie-seeking", MOVES[1], {"seat": 0, "move": "draw"}),
    ],
)
def test_what_a_policy_prefers(policy, better, worse):
    view = View(STATE, Experience())
    assert POLICIES[policy](view, better) > POLICIES[policy](view, worse)


def test_totals_that_brought_points_are_sought():
    past = Experience()
    ends = [{"end": 0, "shows": [6]}, {"end": 1, "shows": [1]}]
    past.learn({"ends": ends}, [{"event": "award", "points": 1}])
    away = {"seat": 0, "move": "play", "tile": "5-1", "end": 1, "out": 1}
    assert POLICIES["score-seeking"](View(STATE, past), away) >= 10


def test_illegal_moves_are_tried_in_the_form_that_the_protocol_has():
    tried = list(candidates(STATE, 1))
    assert {"seat": 1, "move": "play", "tile": "6-1", "end": 0, "out": 1} in tried
    assert {"seat": 1, "move": "pass"} in tried


# --- what counts as a difference ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "where"),
    [
        (told(), told({"turn": 1}), "/state/turn"),
        (told(), told(actions=MOVES[:1]), "/actions"),
        (told(), told(events=[{"event": "pass", "seat": 0, "stuck": True}]), "/events"),
        (told(), told(laws=["a tile is gone"]), "/laws"),
        (told(), refused(), "/answer"),
        (refused(), refused(code="game_over"), "/error/code"),
        (refused(rule="law/held"), refused(rule="law/end"), "/error/rule"),
    ],
)
def test_answers_part(one, other, where):
    assert [found.where for found in parted(one, other)] == [where]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (told(), told(actions=MOVES[::-1])),
        (refused(rule="law/held"), refused()),
        (
            told(events=[{"event": "award", "award": "pips", "side": 0, "points": 1, "seat": 1}]),
            told(events=[{"event": "award", "award": "pips", "side": 0, "points": 1}]),
        ),
    ],
)
def test_answers_that_say_more_or_say_it_in_another_order_do_not_part(one, other):
    assert not list(parted(one, other))


def test_of_three_the_odd_one_is_named_and_of_two_nobody():
    same, odd = told(), told({"turn": 1})
    three = Parting(CASE, ("a", "b", "c"), (same, odd, same))
    assert three.odd == ("b",)
    assert three.pair == (0, 1)
    assert Parting(CASE, ("a", "b"), (same, odd)).odd == ()


def test_an_engine_that_breaks_a_law_is_not_believed():
    wrong = told({"turn": 1}, laws=["it is not the turn of seat 0"])
    assert Parting(CASE, ("a", "b"), (wrong, told())).pair == (1, 0)


# --- what is written ----------------------------------------------------------------------------


def written(answers, other, rules=()):
    covers = covers_of(answers, rules, other)
    steps = steps_of(CASE, answers, other)
    return scenario_of(CASE, covers, steps, Draft("a test", 7))


@pytest.mark.parametrize(
    ("answers", "other", "last"),
    [
        ([told(), told({"turn": 1})], told(), {"expect": {"turn": 1}}),
        ([told(), told(actions=[])], told(), {"legal": {"exactly": []}}),
        ([told(), told()], Answer("broke"), {"expect": {"status": "playing", "turn": 0}}),
        (
            [told(), refused(rule="draw/when/never")],
            told(),
            {"refuse": {"action": MOVES[0], "code": "illegal_action", "rule": "draw/when/never"}},
        ),
        (
            [told(), told(events=[{"event": "stop", "seat": 0}])],
            told(),
            {"events": [{"event": "stop", "seat": 0}]},
        ),
        ([refused(code="bad_deal")], told(), {"refuse_start": {"code": "bad_deal"}}),
    ],
)
def test_the_last_step_is_what_the_other_engine_does_not_do(answers, other, last):
    scenario = written(answers, other)
    assert scenario["steps"][-1] == last
    document = read_text(text_of("a test", [scenario]), "found.yaml")
    assert not list(faults_of(document))
    assert prepare(suite_of(scenarios_of(document)))


def test_it_covers_what_the_engine_explains_and_says_that_nobody_has_judged_it():
    scenario = written([told(), told({"turn": 1})], told(), ["join/by/equal", "no/word"])
    assert scenario["covers"][0] == "join/by/equal"
    assert scenario["provenance"] == {"by": "recorded", "tool": "a test", "seed": 7}
    assert scenario["id"] == written([told(), told({"turn": 1})], told())["id"]


def test_a_scenario_is_a_case_again():
    document = read_text(text_of("a test", [written([told(), told()], told())]), "found.yaml")
    case = case_of(next(scenarios_of(document)))
    assert (case.played, case.setup, case.moves) == (CASE.played, CASE.setup, CASE.moves)


def test_every_proposal_of_the_shrinker_is_smaller_or_says_less():
    hands = [["6-5", "5-5", "4-2"], ["6-1", "3-3"], ["2-2"]]
    setup = {"hands": hands, "boneyard": ["1-0"], "scores": [1, 2, 3], "round": {"number": 3}}
    case = Case(Game("draw", 3, {"set": "double-nine"}), setup, tuple(MOVES), "refereed")
    parting = Parting(case, ("a", "b"), (told(), told()), STATE)
    for proposals in PASSES:
        for smaller in proposals(parting):
            assert smaller.size <= case.size


# --- the commands -------------------------------------------------------------------------------


def test_a_fault_is_hunted_down_to_a_scenario_that_tells_the_engines_apart(tmp_path):
    file = str(tmp_path / "found.yaml")
    code, text = conform("fuzz", twisted("skips-a-turn"), "--variant", "draw", "--out", file)
    assert code == 1
    assert "PARTED draw" in text
    assert "1 difference" in text
    assert conform("check", file)[0] == 0
    assert conform("run", OURS, file)[0] == 0
    assert conform("run", twisted("skips-a-turn"), file)[0] == 1
    scenario = yaml.safe_load(Path(file).read_text("utf-8"))["scenarios"][0]
    assert sum(map(len, scenario["setup"]["hands"])) <= 6
    assert len(scenario["steps"]) <= 6


def test_the_odd_one_of_three_is_told():
    engines = [OURS, twisted("one-more-point"), OURS]
    code, text = conform("diff", *engines, "--variant", "draw", "--seed", "2")
    assert code == 1
    assert f"odd one   {engines[1]}" in text


def test_a_failing_scenario_is_made_small(tmp_path):
    file = tmp_path / "large.yaml"
    steps = [{"do": {"seat": 0, "move": "play", "tile": "6-5"}}, {"expect": {"turn": 1}}]
    setup = {"hands": [["6-5", "5-5", "4-2"], ["6-1", "3-3", "2-2"]], "leader": 0}
    scenario = written([told(), told()], told()) | {"setup": setup, "steps": steps}
    file.write_text(text_of("large", [scenario]), "utf-8")
    code, text = conform("shrink", twisted("offers-a-pass"), str(file))
    assert code == 1
    assert "size      2 tiles and 0 moves; met with 6 tiles and 0 moves" in text


def test_engines_that_agree_differ_in_nothing():
    code, text = conform("fuzz", OURS, "--variant", "block", "--rounds", "3")
    assert (code, text.endswith("0 differences\n")) == (0, True)


def test_scenarios_are_scripts_for_diff():
    trying = str(FAKES / "trying.yaml")
    assert conform("diff", OURS, OURS, "--script", trying) == (0, "2 scripts: 0 differences\n")


def test_where_nothing_can_be_hunted_the_exit_code_says_so():
    assert conform("diff", OURS)[0] == 2
    assert conform("fuzz", "no-such-engine")[0] == 3
    assert conform("fuzz", TOY, "--variant", "mexican-train", "--rounds", "2")[0] == 5


# --- the faults that the benchmark hunts --------------------------------------------------------


def test_the_faults_have_ids_of_their_own_and_games_that_exist():
    assert len({row["id"] for row in ROWS}) == len(ROWS)
    assert {row["variant"] for row in ROWS} <= set(variant_ids())
    assert all(("wire" in row) is not ("rules" in row) for row in ROWS)


def test_nine_in_ten_faults_come_down_to_six_tiles_and_six_moves_in_ten_seconds():
    lines = (FAKES.parent / "measures" / "hunting.jsonl").read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    assert {row["fault"] for row in rows} == {row["id"] for row in ROWS}
    met = [row for row in rows if row["met"]]
    small = [
        row
        for row in met
        if row["now"][0] <= 6 and row["now"][1] <= 6 and row["shrunk"] <= 10 and row["proven"]
    ]
    assert len(met) == len(rows) > 40
    assert len(small) >= 0.9 * len(met)
