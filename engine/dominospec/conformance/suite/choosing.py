# SPDX-License-Identifier: MIT
"""Choosing among the scenarios: first what needs no resolved game, then by class and claim."""

from dataclasses import replace
from typing import NamedTuple

from dominospec.conformance.suite.classes import class_of
from dominospec.conformance.suite.shelf import Prepared, Selection, Suite, load_suite, prepare
from dominospec.conformance.suite.tiers import load_tiers


class Chosen(NamedTuple):
    """The suite, and the scenarios of it that are wanted."""

    suite: Suite
    prepared: tuple[Prepared, ...]


def _is_wanted(row: Prepared, wanted: Selection) -> bool:
    name = class_of(row) if wanted.classes or wanted.claim else ""
    claimed = wanted.claim is None or wanted.claim.has(row.scenario, name)
    return claimed and (not wanted.classes or name in wanted.classes)


def _loaded(wanted: Selection) -> tuple[Suite, Suite]:
    """Return the suite, and what of it is in the tier; of a small tier only its files are read."""
    if not wanted.tier:
        suite = load_suite(wanted.paths, wanted.kinds)
        return suite, suite
    tier = load_tiers()[wanted.tier]
    suite = load_suite(wanted.paths or tier.paths, wanted.kinds)
    return suite, replace(suite, scenarios=tier.of(suite.scenarios))


def chosen(wanted: Selection) -> Chosen:
    """Return the scenarios that are wanted, with their games; raise ``SpecError``."""
    suite, tier = _loaded(wanted)
    selected = prepare(tier.selected(wanted.globs, wanted.variant))
    return Chosen(suite, tuple(row for row in selected if _is_wanted(row, wanted)))
