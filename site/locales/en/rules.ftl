# SPDX-License-Identifier: CC-BY-4.0
# The rules of play, chapter by chapter. Ids are the words of the rule language with - for / and _.
# Every message is a whole sentence. Shown placeholders are numbers, tiles and lists of them;
# everything else ($sides, $when, $kind …) only chooses between sentences.

### The set

chapter-set = The set
# $highest (number): the highest number; $n (number): tiles in the full set; $tile: the highest double.
set-highest-double = { $highest ->
    [6] The game is played with a double-six set of { $n } tiles, from 0-0 up to { $tile }.
    [9] The game is played with a double-nine set of { $n } tiles, from 0-0 up to { $tile }.
    [12] The game is played with a double-twelve set of { $n } tiles, from 0-0 up to { $tile }.
    [15] The game is played with a double-fifteen set of { $n } tiles, from 0-0 up to { $tile }.
    [18] The game is played with a double-eighteen set of { $n } tiles, from 0-0 up to { $tile }.
    [21] The game is played with a double-twenty-one set of { $n } tiles, from 0-0 up to { $tile }.
   *[other] The game is played with a set of { $n } tiles, from 0-0 up to { $tile }.
}
set-copies = { $n ->
    [one] Every tile is there once: { $total } tiles in all.
   *[other] Every tile is there { $n } times: { $total } tiles in all. Equal tiles are alike in everything.
}
# $copies (number): how many of each.
set-copies-of-copies = { $copies ->
    [0] { $kind ->
        [doubles] There are no doubles.
        [mixed] There are no tiles but the doubles.
       *[listed] { $n ->
            [1] The tile { $tiles } is not in the set.
           *[other] The tiles { $tiles } are not in the set.
        }
    }
    [one] { $kind ->
        [every] Every tile is there once.
        [doubles] Every double is there once.
        [mixed] Every tile that is not a double is there once.
       *[listed] { $n ->
            [1] The tile { $tiles } is there once.
           *[other] The tiles { $tiles } are there once each.
        }
    }
   *[other] { $kind ->
        [every] Every tile is there { $copies } times.
        [doubles] Every double is there { $copies } times.
        [mixed] Every tile that is not a double is there { $copies } times.
       *[listed] { $n ->
            [1] The tile { $tiles } is there { $copies } times.
           *[other] The tiles { $tiles } are there { $copies } times each.
        }
    }
}
# $kind: every, doubles, mixed or listed; $n (number): how many; $tiles: list of tiles.
set-remove = { $kind ->
    [doubles] All doubles are taken out of the set before play.
    [mixed] All tiles but the doubles are taken out of the set before play.
   *[listed] { $n ->
        [1] The tile { $tiles } is taken out of the set before play.
       *[other] The tiles { $tiles } are taken out of the set before play.
    }
}
set-tile-worth = When tiles are counted, each counts one point for every pip on it; a blank counts nothing.
set-half-worth = { $half ->
    [0] In counting, each blank half counts { $points }.
   *[other] In counting, each half that shows { $half } counts { $points }.
}
set-tile-worth-worth-one-half = { $kind ->
    [every] Of every tile only the lower half counts; a double counts one of its halves.
    [doubles] A double counts only one of its halves.
    [mixed] A tile that is not a double counts only its lower half.
   *[listed] { $n ->
        [1] The tile { $tiles } counts only its lower half.
       *[other] Each of the tiles { $tiles } counts only its lower half.
    }
}
# $points (number): what each of them counts.
set-tile-worth-worth = { $kind ->
    [every] Every tile counts { points }, whatever its pips.
    [doubles] A double counts { points }, whatever its pips.
    [mixed] A tile that is not a double counts { points }, whatever its pips.
   *[listed] { $n ->
        [1] The tile { $tiles } counts { points } instead of its pips.
       *[other] Each of the tiles { $tiles } counts { points } instead of its pips.
    }
}

### The players

chapter-seats = The players
# $players: list of numbers, such as "2, 3 or 4".
seats-players = { $n ->
    [one] The game is for { $players } player.
   *[other] The game is for { $players } players.
}
seats-sides-each-alone = Everybody plays alone.
# $n (number): number of players, 0 when it varies.
seats-sides-two-sides = { $n ->
    [4] The players form two sides of two. Partners sit opposite each other.
   *[other] The players form two sides, and members of the two sides sit alternately round the table.
}
seats-sides-pairs = { $n ->
    [4] The players form two pairs. Partners sit opposite each other.
   *[other] The players form pairs. Partners sit opposite each other.
}
seats-sides-listed = Counted round the table in turn, these players belong together:
# $n (number): how many; $players: list of their places.
seats-sides-side = { $n ->
    [one] Player { $players } alone.
   *[other] Players { $players }.
}
seats-seating-by-draw = The players draw tiles for their seats.
seats-direction-clockwise = The turn passes clockwise, to the player on the left.
seats-direction-anticlockwise = The turn passes anticlockwise, to the player on the right.

### The deal

