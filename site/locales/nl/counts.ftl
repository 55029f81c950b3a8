# SPDX-License-Identifier: CC-BY-4.0
# Wat er wordt geteld en vergeleken. De Engelse catalogus verklaart variabelen en keuzes.

### Wat er met een telling gebeurt

general-quantity-each-round-to = Elke hand wordt op een veelvoud van { $n } afgerond voordat de handen worden opgeteld.
general-quantity-round-to = De uitkomst wordt op een veelvoud van { $n } afgerond.
general-quantity-rounding-nearest = Er wordt afgerond naar het dichtstbijzijnde veelvoud, vanaf het midden naar boven.
general-quantity-rounding-down = Er wordt naar beneden afgerond.
general-quantity-rounding-up = Er wordt naar boven afgerond.
general-quantity-divide-by = De uitkomst wordt gedeeld door { $n }; de rest vervalt.
general-quantity-table = De uitkomst wordt in deze tabel opgezocht; onder het laagste getal is het niets:
general-quantity-band = { $n } of meer: { $m }.
general-quantity-times-count = De uitkomst wordt hiermee vermenigvuldigd:
general-quantity-at-least-count = De uitkomst is nooit lager dan dit:
general-quantity-at-most-count = De uitkomst is nooit hoger dan dit:

### Vergelijkingen

general-comparison-more-than = De eerste van deze tellingen is hoger dan de tweede:
general-comparison-less-than = De eerste van deze tellingen is lager dan de tweede:
general-comparison-multiple-of = De eerste van deze tellingen is een veelvoud van de tweede, en niet 0:
general-comparison-one-of = Dit komt uit op { $n }:
general-compared = { $compare ->
    [is] Dit komt uit op precies { $n }:
    [at_least] Dit komt uit op minstens { $n }:
    [at_most] Dit komt uit op hoogstens { $n }:
    [more_than] Dit komt uit op meer dan { $n }:
    [less_than] Dit komt uit op minder dan { $n }:
   *[multiple_of] Dit komt uit op een veelvoud van { $n }, en niet op 0:
}

### Spelers

general-seats-after-last-layer = de speler na degene die de laatste steen legde
general-seats-before-last-layer = de speler vóór degene die de laatste steen legde
general-seats-winning-seat = de speler die de ronde won
general-seats-still-in = wie nog in de ronde zit
general-seats-tied = wie gelijk stonden
general-seats-fewest = wie in de telling hieronder het laagst uitkomt
general-seats-most = wie in de telling hieronder het hoogst uitkomt
general-seats-compared = De spelers worden met deze telling vergeleken:
general-seats-among = Alleen dezen worden vergeleken: { $who }.
award-flat-to = Wie { points } krijgt: { $who }.
award-counted-to = Wie krijgt wat hier wordt geteld: { $who }.
rules-do-skips-to = Wie een beurt verliest: { $who }.
rules-do-draws-to = Wie { tiles-object } uit de pot pakt, zover die er zijn: { $who }.

### Tellingen van de beurt, de ronde en de partij

