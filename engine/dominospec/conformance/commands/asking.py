# SPDX-License-Identifier: MIT
"""``conform null-score`` and ``covers``: what engines pass that know no rule, and idle claims.

Both ask only about games whose scenarios are others than when they were asked the last time.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Generic, TextIO, TypeVar

from dominospec.conformance.commands.command import Arguments, Command, add_jobs, say
from dominospec.conformance.measuring import covers, nulls
from dominospec.conformance.measuring.covers import Covers
from dominospec.conformance.measuring.games import Work, by_game, digest
from dominospec.conformance.measuring.nulls import NullScore
from dominospec.conformance.running.verdict import FAULTY, PASSED, USAGE
from dominospec.conformance.suite.scenario import KINDS

Found = TypeVar("Found", NullScore, Covers)


@dataclass(frozen=True, slots=True)
class Question(Generic[Found]):
    """What is asked about each game, the file of the answers, and when an answer is bad."""

    work: Work[Found]
    path: Callable[[], Path]
    load: Callable[[], dict[str, Found]]
    text: Callable[[Iterable[Found]], str]
    told: Callable[[Sequence[Found]], Iterator[str]]
    is_bad: Callable[[Found], bool]


def _open(question: Question[Found], arguments: Arguments, known: dict[str, Found]) -> list[str]:
    """Return the games that are to be asked about."""
    games = by_game(question.work.kinds)
    return [
        game
        for game in arguments.variants or games
        if arguments.anew or game not in known or known[game].digest != digest(games[game])
    ]


def _ask(question: Question[Found], arguments: Arguments, out: TextIO) -> int:
    """Ask, and write each answer as it comes."""
    games = by_game(question.work.kinds)
    if unknown := sorted(set(arguments.variants) - games.keys()):
        say(out, [f"there is no game {', '.join(unknown)} (the files of spec/variants are games)"])
        return USAGE
    known = {game: one for game, one in question.load().items() if game in games}
    for one in question.work.each(_open(question, arguments, known), arguments.jobs):
        known[one.game] = one
        question.path().write_text(question.text(known.values()), "utf-8", newline="\n")
    found = [known[game] for game in sorted(known)]
    say(out, question.told(found))
    return FAULTY if any(map(question.is_bad, found)) else PASSED


def _add_arguments(action: argparse.ArgumentParser) -> None:
    action.add_argument("variants", nargs="*", metavar="ID", help="games (default: all)")
    action.add_argument("--anew", action="store_true", help="also what was asked already")
    add_jobs(action)


_NULL_SCORE: Final = Question(
    Work(nulls.null_score, KINDS),
    nulls.path,
    nulls.load_scores,
    nulls.text,
    nulls.told,
    lambda one: bool(one.passed),
)

_COVERS: Final = Question(
    Work(covers.covers, ("scenario",)),
    covers.path,
    covers.load_covers,
    covers.text,
    covers.told,
    lambda one: bool(one.idle),
)

COMMANDS: Final = (
    Command(
        "null-score",
        "count what engines pass that know no rule",
        _add_arguments,
        partial(_ask, _NULL_SCORE),
    ),
    Command(
        "covers",
        "name scenarios that do not notice a change of what they cover",
        _add_arguments,
        partial(_ask, _COVERS),
    ),
)
