# SPDX-License-Identifier: CC-BY-4.0
# Body, podmínky a zvláštní pravidla. Proměnné a výběry vysvětluje anglický katalog.

### Bodování

chapter-score = Bodování
score-none = Body se nepočítají.
score-only-told = Body se jen ohlašují, pro partii se nepočítají.
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}

## Časté odměny.

award-winner-hands = { $sides ->
    [two-sides] { $whose ->
        [everyone] Vítězná strana si připíše součet ok na všech zbylých kamenech včetně vlastních.
       *[opponents] { $less ->
            [own] Vítězná strana si připíše součet ok, která zbyla v rukou soupeřům, a odečte od něj oka, která zbyla jí samé.
           *[nothing] Vítězná strana si připíše součet ok, která zbyla v rukou soupeřům.
        }
    }
   *[each-alone] { $whose ->
        [everyone] Vítěz si připíše součet ok na všech zbylých kamenech včetně vlastních.
       *[opponents] { $less ->
            [own] Vítěz si připíše součet ok, která zbyla v ruce ostatním, a odečte od něj oka ve vlastní ruce.
           *[nothing] Vítěz si připíše součet ok, která zbyla v ruce ostatním.
        }
    }
}
award-winner-excess = { $sides ->
    [two-sides] Vítězná strana si připíše, o kolik ok víc mají v rukou soupeři.
   *[each-alone] Vítěz si za každého z ostatních připíše, o kolik ok víc má dotyčný v ruce.
}
award-everyone-excess = { $sides ->
    [two-sides] Každá strana si připíše, o kolik ok víc mají v rukou soupeři.
   *[each-alone] Každý hráč si za každou těžší ruku připíše, o kolik ok víc v ní je.
}
award-everyone-own = { $sides ->
    [two-sides] Každá strana si připíše součet ok, která jí zbyla v rukou.
   *[each-alone] Každý hráč si připíše součet ok, která mu zbyla v ruce.
}
award-losers-own = { $sides ->
    [two-sides] Poražená strana si připíše součet ok, která jí zbyla v rukou.
   *[each-alone] Každý poražený si připíše součet ok, která mu zbyla v ruce.
}
award-plus-boneyard = K tomu se přičtou oka na kamenech, které zbyly v talonu.

## Pevný počet bodů.

award-flat = { $to ->
    [winner] { $sides ->
        [two-sides] Vítězná strana získává { points }.
       *[each-alone] Vítěz získává { points }.
    }
    [losers] { $sides ->
        [two-sides] Poražená strana získává { points }.
       *[each-alone] Každý poražený získává { points }.
    }
    [opponents] { $sides ->
        [two-sides] Druhá strana získává { points }.
       *[each-alone] Každý z ostatních hráčů získává { points }.
    }
    [everyone] { $sides ->
        [two-sides] Každá strana získává { points }.
       *[each-alone] Každý hráč získává { points }.
    }
    [next-seat] Hráč, který je na řadě jako další, získává { points }.
    [previous-seat] Hráč, který je v pořadí předchozí, získává { points }.
    [leader] Hráč, který kolo zahájil, získává { points }.
    [last-layer] Hráč, který přiložil poslední kámen, získává { points }.
    [partners] Spoluhráč získává pro svou stranu { points }.
    [own-side] { $sides ->
        [two-sides] Dotyčný hráč získává pro svou stranu { points }.
       *[each-alone] Dotyčný hráč získává { points }.
    }
   *[actor] { $event ->
        [play] Hráč, který kámen přiložil, získává { points }.
        [draw] Hráč, který dobíral, získává { points }.
        [pass] Hráč, který vynechal, získává { points }.
        [foul] Hráč, který chyboval, získává { points }.
        [turn-end] Hráč, který byl na tahu, získává { points }.
        [stopped] Hráč, který kolo zastavil, získává { points }.
        [out] Hráč, který dohrál, získává { points }.
       *[block] Hráč, který přiložil poslední kámen, získává { points }.
    }
}

## Ostatní odměny.

