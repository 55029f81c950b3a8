# SPDX-License-Identifier: MIT
"""The arguments of ``play`` and ``tour``."""

import argparse
from pathlib import Path
from typing import Final

from dominospec.terminal.bots import BOTS

_MOST: Final = 1_000_000


def seed(text: str) -> str:
    """Return the seed; chance is defined over plain texts only (spec/language.md, 16)."""
    if not (text and text.isascii() and text.isprintable()):
        raise argparse.ArgumentTypeError(f"{text!r} is no seed: use plain letters and digits")
    return text


def option(text: str) -> tuple[str, str]:
    """Return the option and the choice."""
    name, is_there, choice = text.partition("=")
    if not is_there:
        raise argparse.ArgumentTypeError(f"{text!r}: write OPTION=CHOICE")
    return name, choice


def count(text: str) -> int:
    """Return a whole number above 0."""
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < len(str(_MOST)) else 0
    if not number:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to {_MOST - 1}")
    return number


def _add_variant(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("variant", help="the id of a shipped variant, or a file")


def add_play_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``play``."""
    _add_variant(parser)
    add = parser.add_argument
    add("--players", type=count, metavar="N", help="how many play (default: the fewest allowed)")
    add("--seat", type=int, default=0, metavar="K", help="your seat (default: 0)")
    add("--seed", type=seed, metavar="TEXT", help="the same seed deals the same tiles")
    add("--option", type=option, action="append", default=[], metavar="OPTION=CHOICE",
        help="choose a house rule; may be repeated")  # fmt: skip
    add("--bots", choices=tuple(BOTS), default="greedy", help="who the others are")
    add("--rounds", type=count, metavar="N", help="stop after so many rounds (default: a match)")
    add("--refereed", action="store_true", help="judge illegal moves instead of refusing them")
    add("--lang", default="en", metavar="LANGUAGE", help="language of the rules (default: en)")


def add_tour_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``tour``."""
    _add_variant(parser)
    add = parser.add_argument
    add("--seed", type=seed, default="1", metavar="TEXT", help="seed of the game (default: 1)")
    add("--out", type=Path, default=Path("build/tour"), metavar="FOLDER",
        help="where results are written (default: build/tour)")  # fmt: skip
