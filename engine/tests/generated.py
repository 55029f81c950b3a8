# SPDX-License-Identifier: MIT
"""Whole variants drawn from the schema, chapter by chapter; what ``check`` refuses is taken out.

The schema is walked without knowing any word, save that sets are small and rounds therefore short.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from dominospec.errors import Fault, SpecError
from dominospec.loading import Variant, load_text
from dominospec.loading.checking import faults_of
from dominospec.loading.filling import belongs
from dominospec.loading.reading import read_text
from dominospec.tiles import double_set
from dominospec.vocabulary import CHAPTERS, follow, schema

Draw = Callable[[Any], Any]

FILE = "drawn.yaml"
TRIALS = 24
DEEPEST = 6
FEW = (0, 1, 2, 3, 5, 10)
IDS = ("one", "two")
PLAYERS = ("2", "3", "4")
PLAYERS_PATTERN = "^([2-9]|1[0-2])$"
TEXT = "Text"
_PIPS = {"title": TEXT, "event": "round-end", "to": "winner", "points": {"count": "hands"}}
_ROWS = {
    "deal": {"hands": "face-down-row"},
    "lead": {"first": ["lot"], "later": ["next-in-turn"]},
}
_SAYING = {
    "turn": {
        "declares": {
            "one": {"title": TEXT, "with": "play"},
            "two": {"title": TEXT, "with": "before-turn", "for_each": "number"},
        },
    },
}
_BASES: tuple[dict[str, Any], ...] = ({}, {}, {}, _ROWS, _SAYING)
"""What chance alone would hardly put together: more than half begin with nothing of it."""
_MERGED = ("properties", "required", "x-required")
_COMPARING = frozenset(
    {"is", "at_least", "at_most", "more_than", "less_than", "multiple_of", "one_of"}
)


@cache
def _tile_pattern() -> str:
    pattern: str = schema()["$defs"]["tile"]["pattern"]
    return pattern


def _joined(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """One node of what two nodes say of the same place."""
    both = {**one, **other}
    for key in _MERGED:
        if key in one and key in other:
            new = {**one[key], **other[key]} if key == "properties" else [*one[key], *other[key]]
            both[key] = new
    return both


def _branch(node: Mapping[str, Any], kind: str) -> dict[str, Any]:
    """What holds of a value of this kind."""
    node = follow(node)
    asked = node.get("if", {}).get("type")
    plain = {key: part for key, part in node.items() if key not in ("if", "then", "else")}
    if asked is None:
        return plain
    return _joined(plain, _branch(node.get("then" if asked == kind else "else", {}), kind))


def _kinds(node: Mapping[str, Any]) -> list[str]:
    node = follow(node)
    kinds = node.get("type", ["string"] if "enum" in node or "pattern" in node else ["object"])
    return [kinds] if isinstance(kinds, str) else list(kinds)


@cache
def _up_to(most: int) -> st.SearchStrategy[int]:
    return st.integers(0, most)


@cache
def _fitting(pattern: str) -> st.SearchStrategy[str]:
    return st.from_regex(pattern, fullmatch=True)


@dataclass(frozen=True)
class Walk:
    """A walk through the schema; ``count`` is what the record around counts."""

    draw: Draw
    highest: int
    depth: int = 0
    count: str = ""

    def below(self, count: str = "") -> "Walk":
        return Walk(self.draw, self.highest, self.depth + 1, count)

    def number(self, most: int) -> int:
        return int(self.draw(_up_to(most)))

    def one_of(self, values: Any) -> Any:
        listed = list(values)
        return listed[self.number(len(listed) - 1)]

    def some(self, values: list[str]) -> list[str]:
        """About a quarter of the values."""
        bits = self.number(2 ** len(values) - 1) & self.number(2 ** len(values) - 1)
        return [value for place, value in enumerate(values) if bits >> place & 1]

    def value(self, node: Mapping[str, Any]) -> Any:
        kinds = _kinds(node)
        simple = [kind for kind in kinds if kind not in ("object", "array")]
        kind = self.one_of(simple if simple and self.depth >= DEEPEST else kinds)
        found = _branch(node, kind)
        return getattr(self, f"a_{kind}")(found)

    def a_boolean(self, _node: Mapping[str, Any]) -> bool:
        return bool(self.number(1))

    def a_null(self, _node: Mapping[str, Any]) -> None:
        return None

    def a_integer(self, node: Mapping[str, Any]) -> int:
        least, most = node.get("minimum", 0), node.get("maximum", 99)
        return int(self.one_of([least + more for more in FEW if least + more <= most]))

    def a_string(self, node: Mapping[str, Any]) -> str:
        branches = [node, *map(follow, node.get("anyOf", ()))]
        words = [word for branch in branches for word in branch.get("enum", ())]
        patterns = [branch["pattern"] for branch in branches if "pattern" in branch]
        if _tile_pattern() in patterns:
            words += map(str, double_set(self.highest))
        elif patterns and not words:
            words += IDS
        return str(self.one_of(words)) if words else TEXT

    def a_array(self, node: Mapping[str, Any]) -> list[Any]:
        least = node.get("minItems", 0)
        size = self.one_of(range(max(least, min(1, self.depth)), least + 3))
        found: list[Any] = []
        for _ in range(size):
            item = self.below().value(node["items"])
            if item not in found or not node.get("uniqueItems"):
                found.append(item)
        return found

    def a_object(self, node: Mapping[str, Any]) -> dict[str, Any]:
        if "properties" not in node:
            return self.rows(node)
        known = node["properties"]
        found: dict[str, Any] = {}
        count = self.count
        if "count" in known:
            found["count"] = count = self.value(known["count"])
        for key in self.keys(node, count):
            is_count = "$ref" in known[key] and _is_comparison(known[key])
            inner = self.below(key.replace("_", "-") if is_count else "")
            found.setdefault(key, inner.value(known[key]))
        return found

    def keys(self, node: Mapping[str, Any], count: str) -> list[str]:
        """The keys that a record gets: those it must have, and some of the others."""
        known = node["properties"]
        must = [*node.get("required", ()), *node.get("x-required", ())]
        may = [
            key
            for key, child in known.items()
            if key not in must and (not count or belongs(follow(child), count))
        ]
        comparing = [key for key in may if key in _COMPARING] if "is" in known else []
        if comparing:
            must.append(self.one_of(comparing))
            may = [key for key in may if key not in comparing]
        some = self.some(may)
        if may and self.depth < 2:
            some = list(dict.fromkeys([*some, self.one_of(may)]))
        while len(must) + len(some) < node.get("minProperties", 0):
            some.append(self.one_of([key for key in may if key not in some]))
        chosen = {*must, *some}
        beside = {key: follow(known[key]).get("x-beside", ()) for key in chosen if key in known}
        return [key for key in known if key in chosen and (
            not beside[key] or chosen & set(beside[key])
        )]  # fmt: skip

    def rows(self, node: Mapping[str, Any]) -> dict[str, Any]:
        """A record whose keys the author chooses."""
        names = follow(node.get("propertyNames", {}))
        free = node.get("additionalProperties") or {}
        entry = free.get("else", free)
        size = 1 + self.number(1)
        return {self.key(names): self.below().value(entry) for _ in range(size)}

    def key(self, names: Mapping[str, Any]) -> str:
        """A name of a row, a number of players or of pips, or what else the pattern asks for."""
        pattern = names.get("pattern", "")
        if "a-z" in pattern:
            return str(self.one_of(IDS))
        if pattern == PLAYERS_PATTERN:
            return str(self.one_of(PLAYERS))
        known = names.get("enum")
        return str(self.one_of(known) if known else self.draw(_fitting(pattern)))


def _is_comparison(node: Mapping[str, Any]) -> bool:
    while "$ref" in node:
        if node["$ref"].endswith("/comparison"):
            return True
        node = schema()["$defs"][node["$ref"].rpartition("/")[2]]
    return False


def _begun(draw: Draw) -> tuple[dict[str, Any], int]:
    """A small game to lay the chapters over, and the highest double of its set."""
    highest = draw(st.integers(2, 4))
    players = draw(st.sampled_from([[2], [3], [4], [2, 3, 4]]))
    tiles = (highest + 1) * (highest + 2) // 2
    hand = draw(st.integers(1, max(1, min(5, tiles // max(players)))))
    data = {
        "dominospec": 1,
        "id": "drawn",
        "title": "Drawn",
        "sources": [{"title": "Chance", "note": "all of it", "grade": "ruling"}],
        "set": {"highest_double": highest},
        "seats": {"players": players},
        "deal": {"hand": hand},
        "score": {"awards": {"pips": _PIPS}},
        "match": {"target": 20},
    }
    return _merged(data, draw(st.sampled_from(_BASES))), highest


def text_of(data: Mapping[str, Any]) -> str:
    """A variant as a file in which every key has a line of its own."""
    return json.dumps(data, indent=1)


def errors(data: Mapping[str, Any]) -> tuple[Variant | None, list[Fault]]:
    """The variant, and what ``check`` calls an error in it."""
    try:
        variant = load_text(text_of(data), FILE)
        return variant, [fault for fault in faults_of(variant) if fault.level == "error"]
    except SpecError as error:
        return None, list(error.faults)


def _without(data: Any, pointer: Sequence[str | int]) -> None:
    """Take a value out of data, if it is still there."""
    *above, last = pointer
    for key in above:
        if not (isinstance(data, list) or key in data):
            return
        if isinstance(data, list) and int(key) >= len(data):
            return
        data = data[key]
    if isinstance(data, dict):
        data.pop(last, None)
    elif int(last) < len(data):
        del data[int(last)]


def mended(data: Mapping[str, Any], least: Mapping[str, Any]) -> Variant | None:
    """The variant without what ``check`` refuses, one after another; nothing where it gives up."""
    left: Any = deepcopy(dict(data))
    for trial in range(TRIALS):
        variant, faults = errors(left)
        if variant and not faults:
            return variant
        document = read_text(text_of(left), FILE)
        spots = {spot: way for way, spot in (*document.values.items(), *document.keys.items())}
        ways = {spots.get((fault.line, fault.column), ()) for fault in faults} - {()}
        for way in sorted(ways, key=len, reverse=True)[: 1 if trial < TRIALS // 2 else None]:
            _without(left, way if trial < TRIALS * 2 // 3 else way[:2])
        left = _merged(least, left)
        if not ways:
            return None
    return None


def _merged(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    found = dict(under)
    for key, value in over.items():
        both = isinstance(value, dict) and isinstance(found.get(key), dict)
        found[key] = _merged(found[key], value) if both else value
    return found


@st.composite
def variants(draw: Draw) -> Variant:
    """A variant that ``check`` takes, made of chapters as the schema describes them."""
    least, highest = _begun(draw)
    data: dict[str, Any] = least
    for chapter in CHAPTERS:
        if draw(_up_to(2)):
            continue
        piece = Walk(draw, highest).value(schema()["$defs"][f"chapter_{chapter}"])
        for key in ("highest_double", "players"):
            piece.pop(key, None)
        data = _merged(data, {chapter: piece})
    variant = mended(data, least)
    assume(variant)
    return variant
