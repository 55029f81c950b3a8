# SPDX-License-Identifier: MIT
"""What can be wrong with rules whose form is right: two tables of small functions."""

from typing import Final

from dominospec.loading.checks import (
    counting,
    dealing,
    ending,
    events,
    joining,
    leading,
    matching,
    scoring,
    trains,
    turning,
)
from dominospec.loading.checks.finding import Check

OF_RULES: Final[tuple[Check, ...]] = (
    dealing.something_to_leave,
    dealing.selectors_select,
    dealing.seats_are_worth_a_draw,
    leading.steps_make_sense,
    leading.first_round_looks_not_back,
    leading.steps_are_reached,
    joining.ends_can_be_joined,
    joining.a_second_tile_fits,
    joining.words_have_an_effect,
    trains.trains_go_with_growing,
    trains.words_of_trains_need_trains,
    trains.markers_are_read,
    trains.rows_of_trains_say_what_counts,
    trains.trains_can_begin,
    turning.places_go_with_may_play,
    turning.draw_words_need_drawing,
    turning.there_is_a_boneyard,
    turning.a_draw_leaves_a_turn,
    turning.who_leaves_puts_nothing_away,
    turning.passes_close_their_circle,
    ending.nobody_needs_no_tests,
    ending.going_out_makes_sense,
    ending.sides_need_partners,
    ending.tests_are_reached,
    matching.the_match_ends,
    matching.points_count,
    matching.target_words_need_a_target,
    matching.shutouts_can_be_had,
    matching.the_target_can_be_hit,
    scoring.counters_are_there,
    scoring.counters_are_used,
    scoring.payers_can_pay,
    ending.false_calls_cannot_stand,
    counting.parameters_belong_to_the_count,
    counting.counts_are_compared,
    counting.limits_leave_room,
    counting.words_have_an_effect,
    counting.counts_are_shallow,
    counting.seats_are_compared_once,
    counting.points_are_booked_before,
    counting.conditions_are_shallow,
    events.known_at_the_event,
    events.facts_are_open,
    events.breaches_belong_to_fouls,
    events.events_happen,
    events.somebody_gets_it,
    events.points_are_worth_it,
    events.rules_have_an_effect,
)
"""What does not depend on the number of players."""

OF_SEATS: Final[tuple[Check, ...]] = (
    dealing.hand_for_everybody,
    dealing.even_sides,
    dealing.listed_sides,
    leading.last_step_finds_somebody,
    turning.something_can_be_drawn,
    ending.enough_seats_to_be_out,
)
"""What does."""
