# SPDX-License-Identifier: MIT
"""Every word of the language is told, in every language, by whole sentences."""

from itertools import product

import pytest

from dominospec.book.catalogue import LANGUAGES, sources
from dominospec.book.linting import lint
from dominospec.book.messages import read
from dominospec.book.rulebook import Teller
from dominospec.book.shelf import chain, variants
from dominospec.book.voice import Told
from dominospec.book.wording import Wording, wording
from dominospec.loading import load, load_text, variant_ids, vary


def award(**row):
    return {"score": {"awards": {"extra": {"title": "Extra", "to": "actor", "points": 5} | row}}}


def on(event, **row):
    return award(event=event, **row)


def rule(do, **row):
    return {"rules": {"extra": {"title": "Extra", "event": "play", "do": do} | row}}


def when(**condition):
    return on("play", when=condition)


SEATS = (
    "actor", "own-seat", "own-side", "partners", "opponents", "everyone", "next-seat",
    "previous-seat", "leader", "last-layer", "winner", "losers", "after-last-layer",
    "before-last-layer", "winning-seat", "tied", "still-in",
)  # fmt: skip
COUNTS = (
    "boneyard", "fits-ends", "open-numbers-before", "laid", "passes", "round-number", "score",
    "points-so-far", "draws-in-turn", "legal-plays", "unlaid", "discards", "ties-before", "players",
    "seats-in", "seats-out", "tied-seats", "points-this-play",
)  # fmt: skip
FEWEST = {"fewest": {"count": "hands", "whose": "own-seat"}, "among": "opponents"}
MOST = {"most": {"count": "hands", "whose": "own-seat"}}
HANDS = {"count": "hands", "whose": ["opponents", "leader"]}

ESTABLISHED = ("first-stuck", "never")
MORE_TESTS = (
    *("most-pips", "fewest-tiles", "no-doubles", "fewest-doubles", "fewest-mixed-pips"),
    *("nearest-to-closer", {"fewest": {"count": "hands"}}, {"most": {"count": "laid"}}),
)


def trains(**row):
    own = {"title": "Train", "for": "each-seat", **row}
    return {"layout": {"grows": "in-trains", "trains": {"own": own}}}


HALVES = {"2+1": "both-halves", "1+1": "one-half", "0+1": "nothing"}


def counting(*counts):
    rows = {
        f"a{place}": {
            "title": "A",
            "event": "play",
            "to": "actor",
            "points": {"count": count} if isinstance(count, str) else count,
        }
        for place, count in enumerate(counts)
    }
    return {"score": {"awards": rows}}


