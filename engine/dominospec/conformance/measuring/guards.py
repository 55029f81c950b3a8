# SPDX-License-Identifier: MIT
"""The files of guards: one for each game; what is drafted is added at the end."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from dominospec.conformance.suite.shelf import shipped

Record = Mapping[str, Any]

_HEAD: Final = """\
# yaml-language-server: $schema=../../schema/scenario.schema.json
# SPDX-License-Identifier: CC0-1.0
schema: 1
subject: what tells {variant} from games that are nearly like it
scenarios:
"""

_ORDER: Final = ("id", "title", "covers", "source", "provenance")


def path_of(variant: str) -> Path:
    """Return the file of the guards of a game."""
    return shipped() / "guards" / f"{variant}.yaml"


def lines(guard: Record) -> Iterator[str]:
    """Yield a guard as lines of its file: a key a line, and a step a line."""
    keys = [*_ORDER, *(key for key in guard if key not in (*_ORDER, "steps"))]
    for key in keys:
        mark = "  - " if key == "id" else "    "
        yield f"{mark}{key}: {json.dumps(guard[key], ensure_ascii=False)}"
    yield "    steps:"
    for step in guard["steps"]:
        yield f"      - {json.dumps(step, ensure_ascii=False)}"


def add(variant: str, guards: Sequence[Record]) -> None:
    """Add guards to the file of a game, except those that it has: an id says what a guard is."""
    path = path_of(variant)
    text = path.read_text("utf-8") if path.exists() else _HEAD.format(variant=variant)
    for guard in guards:
        first, *rest = lines(guard)
        if f"{first}\n" not in text:
            text += "".join(f"{line}\n" for line in (first, *rest))
    path.write_text(text, "utf-8", newline="\n")
