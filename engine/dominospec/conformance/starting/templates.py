# SPDX-License-Identifier: MIT
"""The adapters that ``init-adapter`` writes, one for each language, with a file for the CI."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

from dominospec.resources import root

NO_FAILURES = "# SPDX-License-Identifier: CC0-1.0\nschema: 1\nexpected: []\n"
"""A list of expected failures to begin with."""


@dataclass(frozen=True, slots=True)
class Language:
    """How an adapter in a language is started, and how it writes a line out at once.

    ``prepare`` are the commands that come before, such as a build.
    """

    name: str
    command: str
    prepare: tuple[str, ...]
    flush: str


def _folder() -> Path:
    return Path(root()) / "conformance" / "adapters" / "templates"


@cache
def languages() -> Mapping[str, Language]:
    """Return the languages for which there is an adapter."""
    rows = yaml.safe_load((_folder() / "languages.yaml").read_text("utf-8"))
    return {
        name: Language(name, row["command"], tuple(row["prepare"]), row["flush"])
        for name, row in rows.items()
    }


def files(language: Language) -> Iterator[tuple[str, str]]:
    """Yield the files of an adapter: a path below the folder that it goes to, and its text."""
    folder = _folder() / language.name
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        yield path.relative_to(folder).as_posix(), path.read_text("utf-8")
    yield ".github/workflows/conformance.yml", _continuous(language)
    yield "xfail.yaml", NO_FAILURES


def _continuous(language: Language) -> str:
    """Return the file for the continuous integration."""
    steps = "".join(f"      - run: {line}\n" for line in language.prepare)
    text = (_folder() / "conformance.yml").read_text("utf-8")
    return text.replace("{prepare}", steps).replace("{command}", language.command)
