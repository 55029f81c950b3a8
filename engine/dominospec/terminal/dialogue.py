# SPDX-License-Identifier: MIT
"""A person at the table: what is shown, what can be typed, and what then happens."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TextIO, TypeAlias

from dominospec.errors import IllegalMove
from dominospec.loading.finding import meant as near
from dominospec.play import Move, Position, completed, moves, observation
from dominospec.play.position import Entry
from dominospec.terminal.drawing import Drawer, drawer, ends, holdings
from dominospec.terminal.explaining import Why, hint, numbered, of, reasons, rules_told, why
from dominospec.terminal.guide import Guide
from dominospec.terminal.names import Names, listed, move_name, sentence
from dominospec.terminal.screen import Screen, flowed, hung
from dominospec.terminal.sitting import Sitting
from dominospec.terminal.telling import counted, last_one_in, told
from dominospec.terminal.typed import HOW, Typed, among, meant, read_move, read_number
from dominospec.tiles import Tile

Words: TypeAlias = Sequence[str]

HELP: Final = (
    ("3", "make the move with that number"),
    ("6-4", "lay that tile; with two open ends: 6-4 left, 6-4 right"),
    ("6-1 left 6", "... and say which half faces out, where the tile is wild"),
    ("draw  pass", "draw a tile; pass"),
    ("stop  call", "lay no further tile; call the block"),
    ("lead  decline", "take the lead that is offered; leave it"),
    ("say NAME", "say what the game lets you say; with a number: say NAME 3"),
    ("deal again", "have the tiles dealt again"),
    ("Enter", "make the only move there is; go on to the next round"),
    ("hint", "what is legal, and the rule against all the rest"),
    ("why 6-4", "the rule that forbids it (also: why not 6-4 left, why pass)"),
    ("undo", "take back your last decision"),
    ("table", "draw the table again"),
    ("log", "all that has happened in this round"),
    ("rules", "the rules of this game"),
    ("quit", "leave"),
)
"""What can be typed, and what it does."""

ONWARD: Final = frozenset({"n", "next", "go", "continue", "y", "yes", "ok"})
"""What is understood, besides Enter, when the next round is to begin."""

NEXT_ROUND: Final = "Press Enter for the next round. Or type: next, log, rules, undo, help or quit."


@dataclass(slots=True)
class Dialogue:
    """One person, one table; ``words`` gives the rules in words when they are first wanted."""

    sitting: Sitting
    words: Callable[[], Guide]
    screen: Screen
    source: TextIO
    rounds: int | None = None
    is_left: bool = False
    _told: list[Guide] = field(default_factory=list)
    _shown: tuple[Any, ...] = ()

    @property
    def names(self) -> Names:
        """The names of the seats as the person calls them."""
        return Names(self.sitting.match.plan.sides, self.sitting.me)

    @property
    def guide(self) -> Guide:
        """The rules in words."""
        if not self._told:
            self._told.append(self.words())
        return self._told[0]

    @property
    def position(self) -> Position:
        """The present position."""
        return self.sitting.position

    @property
    def rules(self) -> Mapping[str, Any]:
        """The resolved variant."""
        return self.sitting.match.plan.resolved

    def run(self) -> None:
        """Play until the match is over, the person leaves, or the input ends."""
        self._begin_round()
        while not self.is_left:
            self._let_bots_move()
            if self.position.result and self._is_last_round():
                self._close()
                return
            self._show()
            self._answer(self._read())

    def say(self, lines: Iterable[str]) -> None:
        """Show the lines."""
        self.screen.tell(lines)

    def play(self, move: Move) -> None:
        """Make the move, or say why it is refused."""
        try:
            events = self.sitting.now.play(move)
        except IllegalMove as refused:
            self.refuse([of(refused, move.seat)])
        else:
            self._tell(events)

    def refuse(self, found: Sequence[Why]) -> None:
        """Say which rules are against a move, and what is legal."""
        head = self.screen.style.paint("That is not allowed. ", "refused")
        self.say(head + sentence(why.message) for why in found)
        self.say(rules_told(found, self.guide))
        legal = self.sitting.legal()
        if legal and not self.sitting.match.refereed:
            self.say(flowed(["Legal:", *numbered(legal, self._trains)], self.screen.style.width))

    def go_on(self) -> None:
        """Deal the next round."""
        self.sitting.go_on()
        self._begin_round()

    def redraw(self) -> None:
        """Have the whole table drawn before the next input."""
        self._shown = ()

    def is_decision(self, position: Position) -> bool:
        """Whether the person had something to decide there."""
        if position.result or position.turn.seat != self.sitting.me:
            return False
        plan = self.sitting.match.plan
        return position.table.refereed or len(moves(plan, position)) > 1

    def _begin_round(self) -> None:
        table = self.position.table
        seen = observation(self.position)["leader"]
        leader = "You have" if seen == self.sitting.me else f"Seat {seen} has"
        told = "" if seen is None else f" {leader} the lead."
        self.screen.show()
        self.screen.heading(f"Round {table.round.number}.{told}")
        self._tell(self.position.log)

    def _show_score(self) -> None:
        match = self.rules["match"]
        target = "" if match["target"] == "none" else f" ({match['target']} wins the match)"
        scores = self.names.scores(self.position.table.scores)
        self.screen.heading(f"Score: {scores}{target}.")

    def _tell(self, events: Iterable[Entry]) -> None:
        self.say(told(events, self.names, self.rules, last_one_in(self.position)))

    def _let_bots_move(self) -> None:
        events: list[Entry] = []
        while self.sitting.is_bots_turn():
            events.extend(self.sitting.let_bot_move())
        self._tell(events)

    def _is_last_round(self) -> bool:
        result = self.position.result
        if result is None or result.match_over:
            return True
        number = self.position.table.round.number
        counts = result.ended not in ("void", "replay", "redeal")
        return self.rounds is not None and counts and number >= self.rounds

    def _close(self) -> None:
        """Show the last result."""
        result, names = self.position.result, self.names
        assert result, "the last round is over"
        self._show_result()
        if result.match_over:
            self.screen.heading(f"The match is over: {names.win(result.match_winners)} it.")
        self.is_left = True

    def _show_result(self) -> None:
        result, names = self.position.result, self.names
        assert result, "the round is over"
        self._show_table()
        self.say(["Left in the hands:"])
        width = self.screen.style.width - 2
        self.say(f"  {line}" for line in counted(self.position, names, result.pips, width))
        self._show_score()

    def _show(self) -> None:
        """Show what has changed since the last input, and what can be done."""
        now = (len(self.sitting.rounds), len(self.position.plays), len(self.position.log))
        if now == self._shown:
            return
        if self.position.result:
            self._show_result()
            self.say([NEXT_ROUND])
            self._shown = now
            return
        has_new_tile = now[:2] != self._shown[:2]
        if has_new_tile:
            self._show_table()
        if has_new_tile or self.position.table.refereed or self._can_lay():
            self._show_hand()
        self._show_moves()
        self._shown = now

    @property
    def _trains(self) -> int:
        return len(self.sitting.match.plan.trains)

    def _can_lay(self) -> bool:
        return any(move.tile for move in self.sitting.legal())

    def _drawer(self) -> Drawer:
        return drawer(self.screen.style, self.rules["set"]["highest_double"])

    def _show_table(self) -> None:
        seen = observation(self.position, self.sitting.me)
        style, names = self.screen.style, self.names
        if not seen["result"]:
            self.say(["", *holdings(seen, names, style)])
        self.say(["", *self._drawer().line(seen, self.rules["layout"]["doubles"]["lie"]), ""])
        if seen["ends"] and not seen["result"]:
            self.say([ends(seen, names)])
        if seen["confirmed"] and not seen["result"]:
            passed = listed(names.short(seat) for seat in seen["confirmed"])
            self.say([f"Passed in succession: {passed}. When all have, the round is blocked."])

    def _show_hand(self) -> None:
        legal, hand = self.sitting.legal(), self.position.hands[self.position.turn.seat]
        judged = self.position.table.refereed
        if self.position.table.row:
            shown = observation(self.position, self.sitting.me)["shown"]
            hand = tuple(Tile.parse(one["tile"]) for one in shown if one["seat"] == self.sitting.me)
        self.say(["Your hand:" if not self.position.table.row else "Of your row you see:"])
        playable = [] if judged else [str(move.tile) for move in legal]
        self.say(self._drawer().hand(map(str, hand), playable))

    def _show_moves(self) -> None:
        legal = self.sitting.legal()
        if not self.position.table.refereed:
            only = ["(or press Enter)"] if len(legal) == 1 else []
            self.say(flowed([*numbered(legal, self._trains), *only], self.screen.style.width))

    def _read(self) -> str | None:
        """Return what the person types; None at the end of the input."""
        self.screen.write("> ")
        line = self.source.readline()
        typed = "".join(sign for sign in line if sign.isprintable()).strip()
        if not line or not self.source.isatty():
            self.screen.show(typed)
        return typed if line else None

    def _answer(self, line: str | None) -> None:
        words = ["quit"] if line is None else line.lower().split()
        if not words:
            self._enter()
        elif words[0] in COMMANDS:
            COMMANDS[words[0]](self, words[1:])
        else:
            self._move(words)

    def _enter(self) -> None:
        """Do the only thing there is to do, if it is so."""
        legal = self.sitting.legal()
        if self.position.result:
            self.go_on()
        elif len(legal) == 1 and not self.sitting.match.refereed:
            self.play(legal[0])
        else:
            self.say([f"Type a number, or {HOW}; or help."])

    def _move(self, words: Words) -> None:
        legal, number, typed = self.sitting.legal(), read_number(words), read_move(words)
        if self.position.result and words[0] in ONWARD:
            self.go_on()
        elif self.position.result:
            self.say([f"The round is over. {NEXT_ROUND}"])
        elif number is not None:
            self._make(number, legal)
        elif typed:
            self._try(typed, among(typed, legal))
        else:
            cure = near(words[0], COMMANDS) or f"Type a number, or {HOW}; or help."
            self.say([f"'{' '.join(words)[:40]}' is not understood. {sentence(cure)}"])

    def _make(self, number: int, legal: Sequence[Move]) -> None:
        if 1 <= number <= len(legal):
            self.play(legal[number - 1])
        else:
            self.say([f"There is no move {number}: the numbers go from 1 to {len(legal)}."])

    def _try(self, typed: Typed, good: Sequence[Move]) -> None:
        """Make the move that was typed, ask if it is not clear, or say why it is not legal."""
        plan, position = self.sitting.match.plan, self.position
        hand = position.hands[position.turn.seat]
        tried = [completed(plan, position, move) for move in meant(typed, position)]
        if len(good) == 1:
            self.play(good[0])
        elif good:
            ways = [move_name(move, self.sitting.legal(), self._trains) for move in good]
            self.say([f"There are several ways: {listed(ways, 'or')}."])
        elif not position.table.refereed:
            self.refuse(reasons(plan, position, tried))
        elif typed.tile in hand and (len(tried) > 1 or _is_open(tried[0])):
            self.say(["Say the end and what faces out, such as 6-4 left 6: it will be judged."])
        else:
            self.play(tried[0])


def _is_open(move: Move) -> bool:
    """Whether it was not said which half faces out."""
    return move.end is not None and move.out is None


def _quit(talk: Dialogue, _words: Words) -> None:
    talk.is_left = True
    talk.say(["Good-bye."])


def _undo(talk: Dialogue, _words: Words) -> None:
    if talk.sitting.undo(talk.is_decision):
        talk.say(["Taken back."])
        talk.redraw()
    else:
        why = "you had no choice so far" if talk.sitting.has_moved() else "you have not moved yet"
        talk.say([f"There is nothing to take back: {why}."])


def _hint(talk: Dialogue, _words: Words) -> None:
    if talk.position.result:
        talk.say([f"The round is over. {NEXT_ROUND}"])
    else:
        talk.say(hint(talk.sitting.match.plan, talk.position, talk.guide))


def _why(talk: Dialogue, words: Words) -> None:
    asked = [word.rstrip("?") for word in words if word not in ("not", "?")]
    typed = read_move(asked) if asked else None
    if typed is None:
        talk.say(["Ask about a move: why 6-4, why not 6-4 left, why pass."])
    else:
        talk.say(why(talk.sitting.match.plan, talk.position, typed, talk.guide))


def _rules(talk: Dialogue, _words: Words) -> None:
    talk.say(talk.guide.text(talk.screen.style.width))


def _log(talk: Dialogue, _words: Words) -> None:
    lines = told(talk.position.log, talk.names, talk.rules, last_one_in(talk.position))
    talk.say(f"{place:3} {line}" for place, line in enumerate(lines, start=1))


def _help(talk: Dialogue, _words: Words) -> None:
    for typed, does in HELP:
        talk.say(hung(f"  {typed:<15}", does, talk.screen.style.width))


def _table(talk: Dialogue, _words: Words) -> None:
    talk.redraw()


COMMANDS: Final[Mapping[str, Callable[[Dialogue, Words], None]]] = {
    "help": _help, "h": _help, "?": _help,
    "hint": _hint,
    "why": _why,
    "undo": _undo, "u": _undo,
    "rules": _rules,
    "log": _log,
    "table": _table, "t": _table,
    "quit": _quit, "q": _quit, "exit": _quit,
}  # fmt: skip
