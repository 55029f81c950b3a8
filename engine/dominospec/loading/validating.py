# SPDX-License-Identifier: MIT
"""The schema held against a file; every fault in our words, with its line and column.

A record in a file may be a difference only, so what a record must have is asked for after merging
(``filling.lacking``). It is asked for here where nothing merges: at the top and in lists.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from dominospec.errors import Fault
from dominospec.loading.document import Document, Pointer, Slips, Spot, Unknown, printable
from dominospec.loading.merging import Origin
from dominospec.loading.wording import TILE, Complaint, Failure, complaints, first_repeated
from dominospec.shapes import Form, checker, form_of
from dominospec.tiles import Tile
from dominospec.vocabulary import SCHEMA, follow, schema

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator


@cache
def form(pattern: str) -> Form:
    """Return the form that a pattern asks for; a tile has its higher half first."""
    return _is_tile if pattern == TILE else form_of(pattern)


def _is_tile(text: str) -> bool:
    try:
        return form_of(TILE)(text) is not None and bool(Tile.parse(text))
    except ValueError:
        return False


@cache
def _validator(definition: str) -> "Validator":
    """Return the validator of a definition of the schema, or of the whole for an empty name.

    Two keywords are our own: a pattern cannot say that the higher half of a tile comes first, and
    comparing each item of a list with each other one takes too long.
    """
    import jsonschema  # noqa: PLC0415 - only who is wrong pays for it

    def pattern(_validator: Any, value: str, instance: Any, _node: Any) -> Iterator[Any]:
        if isinstance(instance, str) and not form(value)(instance):
            yield jsonschema.ValidationError("form")

    def unique(_validator: Any, _value: Any, instance: Any, _node: Any) -> Iterator[Any]:
        if isinstance(instance, list) and first_repeated(instance) is not None:
            yield jsonschema.ValidationError("twice")

    extend: Any = jsonschema.validators.extend
    kind = extend(jsonschema.Draft202012Validator, {"pattern": pattern, "uniqueItems": unique})
    whole = dict(schema())
    part = {"$ref": f"#/$defs/{definition}", "$defs": whole["$defs"]}
    made: Validator = kind(part if definition else whole)
    return made


def _kinds(error: "ValidationError", definition: str) -> Mapping[str, Any]:
    """Return the kinds of value that may stand where a word does, as the schema says around it."""
    node: Any = schema()["$defs"][definition] if definition else schema()
    found: Mapping[str, Any] = {}
    for key in error.absolute_schema_path:
        node = follow(node) if isinstance(node, Mapping) else node
        found = {"type": node["type"]} if key == "then" and "type" in node else found
        node = node[key]
    return found


def _failure(error: "ValidationError", definition: str) -> Failure:
    node: Any = error.schema
    if error.validator == "enum":
        node = {**_kinds(error, definition), **node}
    return Failure(
        keyword=str(error.validator),
        limit=error.validator_value,
        value=error.instance,
        node=node,
        pointer=tuple(error.absolute_path),
        of_key="propertyNames" in error.absolute_schema_path,
    )


def _may_be_inherited(keyword: str, way: Pointer) -> bool:
    """Whether what is lacking may come from what the record is laid over."""
    if not way or way[0] == "extends" or any(isinstance(key, int) for key in way):
        return False
    is_choices = way[-1] == "choices" and keyword == "minProperties"
    return keyword == "required" or is_choices


def _is_sound(definition: str, data: Any) -> bool:
    """Whether there is nothing to complain about; far faster than finding out what there is."""
    problems = checker(SCHEMA, definition and f"/$defs/{definition}", form)(data)
    return all(_may_be_inherited(problem.keyword, problem.pointer) for problem in problems)


def _complaints(definition: str, data: Any) -> Iterator[Complaint]:
    """Yield complaints, but only one about a value of a wrong kind."""
    ill_typed: set[Pointer] = set()
    for error in _validator(definition).iter_errors(data):
        failure = _failure(error, definition)
        if isinstance(failure.value, Unknown):
            continue
        if failure.pointer in ill_typed or _may_be_inherited(failure.keyword, failure.pointer):
            continue
        if failure.keyword == "type":
            ill_typed.add(failure.pointer)
        yield from complaints(failure)


class Objection(NamedTuple):
    """A fault of form, and the way to what it is about."""

    fault: Fault
    pointer: Pointer


def _is_told(each: Complaint, slips: Slips) -> bool:
    """Whether the writing is at fault already where the form is objected to.

    A key may be objected to, whatever is wrong with its value.
    """
    way = each.pointer
    if each.of_key and way in slips.unsure:
        return True
    known = len(way) - each.of_key
    return not slips.unknown.isdisjoint(way[:length] for length in range(known + 1))


def objections(document: Document, definition: str = "") -> Iterator[Objection]:
    """Yield what is wrong with the form of a file, or with what follows a definition."""
    if _is_sound(definition, document.data):
        return
    for each in _complaints(definition, document.data):
        if not _is_told(each, document.slips):
            spot = document.spot(each.pointer, of_key=each.of_key)
            said = printable(each.message), printable(each.cure)
            fault = document.fault(spot, f"schema/{each.code}", *said)
            yield Objection(fault, each.pointer)


def file_faults(document: Document) -> list[Fault]:
    """Return what is wrong with the form of a variant file."""
    return sorted({each.fault for each in objections(document)})


def change_faults(change: Mapping[str, Any], origin: Origin) -> list[Fault]:
    """Return what is wrong with the form of an overlay that stands at one place."""
    place: dict[Pointer, Spot] = {(): (origin.line, origin.column)}
    document = Document(origin.file, change, {}, place)
    return sorted({each.fault for each in objections(document, "overlay")})
