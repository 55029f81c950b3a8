# SPDX-License-Identifier: MIT
"""From the deal to the first tile: hands dealt again, the lead, what the table lays (2 and 3)."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import chain

from dominospec.play.chapters.block import is_block_found, pips_left
from dominospec.play.chapters.counters import at_start
from dominospec.play.chapters.deal import REST, is_set_out, steps_in_force, tile_of_round
from dominospec.play.chapters.draw import drawn_by, drawn_in_turn, may_draw
from dominospec.play.chapters.finish import block_result, gone_out, redeal_result
from dominospec.play.chapters.join import bounded, plays_of
from dominospec.play.chapters.layout import bare
from dominospec.play.chapters.lead import LEAD, Found, Search, seats_in_order
from dominospec.play.chapters.seats import Moment
from dominospec.play.chapters.turn import fresh
from dominospec.play.chapters.view import holds, seen_by
from dominospec.play.ending import over_by_draw, over_without_turn_end, passed_before_the_lead
from dominospec.play.plan import Plan
from dominospec.play.position import (
    TABLE,
    Deal,
    Event,
    Move,
    Opening,
    Position,
    Result,
    Round,
    Table,
    Tally,
    replaced,
)
from dominospec.play.putting import put
from dominospec.play.settling import end_round, happened
from dominospec.play.steps import GOES_ROUND, LeadStep, Redeal
from dominospec.tiles import Tile


class BadDeal(ValueError):
    """A deal that the variant does not allow."""


def _check_deal(plan: Plan, deal: Deal, this_round: Round) -> None:
    if len(deal.hands) != plan.players:
        raise BadDeal(f"{plan.players} hands are needed, not {len(deal.hands)}")
    if not all(deal.hands):
        raise BadDeal("every seat needs a tile")
    if deal.boneyard and not REST[plan.resolved["deal"]["rest"]](deal.boneyard):
        raise BadDeal("this game has no boneyard")
    dealt = [*chain(*deal.hands, deal.boneyard)]
    is_usual = len(set(dealt)) == len(dealt) and plan.game_set.issuperset(dealt)
    if is_usual and not is_set_out(plan, this_round):
        return
    there = Counter(dealt)
    if strange := there.keys() - plan.game_set:
        raise BadDeal(f"{min(strange)} is not in the game")
    if is_set_out(plan, this_round):
        there[tile_of_round(plan, this_round)] += 1
    if surplus := there - Counter(plan.tiles):
        raise BadDeal(f"{min(surplus)} is there more often than in the game")


def start(
    plan: Plan,
    deal: Deal,
    this_round: Round = Round(),  # noqa: B008 - a frozen record
    scores: tuple[int, ...] | None = None,
    *,
    refereed: bool = False,
) -> Position:
    """Return the position in which a seat first has a move; ``BadDeal`` for an impossible deal."""
    _check_deal(plan, deal, this_round)
    hands = tuple([tuple(hand if plan.row else sorted(hand)) for hand in deal.hands])
    nothing = (0,) * plan.side_count
    table = Table(
        round=this_round,
        leader=0,
        lead_tile=None,
        step=plan.step,
        scores=scores or nothing,
        points=nothing,
        skips=(0,) * plan.players,
        doubles_lie=plan.resolved["layout"]["doubles"]["lie"],
        refereed=refereed,
        counters=at_start(plan, this_round),
        kept=tuple(row.id for row in plan.counters if row.is_kept),
        trains=tuple((train.id, train.owners) for train in plan.trains),
        row=plan.resolved["turn"]["row"]["look"] if plan.row else "",
    )
    position = Position(hands, tuple(deal.boneyard), (), plan.turns[0], Tally(), table)
    return _dealt(plan, _led_by(position, seats_in_order(plan, position)[0]), 0)


def _led_by(position: Position, seat: int) -> Position:
    table = position.table
    return (
        position if table.leader == seat else position._replace(table=table._replace(leader=seat))
    )


def _asked(plan: Plan, position: Position, seat: int, opening: Opening) -> Position:
    """Return the position in which it is the seat's turn to do what the opening asks."""
    table = position.table._replace(opening=opening)
    return position._replace(table=table, turn=plan.turns[seat])


