# SPDX-License-Identifier: MIT
"""The strict reader: YAML as a nicer JSON, every fault with line, column and cure.

The events of PyYAML are put together here, not by its constructors: a stack of our own has no
recursion to exhaust, and limits hold before anything large is built.
"""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from dominospec.errors import Fault, SpecError
from dominospec.loading.document import Document, Pointer, Slips, Spot, Unknown, printable
from dominospec.loading.scalars import is_whole, meaning, refusal

if TYPE_CHECKING:
    import yaml

MOST_BYTES: Final = 256 * 1024
MOST_NODES: Final = 20_000
MOST_DEPTH: Final = 40

_LINE_BREAK: Final = ("a special line break stands here", "use an ordinary line break")
_BAD_CHARACTERS: Final = {
    "\t": ("a tab stands here", "use spaces"),
    "\x85": _LINE_BREAK,
    "\u2028": _LINE_BREAK,
    "\u2029": _LINE_BREAK,
}

_SYNTAX: Final = (
    (
        "mapping values are not allowed",
        "a colon may not stand here",
        "indent the line like its neighbours, or put the text in quotes",
    ),
    ("could not find expected ':'", "a key has no colon", "write 'key: value'"),
    (
        "expected <block end>",
        "the line does not fit the lines around it",
        "check the indentation, and close quotes and brackets",
    ),
    (
        "expected ',' or",
        "a bracket is not closed, or a comma is missing",
        "close it, or write the comma",
    ),
    ("unexpected end of stream", "a quotation mark is not closed", "close it"),
    ("expected the node content", "a value is missing here", "write the value"),
    (
        "sequence entries are not allowed",
        "a list may not begin here",
        "begin it on a line of its own",
    ),
    ("cannot start any token", "no text may begin with this character", "put the text in quotes"),
    (
        "unknown escape",
        "the backslash begins no known sign",
        "use single quotes, or two backslashes",
    ),
    ("special characters are not allowed", "a control character stands here", "take it out"),
)


class _StopReading(Exception):
    """Reading cannot go on."""


class _Open:
    """A record or list that is still being read; ``key`` waits for its value."""

    def __init__(self, pointer: Pointer, content: dict[str, Any] | list[Any]) -> None:
        self.pointer = pointer
        self.content = content
        self.key: str | None = None


