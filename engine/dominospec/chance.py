# SPDX-License-Identifier: MIT
"""From a seed to an order, by an algorithm any language can repeat.

Everything is SHA-256 over ASCII text, so the same seed gives the same game everywhere
(spec/language.md, section 16). This is the only module that decides anything by chance.
"""

from collections import Counter
from collections.abc import Iterable
from hashlib import sha256

from dominospec.tiles import Tile


def _number(text: str) -> int:
    return int.from_bytes(sha256(text.encode("ascii")).digest(), "big")


def shuffled(tiles: Iterable[Tile], seed: str) -> tuple[Tile, ...]:
    """Return the tiles in the order of SHA-256 of ``seed:tile``; a second copy has ``:2`` added."""
    seen: Counter[Tile] = Counter()
    keys: list[tuple[int, Tile]] = []
    for tile in tiles:
        seen[tile] += 1
        copy = f":{seen[tile]}" if seen[tile] > 1 else ""
        keys.append((_number(f"{seed}:{tile}{copy}"), tile))
    return tuple([tile for _, tile in sorted(keys)])


def pick(count: int, seed: str) -> int:
    """Return a number below ``count`` (at least 1): SHA-256 of the seed, modulo the count."""
    return _number(seed) % count
