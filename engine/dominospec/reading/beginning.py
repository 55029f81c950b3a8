# SPDX-License-Identifier: MIT
"""``dominospec new``: a file that passes ``check`` and teaches by its comments how to go on.

Whatever the base says in a chapter stands there as a comment, ready to be changed.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import yaml

from dominospec.errors import Fault, SpecError
from dominospec.loading import Variant, load, variant_ids
from dominospec.loading.filling import free_entry
from dominospec.loading.finding import find, is_id, meant
from dominospec.resources import root
from dominospec.vocabulary import CHAPTERS, Schema, follow, schema

WIDTH: Final = 96
_HOW_TO: Final = (
    "Below, each chapter says what it can hold, then what the game says now. To change something,"
    " take the # away from those last lines, leave only what differs, and change it. Whatever has"
    " an id of its own, such as an award, goes away with null, as in 'pips: null'."
)
_DIRECTIONS: Final = ("clockwise", "anticlockwise")


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a new game begins with: its names, its folder, and the game it differs from."""

    id: str
    title: str
    folder: Path
    base: Variant

    @property
    def file(self) -> Path:
        """The file of the new game."""
        return self.folder / f"{self.id}.yaml"


def _refuse(place: str, code: str, message: str, cure: str) -> SpecError:
    return SpecError([Fault(place, 0, 0, code, message, cure)])


def beginning(name: str, base: str, title: str, folder: Path) -> Beginning:
    """Return what a new game begins with; ``SpecError`` where it cannot have that name or base."""
    if not is_id(name):
        cure = "write small letters, digits and hyphens, such as my-game"
        raise _refuse(name, "id/form", f"'{name}' is no id of a game", cure)
    if name in variant_ids():
        raise _refuse(name, "id/taken", f"'{name}' is a shipped variant", "take another id")
    path = find(base, folder)
    if path is None:
        message = f"there is no variant '{base}' to begin from"
        raise _refuse("--from", "file/missing", message, meant(base, variant_ids()))
    is_shipped = path.stem in variant_ids() and path.parent != folder
    variant = load(path.stem if is_shipped else path)
    return Beginning(name, title or name.replace("-", " ").title(), folder, variant)


def write(new: Beginning) -> Path:
    """Write the file, which must not be there yet."""
    text = "".join(f"{line}".rstrip() + "\n" for line in text_of(new))
    try:
        with new.file.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        message = "the file is there already, and is left as it is"
        raise _refuse(str(new.file), "file/exists", message, "take another id") from None
    except OSError as error:
        raise _refuse(str(new.file), "file/unwritable", f"{error.strerror}", "") from None
    return new.file


def _resource(folder: Path, *names: str) -> str:
    """Return the way to a file of ours: short inside the checkout, whole from elsewhere."""
    top = Path(str(root())).resolve()
    path = top.joinpath(*names)
    inside = folder.resolve().is_relative_to(top)
    return Path(os.path.relpath(path, folder.resolve()) if inside else path).as_posix()


def text_of(new: Beginning) -> Iterator[str]:
    """Yield the lines of the file."""
    yield from _head(new)
    for chapter in CHAPTERS:
        yield from _chapter(chapter, new.base.rules.data.get(chapter))
    yield from _layers(new)


def _plain(value: Any) -> Any:
    """Return data with numbers of players as numbers, the way people write them."""
    if isinstance(value, Mapping):
        return {
            int(key) if str(key).isdecimal() else key: _plain(part) for key, part in value.items()
        }
    return list(map(_plain, value)) if isinstance(value, list) else value


def _flow(data: Mapping[str, Any]) -> list[str]:
    text: str = yaml.safe_dump(
        _plain(data), sort_keys=False, default_flow_style=None, width=WIDTH - 4, allow_unicode=True
    )
    return text.splitlines()


def _note(text: str, indent: str = "") -> Iterator[str]:
    """Yield a text as a comment."""
    first, further = f"#{indent} ", f"#{indent}   " if indent else "# "
    yield from wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=further, break_on_hyphens=False
    )


