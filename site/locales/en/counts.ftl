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
general-seats-still-in = those still in the round
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

### Counts of the turn, the round and the match

general-quantity-count-draws-in-turn = The tiles drawn in this turn.
general-quantity-count-legal-plays = The plays that could be made now by: { $whose }.
general-quantity-count-unlaid = The tiles that are not on the table yet, wherever they are.
general-quantity-count-discards = The tiles put away by: { $whose }.
# $combine: how several are put together.
general-quantity-count-rounds-won = { $combine ->
    [total] The rounds of the match won before this one, added up: { $whose }.
    [lowest] The fewest rounds of the match won before this one by any of these: { $whose }.
   *[highest] The most rounds of the match won before this one by any of these: { $whose }.
}
general-quantity-count-wins-running = { $combine ->
    [total] The rounds won one after another before this one, added up: { $whose }.
    [lowest] The fewest rounds won one after another before this one by any of these: { $whose }.
   *[highest] The most rounds won one after another before this one by any of these: { $whose }.
}
general-quantity-count-ties-before = The rounds just before this one that had no winner.
general-quantity-count-players = The number of players.
general-quantity-count-seats-in = The players still in the round.
general-quantity-count-seats-out = The players who are out of the round.
general-quantity-count-tied-seats = The players who were level when the tie was decided.
general-quantity-count-counter = What “{ $counter }” stands at, of: { $whose }.
general-quantity-count-points-this-play = The points that this play has brought.
general-quantity-passes-whose = Only passes of these are counted: { $whose }.
general-quantity-combine-lowest = Of several, the lowest is taken.
general-quantity-combine-highest = Of several, the highest is taken.
general-quantity-combine-lightest-tile = Only the lightest tile is taken.
general-quantity-combine-heaviest-tile = Only the heaviest tile is taken.
# $holds: yes or no.
general-condition-first-turn = { $holds ->
    [no] It is not the first turn of the player concerned in the round.
   *[yes] It is the first turn of the player concerned in the round.
}
general-condition-same-side-as-leader = { $holds ->
    [no] The player concerned is not on the side of the leader.
   *[yes] The player concerned is on the side of the leader.
}
general-condition-completes-circle = { $holds ->
    [no] The pass is not the one that makes the round blocked.
   *[yes] With this pass everybody has passed, one after another.
}
general-condition-actor-is = The player concerned is one of these: { $who }.
general-condition-won-by-actor = The side of the player concerned has won.
general-condition-won-by-others = Somebody else has won.
general-condition-won-by-nobody = Nobody has won.
general-condition-won-by-anybody = Somebody has won.

### Further special rules

# $counter: name of a counter; $n (number).
rules-do-adds = The count “{ $counter }” goes up by { $n }.
rules-do-adds-count = The count “{ $counter }” goes up.
rules-do-sets = The count “{ $counter }” is set to { $n }.
rules-do-sets-count = The count “{ $counter }” is set.
rules-counter-of = It is the count of { $who }.
rules-do-draws-count = These draw tiles from the boneyard, as far as it can give: { $who }.
rules-amount-count = The amount is this:
rules-do-ends-match = The match ends with this round.
rules-match-winner = Who wins it: { $who }.
rules-event-lead = This happens when the first tile of the round has been laid.
rules-event-foul = This happens on every move against the rules.
rules-event-out = This happens when the round has ended because a player has gone out.
rules-event-block = This happens when the round has ended by a block.
rules-event-stopped = This happens when the round has stopped.
rules-event-round-end = This happens at the end of every round.
rules-event-match-end = This happens when the match is over.
# $n (number).
general-for-each = What is said here of { $n } holds for every number of the set.
# $names: titles of declarations in quotation marks.
general-condition-declared = The player concerned has said { $names } in this turn.
# $title: what is said.
general-quantity-count-declared-number = The number that the player concerned has named with “{ $title }” in this turn.
rules-event-declare = This happens whenever something is said that is listed with the turn.
