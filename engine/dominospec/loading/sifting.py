# SPDX-License-Identifier: MIT
"""A file as read, parted into its faults, what is sound in it, and what they leave in doubt."""

from collections.abc import Iterator
from typing import NamedTuple

from dominospec.errors import Fault
from dominospec.loading.document import Document, Pointer
from dominospec.loading.doubts import Doubts, cut, left_by, without
from dominospec.loading.finding import nearest
from dominospec.loading.validating import Objection, objections
from dominospec.loading.wording import homes
from dominospec.vocabulary import CHAPTERS


class Sifted(NamedTuple):
    """What is sound in a file, its faults of writing and of form, and what they leave in doubt."""

    document: Document
    faults: tuple[Fault, ...]
    doubts: Doubts


def _faulty(document: Document, found: list[Objection]) -> Iterator[Pointer]:
    """Yield the ways to what is faulty; that the file lacks something takes nothing out of it."""
    yield from document.slips.unknown
    yield from document.slips.unsure
    for fault, pointer in found:
        if pointer or fault.code != "schema/missing":
            yield pointer


def _misspelt(found: list[Objection]) -> Iterator[Pointer]:
    """Yield the chapters that unknown keys may have been meant for."""
    for each in found:
        if each.fault.code == "schema/unknown-key":
            key = str(each.pointer[-1])
            names = (nearest(key, CHAPTERS), *(home.partition("/")[0] for home in homes(key)))
            yield from ((*each.pointer[:-1], name) for name in names if name in CHAPTERS)


def sift(document: Document) -> Sifted:
    """Return what is sound in a file, and what is not."""
    found = list(objections(document))
    cuts = {cut(way) for way in _faulty(document, found)}
    faults = tuple(sorted({*document.slips.faults, *(each.fault for each in found)}))
    if not cuts:
        return Sifted(document, faults, frozenset())
    data = document.data if isinstance(document.data, dict) else {}
    doubts = frozenset({*left_by(cuts, data), *_misspelt(found)})
    values = {
        way: spot
        for way, spot in document.values.items()
        if not any(way[:length] in cuts for length in range(1, len(way) + 1))
    }
    return Sifted(document._replace(data=without(data, cuts), values=values), faults, doubts)
