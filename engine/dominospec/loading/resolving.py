# SPDX-License-Identifier: MIT
"""One number of players and one choice per option: the rules in full, as engines receive them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from dominospec.errors import Fault, SpecError, WrongChoice
from dominospec.loading.canonical import digest
from dominospec.loading.chapters import Chapter, Shelf
from dominospec.loading.document import Pointer, shown
from dominospec.loading.doubts import Doubts, concern, cut, of_rules
from dominospec.loading.finding import one_of
from dominospec.loading.hands import dealable, dealt_at_most, hands_of
from dominospec.loading.layers import in_order
from dominospec.loading.merging import DEFAULT, Origin, Tree, conflicts, overlay, taken_away
from dominospec.loading.tables import tables
from dominospec.loading.variant import Variant, players_of
from dominospec.tiles import Tile
from dominospec.vocabulary import CHAPTERS


class Rules(NamedTuple):
    """The rules for one choice per option: as written, by chapter, and in full.

    Where there are faults, ``doubts`` says what else they might be.
    """

    chosen: Mapping[str, str]
    written: Tree
    shelf: Mapping[str, Chapter]
    chapters: Mapping[str, Any]
    tiles: Sequence[Tile]
    doubts: Doubts


def choose(variant: Variant, options: Mapping[str, str]) -> dict[str, str]:
    """Return one choice per option: the one given, else the default."""
    faults: list[Fault] = []
    for name, choice in options.items():
        if name not in variant.options:
            message = f"'{variant.id}' has no option '{name}'"
            cure = one_of(name, variant.options)
            faults.append(Fault("", 0, 0, "option/unknown", message, cure))
        elif choice not in (choices := variant.options[name]["choices"]):
            message = f"the option '{name}' has no choice '{choice}'"
            cure = one_of(choice, choices)
            faults.append(Fault("", 0, 0, "option/unknown-choice", message, cure))
    if faults:
        raise WrongChoice(faults)
    return {name: options.get(name, row["default"]) for name, row in variant.options.items()}


def clashes(variant: Variant, one: tuple[str, str], other: tuple[str, str]) -> Iterator[Fault]:
    """Yield a fault for every key that two choices set differently, unless one comes after."""
    here, there = variant.choices[one], variant.choices[other]
    if here.data.keys().isdisjoint(there.data):
        return
    after = [variant.options[option].get("after", ()) for option, _ in (one, other)]
    if other[0] in after[0] or one[0] in after[1]:
        return
    for mine, its in conflicts(here.data, there.data):
        origin, rival = here.origin(mine), there.origin(its)
        message = (
            f"{rival.layer} ({rival.file}:{rival.line}) sets {shown(its)},"
            f" and {origin.layer} sets {shown(mine)} differently"
        )
        cure = f"name '{other[0]}' in 'after' of '{one[0]}', or the other way round"
        yield origin.fault("option/conflict", message, cure)


class _Laid(NamedTuple):
    """Rules as written, what is wrong in laying them, and what that leaves in doubt."""

    tree: Tree
    faults: list[Fault]
    doubts: Doubts


@lru_cache(maxsize=16)
def _order(variant: Variant) -> tuple[str, ...]:
    return tuple(in_order(variant.options))


def _laid(variant: Variant, seats: str, chosen: Mapping[str, str]) -> _Laid:
    """Return the rules as written: those of the files, then number of players, options, changes."""
    faults: list[Fault] = []
    doubts = of_rules(variant.doubts, seats, chosen)
    names = [name for name in _order(variant) if variant.choices[name, chosen[name]].data]
    for other, one in combinations(names, 2):
        found = list(clashes(variant, (one, chosen[one]), (other, chosen[other])))
        faults.extend(found)
        both = (variant.choices[name, chosen[name]].data for name in (one, other) if found)
        doubts |= {(chapter,) for data in both for chapter in data}
    whole = variant.rules
    gone: set[Pointer] = set()
    missed: dict[Pointer, Fault] = {}

    def is_gone(way: Pointer) -> bool:
        return way in gone or concern(doubts, way)

    if seats in variant.by_seats:
        whole = overlay(whole, variant.by_seats[seats], missed, is_gone)
    for layer in (variant.choices[name, chosen[name]] for name in names):
        whole = overlay(whole, layer, missed, is_gone)
        gone |= taken_away(layer.data)
    for change in variant.changes:
        whole = overlay(whole, change, missed)
    return _Laid(whole, [*faults, *missed.values()], doubts | frozenset(map(cut, missed)))


def _lacking(laid: _Laid, chapters: Iterable[Chapter]) -> Iterator[Fault]:
    """Yield a fault for each key that must stand in a record, now that all is laid over all."""
    for chapter in chapters:
        for pointer, key in chapter.lacks:
            if not concern(laid.doubts, pointer):
                message = f"{shown(pointer)}: '{key}' is missing"
                yield laid.tree.origin(pointer).fault("schema/missing", message, f"add {key}")


def draft(
    variant: Variant, seats: str, chosen: Mapping[str, str], shelf: Shelf
) -> tuple[Rules, list[Fault]]:
    """Return the rules for a choice as far as they are sound, and what is wrong with them."""
    laid = _laid(variant, seats, chosen)
    data = laid.tree.data
    chapters = {
        name: shelf.chapter(name, data[name]) if name in data else shelf.chapter(name)
        for name in CHAPTERS
    }
    faults = sorted({*laid.faults, *_lacking(laid, chapters.values())})
    doubts = laid.doubts.union(*(chapter.cuts for chapter in chapters.values()))
    sound = {name: chapter.sound for name, chapter in chapters.items()}
    setting = shelf.setting(sound["set"])
    full = {name: chapter.full(setting) for name, chapter in sound.items()}
    return Rules(chosen, laid.tree, sound, full, setting.copies, doubts), faults


def rules_of(variant: Variant, seats: str, chosen: Mapping[str, str]) -> Rules:
    """Return the rules for a choice; ``seats`` names the differences by number of players."""
    rules, faults = draft(variant, seats, chosen, Shelf())
    if faults:
        raise SpecError(faults)
    return rules


def _seatable(variant: Variant, rules: Rules, players: int) -> None:
    """Refuse a number of players that the game is not for, or that cannot be dealt to."""
    written, allowed = rules.written, players_of(rules.written.data)
    if players not in allowed:
        message = f"'{variant.id}' is not for {players} players"
        cure = f"it is for {', '.join(map(str, allowed))}"
        raise WrongChoice([Fault("", 0, 0, "seats/players", message, cure)])
    deal, tiles = rules.chapters["deal"], dealable(rules.chapters, rules.tiles)
    hands = hands_of(deal, players, tiles)
    most = dealt_at_most(hands) if hands else 0
    largest = max(map(max, hands)) if hands else 0
    if not hands or min(map(min, hands)) < 1 or most > tiles - deal["aside"]:
        message = f"{players} players cannot be dealt {largest or 'no'} tiles of {tiles}"
        fault = variant.place(written, ("deal", "hand")).fault(
            "deal/hand", message, "change deal.hand"
        )
        raise SpecError([fault])


class Resolution(NamedTuple):
    """A resolved variant, and the rules as written that it comes from."""

    document: dict[str, Any]
    written: Tree


def resolution(
    variant: Variant, players: int, options: Mapping[str, str] | None = None
) -> Resolution:
    """Resolve a variant and keep the rules as written beside the result."""
    rules = rules_of(variant, str(players), choose(variant, options or {}))
    _seatable(variant, rules, players)
    head = {"dominospec": 1, "variant": variant.id, "title": variant.title}
    document = head | {"players": players, "options": dict(rules.chosen), **rules.chapters}
    document["tables"] = tables(rules.chapters, rules.tiles, players)
    return Resolution(document | {"digest": digest(document)}, rules.written)


def resolve(
    variant: Variant, players: int, options: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Return the resolved variant: plain JSON with every default, the tables and the digest."""
    return resolution(variant, players, options).document


