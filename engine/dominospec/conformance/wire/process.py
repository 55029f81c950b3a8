# SPDX-License-Identifier: MIT
"""A supervised child process that exchanges lines.

It may crash, hang, flood or ignore signals; whatever it does, every call here ends by its deadline.
One thread moves the bytes in all three pipes, so nothing is ever read or written without a limit.
"""

import contextlib
import os
import resource
import selectors
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import IO, Final

from dominospec.errors import AdapterFault

_SLICE: Final = 0.05
"""Seconds after which it is looked again whether the process still lives."""

_CHUNK: Final = 65_536


@dataclass(frozen=True, slots=True)
class Limits:
    """What a process may take: times in seconds by ``clock``, sizes in bytes.

    ``memory`` bounds the address space of every process of the engine, where the system can do
    that; 0 is no bound.
    """

    hello: float = 10.0
    variant: float = 10.0
    perft: float = 60.0
    request: float = 2.0
    grace: float = 0.2
    line: int = 1 << 20
    scenario: int = 1 << 24
    errors: int = 1 << 16
    memory: int = 0
    clock: Callable[[], float] = time.monotonic

    def scaled(self, factor: float) -> "Limits":
        """Return the limits with all times but the grace multiplied."""
        return replace(
            self,
            hello=self.hello * factor,
            variant=self.variant * factor,
            perft=self.perft * factor,
            request=self.request * factor,
        )

    def patience(self, command: str) -> float:
        """Return the seconds in which a command must be answered."""
        slow = {"hello": self.hello, "variant": self.variant, "perft": self.perft}
        return slow.get(command, self.request)


