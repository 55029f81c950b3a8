# SPDX-License-Identifier: CC-BY-4.0
# Points, conditions and special rules. A row is told as a sentence that says who gets how much, one
# that says when, and lists where there are conditions. Common rows have a sentence of their own.

### Scoring

chapter-score = Scoring
score-none = No points are counted.
# Told with rounds-won: points are announced but do not decide.
score-only-told = The points are only announced; they do not count for the match.
# A number of points as the object of "scores" or "counts". $points (number).
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Frequent awards. $whose: opponents or everyone; $less: own or nothing.

award-winner-hands = { $sides ->
    [two-sides] { $whose ->
        [everyone] The winning side scores the pips left in all hands, its own included.
       *[opponents] { $less ->
            [own] The winning side scores the pips left in the hands of the other side, less those left in its own hands.
           *[nothing] The winning side scores the pips left in the hands of the other side.
        }
    }
   *[each-alone] { $whose ->
        [everyone] The winner scores the pips left in all hands, the winner’s own included.
       *[opponents] { $less ->
            [own] The winner scores the pips left in the hands of the others, less those left in the winner’s own hand.
           *[nothing] The winner scores the pips left in the hands of the others.
        }
    }
}
award-winner-excess = { $sides ->
    [two-sides] The winning side scores the pips by which the hands of the other side are heavier than its own.
   *[each-alone] For every other hand, the winner scores the pips by which it is heavier than the winner’s own.
}
award-everyone-excess = { $sides ->
    [two-sides] Each side scores the pips by which the hands of the other side are heavier than its own.
   *[each-alone] For every heavier hand, each player scores the pips that it has more than the player’s own.
}
award-everyone-own = { $sides ->
    [two-sides] Each side scores the pips left in its own hands.
   *[each-alone] Each player scores the pips left in their own hand.
}
award-losers-own = { $sides ->
    [two-sides] The losing side scores the pips left in its own hands.
   *[each-alone] Each loser scores the pips left in their own hand.
}
award-plus-boneyard = The pips of the tiles left in the boneyard are added.

## A fixed number of points. $to: a word for seats; $event: what happened.

award-flat = { $to ->
    [winner] { $sides ->
        [two-sides] The winning side scores { points }.
       *[each-alone] The winner scores { points }.
    }
    [losers] { $sides ->
        [two-sides] The losing side scores { points }.
       *[each-alone] Each loser scores { points }.
    }
    [opponents] { $sides ->
        [two-sides] The other side scores { points }.
       *[each-alone] Each other player scores { points }.
    }
    [everyone] { $sides ->
        [two-sides] Both sides score { points } each.
       *[each-alone] Every player scores { points }.
    }
    [next-seat] The next player in turn scores { points }.
    [previous-seat] The player before in turn scores { points }.
    [leader] The player who led the round scores { points }.
    [last-layer] The player who laid the last tile scores { points }.
    [partners] The partner scores { points } for the side.
    [own-side] { $sides ->
        [two-sides] The player scores { points } for the side.
       *[each-alone] The player scores { points }.
    }
   *[actor] { $event ->
        [play] The player who laid the tile scores { points }.
        [draw] The player who drew scores { points }.
        [pass] The player who passed scores { points }.
        [foul] The player at fault scores { points }.
        [turn-end] The player whose turn it was scores { points }.
        [stopped] The player who stopped the round scores { points }.
        [out] The player who went out scores { points }.
       *[block] The player who laid the last tile scores { points }.
    }
}

## Any other award: who scores, followed by what is counted.