# --- hands that are dealt again -------------------------------------------------------------


def _looked_at(plan: Plan, position: Position) -> list[tuple[Redeal, int]]:
    """Return each row with each seat, or first seat of a side, in the order of looking."""
    order = seats_in_order(plan, position)
    firsts = list({plan.sides[seat]: seat for seat in reversed(order)}.values())
    return [
        (row, seat) for row in plan.redeals for seat in order if not row.by_side or seat in firsts
    ]


def _dealt(plan: Plan, position: Position, place: int) -> Position:
    """Return the position after the rows of ``deal.redeal`` from a place on, and the lead."""
    rows = _looked_at(plan, position) if plan.redeals else []
    for here, (row, seat) in enumerate(rows[place:], place):
        if holds(seen_by(plan, position, Moment("deal", seat), seat), row.when):
            return THEN[row.then](plan, position, seat, here)
    if plan.awards["deal"] or plan.rules["deal"]:
        for seat in seats_in_order(plan, position):
            position = happened(plan, position, Moment("deal", seat))
            if (over := over_without_turn_end(plan, position)) is not None:
                return over
    return _sought(plan, position, 0)


def _dealt_again(plan: Plan, position: Position, seat: int, _place: int = 0) -> Position:
    return end_round(plan, position, redeal_result(plan, position, seat))


def _ask_redeal(plan: Plan, position: Position, seat: int, place: int) -> Position:
    opening = Opening("redeal", "deal/redeal/then/may-redeal", place=place)
    return _asked(plan, position, seat, opening)


def _wins(plan: Plan, position: Position, seat: int, _place: int) -> Position:
    position = gone_out(position, seat)
    result = Result("out", seat, seat, (plan.sides[seat],), pips_left(plan, position))
    return end_round(plan, position, result)


THEN: Mapping[str, Callable[[Plan, Position, int, int], Position]] = {
    "redeal": _dealt_again,
    "may-redeal": _ask_redeal,
    "wins-round": _wins,
}
"""What follows from a hand."""


# --- the search for the leader --------------------------------------------------------------


def _sought(plan: Plan, position: Position, place: int) -> Position:
    """Return the position after the steps of the lead from a place on."""
    steps = steps_in_force(plan, position.table.round.last)
    for here, step in enumerate(steps[place:], place):
        if step.by == "redeal":
            break
        if step.by == "all-draw":
            position, found = _all_draw(plan, position, step)
        else:
            found = LEAD[step.by](Search(plan, position, step))
        if found:
            opening = Opening(place=here, found=found.seat, tile=found.tile)
            seats = _concerned(plan, step, found.seat)
            return _offered(plan, position, step, opening._replace(seats=seats))
    return _dealt_again(plan, position, seats_in_order(plan, position)[0])


def _all_draw(plan: Plan, position: Position, step: LeadStep) -> tuple[Position, Found | None]:
    """Let the seats draw one tile each in turn until one is found; these draws are no turns."""
    order = seats_in_order(plan, position)
    wanted = step.seeks or {tile_of_round(plan, position.table.round)}
    for place in range(len(position.boneyard)):
        seat, tile = order[place % plan.players], position.boneyard[0]
        log = (*position.log, Event("draw", seat, tile))
        position = drawn_by(position, seat)._replace(log=log)
        if tile in wanted:
            return position, Found(seat, tile)
    return position, None


def _concerned(plan: Plan, step: LeadStep, seat: int) -> tuple[int, ...]:
    """Return the seat found and those that may lead in its stead, in the order of asking."""
    order = plan.orders[plan.step][seat]
    if step.by_side:
        return tuple([other for other in order if plan.sides[other] == plan.sides[seat]])
    goes_round = step.refuse == "next-seat" or GOES_ROUND[step.lacking]
    return order if goes_round else (seat,)


_PASSES = frozenset({"pass", "draw-or-pass"})


def _lacks(position: Position, step: LeadStep, opening: Opening, seat: int) -> bool:
    """Whether a seat holds none of the tiles that may be led, and needs one."""
    is_known = step.is_bound and seat == opening.found
    if step.firsts is None or is_known or step.lays in LAYS:
        return False
    return step.firsts.isdisjoint(position.hands[seat])


