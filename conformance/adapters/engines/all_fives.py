# SPDX-License-Identifier: MIT
# ruff: noqa: ANN001, ANN201, ANN204, ARG002, RUF012 - read it as one short page
"""An adapter of the PyPI package all-fives-domino, which is imported as ``src``.

The library names an end by the tile that is joined. It plays a round in one call, and asks a brain
for each decision; here the brain stops the call, and the next move resumes it. It leads by itself;
here the lead waits for its move. A lead by lot is laid without its rules: it has none for it.
"""

from src.main.game.Board import Board
from src.main.game.Brain import Brain
from src.main.game.DominoRound import DominoRound
from src.main.game.exceptions.Game import GameWinSignal
from src.main.game.Game import Game
from src.main.game.Hand import Hand
from src.main.game.Piece import Piece
from src.main.game.Player import Player
from src.main.game.Scorer import AllFivesScorer
from table import Lacking, Refused, Table, halves_of, serve, tile_of


class Waiting(Exception):
    """The library waits for a move."""


class Mover(Brain):
    """A brain that leaves the decision to the harness."""

    def decide(self, round):  # noqa: A002 - the names are the library's
        """Stop the library."""
        raise Waiting


class Seat(Player):
    """A player of the library that notes what it draws."""

    def draw(self):
        """Draw, and tell it."""
        tile = tile_of(*self.round.pool[-1].sides)
        super().draw()
        seat = (self.round.player1, self.round.player2).index(self)
        self.round.drawn.append({"event": "draw", "seat": seat, "tile": tile})


class Round(DominoRound):
    """A round of the library with a given deal, in which the lead waits for its move."""

    def __init__(self, game, hands, pool):
        self.game, self.board, self.scorer = game, Board(), AllFivesScorer
        self.player1, self.player2, self.pool = game.player1, game.player2, pool
        self.current_player = self.lead = None
        self.drawn = []
        for player, hand in zip((self.player1, self.player2), hands, strict=True):
            player.round, player.hand = self, Hand(*hand)

    def find_lead(self):
        """Let the library look for the tile that leads, and keep it from laying it."""
        self.play = lambda piece: setattr(self, "lead", piece)
        self.check_required_starting_piece()
        del self.play