award-counted = { $to ->
    [winner] { $sides ->
        [two-sides] Vítězná strana získává to, co se tu napočítá.
       *[each-alone] Vítěz získává to, co se tu napočítá.
    }
    [losers] { $sides ->
        [two-sides] Poražená strana získává to, co se tu napočítá.
       *[each-alone] Každý poražený získává to, co se tu napočítá.
    }
    [opponents] { $sides ->
        [two-sides] Druhá strana získává to, co se tu napočítá.
       *[each-alone] Každý z ostatních hráčů získává to, co se tu napočítá.
    }
    [everyone] { $sides ->
        [two-sides] Každá strana získává to, co se tu napočítá.
       *[each-alone] Každý hráč získává to, co se tu napočítá.
    }
    [next-seat] Hráč, který je na řadě jako další, získává to, co se tu napočítá.
    [previous-seat] Hráč, který je v pořadí předchozí, získává to, co se tu napočítá.
    [leader] Hráč, který kolo zahájil, získává to, co se tu napočítá.
    [last-layer] Hráč, který přiložil poslední kámen, získává to, co se tu napočítá.
    [partners] Spoluhráč získává pro svou stranu to, co se tu napočítá.
    [own-side] { $sides ->
        [two-sides] Dotyčný hráč získává pro svou stranu to, co se tu napočítá.
       *[each-alone] Dotyčný hráč získává to, co se tu napočítá.
    }
   *[actor] { $event ->
        [play] Hráč, který kámen přiložil, získává to, co se tu napočítá.
        [draw] Hráč, který dobíral, získává to, co se tu napočítá.
        [pass] Hráč, který vynechal, získává to, co se tu napočítá.
        [foul] Hráč, který chyboval, získává to, co se tu napočítá.
        [turn-end] Hráč, který byl na tahu, získává to, co se tu napočítá.
        [stopped] Hráč, který kolo zastavil, získává to, co se tu napočítá.
        [out] Hráč, který dohrál, získává to, co se tu napočítá.
       *[block] Hráč, který přiložil poslední kámen, získává to, co se tu napočítá.
    }
}

## Kdy odměna náleží.

general-event-declare = Náleží pokaždé, když někdo řekne něco z toho, co je uvedeno u tahu.
general-event-deal = Náleží, jakmile je rozdáno.
general-event-play = Body se připisují za každý vyložený kámen, i za první v kole.
general-event-draw = Body se připisují za každý dobraný kámen.
general-event-pass = Body se připisují za každé vynechání.
general-event-turn-end = Body se připisují na konci každého tahu.
general-event-foul = Body se připisují za každý tah proti pravidlům.
general-event-out = Body se připisují, když hráč dohrál.
general-event-block = Body se připisují, když kolo skončilo zablokováním.
general-event-stopped = Body se připisují, když se kolo zastavilo bez zablokování.
general-event-round-end = Body se připisují na konci každého kola.
general-breach-illegal-tile = Body se připisují, když hráč přiloží kámen tam, kam nepatří.
general-breach-false-pass = Body se připisují, když vynechá hráč, který mohl přiložit nebo měl dobírat.
general-breach-false-block = Body se připisují, když hráč ohlásí zablokování, ačkoli kolo zablokované není.
general-breach-drew-though-able = Body se připisují, když dobere hráč, který dobírat nesmí.
general-breach-touched-tile = Body se připisují, když hráč sáhne na kámen a přiloží jiný.
general-breach-missed-call = Body se připisují, když hráč neřekne, co má říci.
general-breach-wrong-claim = Body se připisují, když hráč ohlásí, co není pravda.
general-breach-wrong-count = Body se připisují, když hráč spočítá kameny špatně.
general-breach-talk = Body se připisují, když spoluhráči mluví nebo ukazují, co mají v ruce.
score-awards-several-each = Připisují-li se několika, dostane každý plný počet.
score-awards-several-divided = Připisují-li se několika, rozdělí se o ně. Body, které se rozdělit nedají, dostávají po jednom v pořadí od toho, kdo kolo zahájil.

### Co se počítá

