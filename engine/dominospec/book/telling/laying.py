# SPDX-License-Identifier: MIT
"""Telling the chapter layout: how the tiles lie, and which of them branch."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from dominospec.book.telling.counting import conditions, words_of
from dominospec.book.telling.trains import train
from dominospec.book.voice import Clause, Told, Voice

Record = Mapping[str, Any]

_USUAL: Final = 2
_REST: Final = {"every": "", "first": "every", "led": "first"}
"""The kinds of doubles, each with the one whose ways it has unless it says so."""
_NUMBERS: Final = ("alone", "one_covered", "two_covered", "three_covered")
_COUNTS_ENDS: Final = frozenset(
    {"open-ends", "open-ends-before", "ends", "ends-as-laid", "alike-ends", "double-ends"}
)


def layout(voice: Voice) -> Iterator[Clause]:
    """Tell how the layout grows, how doubles lie in it, and where it branches."""
    chapter = voice.rules["layout"]
    rows = [*(chapter["doubles"][kind] for kind in _REST), *chapter["branches"]]
    branching = "yes" if any(row.get("arms", _USUAL) > _USUAL for row in rows) else "no"
    trains = chapter["trains"] if chapter["grows"] == "in-trains" else ()
    hub = "yes" if any(row["start_joins"] == "hub" for row in trains) else "no"
    grows = voice.clause("layout/grows", chapter["grows"], branching=branching, hub=hub)
    yield replace(grows, words=("law/end",))
    yield from (train(voice, row) for row in trains)
    if chapter["grows"] == "at-one-end":
        yield voice.clause("layout/one_end", chapter["one_end"])
    single = "yes" if chapter["grows"] == "at-one-end" else branching
    yield voice.clause("layout/doubles/lie", chapter["doubles"]["lie"], branching=single)
    yield from _kinds(voice, chapter["doubles"], hub=hub == "yes")
    yield from (_branch(voice, row) for row in chapter["branches"])
    yield from _filling(voice, chapter["doubles"], rows)
    if chapter["mixed_after"] != "nothing":
        yield voice.clause("layout/mixed_after", chapter["mixed_after"])


def _kinds(voice: Voice, doubles: Record, *, hub: bool) -> Iterator[Clause]:
    """Tell each kind of doubles that differs from the one before; of a hub how it is filled."""
    usual = {"arms": _USUAL, "opens": "at-once", "fill": "free", "binds": "at-once"}
    usual |= {"side_arms": "grow"}
    counting = any(_counts_ends(voice.rules[name]) for name in ("score", "rules", "turn"))
    for kind, other in _REST.items():
        axes = doubles[kind]
        if hub and kind == "led":
            yield from _hub(voice, doubles)
            continue
        told = axes != doubles[other] if other else any(axes[key] != usual[key] for key in usual)
        if told or (counting and not other):
            slot = f"layout/doubles/{kind}"
            said = list(_axes(axes, counting=counting))
            body = Told(" ".join(voice.say(word, **values) for word, values in said))
            words = tuple(word for word, _ in said)
            yield Clause(slot, slot, (body,), voice.say(slot), words)


def _hub(voice: Voice, doubles: Record) -> Iterator[Clause]:
    """Tell whether a double as the hub has to be filled, where any double has."""
    if any(doubles[kind]["fill"] != "free" for kind in _REST):
        slot, fill = "layout/doubles/led", doubles["led"]["fill"]
        body = (Told(voice.say("layout-hub-fill", fill=fill)),)
        yield Clause(slot, slot, body, voice.say("layout-hub"), (f"layout/axes/fill/{fill}",))


def _counts_ends(part: Any) -> bool:
    """Whether something asks for ends that count."""
    if isinstance(part, list):
        return any(map(_counts_ends, part))
    if not isinstance(part, Mapping):
        return False
    asked = {key.replace("_", "-") for key, value in part.items() if isinstance(value, Mapping)}
    is_asked = part.get("count") in _COUNTS_ENDS or not _COUNTS_ENDS.isdisjoint(asked)
    return is_asked or any(map(_counts_ends, part.values()))


def _axes(axes: Record, *, counting: bool) -> Iterator[tuple[str, Record]]:
    """Yield the messages that tell how a tile takes others, each with its values."""
    arms = axes.get("arms", _USUAL)
    if "arms" in axes:
        yield "layout/axes/arms", {"n": arms}
    if arms > _USUAL and "opens" in axes:
        yield f"layout/axes/opens/{axes['opens']}", {}
    if axes.get("fill", "free") != "free":
        yield f"layout/axes/fill/{axes['fill']}", {}
    if axes.get("binds", "at-once") != "at-once":
        yield f"layout/axes/binds/{axes['binds']}", {}
    if axes.get("side_arms", "grow") != "grow":
        yield f"layout/axes/side_arms/{axes['side_arms']}", {}
    if "shows" in axes:
        yield f"layout/axes/shows/{axes['shows']}", {}
    if counting:
        yield from _counts(axes.get("counts", {}), arms)


def _counts(counts: Record, arms: int) -> Iterator[tuple[str, Record]]:
    """Yield what a double counts, by how many tiles touch it."""
    numbers = [number for number in _NUMBERS[: max(arms, _USUAL)] if number in counts]
    if [counts.get(number) for number in _NUMBERS[:2]] == ["both-halves"] * 2:
        yield "layout/axes/counts", {}
        numbers = numbers[2:]
    for number in numbers:
        yield f"layout/axes/counts/{number}", {"halves": counts[number]}
    for covered, halves in counts.get("exactly", {}).items():
        line, side = covered.split("+")
        values = {"line": int(line), "side": int(side), "halves": halves}
        yield "layout/axes/counts/exactly", values


def _branch(voice: Voice, row: Record) -> Clause:
    """Tell a kind of tiles that the author has named."""
    slot = f"layout/branches/{row['id']}"
    said: list[tuple[str, Record]] = [("layout/branches/tiles", voice.selected(row["tiles"]))]
    if row["given"] != "when-laid":
        said.append((f"layout/branches/given/{row['given']}", {}))
    if row["most"] != "unlimited":
        said.append(("layout/branches/most", {"n": row["most"]}))
    said += _axes(row, counting="counts" in row)
    body = [Told(" ".join(voice.say(word, **values) for word, values in said))]
    if "when" in row:
        when = conditions(voice, row["when"], "play")
        body.append(Told(voice.say("layout/branches/when"), when))
    words = (*(word for word, _ in said), *words_of(row.get("when")))
    return Clause(slot, slot, tuple(body), voice.titles(row["title"]), ("layout/branches", *words))


def _filling(voice: Voice, doubles: Record, rows: list[Record]) -> Iterator[Clause]:
    """Tell what comes first where several tiles have to be filled, and what cannot be filled."""
    fills = {row.get("fill", "free") for row in rows}
    if "before-anything-else" in fills:
        yield voice.clause("layout/doubles/several", doubles["several"])
    if fills != {"free"}:
        yield voice.clause("layout/doubles/impossible", doubles["impossible"])
