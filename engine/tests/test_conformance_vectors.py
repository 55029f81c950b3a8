# SPDX-License-Identifier: MIT
"""Vectors: what is written unfolds to what was played, and two engines confirm it."""

import io
import json
import sys
from collections import Counter
from pathlib import Path

import pytest

from dominospec.conformance import Limits, Run, prepare
from dominospec.conformance.commands import main
from dominospec.conformance.running.trees import Bounds, Tree
from dominospec.conformance.suite.changes import changed, changes
from dominospec.conformance.suite.moves import move_of, text_of_move
from dominospec.conformance.suite.scenario import KINDS
from dominospec.conformance.suite.shelf import load_suite
from dominospec.conformance.vectors.chances import Chances
from dominospec.conformance.vectors.files import Shelf
from dominospec.conformance.vectors.locating import locate
from dominospec.conformance.vectors.making import Maker, Wanted
from dominospec.conformance.vectors.tables import games_of
from dominospec.conformance.vectors.traits import _gain
from dominospec.conformance.vectors.voting import Disagreement, Voters
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.errors import SpecError
from dominospec.loading import load, resolve

OURS = f"{sys.executable} -m dominospec serve"
GREETING = greeting("sha256:" + "0" * 64)
PARTS = {
    "a number": ({"a": 1}, {"a": 2}),
    "a truth is no number": ({"a": 1}, {"a": True}),
    "a key that goes": ({"a": 1, "b": None}, {"b": None}),
    "a key that comes": ({}, {"a": {"b": [1, {"c": 2}]}}),
    "deep in a list": ({"a": [[1], [2, 3]]}, {"a": [[1], [2]]}),
    "a record in a list": ({"a": [{"b": 1, "c": 2}]}, {"a": [{"b": 1, "c": 3}]}),
    "a longer list": ({"a": [1]}, {"a": [1, 2]}),
    "nothing instead": ({"a": {"b": 1}}, {"a": None}),
    "a record instead": ({"a": None}, {"a": {"b": 1}}),
}


@pytest.mark.parametrize("name", PARTS)
def test_changes_make_the_new_record_of_the_old_one(name):
    old, new = PARTS[name]
    found = json.loads(json.dumps(changes(old, new)))
    assert found
    assert json.dumps(changed(old, found), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert changes(new, new) == {}


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("6-4", {"seat": 2, "move": "play", "tile": "6-4"}),
        ("6-4@10>4", {"seat": 2, "move": "play", "tile": "6-4", "end": 10, "out": 4}),
        (
            "0-0@1>across",
            {"seat": 2, "move": "play", "tile": "0-0", "end": 1, "out": "across"},
        ),
        ("draw", {"seat": 2, "move": "draw"}),
        ("call-block", {"seat": 2, "move": "call-block"}),
        ("discard=12-7", {"seat": 2, "move": "discard", "tile": "12-7"}),
        ("0:pass", {"seat": 0, "move": "pass"}),
        ("11:1-0@0", {"seat": 11, "move": "play", "tile": "1-0", "end": 0}),
    ],
)
def test_a_move_has_a_text(text, move):
    assert move_of(text, 2) == move
    assert text_of_move(move, 2) == text


@pytest.mark.parametrize("text", ["", "6-4@", "6-4>", "Draw", "6", "discard="])
def test_a_text_that_is_no_move(text):
    with pytest.raises(ValueError, match="is no move"):
        move_of(text, 0)


def voters(command=OURS):
    return Voters(Adapter(OURS, GREETING), Adapter(command, GREETING))


@pytest.fixture(scope="module")
def shelf(tmp_path_factory):
    both = voters()
    wanted = Wanted(tried=8, traces=4, trees_tried=2)
    found = Shelf("matador", both.start(), "test")
    told = []
    for game in [*games_of("matador")][:2]:
        maker = Maker(both, wanted, told.append)
        variant = resolve(load("matador"), game.players, game.options)
        assert found.add(game, "trace", maker.traces(game, variant, Chances("a"))) == 4
        assert found.add(game, "perft", maker.trees(game, variant, Chances("b"))) == 1
    both.leave()
    assert told == []
    folder = tmp_path_factory.mktemp("vectors")
    found.write(folder)
    return folder


