# SPDX-License-Identifier: MIT
"""Engines that cannot take a deal: they deal, and another engine plays the same round beside them.

Whoever deals tells where the tiles are; from there on both are asked the same, and must answer the
same, move for move.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, TypeAlias

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.hunting.contest import MOST_MOVES
from dominospec.conformance.hunting.voting import Answer, Voter, parted
from dominospec.conformance.running.comparing import Difference
from dominospec.conformance.running.invariants import Moment
from dominospec.conformance.running.matching import lacking
from dominospec.conformance.running.normalising import port_of
from dominospec.conformance.suite.scenario import Game
from dominospec.conformance.suite.shelf import Games, Prepared
from dominospec.errors import AdapterFault
from dominospec.loading.merging import Origin

Record: TypeAlias = Mapping[str, Any]

_UNTOLD: Final = Answer(
    "broke", {"verdict": "garbage", "detail": "start: it deals itself, and does not tell the deal"}
)


@dataclass
class Dealer(Voter):
    """An engine that deals itself."""

    def deal(self, prepared: Prepared) -> tuple[Record, Answer]:
        """Let it deal and start; return the setup as a scenario would give it, and its answer."""
        self.now = None
        try:
            return self._dealt(prepared)
        except AdapterFault as fault:
            return {}, self._broke(fault)

    def _dealt(self, prepared: Prepared) -> tuple[Record, Answer]:
        variant = prepared.variant
        hello = {**self.adapter.new_scenario(), "deals": "given"}
        if missing := lacking(hello, prepared):
            return {}, Answer("lacking", {"features": missing})
        self.port = port_of(self.adapter, variant)
        reply = self.port.ask("variant", variant=variant)
        if "ok" not in reply:
            return {}, Answer("lacking", {"features": reply.get("unsupported", {}).get("features")})
        start = prepared.scenario.start(len(set(variant["tables"]["sides"])))
        reply = self.port.ask("start", **{key: start[key] for key in start if key != "deal"})
        if "state" not in reply:
            return {}, Answer("refused", reply.get("error", {}))
        if "deal" not in reply:
            return {}, _UNTOLD
        self.now = Moment(variant, {**start, "deal": reply["deal"]}, {}, (), ())
        return reply["deal"], self._told(reply, None)


@dataclass(frozen=True, slots=True)
class Round:
    """A round played beside each other: the deal, the moves, and in what the answers differ."""

    setup: Record
    moves: tuple[Record, ...] = ()
    found: tuple[Difference, ...] = ()
    answers: tuple[Answer, ...] = ()


@dataclass
class Beside:
    """A dealer, and the engine that is believed; ``by_lot`` says that anybody may lead anything."""

    dealer: Dealer
    judge: Voter
    game: Game
    random: Random
    by_lot: bool = False
    games: Games = field(default_factory=Games)

    def rounds(self, number: int) -> Iterator[Round]:
        """Yield rounds; the first that differs, or cannot be played, is the last."""
        for _ in range(number):
            played = self._round()
            yield played
            if played.found or len(played.answers) < len((self.dealer, self.judge)):
                return

    def _prepared(self, setup: Record) -> tuple[Case, Prepared]:
        case = Case(self.game, setup)
        variant = self.games.resolved(case.played, Origin("", 0, 0, "beside"))
        return case, Prepared(case.asked, variant)

    def _round(self) -> Round:
        nothing = {"hands": [], "boneyard": [], **({"leader": 0} if self.by_lot else {})}
        _, prepared = self._prepared(nothing)
        deal, first = self.dealer.deal(prepared)
        if first.kind != "told":
            return Round(deal, answers=(first,))
        leads = {"leader": first.state["turn"] or 0}
        setup = {**deal, **(leads if self.by_lot else {"round": {"lots": [leads["leader"]]}})}
        case, prepared = self._prepared(setup)
        return self._on(case, first, self.judge.open(case, prepared.variant))

    def _on(self, case: Case, one: Answer, other: Answer) -> Round:
        """Play on while both answer the same."""
        while True:
            found = tuple(parted(other, one))
            is_over = other.kind != "told" or not other.actions
            if found or one.laws or is_over or len(case.moves) >= MOST_MOVES:
                laws = tuple(Difference("/laws", None, law) for law in one.laws)
                return Round(case.setup, case.moves, found or laws, (one, other))
            move = self.random.choice(other.actions)
            case = replace(case, moves=(*case.moves, move))
            one, other = self.dealer.act(move), self.judge.act(move)
