# SPDX-License-Identifier: MIT
"""Why a move is refused: the rule, a sentence, the facts, and what would have been legal."""

from collections.abc import Mapping, Sequence
from functools import partial

from dominospec.errors import IllegalMove
from dominospec.play.chapters.access import closed_by
from dominospec.play.chapters.draw import (
    begins_with_a_draw,
    has_drawn_all,
    has_drawn_round,
    is_dry,
    may_draw,
)
from dominospec.play.chapters.fouls import must_be_laid
from dominospec.play.chapters.join import plays, plays_of
from dominospec.play.chapters.plays import plays_now
from dominospec.play.chapters.rows import is_turned_in_vain, layable, may_turn
from dominospec.play.chapters.trains import may_begin_so, train_of
from dominospec.play.obstacles import mixed_after, never, said_of_lead, shut, to_fill
from dominospec.play.plan import Plan
from dominospec.play.position import Grant, Move, Position
from dominospec.play.reason import Asking, Reason
from dominospec.play.unsaid import not_sayable, unsaid
from dominospec.tiles import Tile


def _over(_plan: Plan, position: Position, _move: Move) -> Reason | None:
    return Reason("law/over", "The round is over.", {}) if position.result else None


def _turn(_plan: Plan, position: Position, move: Move) -> Reason | None:
    seat = position.turn.seat
    if move.seat == seat:
        return None
    return Reason("law/turn", f"It is the turn of seat {seat}, not of {move.seat}.", {"turn": seat})


def _held(_plan: Plan, position: Position, move: Move) -> Reason | None:
    if move.tile in position.hands[move.seat]:
        return None
    return Reason("law/held", f"Seat {move.seat} does not hold {move.tile}.", {"tile": move.tile})


def _due(plan: Plan, position: Position) -> Reason:
    """Say what is due where the front tile has not been turned."""
    if is_turned_in_vain(plan, position) and plays(plan, position):
        message = "Every tile was turned in vain, so one that lies face up must be laid."
        return Reason("turn/row/doubles/face-up", message, {})
    return Reason("turn/row/look/nothing", "The front tile must be turned first.", {})


def _turned_first(plan: Plan, position: Position, move: Move) -> Reason | None:
    """Say that the front tile of the row must be turned, or that only that may be laid.

    It is said of every tile that is not seen, whether it lies in the row or not.
    """
    if plan.row is None or move.tile in layable(plan.row, position, move.seat):
        return None
    if may_turn(plan, position):
        return _due(plan, position)
    if move.tile is None:
        return None
    message = "Of a row only the front tile may be laid."
    return Reason("deal/hands/face-down-row", message, {"tile": move.tile})


def _not_turned(plan: Plan, position: Position, _move: Move) -> Reason | None:
    if plan.row is None:
        return Reason("deal/hands/held", "No tile is turned in this game.", {})
    if plan.row.looks:
        return Reason("turn/row/look/front", "The front tile is looked at, and not turned.", {})
    if may_turn(plan, position):
        return _due(plan, position)
    tile = position.turn.turned
    return Reason("deal/hands/face-down-row", "No tile is left to be turned.", {"turned": tile})


def _end(_plan: Plan, position: Position, move: Move) -> Reason | None:
    ends = range(len(position.ends)) if position.ends else (None,)
    if move.end in ends:
        return None
    message = "There is no such open end." if position.ends else "The lead is laid on no end."
    return Reason("law/end", message, {"end": move.end})


def _closed_off(_plan: Plan, position: Position, move: Move) -> Reason | None:
    """Say that a rule has closed an arm on which a tile could be laid otherwise."""
    if move.end is None or position.ends[move.end]:
        return None
    layout = position.layout
    if layout:
        piece = layout.pieces[layout.at[move.end]]
        if piece.axes.arms == 1 or (move.end in piece.sides and not piece.opened):
            return None
    return Reason("rules/do/closes-end", "A rule has closed this end.", {"end": move.end})


