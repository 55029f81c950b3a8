# SPDX-License-Identifier: MIT
"""An engine at work: what its process has played since it was started, and what it answered."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from dominospec.conformance.running.comparing import Difference, differences, tidy
from dominospec.conformance.running.judging import run_scenario
from dominospec.conformance.running.verdict import BAD, Result
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.wire.adapter import Adapter, Exchange, Reply
from dominospec.loading import canonical


class Played(NamedTuple):
    """A scenario that was played: how it ended, and what the same process had played before."""

    result: Result
    before: tuple[Prepared, ...]
    other: Difference | None = None
    """An answer that differs from that to the same request in the play before."""

    @property
    def is_bad(self) -> bool:
        """Whether something has to be looked at again."""
        return self.result.verdict in BAD or self.other is not None


@dataclass
class Table:
    """An adapter, and the scenarios that its process has played."""

    adapter: Adapter
    history: list[Prepared] = field(default_factory=list)

    def clear(self) -> None:
        """Let the process go; the next scenario meets a fresh one."""
        self.adapter.finish()
        self.history.clear()

    def play(self, row: Prepared) -> Played:
        """Play a scenario once."""
        if not self.adapter.is_running:
            self.history.clear()
        before = tuple(self.history)
        result = run_scenario(self.adapter, row)
        self.history.append(row)
        return Played(result, before)

    def play_afresh(self, row: Prepared, before: Sequence[Prepared] = ()) -> Played:
        """Play a scenario in a fresh process, after others."""
        self.clear()
        for one in before:
            self.play(one)
        return self.play(row)

    def play_often(self, row: Prepared, times: int) -> Played:
        """Play a scenario so often in a row; stop when it is bad, or answers differ."""
        with self.recording() as answers:
            played = self.play(row)
            for _ in range(times - 1):
                if played.is_bad:
                    break
                told = answers.copy()
                with self.aside():
                    played = self.play(row)
                played = played._replace(other=differing(told, answers))
        return played

    @contextmanager
    def recording(self) -> Iterator[list[Exchange]]:
        """Keep the answers of the scenario that is played last."""
        answers = self.adapter.recorded = []
        try:
            yield answers
        finally:
            self.adapter.recorded = None

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Play something again without counting its oddities again."""
        lints = Counter(self.adapter.lints)
        try:
            yield
        finally:
            self.adapter.lints = lints


def settled(reply: Reply) -> dict[str, Any]:
    """Return a reply with what may differ from one time to the next taken out or put in order."""
    plain = {key: value for key, value in reply.items() if key != "id"}
    if "error" in plain:
        return {"error": {key: plain["error"].get(key) for key in ("code", "rule")}}
    if "actions" in plain:
        return {"actions": sorted(plain["actions"], key=canonical)}
    return tidy(plain)


def differing(told: Sequence[Exchange], answers: Sequence[Exchange]) -> Difference | None:
    """Return the first answer that is another than it was, if there is one.

    A variant is named once only, and not again when it is played again.
    """
    plain = [[one for one in rows if one[0] != "variant"] for rows in (told, answers)]
    for (command, one), (_, other) in zip(*plain, strict=False):
        old, new = settled(one), settled(other)
        if old != new:
            found = next(differences(old, new), Difference("", old, new))
            return Difference(f"/{command}{found.where}", found.expected, found.got)
    return None
