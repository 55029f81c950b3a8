# SPDX-License-Identifier: MIT
"""The variants that the book is about, with the files each of them comes from."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from dominospec.loading import Variant, load, variant_ids
from dominospec.loading.finding import shipped
from dominospec.loading.reading import read_file


@cache
def variant_file(variant: str) -> Mapping[str, Any]:
    """Return what the file of a shipped variant says, without what it extends."""
    data: Mapping[str, Any] = read_file(shipped() / f"{variant}.yaml").data
    return data


def chain(variant: str) -> tuple[Mapping[str, Any], ...]:
    """Return the file of a variant and the files it extends, nearest first."""
    data = variant_file(variant)
    extends = data.get("extends")
    base = extends["variant"] if isinstance(extends, Mapping) else extends
    return (data, *(chain(base) if base else ()))


@cache
def variants() -> tuple[Variant, ...]:
    """Return all variants that are shipped."""
    return tuple(load(variant) for variant in variant_ids())
