# SPDX-License-Identifier: MIT
"""``conform features``: what an engine declares, beside what it can do."""

import argparse
from typing import Final, TextIO

from dominospec.conformance.commands.command import (
    Arguments,
    Command,
    add_engine,
    add_timeout_scale,
    say,
)
from dominospec.conformance.running.probing import probe, probes
from dominospec.conformance.running.verdict import FAULTY, NOT_STARTED, PASSED
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.conformance.wire.process import Limits
from dominospec.errors import AdapterFault


def _features(arguments: Arguments, out: TextIO) -> int:
    limits = Limits().scaled(arguments.timeout_scale)
    adapter = Adapter(arguments.engine, greeting(probes().digest), limits)
    wrong = False
    try:
        for found in probe(adapter):
            say(out, [str(found)])
            wrong |= found.boasts or found.hides
    except AdapterFault as fault:
        adapter.stop()
        say(out, [f"the adapter does not start: {fault}"])
        return NOT_STARTED
    return FAULTY if wrong else PASSED


def _add_arguments(action: argparse.ArgumentParser) -> None:
    add_engine(action)
    add_timeout_scale(action)


COMMANDS: Final = (
    Command("features", "hold what an engine declares against probes", _add_arguments, _features),
)
