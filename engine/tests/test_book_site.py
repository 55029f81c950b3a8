# SPDX-License-Identifier: MIT
"""The site: built without a warning, in every language, asking nothing of anybody else."""

import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
import yaml

from dominospec.book.catalogue import LANGUAGES
from dominospec.book.site import build_site, write_pages
from dominospec.loading import variant_ids
from dominospec.resources import root

HOME = Path(str(root()))
SITE = "https://dominospec.example/"
VOID = {"meta", "link", "circle", "rect", "path"}


class Reader(HTMLParser):
    """Collects what the tests look at."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.ids, self.links, self.assets, self.external = [], [], [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        self.tags.append((tag, found))
        if "id" in found:
            self.ids.append(found["id"])
        if tag == "a" and "href" in found:
            (self.external if found.get("rel", "").startswith("external") else self.links).append(
                found["href"]
            )
        for key in ("src", "srcset", "data", "action", "poster"):
            if key in found:
                self.assets.append(found[key])
        if tag == "link" and found.get("rel") in ("stylesheet", "icon", "preload", "preconnect"):
            self.assets.append(found["href"])

    def named(self, tag):
        return [found for name, found in self.tags if name == tag]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Return the built site: the reader of every page by its address below the top."""
    target = tmp_path_factory.mktemp("book") / "site"
    build_site(target)
    pages = {
        path.relative_to(target).as_posix().removesuffix("index.html"): path.read_text("utf-8")
        for path in target.rglob("*.html")
    }
    return target, {address: Reader(text) for address, text in pages.items()}


def test_nothing_is_lost_between_the_folders():
    config = yaml.safe_load((HOME / "mkdocs.yml").read_text("utf-8"))
    assert config["docs_dir"] == "site/pages"
    assert config["site_dir"] == "build/site"
    assert config["plugins"] == []
    assert config["theme"] == {"name": None, "custom_dir": "site/theme"}
    assert config["site_url"] == SITE
    assert all((HOME / hook).is_file() for hook in config["hooks"])


@pytest.mark.skipif(not (HOME / ".git").exists(), reason="only a checkout can lose sources")
def test_the_sources_of_the_site_are_not_ignored_by_git():
    files = ["site/templates/game.md.j2", "site/theme/main.html"]
    ignored = subprocess.run(["git", "check-ignore", *files], cwd=HOME, check=False)
    assert ignored.returncode == 1
    assert not (HOME / "site" / "__init__.py").exists()


def test_an_outsiders_folder_is_not_emptied(tmp_path):
    kept = tmp_path / "kept.txt"
    kept.write_text("mine")
    with pytest.raises(FileExistsError, match="no site"):
        build_site(tmp_path)
    assert kept.read_text() == "mine"


def test_pages_can_be_written_without_mkdocs(tmp_path):
    pages = write_pages(tmp_path, ["block", "latin"])
    assert {page.path for page in pages} > {"index.md", "nl/games/latin/index.md"}
    assert all((tmp_path / page.path).read_text("utf-8") == page.text for page in pages)


def test_every_game_has_its_pages_in_every_language(site):
    for language in LANGUAGES:
        for variant in variant_ids():
            assert f"{language}/games/{variant}/" in site[1]


def test_every_page_has_one_heading_and_a_language(site):
    for address, page in site[1].items():
        assert len(page.named("h1")) == 1, address
        language = address.partition("/")[0] or "en"
        assert page.named("html") == [{"lang": language}], address
        assert len(page.named("main")) == 1, address


def test_no_page_shows_what_was_meant_as_markdown(site):
    for address in site[1]:
        file = site[0] / (f"{address}index.html" if address[-1:] in ("", "/") else address)
        assert "](" not in file.read_text("utf-8"), address


def test_ids_are_unique(site):
    for address, page in site[1].items():
        assert len(page.ids) == len(set(page.ids)), address


def test_nothing_is_asked_of_another_host(site):
    target, pages = site
    for address, page in pages.items():
        assert not page.named("script"), address
        for asset in page.assets:
            assert not urlsplit(asset).netloc, (address, asset)
            path = urlsplit(urljoin(f"file://{target}/{address}", asset)).path
            assert Path(path).is_file(), (address, asset)
        for link in page.links:
            assert not urlsplit(link).netloc, (address, link)
    for style in target.rglob("*.css"):
        assert not re.search(r"@import|url\(", style.read_text("utf-8"))


def test_other_hosts_are_linked_only_as_sources(site):
    sources = {address: page.external for address, page in site[1].items() if page.external}
    assert sources
    assert all("/games/" in address or address == "en/engines.html" for address in sources)
    assert all(url.startswith(("http://", "https://")) for urls in sources.values() for url in urls)


def test_links_lead_to_pages_and_places_that_exist(site):
    for address, page in site[1].items():
        for link in page.links:
            parts = urlsplit(urljoin(f"{SITE}{address}", link))
            assert link.startswith("#") or parts.path.endswith(".html"), (address, link)
            there = parts.path.lstrip("/").removesuffix("index.html")
            assert there in site[1], (address, link)
            assert not parts.fragment or parts.fragment in site[1][there].ids, (address, link)


def test_editions_are_absolute_and_exist(site):
    for address, page in site[1].items():
        links = page.named("link")
        (canonical,) = [found["href"] for found in links if found["rel"] == "canonical"]
        assert canonical == f"{SITE}{address}"
        editions = {
            found["hreflang"]: found["href"] for found in links if found["rel"] == "alternate"
        }
        if address and address not in ("en/reference.html", "en/coverage.html", "en/engines.html"):
            assert set(editions) == {*LANGUAGES, "x-default"}, address
            assert editions[address.partition("/")[0]] == canonical
            assert editions["x-default"] == editions["en"]
        for url in editions.values():
            assert url.removeprefix(SITE) in site[1], (address, url)


def test_the_switch_of_languages_stays_on_the_page(site):
    page = site[1]["cs/games/draw/"]
    switch = {found["hreflang"]: found for found in page.named("a") if "lang" in found}
    assert list(switch) == list(LANGUAGES)
    assert switch["nl"]["href"] == "../../../nl/games/draw/index.html"
    assert [code for code, found in switch.items() if "aria-current" in found] == ["cs"]


def test_pictures_have_names(site):
    for address, page in site[1].items():
        for found in page.named("svg"):
            if found.get("aria-hidden") != "true":
                assert found["role"] == "img", address
                assert set(found["aria-labelledby"].split()) <= set(page.ids), address


def test_the_first_page_links_every_language(site):
    links = {found.get("hreflang"): found["href"] for found in site[1][""].named("a")}
    assert set(LANGUAGES) <= links.keys()