def test_what_was_made_holds_for_the_engine_that_made_it(shelf):
    prepared = prepare(load_suite([shelf]))
    assert {kind: len(load_suite([shelf], [kind]).scenarios) for kind in KINDS} == {
        "scenario": 0,
        "trace": 8,
        "perft": 2,
    }
    outcome = Run(Adapter(OURS, GREETING, Limits()), lambda _: None).all(prepared, "")
    assert outcome.counts == {"pass": 10}


def test_the_same_seed_makes_the_same(shelf):
    both = voters()
    both.start()
    game = next(games_of("matador"))
    variant = resolve(load("matador"), game.players, game.options)
    maker = Maker(both, Wanted(tried=8, traces=4), lambda _: None)
    found = [row["id"] for row in maker.traces(game, variant, Chances("a"))]
    both.leave()
    text = (shelf / "traces" / "matador.jsonl").read_text("utf-8")
    assert [line["id"] for line in map(json.loads, text.splitlines()[1:5])] == found


def test_an_engine_that_answers_otherwise_fails_at_that_move(shelf, tmp_path):
    path = shelf / "traces" / "matador.jsonl"
    head, first, *_ = path.read_text("utf-8").splitlines()
    row = json.loads(first)
    row["rounds"][0]["plies"][0].setdefault("state", {})["passes"] = 7
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(f"{head}\n{json.dumps(row)}\n", "utf-8")
    prepared = prepare(load_suite([wrong]))
    outcome = Run(Adapter(OURS, GREETING, Limits()), lambda _: None).all(prepared, "")
    assert outcome.counts == {"fail": 1}
    assert outcome.results[0].failure.differences[0].where == "/passes"
    assert outcome.results[0].prepared.scenario.place == f"{wrong}:2"


@pytest.mark.parametrize("line", ["{", "[]", '{"id": "trace-x-aaaaaa"}', '{"surprise": 1}'])
def test_a_line_without_the_form_is_a_fault_with_its_place(line, shelf, tmp_path):
    head = (shelf / "perft" / "matador.jsonl").read_text("utf-8").splitlines()[0]
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(f"{head}\n{line}\n", "utf-8")
    with pytest.raises(SpecError) as caught:
        load_suite([wrong])
    assert f"{wrong}:2" in str(caught.value)


def test_where_they_differ_nothing_is_kept():
    both = voters()
    both.start()
    one, other = ("matador", 2), ("draw", 2)
    for adapter, (name, players) in zip((both.scout, both.other), (one, other), strict=True):
        adapter.ask("variant", variant=resolve(load(name), players))
    start = {
        "game": "g1",
        "mode": "strict",
        "deal": {"hands": [["6-6"], ["6-5"]], "boneyard": []},
        "round": {"number": 1, "last": None, "lots": [0]},
        "scores": [0, 0],
    }
    both.both("start", **start)
    with pytest.raises(Disagreement, match="apply is answered differently"):
        both.both("apply", game="g1", action={"seat": 0, "move": "play", "tile": "6-6"})
    both.leave()


def test_every_choice_of_every_option_is_played():
    for variant in ("all-fives", "cross"):
        loaded = load(variant)
        played = {choice for game in games_of(variant) for choice in game.options.items()}
        wanted = {
            (option, choice)
            for option, row in loaded.options.items()
            for choice in row["choices"]
            if choice != row["default"]
        }
        assert played == wanted
        assert {game.players for game in games_of(variant)} == set(loaded.players)


# --- trees ----------------------------------------------------------------------------------


def seated(choices):
    adapter = Adapter(OURS, GREETING)
    adapter.start()
    adapter.ask("variant", variant=resolve(load("draw"), 2, choices))
    start = {
        "game": "g1",
        "mode": "strict",
        "deal": {"hands": [["6-6", "6-4"], ["1-0", "2-1"]], "boneyard": ["2-2", "6-1", "3-3"]},
        "round": {"number": 1, "last": None, "lots": [0]},
        "scores": [0, 0],
    }
    adapter.ask("start", **start)
    return adapter, Tree(adapter.ask, start, undo=True)


