# SPDX-License-Identifier: MIT
"""Telling the chapters set, seats and deal."""

from collections.abc import Iterator

from dominospec.book.voice import Clause, Told, Voice, full_set
from dominospec.tiles import Tile


def the_set(voice: Voice) -> Iterator[Clause]:
    """Tell which tiles there are and what they count."""
    chapter = voice.rules["set"]
    highest = chapter["highest_double"]
    whole = full_set(voice.rules)
    facts = {"highest": highest, "n": len(whole), "tile": str(Tile(highest, highest))}
    yield voice.clause("set/highest_double", **facts)
    if chapter["remove"]:
        yield voice.clause("set/remove", **voice.selected(chapter["remove"]))
    yield voice.clause("set/tile_worth")
    for row in chapter["tile_worth"]:
        points = {"points": row["worth"], **voice.selected(row["tiles"])}
        slot = f"set/tile_worth/{row['id']}"
        body = voice.tell("set/tile_worth/worth", **points)
        yield Clause(slot, slot, body, words=("set/tile_worth", "set/tile_worth/worth"))


def seats(voice: Voice) -> Iterator[Clause]:
    """Tell how many play, who belongs together and which way round."""
    chapter = voice.rules["seats"]
    numbers = chapter["players"]
    players = voice.wording.counts(numbers)
    yield voice.clause("seats/players", n=max(numbers), players=players)
    if max(numbers) > 2:  # noqa: PLR2004 - two players always take turns and never have partners
        size = numbers[0] if len(numbers) == 1 else 0
        yield voice.clause("seats/sides", chapter["sides"], n=size)
        yield voice.clause("seats/direction", chapter["direction"])


def _left_over(voice: Voice) -> dict[int, int]:
    """Return how many tiles are not dealt, by number of players."""
    return {
        players: len(rules["tables"]["tiles"]) - players * rules["tables"]["hand"]
        for players, rules in voice.game.items()
    }


def _deal_table(voice: Voice) -> tuple[tuple[str, ...], ...]:
    """Return the hands, and the boneyard if there is one, by number of players."""
    left = _left_over(voice)
    with_rest = voice.rules["deal"]["rest"] == "boneyard"
    head = [voice.say("deal-table-players"), voice.say("deal-table-hand")]
    head += [voice.say("deal-table-boneyard")] if with_rest else []
    rows = [
        [str(players), str(rules["tables"]["hand"]), *([str(left[players])] if with_rest else [])]
        for players, rules in voice.game.items()
    ]
    return tuple(map(tuple, (head, *rows)))


def deal(voice: Voice) -> Iterator[Clause]:
    """Tell how many tiles each player takes and what becomes of the others."""
    chapter = voice.rules["deal"]
    hands = {rules["tables"]["hand"] for rules in voice.game.values()}
    shared = chapter["hand"] == "equal-share"
    word = "deal/hand/equal-share" if shared else "deal/hand"
    if len(hands) == 1:
        yield Clause("deal/hand", word, voice.tell(word, n=hands.pop()))
    else:
        body = (Told(voice.say(f"{word}-table"), rows=_deal_table(voice)),)
        yield Clause("deal/hand", word, body)
    if shared and chapter["leave"]:
        yield voice.clause("deal/leave", n=chapter["leave"])
    left = set(_left_over(voice).values())
    number = left.pop() if len(left) == 1 else -1
    yield voice.clause("deal/rest", chapter["rest"], n=number)
