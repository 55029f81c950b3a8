# SPDX-License-Identifier: MIT
"""The command line: the only place that reads arguments, prints, and sets exit codes.

Every command imports what it needs when it runs, so that ``--help`` costs nothing.
"""

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence

from dominospec import __version__

Arguments = argparse.Namespace
Command = tuple[str, Callable[[argparse.ArgumentParser], None], Callable[[Arguments], int]]

CODES = """\
exit codes:
  0  all is well
  1  a file or an engine is faulty, or a step failed; diff: the games differ
  2  the command line was not understood, or asks for what a game does not have; diff: a file is
     faulty
  3  conform run: the adapter could not be started
  4  conform: the suite itself is faulty
  5  conform run: no scenario was run
130  interrupted
"""


def _choice(text: str) -> tuple[str, str]:
    option, is_there, choice = text.partition("=")
    if not is_there:
        raise argparse.ArgumentTypeError(f"{text!r}: write OPTION=CHOICE")
    return option, choice


def _add_resolution(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("variant", help="the id of a shipped variant, or a file")
    parser.add_argument("--players", type=int, help="how many play (default: the fewest allowed)")
    parser.add_argument(
        "--option", type=_choice, action="append", default=[], metavar="OPTION=CHOICE",
        help="choose a house rule; may be repeated",
    )  # fmt: skip


def _resolved(arguments: Arguments) -> dict[str, object]:
    from dominospec.loading import resolve, sound

    variant = sound(arguments.variant)
    players = min(variant.players) if arguments.players is None else arguments.players
    return resolve(variant, players, dict(arguments.option))


def _check_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="files, or folders, of variants")
    parser.add_argument("--format", choices=("text", "json", "github", "sarif"), default="text")


def _check(arguments: Arguments) -> int:
    gc.disable()  # a check is over before it would pay to look for garbage
    try:
        from dominospec.loading import run_check

        return run_check(arguments.files, arguments.format, sys.stdout.write, sys.stderr.write)
    finally:
        gc.enable()


def _resolve_arguments(parser: argparse.ArgumentParser) -> None:
    _add_resolution(parser)
    parser.add_argument("--pretty", action="store_true", help="indent the JSON")


def _resolve(arguments: Arguments) -> int:
    import json

    from dominospec.loading import canonical

    document = _resolved(arguments)
    pretty = json.dumps(document, indent=2, ensure_ascii=False)
    print(pretty if arguments.pretty else canonical(document))
    return 0


def _serve_arguments(_parser: argparse.ArgumentParser) -> None:
    """``serve`` takes no arguments."""


def _serve(_arguments: Arguments) -> int:
    from dominospec.serve import converse

    for reply in converse(sys.stdin):
        print(reply, flush=True)
    return 0


def _play_arguments(parser: argparse.ArgumentParser) -> None:
    from dominospec.terminal import add_play_arguments

    add_play_arguments(parser)


def _play(arguments: Arguments) -> int:
    from dominospec.terminal import run_play

    return run_play(arguments, sys.stdin, sys.stdout)


def _tour_arguments(parser: argparse.ArgumentParser) -> None:
    from dominospec.terminal import add_tour_arguments

    add_tour_arguments(parser)


def _tour(arguments: Arguments) -> int:
    from dominospec.terminal import run_tour

    return run_tour(arguments, sys.stdout)


def _conform_arguments(parser: argparse.ArgumentParser) -> None:
    from dominospec.conformance.commands import add_arguments

    add_arguments(parser)


def _conform(arguments: Arguments) -> int:
    from dominospec.conformance.commands import run

    return run(arguments, sys.stdout)


def _book_arguments(parser: argparse.ArgumentParser) -> None:
    from dominospec.book.commands import add_arguments

    add_arguments(parser)


def _book(arguments: Arguments) -> int:
    from dominospec.book.commands import run

    return run(arguments, sys.stdout)


def _explain_arguments(parser: argparse.ArgumentParser) -> None:
    from dominospec.reading.arguments import add_explain_arguments

    add_explain_arguments(parser)


def _explain(arguments: Arguments) -> int:
    from dominospec.reading.commands import run_explain

    return run_explain(arguments, sys.stdout)


def _diff_arguments(parser: argparse.ArgumentParser) -> None:
    from dominospec.reading.arguments import add_diff_arguments

    add_diff_arguments(parser)


def _diff(arguments: Arguments) -> int:
    from dominospec.errors import SpecError
    from dominospec.reading.commands import FAULTY, run_diff

    try:
        return run_diff(arguments, sys.stdout)
    except SpecError as error:
        print(error, file=sys.stderr)
        return FAULTY


def _new_arguments(parser: argparse.ArgumentParser) -> None:
    from dominospec.reading.arguments import add_new_arguments

    add_new_arguments(parser)


def _new(arguments: Arguments) -> int:
    from dominospec.reading.commands import run_new

    return run_new(arguments, sys.stdout)


COMMANDS: dict[str, Command] = {
    "new": ("write the file of a new game", _new_arguments, _new),
    "check": ("find every fault of variant files", _check_arguments, _check),
    "resolve": ("print a variant as engines receive it", _resolve_arguments, _resolve),
    "explain": ("tell the rules in words, and where each was set", _explain_arguments, _explain),
    "diff": ("tell two games apart in words", _diff_arguments, _diff),
    "play": ("play against bots in the terminal", _play_arguments, _play),
    "tour": ("lead a variant through every part", _tour_arguments, _tour),
    "conform": ("examine an engine", _conform_arguments, _conform),
    "serve": ("be an engine on stdin and stdout", _serve_arguments, _serve),
    "book": ("build and check the rulebooks", _book_arguments, _book),
}


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser; a command that stands first is the only one it has to know."""
    asked = next((word for word in given if word in COMMANDS), "")
    known = {asked: COMMANDS[asked]} if asked and given[0] == asked else COMMANDS
    parser = argparse.ArgumentParser(
        prog="dominospec",
        description="Domino rules as data.",
        epilog=CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"dominospec {__version__}")
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", prog="dominospec", required=True
    )
    for name, (summary, add_arguments, _) in known.items():
        command = commands.add_parser(name, help=summary, description=summary)
        if name == asked:
            add_arguments(command)
    return parser


def _run(arguments: Arguments) -> int:
    from dominospec.errors import SpecError, WrongChoice

    try:
        return COMMANDS[arguments.command][2](arguments)
    except SpecError as error:
        print(error, file=sys.stderr)
        return 2 if isinstance(error, WrongChoice) else 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    code = _run(_parser(given).parse_args(given))
    if arguments is None:
        gc.freeze()  # the process is over: nobody need look through what it leaves
    return code
