# SPDX-License-Identifier: MIT
"""The pages of the book as Markdown: one function per kind of page, and all of them together.

Paths are the same in every language below the folder of the language, so that a reader can change
the language and stay on the page.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from jinja2 import Environment, FunctionLoader, StrictUndefined

from dominospec.book.catalogue import LANGUAGES, SOURCE
from dominospec.book.coverage import dimensions, uses
from dominospec.book.engines import Deviation, Examined, classes, examined
from dominospec.book.examples import Example, Picture, example, sketch, whole_round
from dominospec.book.markup import markdown, with_tiles
from dominospec.book.noticing import Noticed, noticed, whole
from dominospec.book.reference import chapter_titles, entries
from dominospec.book.rulebook import Choices, Teller
from dominospec.book.scenarios import Scenario, guards, scenarios, shown
from dominospec.book.shelf import Game, games
from dominospec.book.stage import Play, perform, play_through
from dominospec.book.voice import Clause, Rules, Voice, full_set
from dominospec.book.wording import Wording, wording
from dominospec.loading import Variant
from dominospec.resources import root

MOST_NAMED: Final = 4
"""So many scenarios are named at a clause; the pages of scenarios have all of them."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its path below the folder of pages, and its Markdown."""

    path: str
    text: str


@dataclass(frozen=True, slots=True)
class Shown:
    """An example with what a page says around it."""

    example: Example
    title: str
    options: tuple[str, ...]


