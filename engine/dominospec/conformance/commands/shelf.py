# SPDX-License-Identifier: MIT
"""``conform list``, ``show``, ``check``: which scenarios there are, and whether they are sound."""

import argparse
from typing import Final, TextIO

from dominospec.conformance.commands.command import (
    Arguments,
    Command,
    add_paths,
    add_selection,
    say,
    selection,
)
from dominospec.conformance.running.verdict import NOTHING_RAN, PASSED, USAGE
from dominospec.conformance.suite.choosing import chosen
from dominospec.conformance.suite.examining import sentence
from dominospec.conformance.suite.scenario import Scenario
from dominospec.conformance.suite.shelf import load_suite, prepare, text_of
from dominospec.conformance.suite.whole import examine_whole
from dominospec.errors import SpecError


def _wanted(arguments: Arguments) -> tuple[Scenario, ...]:
    wanted = selection(arguments)
    if wanted.classes or wanted.claim or wanted.tier:
        return tuple(row.scenario for row in chosen(wanted).prepared)
    suite = load_suite(wanted.paths, wanted.kinds)
    return suite.selected(wanted.globs, wanted.variant).scenarios


def _list(arguments: Arguments, out: TextIO) -> int:
    rows = _wanted(arguments)
    say(out, (f"{one.id:32} {one.game.base:16} {one.title}" for one in rows))
    return PASSED


def _show(arguments: Arguments, out: TextIO) -> int:
    found = [one for one in load_suite(arguments.paths).scenarios if one.id == arguments.id]
    if not found:
        say(out, [f"there is no scenario {arguments.id}"])
        return USAGE
    for one in found:
        say(out, [f"# {one.place}", text_of(one), ""])
        say(out, (f"# {word}: {sentence(word)}" for word in one.covers))
    return PASSED


def _check(arguments: Arguments, out: TextIO) -> int:
    suite = load_suite(arguments.paths)
    prepared = prepare(suite)
    if not arguments.paths and (faults := sorted(examine_whole(suite))):
        raise SpecError(faults)
    words = {word for one in prepared for word in one.scenario.covers}
    say(out, [f"{len(prepared)} scenarios are sound; they cover {len(words)} words"])
    return PASSED if prepared else NOTHING_RAN


def _add_wanted(action: argparse.ArgumentParser) -> None:
    add_selection(action)
    add_paths(action)


def _add_shown(action: argparse.ArgumentParser) -> None:
    action.add_argument("id", metavar="ID", help="the id of the scenario")
    add_paths(action)


COMMANDS: Final = (
    Command("list", "list scenarios", _add_wanted, _list),
    Command("show", "show a scenario and the rules it is about", _add_shown, _show),
    Command("check", "check the files of scenarios", add_paths, _check),
)
