# SPDX-License-Identifier: MIT
"""How fast the harness is: messages a second through the pipe, and its own share of the time.

An engine that only echoes shows what the pipe alone can do; a run of scenarios by one process, what
the harness adds: it checks every reply, and looks at every position as every seat.
"""

import argparse
import resource
import shlex
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from dominospec.conformance import Run, load_suite, prepare
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.wire.adapter import Adapter, Reply, greeting
from dominospec.conformance.wire.process import Limits, Process

_ROOT: Final = Path(__file__).parents[2]
_PATIENT: Final = Limits(hello=60, variant=60, request=60)
_ECHO: Final = (
    "import sys\nfor line in sys.stdin.buffer: sys.stdout.buffer.write(line); sys.stdout.flush()"
)
_LINE: Final = b"x" * 600
"""As long as most replies are."""

ENGINES: Final = {
    "ours": f"{shlex.quote(sys.executable)} -m dominospec serve",
    "JavaScript": f"node {_ROOT / 'conformance' / 'adapters' / 'javascript' / 'adapter.mjs'}",
}


class Measure(NamedTuple):
    """What a number of messages took: seconds by the clock, of the harness, and of the engine."""

    messages: int
    wall: float
    own: float
    engine: float

    @property
    def share(self) -> float:
        """The part of the working time that is the harness' own."""
        return self.own / (self.own + self.engine)

    @property
    def rate(self) -> float:
        """Messages in a second in which both sides work without waiting for a busy machine."""
        return self.messages / (self.own + self.engine)


class _Counting(Adapter):
    """An adapter that counts what it asks."""

    asked = 0

    def ask(self, command: str, **fields: Any) -> Reply:
        self.asked += 1
        return super().ask(command, **fields)


class _Watch:
    """Seconds so far: by the clock, of this process, and of those that it has ended."""

    def __init__(self) -> None:
        self.begun = self._now()

    @staticmethod
    def _now() -> tuple[float, float, float]:
        used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        own, children = (each.ru_utime + each.ru_stime for each in used)
        return time.perf_counter(), own, children

    def passed(self, messages: int) -> Measure:
        """Return what has been measured since the beginning."""
        wall, own, engine = (now - then for now, then in zip(self._now(), self.begun, strict=True))
        return Measure(messages, wall, own, engine)


def bare(messages: int) -> Measure:
    """Measure the pipe alone: lines that are echoed."""
    watch = _Watch()
    process = Process([sys.executable, "-S", "-c", _ECHO], _PATIENT)
    for _ in range(messages):
        process.received = 0
        process.send(_LINE + b"\n", time.monotonic() + 60)
        process.receive(time.monotonic() + 60)
    process.leave(time.monotonic() + 60)
    return watch.passed(messages)


def played(command: str, rows: list[Prepared]) -> Measure:
    """Measure scenarios that one process plays."""
    watch = _Watch()
    adapter = _Counting(command, greeting("sha256:" + "0" * 64), _PATIENT)
    Run(adapter, lambda _: None).all(rows, "")
    return watch.passed(adapter.asked)


def _row(name: str, found: Measure) -> str:
    own, engine = (1e6 * part / found.messages for part in (found.own, found.engine))
    return (
        f"{name:12} {found.messages:8,} messages {found.rate:8,.0f}/s of work "
        f"{found.messages / found.wall:8,.0f}/s by the clock   harness {own:4.0f} µs, "
        f"engine {engine:4.0f} µs each; harness {found.share:.0%}"
    )


def main() -> None:
    """Print one row for the pipe alone, and one for each engine."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=8, help="take every so manieth scenario")
    every = parser.parse_args().every
    print(_row("echo", bare(20_000)))
    rows = prepare(load_suite())[::every]
    for name, command in ENGINES.items():
        print(_row(name, played(command, rows)))


if __name__ == "__main__":
    main()
