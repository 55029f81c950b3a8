# SPDX-License-Identifier: MIT
"""From rules as written to rules in full: every default of the schema, every word spelled out.

The schema is walked beside the data, so a default stands in one place only. General parts are
spelled out by the rows of a table, found by the name of their definition in the schema.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from dominospec.loading.document import Pointer
from dominospec.loading.selecting import ENDS, is_number, pip, selected
from dominospec.loading.steps import spelled_out
from dominospec.tiles import Tile
from dominospec.vocabulary import Schema, follow, schema


class Setting(NamedTuple):
    """What words depend on: the highest double of the set, and the tiles in the game.

    ``copies`` are all tiles, each as often as it is there.
    """

    highest: int
    tiles: tuple[Tile, ...]
    copies: tuple[Tile, ...] = ()


def node_of(chapter: str) -> Schema:
    """Return the schema of a chapter."""
    node: Schema = schema()["$defs"][f"chapter_{chapter}"]
    return node


def is_rows(node: Schema) -> bool:
    """Whether a record is a map of rows, of which ``null`` takes one away."""
    return "else" in (node.get("additionalProperties") or {})


def free_entry(node: Schema) -> Schema:
    """Return the schema of what stands under a key that the author chooses."""
    free: Schema = node["additionalProperties"]
    entry: Schema = free["else"] if is_rows(node) else free
    return entry


def definition(node: Schema) -> str:
    """Return the name of the first definition behind ``$ref`` that is spelled out by the table."""
    while "$ref" in node:
        name: str = node["$ref"].rpartition("/")[2]
        if name in _SPELLING:
            return name
        node = schema()["$defs"][name]
    return ""


def fill(node: Schema, value: Any, setting: Setting) -> Any:
    """Return a value in full: defaults filled in, words spelled out."""
    spell = _SPELLING.get(definition(node))
    node = follow(node)
    if spell:
        return spell(node, value, setting)
    if isinstance(value, dict):
        return _record(node, value, setting) if "properties" in node else _map(node, value, setting)
    if isinstance(value, list):
        return [fill(node["items"], part, setting) for part in value]
    return value


def _map(node: Schema, value: Mapping[str, Any], setting: Setting) -> Any:
    """Rows become a list in file order; a map over a closed list of names gets every name."""
    entry = free_entry(node)
    if is_rows(node):
        rows = _each(value, setting.highest)
        return [{"id": key, **fill(entry, row, setting)} for key, row in rows]
    names = follow(node["propertyNames"]).get("enum")
    return {key: fill(entry, value.get(key, {}), setting) for key in names or value}


def _each(rows: Mapping[str, Any], highest: int) -> Iterator[tuple[str, Any]]:
    """Yield the rows; one that stands for every number once for each, with that number put in."""
    for key, row in rows.items():
        if row.get("for_each") != "number":
            yield key, row
            continue
        rest = {name: part for name, part in row.items() if name != "for_each"}
        for number in range(highest + 1):
            yield f"{key}/{number}", _with(rest, number)


def _with(part: Any, number: int) -> Any:
    """Return a part of a row with the number in the place of its word."""
    if isinstance(part, dict):
        return {key: _with(inner, number) for key, inner in part.items()}
    if isinstance(part, list):
        return [_with(inner, number) for inner in part]
    return number if part == "that-number" else part


def _complete(node: Schema) -> bool:
    """Whether a record may be left out because all of its keys have defaults."""
    children = [follow(child) for child in node.get("properties", {}).values()]
    return bool(children) and all("default" in child or _complete(child) for child in children)


def _record(node: Schema, value: Mapping[str, Any], setting: Setting) -> dict[str, Any]:
    full: dict[str, Any] = {}
    for key, child in node["properties"].items():
        meta = follow(child)
        if "x-rest-from" in meta:
            value = {**value, key: _over(value.get(meta["x-rest-from"], {}), value.get(key, {}))}
        if "x-no-default" in meta:
            full |= {key: _copied(value[key])} if key in value else {}
        elif key in value:
            full[key] = fill(child, value[key], setting)
        elif "default" in meta:
            full[key] = fill(child, meta["default"], setting)
        elif "x-default-from" in meta:
            full[key] = _copied(full[meta["x-default-from"]])
        elif _complete(meta):
            full[key] = fill(child, {}, setting)
    return full


def _copied(value: Any) -> Any:
    """Return a value of its own: what JSON can hold, all of it anew."""
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    return [_copied(part) for part in value] if isinstance(value, list) else value


def _over(under: Mapping[str, Any], value: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record with what it does not say taken from another one."""
    both = {key: _over(under[key], value[key]) for key in value if _are_records(under, value, key)}
    return {**under, **value, **both}


