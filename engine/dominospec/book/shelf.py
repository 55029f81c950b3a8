# SPDX-License-Identifier: MIT
"""The games that a book is about, with the files each of them comes from."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from dominospec.loading import Variant, load, variant_ids
from dominospec.loading.finding import find, is_id, is_there, shipped
from dominospec.loading.reading import read_file


class Game(NamedTuple):
    """A game of a book, and what its file and those it extends say, nearest first."""

    variant: Variant
    chain: Sequence[Mapping[str, Any]]


@cache
def variant_file(variant: str) -> Mapping[str, Any]:
    """Return what the file of a shipped variant says, without what it extends."""
    data: Mapping[str, Any] = read_file(shipped() / f"{variant}.yaml").data
    return data


def chain(variant: str) -> tuple[Mapping[str, Any], ...]:
    """Return the file of a shipped variant and the files it extends, nearest first."""
    return tuple(_files(shipped() / f"{variant}.yaml"))


def chain_of(source: str | Path) -> tuple[Mapping[str, Any], ...]:
    """Return the same for a variant that may also be named by its file, as ``load`` finds it."""
    path = Path(source)
    if isinstance(source, str) and is_id(source) and not is_there(path):
        path = shipped() / f"{source}.yaml"
    return tuple(_files(path))


def _files(path: Path) -> Iterator[Mapping[str, Any]]:
    data = variant_file(path.stem) if path.parent == shipped() else read_file(path).data
    yield data
    extends = data.get("extends")
    base = extends["variant"] if isinstance(extends, Mapping) else extends
    under = find(base, path.parent) if base else None
    if under:
        yield from _files(under)


@cache
def variants() -> tuple[Variant, ...]:
    """Return all variants that are shipped."""
    return tuple(load(variant) for variant in variant_ids())


def games(sources: Sequence[str] = ()) -> tuple[Game, ...]:
    """Return the games of these ids and files, or all shipped ones; a fault is a ``SpecError``."""
    if not sources:
        return tuple(Game(variant, chain(variant.id)) for variant in variants())
    return tuple(Game(load(source), chain_of(source)) for source in dict.fromkeys(sources))
