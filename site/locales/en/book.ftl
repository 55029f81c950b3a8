# SPDX-License-Identifier: CC-BY-4.0
# What surrounds the rules on the pages.

site-name = Domino rules
site-lead = Rulebooks written from the rules themselves: what you read here is what is played, tested and shown in the examples.
language-name = English
skip-to-content = Skip to the rules
choose-language = Language
contents = On this page
home = All games
games-title = Games
number-range = { $first } to { $last }
game-players = { $n ->
    [one] { $players } player
   *[other] { $players } players
}
reference-title = The words of the rule language
reference-lead = Every game is written with these words. A word with a stroke at its left is a key; the words below it are what it can be set to.
reference-default = Usual: { $default }.
footer-licence = The texts of this rulebook may be shared and changed under the licence CC BY 4.0.
also-called = Also called { $names }.

## The box at the head of a game.

facts-players = Players
facts-set = Tiles
facts-hand = In each hand
facts-goal = Goal
facts-goal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
facts-goal-rounds-won = { $n ->
    [one] { $n } round won
   *[other] { $n } rounds won
}
facts-goal-rounds-in-a-row = { $n ->
    [one] { $n } round
   *[other] { $n } rounds in a row
}
facts-goal-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
facts-goal-open = none set

## Chapters around the rules.

house-rules-title = House rules
house-rules-lead = These are choices. Agree on them before you play; what is marked as usual holds if nothing is said.
house-rule-usual = usual
house-rule-falls-away = Then this rule falls away: { $title }.
with-players = { $n ->
    [one] With { $players } player:
   *[other] With { $players } players:
}
examples-title = Examples
sources-title = Sources
sources-lead = Where these rules come from, and what each source settles.
grade-read = The page was read.
grade-partial = Only part of the page could be read.
grade-quoted = It was read as quoted by somebody else.
grade-ruling = No source settles it; this is our ruling.
clause-details = About this rule
clause-link = Link to this rule
clause-word = In the rule language
clause-scenarios = Checked by
clause-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
clause-noticed = { $n ->
    [one] { $noticed ->
        [0] One deliberate fault in this rule goes unnoticed
       *[other] One deliberate fault in this rule is noticed
    }
   *[other] { $noticed ->
        [0] Of { $n } deliberate faults in this rule, none is noticed
        [one] Of { $n } deliberate faults in this rule, { $noticed } is noticed
       *[other] Of { $n } deliberate faults in this rule, { $noticed } are noticed
    }
}
scenarios-title = Scenarios
scenarios-lead = Each scenario is a position with the moves that must and must not be possible. Every engine that says it plays a game is checked by those that concern its rules.
scenarios-of-chapter = Scenarios: { $chapter }
scenarios-count = { $n ->
    [one] { $n } scenario
   *[other] { $n } scenarios
}
scenarios-noticed = { $n ->
    [one] How well they guard was tried with { $n } deliberate fault in the rules, of which { $noticed } is noticed.
   *[other] How well they guard was tried with { $n } deliberate faults, each in one rule, of which { $noticed } are noticed.
}
scenarios-link = { $n ->
    [0] No scenario checks this game yet.
    [one] { $n } scenario checks these rules
   *[other] { $n } scenarios check these rules
}
scenario-covers = It shows:
scenario-game = Game:
scenario-changed = with other changes
back-to-scenarios = All chapters
chapter-general = General parts

## Examples. $player: a letter; $tile: a tile.

