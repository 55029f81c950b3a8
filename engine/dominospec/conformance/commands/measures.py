# SPDX-License-Identifier: MIT
"""How good the suite is: ``conform mutate`` measures, ``measures`` shows."""

import argparse
import os
from typing import Final, TextIO

from dominospec.conformance.commands.command import (
    Arguments,
    Command,
    say,
)
from dominospec.conformance.measuring import covers
from dominospec.conformance.measuring.covers import load_covers
from dominospec.conformance.measuring.figures import score, shortcomings, told
from dominospec.conformance.measuring.guards import add, path_of
from dominospec.conformance.measuring.likeness import Bound
from dominospec.conformance.measuring.measure import BOUND, Effort, Measured, every_measured
from dominospec.conformance.measuring.trials import ENGINE
from dominospec.conformance.running.verdict import FAULTY, NOTHING_RAN, PASSED, USAGE
from dominospec.conformance.suite.lock import extended, load_lock, path
from dominospec.conformance.suite.shelf import load_suite
from dominospec.kills import every, write
from dominospec.loading import variant_ids


def _mutate(arguments: Arguments, out: TextIO) -> int:
    unknown = sorted(set(arguments.variants) - set(variant_ids()))
    if unknown:
        say(out, [f"there is no game {', '.join(unknown)} (the files of spec/variants are games)"])
        return USAGE
    bound = Bound(arguments.trees, arguments.rounds) if arguments.trees else None
    effort = Effort(arguments.engine, bound, arguments.jobs, arguments.guards, arguments.survivors)
    for found in every_measured(arguments.variants or sorted(variant_ids()), effort):
        _keep(found)
        one = score(found.kills)
        more = f", {len(found.guards)} new guards" if found.guards else ""
        told = f"{one.killed} of {one.live} live mutants killed ({one.share:.1%})"
        say(out, [f"{one.name}: {told}{more}"])
    return _measures(arguments, out)


def _keep(found: Measured) -> None:
    """Write the kill file of a game, and its new guards with their ids."""
    if found.guards:
        add(found.kills.variant, found.guards)
        lock = extended(load_lock(path()), load_suite([path_of(found.kills.variant)]).scenarios)
        path().write_text(lock.text, "utf-8", newline="\n")
    write(found.kills)


def _measures(arguments: Arguments, out: TextIO) -> int:
    matrices = every(arguments.variants)
    measured = {kills.variant for kills in matrices}
    if not matrices:
        say(out, ["no game was measured (dominospec conform mutate ID measures one)"])
        return NOTHING_RAN
    say(out, told(matrices))
    say(out, covers.told([one for one in load_covers().values() if one.game in measured]))
    short = list(shortcomings(matrices)) if not arguments.variants else []
    say(out, (f"falls short: {line}" for line in short))
    return FAULTY if short else PASSED


def _add_variants(action: argparse.ArgumentParser) -> None:
    action.add_argument("variants", nargs="*", metavar="ID", help="games (default: all)")


def _add_effort(action: argparse.ArgumentParser) -> None:
    _add_variants(action)
    action.add_argument(
        "--engine", default=ENGINE, metavar="COMMAND", help="who plays the mutants (ours)"
    )
    for what, most in (("trees", BOUND.trees), ("rounds", BOUND.rounds)):
        told = f"{what} in which a survivor is compared with the true game ({most}; 0: none is)"
        action.add_argument(f"--{what}", type=int, default=most, metavar="N", help=told)
    action.add_argument(
        "--guards", action="store_true", help="draft guards for what fewer than two kinds notice"
    )
    action.add_argument(
        "--survivors",
        action="store_true",
        help="take what killed a mutant the last time as it is, and go on with the others",
    )
    action.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="games at a time"
    )


COMMANDS: Final = (
    Command("mutate", "change the rules of games, and count who notices", _add_effort, _mutate),
    Command("measures", "show what was measured", _add_variants, _measures),
)
