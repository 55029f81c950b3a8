# SPDX-License-Identifier: MIT
"""A variant that passes ``check`` can be played: laws over whole variants drawn from the schema.

    DOMINOSPEC_EXAMPLES=5000 pytest engine/tests/test_generated_variants.py

draws so many; the tests draw a few hundred.
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from hypothesis import HealthCheck, given, note, reject, settings
from hypothesis import strategies as st

from dominospec.book.catalogue import LANGUAGES
from dominospec.book.rulebook import Teller
from dominospec.book.wording import wording
from dominospec.chance import pick
from dominospec.loading import Variant, resolve
from dominospec.play import (
    BadDeal,
    Plan,
    Position,
    Session,
    compile_plan,
    move_from,
    move_to,
    moves,
)
from dominospec.terminal.matches import Begun, Match, first_round, next_round
from dominospec.tiles import Tile

sys.path.insert(0, str(Path(__file__).parent))
from generated import variants

EXAMPLES = int(os.environ.get("DOMINOSPEC_EXAMPLES", "70"))
LAWS = settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True
)
ROUNDS = 3
MOST = 600
"""More moves than a round of so few tiles can have."""

seeds = st.integers(0, 999).map(str)


def plans(variant: Variant) -> Iterator[Plan]:
    for players in variant.players:
        resolved = resolve(variant, players)
        assert json.loads(json.dumps(resolved)) == resolved
        yield compile_plan(resolved)


def opened(plan: Plan, seed: str) -> tuple[Match, Begun]:
    """A match and its first round; that hands dealt again and again end is nobody's promise."""
    match = Match(plan, seed)
    try:
        return match, first_round(match)
    except BadDeal:
        reject()


def tiles(position: Position) -> Counter[Tile]:
    laid = [event.tile for event in position.log if event.event == "play"]
    away = [tile for hand in position.table.discards for tile in hand]
    piles = (*position.hands, position.boneyard, laid, away)
    return Counter(tile for pile in piles for tile in pile if tile)


def played(plan: Plan, first: Position, seed: str) -> Session:
    """A round of moves picked by the seed, with what must hold after each."""
    session, there = Session(plan, first), tiles(first)
    while session.position.result is None:
        legal = session.legal()
        assert legal, "a position that is not over has a move"
        assert len(set(legal)) == len(legal)
        session.play(legal[pick(len(legal), f"{seed}:{len(session.made)}")])
        assert tiles(session.position) == there, "a tile is lost or doubled"
        assert len(session.made) < MOST, "a round has an end"
    assert not moves(plan, session.position)
    return session


def judged(plan: Plan, position: Position) -> None:
    """What must hold of a result."""
    result = position.result
    assert result
    assert set(result.winners) <= set(range(plan.side_count))
    if result.winner is None:
        assert not result.winners
    else:
        assert plan.sides[result.winner] in result.winners
    if result.match_over:
        assert result.match_winners
    assert len(result.pips) == plan.players


@LAWS
@given(variants(), seeds)
def test_rounds_of_a_match_have_moves_an_end_and_a_result(variant: Variant, seed: str) -> None:
    note(json.dumps(variant.rules.data))
    for plan in plans(variant):
        match, begun = opened(plan, seed)
        for _ in range(ROUNDS):
            last = played(plan, begun.position, begun.seed).position
            judged(plan, last)
            if last.result and last.result.match_over:
                break
            begun = next_round(match, begun, last)


@LAWS
@given(variants(), seeds)
def test_replay_and_undo_give_equal_positions(variant: Variant, seed: str) -> None:
    note(json.dumps(variant.rules.data))
    for plan in plans(variant):
        first = opened(plan, seed)[1].position
        session = played(plan, first, seed)
        written = [move_from(move_to(move)) for move in session.made]
        assert Session.replay(plan, first, written).position == session.position
        half = len(written) // 2
        session.undo(len(written) - half)
        assert session.position == Session.replay(plan, first, written[:half]).position


@LAWS
@given(variants())
def test_every_variant_is_told_in_every_language(variant: Variant) -> None:
    note(json.dumps(variant.rules.data))
    for language in LANGUAGES:
        told = Teller(variant, [variant.data], wording(language)).chapters()
        assert all(part.text for clauses in told.values() for c in clauses for part in c.body)
