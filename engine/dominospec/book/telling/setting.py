# SPDX-License-Identifier: MIT
"""Telling the chapters set, seats and deal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from dominospec.book.telling.counting import conditions, words_of
from dominospec.book.voice import Clause, Told, Voice, full_set
from dominospec.tiles import Tile


def the_set(voice: Voice) -> Iterator[Clause]:
    """Tell which tiles there are and what they count."""
    chapter = voice.rules["set"]
    highest = chapter["highest_double"]
    whole = full_set(voice.rules)
    facts = {"highest": highest, "n": len(whole), "tile": str(Tile(highest, highest))}
    yield voice.clause("set/highest_double", **facts)
    if chapter["copies"] > 1:
        yield voice.clause("set/copies", n=chapter["copies"], total=chapter["copies"] * len(whole))
    for row in chapter["copies_of"]:
        slot = f"set/copies_of/{row['id']}"
        body = voice.tell(
            "set/copies_of/copies", copies=row["copies"], **voice.listed(row["tiles"])
        )
        yield Clause(slot, slot, body, words=("set/copies_of", "set/copies_of/copies"))
    if chapter["remove"]:
        yield voice.clause("set/remove", **voice.selected(chapter["remove"]))
    yield voice.clause("set/tile_worth")
    for half, points in chapter["half_worth"].items():
        slot = f"set/half_worth/{half}"
        body = voice.tell("set/half_worth", half=int(half), points=points)
        yield Clause(slot, slot, body, words=("set/half_worth",))
    for row in chapter["tile_worth"]:
        yield _tile_worth(voice, row)


def _tile_worth(voice: Voice, row: Mapping[str, Any]) -> Clause:
    """Tell what some tiles count."""
    slot, selected = f"set/tile_worth/{row['id']}", voice.selected(row["tiles"])
    if row["worth"] == "one-half":
        word, values = "set/tile_worth/worth/one-half", selected
    else:
        word, values = "set/tile_worth/worth", {"points": row["worth"], **selected}
    return Clause(slot, slot, voice.tell(word, **values), words=("set/tile_worth", word))


def seats(voice: Voice) -> Iterator[Clause]:
    """Tell how many play, who belongs together and which way round."""
    chapter = voice.rules["seats"]
    numbers = chapter["players"]
    players = voice.wording.counts(numbers)
    yield voice.clause("seats/players", n=max(numbers), players=players)
    if max(numbers) > 2:  # noqa: PLR2004 - two players always take turns and never have partners
        yield _sides(voice, numbers[0] if len(numbers) == 1 else 0)
        if chapter["seating"] == "by-draw":
            yield voice.clause("seats/seating", chapter["seating"])
        yield voice.clause("seats/direction", chapter["direction"])


def _sides(voice: Voice, size: int) -> Clause:
    """Tell who belongs together; a list by seat is told side by side."""
    sides = voice.rules["seats"]["sides"]
    if isinstance(sides, str):
        return voice.clause("seats/sides", sides, n=size)
    members = [
        [seat + 1 for seat, its in enumerate(sides) if its == side] for side in sorted(set(sides))
    ]
    items = tuple(
        Told(voice.say("seats/sides/side", n=len(seats), players=voice.wording.all_of(seats)))
        for seats in members
    )
    body = (Told(voice.say("seats/sides/listed"), items),)
    return Clause("seats/sides", "seats/sides", body)


def _left_over(voice: Voice) -> dict[int, int]:
    """Return how many tiles are not dealt, by number of players; -1 where rounds differ."""
    left = {}
    for players, rules in voice.game.items():
        dealt = {sum(hand) for hand in rules["tables"]["hand"]}
        out = {_is_set_out(rules["lead"][name]) for name in _LISTS}
        tiles = len(rules["tables"]["tiles"]) - rules["deal"]["aside"] - max(out)
        left[players] = tiles - dealt.pop() if len(dealt) == len(out) == 1 else -1
    return left


_LISTS: Final = ("first", "later", "after_block", "after_tie")


def _is_set_out(steps: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a tile is taken out before the deal where these steps hold."""
    return any(step["lays"] == "set-out-tile" for step in steps)


