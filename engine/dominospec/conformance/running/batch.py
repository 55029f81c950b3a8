# SPDX-License-Identifier: MIT
"""Carrying out one batch of scenarios in a process of its own."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from dominospec.conformance.running.confirming import Confirmer
from dominospec.conformance.running.manner import Manner
from dominospec.conformance.running.table import Played, Table
from dominospec.conformance.running.verdict import Evidence, Result
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


def carry_out(
    adapter: Adapter,
    rows: Sequence[Prepared],
    manner: Manner,
    number: int = 0,
    stopped: Stopped = _never,
) -> Batch:
    """Run the scenarios of a batch, and look again at what is bad; ``stopped`` may cut it short."""
    adapter.lints = Counter()
    adapter.stop()
    try:
        adapter.start()
    except AdapterFault as fault:
        adapter.stop()
        evidence = Evidence(None, tuple(adapter.transcript), adapter.errors)
        if number == 0:
            return Batch(fault=str(fault), evidence=evidence)
    table = Table(adapter)
    played = [_played(table, row, manner) for row in rows if not stopped()]
    again = {} if stopped() else _looked_at_again(table, played)
    adapter.finish()
    results = [again.get(place, one.result) for place, one in enumerate(played)]
    numbered = tuple(replace(result, batch=number) for result in results)
    return Batch(numbered, adapter.hello, dict(adapter.lints))


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
