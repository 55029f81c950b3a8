# SPDX-License-Identifier: MIT
"""``conform run``: scenarios against an adapter."""

import argparse
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final, TextIO

from dominospec.conformance.commands.command import (
    Arguments,
    Command,
    add_engine,
    add_jobs,
    add_paths,
    add_selection,
    add_timeout_scale,
    say,
    selection,
    whole,
)
from dominospec.conformance.reports.claimed import Ruling, rulings
from dominospec.conformance.reports.claimed import told as claimed
from dominospec.conformance.reports.particulars import scope
from dominospec.conformance.reports.report import report, summary, told
from dominospec.conformance.running.expecting import Expected, load_expected, written
from dominospec.conformance.running.manner import ORDERS, Manner
from dominospec.conformance.running.probing import probe
from dominospec.conformance.running.runner import Run
from dominospec.conformance.running.verdict import FAULTY, PASSED, USAGE, Result
from dominospec.conformance.suite.choosing import chosen
from dominospec.conformance.suite.shelf import Selection, load_suite
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.conformance.wire.process import Limits
from dominospec.errors import SpecError

_SEEDS: Final = 1_000_000


def _run(arguments: Arguments, out: TextIO) -> int:
    try:
        expected, wanted = _expected(arguments), selection(arguments)
        for file in filter(None, (arguments.report, arguments.write_xfail)):
            Path(file).open("ab").close()  # what cannot be written is better known before the run
    except OSError as error:
        say(out, [f"a file cannot be written: {error}"])
        return USAGE
    except SpecError as error:
        say(out, map(str, error.faults))
        return USAGE
    return _examined(arguments, wanted, expected, out)


def _examined(arguments: Arguments, wanted: Selection, expected: Expected, out: TextIO) -> int:
    """Run what is wanted, and write and tell what it comes to."""
    if arguments.report:
        _write(arguments.report, ())  # a run that is killed leaves no older report behind
    suite, prepared = chosen(wanted)
    limits = replace(Limits().scaled(arguments.timeout_scale), memory=arguments.memory << 20)
    adapter = Adapter(arguments.engine, greeting(suite.digest), limits)
    hear = partial(_tell, out, arguments.engine)
    found = Run(adapter, hear, expected, _manner(arguments)).all(prepared, suite.digest)
    known = load_suite(kinds=wanted.kinds) if wanted.tier and arguments.xfail else suite
    outcome = expected.judge(found, known.scenarios)
    if arguments.report:
        _write(arguments.report, report(outcome, arguments.engine, scope(suite, wanted, limits)))
    if arguments.write_xfail:
        _write(arguments.write_xfail, written(outcome))
    say(out, summary(outcome))
    if wanted.claim and outcome.exit_code in (PASSED, FAULTY):
        findings = [*probe(adapter)]
        return _ruled(rulings(wanted.claim, outcome, findings, len(suite.scenarios)), out)
    return outcome.exit_code


def _ruled(found: Sequence[Ruling], out: TextIO) -> int:
    """Tell what a claim comes to."""
    say(out, claimed(found))
    return PASSED if all(one.holds for one in found) else FAULTY


def _tell(out: TextIO, engine: str, result: Result) -> None:
    say(out, told(result, engine))


def _expected(arguments: Arguments) -> Expected:
    """Return the list of expected failures, as it holds today."""
    if not arguments.xfail:
        return Expected()
    return load_expected(Path(arguments.xfail), datetime.now(UTC).date())


def _manner(arguments: Arguments) -> Manner:
    """Return how the run is carried out; a seed that was not given is drawn."""
    seed = secrets.randbelow(_SEEDS) if arguments.seed is None else arguments.seed
    return Manner(
        arguments.order,
        seed if arguments.order == "shuffle" else 0,
        arguments.jobs,
        arguments.repeat,
        arguments.fresh,
        arguments.max_fail,
        arguments.restarts,
        tuple(arguments.exclude),
    )


def _write(file: str, lines: Iterable[str]) -> None:
    Path(file).write_text("".join(line + "\n" for line in lines), "utf-8", newline="\n")


def _add_arguments(action: argparse.ArgumentParser) -> None:
    add_engine(action)
    action.add_argument("--report", metavar="FILE", help="write a report as JSON lines")
    action.add_argument("--xfail", metavar="FILE", help="a list of expected failures")
    action.add_argument(
        "--write-xfail", metavar="FILE", help="write the list that expects what this run shows"
    )
    _add_manner(action)
    add_timeout_scale(action)
    add_selection(action)
    add_paths(action)


def _add_manner(action: argparse.ArgumentParser) -> None:
    add = action.add_argument
    add_jobs(action)
    add("--order", choices=ORDERS, default="shuffle", help="of the scenarios (default: shuffle)")
    add("--seed", type=int, metavar="N", help="of the shuffle; drawn and told unless given")
    add("--repeat", type=whole, default=1, metavar="N", help="play each so often in a row")
    add("--fresh", action="store_true", help="a process of its own for each scenario")
    add("--exclude", action="append", default=[], metavar="GLOB", help="leave out; ids or files")
    add("--memory", type=int, default=0, metavar="MIB", help="what the engine may allocate (Linux)")
    add("--max-fail", type=int, default=0, metavar="N", help="stop after N bad verdicts")
    add("--restarts", type=whole, default=Manner().restarts, metavar="N",
        help="stop after N scenarios that break the protocol (default: %(default)s)")  # fmt: skip


COMMANDS: Final = (Command("run", "run scenarios against an adapter", _add_arguments, _run),)