CHANGES = {
    "removed": {"set": {"remove": ["0-0"]}, "deal": {"hand": 5}},
    "worth": {
        "set": {
            "tile_worth": {
                "blank": {"tiles": ["0-0"], "worth": 25},
                "doubles": {"tiles": ["doubles"], "worth": 1},
                "mixed": {"tiles": ["mixed-tiles"], "worth": 2},
                "every": {"tiles": ["every-tile"], "worth": 3},
                "two": {"tiles": ["1-0", "2-0"], "worth": 4},
            }
        }
    },
    "copies": {
        "set": {
            "copies": 2,
            "copies_of": {
                "none": {"tiles": ["0-0"], "copies": 0},
                "doubles": {"tiles": ["doubles"], "copies": 1},
                "three": {"tiles": ["mixed-tiles"], "copies": 3},
            },
            "half_worth": {"0": 25, "1": 3},
            "tile_worth": {"half": {"tiles": ["doubles"], "worth": "one-half"}},
        },
        "seats": {"seating": "by-draw", "sides": "pairs", "players": [4]},
        "deal": {"aside": 2},
    },
    "by seat": {
        "seats": {"players": [3], "sides": [0, 1, 1]},
        "deal": {"hand": [7, 5, 5], "rest": "to-the-leader"},
    },
    "rows": {
        "deal": {"hands": "face-down-row"},
        "lead": {"first": ["lot"], "later": ["next-in-turn"]},
        "turn": {"row": {"unfitting": "stays", "doubles": "face-up"}},
    },
    "by round": {"deal": {"hand_by_round": [5, 4], "rest": "to-the-leader"}},
    "share": {"deal": {"hand": "equal-share", "leave": 2}},
    "two sides": {"seats": {"sides": "two-sides", "players": [4]}},
    "lead": {
        "lead": {
            "first": [{"by": "holder-of", "tile": "6-6"}, "highest-double", "lot"],
            "later": ["highest-double", {"by": "holder-of", "tile": "5-5"}, "last-layer"],
            "after_block": [{"by": "holder-of", "tile": "6-6"}, "heaviest-tile"],
            "after_tie": ["highest-double", "same-leader"],
        }
    },
    "spinners": {
        "layout": {
            "grows": "at-one-end",
            "doubles": {"every": {"arms": 3}, "first": {"opens": "after-line-sides"}},
        }
    },
    "trains": trains(others="while-marked", opens="after-own-train"),
    "trains of sides": trains(**{"for": "each-side"}, opens={"when": {"marked": True}}),
    "common trains": trains(**{"for": "the-table"}, number=2, opens="after-first-lap"),
    "open trains": trains(others="always", start=["doubles"]),
    "trains of neighbours": trains(others={"who": "next-seat", "when": {"marked": False}}),
    "a first double that branches": {"layout": {"doubles": {"led": {"arms": 4}}}},
    "trains whose doubles are filled": {
        "layout": trains(opens="after-own-train")["layout"]
        | {"doubles": {"every": {"fill": "before-anything-else"}}}
    },
    "trains whose hub is free": {
        "layout": trains()["layout"]
        | {"doubles": {"every": {"fill": "before-its-arms-grow"}, "led": {"fill": "free"}}}
    },
    "a lead of some tiles": {
        "lead": {
            "first": [
                {"by": "highest-double", "seeks": [{"not": ["0-0"]}]},
                {"by": "lightest-tile", "seeks": ["1-0", "2-1"]},
                "heaviest-tile",
            ]
        }
    },
    "trains without a hub": trains(others="never", start_joins="nothing"),
    "markers": {"pass": {"passer": "marks-own-train"}},
    "markers off": {"pass": {"passer": "marks-own-train", "marker_off": "any-play"}},
    "stars": {
        "layout": {
            "doubles": {
                "every": {
                    "arms": 4,
                    "fill": "before-anything-else",
                    "binds": "next-turn",
                    "side_arms": "one-tile",
                    "counts": {"alone": "one-half", "one_covered": "one-half"},
                },
                "first": {
                    "fill": "before-its-arms-grow",
                    "counts": {"alone": "nothing", "two_covered": "one-half", "exactly": HALVES},
                },
                "led": {"counts": {"one_covered": "nothing", "three_covered": "one-half"}},
                "several": "newest-first",
                "impossible": "stands",
            },
            "mixed_after": "double-on-the-table",
        },
        **counting("open-ends", "open-ends-before"),
    },
    "more stars": {
        "layout": {
            "grows": "at-one-end",
            "one_end": "lower",
            "doubles": {
                "every": {"fill": "before-anything-else", "counts": {"two_covered": "both-halves"}},
                "led": {"arms": 4, "counts": {"three_covered": "both-halves"}},
                "several": "any-of-them",
            },
            "mixed_after": "double-on-that-end",
        },
        **counting("ends", "double-ends", "open-numbers"),
    },
    "difference": {"join": {"by": "difference", "differences": [1, -1], "wild": {"halves": [0]}}},
    "listed numbers": {
        "join": {"by": "listed", "pairs": ["6-1", "5-5"], "wild": {"halves": ["even"]}}
    },
    "nothing joins": {
        "join": {
            "by": "nothing",
            "also": {"even": {"title": "Even", "half": ["even"], "end": [3], "tiles": ["doubles"]}},
            "never": {"on": {"title": "On", "neighbour": ["6-6"]}},
        }
    },
    "must cover": {"layout": {"doubles": {"every": {"fill": "before-anything-else"}}}},
    "branches": {
        "layout": {
            "grows": "at-one-end",
            "one_end": "chosen",
            "branches": {
                "every": {"title": "A", "arms": 3, "shows": "outer-half"},
                "doubles": {
                    "title": "B",
                    "tiles": ["doubles"],
                    "arms": 4,
                    "given": "when-enclosed",
                    "most": 1,
                },
                "mixed": {
                    "title": "C",
                    "tiles": ["mixed-tiles"],
                    "arms": 3,
                    "shows": "inner-half",
                    "most": 2,
                },
                "one": {"title": "D", "tiles": ["6-5"], "arms": 3, "shows": "either-half"},
                "two": {"title": "E", "tiles": ["6-5", "6-4"], "when": {"boneyard": {"is": 0}}},
            },
        },
        **counting("free-number", "joined-number", "laid-tile", "neighbour-tile", "ends-as-laid"),
    },
    "counts of tiles laid": counting(
        "alike-ends",
        "before-neighbour",
        *(
            {"count": "covered-arms", "of": of, "place": place}
            for of in ("first-tile", "last-tile")
            for place in ("any", "line", "side")
        ),
        {"count": "laid", "since": "turn", "by": "actor", "worth": "value"},
        {"count": "laid", "at": {"tile": ["6-6"], "shows": ["even"]}},
        *({"count": "laid", "at": {"of": of}} for of in ("first-tile", "doubles", "mixed-tiles")),
        *({"count": "laid", "at": word} for word in ("on-that-tile", "another-end", "another-arm")),
        {"count": "ends", "ends": {"used": "this-turn"}, "doubles": "twice", "free": "open"},
        {"count": "ends", "ends": {"place": "line"}, "doubles": "never"},
        {"count": "ends", "ends": {"place": "side"}},
        *({"count": "ends", "ends": {"train": word}} for word in ("own", "others", "the-table")),
    ),
    "facts of tiles laid": when(fills=True, shares_double=False),
    "other facts of tiles laid": when(fills=False, shares_double=True),
    "dead ends": {"layout": {"doubles": {"led": {"arms": 1}}}},
    "one end": {"layout": {"grows": "at-one-end"}},
    "redeals": {
        "seats": {"sides": "two-sides", "players": [4]},
        "deal": {
            "redeal": {
                "a": {"title": "A", "at_least": 5},
                "b": {"title": "B", "counting": "one-number", "at_least": 6, "then": "may-redeal"},
                "c": {
                    "title": "C",
                    "when": {"hands": {"whose": "own-side", "at_most": 9}},
                    "whose": "one-side",
                    "then": "wins-round",
                },
            }
        },
    },
    "lead by other tiles": {
        "lead": {
            "first": ["lowest-double", {"by": "sequence-tile", "refuse": "next-step"}, "all-draw"],
            "later": [
                {"by": "lot", "among": "winning-side", "leads": "its-side"},
                {"by": "seat", "who": "winner", "shift": 1, "refuse": "next-seat"},
            ],
            "after_block": [
                {"by": "lot", "among": "losing-side", "from": ["doubles"], "lacking": "next-step"},
                {"by": "most-pips", "from": ["doubles"], "lacking": "next-seat"},
                {"by": "next-to-last-layer", "from": ["6-6"], "lacking": "pass"},
                {"by": "winning-side", "all_refused": "next-step"},
                {"by": "losing-side", "all_refused": "next-step"},
                "lightest-tile",
            ],
            "after_tie": [
                {"by": "same-leader", "from": ["doubles"], "lacking": "draw-or-pass"},
                {"by": "holder-of", "tile": "6-6", "or_lays": ["doubles"]},
                "redeal",
            ],
            "sequence": {"order": "doubles-up", "at_end": "stay"},
        }
    },
    "after the deal": rule("draws", event="deal"),
    "the table lays": {
        "deal": {"rest": "boneyard", "hand": 5},
        "lead": {
            "first": [{"by": "lot", "lays": "set-out-tile"}],
            "later": [{"by": "winner", "lays": "turned-up-tile", "from": ["doubles"]}, "lot"],
            "after_tie": [{"by": "lot", "from": ["doubles"], "lacking": "draw"}],
            "after_block": [{"by": "lot", "from": ["doubles"], "lacking": "any-tile"}],
        },
    },
    "listed": {
        "lead": {
            "first": ["sequence-tile", "lot"],
            "sequence": {"order": "listed", "tiles": ["6-6", "5-5"]},
        }
    },
    "all wild": {"join": {"wild": {"tiles": ["every-tile"]}}},
    "wild doubles": {"join": {"wild": {"tiles": ["doubles"], "laid": "either"}}},
    "again": {
        "turn": {
            "again": {
                "a": {"title": "A", "gives": "may-play"},
                "b": {"title": "B", "gives": "new-turn", "tile": ["6-6"]},
            }
        }
    },
    "at will": {
        "deal": {"rest": "boneyard"},
        "draw": {"when": "at-will", "drawn": "may-be-kept", "reserve": 1},
    },
    "ends turn": {
        "deal": {"rest": "boneyard"},
        "draw": {"when": "when-stuck", "most": 1, "drawn": "ends-the-turn"},
    },
    "nobody": {"finish": {"block": {"candidates": "nobody"}}},
    "next": {"finish": {"block": {"candidates": "closer-and-next", "best": ["fewest-side-pips"]}}},
    "previous": {"finish": {"block": {"candidates": "closer-and-previous"}}},
    "best": {
        "finish": {
            "block": {
                "candidates": "sides",
                "best": [
                    "lightest-tile",
                    "fewest-pips",
                    "fewest-side-pips",
                    "closer",
                    "not-closer",
                    "leader",
                    "nearest-to-leader",
                ],
                "tie": "shared",
            }
        }
    },
    **{
        f"draw {when}": {"draw": {"when": when, "most": most, "most_in_round": 3}}
        for when in ("may-when-stuck", "every-turn")
        for most in (2, "unlimited")
    },
    **{f"est {how}": {"finish": {"block": {"established": how}}} for how in ESTABLISHED},
    "pass at will": {"pass": {"when": "at-will", "passer": "leaves-the-round"}},
    "put away": {"pass": {"discards": "one-tile"}},
    **{
        f"out {ends} {winner}": {"finish": {"out": {"ends_round": ends, "winner": winner}}}
        for ends in (1, 2, "one-seat", "whole-side", "all-but-one", "all")
        for winner in ("first-out", "last-out", "last-in", "by-block")
    },
    "late out": {"finish": {"out": {"when": {"boneyard_dry": True}}}},
    "later out": {"finish": {"out": {"when": {"boneyard_dry": True, "laid": {"at_least": 9}}}}},
    "named": {"finish": {"block": {"candidates": ["actor", "next-seat"]}}},
    **{f"best {test}": {"finish": {"block": {"best": [test, "closer"]}}} for test in MORE_TESTS},
    **{f"then {test}": {"finish": {"block": {"best": ["closer", test]}}} for test in MORE_TESTS},
    "rounds": {"match": {"rounds": 5, "best": "lowest", "tie": "shared"}},
    "exactly": {
        "match": {"target": 61, "reach": "exactly", "checked": "at-once", "entry": 5}
        | {"near_target": {"10": 5}, "minutes": 1, "rounds": "as-agreed"},
        **on("lead", points={"count": "laid"}),
    },
    "only minutes": {"match": {"target": "none", "minutes": 30}},
    **{
        f"over by {word}": {"match": {"target": 61, "reach": "exactly", "overshoot": word}}
        for word in ("award", "cap")
    },
    "a row": {"match": {"counting": "rounds-in-a-row", "ends_when": {"score": {"at_least": 5}}}},
    **{
        f"shut out {whom} {failing}": {
            "match": {
                "shutout": {"whom": whom, "below": 5, "failing": failing},
                "ends_when": {"score": {"at_least": 5}, "boneyard": {"is": 0}},
            }
        }
        for whom in ("every-other", "some-other")
        for failing in ("void", "reset", "play-on")
    },
    "tallies": when(
        first_turn=True,
        same_side_as_leader=False,
        completes_circle=True,
        actor_is=MOST,
        won_by="actor",
        players={"is": 2},
        passes={"since": "match", "whose": "opponents", "is": 2},
        rounds_won={"at_least": 2},
        score={"combine": "lowest", "at_least": {"count": "score", "combine": "total"}},
    ),
    "other tallies": when(
        first_turn=False,
        same_side_as_leader=True,
        completes_circle=False,
        any=[{"won_by": "others"}, {"won_by": "nobody"}, {"won_by": "anybody"}],
    ),
    **{
        f"count {name} {combine}": on("play", points={"count": name, "combine": combine})
        for name in ("hands", "score", "rounds-won", "wins-running")
        for combine in ("total", "lowest", "highest")
    },
    **{
        f"count {name}": on("play", points={"count": "hands", "combine": name})
        for name in ("lightest-tile", "heaviest-tile")
    },
    "passes of": on("play", points={"count": "passes", "since": "match", "whose": "actor"}),
    **{
        f"counter {do} {amount}": {
            "score": {"counters": {"pot": {"title": "Pot", "of": of}}, "awards": {"pips": None}},
            **rule(do, counter="pot", amount=amount, whom="actor", event=event),
        }
        for do, of, amount, event in (
            ("adds", "table", 3, "lead"),
            ("adds", "each-seat", {"count": "counter", "name": "pot"}, "foul"),
            ("sets", "each-side", 0, "out"),
            ("sets", "table", {"count": "laid"}, "block"),
        )
    },
    "draws counted": rule("draws", amount={"count": "laid"}, whom=["actor", MOST]),
    "ends match": rule("ends-match", event="stopped"),
    "ends match for": rule("ends-match", event="round-end", winner="winner"),
    "after the match": rule("ends-match", event="match-end"),
    "every number": on(
        "play", for_each="number", when={"laid": {"tiles": [{"half": "that-number"}], "is": 7}}
    ),
    "rule of every number": rule(
        "reverses", for_each="number", when={"laid": {"is": "that-number"}}
    ),
    "said": {
        "turn": {
            "declares": {
                "dare": {"title": "Dare", "with": "play", "tile": ["doubles"], "duty": "must"},
                "bid": {
                    "title": "Bid",
                    "with": "before-turn",
                    "for_each": "number",
                    "when": {"laid": {"is": "that-number"}},
                },
                "shut": {"title": "Shut", "with": "turn", "when": {"declared": ["dare", "bid"]}},
            }
        },
        **on("declare", points={"count": "declared-number", "name": "bid"}),
        **rule("skips", event="declare"),
    },
    "said when": when(declared_number={"name": "bid", "at_least": 2})
    | {"turn": {"declares": {"bid": {"title": "Bid", "with": "pass", "for_each": "number"}}}},
    "each number goes on": {
        "turn": {
            "again": {
                "n": {
                    "title": "N",
                    "for_each": "number",
                    "gives": "may-play",
                    "when": {"laid": {"is": "that-number"}},
                }
            },
            "limits": {
                "n": {"title": "N", "for_each": "number", "tiles": [{"half": "that-number"}]}
            },
        }
    },
    "a limit on no tile": {"turn": {"limits": {"n": {"title": "N", "of": [], "tiles": []}}}},
    "claimed": on("play", claim="called"),
    "claimed by others": {
        "score": {
            "missed": "next-caller",
            "awards": {
                "a": {"title": "A", "event": "lead", "to": "actor", "points": 5, "claim": "called"}
            },
        }
    },
    "minus": on("match-end", to="winner", sign="minus"),
    **{
        f"paid by {who}": on("out", to="winner", paid_by=who)
        for who in ("actor", "losers", "opponents")
    },
    "games": on("out", to="winner", book="games"),
    **{
        f"counter {of} {kept}": {
            "score": {
                "counters": {"pot": {"title": "Pot", "of": of, "kept": kept}},
                "awards": {
                    "in": {"title": "In", "event": "out", "to": "winner", "points": 5}
                    | {"paid_by": "counter", "counter": "pot"},
                    "out": {"title": "Out", "event": "lead", "to": "actor", "points": 5}
                    | {"book": "counter", "counter": "pot"},
                },
            }
        }
        for of, kept in (("table", "round"), ("each-side", "match"), ("each-seat", "match"))
    },
    "open": {"match": {"target": "none"}},
    "only rounds": {"match": {"target": "none", "rounds": 3}},
    "won": {"match": {"counting": "rounds-won", "target": 3}},
    "calls": {
        "finish": {"block": {"established": "called"}},
        "fouls": {
            "false-block": {"ends": "round-lost"},
            "illegal-tile": {"remedy": "stands"},
            "false-pass": {"ends": "round-void"},
        },
    },
    "no points": {"score": {"awards": {"pips": None}}},
    "own pips": on("round-end", to="everyone", points={"count": "hands", "whose": "own-side"}),
    "losers": on("round-end", to="losers", points={"count": "hands", "whose": "own-side"}),
    "each": on("block", to="everyone", points={"count": "hands", "combine": "each-excess"}),
    "foul": on("foul", breach=["illegal-tile", "false-pass", "false-block"]),
    "any foul": on("foul", to="opponents"),
    "operands": on(
        "round-end",
        to="winner",
        points=HANDS
        | {
            "worth": "one-each",
            "tiles": ["doubles"],
            "minus": {"count": "passes", "since": "round", "times": 2},
            "plus": 3,
            "times": 2,
            "at_least": 1,
            "at_most": 50,
        },
    ),
    "changed": on(
        "round-end",
        points=HANDS
        | {
            "each_round_to": 5,
            "rounding": "up",
            "round_to": 10,
            "divide_by": 3,
            "table": {"2": 1, "5": 4},
            "times": {"count": "laid", "round_to": 2, "rounding": "down"},
            "at_least": {"count": "laid", "round_to": 2},
            "at_most": {"count": "round-number"},
        },
    ),
    "compared with numbers": when(
        laid={"multiple_of": 5},
        passes={"one_of": [1, 2, 3], "more_than": 1, "less_than": 3},
        hands={"round_to": 5, "is": 5, "at_least": 5, "at_most": 5},
        boneyard={"divide_by": 2, "more_than": 4, "less_than": 6},
        score={"multiple_of": {"count": "laid"}, "more_than": {"count": "laid"}},
        round_number={"less_than": {"count": "laid"}, "is": {"count": "passes"}},
    ),
    "fewest": on("round-end", to=[FEWEST, "winner"], points={"count": "hands", "whose": FEWEST}),
    "most": on("play", to={"most": {"count": "score"}}, when={"hands": {"whose": MOST, "is": 3}}),
    "fewest skip": rule("skips", whom=FEWEST),
    "own worth": {
        "set": {"tile_worth": {"blank": {"tiles": ["0-0"], "worth": 25}}},
        **on("round-end", to="leader", points=HANDS),
    },
    "taken off": on("round-end", to="winner", points=HANDS | {"minus": 4, "plus": HANDS}),
    "own seat": on("round-end", to="winner", points=HANDS | {"minus": "own-seat"}),
    "own side": on("round-end", to="winner", points=HANDS | {"minus": "own-side"}),
    "plus own": on("round-end", to="winner", points=HANDS | {"plus": "own-side"}),
    "plus seat": on("round-end", to="winner", points=HANDS | {"plus": "own-seat"}),
    "plus rest": on("round-end", to="winner", points=HANDS | {"plus": "boneyard"}),
    "minus rest": on("round-end", to="winner", points=HANDS | {"minus": "boneyard"}),
    "excess": on("round-end", to="leader", points={"count": "hands", "combine": "each-excess"}),
    "mixed": on("out", to="winner", points=HANDS | {"tiles": ["mixed-tiles"]}),
    "facts": when(
        ended_by_out=False,
        ended_by_block=False,
        boneyard_dry=True,
        stuck=True,
        tile_was_drawn=True,
        tile=["doubles"],
    ),
    "other facts": when(
        ended_by_out=True,
        ended_by_block=True,
        boneyard_dry=False,
        stuck=False,
        tile_was_drawn=False,
        tile=["5-5", "6-6"],
    ),
    "nested": when(
        any=[{"stuck": True}, {"laid": {"is": 1}, "tile": ["6-6"]}],
        all=[{"tile": ["every-tile"]}],
        **{"not": {"tile": ["mixed-tiles"]}},
    ),
    "not all": when(**{"not": {"stuck": True, "tile": ["mixed-tiles"]}}),
    "pass": on("pass", when={"passes": {"at_least": 2}, "laid": {"at_most": 9}}),
    "compared": when(
        hands={"whose": "own-side", "at_least": {"count": "hands", "whose": "opponents"}},
        score={"whose": "opponents", "at_most": {"count": "score", "whose": "own-side"}},
        boneyard={"minus": 1, "is": 2},
    ),
    **{f"to {seat}": on("play", to=seat) for seat in SEATS},
    **{f"counted to {seat}": on("play", to=seat, points={"count": "laid"}) for seat in SEATS},
    **{
        f"{event} to actor": on(event, points={"count": "laid"} if event == "out" else 5)
        for event in ("deal", "draw", "pass", "foul", "out", "block", "round-end")
    },
    **{
        f"{event} counted": on(event, to="leader", points={"count": "laid"})
        for event in ("deal", "play", "draw", "pass", "foul", "out", "block", "round-end")
    },
    **{
        f"counted {event}": on(event, points={"count": "laid"})
        for event in ("draw", "pass", "foul", "block")
    },
    **{f"count {name}": on("play", points={"count": name}) for name in COUNTS},
    **{
        f"{compare} {number}": when(
            fits_ends={compare: number},
            open_numbers_before={compare: number},
            laid={compare: number},
            passes={compare: number},
            round_number={compare: number},
            score={compare: number},
            hands={compare: number},
            boneyard={compare: number},
        )
        for compare in ("is", "at_least", "at_most")
        for number in (0, 1, 2, 3)
    },
    **{
        f"one each {compare}": when(
            hands={"worth": "one-each", compare: 2},
            boneyard={"worth": "one-each", compare: 2},
            passes={"since": "round", compare: 2},
            score={"whose": "everyone", compare: 2},
        )
        for compare in ("is", "at_least", "at_most")
    },
    **{f"hands of {seat}": when(hands={"whose": seat, "is": 9}) for seat in SEATS},
    **{f"skips {seat}": rule("skips", whom=seat) for seat in SEATS},
    **{f"draws {seat}": rule("draws", whom=seat, amount=2, event="draw") for seat in SEATS},
    **{
        f"plays {number} {arms}": {
            "turn": {
                "plays": {"most": most, "per_arm": number, "arms": arms, "least": number},
                "first_plays": {"duty": "while-able", "last_double": "not-allowed"},
                "leader_plays": {"most": number},
            }
        }
        for number, most in ((1, 2), (2, 3), (3, "unlimited"))
        for arms in ("any", "one", "different", "own-train")
    },
    **{
        f"go {gives} {tile} {number}": {
            "turn": {
                "again": {
                    "go": {
                        "title": "Go",
                        "gives": gives,
                        "tile": tile,
                        "of": tile,
                        "at": at,
                        "event": "lead",
                        "times": number,
                        "drawn": "does-not",
                        "when": {"laid": {"at_least": 2}, **({"stuck": False} if number else {})},
                    }
                }
            }
        }
        for gives in ("may-play", "play-if-able", "must-play", "new-turn")
        for tile, number, at in (
            (["every-tile"], 1, "anywhere"),
            (["doubles"], 2, "on-that-tile"),
            (["mixed-tiles"], 3, "anywhere"),
            (["6-5"], 1, "anywhere"),
            (["6-5", "6-4"], 1, "anywhere"),
        )
    },
    "limit": {
        "turn": {
            "limits": {
                "every": {
                    "title": "L",
                    "while": {"laid": {"at_least": 2}},
                    "who": ["leader"],
                    "steps": ["lead", "turn", "further"],
                    "of": ["doubles"],
                    "at": {"of": "doubles"},
                    "tiles": ["6-6"],
                    "where": {"shows": [6]},
                    "after": {"laid": {"is": 3}},
                    "first": {"of": "first-tile"},
                    "if_none": "lifted",
                },
                "none": {"title": "N", "tiles": []},
            }
        }
    },
    "more fouls": {
        "turn": {"calls": ["pass", "last-tile", "going-out", "double"]},
        "finish": {"block": {"established": "called"}},
        "fouls": {
            "illegal-tile": {"remedy": "exposed", "draws": 1},
            "false-pass": {"remedy": "stands", "draws": 2},
            "false-block": {"ends": "match-lost"},
            "drew-though-able": {"ends": "round-lost"},
            **{
                breach: {"draws": 2}
                for breach in ("touched-tile", "missed-call", "wrong-claim", "wrong-count", "talk")
            },
        },
        **on(
            "foul",
            breach=[
                *("drew-though-able", "touched-tile", "missed-call", "wrong-claim"),
                *("wrong-count", "talk"),
            ],
        ),
    },
    **{
        f"ends of train {whose}": {
            "turn": {"limits": {"t": {"title": "T", "at": {"train": whose}, "tiles": []}}}
        }
        for whose in ("own", "others", "the-table")
    },
    "turns": {**on("turn-end", points={"count": "laid"})},
    "turns flat": on("turn-end"),
    "stopped": on("stopped", points={"count": "laid"}),
    "stopped flat": on("stopped"),
    "turn ends": rule("leaves-round", whom=["actor", "next-seat"], event="turn-end"),
    "closes": rule("closes-end"),
    "voids": rule("voids-round"),
    **{f"ends {how}": rule("ends-round", **{"as": how}) for how in ("out", "block", "stopped")},
    "ends for": rule("ends-round", winner=["leader", "opponents"]),
    "reverses": rule("reverses", event="pass", when={"stuck": True}),
    "marks": rule("marks", whom="actor", when={"on_own_train": True, "starts_train": False}),
    "marks others": rule("marks", whom="next-seat", when={"starts_train": True}),
    "marks some": rule("marks", whom=["after-last-layer"], when={"on_own_train": False}),
    "unmarks": rule("unmarks", whom=["actor", "next-seat", "after-last-layer"]),
    "reverses twice": rule("reverses", when={"stuck": True, "tile": ["doubles"]}),
}
"""Changes to a game that together use every word of the language."""


