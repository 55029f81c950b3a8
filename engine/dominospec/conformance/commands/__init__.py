# SPDX-License-Identifier: MIT
"""``conform``: every module of this package brings the commands of one job."""

import argparse
from typing import Final, TextIO

from dominospec.conformance.commands import (
    asking,
    beside,
    engines,
    features,
    hunt,
    lock,
    measures,
    perft,
    record,
    replay,
    report,
    selftest,
    shelf,
    starting,
    tiers,
    vectors,
)
from dominospec.conformance.commands import run as running
from dominospec.conformance.commands.command import Arguments, Command, say
from dominospec.conformance.running.verdict import SUITE_INVALID
from dominospec.errors import SpecError

_MODULES: Final = (
    running,
    report,
    replay,
    shelf,
    hunt,
    beside,
    record,
    perft,
    vectors,
    engines,
    lock,
    features,
    measures,
    asking,
    tiers,
    starting,
    selftest,
)

_ALL: Final[dict[str, Command]] = {
    command.name: command for module in _MODULES for command in module.COMMANDS
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``conform``."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, command in _ALL.items():
        command.add_arguments(
            actions.add_parser(name, help=command.summing, description=command.summing)
        )


def run(arguments: Arguments, out: TextIO) -> int:
    """Carry out a parsed command; print faults of the suite and return the exit code."""
    try:
        return _ALL[arguments.action].run(arguments, out)
    except SpecError as error:
        say(out, map(str, error.faults))
        return SUITE_INVALID


def main(words: list[str], out: TextIO) -> int:
    """Parse and carry out ``conform`` as a program of its own would."""
    parser = argparse.ArgumentParser(prog="dominospec conform")
    add_arguments(parser)
    return run(parser.parse_args(words), out)
