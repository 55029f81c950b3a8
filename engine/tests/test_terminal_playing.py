# SPDX-License-Identifier: MIT
"""Games played by a script through text streams, as a person plays them in a terminal."""

import argparse
import os
import re
import subprocess
import sys
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dominospec.book.catalogue import languages
from dominospec.errors import SpecError
from dominospec.loading import load, resolve, variant_ids
from dominospec.terminal import add_play_arguments, run_play
from dominospec.terminal.bots import BOTS
from dominospec.terminal.dialogue import HELP
from dominospec.terminal.guide import guide
from dominospec.terminal.typed import Typed, read_move
from dominospec.tiles import Tile

GAMES = [(variant, players) for variant in variant_ids() for players in load(variant).players]
ANY_MOVE = "1\n\n" * 2000
"""The first legal move, and Enter between rounds."""

EXTREMES = [
    ("matador", "matadors=either"),
    ("matador", "set=double-twelve"),
    ("draw", "after-double=one-more"),
    ("draw", "after-double=another-turn"),
    ("draw", "drawing=at-will"),
    ("draw", "drawn=ends-the-turn"),
    ("draw", "drawn=may-be-kept"),
    ("block", "established=called"),
    ("latin", "match=six-rounds"),
]


RULES = [
    "law/held", "law/end", "law/turn", "law/over", "lead/step/lays/that-tile",
    "lead/step/lays/free", "join/by/equal", "join/by/sum", "join/wild/laid/lengthwise",
    "join/wild/laid/crosswise", "join/wild/laid/either", "draw/when/never", "draw/reserve",
    "draw/most", "draw/when/when-stuck", "draw/drawn/must-be-played", "pass/when/when-stuck",
    "turn/again/gives/may-play", "turn/again/at",
    "finish/block/established/passes", "finish/block/established/at-once",
    "finish/block/established/called",
]  # fmt: skip
"""The rules by which the engine refuses a move."""


def play(typed, *words, environment=None):
    """Return the exit code and what was shown."""
    parser = argparse.ArgumentParser()
    add_play_arguments(parser)
    output = StringIO()
    code = run_play(parser.parse_args(words), StringIO(typed), output, environment or {})
    return code, output.getvalue()


def shown(typed, *words):
    code, text = play(typed, *words)
    assert code == 0
    return text


def answers(text):
    """Return what was shown after each prompt."""
    return [part.partition("\n")[2] for part in re.split(r"^> ", text, flags=re.MULTILINE)[1:]]


TRAINS = """\
dominospec: 1
id: our-trains
title: Our Trains
sources: [{title: Tests, note: made up, grade: ruling}]
deal: {hand: 5}
layout:
  grows: in-trains
  trains:
    own: {title: Own train, for: each-seat, others: while-marked}
    common: {title: Common train, for: the-table, opens: after-own-train}
draw: {when: when-stuck, most: 1}
pass: {passer: marks-own-train}
score: {awards: {pips: {title: Pips, event: round-end, to: winner, points: {count: hands}}}}
match: {rounds: 1}
"""


def test_trains_have_numbers_and_owners(tmp_path):
    file = tmp_path / "our-trains.yaml"
    file.write_text(TRAINS, "utf-8")
    text = shown("1\n" * 60, str(file), "--seed", "11", "--players", "3")
    text = " ".join(text.split())
    assert re.search(r"train 0 \(yours\): \d, train 1 \(seat 1\): \d", text)
    assert re.search(r"train 3 \(all\): \d", text)
    assert re.search(r"\(seat \d, marked\): \d|\(yours, marked\): \d", text)
    assert " ► train " in text
    assert re.search(r"\d-\d train \d", text)
    assert "left" not in text


@pytest.mark.parametrize("bots", BOTS)
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_a_round_of_every_game(variant, players, bots):
    words = (variant, "--players", str(players), "--bots", bots, "--rounds", "1", "--seed", "1")
    text = shown(ANY_MOVE, *words)
    assert "Round 1." in text
    assert "Left in the hands:" in text
    assert "\nScore: " in text
    assert "\033" not in text
    assert not re.search(r"Seat \d+ draws \d+-\d+", text)


@pytest.mark.parametrize(("variant", "option"), EXTREMES)
def test_a_round_under_an_option(variant, option):
    text = shown(ANY_MOVE, variant, "--option", option, "--rounds", "1", "--seed", "5")
    assert f"Options: {option}." in text
    assert "\nScore: " in text


