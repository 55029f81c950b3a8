# SPDX-License-Identifier: MIT
"""``conform replay``: a scenario of a report once more, with every line of the pipe."""

import argparse
import json
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TextIO

from dominospec.conformance.commands.command import Arguments, Command, add_timeout_scale, say
from dominospec.conformance.reports.report import told
from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.running.verdict import BAD, FAULTY, NOTHING_RAN, PASSED, USAGE
from dominospec.conformance.suite.choosing import chosen
from dominospec.conformance.suite.shelf import Prepared, Selection
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.conformance.wire.process import Limits
from dominospec.resources import root

_WHOLE: Final = 1 << 20
"""Letters of a line that are shown: all that a line may have."""

Line = Mapping[str, Any]


def _lines(file: str) -> list[Line]:
    """Return the lines of a report; raise ``ValueError`` when it is none."""
    lines = [json.loads(line) for line in Path(file).read_text("utf-8").splitlines()]
    if not lines or not all(isinstance(line, dict) for line in lines):
        raise ValueError("it is no report")
    if lines[0].get("record") != "header":
        raise ValueError("its first line is no header")
    return lines


def _file(line: Line) -> str:
    """Return the file of a scenario as it can be opened from here."""
    inside = Path(str(root())) / line["file"]
    return str(inside) if inside.exists() else str(line["file"])


def _rows(lines: Sequence[Line], wanted: str) -> list[Prepared]:
    """Return the scenario, after those that it needs before it to fail, if any are known."""
    known = {line["id"]: line for line in lines if line.get("record") == "scenario"}
    if wanted not in known:
        raise ValueError(f"it has no scenario {wanted}")
    names = [*known[wanted].get("predecessors", ()), wanted]
    files = dict.fromkeys(_file(known[name]) for name in names if name in known)
    found = {row.scenario.id: row for row in chosen(Selection([*files], names)).prepared}
    return [found[name] for name in names if name in found]


def _replay(arguments: Arguments, out: TextIO) -> int:
    try:
        lines = _lines(arguments.report)
        rows = _rows(lines, arguments.id)
        command = arguments.engine or lines[0]["command"]
    except (OSError, ValueError, KeyError) as error:
        say(out, [f"{arguments.report} cannot be replayed: {error}"])
        return USAGE
    limits = Limits().scaled(arguments.timeout_scale)
    adapter = Adapter(command, greeting(lines[0]["suite"]), limits, shown=_WHOLE)
    return _played(adapter, rows, out)


def _played(adapter: Adapter, rows: Sequence[Prepared], out: TextIO) -> int:
    """Play scenarios in one process and show all lines; the last one counts."""
    code = PASSED
    for row in rows:
        adapter.transcript = deque()
        result = run_scenario(adapter, row)
        say(out, [f"# {row.scenario.id}: {row.scenario.title}", *adapter.transcript])
        say(out, (f"# stderr: {line}" for line in result.evidence.errors.splitlines()))
        say(out, ["", *told(result, adapter.command)])
        say(out, [f"{row.scenario.id}: {result.verdict}"])
        skipped = NOTHING_RAN if result.verdict == "unsupported" else PASSED
        code = FAULTY if result.verdict in BAD else skipped
    adapter.finish()
    return code


def _add_arguments(action: argparse.ArgumentParser) -> None:
    action.add_argument("report", metavar="REPORT", help="a report of conform run")
    action.add_argument("id", metavar="ID", help="the id of a scenario in it")
    action.add_argument(
        "--command", dest="engine", metavar="COMMAND", help="another engine than the report's"
    )
    add_timeout_scale(action)


COMMANDS: Final = (
    Command(
        "replay", "run a scenario of a report again and show the pipe", _add_arguments, _replay
    ),
)
