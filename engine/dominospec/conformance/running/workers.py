# SPDX-License-Identifier: MIT
"""Batches carried out at once, each by a process of ours with an engine of its own."""

import gc
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from typing import Any, Final

from dominospec.conformance.running.batch import Batch, Task, carry_out
from dominospec.conformance.running.expecting import Expected
from dominospec.conformance.running.manner import Manner
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.wire.adapter import Adapter

_COPIED: Final = "fork"
"""The one way to start a process that has the scenarios at once, without reading them again."""


@dataclass(frozen=True, slots=True)
class Work:
    """What all workers know: the engine, the scenarios, and the batches of their numbers."""

    adapter: Adapter
    rows: Sequence[Prepared]
    batches: Sequence[Sequence[int]]
    manner: Manner
    expected: Expected


def batches_of(work: Work) -> Generator[Batch, None, None]:
    """Yield what the batches come to, in their order; whoever stops asking stops the rest."""
    jobs = min(work.manner.jobs, len(work.batches))
    at_once = jobs > 1 and _COPIED in multiprocessing.get_all_start_methods()
    return _by_workers(work, jobs) if at_once else _by_ourselves(work)


def _by_ourselves(work: Work) -> Generator[Batch, None, None]:
    for number, batch in enumerate(work.batches):
        rows = [work.rows[index] for index in batch]
        yield carry_out(work.adapter, rows, Task(work.manner, work.expected, number))


def _by_workers(work: Work, jobs: int) -> Generator[Batch, None, None]:
    context = multiprocessing.get_context(_COPIED)
    stopped = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _begin, (work, stopped))
    try:
        for number, done in enumerate(pool.map(_batch, range(len(work.batches)))):
            rows = [work.rows[index] for index in work.batches[number]]
            yield _unpacked(done, rows)
    finally:
        stopped.set()
        pool.shutdown(cancel_futures=True)


_GRACE: Final = 5.0
"""Seconds that a worker has for leaving in good order when its run is gone."""

_here: Final[dict[str, Any]] = {}
"""In a worker: what it is to do."""


def _begin(work: Work, stopped: Event) -> None:
    gc.freeze()  # the scenarios are never garbage: not to look at them again saves a fifth
    _here.update(work=work, stopped=stopped)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the run hears of it, and stops its workers
    threading.Thread(target=_end_with_parent, args=(stopped,), daemon=True).start()


def _end_with_parent(stopped: Event) -> None:
    """Do not outlive the run: the engine is let go of after the scenario that it is playing."""
    parent = multiprocessing.parent_process()
    if parent:
        wait([parent.sentinel])
        stopped.set()
        time.sleep(_GRACE)
        os._exit(1)


def _batch(number: int) -> Batch:
    """Carry out a batch in a worker; what comes back does without the scenarios themselves."""
    work: Work = _here["work"]
    mine = work.adapter
    adapter = Adapter(mine.command, mine.greeting, mine.limits)
    rows = [work.rows[index] for index in work.batches[number]]
    task = Task(work.manner, work.expected, number, _here["stopped"].is_set)
    done = carry_out(adapter, rows, task)
    bare: Any = None
    return replace(done, results=tuple(replace(one, prepared=bare) for one in done.results))


def _unpacked(done: Batch, rows: Sequence[Prepared]) -> Batch:
    pairs = zip(done.results, rows, strict=False)  # a batch that was stopped is shorter
    return replace(done, results=tuple(replace(one, prepared=row) for one, row in pairs))
