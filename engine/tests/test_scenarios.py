# SPDX-License-Identifier: MIT
"""Every scenario of the suite, one test each, against our engine without a pipe in between.

The pipe has its own tests; here the engine runs in this process, so that coverage sees it.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from dominospec.conformance.running.runner import run_scenario
from dominospec.conformance.suite.shelf import Prepared, load_suite, prepare
from dominospec.conformance.wire.adapter import Adapter, Reply, greeting
from dominospec.conformance.wire.process import Process
from dominospec.loading import load_text
from dominospec.resources import root
from dominospec.serve import State, answer

SPEC = Path(str(root())) / "spec"
LANGUAGE = SPEC / "language.md"


class _NoProcess(Process):
    """Stands where the process of an adapter stands."""

    def __init__(self) -> None:
        self.received = 0
        self.state = State()

    def end(self) -> None:
        """There is nothing to end."""


class Direct(Adapter):
    """Our engine, asked without a pipe; its replies are checked like anybody's."""

    def start(self) -> Reply:
        if self._process is None:
            self._process = _NoProcess()
            self.hello = self._done("hello", protocol=[1], **self.greeting)
        return self.hello

    def _exchange(self, process: Any, command: str, fields: Any) -> Reply:
        self._number += 1
        line = json.dumps({"id": self._number, "cmd": command, **fields})
        self._keep("> ", line)
        reply = json.dumps(answer(process.state, line))
        self._keep("< ", reply)
        return self._checked(command, json.loads(reply), reply.encode())


@pytest.fixture(scope="session")
def engine() -> Direct:
    return Direct("direct", greeting("sha256:0"))


def _told(prepared: Prepared, engine: Direct) -> None:
    result = run_scenario(engine, prepared)
    assert result.verdict == "pass", f"{result.failure}\n" + "\n".join(result.evidence.transcript)


def _suite() -> list[Any]:
    suite = load_suite()
    top = "conformance/scenarios/"
    return [
        pytest.param(row, id=f"{row.scenario.document.file.removeprefix(top)}::{row.scenario.id}")
        for row in prepare(suite)
    ]


@pytest.mark.parametrize("prepared", _suite())
def test_our_engine_passes(prepared: Prepared, engine: Direct) -> None:
    _told(prepared, engine)


def _blocks(kind: str) -> list[Any]:
    """Return the examples of a kind in the language page, each with the line it begins at."""
    page = LANGUAGE.read_text("utf-8")
    found = re.finditer(rf"^```yaml {kind}\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    return [
        pytest.param(match[1], id=f"line-{page.count(chr(10), 0, match.start()) + 2}")
        for match in found
    ]


@pytest.mark.parametrize("example", _blocks("variant"))
def test_a_variant_of_the_language_page_is_sound(example: str) -> None:
    variant = load_text(example, str(SPEC / "variants" / "example.yaml"))
    assert variant.title


@pytest.mark.parametrize("example", _blocks("scenario"))
def test_a_scenario_of_the_language_page_passes(
    example: str, engine: Direct, tmp_path: Path
) -> None:
    path = tmp_path / "example.yaml"
    path.write_text(f"schema: 1\nsubject: an example\nscenarios:\n{example}", "utf-8")
    (prepared,) = prepare(load_suite([path]))
    _told(prepared, engine)
