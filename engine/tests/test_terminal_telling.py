# SPDX-License-Identifier: MIT
"""What happened, in words."""

import pytest

from dominospec.loading import load, resolve, vary
from dominospec.play import Event, Move
from dominospec.play.position import TABLE
from dominospec.terminal.names import Names, listed, move_name
from dominospec.terminal.telling import told
from dominospec.tiles import Tile

CHANGE = {
    "rules": {
        "turn-round": {"title": "Turn round", "event": "play", "do": "reverses"},
        "skip": {"title": "Skip", "event": "play", "do": "skips"},
    },
    "score": {
        "counters": {
            "pot": {"title": "Pot"},
            "own": {"title": "Own", "of": "each-seat"},
            "side": {"title": "Side", "of": "each-side"},
        }
    },
}
RULES = resolve(vary(load("matador"), CHANGE), 4)
EACH_ALONE = Names((0, 1, 2, 3), 1)
PAIRS = Names((0, 1, 0, 1), 1)


def lines(*events):
    return told(events, EACH_ALONE, RULES)


def event(kind, seat, /, **detail):
    return Event(kind, seat, detail=tuple(detail.items()))


@pytest.mark.parametrize(
    ("happened", "line"),
    [
        (Move(1, "play", Tile(6, 6)), "You lead 6-6."),
        (Move(TABLE, "play", Tile(6, 6)), "6-6 lies on the table to begin with."),
        (Move(2, "play", Tile(6, 5), 0, 5), "Seat 2 lays 6-5 left."),
        (Move(2, "play", Tile(6, 1), 1, 6), "Seat 2 lays 6-1 right, 6 outward."),
        (Move(1, "play", Tile(6, 1), 1, "across"), "You lay 6-1 right, across."),
        (Event("draw", 1, Tile(3, 0)), "You draw 3-0."),
        (Event("draw", 0, Tile(3, 0)), "Seat 0 draws a tile."),
        (event("pass", 0, stuck=True), "Seat 0 passes: no tile fits."),
        (event("pass", 1, stuck=False), "You pass: though a tile would fit."),
        (event("stop", 0), "Seat 0 lays no further tile."),
        (event("call-block", 1), "You call the block."),
        (
            event("foul", 3, breach="false-block"),
            "Foul of seat 3: a block was called that is none. It is taken back.",
        ),
        (event("award", 0, award="pips", side=1, points=12), "Pips left: +12 for you."),
        (event("rule", 0, rule="skip", seats=(2, 3)), "Skip: seat 2 and seat 3."),
        (event("rule", 0, rule="skip", seats=()), "Skip."),
        (
            event("rule", 0, rule="turn-round", seats=(2,)),
            "Turn round: the order of turns is turned round.",
        ),
        (event("counter", 1, by="x", counter="pot", holder=0, value=5), "Pot: now 5."),
        (event("counter", 1, by="x", counter="own", holder=1, value=5), "Own of you: now 5."),
        (event("counter", 1, by="x", counter="side", holder=2, value=0), "Side of seat 2: now 0."),
        (
            event("round-end", 1, ended="out", winner=1, winners=(1,)),
            "You are out; you win the round.",
        ),
        (
            event("round-end", 0, ended="out", winner=0, winners=(0,)),
            "Seat 0 is out; seat 0 wins the round.",
        ),
        (
            event("round-end", 0, ended="block", winner=None, winners=()),
            "The round is blocked; nobody wins the round.",
        ),
        (
            event("round-end", 0, ended="block", winner=1, winners=(1, 2)),
            "The round is blocked; you and seat 2 win the round.",
        ),
        (
            event("round-end", 0, ended="replay", winner=None, winners=()),
            "The round is blocked and level: it will be played again.",
        ),
        (
            event("round-end", 2, ended="forfeit", winner=0, winners=(0,)),
            "The round is lost by a foul of seat 2; seat 0 wins the round.",
        ),
    ],
)
def test_events(happened, line):
    assert lines(happened) == [line]


def test_who_is_left_alone_is_not_out():
    ending = event("round-end", 1, ended="out", winner=1, winners=(1,))
    alone = "You are the last one left; you win the round."
    assert told([ending], EACH_ALONE, RULES, last=1) == [alone]


def test_a_claim_that_goes_beyond_the_target_is_lost():
    exact = resolve(vary(load("draw"), {"match": {"reach": "exactly"}}), 4)
    claim, points = event("claim", 1), event("award", 1, award="pips", side=1, points=5)
    lost = "You claim the points, but they are lost: they would go beyond the target."
    assert told([claim], EACH_ALONE, exact) == [lost]
    assert told([claim, points], EACH_ALONE, exact)[0] == "You claim the points."
    assert told([claim], EACH_ALONE, RULES) == ["You claim the points."]


def test_only_draws_that_are_not_seen_share_a_line():
    unseen, own = Event("draw", 0, Tile(3, 0)), Event("draw", 1, Tile(3, 1))
    bonus = event("award", 0, award="bonus", side=0, points=5)
    assert lines(unseen, unseen, own, own, bonus, bonus) == [
        "Seat 0 draws 2 tiles.", "You draw 3-1.", "You draw 3-1.",
        "bonus: +5 for seat 0.", "bonus: +5 for seat 0.",
    ]  # fmt: skip


def test_names_in_pairs():
    assert PAIRS.seat(3) == "seat 3, your partner"
    assert PAIRS.seat(1) == "you"
    assert PAIRS.scores([4, 7]) == "seat 0 and seat 2: 4; you and seat 3: 7"
    assert PAIRS.win([0]) == "seat 0 and seat 2 win"
    assert listed(["a", "b", "c"], "or") == "a, b or c"


def test_names_of_moves():
    both = [Move(0, "play", Tile(6, 1), 0, way) for way in (1, 6, "across")]
    assert [move_name(move, both) for move in both] == [
        "6-1 left out 1", "6-1 left out 6", "6-1 left across",
    ]  # fmt: skip
    assert move_name(both[0], both[:1]) == "6-1 left"
    assert move_name(Move(0, "call-block"), ()) == "call the block"
    assert move_name(Move(0, "play", Tile(6, 1)), ()) == "6-1"
