# SPDX-License-Identifier: MIT
"""Reading catalogues for inspection: every message with its place and what it uses."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dominospec.book.catalogue import Source
from dominospec.errors import Fault

_CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many"})


@dataclass(frozen=True, slots=True)
class Entry:
    """A message with its place.

    ``shown`` are the variables it prints, ``asked`` those it chooses by, ``refers`` the messages it
    takes in, ``lacks`` the plural categories that one of its choices forgets.
    """

    id: str
    file: str
    line: int
    text: str
    shown: frozenset[str]
    asked: frozenset[str]
    refers: frozenset[str]
    lacks: tuple[str, ...]

    def fault(self, code: str, message: str, cure: str = "") -> Fault:
        """Return a fault at the message."""
        return Fault(self.file, self.line, 1, f"ftl/{code}", f"{self.id}: {message}", cure)


@dataclass(frozen=True, slots=True)
class Reading:
    """The messages of a language, and what kept others from being read."""

    language: str
    entries: dict[str, Entry]
    faults: tuple[Fault, ...]


@dataclass
class _Uses(Visitor):
    """Collects what a pattern uses; ``tags`` are the plural categories of its language."""

    tags: frozenset[str]
    shown: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)
    lacks: list[str] = field(default_factory=list)

    def visit_Placeable(self, node: Any) -> None:  # noqa: N802 - the visitor asks for this name
        """Note a variable that is printed."""
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        """Note what is chosen by, and plural categories without a variant."""
        if isinstance(node.selector, ast.VariableReference):
            self.asked.add(node.selector.id.name)
        keys = {row.key.name for row in node.variants if isinstance(row.key, ast.Identifier)}
        if keys & _CATEGORIES:
            self.lacks += sorted(self.tags - keys)
        for row in node.variants:
            self.visit(row.value)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        """Note a message that is taken in."""
        self.refers.add(node.id.name)


def _entry(message: Any, source: Source, tags: frozenset[str]) -> Entry:
    uses = _Uses(tags)
    uses.visit(message.value)
    span = message.value.span
    return Entry(
        id=message.id.name,
        file=source.file,
        line=_line(source.text, message.id.span.start),
        text=source.text[span.start : span.end],
        shown=frozenset(uses.shown),
        asked=frozenset(uses.asked),
        refers=frozenset(uses.refers),
        lacks=tuple(dict.fromkeys(uses.lacks)),
    )


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def _unreadable(node: Any, source: Source) -> Iterator[Fault]:
    for note in node.annotations:
        line = _line(source.text, note.span.start)
        yield Fault(source.file, line, 1, "ftl/syntax", f"this is no message: {note.message}")


def read(language: str, files: Sequence[Source]) -> Reading:
    """Read the files of a language."""
    tags = frozenset(Locale.parse(language).plural_form.tags) | {"other"}
    entries: dict[str, Entry] = {}
    faults: list[Fault] = []
    for source in files:
        for node in FluentParser().parse(source.text).body:
            if isinstance(node, ast.Junk):
                faults += _unreadable(node, source)
            elif isinstance(node, ast.Message) and node.value:
                entry = _entry(node, source, tags)
                if entry.id in entries:
                    first = entries[entry.id]
                    place = f"{first.file}:{first.line}"
                    faults.append(entry.fault("twice", f"the message is already in {place}"))
                entries.setdefault(entry.id, entry)
    return Reading(language, entries, tuple(faults))
