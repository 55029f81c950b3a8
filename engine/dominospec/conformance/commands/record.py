# SPDX-License-Identifier: MIT
"""``conform record``: an adapter in between, which writes the session down."""

import argparse
import sys
from pathlib import Path
from typing import Final, TextIO

from dominospec.conformance.commands.command import (
    Arguments,
    Command,
    add_engine,
    add_timeout_scale,
    say,
)
from dominospec.conformance.hunting.drafting import text_of
from dominospec.conformance.hunting.recording import NOTE, Session, drafts, relayed
from dominospec.conformance.running.verdict import NOTHING_RAN, PASSED, USAGE
from dominospec.conformance.wire.adapter import NO_SUITE, Adapter, greeting
from dominospec.conformance.wire.process import Limits


def _record(arguments: Arguments, out: TextIO) -> int:
    """Relay requests to the engine and replies to the output; complaints go to stderr."""
    path = Path(arguments.out)
    if path.exists():
        say(sys.stderr, [f"{path} is there already: a recording never takes the place of anything"])
        return USAGE
    limits = Limits().scaled(arguments.timeout_scale)
    adapter, session = Adapter(arguments.engine, greeting(NO_SUITE), limits), Session()
    for line in relayed(sys.stdin, adapter, session):
        say(out, [line])
    adapter.finish()
    found = list(drafts(session))
    say(sys.stderr, [draft for draft in found if isinstance(draft, str)])
    written = [draft for draft in found if not isinstance(draft, str)]
    if not written:
        return NOTHING_RAN
    path.write_text(text_of("what an engine has answered", written, NOTE), "utf-8", newline="\n")
    return PASSED


def _add_arguments(action: argparse.ArgumentParser) -> None:
    add_engine(action)
    action.add_argument("--out", required=True, metavar="FILE", help="a file that is not there yet")
    add_timeout_scale(action)


COMMANDS: Final = (
    Command("record", "relay a session to an adapter and write it down", _add_arguments, _record),
)