class Listening(Wording):
    """Notes every message that is said."""

    def __init__(self, language):
        super().__init__(language, sources(language))
        self.heard = set()

    def say(self, word, /, **values):
        self.heard.add(word.replace("/", "-").replace("_", "-"))
        return super().say(word, **values)


def told(variant, words, options=()):
    return Teller(variant, chain(variant.id), words).chapters(options)


def sentences(body):
    for part in body:
        assert isinstance(part, Told)
        yield part.text
        yield from sentences(part.items)


def texts_of(chapters):
    return [text for clauses in chapters.values() for c in clauses for text in sentences(c.body)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("base", ["draw", "partnership"])
def test_every_word_can_be_told(language, base):
    words, game = wording(language), load(base)
    for name, change in CHANGES.items():
        if base == "partnership" and name == "two sides":
            continue
        for text in texts_of(told(vary(game, change), words)):
            assert text, name
            assert "{" not in text, name
            assert "None" not in text, name


def test_every_message_about_rules_is_said_by_some_game():
    words = Listening("en")
    for variant in variants():
        list(Teller(variant, chain(variant.id), words).house_rules())
    for base, change in product(("block", "partnership"), CHANGES.values()):
        told(vary(load(base), change), words)
    files = [file for file in sources("en") if not file.file.endswith("book.ftl")]
    entries = read("en", files).entries
    taken_in = {name for entry in entries.values() for name in entry.refers}
    chapters = {name for name in entries if name.startswith("chapter-")}
    assert sorted(entries.keys() - words.heard - taken_in - chapters) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_every_game_is_told(language):
    words = wording(language)
    for variant in variants():
        for house_rule in Teller(variant, chain(variant.id), words).house_rules():
            assert house_rule.title
            for choice in house_rule.choices:
                assert choice.usual or choice.clauses or choice.gone, (variant.id, choice.id)


@pytest.mark.parametrize("variant", variant_ids())
def test_a_sentence_ends_where_it_should(variant):
    for language in LANGUAGES:
        for text in texts_of(told(load(variant), wording(language))):
            assert text[0].isupper() or text[0].isdigit(), text
            assert text[-1] in ".:", text
            assert "  " not in text, text


def test_what_cannot_matter_is_not_told():
    ids = {c.id for clauses in told(load("block"), wording("en")).values() for c in clauses}
    assert "draw/when/never" in ids
    assert not {word for word in ids if word.startswith(("draw/most", "draw/reserve"))}


def test_a_difference_in_a_condition_may_be_below_nothing():
    change = when(boneyard={"minus": 1, "is": 2})
    text = "\n".join(texts_of(told(vary(load("draw"), change), wording("en"))))
    assert "is taken off." in text
    assert "never less" not in text


def test_hands_that_differ_are_told_in_a_table():
    text = "\n".join(texts_of(told(load("block"), wording("en"))))
    assert "as many of them as the table says" in text


def test_what_only_some_numbers_of_players_have_is_told_for_each():
    text = """
dominospec: 1
id: kitchen
title: Kitchen
sources: [{title: Our kitchen, note: all of it, grade: ruling}]
by_seats:
  "2": {match: {target: 50}}
  "3": {match: {target: 60}}
  "4": {match: {target: 60}}
"""
    game = load_text(text, "kitchen.yaml")
    clauses = Teller(game, [game.data], wording("en")).chapters()["match"]
    told_apart = next(clause.body for clause in clauses if clause.slot == "match/target")
    assert [part.text for part in told_apart] == ["With 2\xa0players:", "With 3 or 4\xa0players:"]
    assert "50" in told_apart[0].items[0].text


def test_nothing_is_wrong_with_the_catalogues():
    assert [str(fault) for fault in lint() if fault.level == "error"] == []


def test_who_leads_by_drawing_is_told_by_the_tile_that_is_looked_for():
    def told(variant):
        chapters = Teller(load(variant), chain(variant), wording("en")).chapters()
        return " ".join(part.text for clause in chapters["lead"] for part in clause.body)

    assert "draws the tile of the round; that player leads" in told("chickenfoot")
    assert "draws 9-9; that player leads" in told("cyprus")