@dataclass
class Process:
    """A running program; raises ``AdapterFault`` when it breaks a limit."""

    argv: Sequence[str]
    limits: Limits
    received: int = 0
    _child: subprocess.Popen[bytes] = field(init=False)
    _lines: deque[bytes] = field(default_factory=deque)
    _partial: bytearray = field(default_factory=bytearray)
    _errors: bytearray = field(default_factory=bytearray)
    _waiting: bytearray = field(default_factory=bytearray)
    _pipes: selectors.BaseSelector = field(default_factory=selectors.DefaultSelector)

    def __post_init__(self) -> None:
        """Start the program in a session of its own, so that all its children can be ended."""
        pipe = subprocess.PIPE
        try:
            self._child = subprocess.Popen(  # noqa: S603 - running the named command is the purpose
                self.argv, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            self._pipes.close()
            raise AdapterFault("crash", f"it cannot be started: {error}") from None
        self._bound_memory()
        for stream in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(stream.fileno(), False)
        self._pipes.register(self._stdout, selectors.EVENT_READ, self._read)
        self._pipes.register(self._stderr, selectors.EVENT_READ, self._read_errors)

    def _bound_memory(self) -> None:
        """Bound what the process may allocate, if that is wanted; it may be gone by now."""
        if self.limits.memory and sys.platform == "linux":
            bound = (self.limits.memory, self.limits.memory)
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(self._child.pid, resource.RLIMIT_AS, bound)

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._child.stdin
        return self._child.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._child.stdout
        return self._child.stdout

    @property
    def _stderr(self) -> IO[bytes]:
        assert self._child.stderr
        return self._child.stderr

    @property
    def number(self) -> int:
        """The number that the system knows it by."""
        return self._child.pid

    @property
    def errors(self) -> str:
        """The last of what it wrote to stderr."""
        return self._errors.decode("utf-8", "replace")

    @property
    def unread(self) -> bytes | None:
        """A line that it wrote without being asked, if there is one."""
        return self._lines[0] if self._lines else None

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line; ``timeout`` when it is not taken before the deadline."""
        self._waiting += line
        self._write()
        while self._waiting:
            self._watch(deadline, "it does not read its input")
            self._pump(deadline)

    def receive(self, deadline: float) -> bytes:
        """Return the next line without its line end."""
        while not self._lines:
            self._pump(deadline)
            if not self._lines:
                self._watch(deadline, "there is no answer")
        line = self._lines.popleft()
        self._measure(len(line))
        return line

    def leave(self, deadline: float) -> int | None:
        """Let the program exit by itself until the deadline; return its status, or nothing."""
        self.hang_up()
        while self._child.poll() is None and self.limits.clock() < deadline:
            self._pump(deadline)
        return self.end()

    def end(self) -> int | None:
        """End the program and its children, by TERM, then by KILL; never wait for long."""
        if self._stdout.closed:
            return self._child.returncode
        if self._child.poll() is None:
            self._signal(signal.SIGTERM)
            self._reap()
        self._signal(signal.SIGKILL)
        self._reap()
        self._drain()
        self._pipes.close()
        for stream in (self._stdin, self._stdout, self._stderr):
            with contextlib.suppress(OSError):
                stream.close()
        return self._child.returncode

    def _watch(self, deadline: float, complaint: str) -> None:
        """Raise what speaks against waiting any longer."""
        self._measure(len(self._partial))
        if self._child.poll() is not None or self._stdout not in self._pipes.get_map():
            self._drain()
            self._waiting.clear()
            if not self._lines:
                raise AdapterFault("crash", self._death())
        elif self.limits.clock() >= deadline:
            raise AdapterFault("timeout", complaint)

    def _measure(self, line: int) -> None:
        if line > self.limits.line:
            raise AdapterFault("oversize", f"a line is longer than {self.limits.line:,} bytes")
        if self.received > self.limits.scenario:
            raise AdapterFault(
                "oversize", f"more than {self.limits.scenario:,} bytes in one scenario"
            )

    def _death(self) -> str:
        self._reap()
        match self._child.returncode:
            case None:
                how = "it closed its output"
            case status if status < 0:
                how = f"it died of signal {-status}"
            case status:
                how = f"it exited with status {status}"
        rest = self._partial[:200].decode("utf-8", "replace")
        return f"{how} in the middle of the line {rest!r}" if rest else how

    def _pump(self, deadline: float) -> None:
        """Wait for bytes, but not long, and move what there is."""
        left = max(0.0, min(_SLICE, deadline - self.limits.clock()))
        for key, _ in self._pipes.select(left):
            key.data()

    def _drain(self) -> None:
        """Take what a dead program has left in its pipes; its children may still be writing."""
        for _ in range(self.limits.scenario // _CHUNK):
            if not (ready := self._pipes.select(0)):
                break
            for key, _ in ready:
                key.data()

    def _write(self) -> None:
        try:
            sent = os.write(self._stdin.fileno(), self._waiting)
        except BlockingIOError:
            sent = 0
        except OSError:
            sent = len(self._waiting)
        del self._waiting[:sent]
        registered = self._stdin in self._pipes.get_map()
        if self._waiting and not registered:
            self._pipes.register(self._stdin, selectors.EVENT_WRITE, self._write)
        elif registered and not self._waiting:
            self._pipes.unregister(self._stdin)

    def _read(self) -> None:
        chunk = self._take(self._stdout)
        self.received += len(chunk)
        *whole, rest = chunk.split(b"\n")
        for line in whole:
            self._lines.append(bytes(self._partial + line))
            self._partial.clear()
        self._partial += rest

    def _read_errors(self) -> None:
        self._errors += self._take(self._stderr)
        del self._errors[: -self.limits.errors]

    def _take(self, stream: IO[bytes]) -> bytes:
        try:
            chunk = os.read(stream.fileno(), _CHUNK)
        except BlockingIOError:
            return b""
        if not chunk:
            self._pipes.unregister(stream)
        return chunk

    def hang_up(self) -> None:
        """Close its input; it can still be heard."""
        if self._stdin in self._pipes.get_map():
            self._pipes.unregister(self._stdin)
        with contextlib.suppress(OSError):
            self._stdin.close()

    def _signal(self, number: signal.Signals) -> None:
        """Signal the whole group; children may outlive the program that made them."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._child.pid, number)

    def _reap(self) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._child.wait(self.limits.grace)
