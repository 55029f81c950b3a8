# SPDX-License-Identifier: MIT
"""Choosing among the scenarios: first what needs no resolved game, then by class and claim."""

from typing import NamedTuple

from dominospec.conformance.suite.classes import class_of
from dominospec.conformance.suite.shelf import Prepared, Selection, Suite, load_suite, prepare


class Chosen(NamedTuple):
    """The whole suite, and the scenarios of it that are wanted."""

    suite: Suite
    prepared: tuple[Prepared, ...]


def _is_wanted(row: Prepared, wanted: Selection) -> bool:
    name = class_of(row) if wanted.classes or wanted.claim else ""
    claimed = wanted.claim is None or wanted.claim.has(row.scenario, name)
    return claimed and (not wanted.classes or name in wanted.classes)


def chosen(wanted: Selection) -> Chosen:
    """Return the scenarios that are wanted, with their games; raise ``SpecError``."""
    suite = load_suite(wanted.paths, wanted.kinds)
    selected = prepare(suite.selected(wanted.globs, wanted.variant))
    return Chosen(suite, tuple(row for row in selected if _is_wanted(row, wanted)))
