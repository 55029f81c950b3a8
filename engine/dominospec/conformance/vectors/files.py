# SPDX-License-Identifier: MIT
"""Files of vectors: made of what a maker yields, one for each variant and kind."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from dominospec.conformance.suite.scenario import Game
from dominospec.conformance.suite.vectors import SUFFIX
from dominospec.conformance.vectors.folding import said

Record = Mapping[str, Any]

FOLDERS: Final = {"trace": "traces", "perft": "perft"}


@dataclass
class Shelf:
    """The vectors of one variant, in the order in which they were made."""

    variant: str
    voters: str
    seed: str
    games: list[dict[str, Any]] = field(default_factory=list)
    rows: dict[str, list[Record]] = field(default_factory=lambda: {kind: [] for kind in FOLDERS})

    def add(self, game: Game, kind: str, rows: Iterable[Record]) -> int:
        """Put rows of a game on the shelf, each once; return how many there were."""
        played = said(game)
        if played not in self.games:
            self.games.append(played)
        known = {row["id"] for row in self.rows[kind]}
        new = {row["id"]: row for row in rows if row["id"] not in known}
        place = self.games.index(played)
        self.rows[kind] += [{"id": name, "game": place, **row} for name, row in new.items()]
        return len(new)

    def lines(self, kind: str) -> Iterator[str]:
        """Yield the lines of a file."""
        head = {
            "SPDX-License-Identifier": "CC0-1.0",
            "schema": 1,
            "variant": self.variant,
            "voters": self.voters,
            "seed": self.seed,
            "games": self.games,
        }
        for record in (head, *self.rows[kind]):
            yield json.dumps(record, ensure_ascii=False, separators=(",", ":"))

    def write(self, folder: Path) -> None:
        """Write the files below a folder; a kind without rows has none."""
        for kind, name in FOLDERS.items():
            if self.rows[kind]:
                path = folder / name / f"{self.variant}{SUFFIX}"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("".join(f"{line}\n" for line in self.lines(kind)), "utf-8")