general-quantity-count-hands = Počítá se, co zbylo v ruce těmto hráčům: { $whose }.
general-quantity-count-boneyard = Počítá se, co zbylo v talonu.
general-quantity-count-fits-ends = Počítají se volné konce, na které se kámen dal přiložit.
general-quantity-count-open-numbers-before = Počítá se, kolik různých čísel bylo na volných koncích předtím.
# $since: round or turn.
general-quantity-count-laid = { $since ->
    [turn] Počítají se kameny vyložené dosud v tomto tahu včetně tohoto.
   *[round] Počítají se kameny vyložené dosud v tomto kole včetně tohoto.
}
general-quantity-count-passes = { $since ->
    [match] Počítá se, kolikrát se od začátku partie vynechalo.
    [round] Počítá se, kolikrát se od začátku kola vynechalo.
   *[tile] Počítá se, kolikrát se od posledního kamene vynechalo.
}
general-quantity-count-round-number = Počítá se pořadí kola v partii.
general-quantity-count-score = { $combine ->
    [total] Počítá se součet dosavadních bodů těchto hráčů: { $whose }.
    [lowest] Počítá se nejnižší dosavadní stav bodů z těchto hráčů: { $whose }.
   *[highest] Počítá se dosavadní stav bodů, u několika nejvyšší: { $whose }.
}
general-quantity-count-points-so-far = Počítají se body, které táž strana právě získala za tutéž událost.
general-quantity-tiles = Počítají se jen tyto kameny: { $tiles }.
general-quantity-worth-value = Každý kámen se počítá za svá oka, případně jak stojí v kapitole o sadě kamenů.
general-quantity-worth-one-each = Každý kámen se počítá za jeden.
general-quantity-combine-each-excess = Ruce každé další strany se porovnají s vlastními; počítá se a sčítá jen to, co je v nich navíc.
general-quantity-minus = Odečte se { $n }.
general-quantity-minus-own-seat = Odečte se, co je ve vlastní ruce.
general-quantity-minus-own-side = { $sides ->
    [two-sides] Odečte se, co je v rukou vlastní strany.
   *[each-alone] Odečte se, co je ve vlastní ruce.
}
general-quantity-minus-boneyard = Odečte se, co je v talonu.
general-quantity-minus-count = Odečte se:
general-quantity-plus = Přičte se { $n }.
general-quantity-plus-own-seat = Přičte se, co je ve vlastní ruce.
general-quantity-plus-own-side = { $sides ->
    [two-sides] Přičte se, co je v rukou vlastní strany.
   *[each-alone] Přičte se, co je ve vlastní ruce.
}
general-quantity-plus-boneyard = Přičte se, co je v talonu.
general-quantity-plus-count = Přičte se:
general-quantity-times = Výsledek se násobí { $n }.
general-quantity-at-least = Výsledek není nikdy menší než { $n }.
general-quantity-at-most = Výsledek není nikdy větší než { $n }.

## Které kameny, za dvojtečkou.

general-tiles-doubles = dubly
general-tiles-mixed-tiles = kameny, které nejsou dubly

## Kdo, za dvojtečkou.

general-seats-actor = dotyčný hráč
general-seats-own-seat = hráč, který body dostává
general-seats-own-side = { $sides ->
    [two-sides] strana, která body dostává
   *[each-alone] hráč, který body dostává
}
general-seats-partners = spoluhráč
general-seats-opponents = { $sides ->
    [two-sides] druhá strana
   *[each-alone] ostatní
}
general-seats-everyone = všichni
general-seats-next-seat = hráč, který je na řadě jako další
general-seats-previous-seat = hráč, který je v pořadí předchozí
general-seats-leader = hráč, který kolo zahájil
general-seats-last-layer = hráč, který přiložil poslední kámen
general-seats-winner = { $sides ->
    [two-sides] vítězná strana
   *[each-alone] vítěz
}
general-seats-losers = { $sides ->
    [two-sides] poražená strana
   *[each-alone] poražení
}

### Podmínky

