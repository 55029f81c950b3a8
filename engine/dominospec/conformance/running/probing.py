# SPDX-License-Identifier: MIT
"""Whether an engine has the features that it declares, and declares those that it has.

The probes of a feature are played as if the engine had declared it.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.running.verdict import Verdict
from dominospec.conformance.suite.features import Feature, features
from dominospec.conformance.suite.shelf import Prepared, Suite, load_suite, prepare, shipped
from dominospec.conformance.wire.adapter import Adapter

NOT_KNOWN: Final = "cannot be told"
"""The engine does not play the games of the probes."""


class Finding(NamedTuple):
    """A feature, whether it is declared, and whether its probes pass; nothing if that is open."""

    feature: Feature
    is_declared: bool
    works: bool | None

    @property
    def boasts(self) -> bool:
        """Whether it is declared and does not work."""
        return self.is_declared and self.works is False

    @property
    def hides(self) -> bool:
        """Whether it works and is not declared."""
        return bool(self.works) and not self.is_declared

    def __str__(self) -> str:
        works = {True: "works", False: "does not work", None: NOT_KNOWN}[self.works]
        declared = "declared" if self.is_declared else "not declared"
        note = " (it boasts)" if self.boasts else " (it hides)" if self.hides else ""
        return f"{self.feature.id:14} {declared:13} {works}{note}"


def _verdict(adapter: Adapter, feature: Feature, probe: Prepared) -> Verdict:
    """Return the verdict on a probe, played as if the feature had been declared."""
    said = adapter.start()
    adapter.hello = feature.declared_in(said)
    try:
        result = run_scenario(adapter, probe)
    finally:
        adapter.hello = said
    lacks = result.failure.features if result.failure else ()
    return "fail" if feature.id in lacks else result.verdict


def _works(verdicts: Sequence[Verdict]) -> bool | None:
    if "unsupported" in verdicts:
        return None
    return all(verdict == "pass" for verdict in verdicts)


def probes() -> Suite:
    """Return the scenarios that are probes, read from the few files that hold them."""
    names = sorted({name for feature in features().values() for name in feature.probes})
    files = sorted(shipped().rglob("*.yaml"))
    holding = [file for file in files if any(name in file.read_text("utf-8") for name in names)]
    return load_suite(holding).selected(names)


def probe(adapter: Adapter) -> Iterator[Finding]:
    """Yield what becomes of the probes of each feature; an ``AdapterFault`` if nothing starts."""
    adapter.start()
    known = {row.scenario.id: row for row in prepare(probes())}
    for feature in features().values():
        declared = feature.is_declared(adapter.start())
        verdicts = [_verdict(adapter, feature, known[name]) for name in feature.probes]
        yield Finding(feature, declared, _works(verdicts))
    adapter.finish()