def _closed(plan: Plan, position: Position, move: Move) -> Reason | None:
    """Say whose train it is and why the seat may not lay there."""
    if move.end is None or not plan.trains:
        return None
    number = train_of(position, move.end)
    rule = closed_by(plan, position, move.seat, number)
    if rule is None:
        return None
    owners = plan.trains[number].owners
    facts = {"end": move.end, "owners": owners, "marked": number in position.table.marked}
    return Reason(rule, _CLOSED[rule].format(whose=_whose(owners)), facts)


def _whose(owners: Sequence[int]) -> str:
    if not owners:
        return "the table"
    return f"seat{'s' if len(owners) > 1 else ''} {' and '.join(map(str, owners))}"


_CLOSED: Mapping[str, str] = {
    "layout/trains/opens/after-own-train": "The seat must begin its own train first.",
    "layout/trains/opens/after-first-lap": "This train opens when every seat has had a turn.",
    "layout/trains/opens/when": "The train of {whose} is not open yet.",
    "layout/trains/others/never": "This is the train of {whose}; nobody else may lay there.",
    "layout/trains/others/while-marked": "This is the train of {whose}, and it bears no marker.",
    "layout/trains/others/who": "This is the train of {whose}; the seat may not lay there.",
    "layout/trains/others/when": "This is the train of {whose}; the seat may not lay there now.",
}
"""What the words say that close a train."""


def _start(plan: Plan, position: Position, move: Move) -> Reason | None:
    if may_begin_so(plan, position, move):
        return None
    message = f"The train may not begin with {move.tile}."
    return Reason("layout/trains/start", message, {"tile": move.tile, "end": move.end})


_ASKED: Mapping[str, str] = {
    "redeal": "The seat first says whether it wants the tiles dealt again.",
    "lead": "The seat first says whether it takes the lead.",
    "draw": "The seat holds none of the tiles that may be led, so it must draw.",
    "pass": "The seat holds none of the tiles that may be led, so it must pass.",
    "first": "The leader must lay a tile first.",
}
"""What is to be done before the first tile lies."""


def _opening(_plan: Plan, position: Position, _move: Move) -> Reason | None:
    opening = position.table.opening
    return None if position.ends else Reason(opening.rule, _ASKED[opening.asks], {})


def _asked_else(plan: Plan, position: Position, move: Move) -> Reason | None:
    """Say what is asked before the first tile, where that is anything but to lay it."""
    is_to_lay = position.table.opening.asks == "first"
    return None if is_to_lay else _opening(plan, position, move)


def _first_tile(_plan: Plan, position: Position, move: Move) -> Reason | None:
    opening = position.table.opening
    if position.ends or opening.firsts is None or move.tile in opening.firsts:
        return None
    firsts = tuple(sorted(opening.firsts))
    message = f"The first tile must be one of these: {', '.join(map(str, firsts))}."
    return Reason(opening.rule, message, {"tiles": firsts})


def _not_asked(_plan: Plan, _position: Position, move: Move) -> Reason | None:
    rule, message = {
        "redeal": ("deal/redeal", "No hand here lets the tiles be dealt again."),
        "lead": ("lead/step/refuse/not-allowed", "Nobody is asked to take the lead."),
        "decline": ("lead/step/refuse/not-allowed", "There is nothing to decline."),
    }[move.move]
    return Reason(rule, message, {})


def _exposed(plan: Plan, position: Position, move: Move) -> Reason | None:
    found = must_be_laid(position, plays(plan, position)) if position.table.exposed else ()
    if not found or any(play.tile == move.tile for play in found):
        return None
    message = f"{found[0].tile} lies open after a foul and must be laid now."
    return Reason("fouls/remedy/exposed", message, {"tile": found[0].tile})


def _granted_place(_plan: Plan, position: Position, move: Move) -> Reason | None:
    grant = position.turn.grant
    if grant is None or grant.allows(move):
        return None
    permit = next((one for one in grant.permits if one.tiles is not None), None)
    if permit and permit.tiles is not None and move.tile not in permit.tiles:
        return Reason("turn/again/of", "The further tile may not be this one.", {"tile": move.tile})
    ends = tuple(end for one in grant.permits for end in one.ends or ())
    return Reason("turn/again/at", "The further tile may not be laid there.", {"ends": ends})


