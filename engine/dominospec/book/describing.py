# SPDX-License-Identifier: MIT
"""A layout in words, for those who do not see its picture."""

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_uppercase
from typing import Any, Final, TypeAlias

from dominospec.book.voice import Voice
from dominospec.pictures.rows import Row, rows_of
from dominospec.pictures.tree import Piece, is_one_ended, tree
from dominospec.tiles import Tile

Record: TypeAlias = Mapping[str, Any]

_LINE: Final = [0, 1]
"""The ends of a layout that is one line."""


def _name(piece: Piece) -> str:
    return str(Tile.of(*piece.halves))


def train_names(voice: Voice, state: Record) -> dict[int, str]:
    """Return by arm whose train it is: letters of players, or the title of a train of all."""
    titles = {row["id"]: voice.titles(row["title"]) for row in voice.rules["layout"]["trains"]}
    return {
        train["end"]: voice.wording.all_of([ascii_uppercase[seat] for seat in train["owners"]])
        if train["owners"]
        else titles[train["train"]]
        for train in state.get("trains", ())
    }


def _train(voice: Voice, row: Row, state: Record) -> str:
    """Return the sentence about a train, if the row is one."""
    trains = {train["end"]: train for train in state.get("trains", ())}
    if row.right is None or row.right not in trains:
        return ""
    train, names = trains[row.right], train_names(voice, state)
    return voice.say(
        f"example-train-{'own' if train['owners'] else 'common'}",
        name=names[row.right],
        marked="yes" if train["marked"] else "no",
        tiles=voice.wording.all_of([_name(twig.piece) for twig in row.twigs]),
    )


def _row(voice: Voice, row: Row, state: Record) -> str:
    """Return the sentence about a row."""
    train = _train(voice, row, state)
    if train:
        return train
    tiles = voice.wording.all_of([_name(twig.piece) for twig in row.twigs])
    if row.stem:
        return voice.say("example-arm", tile=_name(row.stem), tiles=tiles)
    if row.left is not None:
        return voice.say("example-both-ways", tiles=tiles)
    return voice.say("example-onward" if row.right is not None else "example-first", tiles=tiles)


def _ends(voice: Voice, ends: Sequence[Record]) -> str:
    """Return the sentence about the open ends, each number once."""
    shown = list(dict.fromkeys(voice.wording.one_of(end["shows"]) for end in ends))
    return voice.say("example-ends", n=len(ends), shown=voice.wording.all_of(shown))


def _sentences(voice: Voice, state: Record) -> Iterator[str]:
    roots = tree(state["line"])
    one_ended = is_one_ended(roots, state["ends"])
    for root in roots:
        for row in rows_of(root, one_ended=one_ended):
            yield _row(voice, row, state)
    yield _ends(voice, state["ends"])


def described(voice: Voice, state: Record) -> str:
    """Return what lies on the table and what the open ends show, in whole sentences."""
    (root, *others), ends = tree(state["line"]), state["ends"]
    if others or not root.is_line or [end["end"] for end in ends] != _LINE:
        return " ".join(_sentences(voice, state))
    (row,) = rows_of(root)
    first, second = (voice.wording.one_of(end["shows"]) for end in ends)
    tiles = voice.wording.all_of([_name(twig.piece) for twig in row.twigs])
    return voice.say("example-line", tiles=tiles, first=first, second=second)