def _offered(plan: Plan, position: Position, step: LeadStep, opening: Opening) -> Position:
    """Return the position after the first seat that the lead can be offered has been found."""
    for place, seat in enumerate(opening.seats):
        here = opening._replace(seats=opening.seats[place:])
        if _lacks(position, step, opening, seat):
            if step.lacking == "next-step":
                return _sought(plan, position, opening.place + 1)
            if step.lacking == "next-seat":
                continue
            if step.lacking in _PASSES:
                return _without(plan, position, step, here)
        if step.refuse != "not-allowed" or (step.by_side and len(_concerned(plan, step, seat)) > 1):
            return _asked(plan, position, seat, here._replace(asks="lead", rule=_offer_of(step)))
        return _led(plan, position, step, here)
    if opening.refused is not None and step.first_must:
        return _led(plan, position, step, opening._replace(seats=(opening.refused,)))
    return _sought(plan, position, opening.place + 1)


def _offer_of(step: LeadStep) -> str:
    """Return the word that lets a seat refuse the lead."""
    if step.refuse == "not-allowed":
        return "lead/step/leads/its-side"
    return f"lead/step/refuse/{step.refuse}"


def _without(plan: Plan, position: Position, step: LeadStep, opening: Opening) -> Position:
    """Return the position in which a seat that lacks what must be led draws or passes."""
    seat = opening.seats[0]
    here = _asked(plan, position, seat, opening)
    if position.turn.seat == seat:
        here = here._replace(turn=position.turn)
    draws = step.lacking == "draw-or-pass" and may_draw(plan, here, stuck=True)
    rule = f"lead/step/lacking/{step.lacking}"
    asked = opening._replace(asks="draw" if draws else "pass", rule=rule)
    return here._replace(table=here.table._replace(opening=asked))


# --- the first tile -------------------------------------------------------------------------


def _led(plan: Plan, position: Position, step: LeadStep, opening: Opening) -> Position:
    """Return the position in which the seat at hand leads, or has its turn after the table."""
    seat = opening.seats[0]
    goes_on = position.turn.seat == seat and position.turn.drawn
    turn = position.turn if goes_on else fresh(plan, position, seat)
    position = _led_by(position, seat)._replace(turn=turn)
    if plan.resolved["deal"]["rest"] == "to-the-leader":
        hand = tuple(sorted((*position.hands[seat], *position.boneyard)))
        position = position._replace(hands=replaced(position.hands, seat, hand), boneyard=())
    if step.lays in LAYS:
        return LAYS[step.lays](plan, position, step, opening)
    return _to_lay(plan, position, step, opening)


def _to_lay(plan: Plan, position: Position, step: LeadStep, opening: Opening) -> Position:
    """Return the position in which the leader lays the first tile, or draws for one."""
    seat, tile = opening.seats[0], opening.tile
    opening = opening._replace(asks="first", rule="lead/step/lays/free")
    if step.is_bound and seat == opening.found and tile is not None:
        rule = "lead/step/lays/that-tile"
        opening = opening._replace(rule=rule, firsts=step.or_lays | {tile})
        position = position._replace(table=position.table._replace(lead_tile=tile))
    elif not _lacks(position, step, opening, seat):
        rule = "lead/step/lays/free" if step.firsts is None else "lead/step/from"
        opening = opening._replace(rule=rule, firsts=step.firsts)
    elif step.lacking == "draw" and len(position.boneyard) > plan.draws.reserve:
        opening = opening._replace(asks="draw", rule="lead/step/lacking/draw")
    table = position.table._replace(opening=opening)
    if opening.asks == "draw":
        return position._replace(table=table)
    ends, layout = bare(plan.growth)
    return position._replace(table=table, ends=ends, layout=layout)


def _turned_up(plan: Plan, position: Position, step: LeadStep, opening: Opening) -> Position:
    """Lay the first tile of the boneyard that may begin; those before it go under the others."""
    boneyard = position.boneyard
    for place, tile in enumerate(boneyard):
        if step.firsts is None or tile in step.firsts:
            rest = (*boneyard[place + 1 :], *boneyard[:place])
            return _laid_by_table(plan, position._replace(boneyard=rest), tile)
    return _sought(plan, position, opening.place + 1)