def _are_records(under: Mapping[str, Any], value: Mapping[str, Any], key: str) -> bool:
    return isinstance(under.get(key), dict) and isinstance(value[key], dict)


def _selector(_node: Schema, value: Any, setting: Setting) -> list[str]:
    return [str(tile) for tile in selected(value, setting.tiles, setting.highest)]


def _pip(_node: Schema, value: Any, setting: Setting) -> int:
    return pip(value, setting.highest)


def _ends(node: Schema, value: Any, setting: Setting) -> dict[str, Any]:
    record = ENDS[value] if isinstance(value, str) else value
    full: dict[str, Any] = fill(node["else"], record, setting)
    return full


def _numbers(_node: Schema, value: Any, setting: Setting) -> list[int]:
    halves = range(setting.highest + 1)
    return [
        number for number in halves if any(is_number(number, one, setting.highest) for one in value)
    ]


def _seats(_node: Schema, value: Any, setting: Setting) -> list[Any]:
    part = schema()["$defs"]["seats_part"]
    parts = value if isinstance(value, list) else [value]
    return [one if isinstance(one, str) else _record(part, one, setting) for one in parts]


def belongs(meta: Schema, count: str) -> bool:
    """Whether a parameter belongs to a count; modifiers belong to every count."""
    return count in meta.get("x-for", (count,))


def needed(meta: Schema, value: Mapping[str, Any]) -> bool:
    """Whether a key has an effect: one of those that it stands beside is there."""
    return any(key in value for key in meta["x-beside"]) if "x-beside" in meta else True


def _counted(
    node: Schema, value: Mapping[str, Any], count: str, setting: Setting
) -> dict[str, Any]:
    """Spell a count out: the parameters it knows, the modifiers, and the comparisons given."""
    full: dict[str, Any] = {}
    for key, child in node["properties"].items():
        meta = follow(child)
        default = meta.get("x-defaults", {}).get(count, meta.get("default"))
        part = value.get(key, default if needed(meta, value) else None)
        if part is None or not belongs(meta, count):
            continue
        beside = full if key in _OPERATIONS else None
        full[key] = part if key == "count" else _part(child, part, beside, setting)
    return full


def _part(child: Schema, part: Any, beside: Mapping[str, Any] | None, setting: Setting) -> Any:
    if beside is None:
        return fill(child, part, setting)
    return _operation(follow(child), part, beside, setting)


def _operation(node: Schema, value: Any, beside: Mapping[str, Any], setting: Setting) -> Any:
    """Spell out what is taken off or added; a word takes over what the count beside it looks at."""
    if isinstance(value, str):
        if value not in node["x-means"]:
            return 0
        full: dict[str, Any] = fill(node["else"], node["x-means"][value], setting)
        return full | {key: _copied(beside[key]) for key in _TAKEN_OVER if key in beside}
    return fill(node["else"], value, setting)


def _quantity(node: Schema, value: Any, setting: Setting) -> Any:
    if isinstance(value, str):
        return pip(value, setting.highest)
    return value if isinstance(value, int) else _counted(node, value, value["count"], setting)


def _condition(node: Schema, value: Mapping[str, Any], setting: Setting) -> dict[str, Any]:
    full: dict[str, Any] = {}
    for key, part in value.items():
        child = node["properties"][key]
        if definition(child) == "comparison":
            full[key] = _counted(follow(child), part, key.replace("_", "-"), setting)
        else:
            full[key] = fill(child, part, setting)
    return full