def _values(value: Any, pointer: Pointer = ()) -> Iterator[Pointer]:
    """Yield the way to every value that is no record; rows go by their id."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _values(part, (*pointer, key))
    elif isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
        for index, part in enumerate(value):
            key = part.get("id", index)
            rest = {name: inner for name, inner in part.items() if name != "id"}
            yield from _values(rest, (*pointer, key))
    else:
        yield pointer


def _origin(written: Tree, pointer: Pointer) -> Origin:
    """Return who set a value in full: itself, or the word or list that it was spelled out from."""
    length = len(pointer)
    while length and pointer[:length] not in written.origins:
        length -= 1
    value: Any = written.data
    for key in pointer[:length]:
        value = value[key]
    is_its_own = length == len(pointer) or not isinstance(value, dict)
    return written.origins[pointer[:length]] if length and is_its_own else DEFAULT


def provenance(
    variant: Variant, players: int, options: Mapping[str, str] | None = None
) -> dict[str, Origin]:
    """Return who set each value of the resolved chapters, by JSON pointer; rows go by their id."""
    found = resolution(variant, players, options)
    chapters = {name: found.document[name] for name in CHAPTERS}
    return {
        "/" + "/".join(map(str, pointer)): _origin(found.written, pointer)
        for pointer in _values(chapters)
    }