def test_a_whole_match():
    text = shown(ANY_MOVE, "block", "--seed", "1", "--seat", "1")
    rounds = [int(number) for number in re.findall(r"^Round (\d+)\.", text, re.MULTILINE)]
    assert rounds == [*range(1, len(rounds) + 1)]
    assert re.search(r"The match is over: (you win|seat 0 wins) it\.\n$", text)


def test_a_match_in_pairs():
    text = shown(ANY_MOVE, "partnership", "--seed", "2")
    assert "seat 2, your partner" in text
    assert re.search(r"The match is over: (you and seat 2|seat 1 and seat 3) win it\.\n$", text)


def test_the_seed_is_told_when_none_is_given():
    seed = re.search(r"--seed (\w+)\.", shown("", "block"))[1]
    assert shown("", "block", "--seed", seed) == shown("", "block", "--seed", seed)


def test_the_end_of_the_input_ends_the_game():
    assert shown("", "block", "--seed", "1").endswith("> \nGood-bye.\n")


@pytest.mark.parametrize("word", ["quit", "q", "exit", "QUIT"])
def test_quit(word):
    assert shown(f"{word}\n1\n", "block", "--seed", "1").endswith(f"> {word}\nGood-bye.\n")


def test_an_interrupt_ends_the_game():
    class Interrupting(StringIO):
        def readline(self, *_size):
            raise KeyboardInterrupt

    parser = argparse.ArgumentParser()
    add_play_arguments(parser)
    output = StringIO()
    assert run_play(parser.parse_args(["block"]), Interrupting(), output, {}) == 130
    assert output.getvalue().endswith("> \n")


def test_by_number_by_tile_and_by_enter():
    first = [shown(typed, "block", "--seed", "1") for typed in ("1\n", "4-0 left\n", "0-4 l\n")]
    told = [answers(text)[0] for text in first]
    assert told[0] == told[1] == told[2]
    assert told[0].startswith("You lay 4-0 left.\nSeat 1 lays 5-4 right.\n")
    assert answers(shown("\n", "draw", "--players", "2", "--seed", "3"))[0] != ""


def test_enter_makes_the_only_move():
    text = shown("\n", "matador", "--players", "3", "--seed", "5")
    assert "1) 5-5   (or press Enter)" in text
    assert answers(text)[0].startswith("You lead 5-5.\n")


def test_enter_does_nothing_where_there_is_a_choice():
    told = answers(shown("\n", "block", "--seed", "1"))
    assert told[0].startswith("Type a number")
    assert "Your hand" not in told[0]


def test_a_tile_that_fits_both_ends_must_be_said_where():
    told = answers(shown("4-0\n", "block", "--seed", "1"))
    assert told[0] == "There are several ways: 4-0 left or 4-0 right.\n"


@pytest.mark.parametrize(
    ("typed", "sentence", "rule"),
    [
        ("6-2", "6-2 cannot be laid so on 4.", "join/by/equal"),
        ("6-6", "You do not hold 6-6.", "law/held"),
        ("4-0 left 4", "4-0 cannot be laid so on 4.", "join/by/equal"),
        ("pass", "You can play 4-0, 6-4, so you may not pass.", "pass/when/when-stuck"),
        ("draw", "Nobody draws in this game.", "draw/when/never"),
        ("call the block", "A block is not called here", "finish/block/established/passes"),
        ("stop", "There is no further tile to decline.", "turn/again/gives/may-play"),
    ],
)
def test_an_illegal_move_is_answered_with_its_rule_and_what_is_legal(typed, sentence, rule):
    told = answers(shown(f"{typed}\n", "block", "--seed", "1"))[0]
    assert told.startswith(f"That is not allowed. {sentence}")
    assert f"\nRule {rule}: " in told
    assert told.endswith("\nLegal:   1) 4-0 left   2) 4-0 right   3) 6-4 left   4) 6-4 right\n")


def test_each_end_has_its_reason():
    told = answers(shown("4-0 left\n6-4\n", "block", "--seed", "1"))[1]
    assert told.startswith(
        "That is not allowed. Left: 6-4 cannot be laid so on 0.\n"
        "That is not allowed. Right: 6-4 cannot be laid so on 5.\n"
        "Rule join/by/equal: Two halves may touch when both show the same number.\n"
    )


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9", "There is no move 9: the numbers go from 1 to 4.\n"),
        ("9999", "There is no move 9999: the numbers go from 1 to 4.\n"),
        ("hnt", "'hnt' is not understood. Did you mean 'hint'?\n"),
        ("6-4 up", "'6-4 up' is not understood. Type a number, or a tile such as 6-4"),
        ("6-4 left 4 4", "'6-4 left 4 4' is not understood."),
        ("\033[31mred", "'[31mred' is not understood."),
        ("why", "Ask about a move"),
        ("undo", "There is nothing to take back: you have not moved yet.\n"),
    ],
)
def test_what_is_not_understood(typed, answer):
    assert answers(shown(f"{typed}\n", "block", "--seed", "1"))[0].startswith(answer)


