# SPDX-License-Identifier: MIT
"""The families of errors, by whose fault it is: author, user, player, engine under test."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

Level = Literal["error", "warning", "note"]


class Fault(NamedTuple):
    """One thing that is wrong in a file, or worth knowing about it.

    Lines and columns count from 1; 0 means that the file as a whole is meant. No file is named
    where none is at fault.
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
        place += ": " if place else ""
        label = "" if self.level == "error" else f"{self.level}: "
        cure = f" ({self.cure})" if self.cure else ""
        return f"{place}{label}{self.message}{cure} [{self.code}]"


class SpecError(Exception):
    """A file of the specification is wrong; its author can mend it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


class WrongChoice(SpecError):
    """What was asked for is not in the game, such as nine players; its files may be sound."""


class IllegalMove(Exception):
    """A move is against a rule.

    ``rule`` is the id of the rule, ``facts`` are the values the sentence speaks of,
    and ``legal`` lists the moves that would have been accepted.
    """

    def __init__(
        self,
        rule: str,
        message: str,
        facts: Mapping[str, Any] | None = None,
        legal: Sequence[Any] = (),
    ) -> None:
        super().__init__(rule, message)
        self.rule = rule
        self.message = message
        self.facts: Mapping[str, Any] = facts or {}
        self.legal = legal

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]"


class AdapterFault(Exception):
    """The engine under test broke the protocol; ``verdict`` names how."""

    def __init__(self, verdict: str, detail: str = "") -> None:
        super().__init__(verdict, detail)
        self.verdict = verdict
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.verdict}: {self.detail}" if self.detail else self.verdict
