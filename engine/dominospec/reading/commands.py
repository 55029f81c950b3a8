# SPDX-License-Identifier: MIT
"""The commands ``explain``, ``diff`` and ``new``: what they write, and their exit codes."""

import argparse
import os
from collections.abc import Mapping
from typing import Final, TextIO, TypeAlias

from dominospec.reading import contrasting
from dominospec.reading.asked import asked, spoken
from dominospec.reading.beginning import beginning, write
from dominospec.reading.comparing import compared
from dominospec.reading.explaining import FORMS, Explained
from dominospec.terminal.screen import screen_on

Arguments: TypeAlias = argparse.Namespace

SAME: Final = 0
DIFFERENT: Final = 1
FAULTY: Final = 2
"""Exit codes of ``diff``, which are those of the program of that name."""


def run_explain(
    arguments: Arguments, output: TextIO, environment: Mapping[str, str] = os.environ
) -> int:
    """Tell the rules of a game."""
    screen = screen_on(output, environment)
    game = asked(arguments.variant, tuple(arguments.option))
    numbers = (arguments.players,) if arguments.players else ()
    explained = Explained(game, spoken(arguments.lang), numbers)
    for line in FORMS[arguments.format](explained, screen.style):
        screen.show(line)
    return 0


def run_diff(
    arguments: Arguments, output: TextIO, environment: Mapping[str, str] = os.environ
) -> int:
    """Tell two games apart; return 1 where they differ, 0 where they do not."""
    screen = screen_on(output, environment)
    games = asked(arguments.one), asked(arguments.other)
    found = compared(*games, spoken(arguments.lang), arguments.players)
    for line in contrasting.FORMS[arguments.format](found, screen.style):
        screen.show(line)
    return SAME if found.is_same else DIFFERENT


def run_new(arguments: Arguments, output: TextIO) -> int:
    """Write the file of a new game, which is never written over another."""
    new = beginning(arguments.id, arguments.base, arguments.title, arguments.folder)
    file = write(new)
    output.write(f"{file} is a game, so far the same as {new.base.title}. Read it and change it.\n")
    output.write(f"dominospec check {file}\n")
    return 0
