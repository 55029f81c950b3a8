# SPDX-License-Identifier: MIT
"""Examples in the words of the reader: hands, what happens move by move, the line at the end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from string import ascii_uppercase
from typing import Any, Final, TypeAlias

from dominospec.book.describing import described, train_names
from dominospec.book.scenarios import Scenario
from dominospec.book.stage import Play, Record, Scene, opening
from dominospec.book.voice import Voice
from dominospec.pictures.drawing import Caption, draw_boneyard, draw_hand, draw_line, draw_trains
from dominospec.tiles import Tile


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with the words that stand under it."""

    caption: str
    svg: str


@dataclass(frozen=True, slots=True)
class Happening:
    """A sentence about a move; ``rule`` is the word of the rule that refused it."""

    text: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Example:
    """An example as the page shows it."""

    id: str
    pictures: tuple[Picture, ...]
    happenings: tuple[Happening, ...]
    line: Picture | None


@dataclass(frozen=True, slots=True)
class Narrator:
    """Tells scenes; ``prefix`` keeps the ids of its pictures apart from others of the page."""

    voice: Voice
    prefix: str

    def say(self, word: str, /, **values: Any) -> str:
        """Return a message."""
        return self.voice.say(word, **values)

    def players(self, seats: Sequence[int]) -> str:
        """Return the letters of seats as a list."""
        return self.voice.wording.all_of([ascii_uppercase[seat] for seat in seats])

    def _members(self, sides: Sequence[int]) -> list[int]:
        """Return the seats of sides."""
        of_seat = self.voice.rules["tables"]["sides"]
        return [seat for seat, side in enumerate(of_seat) if side in sides]

    def hand(self, seat: int, tiles: Sequence[str]) -> Picture:
        """Draw a hand."""
        title = self.say("example-hand", player=ascii_uppercase[seat])
        held = self.voice.wording.all_of(tiles) if tiles else ""
        text = self.say("example-hand-tiles", n=len(tiles), tiles=held)
        caption = Caption(title, text, f"{self.prefix}-hand-{seat}")
        return Picture(title, draw_hand(tiles, caption))

    def boneyard(self, count: int) -> Picture:
        """Draw so many tiles face down."""
        title, text = self.say("example-boneyard"), self.say("example-boneyard-tiles", n=count)
        return Picture(text, draw_boneyard(count, Caption(title, text, f"{self.prefix}-boneyard")))

    def table(self, scene: Scene) -> Iterator[Picture]:
        """Draw the hands and the boneyard of a scene."""
        for seat, tiles in enumerate(scene.state["hands"]):
            yield self.hand(seat, tiles)
        if scene.state["boneyard"]:
            yield self.boneyard(scene.state["boneyard"])

    def line(self, scene: Scene) -> Picture | None:
        """Draw the line of a scene, if a tile lies."""
        state = scene.state
        if not state["line"]:
            return None
        text, title = described(self.voice, state), self.say("example-position")
        caption = Caption(title, text, f"{self.prefix}-line")
        if "trains" in state:
            return Picture(text, draw_trains(state, train_names(self.voice, state), caption))
        return Picture(text, draw_line(state["line"], caption, state["ends"]))

    def shown(self, state: Record, end: int | None) -> str:
        """Return what an open end shows, as a list."""
        shows = [row["shows"] for row in state["ends"] if row["end"] == end]
        return self.voice.wording.one_of(shows[0]) if shows else ""

    def events(self, before: Scene | None, scene: Scene) -> Iterator[Happening]:
        """Tell what happened from one scene to the next."""
        for event in scene.events:
            state = before.state if before else scene.state
            yield Happening(_EVENTS[event["event"]](self, event, state))
        result = scene.state["result"]
        if result and result["ended"] in ("out", "block"):
            for seat, pips in enumerate(result["pips"]):
                player = ascii_uppercase[seat]
                yield Happening(self.say("example-left", pips=pips, player=player))

    def play(self, event: Record, state: Record) -> str:
        """Tell a tile laid; what faces outward is said where it was a choice."""
        if event["seat"] is None:
            return self.say("event-lead-table", tile=event["tile"])
        values = {"player": ascii_uppercase[event["seat"]], "tile": event["tile"]}
        if event["end"] is None:
            return self.say("event-lead", **values)
        values["shown"] = self.shown(state, event["end"])
        if event["out"] == "across":
            return self.say("event-play-across", **values)
        tile = Tile.parse(event["tile"])
        if self.voice.rules["join"]["by"] == "equal" or tile.is_double:
            return self.say("event-play", **values)
        return self.say("event-play-out", out=event["out"], **values)

    def lead(self, event: Record, _state: Record) -> str:
        """Tell that a player takes the lead that was offered."""
        return self.say("event-takes-lead", player=ascii_uppercase[event["seat"]])

    def award(self, event: Record, _state: Record) -> str:
        """Tell points booked."""
        awards = self.voice.rules["score"]["awards"]
        title = next(row["title"] for row in awards if row["id"] == event["award"])
        player = self.players(self._members([event["side"]]))
        values = {"title": self.voice.titles(title), "points": event["points"]}
        return self.say("event-award", player=player, **values)

    def rule(self, event: Record, _state: Record) -> str:
        """Tell that a special rule came to pass."""
        rows = self.voice.rules["rules"]
        title = next(row["title"] for row in rows if row["id"] == event["rule"])
        return self.say("event-rule", title=self.voice.titles(title))

    def counter(self, event: Record, _state: Record) -> str:
        """Tell what a counter stands at."""
        rows = self.voice.rules["score"]["counters"]
        title = next(row["title"] for row in rows if row["id"] == event["counter"])
        return self.say("event-counter", title=self.voice.titles(title), value=event["value"])

    def plain(self, event: Record, _state: Record) -> str:
        """Tell an event that needs no more than the player and perhaps a tile."""
        values = {"player": ascii_uppercase[event["seat"]], "tile": event.get("tile", "")}
        return self.say(f"event-{event['event']}", **values)

    def declare(self, event: Record, _state: Record) -> str:
        """Tell what was said, and the number if one was named."""
        number = event["declaration"].partition("/")[2]
        rows = self.voice.rules["turn"]["declares"]
        title = next(row["title"] for row in rows if row["id"] == event["declaration"])
        player, told = ascii_uppercase[event["seat"]], self.voice.titles(title)
        told_as = "event-declare-number" if number else "event-declare"
        return self.say(told_as, player=player, title=told, n=number)

    def round_end(self, event: Record, _state: Record) -> str:
        """Tell how the round ended."""
        won = {0: "nobody", 1: "single"}.get(len(event["winners"]), "several")
        winners = self.players(self._members(event["winners"]))
        player = "" if event["seat"] is None else ascii_uppercase[event["seat"]]
        name = f"event-round-end-{event['ended']}"
        return self.say(name, player=player, players=winners, won=won)

    def refused(self, refusal: Record, scene: Scene) -> Happening:
        """Tell that a move is against the rules."""
        action = refusal["action"]
        shown = self.shown(scene.state, action.get("end"))
        kind = action["move"]
        if kind == "play" and not shown:
            kind = "there" if scene.state["ends"] else "lead"
        player = ascii_uppercase[action["seat"]]
        values = {"player": player, "tile": action.get("tile", ""), "shown": shown}
        return Happening(self.say(f"refused-{kind}", **values), refusal["rule"])

    def only(self, legal: Record, _scene: Scene) -> Iterator[Happening]:
        """Tell the one move that there is."""
        moves = legal.get("exactly", ())
        if len(moves) != 1 or moves[0]["move"] not in ("draw", "turn", "pass"):
            return
        player = ascii_uppercase[moves[0]["seat"]]
        yield Happening(self.say(f"only-{moves[0]['move']}", player=player))


