# SPDX-License-Identifier: MIT
"""Loading and resolving: what merges how, who set what, and the resolved form."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominospec.errors import SpecError, WrongChoice
from dominospec.loading import (
    Origin,
    canonical,
    digest,
    load,
    load_text,
    provenance,
    resolve,
    variant_ids,
    vary,
)
from dominospec.tiles import double_set
from dominospec.vocabulary import CHAPTERS

HEAD = """\
dominospec: 1
id: {id}
title: A game
sources: [{{title: Tests, note: made up, grade: ruling}}]
"""
REST = """\
score:
  awards:
    pips:
      title: Pips
      event: round-end
      to: winner
      points: {count: hands, tiles: [doubles], worth: one-each, minus: own-side}
match: {target: 100}
"""


def text(name="game", extra="", rest=REST):
    return HEAD.format(id=name) + extra + rest


def game(extra="", rest=REST):
    return load_text(text("game", extra, rest), "game.yaml")


@pytest.fixture
def folder(tmp_path):
    def write(name, extra="", rest=REST):
        path = tmp_path / f"{name}.yaml"
        path.write_text(text(name, extra, rest), "utf-8")
        return path

    return write


def refusal(call, *arguments):
    with pytest.raises(SpecError) as caught:
        call(*arguments)
    return str(caught.value)


# --- the door ---------------------------------------------------------------------------------


def test_every_shipped_variant_loads_by_its_id_and_resolves_for_every_number_of_players():
    for name in variant_ids():
        variant = load(name)
        assert variant.id == name
        assert variant.file == f"spec/variants/{name}.yaml"
        for players in variant.players:
            document = resolve(variant, players)
            assert document["players"] == players
            assert set(CHAPTERS) < set(document)


def test_a_variant_is_loaded_from_a_path(folder):
    path = folder("mine")
    assert load(path).file == str(path)
    assert load(str(path)).title == "A game"


def test_a_file_called_like_a_shipped_variant_wins_over_it(folder, monkeypatch):
    path = folder("draw")
    path.rename(path.parent / "draw")
    monkeypatch.chdir(path.parent)
    assert load("draw").title == "A game"


def test_an_unknown_id_is_met_with_a_near_one():
    assert refusal(load, "matadro") == (
        "matadro: there is no variant 'matadro' (did you mean 'matador'? there are: "
        f"{', '.join(variant_ids())}) [file/missing]"
    )


def test_a_variant_is_frozen():
    with pytest.raises(AttributeError):
        load("draw").id = "other"


# --- merging ----------------------------------------------------------------------------------


def test_records_merge_and_words_and_lists_replace(folder):
    folder("base", "deal: {hand: {2: 7, 3: 5, 4: 5}, rest: unused}\nlead: {first: [lot]}\n")
    path = folder(
        "child",
        "extends: base\ndeal: {hand: {3: 6}}\nlead: {first: [highest-double, lot]}\n",
        "",
    )
    document = resolve(load(path), 3)
    dealt = document["deal"]
    assert (dealt["hand"], dealt["leave"], dealt["rest"]) == ({"2": 7, "3": 6, "4": 5}, 0, "unused")
    assert [step["by"] for step in document["lead"]["first"]] == ["highest-double", "lot"]
    assert document["match"]["target"] == 100


def test_a_number_replaces_a_table(folder):
    folder("base", "deal: {hand: {2: 7, 3: 5, 4: 5}}\n")
    assert (
        resolve(load(folder("child", "extends: base\ndeal: {hand: 6}\n", "")), 2)["deal"]["hand"]
        == 6
    )


def test_null_takes_an_inherited_row_away(folder):
    folder("base")
    path = folder("child", "extends: base\nscore: {awards: {pips: null}}\nmatch: {rounds: 3}\n", "")
    assert resolve(load(path), 2)["score"]["awards"] == []


def test_a_row_merges_with_the_inherited_row_of_its_id_and_keeps_its_place(folder):
    folder("base", rest=REST + "rules: {one: {title: One, event: play, do: reverses}}\n")
    extra = (
        "extends: base\n"
        "rules: {two: {title: Two, event: play, do: skips}, one: {title: The first}}\n"
    )
    rules = resolve(load(folder("child", extra, "")), 2)["rules"]
    assert [(rule["id"], rule["title"], rule["do"]) for rule in rules] == [
        ("one", "The first", "reverses"),
        ("two", "Two", "skips"),
    ]


def test_names_and_summary_belong_to_one_file(folder):
    folder("base", "also_called: [Old]\nsummary: A base.\n")
    data = load(folder("child", "extends: base\n", "")).data
    assert "also_called" not in data
    assert "summary" not in data


OPTIONS = """\
options:
  hands:
    title: Hands
    default: seven
    choices:
      seven: {title: Seven}
      five: {title: Five, deal: {hand: 5}}
  table:
    title: Table
    default: none
    after: [hands, end]
    choices:
      none: {title: None}
      six: {title: Six, deal: {hand: 6}}
  end:
    title: End
    default: hundred
    choices:
      hundred: {title: Hundred}
      fifty: {title: Fifty, match: {target: 50}}
