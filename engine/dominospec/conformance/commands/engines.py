# SPDX-License-Identifier: MIT
"""``conform engines``: the libraries of ``conformance/engines.yaml``, held against what they claim.

Each plays the scenarios of its game and must deviate just as its list of expected failures says.
"""

import argparse
import importlib.util
import shlex
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TextIO

from dominospec.conformance.commands.command import Arguments, Command, say
from dominospec.conformance.reports.report import report, summary, told
from dominospec.conformance.running.expecting import load_expected
from dominospec.conformance.running.manner import Manner
from dominospec.conformance.running.matching import is_as_written
from dominospec.conformance.running.runner import Run
from dominospec.conformance.running.verdict import NOTHING_RAN, USAGE, Result, SuiteResult
from dominospec.conformance.suite.scenario import Scenario
from dominospec.conformance.suite.shelf import Suite, load_suite, prepare
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.conformance.wire.process import Limits
from dominospec.loading.reading import read_file
from dominospec.resources import root

_LIST: Final = "conformance/engines.yaml"
_OTHER_GAMES: Final = "variant/"
"""An engine that lacks such a feature plays another game, and has not been asked."""


@dataclass(frozen=True, slots=True)
class Library:
    """A library: what is imported, the adapter and its arguments, and the game it claims."""

    id: str
    module: str
    adapter: str
    game: str

    @property
    def is_there(self) -> bool:
        """Whether it is installed."""
        return importlib.util.find_spec(self.module.partition(".")[0]) is not None

    @property
    def command(self) -> str:
        """The adapter as a reader would start it, from the root of the project."""
        return f"python conformance/adapters/engines/{self.adapter}"


def libraries() -> list[Library]:
    """Return the libraries that are examined."""
    rows: list[Mapping[str, Any]] = read_file(_root() / _LIST, _LIST).data["engines"]
    return [Library(row["id"], row["module"], row["adapter"], row["game"]) for row in rows]


def _root() -> Path:
    return Path(str(root()))


def examine(library: Library, out: TextIO) -> SuiteResult:
    """Play the scenarios of its game, beside what is expected of it."""
    suite = load_suite()
    prepared = prepare(replace(suite, scenarios=_own(suite, library.game)))
    file = f"conformance/expected/{library.id}.yaml"
    expected = load_expected(_root() / file, datetime.now(UTC).date())
    script, *arguments = shlex.split(library.adapter)
    adapters = _root() / "conformance" / "adapters" / "engines"
    command = shlex.join([sys.executable, str(adapters / script), *arguments])
    adapter = Adapter(command, greeting(suite.digest), Limits())

    def hear(result: Result) -> None:
        say(out, told(result, library.command))

    found = Run(adapter, hear, expected, Manner()).all(prepared, suite.digest)
    asked = tuple(result for result in found.results if _is_asked(result))
    return expected.judge(replace(found, results=asked), suite.scenarios)


def _own(suite: Suite, game: str) -> tuple[Scenario, ...]:
    """Return the scenarios of a game that change nothing of it."""
    own = (one for one in suite.scenarios if one.game.base == game)
    return tuple(one for one in own if is_as_written(one))


def _is_asked(result: Result) -> bool:
    features = result.failure.features if result.failure else ()
    return not any(feature.startswith(_OTHER_GAMES) for feature in features)


def _examined(arguments: Arguments, out: TextIO) -> Iterator[int]:
    wanted = [one for one in libraries() if not arguments.ids or one.id in arguments.ids]
    for library in wanted:
        if not library.is_there:
            say(out, [f"{library.id}: not installed (pip install dominospec[engines])"])
            continue
        outcome = examine(library, out)
        say(out, (f"{library.id}: {line}" for line in summary(outcome)))
        if arguments.write:
            lines = "".join(line + "\n" for line in report(outcome, library.command))
            file = Path(arguments.write) / f"{library.id}.jsonl"
            file.write_text(lines, "utf-8", newline="\n")
        yield outcome.exit_code


def _engines(arguments: Arguments, out: TextIO) -> int:
    unknown = {*arguments.ids} - {library.id for library in libraries()}
    if unknown:
        say(out, [f"there is no engine {', '.join(sorted(unknown))}; see {_LIST}"])
        return USAGE
    return max(_examined(arguments, out), default=NOTHING_RAN)


def _add_arguments(action: argparse.ArgumentParser) -> None:
    action.add_argument("ids", nargs="*", metavar="ID", help=f"engines of {_LIST} (default: all)")
    action.add_argument("--write", metavar="FOLDER", help="write a report of each")


COMMANDS: Final = (
    Command("engines", "examine the libraries that have an adapter", _add_arguments, _engines),
)
