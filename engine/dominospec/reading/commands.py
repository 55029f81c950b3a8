# SPDX-License-Identifier: MIT
"""The commands ``explain``, ``diff`` and ``new``: what they write, and their exit codes."""

import argparse
import os
from collections.abc import Callable, Iterator, Mapping
from time import monotonic
from typing import Final, TextIO, TypeAlias

from dominospec.reading import contrasting
from dominospec.reading.asked import asked, spoken
from dominospec.reading.beginning import beginning, write
from dominospec.reading.comparing import Compared, compared
from dominospec.reading.explaining import FORMS, Explained
from dominospec.reading.searching import Limits, asking, search
from dominospec.reading.witnessing import text_of
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
    if found.is_same or not arguments.show:
        for line in contrasting.FORMS[arguments.format](found, screen.style):
            screen.show(line)
        return SAME if found.is_same else DIFFERENT
    output.writelines(f"{line}\n" for line in _shown(found, arguments, monotonic))
    return DIFFERENT


def _bell(clock: Callable[[], float], seconds: float) -> Callable[[], bool]:
    """Return what says whether so many seconds have gone by from now on."""
    end = clock() + seconds
    return lambda: clock() > end


def _limits(arguments: Arguments, is_late: Callable[[], bool]) -> Limits:
    return Limits(arguments.seed, arguments.deals, arguments.moves, arguments.positions, is_late)


def _shown(found: Compared, arguments: Arguments, clock: Callable[[], float]) -> Iterator[str]:
    """Yield scenarios that show how two games differ, or that none was found."""
    numbers = found.numbers
    for number in numbers:
        question = asking(found, number)
        shown = search(question, _limits(arguments, _bell(clock, arguments.seconds / len(numbers))))
        if shown:
            yield from text_of(found, question, shown).splitlines()
            return
    yield "# No round was found in which they answer differently. More of --deals, --moves,"
    yield "# --positions or --seconds looks further, another --seed elsewhere."


def run_new(arguments: Arguments, output: TextIO) -> int:
    """Write the file of a new game, which is never written over another."""
    new = beginning(arguments.id, arguments.base, arguments.title, arguments.folder)
    file = write(new)
    output.write(f"{file} is a game, so far the same as {new.base.title}. Read it and change it.\n")
    output.write(f"dominospec check {file}\n")
    return 0