chapter-deal = The deal
deal-hand = The tiles are shuffled face down, and each player takes { $n } of them as a hand.
deal-hand-equal-share = The tiles are shuffled face down and dealt out as far as they go equally: { $n } to each player.
deal-hand-table = The tiles are shuffled face down, and each player takes as many of them as the table says.
deal-hand-equal-share-table = The tiles are shuffled face down and dealt out as far as they go equally.
# $tiles: list of numbers, one for each place.
deal-hand-by-seat = The tiles are shuffled face down, and the players, counted round the table, take as many of them as their place says: { $tiles }.
deal-hand-by-round = The tiles are shuffled face down. How many of them each player takes changes from round to round, and after the last of these begins again:
# $round (number); $tiles: a number, or a list of numbers by place.
deal-hand-by-round-round = Round { $round }: { $tiles }.
deal-aside = { $n ->
    [one] { $n } tile is put aside unseen and has no part in the round.
   *[other] { $n } tiles are put aside unseen and have no part in the round.
}
deal-leave = { $n ->
    [one] At least { $n } tile is left over.
   *[other] At least { $n } tiles are left over.
}
deal-redeal-counting-selected-tiles = { $whose ->
    [one-side] { $kind ->
        [doubles] This concerns a side whose hands hold { $enough } or more doubles together.
        [mixed] This concerns a side whose hands hold { $enough } or more tiles together that are not doubles.
       *[listed] This concerns a side whose hands hold { $enough } or more of these tiles together: { $tiles }.
    }
   *[one-seat] { $kind ->
        [doubles] This concerns a hand with { $enough } or more doubles.
        [mixed] This concerns a hand with { $enough } or more tiles that are not doubles.
       *[listed] This concerns a hand with { $enough } or more of these tiles: { $tiles }.
    }
}
deal-redeal-counting-one-number = { $whose ->
    [one-side] This concerns a side whose hands hold { $enough } or more tiles together with one and the same number.
   *[one-seat] This concerns a hand with { $enough } or more tiles that show one and the same number.
}
deal-redeal-when = { $whose ->
    [one-side] This concerns a side for whose hands this is so:
   *[one-seat] This concerns a hand for which this is so:
}
deal-redeal-then-redeal = The tiles are then dealt again.
deal-redeal-then-may-redeal = Its player may have the tiles dealt again.
deal-redeal-then-wins-round = Its player is out at once and wins the round.
deal-hands-face-down-row = Each player lays its tiles in a row, face down, without looking at them, and their order stays as it is. One end of the row is its front.
# $n (number): how many are left over, -1 when that depends on the number of players.
deal-rest-boneyard = { $n ->
    [0] No tiles are left over.
    [-1] The tiles left over stay face down and are the boneyard.
    [one] The one tile left over stays face down and is the boneyard.
   *[other] The other { $n } tiles stay face down and are the boneyard.
}
deal-rest-unused = { $n ->
    [0] No tiles are left over.
    [-1] The tiles left over are put aside unseen and have no part in the round.
    [one] The one tile left over is put aside unseen and has no part in the round.
   *[other] The other { $n } tiles are put aside unseen and have no part in the round.
}
deal-rest-to-the-leader = { $n ->
    [0] No tiles are left over.
    [one] The player who leads takes the one tile left over.
   *[other] The player who leads takes the tiles left over.
}
deal-table-players = Players
deal-table-hand = Tiles for each
deal-table-boneyard = In the boneyard

### The lead