general-quantity-count-draws-in-turn = Geteld worden de stenen die in deze beurt zijn gepakt.
general-quantity-count-legal-plays = Geteld wordt op hoeveel manieren er nu kan worden aangelegd door: { $whose }.
general-quantity-count-unlaid = Geteld worden de stenen die nog niet op tafel liggen, waar ze ook zijn.
general-quantity-count-discards = Geteld worden de weggelegde stenen van: { $whose }.
general-quantity-count-rounds-won = { $combine ->
    [total] Geteld worden de eerder gewonnen rondes van de partij, opgeteld: { $whose }.
    [lowest] Geteld worden de eerder gewonnen rondes van de partij, van meer dan één de minste: { $whose }.
   *[highest] Geteld worden de eerder gewonnen rondes van de partij, van meer dan één de meeste: { $whose }.
}
general-quantity-count-wins-running = { $combine ->
    [total] Geteld worden de rondes die hiervoor achter elkaar zijn gewonnen, opgeteld: { $whose }.
    [lowest] Geteld worden de rondes die hiervoor achter elkaar zijn gewonnen, van meer dan één de minste: { $whose }.
   *[highest] Geteld worden de rondes die hiervoor achter elkaar zijn gewonnen, van meer dan één de meeste: { $whose }.
}
general-quantity-count-ties-before = Geteld worden de rondes vlak voor deze die geen winnaar hadden.
general-quantity-count-players = Geteld worden de spelers.
general-quantity-count-seats-in = Geteld worden de spelers die nog in de ronde zijn.
general-quantity-count-seats-out = Geteld worden de spelers die niet meer in de ronde zijn.
general-quantity-count-tied-seats = Geteld worden de spelers die gelijk stonden toen het gelijkspel werd beslist.
general-quantity-count-counter = Geteld wordt waar “{ $counter }” op staat, van: { $whose }.
general-quantity-count-points-this-play = Geteld worden de punten die deze zet heeft opgeleverd.
general-quantity-passes-whose = Alleen het passen van dezen telt: { $whose }.
general-quantity-combine-lowest = Van meer dan één telt de laagste.
general-quantity-combine-highest = Van meer dan één telt de hoogste.
general-quantity-combine-lightest-tile = Alleen de lichtste steen telt.
general-quantity-combine-heaviest-tile = Alleen de zwaarste steen telt.
general-condition-first-turn = { $holds ->
    [no] Het is niet de eerste beurt van deze speler in de ronde.
   *[yes] Het is de eerste beurt van deze speler in de ronde.
}
general-condition-same-side-as-leader = { $holds ->
    [no] Deze speler hoort niet bij wie de ronde begon.
   *[yes] Deze speler hoort bij wie de ronde begon.
}
general-condition-completes-circle = { $holds ->
    [no] Met deze pas is de ronde niet geblokkeerd.
   *[yes] Met deze pas heeft iedereen achter elkaar gepast.
}
general-condition-actor-is = Deze speler is een van hen: { $who }.
general-condition-won-by-actor = Deze speler of zijn team heeft gewonnen.
general-condition-won-by-others = Iemand anders heeft gewonnen.
general-condition-won-by-nobody = Niemand heeft gewonnen.
general-condition-won-by-anybody = Iemand heeft gewonnen.

### Verdere bijzondere regels

rules-do-adds = De telling “{ $counter }” gaat { $n } omhoog.
rules-do-adds-count = De telling “{ $counter }” gaat omhoog.
rules-do-sets = De telling “{ $counter }” komt op { $n }.
rules-do-sets-count = De telling “{ $counter }” wordt gezet.
rules-counter-of = Het is de telling van { $who }.
rules-do-draws-count = Wie stenen uit de pot pakt, zover die er zijn: { $who }.
rules-amount-count = Om hoeveel het gaat:
rules-do-ends-match = De partij eindigt met deze ronde.
rules-match-winner = Wie haar wint: { $who }.
rules-event-lead = Dit gebeurt als de eerste steen van de ronde is gelegd.
rules-event-foul = Dit gebeurt bij elke zet tegen de regels.
rules-event-out = Dit gebeurt als de ronde is geëindigd doordat een speler uit is.
rules-event-block = Dit gebeurt als de ronde door een blokkade is geëindigd.
rules-event-stopped = Dit gebeurt als de ronde is gestopt.
rules-event-round-end = Dit gebeurt aan het einde van elke ronde.
rules-event-match-end = Dit gebeurt als de partij uit is.
general-for-each = Wat hier van { $n } wordt gezegd, geldt voor elk getal van de set.
general-condition-declared = Deze speler heeft in deze beurt { $names } gezegd.
general-quantity-count-declared-number = Het getal dat deze speler in deze beurt bij “{ $title }” heeft genoemd.
rules-event-declare = Dit gebeurt elke keer dat iets wordt gezegd wat bij de beurt staat.