condition = { $n ->
    [1] Body se připisují jen tehdy, platí-li toto:
   *[other] Body se připisují jen tehdy, platí-li toto všechno:
}
rule-condition = { $n ->
    [1] Stane se to jen tehdy, platí-li toto:
   *[other] Stane se to jen tehdy, platí-li toto všechno:
}
general-condition-any = Platí aspoň jedno z toho:
general-condition-all = Platí toto všechno:
general-condition-not = { $n ->
    [1] Neplatí toto:
   *[other] Neplatí toto všechno najednou:
}
general-condition-hands = { $worth ->
    [one-each] { $compare ->
        [is] { $n ->
            [0] { $all ->
                [yes] Ani jeden kámen nedrží nikdo.
               *[no] Ani jeden kámen nedrží { $whose }.
            }
           *[other] Právě { tiles-object } dohromady drží { $whose }.
        }
        [at_least] Aspoň { tiles-object } dohromady drží { $whose }.
       *[at_most] Nejvýš { tiles-object } dohromady drží { $whose }.
    }
   *[value] { $compare ->
        [is] Oka na kamenech, které drží { $whose }, dávají dohromady právě { $n }.
        [at_least] Oka na kamenech, které drží { $whose }, dávají dohromady aspoň { $n }.
       *[at_most] Oka na kamenech, které drží { $whose }, dávají dohromady nejvýš { $n }.
    }
}
general-condition-boneyard = { $worth ->
    [one-each] { $compare ->
        [is] Talon má právě { tiles-object }.
        [at_least] Talon má aspoň { tiles-object }.
       *[at_most] Talon má nejvýš { tiles-object }.
    }
   *[value] { $compare ->
        [is] Oka v talonu dávají dohromady právě { $n }.
        [at_least] Oka v talonu dávají dohromady aspoň { $n }.
       *[at_most] Oka v talonu dávají dohromady nejvýš { $n }.
    }
}
general-condition-fits-ends = { $compare ->
    [is] { $n ->
        [1] Kámen se dal přiložit jen na jeden z volných konců.
        [2] Kámen se dal přiložit na oba volné konce.
       *[other] Počet volných konců, na které se kámen dal přiložit, byl právě { $n }.
    }
    [at_least] { $n ->
        [2] Kámen se dal přiložit na oba volné konce.
       *[other] Počet volných konců, na které se kámen dal přiložit, byl aspoň { $n }.
    }
   *[at_most] { $n ->
        [1] Kámen se dal přiložit jen na jeden z volných konců.
       *[other] Počet volných konců, na které se kámen dal přiložit, byl nejvýš { $n }.
    }
}
general-condition-open-numbers-before = { $compare ->
    [is] { $n ->
        [1] Na obou volných koncích bylo předtím stejné číslo.
        [2] Na volných koncích byla předtím dvě různá čísla.
       *[other] Počet různých čísel na volných koncích byl předtím právě { $n }.
    }
    [at_least] { $n ->
        [2] Na volných koncích byla předtím různá čísla.
       *[other] Počet různých čísel na volných koncích byl předtím aspoň { $n }.
    }
   *[at_most] { $n ->
        [1] Na volných koncích nebyla předtím různá čísla.
       *[other] Počet různých čísel na volných koncích byl předtím nejvýš { $n }.
    }
}
general-condition-laid = { $moment ->
    [tile] { $compare ->
        [is] Je to { $n }. kámen kola.
        [at_least] Je to { $n }. nebo pozdější kámen kola.
       *[at_most] Je to { $n }. nebo dřívější kámen kola.
    }
   *[other] { $compare ->
        [is] Řada má právě { tiles-object }.
        [at_least] Řada má aspoň { tiles-object }.
       *[at_most] Řada má nejvýš { tiles-object }.
    }
}
times = { $n ->
    [0] ani jednou
    [1] jednou
   *[other] { $n }krát
}
general-condition-passes = { $since ->
    [round] { $compare ->
        [is] V tomto kole se dosud vynechalo přesně { times }.
        [at_least] V tomto kole se dosud vynechalo nejméně { times }.
       *[at_most] V tomto kole se dosud vynechalo nejvýš { times }.
    }
    [before] { $compare ->
        [is] Mezi předchozím kamenem a tímto se vynechalo přesně { times }.
        [at_least] Mezi předchozím kamenem a tímto se vynechalo nejméně { times }.
       *[at_most] Mezi předchozím kamenem a tímto se vynechalo nejvýš { times }.
    }
   *[tile] { $compare ->
        [is] Od posledního kamene se vynechalo přesně { times }.
        [at_least] Od posledního kamene se vynechalo nejméně { times }.
       *[at_most] Od posledního kamene se vynechalo nejvýš { times }.
    }
}
general-condition-round-number = { $compare ->
    [is] Je to { $n }. kolo partie.
    [at_least] Je to { $n }. nebo pozdější kolo partie.
   *[at_most] Je to { $n }. nebo dřívější kolo partie.
}
general-condition-score = { $own ->
    [yes] { $compare ->
        [is] Kdo body dostává, měl do té doby celkem právě { $n }.
        [at_least] Kdo body dostává, měl do té doby celkem { $n } nebo víc.
       *[at_most] Kdo body dostává, měl do té doby celkem { $n } nebo méně.
    }
   *[no] { $compare ->
        [is] Nejvyšší stav bodů těchto hráčů byl do té doby právě { $n }: { $whose }.
        [at_least] Nejvyšší stav bodů těchto hráčů byl do té doby { $n } nebo víc: { $whose }.
       *[at_most] Nejvyšší stav bodů těchto hráčů byl do té doby { $n } nebo méně: { $whose }.
    }
}
general-comparison-is = Tyto dva počty se rovnají:
general-comparison-at-least = První z těchto počtů je stejný jako druhý nebo větší:
general-comparison-at-most = První z těchto počtů je stejný jako druhý nebo menší:
general-condition-ended-by-out = { $holds ->
    [no] Kolo neskončilo tím, že někdo dohrál.
   *[yes] Kolo skončilo tím, že někdo dohrál.
}
general-condition-ended-by-block = { $holds ->
    [no] Kolo neskončilo zablokováním.
   *[yes] Kolo skončilo zablokováním.
}
general-condition-boneyard-dry = { $holds ->
    [no] Z talonu se ještě dá dobírat.
   *[yes] Z talonu už se nedá dobírat.
}
general-condition-stuck = { $holds ->
    [no] Hráč, který vynechal, přiložit mohl.
   *[yes] Hráč, který vynechal, přiložit nemohl.
}
general-condition-tile-was-drawn = { $holds ->
    [no] Kámen nebyl dobrán v tomto tahu.
   *[yes] Kámen byl dobrán v tomto tahu.
}
general-condition-on-own-train = { $holds ->
    [no] Kámen nebyl přiložen k vlaku toho hráče.
   *[yes] Kámen byl přiložen k vlaku toho hráče.
}
general-condition-starts-train = { $holds ->
    [no] Kámen není první ve svém vlaku.
   *[yes] Kámen je první ve svém vlaku.
}
general-condition-marked = { $holds ->
    [no] Na vlaku není značka.
   *[yes] Na vlaku je značka.
}
general-condition-tile = { $kind ->
    [every] Jde o nějaký kámen.
    [doubles] Kámen je dubl.
    [mixed] Kámen není dubl.
   *[listed] { $n ->
        [1] Je to kámen { $tiles }.
       *[other] Je to některý z kamenů { $tiles }.
    }
}

