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
from operator import gt, lt
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


Found: TypeAlias = Sequence[Problem]
Check: TypeAlias = Callable[[Any], Found]
"""Returns what is wrong with a value, each with the way to it from there; nothing in a sound one.

Nearly all that is checked is sound, so a check spends nothing on saying where it stands.
"""
Node: TypeAlias = Mapping[str, Any] | bool

_SOUND: Final[Found] = ()


def _at(key: str | int, found: Found) -> Found:
    """Return problems of a part as problems of the whole that it is under a key of."""
    return [problem._replace(pointer=(key, *problem.pointer)) for problem in found]


def _one(keyword: str, message: str) -> Found:
    return [Problem((), keyword, message)]


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
    wrong = _one("type", "this must be " + " or ".join(_TYPES[name][1] for name in names))
    return lambda value: _SOUND if type(value) in types else wrong


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def _enum(words: Sequence[Any], _: _Place) -> Check:
    texts = frozenset(word for word in words if isinstance(word, str))

    def check(value: Any) -> Found:
        is_there = value in texts if type(value) is str else any(_same(value, w) for w in words)
        if is_there:
            return _SOUND
        message = f"{json.dumps(value)} is not a word that can stand here"
        return [Problem((), "enum", message, value, words)]

    return check


def _const(wanted: Any, _: _Place) -> Check:
    wrong = _one("const", f"this must be {json.dumps(wanted)}")
    return lambda value: _SOUND if _same(value, wanted) else wrong


def _pattern(given: str, place: _Place) -> Check:
    matches = place.form_of(given)

    def check(value: Any) -> Found:
        if not isinstance(value, str) or matches(value):
            return _SOUND
        return _one("pattern", f"{json.dumps(value)} is not written as it must be")

    return check


def _bound(keyword: str, kind: type, size: Callable[[Any], int], sentence: str) -> Any:
    """Return the maker of a check that a size is not beyond a bound."""
    is_beyond = gt if keyword.startswith("max") else lt

    def make(bound: int, _: _Place) -> Check:
        wrong = _one(keyword, sentence.format(bound))

        def check(value: Any) -> Found:
            if not isinstance(value, kind) or type(value) is bool:
                return _SOUND
            return wrong if is_beyond(size(value), bound) else _SOUND

        return check

    return make


def _unique(_given: bool, _: _Place) -> Check:  # noqa: FBT001 - the schema's own value
    wrong = _one("uniqueItems", "something stands here twice")

    def check(value: Any) -> Found:
        is_repeated = isinstance(value, list) and len(_told_apart(value)) < len(value)
        return wrong if is_repeated else _SOUND

    return check


def _told_apart(items: list[Any]) -> AbstractSet[Any]:
    """Return the different values among the items; 1 and true are different."""
    if {type(item) for item in items} <= _PLAIN:
        return set(items)
    return {json.dumps(item, sort_keys=True) for item in items}


_PLAIN: Final[AbstractSet[type]] = {str, int}
_HOLDING: Final[AbstractSet[type]] = {dict, list}
_MOST_KNOWN: Final = 2_000
_LONGEST: Final = 4_000


def _remembering(each: Check) -> Check:
    """Return a check that knows the records and lists again that it has found sound.

    The tiles that lie on the table are sent again with every message, and most hands, too.
    """
    sound: set[bytes] = set()

    def check(value: Any) -> Found:
        if type(value) not in _HOLDING:
            return each(value)
        mark = mark_of(value)
        if mark in sound:
            return _SOUND
        found = each(value)
        if not found and 0 < len(mark) < _LONGEST:
            if len(sound) == _MOST_KNOWN:
                sound.clear()
            sound.add(mark)
        return found

    return check


def mark_of(value: Any) -> bytes:
    """Return what tells a value from every other, or nothing where it is not made of plain ones."""
    try:
        return marshal.dumps(value, _BY_VALUE)
    except ValueError:
        return b""


_BY_VALUE: Final = 2
"""The version of the format that depends on nothing but the value."""


def _items(node: Node, place: _Place) -> Check:
    each = _remembering(place.check(node))

    def check(value: Any) -> Found:
        if not isinstance(value, list):
            return _SOUND
        wrong: list[Problem] = []
        for index, item in enumerate(value):
            if found := each(item):
                wrong += _at(index, found)
        return wrong

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

    def check(value: Any) -> Found:
        if not isinstance(value, dict):
            return _SOUND
        wrong: list[Problem] = []
        for key, item in value.items():
            if key in given and (found := checks[key](item)):
                wrong += _at(key, found)
        return wrong

    return check


def _required(keys: Sequence[str], _: _Place) -> Check:
    wanted = dict.fromkeys(keys).keys()

    def check(value: Any) -> Found:
        if not isinstance(value, dict) or wanted <= value.keys():
            return _SOUND
        lacking = [key for key in keys if key not in value]
        return [Problem((), "required", f"the key {key!r} is missing") for key in lacking]

    return check


def _additional(node: Node, place: _Place) -> Check:
    assert isinstance(place.node, Mapping)
    names = tuple(place.node.get("properties", ()))
    known = dict.fromkeys(names).keys()
    each = place.check(node)

    def judged(key: str, value: Any) -> Found:
        if node is not False:
            return _at(key, each(value))
        return [Problem((key,), "additionalProperties", "there is no such key", key, names)]

    def check(value: Any) -> Found:
        if not isinstance(value, dict) or value.keys() <= known:
            return _SOUND
        return [each for key in value.keys() - known for each in judged(key, value[key])]

    return check


def _names(node: Node, place: _Place) -> Check:
    each = place.check(node)

    def check(value: Any) -> Found:
        if not isinstance(value, dict):
            return _SOUND
        return [problem for key in value for problem in _at(key, each(key))]

    return check


def _if(node: Node, place: _Place) -> Check:
    assert isinstance(place.node, Mapping)
    test, then, other = (
        place.check(part)
        for part in (node, place.node.get("then", True), place.node.get("else", True))
    )
    return lambda value: (other if test(value) else then)(value)


def _all_of(nodes: Sequence[Node], place: _Place) -> Check:
    return _every([place.check(node) for node in nodes])


def _any_of(nodes: Sequence[Node], place: _Place) -> Check:
    branches = [place.check(node) for node in nodes]

    def check(value: Any) -> Found:
        fewest: Found | None = None
        for branch in branches:
            found = branch(value)
            if not found:
                return _SOUND
            if fewest is None or len(found) < len(fewest):
                fewest = found
        return fewest or _SOUND

    return check


def _ref(target: str, place: _Place) -> Check:
    file, _, fragment = target.partition("#")
    file = normpath(join(place.file, "..", file)) if file else place.file
    meant: list[Check] = []  # compiled when it is met first: a schema may refer to itself

    def check(value: Any) -> Found:
        if not meant:
            meant.append(checker(file, fragment, place.form_of))
        return meant[0](value)

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


def _nothing(_value: Any) -> Found:
    return _one("false", "this may not stand here")


def _every(checks: Sequence[Check]) -> Check:
    if len(checks) == 1:
        return checks[0]

    def check(value: Any) -> Found:
        wrong: list[Problem] = []
        for each in checks:
            if found := each(value):
                wrong += found
        return wrong

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


def problems(value: Any, name: str, part: str = "") -> Found:
    """Return what is wrong with a value by ``conformance/schema/NAME.schema.json``."""
    return checker(f"conformance/schema/{name}.schema.json", part and f"/$defs/{part}")(value)
