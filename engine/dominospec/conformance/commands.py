# SPDX-License-Identifier: MIT
"""The commands ``conform run``, ``list``, ``show`` and ``check``."""

import argparse
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, TextIO, TypeAlias

from dominospec.conformance.examining import sentence
from dominospec.conformance.process import Limits
from dominospec.conformance.report import report, summary, told
from dominospec.conformance.runner import run_suite
from dominospec.conformance.scenario import Scenario
from dominospec.conformance.suite import Selection, load_suite, prepare, text_of
from dominospec.conformance.verdict import NOTHING_RAN, PASSED, SUITE_INVALID, USAGE
from dominospec.errors import SpecError

Arguments: TypeAlias = argparse.Namespace


def _say(out: TextIO, lines: Iterable[str]) -> None:
    out.writelines(line + "\n" for line in lines)
    out.flush()


def _selection(arguments: Arguments) -> Selection:
    return Selection(arguments.paths, arguments.select, arguments.variant)


def _run(arguments: Arguments, out: TextIO) -> int:
    if arguments.report:  # a report that cannot be written is better known before the run
        try:
            Path(arguments.report).write_text("", "utf-8")
        except OSError as error:
            _say(out, [f"the report cannot be written: {error}"])
            return USAGE
    outcome = run_suite(
        arguments.engine,
        _selection(arguments),
        limits=Limits().scaled(arguments.timeout_scale),
        told=lambda result: _say(out, told(result, arguments.engine)),
    )
    if arguments.report:
        lines = "".join(line + "\n" for line in report(outcome, arguments.engine))
        Path(arguments.report).write_text(lines, "utf-8", newline="\n")
    _say(out, summary(outcome))
    return outcome.exit_code


def _wanted(arguments: Arguments) -> tuple[Scenario, ...]:
    suite = load_suite(arguments.paths)
    return suite.selected(arguments.select, arguments.variant).scenarios


def _list(arguments: Arguments, out: TextIO) -> int:
    rows = _wanted(arguments)
    _say(out, (f"{one.id:32} {one.game.base:16} {one.title}" for one in rows))
    return PASSED


def _show(arguments: Arguments, out: TextIO) -> int:
    found = [one for one in load_suite(arguments.paths).scenarios if one.id == arguments.id]
    if not found:
        _say(out, [f"there is no scenario {arguments.id}"])
        return USAGE
    for one in found:
        _say(out, [f"# {one.place}", text_of(one), ""])
        _say(out, (f"# {word}: {sentence(word)}" for word in one.covers))
    return PASSED


def _check(arguments: Arguments, out: TextIO) -> int:
    prepared = prepare(load_suite(arguments.paths))
    words = {word for one in prepared for word in one.scenario.covers}
    _say(out, [f"{len(prepared)} scenarios are sound; they cover {len(words)} words"])
    return PASSED if prepared else NOTHING_RAN


_ACTIONS: Final[Mapping[str, tuple[str, Callable[[Arguments, TextIO], int]]]] = {
    "run": ("run scenarios against an adapter", _run),
    "list": ("list scenarios", _list),
    "show": ("show a scenario and the rules it is about", _show),
    "check": ("check the files of scenarios", _check),
}


def _scale(text: str) -> float:
    value = float(text)
    if not 0 < value < 1_000_000:  # noqa: PLR2004 - more than eleven days is a slip
        raise argparse.ArgumentTypeError(f"{text} is no factor above 0")
    return value


def _add_run(action: argparse.ArgumentParser) -> None:
    action.add_argument("engine", metavar="COMMAND", help="the adapter, as one shell word")
    action.add_argument("--report", metavar="FILE", help="write a report as JSON lines")
    action.add_argument(
        "--timeout-scale", type=_scale, default=1.0, metavar="X", help="multiply all deadlines"
    )


def _add_selection(action: argparse.ArgumentParser) -> None:
    action.add_argument(
        "--select",
        action="append",
        default=[],
        metavar="GLOB",
        help="ids or files; may be repeated",
    )
    action.add_argument(
        "--variant", default="", metavar="ID", help="only scenarios of this variant"
    )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``conform``."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, (summing, _) in _ACTIONS.items():
        action = actions.add_parser(name, help=summing, description=summing)
        if name == "run":
            _add_run(action)
        if name == "show":
            action.add_argument("id", metavar="ID", help="the id of the scenario")
        if name in ("run", "list"):
            _add_selection(action)
        action.add_argument(
            "paths", nargs="*", metavar="PATH", help="files or folders (default: ours)"
        )


def run(arguments: Arguments, out: TextIO) -> int:
    """Carry out a parsed command; print faults of the suite and return the exit code."""
    try:
        return _ACTIONS[arguments.action][1](arguments, out)
    except SpecError as error:
        _say(out, map(str, error.faults))
        return SUITE_INVALID


def main(words: list[str], out: TextIO) -> int:
    """Parse and carry out ``conform`` as a program of its own would."""
    parser = argparse.ArgumentParser(prog="dominospec conform")
    add_arguments(parser)
    return run(parser.parse_args(words), out)