Told: TypeAlias = Callable[[Narrator, Record, Record], str]

_EVENTS: Final[Mapping[str, Told]] = {
    "play": Narrator.play,
    "lead": Narrator.lead,
    "award": Narrator.award,
    "rule": Narrator.rule,
    "counter": Narrator.counter,
    "round-end": Narrator.round_end,
    **dict.fromkeys(("draw", "turn", "discard", "pass", "stop", "foul"), Narrator.plain),
    **dict.fromkeys(
        ("scores-reset", "match-end", "redeal", "decline", "claim", "call-block"), Narrator.plain
    ),
    "declare": Narrator.declare,
}


def example(voice: Voice, scenario: Scenario, play: Play) -> Example:
    """Carry a scenario out and tell it, with the moves that it says are refused."""
    narrator = Narrator(voice, scenario.id)
    made = [step["do"] for step in scenario.steps if "do" in step]
    scenes = play(voice.rules, opening(scenario), made)
    at, told = 0, list(narrator.events(None, scenes[0]))
    for step in scenario.steps:
        if "do" in step:
            at += 1
            told += narrator.events(scenes[at - 1], scenes[at])
        elif step.get("refuse", {}).get("rule") not in (None, "law/over"):
            told.append(narrator.refused(step["refuse"], scenes[at]))
        elif "legal" in step:
            told += narrator.only(step["legal"], scenes[at])
    pictures = tuple(narrator.table(scenes[0]))
    once = tuple(line for line, before in zip(told, [None, *told], strict=False) if line != before)
    return Example(scenario.id, pictures, once, narrator.line(scenes[-1]))


def whole_round(voice: Voice, scenes: Sequence[Scene]) -> Example:
    """Tell a round that was played through."""
    narrator = Narrator(voice, "round")
    told = list(narrator.events(None, scenes[0]))
    for before, scene in pairwise(scenes):
        told += narrator.events(before, scene)
    pictures = tuple(narrator.table(scenes[0]))
    return Example("round", pictures, tuple(told), narrator.line(scenes[-1]))


def sketch(voice: Voice, scenes: Sequence[Scene], tiles: int = 8) -> Picture | None:
    """Draw the line of a round when so many tiles lie, or all if there are fewer."""
    enough = (scene for scene in scenes if len(scene.state["line"]) >= tiles)
    return Narrator(voice, "sketch").line(next(enough, scenes[-1]))
