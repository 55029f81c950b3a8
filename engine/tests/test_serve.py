# SPDX-License-Identifier: MIT
"""Our engine on the wire: what a harness does not ask, and answers to bad requests."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from dominospec.loading import load, resolve
from dominospec.serve import State, answer, converse
from dominospec.shapes import problems

BLOCK = resolve(load("block"), 2)
DEAL = {"hands": [["6-6", "6-5"], ["6-1", "3-2"]], "boneyard": []}


def ask(state: State, **request: Any) -> dict[str, Any]:
    return answer(state, json.dumps({"id": 1, **request}))


def code(reply: dict[str, Any]) -> str:
    found: str = reply["error"]["code"]
    return found


@pytest.fixture
def table() -> State:
    state = State()
    assert ask(state, cmd="variant", variant=BLOCK)["ok"]
    assert "state" in ask(state, cmd="start", game="g", deal=DEAL)
    return state


@pytest.mark.parametrize("line", ["", "{", "[]", "7", "[" * 100_000, '{"cmd": "legal"'])
def test_a_line_that_is_no_request_is_a_bad_request(line: str) -> None:
    assert code(answer(State(), line)) == "bad_request"


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        ({"cmd": "start", "game": "g", "deal": DEAL, "scores": [1, 2, 3]}, "bad_deal"),
        ({"cmd": "start", "game": "g", "deal": {"hands": [["6-6"]]}}, "bad_deal"),
        ({"cmd": "start", "game": "g", "deal": {"hands": [["6-6"], ["6-6"]]}}, "bad_deal"),
        ({"cmd": "start", "game": "g", "deal": {"hands": [["6-6"], ["9-6"]]}}, "bad_deal"),
        ({"cmd": "start", "game": "g", "deal": {"hands": [["6-6"], []]}}, "bad_deal"),
        ({"cmd": "start", "game": "g", "deal": {"hands": [["6-6"], ["1-6"]]}}, "bad_deal"),
        ({"cmd": "start", "game": "g", "deal": {"hands": [["6-6"], [7]]}}, "bad_deal"),
        ({"cmd": "start", "game": "g", "deal": 7}, "bad_request"),
        ({"cmd": "start", "game": 7, "deal": DEAL}, "bad_request"),
        (
            {"cmd": "start", "game": "g", "deal": DEAL, "round": {"last": {"leader": 1}}},
            "bad_request",
        ),
        ({"cmd": "legal", "game": "h"}, "unknown_game"),
        ({"cmd": "legal"}, "bad_request"),
        ({"cmd": "observe", "game": "g", "as": 5}, "bad_request"),
        ({"cmd": "apply", "game": "g", "action": {"seat": 0, "move": "jump"}}, "bad_request"),
        ({"cmd": "apply", "game": "g", "action": {"seat": 7, "move": "pass"}}, "bad_request"),
        ({"cmd": "apply", "game": "g", "action": {"seat": True, "move": "pass"}}, "bad_request"),
        (
            {"cmd": "apply", "game": "g", "action": {"seat": 0, "move": "play", "tile": "x"}},
            "bad_request",
        ),
        ({"cmd": "apply", "game": "g", "action": {"seat": 0, "move": "play"}}, "illegal_action"),
        ({"cmd": "variant", "variant": {}}, "bad_request"),
        ({"cmd": "hello", "protocol": [2]}, "unsupported"),
    ],
)
def test_a_bad_request_is_answered_with_its_code(
    table: State, request_: dict[str, Any], expected: str
) -> None:
    assert code(ask(table, **request_)) == expected


def test_nothing_starts_without_a_variant() -> None:
    assert code(ask(State(), cmd="start", game="g", deal=DEAL)) == "bad_request"


def test_a_deal_without_a_leader_is_over_at_once() -> None:
    lead = {"first": [BLOCK["lead"]["first"][0] | {"by": "holder-of", "tile": "5-5"}]}
    state = State()
    ask(state, cmd="variant", variant={**BLOCK, "lead": {**BLOCK["lead"], **lead}})
    reply = ask(state, cmd="start", game="g", deal=DEAL)
    assert reply["state"]["result"]["ended"] == "redeal"
    assert [event["event"] for event in reply["events"]] == ["round-end"]


def test_an_unknown_command_is_unsupported() -> None:
    assert code(ask(State(), cmd="dance")) == "unsupported"
    assert code(ask(State())) == "unsupported"


def positions(table: State, moves: list[dict[str, Any]]) -> list[Any]:
    """What is seen before and after each move."""
    first = ask(table, cmd="observe", game="g")["state"]
    made = (ask(table, cmd="apply", game="g", action=move)["state"] for move in moves)
    return [first, *made]


def test_moves_are_taken_back_to_the_start_and_no_further(table: State) -> None:
    moves = [
        {"seat": 0, "move": "play", "tile": "6-6"},
        {"seat": 1, "move": "play", "tile": "6-1", "end": 0, "out": 1},
    ]
    seen = positions(table, moves)
    back = [ask(table, cmd="undo", game="g")["state"] for _ in moves]
    assert back == seen[-2::-1]
    assert code(ask(table, cmd="undo", game="g")) == "bad_request"
    assert positions(table, moves) == seen


def test_a_move_is_explained_and_not_made(table: State) -> None:
    lead = {"seat": 0, "move": "play", "tile": "6-6"}
    (before, after) = positions(table, [lead])
    assert before != after
    fits = {"seat": 1, "move": "play", "tile": "6-1", "end": 0, "out": 1}
    for move, legal, rule in (
        (fits, True, "join/by/equal"),
        ({"seat": 1, "move": "pass"}, False, "pass/when/when-stuck"),
        ({"seat": 0, "move": "pass"}, False, "law/turn"),
    ):
        reply = ask(table, cmd="explain", game="g", action=move)
        assert reply == {"id": 1, "legal": legal, "rules": [rule]}
        assert problems(reply, "explain", "reply") == []
    assert ask(table, cmd="observe", game="g")["state"] == after


def test_an_explanation_names_the_awards_that_a_move_sets_off() -> None:
    state = State()
    ask(state, cmd="variant", variant=BLOCK)
    deal = {"hands": [["6-6"], ["6-1"]], "boneyard": []}
    ask(state, cmd="start", game="g", deal=deal)
    lead = {"seat": 0, "move": "play", "tile": "6-6"}
    reply = ask(state, cmd="explain", game="g", action=lead)
    assert reply["rules"] == ["score/awards/pips"]


def test_a_foul_is_explained_by_its_row() -> None:
    state = State()
    ask(state, cmd="variant", variant=BLOCK)
    deal = {"hands": [["6-6", "1-0"], ["6-1", "0-0"]], "boneyard": []}
    ask(state, cmd="start", game="g", deal=deal, mode="refereed")
    ask(state, cmd="apply", game="g", action={"seat": 0, "move": "play", "tile": "6-6"})
    reply = ask(state, cmd="explain", game="g", action={"seat": 1, "move": "pass"})
    assert reply == {"id": 1, "legal": False, "rules": ["fouls/false-pass"]}


def test_the_seat_view_hides_the_other_hand(table: State) -> None:
    state = ask(table, cmd="observe", game="g", **{"as": 1})["state"]
    assert state["hands"] == [None, ["3-2", "6-1"]]


def test_a_conversation_ends_with_bye_and_skips_empty_lines() -> None:
    lines = io.StringIO('\n{"id": 1, "cmd": "bye"}\n{"id": 2, "cmd": "bye"}\n')
    assert list(converse(lines)) == ['{"id":1,"ok":true}']


def test_the_program_serves_on_standard_input_and_output() -> None:
    asked = '{"id": 1, "cmd": "hello", "protocol": [1]}\n{"id": 2, "cmd": "bye"}\n'
    done = subprocess.run(
        [sys.executable, "-m", "dominospec", "serve"],
        input=asked, capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    hello, bye = map(json.loads, done.stdout.splitlines())
    assert hello["engine"]["name"] == "dominospec"
    assert bye == {"id": 2, "ok": True}
