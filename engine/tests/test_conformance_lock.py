# SPDX-License-Identifier: MIT
"""Ids are given once, and nobody loses one."""

import io
import subprocess
from functools import cache
from pathlib import Path

import pytest

from dominospec.conformance.commands import main
from dominospec.conformance.suite.lock import (
    Tombstone,
    examine_lock,
    extended,
    load_lock,
    lock_of,
    meaning,
    path,
    retired,
)
from dominospec.conformance.suite.scenario import scenarios_of
from dominospec.conformance.suite.shelf import load_suite
from dominospec.errors import SpecError
from dominospec.loading.reading import read_text

ROOT = Path(__file__).parents[2]

TEXT = """\
schema: 1
subject: locks
scenarios:
  - id: plain-a2b3
    title: A plain game
    covers: [pass/when]
    source: {ruling: An example.}
    variant: block
    setup: {hands: [[6-6, 6-1], [6-5, 2-2]], leader: 0}
    steps:
      - do: {seat: 0, move: play, tile: 6-6}
"""


@cache
def suite():
    """The shipped suite, read once."""
    return load_suite()


def scenarios(*changes, text=TEXT):
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return tuple(scenarios_of(read_text(text, "my.yaml")))


def said(lock, found):
    return [fault.message + f" ({fault.cure})" for fault in examine_lock(lock, found)]


EMPTY = lock_of("", "ids.lock")
LOCKED = extended(EMPTY, scenarios())
OTHER = ("- do: {seat: 0, move: play, tile: 6-6}", "- expect: {turn: 0}")


def test_a_new_id_is_added():
    assert said(EMPTY, scenarios()) == [
        "plain-a2b3, revision 1, is not in the lock file (run dominospec conform lock)"
    ]
    assert said(LOCKED, scenarios()) == []
    assert lock_of(LOCKED.text, "ids.lock") == LOCKED


def test_words_about_a_scenario_are_not_its_meaning():
    (same,) = scenarios(("A plain", "An ordinary"), ("An example.", "Another reason."))
    assert meaning(same) == meaning(*scenarios())
    assert meaning(*scenarios(OTHER)) != meaning(same)


def test_another_meaning_needs_another_revision():
    assert said(LOCKED, scenarios(OTHER)) == [
        "it does not mean what it meant (write rev: 2, and run dominospec conform lock)"
    ]
    again = scenarios(OTHER, ("plain-a2b3", "plain-a2b3\n    rev: 2"))
    both = extended(LOCKED, again)
    assert said(both, again) == []
    assert [row.rev for row in both.revisions["plain-a2b3"]] == [1, 2]
    assert said(both, scenarios()) == [
        "the lock file has 2 revisions, and this is revision 1 (write rev: 2)"
    ]


def test_a_meaning_is_never_written_over():
    assert extended(LOCKED, scenarios(OTHER)) == LOCKED


def test_a_scenario_that_disappears_leaves_a_tombstone():
    (lost,) = said(LOCKED, ())
    assert lost.startswith("the scenario plain-a2b3 has disappeared (bring it back, or run")
    assert lost.endswith("conform lock --retire plain-a2b3 --reason TEXT)")
    gone = retired(LOCKED, Tombstone("plain-a2b3", "", "It said nothing of its own."))
    assert said(gone, ()) == []
    assert lock_of(gone.text, "ids.lock") == gone
    assert "plain-a2b3 gone - It said nothing of its own.\n" in gone.text
    assert said(gone, scenarios()) == ["the id plain-a2b3 was given up (draw four other letters)"]
    lost = retired(LOCKED, Tombstone("plain-a2b3", "plain-zzzz", "Moved."))
    assert said(lost, ()) == ["plain-a2b3 has a successor that never was: plain-zzzz ()"]


@pytest.mark.parametrize("line", ["plain-a2b3", "plain-a2b3 2 abc", "a-a2b3 gone -", "<<<<<<<"])
def test_a_damaged_lock_file(line):
    with pytest.raises(SpecError, match=r"ids\.lock:1:1: this is no line of a lock file"):
        lock_of(line, "ids.lock")


def test_our_lock_file_knows_every_scenario():
    lock = load_lock(path())
    assert list(examine_lock(lock, suite().scenarios)) == []
    lines = path().read_text("utf-8").splitlines()
    assert sorted(lines) == sorted(lock.text.splitlines())  # merging may have changed the order


def test_only_what_there_is_can_be_given_up():
    out, before = io.StringIO(), path().read_text("utf-8")
    assert main(["lock", "--retire", "plain-a2b3", "--reason", "R"], out) == 2
    assert "there is no id plain-a2b3" in out.getvalue()
    assert path().read_text("utf-8") == before


def test_a_scenario_is_given_up_for_a_reason():
    out = io.StringIO()
    assert main(["lock", "--retire", "plain-a2b3"], out) == 2
    assert "write --reason TEXT" in out.getvalue()


def test_no_line_was_ever_taken_out():
    """Look through the history of the file for lines that were taken out."""
    command = ["git", "log", "-p", "--format=", "--", "conformance/ids.lock"]
    if not (ROOT / ".git").exists():
        pytest.skip("there is no history here")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    removed = {line[1:] for line in done.stdout.splitlines() if line[:1] == "-" != line[1:2]}
    assert {line for line in removed if line[:1] != "#"} <= set(path().read_text().splitlines())
