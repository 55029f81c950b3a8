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
general-seats-still-in = ti, kdo jsou ještě v kole
general-seats-tied = ti, kdo měli stejně
general-seats-fewest = kdo má v níže uvedeném počtu nejméně
general-seats-most = kdo má v níže uvedeném počtu nejvíce
general-seats-compared = Hráči se porovnávají podle tohoto počtu:
general-seats-among = Porovnávají se jen tito: { $who }.
award-flat-to = { points } získává: { $who }.
award-counted-to = Body, které se tu počítají, získává: { $who }.
rules-do-skips-to = O jeden tah přichází: { $who }.
rules-do-draws-to = Z talonu dobírá { tiles-object }, pokud v něm jsou: { $who }.

### Počty v tahu, v kole a v partii

general-quantity-count-draws-in-turn = Počítají se kameny dobrané v tomto tahu.
general-quantity-count-legal-plays = Počítá se, kolika způsoby by teď mohli přiložit: { $whose }.
general-quantity-count-unlaid = Počítají se kameny, které ještě nejsou na stole, ať jsou kdekoli.
general-quantity-count-discards = Počítají se odložené kameny těchto hráčů: { $whose }.
general-quantity-count-rounds-won = { $combine ->
    [total] Počítá se součet dříve vyhraných kol partie: { $whose }.
    [lowest] Počítá se nejmenší počet dříve vyhraných kol partie z těchto hráčů: { $whose }.
   *[highest] Počítají se dříve vyhraná kola partie, u několika nejvyšší počet: { $whose }.
}
general-quantity-count-wins-running = { $combine ->
    [total] Počítá se součet kol vyhraných před tímto za sebou: { $whose }.
    [lowest] Počítá se nejmenší počet kol vyhraných před tímto za sebou z těchto hráčů: { $whose }.
   *[highest] Počítají se kola vyhraná před tímto za sebou, u několika nejvyšší počet: { $whose }.
}
general-quantity-count-ties-before = Počítají se kola těsně před tímto, která neměla vítěze.
general-quantity-count-players = Počítají se hráči.
general-quantity-count-seats-in = Počítají se hráči, kteří v kole ještě hrají.
general-quantity-count-seats-out = Počítají se hráči, kteří v kole už nehrají.
general-quantity-count-tied-seats = Počítají se hráči, kteří měli stejně, když se rozhodovala nerozhodnost.
general-quantity-count-counter = Počítá se stav počitadla „{ $counter }“, které má: { $whose }.
general-quantity-count-points-this-play = Počítají se body, které přineslo toto přiložení.
general-quantity-passes-whose = Počítá se jen vynechání těchto hráčů: { $whose }.
general-quantity-combine-lowest = Z několika se bere nejnižší počet.
general-quantity-combine-highest = Z několika se bere nejvyšší počet.
general-quantity-combine-lightest-tile = Bere se jen nejlehčí kámen.
general-quantity-combine-heaviest-tile = Bere se jen nejtěžší kámen.
general-condition-first-turn = { $holds ->
    [no] Není to první tah dotyčného hráče v kole.
   *[yes] Je to první tah dotyčného hráče v kole.
}
general-condition-same-side-as-leader = { $holds ->
    [no] Dotyčný hráč není na straně toho, kdo kolo zahájil.
   *[yes] Dotyčný hráč je na straně toho, kdo kolo zahájil.
}
general-condition-completes-circle = { $holds ->
    [no] Tímto vynecháním se kolo nezablokovalo.
   *[yes] Tímto vynecháním vynechali po sobě všichni.
}
general-condition-actor-is = Dotyčný hráč je mezi těmito: { $who }.
general-condition-won-by-actor = Vyhrála strana dotyčného hráče.
general-condition-won-by-others = Vyhrál někdo jiný.
general-condition-won-by-nobody = Nevyhrál nikdo.
general-condition-won-by-anybody = Někdo vyhrál.

### Další zvláštní pravidla

rules-do-adds = Počitadlo „{ $counter }“ se zvýší o { $n }.
rules-do-adds-count = Počitadlo „{ $counter }“ se zvýší.
rules-do-sets = Počitadlo „{ $counter }“ se nastaví na { $n }.
rules-do-sets-count = Počitadlo „{ $counter }“ se nastaví.
rules-counter-of = Počítá se tak těmto hráčům: { $who }.
rules-do-draws-count = Z talonu dobírá, pokud v něm kameny jsou: { $who }.
rules-amount-count = O kolik jde:
rules-do-ends-match = Tímto kolem partie končí.
rules-match-winner = Vyhrává ji: { $who }.
rules-event-lead = Stane se to, když byl vyložen první kámen kola.
rules-event-foul = Stane se to při každém tahu proti pravidlům.
rules-event-out = Stane se to, když kolo skončilo tím, že hráč dohrál.
rules-event-block = Stane se to, když kolo skončilo zablokováním.
rules-event-stopped = Stane se to, když se kolo zastavilo.
rules-event-round-end = Stane se to na konci každého kola.
rules-event-match-end = Stane se to, když partie skončila.
general-for-each = Co se tu říká o čísle { $n }, platí pro každé číslo sady.
general-condition-declared = Dotyčný hráč v tomto tahu řekl { $names }.
general-quantity-count-declared-number = Číslo, které dotyčný hráč v tomto tahu jmenoval při „{ $title }“.
rules-event-declare = Stane se to pokaždé, když někdo řekne něco z toho, co je uvedeno u tahu.