@cache
def _templates() -> Environment:
    """Return the templates; an unknown name in one of them is an error."""
    folder = root() / "site" / "templates"
    environment = Environment(  # noqa: S701 - the output is Markdown; texts are escaped one by one
        loader=FunctionLoader(lambda name: (folder / name).read_text("utf-8")),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {"markdown": markdown, "tiles": with_tiles}
    return environment


def _render(template: str, words: Wording, **values: Any) -> str:
    page = _templates().get_template(f"{template}.md.j2")
    return page.render(t=words.say, language=words.language, source=SOURCE, **values)


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything that the pages of one game in one language are made from."""

    teller: Teller
    play: Play

    @property
    def variant(self) -> Variant:
        """The game."""
        return self.teller.variant

    @property
    def words(self) -> Wording:
        """The language."""
        return self.teller.wording

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.teller.titles(self.variant.title)

    def voice(self, options: Choices, players: int) -> Voice:
        """Return who tells an example."""
        game = self.teller.game(options)
        return Voice(self.words, game[players], game, self.teller.titles)

    def facts(self) -> list[tuple[str, str]]:
        """Return the lines of the box at the head of the page: label and value."""
        game = self.teller.game()
        rules = next(iter(game.values()))
        rounds = (hand for rules in game.values() for hand in rules["tables"]["hand"])
        hands = sorted({size for hand in rounds for size in hand}, reverse=True)
        whole = full_set(rules)
        values = {
            "players": self.words.counts(list(game)),
            "set": f"{len(rules['tables']['tiles'])} ({whole[0]} – {whole[-1]})",
            "hand": self.words.one_of(hands),
            "goal": self._goal(rules),
        }
        return [(self.words.say(f"facts-{name}"), value) for name, value in values.items()]

    def _goal(self, rules: Rules) -> str:
        match = rules["match"]
        if match["target"] != "none":
            return self.words.say(f"facts-goal-{match['counting']}", n=match["target"])
        if match["rounds"] != "none":
            return self.words.say("facts-goal-rounds", n=match["rounds"])
        return self.words.say("facts-goal-open")

    def examples(self) -> Iterator[Shown]:
        """Yield the scenarios that are shown, carried out, and a whole round."""
        for scenario in shown(self.variant.id):
            players = len(scenario.setup["hands"])
            voice = self.voice(scenario.options, players)
            told = example(voice, scenario, self.play)
            yield Shown(told, self.teller.titles(scenario.title), tuple(self.chosen(scenario)))
        voice = self.voice((), self.variant.players[0])
        title = self.words.say("example-round")
        yield Shown(whole_round(voice, play_through(voice.rules)), title, ())

    def sketch(self) -> Picture | None:
        """Return a picture of the line on its way, for the chapter on the layout."""
        voice = self.voice((), self.variant.players[0])
        return sketch(voice, play_through(voice.rules))

    def chosen(self, scenario: Scenario) -> Iterator[str]:
        """Yield the house rules that a scenario chooses."""
        for option, choice in scenario.options:
            data = self.variant.options[option]
            yield f"{self.teller.titles(data['title'])}: " + self.teller.titles(
                data["choices"][choice]["title"]
            )

    def guards(self, clause: Clause) -> list[Scenario]:
        """Return the scenarios that guard a clause."""
        return guards((clause.id, clause.slot, *clause.words), self.variant.id)

    def noticed(self) -> dict[str, Noticed]:
        """Return by clause how many of the faults in it are noticed."""
        games = [file["id"] for file in self.teller.chain]
        told = self.teller.chapters().values()
        return noticed(games, (clause for clauses in told for clause in clauses))

    def anchors(self) -> dict[str, str]:
        """Return where on the page each word of the language is told."""
        found: dict[str, str] = {}
        for clauses in self.teller.chapters().values():
            for clause in clauses:
                for word in (clause.id, clause.slot, *clause.words):
                    found.setdefault(word, clause.id)
        return found

    def all_guards(self) -> list[Scenario]:
        """Return the scenarios that guard the game: its own, and those of its rules."""
        told = self.teller.chapters().values()
        every = (scenario for clauses in told for c in clauses for scenario in self.guards(c))
        unique = {scenario.id: scenario for scenario in every}
        return sorted(unique.values(), key=lambda scenario: scenario.base != self.variant.id)

    def head(self) -> Mapping[str, Any]:
        """Return what lists of games say about the game."""
        game = self.teller.game()
        data = self.variant.data
        return {
            "id": self.variant.id,
            "title": self.title,
            "name": self.teller.titles.plain(self.variant.title)[0],
            "summary": self.teller.titles(data["summary"]) if "summary" in data else "",
            "names": self.words.all_of(data.get("also_called", ())),
            "players": self.words.counts(list(game)),
            "most": max(game),
            "facts": self.facts(),
        }


def game_page(desk: Desk) -> Page:
    """Return the rulebook of a game."""
    faults = desk.noticed()
    text = _render(
        "game",
        desk.words,
        game=desk.head(),
        chapters=desk.teller.chapters(),
        house_rules=list(desk.teller.house_rules()),
        examples=list(desk.examples()),
        sketch=desk.sketch(),
        sources=desk.variant.data["sources"],
        guards=desk.guards,
        noticed=faults,
        whole=whole(faults.values()),
        guard_count=len(desk.all_guards()),
        anchors=desk.anchors(),
        known=[entry.id for entry in entries()],
        most=MOST_NAMED,
    )
    return Page(f"{desk.words.language}/games/{desk.variant.id}/index.md", text)


def scenario_pages(words: Wording, desks: Sequence[Desk]) -> Iterator[Page]:
    """Yield the scenarios that guard the games of a book, by chapter, and a list of chapters."""
    guarding = {scenario.id for desk in desks for scenario in desk.all_guards()}
    chapters: dict[str, list[Scenario]] = {chapter: [] for chapter, _, _ in chapter_titles()}
    for scenario in scenarios():
        if scenario.id in guarding:
            chapters[scenario.chapter].append(scenario)
    folder = f"{words.language}/scenarios"
    yield Page(f"{folder}/index.md", _render("scenarios", words, chapters=chapters))
    known = [entry.id for entry in entries()]
    for chapter, shown_here in chapters.items():
        values = {"chapter": chapter, "scenarios": shown_here, "known": known}
        yield Page(f"{folder}/{chapter}.md", _render("scenarios-of-chapter", words, **values))


def games_page(words: Wording, desks: Sequence[Desk]) -> Page:
    """Return the list of games in a language."""
    text = _render("games", words, games=[desk.head() for desk in desks])
    return Page(f"{words.language}/index.md", text)


def home_page(game: Game, play: Play) -> Page:
    """Return the first page, on which a reader chooses a language, with a line of this game."""
    editions = [(language, wording(language)) for language in LANGUAGES]
    words = wording(SOURCE)
    picture = Desk(Teller(*game, words), play).sketch()
    return Page("index.md", _render("home", words, editions=editions, picture=picture))


def reference_page(words: Wording) -> Page:
    """Return the reference of the words of the language, which is in English only."""
    text = _render("reference", words, entries=entries(), chapters=list(chapter_titles()))
    return Page(f"{SOURCE}/reference.md", text)


def coverage_page(words: Wording) -> Page:
    """Return what games differ in and which games use which word; in English only."""
    known = [entry.id for entry in entries()]
    text = _render("coverage", words, dimensions=dimensions(), uses=uses(), known=known)
    return Page(f"{SOURCE}/coverage.md", text)


@dataclass(frozen=True, slots=True)
class Parting:
    """A deviation of a library with its pictures."""

    deviation: Deviation
    example: Example
    options: tuple[str, ...]


def _partings(engine: Examined, desk: Desk) -> Iterator[Parting]:
    """Draw where a library parts from the game that it claims."""
    for deviation in engine.deviations:
        scenario = deviation.scenario
        voice = desk.voice(scenario.options, len(scenario.setup["hands"]))
        prefixed = replace(scenario, id=f"{engine.id}-{scenario.id}")
        drawn = example(voice, prefixed, desk.play)
        yield Parting(deviation, drawn, tuple(desk.chosen(scenario)))


def engines_page(words: Wording, shelf: Sequence[Game], play: Play = perform) -> Page:
    """Return how libraries stand beside the games of a book that they claim; in English only."""
    told = {game.variant.id: game for game in shelf}
    engines = [engine for engine in examined() if engine.game in told]
    desks = {engine.id: Desk(Teller(*told[engine.game], words), play) for engine in engines}
    text = _render(
        "engines",
        words,
        engines=engines,
        classes=classes(),
        titles={engine: desk.title for engine, desk in desks.items()},
        partings={engine.id: list(_partings(engine, desks[engine.id])) for engine in engines},
    )
    return Page(f"{SOURCE}/engines.md", text)


def build_pages(
    play: Play = perform, only: Sequence[str] = (), sources: Sequence[str] = ()
) -> Iterator[Page]:
    """Yield all pages: of all games or those of ``sources``, in all languages or only in some."""
    shelf = games(sources)
    for language in only or LANGUAGES:
        words = wording(language)
        desks = [Desk(Teller(*game, words), play) for game in shelf]
        yield games_page(words, desks)
        for desk in desks:
            yield game_page(desk)
        yield from scenario_pages(words, desks)
    yield reference_page(wording(SOURCE))
    yield coverage_page(wording(SOURCE))
    yield engines_page(wording(SOURCE), shelf, play)
    yield home_page(shelf[0], play)