award-counted = { $to ->
    [winner] { $sides ->
        [two-sides] The winning side scores what is counted here.
       *[each-alone] The winner scores what is counted here.
    }
    [losers] { $sides ->
        [two-sides] The losing side scores what is counted here.
       *[each-alone] Each loser scores what is counted here.
    }
    [opponents] { $sides ->
        [two-sides] The other side scores what is counted here.
       *[each-alone] Each other player scores what is counted here.
    }
    [everyone] { $sides ->
        [two-sides] Each side scores what is counted here.
       *[each-alone] Each player scores what is counted here.
    }
    [next-seat] The next player in turn scores what is counted here.
    [previous-seat] The player before in turn scores what is counted here.
    [leader] The player who led the round scores what is counted here.
    [last-layer] The player who laid the last tile scores what is counted here.
    [partners] The partner scores what is counted here, for the side.
    [own-side] { $sides ->
        [two-sides] The player scores what is counted here, for the side.
       *[each-alone] The player scores what is counted here.
    }
   *[actor] { $event ->
        [play] The player who laid the tile scores what is counted here.
        [draw] The player who drew scores what is counted here.
        [pass] The player who passed scores what is counted here.
        [foul] The player at fault scores what is counted here.
        [turn-end] The player whose turn it was scores what is counted here.
        [stopped] The player who stopped the round scores what is counted here.
        [out] The player who went out scores what is counted here.
       *[block] The player who laid the last tile scores what is counted here.
    }
}

## When an award is due.

general-event-declare = This is due whenever something is said that is listed with the turn.
general-event-deal = This is due when the tiles have been dealt.
general-event-play = It is due whenever a tile has been laid, the first of the round included.
general-event-draw = It is due whenever a player draws a tile.
general-event-pass = It is due for every pass.
general-event-turn-end = It is due at the end of every turn.
general-event-foul = It is due for every move against the rules.
general-event-out = It is due when a player has gone out.
general-event-block = It is due when the round has ended by a block.
general-event-stopped = It is due when the round has stopped without a block.
general-event-round-end = It is due at the end of every round.
general-breach-illegal-tile = It is due when a player lays a tile where it may not be laid.
general-breach-false-pass = It is due when a player passes who could play or had to draw.
general-breach-false-block = It is due when a player calls a block although the round is not blocked.
general-breach-drew-though-able = It is due when a player draws who may not.
general-breach-touched-tile = It is due when a player touches a tile and lays another.
general-breach-missed-call = It is due when a player does not say what has to be said.
general-breach-wrong-claim = It is due when a player claims what is not so.
general-breach-wrong-count = It is due when a player counts wrongly.
general-breach-talk = It is due when partners talk or show what they hold.
score-awards-several-each = If several receive it, each gets the whole.
score-awards-several-divided = If several receive it, they divide it. Points that cannot be divided go one each in turn, from the leader on.

### What is counted

general-quantity-count-hands = What the tiles left in these hands count: { $whose }.
general-quantity-count-boneyard = What the tiles left in the boneyard count.
general-quantity-count-fits-ends = The open ends at which the tile could have been laid.
general-quantity-count-open-numbers-before = The different numbers that the open ends showed before the tile was laid.
# $since: round or turn.
general-quantity-count-laid = { $since ->
    [turn] The tiles laid in this turn so far, this one included.
   *[round] The tiles laid in the round so far, this one included.
}
# $since: tile or round.
general-quantity-count-passes = { $since ->
    [match] The passes made since the match began.
    [round] The passes made since the round began.
   *[tile] The passes made since the last tile was laid.
}
general-quantity-count-round-number = The number of the round in the match.
general-quantity-count-score = { $combine ->
    [total] The scores of these before, added up: { $whose }.
    [lowest] The lowest score of these before: { $whose }.
   *[highest] The highest score of these before: { $whose }.
}
general-quantity-count-points-so-far = The points that the same side has just received for the same event.
general-quantity-tiles = Only these tiles are counted: { $tiles }.
general-quantity-worth-value = Each tile counts its pips, or what the chapter on the set says.
general-quantity-worth-one-each = Each tile counts one.
general-quantity-combine-each-excess = The hands of each other side are compared with one’s own; only what they have more is counted, and added up.
general-quantity-minus = { $n } is taken off.
general-quantity-minus-own-seat = What one’s own hand counts is taken off.
general-quantity-minus-own-side = { $sides ->
    [two-sides] What the hands of one’s own side count is taken off.
   *[each-alone] What one’s own hand counts is taken off.
}
general-quantity-minus-boneyard = What the boneyard counts is taken off.
general-quantity-minus-count = This is taken off:
general-quantity-plus = { $n } is added.
general-quantity-plus-own-seat = What one’s own hand counts is added.
general-quantity-plus-own-side = { $sides ->
    [two-sides] What the hands of one’s own side count is added.
   *[each-alone] What one’s own hand counts is added.
}
general-quantity-plus-boneyard = What the boneyard counts is added.
general-quantity-plus-count = This is added:
general-quantity-times = The result is multiplied by { $n }.
general-quantity-at-least = The result is never less than { $n }.
general-quantity-at-most = The result is never more than { $n }.