def _lead_steps(node: Schema, value: Any, setting: Setting) -> list[dict[str, Any]]:
    return spelled_out(follow(node["items"]), value, setting.highest, setting.tiles)


def _redeal(node: Schema, value: Mapping[str, Any], setting: Setting) -> dict[str, Any]:
    """Spell a row out: what is counted becomes a condition."""
    keys = {key: value.get(key, child.get("default")) for key, child in node["properties"].items()}
    whose = {"one-seat": "own-seat", "one-side": "own-side"}[keys["whose"]]
    enough = {"whose": whose, "worth": "one-each", "at_least": keys["at_least"] or 1}
    counted = {"counting": keys["counting"], "at_least": enough["at_least"]}
    if "when" in value:
        when, counted = value["when"], {}
    else:
        when = _COUNTING[keys["counting"]](enough, keys["tiles"], setting.highest)
        if "any" not in when:
            counted["tiles"] = fill(node["properties"]["tiles"], keys["tiles"], setting)
    full = {"title": keys["title"], "when": fill(node["properties"]["when"], when, setting)}
    return full | counted | {key: keys[key] for key in ("whose", "then")}


def _of_one_number(enough: Mapping[str, Any], _tiles: Any, highest: int) -> dict[str, Any]:
    numbers = range(highest + 1)
    return {"any": [{"hands": {**enough, "tiles": [{"half": half}]}} for half in numbers]}


_COUNTING: Final[Mapping[str, Callable[[Mapping[str, Any], Any, int], dict[str, Any]]]] = {
    "selected-tiles": lambda enough, tiles, _highest: {"hands": {**enough, "tiles": tiles}},
    "one-number": _of_one_number,
}
"""The condition that a count of a row of ``deal.redeal`` stands for."""

_OPERATIONS: Final = ("minus", "plus")
_TAKEN_OVER: Final = ("tiles", "worth")

_SPELLING: Final[Mapping[str, Callable[[Schema, Any, Setting], Any]]] = {
    "selector": _selector,
    "pip": _pip,
    "numbers": _numbers,
    "ends": _ends,
    "seats": _seats,
    "quantity": _quantity,
    "operand": _quantity,
    "condition": _condition,
    "comparison": _quantity,
    "lead_steps": _lead_steps,
    "redeal": _redeal,
}


def children(node: Schema, value: Any) -> Iterator[tuple[str | int, Schema, Any]]:
    """Yield key, schema and value of everything directly inside a value.

    The schema describes a record beside its word, or in ``else`` of "if a word".
    """
    node = follow(node)
    if isinstance(value, dict):
        beside = follow(node.get("else", {}))
        known = {**beside.get("properties", {}), **node.get("properties", {})}
        for key, part in value.items():
            yield key, known.get(key) or free_entry(node), part
    elif isinstance(value, list):
        items = node.get("items") or node["else"]["items"]
        for index, part in enumerate(value):
            yield index, items, part


def required(node: Schema) -> tuple[str, ...]:
    """Return the keys a record must have, of its own or from what it is laid over."""
    return (*node.get("required", ()), *node.get("x-required", ()))


def _branches(node: Schema) -> Iterator[Schema]:
    """Yield a node and all its branches, those of its branches too."""
    node = follow(node)
    yield node
    for key in ("then", "else"):
        if isinstance(node.get(key), Mapping):
            yield from _branches(node[key])


def lacking(node: Schema, value: Any, pointer: Pointer = ()) -> Iterator[tuple[Pointer, str]]:
    """Yield the way to each record that lacks a key it must have, and the key.

    Whatever a branch of the schema asks for concerns every record that can stand at its place.
    """
    if isinstance(value, dict):
        asked = (key for part in _branches(node) for key in required(part))
        yield from ((pointer, key) for key in dict.fromkeys(asked) if key not in value)
    for key, child, part in children(node, value):
        yield from lacking(child, part, (*pointer, key))