def test_why():
    typed = "why 6-2\nwhy not 4-0 left?\nwhy 4-0\nwhy pass ?\n"
    told = answers(shown(typed, "block", "--seed", "1"))
    assert told[0].startswith("6-2 cannot be laid so on 4.\nRule join/by/equal: Two halves")
    assert told[1] == "4-0 left is legal.\n"
    assert told[2] == "4-0 left or 4-0 right is legal.\n"
    assert told[3].startswith("You can play 4-0, 6-4, so you may not pass.\nRule pass/when/")


def test_why_where_one_end_is_legal():
    told = answers(shown("4-0 left\nwhy 5-2\n", "block", "--seed", "1"))[1]
    assert told.startswith("5-2 right is legal.\n5-2 cannot be laid so on 0.\n")


def test_hint():
    told = answers(shown("hint\n", "block", "--seed", "1"))[0]
    assert told.startswith(
        "You can: 4-0 left, 4-0 right, 6-4 left, 6-4 right.\n"
        "You cannot lay 1-1, 3-3, 5-2, 6-0 or 6-2 [join/by/equal].\n"
        "You cannot pass: "
    )
    assert "draw" not in told


def test_hint_before_the_lead():
    told = answers(shown("hint\n", "matador", "--players", "3", "--seed", "5"))[0]
    assert told.startswith(
        "You can: 5-5.\nYou cannot lay 4-1, 4-2, 5-4 or 6-0 [lead/step/lays/that-tile].\n"
    )


def test_undo_takes_the_last_decision_back():
    once = answers(shown("1\n1\nundo\n", "block", "--seed", "1"))
    assert once[2].startswith("Taken back.\n")
    assert once[2].removeprefix("Taken back.\n") in once[0]
    twice = answers(shown("1\n1\nundo\nu\n1\n", "block", "--seed", "1"))
    assert twice[4] == once[0]


def test_undo_after_a_forced_lead_says_why_there_is_nothing_to_take_back():
    told = answers(shown("\nundo\n", "matador", "--players", "3", "--seed", "5"))
    assert told[1] == "There is nothing to take back: you had no choice so far.\n"


def test_help_has_a_line_for_everything_that_can_be_typed():
    told = answers(shown("help\n", "block", "--seed", "1"))[0].splitlines()
    assert told[0] == "  3              make the move with that number"
    assert len(told) == len(HELP)
    _, text = play("help\n", "block", "--seed", "1", environment={"COLUMNS": "40"})
    narrow = answers(text)[0].splitlines()
    assert "                 6-4 right" in narrow
    assert max(map(len, narrow)) <= 40


def test_after_the_round_the_table_is_drawn_again_only_when_wanted():
    played = "1\n" * 40
    text = shown(played + "log\nfoo\ntable\n", "block", "--seed", "1", "--rounds", "9")
    told = answers(text)
    over = next(index for index, answer in enumerate(told) if "Press Enter for the" in answer)
    assert "Left in the hands:" in told[over]
    assert all("Left in the hands:" not in answer for answer in told[over + 1 : -2])
    assert "Left in the hands:" in told[-2]


def test_undo_after_the_round():
    typed = ANY_MOVE[:60] + "undo\n"
    text = shown(typed, "block", "--seed", "1", "--rounds", "9")
    assert answers(text)[-2].startswith("Taken back.\n")


def test_between_rounds():
    class UntilTheRoundIsOver(StringIO):
        """Plays on, and asks some questions before the second round."""

        def __init__(self, output):
            super().__init__()
            self.output = output
            self.questions = iter(["hint\n", "1\n", "6-4\n", "why 6-4\n", "log\n", "next\n", ""])

        def readline(self, *_size):
            is_over = "Press Enter for the next round." in self.output.getvalue()
            return next(self.questions) if is_over else ("1\n")

    parser = argparse.ArgumentParser()
    add_play_arguments(parser)
    output = StringIO()
    words = parser.parse_args(["block", "--seed", "1"])
    assert run_play(words, UntilTheRoundIsOver(output), output, {}) == 0
    text = output.getvalue()
    assert text.count("The round is over. Press Enter for the next round. Or type: next") == 3
    assert "Rule law/over: " in text
    assert "  1 Seat 1 leads 4-4.\n" in text
    assert "Round 2." in text