by_seats:
  3: {deal: {hand: 4}}
"""


def test_by_seats_comes_before_options_and_options_follow_what_they_name():
    variant = game(OPTIONS)
    assert resolve(variant, 3)["deal"]["hand"] == 4
    assert resolve(variant, 3, {"hands": "five"})["deal"]["hand"] == 5
    assert resolve(variant, 3, {"hands": "five", "table": "six"})["deal"]["hand"] == 6


def test_a_change_comes_last():
    variant = vary(game(OPTIONS), {"deal": {"hand": 3}})
    assert resolve(variant, 3, {"hands": "five"})["deal"]["hand"] == 3
    assert resolve(vary(variant, {"deal": {"hand": 2}}), 3)["deal"]["hand"] == 2


@pytest.mark.parametrize(
    ("options", "kept"),
    [("all", ["hands", "table", "end"]), ("none", []), ("[table, hands]", ["hands", "table"])],
)
def test_a_file_says_which_options_it_inherits(folder, options, kept):
    folder("base", OPTIONS)
    path = folder("child", f"extends: {{variant: base, options: {options}}}\n", "")
    variant = load(path)
    assert list(variant.options) == kept
    if "table" in kept:
        assert set(variant.options["table"]["after"]) <= set(kept)


def test_an_inherited_option_can_be_changed_and_taken_away(folder):
    folder("base", OPTIONS)
    extra = "extends: base\noptions: {hands: {default: five}, table: null}\n"
    variant = load(folder("child", extra, ""))
    assert list(variant.options) == ["hands", "end"]
    assert resolve(variant, 2)["options"] == {"hands": "five", "end": "hundred"}
    assert resolve(variant, 2)["deal"]["hand"] == 5


BONUS = """\
options:
  bonus:
    title: Bonus
    default: some
    choices:
      some: {title: Some, match: {tie: shared}}
      none: {title: None, score: {awards: {pips: null}}}
  silence:
    title: Silence
    default: talk
    choices:
      talk: {title: Talk}
      silent: {title: Silent, score: {awards: {pips: null}}}
"""


def test_two_options_may_take_the_same_row_away():
    both = {"bonus": "none", "silence": "silent"}
    assert resolve(game(BONUS), 2, both)["score"]["awards"] == []


MORE = """\
  more:
    title: More
    default: nothing
    choices:
      nothing: {title: Nothing}
      turn: {title: Turn, rules: {turn: {title: Turn, event: play, do: reverses}}}
