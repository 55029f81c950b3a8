# SPDX-License-Identifier: MIT
"""An engine that deals itself is examined by what another engine makes of its deals."""

import io
import sys
from pathlib import Path

import pytest

from dominospec.conformance.commands import main

OTHER = Path(__file__).parent / "adapters" / "conventions.py"


def beside(manners, *words):
    out = io.StringIO()
    command = f"{sys.executable} {OTHER} --deals own {manners}"
    status = main(["beside", command, "--rounds", "2", *words], out)
    return status, out.getvalue()


@pytest.mark.parametrize("manners", ["", "--auto pass,draw --ends value"])
def test_rounds_that_both_play_alike(manners):
    status, told = beside(manners, "--variant", "draw")
    assert status == 0, told
    assert told.startswith("2 rounds of draw, ")


def test_whoever_leads_may_be_taken_as_told():
    assert beside("", "--variant", "block", "--players", "3", "--by-lot")[0] == 0


def test_what_is_different_is_shown_with_the_deal_and_the_moves():
    status, told = beside("--wrong", "--variant", "draw", "--by-lot")
    assert status == 1
    assert "PARTED" in told
    assert "seat 1    " in told
    assert "/actions: expected {" in told


def test_a_deal_that_is_not_told_cannot_be_followed():
    status, told = beside("--silent", "--variant", "draw")
    assert status == 3
    assert "does not tell the deal" in told


def test_a_game_that_it_does_not_play_is_no_fault():
    status, told = beside("--variants block", "--variant", "draw")
    assert status == 5
    assert told == "unsupported: variant/draw\n"
