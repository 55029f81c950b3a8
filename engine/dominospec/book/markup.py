# SPDX-License-Identifier: MIT
"""Clauses as Markdown: paragraphs, nested lists and tables, with tiles marked as tiles."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from dominospec.book.voice import Told

_TILE: Final = re.compile(r"(?<![\w/-])(\d{1,2}-\d{1,2})(?![\w/-])")


def with_tiles(text: str) -> str:
    """Return the text with every tile in it marked."""
    plain = str(text)  # escaped text would escape what is put into it
    return _TILE.sub(r'<span class="tile">\1</span>', plain)


def _list(items: Sequence[Told], depth: int) -> Iterator[str]:
    for item in items:
        yield "    " * depth + f"- {with_tiles(item.text)}"
        yield from _list(item.items, depth + 1)


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    head, *others = rows
    yield from ("", "| " + " | ".join(head) + " |", "|" + "---|" * len(head))
    yield from ("| " + " | ".join(row) + " |" for row in others)


def markdown(body: Sequence[Told]) -> str:
    """Return the body of a clause as Markdown."""
    lines: list[str] = []
    for told in body:
        lines += ["", with_tiles(told.text)]
        if told.items:
            lines += ["", *_list(told.items, 0)]
        if told.rows:
            lines += _table(told.rows)
    return "\n".join(lines[1:])
