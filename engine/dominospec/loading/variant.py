# SPDX-License-Identifier: MIT
"""A variant: its file laid over the files it extends, with the origin of every value."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from dominospec.errors import Fault, SpecError
from dominospec.loading.document import Document
from dominospec.loading.finding import find, ids_in, is_id, leads_out, meant, shipped, variant_ids
from dominospec.loading.merging import Origin, Tree, overlay, tree
from dominospec.loading.reading import read_file, read_text
from dominospec.loading.validating import change_faults, file_faults
from dominospec.vocabulary import CHAPTERS, schema

_NOT_INHERITED: Final = ("extends", "also_called", "summary")


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
    """A variant before a number of players and options are chosen.

    ``tree`` holds the merged data of all files, ``changes`` what is laid over it last.
    """

    id: str
    file: str
    title: str
    tree: Tree
    changes: tuple[Tree, ...] = ()

    @property
    def data(self) -> Mapping[str, Any]:
        """The merged data: chapters, ``by_seats`` and ``options`` as written."""
        data: Mapping[str, Any] = self.tree.data
        return data

    @property
    def options(self) -> Mapping[str, Any]:
        """The options as written, by id."""
        options: Mapping[str, Any] = self.data.get("options", {})
        return options

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players the game is for, whatever options may add."""
        return players_of(self.data)


def players_of(data: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the numbers of players that rules as written allow, in ascending order."""
    default = schema()["$defs"]["chapter_seats"]["properties"]["players"]["default"]
    return tuple(sorted(data.get("seats", {}).get("players", default)))


@dataclass(frozen=True, slots=True)
class _Shelf:
    """Where a file was found, and which files led to it."""

    folder: Path
    chain: tuple[str, ...]


def _base_of(document: Document, shelf: _Shelf) -> tuple[Path, str]:
    """Return the file of the variant that this one extends, and its id."""
    extends = document.data["extends"]
    pointer = ("extends",) if isinstance(extends, str) else ("extends", "variant")
    base: str = extends if isinstance(extends, str) else extends["variant"]
    spot = document.spot(pointer)
    chain = " -> ".join((*shelf.chain, base))
    if base in shelf.chain:
        fault = ("extends/circle", f"extends goes round in a circle: {chain}", "take one of them out")
        raise SpecError([document.fault(spot, *fault)])
    path = find(base, shelf.folder)
    if path is None:
        cure = meant(base, (*ids_in(shelf.folder), *variant_ids()))
        raise SpecError([document.fault(spot, "extends/missing", f"there is no variant '{base}'", cure)])
    if leads_out(path):
        cure = "put the file itself there"
        message = f"the file of '{base}' is a link that leads out of its folder"
        raise SpecError([document.fault(spot, "extends/outside", message, cure)])
    return path, base


def _kept_options(document: Document, base: dict[str, Any], faults: list[Fault]) -> dict[str, Any]:
    """Return the inherited options that the file keeps; what they come after is kept with them."""
    inherited = base.get("options", {})
    extends = document.data["extends"]
    wanted = "all" if isinstance(extends, str) else extends.get("options", "all")
    if wanted in ("all", "none"):
        return inherited if wanted == "all" else {}
    for index, option in enumerate(wanted):
        if option not in inherited:
            spot = document.spot(("extends", "options", index))
            message = f"'{base['id']}' has no option '{option}'"
            faults.append(document.fault(spot, "extends/option", message, meant(option, inherited)))
    there = {*wanted, *document.data.get("options", {})}
    return {key: _with_after(row, there) for key, row in inherited.items() if key in wanted}


def _with_after(option: dict[str, Any], there: set[str]) -> dict[str, Any]:
    after = [name for name in option.get("after", ()) if name in there]
    return option | {"after": after} if "after" in option else option


def _under(document: Document, base: Tree, faults: list[Fault]) -> Tree:
    """Return what the file is laid over: its base without what belongs to that file alone."""
    data = {key: value for key, value in base.data.items() if key not in _NOT_INHERITED}
    options = _kept_options(document, base.data, faults)
    data |= {"options": options} if options else {}
    if not options:
        data.pop("options", None)
    return Tree(data, base.origins)


def _gather(document: Document, shelf: _Shelf, layer: str) -> Tree:
    """Return a file laid over all that it extends."""
    faults = file_faults(document)
    if faults:
        raise SpecError(faults)
    own = tree(document, layer)
    if "extends" not in document.data:
        return _laid(Tree({}), own, faults)
    path, base = _base_of(document, shelf)
    below = _Shelf(path.parent, (*shelf.chain, base))
    under = _under(document, _gather(read_file(path), below, f"base {base}"), faults)
    return _laid(under, own, faults)


def _laid(under: Tree, change: Tree, faults: list[Fault]) -> Tree:
    laid = overlay(under, change, faults)
    if faults:
        raise SpecError(sorted(faults))
    return laid


def _variant(document: Document, folder: Path) -> Variant:
    own = document.data.get("id", "") if isinstance(document.data, dict) else ""
    whole = _gather(document, _Shelf(folder, (own,)), "file")
    return Variant(whole.data["id"], document.file, whole.data["title"], whole)


def load(source: str | Path) -> Variant:
    """Load a shipped variant by its id, or a file; raise ``SpecError`` with all that is wrong."""
    if isinstance(source, str) and is_id(source) and not Path(source).exists():
        path = shipped() / f"{source}.yaml"
        if not path.exists():
            cure = meant(source, variant_ids())
            raise SpecError([Fault(source, 0, 0, "file/missing", f"there is no variant '{source}'", cure)])
        return _variant(read_file(path), path.parent)
    path = Path(source)
    return _variant(read_file(path), path.parent)


def load_text(text: str, file: str, folder: Path | None = None) -> Variant:
    """Load a variant from its text, as if it were the file of that name in the folder."""
    return _variant(read_text(text, file), folder or shipped())


def vary(variant: Variant, change: Mapping[str, Any], origin: Origin | None = None) -> Variant:
    """Return the variant with an overlay laid over everything else; ``origin`` says who asks for it."""
    origin = origin or Origin(variant.file, 0, 0, "change")
    faults = change_faults(change, origin)
    if faults:
        raise SpecError(faults)
    return replace(variant, changes=(*variant.changes, Tree(dict(change), {(): origin})))


__all__ = ["CHAPTERS", "Variant", "load", "load_text", "players_of", "vary"]
