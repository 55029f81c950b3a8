# SPDX-License-Identifier: MIT
"""The schema held against a file; every fault in our words, with its line and column.

A record in a file may be a difference only, so what a record must have is asked for after merging
(``filling.lacking``). It is asked for here where nothing merges: at the top and in lists.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from dominospec.errors import Fault
from dominospec.loading.document import Document, Pointer, Spot, printable
from dominospec.loading.merging import Origin
from dominospec.loading.wording import TILE, Complaint, Failure, complaints, first_repeated
from dominospec.tiles import Tile
from dominospec.vocabulary import schema

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator


@cache
def _validator(definition: str) -> "Validator":
    """Return the validator of a definition of the schema, or of the whole for an empty name.

    Two keywords are our own: a pattern cannot say that the higher half of a tile comes first, and
    comparing each item of a list with each other one takes too long.
    """
    import jsonschema  # noqa: PLC0415 - only who validates pays for it

    def pattern(_validator: Any, value: str, instance: Any, _node: Any) -> Iterator[Any]:
        if isinstance(instance, str) and not has_form(value, instance):
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


def has_form(pattern: str, text: str) -> bool:
    """Whether the whole text has the form of a pattern; a tile has its higher half first."""
    if not re.search(re.sub(r"\$$", r"\\Z", pattern), text):
        return False
    try:
        return pattern != TILE or bool(Tile.parse(text))
    except ValueError:
        return False


def _failure(error: "ValidationError") -> Failure:
    node: Any = error.schema
    return Failure(
        keyword=str(error.validator),
        limit=error.validator_value,
        value=error.instance,
        node=node,
        pointer=tuple(error.absolute_path),
        of_key="propertyNames" in error.absolute_schema_path,
    )


def _may_be_inherited(failure: Failure) -> bool:
    """Whether what is lacking may come from what the record is laid over."""
    way = failure.pointer
    if not way or way[0] == "extends" or any(isinstance(key, int) for key in way):
        return False
    is_choices = way[-1] == "choices" and failure.keyword == "minProperties"
    return failure.keyword == "required" or is_choices


def _complaints(definition: str, data: Any) -> Iterator[Complaint]:
    """Yield complaints, but only one about a value of a wrong kind."""
    ill_typed: set[Pointer] = set()
    for error in _validator(definition).iter_errors(data):
        failure = _failure(error)
        if failure.pointer in ill_typed or _may_be_inherited(failure):
            continue
        if failure.keyword == "type":
            ill_typed.add(failure.pointer)
        yield from complaints(failure)


def _faults(definition: str, document: Document) -> list[Fault]:
    found = set()
    for each in _complaints(definition, document.data):
        spot = document.spot(each.pointer, of_key=each.of_key)
        said = printable(each.message), printable(each.cure)
        found.add(document.fault(spot, f"schema/{each.code}", *said))
    return sorted(found)


def file_faults(document: Document) -> list[Fault]:
    """Return what is wrong with the form of a variant file."""
    return _faults("", document)


def change_faults(change: Mapping[str, Any], origin: Origin) -> list[Fault]:
    """Return what is wrong with the form of an overlay that stands at one place."""
    place: dict[Pointer, Spot] = {(): (origin.line, origin.column)}
    return _faults("overlay", Document(origin.file, change, {}, place))
