# SPDX-License-Identifier: MIT
"""From round to round, and the bots that play them."""

import pytest

from dominospec.chance import shuffled
from dominospec.loading import load, resolve, vary
from dominospec.play import BadDeal, Move, compile_plan, observation
from dominospec.terminal.bots import BOTS
from dominospec.terminal.matches import Match, first_round, next_round
from dominospec.terminal.sitting import Sitting
from dominospec.tiles import Tile


def plan_of(variant, players=2, change=None, **options):
    named = {name.replace("_", "-"): choice for name, choice in options.items()}
    return compile_plan(resolve(vary(load(variant), change or {}), players, named))


def played(sitting):
    while sitting.is_bots_turn():
        sitting.let_bot_move()
    return sitting.position


def test_a_round_is_dealt_by_its_seed():
    plan = plan_of("draw")
    begun = first_round(Match(plan, "7"))
    order = shuffled(plan.tiles, "7/1")
    assert begun.seed == "7/1"
    assert begun.position.hands[1] == tuple(sorted(order[7:14]))
    assert begun.position.boneyard == order[14:]


def test_unused_tiles_are_no_boneyard():
    assert first_round(Match(plan_of("block"), "7")).position.boneyard == ()


def test_the_next_round_looks_back_and_carries_the_scores():
    sitting = Sitting(Match(plan_of("block"), "1"), BOTS["greedy"])
    before = played(sitting)
    sitting.go_on()
    table = sitting.position.table
    assert (table.round.number, table.scores) == (2, before.table.scores)
    assert table.leader == before.result.winner
    assert sitting.rounds[1].begun.seed == "1/2"


def test_a_replay_has_the_same_number_and_other_tiles():
    sitting = Sitting(Match(plan_of("block", block_tie="replay"), "14"), BOTS["greedy"])
    before = played(sitting)
    assert before.result.ended == "replay"
    sitting.go_on()
    this = sitting.position.table.round
    assert (this.number, this.last.ended, this.last.winner) == (1, "replay", None)
    assert sitting.rounds[1].begun.seed == "14/1/2"
    assert sitting.position.hands != sitting.rounds[0].begun.position.hands


def test_a_void_round_was_never_there():
    plan = plan_of("block", false_pass="fifty-points-void")
    match = Match(plan, "1", refereed=True)
    sitting = Sitting(match, BOTS["greedy"])
    played(sitting)
    sitting.go_on()
    look_back = sitting.position.table.round.last
    sitting.now.play(sitting.legal()[0])
    seat = sitting.position.turn.seat
    while sitting.position.result is None:
        foul = Move(sitting.position.turn.seat, "pass")
        sitting.now.play(foul if foul not in sitting.legal() else sitting.legal()[0])
        seat = sitting.position.turn.seat
    assert sitting.position.result.ended == "void"
    begun = next_round(match, sitting.rounds[-1].begun, sitting.position)
    table = begun.position.table
    assert (table.round.number, table.round.last, begun.seed) == (2, look_back, "1/2/2")
    assert table.scores[1 - seat] >= 50


def test_a_round_lost_before_the_lead():
    change = {"fouls": {"illegal-tile": {"remedy": "stands", "ends": "round-lost"}}}
    match = Match(plan_of("block", change=change), "1", refereed=True)
    begun = first_round(match)
    position = begun.position
    seat = position.turn.seat
    wrong = next(tile for tile in position.hands[seat] if tile != position.table.lead_tile)
    sitting = Sitting(match, BOTS["greedy"])
    sitting.now.play(Move(seat, "play", wrong))
    assert sitting.position.result.ended == "forfeit"
    sitting.go_on()
    assert sitting.position.table.leader == 1 - seat


def test_tiles_are_dealt_again_until_somebody_has_the_lead():
    change = {"lead": {"first": [{"by": "holder-of", "tile": "6-6"}]}}
    plan = plan_of("block", change=change)
    seeds = {str(seed): first_round(Match(plan, str(seed))) for seed in range(10)}
    assert any(begun.attempt > 1 for begun in seeds.values())
    for begun in seeds.values():
        assert Tile(6, 6) in begun.position.hands[begun.position.table.leader]


def test_a_lead_that_nobody_ever_has():
    change = {"set": {"remove": ["6-6"]}, "lead": {"first": [{"by": "holder-of", "tile": "6-6"}]}}
    with pytest.raises(BadDeal, match="nobody has the lead in 1000 deals"):
        first_round(Match(plan_of("block", change=change), "1"))


def test_a_match_by_lot_ends():
    plan = plan_of("block", first_lead="lot", later_lead="lot")
    sitting = Sitting(Match(plan, "3"), BOTS["random"])
    leaders = set()
    while not played(sitting).result.match_over:
        leaders.add(sitting.position.table.leader)
        sitting.go_on()
    assert leaders == {0, 1}
    assert max(sitting.position.table.scores) >= 100


@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_the_same_game_from_the_same_seed(bot):
    games = []
    for _ in range(2):
        sitting = Sitting(Match(plan_of("matador", 3, matadors="either"), "5"), BOTS[bot])
        played(sitting)
        games.append(sitting.now.made)
    assert games[0] == games[1]


def test_the_greedy_bot_lays_the_heaviest_tile_and_draws_only_when_it_must():
    sitting = Sitting(Match(plan_of("draw", drawing="at-will"), "4"), BOTS["greedy"])
    while not sitting.position.result:
        legal = sitting.legal()
        sitting.let_bot_move()
        made = sitting.now.made[-1]
        plays = [move.tile.pips for move in legal if move.tile]
        assert made.tile.pips == max(plays) if plays else made.tile is None


def test_bots_do_not_see_other_hands():
    seen = []

    def spy(view, legal, _seed):
        seen.append((legal[0].seat, view))
        return legal[0]

    played(Sitting(Match(plan_of("draw", 3), "1"), spy))
    for seat, view in seen:
        assert [hand is not None for hand in view["hands"]] == [one == seat for one in range(3)]


def test_undo_goes_back_over_rounds():
    sitting = Sitting(Match(plan_of("block"), "1"), BOTS["greedy"], me=0)
    starts = []
    for _ in range(2):
        starts.append(observation(sitting.position))
        while not sitting.position.result:
            if sitting.is_bots_turn():
                sitting.let_bot_move()
            else:
                sitting.now.play(sitting.legal()[0])
        sitting.go_on()
    undone = 0
    while sitting.undo(lambda position: not position.result and position.turn.seat == 0):
        undone += 1
        assert sitting.position.turn.seat == 0
    assert undone > 8
    assert len(sitting.rounds) == 1
    assert len(sitting.now.made) <= 1
