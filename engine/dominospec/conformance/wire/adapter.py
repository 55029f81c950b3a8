# SPDX-License-Identifier: MIT
"""The engine under test: requests go down the pipe, checked replies come up.

The protocol is conformance/protocol.md. Whatever breaks it ends the process: a late or stray line
would be taken for the answer to the next request. The next start then makes a fresh process.
"""

import json
import shlex
from collections import Counter, deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from dominospec import __version__
from dominospec.conformance.wire.decoding import decode, quoted
from dominospec.conformance.wire.process import Limits, Process
from dominospec.errors import AdapterFault
from dominospec.shapes import problems

PROTOCOL: Final = 1
NO_SUITE: Final = "sha256:" + "0" * 64
"""The digest that is sent in ``hello`` where nothing of a suite is run."""

_KEPT: Final = 8
_KEPT_LETTERS: Final = 4_000

_encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

Reply = Mapping[str, Any]
Exchange = tuple[str, Reply]
"""A command and the reply to it."""


@dataclass
class Adapter:
    """One command that plays; ``greeting`` is what the harness says of itself in ``hello``.

    Where ``recorded`` is a list, the answers since the scenario began are in it. The transcript has
    the last lines, so many letters of each as are ``shown``.
    """

    command: str
    greeting: Mapping[str, Any]
    limits: Limits = field(default_factory=Limits)
    hello: Reply = field(default_factory=dict)
    variant: str = ""
    lints: Counter[str] = field(default_factory=Counter)
    transcript: deque[str] = field(default_factory=lambda: deque(maxlen=_KEPT))
    errors: str = ""
    recorded: list[Exchange] | None = None
    shown: int = _KEPT_LETTERS
    _process: Process | None = None
    _number: int = 0

    @property
    def is_running(self) -> bool:
        """Whether there is a process that has answered so far."""
        return self._process is not None

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self._process, "start it first"
        return self._process.number

    def start(self) -> Reply:
        """Start a process if none is running, and return its answer to ``hello``."""
        if self._process is None:
            self.transcript.clear()
            self.errors, self.variant, self._number = "", "", 0
            self._process = self.begun()
            self.hello = self._done("hello", protocol=[PROTOCOL], **self.greeting)
        return self.hello

    def begun(self) -> Process:
        """Return a new process."""
        return Process(argv_of(self.command), self.limits)

    def new_scenario(self) -> Reply:
        """Begin to count bytes and to keep a transcript anew; return the answer to ``hello``."""
        hello = self.start()
        assert self._process
        self._process.received = 0
        self.transcript.clear()
        if self.recorded is not None:
            self.recorded.clear()
        return hello

    def ask(self, command: str, **fields: Any) -> Reply:
        """Return the reply to a request; an ``AdapterFault`` also ends the process."""
        assert self._process, "start it first"
        try:
            reply = self._exchange(self._process, command, fields)
        except AdapterFault as fault:
            self.stop()
            detail = f"{command}: {fault.detail}"
            if fault.verdict == "timeout":
                detail += f" within {self.limits.patience(command):g} seconds"
            raise AdapterFault(fault.verdict, detail) from None
        if self.recorded is not None:
            self.recorded.append((command, reply))
        return reply

    def stop(self) -> None:
        """End the process, keeping the last of its stderr."""
        if self._process:
            process, self._process = self._process, None
            process.end()
            self.errors = process.errors

    def finish(self) -> None:
        """Say ``bye``; a process that does not leave in good order is a lint."""
        if self._process is None:
            return
        try:
            self._done("bye")
        except AdapterFault as fault:
            self.lints[f"{fault}"] += 1
            return
        process, self._process = self._process, None
        status = process.leave(self.limits.clock() + self.limits.request)
        if status != 0:
            self.lints[f"bye: the exit status is {status}, not 0"] += 1
        if process.unread is not None:
            self.lints[f"bye: a line that nobody asked for: {quoted(process.unread)}"] += 1

    def _done(self, command: str, **fields: Any) -> Reply:
        reply = self.ask(command, **fields)
        if "error" in reply or "unsupported" in reply:
            self.stop()
            raise AdapterFault("garbage", f"{command} was refused: {json.dumps(reply)[:200]}")
        return reply

    def _exchange(self, process: Process, command: str, fields: Mapping[str, Any]) -> Reply:
        self._number += 1
        request = {"id": self._number, "cmd": command, **fields}
        line = _encode(request)
        self._keep("> ", line)
        deadline = self.limits.clock() + self.limits.patience(command)
        if (stray := process.unread) is not None:
            raise AdapterFault("garbage", f"a line that nobody asked for: {quoted(stray)}")
        process.send(line.encode("utf-8") + b"\n", deadline)
        answer = process.receive(deadline)
        self._keep("< ", answer.decode("utf-8", "backslashreplace"))
        return self._checked(command, decode(answer), answer)

    def _checked(self, command: str, reply: Reply, answer: bytes) -> Reply:
        if reply.get("id") != self._number or isinstance(reply["id"], bool):
            raise AdapterFault("garbage", f"the id is not {self._number}: {quoted(answer)}")
        found = problems(reply, command, "reply")
        for problem in found:
            if not problem.is_unknown_key:
                raise AdapterFault("garbage", f"{problem} in {quoted(answer)}")
            self.lints[f"{command}: unknown key {problem.pointer[-1]}"] += 1
        return reply

    def _keep(self, mark: str, line: str) -> None:
        cut = line[: self.shown]
        self.transcript.append(mark + cut + (" …" if len(cut) < len(line) else ""))


def greeting(digest: str) -> dict[str, Any]:
    """Return what the harness says of itself and of the suite with this digest."""
    return {
        "harness": {"name": "dominospec", "version": __version__},
        "suite": {"version": __version__, "digest": digest},
    }


def argv_of(command: str) -> list[str]:
    """Return the words of a command line; ``crash`` where it has none or cannot be read."""
    try:
        argv = shlex.split(command)
    except ValueError as error:
        raise AdapterFault("crash", f"the command cannot be read: {error}") from None
    if not argv:
        raise AdapterFault("crash", "the command is empty")
    return argv
