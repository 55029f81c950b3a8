# SPDX-License-Identifier: MIT
"""The supervised process by itself: large lines both ways, and programs that do not take them."""

import sys
import time

import pytest

from dominospec.conformance.wire.decoding import decode
from dominospec.conformance.wire.process import Limits, Process
from dominospec.errors import AdapterFault

SLEEPER = "import time; time.sleep(60)"
ECHO = "import sys; [sys.stdout.buffer.write(line) for line in sys.stdin.buffer]"
DEAF = "import os, time; os.close(0); os.write(1, b'ready\\n'); time.sleep(60)"


def soon(seconds=30.0):
    return time.monotonic() + seconds


@pytest.fixture
def started():
    running = []

    def start(code, **limits):
        running.append(Process([sys.executable, "-S", "-c", code], Limits(**limits)))
        return running[-1]

    yield start
    for process in running:
        process.end()


def test_a_line_larger_than_a_pipe_comes_and_goes(started):
    process = started(ECHO)
    line = b"x" * 1_000_000
    process.send(line + b"\n", soon())
    process._stdin.close()
    assert process.receive(soon()) == line


def test_a_program_that_does_not_read_is_not_waited_for_for_ever(started):
    process = started(SLEEPER)
    with pytest.raises(AdapterFault, match="timeout: it does not read its input"):
        process.send(b"x" * 1_000_000, soon(0.1))


def test_a_program_that_closed_its_input_can_still_speak(started):
    process = started(DEAF)
    assert process.receive(soon()) == b"ready"
    process.send(b"x" * 1_000_000, soon())
    with pytest.raises(AdapterFault, match="timeout: there is no answer"):
        process.receive(soon(0.1))


def _ask(process, line):
    """Write and read; the death of the program may be seen in either."""
    process.send(line, soon())
    process.receive(soon())


def test_a_program_that_dies_while_it_is_written_to(started):
    process = started("import sys; sys.exit(5)")
    with pytest.raises(AdapterFault, match="crash: it exited with status 5"):
        _ask(process, b"x" * 1_000_000)


def test_ending_tells_the_status_and_may_be_done_late(started):
    assert started("pass").leave(soon()) == 0
    assert started("import sys; sys.exit(3)").leave(soon()) == 3
    assert started(SLEEPER).leave(soon(0.1)) == -15


def test_ending_twice_is_ending_once(started):
    process = started(SLEEPER)
    assert [process.end(), process.end()] == [-15, -15]


def test_leaving_while_a_line_is_still_waiting(started):
    process = started(SLEEPER)
    with pytest.raises(AdapterFault):
        process.send(b"x" * 1_000_000, soon(0.1))
    assert process.leave(soon(0.1)) == -15


def test_looking_for_bytes_where_there_are_none(started):
    process = started(SLEEPER)
    process._read()
    assert (process.unread, process.errors, process.received) == (None, "", 0)


def test_only_the_last_of_stderr_is_kept(started):
    code = "import sys; sys.stderr.write('a' * 100_000 + 'the end'); print('ready', flush=True)"
    process = started(code, errors=20)
    process.receive(soon())
    process.leave(soon())
    assert process.errors == "a" * 13 + "the end"


def test_numbers_below_nothing_stay_below_nothing() -> None:
    assert decode(b'{"scores": [-3, 0, 14]}') == {"scores": [-3, 0, 14]}