def _granted_only(plan: Plan, position: Position, _move: Move) -> Reason | None:
    grant = position.turn.grant
    if grant is None or not plays(plan, position):
        return None
    message = "The seat lays one more tile now, or stops if it may."
    return Reason(_word_of(plan, position, grant), message, {})


def _word_of(plan: Plan, position: Position, grant: Grant) -> str:
    """Return the word by which a further play is made."""
    if grant.is_extra:
        return f"turn/again/gives/{grant.gives}"
    now = plays_now(plan, position)
    if position.turn.counted < now.least:
        return "turn/plays/least"
    return "turn/plays/duty/while-able" if now.while_able else "turn/plays/duty/first"


def _bounded(plan: Plan, position: Position, move: Move) -> Reason | None:
    """Say which bound takes away a play that would fit."""
    found = plays_of(plan, position, move.seat)
    for bound in plan.bounds:
        kept = bound.keep(plan, position, found)
        lost = [play for play in found if play not in kept and _is_it(move, play)]
        if lost:
            rule, message = bound.why(plan, position, lost[0])
            return Reason(rule, message, {"tile": move.tile})
        found = kept
    return None


def _is_it(move: Move, play: Move) -> bool:
    """Whether a play is the one that was tried, where what faces out may have been left unsaid."""
    return move[:4] == play[:4] and move.out in (None, play.out)


def _join(plan: Plan, position: Position, move: Move) -> Reason | None:
    join = plan.resolved["join"]
    shows = position.ends[move.end or 0]
    facts = {"tile": move.tile, "shows": shows}
    if move.tile in plan.wild:
        laid = join["wild"]["laid"]
        return Reason(f"join/wild/laid/{laid}", f"{move.tile} is not laid that way here.", facts)
    numbers = " or ".join(map(str, shows))
    return Reason(f"join/by/{join['by']}", f"{move.tile} cannot be laid so on {numbers}.", facts)


def _draw_never(plan: Plan, _position: Position, _move: Move) -> Reason | None:
    if plan.draws.when != "never":
        return None
    return Reason("draw/when/never", "Nobody draws in this game.", {})


def _draw_dry(plan: Plan, position: Position, _move: Move) -> Reason | None:
    if not is_dry(plan, position):
        return None
    left = len(position.boneyard)
    message = f"The boneyard can give no more: {left} left, {plan.draws.reserve} are never drawn."
    return Reason("draw/reserve", message, {"boneyard": left, "reserve": plan.draws.reserve})


def _draw_most(plan: Plan, position: Position, _move: Move) -> Reason | None:
    if not has_drawn_all(plan, position):
        return None
    message = f"No more than {plan.draws.most} in a turn."
    return Reason("draw/most", message, {"most": plan.draws.most})


def _playable(plan: Plan, position: Position) -> list[Tile]:
    found = plays_of(plan, position, position.turn.seat)
    return list(dict.fromkeys(move.tile for move in found if move.tile))


def _draw_most_in_round(plan: Plan, position: Position, move: Move) -> Reason | None:
    if not has_drawn_round(plan, position, move.seat):
        return None
    most = plan.draws.most_in_round
    message = f"No more than {most} in the whole round."
    return Reason("draw/most_in_round", message, {"most": most})


def _draw_first(plan: Plan, position: Position, _move: Move) -> Reason | None:
    if not begins_with_a_draw(plan, position):
        return None
    return Reason("draw/when/every-turn", "The turn begins with drawing a tile.", {})


def _draw_able(plan: Plan, position: Position, _move: Move) -> Reason | None:
    tiles = _playable(plan, position)
    message = f"The seat can play {', '.join(map(str, tiles))}, so it may not draw."
    return Reason(f"draw/when/{plan.draws.when}", message, {"playable": tuple(tiles)})


