# SPDX-License-Identifier: MIT
"""Idle engines behind the pipe, without a process: most of them would be started ever anew."""

from dataclasses import dataclass, field

from dominospec.conformance.measuring.idle import Idler, reply
from dominospec.conformance.wire.adapter import NO_SUITE, Adapter, greeting
from dominospec.conformance.wire.process import Process
from dominospec.errors import AdapterFault


@dataclass
class Within(Process):
    """An idle engine that answers at once; its lines are those that it would write."""

    idler: Idler = field(default_factory=Idler)

    def __post_init__(self) -> None:
        """Start nothing."""

    def send(self, line: bytes, deadline: float) -> None:
        """Take a line, and have the answer ready; ``crash`` where it cannot deal with it."""
        del deadline
        (way,) = self.argv
        try:
            answer = reply(way, self.idler, line.decode("utf-8"))
        except (LookupError, TypeError, ValueError) as error:
            raise AdapterFault("crash", f"it died of {error!r}") from None
        self._lines.append(answer.encode("utf-8"))

    def receive(self, deadline: float) -> bytes:
        """Return the answer."""
        del deadline
        line = self._lines.popleft()
        self.received += len(line)
        return line

    def end(self) -> int | None:
        """End; there is nothing to end."""
        return 0


@dataclass
class Idling(Adapter):
    """An adapter of an idle engine; the command is its way to be idle."""

    def begun(self) -> Process:
        """Return a new idle engine."""
        return Within([self.command], self.limits)


def idling(way: str) -> Idling:
    """Return an idle engine, to be started when it is needed."""
    return Idling(way, greeting(NO_SUITE))
