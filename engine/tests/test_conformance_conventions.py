# SPDX-License-Identifier: MIT
"""Engines that do some things in their own way get the verdicts that they would get without."""

import sys
from pathlib import Path

import pytest

from dominospec.conformance import Selection, load_suite, prepare, run_suite
from dominospec.conformance.reports.report import summary
from dominospec.conformance.running.comparing import Difference
from dominospec.conformance.running.extras import explained, taken_back
from dominospec.conformance.running.invariants import Moment
from dominospec.conformance.running.matching import is_one_line, lacking
from dominospec.conformance.running.normalising.values import ByValue
from dominospec.loading import load, resolve

OTHER = Path(__file__).parent / "adapters" / "conventions.py"
SCENARIOS = Path(__file__).parents[2] / "conformance" / "scenarios"
FEW = [SCENARIOS / name for name in ("pass", "draw", "games/block", "games/draw")]
HELLO = {"spec_driven": True, "modes": ["strict", "refereed"], "features": []}


def verdicts(manners, paths=FEW):
    outcome = run_suite(f"{sys.executable} {OTHER} {manners}", Selection([*map(str, paths)]))
    return outcome, {result.verdict for result in outcome.results}


@pytest.mark.parametrize(
    "manners", ["--ends value", "--auto pass", "--ends value --auto pass,draw"]
)
def test_what_is_done_otherwise_is_translated(manners):
    outcome, found = verdicts(manners)
    assert found <= {"pass", "unsupported"}
    assert outcome.counts["pass"] > 2 * outcome.counts.get("unsupported", 0)
    assert all(result.normalised for result in outcome.results)
    assert any(line.startswith("normalised: ") for line in summary(outcome))


def test_an_engine_that_deals_itself_is_not_examined_by_scenarios():
    outcome, found = verdicts("--deals own", [SCENARIOS / "pass"])
    assert found == {"unsupported"}
    assert outcome.exit_code == 5
    assert outcome.results[0].failure.features == ("deals/given",)


def test_an_engine_that_knows_games_by_name_is_asked_for_those_only():
    outcome, _ = verdicts("--variants block", [SCENARIOS / "games/block", SCENARIOS / "games/draw"])
    told = {result.prepared.scenario.game.base: set() for result in outcome.results}
    for result in outcome.results:
        told[result.prepared.scenario.game.base].add(result.verdict)
    assert "pass" in told["block"]
    assert told["draw"] == {"unsupported"}


def example(variant="block", **more):
    suite = load_suite([SCENARIOS / "games" / variant])
    rows = prepare(suite)
    return next(
        row for row in rows if all(getattr(row.scenario.game, k) == v for k, v in more.items())
    )


def test_a_game_is_the_one_named_by_id_players_options_and_digest():
    plain = example(options={})
    players = plain.variant["players"]
    digest = resolve(load("block"), players)["digest"]

    def lacks(**row):
        games = [{"id": "block"} | row]
        return lacking(HELLO | {"spec_driven": False, "variants": games}, plain)

    assert lacks() == lacks(players=players) == lacks(digest=digest) == ()
    assert lacks(id="draw") == ("variant/block",)
    assert lacks(players=players + 1) == ("variant/block/as-asked",)
    assert lacks(options={"target": "hundred"}) == ("variant/block/as-asked",)
    assert lacks(digest="sha256:" + "0" * 64) == ("variant/block/as-asked",)
    assert lacking(HELLO | {"spec_driven": False}, plain) == ()


def test_what_is_beyond_a_limit_is_lacking():
    plain = example()
    assert lacking(HELLO | {"limits": {"players": 1, "highest_double": 5}}, plain) == (
        f"players/{plain.variant['players']}", "highest_double/6",
    )  # fmt: skip
    assert lacking(HELLO | {"limits": {"players": 12}}, plain) == ()


def test_only_one_line_with_two_ends_can_be_played_by_number():
    assert is_one_line(resolve(load("block"), 2))
    assert not is_one_line(resolve(load("mexican-train"), 2))
    assert not is_one_line(resolve(load("cross"), 2))


class Told:
    """A port that says what it was told to say."""

    is_between, unknown = False, ()

    def __init__(self, *replies):
        self.replies = list(replies)
        self.asked = []

    def ask(self, command, **fields):
        self.asked.append((command, fields))
        return self.replies.pop(0)


