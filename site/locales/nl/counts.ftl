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
general-seats-tied = wie gelijk stonden
general-seats-fewest = wie in de telling hieronder het laagst uitkomt
general-seats-most = wie in de telling hieronder het hoogst uitkomt
general-seats-compared = De spelers worden met deze telling vergeleken:
general-seats-among = Alleen dezen worden vergeleken: { $who }.
award-flat-to = Wie { points } krijgt: { $who }.
award-counted-to = Wie krijgt wat hier wordt geteld: { $who }.
rules-do-skips-to = Wie een beurt verliest: { $who }.
rules-do-draws-to = Wie { tiles-object } uit de pot pakt, zover die er zijn: { $who }.
