# SPDX-License-Identifier: MIT
"""``dominospec play``: one person against bots."""

import argparse
import os
import secrets
from collections.abc import Iterator, Mapping
from functools import partial
from io import TextIOWrapper
from typing import Any, Final, TextIO, TypeAlias

from dominospec.book.catalogue import languages
from dominospec.errors import Fault, WrongChoice
from dominospec.loading import resolve, sound
from dominospec.play import compile_plan
from dominospec.terminal.bots import BOTS
from dominospec.terminal.dialogue import Dialogue
from dominospec.terminal.guide import guide
from dominospec.terminal.matches import Match
from dominospec.terminal.screen import screen_on
from dominospec.terminal.sitting import Sitting

Arguments: TypeAlias = argparse.Namespace

INTERRUPTED: Final = 130
"""The exit code after an interrupt from the keyboard."""


def _faults(arguments: Arguments, players: int) -> Iterator[Fault]:
    """Yield what is wrong with arguments that only the variant can judge."""
    if arguments.seat not in range(players):
        message, cure = f"there is no seat {arguments.seat}", f"take one of 0 to {players - 1}"
        yield Fault("--seat", 0, 0, "argument/seat", message, cure)
    if arguments.lang not in languages():
        message, cure = f"no rules in '{arguments.lang}'", f"take one of {', '.join(languages())}"
        yield Fault("--lang", 0, 0, "argument/language", message, cure)


def _resolved(arguments: Arguments) -> dict[str, Any]:
    """Return the resolved variant that the arguments ask for."""
    variant = sound(arguments.variant)
    players = arguments.players or min(variant.players)
    rules = resolve(variant, players, dict(arguments.option))
    faults = list(_faults(arguments, players))
    if faults:
        raise WrongChoice(faults)
    return rules


def _introduced(arguments: Arguments, rules: Mapping[str, Any], seed: str) -> Iterator[str]:
    others = rules["players"] - 1
    bots = f"{others} {arguments.bots} bot{'s' if others > 1 else ''}"
    yield f"{rules['title']}: you have seat {arguments.seat}, against {bots}."
    if arguments.option:
        yield f"Options: {', '.join('='.join(pair) for pair in arguments.option)}."
    if arguments.refereed:
        yield "Refereed: what you lay, pass or call is judged at once. 'hint' shows what is legal."
    yield f"The same tiles again: --seed {seed}. Type help to see what you can do."


def run_play(
    arguments: Arguments,
    source: TextIO,
    output: TextIO,
    environment: Mapping[str, str] = os.environ,
) -> int:
    """Play, and return the exit code; ``SpecError`` when no such game can be played."""
    if isinstance(source, TextIOWrapper):
        source.reconfigure(errors="replace")  # a byte that is no letter is a slip like any other
    screen = screen_on(output, environment)
    rules = _resolved(arguments)
    seed = arguments.seed or secrets.token_hex(3)
    match = Match(compile_plan(rules), seed, arguments.refereed)
    sitting = Sitting(match, BOTS[arguments.bots], arguments.seat)
    words = partial(guide, rules, arguments.lang)
    try:
        screen.tell(_introduced(arguments, rules, seed))
        Dialogue(sitting, words, screen, source, arguments.rounds).run()
    except KeyboardInterrupt:
        screen.show()
        return INTERRUPTED
    return 0
