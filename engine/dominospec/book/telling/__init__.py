# SPDX-License-Identifier: MIT
"""Telling a resolved variant, chapter by chapter: which sentence says which rule."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from dominospec.book.telling.ending import finish, fouls
from dominospec.book.telling.laying import layout
from dominospec.book.telling.leading import lead
from dominospec.book.telling.matching import match
from dominospec.book.telling.playing import draw, join, passing, turn
from dominospec.book.telling.ruling import special
from dominospec.book.telling.scoring import score
from dominospec.book.telling.setting import deal, seats, the_set
from dominospec.book.voice import Clause, Voice

Teller: TypeAlias = Callable[[Voice], Iterator[Clause]]

CHAPTERS: Final[Mapping[str, Teller]] = {
    "set": the_set,
    "seats": seats,
    "deal": deal,
    "lead": lead,
    "layout": layout,
    "join": join,
    "turn": turn,
    "draw": draw,
    "pass": passing,
    "finish": finish,
    "score": score,
    "match": match,
    "fouls": fouls,
    "rules": special,
}


def tell(voice: Voice) -> dict[str, tuple[Clause, ...]]:
    """Return the clauses of every chapter, in the order of the language."""
    return {chapter: tuple(teller(voice)) for chapter, teller in CHAPTERS.items()}