def test_a_number_stands_for_every_arm_that_shows_it():
    lead = {"tile": "6-6", "seat": 0, "end": None, "out": None, "lies": "crosswise"}
    second = {"tile": "6-4", "seat": 1, "end": 6, "out": 4, "lies": "lengthwise"}
    ends = [[{"end": 6, "shows": [6]}], [{"end": 4, "shows": [4]}, {"end": 6, "shows": [6]}]]
    move = {"seat": 1, "move": "play", "tile": "6-4", "end": 6, "out": 4}
    told = Told(
        {"state": {"line": [lead], "ends": ends[0]}, "events": []},
        {"actions": [move]},
        {"state": {"line": [lead, second], "ends": ends[1]}, "events": [{**move, "event": "play"}]},
        {"error": {"code": "illegal_action", "legal": [{**move, "end": 4}]}},
        {"state": {"line": [lead], "ends": ends[0]}},
    )
    port = ByValue(told)
    assert port.ask("start")["state"]["ends"] == [
        {"end": 0, "shows": [6]},
        {"end": 1, "shows": [6]},
    ]
    assert [one["end"] for one in port.ask("legal")["actions"]] == [0, 1]
    reply = port.ask("apply", action={**move, "end": 1})
    assert told.asked[-1][1]["action"]["end"] == 6
    assert reply["state"]["ends"] == [{"end": 0, "shows": [6]}, {"end": 1, "shows": [4]}]
    assert (reply["state"]["line"][1]["end"], reply["events"][0]["end"]) == (1, 1)
    assert port.ask("apply", action={**move, "end": 7})["error"]["legal"][0]["end"] == 1
    assert told.asked[-1][1]["action"]["end"] == 99
    assert len(port.ask("undo")["state"]["line"]) == 1
    assert port.arms == {0: 6, 1: 6}


def test_a_number_that_no_arm_shows_is_left_as_it_is():
    lead = {"tile": "6-5", "seat": 0, "end": None, "out": None, "lies": "lengthwise"}
    wrong = [{"end": 6, "shows": [6]}, {"end": 4, "shows": [4]}]
    move = {"seat": 1, "move": "play", "tile": "4-3", "end": 4, "out": 3}
    port = ByValue(Told({"state": {"line": [lead], "ends": wrong}}, {"actions": [move]}))
    assert port.ask("start")["state"]["ends"] == wrong
    assert port.ask("legal")["actions"] == [move]


class Back:
    """What an engine says when moves are taken back, or a move is to be explained."""

    def __init__(self, states, actions=(), rules=()):
        self.states, self.actions, self.rules = list(states), list(actions), list(rules)

    def __call__(self, command, **_):
        return {
            "undo": lambda: {"state": self.states.pop(0)},
            "legal": lambda: {"actions": self.actions},
            "explain": lambda: {"legal": True, "rules": self.rules},
        }[command]()


LEAD = {"seat": 0, "move": "play", "tile": "6-6"}


def passed(*turns):
    return [Moment({}, {}, {"turn": turn}, [LEAD], ()) for turn in turns]


def test_moves_taken_back_lead_through_the_same_positions():
    trail = passed(0, 1, 2)
    assert list(taken_back(Back([{"turn": 1}, {"turn": 0}], [LEAD]), trail)) == []
    (wrong,) = taken_back(Back([{"turn": 2}, {"turn": 0}], [LEAD]), trail)
    assert (wrong.where, wrong.expected, wrong.got) == ("/turn", 1, 2)
    (gone,) = taken_back(Back([{"turn": 1}, {"turn": 0}]), trail)
    assert (gone.where, gone.expected, gone.got) == ("/actions", LEAD, None)
    assert list(taken_back(Back([], [LEAD]), passed(0))) == []


def test_a_move_too_many_is_explained_by_the_engine():
    surplus = [Difference("/actions", None, LEAD)]
    assert (
        explained(Back([], rules=["join/by/equal"]), surplus) == "; the engine names join/by/equal"
    )
    assert explained(Back([]), surplus) == ""
    assert explained(Back([]), [Difference("/actions", 3, 4), Difference("/turn", 0, 1)]) == ""


def test_an_engine_whose_undo_does_not_lead_back_fails(tmp_path):
    text = OTHER.read_text("utf-8").replace(
        '        if command == "hello":',
        '        if command == "undo":\n            reply["state"]["passes"] += 1\n'
        '        if command == "hello":',
    )
    (tmp_path / "other.py").write_text(text, "utf-8")
    selection = Selection([str(SCENARIOS / "pass")], ["pass-stuck-*"])
    (result,) = run_suite(f"{sys.executable} {tmp_path / 'other.py'}", selection).results
    assert result.verdict == "fail"
    assert result.failure.why == "moves taken back do not lead back [undo]"
    assert result.failure.differences[0].where == "/passes"
