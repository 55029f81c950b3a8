# SPDX-License-Identifier: MIT
"""The two numbers of a tile, as it is written on the wire.

Whether a text is a tile at all is asked before, by the schemas; an engine that writes the lower
half first is told so by what it is compared with, and must not be stumbled over.
"""

from functools import cache


@cache
def halves(tile: str) -> tuple[int, int]:
    """Return the numbers of a tile, first the one written first; tiles are put in order by them."""
    one, other = tile.split("-")
    return int(one), int(other)