chapter-lead = The lead
lead-first = First round
lead-later = Later rounds
lead-after-block = After a blocked round
lead-after-tie = After a round without a winner
# $after: none (the first sentence), double, tile or other: what nobody was found by before.
lead-by-highest-double = { $after ->
    [none] The player with the highest double leads.
    [tile] If nobody holds that tile, the player with the highest double leads.
   *[other] Otherwise the player with the highest double leads.
}
lead-by-heaviest-tile = { $after ->
    [none] The player with the heaviest tile, the one with the most pips, leads; of equally heavy tiles the one with the higher half counts.
    [double] If nobody holds a double, the player with the heaviest tile, the one with the most pips, leads; of equally heavy tiles the one with the higher half counts.
    [tile] If nobody holds that tile, the player with the heaviest tile, the one with the most pips, leads; of equally heavy tiles the one with the higher half counts.
   *[other] Otherwise the player with the heaviest tile, the one with the most pips, leads; of equally heavy tiles the one with the higher half counts.
}
# $tile: a tile.
lead-by-holder-of = { $after ->
    [none] The player who holds { $tile } leads.
    [double] If nobody holds a double, the player who holds { $tile } leads.
    [tile] If nobody holds that tile, the player who holds { $tile } leads.
   *[other] Otherwise the player who holds { $tile } leads.
}
lead-by-lot = { $after ->
    [none] The leader is drawn by lot.
    [double] If nobody holds a double, the leader is drawn by lot.
    [tile] If nobody holds that tile, the leader is drawn by lot.
   *[other] Otherwise the leader is drawn by lot.
}
lead-by-winner = { $after ->
    [none] The player who won the last round leads.
    [double] If nobody holds a double, the player who won the last round leads.
    [tile] If nobody holds that tile, the player who won the last round leads.
   *[other] Otherwise the player who won the last round leads.
}
lead-by-next-in-turn = { $after ->
    [none] The lead passes to the next player in turn after the last leader.
    [double] If nobody holds a double, the lead passes to the next player in turn after the last leader.
    [tile] If nobody holds that tile, the lead passes to the next player in turn after the last leader.
   *[other] Otherwise the lead passes to the next player in turn after the last leader.
}
lead-by-same-leader = { $after ->
    [none] The player who led the last round leads again.
    [double] If nobody holds a double, the player who led the last round leads again.
    [tile] If nobody holds that tile, the player who led the last round leads again.
   *[other] Otherwise the player who led the last round leads again.
}
lead-by-last-layer = { $after ->
    [none] The player who laid the last tile of the last round leads.
    [double] If nobody holds a double, the player who laid the last tile of the last round leads.
    [tile] If nobody holds that tile, the player who laid the last tile of the last round leads.
   *[other] Otherwise the player who laid the last tile of the last round leads.
}
lead-step-lays-that-tile = The leader must begin with that very tile.
lead-step-lays-free = The leader may begin with any tile.
lead-by-lowest-double = { $after ->
    [none] The player with the lowest double leads.
   *[other] Otherwise the player with the lowest double leads.
}
lead-by-lightest-tile = { $after ->
    [none] The player with the lightest tile, the one with the fewest pips, leads; of equally light tiles the one with the lower half counts.
    [double] If nobody holds a double, the player with the lightest tile, the one with the fewest pips, leads; of equally light tiles the one with the lower half counts.
    [tile] If nobody holds that tile, the player with the lightest tile, the one with the fewest pips, leads; of equally light tiles the one with the lower half counts.
   *[other] Otherwise the player with the lightest tile, the one with the fewest pips, leads; of equally light tiles the one with the lower half counts.
}
lead-by-sequence-tile = { $after ->
    [none] The player who holds the tile of the round leads.
   *[other] Otherwise the player who holds the tile of the round leads.
}
lead-by-seat = { $way ->
    [itself] { $who ->
        [winner] { $after ->
            [none] The player who won the last round leads.
           *[other] Otherwise the player who won the last round leads.
        }
        [last-layer] { $after ->
            [none] The player who laid the last tile of the last round leads.
           *[other] Otherwise the player who laid the last tile of the last round leads.
        }
        [most-pips] { $after ->
            [none] The player who had most left after the last round leads.
           *[other] Otherwise the player who had most left after the last round leads.
        }
       *[leader] { $after ->
            [none] The player who led the last round leads.
           *[other] Otherwise the player who led the last round leads.
        }
    }
    [before] { $who ->
        [winner] Counted back from the player who won the last round, the player { $places } places on leads.
        [last-layer] Counted back from the player who laid the last tile of the last round, the player { $places } places on leads.
        [most-pips] Counted back from the player who had most left after the last round, the player { $places } places on leads.
       *[leader] Counted back from the player who led the last round, the player { $places } places on leads.
    }
   *[after] { $who ->
        [winner] Counted in turn from the player who won the last round, the player { $places } places on leads.
        [last-layer] Counted in turn from the player who laid the last tile of the last round, the player { $places } places on leads.
        [most-pips] Counted in turn from the player who had most left after the last round, the player { $places } places on leads.
       *[leader] Counted in turn from the player who led the last round, the player { $places } places on leads.
    }
}
lead-by-most-pips = { $after ->
    [none] The player who had most left after the last round leads.
   *[other] Otherwise the player who had most left after the last round leads.
}
lead-by-next-to-last-layer = { $after ->
    [none] The next player in turn after the one who laid the last tile of the last round leads.
   *[other] Otherwise the next player in turn after the one who laid the last tile of the last round leads.
}
lead-by-winning-side = { $after ->
    [none] The side that won the last round chooses which of its players leads.
   *[other] Otherwise the side that won the last round chooses which of its players leads.
}
lead-by-losing-side = { $after ->
    [none] The side that lost the last round chooses which of its players leads.
   *[other] Otherwise the side that lost the last round chooses which of its players leads.
}
lead-by-all-draw = { $kind ->
    [doubles] { $after ->
        [none] The players draw one tile each in turn until one of them draws a double; that player leads.
       *[other] Otherwise the players draw one tile each in turn until one of them draws a double; that player leads.
    }
    [round] Otherwise the players draw one tile each in turn until one of them draws the tile of the round; that player leads.
   *[listed] { $n ->
        [1] Otherwise the players draw one tile each in turn until one of them draws { $tiles }; that player leads.
       *[other] Otherwise the players draw one tile each in turn until one of them draws one of the tiles { $tiles }; that player leads.
    }
}
lead-by-redeal = { $after ->
    [none] The tiles are dealt again.
    [double] If nobody holds a double, the tiles are dealt again.
    [tile] If nobody holds that tile, the tiles are dealt again.
   *[other] Otherwise the tiles are dealt again.
}
lead-step-among-winning-side = Only players of the side that won the last round take part in the lot.
lead-step-among-losing-side = Only players of a side that lost the last round take part in the lot.
lead-step-leads-its-side = The players of that side choose which of them leads.
lead-step-seeks = { $way ->
    [but] { $n ->
        [1] The tile { $tiles } does not count for this.
       *[other] The tiles { $tiles } do not count for this.
    }
   *[only] Only these tiles count for this: { $tiles }.
}
lead-step-from = { $table ->
    [yes] { $kind ->
        [doubles] If it is not a double, it goes under the boneyard and the next is turned up.
        [mixed] If it is a double, it goes under the boneyard and the next is turned up.
       *[listed] If it is none of the tiles { $tiles }, it goes under the boneyard and the next is turned up.
    }
   *[no] { $kind ->
        [doubles] The first tile must be a double.
        [mixed] The first tile must not be a double.
       *[listed] { $n ->
            [1] The first tile must be { $tiles }.
           *[other] The first tile must be one of these: { $tiles }.
        }
    }
}
lead-step-lacking-next-step = A player who holds no such tile does not lead.
lead-step-lacking-next-seat = If that player holds no such tile, the lead goes to the next player in turn who holds one.
lead-step-lacking-any-tile = A leader who holds no such tile may begin with any tile.
lead-step-lacking-draw = A leader who holds no such tile draws until holding one; if the boneyard gives out, any tile may begin.
lead-step-lacking-pass = A player who holds no such tile passes, and the lead goes to the next in turn.
lead-step-lacking-draw-or-pass = A player who holds no such tile draws as in any turn, and if that does not help passes; then the lead goes to the next in turn.
lead-step-refuse-next-seat = The leader may refuse; then the next player in turn is asked.
lead-step-refuse-next-step = The leader may refuse.
lead-step-all-refused-first-must = When all who were asked have refused, the first of them must lead.
lead-step-all-refused-next-step = When all who were asked have refused, none of them leads.
lead-step-lays-turned-up-tile = The first tile of the boneyard is turned up and begins the line; then the leader has the first turn.
lead-step-lays-set-out-tile = The tile of the round was taken out before the deal and begins the line; then the leader has the first turn.
lead-step-or-lays = { $kind ->
    [doubles] A double may be laid instead.
    [mixed] A tile that is not a double may be laid instead.
    [every] Any other tile may be laid instead.
   *[listed] { $n ->
        [1] The tile { $tiles } may be laid instead.
       *[other] One of the tiles { $tiles } may be laid instead.
    }
}
lead-sequence-order-doubles-down = The tile of the round is { $first } in the first round, then the next lower double, down to { $last }.
lead-sequence-order-doubles-up = The tile of the round is { $first } in the first round, then the next higher double, up to { $last }.
lead-sequence-order-listed = The tiles of the rounds are, one after another, { $tiles }.
lead-sequence-at-end-repeat = After { $last } it is { $first } again.
lead-sequence-at-end-stay = After that it is always { $last }.
lead-never-passes = The leader has to lay a tile and may not pass.

