# SPDX-License-Identifier: MIT
"""Clauses as plain lines, as Markdown and as records."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

from dominospec.book.voice import Clause, Told


def wrapped(text: str, width: int, mark: str = "") -> list[str]:
    """Return the text in lines behind a mark; tiles such as 6-4 are never broken."""
    indent = " " * len(mark)
    return wrap(text, width, initial_indent=mark, subsequent_indent=indent, break_on_hyphens=False)


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield a table with columns as wide as their widest cell."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))


def _items(items: Sequence[Told], width: int, indent: str) -> Iterator[str]:
    for item in items:
        yield from wrapped(item.text, width, f"{indent}- ")
        yield from _items(item.items, width, indent + "  ")


def lines(clause: Clause, width: int) -> Iterator[str]:
    """Yield a clause in lines not wider than the width."""
    title = f"{clause.title}: " if clause.title else ""
    for place, told in enumerate(clause.body):
        yield from wrapped((title if place == 0 else "") + told.text, width)
        yield from _items(told.items, width, "")
        yield from table(told.rows) if told.rows else ()


def _markdown_items(items: Sequence[Told], depth: int) -> Iterator[str]:
    for item in items:
        yield "    " * depth + f"- {item.text}"
        yield from _markdown_items(item.items, depth + 1)


def markdown(clause: Clause) -> Iterator[str]:
    """Yield a clause as Markdown for any reader; the pages of the book have marks of their own."""
    for place, told in enumerate(clause.body):
        title = f"**{clause.title}.** " if clause.title and place == 0 else ""
        yield from (title + told.text, "")
        if told.items:
            yield from (*_markdown_items(told.items, 0), "")
        if told.rows:
            head, *others = told.rows
            yield "| " + " | ".join(head) + " |"
            yield "|" + "---|" * len(head)
            yield from ("| " + " | ".join(row) + " |" for row in others)
            yield ""


def record(told: Told) -> dict[str, Any]:
    """Return sentences as a record, without what they lack."""
    whole = {"text": told.text, "items": [record(item) for item in told.items], "rows": told.rows}
    return {key: value for key, value in whole.items() if value}
