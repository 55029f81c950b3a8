# SPDX-License-Identifier: MIT
"""``conform tiers``: what is run when time is short, from what kills mutants and what it costs."""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from typing import Final, TextIO

from dominospec.conformance.commands.command import Arguments, Command, say, whole
from dominospec.conformance.measuring.costs import Meter, costs, worked
from dominospec.conformance.measuring.tiering import pieces, tiers
from dominospec.conformance.measuring.trials import ENGINE
from dominospec.conformance.running.verdict import NOTHING_RAN, PASSED
from dominospec.conformance.suite.scenario import KINDS
from dominospec.conformance.suite.shelf import load_suite, prepare
from dominospec.conformance.suite.tiers import Tier, path
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.kills import every

FORMAT: Final = 1


def _tiers(arguments: Arguments, out: TextIO) -> int:
    meter = Meter(time.process_time, worked, time.process_time())
    matrices = every()
    if not matrices:
        say(out, ["no game was measured (dominospec conform mutate ID measures one)"])
        return NOTHING_RAN
    suite = load_suite(kinds=KINDS)
    adapter = Adapter(arguments.engine, greeting(suite.digest))
    found = tiers(pieces(prepare(suite), matrices), costs(suite, adapter, meter, arguments.each))
    path().write_text(text(found), "utf-8", newline="\n")
    say(out, told(found))
    return PASSED


def text(found: Sequence[Tier]) -> str:
    """Return tiers as their file has them."""
    rows = {tier.name: tier.as_record() for tier in found}
    return json.dumps({"version": FORMAT, "tiers": rows}, indent=1) + "\n"


def told(found: Sequence[Tier]) -> Iterator[str]:
    """Yield a line for each tier."""
    for tier in found:
        many = f"{len(tier.ids)} scenarios" if tier.files else f"all but {len(tier.but)}"
        yield f"{tier.name:6} {many:16} {tier.seconds:6.2f} s {tier.mutants:6} mutants"


def _add_arguments(action: argparse.ArgumentParser) -> None:
    action.add_argument(
        "--engine", default=ENGINE, metavar="COMMAND", help="what the costs are measured with"
    )
    action.add_argument(
        "--each", type=whole, default=1, metavar="N", help="measure one scenario of so many"
    )


COMMANDS: Final = (Command("tiers", "work out what is run in little time", _add_arguments, _tiers),)