### The layout

chapter-layout = The layout
# $branching: yes or no.
layout-grows-at-both-ends = { $branching ->
    [yes] The first tile takes tiles at both its ends. Every chain of tiles has an open end and grows only there.
   *[no] The tiles form one line. It has two open ends and grows only there.
}
layout-grows-at-one-end = { $branching ->
    [yes] The first tile takes a tile in the line at one of its ends only. Every chain of tiles has an open end and grows only there.
   *[no] The tiles form one line that begins at the first tile. It has one open end, the other one, and grows only there.
}
layout-grows-in-trains = { $hub ->
    [yes] The first tile is the hub. Trains of tiles grow from it, each with an open end, and tiles are laid only there.
   *[no] Nothing is led. The tiles form trains, each with an open end, and tiles are laid only there.
}
layout-doubles-lie-crosswise = { $branching ->
    [yes] A double is laid across the line.
   *[no] A double is laid across the line. It still takes just one tile on either side.
}
layout-doubles-lie-lengthwise = A double is laid in the line, like any other tile.
layout-doubles-every = Doubles
layout-doubles-first = The first double of the round
layout-doubles-led = A double that is the first tile
# $n (number): how many tiles.
layout-axes-arms = { $n ->
    [1] Only one tile may touch such a tile, the one it is laid on included.
    [2] Such a tile takes one tile on either side.
   *[other] Up to { $n } tiles may touch such a tile, the one it is laid on included.
}
layout-axes-opens-at-once = All its sides are open as soon as it lies.
layout-axes-opens-after-line-sides = Tiles are laid beside it only when both its sides in the line have a tile.
# $n (number): how many such trains. $sides: as always.
layout-trains-for-each-seat = Every player has a train.
layout-trains-for-each-side = { $sides ->
    [two-sides] Each side has a train.
   *[each-alone] Every player has a train.
}
layout-trains-for-the-table = { $n ->
    [one] This train belongs to nobody; every player may lay tiles on it.
   *[other] These { $n } trains belong to nobody; every player may lay tiles on them.
}
layout-trains-others-never = Nobody else lays tiles on it.
layout-trains-others-always = All others may lay tiles on it, too.
layout-trains-others-while-marked = Others may lay tiles on it only as long as it bears a marker.
layout-trains-others-who = Of the others, only these may lay tiles on it, seen from its owner: { $who }.
layout-trains-others-when = Others may lay tiles on it only when all of this holds for them:
layout-trains-opens-at-once = It can be begun from the start.
layout-trains-opens-after-own-train = A player must begin a train of their own before laying a tile on it.
layout-trains-opens-after-first-lap = Tiles are laid on it only after every player has had a turn.
layout-trains-opens-when = Tiles are laid on it only when all of this holds:
# $tiles (list of tiles or a noun).
layout-trains-start = It begins only with one of these tiles: { $tiles }.
layout-trains-start-joins-hub = It begins at the hub, with a tile that fits it.
layout-trains-start-joins-nothing = It begins on the bare table, with any tile; either half may face out.

### Joining tiles

chapter-join = Joining tiles
join-by-equal = Two halves may touch when both show the same number.
# $sum (number).
join-by-sum = Two halves may touch when together they make { $sum }.
# $pairs: a list such as "1 and 6, 2 and 5, 3 and 4".
join-sum = So these numbers go together: { $pairs }.
# $numbers: a list of numbers; $n (number): how many.
join-sum-alone = { $n ->
    [1] No number makes that sum with { $numbers }.
   *[other] No number makes that sum with any of { $numbers }.
}
join-wild-tiles = { $kind ->
    [every] Every tile may be laid on any open end, by either half.
    [doubles] Doubles may be laid on any open end.
    [mixed] Every tile but the doubles may be laid on any open end, by either half.
   *[listed] { $n ->
        [1] The tile { $tiles } is wild: it may be laid on any open end, by either half.
       *[other] The tiles { $tiles } are wild: they may be laid on any open end, by either half.
    }
}
join-wild-laid-lengthwise = Whoever lays a wild tile chooses which half faces outward. The next tile has to join that half.
join-wild-laid-crosswise = A wild tile is laid across the line. The next tile may join either of its halves.
join-wild-laid-either = Whoever lays a wild tile chooses: along the line, with either half facing outward, or across it. The next tile has to join the half that faces outward; on a tile that lies across it may join either half.

### The turn

