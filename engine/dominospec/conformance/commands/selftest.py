# SPDX-License-Identifier: MIT
"""``conform selftest``: the harness against engines that misbehave."""

import argparse
from typing import Final, TextIO

from dominospec.conformance.commands.command import Arguments, Command, add_jobs, say
from dominospec.conformance.running.fleet import selftest
from dominospec.conformance.running.verdict import FAULTY, PASSED


def _selftest(arguments: Arguments, out: TextIO) -> int:
    count = wrong = 0
    for fake, found in selftest(2 * arguments.jobs):
        count, wrong = count + 1, wrong + bool(found)
        say(out, (f"{fake.id}: {surprise}" for surprise in found))
    judged = "each gets the verdict that it must get" if not wrong else f"{wrong} are misjudged"
    say(out, [f"{count} engines, most of which misbehave: {judged}"])
    return FAULTY if wrong else PASSED


def _add_arguments(action: argparse.ArgumentParser) -> None:
    add_jobs(action)


COMMANDS: Final = (
    Command(
        "selftest", "run the harness against engines that misbehave", _add_arguments, _selftest
    ),
)
