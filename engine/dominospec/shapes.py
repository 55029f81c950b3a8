# SPDX-License-Identifier: MIT
"""The schemas of the project, compiled into fast checks.

Every reply of an engine under test is checked, thousands in a run, and every variant before it is
read further, so each keyword of JSON Schema becomes a small function once. The schemas stay the
only place that says what a message or a file holds.
"""

import json
import marshal
import re
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from posixpath import join, normpath
from typing import Any, Final, NamedTuple, TypeAlias

from dominospec.resources import root

Pointer: TypeAlias = tuple[str | int, ...]


class Problem(NamedTuple):
    """What is wrong at one place, and the keyword of the schema that says so."""

    pointer: Pointer
    keyword: str
    message: str
    word: Any = None
    known: Sequence[str] = ()

    @property
    def cure(self) -> str:
        """What may be done about it: the nearest word that may stand there, or all of them."""
        from difflib import get_close_matches  # noqa: PLC0415 - only who is wrong pays for it

        near = get_close_matches(self.word, self.known, 1) if isinstance(self.word, str) else ()
        if near:
            return f"did you mean {near[0]}?"
        return "use one of: " + ", ".join(map(str, self.known)) if self.keyword == "enum" else ""

    def __str__(self) -> str:
        cure = f" ({self.cure})" if self.cure else ""
        return f"/{'/'.join(map(str, self.pointer))}: {self.message}{cure}"

    @property
    def is_unknown_key(self) -> bool:
        """Whether no schema has the key that stands there."""
        return self.keyword == "additionalProperties"


Check: TypeAlias = Callable[[Any, Pointer, list[Problem]], None]
Node: TypeAlias = Mapping[str, Any] | bool


Form: TypeAlias = Callable[[str], object]
"""Whether a text has a form; what it returns counts as true or false."""


def form_of(pattern: str) -> Form:
    """Return the form that a pattern asks for."""
    return re.compile(pattern.removesuffix("$") + r"\Z" * pattern.endswith("$")).search


class _Place(NamedTuple):
    """A schema and the file it stands in, against which its references are resolved.

    ``form_of`` says what the patterns in it ask for.
    """

    file: str
    node: Node
    form_of: Callable[[str], Form]

    def check(self, node: Node) -> Check:
        return _compiled(self._replace(node=node))


_TYPES: Final[Mapping[str, tuple[type, str]]] = {
    "integer": (int, "a whole number"),
    "string": (str, "a text"),
    "boolean": (bool, "true or false"),
    "array": (list, "a list"),
    "object": (dict, "a record"),
    "null": (type(None), "null"),
}


def _type(given: str | list[str], _: _Place) -> Check:
    names = [given] if isinstance(given, str) else given
    types = {_TYPES[name][0] for name in names}
    message = "this must be " + " or ".join(_TYPES[name][1] for name in names)

    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if type(value) not in types:
            problems.append(Problem(pointer, "type", message))

    return check


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def _enum(words: Sequence[Any], _: _Place) -> Check:
    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if any(_same(value, word) for word in words):
            return
        message = f"{json.dumps(value)} is not a word that can stand here"
        problems.append(Problem(pointer, "enum", message, value, words))

    return check


def _const(wanted: Any, _: _Place) -> Check:
    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if not _same(value, wanted):
            problems.append(Problem(pointer, "const", f"this must be {json.dumps(wanted)}"))

    return check


def _pattern(given: str, place: _Place) -> Check:
    matches = place.form_of(given)

    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if isinstance(value, str) and not matches(value):
            message = f"{json.dumps(value)} is not written as it must be"
            problems.append(Problem(pointer, "pattern", message))

    return check


