# SPDX-License-Identifier: MIT
"""A parting made small: fewer tiles, moves and seats, and less to say, as long as engines part.

Every pass proposes smaller cases. One is kept when it still parts and is smaller. At last small
deals of the same tiles are tried at random, for some rounds are short only in another order.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, TypeAlias

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.hunting.contest import Chooser, Contest, Parting, scripted
from dominospec.conformance.hunting.searching import Player
from dominospec.conformance.hunting.voting import Answer
from dominospec.conformance.suite.halves import halves
from dominospec.errors import SpecError
from dominospec.loading import canonical

Record: TypeAlias = Mapping[str, Any]

SMALL_TILES: Final = 6
SMALL_MOVES: Final = 6
"""What is small enough; above it, chance is tried."""

_FORCED: Final = 3
"""So many moves in a row are made because there is no other, before a script is given up."""


def following_wishes(moves: Sequence[Record]) -> Chooser:
    """Return the chooser that makes what it can of these moves, whoever is to move.

    A wish that cannot come true waits; the last one is tried all the same.
    """
    rest = list(moves)
    forced = 0

    def choose(answer: Answer) -> Record | None:
        nonlocal forced
        if not rest:
            return None
        actions = answer.actions
        for index, wish in enumerate(rest):
            hit = next((move for move in actions if _is_wished(wish, move)), None)
            if hit:
                forced = 0
                del rest[index]
                return hit
        if len(actions) == 1 and forced < _FORCED:
            forced += 1
            return actions[0]
        wish = rest.pop()
        rest.clear()
        return wish

    return choose


def _is_wished(wish: Record, move: Record) -> bool:
    keys = ("move", "tile", "end", "out") if "end" in move and "end" in wish else ("move", "tile")
    return all(wish.get(key) == move.get(key) for key in keys)


@dataclass
class Shrinker:
    """Holds the smallest parting found so far of engines that are asked again and again."""

    contest: Contest
    best: Parting
    is_late: Callable[[], bool]
    _tried: set[str] = field(default_factory=set)

    def small(self) -> Parting:
        """Return the smallest parting that is found in time."""
        if not self.is_small:
            self._by_chance(_FIRST_TRIES)
        before: Case | None = None
        while before is not self.best.case and not self.is_late():
            before = self.best.case
            for proposals in PASSES:
                self._pass(proposals)
            if not self.is_small:
                self._by_chance(_TRIES)
        return self.best

    @property
    def is_small(self) -> bool:
        """Whether it is small enough."""
        case = self.best.case
        return case.tiles <= SMALL_TILES and len(case.moves) <= SMALL_MOVES

    def _pass(self, proposals: "Proposals") -> None:
        """Try all proposals; begin again with those for the new case when one is kept."""
        kept = True
        while kept and not self.is_late():
            kept = any(self.keeps(case) for case in proposals(self.best) if not self.is_late())

    def keeps(self, case: Case) -> bool:
        """Try a case by its moves, then by its wishes; keep it if it parts and is smaller."""
        asked = canonical(
            [case.game.players, dict(case.game.options), case.setup, case.moves, case.mode]
        )
        if asked in self._tried:
            return False
        self._tried.add(asked)
        return self._plays(case, scripted(case.moves)) or (
            bool(case.moves) and self._plays(case, following_wishes(case.moves))
        )

    def _plays(self, case: Case, choose: Chooser) -> bool:
        try:
            parting = self.contest.play(case, choose).parting
        except SpecError:
            return False  # no such table
        if parting is None or not self._is_fit(parting) or parting.case.size >= self.best.case.size:
            return False
        self.best = parting
        return True

    def _is_fit(self, parting: Parting) -> bool:
        """Whether it can be told as a scenario: a start stays a start, and the first is right."""
        first, was = parting.answers[0], self.best.answers[0]
        at_start = not parting.case.moves and first.kind == "refused"
        return first.kind in ("told", "refused") and (not at_start or was.kind == "refused")

    def _by_chance(self, tries: int) -> None:
        """Try small deals of the tiles at hand, played at random: they cost little."""
        rng = Random(f"{self.best.case.size}")  # noqa: S311 - a seeded stream of choices
        for _ in range(tries):
            if self.is_late() or self.is_small:
                return
            case = _smaller_deal(self.best, rng)
            wishes = following_wishes(self.best.case.moves)
            if case:
                self._plays(case, rng.choice([_short(rng), wishes]))


_FIRST_TRIES: Final = 150
_TRIES: Final = 400


def _short(rng: Random) -> Chooser:
    """Return a player at random for a few moves."""
    player = Player.at_random(rng)
    left = SMALL_MOVES

    def choose(answer: Answer) -> Record | None:
        nonlocal left
        left -= 1
        return player(answer) if left >= 0 else None

    return choose


def _smaller_deal(parting: Parting, rng: Random) -> Case | None:
    """Return a deal of few of the tiles that are there, or nothing if there are many seats."""
    case, start = parting.case, parting.start
    players = case.game.players
    tiles = [*case.named()]
    if players > min(SMALL_TILES, len(tiles)):
        return None
    rng.shuffle(tiles)
    if rng.random() < 0.7:  # noqa: PLR2004 - mostly tiles of one number, which fit each other
        number = rng.choice([half for tile in tiles for half in halves(tile)])
        tiles.sort(key=lambda tile: number not in halves(tile))
    tiles = tiles[: rng.randint(players, SMALL_TILES)]
    rng.shuffle(tiles)
    hands, over = [[tile] for tile in tiles[:players]], list[str]()
    has_boneyard = "boneyard" in case.setup or (start is not None and start["boneyard"] > 0)
    places = [*hands, over] if has_boneyard else hands
    for tile in tiles[players:]:
        rng.choice(places).append(tile)
    return case.with_setup(order=None, hands=hands, boneyard=over or None)


Proposals: TypeAlias = Callable[[Parting], Iterator[Case]]


def _hands_for_order(parting: Parting) -> Iterator[Case]:
    """Give the hands that an order comes to, without the tiles that nobody has."""
    case = parting.case
    start = parting.start
    if "order" not in case.setup or start is None:
        return
    hands = start["hands"]
    order = list(case.setup["order"])
    boneyard = order[len(order) - start["boneyard"] :] or None
    yield case.with_setup(order=None, hands=hands, boneyard=boneyard)


def _leader_for_rules(parting: Parting) -> Iterator[Case]:
    """Name the leader instead of having it found."""
    case, start = parting.case, parting.start
    if "leader" in case.setup or "order" in case.setup or start is None:
        return
    round_ = {key: value for key, value in case.setup.get("round", {}).items() if key != "lots"}
    yield case.with_setup(leader=start["leader"] or 0, round=round_ or None)


def _plain_round(parting: Parting) -> Iterator[Case]:
    """Take out what is said besides the deal."""
    case = parting.case
    for key in ("scores", "round"):
        if key in case.setup:
            yield case.with_setup(**{key: None})
    for key in case.setup.get("round", ()):
        rest = {name: value for name, value in case.setup["round"].items() if name != key}
        yield case.with_setup(round=rest or None)
    if case.mode != "strict":
        yield replace(case, mode="strict")
    if case.game.options:
        yield replace(case, game=replace(case.game, options={}))


def _played_tiles_only(parting: Parting) -> Iterator[Case]:
    """Take away all tiles that nobody has laid, but for one in each hand; then all to be drawn."""
    case = parting.case
    if "order" in case.setup:
        return
    played = {move["tile"] for move in case.moves if "tile" in move}
    for keep_drawn in (False, True):
        hands = [
            [tile for tile in hand if tile in played] or hand[:1] for hand in case.setup["hands"]
        ]
        boneyard = case.setup.get("boneyard") if keep_drawn else None
        yield case.with_setup(hands=hands, boneyard=boneyard)
    if case.setup.get("boneyard"):
        yield case.with_setup(boneyard=None)
        yield case.with_setup(boneyard=case.setup["boneyard"][:1])


def _fewer_moves(parting: Parting) -> Iterator[Case]:
    """Leave moves out, halves and quarters first, each with its tile and without."""
    case = parting.case
    count = len(case.moves)
    size = count // 2
    while size:
        for first in range(0, count, size):
            gone = case.moves[first : first + size]
            kept = (*case.moves[:first], *case.moves[first + size :])
            yield _without(replace(case, moves=kept), {move.get("tile", "") for move in gone})
            yield replace(case, moves=kept)
        size //= 2


def _without(case: Case, tiles: set[str]) -> Case:
    """Return the case without these tiles, but for the last of a hand."""
    if "order" in case.setup:
        return case
    hands = [
        [tile for tile in hand if tile not in tiles] or hand[:1] for hand in case.setup["hands"]
    ]
    return case.with_setup(hands=hands)


def _fewer_tiles(parting: Parting) -> Iterator[Case]:
    """Take away tiles one by one, from the boneyard and from every hand."""
    case = parting.case
    if "order" in case.setup:
        return
    boneyard = case.setup.get("boneyard", [])
    for index in range(len(boneyard)):
        rest = [*boneyard[:index], *boneyard[index + 1 :]]
        yield case.with_setup(boneyard=rest or None)
    for seat, hand in enumerate(case.setup["hands"]):
        for index in range(len(hand) if len(hand) > 1 else 0):
            hands = list(case.setup["hands"])
            hands[seat] = [*hand[:index], *hand[index + 1 :]]
            yield case.with_setup(hands=hands)


def _fewer_seats(parting: Parting) -> Iterator[Case]:
    """Send a seat away, with its hand; those after it move up."""
    case = parting.case
    if "order" in case.setup or case.game.players <= 2:  # noqa: PLR2004 - nobody plays alone
        return
    for gone in reversed(range(case.game.players)):
        hands = [hand for seat, hand in enumerate(case.setup["hands"]) if seat != gone]
        moves = tuple(
            {**move, "seat": move["seat"] - (move["seat"] > gone)}
            for move in case.moves
            if move["seat"] != gone
        )
        game = replace(case.game, players=len(hands))
        leader = case.setup.get("leader")
        if leader is not None:
            leader = min(leader - (leader > gone), len(hands) - 1)
        smaller = replace(case, game=game, moves=moves)
        yield smaller.with_setup(hands=hands, leader=leader, scores=None, round=None)


def _low_numbers(parting: Parting) -> Iterator[Case]:
    """Name numbers anew, the lowest that keep their order."""
    case = parting.case
    if "order" in case.setup:
        return
    numbers = sorted({half for tile in case.named() for half in halves(tile)})
    names = {number: index for index, number in enumerate(numbers)}
    if all(number == name for number, name in names.items()):
        return

    def tile_of(tile: str) -> str:
        return "-".join(str(names[half]) for half in halves(tile))

    def move_of(move: Record) -> Record:
        told = {"tile": tile_of(move["tile"])} if "tile" in move else {}
        out = move.get("out")
        return {**move, **told, **({"out": names[out]} if out in names else {})}

    hands = [[tile_of(tile) for tile in hand] for hand in case.setup["hands"]]
    boneyard = [tile_of(tile) for tile in case.setup.get("boneyard", ())]
    renamed = replace(case, moves=tuple(map(move_of, case.moves)))
    yield renamed.with_setup(hands=hands, boneyard=boneyard or None)


PASSES: Final[tuple[Proposals, ...]] = (
    _hands_for_order,
    _played_tiles_only,
    _leader_for_rules,
    _plain_round,
    _fewer_moves,
    _fewer_seats,
    _fewer_tiles,
    _low_numbers,
)