chapter-turn = The turn
law-turn = In turn, each player lays one tile from the hand on an open end.
law-turn-several = In turn, each player lays tiles from the hand on open ends.
# Headings over what holds for a turn.
turn-plays = In every turn:
turn-first-plays = In the first turn of a player:
turn-leader-plays = In the first turn of the leader, the lead included:
turn-plays-most = { $n ->
    [one] No more than { $n } tile is laid.
   *[other] No more than { $n } tiles are laid.
}
turn-plays-most-unlimited = As many tiles as fit may be laid.
turn-plays-least = { $n ->
    [one] At least { $n } tile is laid, or none.
   *[other] At least { $n } tiles are laid, or none; a player who holds fewer lays all of them.
}
turn-plays-per-arm = { $n ->
    [one] No more than { $n } of them goes on one arm.
   *[other] No more than { $n } of them go on one arm.
}
turn-plays-arms-any = They may be laid on any arms.
turn-plays-arms-one = They all go on one arm.
turn-plays-arms-different = Each goes on another arm.
turn-plays-arms-own-train = They go only on the player’s own train.
turn-plays-duty-first = The player may then stop at any time.
turn-plays-duty-while-able = The player has to go on as long as a tile fits.
turn-plays-last-double-not-allowed = A double may not be the last of them, unless the player goes out by it: a double is laid only if another tile can follow, and then one must.
# $kind: which tile was laid; $tiles, $n as above.
turn-again-gives-may-play = { $kind ->
    [every] After laying a tile, the player may lay one more.
    [doubles] After laying a double, the player may lay one more tile.
    [mixed] After laying a tile that is not a double, the player may lay one more.
   *[listed] { $n ->
        [1] After laying { $tiles }, the player may lay one more tile.
       *[other] After laying one of the tiles { $tiles }, the player may lay one more.
    }
}
turn-again-gives-play-if-able = { $kind ->
    [every] After laying a tile, the player must lay one more if able.
    [doubles] After laying a double, the player must lay one more tile if able.
    [mixed] After laying a tile that is not a double, the player must lay one more if able.
   *[listed] { $n ->
        [1] After laying { $tiles }, the player must lay one more tile if able.
       *[other] After laying one of the tiles { $tiles }, the player must lay one more if able.
    }
}
turn-again-gives-must-play = { $kind ->
    [every] After laying a tile, the player must lay one more. A player who cannot do so draws or passes as in any turn.
    [doubles] After laying a double, the player must lay one more tile. A player who cannot do so draws or passes as in any turn.
    [mixed] After laying a tile that is not a double, the player must lay one more. A player who cannot do so draws or passes as in any turn.
   *[listed] { $n ->
        [1] After laying { $tiles }, the player must lay one more tile. A player who cannot do so draws or passes as in any turn.
       *[other] After laying one of the tiles { $tiles }, the player must lay one more. A player who cannot do so draws or passes as in any turn.
    }
}
turn-again-gives-new-turn = { $kind ->
    [every] After laying a tile, the player has another turn, with all that belongs to one.
    [doubles] After laying a double, the player has another turn, with all that belongs to one.
    [mixed] After laying a tile that is not a double, the player has another turn, with all that belongs to one.
   *[listed] { $n ->
        [1] After laying { $tiles }, the player has another turn, with all that belongs to one.
       *[other] After laying one of the tiles { $tiles }, the player has another turn, with all that belongs to one.
    }
}
turn-again-at = Of the open ends, these may take it:
turn-again-no-drawing = There is no drawing for it.
turn-again-event-lead = This holds for the first tile of the round only.
turn-again-of = { $kind ->
    [doubles] The further tile must be a double.
    [mixed] The further tile must not be a double.
   *[listed] The further tile must be one of these: { $tiles }.
}
turn-again-times = { $n ->
    [one] This happens no more than once in a turn.
   *[other] This happens no more than { $n } times in a turn.
}
turn-again-drawn-does-not = It does not hold for a tile that was drawn in the same turn.
turn-again-condition = { $n ->
    [1] It holds only when:
   *[other] It holds only when all of this is true:
}
turn-row = A row is played from its front:
turn-row-look-nothing = In turn a player turns the front tile of its row, for all to see. If it fits, it must be laid.
turn-row-look-front = A player may look at the front tile of its own row, and at no other. In turn it lays that tile if it fits.
turn-row-goes-on-while-fitting = After a tile was laid the player goes on with the next one; the turn ends by passing with a tile that does not fit.
turn-row-goes-on-one-tile = After one tile was laid the turn is over.
turn-row-unfitting-to-far-end = With a tile that does not fit the player passes, and the tile goes to the far end of the row, face down.
turn-row-unfitting-stays = With a tile that does not fit the player passes, and the tile stays at the front, face down.
turn-row-doubles-face-up = A double that does not fit is left face up at the far end. In a later turn it may be laid before the front tile is dealt with.
turn-row-drawn-to-far-end = A tile that is drawn goes to the far end of the row, unseen.
turn-row-drawn-to-front = When a tile is drawn, the one that did not fit is put away first; the tile drawn comes to the front and is played like it.
turn-declares-with-play = It is said before a tile is laid, which follows at once.
turn-declares-with-pass = It is said before a pass, which follows at once.
turn-declares-with-turn = Saying it takes the whole turn, and is no pass. Nobody says it twice in a round.
turn-declares-with-before-turn = It is said at the beginning of a turn, before anything else.
turn-declares-duty-may = Nobody has to say it.
turn-declares-duty-must = It has to be said; without it the rest may not be done.
turn-declares-tile = The tile is one of these: { $tiles }.
turn-declares-number = A number of the set is named with it.
turn-declares-condition = { $n ->
    [1] It is said only when:
   *[other] It is said only when all of this holds:
}
turn-calls-pass = A player who passes says so.
turn-calls-last-tile = A player who is left with a single tile says so.
turn-calls-going-out = A player who goes out says so.
turn-calls-double = A player who lays a double says so.
# Headings of the parts of a limit; what follows is a list.
turn-limits = This limits what may be laid.
turn-limits-while = It holds only while:
turn-limits-who = It binds these players: { $who }.
turn-limits-steps-lead = It binds the first tile of the round.
turn-limits-steps-turn = It binds the first tile of a turn.
turn-limits-steps-further = It binds the further tiles of a turn.
# $tiles: a list of tiles.
turn-limits-of = It concerns only these tiles: { $tiles }.
turn-limits-of-none = It concerns no tile.
turn-limits-at = It concerns only tiles laid on these ends:
turn-limits-tiles = There only these tiles may be laid: { $tiles }.
turn-limits-tiles-none = Nothing may be laid there.
turn-limits-where = They may be laid only on these ends:
turn-limits-after = A tile may be laid only if afterwards:
turn-limits-first = As long as there is an open end of this kind, a tile may be laid nowhere else:
turn-limits-if-none-stuck = A player who then has nothing to lay cannot play.
turn-limits-if-none-lifted = If nothing could be laid then, the limit is put aside.

