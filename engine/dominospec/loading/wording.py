# SPDX-License-Identifier: MIT
"""What the schema objects to, in plain words: one row of the table per keyword of the schema."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from dominospec.loading.canonical import canonical
from dominospec.loading.document import Pointer, shown
from dominospec.loading.finding import meant
from dominospec.tiles import Tile
from dominospec.vocabulary import Schema, words

TILE: Final = r"^(0|[1-9]|1[0-9]|2[01])-(0|[1-9]|1[0-9]|2[01])$"

_PATTERNS: Final[Mapping[str, tuple[str, str]]] = {
    TILE: ("'{}' is not a tile", "write two halves of at most 21, higher first, such as 6-4"),
    "^[a-z][a-z0-9]*(-[a-z0-9]+)*$": (
        "'{}' is not an id",
        "write small letters, digits and hyphens, such as double-six",
    ),
    "^([2-9]|1[0-2])$": ("'{}' is not a number of players", "write a number from 2 to 12"),
    "^(0|[1-9][0-9]{0,4})$": ("'{}' is not a number", "write a whole number, 0 or more"),
    "^(0|[1-9]|1[0-9]|2[01])$": ("'{}' is not a number of pips", "write a number from 0 to 21"),
    r"^[0-2]\+[0-6]$": (
        "'{}' says no arms that have a tile",
        "write how many in the line and how many aside, such as 2+1",
    ),
    "^https?://": ("'{}' is not a web address", "begin it with http:// or https://"),
}

_KINDS: Final[Mapping[str, str]] = {
    "integer": "a whole number",
    "string": "text",
    "array": "a list",
    "object": "a record",
    "boolean": "true or false",
}


class Failure(NamedTuple):
    """A keyword of the schema that a value, or the name of a key, does not satisfy.

    ``limit`` is what the keyword asks for, ``node`` the schema in which it stands.
    """

    keyword: str
    limit: Any
    value: Any
    node: Schema
    pointer: Pointer
    of_key: bool


class Complaint(NamedTuple):
    """An objection to a value, or to the key of one; ``code`` is the kind of objection."""

    pointer: Pointer
    code: str
    message: str
    cure: str = ""
    of_key: bool = False


def _at(failure: Failure, message: str) -> str:
    """Put the place in front of a message."""
    where = shown(failure.pointer)
    return f"{where}: {message}" if where else message


def _say(failure: Failure, code: str, message: str, cure: str = "") -> Iterator[Complaint]:
    """Complain about a value, or about a key where the schema objects to the name of a key."""
    if failure.of_key:
        pointer = (*failure.pointer, failure.value)
        yield Complaint(pointer, code, _at(failure, message), cure, of_key=True)
    else:
        yield Complaint(failure.pointer, code, _at(failure, message), cure)


def _got(value: Any) -> str:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return {int: "a number", str: "text", list: "a list", dict: "a record"}[type(value)]


def _cure_of_type(wanted: list[str], value: Any) -> str:
    if value is None:
        return "null only takes an inherited row away; write a value"
    if "array" in wanted and not isinstance(value, dict):
        return f"write [{_got(value) if isinstance(value, bool) else value}] in brackets"
    if wanted == ["string"] and isinstance(value, int):
        return f'write "{value}" in quotes'.lower()
    if "integer" in wanted and isinstance(value, str) and value.isdecimal():
        return "write it without quotes"
    return ""


def _type(failure: Failure) -> Iterator[Complaint]:
    wanted = [failure.limit] if isinstance(failure.limit, str) else list(failure.limit)
    is_word = any(key in failure.node for key in ("enum", "then"))
    names = ["a word" if kind == "string" and is_word else _KINDS[kind] for kind in wanted]
    message = f"this must be {' or '.join(names)}, not {_got(failure.value)}"
    return _say(failure, "type", message, _cure_of_type(wanted, failure.value))


def _enum(failure: Failure) -> Iterator[Complaint]:
    known = [str(word) for word in failure.limit]
    number = "a number, or " if "integer" in failure.node.get("type", ()) else ""
    cure = meant(str(failure.value), known) or f"write {number}one of: {', '.join(known)}"
    return _say(failure, "unknown-word", f"'{failure.value}' is no word that may stand here", cure)


def _any_of(failure: Failure) -> Iterator[Complaint]:
    """Complain that a text is neither a word nor a tile."""
    text = str(failure.value)
    if text.replace("-", "").isdecimal():
        return _tile(failure)
    known = [word for branch in failure.limit for word in branch.get("enum", ())]
    cure = meant(text, known) or f"write a tile such as 6-4, or one of: {', '.join(known)}"
    return _say(
        failure, "unknown-word", f"'{text}' is neither a tile nor a word that may stand here", cure
    )


def _tile(failure: Failure) -> Iterator[Complaint]:
    text = str(failure.value)
    message, cure = _PATTERNS[TILE]
    try:
        Tile.parse(text)
    except ValueError as fault:
        if "low half first" in str(fault):
            low, high = text.split("-")
            message, cure = "{} is written low half first", f"write {high}-{low}"
    return _say(failure, "tile", message.format(text), cure)


def _pattern(failure: Failure) -> Iterator[Complaint]:
    message, cure = _PATTERNS[failure.limit]
    if "extends" in failure.pointer and not _looks_like_id(failure.value):
        message, cure = "'{}' is a path", "name the variant by its id, never by a path"
    return _say(failure, "form", message.format(failure.value), cure)


def _looks_like_id(text: str) -> bool:
    return not any(sign in text for sign in "/\\.")


def _unknown_keys(failure: Failure) -> Iterator[Complaint]:
    known = failure.node.get("properties", {})
    for key in failure.value:
        if key not in known:
            cure = meant(key, known) or _home(key) or f"the keys here are: {', '.join(known)}"
            pointer = (*failure.pointer, key)
            yield Complaint(
                pointer, "unknown-key", _at(failure, f"unknown key '{key}'"), cure, of_key=True
            )


def homes(key: str) -> list[str]:
    """Return the ids of the words of the language that are written so."""
    every = words().values()
    return [word.id for word in every if word.kind == "key" and word.id.endswith(f"/{key}")]


def _home(key: str) -> str:
    """Name the place where a key belongs that stands at a wrong one."""
    found = homes(key)
    return f"it belongs to {found[0].rpartition('/')[0]}" if len(found) == 1 else ""


def _required(failure: Failure) -> Iterator[Complaint]:
    for key in failure.limit:
        if key not in failure.value:
            yield Complaint(
                failure.pointer, "missing", _at(failure, f"'{key}' is missing"), f"add {key}"
            )


def first_repeated(values: Sequence[Any]) -> int | None:
    """Return the position of the first item that stands in a list before; nothing if none does."""
    seen: set[str] = set()
    for index, text in enumerate(map(canonical, values)):
        if text in seen:
            return index
        seen.add(text)
    return None


def _twice(failure: Failure) -> Iterator[Complaint]:
    index = first_repeated(failure.value)
    way = failure.pointer if index is None else (*failure.pointer, index)
    yield Complaint(way, "twice", _at(failure, "this stands in the list twice"), "take one out")


def _plainly(code: str, message: str, cure: str = "") -> Callable[[Failure], Iterator[Complaint]]:
    """Return a row that says one sentence, with the limit of the schema put in."""
    return lambda failure: _say(
        failure, code, message.format(failure.limit), cure.format(failure.limit)
    )


_KEYWORDS: Final[Mapping[str, Callable[[Failure], Iterator[Complaint]]]] = {
    "additionalProperties": _unknown_keys,
    "anyOf": _any_of,
    "const": _plainly("version", "this version of the rule language is not known", "write {}"),
    "enum": _enum,
    "maxProperties": _plainly("several", "the record says too much", "write only {}"),
    "maximum": _plainly("range", "this must be at most {}"),
    "minItems": _plainly("empty", "the list is empty", "write at least {}"),
    "minLength": _plainly("empty", "the text is empty", "write something"),
    "minProperties": _plainly("empty", "the record says too little", "write at least {}"),
    "minimum": _plainly("range", "this must be at least {}"),
    "pattern": _pattern,
    "required": _required,
    "type": _type,
    "uniqueItems": _twice,
}


def complaints(failure: Failure) -> Iterator[Complaint]:
    """Return what a failure of the schema means to the author of the file."""
    return _KEYWORDS[failure.keyword](failure)
