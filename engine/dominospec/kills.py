# SPDX-License-Identifier: MIT
"""Kill matrices: for each game a file of deliberate faults in its rules, and who notices which.

``conform mutate`` writes them; the rulebook shows what they come to.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dominospec.resources import root

FORMAT: Final = 2
EQUIVALENT, UNREACHABLE, OPEN = "equivalent", "unreachable", "open"
"""Verdicts on survivors: no difference was found in so many trees and rounds; none can be, for a
reason; or nothing is known yet."""

ENOUGH: Final = 2
"""So many kinds that notice a mutant are enough."""


@dataclass(frozen=True, slots=True)
class Fate:
    """What is known of one mutant: who kills it by kind, or a verdict on its survival.

    ``rounds`` and ``trees`` are how many rounds by chance and trees of deals came out the same by
    the true and the changed rules; ``reason`` is why nothing can tell them apart.
    """

    mutant: str
    operator: str
    change: str
    killers: Mapping[str, tuple[str, ...]]
    verdict: str = ""
    rounds: int = 0
    trees: int = 0
    reason: str = ""

    @property
    def by(self) -> tuple[str, ...]:
        """The ids of all that kills it."""
        return tuple(one for ids in self.killers.values() for one in ids)

    @property
    def is_settled(self) -> bool:
        """Whether there is nothing to find out: it has a verdict, or enough kinds kill it."""
        return self.verdict not in ("", OPEN) or len(self.killers) >= ENOUGH

    @property
    def way(self) -> tuple[str, ...]:
        """The keys and numbers that lead to what is changed."""
        return tuple(self.change.partition(": ")[0].split("/"))

    @property
    def is_live(self) -> bool:
        """Whether it is a game that can be told from the true one."""
        return self.verdict not in (EQUIVALENT, UNREACHABLE)


@dataclass(frozen=True, slots=True)
class Kills:
    """The matrix of one game; ``refused`` and ``same`` count the mutants that are no games."""

    variant: str
    mutants: str
    refused: int
    same: int
    fates: tuple[Fate, ...]

    @property
    def live(self) -> tuple[Fate, ...]:
        """The mutants that are another game."""
        return tuple(fate for fate in self.fates if fate.is_live)

    @property
    def killed(self) -> tuple[Fate, ...]:
        """The mutants that something notices."""
        return tuple(fate for fate in self.fates if fate.killers)


def folder() -> Path:
    """Return where the files are."""
    return Path(str(root())) / "conformance" / "measures" / "kills"


def lines(kills: Kills) -> Iterator[str]:
    """Yield the file of a game: a header that lists the killers, then a line for each mutant."""
    ids = sorted({one for fate in kills.fates for row in fate.killers.values() for one in row})
    number = {one: index for index, one in enumerate(ids)}
    head = {"kills": FORMAT, "variant": kills.variant, "mutants": kills.mutants}
    head |= {"refused": kills.refused, "same": kills.same, "killers": ids}
    yield json.dumps(head)
    for fate in kills.fates:
        by = {kind: [number[one] for one in row] for kind, row in fate.killers.items()}
        verdict = [fate.verdict, fate.rounds, fate.trees, fate.reason]
        end = verdict if fate.verdict else [by]
        yield json.dumps([fate.mutant, fate.operator, fate.change, *end], ensure_ascii=False)


def read(path: Path) -> Kills:
    """Return the matrix of a file."""
    head, *rows = map(json.loads, path.read_text("utf-8").splitlines())
    fates = tuple(_read(row, head["killers"]) for row in rows)
    return Kills(head["variant"], head["mutants"], head["refused"], head["same"], fates)


def _read(row: Sequence[Any], ids: Sequence[str]) -> Fate:
    mutant, operator, change, end, *more = row
    if isinstance(end, str):
        return Fate(mutant, operator, change, {}, end, *more)
    by = {kind: tuple(ids[number] for number in numbers) for kind, numbers in end.items()}
    return Fate(mutant, operator, change, by)


def write(kills: Kills) -> None:
    """Write the file of a game."""
    folder().mkdir(parents=True, exist_ok=True)
    text = "".join(line + "\n" for line in lines(kills))
    (folder() / f"{kills.variant}.jsonl").write_text(text, "utf-8", newline="\n")


def every(variants: Iterable[str] = ()) -> list[Kills]:
    """Return the matrices of the games that were measured, or of some of them."""
    wanted = set(variants)
    paths = sorted(folder().glob("*.jsonl"))
    return [read(path) for path in paths if not wanted or path.stem in wanted]