"""


def test_a_choice_can_be_inherited_in_part(folder):
    folder("base", BONUS + MORE)
    change = "{choices: {none: {score: {awards: {pips: {title: Fewer}}}}}}"
    variant = load(folder("child", f"extends: base\noptions: {{bonus: {change}}}\n", ""))
    (award,) = resolve(variant, 2, {"bonus": "none"})["score"]["awards"]
    assert award["title"] == "Fewer"


def test_a_null_in_a_choice_is_what_the_choice_does(folder):
    folder("base", BONUS + MORE)
    change = "{choices: {turn: {rules: {turn: null}}}}"
    variant = load(folder("child", f"extends: base\noptions: {{more: {change}}}\n", ""))
    message = refusal(resolve, variant, 2, {"more": "turn"})
    assert "null takes 'turn' away, but no such row is inherited here" in message


# --- what is refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (2, {"hand": "five"}, ["'game' has no option 'hand'", "did you mean 'hands'?"]),
        (2, {"x": "five"}, ["'game' has no option 'x'", "(there are: hands, table, end)"]),
        (2, {"hands": "fife"}, ["no choice 'fife'", "did you mean 'five'?"]),
        (2, {"hands": "nine"}, ["no choice 'nine'", "(there are: seven, five)"]),
        (7, {}, ["'game' is not for 7 players", "it is for 2, 3, 4", "seats/players"]),
    ],
)
def test_a_choice_that_cannot_be_is_refused(players, options, words):
    with pytest.raises(WrongChoice) as caught:
        resolve(game(OPTIONS), players, options)
    (fault,) = caught.value.faults
    assert (fault.file, fault.line) == ("", 0)
    for word in words:
        assert word in str(fault)
    assert str(fault).startswith(fault.message)


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        ("{hand: {2: 7}}", "3 players cannot be dealt no tiles"),
        ("{hand: 10}", "3 players cannot be dealt 10 tiles"),
        ("{hand: equal-share, leave: 27}", "3 players cannot be dealt no tiles"),
    ],
)
def test_a_deal_that_cannot_be_made_is_refused(deal, words):
    assert words in refusal(resolve, game(f"deal: {deal}\n"), 3)


def test_a_change_of_a_wrong_form_is_refused_at_its_place():
    origin = Origin("scenario.yaml", 12, 5, "scenario")
    message = refusal(vary, game(), {"draw": {"when": "somtimes"}, "wat": {}}, origin)
    assert "scenario.yaml:12:5: draw/when: 'somtimes' is no word" in message
    assert "unknown key 'wat'" in message
    assert refusal(vary, game(), {"wat": {}}).startswith("game.yaml: unknown key")


def test_a_change_that_takes_nothing_away_is_refused():
    variant = vary(game(), {"rules": {"skip": None}})
    assert "null takes 'skip' away" in refusal(resolve, variant, 2)


def test_two_files_that_extend_each_other_are_refused_with_the_chain(folder):
    folder("one", "extends: two\n")
    path = folder("two", "extends: one\n")
    message = refusal(load, path)
    assert "one.yaml:5:10: extends goes round in a circle: two -> one -> two" in message


def test_a_link_out_of_the_folder_is_refused(folder, tmp_path):
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "base.yaml").symlink_to(folder("base"))
    path = inner / "child.yaml"
    path.write_text(text("child", "extends: base\n", ""), "utf-8")
    message = refusal(load, path)
    assert f"{path}:5:10: the file of 'base' is a link that leads out of its folder" in message


def test_a_link_inside_the_folder_is_followed(folder, tmp_path):
    (tmp_path / "base.yaml").symlink_to(folder("original"))
    assert load(folder("child", "extends: base\n", "")).data["match"] == {"target": 100}


def test_a_base_is_found_beside_the_file_first_and_then_among_the_shipped(folder):
    child = folder("child", "extends: draw\n", "")
    assert load(child).rules.origin(("draw", "when")).file == "spec/variants/draw.yaml"
    beside = folder("draw", "draw: {when: at-will}\n")
    assert load(child).rules.origin(("draw", "when")).file == str(beside)


def test_faults_of_a_base_are_told_with_its_name(folder):
    base = folder("base", "deal: {hadn: 7}\n")
    assert refusal(load, folder("child", "extends: base\n", "")).startswith(f"{base}:5:8: ")


# --- who set what -----------------------------------------------------------------------------


def test_every_value_knows_who_set_it(folder):
    base = str(folder("base", OPTIONS))
    child = folder("child", "extends: base\ndraw: {when: when-stuck}\n", "")
    known = provenance(load(child), 3, {"end": "fifty"})
    assert known["/draw/when"] == Origin(str(child), 6, 14, "file")
    assert known["/draw/reserve"].layer == "default"
    assert known["/deal/hand"] == Origin(base, 26, 20, "by_seats 3")
    assert known["/match/target"] == Origin(base, 24, 45, "end=fifty")
    assert known["/score/awards/pips/to"].layer == "base base"
    spelled_out = known["/score/awards/pips/points/minus/whose"]
    assert (spelled_out.line, spelled_out.column) == (33, 72)
    assert known["/score/awards/pips/points/times"].layer == "default"
    assert known["/lead/first/0/by"].layer == "default"


def test_a_change_is_known_as_one():
    variant = vary(game(), {"lead": {"first": ["lot"]}}, Origin("s.yaml", 3, 1, "scenario"))
    known = provenance(variant, 2)
    assert known["/lead/first/0/by"] == Origin("s.yaml", 3, 1, "scenario")
    assert known["/deal/hand"].layer == "default"


# --- the resolved form ------------------------------------------------------------------------


def test_the_digest_is_that_of_the_canonical_rest():
    document = resolve(game(), 2)
    rest = {key: value for key, value in document.items() if key != "digest"}
    expected = hashlib.sha256(canonical(rest).encode()).hexdigest()
    assert document["digest"] == digest(document) == f"sha256:{expected}"


def test_canonical_json_is_sorted_and_dense_and_keeps_letters():
    assert canonical({"b": [1, "ř"], "a": {"d": True, "c": False}}) == (
        '{"a":{"c":false,"d":true},"b":[1,"ř"]}'
    )


def test_the_order_of_keys_does_not_matter():
    one = game("deal: {hand: 5, rest: unused}\nseats: {players: [2], direction: clockwise}\n")
    other = game("seats: {direction: clockwise, players: [2]}\ndeal: {rest: unused, hand: 5}\n")
    assert resolve(one, 2)["digest"] == resolve(other, 2)["digest"]


def test_the_digest_is_the_same_in_another_process():
    code = (
        "from dominospec.loading import load, resolve;print(resolve(load('matador'), 2)['digest'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(Path(__file__).parents[1]), "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == resolve(load("matador"), 2)["digest"]


def test_nothing_is_null_and_json_gives_it_back():
    document = resolve(load("latin"), 4)
    assert "null" not in canonical(document)
    assert json.loads(canonical(document)) == document


def test_what_is_not_said_has_its_default():
    document = resolve(game(rest="match: {rounds: 1}\n"), 2)
    assert document["set"] == {
        "highest_double": 6, "copies": 1, "copies_of": [], "remove": [], "half_worth": {},
        "tile_worth": [],
    }  # fmt: skip
    assert document["seats"] == {
        "players": [2, 3, 4], "sides": "each-alone", "seating": "as-agreed",
        "direction": "clockwise",
    }  # fmt: skip
    counts = {
        "alone": "both-halves", "one_covered": "both-halves", "two_covered": "nothing",
        "three_covered": "nothing", "exactly": {},
    }  # fmt: skip
    axes = {
        "arms": 2, "opens": "at-once", "fill": "free", "binds": "at-once", "side_arms": "grow",
        "counts": counts,
    }  # fmt: skip
    assert document["layout"] == {
        "grows": "at-both-ends",
        "one_end": "higher",
        "doubles": {
            "lie": "crosswise",
            "every": axes,
            "first": axes,
            "led": axes,
            "several": "oldest-first",
            "impossible": "lapses",
        },
        "branches": [],
        "mixed_after": "nothing",
        "trains": [],
    }
    assert document["join"] == {
        "by": "equal", "sum": 7, "differences": [1], "around": False, "pairs": [], "also": [],
        "never": [], "wild": {"tiles": [], "halves": [], "laid": "lengthwise"},
    }  # fmt: skip
    breaches = (
        "illegal-tile", "false-pass", "false-block", "drew-though-able", "touched-tile",
        "missed-call", "wrong-claim", "wrong-count", "talk",
    )  # fmt: skip
    assert document["fouls"] == {
        breach: {"remedy": "taken-back", "ends": "nothing", "draws": 0} for breach in breaches
    }
    assert document["match"]["target"] == "none"
    assert document["rules"] == []


def test_lead_steps_are_records_and_special_lists_default_to_later():
    extra = "lead: {first: [{by: holder-of, tile: set-highest-double, lays: free}, lot]}\n"
    lead = resolve(game(extra), 2)["lead"]
    usual = {
        "leads": "that-seat", "from": DOUBLE_SIX, "lacking": "next-step",
        "refuse": "not-allowed", "all_refused": "first-must", "or_lays": [],
    }  # fmt: skip
    assert lead["first"] == [
        {"by": "holder-of", "tile": "6-6", "lays": "free", **usual},
        {"by": "lot", "lays": "free", "among": "everyone", **usual},
    ]
    assert lead["after_tie"] == lead["after_block"] == lead["later"]
    assert resolve(game("lead: {later: [heaviest-tile]}\n"), 2)["lead"]["after_tie"] == [
        {"by": "heaviest-tile", "lays": "that-tile", **usual}
    ]


DOUBLE_SIX = list(map(str, double_set(6)))
DOUBLES = ["0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6-6"]


def test_a_word_takes_over_the_tiles_and_worth_of_the_count_beside_it():
    points = resolve(game(), 2)["score"]["awards"][0]["points"]
    rest = {"tiles": DOUBLES, "worth": "one-each", "combine": "total", "times": 1, "at_least": 0}
    assert points == {
        "count": "hands", "whose": ["opponents"], "plus": 0,
        "minus": {"count": "hands", "whose": ["own-side"], **rest}, **rest,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("points", "full"),
    [
        ("7", 7),
        (
            "{count: passes, minus: 2, plus: boneyard, at_most: 9}",
            {
                "count": "passes", "since": "tile", "whose": ["everyone"], "minus": 2, "times": 1,
                "at_least": 0, "at_most": 9, "plus": {
                    "count": "boneyard", "tiles": None, "worth": "value", "times": 1, "at_least": 0,
                },
            },
        ),
        (
            "{count: score, times: 2, minus: {count: score, whose: [leader, winner]}}",
            {
                "count": "score", "whose": ["own-side"], "combine": "highest", "plus": 0,
                "times": 2, "at_least": 0,
                "minus": {
                    "count": "score", "whose": ["leader", "winner"], "combine": "highest",
                    "times": 1, "at_least": 0,
                },
            },
        ),
    ],
)  # fmt: skip
def test_a_quantity_has_all_parameters_of_its_count(points, full):
    award = f"one: {{title: One, event: round-end, to: [winner, losers], points: {points}}}"
    document = resolve(game(rest=f"score: {{awards: {{{award}}}}}\nmatch: {{target: 5}}\n"), 2)
    (got,) = document["score"]["awards"]
    if isinstance(full, dict) and isinstance(full["plus"], dict):
        full["plus"]["tiles"] = document["tables"]["tiles"]
    assert got["points"] == full
    assert (got["id"], got["to"], got["several"]) == ("one", ["winner", "losers"], "each")
    assert "when" not in got


def test_a_condition_keeps_only_the_comparisons_given():
    when = (
        "{hands: {whose: next-seat, is: 0}, any: [{tile: [{half: highest}]}, {not: {stuck: true}}]}"
    )
    rest = f"rules: {{skip: {{title: Skip, event: play, do: skips, when: {when}}}}}\n"
    document = resolve(game(rest=rest + REST), 2)
    (rule,) = document["rules"]
    tiles = document["tables"]["tiles"]
    assert rule["when"] == {
        "hands": {
            "whose": ["next-seat"], "tiles": tiles, "worth": "value", "combine": "total",
            "minus": 0, "plus": 0, "times": 1, "is": 0,
        },
        "any": [{"tile": [tile for tile in tiles if "6" in tile]}, {"not": {"stuck": True}}],
    }  # fmt: skip
    assert (rule["whom"], rule["amount"]) == (["next-seat"], 1)


def test_tables_of_a_game_of_equal_halves():
    extra = (
        "set: {highest_double: 2, remove: [0-0], tile_worth: {"
        "all: {tiles: [every-tile], worth: 1}, last: {tiles: [set-highest-double], worth: 9}}}\n"
        "seats: {players: [2], sides: two-sides}\ndeal: {hand: equal-share, leave: 1}\n"
    )
    document = resolve(game(extra), 2)
    assert document["set"]["remove"] == ["0-0"]
    assert document["tables"] == {
        "tiles": ["1-0", "1-1", "2-0", "2-1", "2-2"],
        "worth": {"1-0": 1, "1-1": 1, "2-0": 1, "2-1": 1, "2-2": 9},
        "sides": [0, 1],
        "hand": [[2, 2]],
        "sequence": ["2-2", "1-1"],
        "fits": {
            "1-0": {"0": [1], "1": [0]},
            "1-1": {"1": [1]},
            "2-0": {"0": [2], "2": [0]},
            "2-1": {"1": [2], "2": [1]},
            "2-2": {"2": [2]},
        },
    }


@pytest.mark.parametrize(
    ("laid", "ways"),
    [("lengthwise", [3, 4]), ("crosswise", ["across"]), ("either", [3, 4, "across"])],
)
def test_tables_of_a_game_of_sums(laid, ways):
    extra = (
        "join: {by: sum, wild: {tiles: [0-0, {pips: one-more-than-highest}], "
        f"laid: {laid}}}}}\n"
    )
    fits = resolve(game(extra), 2)["tables"]["fits"]
    assert fits["4-3"] == {str(end): ways for end in range(7)}
    assert fits["0-0"] == {str(end): [0] for end in range(7)}
    assert fits["6-5"] == {"1": [5], "2": [6]}
    assert fits["1-0"] == {"6": [0]}
    assert fits["3-3"] == {"4": [3]}


# --- laws -------------------------------------------------------------------------------------


def test_a_table_and_a_number_for_the_same_key_contradict_each_other():
    options = OPTIONS.replace("after: [hands, end]", "after: [end]")
    table = options.replace("deal: {hand: 5}", "deal: {hand: {2: 5}}")
    chosen = {"hands": "five", "table": "six"}
    message = refusal(resolve, game(table), 2, chosen)
    assert (
        "hands=five (game.yaml:11) sets deal/hand/2, and table=six sets deal/hand differently"
        in (message)
    )
    other = options.replace("deal: {hand: 6}", "deal: {hand: {2: 6}}")
    assert "table=six sets deal/hand/2 differently" in refusal(resolve, game(other), 2, chosen)


@settings(deadline=None)  # a busy machine is no fault
@given(st.sampled_from(variant_ids()), st.data())
def test_an_overlay_of_nothing_changes_nothing(name, data):
    variant = load(name)
    players = data.draw(st.sampled_from(variant.players))
    empty = data.draw(st.sets(st.sampled_from(CHAPTERS)))
    varied = vary(variant, {chapter: {} for chapter in empty})
    assert resolve(varied, players) == resolve(variant, players)


@settings(deadline=None)  # a busy machine is no fault
@given(st.sampled_from(variant_ids()), st.data())
def test_naming_the_defaults_changes_nothing(name, data):
    variant = load(name)
    players = data.draw(st.sampled_from(variant.players))
    named = {option: row["default"] for option, row in variant.options.items()}
    some = data.draw(st.sets(st.sampled_from(sorted(named)))) if named else set()
    given_choices = {option: named[option] for option in some}
    assert resolve(variant, players, given_choices) == resolve(variant, players)


@settings(deadline=None)  # a busy machine is no fault
@given(st.sampled_from(variant_ids()))
def test_every_resolved_value_has_an_origin(name):
    variant = load(name)
    for origin in provenance(variant, variant.players[0]).values():
        assert origin.layer == "default" or origin.line > 0


def test_results_share_nothing():
    variant = load("draw")
    first = resolve(variant, 2)
    first["lead"]["later"].clear()
    first["score"]["awards"][0]["points"]["minus"]["tiles"].clear()
    again = resolve(variant, 2)
    assert again["digest"] == digest(again)
    assert again["score"]["awards"][0]["points"]["tiles"]


def test_a_variant_equals_only_itself():
    one, other = load("block"), load("block")
    assert one == one  # noqa: PLR0124 - that is the question
    assert one != other
    assert len({one, other, one}) == 2