class _Builder:
    """Puts the events of one file together and notes everything that is wrong on the way."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self.keys: dict[Pointer, Spot] = {}
        self.values: dict[Pointer, Spot] = {}
        self.unknown: set[Pointer] = set()
        self.unsure: set[Pointer] = set()
        self.opened: list[_Open] = []
        self.root: Any = None
        self.nodes = 0
        self.documents = 0

    def note(self, spot: Spot, code: str, message: str, cure: str = "") -> None:
        said = printable(message), printable(cure)
        self.faults.append(Fault(self.file, *spot, f"yaml/{code}", *said))

    def stop(self, spot: Spot, code: str, message: str, cure: str = "") -> NoReturn:
        self.note(spot, code, message, cure)
        raise _StopReading

    def take(self, event: "yaml.Event") -> None:
        """Take one event in; the type of the event names the method."""
        mark: Any = event.start_mark
        spot = (mark.line + 1, mark.column + 1)
        match type(event).__name__:
            case "ScalarEvent":
                self.scalar(event, spot)
            case "MappingStartEvent":
                self.begin(event, spot, {})
            case "SequenceStartEvent":
                self.begin(event, spot, [])
            case "MappingEndEvent" | "SequenceEndEvent":
                self.opened.pop()
            case "AliasEvent":
                self.alias(event, spot)
            case "DocumentStartEvent":
                self.begin_document(event, spot)

    def begin_document(self, event: Any, spot: Spot) -> None:
        self.documents += 1
        if self.documents > 1:
            cure = "one file holds one document: take the rest out"
            self.stop(spot, "second-document", "a second document begins here", cure)
        if event.version or event.tags:
            self.note(spot, "directive", "a line with % stands before the document", "take it out")

    def begin(self, event: Any, spot: Spot, content: dict[str, Any] | list[Any]) -> None:
        self.admit(event, spot)
        if len(self.opened) >= MOST_DEPTH:
            self.stop(
                spot, "depth", f"this is nested more than {MOST_DEPTH} deep", "write it flatter"
            )
        if self.wants_key():
            self.note(spot, "key-not-text", "a key must be text", "write a word before the colon")
            pointer = self.begin_unknown_key()
        else:
            pointer = self.attach(content, spot)
        self.opened.append(_Open(pointer, content))

    def scalar(self, event: Any, spot: Spot) -> None:
        self.admit(event, spot)
        text: str = event.value
        plain = not event.style and not event.tag
        fault = refusal(text) if plain else None
        if fault:
            self.note(spot, *fault)
        if self.wants_key():
            self.begin_key(text, spot, plain=plain and not fault)
            if fault:
                self.unsure.add((*self.opened[-1].pointer, text))
            return
        is_missing = plain and text == ""
        if is_missing:
            cure = "write the value, or null to take an inherited row away"
            self.note(spot, "no-value", "a value is missing here", cure)
        if fault or is_missing or event.tag:
            self.attach_unknown(spot)
        else:
            self.attach(meaning(text) if plain else text, spot)

    def alias(self, event: Any, spot: Spot) -> None:
        message = f"*{event.anchor} is an alias; aliases are not read here"
        self.note(spot, "alias", message, "write the value out")
        if self.wants_key():
            self.begin_unknown_key()
        else:
            self.attach_unknown(spot)

    def attach_unknown(self, spot: Spot) -> None:
        """Put something where a value belongs that cannot be read."""
        self.unknown.add(self.attach(Unknown("{}:{}".format(*spot)), spot))

    def begin_unknown_key(self) -> Pointer:
        """Begin a key that cannot be read; return the way to it."""
        top = self.opened[-1]
        top.key = "?"
        pointer = (*top.pointer, top.key)
        self.unknown.add(pointer)
        self.unsure.add(pointer)
        return pointer

    def admit(self, event: Any, spot: Spot) -> None:
        """Count a node, and refuse an anchor or a tag on it."""
        self.nodes += 1
        if self.nodes > MOST_NODES:
            message = f"the file holds more than {MOST_NODES:,} keys and values"
            self.stop(spot, "nodes", message, "make it smaller")
        if event.anchor:
            message = f"&{event.anchor} is an anchor; anchors are not read here"
            self.note(spot, "anchor", message, "take it out")
        if event.tag:
            self.note(spot, "tag", f"{event.tag} is a tag; tags are not read here", "take it out")

    def wants_key(self) -> bool:
        """Whether the next node is the key of a record."""
        if not self.opened:
            return False
        top = self.opened[-1]
        return isinstance(top.content, dict) and top.key is None

    def begin_key(self, text: str, spot: Spot, *, plain: bool) -> None:
        top = self.opened[-1]
        pointer = (*top.pointer, text)
        if plain and not is_whole(text) and not isinstance(meaning(text), str):
            self.note(spot, "key-not-text", f"the key {text} is not text", "choose another word")
            self.unsure.add(pointer)
        elif plain and text == "":
            self.note(
                spot, "key-not-text", "a key is missing here", "write a word before the colon"
            )
            self.unsure.add(pointer)
        elif pointer in self.keys:
            line = self.keys[pointer][0]
            message = f"the key '{text}' stands here twice; the first is in line {line}"
            self.note(spot, "duplicate-key", message, "take one of them out")
            self.unsure.add(pointer)
            text = f"{text} (again)"
            self.unknown.add((*top.pointer, text))
            self.unsure.add((*top.pointer, text))
        self.keys.setdefault(pointer, spot)
        top.key = text

    def attach(self, value: Any, spot: Spot) -> Pointer:
        """Put a value where it belongs and return the way to it."""
        pointer: Pointer = ()
        if not self.opened:
            self.root = value
        elif isinstance(content := self.opened[-1].content, list):
            pointer = (*self.opened[-1].pointer, len(content))
            content.append(value)
        else:
            key, self.opened[-1].key = self.opened[-1].key, None
            pointer = (*self.opened[-1].pointer, str(key))
            content[str(key)] = value
        self.values.setdefault(pointer, spot)
        return pointer


def _spot_at(text: str, index: int) -> Spot:
    start = text.rfind("\n", 0, index) + 1
    return text.count("\n", 0, index) + 1, index - start + 1


def _bad_characters(text: str, builder: _Builder) -> None:
    """Note the first bad character of every line; stop, for readers count lines differently."""
    for number, line in enumerate(text.split("\n"), 1):
        hits = [(line.index(bad), bad) for bad in _BAD_CHARACTERS if bad in line]
        if hits:
            column, bad = min(hits)
            builder.note((number, column + 1), "character", *_BAD_CHARACTERS[bad])
    if builder.faults:
        raise _StopReading


def _syntax(error: "yaml.YAMLError", text: str, builder: _Builder) -> None:
    """Note where and why PyYAML gave up, in our own words."""
    problem = str(getattr(error, "problem", None) or getattr(error, "reason", ""))
    mark: Any = getattr(error, "problem_mark", None)
    index = getattr(error, "position", 0)
    spot = (mark.line + 1, mark.column + 1) if mark else _spot_at(text, index)
    for known, message, cure in _SYNTAX:
        if known in problem:
            builder.note(spot, "syntax", message, cure)
            return
    cure = "compare it with the lines around it"
    builder.note(spot, "syntax", "this cannot be read as YAML", cure)


def _build(text: str, file: str) -> _Builder:
    """Return what the events of a text come to; ``SpecError`` if it cannot be read to its end.

    The parser of libyaml is many times faster, but not on every machine, and it places some faults
    elsewhere; so a text that has any is read again by the other one.
    """
    import yaml  # noqa: PLC0415 - only a reader of files pays for it

    fast = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    with suppress(yaml.YAMLError, _StopReading):
        builder = _Builder(file)
        _take_all(builder, text, fast)
        if not builder.faults:
            return builder
    builder = _Builder(file)
    try:
        _take_all(builder, text, yaml.SafeLoader)
    except yaml.YAMLError as error:
        _syntax(error, text, builder)
    except _StopReading:
        pass
    else:
        return builder
    raise SpecError(sorted(builder.faults))


def _take_all(builder: _Builder, text: str, loader: Any) -> None:
    import yaml  # noqa: PLC0415 - only a reader of files pays for it

    _bad_characters(text, builder)
    for event in yaml.parse(text, Loader=loader):
        builder.take(event)
    if not builder.documents:
        cure = "write a variant, or take the file away"
        builder.stop((1, 1), "empty", "the file is empty", cure)


def _refuse(file: str, code: str, message: str, cure: str) -> NoReturn:
    raise SpecError([Fault(file, 0, 0, f"file/{code}", message, cure)])


def read_whole(content: bytes, file: str) -> Document:
    """Read the content of a file, slips and all; ``SpecError`` if it cannot be read to its end."""
    if len(content) > MOST_BYTES:
        _refuse(
            file, "too-large", f"the file is larger than {MOST_BYTES // 1024} kB", "make it smaller"
        )
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        column = error.start - (content.rfind(b"\n", 0, error.start) + 1) + 1
        message = "this is not UTF-8"
        fault = Fault(file, line, column, "file/not-utf-8", message, "save the file as UTF-8")
        raise SpecError([fault]) from None
    builder = _build(text.replace("\r\n", "\n"), file)
    faults = tuple(sorted(builder.faults))
    slips = Slips(faults, frozenset(builder.unknown), frozenset(builder.unsure))
    return Document(file, builder.root, builder.keys, builder.values, slips)


def read_bytes(content: bytes, file: str) -> Document:
    """Read the content of a file; raise ``SpecError`` with everything that is wrong in it."""
    document = read_whole(content, file)
    if document.slips.faults:
        raise SpecError(document.slips.faults)
    return document


def read_text(text: str, file: str) -> Document:
    """Read a text as if it were the file of that name."""
    return read_bytes(text.encode("utf-8", "surrogatepass"), file)


def content_of(path: Path, file: str) -> bytes:
    """Return the content of a file, but never more of it than one byte beyond the limit."""
    try:
        if path.is_dir():
            _refuse(file, "not-a-file", "this is a folder without a variant", "name a YAML file")
        if path.exists() and not path.is_file():
            _refuse(file, "not-a-file", "this is not a file", "name a YAML file")
        with path.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        _refuse(file, "missing", "there is no such file", "check the name")
    except OSError as error:
        cure = "check the name, and who may read it"
        _refuse(file, "unreadable", f"the file cannot be read: {error.strerror}", cure)


def read_file(path: Path, file: str = "") -> Document:
    """Read a file; ``file`` is the name to show for it."""
    return read_bytes(content_of(path, file or str(path)), file or str(path))
