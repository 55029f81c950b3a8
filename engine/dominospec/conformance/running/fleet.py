# SPDX-License-Identifier: MIT
"""The harness examined: engines that misbehave in one way each, and the verdict each must get."""

import shlex
import shutil
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from dominospec.conformance.running.manner import Manner
from dominospec.conformance.running.runner import Run
from dominospec.conformance.running.verdict import Result, SuiteResult, Verdict
from dominospec.conformance.suite.shelf import Prepared, load_suite, prepare
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.conformance.wire.process import Limits
from dominospec.errors import Fault, SpecError
from dominospec.loading.reading import read_file
from dominospec.resources import root
from dominospec.shapes import problems

SCENARIOS: Final = ("trying.yaml", "further.yaml")
_FIRST: Final = "trying-out-4hw2"
_FAKE: Final = "{python} -S {fakes}/fake.py "
_PATIENT: Final = Limits(hello=30, variant=30, request=30)
_HASTY: Final = Limits(hello=30, variant=1, request=1)
_HASTIEST: Final = Limits(hello=1)


@dataclass(frozen=True, slots=True)
class Fake:
    """A row of the fleet: an engine, how it is run, and what must be said of it."""

    id: str
    verdict: Verdict
    why: str
    scenarios: tuple[str, ...]
    repeat: int
    limits: Limits
    lints: frozenset[str]
    features: frozenset[str]
    command: str

    @property
    def is_there(self) -> bool:
        """Whether it can be run here."""
        can_be_bound = sys.platform == "linux" or not self.limits.memory
        return can_be_bound and shutil.which(shlex.split(self.command)[0]) is not None


def folder() -> Path:
    """Return where the fleet is."""
    return Path(str(root())) / "conformance" / "fakes"


def load_fleet() -> list[Fake]:
    """Return the engines of the fleet; raise ``SpecError``."""
    document = read_file(folder() / "fleet.yaml", "conformance/fakes/fleet.yaml")
    faults: list[Fault] = []
    for problem in problems(document.data, "fleet"):
        spot = document.spot(problem.pointer, of_key=problem.is_unknown_key)
        faults.append(document.fault(spot, "fleet/schema", problem.message, problem.cure))
    if faults:
        raise SpecError(faults)
    return [_fake(row) for row in document.data["fakes"]]


def _fake(row: Mapping[str, Any]) -> Fake:
    places = {
        "python": shlex.quote(sys.executable),
        "fakes": shlex.quote(str(folder())),
        "adapters": shlex.quote(str(folder().parent / "adapters")),
    }
    starts = row["verdict"] != "not_run"
    limits = (_HASTY if starts else _HASTIEST) if row.get("hasty") else _PATIENT
    return Fake(
        row["id"],
        row["verdict"],
        row.get("why", ""),
        tuple(row.get("scenarios", [_FIRST])),
        row.get("repeat", 1),
        replace(limits, memory=row.get("memory", 0) << 20),
        frozenset(row.get("lints", ())),
        frozenset(row.get("features", ())),
        row.get("command", _FAKE + row["id"]).format(**places),
    )


def scenarios() -> dict[str, Prepared]:
    """Return the scenarios that the fleet plays, by id."""
    rows = prepare(load_suite([folder() / name for name in SCENARIOS]))
    return {row.scenario.id: row for row in rows}


def examined(fake: Fake, rows: Mapping[str, Prepared]) -> SuiteResult:
    """Run the scenarios of an engine of the fleet."""
    adapter = Adapter(fake.command, greeting("sha256:" + "0" * 64), fake.limits)
    wanted = [rows[name] for name in fake.scenarios]
    return Run(adapter, lambda _: None, manner=Manner(repeat=fake.repeat)).all(wanted, "")


def surprises(fake: Fake, outcome: SuiteResult) -> Iterator[str]:
    """Yield what the harness says of an engine, where it should say something else."""
    result = outcome.results[-1]
    told = result.failure.why if result.failure else outcome.fault
    if result.verdict != fake.verdict:
        yield f"the verdict must be {fake.verdict}, not {result.verdict}: {told}"
    elif fake.why not in told:
        yield f"it must be told why, {fake.why!r}, not {told!r}"
    if fake.verdict == "pass" and set(outcome.lints) != fake.lints:
        yield f"it must be noted {sorted(fake.lints)}, not {sorted(outcome.lints)}"
    if lacking(result) != fake.features:
        yield f"it must be said to lack {sorted(fake.features)}, not {sorted(lacking(result))}"


def lacking(result: Result) -> frozenset[str]:
    """Return what an engine says it lacks."""
    return frozenset(result.failure.features if result.failure else ())


def selftest(jobs: int) -> Iterator[tuple[Fake, list[str]]]:
    """Yield each engine of the fleet with the surprises it brings; so many run at once."""
    rows = scenarios()
    fleet = [fake for fake in load_fleet() if fake.is_there]
    with ThreadPoolExecutor(jobs) as pool:
        outcomes = pool.map(lambda fake: examined(fake, rows), fleet)
        for fake, outcome in zip(fleet, outcomes, strict=True):
            yield fake, list(surprises(fake, outcome))
