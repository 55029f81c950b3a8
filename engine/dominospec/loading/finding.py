# SPDX-License-Identifier: MIT
"""Where the file of a variant is: beside the file that names it, else among those shipped."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from dominospec.resources import root

_VERSION: Final = re.compile(
    rb"""^(?:\xef\xbb\xbf)?(?:\{\s*)?["']?dominospec["']?\s*:""", re.MULTILINE
)
_ID: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*", re.ASCII)


def is_id(text: str) -> bool:
    """Whether the text has the form of an id."""
    return _ID.fullmatch(text) is not None


def shipped() -> Path:
    """Return the folder of the variants that come with the package."""
    return root() / "spec" / "variants"


def ids_in(folder: Path) -> tuple[str, ...]:
    """Return the ids of the variants in a folder, in order."""
    return tuple(sorted(path.stem for path in folder.glob("*.yaml") if is_id(path.stem)))


@cache
def variant_ids() -> tuple[str, ...]:
    """Return the ids of the variants that come with the package."""
    return ids_in(shipped())


def is_there(path: Path) -> bool:
    """Whether there is a file of that name; a name that cannot be one is none."""
    try:
        return path.exists()
    except OSError:
        return False


def says_variant(path: Path) -> bool:
    """Whether a file says at its top that it is a variant, be it a sound one or not."""
    try:
        return _VERSION.search(path.read_bytes()) is not None
    except OSError:
        return True  # the reader says why it cannot be read


def leads_out(path: Path) -> bool:
    """Whether a link takes the file out of the folder it stands in."""
    return path.resolve().parent != path.parent.resolve()


def label(path: Path) -> str:
    """Return the name to show for a file: as given, or short for a shipped one."""
    return f"spec/variants/{path.name}" if path.parent == shipped() else str(path)


def find(variant: str, beside: Path) -> Path | None:
    """Return the file of a variant named by a file in the folder ``beside``."""
    for folder in (beside, shipped()):
        path = folder / f"{variant}.yaml"
        if is_there(path):
            return path
    return None


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word that is near, else an empty text."""
    from difflib import get_close_matches  # noqa: PLC0415 - only who is wrong pays for it

    words = list(known)
    begun = [one for one in words if len(word) > 1 and one.startswith(word)]
    near = begun if len(begun) == 1 else get_close_matches(word, words, n=1, cutoff=0.6)
    return near[0] if near else ""


def meant(word: str, known: Iterable[str]) -> str:
    """Return the cure ``did you mean ...?`` where a known word is near, else an empty text."""
    near = nearest(word, known)
    return f"did you mean '{near}'?" if near else ""


def one_of(word: str, known: Iterable[str]) -> str:
    """Return the cure for a word that is none of those known: a near one, and all there are."""
    every = list(known)
    there = f"there are: {', '.join(every)}" if every else "there are none"
    return f"{meant(word, every)} {there}".lstrip()
