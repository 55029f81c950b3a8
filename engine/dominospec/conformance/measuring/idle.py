# SPDX-License-Identifier: MIT
"""Engines that know no rule: they speak the protocol well, and do as little as they can.

``python idle.py WAY`` is one of them; it imports nothing of ours. What a suite lets them pass
is no merit of an engine.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeAlias

Record: TypeAlias = dict[str, Any]
Answer: TypeAlias = "Callable[[Idler, Mapping[str, Any]], Record]"

_HELLO: Final[Mapping[str, Any]] = {
    "protocol": 1,
    "engine": {"name": "idle", "version": "1", "language": "none"},
    "features": [],
    "spec_driven": True,
    "modes": ["strict", "refereed"],
}


@dataclass
class Idler:
    """What an idle engine keeps: the position as it was dealt, and who moves."""

    state: Record = field(default_factory=dict)
    chance: Random = field(default_factory=lambda: Random(0))  # noqa: S311 - no secret

    def deal(self, request: Mapping[str, Any]) -> Record:
        """Take the deal as the position, with the first seat to move."""
        deal = request["deal"]
        hands = deal.get("hands") or [deal["order"], []]
        self.state = {
            "status": "playing",
            "turn": 0,
            "round": request["round"]["number"],
            "leader": 0,
            "ends": [],
            "line": [],
            "hand_sizes": [len(hand) for hand in hands],
            "hands": hands,
            "boneyard": len(deal.get("boneyard", ())),
            "passes": 0,
            "confirmed": [],
            "scores": request["scores"],
            "result": None,
        }
        return self.told()

    def told(self, *events: Record) -> Record:
        """Return the position and events."""
        return {"state": self.state, "events": list(events)}

    def turn(self) -> None:
        """Let the next seat move."""
        if self.state["turn"] is not None:
            self.state["turn"] = (self.state["turn"] + 1) % len(self.state["hands"])

    def seen(self, request: Mapping[str, Any]) -> Record:
        """Show the position to all or to a seat."""
        who = request.get("as", "all")
        hands = [
            hand if who in ("all", seat) else None for seat, hand in enumerate(self.state["hands"])
        ]
        return {"state": {**self.state, "hands": hands}}


def _pass(idler: Idler) -> Record:
    return {"seat": idler.state["turn"], "move": "pass"}


def _event(move: Mapping[str, Any]) -> Record:
    told = {"event": move["move"], "seat": move["seat"]}
    if move["move"] == "play":
        told |= {"tile": move["tile"], "end": move.get("end"), "out": move.get("out")}
    return told


def _accepts(idler: Idler, request: Mapping[str, Any]) -> Record:
    """Accept any move, and change nothing by it but the turn."""
    idler.turn()
    return idler.told(_event(request["action"]))


def _lays(idler: Idler, request: Mapping[str, Any]) -> Record:
    """Lay any tile anywhere, in the order in which tiles come."""
    move, state = request["action"], idler.state
    if move["move"] == "play" and move["tile"] in state["hands"][move["seat"]]:
        high, low = map(int, move["tile"].split("-"))
        lies = "crosswise" if high == low else "lengthwise"
        end, out = move.get("end"), move.get("out", low)
        piece = {"tile": move["tile"], "seat": move["seat"], "end": end, "lies": lies}
        state["line"] = [*state["line"], {**piece, "out": None if end is None else out}]
        hands = [list(hand) for hand in state["hands"]]
        hands[move["seat"]].remove(move["tile"])
        state |= {"hands": hands, "hand_sizes": list(map(len, hands))}
        state["ends"] = [{"end": 0, "shows": [high]}, {"end": 1, "shows": [out if end else low]}]
        move = {**move, "out": None if end is None else out}
    idler.turn()
    return idler.told(_event(move))


def _refuses(_idler: Idler, _request: Mapping[str, Any]) -> Record:
    return {"error": {"code": "illegal_action"}}


def _refuses_deal(_idler: Idler, _request: Mapping[str, Any]) -> Record:
    return {"error": {"code": "bad_deal"}}


def _cannot(_idler: Idler, _request: Mapping[str, Any]) -> Record:
    return {"unsupported": {"features": ["everything"]}}


def _fails(_idler: Idler, _request: Mapping[str, Any]) -> Record:
    return {"error": {"code": "internal"}}


def _starts(idler: Idler, request: Mapping[str, Any]) -> Record:
    return idler.deal(request)


def _over(idler: Idler, request: Mapping[str, Any]) -> Record:
    """End the round at once: blocked, and nobody wins."""
    idler.deal(request)
    ended: Record = {"ended": "block", "seat": None, "winner": None, "winners": []}
    result = {**ended, "match_over": False, "match_winners": []}
    idler.state |= {"status": "round-over", "turn": None, "result": result}
    return idler.told({"event": "round-end", **ended})


def _only_pass(idler: Idler, _request: Mapping[str, Any]) -> Record:
    return {"actions": [_pass(idler)]}


def _nothing(_idler: Idler, _request: Mapping[str, Any]) -> Record:
    return {"actions": []}


def _every_tile(idler: Idler, _request: Mapping[str, Any]) -> Record:
    """Name every tile of the hand, at every end."""
    seat = idler.state["turn"]
    ends = [{"end": end["end"]} for end in idler.state["ends"]] or [{}]
    plays = [
        {"seat": seat, "move": "play", "tile": tile, **end}
        for tile in idler.state["hands"][seat]
        for end in ends
    ]
    return {"actions": plays or [_pass(idler)]}


def _any_tile(idler: Idler, request: Mapping[str, Any]) -> Record:
    """Name some of the tiles of the hand, by chance."""
    actions = _every_tile(idler, request)["actions"]
    return {"actions": idler.chance.sample(actions, idler.chance.randint(1, len(actions)))}


def _echo(_idler: Idler, request: Mapping[str, Any]) -> Record:
    return {key: value for key, value in request.items() if key != "cmd"}


WAYS: Final[Mapping[str, Mapping[str, Answer]]] = {
    "refuses-deals": {"start": _refuses_deal, "legal": _nothing, "apply": _refuses},
    "refuses-moves": {"start": _starts, "legal": _only_pass, "apply": _refuses},
    "has-no-moves": {"start": _starts, "legal": _nothing, "apply": _refuses},
    "accepts-all": {"start": _starts, "legal": _every_tile, "apply": _accepts},
    "only-passes": {"start": _starts, "legal": _only_pass, "apply": _accepts},
    "lays-anything": {"start": _starts, "legal": _every_tile, "apply": _lays},
    "lays-by-chance": {"start": _starts, "legal": _any_tile, "apply": _lays},
    "ends-at-once": {"start": _over, "legal": _nothing, "apply": _refuses},
    "cannot": {"variant": _cannot, "start": _cannot, "legal": _cannot, "apply": _cannot},
    "fails": {"start": _fails, "legal": _fails, "apply": _fails},
    "echoes": {"start": _echo, "legal": _echo, "apply": _echo, "observe": _echo},
}
"""What each of them answers; what is not named, all of them answer alike."""


def _common(idler: Idler, request: Mapping[str, Any]) -> Record:
    match request["cmd"]:
        case "hello":
            return dict(_HELLO)
        case "observe" if idler.state:
            return idler.seen(request)
        case "variant" | "bye":
            return {"ok": True}
        case _:
            return {"error": {"code": "unsupported"}}


def reply(way: str, idler: Idler, line: str) -> str:
    """Return what an idle engine says to a line."""
    request = json.loads(line)
    said = WAYS[way].get(request["cmd"], _common)(idler, request)
    return json.dumps({**said, "id": request["id"]})


def converse(way: str, lines: Iterable[str]) -> Iterator[str]:
    """Yield a reply for every line until ``bye`` or the end of the input."""
    idler = Idler()
    for line in lines:
        yield reply(way, idler, line)
        if json.loads(line)["cmd"] == "bye":
            return


def main(words: list[str]) -> int:
    """Speak on standard input and output; 2 when there is no such way to be idle."""
    if len(words) != 1 or words[0] not in WAYS:
        sys.stderr.write(f"say one of {', '.join(WAYS)}\n")
        return 2
    for line in converse(words[0], sys.stdin):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