def _pass_able(plan: Plan, position: Position, _move: Move) -> Reason | None:
    tiles = _playable(plan, position)
    if not tiles and may_draw(plan, position, stuck=True):
        return Reason("pass/when/when-stuck", "The seat must draw before it may pass.", {})
    if not tiles:
        return Reason("pass/discards/one-tile", "The seat passes by putting a tile away.", {})
    message = f"The seat can play {', '.join(map(str, tiles))}, so it may not pass."
    rule = "draw/drawn/must-be-played" if position.turn.drawn else "pass/when/when-stuck"
    return Reason(rule, message, {"playable": tuple(tiles)})


def _discard_never(plan: Plan, _position: Position, _move: Move) -> Reason | None:
    if plan.passing.discards != "nothing":
        return None
    return Reason("pass/discards/nothing", "No tile is put away in this game.", {})


def _nothing_granted(plan: Plan, position: Position, _move: Move) -> Reason | None:
    least = plays_now(plan, position).least
    if position.turn.grant is None:
        return Reason("turn/again/gives/may-play", "There is no further tile to decline.", {})
    if position.turn.grant.gives == "may-play" and position.turn.counted >= least:
        message = "The turn may not end on a double."
        return Reason("turn/plays/last_double/not-allowed", message, {})
    return Reason(_word_of(plan, position, position.turn.grant), "A further tile is due.", {})


def _call(plan: Plan, _position: Position, _move: Move) -> Reason | None:
    established = plan.block.established
    message = {
        "called": "The round is not blocked, or it is too late in the turn to call it.",
        "at-once": "A block is not called here: it holds at once.",
        "passes": "A block is not called here: every seat must have passed.",
        "first-stuck": "A block is not called here: the first pass makes it.",
        "never": "There are no blocks in this game.",
    }
    return Reason(f"finish/block/established/{established}", message[established], {})


def _claim_first(_plan: Plan, position: Position, move: Move) -> Reason | None:
    claims = position.table.claims
    if claims is None or claims.is_open:
        return None
    message = "The points of the tile must be claimed, or left, before anything else."
    return Reason("score/awards/claim/called", message, {"seat": move.seat})


def _not_claimed(_plan: Plan, _position: Position, _move: Move) -> Reason | None:
    return Reason("score/awards/claim/called", "There is nothing to claim.", {})


ASKED: Mapping[str, Sequence[Asking]] = {
    "play": (
        _asked_else,
        _turned_first,
        _held,
        _end,
        _first_tile,
        _draw_first,
        _closed_off,
        shut,
        to_fill,
        _closed,
        _granted_place,
        _bounded,
        _exposed,
        _start,
        mixed_after,
        said_of_lead,
        never,
        _join,
    ),
    "draw": (
        *(
            _opening,
            _turned_first,
            _granted_only,
            _draw_never,
            _draw_dry,
            _draw_most,
            _draw_most_in_round,
        ),
        _draw_able,
    ),
    "turn": (_asked_else, _not_turned),
    "pass": (_opening, _turned_first, _granted_only, _draw_first, _pass_able),
    "discard": (_discard_never, _opening, _held, _granted_only, _draw_first, _pass_able),
    "stop": (_opening, _draw_first, _nothing_granted),
    "redeal": (_opening, _not_asked),
    "lead": (_opening, _not_asked),
    "decline": (_opening, _not_asked),
    "claim": (_opening, _not_claimed),
    "declare": (_opening, not_sayable),
    "call-block": (_opening, _granted_only, _call),
}
"""By kind of move: the rules asked in order; the first that speaks is the reason."""


def refusal(plan: Plan, position: Position, move: Move, legal: Sequence[Move]) -> IllegalMove:
    """Return the refusal of a move that is not among the legal ones."""
    said: Asking = partial(unsaid, legal=tuple(legal))
    asked: Sequence[Asking] = (_over, _turn, _claim_first, said, *ASKED[move.move])
    reasons = (ask(plan, position, move) for ask in asked)
    reason = next(reason for reason in reasons if reason)
    return IllegalMove(reason.rule, reason.message, reason.facts, tuple(legal))
