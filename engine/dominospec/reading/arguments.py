# SPDX-License-Identifier: MIT
"""The arguments of ``explain``, ``diff`` and ``new``; nothing heavy is loaded for ``--help``."""

import argparse
from pathlib import Path
from typing import Final

from dominospec.terminal.arguments import count, option, seed

FORMS: Final = ("text", "json", "markdown")
_GAME: Final = "the id of a shipped variant, or a file"


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", default="en", metavar="LANGUAGE", help="language of the rules (default: en)"
    )
    parser.add_argument("--format", choices=FORMS, default="text", help="how to write them")


def add_explain_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``explain``."""
    add = parser.add_argument
    add("variant", help=_GAME)
    add("--players", type=count, metavar="N", help="only for so many (default: for all)")
    add("--option", type=option, action="append", default=[], metavar="OPTION=CHOICE",
        help="choose a house rule; may be repeated")  # fmt: skip
    _add_language(parser)


def add_diff_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``diff``."""
    add = parser.add_argument
    parser.epilog = "exit codes: 0 the games are the same, 1 they differ, 2 a game is faulty"
    name = f"{_GAME}; choices behind a colon: block:target=fifty,hands=seven"
    add("one", help=name)
    add("other", help="the same of another game")
    add("--players", type=count, metavar="N", help="only for so many (default: for all)")
    _add_language(parser)
    add(
        "--show",
        action="store_true",
        help="write scenarios of the shortest round found in which they answer differently",
    )
    add("--seed", type=seed, default="1", metavar="TEXT", help="seed of the deals (default: 1)")
    add("--deals", type=count, default=40, metavar="N", help="deals of each size (default: 40)")
    add("--moves", type=count, default=12, metavar="N", help="moves in a round (default: 12)")
    add(
        "--positions",
        type=count,
        default=200_000,
        metavar="N",
        help="positions to look at (default: 200000)",
    )
    add("--seconds", type=count, default=60, metavar="N", help="time to look (default: 60)")


def add_new_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``new``."""
    add = parser.add_argument
    add("id", help="id of the new game: small letters, digits, hyphens")
    add("--from", dest="base", required=True, metavar="VARIANT", help="the game it differs from")
    add("--title", default="", help="its name (default: made of the id)")
    add("--folder", type=Path, default=Path(), metavar="FOLDER", help="where (default: here)")
