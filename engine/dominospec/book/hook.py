# SPDX-License-Identifier: MIT
"""What MkDocs asks of us while it builds the site: generated pages, and their languages."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from dominospec.book.catalogue import LANGUAGES, SOURCE
from dominospec.book.pages import build_pages
from dominospec.book.wording import wording

_INDEX: Final = "index.html"
"""What an address ends in on disk; the public address goes without it."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A page in one language: ``url`` of the page, or of the language's first page without it."""

    language: str
    name: str
    url: str
    exists: bool
    current: bool


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages to those that were written by hand; ``extra.games`` names games."""
    for page in build_pages(sources=config.extra.get("games", ())):
        files.append(File.generated(config, page.path, content=page.text))
    return files


def _split(url: str) -> tuple[str, str]:
    """Return the language of a page and the rest of its address."""
    first, _, rest = url.partition("/")
    return (first, rest) if first in LANGUAGES else ("", url)


def _editions(url: str, urls: set[str]) -> Iterator[Edition]:
    """Yield the page in every language; a page outside the languages has no other editions."""
    here, rest = _split(url)
    for language in LANGUAGES:
        other = f"{language}/{rest}"
        exists = bool(here) and other in urls
        target = other if exists else f"{language}/{_INDEX}"
        name = wording(language).say("language-name")
        yield Edition(language, name, target, exists, language == here)


def on_page_context(
    context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation
) -> Mapping[str, Any]:
    """Give the theme the language of the page and its editions in other languages."""
    del nav
    urls = {file.url for file in context["pages"]}
    language = _split(page.url)[0] or SOURCE
    context["language"] = language
    context["t"] = wording(language).say
    context["editions"] = list(_editions(page.url, urls))
    context["home"] = f"{language}/{_INDEX}"
    context["public"] = lambda url: f"{config.site_url}{url.removesuffix(_INDEX)}"
    return context