class Fives(Table):
    """A game of the library."""

    hello = {
        "protocol": 1,
        "engine": {
            "name": "all-fives-domino",
            "version": "1.0.23",
            "language": "python",
            "homepage": "https://pypi.org/project/all-fives-domino/",
        },
        "features": [],
        "spec_driven": False,
        "modes": ["strict"],
        "variants": [{"id": "all-fives-eggs"}],
        "auto": ["pass", "draw"],
    }

    def begin(self, hands, boneyard):
        """Deal, and let the library look for the lead."""
        self.game = Game(Seat(Mover()), Seat(Mover()))
        self.players = (self.game.player1, self.game.player2)
        for player, score in zip(self.players, self.scores, strict=True):
            player._score = score  # noqa: SLF001 - the setter would end the match
        self.game.eggs = self.round.get("history", {}).get("counters", {}).get("eggs", [0])[0]
        held = [[Piece(*halves_of(tile)) for tile in hand] for hand in hands]
        pool = [Piece(*halves_of(tile)) for tile in reversed(boneyard)]
        self.dealt = Round(self.game, held, pool)
        self.arms, self.spinner, self.before = {}, None, self.scores
        if self.lot is not None:
            self.dealt.current_player = self.players[self.lot]
        elif any(piece.is_double for hand in held for piece in hand):
            self.dealt.find_lead()
        else:
            raise Lacking("lead/by/all-draw")  # here both draw; the language has another way

    def turn(self):
        """Whose turn it is."""
        return self.players.index(self.dealt.current_player)

    def hands(self):
        """Return the hands by seat."""
        return [[tile_of(*piece.sides) for piece in player.hand] for player in self.players]

    def open_arms(self):
        """Return the arms on which the library has a side free: the tile there, and its number."""
        return {arm: end for arm, end in sorted(self.arms.items()) if end[1] in end[0].open_sides}

    def ends(self):
        """Return the open ends."""
        return [{"end": arm, "shows": [number]} for arm, (_, number) in self.open_arms().items()]

    def moves(self):
        """Return what the library lists, for every free arm of the tile that it names."""
        if self.dealt.board.origin is None:
            lead = self.dealt.lead
            leads = [lead] if lead else self.dealt.current_player.hand
            return [(tile_of(*piece.sides), None) for piece in leads]
        return [
            (tile_of(*piece.sides), arm)
            for piece, origin, is_closed in self.dealt.valid_options()
            for arm, (tip, number) in self.open_arms().items()
            if tip == origin and number in piece.sides and not is_closed
        ]

    def play(self, seat, tile, end, wanted):
        """Let the library go on with a move; it does not look whether it is listed."""
        piece = Piece(*halves_of(tile))
        tip = self.tip(piece, end)
        out = tip and piece.unlinked_side(tip)
        if wanted not in (None, out):
            raise Refused("illegal_action")  # a library turns the tile by itself
        before, self.dealt.drawn, self.passed = self.told_scores(), [], []
        is_over, is_won = self.carry_out(piece, tip)
        laid = self.lay(seat, tile, end, out)
        self.grow(piece, end)
        gained = self.told_scores()[seat] - before[seat]
        events = [laid, *self.awards(seat, seat, "fives", gained), *self.dealt.drawn]
        if is_won:
            return events + self.end("stopped", seat, seat)
        if is_over:
            return events + self.count(seat)
        self.passed = self.seats_between(seat, self.turn())
        return events + self.passes_told()

    def tip(self, piece, end):
        """Return the tile that is joined; refuse what the library cannot be told, or refuses."""
        is_lead = self.dealt.board.origin is None
        is_known = end is None if is_lead else end in self.arms
        is_held = piece in self.dealt.current_player.hand
        is_other = is_lead and self.dealt.lead not in (None, piece)
        if is_other or not is_known or not is_held:
            raise Refused("illegal_action")
        return None if is_lead else self.arms[end][0]

    def carry_out(self, piece, tip):
        """Lay the tile and let the round run on; return whether it is over, and the match won."""
        try:
            self.dealt.play(piece, tip)
            self.dealt.run()
        except Waiting:
            return False, False
        except GameWinSignal:
            return True, True
        return True, False

    def grow(self, piece, end):
        """Note which tile now lies at which arm; the first double has two arms aside."""
        high, low = sorted(piece.sides, reverse=True)
        if end is None:
            self.arms = {0: (piece, high), 1: (piece, low)}
        else:
            self.arms[end] = (piece, self.line[-1]["out"])
        if piece.is_double and self.spinner is None:
            self.spinner = piece
            self.line[-1]["opens"] = [2, 3]
        if self.spinner and all(tip is not self.spinner for tip, _ in self.arms.values()):
            aside = dict.fromkeys((2, 3), (self.spinner, self.spinner.sides[0]))
            self.arms = aside | self.arms

    def told_scores(self):
        """Return the scores as the library has them."""
        return [player.score for player in self.players]

    def awards(self, seat, side, award, points):
        """Tell what a side has gained by what a seat has done."""
        told = {"event": "award", "seat": seat, "side": side, "award": award, "points": points}
        return [told] if points else []

    def count(self, seat):
        """Let the library count the hands; return the events of the end."""
        before, eggs, is_won = self.told_scores(), self.game.eggs, False
        try:
            self.game.award_round_score()
        except GameWinSignal:
            is_won = True
        gained = [now - then for now, then in zip(self.told_scores(), before, strict=True)]
        winner = next((one for one, gain in enumerate(gained) if gain), None)
        ended = "block" if all(map(len, self.hands())) else "out"
        events = self.end(ended, seat, winner, is_won=is_won)
        if winner is not None:
            events += self.awards(seat, winner, "pips", gained[winner] - eggs)
            events += self.awards(seat, winner, "eggs-won", eggs)
        row = "eggs" if winner is None else "eggs-won"
        left = {"counter": "eggs", "holder": 0, "value": self.game.eggs}
        return events + [{"event": "counter", "seat": seat, "by": row, **left}] * (
            self.game.eggs != eggs
        )

    def end(self, ended, seat, winner, *, is_won=True):
        """Note the end of the round; the library leads every round by the same tiles."""
        won = [] if winner is None else [winner]
        told = {"ended": ended, "seat": seat, "winner": winner, "winners": won}
        gained = [now - then for now, then in zip(self.told_scores(), self.before, strict=True)]
        self.scores = self.told_scores()
        self.over = {**told, "pips": self.pips(), "points": gained, "match_over": is_won}
        link = None if is_won else self.link(counters={"eggs": [self.game.eggs]})
        self.over |= {"match_winners": won if is_won else [], "next": link}
        return [{"event": "round-end", **told}]

    def state(self, viewer="all"):
        """Return the position with what this game has besides."""
        scores, boneyard = self.told_scores(), len(self.dealt.pool)
        eggs = {"counters": {"eggs": [self.game.eggs]}}
        return super().state(viewer) | {"scores": scores, "boneyard": boneyard, **eggs}


serve(Fives())