def _bound(keyword: str, kind: type, size: Callable[[Any], int], sentence: str) -> Any:
    """Return the maker of a check that a size is not beyond a bound."""
    upper = keyword.startswith("max")

    def make(bound: int, _: _Place) -> Check:
        def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
            if not isinstance(value, kind) or isinstance(value, bool):
                return
            if size(value) > bound if upper else size(value) < bound:
                problems.append(Problem(pointer, keyword, sentence.format(bound)))

        return check

    return make


def _unique(_given: bool, _: _Place) -> Check:  # noqa: FBT001 - the schema's own value
    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if isinstance(value, list) and len(_told_apart(value)) < len(value):
            problems.append(Problem(pointer, "uniqueItems", "something stands here twice"))

    return check


def _told_apart(items: list[Any]) -> AbstractSet[Any]:
    """Return the different values among the items; 1 and true are different."""
    if {type(item) for item in items} <= _PLAIN:
        return set(items)
    return {json.dumps(item, sort_keys=True) for item in items}


_PLAIN: Final[AbstractSet[type]] = {str, int}
_MOST_KNOWN: Final = 2_000
_LONGEST: Final = 4_000


def _remembering(each: Check) -> Check:
    """Return a check that knows the records and lists again that it has found sound.

    The tiles that lie on the table are sent again with every message, and most hands, too.
    """
    sound: set[bytes] = set()

    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if type(value) is not dict and type(value) is not list:
            each(value, pointer, problems)
            return
        mark = _mark(value)
        if mark in sound:
            return
        before = len(problems)
        each(value, pointer, problems)
        if len(problems) == before and 0 < len(mark) < _LONGEST:
            if len(sound) == _MOST_KNOWN:
                sound.clear()
            sound.add(mark)

    return check


def _mark(value: Any) -> bytes:
    """Return what tells a value from every other, or nothing where it is not made of plain ones."""
    try:
        return marshal.dumps(value, _BY_VALUE)
    except ValueError:
        return b""


_BY_VALUE: Final = 2
"""The version of the format that depends on nothing but the value."""


def _items(node: Node, place: _Place) -> Check:
    each = _remembering(place.check(node))

    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if isinstance(value, list):
            for index, item in enumerate(value):
                each(item, (*pointer, index), problems)

    return check


class _OnDemand(dict[str, "Check"]):
    """The checks of keys, each compiled when the key is met first."""

    def __init__(self, given: Mapping[str, Node], place: _Place) -> None:
        self.given = given
        self.place = place

    def __missing__(self, key: str) -> Check:
        self[key] = found = _remembering(self.place.check(self.given[key]))
        return found


def _properties(given: Mapping[str, Node], place: _Place) -> Check:
    checks = _OnDemand(given, place)

    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if isinstance(value, dict):
            for key, item in value.items():
                if key in given:
                    checks[key](item, (*pointer, key), problems)

    return check


def _required(keys: Sequence[str], _: _Place) -> Check:
    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if isinstance(value, dict):
            problems.extend(
                Problem(pointer, "required", f"the key {key!r} is missing")
                for key in keys
                if key not in value
            )

    return check


def _additional(node: Node, place: _Place) -> Check:
    assert isinstance(place.node, Mapping)
    names = tuple(place.node.get("properties", ()))
    known = frozenset(names)
    each = place.check(node)

    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if not isinstance(value, dict):
            return
        for key in value.keys() - known:
            if node is False:
                way, message = (*pointer, key), "there is no such key"
                problems.append(Problem(way, "additionalProperties", message, key, names))
            else:
                each(value[key], (*pointer, key), problems)

    return check


def _names(node: Node, place: _Place) -> Check:
    each = place.check(node)

    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if isinstance(value, dict):
            for key in value:
                each(key, (*pointer, key), problems)

    return check


def _if(node: Node, place: _Place) -> Check:
    assert isinstance(place.node, Mapping)
    test, then, other = (
        place.check(part)
        for part in (node, place.node.get("then", True), place.node.get("else", True))
    )

    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        missed: list[Problem] = []
        test(value, pointer, missed)
        (other if missed else then)(value, pointer, problems)

    return check


