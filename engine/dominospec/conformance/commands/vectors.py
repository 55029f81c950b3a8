# SPDX-License-Identifier: MIT
"""``conform vectors`` makes traces and perft rows, and counts what the suite checks."""

import argparse
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TextIO

from dominospec.conformance.commands.command import Arguments, Command, say
from dominospec.conformance.running.verdict import FAULTY, NOTHING_RAN, PASSED
from dominospec.conformance.suite.scenario import KINDS
from dominospec.conformance.suite.shelf import load_suite, shipped
from dominospec.conformance.vectors.chances import Chances
from dominospec.conformance.vectors.facts import counted
from dominospec.conformance.vectors.files import Shelf
from dominospec.conformance.vectors.making import Maker, Wanted
from dominospec.conformance.vectors.tables import games_of
from dominospec.conformance.vectors.voting import Voters
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.loading import load, resolve, variant_ids

_USUAL: Final = Wanted()
_NO_SUITE: Final = "sha256:" + "0" * 64


def _adapters() -> tuple[str, str]:
    """Return the commands of the two engines that come with the project."""
    script = shipped().parent / "adapters" / "javascript" / "adapter.mjs"
    return f"{shlex.quote(sys.executable)} -m dominospec serve", f"node {shlex.quote(str(script))}"


def _make(arguments: Arguments, out: TextIO) -> int:
    """Make the files of each variant anew; 1 where the engines differed, and nothing was kept."""
    voters = Voters(*(Adapter(command, greeting(_NO_SUITE)) for command in arguments.engine))
    names, differing = voters.start(), 0
    wanted = Wanted(arguments.tried, arguments.traces, arguments.tried // 4, arguments.trees)
    for variant in arguments.variant or variant_ids():
        differences: list[str] = []
        maker = Maker(voters, wanted, differences.append)
        shelf = Shelf(variant, names, arguments.seed)
        _fill(shelf, maker)
        shelf.write(Path(arguments.out))
        sizes = ", ".join(f"{len(rows)} {kind}" for kind, rows in shelf.rows.items())
        say(out, [f"{variant}: {sizes}", *(f"  they differ: {text}" for text in differences)])
        differing += len(differences)
    voters.leave()
    return FAULTY if differing else PASSED


def _fill(shelf: Shelf, maker: Maker) -> None:
    loaded = load(shelf.variant)
    for game in games_of(shelf.variant):
        resolved = resolve(loaded, game.players, game.options)
        seed = f"{shelf.seed}/{game.base}/{game.players}/{sorted(game.options.items())}"
        shelf.add(game, "trace", maker.traces(game, resolved, Chances(seed)))
        shelf.add(game, "perft", maker.trees(game, resolved, Chances(f"{seed}/trees")))


def _facts(arguments: Arguments, out: TextIO) -> int:
    found = counted(load_suite(arguments.paths, arguments.kind or KINDS).scenarios)
    for kind, count in found.items():
        words = ", ".join(f"{number} {word}" for word, number in sorted(count.items()))
        say(out, [f"{kind}: {words}"])
    total = sum(count["facts"] for count in found.values())
    say(out, [f"{total} facts are checked"])
    return PASSED if total else NOTHING_RAN


def _add_making(action: argparse.ArgumentParser) -> None:
    action.add_argument("--variant", action="append", metavar="ID", help="only of this variant")
    action.add_argument(
        "--engine",
        nargs=2,
        default=_adapters(),
        metavar="COMMAND",
        help="two engines that share no rule code (default: those of the project)",
    )
    action.add_argument("--seed", default="1", help="what all chances are made of")
    action.add_argument("--tried", type=int, default=_USUAL.tried, metavar="N", help="games tried")
    action.add_argument("--traces", type=int, default=_USUAL.traces, metavar="N", help="games kept")
    action.add_argument("--trees", type=int, default=_USUAL.trees, metavar="N", help="trees kept")
    action.add_argument(
        "--out", default=str(shipped().parent / "vectors"), metavar="FOLDER", help="where they go"
    )


def _add_counting(action: argparse.ArgumentParser) -> None:
    action.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: ours)")
    action.add_argument("--kind", action="append", default=[], choices=KINDS)


_JOBS: Final[Mapping[str, Command]] = {
    command.name: command
    for command in (
        Command("make", "make traces and perft rows with two engines", _add_making, _make),
        Command("count", "count the facts that the whole suite checks", _add_counting, _facts),
    )
}


def _add_jobs(action: argparse.ArgumentParser) -> None:
    jobs = action.add_subparsers(dest="job", required=True, metavar="JOB")
    for name, job in _JOBS.items():
        job.add_arguments(jobs.add_parser(name, help=job.summing, description=job.summing))


def _run(arguments: Arguments, out: TextIO) -> int:
    return _JOBS[arguments.job].run(arguments, out)


COMMANDS: Final = (Command("vectors", "make and count traces and perft rows", _add_jobs, _run),)