### Zvláštní pravidla

chapter-rules = Zvláštní pravidla
rules-do-skips = { $whom ->
    [next-seat] Hráč, který je na řadě jako další, přichází o tah.
    [previous-seat] Hráč, který je v pořadí předchozí, přichází o příští tah.
    [leader] Hráč, který kolo zahájil, přichází o příští tah.
    [last-layer] Hráč, který přiložil poslední kámen, přichází o příští tah.
    [winner] Vítězové přicházejí o příští tah.
    [losers] Poražení přicházejí o příští tah.
    [everyone] Každý hráč přichází o příští tah.
    [opponents] Každý soupeř přichází o příští tah.
    [partners] Spoluhráč přichází o příští tah.
    [own-side] { $sides ->
        [two-sides] Každý hráč téže strany přichází o příští tah.
       *[each-alone] Týž hráč přichází o příští tah.
    }
   *[actor] Týž hráč přichází o příští tah.
}
rules-do-reverses = Od konce tohoto tahu se hraje opačným směrem.
rules-do-marks = { $whom ->
    [actor] Vlak toho hráče dostane značku.
   *[other] Značku dostanou vlaky těchto hráčů: { $who }.
}
rules-do-marks-to = Značku dostanou vlaky těchto hráčů: { $who }.
rules-do-unmarks = { $whom ->
    [actor] Z vlaku toho hráče se značka sejme.
   *[other] Značky se sejmou z vlaků těchto hráčů: { $who }.
}
rules-do-unmarks-to = Značky se sejmou z vlaků těchto hráčů: { $who }.
rules-do-leaves-round = Z kola vypadávají a kameny si nechávají: { $who }. Zbude-li jediný hráč, kolo vyhrává.
rules-do-closes-end = K právě vyloženému kameni se pak už nesmí přiložit nic.
rules-do-ends-round = Kolo tím okamžitě končí.
rules-do-voids-round = Kolo tím okamžitě končí a neplatí.
rules-as-out = Má se za to, že dotyčný hráč dohrál.
rules-as-block = Rozhoduje se jako po zablokování.
rules-as-stopped = Jen se zastavilo.
rules-winner = Kolo vyhrává: { $who }.
rules-no-winner = Nevyhrává je nikdo.
tiles-object = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
    [many] { $n } kamene
   *[other] { $n } kamenů
}
rules-do-draws = { $whom ->
    [next-seat] Hráč, který je na řadě jako další, si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
    [previous-seat] Hráč, který je v pořadí předchozí, si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
    [leader] Hráč, který kolo zahájil, si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
    [last-layer] Hráč, který přiložil poslední kámen, si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
    [winner] Každý vítěz si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
    [losers] Každý poražený si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
    [everyone] Každý hráč si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
    [opponents] Každý soupeř si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
    [partners] Spoluhráč si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
    [own-side] { $sides ->
        [two-sides] Každý hráč téže strany si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
       *[each-alone] Týž hráč si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
    }
   *[actor] Týž hráč si z talonu dobere { tiles-object }, nejvýš ovšem tolik, kolik jich tam je.
}
rules-event-deal = Stane se to, jakmile je rozdáno.
rules-event-play = Stane se to po každém vyloženém kameni, i po prvním v kole.
rules-event-draw = Stane se to po každém dobrání.
rules-event-pass = Stane se to po každém vynechání.
rules-event-turn-end = Stane se to na konci každého tahu.
