# SPDX-License-Identifier: MIT
"""The schema held against a file; every fault in our words, with its line and column.

A record in a file may be a difference only, so what a record must have is asked for after merging
(``filling.lacking``); here it is asked for only where nothing can be merged: at the top and in lists.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from dominospec.errors import Fault
from dominospec.loading.document import Document, Pointer
from dominospec.loading.merging import Origin
from dominospec.loading.wording import TILE, Complaint, complaints
from dominospec.tiles import Tile
from dominospec.vocabulary import schema

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator


@cache
def _validator(definition: str) -> "Validator":
    """Return the validator of a definition of the schema, or of the whole for an empty name."""
    import jsonschema  # noqa: PLC0415 - only who validates pays for it

    plain = jsonschema.Draft202012Validator
    pattern = plain.VALIDATORS["pattern"]

    def tile_or_pattern(validator: Any, value: str, instance: Any, node: Any) -> Iterator[Any]:
        """A tile has its higher half first, which no pattern can say."""
        yield from pattern(validator, value, instance, node) or ()
        if value == TILE and low_half_first(instance):
            yield jsonschema.ValidationError("low half first")

    strict = jsonschema.validators.extend(plain, {"pattern": tile_or_pattern})
    whole = dict(schema())
    return strict(whole if not definition else {"$ref": f"#/$defs/{definition}", "$defs": whole["$defs"]})


def low_half_first(text: Any) -> bool:
    """Whether a text is a tile but for the order of its halves."""
    try:
        Tile.parse(text)
    except (TypeError, ValueError) as error:
        return "low half first" in str(error)
    return False


def _is_difference(error: "ValidationError") -> bool:
    """Whether what is lacking may come from what the record is laid over."""
    pointer = tuple(error.absolute_path)
    merges = bool(pointer) and pointer[0] != "extends" and not any(isinstance(key, int) for key in pointer)
    return merges and (error.validator == "required" or pointer[-1] == "choices" and error.validator == "minProperties")


def _complaints(definition: str, data: Any) -> Iterator[Complaint]:
    """Yield complaints; of several about the kind of one value, the first, which asks for least."""
    ill_typed: set[Pointer] = set()
    for error in _validator(definition).iter_errors(data):
        pointer = tuple(error.absolute_path)
        if _is_difference(error) or pointer in ill_typed:
            continue
        if error.validator == "type":
            ill_typed.add(pointer)
        yield from complaints(error)


def _faults(definition: str, document: Document) -> list[Fault]:
    found = {
        document.fault(
            document.spot(each.pointer, of_key=each.of_key), f"schema/{each.code}", each.message, each.cure
        )
        for each in _complaints(definition, document.data)
    }
    return sorted(found)


def file_faults(document: Document) -> list[Fault]:
    """Return what is wrong with the form of a variant file."""
    return _faults("", document)


def change_faults(change: Mapping[str, Any], origin: Origin) -> list[Fault]:
    """Return what is wrong with the form of an overlay that stands at one place."""
    return _faults("overlay", Document(origin.file, change, {}, {(): (origin.line, origin.column)}))
