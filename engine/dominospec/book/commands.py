# SPDX-License-Identifier: MIT
"""The command ``book``: faults of the catalogues, pages as Markdown, the whole site."""

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TextIO, TypeAlias

from mkdocs.exceptions import Abort

from dominospec.book.linting import lint
from dominospec.book.site import build_site, write_pages

Arguments: TypeAlias = argparse.Namespace

SITE: Final = Path("build", "site")
"""Where the site goes unless a folder is named."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``book`` understands; alone it looks for faults and builds the site."""
    parser.set_defaults(folder=SITE, what="", games=[])
    tasks = parser.add_subparsers(dest="what", metavar="TASK")
    tasks.add_parser("lint", help="find every fault of the message catalogues")
    pages = tasks.add_parser("pages", help="write the pages of all games, or of some, as Markdown")
    site = tasks.add_parser("site", help="build the site of all games, or of some")
    for task in (pages, site):
        task.add_argument("folder", type=Path, metavar="FOLDER")
        task.add_argument("games", nargs="*", metavar="GAME", help="a game of ours or a file")


def _lint(_arguments: Arguments, out: TextIO) -> int:
    """Print every fault; warnings alone are no failure."""
    faults = lint()
    out.writelines(f"{fault}\n" for fault in faults)
    return 1 if any(fault.level == "error" for fault in faults) else 0


def _pages(arguments: Arguments, out: TextIO) -> int:
    written = write_pages(arguments.folder, arguments.games)
    out.write(f"{len(written)} pages are in {arguments.folder}\n")
    return 0


def _site(arguments: Arguments, out: TextIO) -> int:
    try:
        build_site(arguments.folder, arguments.games)
    except (FileExistsError, Abort) as error:
        out.write(f"the site was not built: {error}\n")
        return 1
    out.write(f"the rulebooks are in {arguments.folder}: open index.html\n")
    return 0


def _all(arguments: Arguments, out: TextIO) -> int:
    return _lint(arguments, out) or _site(arguments, out)


_TASKS: Final[Mapping[str | None, Callable[[Arguments, TextIO], int]]] = {
    "lint": _lint,
    "pages": _pages,
    "site": _site,
}


def run(arguments: Arguments, out: TextIO) -> int:
    """Do what was asked, and return the exit code."""
    return _TASKS.get(arguments.what, _all)(arguments, out)
