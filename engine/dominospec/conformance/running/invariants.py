# SPDX-License-Identifier: MIT
"""What holds in every position of every game, checked without being asked."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from dominospec.conformance.running.comparing import is_alike
from dominospec.conformance.suite.halves import halves

Record: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Moment:
    """A position as the engine tells it, how it came about, and what was dealt."""

    variant: Record
    start: Record
    state: Record
    actions: Sequence[Record]
    events: Sequence[Record]
    before: "Moment | None" = None

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return bool(self.state["status"] != "playing")

    @property
    def is_strict(self) -> bool:
        """Whether moves are refused rather than judged."""
        return bool(self.start["mode"] == "strict")

    def told(self, kind: str) -> list[Record]:
        """Return the events of a kind in the last reply."""
        return [event for event in self.events if event["event"] == kind]


Invariant: TypeAlias = Callable[[Moment], Iterator[str]]


def _seats_and_sides(now: Moment) -> Iterator[str]:
    players, sides = now.variant["players"], len(set(now.variant["tables"]["sides"]))
    sizes = {"hands": players, "hand_sizes": players, "scores": sides}
    for key, size in sizes.items():
        if len(now.state[key]) != size:
            yield f"{key} has {len(now.state[key])} entries, not {size}"
    for key in ("turn", "leader"):
        if (now.state[key] or 0) >= players:
            yield f"{key} names a seat {now.state[key]} that does not exist"
    if any(seat >= players for seat in now.state["confirmed"]):
        yield "confirmed names a seat that does not exist"


def _status(now: Moment) -> Iterator[str]:
    for key, there in {"turn": not now.is_over, "result": now.is_over}.items():
        if (now.state[key] is not None) is not there:
            yield f"the status is {now.state['status']}, and yet {key} is {now.state[key]}"
    result = now.state["result"]
    if result and result["match_over"] is not (now.state["status"] == "match-over"):
        yield f"the status is {now.state['status']}, and yet match_over is {result['match_over']}"
    if now.is_over and now.state.get("claims"):
        yield "the round is over, and yet there are points to be claimed"


def _hands_shown(now: Moment) -> Iterator[str]:
    hands = now.state["hands"]
    sizes = [None if hand is None else len(hand) for hand in hands]
    if sizes != now.state["hand_sizes"]:
        yield f"the hands hold {sizes} tiles, and yet hand_sizes is {now.state['hand_sizes']}"


def _tiles_kept(now: Moment) -> Iterator[str]:
    """Hold hands, line and boneyard together against the deal; equal copies are alike."""
    held = Counter([tile for hand in now.state["hands"] for tile in hand or ()])
    away = Counter([tile for tiles in now.state.get("discards", ()) for tile in tiles or ()])
    out = held + away + Counter([piece["tile"] for piece in now.state["line"]])
    dealt = Counter([tile for hand in now.start["deal"]["hands"] for tile in hand])
    boneyard = now.start["deal"]["boneyard"]
    by_table = Counter([piece["tile"] for piece in now.state["line"] if piece["seat"] is None])
    if out.total() + now.state["boneyard"] > dealt.total() + len(boneyard):
        out -= by_table  # it was taken out before the deal
    for tile in out - dealt - Counter(boneyard):
        is_known = tile in dealt or tile in boneyard
        yield f"{tile} {'is in two places' if is_known else 'was not dealt'}"
    for tile in dealt - out:
        yield f"{tile} is gone"
    drawn = out - dealt
    if drawn != Counter(boneyard[: drawn.total()]) and not by_table:
        yield "tiles were not drawn from the top of the boneyard"
    left = len(boneyard) - drawn.total()
    if left != now.state["boneyard"]:
        yield f"the boneyard holds {left} tiles, and yet it is told as {now.state['boneyard']}"


def _bare(now: Moment) -> dict[int, list[list[int]]]:
    """Return what the trains that have no tile show where they begin on the bare table."""
    trains = now.state.get("trains", ())
    every = list(range(now.variant["set"]["highest_double"] + 1)) if trains else []
    return {train["end"]: [every] for train in trains}


_MOST_SHOWN = 2
"""A tile shows no more numbers outward."""


def _shown_by(now: Moment) -> dict[int, list[list[int]]]:
    """Return what each arm may show, by the tile laid last on it; side arms show either half.

    So may a first tile with one end.
    """
    shown = _bare(now)
    one_end = now.variant.get("layout", {}).get("grows") == "at-one-end"
    for piece in now.state["line"]:
        high, low = halves(piece["tile"])
        either = [[high], [low], sorted({high, low})]
        shown |= dict.fromkeys(piece.get("opens", ()), either)
        if piece["end"] is None:
            first = {0: either} if one_end else {0: [[high]], 1: [[low]]}
            shown |= {} if "trains" in now.state else first
        elif piece["out"] == "across":
            shown[piece["end"]] = [sorted({high, low})]
        else:
            shown[piece["end"]] = [[piece["out"]]]
    return shown


def _ends_as_laid(now: Moment) -> Iterator[str]:
    shown = _shown_by(now)
    told = {end["end"]: end["shows"] for end in now.state["ends"]}
    if len(told) < len(now.state["ends"]):
        yield "an end is told twice"
    for end, shows in told.items():
        if shows not in shown.get(end, ()):
            yield f"end {end} is told to show {shows}, and yet its last tile shows {shown.get(end)}"


def _as_laid(line: Sequence[Record]) -> list[Record]:
    """Return the tiles of a line without the side arms that they may get later."""
    return [{key: piece[key] for key in piece if key != "opens"} for piece in line]


def _line_grows(now: Moment) -> Iterator[str]:
    if now.before is None:
        return
    old, new = (_as_laid(moment.state["line"]) for moment in (now.before, now))
    if old != new[: len(old)]:
        yield "tiles that were laid have moved"
    if now.is_strict and len(new) - len(old) != len(now.told("play")):
        laid, told = len(new) - len(old), len(now.told("play"))
        yield f"{laid} tiles were laid, and yet {told} plays are told"


def _a_move_exists(now: Moment) -> Iterator[str]:
    if now.is_over and now.actions:
        yield "the round is over, and yet there are legal moves"
    if not now.is_over and not now.actions:
        yield "the round is not over, and yet there is no legal move"


def _moves_of_the_turn(now: Moment) -> Iterator[str]:
    for move in now.actions:
        if not now.is_over and move["seat"] != now.state["turn"]:
            yield f"it is not the turn of seat {move['seat']}, and yet it has a legal move"
    for index, move in enumerate(now.actions):
        if any(is_alike(move, other) for other in now.actions[:index]):
            yield f"the same legal move is told twice: {move}"


def _plays_fit(now: Moment) -> Iterator[str]:
    """Hold every legal play against hand, ends and the tables of the variant."""
    ends = {end["end"]: end["shows"] for end in now.state["ends"]}
    fits = now.variant["tables"]["fits"]
    for move in now.actions:
        if move["move"] != "play" or now.is_over or move["seat"] != now.state["turn"]:
            continue
        if move["tile"] not in (now.state["hands"][move["seat"]] or ()):
            yield f"{move['tile']} may be laid, and yet seat {move['seat']} does not hold it"
        if not (now.state["line"] or ends):
            yield from ["the lead names an end"] if "end" in move else []
            continue
        table = fits.get(move["tile"], {})
        shows = ends.get(move.get("end"), ())
        ways = [way for shown in shows for way in table.get(str(shown), ())]
        if len(shows) > _MOST_SHOWN:  # the bare table takes anything
            ways = list(halves(move["tile"]))
        fitting = bool(ways) and ("out" not in move or move["out"] in ways)
        if not fitting and not _joins_by_neighbour(now):
            yield f"a legal play does not fit: {move}"


def _joins_by_neighbour(now: Moment) -> bool:
    """Whether more may fit than the tables say, by the tile that a tile is laid on."""
    return any("neighbour" in row for row in now.variant.get("join", {}).get("also", ()))


def _points_from_awards(now: Moment) -> Iterator[str]:
    if now.before is None or now.variant["match"]["counting"] != "points":
        return
    booked = list(now.before.state["scores"])
    for event in now.events:
        if event["event"] == "scores-reset":
            booked = [0] * len(booked)
        elif event["event"] == "award" and event["side"] < len(booked):
            booked[event["side"]] += event["points"]
    if booked != now.state["scores"]:
        yield f"by the awards told the scores are {booked}, and yet they are {now.state['scores']}"


def _end_told(now: Moment) -> Iterator[str]:
    ends = now.told("round-end")
    ended = now.is_over and not (now.before and now.before.is_over)
    if len(ends) != int(ended):
        how = "ended" if ended else "did not end"
        yield f"the round {how}, and yet {len(ends)} events round-end are told"
    result = now.state["result"]
    for end in ends if result else ():
        for key in ("ended", "seat", "winner", "winners"):
            if end[key] != result[key]:
                yield f"round-end tells {key} {end[key]}, and the result {result[key]}"


INVARIANTS: Final[Mapping[str, Invariant]] = {
    "seats-and-sides": _seats_and_sides,
    "status": _status,
    "hands-shown": _hands_shown,
    "tiles-kept": _tiles_kept,
    "ends-as-laid": _ends_as_laid,
    "line-grows": _line_grows,
    "a-move-exists": _a_move_exists,
    "moves-of-the-turn": _moves_of_the_turn,
    "plays-fit": _plays_fit,
    "points-from-awards": _points_from_awards,
    "end-told": _end_told,
}


def broken(now: Moment) -> Iterator[tuple[str, str]]:
    """Yield the name and the sentence of every invariant that does not hold."""
    for name, invariant in INVARIANTS.items():
        for sentence in invariant(now):
            yield name, sentence


def with_hands(start: Record, state: Record) -> Record:
    """Return the start with the hands that the engine has dealt itself, if it had to.

    What the table has laid was in no hand; it is not counted among what is left over either.
    """
    if "order" not in start["deal"]:
        return start
    order = list(start["deal"]["order"])
    for piece in state["line"]:
        if piece["seat"] is None and piece["tile"] in order:
            order.remove(piece["tile"])
    boneyard = order[max(0, len(order) - state["boneyard"]) :]
    return {**start, "deal": {"hands": state["hands"], "boneyard": boneyard}}


def leaks(view: Record, whole: Record, seat: int) -> Iterator[str]:
    """Yield what is wrong with the view of a seat, beside the whole position.

    A seat sees all but the other hands, and of rows neither its own, save the tiles that are shown;
    when the round is over these may be shown. What others have put away stays hidden.
    """
    for key in whole.keys() - {"hands", "discards", "shown"}:
        if view.get(key) != whole[key]:
            yield f"seat {seat} sees {key} as {view.get(key)}, and it is {whole[key]}"
    lying = [one for one in whole.get("shown", ()) if one["to_all"] or one["seat"] == seat]
    if view.get("shown", []) != lying:
        yield f"seat {seat} sees {view.get('shown')} in the rows, and it is {lying}"
    away = zip(view.get("discards", ()), whole.get("discards", ()), strict=False)
    if any(seen is not None and other != seat for other, (seen, _) in enumerate(away)):
        yield f"seat {seat} sees what another seat has put away"
    yield from _leaking_hands(view, whole, seat)
    strange = {key: value for key, value in view.items() if key not in whole}
    for tile in _texts(strange) & {tile for hand in whole["hands"] for tile in hand or ()}:
        if whole["status"] == "playing" and tile not in (whole["hands"][seat] or ()):
            yield f"seat {seat} sees {tile} under a key of the engine's own"


def _leaking_hands(view: Record, whole: Record, seat: int) -> Iterator[str]:
    rows = "shown" in whole
    for other, (seen, held) in enumerate(zip(view["hands"], whole["hands"], strict=False)):
        hidden = (rows or other != seat) and whole["status"] == "playing"
        if hidden and seen is not None:
            yield f"seat {seat} sees the hand of seat {other}"
        if not hidden and seen != held and ((other == seat and not rows) or seen is not None):
            yield f"seat {seat} sees the hand of seat {other} as {seen}, and it is {held}"
    if len(view["hands"]) != len(whole["hands"]):
        yield f"seat {seat} sees {len(view['hands'])} hands"


def _texts(value: Any) -> set[str]:
    """Return every text that stands anywhere in a value."""
    if isinstance(value, str):
        return {value}
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return {text for part in parts for text in _texts(part)}