def _of_each(voice: Voice, hand: Sequence[int]) -> str:
    """Return the size of the hands: one number, or one for each seat."""
    return str(hand[0]) if len(set(hand)) == 1 else voice.wording.all_of(hand)


def _number(count: int) -> str:
    return "–" if count < 0 else str(count)


def _deal_table(voice: Voice) -> tuple[tuple[str, ...], ...]:
    """Return the hands, and the boneyard if there is one, by number of players."""
    left = _left_over(voice)
    with_rest = voice.rules["deal"]["rest"] == "boneyard"
    head = [voice.say("deal-table-players"), voice.say("deal-table-hand")]
    head += [voice.say("deal-table-boneyard")] if with_rest else []
    rows = [
        [
            str(players),
            _of_each(voice, rules["tables"]["hand"][0]),
            *([_number(left[players])] if with_rest else []),
        ]
        for players, rules in voice.game.items()
    ]
    return tuple(map(tuple, (head, *rows)))


def _hand(voice: Voice) -> Clause:
    """Tell the hands: by round, by number of players, by seat, or one number for all."""
    chapter = voice.rules["deal"]
    rounds = voice.rules["tables"]["hand"]
    hands = {tuple(rules["tables"]["hand"][0]) for rules in voice.game.values()}
    word = "deal/hand/equal-share" if chapter["hand"] == "equal-share" else "deal/hand"
    if chapter["hand_by_round"]:
        sizes = [_of_each(voice, hand) for hand in rounds]
        items = tuple(
            Told(voice.say("deal/hand_by_round/round", round=number, tiles=size))
            for number, size in enumerate(sizes, 1)
        )
        body = (Told(voice.say("deal/hand_by_round"), items),)
        return Clause("deal/hand", "deal/hand_by_round", body)
    if len({frozenset(hand) for hand in hands}) > 1:
        return Clause(
            "deal/hand", word, (Told(voice.say(f"{word}-table"), rows=_deal_table(voice)),)
        )
    if len(set(rounds[0])) > 1:
        tiles = voice.wording.all_of(rounds[0])
        return Clause("deal/hand", word, voice.tell("deal/hand/by-seat", tiles=tiles))
    return Clause("deal/hand", word, voice.tell(word, n=rounds[0][0]))


def _redeals(voice: Voice) -> Iterator[Clause]:
    """Tell which hands change how the round begins."""
    for row in voice.rules["deal"]["redeal"]:
        slot, then = f"deal/redeal/{row['id']}", f"deal/redeal/then/{row['then']}"
        words: tuple[str, ...] = (then, f"deal/redeal/whose/{row['whose']}")
        if "counting" in row:
            word = f"deal/redeal/counting/{row['counting']}"
            values = voice.selected(row["tiles"]) if "tiles" in row else {}
            values |= {"enough": row["at_least"], "whose": row["whose"]}
            body, words = [Told(voice.say(word, **values))], (word, *words)
        else:
            items = conditions(voice, row["when"], "deal")
            body = [Told(voice.say("deal/redeal/when", whose=row["whose"]), items)]
            words = (*words, *words_of(row["when"]))
        body.append(Told(voice.say(then)))
        yield Clause(slot, slot, tuple(body), voice.titles(row["title"]), words)


def deal(voice: Voice) -> Iterator[Clause]:
    """Tell how many tiles each player takes and what becomes of the others."""
    chapter = voice.rules["deal"]
    yield _hand(voice)
    if chapter["hand"] == "equal-share" and chapter["leave"] and not chapter["hand_by_round"]:
        yield voice.clause("deal/leave", n=chapter["leave"])
    if chapter["aside"]:
        yield voice.clause("deal/aside", n=chapter["aside"])
    if chapter["hands"] != "held":
        yield voice.clause("deal/hands", chapter["hands"])
    yield from _redeals(voice)
    left = set(_left_over(voice).values())
    number = left.pop() if len(left) == 1 else -1
    yield voice.clause("deal/rest", chapter["rest"], n=number)
