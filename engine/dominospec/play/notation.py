# SPDX-License-Identifier: MIT
"""Moves, events and positions as plain JSON, as on the wire (conformance/protocol.md)."""

from collections.abc import Mapping, Sequence
from typing import Any

from dominospec.play.chapters.join import plays
from dominospec.play.chapters.rows import face_up, front
from dominospec.play.linking import next_round
from dominospec.play.plan import Plan
from dominospec.play.position import (
    TABLE,
    Entry,
    Event,
    Hand,
    History,
    Last,
    Move,
    Position,
    Result,
    Round,
    Table,
)
from dominospec.tiles import Tile


def _plain(value: Any) -> Any:
    if isinstance(value, Tile):
        return str(value)
    return list(map(_plain, value)) if isinstance(value, tuple) else value


def move_to(move: Move) -> dict[str, Any]:
    """Return the move as JSON, without the fields that it does not have."""
    fields = zip(Move._fields, move, strict=True)
    return {name: _plain(value) for name, value in fields if value is not None}


def move_from(written: Mapping[str, Any]) -> Move:
    """Read a move; ``ValueError`` for a tile that is none."""
    tile = written.get("tile")
    return Move(
        written["seat"],
        written["move"],
        None if tile is None else Tile.parse(tile),
        written.get("end"),
        written.get("out"),
        written.get("declaration"),
    )


def completed(plan: Plan, position: Position, move: Move) -> Move:
    """Return the play with what faces out filled in, where there is only one way."""
    if move.move != "play" or move.out is not None or move.tile is None:
        return move
    if move.seat == position.turn.seat and not position.result:
        ways = [way for way in plays(plan, position) if way[2:4] == (move.tile, move.end)]
        if len(ways) == 1:
            return ways[0]
    is_double = move.end is not None and move.tile.is_double
    return move._replace(out=move.tile.high) if is_double else move


def event_to(event: Entry) -> dict[str, Any]:
    """Return the event as JSON."""
    fields: dict[str, Any] = {"event": event.event, "seat": event.seat}
    if event.event == "play":
        fields |= {"tile": event.tile, "end": event.end, "out": event.out}
    elif event.event in ("draw", "discard", "turn"):
        fields |= {"tile": event.tile}
    if event.seat == TABLE:
        fields["seat"] = None
    return {name: _plain(value) for name, value in (fields | dict(event.detail)).items()}


def _hand(hand: Hand) -> list[str]:
    return list(map(str, hand))


def round_to(this: Round) -> dict[str, Any]:
    """Return the place of a round in its match as JSON, without lots."""
    history = this.history._asdict()
    return {
        "number": this.number,
        "last": {k: _plain(v) for k, v in this.last._asdict().items()} if this.last else None,
        "history": {key: _plain(value) for key, value in history.items()}
        | {"counters": {name: list(values) for name, values in this.history.counters}},
    }


def round_from(written: Mapping[str, Any]) -> Round:
    """Read the place of a round in its match; ``TypeError`` when it is not complete."""
    last, history = written.get("last"), dict(written.get("history", {}))
    counters = tuple((k, tuple(v)) for k, v in history.pop("counters", {}).items())
    rows: dict[str, Any] = {
        key: tuple(v) if isinstance(v, list) else v for key, v in history.items()
    }
    return Round(
        written.get("number", 1),
        Last(**{**last, "pips": tuple(last.get("pips", ()))}) if last else None,
        tuple(written.get("lots", ())),
        History(**rows, counters=counters),
    )


def _result(position: Position, result: Result) -> dict[str, Any]:
    fields = {k: _plain(value) for k, value in result._asdict().items() if k != "tied"}
    link = None
    if not result.match_over:
        link = {"round": round_to(next_round(position)), "scores": list(position.table.scores)}
    return {**fields, "points": list(position.table.points), "next": link}


def _laid(play: Entry, doubles_lie: str) -> dict[str, Any]:
    assert play.tile is not None, "a play has a tile"
    across = "crosswise" if play.out == "across" else "lengthwise"
    lies = doubles_lie if play.tile.is_double else across
    seat = None if play.seat == TABLE else play.seat
    fields = {"tile": play.tile, "seat": seat, "end": play.end, "out": play.out, "lies": lies}
    return {name: _plain(value) for name, value in fields.items()}


def _line(position: Position) -> list[dict[str, Any]]:
    """Return the tiles laid; one with side arms, or with trains, says which."""
    line = [_laid(entry, position.table.doubles_lie) for entry in position.plays]
    for laid, piece in zip(line, position.layout.pieces if position.layout else (), strict=False):
        arms = piece.line if position.table.trains and piece.arm is None else piece.sides
        if arms:
            laid["opens"] = list(arms)
    return line


