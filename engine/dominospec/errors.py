# SPDX-License-Identifier: MIT
"""The three families of errors, by whose fault it is: author, player, engine under test."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Level = Literal["error", "warning", "note"]


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One thing that is wrong in a file, or worth knowing about it.

    Lines and columns count from 1; 0 means that the file as a whole is meant.
    """

    file: str
    line: int
    column: int
    code: str
    message: str
    cure: str = ""
    level: Level = "error"

    def __str__(self) -> str:
        place = self.file + (f":{self.line}:{self.column}" if self.line else "")
        label = "" if self.level == "error" else f"{self.level}: "
        cure = f" ({self.cure})" if self.cure else ""
        return f"{place}: {label}{self.message}{cure} [{self.code}]"


@dataclass(eq=False)
class SpecError(Exception):
    """A file of the specification is wrong; its author can mend it."""

    faults: Sequence[Fault]

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


@dataclass(eq=False)
class IllegalMove(Exception):
    """A move is against a rule.

    ``rule`` is the id of the rule, ``facts`` are the values the sentence speaks of,
    and ``legal`` lists the moves that would have been accepted.
    """

    rule: str
    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    legal: Sequence[Any] = ()

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]"


@dataclass(eq=False)
class AdapterFault(Exception):
    """The engine under test broke the protocol; ``verdict`` names how."""

    verdict: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.verdict}: {self.detail}" if self.detail else self.verdict
