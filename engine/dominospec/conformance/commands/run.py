# SPDX-License-Identifier: MIT
"""``conform run``: scenarios against an adapter."""

import argparse
from collections.abc import Iterable
from datetime import UTC, datetime
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
from dominospec.conformance.running.expecting import Expected, load_expected, written
from dominospec.conformance.running.runner import run_suite
from dominospec.conformance.running.verdict import USAGE
from dominospec.conformance.wire.process import Limits
from dominospec.errors import SpecError


def _run(arguments: Arguments, out: TextIO) -> int:
    try:
        expected = _expected(arguments)
        for file in filter(None, (arguments.report, arguments.write_xfail)):
            Path(file).open("ab").close()  # what cannot be written is better known before the run
    except OSError as error:
        say(out, [f"a file cannot be written: {error}"])
        return USAGE
    except SpecError as error:
        say(out, map(str, error.faults))
        return USAGE
    outcome = run_suite(
        arguments.engine,
        selection(arguments),
        limits=Limits().scaled(arguments.timeout_scale),
        told=lambda result: say(out, told(result, arguments.engine)),
        expected=expected,
    )
    if arguments.report:
        _write(arguments.report, report(outcome, arguments.engine))
    if arguments.write_xfail:
        _write(arguments.write_xfail, written(outcome))
    say(out, summary(outcome))
    return outcome.exit_code


def _expected(arguments: Arguments) -> Expected:
    """Return the list of expected failures, as it holds today."""
    if not arguments.xfail:
        return Expected()
    return load_expected(Path(arguments.xfail), datetime.now(UTC).date())


def _write(file: str, lines: Iterable[str]) -> None:
    Path(file).write_text("".join(line + "\n" for line in lines), "utf-8", newline="\n")


def _add_arguments(action: argparse.ArgumentParser) -> None:
    add_engine(action)
    action.add_argument("--report", metavar="FILE", help="write a report as JSON lines")
    action.add_argument("--xfail", metavar="FILE", help="a list of expected failures")
    action.add_argument(
        "--write-xfail", metavar="FILE", help="write the list that expects what this run shows"
    )
    add_timeout_scale(action)
    add_selection(action)
    add_paths(action)


COMMANDS: Final = (Command("run", "run scenarios against an adapter", _add_arguments, _run),)
