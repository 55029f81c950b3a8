# SPDX-License-Identifier: MIT
"""Seeded cases: which table, which deal, and where in the match."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, TypeAlias

from dominospec.conformance.hunting.case import Case
from dominospec.conformance.suite.halves import halves
from dominospec.conformance.suite.scenario import Game
from dominospec.loading import load

Record: TypeAlias = Mapping[str, Any]
Setup: TypeAlias = dict[str, Any]

_FEW: Final = 4
"""So many numbers are kept where tiles shall fit often."""
_TRIES: Final = 60


def tables(variants: Sequence[str], rng: Random) -> list[Game]:
    """Return all tables of the variants in a seeded order: players, with one choice or none.

    The tables without a choice come first, so that a short hunt sees every game.
    """
    plain: list[Game] = []
    chosen: list[Game] = []
    for name in variants:
        loaded = load(name)
        for players in loaded.players:
            plain.append(Game(name, players))
            chosen += [
                Game(name, players, {option: choice})
                for option, row in loaded.options.items()
                for choice in row["choices"]
                if choice != row["default"]
            ]
    rng.shuffle(plain)
    rng.shuffle(chosen)
    return plain + chosen


def named(hellos: Iterable[Record], variants: Sequence[str]) -> list[Game]:
    """Return the tables that engines name which know games by their names only."""
    rows = (
        row for hello in hellos if not hello["spec_driven"] for row in hello.get("variants", ())
    )
    return [
        Game(row["id"], players, row.get("options", {}))
        for row in rows
        if row["id"] in variants
        for players in load(row["id"]).players
        if row.get("players", players) == players
    ]


def _pool(variant: Record, rng: Random, needed: int) -> list[str]:
    """Return tiles in an order by chance, often of a few numbers only."""
    tiles = list(variant["tables"]["tiles"])
    numbers = range(variant["set"]["highest_double"] + 1)
    kept = set(rng.sample(numbers, min(_FEW, len(numbers))))
    few = [tile for tile in tiles if kept.issuperset(halves(tile))]
    pool = few if rng.random() < 0.6 and len(few) >= needed else tiles  # noqa: PLR2004 - mostly
    rng.shuffle(pool)
    return pool


def _handed(variant: Record, rng: Random, sizes: Sequence[int], over: int) -> Setup:
    """Return hands of these sizes from one pool, and so many tiles over as boneyard."""
    most = len(variant["tables"]["tiles"]) // len(sizes)
    sizes = [min(size, most) for size in sizes]
    pool = _pool(variant, rng, sum(sizes) + over)
    hands: list[list[str]] = []
    for size in sizes:
        hands.append(pool[:size])
        pool = pool[size:]
    rest = [] if variant["deal"]["rest"] == "unused" else pool[:over]
    return {"hands": hands, "boneyard": rest} if rest else {"hands": hands}


def _whole(variant: Record, rng: Random) -> Setup:
    order = list(variant["tables"]["tiles"])
    rng.shuffle(order)
    return {"order": order}


def _sized(most: int, over: int) -> Callable[[Record, Random], Setup]:
    def dealt(variant: Record, rng: Random) -> Setup:
        sizes = [rng.randint(1, most) for _ in range(variant["players"])]
        return _handed(variant, rng, sizes, rng.randint(0, over))

    return dealt


def _level(variant: Record, rng: Random) -> Setup:
    """Deal hands that count alike and fit nothing once a further tile has been led.

    Of many deals the nearest to that is taken; so rounds often end in a level block.
    """
    players, leader = variant["players"], rng.randrange(variant["players"])
    size = rng.randint(1, 2)
    sizes = [size + (seat == leader) for seat in range(players)]

    def distance(setup: Setup) -> int:
        hands = setup["hands"]
        *rest, led = hands[leader]
        left = [*hands[:leader], rest, *hands[leader + 1 :]]
        counts = [sum(sum(halves(tile)) for tile in hand) for hand in left]
        shown = set(halves(led))
        fitting = sum(bool(shown & set(halves(tile))) for hand in left for tile in hand)
        return 2 * (max(counts) - min(counts)) + fitting

    setups = [_handed(variant, rng, sizes, 0) for _ in range(_TRIES)]
    nearest: Setup = min(setups, key=distance)
    return {**nearest, "leader": leader}


def _doubles(variant: Record, rng: Random) -> Setup:
    """Deal every seat a double or two, where there are enough."""
    setup = _handed(variant, rng, [rng.randint(1, 3)] * variant["players"], rng.randint(0, 3))
    held = {tile for hand in setup["hands"] for tile in hand} | set(setup.get("boneyard", ()))
    free = [tile for tile in variant["tables"]["tiles"] if len(set(halves(tile))) == 1]
    free = [tile for tile in free if tile not in held]
    rng.shuffle(free)
    for hand in setup["hands"]:
        hand += [free.pop() for _ in range(min(len(free), rng.randint(0, 2)))]
    return setup


DEALS: Final[Mapping[str, Callable[[Record, Random], Setup]]] = {
    "tiny": _sized(2, 2),
    "small": _sized(3, 4),
    "level": _level,
    "doubles": _doubles,
    "half": _sized(6, 8),
    "whole": _whole,
}


def _last(players: int, rng: Random) -> Record | None:
    ended = rng.choice(["out", "out", "block", "block", "stopped"])
    winner = rng.choice([*range(players), None]) if ended != "out" else rng.randrange(players)
    leader, closer = rng.randrange(players), rng.randrange(players)
    pips = [rng.randint(0, 30) for _ in range(players)]
    return {"leader": leader, "closer": closer, "winner": winner, "ended": ended, "pips": pips}


def situation(variant: Record, rng: Random) -> Setup:
    """Return who leads, and now and then a later round with scores near the target."""
    players = variant["players"]
    lots = [rng.randrange(players) for _ in range(3)]
    setup: Setup = {"leader": rng.randrange(players)} if rng.random() < 0.5 else {}  # noqa: PLR2004
    round_: Setup = {} if setup else {"lots": lots}
    if rng.random() < 0.4:  # noqa: PLR2004 - less than half of the rounds are later ones
        last = _last(players, rng)
        if last and "most-pips" not in str(variant["lead"]):
            last = {key: value for key, value in last.items() if key != "pips"}
        round_ |= {"number": rng.randint(2, 9), "last": last}
    if rng.random() < 0.4:  # noqa: PLR2004
        setup["scores"] = _scores(variant, rng)
    return setup | ({"round": round_} if round_ else {})


def _scores(variant: Record, rng: Random) -> list[int]:
    sides = len(set(variant["tables"]["sides"]))
    target = variant["match"]["target"]
    near = target if isinstance(target, int) else 50
    return [max(0, near - rng.choice([1, 2, 5, 10, 30, near])) for _ in range(sides)]


def dealt(game: Game, variant: Record, kind: str, rng: Random) -> Case:
    """Return a case of this kind of deal, with no moves yet."""
    setup = DEALS[kind](variant, rng)
    around: Setup = situation(variant, rng)
    if "order" in setup or "leader" in setup:
        around.pop("leader", None)
    mode = "refereed" if rng.random() < 0.15 else "strict"  # noqa: PLR2004 - few are judged
    return Case(game, {**around, **setup}, (), mode)


def following(case: Case, variant: Record, link: Record, rng: Random) -> Case:
    """Return the next round of the match, with all tiles dealt in a new order."""
    round_ = {**link["round"], "lots": [rng.randrange(case.game.players) for _ in range(3)]}
    setup = {**_whole(variant, rng), "round": round_, "scores": link["scores"]}
    return replace(case, setup=setup, moves=())


def kinds() -> Iterator[str]:
    """Yield the kinds of deals in turn, the small ones more often: they cost little."""
    while True:
        yield from ("tiny", "small", "level", "doubles", "whole", "tiny", "level", "half")
