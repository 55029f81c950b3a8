# SPDX-License-Identifier: CC-BY-4.0
# The layout: tiles that branch, that have to be filled, and ends that count.

### Further rules of the layout

layout-one-end-higher = Of a first tile that is no double, the higher half stays open.
layout-one-end-lower = Of a first tile that is no double, the lower half stays open.
layout-one-end-chosen = Of a first tile that is no double, the leader chooses which half stays open.
# $fill: free, before-anything-else or before-its-arms-grow.
layout-hub = A double as the hub
layout-hub-fill = { $fill ->
    [before-anything-else] Until every train has a tile, tiles may be laid nowhere else than at the hub, and everybody may lay them on any train.
    [before-its-arms-grow] Until every train has a tile, nothing may be laid on the first tiles of the trains.
   *[free] It takes a tile for every train, but nobody has to wait for that.
}
layout-trains-filling = All the same, a tile that has to be filled first is open to everybody, even on such a train.
layout-axes-fill-before-anything-else = As long as one of its sides has no tile, tiles may be laid nowhere else.
layout-axes-fill-before-its-arms-grow = As long as one of its sides has no tile, nothing may be laid on the tiles at its other sides.
layout-axes-binds-next-turn = This binds from the next turn on; whoever laid it is free in that turn.
layout-axes-side-arms-one-tile = Each side beside the line takes a single tile. Nothing may be laid on that one, but its outer half counts as an end.
layout-axes-shows-outer-half = The sides beside the line show its outer half.
layout-axes-shows-inner-half = The sides beside the line show its inner half, the one it was laid by.
layout-axes-shows-either-half = The sides beside the line take tiles that join either of its halves.
layout-axes-counts = While no tile or one tile touches it, both its halves count as an end.
# $halves: both-halves, one-half or nothing.
layout-axes-counts-alone = { $halves ->
    [both-halves] While no tile touches it, both its halves count as an end.
    [one-half] While no tile touches it, one of its halves counts as an end.
   *[nothing] While no tile touches it, it counts nothing.
}
layout-axes-counts-one-covered = { $halves ->
    [both-halves] While one tile touches it, both its halves count as an end.
    [one-half] While one tile touches it, one of its halves counts as an end.
   *[nothing] While one tile touches it, it counts nothing.
}
layout-axes-counts-two-covered = { $halves ->
    [both-halves] While two tiles touch it, both its halves count as an end.
    [one-half] While two tiles touch it, one of its halves counts as an end.
   *[nothing] While two tiles touch it, it counts nothing.
}
layout-axes-counts-three-covered = { $halves ->
    [both-halves] While three or more tiles touch it and a side is free, both its halves count as an end.
    [one-half] While three or more tiles touch it and a side is free, one of its halves counts as an end.
   *[nothing] While three or more tiles touch it, it counts nothing.
}
# $line, $side (numbers): tiles in the line and aside.
layout-axes-counts-exactly = { $halves ->
    [both-halves] But with exactly { $line } in the line and { $side } aside, both its halves count as an end.
    [one-half] But with exactly { $line } in the line and { $side } aside, one of its halves counts as an end.
   *[nothing] But with exactly { $line } in the line and { $side } aside, it counts nothing.
}
layout-doubles-several-oldest-first = If several tiles wait to be filled, the one that has waited longest comes first.
layout-doubles-several-newest-first = If several tiles wait to be filled, the one laid last comes first.
layout-doubles-several-any-of-them = If several tiles wait to be filled, any of them may be filled first.
layout-doubles-impossible-lapses = A side that no tile can fill any more, because all that fit it have been laid, counts as filled.
layout-doubles-impossible-stands = A side that has to be filled goes on waiting, even when all tiles that fit it have been laid.
# $kind: every, doubles, mixed or listed; $n (number): how many; $tiles: list of tiles.
layout-branches-tiles = { $kind ->
    [every] This concerns all tiles.
    [doubles] This concerns all doubles.
    [mixed] This concerns all tiles that are no doubles.
   *[listed] { $n ->
        [1] This concerns the tile { $tiles }.
       *[other] This concerns the tiles { $tiles }.
    }
}
layout-branches-given-when-enclosed = It holds from the moment such a tile has a tile at both its sides in the line.
layout-branches-most = { $n ->
    [1] It holds for the first such tile of a round only.
   *[other] It holds for the first { $n } such tiles of a round only.
}
layout-branches-when = It holds only if, just before:
layout-mixed-after-double-on-that-end = On an end of a tile that is no double, only the double of the number it shows may be laid.
layout-mixed-after-double-on-the-table = A tile that is no double may be laid on a number only when the double of that number lies on the table.

