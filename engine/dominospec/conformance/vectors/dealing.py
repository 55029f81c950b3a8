# SPDX-License-Identifier: MIT
"""Deals to try: small ones of few numbers, in which ties and blocks are frequent."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from dominospec.conformance.suite.halves import halves
from dominospec.conformance.vectors.chances import Chances

Record: TypeAlias = Mapping[str, Any]

SIZES: Final = (1, 2, 2, 3, 3, 3, 4, 4, 5, 7)
_LOTS: Final = 4


def _set_out(variant: Record, number: int) -> Sequence[str]:
    """Return the tile that the table may lay in this round before anybody plays."""
    steps = [
        step for steps in variant["lead"].values() if isinstance(steps, list) for step in steps
    ]
    lays = any(isinstance(step, dict) and step.get("lays") == "set-out-tile" for step in steps)
    sequence = variant["tables"]["sequence"]
    return [sequence[(number - 1) % len(sequence)]] if lays and sequence else []


def _tiles(variant: Record, chances: Chances, number: int) -> list[str]:
    """Return tiles of some numbers only, in any order; always enough for a tile each."""
    tiles = [tile for tile in variant["tables"]["tiles"] if tile not in _set_out(variant, number)]
    numbers = range(variant["set"]["highest_double"] + 1)
    kept = set(chances.shuffled(numbers)[: 3 + chances.below(5)])
    some = [tile for tile in tiles if kept.issuperset(halves(tile))]
    return chances.shuffled(some if len(some) >= 2 * variant["players"] else tiles)


def _sizes(players: int, tiles: int, chances: Chances, most: int) -> list[int]:
    size = min(chances.one_of(SIZES), most, tiles // players)
    sizes = [max(1, size)] * players
    if chances.happens(10):
        sizes[chances.below(players)] = 1
    return sizes


def dealt(variant: Record, chances: Chances, *, number: int = 1, most: int = 7) -> dict[str, Any]:
    """Return hands of at most ``most`` tiles, and a boneyard where the game has one."""
    tiles = _tiles(variant, chances, number)
    hands = []
    for size in _sizes(variant["players"], len(tiles), chances, most):
        hands.append(tiles[:size])
        tiles = tiles[size:]
    has_rest = variant["deal"]["rest"] != "unused"
    return {"hands": hands, "boneyard": tiles[: chances.below(7)] if has_rest else []}


def lots(variant: Record, chances: Chances) -> list[int]:
    """Return seats for whoever asks for a lot."""
    return [chances.below(variant["players"]) for _ in range(_LOTS)]


def setup(variant: Record, chances: Chances, *, most: int = 7) -> dict[str, Any]:
    """Return a deal and where in the match it stands: mostly the beginning, often near the end."""
    number = 1 if chances.happens(75) else 2 + chances.below(4)
    found = dealt(variant, chances, number=number, most=most)
    situation = {"number": number, "lots": lots(variant, chances)}
    if number > 1:
        situation["last"] = _last(variant, chances)
    found["round"] = situation
    if chances.happens(40):
        found["scores"] = _scores(variant, chances)
    return found


def _last(variant: Record, chances: Chances) -> dict[str, Any]:
    players = variant["players"]
    leader, closer, winner = (chances.below(players) for _ in range(3))
    pips = [chances.below(9) for _ in range(players)]
    last = {"leader": leader, "closer": closer, "winner": winner, "ended": "block", "pips": pips}
    if chances.happens(50):
        pips[closer] = 0
        return last | {"ended": "out", "winner": closer}
    return last if chances.happens(60) else last | {"winner": None}


def _scores(variant: Record, chances: Chances) -> list[int]:
    """Return scores short of the target, many of them just short of it."""
    sides = len(set(variant["tables"]["sides"]))
    target = variant["match"]["target"]
    most = target if isinstance(target, int) else 30
    near = [max(0, most - 1 - chances.below(12)) for _ in range(sides)]
    far = [chances.below(most) for _ in range(sides)]
    return [chances.one_of(pair) for pair in zip(near, far, strict=True)]
