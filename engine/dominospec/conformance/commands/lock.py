# SPDX-License-Identifier: MIT
"""``conform lock``: the ids that were ever given."""

import argparse
from typing import Final, TextIO

from dominospec.conformance.commands.command import Arguments, Command, say
from dominospec.conformance.running.verdict import PASSED, USAGE
from dominospec.conformance.suite.lock import (
    Tombstone,
    examine_lock,
    extended,
    load_lock,
    path,
    retired,
)
from dominospec.conformance.suite.shelf import load_suite
from dominospec.errors import SpecError


def _lock(arguments: Arguments, out: TextIO) -> int:
    if arguments.retire and not arguments.reason:
        say(out, ["a scenario is given up for a reason (write --reason TEXT)"])
        return USAGE
    scenarios = load_suite().scenarios
    old = load_lock(path())
    new = extended(old, scenarios)
    if arguments.retire:
        if arguments.retire not in old.revisions:
            say(out, [f"there is no id {arguments.retire} in {path()}"])
            return USAGE
        stone = Tombstone(arguments.retire, arguments.successor, arguments.reason)
        new = retired(new, stone)
    if faults := sorted(examine_lock(new, scenarios)):
        raise SpecError(faults)
    path().write_text(new.text, "utf-8", newline="\n")
    more = len(new.text.splitlines()) - len(old.text.splitlines())
    say(out, [f"{path()}: {more} new lines, {len(new.revisions)} ids"])
    return PASSED


def _add_arguments(action: argparse.ArgumentParser) -> None:
    action.add_argument("--retire", default="", metavar="ID", help="a scenario that is given up")
    action.add_argument("--successor", default="", metavar="ID", help="what takes its place")
    action.add_argument("--reason", default="", metavar="TEXT", help="why it is given up")


COMMANDS: Final = (Command("lock", "add new ids to the lock file", _add_arguments, _lock),)
