# SPDX-License-Identifier: MIT
"""Our engine as an adapter: one JSON object a line, in and out (conformance/protocol.md)."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from dominospec import __version__
from dominospec.errors import IllegalMove
from dominospec.perft import Tally
from dominospec.play import (
    BadDeal,
    Deal,
    Move,
    Plan,
    Round,
    Session,
    compile_plan,
    completed,
    deal,
    event_to,
    move_from,
    move_to,
    observation,
    round_from,
    start,
)
from dominospec.tiles import Tile
from dominospec.vocabulary import words

Json: TypeAlias = dict[str, Any]
_encode = json.JSONEncoder(separators=(",", ":")).encode
_MOVES = (
    "play",
    "draw",
    "pass",
    "discard",
    "stop",
    "call-block",
    "redeal",
    "lead",
    "decline",
    "claim",
    "turn",
    "declare",
)
_CODES = {"law/turn": "not_your_turn", "law/over": "game_over"}


class WireError(Exception):
    """A request that cannot be carried out; ``code`` is one of the protocol's list."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.reply = {"error": {"code": code, "message": message, **more}}


class State:
    """What the conversation has set up so far."""

    def __init__(self) -> None:
        self.plan: Plan | None = None
        self.allowing: Mapping[str, str] = {}
        self.games: dict[str, Session] = {}
        self.is_over = False

    def game(self, request: Mapping[str, Any]) -> Session:
        """Return the game that the request names."""
        found = self.games.get(_field(request, "game", str))
        if found is None:
            raise WireError("unknown_game", "there is no game of that name")
        return found


def _field(record: Mapping[str, Any], name: str, kind: type) -> Any:
    value = record.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise WireError("bad_request", f"{name!r} is missing or not of the right type")
    return value


def _tiles(written: Any) -> tuple[Tile, ...]:
    try:
        return tuple(Tile.parse(tile) for tile in written)
    except (TypeError, ValueError) as fault:
        raise WireError("bad_deal", str(fault)) from None


def _hello(_state: State, request: Json) -> Json:
    if 1 not in _field(request, "protocol", list):
        raise WireError("unsupported", "this engine speaks protocol 1 only")
    return {
        "protocol": 1,
        "engine": {"name": "dominospec", "version": __version__, "language": "python"},
        "features": [*words(), "dealing", "matches", "refusal-rules"],
        "spec_driven": True,
        "modes": ["strict", "refereed"],
        "commands": ["perft", "undo", "explain"],
        "ends": "arm",
        "auto": [],
        "deals": "given",
        "deterministic": True,
    }


def _variant(state: State, request: Json) -> Json:
    document = _field(request, "variant", dict)
    try:
        state.plan = compile_plan(document)
        state.allowing = {move: rule(document) for move, rule in _ALLOWING.items()}
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        message = f"not a resolved variant: {type(fault).__name__} {fault}"
        raise WireError("bad_request", message) from None
    state.games.clear()
    return {"ok": True}


class _Setting(NamedTuple):
    deal: Deal
    round: Round
    scores: tuple[int, ...] | None


def _dealt(plan: Plan, request: Json, this_round: Round) -> Deal:
    written = _field(request, "deal", dict)
    if "order" in written:
        order = _tiles(written["order"])
        if Counter(order) != Counter(plan.tiles):
            raise WireError("bad_deal", "the order is not that of all tiles")
        return deal(plan, order, this_round)
    hands = tuple(_tiles(hand) for hand in _field(written, "hands", list))
    return Deal(hands, _tiles(written.get("boneyard", ())))


def _setting(plan: Plan, request: Json) -> _Setting:
    scores = request.get("scores")
    try:
        this_round = round_from(request.get("round") or {})
    except TypeError:
        raise WireError("bad_request", "'last' or 'history' is not complete") from None
    dealt = _dealt(plan, request, this_round)
    return _Setting(dealt, this_round, tuple(scores) if scores else None)


def _start(state: State, request: Json) -> Json:
    if state.plan is None:
        raise WireError("bad_request", "no variant has been given")
    name = _field(request, "game", str)
    setting = _setting(state.plan, request)
    if setting.scores and len(setting.scores) != state.plan.side_count:
        raise WireError("bad_deal", f"{state.plan.side_count} scores are needed")
    refereed = request.get("mode") == "refereed"
    try:
        first = start(state.plan, *setting, refereed=refereed)
    except BadDeal as fault:
        raise WireError("bad_deal", str(fault)) from None
    state.games[name] = Session(state.plan, first)
    return {"state": observation(first), "events": [event_to(event) for event in first.log]}


def _legal(state: State, request: Json) -> Json:
    return {"actions": [move_to(move) for move in state.game(request).legal()]}


