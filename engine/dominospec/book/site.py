# SPDX-License-Identifier: MIT
"""Building the whole site, from a checkout or from the installed package."""

from collections.abc import Sequence
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config

from dominospec.book import hook, shelf
from dominospec.book.pages import Page, build_pages
from dominospec.resources import root


def build_site(target: Path, games: Sequence[str] = ()) -> None:
    """Build the site of all games, or of these ids and files, into a folder; it is emptied first.

    So only a folder that is new, empty, or an earlier site is taken; any other raises
    ``FileExistsError``. A broken link or any other warning aborts the build.
    """
    if target.exists() and not target.is_dir():
        raise FileExistsError(f"{target} is a file: name a folder")
    if target.exists() and any(target.iterdir()) and not (target / "sitemap.xml").exists():
        raise FileExistsError(f"{target} holds something that is no site: name an empty folder")
    shelf.games(games)  # a fault is told before anything is emptied
    home = Path(str(root()))
    config = load_config(
        str(home / "mkdocs.yml"),
        docs_dir=str(home / "site" / "pages"),
        site_dir=str(target.resolve()),
        theme={"name": None, "custom_dir": str(home / "site" / "theme")},
        hooks=[str(Path(hook.__file__).resolve())],
        extra={"games": [*games]},
        strict=True,
    )
    build(config)


def write_pages(target: Path, games: Sequence[str] = ()) -> list[Page]:
    """Write the pages of all games, or of these, as Markdown below a folder, and return them."""
    pages = list(build_pages(sources=games))
    for page in pages:
        path = target / page.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page.text, "utf-8")
    return pages
