# SPDX-License-Identifier: MIT
"""``conform run``: scenarios against an adapter."""

import argparse
from pathlib import Path
from typing import Final, TextIO

from dominospec.conformance.commands.command import (
    Arguments,
    Command,
    add_engine,
    add_paths,
    add_selection,
    add_timeout_scale,
    say,
    selection,
)
from dominospec.conformance.reports.report import report, summary, told
from dominospec.conformance.running.runner import run_suite
from dominospec.conformance.running.verdict import USAGE
from dominospec.conformance.wire.process import Limits


def _run(arguments: Arguments, out: TextIO) -> int:
    if arguments.report:  # a report that cannot be written is better known before the run
        try:
            Path(arguments.report).write_text("", "utf-8")
        except OSError as error:
            say(out, [f"the report cannot be written: {error}"])
            return USAGE
    outcome = run_suite(
        arguments.engine,
        selection(arguments),
        limits=Limits().scaled(arguments.timeout_scale),
        told=lambda result: say(out, told(result, arguments.engine)),
    )
    if arguments.report:
        lines = "".join(line + "\n" for line in report(outcome, arguments.engine))
        Path(arguments.report).write_text(lines, "utf-8", newline="\n")
    say(out, summary(outcome))
    return outcome.exit_code


def _add_arguments(action: argparse.ArgumentParser) -> None:
    add_engine(action)
    action.add_argument("--report", metavar="FILE", help="write a report as JSON lines")
    add_timeout_scale(action)
    add_selection(action)
    add_paths(action)


COMMANDS: Final = (Command("run", "run scenarios against an adapter", _add_arguments, _run),)
