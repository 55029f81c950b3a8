# SPDX-License-Identifier: MIT
"""One number of players and one choice per option: the rules in full, as engines receive them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from dominospec.errors import Fault, SpecError
from dominospec.loading.canonical import digest
from dominospec.loading.document import Pointer, shown
from dominospec.loading.filling import Setting, fill, lacking
from dominospec.loading.finding import meant
from dominospec.loading.merging import DEFAULT, Origin, Tree, conflicts, overlay
from dominospec.loading.tables import tables, tiles_of
from dominospec.loading.variant import Variant, players_of
from dominospec.vocabulary import CHAPTERS, schema


@dataclass(frozen=True, slots=True, eq=False)
class Resolution:
    """A resolved variant, and the rules as written that it comes from."""

    variant: Variant
    document: Mapping[str, Any]
    written: Tree


def in_order(options: Mapping[str, Any]) -> list[str]:
    """Return the options in the order they apply: as written, each after all it names in ``after``."""
    done: list[str] = []
    waiting = list(options)
    while waiting:
        ready = [name for name in waiting if not set(options[name].get("after", ())) & set(waiting)]
        if not ready:
            return done
        done.append(ready[0])
        waiting.remove(ready[0])
    return done


def choose(variant: Variant, options: Mapping[str, str] | None) -> dict[str, str]:
    """Return one choice per option: the one given, else the default."""
    faults: list[Fault] = []
    given = options or {}
    for name in given:
        if name not in variant.options:
            message = f"'{variant.id}' has no option '{name}'"
            faults.append(Fault(variant.file, 0, 0, "option/unknown", message, meant(name, variant.options)))
        elif given[name] not in (choices := variant.options[name]["choices"]):
            message = f"the option '{name}' has no choice '{given[name]}'"
            cure = meant(given[name], choices) or f"one of {', '.join(choices)}"
            faults.append(Fault(variant.file, 0, 0, "option/unknown-choice", message, cure))
    if faults:
        raise SpecError(faults)
    return {name: given.get(name, option["default"]) for name, option in variant.options.items()}


def _layer(variant: Variant, option: str, choice: str) -> Tree:
    """Return what a choice changes, as a layer."""
    whole = variant.tree.below(("options", option, "choices", choice), f"{option}={choice}")
    data = {key: value for key, value in whole.data.items() if key != "title"}
    return Tree(data, whole.origins)


def _clashes(variant: Variant, layers: Mapping[str, Tree]) -> Iterator[Fault]:
    """Yield a fault for every key that two chosen options set differently without an order."""
    names = list(layers)
    for position, name in enumerate(names):
        for other in names[:position]:
            after = variant.options[name].get("after", ()), variant.options[other].get("after", ())
            if other in after[0] or name in after[1]:
                continue
            for here, there in conflicts(layers[name].data, layers[other].data):
                yield _clash(layers[name].origin(here), layers[other].origin(there), here)


def _clash(here: Origin, there: Origin, pointer: Pointer) -> Fault:
    message = f"{here.layer} and {there.layer} (line {there.line}) set {shown(pointer)} differently"
    return here.fault("option/conflict", message, "name one of the options in 'after' of the other")


def written(variant: Variant, players: int, chosen: Mapping[str, str]) -> Tree:
    """Return the rules as written for one choice: file, number of players, options, changes."""
    faults: list[Fault] = []
    layers = {name: _layer(variant, name, chosen[name]) for name in in_order(variant.options)}
    faults.extend(_clashes(variant, layers))
    whole = variant.tree
    if str(players) in variant.data.get("by_seats", {}):
        by_seats = whole.below(("by_seats", str(players)), f"by_seats {players}")
        whole = overlay(whole, by_seats, faults)
    for layer in (*layers.values(), *variant.changes):
        whole = overlay(whole, layer, faults)
    for chapter in CHAPTERS:
        definition = schema()["$defs"][f"chapter_{chapter}"]
        for pointer, key in lacking(definition, whole.data.get(chapter, {}), (chapter,)):
            message = f"{shown(pointer)} lacks '{key}'"
            faults.append(whole.origin(pointer).fault("schema/missing", message, f"add {key}"))
    allowed = players_of(whole.data)
    if players not in allowed:
        message = f"'{variant.id}' is not for {players} players"
        cure = f"it is for {', '.join(map(str, allowed))}"
        faults.append(whole.origin(("seats", "players")).fault("seats/players", message, cure))
    if faults:
        raise SpecError(sorted(set(faults)))
    return whole


def _chapters(rules: Mapping[str, Any]) -> dict[str, Any]:
    """Return all chapters in full."""
    definitions = {chapter: schema()["$defs"][f"chapter_{chapter}"] for chapter in CHAPTERS}
    the_set = {"remove": [], **rules.get("set", {})}
    highest = the_set.get("highest_double", definitions["set"]["properties"]["highest_double"]["default"])
    setting = Setting(highest, tiles_of(highest, the_set["remove"]))
    full = {chapter: fill(node, rules.get(chapter, {}), setting) for chapter, node in definitions.items()}
    everything = Setting(highest, tiles_of(highest, []))
    full["set"]["remove"] = fill(definitions["set"]["properties"]["remove"], the_set["remove"], everything)
    return full


def resolution(variant: Variant, players: int, options: Mapping[str, str] | None = None) -> Resolution:
    """Resolve a variant and keep the rules as written beside the result."""
    chosen = choose(variant, options)
    rules = written(variant, players, chosen)
    chapters = _chapters(rules.data)
    head = {"dominospec": 1, "variant": variant.id, "title": variant.title}
    document = {**head, "players": players, "options": chosen, **chapters, "tables": tables(chapters, players)}
    return Resolution(variant, document | {"digest": digest(document)}, rules)


def resolve(variant: Variant, players: int, options: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return the resolved variant: plain JSON with every default, the tables and the digest."""
    return dict(resolution(variant, players, options).document)


__all__ = ["DEFAULT", "Resolution", "choose", "in_order", "resolution", "resolve", "written"]
