# SPDX-License-Identifier: MIT
"""What a command of ``conform`` is, and what several of them share."""

import argparse
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO, TypeAlias

from dominospec.conformance.suite.claim import load_claim
from dominospec.conformance.suite.classes import TITLES
from dominospec.conformance.suite.scenario import KINDS, Kind
from dominospec.conformance.suite.shelf import Selection
from dominospec.conformance.suite.tiers import SECONDS

Arguments: TypeAlias = argparse.Namespace

_SUITES: Final[dict[str, tuple[Kind, ...]]] = {"scenarios": (), "full": KINDS}


@dataclass(frozen=True, slots=True)
class Command:
    """One action of ``conform``: its name, a sentence, its arguments, and what carries it out.

    ``run`` prints to the stream and returns the exit code; ``SpecError`` that leaves it is a fault
    of the files of the suite.
    """

    name: str
    summing: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[Arguments, TextIO], int]


def say(out: TextIO, lines: Iterable[str]) -> None:
    """Write lines at once."""
    out.writelines(line + "\n" for line in lines)
    out.flush()


def add_paths(action: argparse.ArgumentParser) -> None:
    """Add the files and folders of scenarios."""
    action.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: ours)")


def add_selection(action: argparse.ArgumentParser) -> None:
    """Add what chooses among the scenarios."""
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
    action.add_argument(
        "--class",
        dest="classes",
        action="append",
        default=[],
        choices=[*TITLES],
        help="only scenarios of this class; may be repeated",
    )
    _add_kinds(action)
    part = action.add_mutually_exclusive_group()
    part.add_argument(
        "--claim", metavar="FILE", help="only what the author of an engine claims; and check it"
    )
    part.add_argument(
        "--tier", choices=SECONDS, default="", help="what there is time for: 2, 10 or 60 seconds"
    )


def _add_kinds(action: argparse.ArgumentParser) -> None:
    action.add_argument(
        "--kind",
        action="append",
        default=[],
        choices=KINDS,
        help="only this kind; may be repeated",
    )
    action.add_argument(
        "--suite", choices=_SUITES, default="scenarios", help="full: traces and perft rows, too"
    )


def add_engine(action: argparse.ArgumentParser) -> None:
    """Add the command line of the adapter."""
    action.add_argument("engine", metavar="COMMAND", help="the adapter, as one shell word")


def add_timeout_scale(action: argparse.ArgumentParser) -> None:
    """Add the factor of all deadlines."""
    action.add_argument(
        "--timeout-scale", type=_scale, default=1.0, metavar="X", help="multiply all deadlines"
    )


def selection(arguments: Arguments) -> Selection:
    """Return which scenarios are wanted."""
    claim = load_claim(Path(arguments.claim)) if arguments.claim else None
    given = (arguments.paths, arguments.select, arguments.variant, arguments.classes)
    kinds = arguments.kind or (KINDS if arguments.tier else _SUITES[arguments.suite])
    return Selection(*given, claim, kinds, arguments.tier)


def add_jobs(action: argparse.ArgumentParser) -> None:
    """Add how many engines run at once."""
    action.add_argument(
        "--jobs", type=whole, default=_cores(), metavar="N", help="engines at once (all cores)"
    )


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def whole(text: str) -> int:
    """Return a whole number above 0 from a command line."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is no whole number above 0")
    return value


def _scale(text: str) -> float:
    value = float(text)
    if not 0 < value < 1_000_000:  # noqa: PLR2004 - more than eleven days is a slip
        raise argparse.ArgumentTypeError(f"{text} is no factor above 0")
    return value
