# SPDX-License-Identifier: MIT
"""What a rule is told with: clauses made of whole sentences, and the voice that says them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from dominospec.book.catalogue import message_id
from dominospec.book.wording import Wording
from dominospec.tiles import Tile, double_set

Rules: TypeAlias = Mapping[str, Any]
"""A resolved variant."""


@dataclass(frozen=True, slots=True)
class Told:
    """Sentences, with points below them where they end in a colon; ``rows`` are a table."""

    text: str
    items: tuple["Told", ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule as told.

    ``slot`` is what the rule decides (``draw/when``), ``id`` how (``draw/when/never``), ``words``
    are further words of the language that it tells.
    """

    slot: str
    id: str
    body: tuple[Told, ...]
    title: str = ""
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Voice:
    """Tells one resolved variant in one language.

    ``game`` holds the rules for every number of players, ``titles`` translates titles of rows.
    """

    wording: Wording
    rules: Rules
    game: Mapping[int, Rules]
    titles: Callable[[str], str]

    def say(self, word: str, /, **values: Any) -> str:
        """Return a message; it may always ask whether there are partners."""
        sides = self.rules["tables"]["sides"]
        partners = "each-alone" if len(set(sides)) == len(sides) else "two-sides"
        return self.wording.say(word, **{"sides": partners, **values})

    def knows(self, word: str) -> bool:
        """Whether the word has a message of its own."""
        return self.wording.knows(message_id(word))

    def tell(self, word: str, /, **values: Any) -> tuple[Told, ...]:
        """Return the message of a word as the body of a clause."""
        return (Told(self.say(word, **values)),)

    def clause(self, slot: str, value: str = "", /, **values: Any) -> Clause:
        """Return the clause of a key, or of the word that is its value."""
        word = f"{slot}/{value}" if value else slot
        return Clause(slot, word, self.tell(word, **values))

    @property
    def drawing(self) -> str:
        """How drawing goes: ``never``, ``kept`` (it may be), ``may`` (be declined) or ``other``."""
        draw = self.rules["draw"]
        if draw["when"] == "never":
            return "never"
        if draw["drawn"] == "may-be-kept":
            return "kept"
        return "may" if draw["when"] == "may-when-stuck" else "other"

    @property
    def marking(self) -> bool:
        """Whether trains get markers."""
        rules = any(row["do"] == "marks" for row in self.rules["rules"])
        return rules or bool(self.rules["pass"]["passer"] == "marks-own-train")

    def selected(self, tiles: Sequence[str]) -> dict[str, Any]:
        """Return what messages need to name tiles: ``kind``, ``n`` and ``tiles``."""
        return self.listed(tiles, self.rules["tables"]["tiles"])

    def listed(self, tiles: Sequence[str], whole: Sequence[str] = ()) -> dict[str, Any]:
        """Return the same for tiles of another set, by default the full one."""
        return {
            "kind": _kind(tiles, whole or full_set(self.rules)),
            "n": len(tiles),
            "tiles": self.wording.all_of(tiles),
        }

    def named(self, tiles: Sequence[str]) -> str:
        """Return the tiles as they are named in a list behind a colon."""
        kind = _kind(tiles, self.rules["tables"]["tiles"])
        word = {"doubles": "doubles", "mixed": "mixed-tiles"}.get(kind)
        return self.say(f"general/tiles/{word}") if word else self.wording.all_of(tiles)


def _kind(tiles: Iterable[str], whole: Iterable[str]) -> str:
    """Return how these tiles of the whole set are best named."""
    chosen, there = set(tiles), set(whole)
    doubles = {tile for tile in there if Tile.parse(tile).is_double}
    for kind, group in (("every", there), ("doubles", doubles), ("mixed", there - doubles)):
        if chosen == group and len(group) > 1:
            return kind
    return "listed"


def once(rows: Iterable[Rules], highest: int) -> Iterator[tuple[Rules, bool]]:
    """Yield the rows, of those that stand for every number one, and whether it is such a row."""
    for row in rows:
        name, _, number = str(row["id"]).partition("/")
        if not number:
            yield row, False
        elif number == str(highest):
            yield {**row, "id": name}, True


def full_set(rules: Rules) -> tuple[str, ...]:
    """Return the whole set before anything is removed."""
    return tuple(map(str, double_set(rules["set"]["highest_double"])))