### Drawing

chapter-draw = Drawing
draw-when-never = There is no drawing.
draw-when-when-stuck = A player who cannot play must draw from the boneyard. A player who can play may not.
draw-when-may-when-stuck = A player who cannot play may draw from the boneyard, or pass. A player who can play may not draw.
draw-when-every-turn = Every turn but the lead begins with a tile drawn from the boneyard, as long as it can give one. A player who then cannot play must draw on.
draw-when-at-will = Before laying a tile, a player may draw from the boneyard, even when able to play. A player who cannot play must draw.
draw-most = { $n ->
    [one] A player draws no more than { $n } tile in a turn.
   *[other] A player draws no more than { $n } tiles in a turn.
}
draw-most-unlimited = { $when ->
    [at-will] There is no limit to the tiles drawn in a turn.
    [may-when-stuck] There is no limit to the tiles drawn in a turn.
   *[when-stuck] The player draws one tile after another until one of them can be played.
}
draw-most-in-round = { $n ->
    [one] In the whole round a player draws no more than { $n } tile.
   *[other] In the whole round a player draws no more than { $n } tiles.
}
draw-reserve = { $n ->
    [0] The boneyard may be drawn down to the last tile.
    [one] The last tile of the boneyard is never drawn.
   *[other] The last { $n } tiles of the boneyard are never drawn.
}
draw-drawn-must-be-played = { $when ->
    [at-will] A player who can play after drawing may not pass.
   *[when-stuck] A player who can play after drawing must do so.
}
draw-drawn-may-be-kept = A player who has drawn may keep the tile and pass, even when able to play.
# $most: single, several or unlimited.
draw-drawn-ends-the-turn = { $most ->
    [single] The tile drawn stays in the hand for a later turn, even if it could be played: drawing ends the turn.
    [several] The turn ends as soon as a tile drawn could be played, or the player has drawn all that is allowed in a turn; the tiles drawn stay in the hand.
   *[unlimited] The turn ends as soon as a tile drawn could be played; it stays in the hand for a later turn.
}

### Passing

chapter-pass = Passing
# $drawing: never, kept (a drawn tile may be kept) or other.
pass-when-when-stuck = { $drawing ->
    [never] A player who can play must play. A player who cannot play passes.
    [kept] A player who can neither play nor draw passes.
    [may] A player who can play must play. Nobody who can play may pass.
   *[other] A player who can neither play nor draw passes. Nobody else may pass.
}
pass-when-at-will = A player may pass in any turn but the first of the round, even when able to play. If all pass in succession, the round is over like a blocked one.
pass-passer-leaves-the-round = A player who passes leaves the round and keeps the tiles. If only one player is left, that player wins it.
pass-discards-one-tile = A player who cannot play puts one tile of the hand away, face down, as the pass.
pass-passer-marks-own-train = Whoever passes puts a marker on their own train.
pass-marker-off-play-on-own-train = The marker comes off when its owner lays a tile on that train.
pass-marker-off-any-play = The marker comes off when its owner lays a tile anywhere.

### The end of the round