example-round = A round played through
example-option = House rule:
example-why = why?
example-hand = Player { $player }
example-hand-tiles = { $n ->
    [0] No tiles.
   *[other] { $tiles }
}
example-boneyard = The boneyard
example-boneyard-tiles = { $n ->
    [0] No tiles.
    [one] The boneyard: { $n } tile, face down
   *[other] The boneyard: { $n } tiles, face down
}
example-position = The line at the end
example-line = From one end to the other: { $tiles }. The open ends show { $first } and { $second }.
example-both-ways = From one end to the other: { $tiles }.
example-first = In the middle: { $tiles }.
example-onward = From the first tile to the end: { $tiles }.
example-arm = An arm from { $tile }: { $tiles }.
example-train-own = { $marked ->
    [yes] The train of player { $name }, marked: { $tiles }.
   *[no] The train of player { $name }: { $tiles }.
}
example-train-common = The common train “{ $name }”: { $tiles }.
example-ends = { $n ->
    [0] No end is open.
    [one] The open end shows { $shown }.
   *[other] The open ends show { $shown }.
}
event-lead = Player { $player } leads { $tile }.
event-play = Player { $player } lays { $tile } on the { $shown }.
event-play-across = Player { $player } lays { $tile } across, on the { $shown }.
event-play-out = Player { $player } lays { $tile } on the { $shown }; the { $out } faces outward.
event-draw = Player { $player } draws { $tile }.
event-turn = Player { $player } turns { $tile }.
event-discard = Player { $player } puts { $tile } away.
event-pass = Player { $player } passes.
event-stop = Player { $player } lays no further tile.
event-call-block = Player { $player } calls the block.
event-foul = Player { $player } has broken the rules.
event-award = { $sides ->
    [two-sides] { $title }: the side of { $player } scores { points }.
   *[each-alone] { $title }: player { $player } scores { points }.
}
event-rule = { $title } comes to pass.
event-lead-table = The first tile is { $tile }; nobody lays it.
event-redeal = Player { $player } has the tiles dealt again.
event-takes-lead = Player { $player } takes the lead.
event-decline = Player { $player } declines.
event-round-end-redeal = The tiles are dealt again.
# $won: nobody, single or several; $players: a list of letters.
event-round-end-out = { $sides ->
    [two-sides] Player { $player } has gone out and wins the round for the side.
   *[each-alone] Player { $player } has gone out and wins the round.
}
event-round-end-block = { $won ->
    [nobody] The round is blocked, and nobody wins it.
    [single] { $sides ->
        [two-sides] The round is blocked; the side of { $players } wins it.
       *[each-alone] The round is blocked; player { $players } wins it.
    }
   *[several] The round is blocked; { $players } win it together.
}
event-round-end-forfeit = Player { $player } loses the round by a foul.
event-round-end-void = The round does not count and is played again.
event-round-end-stopped = The round has stopped.
event-round-end-replay = The round is blocked and level; it does not count and is played again.
refused-lead = Player { $player } may not lead { $tile }.
refused-play = Player { $player } may not lay { $tile } on the { $shown }.
refused-there = Player { $player } may not lay { $tile } there.
refused-draw = Player { $player } may not draw.
refused-turn = Player { $player } may not turn a tile.
refused-discard = Player { $player } may not put { $tile } away.
refused-pass = Player { $player } may not pass.
refused-stop = Player { $player } may not stop.
refused-call-block = Player { $player } may not call the block.
only-turn = Player { $player } can do nothing but turn a tile.
only-draw = Player { $player } can do nothing but draw.
only-pass = Player { $player } can do nothing but pass.
# $pips (number): what the hand of the player counts.
example-left = { $pips ->
    [0] Player { $player } has nothing left to count.
    [one] The tiles left in the hand of player { $player } count { $pips }.
   *[other] The tiles left in the hand of player { $player } count { $pips }.
}

## Where a rule was set. $place: file and line.

origin-default = by default
origin-base = { $place }, in { $name }
origin-seats = { $place }, for { $name } players
origin-option = { $place }, by { $option }={ $choice }

## Two games beside each other. $one, $other, $game: names of games.

diff-title = What tells { $one } from { $other }
diff-same = { $one } and { $other } have the same rules.
diff-only = Only { $game }
diff-nothing = nothing

## What games differ in.

coverage-title = What games differ in
coverage-lead = What is known of domino games, the words that say it, and the games here that use them, if only under a house rule.
coverage-value = What a game may have
coverage-frequency = How often
coverage-frequency-common = common
coverage-frequency-regular = regular
coverage-frequency-exotic = exotic
coverage-words = Words
coverage-games = Games
coverage-uses = Words and the games that use them
coverage-uses-lead = A game uses a word that its file or a file it extends writes, if only under a house rule, and what holds because nothing else is said.
coverage-everywhere = all
# $value (number): what the count is now.
event-counter = “{ $title }” now stands at { $value }.
event-scores-reset = Everybody starts again from nothing.
event-match-end = The match is over.
event-claim = Player { $player } claims the points.
event-declare = Player { $player } says “{ $title }”.
event-declare-number = Player { $player } says “{ $title }” and names { $n }.
refused-declare = Player { $player } may not say that.

## Libraries beside the games they claim.

engines-title = Libraries beside their games
engines-lead = These libraries play domino games of their own. Each was given the scenarios of the game that it claims to play; the table says how many it passes, of how many. Every deviation is drawn and explained below.
engines-engine = Library
engines-game = Game
engines-all = All
engines-class-L1 = the line
engines-class-L2 = drawing
engines-class-L3 = points during the round
engines-class-L4 = arms
engines-class-L5 = sides
engines-class-L6 = matches
engines-plays = Held against
engines-normalised = It names ends by their numbers or makes forced moves itself; the harness translates.
# $n (number): scenarios.
engines-unsupported = { $n ->
    [one] One scenario could not be asked of it.
   *[other] { $n } scenarios could not be asked of it.
  }
engines-why = What shows it:
engines-expected = Expected
engines-got = What came