## Which tiles, in lists behind a colon.

general-tiles-doubles = doubles
general-tiles-mixed-tiles = tiles that are not doubles

## Who, in lists behind a colon.

general-seats-actor = the player concerned
general-seats-own-seat = the player who receives
general-seats-own-side = { $sides ->
    [two-sides] the side that receives
   *[each-alone] the player who receives
}
general-seats-partners = the partner
general-seats-opponents = { $sides ->
    [two-sides] the other side
   *[each-alone] the others
}
general-seats-everyone = everybody
general-seats-next-seat = the next player in turn
general-seats-previous-seat = the player before in turn
general-seats-leader = the leader
general-seats-last-layer = the player who laid the last tile
general-seats-winner = { $sides ->
    [two-sides] the winning side
   *[each-alone] the winner
}
general-seats-losers = { $sides ->
    [two-sides] the losing side
   *[each-alone] the losers
}

### Conditions

condition = { $n ->
    [1] It is due only when this is so:
   *[other] It is due only when all of this is so:
}
rule-condition = { $n ->
    [1] It happens only when this is so:
   *[other] It happens only when all of this is so:
}
general-condition-any = At least one of these is so:
general-condition-all = All of this is so:
general-condition-not = { $n ->
    [1] This is not so:
   *[other] Not all of this is so at once:
}
# $compare: is, at_least or at_most; $n (number).
# $all: yes where the hands of all players are meant, else no.
general-condition-hands = { $worth ->
    [one-each] { $compare ->
        [is] { $n ->
            [0] { $all ->
                [yes] Nobody holds a tile.
               *[no] No tile is in the hands of { $whose }.
            }
            [one] Exactly { $n } tile is in the hands of { $whose }.
           *[other] Exactly { $n } tiles are in the hands of { $whose }.
        }
        [at_least] { $n ->
            [one] At least { $n } tile is in the hands of { $whose }.
           *[other] At least { $n } tiles are in the hands of { $whose }.
        }
       *[at_most] { $n ->
            [one] At most { $n } tile is in the hands of { $whose }.
           *[other] At most { $n } tiles are in the hands of { $whose }.
        }
    }
   *[value] { $compare ->
        [is] The pips left in the hands of { $whose } come to exactly { $n }.
        [at_least] The pips left in the hands of { $whose } come to at least { $n }.
       *[at_most] The pips left in the hands of { $whose } come to at most { $n }.
    }
}
general-condition-boneyard = { $worth ->
    [one-each] { $compare ->
        [is] The boneyard holds exactly { tiles-object }.
        [at_least] The boneyard holds at least { tiles-object }.
       *[at_most] The boneyard holds at most { tiles-object }.
    }
   *[value] { $compare ->
        [is] The pips in the boneyard come to exactly { $n }.
        [at_least] The pips in the boneyard come to at least { $n }.
       *[at_most] The pips in the boneyard come to at most { $n }.
    }
}
general-condition-fits-ends = { $compare ->
    [is] { $n ->
        [1] The tile fitted only one of the open ends.
        [2] The tile fitted both open ends.
       *[other] The number of open ends that the tile fitted was exactly { $n }.
    }
    [at_least] { $n ->
        [2] The tile fitted both open ends.
       *[other] The number of open ends that the tile fitted was at least { $n }.
    }
   *[at_most] { $n ->
        [1] The tile fitted only one of the open ends.
       *[other] The number of open ends that the tile fitted was at most { $n }.
    }
}
general-condition-open-numbers-before = { $compare ->
    [is] { $n ->
        [1] The open ends both showed the same number before.
        [2] The open ends showed two different numbers before.
       *[other] The open ends showed exactly { $n } different numbers before.
    }
    [at_least] { $n ->
        [2] The open ends showed different numbers before.
       *[other] The open ends showed at least { $n } different numbers before.
    }
   *[at_most] { $n ->
        [1] The open ends did not show different numbers before.
       *[other] The open ends showed at most { $n } different numbers before.
    }
}
# $moment: tile for what happens to a tile, other for passes and draws.
general-condition-laid = { $moment ->
    [tile] { $compare ->
        [is] It is tile number { $n } of the round.
        [at_least] It is tile number { $n } of the round or a later one.
       *[at_most] It is tile number { $n } of the round or an earlier one.
    }
   *[other] { $compare ->
        [is] The line holds exactly { tiles-object }.
        [at_least] The line holds at least { tiles-object }.
       *[at_most] The line holds at most { tiles-object }.
    }
}
# How often. $n (number).
times = { $n ->
    [0] 0 times
    [1] once
   *[other] { $n } times
}
# $since: round, tile or before (for a tile: since the tile before it).
general-condition-passes = { $since ->
    [round] { $compare ->
        [is] In this round, players have passed exactly { times }.
        [at_least] In this round, players have passed at least { times }.
       *[at_most] In this round, players have passed at most { times }.
    }
    [before] { $compare ->
        [is] Between the tile before and this one, players passed exactly { times }.
        [at_least] Between the tile before and this one, players passed at least { times }.
       *[at_most] Between the tile before and this one, players passed at most { times }.
    }
   *[tile] { $compare ->
        [is] Since the last tile, players have passed exactly { times }.
        [at_least] Since the last tile, players have passed at least { times }.
       *[at_most] Since the last tile, players have passed at most { times }.
    }
}
general-condition-round-number = { $compare ->
    [is] It is round { $n } of the match.
    [at_least] It is round { $n } of the match or a later one.
   *[at_most] It is round { $n } of the match or an earlier one.
}
# $own: yes when the score is that of the side that receives.
general-condition-score = { $own ->
    [yes] { $compare ->
        [is] Until then, whoever receives it had exactly { $n } in all.
        [at_least] Until then, whoever receives it had { $n } or more in all.
       *[at_most] Until then, whoever receives it had { $n } or less in all.
    }
   *[no] { $compare ->
        [is] Until then, the highest score of these was exactly { $n }: { $whose }.
        [at_least] Until then, the highest score of these was { $n } or more: { $whose }.
       *[at_most] Until then, the highest score of these was { $n } or less: { $whose }.
    }
}
general-comparison-is = These two counts are equal:
general-comparison-at-least = The first of these counts is as large as the second, or larger:
general-comparison-at-most = The first of these counts is as large as the second, or smaller:
# $holds: yes or no.
general-condition-ended-by-out = { $holds ->
    [no] The round did not end because a player went out.
   *[yes] The round ended because a player went out.
}
general-condition-ended-by-block = { $holds ->
    [no] The round did not end by a block.
   *[yes] The round ended by a block.
}
general-condition-boneyard-dry = { $holds ->
    [no] Tiles can still be drawn from the boneyard.
   *[yes] Nothing more can be drawn from the boneyard.
}
general-condition-stuck = { $holds ->
    [no] The player who passed could have played.
   *[yes] The player who passed could not play.
}
general-condition-tile-was-drawn = { $holds ->
    [no] The tile was not drawn in this turn.
   *[yes] The tile was drawn in this turn.
}
general-condition-on-own-train = { $holds ->
    [no] The tile was not laid on a train of the player.
   *[yes] The tile was laid on a train of the player.
}
general-condition-starts-train = { $holds ->
    [no] The tile is not the first of its train.
   *[yes] The tile is the first of its train.
}
general-condition-marked = { $holds ->
    [no] The train bears no marker.
   *[yes] The train bears a marker.
}
general-condition-tile = { $kind ->
    [every] There is a tile.
    [doubles] The tile is a double.
    [mixed] The tile is not a double.
   *[listed] { $n ->
        [1] The tile is { $tiles }.
       *[other] The tile is one of { $tiles }.
    }
}