def _all_of(nodes: Sequence[Node], place: _Place) -> Check:
    return _every([place.check(node) for node in nodes])


def _any_of(nodes: Sequence[Node], place: _Place) -> Check:
    branches = [place.check(node) for node in nodes]

    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        fewest: list[Problem] | None = None
        for branch in branches:
            found: list[Problem] = []
            branch(value, pointer, found)
            if fewest is None or len(found) < len(fewest):
                fewest = found
        problems.extend(fewest or ())

    return check


def _ref(target: str, place: _Place) -> Check:
    file, _, fragment = target.partition("#")
    file = normpath(join(place.file, "..", file)) if file else place.file
    found: list[Check] = []  # compiled when it is met first: a schema may refer to itself

    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        if not found:
            found.append(checker(file, fragment, place.form_of))
        found[0](value, pointer, problems)

    return check


_KEYWORDS: Final[Mapping[str, Callable[[Any, _Place], Check]]] = {
    "type": _type,
    "enum": _enum,
    "const": _const,
    "pattern": _pattern,
    "minimum": _bound("minimum", int, int, "this is less than {}"),
    "maximum": _bound("maximum", int, int, "this is more than {}"),
    "minLength": _bound("minLength", str, len, "this text is too short"),
    "maxLength": _bound("maxLength", str, len, "this text is longer than {} letters"),
    "minItems": _bound("minItems", list, len, "this list has fewer than {}"),
    "maxItems": _bound("maxItems", list, len, "this list has more than {}"),
    "minProperties": _bound("minProperties", dict, len, "this record has fewer than {} keys"),
    "maxProperties": _bound("maxProperties", dict, len, "this record has more than {} keys"),
    "uniqueItems": _unique,
    "items": _items,
    "properties": _properties,
    "required": _required,
    "additionalProperties": _additional,
    "propertyNames": _names,
    "if": _if,
    "allOf": _all_of,
    "anyOf": _any_of,
    "$ref": _ref,
}

_TOLD: Final = frozenset({
    "$schema", "$id", "$comment", "$defs", "title", "description", "default", "examples",
    "enumDescriptions", "then", "else",
})  # fmt: skip


def _nothing(_value: Any, pointer: Pointer, problems: list[Problem]) -> None:
    problems.append(Problem(pointer, "false", "this may not stand here"))


def _every(checks: Sequence[Check]) -> Check:
    if len(checks) == 1:
        return checks[0]

    def check(value: Any, pointer: Pointer, problems: list[Problem]) -> None:
        for each in checks:
            each(value, pointer, problems)

    return check


def _compiled(place: _Place) -> Check:
    if not isinstance(place.node, Mapping):
        return _every(()) if place.node else _nothing
    strange = place.node.keys() - _KEYWORDS.keys() - _TOLD
    assert not {key for key in strange if not key.startswith("x-")}, strange
    return _every(
        [_KEYWORDS[key](place.node[key], place) for key in place.node if key in _KEYWORDS]
    )


@cache
def document(file: str) -> Mapping[str, Any]:
    """Return a schema of the project."""
    loaded: Mapping[str, Any] = json.loads((root() / file).read_text("utf-8"))
    return loaded


@cache
def checker(file: str, fragment: str = "", form_of: Callable[[str], Form] = form_of) -> Check:
    """Return the check for a schema: a file of the project and the part meant, ``/$defs/reply``."""
    node: Node = document(file)
    for step in filter(None, fragment.split("/")):
        assert isinstance(node, Mapping)
        node = node[step]
    return _compiled(_Place(file, node, form_of))


def problems(value: Any, name: str, part: str = "") -> list[Problem]:
    """Return what is wrong with a value by ``conformance/schema/NAME.schema.json``."""
    found: list[Problem] = []
    checker(f"conformance/schema/{name}.schema.json", part and f"/$defs/{part}")(value, (), found)
    return found
