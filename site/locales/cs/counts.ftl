# SPDX-License-Identifier: CC-BY-4.0
# Co se počítá a porovnává. Proměnné a výběry vysvětluje anglický katalog.

### Úpravy počtu

general-quantity-each-round-to = Každá ruka se zaokrouhlí na násobek { $n } a teprve potom se ruce sečtou.
general-quantity-round-to = Výsledek se zaokrouhlí na násobek { $n }.
general-quantity-rounding-nearest = Zaokrouhluje se na nejbližší násobek, od poloviny nahoru.
general-quantity-rounding-down = Zaokrouhluje se dolů.
general-quantity-rounding-up = Zaokrouhluje se nahoru.
general-quantity-divide-by = Výsledek se dělí { $n }; zbytek se neuvažuje.
general-quantity-table = Výsledek se vyhledá v této tabulce; pod jejím nejnižším číslem je nula:
general-quantity-band = { $n } nebo více: { $m }.
general-quantity-times-count = Výsledek se násobí tímto:
general-quantity-at-least-count = Výsledek není nikdy menší než toto:
general-quantity-at-most-count = Výsledek není nikdy větší než toto:

### Porovnání

general-comparison-more-than = První z těchto počtů je větší než druhý:
general-comparison-less-than = První z těchto počtů je menší než druhý:
general-comparison-multiple-of = První z těchto počtů je násobkem druhého a není nula:
general-comparison-one-of = Toto činí { $n }:
general-compared = { $compare ->
    [is] Toto činí přesně { $n }:
    [at_least] Toto činí nejméně { $n }:
    [at_most] Toto činí nejvýše { $n }:
    [more_than] Toto činí více než { $n }:
    [less_than] Toto činí méně než { $n }:
   *[multiple_of] Toto činí násobek { $n }, a ne nulu:
}

### Hráči

general-seats-after-last-layer = hráč na řadě po tom, kdo vyložil poslední kámen
general-seats-before-last-layer = hráč na řadě před tím, kdo vyložil poslední kámen
general-seats-winning-seat = hráč, který kolo vyhrál
general-seats-tied = ti, kdo měli stejně
general-seats-fewest = kdo má v níže uvedeném počtu nejméně
general-seats-most = kdo má v níže uvedeném počtu nejvíce
general-seats-compared = Hráči se porovnávají podle tohoto počtu:
general-seats-among = Porovnávají se jen tito: { $who }.
award-flat-to = { points } získává: { $who }.
award-counted-to = Body, které se tu počítají, získává: { $who }.
rules-do-skips-to = O jeden tah přichází: { $who }.
rules-do-draws-to = Z talonu dobírá { tiles-object }, pokud v něm jsou: { $who }.
