# SPDX-License-Identifier: MIT
"""A variant: its file laid over the files it extends, with the origin of every value."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path, PurePath
from typing import Any, Final, NamedTuple

from dominospec.errors import Fault, SpecError
from dominospec.loading.document import Document, Pointer
from dominospec.loading.doubts import EVERYTHING, Doubts, concern, cut, left_by
from dominospec.loading.finding import (
    find,
    ids_in,
    is_id,
    is_there,
    label,
    leads_out,
    meant,
    one_of,
    shipped,
    variant_ids,
)
from dominospec.loading.layers import option_faults, split, unusable
from dominospec.loading.merging import DEFAULT, Origin, Tree, overlay, tree
from dominospec.loading.places import is_in_a_layer
from dominospec.loading.reading import content_of, read_whole
from dominospec.loading.sifting import Sifted, sift
from dominospec.loading.validating import change_faults
from dominospec.vocabulary import schema

_NOT_INHERITED: Final = ("id", "extends", "also_called", "summary")


class Variant(NamedTuple):
    """A variant before a number of players and options are chosen.

    ``tree`` is everything that its files say, ``rules`` the chapters alone; ``by_seats``,
    ``choices`` (keyed by option and choice) and ``changes`` are laid over them in this order.
    Where its files have faults, ``doubts`` says what else it might hold.
    A variant equals only itself, so that what is made from it can be kept by it.
    """

    id: str
    file: str
    title: str
    tree: Tree
    rules: Tree
    by_seats: Mapping[str, Tree]
    choices: Mapping[tuple[str, str], Tree]
    changes: tuple[Tree, ...] = ()
    doubts: Doubts = frozenset()

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __hash__(self) -> int:
        return id(self)

    @property
    def data(self) -> Mapping[str, Any]:
        """The merged data of all files: chapters, ``by_seats`` and ``options`` as written."""
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
        return players_of(self.rules.data)

    def place(self, rules: Tree, pointer: Pointer) -> Origin:
        """Return who set a value; of what holds by default, the file as a whole."""
        origin = rules.origin(pointer)
        return origin._replace(file=self.file) if origin == DEFAULT else origin


def players_of(rules: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the numbers of players that rules as written allow, in ascending order."""
    default = schema()["$defs"]["chapter_seats"]["properties"]["players"]["default"]
    return tuple(sorted(rules.get("seats", {}).get("players", default)))


@lru_cache(maxsize=256)
def _sifted(content: bytes, file: str) -> Sifted:
    """Return a file and its faults; the same content is read once only."""
    return sift(read_whole(content, file))


class _Whole(NamedTuple):
    """A file laid over all that it extends, and what faults leave in doubt there."""

    tree: Tree
    doubts: Doubts


class _Shelf(NamedTuple):
    """Where a file was found, and the ids that led to it."""

    folder: Path
    chain: tuple[str, ...]


def _base_of(document: Document, shelf: _Shelf) -> tuple[Path, str]:
    """Return the file of the variant that this one extends, and its id."""
    extends = document.data["extends"]
    pointer = ("extends",) if isinstance(extends, str) else ("extends", "variant")
    base: str = extends if isinstance(extends, str) else extends["variant"]
    spot = document.spot(pointer)
    if base in shelf.chain:
        message = f"extends goes round in a circle: {' -> '.join((*shelf.chain, base))}"
        cure = "take one of them out"
        raise SpecError([document.fault(spot, "extends/circle", message, cure)])
    path = find(base, shelf.folder)
    if path is None:
        message = f"there is no variant '{base}'"
        cure = meant(base, (*ids_in(shelf.folder), *variant_ids()))
        raise SpecError([document.fault(spot, "extends/missing", message, cure)])
    if leads_out(path):
        message = f"the file of '{base}' is a link that leads out of its folder"
        cure = "put the file itself there"
        raise SpecError([document.fault(spot, "extends/outside", message, cure)])
    return path, base


def _kept_options(
    document: Document, base: Tree, doubts: Doubts, faults: list[Fault]
) -> dict[str, Any]:
    """Return the inherited options that the file keeps, less what they named in ``after``."""
    inherited: dict[str, Any] = base.data["options"]
    extends = document.data["extends"]
    wanted = "all" if isinstance(extends, str) else extends.get("options", "all")
    if isinstance(wanted, str):
        return inherited if wanted == "all" else {}
    for index, option in enumerate(wanted):
        if option not in inherited and not concern(doubts, ("options", option)):
            spot = document.spot(("extends", "options", index))
            message = f"'{extends['variant']}' has no option '{option}'"
            faults.append(document.fault(spot, "extends/option", message, meant(option, inherited)))
    there = {*wanted, *document.data.get("options", {})}
    return {key: _less_after(row, there) for key, row in inherited.items() if key in wanted}