chapter-finish = The end of the round
finish-out = { $sides ->
    [two-sides] The first player to lay their last tile goes out. That ends the round, and the player’s side has won it.
   *[each-alone] The first player to lay their last tile goes out. That ends the round, and that player has won it.
}
finish-out-plain = A player who has laid the last tile of the hand is out and takes no more turns.
finish-out-when = { $n ->
    [1] A player with an empty hand is out only when this holds; until then the player goes on taking turns:
   *[other] A player with an empty hand is out only when all of this holds; until then the player goes on taking turns:
}
finish-out-ends-round = { $n ->
    [one] The round is over when { $n } player is out.
   *[other] The round is over when { $n } players are out.
}
finish-out-ends-round-one-seat = The round is over as soon as one player is out.
finish-out-ends-round-whole-side = { $sides ->
    [two-sides] The others play on; the round is over when all players of one side are out.
   *[each-alone] The round is over as soon as one player is out.
}
finish-out-ends-round-all-but-one = The others play on; the round is over when only one player still holds tiles.
finish-out-ends-round-all = The others play on; the round is over when all are out, or when it is blocked.
finish-out-winner-first-out = { $sides ->
    [two-sides] The round is won by the side that is out first.
   *[each-alone] The round is won by the player who went out first.
}
finish-out-winner-last-out = { $sides ->
    [two-sides] The round is won by the side of the player who went out last.
   *[each-alone] The round is won by the player who went out last.
}
finish-out-winner-last-in = { $sides ->
    [two-sides] The round is won by those who still hold tiles: the side of which fewer players are out.
   *[each-alone] The round is won by those who still hold tiles.
}
finish-out-winner-by-block = The hands then decide who has won, just as after a block.
finish-block = { $drawing ->
    [never] The round is blocked when nobody can play.
   *[other] The round is blocked when nobody can play and nothing more can be drawn from the boneyard.
}
finish-block-established-passes = { $drawing ->
    [never] A block is confirmed by passing: the first player who cannot play passes, each next player passes too, and when all have passed in succession, the round is over. A tile laid in between breaks the circle.
   *[other] A block is confirmed by passing: the first player who can neither play nor draw passes, each next player passes too, and when all have passed in succession, the round is over. A tile laid or drawn in between breaks the circle.
}
finish-block-established-at-once = A block ends the round at once, without any passing.
finish-block-established-called = When the round is blocked, the player whose turn it is may call the block before doing anything else, and that ends the round. It also ends when all players have passed in succession.
finish-block-established-first-stuck = The round is over as soon as one player can neither play nor draw and passes, whatever the others hold.
finish-block-established-never = Nobody wins a round by a block: when all have passed in succession, it merely stops.
finish-block-candidates-seats = { $sides ->
    [two-sides] After a block, all hands are counted one by one, and the best hand wins for its side.
   *[each-alone] After a block, the players count their hands.
}
finish-block-candidates-sides = { $sides ->
    [two-sides] After a block, each side counts all its hands together.
   *[each-alone] After a block, the players count their hands.
}
finish-block-candidates-closer-and-next = After a block, only the player who laid the last tile and the player next in turn compare their hands.
finish-block-candidates-closer-and-previous = After a block, only the player who laid the last tile and the player before in turn compare their hands.
finish-block-candidates-nobody = Nobody wins a blocked round.
# $seats: a list of players.
finish-block-candidates-named = After a block, only these compare their hands: { $seats }.
# $place: first test, or a next one among those still level.
finish-block-best-fewest-pips = { $place ->
    [first] The lowest count wins the round.
   *[next] Of those still level, the lowest count wins the round.
}
finish-block-best-fewest-side-pips = { $place ->
    [first] The side whose hands together count least wins the round.
   *[next] Of those still level, the side whose hands together count least wins the round.
}
finish-block-best-most-pips = { $place ->
    [first] The highest count wins the round.
   *[next] Of those still level, the highest count wins the round.
}
finish-block-best-fewest-tiles = { $place ->
    [first] The fewest tiles win the round.
   *[next] Of those still level, the one with the fewest tiles wins the round.
}
finish-block-best-no-doubles = { $place ->
    [first] Whoever holds no double wins the round.
   *[next] If several are level, the one of them who holds no double wins the round.
}
finish-block-best-fewest-doubles = { $place ->
    [first] The fewest doubles win the round.
   *[next] Of those still level, the one with the fewest doubles wins the round.
}
finish-block-best-fewest-mixed-pips = { $place ->
    [first] The lowest count without the doubles wins the round.
   *[next] Of those still level, the lowest count without the doubles wins the round.
}
finish-block-best-lightest-tile = { $place ->
    [first] Whoever holds the lightest single tile wins the round.
   *[next] If several are level, the one of them who holds the lightest single tile wins the round.
}
finish-block-best-closer = { $place ->
    [first] { $sides ->
        [two-sides] The side that laid the last tile wins the round.
       *[each-alone] The player who laid the last tile wins the round.
    }
   *[next] { $sides ->
        [two-sides] If several are level, the side that laid the last tile wins the round.
       *[each-alone] If several are level, the player who laid the last tile wins the round, if among them.
    }
}
finish-block-best-not-closer = { $place ->
    [first] { $sides ->
        [two-sides] The side that laid the last tile loses the round.
       *[each-alone] The player who laid the last tile cannot win the round.
    }
   *[next] { $sides ->
        [two-sides] If several are level, the side that laid the last tile loses the round.
       *[each-alone] If several are level, the player who laid the last tile is out of it.
    }
}
finish-block-best-leader = { $place ->
    [first] { $sides ->
        [two-sides] The side that led the round wins it.
       *[each-alone] The player who led the round wins it.
    }
   *[next] { $sides ->
        [two-sides] If several are level, the side that led the round wins it.
       *[each-alone] If several are level, the player who led the round wins it, if among them.
    }
}
finish-block-best-nearest-to-leader = { $place ->
    [first] The player nearest to the leader in turn wins the round, the leader before all others.
   *[next] If several are level, the one nearest to the leader in turn wins the round, the leader before all others.
}
finish-block-best-nearest-to-closer = { $place ->
    [first] The player who is next in turn after the one who laid the last tile wins the round; that one comes last.
   *[next] If several are level, the one next in turn after the player who laid the last tile wins the round; that player comes last.
}
finish-block-best-fewest = { $place ->
    [first] Whoever has the least of this wins the round:
   *[next] Of those still level, whoever has the least of this wins the round:
}
finish-block-best-most = { $place ->
    [first] Whoever has the most of this wins the round:
   *[next] Of those still level, whoever has the most of this wins the round:
}
finish-block-tie-nobody = { $sides ->
    [two-sides] If the sides are then level, nobody wins the round.
   *[each-alone] If several players are then level, nobody wins the round.
}
finish-block-tie-shared = { $sides ->
    [two-sides] If the sides are then level, both win the round.
   *[each-alone] If several players are then level, they all win the round.
}
finish-block-tie-replay = { $sides ->
    [two-sides] If the sides are then level, the round does not count and is played again.
   *[each-alone] If several players are then level, the round does not count and is played again.
}

