# SPDX-License-Identifier: MIT
"""What holds in every position, where no fake of the tests breaks it."""

import pytest

from dominospec.conformance.running.invariants import INVARIANTS, Moment, broken, leaks, with_hands

VARIANT = {
    "players": 2,
    "tables": {"sides": [0, 1], "fits": {"4-3": {"3": [3, 4, "across"], "4": [3, 4, "across"]}}},
    "match": {"counting": "points"},
}
START = {"mode": "strict", "deal": {"hands": [["6-5"], ["4-3"]], "boneyard": ["1-0", "2-0"]}}
STATE = {
    "status": "playing", "turn": 1, "round": 1, "leader": 0,
    "ends": [{"end": 0, "shows": [6]}, {"end": 1, "shows": [5]}],
    "line": [{"tile": "6-5", "seat": 0, "end": None, "out": None}],
    "hand_sizes": [0, 1], "hands": [[], ["4-3"]], "boneyard": 2, "passes": 0, "confirmed": [],
    "scores": [0, 0], "result": None,
}  # fmt: skip
PASS = {"seat": 1, "move": "pass"}


def moment(state=None, actions=(PASS,), events=(), before=None, start=None):
    return Moment(VARIANT, START | (start or {}), STATE | (state or {}), actions, events, before)


def test_a_sound_position():
    assert list(broken(moment())) == []
    assert "tiles-kept" in INVARIANTS


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (
            {"hands": [[], ["4-3", "2-0"]], "hand_sizes": [0, 2], "boneyard": 1},
            "not drawn from the top",
        ),
        ({"hands": [[], []], "hand_sizes": [0, 0]}, "4-3 is gone"),
        ({"turn": None}, "the status is playing, and yet turn is None"),
    ],
)
def test_a_broken_position(state, said):
    assert any(said in sentence for _, sentence in broken(moment(state)))


def test_a_tile_drawn_from_the_top():
    drawn = {"hands": [[], ["4-3", "1-0"]], "hand_sizes": [0, 2], "boneyard": 1}
    assert list(broken(moment(drawn))) == []


def test_tiles_that_were_laid_do_not_move():
    line = [{"tile": "4-3", "seat": 1, "end": None, "out": None}]
    before = moment({"line": line})
    assert any(name == "line-grows" for name, _ in broken(moment(before=before)))


def test_in_refereed_play_a_play_may_be_told_and_taken_back():
    told = [{"event": "play", "seat": 1, "tile": "4-3", "end": 0, "out": 3}]
    foul = moment(events=told, before=moment(), start={"mode": "refereed"})
    assert list(broken(foul)) == []


def across(out, shows):
    line = [*STATE["line"], {"tile": "4-3", "seat": 1, "end": 1, "out": out}]
    ends = [{"end": 0, "shows": [6]}, {"end": 1, "shows": shows}]
    hands = {"hands": [[], ["1-0"]], "hand_sizes": [0, 1], "boneyard": 1}
    return moment({"line": line, "ends": ends, **hands})


def test_a_tile_laid_across_shows_both_its_numbers():
    assert list(broken(across("across", [3, 4]))) == []
    assert list(broken(across(4, [4]))) == []
    assert [name for name, _ in broken(across("across", [4]))] == ["ends-as-laid"]


def at_three(*moves):
    line = [{"tile": "3-3", "seat": 0, "end": None, "out": None}]
    ends = [{"end": 0, "shows": [3]}, {"end": 1, "shows": [3]}]
    start = {"deal": {"hands": [["3-3"], ["4-3"]], "boneyard": ["1-0", "2-0"]}}
    return moment(
        {"line": line, "ends": ends},
        [{"seat": 1, "move": "play", **move} for move in moves],
        start=start,
    )


def test_a_wild_tile_may_be_laid_in_every_way_of_the_tables():
    ways = [{"tile": "4-3", "end": 0, "out": out} for out in (3, 4, "across")]
    assert list(broken(at_three(*ways))) == []
    assert [name for name, _ in broken(at_three({"tile": "4-3", "end": 0, "out": 6}))] == [
        "plays-fit"
    ]
    assert [name for name, _ in broken(at_three({"tile": "4-3", "end": 5}))] == ["plays-fit"]
    assert [name for name, _ in broken(at_three({"tile": "4-3"}))] == ["plays-fit"]


def test_when_the_round_is_over_nothing_can_be_claimed():
    state = STATE | {"status": "round-over", "turn": None, "claims": ["pips"]}
    over = Moment(VARIANT, START, state | {"result": {"match_over": False}}, [], [], None)
    assert ("status", "the round is over, and yet there are points to be claimed") in broken(over)


def test_where_rounds_are_counted_awards_are_only_told():
    counting = VARIANT | {"match": {"counting": "rounds-won"}}
    award = [{"event": "award", "award": "pips", "side": 0, "points": 7}]
    told = Moment(counting, START, STATE, [PASS], award, moment())
    assert list(broken(told)) == []


def test_when_the_round_is_over_other_hands_may_be_shown_but_not_wrongly():
    over = STATE | {"status": "round-over", "turn": None, "hands": [["6-6"], ["4-3"]]}
    assert list(leaks(over, over, 0)) == []
    assert list(leaks(over | {"hands": [["6-6"], None]}, over, 0)) == []
    assert list(leaks(over | {"hands": [["6-6"], ["1-0"]]}, over, 0)) != []
    assert list(leaks(over | {"hands": [None, ["4-3"]]}, over, 0)) != []


def test_of_an_order_what_the_table_has_laid_is_in_no_hand_and_not_left_over():
    start = {"deal": {"order": ["6-6", "5-5", "4-4", "3-3", "2-2"]}}
    laid = {"tile": "3-3", "seat": None}
    state = {"hands": [["6-6"], ["5-5"]], "boneyard": 2, "line": [laid]}
    assert with_hands(start, state) == {
        "deal": {"hands": [["6-6"], ["5-5"]], "boneyard": ["4-4", "2-2"]}
    }


def test_a_hidden_tile_is_found_under_any_key():
    whole = STATE | {"hands": [["6-5"], ["4-3"]]}
    view = whole | {"hands": [["6-5"], None]}
    assert list(leaks(view, whole, 0)) == []
    assert list(leaks(view | {"notes": {"all": ["6-5"]}}, whole, 0)) == []
    assert list(leaks(view | {"notes": {"all": ["6-5", "4-3"]}}, whole, 0)) == [
        "seat 0 sees 4-3 under a key of the engine's own"
    ]
