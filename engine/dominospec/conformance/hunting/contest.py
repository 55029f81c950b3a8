# SPDX-License-Identifier: MIT
"""Several engines at the same round: the first answer in which they part, and who is alone."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.hunting.voting import Answer, Voter, parted
from dominospec.conformance.running.comparing import Difference
from dominospec.conformance.suite.shelf import Games
from dominospec.loading.merging import Origin

Record: TypeAlias = Mapping[str, Any]

Chooser: TypeAlias = Callable[[Answer], Record | None]
"""Says the next move by the answer of the first engine; nothing ends the round."""

MOST_MOVES: Final = 400
"""No round of a sound engine has more moves."""

_ENOUGH: Final = 2


@dataclass(frozen=True, slots=True)
class Parting:
    """Where engines part: a case that ends with the move, and what each of them answers."""

    case: Case
    voters: tuple[str, ...]
    answers: tuple[Answer, ...]
    start: Record | None = None
    """The position before the first move, as the first voter told it."""

    @property
    def groups(self) -> list[list[int]]:
        """The voters that answer alike, the largest group first; else in their order."""
        found: list[list[int]] = []
        for place, answer in enumerate(self.answers):
            alike = [group for group in found if not any(parted(self.answers[group[0]], answer))]
            alike[0].append(place) if alike else found.append([place])
        return sorted(found, key=len, reverse=True)

    @property
    def odd(self) -> tuple[str, ...]:
        """The voters that more than half of all do not agree with; nobody if there is no half."""
        first, *others = self.groups
        is_most = len(first) * 2 > len(self.answers)
        return tuple(self.voters[place] for group in others for place in group if is_most)

    @property
    def pair(self) -> tuple[int, int]:
        """The places of a voter that is believed and of one that is not.

        An engine that breaks a law of all games is not believed while another does not.
        """
        heads = [group[0] for group in self.groups]
        sound = [place for place in heads if not self._is_at_fault(place)]
        believed = (sound or heads)[0]
        others = [place for place in heads if place != believed]
        return believed, others[0] if others else believed

    def _is_at_fault(self, place: int) -> bool:
        answer = self.answers[place]
        return bool(answer.laws) or answer.kind == "broke"

    @property
    def found(self) -> list[Difference]:
        """In what the other answer differs from the one that is believed."""
        one, other = (self.answers[place] for place in self.pair)
        return list(parted(one, other))


@dataclass(frozen=True, slots=True)
class Played:
    """A case as far as it was played, and the last answer on which all agreed."""

    case: Case
    last: Answer | None = None
    parting: Parting | None = None
    lacking: frozenset[str] = frozenset()


def scripted(moves: Sequence[Record]) -> Chooser:
    """Return the chooser that asks for these moves, whatever comes of them."""
    rest = iter(moves)
    return lambda _: next(rest, None)


@dataclass
class Contest:
    """Engines that are asked the same; the first of them is asked what to do next."""

    voters: Sequence[Voter]
    games: Games = field(default_factory=Games)
    rounds: int = 0
    plies: int = 0

    def variant(self, case: Case) -> Record:
        """Return the resolved variant of a case."""
        return self.games.resolved(case.played, Origin("", 0, 0, "hunting"))

    def play(self, case: Case, choose: Chooser | None = None) -> Played:
        """Play a case from its start, by its own moves unless told otherwise."""
        self.rounds += 1
        chooser = choose or scripted(case.moves)
        case = replace(case, moves=())
        variant = self.variant(case)
        answers = [voter.open(case, variant) for voter in self.voters]
        lacking = frozenset(
            voter.name
            for voter, answer in zip(self.voters, answers, strict=True)
            if answer.kind == "lacking"
        )
        able = [voter for voter in self.voters if voter.name not in lacking]
        told = [answer for answer in answers if answer.kind != "lacking"]
        if len(able) < min(_ENOUGH, len(self.voters)):
            return Played(case, lacking=lacking)
        return replace(self._on(case, able, told, chooser), lacking=lacking)

    def _on(
        self, case: Case, able: Sequence[Voter], answers: list[Answer], choose: Chooser
    ) -> Played:
        """Play on from the answers to the start until engines part or the round is over."""
        last: Answer | None = None
        start = answers[0].state if answers[0].kind == "told" else None
        while True:
            self.plies += 1
            if _is_parting(answers):
                names = tuple(voter.name for voter in able)
                return Played(case, last, Parting(case, names, tuple(answers), start))
            if answers[0].kind in ("told", "refused"):
                last = answers[0] if answers[0].kind == "told" else last
            if last is None or len(case.moves) >= MOST_MOVES:
                return Played(case, last)
            move = choose(last)
            if move is None:
                return Played(case, last)
            case = replace(case, moves=(*case.moves, move))
            answers = [voter.act(move) for voter in able]


def _is_parting(answers: Sequence[Answer]) -> bool:
    """Whether an answer is not like the first, or breaks a law, be it in good company."""
    first = answers[0]
    alone = any(answer.laws or answer.kind == "broke" for answer in answers)
    return alone or any(any(parted(first, answer)) for answer in answers[1:])
