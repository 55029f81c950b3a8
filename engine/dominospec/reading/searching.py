# SPDX-License-Identifier: MIT
"""The shortest round that can be found in which two games give different answers.

All rounds of so many moves are looked at before any of more moves, those with few tiles first, so
that nothing shorter is among the deals that were looked at.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, TypeAlias

from dominospec.play import Move, Plan, Position, moves, observation, play
from dominospec.play.chapters.fouls import breach_of
from dominospec.reading.comparing import Compared
from dominospec.reading.setups import Question, Setup, board

Answer: TypeAlias = Callable[[Question, Setup, int, Position | None], Any]


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a search goes; ``is_late`` says that it has taken long enough."""

    seed: str
    deals: int
    moves: int
    positions: int
    is_late: Callable[[], bool]


class Found(NamedTuple):
    """A setup and the moves after which the games part."""

    setup: Setup
    made: tuple[Move, ...]


class _Node(NamedTuple):
    """Both games after the same moves, as long as they agree."""

    setup: Setup
    one: Position
    other: Position
    made: tuple[Move, ...] = ()


def _plans(question: Question, setup: Setup) -> tuple[Plan, Plan]:
    return question.one.plan(setup), question.other.plan(setup)


_OF_THE_DEAL: Final = frozenset({"deal", "set"})
_ENDING: Final = ("ended", "seat", "winner", "winners", "pips", "match_over", "match_winners")


def law(question: Question, setup: Setup, game: int, position: Position | None) -> Any:
    """Return what a game answers: who may do what, what was scored, how it ended."""
    if position is None:
        return None
    result = position.result
    legal = moves(_plans(question, setup)[game], position)
    sizes = tuple(map(len, position.hands))
    ended = result and [getattr(result, name) for name in _ENDING]
    return legal, ended, position.table.points, position.table.scores, sizes


def picture(question: Question, setup: Setup, game: int, position: Position | None) -> Any:
    """Return all that can be seen of a game."""
    seen = None if position is None else observation(position)
    return law(question, setup, game, position), seen


def tried(plan: Plan, position: Position) -> Iterator[Move]:
    """Yield the legal moves, and before a referee what could be done besides."""
    yield from moves(plan, position)
    if position.table.refereed:
        legal = set(moves(plan, position))
        yield from (move for move in _possible(position) if move not in legal)


def _possible(position: Position) -> Iterator[Move]:
    """Yield a pass, and every tile of the hand either way on every open end."""
    seat = position.turn.seat
    if not position.ends:
        yield from (Move(seat, "play", tile) for tile in position.hands[seat])
        return
    yield Move(seat, "pass")
    for tile in position.hands[seat]:
        for end, shows in enumerate(position.ends):
            for out in {tile.high, tile.low} if shows else ():
                yield Move(seat, "play", tile, end, out)


def _stands(plans: tuple[Plan, Plan], node: _Node, move: Move) -> bool:
    """Whether both games take the move: as legal, or as a breach of the same kind."""
    taken = [
        move in moves(plan, position) or breach_of(plan, position, move)
        for plan, position in zip(plans, (node.one, node.other), strict=True)
    ]
    return bool(taken[0]) and taken[0] == taken[1]


@dataclass(slots=True)
class _Search:
    question: Question
    limits: Limits
    answer: Answer
    setups: Iterable[Setup]
    left: int

    def differ(self, setup: Setup, one: Position | None, other: Position | None) -> bool:
        """Whether the games answer differently; it is counted."""
        self.left -= 1
        ask = self.answer
        return bool(ask(self.question, setup, 0, one) != ask(self.question, setup, 1, other))

    @property
    def is_over(self) -> bool:
        return self.left <= 0 or self.limits.is_late()

    def roots(self) -> Iterator[_Node | Found]:
        """Yield every setup that both games accept, or the first that they take differently."""
        for setup in self.setups:
            one, other = self.question.one.opened(setup), self.question.other.opened(setup)
            if (one or other) and self.differ(setup, one, other):
                yield Found(setup, ())
            elif one and other:
                yield _Node(setup, one, other)

    def below(self, node: _Node) -> Iterator[_Node | Found]:
        """Yield what follows from every move, which is legal in both games."""
        plans = _plans(self.question, node.setup)
        for move in tried(plans[0], node.one):
            if node.setup.refereed and not _stands(plans, node, move):
                continue
            one, other = play(plans[0], node.one, move), play(plans[1], node.other, move)
            made = (*node.made, move)
            if self.differ(node.setup, one, other):
                yield Found(node.setup, made)
            elif one.result is None:
                yield _Node(node.setup, one, other, made)

    def first(self) -> Found | None:
        """Return the first setup and moves after which the games part."""
        level = self.roots()
        for _ in range(self.limits.moves + 1):
            kept: list[_Node] = []
            for each in level:
                if isinstance(each, Found):
                    return each
                if self.is_over:
                    return None
                kept.append(each)
            level = (each for node in kept for each in self.below(node))
        return None


def replayed(question: Question, found: Found) -> Iterator[tuple[Position | None, Position | None]]:
    """Yield both games after each move, as far as it is legal in both."""
    setup = found.setup
    plans = _plans(question, setup)
    one, other = question.one.opened(setup), question.other.opened(setup)
    yield one, other
    for move in found.made:
        if not (one and other and _stands(plans, _Node(setup, one, other), move)):
            return
        one, other = play(plans[0], one, move), play(plans[1], other, move)
        yield one, other


def _still(search: _Search, found: Found) -> bool:
    """Whether the games part after the last move, and not before."""
    pairs = list(replayed(search.question, found))
    parted = [search.differ(found.setup, *pair) for pair in pairs]
    return len(pairs) == len(found.made) + 1 and parted[-1] and not any(parted[:-1])


def _smaller(setup: Setup) -> Iterator[Setup]:
    """Yield the setup with one tile less, for each tile."""
    for tile in setup.boneyard:
        yield replace(setup, boneyard=tuple(each for each in setup.boneyard if each != tile))
    for seat, hand in enumerate(setup.hands):
        for tile in hand:
            less = tuple(each for each in hand if each != tile)
            if less:
                yield replace(setup, hands=(*setup.hands[:seat], less, *setup.hands[seat + 1 :]))


def _shrunk(search: _Search, found: Found) -> Found:
    """Return what is found without the tiles that make no difference."""
    for setup in _smaller(found.setup):
        if _still(search, Found(setup, found.made)):
            return _shrunk(search, Found(setup, found.made))
    return found


def asking(compared: Compared, players: int) -> Question:
    """Return the question that two games put which differ."""
    told = [
        word
        for rows in compared.differences.values()
        for each in rows
        for clause in (each.one, each.other)
        if clause
        for word in clause.words
    ]
    chapters = {*compared.differences, *compared.keys}
    one, other = compared.one.game, compared.other.game
    return Question(board(one, players), board(other, players), chapters, told)


def search(question: Question, limits: Limits) -> Found | None:
    """Return the shortest round found in which the games part.

    Answers that matter are compared over small deals, then over the deals of either game; where
    these agree, all that can be seen is compared. A game that deals otherwise is dealt first.
    """
    ways = [question.setups, question.whole]
    if set(question.chapters) <= _OF_THE_DEAL:
        ways.reverse()
    for answer in (law, picture):
        for setups in ways:
            dealt = setups(limits.seed, limits.deals)
            looking = _Search(question, limits, answer, dealt, limits.positions)
            found = looking.first()
            if found:
                return _shrunk(looking, found)
    return None
