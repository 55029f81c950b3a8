# SPDX-License-Identifier: MIT
"""What happened, in words for those at the table."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, TypeAlias

from dominospec.play import Position, event_to, seen, train_count
from dominospec.play.position import Entry
from dominospec.terminal.names import Names, arm_name, listed, sentence
from dominospec.terminal.screen import hung
from dominospec.tiles import Tile

Record: TypeAlias = Mapping[str, Any]
Rules: TypeAlias = Mapping[str, Any]
"""A resolved variant."""

BREACHES: Final[Mapping[str, str]] = {
    "illegal-tile": "a tile was laid that may not be laid there",
    "false-pass": "a pass by a seat that had a move",
    "false-block": "a block was called that is none",
    "drew-though-able": "a tile was drawn that may not be drawn",
}


def _play(record: Record, names: Names, rules: Rules) -> str:
    if record["seat"] is None:
        return f"{record['tile']} lies on the table to begin with."
    verb = "lead" if record["end"] is None else "lay"
    trains = train_count(rules)
    end = "" if record["end"] is None else f" {arm_name(record['end'], trains)}"
    return f"{names.does(record['seat'], verb)} {record['tile']}{end}{_way(record, rules)}."


def _way(record: Record, rules: Rules) -> str:
    """Return how a tile was laid, where there may have been a choice."""
    if record["out"] == "across":
        return ", across"
    is_wild = record["tile"] in rules["join"]["wild"]["tiles"] and record["out"] is not None
    return f", {record['out']} outward" if is_wild else ""


def _draw(record: Record, names: Names, _rules: Rules) -> str:
    return f"{names.does(record['seat'], 'draw')} {record['tile'] or 'a tile'}."


def _pass(record: Record, names: Names, _rules: Rules) -> str:
    why = "no tile fits" if record["stuck"] else "though a tile would fit"
    return f"{names.does(record['seat'], 'pass')}: {why}."


def _discard(record: Record, names: Names, _rules: Rules) -> str:
    return f"{names.does(record['seat'], 'put')} {record['tile'] or 'a tile'} away."


def _turn(record: Record, names: Names, _rules: Rules) -> str:
    return f"{names.does(record['seat'], 'turn')} {record['tile']}."


def _stop(record: Record, names: Names, _rules: Rules) -> str:
    return f"{names.does(record['seat'], 'lay')} no further tile."


def _call(record: Record, names: Names, _rules: Rules) -> str:
    return f"{names.does(record['seat'], 'call')} the block."


def _redeal(record: Record, names: Names, _rules: Rules) -> str:
    return f"{names.does(record['seat'], 'want')} the tiles dealt again."


def _lead(record: Record, names: Names, _rules: Rules) -> str:
    return f"{names.does(record['seat'], 'take')} the lead."


def _decline(record: Record, names: Names, _rules: Rules) -> str:
    return f"{names.does(record['seat'], 'decline')}."


def _foul(record: Record, names: Names, rules: Rules) -> str:
    foul = rules["fouls"][record["breach"]]
    follows = (
        ""
        if foul["ends"] != "nothing"
        else {
            "taken-back": " It is taken back.",
            "stands": " It stands.",
            "exposed": " It is taken back, and the tile lies open.",
        }[foul["remedy"]]
    )
    breach = BREACHES[record["breach"]]
    whose = "Your foul" if record["seat"] == names.me else f"Foul of seat {record['seat']}"
    return f"{whose}: {breach}.{follows}"


def _title(rows: Iterable[Record], row_id: str) -> str:
    return next((str(row["title"]) for row in rows if row["id"] == row_id), row_id)


def _award(record: Record, names: Names, rules: Rules) -> str:
    title = _title(rules["score"]["awards"], record["award"])
    return f"{title}: {record['points']:+} for {names.side(record['side'])}."


def _rule(record: Record, names: Names, rules: Rules) -> str:
    seats = [names.short(seat) for seat in record["seats"]]
    if any(row["id"] == record["rule"] and row["do"] == "reverses" for row in rules["rules"]):
        return f"{_title(rules['rules'], record['rule'])}: the order of turns is turned round."
    return f"{_title(rules['rules'], record['rule'])}{': ' + listed(seats) if seats else ''}."


def _claim(record: Record, names: Names, _rules: Rules) -> str:
    lost = ", but they are lost: they would go beyond the target" if record.get("lost") else ""
    return f"{names.does(record['seat'], 'claim')} the points{lost}."


def _declare(record: Record, names: Names, rules: Rules) -> str:
    title = _title(rules["turn"]["declares"], record["declaration"])
    number = record["declaration"].partition("/")[2]
    return f"{names.does(record['seat'], 'say')}: {title}{' ' if number else ''}{number}."


HOLDER: Final[Mapping[str, Callable[[int, Names], str]]] = {
    "table": lambda _holder, _names: "",
    "each-side": lambda holder, names: f" of {names.side(holder)}",
    "each-seat": lambda holder, names: f" of {names.short(holder)}",
}
"""Whose a counter is, by what it is of."""


def _counter(record: Record, names: Names, rules: Rules) -> str:
    rows = [row for row in rules["score"]["counters"] if row["id"] == record["counter"]]
    whose = HOLDER[rows[0]["of"]](record["holder"], names)
    return f"{rows[0]['title']}{whose}: now {record['value']}."


def _reset(_record: Record, _names: Names, _rules: Rules) -> str:
    return "Everybody starts again from nothing."


def _match_end(record: Record, names: Names, _rules: Rules) -> str:
    return f"The match is over: {names.win(record['winners'])} it."


def _by_end(record: Record, names: Names) -> str:
    """Return how the round ended."""
    seat = names.short(record["seat"])
    if record.get("left"):
        return f"{sentence(seat)} {'are' if seat == 'you' else 'is'} the last one left"
    return {
        "out": f"{sentence(seat)} {'are' if seat == 'you' else 'is'} out",
        "block": "The round is blocked",
        "stopped": "The round has stopped",
        "forfeit": f"The round is lost by {'your foul' if seat == 'you' else f'a foul of {seat}'}",
        "void": "The round is over, and it does not count",
        "replay": "The round is blocked and level: it will be played again",
        "redeal": "The tiles are dealt again",
    }[record["ended"]]


def _round_end(record: Record, names: Names, _rules: Rules) -> str:
    how = _by_end(record, names)
    settled = record["ended"] not in ("void", "replay", "redeal")
    return f"{how}; {names.win(record['winners'])} the round." if settled else f"{how}."


TELL: Final[Mapping[str, Callable[[Record, Names, Rules], str]]] = {
    "play": _play,
    "draw": _draw,
    "pass": _pass,
    "discard": _discard,
    "turn": _turn,
    "stop": _stop,
    "call-block": _call,
    "redeal": _redeal,
    "lead": _lead,
    "decline": _decline,
    "foul": _foul,
    "award": _award,
    "rule": _rule,
    "claim": _claim,
    "declare": _declare,
    "counter": _counter,
    "scores-reset": _reset,
    "round-end": _round_end,
    "match-end": _match_end,
}


def _told(record: Record, names: Names, rules: Rules) -> str:
    return TELL[record["event"]](record, names, rules)


def last_one_in(position: Position) -> int | None:
    """Return the seat that has won because all others have left the round."""
    result, table = position.result, position.table
    is_out = result is not None and result.ended == "out" and bool(table.left)
    return result.seat if result and is_out and result.seat not in table.out else None


def told(events: Iterable[Entry], names: Names, rules: Rules, last: int | None = None) -> list[str]:
    """Return a line for every event as the reader sees it; unseen draws in a row share one.

    ``last`` is the seat left alone in a round that all others have left.
    """
    rows = rules["deal"]["hands"] == "face-down-row"
    seen_by_me = [event_to(seen(event, names.me, rows=rows)) for event in events]
    seen_by_me = [
        {**record, "left": record["event"] == "round-end" and record["seat"] == last}
        for record in seen_by_me
    ]
    records = _with_losses(seen_by_me, rules)
    lines: list[str] = []
    for (hidden, _), alike in groupby(records, _as_seen):
        first, *others = alike
        if hidden and others:
            drawn = names.does(first["seat"], "draw")
            lines.append(f"{drawn} {len(others) + 1} tiles.")
        else:
            lines.extend(_told(record, names, rules) for record in (first, *others))
    return lines


def _with_losses(records: Sequence[Record], rules: Rules) -> list[Record]:
    """Return the records; a claim after which no award is told, though a target cuts, is lost."""
    if rules["match"]["reach"] != "exactly":
        return list(records)
    following = [*(record["event"] for record in records[1:]), ""]
    return [
        {**record, "lost": record["event"] == "claim" and after != "award"}
        for record, after in zip(records, following, strict=False)
    ]


def _as_seen(record: Record) -> tuple[bool, int]:
    """Return whether it is a draw whose tile is not seen, and the seat."""
    return record["event"] == "draw" and record["tile"] is None, record["seat"]


def hand_told(hand: Sequence[Tile]) -> str:
    """Return the tiles of a hand."""
    return " ".join(map(str, hand)) or "nothing"


def counted(position: Position, names: Names, worth: Sequence[int], width: int) -> list[str]:
    """Return what every seat has left at the end of the round, with its count."""
    return [
        line
        for seat, hand in enumerate(position.hands)
        for line in hung(
            f"{sentence(names.short(seat))}: ",
            f"{hand_told(hand)} ({worth[seat]})",
            width,
        )
    ]