def _is_led(position: Position) -> bool:
    """Whether it is known who leads."""
    opening = position.table.opening
    draws_for_it = opening.rule == "lead/step/lacking/draw"
    return bool(position.ends) or opening.asks == "first" or draws_for_it


def _status(position: Position) -> str:
    if position.result is None:
        return "playing"
    return "match-over" if position.result.match_over else "round-over"


def _seen_by(seat: int | None, hands: Sequence[Hand]) -> list[list[str] | None]:
    """Return the tiles of every seat as one sees them, or as all together do."""
    return [_hand(hand) if seat in (None, its) else None for its, hand in enumerate(hands)]


def _held(position: Position, seat: int | None) -> list[list[str] | None]:
    """Return the hands as a seat sees them; of a row nobody sees the tiles, its owner neither."""
    if position.table.row and seat is not None:
        return [None] * len(position.hands)
    return _seen_by(seat, position.hands)


def _shown(position: Position, seat: int | None) -> dict[str, Any]:
    """Return the tiles of rows that are seen, by all or by their owner, if hands lie in rows."""
    table, turn = position.table, position.turn
    if not table.row:
        return {}
    rows = range(len(position.hands))
    lying = [(its, tile, True) for its in rows for tile in face_up(position, its)]
    if turn.turned is not None:
        lying.append((turn.seat, turn.turned, True))
    if table.row == "front":
        fronts = [(its, front(position, its)) for its in rows if seat in (None, its)]
        lying += [(its, tile, False) for its, tile in fronts if tile is not None]
    return {
        "shown": [{"seat": its, "tile": str(tile), "to_all": open_} for its, tile, open_ in lying]
    }


def _aside(position: Position) -> dict[str, Any]:
    """Return the counters, and the awards that can be claimed now, where there are any."""
    found: dict[str, Any] = {}
    table = position.table
    if table.counters:
        found["counters"] = {name: list(values) for name, values in table.counters}
    if table.claims and position.result is None:
        found["claims"] = [name for name, _ in table.claims.points]
    return found


def _gone(table: Table, seat: int | None) -> dict[str, Any]:
    """Return what there is only in games where seats go out, leave or put tiles away."""
    seats = {"out": list(table.out), "left": list(table.left)}
    found: dict[str, Any] = {name: its for name, its in seats.items() if its}
    return found | ({"discards": _seen_by(seat, table.discards)} if table.discards else {})


def _exposed(position: Position) -> dict[str, Any]:
    """Return the tiles that lie open before seats after a foul, where there are any."""
    lying = [
        {"seat": seat, "tile": str(tile)}
        for seat, tile in position.table.exposed
        if tile in position.hands[seat]
    ]
    return {"exposed": lying} if lying else {}


def _trains(position: Position) -> dict[str, Any]:
    """Return whose the trains are and which bear a marker, if there are trains."""
    table = position.table
    trains = [
        {"end": arm, "train": row, "owners": list(owners), "marked": arm in table.marked}
        for arm, (row, owners) in enumerate(table.trains)
    ]
    return {"trains": trains} if trains else {}


def observation(position: Position, seat: int | None = None) -> dict[str, Any]:
    """Return what the seat sees; with None, everything but the order of the boneyard."""
    table, tally, result = position.table, position.tally, position.result
    return {
        "status": _status(position),
        "turn": None if result else position.turn.seat,
        "round": table.round.number,
        "leader": table.leader if _is_led(position) else None,
        "ends": [
            {"end": arm, "shows": list(shows)} for arm, shows in enumerate(position.ends) if shows
        ],
        "line": _line(position),
        **_trains(position),
        "hand_sizes": list(map(len, position.hands)),
        "hands": _held(position, seat),
        "boneyard": len(position.boneyard),
        "passes": tally.passes,
        "confirmed": list(tally.circle),
        "scores": list(table.scores),
        "result": _result(position, result) if result else None,
        **_gone(table, seat),
        **_exposed(position),
        **_shown(position, seat),
        **({"declared": list(position.turn.declared)} if position.turn.declared else {}),
        **_aside(position),
    }


def seen(event: Entry, seat: int | None, *, rows: bool = False) -> Entry:
    """Return the event as the seat sees it: tiles that others draw or put away stay unknown.

    What is drawn into a row stays unknown to its owner, too.
    """
    is_hidden = isinstance(event, Event) and event.event in ("draw", "discard")
    knows = seat is None or (seat == event.seat and not rows)
    return event._replace(tile=None) if is_hidden and not knows else event
