# SPDX-License-Identifier: MIT
"""What is wrong with a scenario beyond its schema: words, tiles and seats that do not exist."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from dominospec.conformance.suite.features import features
from dominospec.conformance.suite.halves import halves
from dominospec.conformance.suite.scenario import Scenario, Step
from dominospec.errors import Fault
from dominospec.loading.document import Pointer
from dominospec.vocabulary import words

Variant: TypeAlias = Mapping[str, Any]
Examination: TypeAlias = Callable[[Scenario, Variant], Iterator[Fault]]

LAWS: Final[Mapping[str, str]] = {
    "law/held": "A seat lays only tiles of its own hand.",
    "law/end": "A tile is laid on an open end, and only the first tile of a round on none.",
    "law/turn": "Only the seat to move moves.",
    "law/over": "Nobody moves when the round is over.",
}
"""Rules that hold in every game and are therefore no words of the language."""


_LONGEST_TITLE: Final = 110

TITLES: Final[tuple[tuple[Callable[[str], object], str, str], ...]] = (
    (lambda title: len(title) > _LONGEST_TITLE, "the title is too long", "say less"),
    (lambda title: "should" in title.lower().split(), "the title is a wish", "say what is so"),
    (lambda title: title.endswith("."), "the title ends with a full stop", "take it away"),
    (lambda title: title[:1].islower(), "the title begins small", "begin with a capital"),
)
"""What no title of a scenario does, and the cures."""


def sentence(rule: str) -> str:
    """Return what a rule says, or nothing for an unknown one."""
    word = words().get(rule)
    return word.description if word else LAWS.get(rule, "")


def _near(word: str, known: Sequence[str]) -> str:
    near = get_close_matches(word, known, 1)
    return f"did you mean {near[0]}?" if near else ""


def _title(scenario: Scenario, _: Variant) -> Iterator[Fault]:
    """A title says what is so: a statement, not a wish, and no more than a line of a report."""
    for test, message, cure in TITLES:
        if test(scenario.title):
            yield scenario.fault(("title",), "title", message, cure)


def _requires(scenario: Scenario, _: Variant) -> Iterator[Fault]:
    for how, names in asdict(scenario.requires).items():
        for index, name in enumerate(names):
            if name not in features():
                way, cure = ("requires", how, index), _near(name, [*features()])
                yield scenario.fault(way, "feature", f"{name} is no feature", cure)


def _covers(scenario: Scenario, _: Variant) -> Iterator[Fault]:
    for index, word in enumerate(scenario.covers):
        if word not in words():
            message = f"{word} is no word of the language"
            yield scenario.fault(("covers", index), "word", message, _near(word, [*words()]))


def _rules(scenario: Scenario, _: Variant) -> Iterator[Fault]:
    for step in scenario.every_step:
        rule = step.body.get("rule", "") if step.word == "refuse" else ""
        if rule and not sentence(rule):
            cure = _near(rule, [*LAWS, *words()])
            yield scenario.fault(
                (*step.pointer, "refuse", "rule"), "rule", f"{rule} is no rule", cure
            )


def _setups(scenario: Scenario) -> Iterator[tuple[Pointer, Mapping[str, Any]]]:
    """Yield the deals of a scenario: that of its first round, and of each that follows."""
    yield ("setup",), scenario.setup
    for step in scenario.every_step:
        if step.word == "next":
            yield (*step.pointer, "next"), step.body


def _counts(scenario: Scenario, variant: Variant) -> Iterator[Fault]:
    players = scenario.game.players
    for way, setup in _setups(scenario):
        hands = len(setup.get("hands", ())) or players
        if hands != players:
            message = f"there are {hands} hands for {players} players"
            yield scenario.fault((*way, "hands"), "hands", message, f"write players: {hands}")
    sides = len(set(variant["tables"]["sides"]))
    if len(scenario.setup.get("scores", [0] * sides)) != sides:
        yield scenario.fault(("setup", "scores"), "scores", f"there are {sides} sides")


def _dealt(setup: Mapping[str, Any]) -> list[str]:
    hands = [tile for hand in setup.get("hands", ()) for tile in hand]
    return [*hands, *setup.get("boneyard", ()), *setup.get("order", ())]


def _tiles(scenario: Scenario, variant: Variant) -> Iterator[Fault]:
    there = Counter(variant["tables"]["tiles"])
    is_refused = _is_refused(scenario)
    for way, setup in () if is_refused else _setups(scenario):
        for tile, times in Counter(_dealt(setup)).items():
            if times > there[tile] > 0:
                message = f"{tile} is dealt {times} times, and the set has {there[tile]}"
                yield scenario.fault(way, "tile-twice", message)
            if tile not in there:
                message = f"{tile} is no tile of this game"
                yield scenario.fault(way, "tile", message, _flipped(tile))


def _flipped(tile: str) -> str:
    high, low = halves(tile)
    return f"write {low}-{high}" if high < low else ""


def _is_refused(scenario: Scenario) -> bool:
    return any(step.word == "refuse_start" for step in scenario.steps)


def _unused(scenario: Scenario, variant: Variant) -> Iterator[Fault]:
    has_none = variant["deal"]["rest"] == "unused" and not _is_refused(scenario)
    if has_none and scenario.setup.get("boneyard"):
        message = "the rest is unused in this game: there is no boneyard"
        yield scenario.fault(("setup", "boneyard"), "boneyard", message, "take it out")


def _moves(step: Step) -> Iterator[Mapping[str, Any]]:
    """Yield the moves that a step speaks of."""
    match step.word:
        case "do":
            yield step.body
        case "refuse":
            yield step.body["action"]
        case "legal":
            for key in ("exactly", "includes", "excludes"):
                yield from step.body.get(key, ())


def _named(scenario: Scenario, _: Variant) -> Iterator[Fault]:
    """Seats and tiles in the steps exist. A move that must be refused may name a foreign tile."""
    dealt = frozenset(tile for _, setup in _setups(scenario) for tile in _dealt(setup))
    for step in scenario.every_step:
        seats = [move["seat"] for move in _moves(step)]
        seats += [step.body["seat"]] if step.word == "view" else []
        for seat in seats:
            if seat >= scenario.game.players:
                yield scenario.fault(step.pointer, "seat", f"there is no seat {seat}")
        tiles = [move["tile"] for move in _moves(step) if "tile" in move]
        for tile in tiles:
            if tile not in dealt and step.word != "refuse":
                yield scenario.fault(step.pointer, "tile", f"{tile} was not dealt", _flipped(tile))


def _seats(scenario: Scenario, _: Variant) -> Iterator[Fault]:
    situation = scenario.setup.get("round", {})
    last = situation.get("last") or {}
    named = {
        ("leader",): [scenario.setup.get("leader", 0)],
        ("round", "lots"): situation.get("lots", []),
        ("round", "last"): [
            last[key] or 0 for key in ("leader", "closer", "winner") if key in last
        ],
    }
    for way, seats in named.items():
        for seat in seats:
            if seat >= scenario.game.players:
                yield scenario.fault(("setup", *way), "seat", f"there is no seat {seat}")


def _rows(scenario: Scenario, variant: Variant) -> Iterator[Fault]:
    """Awards and special rules named in events are rows of the variant."""
    known = {
        "award": [row["id"] for row in variant["score"]["awards"]],
        "rule": [row["id"] for row in variant["rules"]],
    }
    for step in scenario.every_step:
        for event in step.body if step.word == "events" else ():
            for key, rows in known.items():
                if key in event and event[key] not in rows:
                    message = f"this game has no {key} {event[key]}"
                    yield scenario.fault(step.pointer, "row", message, _near(event[key], rows))


def _rounds(scenario: Scenario, _: Variant) -> Iterator[Fault]:
    """A start that is refused has no further steps; the rulebook tells single rounds."""
    words_of_steps = [step.word for step in scenario.steps]
    if "refuse_start" in words_of_steps and len(words_of_steps) > 1:
        message = "nothing can be done after a start that is refused"
        yield scenario.fault(("steps",), "refused-start", message, "write another scenario")
    if scenario.book and not {"refuse_start", "next"}.isdisjoint(words_of_steps):
        message = "the rulebook tells one round, from its start"
        yield scenario.fault(("book",), "book-rounds", message, "take book out")


EXAMINATIONS: Final[tuple[Examination, ...]] = (
    _title, _requires, _covers, _rules, _counts, _tiles, _unused, _named, _seats, _rows, _rounds,
)  # fmt: skip


def examine(scenario: Scenario, variant: Variant) -> Iterator[Fault]:
    """Yield everything that is wrong with a scenario played by a resolved variant."""
    for examination in EXAMINATIONS:
        yield from examination(scenario, variant)