### Which ends

general-ends-of-first-tile = Only those at the first tile of the round.
general-ends-of-doubles = Only those at doubles.
general-ends-of-mixed-tiles = Only those at tiles that are no doubles.
general-ends-of-last-tile = Only those at the tile laid last.
general-ends-of-not-last-tile = Only those that are not at the tile laid last.
# $tiles: list of tiles.
general-ends-tile = Only those at these tiles: { $tiles }.
# $numbers: a list such as 1, 2 or 3.
general-ends-shows = Only those that show { $numbers }.
general-ends-used-this-turn = Only those of arms on which a tile was laid in this turn.
general-ends-used-not-this-turn = Only those of arms on which no tile was laid in this turn.
general-ends-place-line = Only those in the line.
general-ends-place-side = Only those beside the line.
general-ends-train-own = Only those of the player’s own trains.
general-ends-train-others = Only those of trains that others own.
general-ends-train-the-table = Only those of trains that nobody owns.

### Counts of the layout

general-quantity-count-open-ends = What the ends that count come to together.
# $free: counted or open.
general-quantity-count-ends = { $free ->
    [open] The open ends.
   *[counted] The ends that count.
}
general-quantity-count-ends-as-laid = The ends that count and show the number that the tile just laid shows outward.
general-quantity-count-alike-ends = The ends that count and show the number most of them show; a double that no tile touches is two.
general-quantity-count-double-ends = The doubles among the ends that count.
general-quantity-count-open-numbers = The different numbers that the open ends show.
general-quantity-count-open-ends-before = What the ends that count came to together before the tile was laid.
general-quantity-count-free-number = The number that the tile laid shows outward.
general-quantity-count-joined-number = The number that the tile was laid on.
general-quantity-count-laid-tile = The pips of the tile laid.
general-quantity-count-neighbour-tile = The pips of the tile it was laid on.
general-quantity-count-before-neighbour = The pips of the tile before the one it was laid on.
# $of: first-tile or last-tile; $place: any, line or side.
general-quantity-count-covered-arms = { $of ->
    [first-tile] { $place ->
        [line] The tiles that touch the first tile of the round in the line.
        [side] The tiles that lie beside the first tile of the round.
       *[any] The tiles that touch the first tile of the round.
    }
   *[last-tile] { $place ->
        [line] The tiles that touch the tile laid last in the line.
        [side] The tiles that lie beside the tile laid last.
       *[any] The tiles that touch the tile laid last.
    }
}
general-quantity-doubles-twice = A double is two ends.
general-quantity-doubles-never = Doubles are left out.
# $whose: list of seats.
general-quantity-by = Only tiles laid by these: { $whose }.
general-condition-fills = { $holds ->
    [yes] The tile filled the last side of a tile that had to be filled.
   *[no] The tile did not fill the last side of a tile that had to be filled.
}
general-condition-shares-double = { $holds ->
    [yes] The tile is a double laid on a double.
   *[no] The tile is not a double laid on a double.
}

### Further ways to join

join-by-difference = A half may touch an end when it differs from it as it should; so on each number may be laid:
join-by-listed = Two halves may touch when their numbers go together; so on each number may be laid:
join-by-nothing = No two halves touch, except as told below.
# $n (number): what the end shows; $numbers: a list such as 1, 2 or 3.
join-differences = On { $n }: { $numbers }.
join-pairs = On { $n }: { $numbers }.
# $n (number): how many; $numbers: list of numbers.
join-wild-halves = { $n ->
    [1] The number { $numbers } is wild: such a half may touch any half, and any half may touch it.
   *[other] The numbers { $numbers } are wild: such halves may touch any half, and any half may touch them.
}
join-also = Besides, a tile may be laid where all of this is so:
join-never = A tile may not be laid where all of this is so:
join-row-tiles = It is one of these tiles: { $tiles }.
join-row-half = The half that touches shows { $numbers }.
join-row-end = The end shows { $numbers }.
join-row-neighbour = It is laid on one of these tiles: { $tiles }.
