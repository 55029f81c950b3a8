# SPDX-License-Identifier: MIT
"""Pages: permalinks, examples that were executed, house rules, and nothing untranslated."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from markdown import markdown as html_of
from markupsafe import escape

from dominospec.book.catalogue import LANGUAGES, Source, sources
from dominospec.book.linting import texts_of_games
from dominospec.book.markup import markdown, with_tiles
from dominospec.book.pages import Desk, build_pages, game_page, games_page, scenario_pages
from dominospec.book.reference import entries
from dominospec.book.rulebook import Teller
from dominospec.book.scenarios import scenarios
from dominospec.book.shelf import chain
from dominospec.book.stage import Scene, opening, perform, play_through
from dominospec.book.voice import Told
from dominospec.book.wording import Wording, wording
from dominospec.loading import load, resolve, variant_ids
from dominospec.vocabulary import CHAPTERS, words


def desk(variant, told_in, play=perform):
    return Desk(Teller(load(variant), chain(variant), told_in), play)


def html(page):
    body = page.text.partition("\n---\n")[2]
    return html_of(body, extensions=["attr_list", "md_in_html", "tables", "toc"])


@cache
def page_of(variant, language):
    return html(game_page(desk(variant, wording(language))))


def bracketed(file):
    """Return a file of messages with every message in brackets."""
    resource = FluentParser().parse(file.text)
    for node in resource.body:
        if isinstance(node, ast.Message):
            pattern = node.value
            node.value = ast.Pattern(
                [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
            )
    return Source(file.file, FluentSerializer().serialize(resource))


@cache
def pseudo():
    games = "\n".join(f'{name} = {{ "⟦game⟧" }}' for name in texts_of_games())
    return Wording("pseudo", [*map(bracketed, sources("en")), Source("games.ftl", games)])


LISTS = {"and", "or"}
"""What joins lists comes from the locale."""


def left_over(page):
    """Return the words of a page that came from no catalogue."""
    text = re.sub(r"<svg.*?</svg>", "", html(page), flags=re.DOTALL)
    text = re.sub(
        r"<(\w+)[^>]*(?:lang=\"en\"|translate=\"no\"|class=\"word\")[^>]*>.*?</\1>", "", text
    )
    text = re.sub(r"<[^>]+>", " ", text)
    while "⟦" in text:
        text, count = re.subn(r"⟦[^⟦⟧]*⟧", "", text)
        assert count
    return sorted({*re.findall(r"[^\W\d_]{2,}", text)} - LISTS)


@pytest.mark.parametrize("variant", variant_ids())
def test_every_word_a_reader_meets_comes_from_a_catalogue(variant):
    where = desk(variant, pseudo())
    assert left_over(game_page(where)) == []
    assert left_over(games_page(pseudo(), [where])) == []


def test_every_word_about_scenarios_comes_from_a_catalogue():
    for page in scenario_pages(pseudo(), [desk("matador", pseudo())]):
        assert left_over(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", variant_ids())
def test_ids_of_a_page_are_unique(variant, language):
    found = re.findall(r'\sid="([^"]+)"', page_of(variant, language))
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("variant", variant_ids())
def test_permalinks_are_the_same_in_every_language(variant):
    links = [
        re.findall(r'class="clause" id="([^"]+)"', page_of(variant, code)) for code in LANGUAGES
    ]
    assert links[0]
    assert all(found == links[0] for found in links)


@pytest.mark.parametrize("variant", variant_ids())
def test_a_clause_links_to_its_word_and_its_scenarios(variant):
    page = page_of(variant, "en")
    known = {scenario.id: scenario.chapter for scenario in scenarios()}
    named = re.findall(r'href="../../scenarios/([^"]+).md#([^"]+)"', page)
    assert named
    assert all(known[scenario] == chapter for chapter, scenario in named)
    linked = re.findall(r'href="../../../en/reference.md#([^"]+)"', page)
    assert set(linked) <= words().keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", variant_ids())
def test_every_game_has_an_executed_example_with_a_drawn_position(variant, language):
    page = page_of(variant, language)
    examples = page.partition('id="examples"')[2]
    assert examples.count('<figure class="line">') >= 1
    assert examples.count("<svg") > 2


def test_examples_come_from_the_engine_that_is_handed_in():
    class Called(Exception):
        pass

    def play(_rules, _start, _moves):
        raise Called

    with pytest.raises(Called):
        game_page(desk("block", wording("en"), play))


def test_a_recorded_play_is_told_as_it_was_recorded():
    scenario = next(row for row in scenarios() if row.id == "block-whole-round-vpl8")
    rules = resolve(load("block"), 2)
    made = [step["do"] for step in scenario.steps if "do" in step]
    recorded = perform(rules, opening(scenario), made)
    assert all(isinstance(scene, Scene) for scene in recorded)

    def play(_rules, _start, _moves):
        return recorded

    told = game_page(desk("block", wording("en"), play)).text
    assert "Player A has gone out and wins the round." in told


def test_the_round_that_is_played_through_is_always_the_same():
    rules = resolve(load("draw"), 2)
    assert play_through(rules) == play_through(rules)
    assert play_through(rules)[-1].state["result"]


def test_every_choice_is_a_house_rule_on_the_page():
    page = page_of("draw", "en")
    for option, data in load("draw").options.items():
        for choice in data["choices"]:
            assert f'id="option/{option}/{choice}"' in page
    usual = len(load("draw").options)
    assert page.count('<span class="tag">usual</span>') == usual


def test_a_rule_that_a_choice_takes_away_is_said_to_fall_away():
    teller = Teller(load("draw"), chain("draw"), wording("en"))
    rules = {rule.id: rule for rule in teller.house_rules()}
    assert [choice.gone for choice in rules["boneyard-counts"].choices] == [(), ()]


def test_sources_keep_their_language():
    page = page_of("block", "cs")
    assert '<li><span lang="en"><a href="https://onlinedominogames.com/block-dominoes"' in page
    assert "Stránku jsme četli." in page


def test_the_reference_has_every_word():
    assert {entry.id for entry in entries()} == words().keys()
    page = next(
        page
        for page in build_pages(only=["nl"], sources=["block"])
        if page.path == "en/reference.md"
    )
    assert page.text.count('<div id="') == len(words())


SINGLE = {"index.md", "en/index.md", "en/reference.md", "en/coverage.md", "en/engines.md"}


def test_a_book_of_some_games_has_their_pages():
    paths = [page.path for page in build_pages(only=["en"], sources=["matador", "block"])]
    pages = {f"en/games/{game}/index.md" for game in ("matador", "block")}
    pages |= {f"en/scenarios/{name}.md" for name in ("index", "general", *CHAPTERS)}
    assert sorted(paths) == sorted(SINGLE | pages)


def test_tiles_are_marked_but_not_other_numbers():
    tile = '<span class="tile">6-4</span>'
    assert with_tiles("Lay 6-4, then pass-1-2.") == f"Lay {tile}, then pass-1-2."
    assert with_tiles("12-10") == '<span class="tile">12-10</span>'
    assert with_tiles(escape("6-4 & 1")) == f"{tile} &amp; 1"


def test_bodies_become_lists_and_tables():
    body = (
        Told("Only when:", (Told("One.", (Told("Two."),)),)),
        Told("T.", rows=(("a", "b"), ("1", "2"))),
    )
    assert markdown(body) == (
        "Only when:\n\n- One.\n    - Two.\n\nT.\n\n| a | b |\n|---|---|\n| 1 | 2 |"
    )
