# SPDX-License-Identifier: MIT
"""Telling quantities and conditions: what is counted, and when something holds."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from dominospec.book.telling.ends import ends, ends_words
from dominospec.book.voice import Told, Voice
from dominospec.vocabulary import schema

Record: TypeAlias = Mapping[str, Any]
COMPARISONS: Final = (
    "is", "at_least", "at_most", "more_than", "less_than", "multiple_of", "one_of",
)  # fmt: skip
_CHANGING: Final = frozenset({"each_round_to", "round_to", "divide_by", "table", "at_most"})
"""Modifiers that always change something."""
_OF_SIDES: Final = frozenset({"score", "rounds-won", "wins-running"})
_OF_A_TILE: Final = ("lead", "play", "out", "block")
"""Events that speak of the last tile laid."""


def who(voice: Voice, seats: Sequence[Any]) -> str:
    """Return seats as they are named in a list behind a colon."""
    named = [
        voice.say(f"general/seats/{part if isinstance(part, str) else extreme(part)}")
        for part in seats
    ]
    return voice.wording.all_of(named)


def extreme(part: Record) -> str:
    """Return by what a record compares seats: ``fewest`` or ``most``."""
    return "fewest" if "fewest" in part else "most"


def compared(voice: Voice, seats: Sequence[Any]) -> Iterator[Told]:
    """Tell by what seats are compared, for each record that does so."""
    for part in seats:
        if isinstance(part, Mapping):
            yield Told(voice.say("general-seats-compared"), quantity(voice, part[extreme(part)]))
            if part["among"] != ["everyone"]:
                yield Told(voice.say("general/seats/among", who=who(voice, part["among"])))
                yield from compared(voice, part["among"])


_TOLD_BY_THE_COUNT: Final = ("since", "worth", "combine", "free", "of", "place")
"""Parameters that the message of a count may choose by."""


def _parameters(voice: Voice, count: Record) -> dict[str, str]:
    """Return the parameters of a count that its message may speak of."""
    values: dict[str, Any] = {key: count[key] for key in _TOLD_BY_THE_COUNT if key in count}
    if "name" in count:
        is_said = count.get("count", "declared-number") == "declared-number"
        rows = voice.rules["turn"]["declares"] if is_said else voice.rules["score"]["counters"]
        values["title" if is_said else "counter"] = _title(voice, rows, count["name"])
    return values | ({"whose": who(voice, count["whose"])} if "whose" in count else {})


def title_of(voice: Voice, counter: str) -> str:
    """Return the name of a counter."""
    return _title(voice, voice.rules["score"]["counters"], counter)


def _title(voice: Voice, rows: Iterable[Record], name: str) -> str:
    """Return the title of a row; rows for every number share theirs."""
    found = (row["title"] for row in rows if str(row["id"]).partition("/")[0] == name)
    return voice.titles(next(found))


def quantity(voice: Voice, count: Record, *, floor: bool = True) -> tuple[Told, ...]:
    """Tell a quantity: what is counted, then each thing that is done to it.

    ``floor``: it is never less than nothing unless it says so; in conditions it may be.
    """
    name = f"general/quantity/count/{count['count']}"
    said = [Told(voice.say(name, **_parameters(voice, count)))]
    said += compared(voice, count.get("whose", ()))
    if "tiles" in count and voice.selected(count["tiles"])["kind"] != "every":
        said.append(Told(voice.say("general/quantity/tiles", tiles=voice.named(count["tiles"]))))
    said += [Told(voice.say(word)) for word in _worth(voice, count)]
    said += _of_ends(voice, count)
    is_named = count["count"] in _OF_SIDES  # its message says how
    if not is_named and count.get("combine", "total") != "total":
        said.append(Told(voice.say(f"general/quantity/combine/{count['combine']}")))
    if "whose" in count and count["count"] == "passes" and count["whose"] != ["everyone"]:
        said.append(
            Told(voice.say("general-quantity-passes-whose", whose=who(voice, count["whose"])))
        )
    if "each_round_to" in count:
        way = voice.say(f"general/quantity/rounding/{count['rounding']}")
        said.append(Told(voice.say("general/quantity/each_round_to", n=count["each_round_to"])))
        said.append(Told(way))
    said += [_operand(voice, key, count) for key in ("minus", "plus") if count.get(key, 0) != 0]
    return (*said, *_changed(voice, count), *_limits(voice, count, floor=floor))


def _worth(voice: Voice, count: Record) -> Iterator[str]:
    """Yield the word for what a tile counts, where that is not the usual thing."""
    usual = "one-each" if count["count"] in ("laid", "unlaid") else "value"
    is_special = "worth" in count and bool(voice.rules["set"]["tile_worth"]) and usual == "value"
    if is_special or count.get("worth", usual) != usual:
        yield f"general/quantity/worth/{count['worth']}"


def _of_ends(voice: Voice, count: Record) -> Iterator[Told]:
    """Tell by whom tiles were laid, which ends are meant, and what doubles count there."""
    if "by" in count:
        yield Told(voice.say("general/quantity/by", whose=who(voice, count["by"])))
    if count.get("doubles", "once") != "once":
        yield Told(voice.say(f"general/quantity/doubles/{count['doubles']}"))
    for key in ("at", "ends"):
        for text in ends(voice, count.get(key, {})):
            yield Told(text)


def _usual(count: Record) -> str:
    """Return how counts are usually put together: added up, but of scores the highest."""
    return "highest" if count["count"] in _OF_SIDES else "total"


def _changed(voice: Voice, count: Record) -> Iterator[Told]:
    """Tell rounding, division and table."""
    if "round_to" in count:
        yield Told(voice.say("general/quantity/round_to", n=count["round_to"]))
        yield Told(voice.say(f"general/quantity/rounding/{count['rounding']}"))
    if "divide_by" in count:
        yield Told(voice.say("general/quantity/divide_by", n=count["divide_by"]))
    if "table" in count:
        rows = sorted((int(number), entry) for number, entry in count["table"].items())
        bands = (voice.say("general-quantity-band", n=number, m=entry) for number, entry in rows)
        yield Told(voice.say("general/quantity/table"), tuple(map(Told, bands)))


def _limits(voice: Voice, count: Record, *, floor: bool) -> Iterator[Told]:
    """Tell factor, floor and cap, where they can matter."""
    if count.get("times", 1) != 1:
        yield _limited(voice, "times", count["times"])
    if count.get("at_least", 0) != 0 or (floor and count.get("minus", 0) != 0):
        yield _limited(voice, "at_least", count.get("at_least", 0))
    if "at_most" in count:
        yield _limited(voice, "at_most", count["at_most"])


def _limited(voice: Voice, key: str, operand: int | Record) -> Told:
    """Tell a factor or limit, a number or what is counted."""
    word = f"general/quantity/{key}"
    if isinstance(operand, int):
        return Told(voice.say(word, n=operand))
    return Told(voice.say(f"{word}/count"), quantity(voice, operand))


def abbreviated(operand: Any, base: Record) -> str:
    """Return the word for an operand of its base, if there is one: ``own-side``, ``boneyard``."""
    if not isinstance(operand, Mapping) or not _CHANGING.isdisjoint(operand):
        return ""
    if operand.get("times", 1) != 1 or operand.get("at_least", 0) != 0:
        return ""
    same = all(operand.get(key) == base.get(key, operand.get(key)) for key in ("tiles", "worth"))
    if operand["count"] == "boneyard" and same:
        return "boneyard"
    if operand["count"] != "hands" or not same or operand.get("combine") != "total":
        return ""
    own = [word for word in ("own-side", "own-seat") if operand["whose"] == [word]]
    return own[0] if own else ""


def _operand(voice: Voice, key: str, count: Record) -> Told:
    operand = count[key]
    if isinstance(operand, int):
        return Told(voice.say(f"general/quantity/{key}", n=operand))
    word = abbreviated(operand, count)
    if word:
        return Told(voice.say(f"general/quantity/{key}/{word}"))
    return Told(voice.say(f"general-quantity-{key}-count"), quantity(voice, operand))


def conditions(voice: Voice, condition: Record, moment: str = "") -> tuple[Told, ...]:
    """Tell everything that must hold; ``moment`` is the event, for passes before a tile."""
    return tuple(
        told
        for key, asked in condition.items()
        for told in _CONDITIONS[key](voice, key, asked, moment)
    )


Teller: TypeAlias = Callable[[Voice, str, Any, str], Iterator[Told]]


def _fact(voice: Voice, key: str, asked: Any, _moment: str) -> Iterator[Told]:
    yield Told(voice.say(f"general/condition/{key}", holds="yes" if asked else "no"))


def _tile(voice: Voice, key: str, asked: Any, _moment: str) -> Iterator[Told]:
    yield Told(voice.say(f"general/condition/{key}", **voice.selected(asked)))


def _actor(voice: Voice, key: str, asked: Any, _moment: str) -> Iterator[Told]:
    text = voice.say(f"general/condition/{key}", who=who(voice, asked))
    yield Told(text, tuple(compared(voice, asked)))


def _declared(voice: Voice, key: str, asked: Any, _moment: str) -> Iterator[Told]:
    rows = voice.rules["turn"]["declares"]
    names = voice.wording.one_of([f"“{_title(voice, rows, name)}”" for name in asked])
    yield Told(voice.say(f"general/condition/{key}", names=names))


def _word(voice: Voice, key: str, asked: Any, _moment: str) -> Iterator[Told]:
    yield Told(voice.say(f"general/condition/{key}/{asked}"))


def _several(voice: Voice, key: str, asked: Any, moment: str) -> Iterator[Told]:
    items = tuple(told for part in asked for told in _together(voice, part, moment))
    yield Told(voice.say(f"general/condition/{key}"), items)


def _together(voice: Voice, part: Record, moment: str) -> tuple[Told, ...]:
    """Tell one of several conditions as one point."""
    said = conditions(voice, part, moment)
    return said if len(said) == 1 else (Told(voice.say("general/condition/all"), said),)


def _not(voice: Voice, key: str, asked: Any, moment: str) -> Iterator[Told]:
    said = conditions(voice, asked, moment)
    yield Told(voice.say(f"general/condition/{key}", n=len(said)), said)


_WHOLE: Final[Mapping[str, tuple[str, int]]] = {
    "is": ("is", 0), "at_least": ("at_least", 0), "at_most": ("at_most", 0),
    "more_than": ("at_least", 1), "less_than": ("at_most", -1),
}  # fmt: skip
"""Comparisons with a whole number that the message of a count tells, and as which."""


def _plain(key: str, count: Record) -> bool:
    """Whether a message tells the count: nothing done to it, and only numbers to compare with."""
    usual: dict[str, Any] = {
        "minus": 0,
        "plus": 0,
        "times": 1,
        "combine": _usual({"count": key}),
        "at": {},
        **({"worth": "one-each", "since": "round", "by": None} if "at" in count else {}),
    }
    if key == "passes" and (count["since"] == "match" or count["whose"] != ["everyone"]):
        return False
    numbers = all(isinstance(count[name], int) for name in COMPARISONS if name in count)
    whole = all(name in _WHOLE for name in COMPARISONS if name in count)
    is_plain = all(count.get(key, value) == value for key, value in usual.items())
    return numbers and whole and is_plain and _CHANGING.isdisjoint(count.keys() - {"at_most"})


def _since(asked: Record, moment: str) -> str:
    since = str(asked.get("since", ""))
    return "before" if since == "tile" and moment == "play" else since


def _count(voice: Voice, key: str, asked: Any, moment: str) -> Iterator[Told]:
    if not (_plain(key, asked) and voice.knows(f"general/condition/{key}")):
        yield from _compared(voice, key, asked)
        return
    values = _parameters(voice, asked) | {
        "since": _since(asked, moment),
        "own": "yes" if asked.get("whose") == ["own-side"] else "no",
        "all": "yes" if asked.get("whose") == ["everyone"] else "no",
        "moment": "tile" if moment in _OF_A_TILE else "other",
    }
    for compare, (told, step) in _WHOLE.items():
        if compare in asked:
            values |= {"compare": told, "n": asked[compare] + step}
            text = voice.say(f"general/condition/{key}", **values)
            yield Told(text, tuple(_restricted(voice, asked)))


def _restricted(voice: Voice, asked: Record) -> Iterator[Told]:
    """Tell by what seats are compared, and that only some tiles count, where that is so."""
    yield from compared(voice, asked.get("whose", ()))
    if "tiles" in asked and voice.selected(asked["tiles"])["kind"] != "every":
        yield Told(voice.say("general/quantity/tiles", tiles=voice.named(asked["tiles"])))


def _compared(voice: Voice, key: str, asked: Record) -> Iterator[Told]:
    """Tell a count, and how it compares with a number or with another count."""
    first = {name: value for name, value in asked.items() if name not in COMPARISONS}
    one = _one(voice, first | {"count": key.replace("_", "-")}, floor=False)
    for compare in COMPARISONS:
        if compare not in asked:
            continue
        limit = asked[compare]
        word = f"general/comparison/{compare}"
        if isinstance(limit, Mapping):
            yield Told(voice.say(word), (one, _one(voice, limit)))
        elif isinstance(limit, list):
            yield Told(voice.say(word, n=voice.wording.one_of(limit)), (one,))
        else:
            yield Told(voice.say("general-compared", compare=compare, n=limit), (one,))


def _one(voice: Voice, count: Record, *, floor: bool = True) -> Told:
    first, *others = quantity(voice, count, floor=floor)
    return Told(first.text, tuple(others))


def _by_form() -> Iterator[tuple[str, Teller]]:
    """Yield how counts and facts are told, which the schema tells apart by their form."""
    for key, node in schema()["$defs"]["condition"]["properties"].items():
        if node.get("type") == "boolean":
            yield key, _fact
        elif node.get("$ref", "").endswith("/comparison"):
            yield key, _count


_CONDITIONS: Final[Mapping[str, Teller]] = {
    **dict(_by_form()),
    "tile": _tile,
    "actor_is": _actor,
    "won_by": _word,
    "declared": _declared,
    "any": _several,
    "all": _several,
    "not": _not,
}


def words_of(part: Any) -> Iterator[str]:
    """Yield the words of the language that a quantity or condition uses."""
    if not isinstance(part, Mapping):
        return
    if "count" in part:
        yield f"general/quantity/count/{part['count']}"
    for key, value in part.items():
        if key in _CONDITIONS:
            yield f"general/condition/{key}"
        elif key in ("minus", "plus") and value:
            yield f"general/quantity/{key}"
        elif key in ("combine", "worth", "since", "doubles", "free", "of", "place"):
            yield f"general/quantity/{key}/{value}"
        elif key in ("at", "ends"):
            yield from ends_words(value)
        for inner in value if isinstance(value, list) else [value]:
            yield from words_of(inner)


def seats_words(seats: Sequence[Any]) -> Iterator[str]:
    """Yield the words of the language that name seats."""
    for part in seats:
        if isinstance(part, str):
            yield f"general/seats/{part}"
        else:
            yield f"general/seats/{extreme(part)}"
            yield from words_of(part[extreme(part)])
            yield from seats_words(part["among"])
