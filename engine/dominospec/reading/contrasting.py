# SPDX-License-Identifier: MIT
"""``dominospec diff``: what tells two games apart, as text, Markdown and JSON."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from dominospec.book.voice import Clause
from dominospec.book.wording import Wording
from dominospec.reading.comparing import Compared, Difference
from dominospec.reading.explaining import Explained, clause_record
from dominospec.reading.printing import lines, markdown, wrapped
from dominospec.reading.settings import Key
from dominospec.terminal.screen import Style

Told: TypeAlias = tuple[str, Explained, Clause]


def _sides(compared: Compared, each: Difference) -> Iterator[Told]:
    """Yield a rule of either game behind its label."""
    words: Wording = compared.one.words
    is_single = not (each.one and each.other)
    for label, explained, clause in zip(
        compared.labels, (compared.one, compared.other), (each.one, each.other), strict=True
    ):
        if clause:
            said = words.say("diff-only", game=label) if is_single else label
            yield said, explained, clause


def _chapters(compared: Compared) -> Iterator[tuple[str, list[Difference], list[Key]]]:
    """Yield the heading of every chapter that differs, its rules and its untold keys."""
    for name in dict.fromkeys((*compared.differences, *compared.keys)):
        heading = compared.one.chapter(name)
        yield heading, compared.differences.get(name, []), compared.keys.get(name, [])


def _key(compared: Compared, key: Key) -> str:
    none = compared.one.words.say("diff-nothing")
    one, other = compared.labels
    return f"{key.pointer}: {one}: {key.one or none}; {other}: {key.other or none}"


def as_text(compared: Compared, style: Style) -> Iterator[str]:
    """Yield the differences for a terminal."""
    words, width = compared.one.words, style.width
    one, other = compared.labels
    if compared.is_same:
        yield from wrapped(words.say("diff-same", one=one, other=other), width)
        return
    yield style.paint(words.say("diff-title", one=one, other=other), "heading")
    for heading, differences, keys in _chapters(compared):
        yield from ("", style.paint(heading, "heading"))
        for each in differences:
            for label, explained, clause in _sides(compared, each):
                yield f"  {style.paint(label, 'newest')}:"
                yield from (f"    {line}" for line in lines(clause, width - 4))
                for line in wrapped(f"[{explained.where(clause)}]", width, "      "):
                    yield style.paint(line, "quiet")
        for key in keys:
            yield from wrapped(_key(compared, key), width, "  ")


def as_markdown(compared: Compared, _style: Style) -> Iterator[str]:
    """Yield the differences as Markdown."""
    words = compared.one.words
    one, other = compared.labels
    yield from (f"# {words.say('diff-title', one=one, other=other)}", "")
    if compared.is_same:
        yield words.say("diff-same", one=one, other=other)
    for heading, differences, keys in _chapters(compared):
        yield from (f"## {heading}", "")
        for each in differences:
            for label, explained, clause in _sides(compared, each):
                yield from (f"**{label}:**", "", *markdown(clause))
                yield from (f"<small>`{explained.where(clause)}`</small>", "")
        yield from (f"- `{_key(compared, key)}`" for key in keys)


def _record(compared: Compared, each: Difference) -> dict[str, Any]:
    return {
        "slot": each.slot,
        "kind": "changed" if each.one and each.other else "only-one" if each.one else "only-other",
        "one": clause_record(compared.one, each.one) if each.one else None,
        "other": clause_record(compared.other, each.other) if each.other else None,
    }


def as_json(compared: Compared, _style: Style) -> Iterator[str]:
    """Yield the differences as one JSON object."""
    one, other = compared.labels
    keys = [key for rows in compared.keys.values() for key in rows]
    whole = {
        "one": one,
        "other": other,
        "language": compared.one.language,
        "players": [number for number in compared.one.rules if number in compared.other.rules],
        "differences": [
            _record(compared, each) for rows in compared.differences.values() for each in rows
        ],
        "keys": [{"key": key.pointer, "one": key.one, "other": key.other} for key in keys],
    }
    yield json.dumps(whole, indent=2, ensure_ascii=False)


Form: TypeAlias = Callable[[Compared, Style], Iterator[str]]

FORMS: Final[Mapping[str, Form]] = {"text": as_text, "json": as_json, "markdown": as_markdown}
