# SPDX-License-Identifier: MIT
"""An adapter on the first day: spoken to line by line, with nothing taken for granted."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from dominospec.conformance.wire.adapter import argv_of, greeting
from dominospec.conformance.wire.decoding import decode
from dominospec.conformance.wire.process import Limits, Process
from dominospec.errors import AdapterFault

NO_SUITE: Final = "sha256:" + "0" * 64
_SHOWN: Final = 300
_NOTHING: Final = "nothing yet"


class Trouble(Exception):
    """What is wrong: what was ``sent``, what ``came``, and what to ``change``."""

    def __init__(self, sent: str, came: str, change: str) -> None:
        super().__init__(came)
        self.sent, self.came, self.change = sent, came, change


class Broken(Exception):
    """The conversation broke: what the harness says of it, the last line sent, and stderr."""

    def __init__(self, fault: AdapterFault, sent: str, errors: str = "") -> None:
        super().__init__(fault.detail)
        self.verdict, self.detail = fault.verdict, fault.detail
        self.sent, self.errors = sent, errors


def hello(**more: Any) -> dict[str, Any]:
    """Return the request that every conversation begins with."""
    return {"id": 1, "cmd": "hello", "protocol": [1], **greeting(NO_SUITE), **more}


def line_of(request: Mapping[str, Any]) -> bytes:
    """Return a request as it goes through the pipe."""
    return json.dumps(request, ensure_ascii=False).encode("utf-8") + b"\n"


def shown(line: bytes) -> str:
    """Return a line as it can be shown, without what is too much of it."""
    text = line.decode("utf-8", "backslashreplace").rstrip("\n")
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]} … ({len(line):,} bytes)"


@dataclass
class Talk:
    """One conversation with one process; ``sent`` is the last line that went down."""

    process: Process
    limits: Limits
    sent: str = _NOTHING
    patience: float = field(init=False)

    def __post_init__(self) -> None:
        """Be as patient as for ``hello``."""
        self.patience = self.limits.hello

    def send(self, line: bytes) -> None:
        """Send a line, or a piece of one."""
        self.sent = shown(line)
        self.process.send(line, self._deadline())

    def receive(self) -> bytes:
        """Return the next line."""
        return self.process.receive(self._deadline())

    def ask(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the reply to a request; its form is not looked at."""
        self.send(line_of(request))
        return decode(self.receive())

    def overhear(self, seconds: float) -> bytes | None:
        """Return a line that comes within some seconds, or nothing; ``crash`` when it dies."""
        try:
            return self.process.receive(self.limits.clock() + seconds)
        except AdapterFault as fault:
            if fault.verdict == "timeout":
                return None
            raise

    def _deadline(self) -> float:
        return self.limits.clock() + self.patience


@dataclass(frozen=True)
class Patient:
    """A command to be looked at; ``flush`` is how its language writes a line at once, if known."""

    command: str
    limits: Limits
    flush: str = ""

    @contextmanager
    def talk(self) -> Iterator[Talk]:
        """Start a process for one conversation, and end it; ``Broken`` when that breaks."""
        try:
            process = Process(argv_of(self.command), self.limits)
        except AdapterFault as fault:
            raise Broken(fault, _NOTHING) from None
        talk = Talk(process, self.limits)
        try:
            yield talk
        except AdapterFault as fault:
            process.end()
            raise Broken(fault, talk.sent, process.errors) from None
        finally:
            process.end()
