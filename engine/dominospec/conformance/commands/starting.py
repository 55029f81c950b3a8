# SPDX-License-Identifier: MIT
"""``conform init-adapter``, ``doctor``, ``smoke``, ``export``: the first day with an engine."""

import argparse
import shlex
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
from dominospec.conformance.reports.report import summary
from dominospec.conformance.reports.report import told as failure
from dominospec.conformance.running.runner import run_suite
from dominospec.conformance.running.verdict import FAULTY, NOT_STARTED, NOTHING_RAN, PASSED, USAGE
from dominospec.conformance.starting.doctor import examined, told
from dominospec.conformance.starting.exporting import export
from dominospec.conformance.starting.templates import files, languages
from dominospec.conformance.suite.choosing import chosen
from dominospec.conformance.suite.shelf import Selection, shipped
from dominospec.conformance.wire.process import Limits

SMOKE: Final = (
    "block-after-lead-3joa",
    "join-equal-halves-805y",
    "pass-stuck-x7pj",
    "block-two-ccil",
    "block-whole-round-vpl8",
)
"""Five scenarios of Block, from a first tile to a whole round."""


def _init(arguments: Arguments, out: TextIO) -> int:
    """Write the files of an adapter; none if one of them is there already."""
    language, folder = languages()[arguments.lang], Path(arguments.folder)
    wanted = {folder / name: text for name, text in files(language)}
    if there := [path for path in wanted if path.exists()]:
        say(out, [f"{there[0]} is there already: name another folder, or take it away"])
        return USAGE
    for path, text in wanted.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", newline="\n")
        except OSError as error:
            say(out, [f"{path} cannot be written: {error.strerror}"])
            return USAGE
        say(out, [f"wrote {path}"])
    say(out, _next(folder, language.command, language.prepare))
    return PASSED


def _next(folder: Path, command: str, prepare: tuple[str, ...]) -> list[str]:
    built = [f"  {line}" for line in prepare if "GITHUB" not in line and "curl" not in line]
    there = [f"  cd {shlex.quote(str(folder))}"] if folder != Path() else []
    return ["next:", *there, *built, f'  dominospec conform doctor "{command}"']


def _doctor(arguments: Arguments, out: TextIO) -> int:
    limits = Limits().scaled(arguments.timeout_scale)
    faults = total = 0
    for finding in examined(arguments.engine, limits):
        say(out, told(finding))
        total, faults = total + 1, faults + finding.is_fault
    if faults:
        say(out, [f"{faults} of {total} checks found a fault; mend the first and try again"])
        return FAULTY
    next_ = f"dominospec conform smoke {shlex.quote(arguments.engine)}"
    say(out, [f"{total} checks, and the pipe is sound; next: {next_}"])
    return PASSED


def _smoke(arguments: Arguments, out: TextIO) -> int:
    """Run a few short scenarios; a bad verdict is a command that is not ready yet."""
    outcome = run_suite(
        arguments.engine,
        Selection([shipped() / folder for folder in ("games/block", "join", "pass")], SMOKE),
        limits=Limits().scaled(arguments.timeout_scale),
        told=lambda result: say(out, failure(result, arguments.engine)),
    )
    say(out, summary(outcome))
    return NOT_STARTED if outcome.exit_code == FAULTY else outcome.exit_code


def _export(arguments: Arguments, out: TextIO) -> int:
    """Write the suite as plain JSON into a folder that is new or empty."""
    folder = Path(arguments.folder)
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        say(out, [f"{folder} is there already, and not empty: name another folder"])
        return USAGE
    suite, prepared = chosen(selection(arguments))
    if not prepared:
        say(out, ["nothing is selected"])
        return NOTHING_RAN
    try:
        manifest = export(folder, suite, prepared)
    except OSError as error:
        say(out, [f"{folder} cannot be written: {error.strerror}"])
        return USAGE
    told_ = ", ".join(f"{count} {kind}" for kind, count in manifest["counts"].items() if count)
    say(out, [f"{folder}: {told_}, {len(manifest['files'])} files and manifest.json"])
    return PASSED


def _add_export(action: argparse.ArgumentParser) -> None:
    action.add_argument("folder", metavar="FOLDER", help="a folder that is new or empty")
    add_selection(action)
    add_paths(action)


def _add_engine(action: argparse.ArgumentParser) -> None:
    add_engine(action)
    add_timeout_scale(action)


def _add_init(action: argparse.ArgumentParser) -> None:
    action.add_argument("--lang", required=True, choices=[*languages()], help="the language")
    action.add_argument("folder", nargs="?", default=".", metavar="FOLDER", help="default: here")


COMMANDS: Final = (
    Command("init-adapter", "write an adapter to fill in, and a file for CI", _add_init, _init),
    Command("doctor", "say what is wrong with the pipe, in words", _add_engine, _doctor),
    Command("export", "write the suite as plain JSON with a manifest", _add_export, _export),
    Command("smoke", "run five short scenarios", _add_engine, _smoke),
)