### The match

chapter-match = The match
match-counting-points = { $sides ->
    [two-sides] Each side adds up its points from round to round.
   *[each-alone] Each player adds up their points from round to round.
}
match-counting-rounds-won = Only rounds won are counted, one for each.
match-target = { $counting ->
    [rounds-won] { $sides ->
        [two-sides] { $n ->
            [one] The match is over when a side has won { $n } round.
           *[other] The match is over when a side has won { $n } rounds.
        }
       *[each-alone] { $n ->
            [one] The match is over when a player has won { $n } round.
           *[other] The match is over when a player has won { $n } rounds.
        }
    }
    [exactly] { $sides ->
        [two-sides] { $n ->
            [one] The match ends with the round in which a side reaches { $n } point.
           *[other] The match ends with the round in which a side reaches { $n } points.
        }
       *[each-alone] { $n ->
            [one] The match ends with the round in which a player reaches { $n } point.
           *[other] The match ends with the round in which a player reaches { $n } points.
        }
    }
   *[points] { $sides ->
        [two-sides] { $n ->
            [one] The match ends with the round in which a side reaches { $n } point or more.
           *[other] The match ends with the round in which a side reaches { $n } points or more.
        }
       *[each-alone] { $n ->
            [one] The match ends with the round in which a player reaches { $n } point or more.
           *[other] The match ends with the round in which a player reaches { $n } points or more.
        }
    }
}
# $target: none, or given when a score ends the match as well.
match-rounds = { $target ->
    [none] { $n ->
        [one] The match ends after { $n } round.
       *[other] The match ends after { $n } rounds.
    }
   *[given] { $n ->
        [one] In any case the match ends after { $n } round.
       *[other] In any case the match ends after { $n } rounds.
    }
}
match-target-none = No score and no number of rounds ends the match: you play for as long as you like.
match-best-highest = { $counting ->
    [rounds-won] { $sides ->
        [two-sides] The side that has won the most rounds wins the match.
       *[each-alone] The player who has won the most rounds wins the match.
    }
   *[points] { $sides ->
        [two-sides] The side with the most points wins the match.
       *[each-alone] The player with the most points wins the match.
    }
}
match-best-lowest = { $counting ->
    [rounds-won] { $sides ->
        [two-sides] The side that has won the fewest rounds wins the match.
       *[each-alone] The player who has won the fewest rounds wins the match.
    }
   *[points] { $sides ->
        [two-sides] The side with the fewest points wins the match.
       *[each-alone] The player with the fewest points wins the match.
    }
}
match-tie-another-round = If the best score is level, another round is played.
match-tie-shared = If the best score is level, the match is shared.

### Fouls

chapter-fouls = Fouls
fouls = Unless something else is said or agreed on, a move that is against the rules is taken back, and the player must move again.
# $breach: illegal-tile, false-pass or false-block.
# $ends: nothing when the round goes on after it.
fouls-remedy-taken-back = { $ends ->
    [nothing] { $breach ->
        [false-pass] If a player passes who could play or had to draw, the pass is taken back, and the player must move again.
        [false-block] If a player calls a block although the round is not blocked, the call is taken back, and the player must move again.
       *[illegal-tile] If a tile is laid where it may not be laid, it is taken back, and the player must move again.
    }
   *[other] { $breach ->
        [false-pass] If a player passes who could play or had to draw, the pass is taken back.
        [false-block] If a player calls a block although the round is not blocked, the call is taken back.
       *[illegal-tile] If a tile is laid where it may not be laid, it is taken back.
    }
}
fouls-remedy-stands = { $breach ->
    [false-pass] If a player passes who could play or had to draw, the pass stands, but it never counts towards a block.
    [false-block] If a player calls a block although the round is not blocked, the call has no effect.
   *[illegal-tile] If a tile is laid where it may not be laid, it stays there.
}
# Breaches under which a list says what follows; none of them is taken for granted.
fouls-breach-illegal-tile = If a tile is laid where it may not be laid:
fouls-breach-false-pass = If a player passes who could play or had to draw:
fouls-breach-false-block = If a player calls a block although the round is not blocked:
fouls-breach-drew-though-able = If a player draws who may not:
fouls-breach-touched-tile = If a player touches a tile and lays another:
fouls-breach-missed-call = If a player does not say what has to be said:
fouls-breach-wrong-claim = If a player claims what is not so:
fouls-breach-wrong-count = If a player counts wrongly:
fouls-breach-talk = If partners talk or show what they hold:
fouls-then-taken-back = What was done is taken back.
fouls-then-stands = What was done stands.
fouls-remedy-exposed = The tile is taken back and lies open before the player, who must lay it as soon as it can be laid.
fouls-draws = { $n ->
    [one] The player draws { $n } tile, if the boneyard can give one.
   *[other] The player draws { $n } tiles, as far as the boneyard can give.
}
fouls-ends-nothing = The round goes on.
fouls-ends-round-lost = { $sides ->
    [two-sides] The round is over: the side at fault has lost it, and the other side has won it.
   *[each-alone] The round is over: the player at fault has lost it, and all others have won it.
}
fouls-ends-round-void = The round is over: it does not count and is played again.
fouls-ends-match-lost = { $sides ->
    [two-sides] The match is over: the side at fault has lost it, and the other side has won it.
   *[each-alone] The match is over: the player at fault has lost it, and all others have won it.
}
