# SPDX-License-Identifier: MIT
"""The laws of spec/language.md, section 19, over random rounds of every variant and house rule."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from dominospec.chance import pick, shuffled
from dominospec.loading import Variant, load, resolve, variant_ids, vary
from dominospec.play import (
    Deal,
    Plan,
    Position,
    Round,
    Session,
    compile_plan,
    deal,
    event_to,
    move_from,
    move_to,
    moves,
    observation,
    play,
    start,
)
from dominospec.play.chapters.block import is_blocked
from dominospec.play.chapters.draw import begins_with_a_draw, is_dry, may_draw
from dominospec.play.chapters.join import can_play
from dominospec.play.chapters.seats import still_in
from dominospec.tiles import Tile

LAWS = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@dataclass(frozen=True)
class Game:
    """One number of players, one choice that differs from the default, and parts added to it."""

    variant: str
    players: int
    option: tuple[str, str] | None = None
    parts: tuple[str, ...] = ()

    @property
    def plan(self) -> Plan:
        return _plan(self)


@cache
def _variant(name: str, parts: tuple[str, ...]) -> Variant:
    variant = load(name)
    for part in parts:
        variant = vary(variant, (PARTS | ROWS)[part])
    return variant


@cache
def _plan(game: Game) -> Plan:
    options = dict([game.option]) if game.option else {}
    return compile_plan(resolve(_variant(game.variant, game.parts), game.players, options))


def _again(gives: str, at: str) -> dict[str, Any]:
    return {"turn": {"again": {f"{gives}-{at}": {"title": "Again", "gives": gives, "at": at}}}}


def _declares(what: str, **more: Any) -> dict[str, Any]:
    row = {"title": "Said", "with": what, **more}
    name = f"{what}-{more.get('duty', 'may')}"
    award = {"title": "A", "event": "declare", "when": {"declared": [name]}, "to": "actor"}
    return {
        "turn": {"declares": {name: row}},
        "score": {"awards": {name: {**award, "points": 1}}},
    }


def _rule(event: str, do: str, **more: Any) -> dict[str, Any]:
    return {"rules": {f"{event}-{do}": {"title": "Rule", "event": event, "do": do, **more}}}


def _award(event: str, to: str, points: Any) -> dict[str, Any]:
    row = {"title": "Award", "event": event, "to": to, "points": points, "several": "divided"}
    return {"score": {"awards": {f"{event}-{to}": row}}}


def _trains(others: Any, passer: str = "stays", off: str = "", **more: Any) -> dict[str, Any]:
    own = {"title": "Own train", "for": "each-seat", "others": others, **more}
    common = {"title": "Train of all", "for": "the-table", "opens": "after-own-train"}
    rows = {f"own-{len(str(others))}": own, "common": common}
    passing = {"passer": passer} if passer != "stays" else {"marker_off": off} if off else {}
    return {"layout": {"grows": "in-trains", "trains": rows}, "pass": passing}


def _lead(step: dict[str, Any]) -> dict[str, Any]:
    return {"lead": {"first": [{"by": "lot", **step}, "heaviest-tile"]}}


def _row(**row: str) -> dict[str, Any]:
    lead = {"first": ["lot"], "later": ["next-in-turn"]}
    return {"deal": {"hands": "face-down-row"}, "lead": lead, "turn": {"row": row}}


PARTS: dict[str, dict[str, Any]] = {
    "go on anywhere": _again("may-play", "anywhere"),
    "go on there": _again("may-play", "on-that-tile"),
    "another turn": _again("new-turn", "anywhere"),
    "if able there": _again("play-if-able", "on-that-tile"),
    "cover it": _again("must-play", "on-that-tile"),
    "doubles before": {
        "turn": {
            "limits": {
                "double": {"title": "D", "tiles": ["doubles"], "if_none": "lifted"},
                "arms": {"title": "A", "first": {"used": "not-this-turn"}, "steps": ["further"]},
            }
        }
    },
    "apart": {"turn": {"limits": {"d": {"title": "D", "after": {"shares_double": False}}}}},
    "not there": {
        "turn": {
            "limits": {"n": {"title": "N", "at": {"shows": ["even"]}, "tiles": [{"pips": "odd"}]}}
        }
    },
    "never two": {
        "turn": {"limits": {"n": {"title": "N", "steps": ["lead", "turn"], "tiles": []}}}
    },
    "each number": {
        "turn": {
            "again": {
                "n": {
                    "title": "N",
                    "for_each": "number",
                    "gives": "play-if-able",
                    "when": {"laid": {"tiles": [{"half": "that-number"}], "is": 3}},
                    "times": 1,
                }
            }
        }
    },
    "say so": _declares("play", tile=["doubles"]),
    "must say so": _declares("play", tile=["doubles"], duty="must"),
    "say pass": _declares("pass", duty="must"),
    "wait": _declares("turn"),
    "name a number": _declares("before-turn", for_each="number", duty="must"),
    "two tiles": {"turn": {"plays": {"most": 2}}},
    "all that fit": {"turn": {"plays": {"most": "unlimited", "duty": "while-able"}}},
    "two or none": {"turn": {"plays": {"most": 2, "least": 2}}},
    "each arm": {"turn": {"plays": {"most": 3, "arms": "different", "per_arm": 1}}},
    "one arm": {"turn": {"plays": {"most": 3, "arms": "one"}, "leader_plays": {"least": 2}}},
    "long first": {
        "turn": {"first_plays": {"most": "unlimited", "last_double": "not-allowed"}},
    },
    "skip": _rule("play", "skips", whom=["next-seat"]),
    "skip two": _rule("draw", "skips", whom=["next-seat", "previous-seat"]),
    "reverse": _rule("play", "reverses", when={"tile": ["doubles"]}),
    "reverse on drawing": _rule("draw", "reverses"),
    "deal out": _rule("play", "draws", whom="everyone", amount=2, when={"tile": ["doubles"]}),
    "draw for passing": _rule("pass", "draws", whom="actor"),
    "bare": _rule("play", "leaves-round", whom=["next-seat"], when={"tile": ["6-6", "5-5"]}),
    "walks out": _rule("pass", "leaves-round", whom="actor", when={"laid": {"at_least": 9}}),
    "shut": _rule("play", "closes-end", when={"tile": ["doubles"], "laid": {"at_least": 3}}),
    "enough": _rule("turn-end", "ends-round", when={"laid": {"at_least": 12}}, winner="opponents"),
    "halt": _rule("play", "ends-round", when={"tile": ["0-0"]}, **{"as": "block"}),
    "late draw": _rule("turn-end", "draws", whom="actor", when={"tile": ["doubles"]}),
    "turn points": _award("turn-end", "actor", {"count": "hands", "whose": "own-seat"}),
    "sums": {"join": {"by": "sum", "wild": {"tiles": ["doubles"], "laid": "either"}}},
    "keep": {"draw": {"when": "when-stuck", "drawn": "may-be-kept", "most": 2}},
    "ends": {"draw": {"when": "at-will", "drawn": "ends-the-turn", "reserve": 1}},
    "at will": {"draw": {"when": "at-will", "most": 3}},
    "draw or pass": {"draw": {"when": "may-when-stuck", "most": 2}},
    "draw first": {"draw": {"when": "every-turn", "most": 2, "drawn": "may-be-kept"}},
    "three in all": {"draw": {"when": "when-stuck", "most_in_round": 3, "most": "unlimited"}},
    "free passes": {"pass": {"when": "at-will"}},
    "leave": {"pass": {"passer": "leaves-the-round"}},
    "put away": {"pass": {"discards": "one-tile"}},
    "two out": {"finish": {"out": {"ends_round": 2, "winner": "last-out"}}},
    "all but one": {"finish": {"out": {"ends_round": "all-but-one", "winner": "last-in"}}},
    "all out": {"finish": {"out": {"ends_round": "all", "winner": "by-block"}}},
    "late out": {"finish": {"out": {"when": {"boneyard_dry": True}}}},
    "first stuck": {"finish": {"block": {"established": "first-stuck"}}},
    "no block": {"finish": {"block": {"established": "never"}}},
    "named": {"finish": {"block": {"candidates": ["leader", "next-seat"]}}},
    "more tests": {
        "finish": {
            "block": {
                "best": [
                    *("no-doubles", "fewest-mixed-pips", "fewest-tiles", "fewest-doubles"),
                    {"most": {"count": "hands", "whose": "opponents"}},
                    *("most-pips", "nearest-to-closer"),
                ]
            }
        }
    },
    "trains": _trains("while-marked", passer="marks-own-train"),
    "late trains": _trains({"who": "next-seat"}, opens="after-first-lap", off="any-play"),
    "bare trains": _trains("always", start_joins="nothing", opens="after-own-train"),
    "own ends": _award("play", "actor", {"count": "ends", "ends": "own-train", "free": "open"}),
    "open trains": _rule("play", "marks", when={"tile": ["doubles"]}),
    "side arms": {"layout": {"doubles": {"every": {"arms": 3}}}},
    "at once": {"finish": {"block": {"established": "at-once", "tie": "shared"}}},
    "called": {"finish": {"block": {"established": "called", "tie": "replay"}}},
    "next": {"finish": {"block": {"candidates": "closer-and-next", "best": ["nearest-to-leader"]}}},
    "tests": {"finish": {"block": {"best": ["fewest-side-pips", "lightest-tile", "not-closer"]}}},
    "spinners": {"layout": {"doubles": {"every": {"arms": 4, "opens": "after-line-sides"}}}},
    "stars": {"layout": {"doubles": {"led": {"arms": 4, "fill": "before-its-arms-grow"}}}},
    "cover": {
        "layout": {
            "doubles": {
                "every": {"arms": 3, "fill": "before-anything-else", "binds": "next-turn"},
                "several": "newest-first",
            }
        }
    },
    "stubs": {
        "layout": {"doubles": {"first": {"arms": 4, "side_arms": "one-tile"}, "every": {"arms": 1}}}
    },
    "one end": {"layout": {"grows": "at-one-end", "one_end": "chosen"}},
    "late spinner": {
        "layout": {
            "branches": {
                "late": {"title": "Late", "given": "when-enclosed", "most": 2, "arms": 4},
                "forks": {"title": "Forks", "arms": 3, "shows": "either-half"},
            }
        }
    },
    "steps": {"join": {"by": "difference", "differences": [1, -2], "around": True}},
    "beside": {
        "join": {
            "also": {"a": {"title": "A", "half": ["even"], "neighbour": ["mixed-tiles"]}},
            "never": {"b": {"title": "B", "end": [3], "neighbour": ["doubles"]}},
        }
    },
    "doubles first": {"layout": {"mixed_after": "double-on-the-table"}},
    "ends count": _award("play", "actor", {"count": "open-ends", "plus": {"count": "alike-ends"}}),
    "fives": _award("play", "actor", {"count": "laid", "minus": {"count": "passes"}}),
    "passes": _award("pass", "opponents", {"count": "hands", "worth": "one-each"}),
    "ends fit": _award("out", "winner", {"count": "fits-ends", "times": 10, "plus": "boneyard"}),
    "excess": _award("block", "everyone", {"count": "hands", "combine": "each-excess"}),
    "rounds": {"match": {"counting": "rounds-won", "target": 1, "tie": "shared"}},
    "copies": {"set": {"copies": 2}},
    "deal counts": _award("deal", "actor", {"count": "hands", "whose": "own-seat"}),
    "may redeal": {"deal": {"redeal": {"d": {"title": "D", "at_least": 3, "then": "may-redeal"}}}},
    "refuse": {"lead": {"first": [{"by": "lot", "refuse": "next-seat"}]}},
    "a double leads or passes": _lead({"from": ["doubles"], "lacking": "pass"}),
    "a double leads or draws": _lead({"from": ["doubles"], "lacking": "draw"}),
    "the table lays": _lead({"lays": "set-out-tile"}),
    "worth": {"set": {"tile_worth": {"blank": {"tiles": ["0-0"], "worth": 25}}}},
}
"""Pieces of rules that are mixed at random, several in one game."""

ROWS: dict[str, dict[str, Any]] = {
    "row": _row(),
    "row of open doubles": _row(doubles="face-up"),
    "row of one": _row(goes_on="one-tile", doubles="face-up", drawn="to-front"),
    "row that stays": _row(unfitting="stays", doubles="face-up"),
    "row looked at": _row(look="front", drawn="to-front"),
    "row looked at one by one": _row(look="front", goes_on="one-tile", doubles="face-up"),
}
"""Hands that lie in a row."""

WITH_ROWS = (
    *("apart", "not there", "skip", "reverse", "deal out", "draw for passing", "bare", "walks out"),
    *("shut", "enough", "halt", "late draw", "turn points", "sums", "draw or pass", "leave"),
    *("two out", "all but one", "all out", "late out", "first stuck", "no block", "named"),
    *("trains", "late trains", "bare trains", "at once", "next", "spinners", "cover", "one end"),
    *("late spinner", "steps", "beside", "doubles first", "ends count", "passes", "rounds"),
    *("the table lays", "worth", "side arms", "open trains"),
)
"""Parts that go with rows."""


def _games() -> list[Game]:
    found = []
    for name in variant_ids():
        variant = load(name)
        choices = [None] + [
            (option, choice)
            for option, row in variant.options.items()
            for choice in row["choices"]
            if choice != row["default"]
        ]
        found += [Game(name, n, choice) for n in variant.players for choice in choices]
    return found


GAMES = _games()
mixed = st.builds(
    Game,
    st.sampled_from(["block", "draw", "matador"]),
    st.sampled_from([2, 3, 4]),
    parts=st.lists(st.sampled_from(sorted(PARTS)), min_size=1, max_size=5, unique=True).map(tuple),
)
rows = st.builds(
    Game,
    st.sampled_from(["block", "draw"]),
    st.sampled_from([2, 3, 4]),
    parts=st.tuples(
        st.sampled_from(sorted(ROWS)), st.lists(st.sampled_from(WITH_ROWS), max_size=3, unique=True)
    ).map(lambda parts: (*parts[1], parts[0])),
)
SAYING = ("say so", "must say so", "say pass", "wait", "name a number")
saying = st.builds(
    Game,
    st.sampled_from(["block", "draw", "matador"]),
    st.sampled_from([2, 3, 4]),
    parts=st.tuples(st.sampled_from(SAYING), st.sampled_from(sorted(PARTS))),
)
some_game = st.sampled_from(GAMES) | mixed | rows
some_seed = st.integers(0, 10**6).map(str)


def dealt(plan: Plan, seed: str) -> Deal:
    return deal(plan, shuffled(plan.tiles, seed))


def opened(plan: Plan, seed: str, *, refereed: bool = False) -> Position:
    """Return the first deal that stands: others are over at once, to be dealt again."""
    for attempt in count():
        its = f"{seed}/{attempt}" if attempt else seed
        lots = (pick(plan.players, f"{its}:lot"),)
        first = start(plan, dealt(plan, its), Round(1, None, lots), refereed=refereed)
        if first.result is None or first.result.ended != "redeal":
            break
    return first


def played(plan: Plan, first: Position, seed: str) -> list[Position]:
    """Return every position of a round of moves picked by the seed."""
    positions = [first]
    while positions[-1].result is None:
        legal = moves(plan, positions[-1])
        choice = legal[pick(len(legal), f"{seed}:{len(positions)}")]
        positions.append(play(plan, positions[-1], choice))
        assert len(positions) < 1000, "a round has an end"
    return positions


def tiles_of(position: Position) -> Counter[Tile]:
    laid = [event.tile for event in position.log if event.event == "play"]
    piles = (*position.hands, position.boneyard, laid, *position.table.discards)
    return Counter(tile for pile in piles for tile in pile if tile)


@LAWS
@given(some_game, some_seed)
def test_every_tile_is_in_exactly_one_place(game: Game, seed: str) -> None:
    positions = played(game.plan, opened(game.plan, seed), seed)
    there = tiles_of(positions[0])
    assert not there - Counter(game.plan.tiles)
    assert all(tiles_of(position) == there for position in positions)


@LAWS
@given(some_game, some_seed)
def test_a_position_that_is_not_over_has_a_move_and_one_that_is_over_has_none(
    game: Game, seed: str
) -> None:
    *before, last = played(game.plan, opened(game.plan, seed), seed)
    assert all(moves(game.plan, position) for position in before)
    assert not moves(game.plan, last)


@LAWS
@given(some_game, some_seed)
def test_a_seat_that_can_play_passes_only_after_a_draw_that_may_be_kept(
    game: Game, seed: str
) -> None:
    for position in played(game.plan, opened(game.plan, seed), seed)[1:-1]:
        if not position.ends or position.table.claims:
            continue
        kinds = {move.move for move in moves(game.plan, position)}
        if "declare" in kinds or position.turn.pledged:
            continue  # what was said, or must be, hides the other moves
        stuck = kinds.isdisjoint({"play", "turn"}) and not begins_with_a_draw(game.plan, position)
        assert not ("turn" in kinds and kinds & {"draw", "pass"})
        if "pass" in kinds and "play" in kinds and game.plan.passing.when == "when-stuck":
            assert position.turn.drawn
            assert game.plan.draws.drawn == "may-be-kept"
        if stuck:
            passes = not kinds.isdisjoint({"pass", "discard"})
            free = game.plan.passing.when == "at-will" or game.plan.draws.when == "may-when-stuck"
            assert passes or may_draw(game.plan, position, stuck=True)
            assert free or passes != may_draw(game.plan, position, stuck=True)


@LAWS
@given(saying, some_seed)
def test_what_was_said_is_done_next(game: Game, seed: str) -> None:
    plan = game.plan
    goes = {row.id: row.goes for row in plan.declares}
    allowed = {"play": {"play"}, "pass": {"pass", "discard"}}
    positions = played(plan, opened(plan, seed), seed)
    for position in positions[:-1]:
        kinds = {move.move for move in moves(plan, position)} - {"declare"}
        for said in position.turn.pledged:
            assert kinds <= allowed[goes[said]]
    seats = [
        (entry.seat, dict(entry.detail)["declaration"])
        for entry in positions[-1].log
        if entry.event == "declare"
    ]
    whole = [one for one in seats if goes[one[1]] == "turn"]
    assert len(whole) == len(set(whole))


@LAWS
@given(some_game, some_seed)
def test_replay_and_undo_give_equal_positions(game: Game, seed: str) -> None:
    plan, first = game.plan, opened(game.plan, seed)
    session = Session(plan, first)
    while not session.position.result:
        legal = session.legal()
        session.play(legal[pick(len(legal), f"{seed}:{len(session.made)}")])
    written = [move_from(move_to(move)) for move in session.made]
    assert Session.replay(plan, first, written).position == session.position
    half = len(session.made) // 2
    session.undo(len(session.made) - half)
    assert session.position == Session.replay(plan, first, written[:half]).position


def _kept(plan: Plan, hands: list[list[Tile]]) -> tuple[tuple[Tile, ...], ...]:
    """Return hands as positions keep them: in the order of rows, or sorted."""
    return tuple(tuple(hand if plan.row else sorted(hand)) for hand in hands)


@LAWS
@given(some_game, some_seed, st.integers(0, 60))
def test_a_view_does_not_depend_on_tiles_the_seat_cannot_know(
    game: Game, seed: str, depth: int
) -> None:
    plan = game.plan
    positions = played(plan, opened(plan, seed), seed)
    now = positions[min(depth, len(positions) - 2)]
    seat = now.turn.seat
    others = [s for s in range(plan.players) if s != seat or plan.row]
    known = {one["tile"] for one in observation(now, seat).get("shown", ())}
    lying = [(s, place) for s in others for place, tile in enumerate(now.hands[s])]
    lying = [(s, place) for s, place in lying if str(now.hands[s][place]) not in known]
    hidden = [now.hands[s][place] for s, place in lying] + list(now.boneyard)
    mixed = list(shuffled(hidden, f"{seed}:mixed"))
    hands = list(map(list, now.hands))
    for s, place in lying:
        hands[s][place] = mixed.pop(0)
    twin = now._replace(hands=_kept(plan, hands), boneyard=tuple(mixed))
    assert observation(twin, seat) == observation(now, seat)
    if plan.block.established != "called":
        assert moves(plan, twin) == moves(plan, now)


def _turned_end(plan: Plan, end: int | None, turned: Callable[[int], int]) -> int | None:
    """Return the arm that belongs to the seats turned round, where arms belong to seats."""
    if end is None or end >= len(plan.trains) or not plan.trains[end].owners:
        return end
    owners = {turned(seat) for seat in plan.trains[end].owners}
    row = plan.trains[end].id
    return next(
        arm for arm, it in enumerate(plan.trains) if it.id == row and set(it.owners) == owners
    )


@LAWS
@given(some_game, some_seed, st.integers(1, 5))
def test_rotating_all_seats_rotates_every_result(game: Game, seed: str, by: int) -> None:
    plan = game.plan
    asks = any(step.by == "all-draw" for step in plan.lead["first"])
    assume(not (plan.has_copies or plan.redeals or asks))  # the first asked would turn, too
    here_deal = dealt(plan, seed)
    lot = pick(plan.players, f"{seed}:lot")

    def turned(seat: int) -> int:
        return (seat + by) % plan.players

    hands = tuple(here_deal.hands[(seat - by) % plan.players] for seat in range(plan.players))
    here = start(plan, here_deal, Round(1, None, (lot,)))
    there = start(plan, Deal(hands, here_deal.boneyard), Round(1, None, (turned(lot),)))
    step = 0
    while here.result is None:
        legal = moves(plan, here)
        move = legal[pick(len(legal), f"{seed}:{step}")]
        end = _turned_end(plan, move.end, turned)
        there = play(plan, there, move._replace(seat=turned(move.seat), end=end))
        here = play(plan, here, move)
        step += 1
    assert there.result is not None
    assert there.result.ended == here.result.ended
    is_void = here.result.ended == "redeal"  # no step of the lead found a leader: seat 0 by rule
    assert there.result.seat == (0 if is_void else turned(here.result.seat))
    winner = here.result.winner
    assert there.result.winner == (None if winner is None else turned(winner))
    points = {plan.sides[turned(s)]: here.table.points[plan.sides[s]] for s in range(plan.players)}
    assert dict(enumerate(there.table.points)) == points


@LAWS
@given(some_game, some_seed)
def test_a_round_is_never_blocked_while_a_seat_can_play(game: Game, seed: str) -> None:
    last = played(game.plan, opened(game.plan, seed), seed)[-1]
    assert last.result is not None
    plan, out = game.plan, last.table.out
    declined = plan.passing.when == "at-will" or plan.block.established == "first-stuck"
    declined = declined or last.table.ending is not None
    if last.result.ended in ("block", "stopped") and not (declined or last.table.left):
        assert not any(can_play(plan, last, seat) for seat in still_in(plan, last))
        assert plan.draws.when == "may-when-stuck" or is_blocked(plan, last._replace(result=None))
    elif last.result.ended == "out" and not (last.table.left or last.table.ending):
        assert out
        assert not any(last.hands[seat] for seat in out)
        assert out[-1] == last.result.seat


@LAWS
@given(some_game, some_seed)
def test_between_two_plays_or_draws_no_seat_passes_twice_while_the_boneyard_is_dry(
    game: Game, seed: str
) -> None:
    for position in played(game.plan, opened(game.plan, seed), seed):
        circle = position.tally.circle
        assert len(set(circle)) == len(circle) <= game.plan.players
        plan = game.plan
        declines = plan.draws.when == "may-when-stuck" or plan.draws.most_in_round
        if not (declines or plan.passing.when == "at-will"):
            assert not circle or is_dry(plan, position)


@LAWS
@given(some_game, some_seed)
def test_a_refereed_round_without_fouls_replays_in_strict_play(game: Game, seed: str) -> None:
    plan = game.plan
    refereed = played(plan, opened(plan, seed, refereed=True), seed)[-1]
    strict = played(plan, opened(plan, seed), seed)[-1]
    assert refereed.log == strict.log
    assert refereed.result == strict.result


@LAWS
@given(some_game, some_seed)
def test_awards_add_up_to_the_points_of_the_round(game: Game, seed: str) -> None:
    last = played(game.plan, opened(game.plan, seed), seed)[-1]
    total = [0] * game.plan.side_count
    for event in map(event_to, last.log):
        if event["event"] == "award":
            total[event["side"]] += event["points"]
    assert tuple(total) == last.table.points


@pytest.mark.parametrize("game", GAMES, ids=lambda g: f"{g.variant}-{g.players}-{g.option}")
def test_every_variant_plays_a_round_under_every_house_rule(game: Game) -> None:
    for seed in "abc":
        played(game.plan, opened(game.plan, seed), seed)