def _head(new: Beginning) -> Iterator[str]:
    base, file = new.base, new.file.name
    commands = {
        f"check {file}": "finds every fault, with its line and a cure",
        f"explain {file}": "tells the rules in words",
        f"diff {base.id} {file}": "tells what differs, also with --show",
        f"play {file}": "plays it with you",
        f"tour {file}": "tries everything, and writes the rulebook",
    }
    wide = max(map(len, commands)) + 2
    yield f"# yaml-language-server: $schema={_schema_path(new.folder)}"
    yield from _note(f"A game written as its difference from {base.title}.")
    yield "#"
    yield from (f"#   dominospec {name.ljust(wide)}{does}" for name, does in commands.items())
    yield "#"
    yield from _note(_HOW_TO)
    yield from _note(f"The words are explained in {_language_path(new.folder)}.")
    yield from ("", "dominospec: 1", f"id: {new.id}", f"extends: {base.id}")
    yield from yaml.safe_dump({"title": new.title}, allow_unicode=True).splitlines()
    yield "# also_called: [Another name]"
    yield "# summary: What kind of game it is, in a sentence or two."
    yield "sources: # grade: read, partial, quoted, or ruling for a decision of your own"
    yield "  - {title: Our table, note: Whatever differs, grade: ruling}"


def _schema_path(folder: Path) -> str:
    return _resource(folder, "spec", "schema", "variant.schema.json")


def _language_path(folder: Path) -> str:
    return _resource(folder, "spec", "language.md")


def _choices(node: Schema) -> str:
    """Return the words that a key can be set to, if there are some."""
    found = [
        word
        for part in (node, node.get("then", {}), *node.get("then", {}).get("anyOf", ()))
        for word in part.get("enum", ())
    ]
    return f" ({', '.join(map(str, found))})" if found else ""


def _keys(node: Schema, way: str = "") -> Iterator[str]:
    """Yield what each key means; the keys of a row, which has an id, stand in one line."""
    for key, child in node.get("properties", {}).items():
        full = follow(child)
        meaning = full["description"].split("Rows are keyed")[0].strip()
        yield f"{way}{key}: {meaning}{_choices(full)}"
        yield from _keys(full, f"{way}{key}.") if "$ref" not in child else ()
    entry = follow(free_entry(node)) if node.get("additionalProperties") else {}
    if "properties" in entry:
        said = [f"{key}{_choices(follow(child))}" for key, child in entry["properties"].items()]
        yield f"{way}ID: {', '.join(said)}."


def _chapter(name: str, said: Any) -> Iterator[str]:
    """Yield a chapter as comments: what it is about, its keys, and what the base says."""
    node = schema()["$defs"][f"chapter_{name}"]
    yield from ("", f"# --- {name} ".ljust(WIDTH, "-"))
    yield from _note(node["description"].split("Rows are keyed")[0].strip())
    for line in _keys(node):
        yield from _note(line, "  ")
    yield "#"
    yield from (f"# {line}" for line in _flow({name: said or _usual(node)}))


def _usual(node: Schema) -> dict[str, Any]:
    """Return the first default that a chapter could say, as an example."""
    for key, child in node.get("properties", {}).items():
        full = follow(child)
        if "default" in full:
            return {key: full["default"]}
    return {}


def _layers(new: Beginning) -> Iterator[str]:
    """Yield what stands beside the chapters: differences by players, and house rules."""
    yield from ("", "# --- by_seats: what differs for a number of players ".ljust(WIDTH, "-"))
    number = max(new.base.players)
    direction = new.base.rules.data.get("seats", {}).get("direction", _DIRECTIONS[0])
    example = {"by_seats": {number: {"seats": {"direction": direction}}}}
    yield from (f"# {line}" for line in _flow(example))
    yield from ("", "# --- options: house rules with a choice ".ljust(WIDTH, "-"))
    if new.base.options:
        kept = ", ".join(new.base.options)
        yield from _note(f"All options of {new.base.title} are kept: {kept}.")
        yield from _note(
            f"To keep only some: extends: {{variant: {new.base.id}, options: [...]}}. To take one"
            " away: its id with null."
        )
    yield from (f"# {line}" for line in _flow({"options": {"way-round": _option(new.base)}}))


def _option(base: Variant) -> dict[str, Any]:
    """Return an option that any game can have, as an example; it comes after its like."""
    direction = base.rules.data.get("seats", {}).get("direction", _DIRECTIONS[0])
    other = next(word for word in _DIRECTIONS if word != direction)
    alike = {
        option: None
        for (option, _), tree in base.choices.items()
        if "direction" in tree.data.get("seats", {})
    }
    return {
        "title": "Which way round we play",
        "default": "usual",
        **({"after": list(alike)} if alike else {}),
        "choices": {
            "usual": {"title": "As usual"},
            "other": {"title": "The other way", "seats": {"direction": other}},
        },
    }
