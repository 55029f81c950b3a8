# SPDX-License-Identifier: MIT
"""Which tiles may be laid where (spec/language.md, 6 and 7)."""

from collections.abc import Iterable, Iterator

from dominospec.play.beside import Beside, ways_beside
from dominospec.play.chapters.access import open_to
from dominospec.play.chapters.duty import dutiful
from dominospec.play.chapters.layout import turn_begun
from dominospec.play.chapters.rows import layable, within_reach
from dominospec.play.fitting import Ends
from dominospec.play.plan import Plan
from dominospec.play.position import Hand, Move, Out, Position, Shows
from dominospec.tiles import Tile


def playable(plan: Plan, position: Position, seat: int) -> Ends:
    """Return the ends as they are for a seat: those where it may lay nothing show nothing."""
    ends = open_to(plan, position, seat) if plan.trains else position.ends
    return dutiful(plan, position, seat, ends) if position.layout else ends


def plays_of(plan: Plan, position: Position, seat: int) -> tuple[Move, ...]:
    """Return what a seat could lay, tile by tile, end by end, if nothing has been granted."""
    hand = position.hands[seat] if plan.row is None else layable(plan.row, position, seat)
    return _of_hand(plan, position, seat, hand)


def _of_hand(plan: Plan, position: Position, seat: int, hand: Hand) -> tuple[Move, ...]:
    """Return what of these tiles a seat could lay."""
    ends = position.ends if plan.growth is None else playable(plan, position, seat)
    if plan.beside and ends:
        found = tuple(_beside(plan.beside, position, Move(seat, "play"), hand, ends))
    else:
        different = dict.fromkeys(hand) if plan.has_copies else hand
        found = plan.options[seat].of_hand(different, ends)
    return _narrowed(plan, position, found) if plan.narrowing else found


def _narrowed(plan: Plan, position: Position, found: Iterable[Move]) -> tuple[Move, ...]:
    """Return what the layout leaves of plays that fit."""
    for allows in plan.narrowing:
        found = [move for move in found if allows(plan, position, move)]
    return tuple(found)


def _beside(
    beside: Beside, position: Position, move: Move, hand: Hand, ends: Ends
) -> Iterator[Move]:
    """Yield what could be laid of a hand where joining depends on the tile laid on."""
    for tile in dict.fromkeys(hand):
        for arm, shows in enumerate(ends):
            for out in ways_beside(beside, tile, shows, under(position, arm)) if shows else ():
                yield move._replace(tile=tile, end=arm, out=out)


def under(position: Position, arm: int) -> Tile | None:
    """Return the tile at the end of an arm, where it is remembered and there is one."""
    layout = position.layout
    place = layout.at[arm] if layout else -1
    return layout.pieces[place].tile if layout and place >= 0 else None


def can_play(plan: Plan, position: Position, seat: int) -> bool:
    """Whether a seat could lay a tile: the one question for stuck, blocked and calls."""
    if plan.row or plan.bounds:
        return bool(ordinary_plays(plan, position, seat))
    if plan.narrowing or plan.beside:
        return bool(plays_of(plan, position, seat))
    hand = position.hands[seat]
    ends = position.ends if plan.growth is None else playable(plan, position, seat)
    return any(not plan.joining[shows].keys().isdisjoint(hand) for shows in ends)


def ordinary_plays(plan: Plan, position: Position, seat: int) -> tuple[Move, ...]:
    """Return what a seat could lay at the beginning of an ordinary turn, of a row within reach."""
    turn, layout = plan.turns[seat], turn_begun(position.layout)
    position = position._replace(turn=turn, layout=layout)
    hand = within_reach(plan.row, position, seat) if plan.row else position.hands[seat]
    return bounded(plan, position, _of_hand(plan, position, seat, hand))


def plays(plan: Plan, position: Position) -> tuple[Move, ...]:
    """Return the legal plays of the seat to move."""
    turn = position.turn
    found = plays_of(plan, position, turn.seat)
    if turn.grant:
        found = tuple(move for move in found if turn.grant.allows(move))
    return bounded(plan, position, found) if plan.bounds else found


def bounded(plan: Plan, position: Position, found: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return what the chapter ``turn`` leaves of plays that fit."""
    for bound in plan.bounds:
        found = bound.keep(plan, position, found)
    return found


def first_ends(tile: Tile) -> Ends:
    """Return what the two arms of the first tile show."""
    return ((tile.high,), (tile.low,))


def grown(ends: Ends, arm: int, tile: Tile, out: Out) -> Ends:
    """Return the open ends after a tile was laid on an arm with this facing out."""
    shown = list(ends)
    shown[arm] = tuple(tile) if out == "across" else (out,)
    return tuple(shown)


def open_numbers(ends: Iterable[Shows]) -> int:
    """Return how many different numbers the open ends show."""
    return len({number for shows in ends for number in shows})


def fitting_ends(plan: Plan, position: Position, tile: Tile, ends: Ends) -> int:
    """Return at how many of these ends the tile can be laid."""
    if plan.beside is None:
        return sum(tile in plan.joining[shows] for shows in ends)
    fitting = [
        ways_beside(plan.beside, tile, shows, under(position, arm))
        for arm, shows in enumerate(ends)
        if shows
    ]
    return sum(map(bool, fitting))