def _set_out(plan: Plan, position: Position, _step: LeadStep, _opening: Opening) -> Position:
    return _laid_by_table(plan, position, tile_of_round(plan, position.table.round))


def _laid_by_table(plan: Plan, position: Position, tile: Tile) -> Position:
    """Return the position in which the leader has its first turn; no event is told to rules."""
    position = put(plan, position, Move(TABLE, "play", tile), position.turn)
    if is_block_found(plan, position):
        return end_round(plan, position, block_result(plan, position))
    return position


LAYS: Mapping[str, Callable[[Plan, Position, LeadStep, Opening], Position]] = {
    "turned-up-tile": _turned_up,
    "set-out-tile": _set_out,
}
"""What the table lays itself."""


# --- moves before the first tile ------------------------------------------------------------


def opening_moves(plan: Plan, position: Position) -> tuple[Move, ...]:
    """Return the legal moves as long as no tile lies."""
    opening, seat = position.table.opening, position.turn.seat
    if opening.asks != "first":
        return tuple([Move(seat, name) for name in ANSWERS[opening.asks]])
    found, firsts = plays_of(plan, position, seat), opening.firsts
    if firsts is not None:
        found = tuple([lead for lead in found if lead.tile in firsts])
    return bounded(plan, position, found) or found


ANSWERS: Mapping[str, tuple[str, ...]] = {
    "redeal": ("redeal", "decline"),
    "lead": ("lead", "decline"),
    "draw": ("draw",),
    "pass": ("pass",),
}
"""The moves with which a seat does what it is asked."""


def _step_of(plan: Plan, position: Position) -> LeadStep:
    return steps_in_force(plan, position.table.round.last)[position.table.opening.place]


def _told(position: Position, move: Move) -> Position:
    return position._replace(log=(*position.log, Event(move.move, move.seat)))


def _carry_redeal(plan: Plan, position: Position, move: Move) -> Position:
    return _dealt_again(plan, _told(position, move), move.seat)


def _carry_lead(plan: Plan, position: Position, move: Move) -> Position:
    step, opening = _step_of(plan, position), position.table.opening
    return _led(plan, _told(position, move), step, opening)


def _carry_decline(plan: Plan, position: Position, move: Move) -> Position:
    position, opening = _told(position, move), position.table.opening
    if opening.asks == "redeal":
        return _dealt(plan, position, opening.place + 1)
    step = _step_of(plan, position)
    if step.refuse == "next-step":
        return _sought(plan, position, opening.place + 1)
    refused = move.seat if opening.refused is None else opening.refused
    left = opening._replace(seats=opening.seats[1:], refused=refused)
    return _offered(plan, position, step, left)


def _carry_draw(plan: Plan, position: Position, move: Move) -> Position:
    seat, tile = move.seat, position.boneyard[0]
    step, opening = _step_of(plan, position), position.table.opening
    position = drawn_in_turn(position)
    position = happened(plan, position, Moment("draw", seat, tile, position.tally.passes))
    if (over := over_by_draw(plan, position)) is not None:
        return over
    if step.lacking == "draw":
        return _to_lay(plan, position, step, opening)
    if _lacks(position, step, opening, seat):
        return _without(plan, position, step, opening)
    return _led(plan, position, step, opening)


def _carry_pass(plan: Plan, position: Position, move: Move) -> Position:
    step, opening, tally = _step_of(plan, position), position.table.opening, position.tally
    position = position._replace(
        tally=tally._replace(passes=tally.passes + 1, round_passes=tally.round_passes + 1),
        log=(*position.log, Event("pass", move.seat, detail=(("stuck", True),))),
    )
    moment = Moment("pass", move.seat, passes=position.tally.passes, stuck=True)
    position = passed_before_the_lead(plan, happened(plan, position, moment))
    if position.result:
        return position
    return _offered(plan, position, step, opening._replace(seats=opening.seats[1:]))


CARRY: Mapping[str, Callable[[Plan, Position, Move], Position]] = {
    "redeal": _carry_redeal,
    "lead": _carry_lead,
    "decline": _carry_decline,
    "draw": _carry_draw,
    "pass": _carry_pass,
}
"""What the moves other than plays do as long as no tile lies."""
