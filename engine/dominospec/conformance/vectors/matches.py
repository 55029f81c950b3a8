# SPDX-License-Identifier: MIT
"""Matches at one table: round after round, as the result of the last one says."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from dominospec.conformance.suite.scenario import HANDLE
from dominospec.conformance.vectors.playing import Ask, Played, Player, play

Record: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Table:
    """Who is asked, the resolved variant that is played, and how moves are judged."""

    ask: Ask
    variant: Record
    mode: str = "strict"

    def start(self, setup: Record) -> dict[str, Any]:
        """Return the request that starts the first round."""
        situation = setup.get("round", {})
        sides = len(set(self.variant["tables"]["sides"]))
        return {
            "game": HANDLE,
            "mode": self.mode,
            "deal": {"hands": setup["hands"], "boneyard": setup["boneyard"]},
            "round": {
                "number": situation.get("number", 1),
                "last": situation.get("last"),
                "lots": situation.get("lots", []),
            },
            "scores": setup.get("scores", [0] * sides),
        }

    def match(self, setups: Iterator[Record], players: Iterator[Player]) -> Iterator[Played]:
        """Yield the rounds of a match until it is over, or there are no more deals."""
        link: Record | None = None
        for setup, player in zip(setups, players, strict=False):
            start = self.start(setup)
            if link:
                situation = {**link["round"], "lots": setup["lots"]}
                start |= {"round": situation, "scores": link["scores"]}
            played = play(self.ask, self.variant, start, setup, player)
            yield played
            link = played.end["result"].get("next")
            if link is None:
                return
