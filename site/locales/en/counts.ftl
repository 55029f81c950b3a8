# SPDX-License-Identifier: CC-BY-4.0
# What is counted and compared: further counts, and what is done to them.

### Done to a count

# $n (number).
general-quantity-each-round-to = Each hand is rounded to a multiple of { $n } before the hands are added up.
general-quantity-round-to = The result is rounded to a multiple of { $n }.
general-quantity-rounding-nearest = Rounding goes to the nearest multiple, from the middle upwards.
general-quantity-rounding-down = Rounding goes down.
general-quantity-rounding-up = Rounding goes up.
general-quantity-divide-by = The result is divided by { $n }; what is left over is dropped.
general-quantity-table = The result is looked up in this table; below its lowest number it is nothing:
# $n (number): from this number on; $m (number): what it becomes.
general-quantity-band = { $n } or more: { $m }.
general-quantity-times-count = The result is multiplied by this:
general-quantity-at-least-count = The result is never less than this:
general-quantity-at-most-count = The result is never more than this:

### Comparisons

general-comparison-more-than = The first of these counts is larger than the second:
general-comparison-less-than = The first of these counts is smaller than the second:
general-comparison-multiple-of = The first of these counts is a multiple of the second, and not 0:
# $n: a list such as 1, 2 or 3.
general-comparison-one-of = This comes to { $n }:
# $compare: how; $n (number).
general-compared = { $compare ->
    [is] This comes to exactly { $n }:
    [at_least] This comes to at least { $n }:
    [at_most] This comes to at most { $n }:
    [more_than] This comes to more than { $n }:
    [less_than] This comes to less than { $n }:
   *[multiple_of] This comes to a multiple of { $n }, and not to 0:
}

### Seats

general-seats-after-last-layer = the player in turn after the one who laid the last tile
general-seats-before-last-layer = the player in turn before the one who laid the last tile
general-seats-winning-seat = the player who won the round
general-seats-tied = those who were level
general-seats-fewest = whoever comes lowest in the count below
general-seats-most = whoever comes highest in the count below
general-seats-compared = The players are compared by this count:
general-seats-among = Only these are compared: { $who }.
# $who: a list of seats.
award-flat-to = These score { points }: { $who }.
award-counted-to = These score what is counted here: { $who }.
rules-do-skips-to = These lose a turn: { $who }.
rules-do-draws-to = These draw { tiles-object } from the boneyard, as far as it can give: { $who }.