### Special rules

chapter-rules = Special rules
# $whom: a word for seats.
rules-do-skips = { $whom ->
    [next-seat] The next player in turn loses a turn.
    [previous-seat] The player before in turn loses a turn.
    [leader] The player who led the round loses a turn.
    [last-layer] The player who laid the last tile loses a turn.
    [winner] The winners lose a turn.
    [losers] The losers lose a turn.
    [everyone] Every player loses a turn.
    [opponents] Each opponent loses a turn.
    [partners] The partner loses a turn.
    [own-side] { $sides ->
        [two-sides] Each player of the same side loses a turn.
       *[each-alone] The same player loses the next turn.
    }
   *[actor] The same player loses the next turn.
}
rules-do-reverses = From the end of this turn, play goes round the other way.
rules-do-marks = { $whom ->
    [actor] The player’s own train gets a marker.
   *[other] The trains of these players get a marker: { $who }.
}
rules-do-marks-to = The trains of these players get a marker: { $who }.
rules-do-unmarks = { $whom ->
    [actor] The marker on the player’s own train is taken off.
   *[other] The markers on the trains of these players are taken off: { $who }.
}
rules-do-unmarks-to = The markers on the trains of these players are taken off: { $who }.
# $who: a list of players.
rules-do-leaves-round = These players leave the round and keep their tiles: { $who }. If only one player is left, that player wins it.
rules-do-closes-end = From then on nothing can be laid on the tile just laid.
rules-do-ends-round = The round is then over at once.
rules-do-voids-round = The round is then over at once, and it does not count.
rules-as-out = The player concerned counts as having gone out.
rules-as-block = It is decided like a blocked round.
rules-as-stopped = It has merely stopped.
rules-winner = The round is won by: { $who }.
rules-no-winner = Nobody wins it.
# A number of tiles as the object of "draws" or "holds". $n (number).
tiles-object = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
rules-do-draws = { $whom ->
    [next-seat] The next player in turn draws { tiles-object } from the boneyard, as far as it can give.
    [previous-seat] The player before in turn draws { tiles-object } from the boneyard, as far as it can give.
    [leader] The player who led the round draws { tiles-object } from the boneyard, as far as it can give.
    [last-layer] The player who laid the last tile draws { tiles-object } from the boneyard, as far as it can give.
    [winner] Each winner draws { tiles-object } from the boneyard, as far as it can give.
    [losers] Each loser draws { tiles-object } from the boneyard, as far as it can give.
    [everyone] Every player draws { tiles-object } from the boneyard, as far as it can give.
    [opponents] Each opponent draws { tiles-object } from the boneyard, as far as it can give.
    [partners] The partner draws { tiles-object } from the boneyard, as far as it can give.
    [own-side] { $sides ->
        [two-sides] Each player of the same side draws { tiles-object } from the boneyard, as far as it can give.
       *[each-alone] The same player draws { tiles-object } from the boneyard, as far as it can give.
    }
   *[actor] The same player draws { tiles-object } from the boneyard, as far as it can give.
}
rules-event-deal = This happens when the tiles have been dealt.
rules-event-play = This happens whenever a tile has been laid, the first of the round included.
rules-event-draw = This happens whenever a player draws a tile.
rules-event-pass = This happens after every pass.
rules-event-turn-end = This happens at the end of every turn.
