# SPDX-License-Identifier: MIT
"""``conform report`` and ``compare``: what can be made of reports."""

import argparse
from collections import Counter
from pathlib import Path
from typing import Final, TextIO

from dominospec.conformance.commands.command import Arguments, Command, say
from dominospec.conformance.reports.badge import hindrance
from dominospec.conformance.reports.changes import KINDS, WORSE, changes, unchanged
from dominospec.conformance.reports.forms import FORMS
from dominospec.conformance.reports.reading import Report, load_report
from dominospec.conformance.running.verdict import FAULTY, PASSED, USAGE
from dominospec.errors import SpecError


def _loaded(names: list[str], out: TextIO) -> list[Report] | None:
    """Return the reports; say why, and return nothing, where one cannot be read."""
    try:
        return [load_report(Path(name)) for name in names]
    except OSError as error:
        say(out, [f"a report cannot be read: {error}"])
    except SpecError as error:
        say(out, map(str, error.faults))
    return None


def _report(arguments: Arguments, out: TextIO) -> int:
    reports = _loaded([arguments.file], out)
    if reports is None:
        return USAGE
    (report,) = reports
    wanted = list(dict.fromkeys(arguments.to.split(",")))
    if strange := [form for form in wanted if form not in FORMS]:
        say(out, [f"there is no form {strange[0]} (use some of: {', '.join(FORMS)})"])
        return USAGE
    if "badge" in wanted and (why := hindrance(report)):
        say(out, [why])
        return FAULTY
    files = {name: text for form in wanted for name, text in FORMS[form](report).items()}
    if len(files) == 1 and not arguments.out:
        out.writelines(files.values())
        return PASSED
    return _written(Path(arguments.out or "."), files, out)


def _written(folder: Path, files: dict[str, str], out: TextIO) -> int:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, "utf-8", newline="\n")
    except OSError as error:
        say(out, [f"a file cannot be written: {error}"])
        return USAGE
    say(out, (str(folder / name) for name in files))
    return PASSED


def _compare(arguments: Arguments, out: TextIO) -> int:
    reports = _loaded([arguments.old, arguments.new], out)
    if reports is None:
        return USAGE
    old, new = reports
    found = list(changes(old, new))
    say(out, map(str, found))
    counts = Counter(change.what for change in found)
    told = [f"{counts[kind]} {kind}" for kind in KINDS if counts[kind]]
    told.append(f"{unchanged(old, new)} unchanged")
    say(out, [f"{old.engine} -> {new.engine}: {', '.join(told)}"])
    incomplete = [name for name, one in zip(("OLD", "NEW"), reports, strict=True) if _is_cut(one)]
    say(out, (f"{name} is not complete" for name in incomplete))
    return FAULTY if counts[WORSE] or incomplete else PASSED


def _is_cut(report: Report) -> bool:
    return not report.is_complete


def _add_report(action: argparse.ArgumentParser) -> None:
    action.add_argument("file", metavar="FILE", help="what conform run --report has written")
    action.add_argument(
        "--to", default="html", metavar="FORMS", help=f"some of {','.join(FORMS)} (default: html)"
    )
    action.add_argument(
        "--out", default="", metavar="DIR", help="a folder; one file is printed if it is left out"
    )


def _add_compared(action: argparse.ArgumentParser) -> None:
    action.add_argument("old", metavar="OLD", help="a report")
    action.add_argument("new", metavar="NEW", help="a later report")


COMMANDS: Final = (
    Command("report", "make pages, CI files, comments and badges", _add_report, _report),
    Command("compare", "tell what has changed between two reports", _add_compared, _compare),
)
