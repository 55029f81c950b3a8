# SPDX-License-Identifier: MIT
"""The commands ``explain``, ``diff`` and ``new``: what they write, and their exit codes."""

import argparse
import os
from collections.abc import Mapping
from typing import TextIO, TypeAlias

from dominospec.reading.asked import asked, spoken
from dominospec.reading.beginning import beginning, write
from dominospec.reading.explaining import FORMS, Explained
from dominospec.terminal.screen import screen_on

Arguments: TypeAlias = argparse.Namespace


def run_explain(
    arguments: Arguments, output: TextIO, environment: Mapping[str, str] = os.environ
) -> int:
    """Tell the rules of a game."""
    screen = screen_on(output, environment)
    game = asked(arguments.variant, tuple(arguments.option))
    explained = Explained(game, spoken(arguments.lang), arguments.players)
    for line in FORMS[arguments.format](explained, screen.style):
        screen.show(line)
    return 0


def run_new(arguments: Arguments, output: TextIO) -> int:
    """Write the file of a new game, which is never written over another."""
    new = beginning(arguments.id, arguments.base, arguments.title, arguments.folder)
    file = write(new)
    output.write(f"{file} is a game, so far the same as {new.base.title}. Read it and change it.\n")
    output.write(f"dominospec check {file}\n")
    return 0