def _move(game: Session, action: Json) -> Move:
    if action.get("move") not in _MOVES:
        raise WireError("bad_request", f"'move' must be one of {', '.join(_MOVES)}")
    if _field(action, "seat", int) not in range(game.plan.players):
        raise WireError("bad_request", "there is no such seat")
    try:
        move = completed(game.plan, game.position, move_from(action))
    except ValueError as fault:
        raise WireError("bad_request", str(fault)) from None
    if move.end is not None and move.out is None and _ways(game, move) > 1:
        message = f"{move.tile} can be laid there in several ways: 'out' is missing"
        raise WireError("bad_request", message)
    return move


def _ways(game: Session, move: Move) -> int:
    """Return how many legal plays lay the tile of a move on its end."""
    return sum(legal.move == "play" and legal[:4] == move[:4] for legal in game.legal())


def _apply(state: State, request: Json) -> Json:
    game = state.game(request)
    try:
        events = game.play(_move(game, _field(request, "action", dict)))
    except IllegalMove as refusal:
        code = _CODES.get(refusal.rule, "illegal_action")
        legal = [move_to(move) for move in refusal.legal]
        raise WireError(code, refusal.message, rule=refusal.rule, legal=legal) from None
    return {"state": observation(game.position), "events": [event_to(e) for e in events]}


def _observe(state: State, request: Json) -> Json:
    game, viewer = state.game(request), request.get("as", "all")
    if viewer != "all" and viewer not in range(game.plan.players):
        raise WireError("bad_request", "'as' must be 'all' or a seat")
    return {"state": observation(game.position, None if viewer == "all" else viewer)}


def _undo(state: State, request: Json) -> Json:
    game = state.game(request)
    if not game.made:
        raise WireError("bad_request", "there is no move to take back")
    game.undo()
    return {"state": observation(game.position)}


_ALLOWING: Mapping[str, Callable[[Json], str]] = {
    "play": lambda document: f"join/by/{document['join']['by']}",
    "draw": lambda document: f"draw/when/{document['draw']['when']}",
    "pass": lambda document: f"pass/when/{document['pass']['when']}",
    "discard": lambda document: f"pass/discards/{document['pass']['discards']}",
    "call-block": lambda document: (
        f"finish/block/established/{document['finish']['block']['established']}"
    ),
}
"""The word of the language by which a legal move of a kind is allowed."""

_SET_OFF = {"award": "score/awards", "rule": "rules", "breach": "fouls"}
"""Where in the language the rows stand that events name."""


def _explain(state: State, request: Json) -> Json:
    """Try the move on the present position, and leave the game as it is."""
    game = state.game(request)
    move = _move(game, _field(request, "action", dict))
    try:
        events = Session(game.plan, game.position).play(move)
    except IllegalMove as refusal:
        return {"legal": False, "rules": [refusal.rule]}
    is_legal = move in game.legal()
    known = state.allowing.get(move.move) if is_legal and game.position.ends else None
    rows = [
        f"{_SET_OFF[key]}/{value}"
        for event in map(event_to, events)
        for key, value in event.items()
        if key in _SET_OFF
    ]
    return {"legal": is_legal, "rules": list(dict.fromkeys([*filter(None, [known]), *rows]))}


def _perft(state: State, request: Json) -> Json:
    game = state.game(request)
    depth, cap = _field(request, "depth", int), _field(request, "cap", int)
    tally = Tally(depth, cap, bool(request.get("digest", True)))
    tally.walk(game.plan, game.position)
    return tally.reply()


def _bye(state: State, _request: Json) -> Json:
    state.is_over = True
    return {"ok": True}


def _unknown(_state: State, request: Json) -> Json:
    raise WireError("unsupported", f"there is no command {request.get('cmd')!r}")


COMMANDS: Mapping[str, Callable[[State, Json], Json]] = {
    "hello": _hello,
    "variant": _variant,
    "start": _start,
    "legal": _legal,
    "apply": _apply,
    "observe": _observe,
    "undo": _undo,
    "explain": _explain,
    "perft": _perft,
    "bye": _bye,
}


def answer(state: State, line: str) -> Json:
    """Return the reply to one line, never raising for a bad request."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        return {"id": None, **WireError("bad_request", "the line is not JSON").reply}
    if not isinstance(request, dict):
        return {"id": None, **WireError("bad_request", "the line is not an object").reply}
    try:
        reply = COMMANDS.get(request.get("cmd", ""), _unknown)(state, request)
    except WireError as error:
        reply = error.reply
    return {"id": request.get("id"), **reply}


def converse(lines: Iterable[str]) -> Iterator[str]:
    """Yield a reply for every line until ``bye`` or the end of the input."""
    state = State()
    for line in lines:
        if line.strip():
            yield _encode(answer(state, line))
        if state.is_over:
            return
