# SPDX-License-Identifier: MIT
"""Whether a claim holds: each class with its numbers, the features, and what is not claimed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from dominospec import __version__
from dominospec.conformance.reports.report import row
from dominospec.conformance.reports.tally import Tally, tallies
from dominospec.conformance.running.probing import Finding
from dominospec.conformance.running.verdict import SuiteResult
from dominospec.conformance.suite.claim import Claim
from dominospec.conformance.suite.classes import TITLES


class Ruling(NamedTuple):
    """A sentence about a part of a claim, and whether that part holds."""

    says: str
    holds: bool = True


def _of_class(name: str, tally: Tally | None) -> Iterator[Ruling]:
    if tally is None:
        yield Ruling(f"{name} {TITLES[name]}: no scenario of it belongs to the claim", holds=False)
        return
    told = f"{name} {tally.title}: {tally.passed} of {tally.total} that must pass"
    told += f", {tally.bad} wrong" if tally.bad else ""
    told += f", {tally.lacking} lacking" if tally.lacking else ""
    yield Ruling(told, tally.is_whole)
    if tally.other:
        told = f"{tally.other_passed} of {tally.other} that should or may"
        yield Ruling(f"{name} {tally.title}: {told}")


def _of_suite(claim: Claim, digest: str) -> Iterator[Ruling]:
    if claim.suite not in (__version__, digest):
        yield Ruling(f"it is for the suite {claim.suite}, and this is {__version__}", holds=False)


def _of_features(claim: Claim, findings: Iterable[Finding]) -> Iterator[Ruling]:
    for found in findings:
        name = found.feature.id
        if name in claim.features and not found.is_declared:
            yield Ruling(f"{name} is claimed, and not declared in hello", holds=False)
        elif found.boasts:
            yield Ruling(f"{name} is declared, and does not work", holds=False)
        elif found.hides:
            yield Ruling(f"{name} works, and is not declared")


def rulings(
    claim: Claim, outcome: SuiteResult, findings: Iterable[Finding], size: int
) -> Sequence[Ruling]:
    """Return what is to be said of a claim; ``size`` is that of the whole suite."""
    found = {tally.name: tally for tally in tallies(map(row, outcome.results))}
    said = [*_of_suite(claim, outcome.suite)]
    for name in claim.classes:
        said += _of_class(name, found.get(name))
    said += _of_features(claim, findings)
    said.append(Ruling(f"{size - len(outcome.results)} of {size} scenarios are not claimed"))
    return said


def told(found: Sequence[Ruling]) -> Iterator[str]:
    """Yield the rulings as lines, the last of which says what they come to."""
    for one in found:
        yield f"claim: {one.says}"
    holds = all(one.holds for one in found)
    yield "claim: it holds" if holds else "claim: it does not hold"