def test_what_a_game_adds_does_not_depend_on_the_order_of_its_traits():
    seen = Counter({f"trait {number}": number for number in range(40)})
    assert len({_gain([*seen][first:] + [*seen][:first], seen) for first in range(40)}) == 1


def test_the_shortest_way_to_a_difference_is_found():
    one, first = seated({})
    other, second = seated({"reserve": "none"})
    found = locate(first, second, Bounds())
    assert found.path[-1]["move"] == "draw"
    assert found.one.moves != found.other.moves
    assert locate(first, first, Bounds(4)) is None
    one.finish()
    other.finish()


def ran(*words):
    out = io.StringIO()
    return main(list(words), out), out.getvalue()


def test_a_row_is_counted_and_divided(shelf):
    rows = (shelf / "perft" / "matador.jsonl").read_text("utf-8").splitlines()
    name = json.loads(rows[1])["id"]
    code, text = ran("perft", OURS, name, str(shelf))
    assert (code, text.splitlines()[-1]) == (0, "as the row says")
    assert ran("perft", OURS, name, str(shelf), "--depth", "1")[0] == 0
    code, text = ran("perft", OURS, name, str(shelf), "--divide", "--depth", "2")
    assert code == 0
    assert text.endswith("0 differ\n")
    assert ran("perft", OURS, name, str(shelf), "--locate", "--depth", "2") == (
        0,
        "they do not differ\n",
    )
    assert ran("perft", OURS, "perft-none-0000", str(shelf))[0] == 2
    assert ran("perft", "false", name, str(shelf))[0] == 3


TOY = f"{sys.executable} -S {Path(__file__).parents[2] / 'conformance/fakes/toy_block.py'}"
WRONG = """\
import json, sys
sys.path.insert(0, {folder!r})
from dominospec.serve import State, answer
state = State()
for line in sys.stdin:
    reply = answer(state, line)
    if "state" in reply and len(reply["state"]["line"]) == 2:
        reply["state"]["passes"] = 1
    print(json.dumps(reply), flush=True)
"""


def test_the_first_difference_is_shown_with_the_draft_of_a_scenario(shelf, tmp_path):
    wrong = tmp_path / "wrong.py"
    wrong.write_text(WRONG.format(folder=str(Path(__file__).parents[1])), "utf-8")
    name = json.loads((shelf / "perft" / "matador.jsonl").read_text("utf-8").splitlines()[1])["id"]
    code, text = ran("perft", f"{sys.executable} {wrong}", name, str(shelf), "--locate")
    assert code == 1
    draft = tmp_path / "draft.yaml"
    draft.write_text(text[text.index("# a draft") :], "utf-8")
    assert ran("check", str(draft))[0] == 0
    assert ran("run", OURS, str(draft))[0] == 0
    assert ran("run", f"{sys.executable} {wrong}", str(draft))[0] == 1


def spelled_out(one):
    """A vector in the form of a scenario that is written by hand."""
    return {
        "id": one.id[:-2],
        "title": one.title,
        "covers": ["join/by"],
        "source": one.source,
        "variant": {"base": one.game.base, "options": dict(one.game.options)},
        "players": one.game.players,
        "mode": one.mode,
        "setup": one.setup,
        "steps": [{step.word: step.body} for step in one.steps],
    }


def test_a_vector_spelled_out_holds_with_the_laws_of_all_games_too(shelf, tmp_path):
    found = [spelled_out(one) for one in load_suite([shelf]).scenarios]
    written = tmp_path / "spelled.yaml"
    top = {"schema": 1, "subject": "vectors", "scenarios": found}
    written.write_text(json.dumps(top, indent=1), "utf-8")
    assert ran("check", str(written))[0] == 0
    assert ran("run", OURS, str(written))[0] == 0


def test_a_game_that_one_engine_lacks_is_left_out_and_told():
    both = voters(TOY)
    both.start()
    told = []
    game = next(games_of("draw"))
    maker = Maker(both, Wanted(tried=2, traces=1), told.append)
    variant = resolve(load("draw"), game.players, game.options)
    assert [*maker.traces(game, variant, Chances("a"))] == []
    assert [*maker.trees(game, variant, Chances("a"))] == []
    both.leave()
    assert len(told) == 2
    assert "unsupported" in told[0]