def test_the_hand_is_not_drawn_again_while_nothing_fits():
    typed = "1\n" * 12
    words = ("matador", "--seed", "3", "--option", "set=double-twelve")
    told = [answer for answer in answers(shown(typed, *words)) if answer.startswith("You draw")]
    assert any("Your hand" not in answer and ") draw" in answer for answer in told)
    assert all("Your hand" in answer for answer in told if " left" in answer or " right" in answer)


@pytest.mark.parametrize("variant", variant_ids())
def test_every_rule_that_a_move_can_break_has_a_sentence(variant):
    rules = resolve(load(variant), min(load(variant).players))
    book = guide(rules, "en")
    for rule in RULES:
        assert re.fullmatch(r"[A-Z].+\.", book.sentence(rule), re.DOTALL), rule


@pytest.mark.parametrize("language", languages())
def test_rules_in_every_language(language):
    told = answers(shown("6-6\nrules\n", "block", "--seed", "1", "--lang", language))
    assert "\nRule law/held: " in told[0]
    assert len(told[1].splitlines()) > 30


def test_help_rules_log_and_table():
    typed = "help\nrules\nlog\ntable\n"
    told = answers(shown(typed, "matador", "--seed", "1"))
    assert "why 6-4" in told[0]
    assert "\n  Two halves may touch when together they make 7.\n" in told[1]
    assert told[2].startswith("  1 ")
    assert "left ◄" in told[3]


def test_all_lines_fit_the_screen():
    _, text = play("rules\nhelp\nfoo\nhint\n", "latin", environment={"COLUMNS": "60"})
    lines = [line for line in text.splitlines() if not line.startswith("The same tiles")]
    assert max(map(len, lines)) <= 80
    told = answers(text)
    assert max(map(len, told[0].splitlines())) <= 60


def test_a_wild_tile_may_be_laid_in_several_ways():
    words = ("matador", "--option", "matadors=either", "--seed", "3")
    text = shown(ANY_MOVE, *words, "--rounds", "6")
    ways = re.findall(r"\) (\d+-\d+ (?:left|right) (?:out \d+|across))", text)
    assert any("across" in way for way in ways)
    assert any("out" in way for way in ways)
    assert re.search(r"lays? \d-\d (left|right), \d outward\.", text)


def test_a_row_is_turned_and_its_tiles_stay_unseen():
    seen = answers(shown("turn\n\nwhy 6-4\nturn\nquit\n", "blind-hughie", "--seed", "7"))
    assert seen[0].startswith("You turn 1-0.\nOf your row you see:")
    assert seen[1].startswith("You lead 1-0.")
    assert seen[2].startswith("The front tile must be turned first.")
    assert "You turn" in seen[3]


def test_a_declined_play_and_a_called_block():
    text = shown("1\nstop\n" * 200, "draw", "--option", "after-double=one-more", "--seed", "6")
    assert "You lay no further tile." in text
    text = shown(ANY_MOVE, "block", "--option", "established=called", "--seed", "3")
    assert "calls the block." in text or "You call the block." in text


def test_colours_only_where_they_are_wanted():
    assert "\033" not in play("hint\n", "block", "--seed", "1")[1]
    forced = {"FORCE_COLOR": "1"}
    text = play("6-6\n", "block", "--seed", "1", environment=forced)[1]
    assert "\033[31mThat is not allowed. \033[0m" in text
    assert "\033[32m│4│0│\033[0m" in text
    assert "\033" not in play("6-6\n", "block", environment=forced | {"NO_COLOR": "1"})[1]


REFEREED = ("block", "--seed", "1", "--refereed", "--option")


def test_a_foul_is_taken_back():
    told = answers(shown("pass\n6-0 left 0\n6-0\n4-0 left\n", *REFEREED, "false-pass=taken-back"))
    assert told[0].startswith("Your foul: a pass by a seat that had a move. It is taken back.\n")
    assert told[1].startswith("Your foul: a tile was laid that may not be laid there. It is taken")
    assert told[2].startswith("Say the end and what faces out")
    assert told[3].startswith("You lay 4-0 left.\n")


def test_a_foul_stands():
    told = answers(shown("pass\n", *REFEREED, "false-pass=stands"))
    assert told[0].startswith(
        "Your foul: a pass by a seat that had a move. It stands.\n"
        "You pass: though a tile would fit.\n"
    )


