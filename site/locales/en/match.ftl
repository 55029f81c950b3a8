# SPDX-License-Identifier: CC-BY-4.0
# The match: what is booked, and what ends it.

match-counting-rounds-in-a-row = { $sides ->
    [two-sides] Only rounds won in a row are counted: when a side wins, the other side’s count goes back to nothing.
   *[each-alone] Only rounds won in a row are counted: when a player wins, everybody else’s count goes back to nothing.
}
# $n (number).
match-entry = { $sides ->
    [two-sides] A side that has nothing yet books what it gets at one time only if it is { $n } or more.
   *[each-alone] A player who has nothing yet books what they get at one time only if it is { $n } or more.
}
# $n (number): missing points; $m (number): the most that an award brings.
match-near-target = Where { $n } or fewer are missing to the target, an award brings at most { $m }.
match-reach-exactly = The target must be reached exactly.
match-overshoot-whole-play = Whoever would go beyond it books nothing for that play, with what the end of the round brings if the play ended it.
match-overshoot-award = An award that would go beyond it is not booked.
match-overshoot-cap = Of points that would go beyond it only those up to the target are booked.
match-checked-at-once = When the target is reached, the round stops there and then, and nothing else is counted.
# $n (number).
match-shutout-whom-every-other = { $sides ->
    [two-sides] The target counts only if the other side has fewer than { $n }.
   *[each-alone] The target counts only if everybody else has fewer than { $n }.
}
match-shutout-whom-some-other = { $sides ->
    [two-sides] The target counts only if the other side has fewer than { $n }.
   *[each-alone] The target counts only if at least one other player has fewer than { $n }.
}
match-shutout-failing-void = As soon as nobody can do it any more, the match ends without a winner.
match-shutout-failing-reset = As soon as nobody can do it any more, everybody starts again from nothing.
match-shutout-failing-play-on = As soon as nobody can do it any more, the target counts as it is.
match-rounds-as-agreed = You play as many rounds as you like, and stop when you agree to.
match-minutes = { $target ->
    [none] The match ends with the round being played after { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }.
   *[given] In any case the match ends with the round being played after { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }.
}
match-ends-when = { $n ->
    [1] The match also ends after a round in which this is so for somebody:
   *[other] The match also ends after a round in which all of this is so for somebody:
}

### Where points go

score-awards-sign-minus = These points are taken off the score, which may fall below nothing.
score-awards-paid-by-actor = The player concerned pays for it.
score-awards-paid-by-losers = Whoever did not win pays for it, each for themselves.
score-awards-paid-by-opponents = All the others pay for it, each for themselves.
# $counter: name of a counter.
score-awards-paid-by-counter = It is paid out of “{ $counter }”, as far as that goes.
score-awards-book-games = It counts as rounds won.
score-awards-book-counter = It goes into “{ $counter }”, not to the score.
# $n (number): its value at the beginning.
score-counters-of-table = There is one count for the whole table; it begins at { $n }.
score-counters-of-each-side = { $sides ->
    [two-sides] There is a count for each side; it begins at { $n }.
   *[each-alone] There is a count for each player; it begins at { $n }.
}
score-counters-of-each-seat = There is a count for each player; it begins at { $n }.
score-counters-kept-round = It begins anew in every round.
score-counters-kept-match = It is kept from round to round.
general-event-lead = It is due when the first tile of the round has been laid.
general-event-match-end = It is due when the match is over.
score-awards-claim-called = Whoever has laid the tile must claim it, before anything else happens.
score-missed-lost = What has not been claimed is lost.
score-missed-next-caller = What has not been claimed may be claimed by the next player to move, before moving.