def _less_after(option: dict[str, Any], there: set[str]) -> dict[str, Any]:
    after = [name for name in option.get("after", ()) if name in there]
    return option | {"after": after} if "after" in option else option


def _under(document: Document, shelf: _Shelf, faults: list[Fault]) -> _Whole:
    """Return what the file is laid over: its base, less what belongs to that file alone."""
    try:
        path, base = _base_of(document, shelf)
        inherited = _sifted(content_of(path, label(path)), label(path))
    except SpecError as error:
        faults.extend(error.faults)
        return _Whole(Tree({"options": {}}), frozenset({EVERYTHING}))
    below = _Shelf(path.parent, (*shelf.chain, base))
    whole, doubts = _gather(inherited, below, f"base {base}", faults)
    dropped = (*_NOT_INHERITED, "options")
    data = {key: value for key, value in whole.data.items() if key not in dropped}
    options = _kept_options(document, whole, doubts, faults)
    return _Whole(Tree(data | {"options": options}, whole.origins), doubts)


def _gather(sifted: Sifted, shelf: _Shelf, layer: str, faults: list[Fault]) -> _Whole:
    """Return a file laid over all that it extends; faults of any of them are added."""
    document = sifted.document
    faults.extend(sifted.faults)
    under = _Whole(Tree({"options": {}}), frozenset())
    if "extends" in document.data:
        under = _under(document, shelf, faults)

    doubts = under.doubts | sifted.doubts

    def is_gone(way: Pointer) -> bool:
        return concern(doubts, way)

    missed: dict[Pointer, Fault] = {}
    whole = overlay(under.tree, tree(document, layer), missed, is_gone, is_in_a_layer)
    faults.extend(missed.values())
    doubts |= frozenset(map(cut, missed))
    faults.extend(option_faults(whole, doubts))
    return _usable(whole, doubts)


def _usable(whole: Tree, doubts: Doubts) -> _Whole:
    """Return a file less the options that cannot be used."""
    options = whole.data["options"]
    names = unusable(options) | {name for name in options if ("options", name) in doubts}
    doubts |= frozenset(left_by([("options", name) for name in names], whole.data))
    kept = {name: option for name, option in options.items() if name not in names}
    return _Whole(Tree(whole.data | {"options": kept}, whole.origins), doubts)


def _variant(sifted: Sifted, folder: Path) -> tuple[Variant, list[Fault]]:
    """Return a variant, or what can be made of one that has faults, and its faults."""
    document = sifted.document
    name = document.data.get("id", PurePath(document.file).stem)
    faults: list[Fault] = []
    whole, doubts = _gather(sifted, _Shelf(folder, (name,)), "file", faults)
    title = document.data.get("title", name)
    variant = Variant(name, document.file, title, whole, *split(whole), doubts=doubts)
    return variant, sorted(set(faults))


def _without_fault(found: tuple[Variant, list[Fault]]) -> Variant:
    variant, faults = found
    if faults:
        raise SpecError(faults)
    return variant


def survey(source: str | Path) -> tuple[Variant, list[Fault]]:
    """Load a variant as far as it is sound, and return what is wrong besides.

    ``SpecError`` where nothing can be made of it.
    """
    path = Path(source)
    if isinstance(source, str) and is_id(source) and not is_there(path):
        path = shipped() / f"{source}.yaml"
        if source not in variant_ids():
            message = f"there is no variant '{source}'"
            fault = Fault(source, 0, 0, "file/missing", message, one_of(source, variant_ids()))
            raise SpecError([fault])
    return _variant(_sifted(content_of(path, label(path)), label(path)), path.parent)


def load(source: str | Path) -> Variant:
    """Load a shipped variant by its id, or a file; raise ``SpecError`` with all that is wrong."""
    return _without_fault(survey(source))


def load_text(text: str, file: str, folder: Path | None = None) -> Variant:
    """Load a variant from its text, as if it were the file of that name in the folder."""
    return _without_fault(survey_text(text, file, folder))


def survey_text(text: str, file: str, folder: Path | None = None) -> tuple[Variant, list[Fault]]:
    """Do what ``survey`` does with a text, as if it were the file of that name in the folder."""
    content = text.encode("utf-8", "surrogatepass")
    return _variant(_sifted(content, file), folder or shipped())


def vary(variant: Variant, change: Mapping[str, Any], origin: Origin | None = None) -> Variant:
    """Return the variant with an overlay laid over it last; ``origin`` says who asks for it."""
    origin = origin or Origin(variant.file, 0, 0, "change")
    if faults := change_faults(change, origin):
        raise SpecError(faults)
    return variant._replace(changes=(*variant.changes, Tree(dict(change), {(): origin})))
