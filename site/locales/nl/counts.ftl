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
