# SPDX-License-Identifier: MIT
"""Files of what was measured game by game: a head, and a line for each game."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def load(file: Path) -> dict[str, Any]:
    """Return the record of each game; none where there is no file."""
    if not file.exists():
        return {}
    games: dict[str, Any] = json.loads(file.read_text("utf-8"))["games"]
    return games


def text(head: Mapping[str, Any], games: Mapping[str, Any]) -> str:
    """Return the records as a file has them, in the order of the names of the games."""
    rows = [f"  {json.dumps(game)}: {json.dumps(games[game])}" for game in sorted(games)]
    return json.dumps(head)[:-1] + ', "games": {\n' + ",\n".join(rows) + "\n}}\n"
