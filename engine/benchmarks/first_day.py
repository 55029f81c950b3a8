# SPDX-License-Identifier: MIT
"""The guide, step by step, with somebody else's program: what it says is what happens.

    python engine/benchmarks/first_day.py python javascript

Carries out the commands of conformance/guide.md in a new folder, for each language, and prints how
long each took the machine; what the steps take a person is in the table of the guide.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
CONFORMANCE: Final = ROOT / "conformance"
COMMANDS: Final = {"python": "python adapter.py", "javascript": "node adapter.mjs"}
MOST_MINUTES: Final = 30
FILL_IN: Final = "Fill in"
_STEP: Final = re.compile(r"^## \d+\. ([^\n]*)\n(.*?)(?=^## )", re.MULTILINE | re.DOTALL)


class Step(NamedTuple):
    """A step of the guide: its title, and its commands, each with the exit code it ends with."""

    title: str
    commands: tuple[tuple[str, int], ...]


def guide() -> str:
    """Return the text of the guide."""
    return (CONFORMANCE / "guide.md").read_text("utf-8")


def minutes() -> list[int]:
    """Return what each step takes a person."""
    return [int(row) for row in re.findall(r"^\| \d+ \| .* \| (\d+) \|$", guide(), re.MULTILINE)]


def steps() -> Iterator[Step]:
    """Yield the steps of the guide."""
    for title, text in _STEP.findall(guide()):
        lines = re.findall(r"^\$ (.*?)(?:  # ends with (\d))?$", text, re.MULTILINE)
        yield Step(title, tuple((line, int(code or 0)) for line, code in lines))


def spoken(line: str, language: str) -> str:
    """Return a command of the guide for a language, and for this checkout."""
    line = line.replace("--lang python", f"--lang {language}")
    line = line.replace(COMMANDS["python"], COMMANDS[language])
    return line.replace("dominospec ", "python -m dominospec ", 1)


def run(line: str, folder: Path) -> tuple[int, str]:
    """Carry out a command line in a folder; return its exit code and what it said."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT / "engine")}
    done = subprocess.run(
        ["/bin/bash", "-c", line], cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def fill_in(language: str, folder: Path) -> None:
    """Put the finished adapter, and the program it stands before, in the place of the stubs."""
    for path in (CONFORMANCE / "adapters" / "example" / language).iterdir():
        if path.is_file():
            shutil.copy(path, folder)


def walk(language: str, folder: Path) -> Iterator[str]:
    """Carry the guide out, and yield a line for each command; stop at the first that fails."""
    for number, step in enumerate(steps(), 1):
        if step.title == FILL_IN:
            fill_in(language, folder)
        for line, expected in step.commands:
            if line.startswith("pip "):
                continue
            begun = time.monotonic()
            command = spoken(line, language)
            code, told = run(command, folder)
            yield f"step {number:2} {time.monotonic() - begun:6.1f} s  {command}"
            if code != expected:
                raise SystemExit(f"it ended with {code}, not {expected}:\n{told}")


def main() -> None:
    """Walk with each language that is named, or with all."""
    for language in sys.argv[1:] or COMMANDS:
        with tempfile.TemporaryDirectory() as folder:
            for line in walk(language, Path(folder)):
                print(line, flush=True)
    taken = minutes()
    print(f"{len(taken)} steps, {sum(taken)} minutes of a person")
    if sum(taken) > MOST_MINUTES:
        raise SystemExit(f"that is more than {MOST_MINUTES}")


if __name__ == "__main__":
    main()
