# SPDX-License-Identifier: MIT
"""Carrying out one batch of scenarios in a process of its own."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from dominospec.conformance.running.confirming import Confirmer
from dominospec.conformance.running.expecting import Expected
from dominospec.conformance.running.manner import Manner
from dominospec.conformance.running.table import Played, Table
from dominospec.conformance.running.verdict import BAD, BROKEN, Evidence, Result
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.wire.adapter import Adapter, Reply
from dominospec.errors import AdapterFault


@dataclass(frozen=True, slots=True)
class Batch:
    """What a batch came to: its verdicts, how the engine greeted, and what was odd about it.

    ``fault`` and ``evidence`` say why the engine could not be started, if so.
    """

    results: tuple[Result, ...] = ()
    hello: Reply = field(default_factory=dict)
    lints: Mapping[str, int] = field(default_factory=dict)
    fault: str = ""
    evidence: Evidence = field(default_factory=Evidence)


Stopped = Callable[[], bool]


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Task:
    """How a batch is carried out: what is expected in it, its number, and whether it is cut off."""

    manner: Manner = field(default_factory=Manner)
    expected: Expected = field(default_factory=Expected)
    number: int = 0
    stopped: Stopped = _never


def carry_out(adapter: Adapter, rows: Sequence[Prepared], task: Task) -> Batch:
    """Run the scenarios of a batch, and look again at what is bad.

    It is shorter than its rows when it was cut off, or had enough.
    """
    adapter.lints = Counter()
    adapter.stop()
    try:
        adapter.start()
    except AdapterFault as fault:
        adapter.stop()
        evidence = Evidence(None, tuple(adapter.transcript), adapter.errors)
        if task.number == 0:
            return Batch(fault=str(fault), evidence=evidence)
    table = Table(adapter)
    played = _all_played(table, rows, task)
    again = {} if task.stopped() else _looked_at_again(table, played)
    adapter.finish()
    results = [again.get(place, one.result) for place, one in enumerate(played)]
    numbered = tuple(replace(result, batch=task.number) for result in results)
    return Batch(numbered, adapter.hello, dict(adapter.lints))


def enough(manner: Manner, counts: Mapping[str, int]) -> str:
    """Return why a run goes no further, if so; what is expected to fail does not count."""
    broken = sum(counts.get(verdict, 0) for verdict in BROKEN)
    bad = sum(counts.get(verdict, 0) for verdict in {*BAD, "xpass"})
    if broken >= manner.restarts:
        return f"{broken} scenarios broke the protocol"
    if bad >= manner.max_fail > 0:
        return f"{bad} bad verdicts are as many as were wanted"
    return ""


def _all_played(table: Table, rows: Sequence[Prepared], task: Task) -> list[Played]:
    """Play the scenarios, no more than it takes to know that the run ends here."""
    played: list[Played] = []
    counts: Counter[str] = Counter()
    for row in rows:
        if task.stopped() or enough(task.manner, counts):
            break
        played.append(_played(table, row, task.manner))
        counts[task.expected.apply(played[-1].result).verdict] += 1
    return played


def _played(table: Table, row: Prepared, manner: Manner) -> Played:
    """Play a scenario as often as wanted; the first of a process twice, as a probe."""
    if manner.fresh:
        table.clear()
    may_vary = table.adapter.hello.get("deterministic") is False
    is_probe = not (table.history or manner.fresh or may_vary)
    return table.play_often(row, max(manner.repeat, 1 + is_probe))


def _looked_at_again(table: Table, played: Sequence[Played]) -> dict[int, Result]:
    """Return the verdicts that replace bad ones, by their place."""
    places = [place for place, one in enumerate(played) if one.is_bad]
    confirmed = Confirmer(table).all([played[place] for place in places])
    return dict(zip(places, confirmed, strict=True))