def test_a_foul_costs_points_and_the_round():
    told = answers(shown("pass\n\n", *REFEREED, "false-pass=fifty-points-void"))
    assert "False pass: +50 for seat 1.\nThe round is over, and it does not count.\n" in told[0]
    assert "\nRound 1. " in told[1]
    told = answers(shown("pass\n", *REFEREED, "false-pass=round-lost"))
    assert "The round is lost by your foul; seat 1 wins the round.\n" in told[0]


def test_in_refereed_play_nothing_is_given_away():
    text = shown("9-9\ndraw\n", *REFEREED, "false-pass=stands")
    assert "1)" not in text
    assert answers(text)[0].startswith("That is not allowed. You do not hold 9-9.\n")
    assert "Legal" not in text


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["blok"], "did you mean 'block'"),
        (["block", "--players", "9"], "not for 9 players"),
        (["block", "--seat", "2"], "there is no seat 2 (take one of 0 to 1)"),
        (["block", "--seat", "-1"], "there is no seat -1"),
        (["block", "--lang", "xx"], "no rules in 'xx'"),
        (["block", "--option", "set=large"], "has no choice 'large'"),
    ],
)
def test_games_that_cannot_be_played(words, message):
    with pytest.raises(SpecError) as error:
        play("", *words)
    assert message in str(error.value)


@pytest.mark.parametrize(
    "words",
    [
        ["--seed", "ž"], ["--seed", ""], ["--players", "0"], ["--players", "x"],
        ["--rounds", "99999999"], ["--option", "set"], ["--bots", "clever"],
    ],
)  # fmt: skip
def test_arguments_that_are_none(words, capsys):
    with pytest.raises(SystemExit):
        play("", "block", *words)
    assert "error" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("6-4", Typed("play", Tile(6, 4))),
        ("4|6 right", Typed("play", Tile(6, 4), 1)),
        ("6-4 0 4", Typed("play", Tile(6, 4), 0, 4)),
        ("6-1 r across", Typed("play", Tile(6, 1), 1, "across")),
        ("6-1 left out 6", Typed("play", Tile(6, 1), 0, 6)),
        ("21-12 1", Typed("play", Tile(21, 12), 1)),
        ("6-4 arm 12 out 4", Typed("play", Tile(6, 4), 12, 4)),
        ("p", Typed("pass")),
        ("call the block", Typed("call-block")),
        ("say guess 3", Typed("declare", declaration="guess/3")),
        ("draw two", None),
        ("6-4 left sideways", None),
        ("6-444", None),
        ("six-four", None),
    ],
)
def test_how_moves_are_typed(text, move):
    assert read_move(text.split()) == move


WORDS = st.sampled_from(
    ["1", "2", "7", "", "draw", "pass", "stop", "call", "undo", "hint", "why", "not", "log", "left",
     "right", "across", "out", "0", "6-4", "5-5", "0-0", "6-1", "table", "?", "\0", "ř"]
)  # fmt: skip
LINES = st.lists(WORDS, max_size=4).map(" ".join)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    lines=st.lists(LINES | st.text(max_size=9), max_size=40),
    seed=st.integers(0, 99),
    refereed=st.booleans(),
)
def test_whatever_is_typed_is_answered(lines, seed, refereed):
    words = ["draw", "--seed", str(seed), "--option", "after-double=one-more"]
    typed = "\n".join(lines) + "\n"
    code, _ = play(typed, *words, *(["--refereed"] if refereed else []))
    assert code == 0


def test_bytes_that_are_no_letters():
    parser = argparse.ArgumentParser()
    add_play_arguments(parser)
    output = StringIO()
    source = TextIOWrapper(BytesIO(b"\xff\xfe\nquit\n"), "utf-8")
    assert run_play(parser.parse_args(["block", "--seed", "1"]), source, output, {}) == 0
    assert output.getvalue().endswith("> quit\nGood-bye.\n")


ENGINE = str(Path(__file__).parents[1])


def program(*words, **options):
    environment = {**os.environ, "PYTHONPATH": ENGINE, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "dominospec", *words]
    return subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, **options
    )  # fmt: skip


def test_the_program_in_a_pipe():
    with program("play", "block", "--seed", "1") as process:
        output, errors = process.communicate(b"1\nquit\n", timeout=60)
    assert (process.returncode, errors) == (0, b"")
    assert output.endswith(b"> quit\nGood-bye.\n")


def test_the_program_when_nobody_reads_on():
    with program("play", "block", "--seed", "1") as process:
        process.stdout.close()
        process.stdin.write(b"hint\n" * 100)
        process.stdin.close()
        errors = process.stderr.read()
    assert errors == b""
