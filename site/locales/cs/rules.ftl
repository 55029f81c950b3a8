# SPDX-License-Identifier: CC-BY-4.0
# Pravidla hry po kapitolách. Proměnné a výběry vysvětluje anglický katalog.

### Sada

chapter-set = Sada kamenů
set-highest-double = { $highest ->
    [6] Hraje se s běžnou sadou { $n } kamenů, od 0-0 po { $tile }.
   *[other] Hraje se se sadou { $n } kamenů, od 0-0 po { $tile }.
}
set-copies = { $n ->
    [one] Každý kámen je v sadě jednou, celkem { $total }.
    [few] Každý kámen je v sadě { $n }krát, celkem { $total }. Stejné kameny se ničím neliší.
    [many] Každý kámen je v sadě { $n }krát, celkem { $total }. Stejné kameny se ničím neliší.
   *[other] Každý kámen je v sadě { $n }krát, celkem { $total }. Stejné kameny se ničím neliší.
}
set-copies-of-copies = { $copies ->
    [0] { $kind ->
        [doubles] Dubly v sadě nejsou.
        [mixed] Kromě dublů v sadě jiné kameny nejsou.
       *[listed] { $n ->
            [1] Kámen { $tiles } v sadě není.
           *[other] Kameny { $tiles } v sadě nejsou.
        }
    }
   *[other] { $kind ->
        [every] Každý kámen je v sadě { $copies }krát.
        [doubles] Každý dubl je v sadě { $copies }krát.
        [mixed] Každý kámen, který není dubl, je v sadě { $copies }krát.
       *[listed] { $n ->
            [1] Kámen { $tiles } je v sadě { $copies }krát.
           *[other] Každý z kamenů { $tiles } je v sadě { $copies }krát.
        }
    }
}
set-remove = { $kind ->
    [doubles] Ze sady se před hrou vyřadí všechny dubly.
    [mixed] Ze sady se před hrou vyřadí všechny kameny kromě dublů.
   *[listed] { $n ->
        [1] Ze sady se před hrou vyřadí kámen { $tiles }.
       *[other] Ze sady se před hrou vyřadí kameny { $tiles }.
    }
}
set-tile-worth = Při počítání platí kámen tolik bodů, kolik je na něm ok; prázdné pole neplatí nic.
set-half-worth = { $half ->
    [0] Při počítání platí každé prázdné pole { $points }.
   *[other] Při počítání platí každá polovina s číslem { $half } { $points }.
}
set-tile-worth-worth-one-half = { $kind ->
    [every] U každého kamene platí jen nižší polovina; u dublu jedna z obou.
    [doubles] U dublu platí jen jedna polovina.
    [mixed] U kamene, který není dubl, platí jen nižší polovina.
   *[listed] { $n ->
        [1] U kamene { $tiles } platí jen nižší polovina.
       *[other] U každého z kamenů { $tiles } platí jen nižší polovina.
    }
}
set-tile-worth-worth = { $kind ->
    [every] Každý kámen platí { points }, ať je na něm cokoli.
    [doubles] Dubl platí { points }, ať je na něm cokoli.
    [mixed] Kámen, který není dubl, platí { points }, ať je na něm cokoli.
   *[listed] { $n ->
        [1] Kámen { $tiles } platí místo svých ok { points }.
       *[other] Každý z kamenů { $tiles } platí místo svých ok { points }.
    }
}

### Hráči

chapter-seats = Hráči
seats-players = { $n ->
    [one] Hra je pro { $players } hráče.
    [few] Hra je pro { $players } hráče.
    [many] Hra je pro { $players } hráče.
   *[other] Hra je pro { $players } hráčů.
}
seats-sides-each-alone = Každý hraje sám za sebe.
seats-sides-two-sides = { $n ->
    [4] Hráči tvoří dvě dvojice. Spoluhráči sedí naproti sobě.
   *[other] Hráči tvoří dvě strany a kolem stolu se střídají hráč jedné a hráč druhé.
}
seats-sides-pairs = { $n ->
    [4] Hráči tvoří dvě dvojice. Spoluhráči sedí naproti sobě.
   *[other] Hráči tvoří dvojice. Spoluhráči sedí naproti sobě.
}
seats-sides-listed = Počítáno kolem stolu patří k sobě tito hráči:
seats-sides-side = { $n ->
    [one] Hráč { $players } sám.
    [few] Hráči { $players }.
    [many] Hráči { $players }.
   *[other] Hráči { $players }.
}
seats-seating-by-draw = O místa u stolu si hráči losují kameny.
seats-direction-clockwise = Na tahu se hráči střídají ve směru hodinových ručiček, tedy doleva.
seats-direction-anticlockwise = Na tahu se hráči střídají proti směru hodinových ručiček, tedy doprava.

### Rozdání

chapter-deal = Rozdání
deal-hands-face-down-row = Každý si své kameny položí do řady lícem dolů, aniž se na ně podívá, a jejich pořadí se nemění. Jeden konec řady je její čelo.
deal-hand = Kameny se zamíchají lícem dolů a každý hráč si vezme do ruky { tiles-object }.
deal-hand-equal-share = Kameny se zamíchají lícem dolů a rozdají rovným dílem, dokud stačí: každému { $n }.
deal-hand-table = Kameny se zamíchají lícem dolů a každý hráč si jich vezme tolik, kolik udává tabulka.
deal-hand-equal-share-table = Kameny se zamíchají lícem dolů a rozdají rovným dílem, dokud stačí.
deal-hand-by-seat = Kameny se zamíchají lícem dolů a hráči si jich kolem stolu vezmou tolik, kolik patří jejich místu: { $tiles }.
deal-hand-by-round = Kameny se zamíchají lícem dolů. Počet kamenů do ruky se kolo od kola mění a po posledním se začíná znovu:
deal-hand-by-round-round = { $round }. kolo: { $tiles }.
deal-aside = { $n ->
    [one] { $n } kámen se bez nahlédnutí odloží a v tomto kole se s ním nehraje.
    [few] { $n } kameny se bez nahlédnutí odloží a v tomto kole se s nimi nehraje.
    [many] { $n } kamene se bez nahlédnutí odloží a v tomto kole se s ním nehraje.
   *[other] { $n } kamenů se bez nahlédnutí odloží a v tomto kole se s nimi nehraje.
}
deal-leave = { $n ->
    [one] Aspoň { $n } kámen přitom zbude.
    [few] Aspoň { $n } kameny přitom zbudou.
    [many] Aspoň { $n } kamene přitom zbude.
   *[other] Aspoň { $n } kamenů přitom zbude.
}
deal-redeal-counting-selected-tiles = { $whose ->
    [one-side] { $kind ->
        [doubles] Platí to pro stranu, která má v rukou dohromady aspoň tolik dublů: { $enough }.
        [mixed] Platí to pro stranu, která má v rukou dohromady aspoň tolik kamenů, které nejsou dubly: { $enough }.
       *[listed] Platí to pro stranu, která má v rukou dohromady nejméně { $enough } z kamenů { $tiles }.
    }
   *[one-seat] { $kind ->
        [doubles] Platí to pro toho, kdo má v ruce aspoň tolik dublů: { $enough }.
        [mixed] Platí to pro toho, kdo má v ruce aspoň tolik kamenů, které nejsou dubly: { $enough }.
       *[listed] Platí to pro toho, kdo má v ruce nejméně { $enough } z kamenů { $tiles }.
    }
}
deal-redeal-counting-one-number = { $whose ->
    [one-side] Platí to pro stranu, která má v rukou dohromady aspoň tolik kamenů s jedním a týmž číslem: { $enough }.
   *[one-seat] Platí to pro toho, kdo má v ruce aspoň tolik kamenů s jedním a týmž číslem: { $enough }.
}
deal-redeal-when = { $whose ->
    [one-side] Platí to pro stranu, v jejíchž rukou je toto splněno:
   *[one-seat] Platí to pro toho, v jehož ruce je toto splněno:
}
deal-redeal-then-redeal = Potom se rozdává znovu.
deal-redeal-then-may-redeal = Smí pak žádat nové rozdání.
deal-redeal-then-wins-round = Je hned venku a kolo vyhrává.
deal-rest-boneyard = { $n ->
    [0] Žádné kameny nezbudou.
    [-1] Zbylé kameny zůstanou ležet lícem dolů a tvoří talon.
    [one] Jediný zbylý kámen zůstane ležet lícem dolů a tvoří talon.
    [few] Zbylé { $n } kameny zůstanou ležet lícem dolů a tvoří talon.
    [many] Zbylého { $n } kamene zůstane ležet lícem dolů a tvoří talon.
   *[other] Zbylých { $n } kamenů zůstane ležet lícem dolů a tvoří talon.
}
deal-rest-unused = { $n ->
    [0] Žádné kameny nezbudou.
    [-1] Zbylé kameny se bez nahlédnutí odloží a v tomto kole se s nimi nehraje.
    [one] Jediný zbylý kámen se bez nahlédnutí odloží a v tomto kole se s ním nehraje.
    [few] Zbylé { $n } kameny se bez nahlédnutí odloží a v tomto kole se s nimi nehraje.
    [many] Zbylého { $n } kamene se bez nahlédnutí odloží a v tomto kole se s ním nehraje.
   *[other] Zbylých { $n } kamenů se bez nahlédnutí odloží a v tomto kole se s nimi nehraje.
}
deal-rest-to-the-leader = { $n ->
    [0] Žádné kameny nezbudou.
    [one] Jediný zbylý kámen si vezme ten, kdo zahajuje.
    [few] Zbylé kameny si vezme ten, kdo zahajuje.
    [many] Zbylé kameny si vezme ten, kdo zahajuje.
   *[other] Zbylé kameny si vezme ten, kdo zahajuje.
}
deal-table-players = Počet hráčů
deal-table-hand = Kamenů do ruky
deal-table-boneyard = Kamenů v talonu

### Zahájení

chapter-lead = Zahájení
lead-first = První kolo
lead-later = Další kola
lead-after-block = Po zablokovaném kole
lead-after-tie = Po kole bez vítěze
lead-by-highest-double = { $after ->
    [none] Zahajuje hráč s nejvyšším dublem.
    [tile] Nemá-li tento kámen nikdo, zahajuje hráč s nejvyšším dublem.
   *[other] Jinak zahajuje hráč s nejvyšším dublem.
}
lead-by-heaviest-tile = { $after ->
    [none] Zahajuje hráč s nejtěžším kamenem, tedy s tím, na němž je nejvíc ok; je-li stejně těžkých víc, rozhoduje vyšší polovina.
    [double] Nemá-li dubl nikdo, zahajuje hráč s nejtěžším kamenem, tedy s tím, na němž je nejvíc ok; je-li stejně těžkých víc, rozhoduje vyšší polovina.
    [tile] Nemá-li tento kámen nikdo, zahajuje hráč s nejtěžším kamenem, tedy s tím, na němž je nejvíc ok; je-li stejně těžkých víc, rozhoduje vyšší polovina.
   *[other] Jinak zahajuje hráč s nejtěžším kamenem, tedy s tím, na němž je nejvíc ok; je-li stejně těžkých víc, rozhoduje vyšší polovina.
}
lead-by-holder-of = { $after ->
    [none] Zahajuje hráč, který má kámen { $tile }.
    [double] Nemá-li dubl nikdo, zahajuje hráč, který má kámen { $tile }.
    [tile] Nemá-li tento kámen nikdo, zahajuje hráč, který má kámen { $tile }.
   *[other] Jinak zahajuje hráč, který má kámen { $tile }.
}
lead-by-lot = { $after ->
    [none] Kdo zahájí, rozhodne los.
    [double] Nemá-li dubl nikdo, rozhodne los, kdo zahájí.
    [tile] Nemá-li tento kámen nikdo, rozhodne los, kdo zahájí.
   *[other] Jinak rozhodne los, kdo zahájí.
}
lead-by-winner = { $after ->
    [none] Zahajuje vítěz minulého kola.
    [double] Nemá-li dubl nikdo, zahajuje vítěz minulého kola.
    [tile] Nemá-li tento kámen nikdo, zahajuje vítěz minulého kola.
   *[other] Jinak zahajuje vítěz minulého kola.
}
lead-by-next-in-turn = { $after ->
    [none] Zahajuje hráč, který je na řadě po tom, kdo zahajoval minule.
    [double] Nemá-li dubl nikdo, zahajuje hráč, který je na řadě po tom, kdo zahajoval minule.
    [tile] Nemá-li tento kámen nikdo, zahajuje hráč, který je na řadě po tom, kdo zahajoval minule.
   *[other] Jinak zahajuje hráč, který je na řadě po tom, kdo zahajoval minule.
}
lead-by-same-leader = { $after ->
    [none] Zahajuje znovu ten, kdo zahajoval minule.
    [double] Nemá-li dubl nikdo, zahajuje znovu ten, kdo zahajoval minule.
    [tile] Nemá-li tento kámen nikdo, zahajuje znovu ten, kdo zahajoval minule.
   *[other] Jinak zahajuje znovu ten, kdo zahajoval minule.
}
lead-by-last-layer = { $after ->
    [none] Zahajuje hráč, který v minulém kole vyložil poslední kámen.
    [double] Nemá-li dubl nikdo, zahajuje hráč, který v minulém kole vyložil poslední kámen.
    [tile] Nemá-li tento kámen nikdo, zahajuje hráč, který v minulém kole vyložil poslední kámen.
   *[other] Jinak zahajuje hráč, který v minulém kole vyložil poslední kámen.
}
lead-step-lays-that-tile = Začít musí právě tímto kamenem.
lead-step-lays-free = Začít může kterýmkoli kamenem.
lead-by-lowest-double = { $after ->
    [none] Zahajuje hráč s nejnižším dublem.
   *[other] Jinak zahajuje hráč s nejnižším dublem.
}
lead-by-lightest-tile = { $after ->
    [none] Zahajuje hráč s nejlehčím kamenem, tedy s tím, na němž je nejméně ok; je-li stejně lehkých víc, rozhoduje nižší polovina.
    [double] Nemá-li dubl nikdo, zahajuje hráč s nejlehčím kamenem, tedy s tím, na němž je nejméně ok; je-li stejně lehkých víc, rozhoduje nižší polovina.
    [tile] Nemá-li tento kámen nikdo, zahajuje hráč s nejlehčím kamenem, tedy s tím, na němž je nejméně ok; je-li stejně lehkých víc, rozhoduje nižší polovina.
   *[other] Jinak zahajuje hráč s nejlehčím kamenem, tedy s tím, na němž je nejméně ok; je-li stejně lehkých víc, rozhoduje nižší polovina.
}
lead-by-sequence-tile = { $after ->
    [none] Zahajuje hráč, který má kámen tohoto kola.
   *[other] Jinak zahajuje hráč, který má kámen tohoto kola.
}
lead-by-seat = { $way ->
    [itself] { $who ->
        [winner] { $after ->
            [none] Zahajuje vítěz minulého kola.
           *[other] Jinak zahajuje vítěz minulého kola.
        }
        [last-layer] { $after ->
            [none] Zahajuje hráč, který v minulém kole vyložil poslední kámen.
           *[other] Jinak zahajuje hráč, který v minulém kole vyložil poslední kámen.
        }
        [most-pips] { $after ->
            [none] Zahajuje hráč, kterému po minulém kole zbylo nejvíc.
           *[other] Jinak zahajuje hráč, kterému po minulém kole zbylo nejvíc.
        }
       *[leader] { $after ->
            [none] Zahajuje ten, kdo zahajoval minule.
           *[other] Jinak zahajuje ten, kdo zahajoval minule.
        }
    }
    [before] { $who ->
        [winner] Od vítěze minulého kola se počítá zpět; zahajuje hráč o tolik míst dál: { $places }.
        [last-layer] Od hráče, který v minulém kole vyložil poslední kámen, se počítá zpět; zahajuje hráč o tolik míst dál: { $places }.
        [most-pips] Od hráče, kterému po minulém kole zbylo nejvíc, se počítá zpět; zahajuje hráč o tolik míst dál: { $places }.
       *[leader] Od hráče, který zahajoval minule, se počítá zpět; zahajuje hráč o tolik míst dál: { $places }.
    }
   *[after] { $who ->
        [winner] Od vítěze minulého kola se počítá v pořadí tahů; zahajuje hráč o tolik míst dál: { $places }.
        [last-layer] Od hráče, který v minulém kole vyložil poslední kámen, se počítá v pořadí tahů; zahajuje hráč o tolik míst dál: { $places }.
        [most-pips] Od hráče, kterému po minulém kole zbylo nejvíc, se počítá v pořadí tahů; zahajuje hráč o tolik míst dál: { $places }.
       *[leader] Od hráče, který zahajoval minule, se počítá v pořadí tahů; zahajuje hráč o tolik míst dál: { $places }.
    }
}
lead-by-most-pips = { $after ->
    [none] Zahajuje hráč, kterému po minulém kole zbylo nejvíc.
   *[other] Jinak zahajuje hráč, kterému po minulém kole zbylo nejvíc.
}
lead-by-next-to-last-layer = { $after ->
    [none] Zahajuje hráč, který je na řadě po tom, kdo v minulém kole vyložil poslední kámen.
   *[other] Jinak zahajuje hráč, který je na řadě po tom, kdo v minulém kole vyložil poslední kámen.
}
lead-by-winning-side = { $after ->
    [none] Strana, která vyhrála minulé kolo, si vybere, kdo z ní zahájí.
   *[other] Jinak si strana, která vyhrála minulé kolo, vybere, kdo z ní zahájí.
}
lead-by-losing-side = { $after ->
    [none] Strana, která prohrála minulé kolo, si vybere, kdo z ní zahájí.
   *[other] Jinak si strana, která prohrála minulé kolo, vybere, kdo z ní zahájí.
}
lead-by-all-draw = { $kind ->
    [doubles] { $after ->
        [none] Hráči lížou popořadě po jednom kameni, dokud si někdo nelízne dubl; ten zahajuje.
       *[other] Jinak hráči lížou popořadě po jednom kameni, dokud si někdo nelízne dubl; ten zahajuje.
    }
    [round] Jinak hráči lížou popořadě po jednom kameni, dokud si někdo nelízne kámen tohoto kola; ten zahajuje.
   *[listed] { $n ->
        [1] Jinak hráči lížou popořadě po jednom kameni, dokud si někdo nelízne { $tiles }; ten zahajuje.
       *[other] Jinak hráči lížou popořadě po jednom kameni, dokud si někdo nelízne některý z kamenů { $tiles }; ten zahajuje.
    }
}
lead-by-redeal = { $after ->
    [none] Rozdává se znovu.
    [double] Nemá-li dubl nikdo, rozdává se znovu.
    [tile] Nemá-li tento kámen nikdo, rozdává se znovu.
   *[other] Jinak se rozdává znovu.
}
lead-step-among-winning-side = Losuje se jen mezi hráči strany, která vyhrála minulé kolo.
lead-step-among-losing-side = Losuje se jen mezi hráči, jejichž strana minulé kolo prohrála.
lead-step-leads-its-side = Kdo z této strany zahájí, si vyberou její hráči sami.
lead-step-seeks = { $way ->
    [but] { $n ->
        [1] Ke kameni { $tiles } se přitom nehledí.
       *[other] Ke kamenům { $tiles } se přitom nehledí.
    }
   *[only] Hledí se přitom jen k těmto kamenům: { $tiles }.
}
lead-step-from = { $table ->
    [yes] { $kind ->
        [doubles] Není-li to dubl, vrátí se naspod talonu a otočí se další.
        [mixed] Je-li to dubl, vrátí se naspod talonu a otočí se další.
       *[listed] Není-li to žádný z kamenů { $tiles }, vrátí se naspod talonu a otočí se další.
    }
   *[no] { $kind ->
        [doubles] Prvním kamenem musí být dubl.
        [mixed] Prvním kamenem nesmí být dubl.
       *[listed] { $n ->
            [1] Prvním kamenem musí být { $tiles }.
           *[other] Prvním kamenem musí být některý z těchto: { $tiles }.
        }
    }
}
lead-step-lacking-next-step = Kdo takový kámen nemá, nezahajuje.
lead-step-lacking-next-seat = Nemá-li takový kámen, zahajuje první hráč po něm, který ho má.
lead-step-lacking-any-tile = Nemá-li takový kámen, smí začít kterýmkoli.
lead-step-lacking-draw = Nemá-li takový kámen, líže, dokud ho nemá; dojde-li talon, smí začít kterýmkoli.
lead-step-lacking-pass = Kdo takový kámen nemá, vynechá a zahajuje další na řadě.
lead-step-lacking-draw-or-pass = Kdo takový kámen nemá, líže jako při každém tahu, a když to nepomůže, vynechá; pak zahajuje další na řadě.
lead-step-refuse-next-seat = Kdo má zahájit, smí odmítnout; pak se ptá dalšího na řadě.
lead-step-refuse-next-step = Kdo má zahájit, smí odmítnout.
lead-step-all-refused-first-must = Odmítnou-li všichni, kdo byli tázáni, musí zahájit první z nich.
lead-step-all-refused-next-step = Odmítnou-li všichni, kdo byli tázáni, nezahajuje nikdo z nich.
lead-step-lays-turned-up-tile = První kámen talonu se otočí a leží jako první; pak je na tahu ten, kdo zahajuje.
lead-step-lays-set-out-tile = Kámen tohoto kola se před rozdáním vyjme a leží jako první; pak je na tahu ten, kdo zahajuje.
lead-step-or-lays = { $kind ->
    [doubles] Místo něj se smí vyložit dubl.
    [mixed] Místo něj se smí vyložit kámen, který není dubl.
    [every] Místo něj se smí vyložit kterýkoli jiný kámen.
   *[listed] { $n ->
        [1] Místo něj se smí vyložit kámen { $tiles }.
       *[other] Místo něj se smí vyložit některý z kamenů { $tiles }.
    }
}
lead-sequence-order-doubles-down = Kamenem kola je v prvním kole { $first }, potom vždy nejbližší nižší dubl, až po { $last }.
lead-sequence-order-doubles-up = Kamenem kola je v prvním kole { $first }, potom vždy nejbližší vyšší dubl, až po { $last }.
lead-sequence-order-listed = Kameny kol jsou po řadě { $tiles }.
lead-sequence-at-end-repeat = Po { $last } je to opět { $first }.
lead-sequence-at-end-stay = Potom je to pořád { $last }.
lead-never-passes = Kdo zahajuje, musí kámen vyložit a vynechat nesmí.

### Řada

chapter-layout = Řada
layout-grows-at-both-ends = { $branching ->
    [yes] K prvnímu kameni se přikládá z obou konců. Každá řada kamenů má volný konec a prodlužuje se jen na něm.
   *[no] Kameny tvoří jedinou řadu. Ta má dva volné konce a prodlužuje se jen na nich.
}
layout-grows-at-one-end = { $branching ->
    [yes] K prvnímu kameni se v řadě přikládá jen z jednoho konce. Každá řada kamenů má volný konec a prodlužuje se jen na něm.
   *[no] Kameny tvoří jedinou řadu, která začíná prvním kamenem. Volný konec má jen na druhé straně a prodlužuje se jen tam.
}
layout-grows-in-trains = { $hub ->
    [yes] První kámen je nádraží. Vyjíždějí z něj vlaky, každý má jeden volný konec a přikládá se jen na něm.
   *[no] Žádný kámen se nevynáší. Kameny tvoří vlaky, každý má jeden volný konec a přikládá se jen na něm.
}
layout-doubles-lie-crosswise = { $branching ->
    [yes] Dubl se klade napříč.
   *[no] Dubl se klade napříč. I tak se k němu z každé strany přikládá jen jeden kámen.
}
layout-doubles-lie-lengthwise = Dubl se klade podélně jako každý jiný kámen.
layout-doubles-every = Dubly
layout-doubles-first = První dubl kola
layout-doubles-led = Dubl jako první kámen
layout-axes-arms = { $n ->
    [one] Takového kamene se smí dotýkat jen jeden kámen včetně toho, ke kterému byl přiložen.
    [2] K takovému kameni se z každé strany přikládá jeden kámen.
    [few] Takového kamene se smějí dotýkat až { $n } kameny včetně toho, ke kterému byl přiložen.
    [many] Takového kamene se smí dotýkat až { $n } kamene včetně toho, ke kterému byl přiložen.
   *[other] Takového kamene se smí dotýkat až { $n } kamenů včetně toho, ke kterému byl přiložen.
}
layout-axes-opens-at-once = Všechny jeho strany jsou volné, jakmile leží.
layout-axes-opens-after-line-sides = Z boku se k němu přikládá, teprve když má kámen na obou koncích v řadě.
layout-trains-for-each-seat = Každý hráč má svůj vlak.
layout-trains-for-each-side = { $sides ->
    [two-sides] Každá strana má svůj vlak.
   *[each-alone] Každý hráč má svůj vlak.
}
layout-trains-for-the-table = { $n ->
    [one] Tento vlak nepatří nikomu. Přikládat k němu smí každý.
    [few] Tyto { $n } vlaky nepatří nikomu. Přikládat k nim smí každý.
    [many] Těchto { $n } vlaku nepatří nikomu. Přikládat k nim smí každý.
   *[other] Těchto { $n } vlaků nepatří nikomu. Přikládat k nim smí každý.
}
layout-trains-others-never = Nikdo jiný k němu nepřikládá.
layout-trains-others-always = Přikládat k němu smějí i všichni ostatní.
layout-trains-others-while-marked = Ostatní k němu smějí přikládat, jen dokud je na něm značka.
layout-trains-others-who = Z ostatních k němu smějí přikládat jen tito hráči (z pohledu majitele): { $who }.
layout-trains-others-when = Ostatní k němu smějí přikládat, jen když pro ně platí toto všechno:
layout-trains-opens-at-once = Začít se smí hned.
layout-trains-opens-after-own-train = Kdo k němu chce přiložit, musí nejprve začít vlastní vlak.
layout-trains-opens-after-first-lap = Přikládá se k němu, teprve když byli na tahu všichni hráči.
layout-trains-opens-when = Přikládá se k němu, jen když platí toto všechno:
layout-trains-start = Začíná jen některým z těchto kamenů: { $tiles }.
layout-trains-start-joins-hub = Začíná u nádraží kamenem, který k němu pasuje.
layout-trains-start-joins-nothing = Začíná na prázdném stole libovolným kamenem; ven smí mířit kterákoli polovina.

### Přikládání

chapter-join = Přikládání
join-by-equal = K sobě se smějí přiložit dvě poloviny se stejným počtem ok.
join-by-sum = K sobě se smějí přiložit dvě poloviny, které mají dohromady { $sum }.
join-sum = Patří tedy k sobě: { $pairs }.
join-sum-alone = { $n ->
    [1] S číslem { $numbers } tento součet nedá žádné jiné.
   *[other] S čísly { $numbers } tento součet nedá žádné jiné.
}
join-wild-tiles = { $kind ->
    [every] Každý kámen se smí přiložit na kterýkoli volný konec, a to kteroukoli polovinou.
    [doubles] Dubly se smějí přiložit na kterýkoli volný konec.
    [mixed] Každý kámen kromě dublů se smí přiložit na kterýkoli volný konec, a to kteroukoli polovinou.
   *[listed] { $n ->
        [1] Kámen { $tiles } je žolík: smí se přiložit na kterýkoli volný konec, a to kteroukoli polovinou.
       *[other] Kameny { $tiles } jsou žolíci: smějí se přiložit na kterýkoli volný konec, a to kteroukoli polovinou.
    }
}
join-wild-laid-lengthwise = Kdo žolíka přikládá, volí, která polovina bude směřovat ven. K té se pak přikládá další kámen.
join-wild-laid-crosswise = Žolík se klade napříč. Další kámen se smí přiložit ke kterékoli z jeho polovin.
join-wild-laid-either = Kdo žolíka přikládá, volí, zda ho položí podélně, kteroukoli polovinou ven, nebo napříč. Další kámen se přikládá k polovině, která směřuje ven; leží-li žolík napříč, ke kterékoli.

### Tah

chapter-turn = Tah
law-turn = Hráč, který je na tahu, přiloží jeden kámen z ruky na některý volný konec.
law-turn-several = Hráč, který je na tahu, přikládá kameny z ruky na volné konce.
turn-plays = V každém tahu:
turn-first-plays = V prvním tahu hráče:
turn-leader-plays = V prvním tahu toho, kdo kolo zahajuje, včetně zahájení:
turn-plays-most = { $n ->
    [one] Přiloží se nejvýš { $n } kámen.
    [few] Přiloží se nejvýš { $n } kameny.
    [many] Přiloží se nejvýš { $n } kamene.
   *[other] Přiloží se nejvýš { $n } kamenů.
}
turn-plays-most-unlimited = Smí se přiložit tolik kamenů, kolik se jich hodí.
turn-plays-least = { $n ->
    [one] Přiloží se aspoň { $n } kámen, nebo žádný.
    [few] Přiloží se aspoň { $n } kameny, nebo žádný; kdo jich má méně, přiloží všechny.
    [many] Přiloží se aspoň { $n } kamene, nebo žádný; kdo jich má méně, přiloží všechny.
   *[other] Přiloží se aspoň { $n } kamenů, nebo žádný; kdo jich má méně, přiloží všechny.
}
turn-plays-per-arm = { $n ->
    [one] Na jedno rameno z nich přijde nejvýš { $n } kámen.
    [few] Na jedno rameno z nich přijdou nejvýš { $n } kameny.
    [many] Na jedno rameno z nich přijde nejvýš { $n } kamene.
   *[other] Na jedno rameno z nich přijde nejvýš { $n } kamenů.
}
turn-plays-arms-any = Smějí přijít na kterákoli ramena.
turn-plays-arms-one = Všechny přijdou na jedno rameno.
turn-plays-arms-different = Každý přijde na jiné rameno.
turn-plays-arms-own-train = Přijdou jen na vlastní vlak hráče.
turn-plays-duty-first = Potom smí hráč kdykoli skončit.
turn-plays-duty-while-able = Hráč musí pokračovat, dokud se některý kámen hodí.
turn-plays-last-double-not-allowed = Poslední z nich nesmí být dublet, ledaže jím hráč dohraje: dublet se přiloží, jen když po něm lze přiložit další kámen, a ten se pak přiložit musí.
turn-again-gives-may-play = { $kind ->
    [every] Kdo přiložil kámen, smí přiložit ještě jeden.
    [doubles] Kdo přiložil dubl, smí přiložit ještě jeden kámen.
    [mixed] Kdo přiložil jiný kámen než dubl, smí přiložit ještě jeden.
   *[listed] { $n ->
        [1] Kdo přiložil { $tiles }, smí přiložit ještě jeden kámen.
       *[other] Kdo přiložil některý z kamenů { $tiles }, smí přiložit ještě jeden.
    }
}
turn-again-gives-play-if-able = { $kind ->
    [every] Po přiložení kamene musí hráč přiložit ještě jeden, má-li jaký.
    [doubles] Po přiložení dubletu musí hráč přiložit ještě jeden kámen, má-li jaký.
    [mixed] Po přiložení kamene, který není dublet, musí hráč přiložit ještě jeden, má-li jaký.
   *[listed] { $n ->
        [1] Po přiložení kamene { $tiles } musí hráč přiložit ještě jeden, má-li jaký.
       *[other] Po přiložení některého z kamenů { $tiles } musí hráč přiložit ještě jeden, má-li jaký.
    }
}
turn-again-gives-must-play = { $kind ->
    [every] Po přiložení kamene musí hráč přiložit ještě jeden. Kdo nemůže, dobírá nebo vynechává jako v každém tahu.
    [doubles] Po přiložení dubletu musí hráč přiložit ještě jeden kámen. Kdo nemůže, dobírá nebo vynechává jako v každém tahu.
    [mixed] Po přiložení kamene, který není dublet, musí hráč přiložit ještě jeden. Kdo nemůže, dobírá nebo vynechává jako v každém tahu.
   *[listed] { $n ->
        [1] Po přiložení kamene { $tiles } musí hráč přiložit ještě jeden. Kdo nemůže, dobírá nebo vynechává jako v každém tahu.
       *[other] Po přiložení některého z kamenů { $tiles } musí hráč přiložit ještě jeden. Kdo nemůže, dobírá nebo vynechává jako v každém tahu.
    }
}
turn-again-gives-new-turn = { $kind ->
    [every] Kdo přiložil kámen, má další tah se vším, co k němu patří.
    [doubles] Kdo přiložil dubl, má další tah se vším, co k němu patří.
    [mixed] Kdo přiložil jiný kámen než dubl, má další tah se vším, co k němu patří.
   *[listed] { $n ->
        [1] Kdo přiložil { $tiles }, má další tah se vším, co k němu patří.
       *[other] Kdo přiložil některý z kamenů { $tiles }, má další tah se vším, co k němu patří.
    }
}
turn-again-at = Z volných konců ho lze položit na tyto:
turn-again-no-drawing = Nedobírá se kvůli tomu.
turn-again-event-lead = Platí to jen pro první kámen kola.
turn-again-of = { $kind ->
    [doubles] Další kámen musí být dublet.
    [mixed] Další kámen nesmí být dublet.
   *[listed] Další kámen musí být některý z těchto: { $tiles }.
}
turn-again-times = { $n ->
    [one] V jednom tahu se to stane nejvýš jednou.
    [few] V jednom tahu se to stane nejvýš { $n }krát.
    [many] V jednom tahu se to stane nejvýš { $n }krát.
   *[other] V jednom tahu se to stane nejvýš { $n }krát.
}
turn-again-drawn-does-not = Neplatí to pro kámen dobraný v témže tahu.
turn-again-condition = { $n ->
    [1] Platí to, jen když:
   *[other] Platí to, jen když je splněno toto všechno:
}
turn-row = Řada se hraje od čela:
turn-row-look-nothing = Kdo je na tahu, otočí kámen v čele své řady tak, aby ho všichni viděli. Pokud se hodí, musí se přiložit.
turn-row-look-front = Každý se smí podívat na kámen v čele své řady, a na žádný jiný. Ve svém tahu ho přiloží, pokud se hodí.
turn-row-goes-on-while-fitting = Po přiloženém kameni pokračuje hráč dalším; tah končí vynecháním s kamenem, který se nehodí.
turn-row-goes-on-one-tile = Jedním přiloženým kamenem tah končí.
turn-row-unfitting-to-far-end = S kamenem, který se nehodí, hráč vynechá a kámen jde lícem dolů na druhý konec řady.
turn-row-unfitting-stays = S kamenem, který se nehodí, hráč vynechá a kámen zůstane lícem dolů v čele.
turn-row-doubles-face-up = Dubl, který se nehodí, zůstane ležet odkrytý na druhém konci řady. V pozdějším tahu se smí přiložit dřív, než přijde na řadu kámen v čele.
turn-row-drawn-to-far-end = Dobraný kámen jde neviděn na druhý konec řady.
turn-row-drawn-to-front = Kdo dobírá, odloží napřed kámen, který se nehodil; dobraný kámen přijde do čela a hraje se stejně.
turn-declares-with-play = Říká se to před vyložením kamene, které hned následuje.
turn-declares-with-pass = Říká se to před vynecháním, které hned následuje.
turn-declares-with-turn = Kdo to řekne, nic jiného v tahu neudělá; vynechání to není. Nikdo to neřekne v jednom kole dvakrát.
turn-declares-with-before-turn = Říká se to na začátku tahu, dřív než cokoli jiného.
turn-declares-duty-may = Říct to nikdo nemusí.
turn-declares-duty-must = Říct se to musí; bez toho se to ostatní udělat nesmí.
turn-declares-tile = Vyloží se jeden z těchto kamenů: { $tiles }.
turn-declares-number = Jmenuje se přitom jedno číslo sady.
turn-declares-condition = { $n ->
    [1] Říká se to, jen když:
   *[other] Říká se to, jen když je splněno toto všechno:
}
turn-calls-pass = Kdo vynechává, řekne to.
turn-calls-last-tile = Komu zbyl jediný kámen, řekne to.
turn-calls-going-out = Kdo dohraje, řekne to.
turn-calls-double = Kdo přikládá dublet, řekne to.
turn-limits = Toto omezuje, co se smí přiložit.
turn-limits-while = Platí to, jen dokud:
turn-limits-who = Týká se to těchto hráčů: { $who }.
turn-limits-steps-lead = Týká se to prvního kamene kola.
turn-limits-steps-turn = Týká se to prvního kamene tahu.
turn-limits-steps-further = Týká se to dalších kamenů tahu.
turn-limits-of = Týká se to jen těchto kamenů: { $tiles }.
turn-limits-of-none = Netýká se žádného kamene.
turn-limits-at = Týká se to jen kamenů přikládaných na tyto konce:
turn-limits-tiles = Tam se smějí přiložit jen tyto kameny: { $tiles }.
turn-limits-tiles-none = Tam se nesmí přiložit nic.
turn-limits-where = Smějí se přiložit jen na tyto konce:
turn-limits-after = Kámen se smí přiložit, jen když potom:
turn-limits-first = Dokud je tu volný konec tohoto druhu, nikam jinam se přiložit nesmí:
turn-limits-if-none-stuck = Kdo pak nemá co přiložit, nemůže přiložit.
turn-limits-if-none-lifted = Kdyby se pak nedalo přiložit nic, omezení neplatí.

### Dobírání

chapter-draw = Dobírání
draw-when-never = Nedobírá se.
draw-when-when-stuck = Kdo nemůže přiložit, musí dobírat z talonu. Kdo přiložit může, dobírat nesmí.
draw-when-may-when-stuck = Kdo nemůže přiložit, smí dobírat z talonu, nebo vynechat. Kdo přiložit může, dobírat nesmí.
draw-when-every-turn = Každý tah kromě zahájení začíná dobráním jednoho kamene z talonu, dokud z něj lze dobírat. Kdo ani pak nemůže přiložit, musí dobírat dál.
draw-when-at-will = Než hráč přiloží, smí dobírat z talonu, i když přiložit může. Kdo přiložit nemůže, dobírat musí.
draw-most = { $n ->
    [one] V jednom tahu si hráč dobere nejvýš { $n } kámen.
    [few] V jednom tahu si hráč dobere nejvýš { $n } kameny.
    [many] V jednom tahu si hráč dobere nejvýš { $n } kamene.
   *[other] V jednom tahu si hráč dobere nejvýš { $n } kamenů.
}
draw-most-unlimited = { $when ->
    [at-will] Počet kamenů dobraných v jednom tahu není omezen.
    [may-when-stuck] Počet kamenů dobraných v jednom tahu není omezen.
   *[when-stuck] Hráč dobírá po jednom kameni, dokud některý nemůže přiložit.
}
draw-most-in-round = { $n ->
    [one] Za celé kolo si hráč dobere nejvýš { $n } kámen.
    [few] Za celé kolo si hráč dobere nejvýš { $n } kameny.
    [many] Za celé kolo si hráč dobere nejvýš { $n } kamene.
   *[other] Za celé kolo si hráč dobere nejvýš { $n } kamenů.
}
draw-reserve = { $n ->
    [0] Talon se smí dobrat celý.
    [one] Poslední kámen talonu se nikdy nedobírá.
    [few] Poslední { $n } kameny talonu se nikdy nedobírají.
    [many] Posledního { $n } kamene talonu se nikdy nedobírá.
   *[other] Posledních { $n } kamenů talonu se nikdy nedobírá.
}
draw-drawn-must-be-played = { $when ->
    [at-will] Kdo může po dobrání přiložit, nesmí vynechat.
   *[when-stuck] Kdo může po dobrání přiložit, musí to udělat.
}
draw-drawn-may-be-kept = Kdo dobíral, smí si kámen nechat a vynechat, i když by přiložit mohl.
draw-drawn-ends-the-turn = { $most ->
    [single] Dobraný kámen zůstane v ruce na některý další tah, i kdyby se dal přiložit: dobráním tah končí.
    [several] Tah končí, jakmile by se některý dobraný kámen dal přiložit nebo hráč dobral vše, co v jednom tahu smí; dobrané kameny zůstanou v ruce.
   *[unlimited] Tah končí, jakmile by se dobraný kámen dal přiložit; zůstane v ruce na některý další tah.
}

### Vynechání

chapter-pass = Vynechání
pass-when-when-stuck = { $drawing ->
    [never] Kdo může přiložit, musí. Kdo přiložit nemůže, vynechá.
    [kept] Kdo nemůže přiložit ani dobírat, vynechá.
    [may] Kdo může přiložit, musí. Nikdo, kdo přiložit může, vynechat nesmí.
   *[other] Kdo nemůže přiložit ani dobírat, vynechá. Nikdo jiný vynechat nesmí.
}
pass-when-at-will = Kromě zahájení smí hráč vynechat, kdykoli chce, i když by přiložit mohl. Vynechají-li všichni po sobě, kolo končí jako zablokované.
pass-passer-leaves-the-round = Kdo vynechá, z kola vypadává a kameny si nechává. Zbude-li jediný hráč, kolo vyhrává.
pass-discards-one-tile = Kdo nemůže přiložit, odloží místo vynechání jeden kámen z ruky lícem dolů.
pass-passer-marks-own-train = Kdo vynechá, položí na svůj vlak značku.
pass-marker-off-play-on-own-train = Značka se sejme, když majitel k tomu vlaku přiloží kámen.
pass-marker-off-any-play = Značka se sejme, když majitel kamkoli přiloží kámen.

### Konec kola

chapter-finish = Konec kola
finish-out = { $sides ->
    [two-sides] Kdo první vyloží poslední kámen z ruky, dohrál. Tím kolo končí a vyhrává strana tohoto hráče.
   *[each-alone] Kdo první vyloží poslední kámen z ruky, dohrál. Tím kolo končí a tento hráč je vítěz.
}
finish-out-plain = Kdo vyložil poslední kámen z ruky, dohrál a dál už netáhne.
finish-out-when = { $n ->
    [1] Kdo má prázdnou ruku, dohrál, jen když platí toto; do té doby hraje dál:
   *[other] Kdo má prázdnou ruku, dohrál, jen když platí toto všechno; do té doby hraje dál:
}
finish-out-ends-round = { $n ->
    [one] Kolo končí, když dohraje { $n } hráč.
    [few] Kolo končí, když dohrají { $n } hráči.
    [many] Kolo končí, když dohraje { $n } hráče.
   *[other] Kolo končí, když dohraje { $n } hráčů.
}
finish-out-ends-round-one-seat = Kolo končí, jakmile někdo dohraje.
finish-out-ends-round-whole-side = { $sides ->
    [two-sides] Ostatní hrají dál; kolo končí, když dohrají všichni hráči jedné strany.
   *[each-alone] Kolo končí, jakmile někdo dohraje.
}
finish-out-ends-round-all-but-one = Ostatní hrají dál; kolo končí, když má kameny v ruce už jen jeden hráč.
finish-out-ends-round-all = Ostatní hrají dál; kolo končí, když dohrají všichni nebo když je zablokované.
finish-out-winner-first-out = { $sides ->
    [two-sides] Kolo vyhrává strana, která dohrála první.
   *[each-alone] Kolo vyhrává hráč, který dohrál první.
}
finish-out-winner-last-out = { $sides ->
    [two-sides] Kolo vyhrává strana hráče, který dohrál poslední.
   *[each-alone] Kolo vyhrává hráč, který dohrál poslední.
}
finish-out-winner-last-in = { $sides ->
    [two-sides] Kolo vyhrávají ti, kdo mají ještě kameny v ruce: strana, z níž dohrálo méně hráčů.
   *[each-alone] Kolo vyhrávají ti, kdo mají ještě kameny v ruce.
}
finish-out-winner-by-block = O vítězi pak rozhodnou ruce stejně jako po zablokování.
finish-block = { $drawing ->
    [never] Kolo je zablokované, když nikdo nemůže přiložit.
   *[other] Kolo je zablokované, když nikdo nemůže přiložit a z talonu už se nedá dobírat.
}
finish-block-established-passes = { $drawing ->
    [never] Zablokování se potvrzuje vynecháním: kdo první nemůže přiložit, vynechá, po něm vynechávají další, a když vynechali všichni po sobě, kolo končí. Jakmile mezitím někdo přiloží, začíná se znovu.
   *[other] Zablokování se potvrzuje vynecháním: kdo první nemůže přiložit ani dobírat, vynechá, po něm vynechávají další, a když vynechali všichni po sobě, kolo končí. Jakmile mezitím někdo přiloží nebo dobere, začíná se znovu.
}
finish-block-established-at-once = Zablokováním kolo okamžitě končí, aniž by se vynechávalo.
finish-block-established-called = Je-li kolo zablokované, smí to hráč, který je na tahu, ohlásit dřív, než cokoli udělá, a tím kolo končí. Končí také, když vynechali všichni po sobě.
finish-block-established-first-stuck = Kolo končí, jakmile jeden hráč nemůže přiložit ani dobírat a vynechá, ať mají ostatní cokoli.
finish-block-established-never = Zablokováním kolo nikdo nevyhrává: vynechají-li všichni po sobě, kolo se jen zastaví.
finish-block-candidates-seats = { $sides ->
    [two-sides] Po zablokování se počítá každá ruka zvlášť a nejlepší vyhrává pro svou stranu.
   *[each-alone] Po zablokování si hráči spočítají, co mají v ruce.
}
finish-block-candidates-sides = { $sides ->
    [two-sides] Po zablokování spočítá každá strana všechny své ruce dohromady.
   *[each-alone] Po zablokování si hráči spočítají, co mají v ruce.
}
finish-block-candidates-closer-and-next = Po zablokování se porovnává jen ruka hráče, který přiložil poslední kámen, a ruka hráče, který je na řadě po něm.
finish-block-candidates-closer-and-previous = Po zablokování se porovnává jen ruka hráče, který přiložil poslední kámen, a ruka hráče, který je na řadě před ním.
finish-block-candidates-nobody = Zablokované kolo nevyhrává nikdo.
finish-block-candidates-named = Po zablokování se porovnávají jen tyto ruce: { $seats }.
finish-block-best-fewest-pips = { $place ->
    [first] Kolo vyhrává nejnižší součet.
   *[next] Je-li stav nerozhodný, vyhrává mezi dotyčnými nejnižší součet.
}
finish-block-best-fewest-side-pips = { $place ->
    [first] Kolo vyhrává strana, jejíž ruce mají dohromady nejméně.
   *[next] Je-li stav nerozhodný, vyhrává strana, jejíž ruce mají dohromady nejméně.
}
finish-block-best-most-pips = { $place ->
    [first] Kolo vyhrává nejvyšší součet.
   *[next] Je-li stav nerozhodný, vyhrává mezi dotyčnými nejvyšší součet.
}
finish-block-best-fewest-tiles = { $place ->
    [first] Kolo vyhrává ten, kdo má nejméně kamenů.
   *[next] Je-li stav nerozhodný, vyhrává mezi dotyčnými ten, kdo má nejméně kamenů.
}
finish-block-best-no-doubles = { $place ->
    [first] Kolo vyhrává ten, kdo nemá žádný dublet.
   *[next] Je-li stav nerozhodný, vyhrává mezi dotyčnými ten, kdo nemá žádný dublet.
}
finish-block-best-fewest-doubles = { $place ->
    [first] Kolo vyhrává ten, kdo má nejméně dubletů.
   *[next] Je-li stav nerozhodný, vyhrává mezi dotyčnými ten, kdo má nejméně dubletů.
}
finish-block-best-fewest-mixed-pips = { $place ->
    [first] Kolo vyhrává nejnižší součet bez dubletů.
   *[next] Je-li stav nerozhodný, vyhrává mezi dotyčnými nejnižší součet bez dubletů.
}
finish-block-best-lightest-tile = { $place ->
    [first] Kolo vyhrává ten, kdo má nejlehčí jednotlivý kámen.
   *[next] Je-li stav nerozhodný, vyhrává mezi dotyčnými ten, kdo má nejlehčí jednotlivý kámen.
}
finish-block-best-closer = { $place ->
    [first] { $sides ->
        [two-sides] Kolo vyhrává strana, která přiložila poslední kámen.
       *[each-alone] Kolo vyhrává hráč, který přiložil poslední kámen.
    }
   *[next] { $sides ->
        [two-sides] Je-li stav nerozhodný, vyhrává strana, která přiložila poslední kámen.
       *[each-alone] Je-li stav nerozhodný, vyhrává hráč, který přiložil poslední kámen, pokud je mezi dotyčnými.
    }
}
finish-block-best-not-closer = { $place ->
    [first] { $sides ->
        [two-sides] Kolo prohrává strana, která přiložila poslední kámen.
       *[each-alone] Hráč, který přiložil poslední kámen, kolo vyhrát nemůže.
    }
   *[next] { $sides ->
        [two-sides] Je-li stav nerozhodný, prohrává strana, která přiložila poslední kámen.
       *[each-alone] Je-li stav nerozhodný, hráč, který přiložil poslední kámen, vypadává.
    }
}
finish-block-best-leader = { $place ->
    [first] { $sides ->
        [two-sides] Kolo vyhrává strana, která je zahájila.
       *[each-alone] Kolo vyhrává hráč, který je zahájil.
    }
   *[next] { $sides ->
        [two-sides] Je-li stav nerozhodný, vyhrává strana, která kolo zahájila.
       *[each-alone] Je-li stav nerozhodný, vyhrává hráč, který kolo zahájil, pokud je mezi dotyčnými.
    }
}
finish-block-best-nearest-to-leader = { $place ->
    [first] Kolo vyhrává hráč, který je v pořadí nejblíž tomu, kdo zahájil; ten sám má přednost přede všemi.
   *[next] Je-li stav nerozhodný, vyhrává mezi dotyčnými ten, kdo je v pořadí nejblíž tomu, kdo zahájil; ten sám má přednost přede všemi.
}
finish-block-best-nearest-to-closer = { $place ->
    [first] Kolo vyhrává hráč, který je v pořadí nejblíž po tom, kdo přiložil poslední kámen; ten sám je na konci.
   *[next] Je-li stav nerozhodný, vyhrává mezi dotyčnými ten, kdo je v pořadí nejblíž po hráči, který přiložil poslední kámen; ten sám je na konci.
}
finish-block-best-fewest = { $place ->
    [first] Kolo vyhrává ten, kdo má nejméně tohoto:
   *[next] Je-li stav nerozhodný, vyhrává mezi dotyčnými ten, kdo má nejméně tohoto:
}
finish-block-best-most = { $place ->
    [first] Kolo vyhrává ten, kdo má nejvíc tohoto:
   *[next] Je-li stav nerozhodný, vyhrává mezi dotyčnými ten, kdo má nejvíc tohoto:
}
finish-block-tie-nobody = { $sides ->
    [two-sides] Zůstane-li stav nerozhodný, kolo nevyhrává nikdo.
   *[each-alone] Zůstane-li stav nerozhodný, kolo nevyhrává nikdo.
}
finish-block-tie-shared = { $sides ->
    [two-sides] Zůstane-li stav nerozhodný, vyhrávají kolo obě strany.
   *[each-alone] Zůstane-li stav nerozhodný, vyhrávají kolo všichni dotyční.
}
finish-block-tie-replay = Zůstane-li stav nerozhodný, kolo neplatí a hraje se znovu.

### Partie

chapter-match = Partie
match-counting-points = { $sides ->
    [two-sides] Každá strana sčítá své body z jednotlivých kol.
   *[each-alone] Každý hráč sčítá své body z jednotlivých kol.
}
match-counting-rounds-won = Počítají se jen vyhraná kola, každé za jedno.
match-target = { $counting ->
    [rounds-won] { $sides ->
        [two-sides] { $n ->
            [one] Partie končí, když některá strana vyhraje { $n } kolo.
            [few] Partie končí, když některá strana vyhraje { $n } kola.
            [many] Partie končí, když některá strana vyhraje { $n } kola.
           *[other] Partie končí, když některá strana vyhraje { $n } kol.
        }
       *[each-alone] { $n ->
            [one] Partie končí, když některý hráč vyhraje { $n } kolo.
            [few] Partie končí, když některý hráč vyhraje { $n } kola.
            [many] Partie končí, když některý hráč vyhraje { $n } kola.
           *[other] Partie končí, když některý hráč vyhraje { $n } kol.
        }
    }
    [exactly] { $sides ->
        [two-sides] { $n ->
            [one] Partie končí kolem, ve kterém některá strana dosáhne { $n } bodu.
            [few] Partie končí kolem, ve kterém některá strana dosáhne { $n } bodů.
            [many] Partie končí kolem, ve kterém některá strana dosáhne { $n } bodu.
           *[other] Partie končí kolem, ve kterém některá strana dosáhne { $n } bodů.
        }
       *[each-alone] { $n ->
            [one] Partie končí kolem, ve kterém některý hráč dosáhne { $n } bodu.
            [few] Partie končí kolem, ve kterém některý hráč dosáhne { $n } bodů.
            [many] Partie končí kolem, ve kterém některý hráč dosáhne { $n } bodu.
           *[other] Partie končí kolem, ve kterém některý hráč dosáhne { $n } bodů.
        }
    }
   *[points] { $sides ->
        [two-sides] { $n ->
            [one] Partie končí kolem, ve kterém některá strana dosáhne { $n } bodu nebo víc.
            [few] Partie končí kolem, ve kterém některá strana dosáhne { $n } bodů nebo víc.
            [many] Partie končí kolem, ve kterém některá strana dosáhne { $n } bodu nebo víc.
           *[other] Partie končí kolem, ve kterém některá strana dosáhne { $n } bodů nebo víc.
        }
       *[each-alone] { $n ->
            [one] Partie končí kolem, ve kterém některý hráč dosáhne { $n } bodu nebo víc.
            [few] Partie končí kolem, ve kterém některý hráč dosáhne { $n } bodů nebo víc.
            [many] Partie končí kolem, ve kterém některý hráč dosáhne { $n } bodu nebo víc.
           *[other] Partie končí kolem, ve kterém některý hráč dosáhne { $n } bodů nebo víc.
        }
    }
}
match-rounds = { $target ->
    [none] { $n ->
        [one] Partie končí po { $n } kole.
        [few] Partie končí po { $n } kolech.
        [many] Partie končí po { $n } kola.
       *[other] Partie končí po { $n } kolech.
    }
   *[given] { $n ->
        [one] V každém případě partie končí po { $n } kole.
        [few] V každém případě partie končí po { $n } kolech.
        [many] V každém případě partie končí po { $n } kola.
       *[other] V každém případě partie končí po { $n } kolech.
    }
}
match-target-none = Partii neukončí žádný počet bodů ani kol: hraje se, jak dlouho chcete.
match-best-highest = { $counting ->
    [rounds-won] Partii vyhrává, kdo má nejvíc vyhraných kol.
   *[points] Partii vyhrává, kdo má nejvíc bodů.
}
match-best-lowest = { $counting ->
    [rounds-won] Partii vyhrává, kdo má nejméně vyhraných kol.
   *[points] Partii vyhrává, kdo má nejméně bodů.
}
match-tie-another-round = Je-li na prvním místě rovnost, hraje se další kolo.
match-tie-shared = Je-li na prvním místě rovnost, o vítězství v partii se dělí.

### Přestupky

chapter-fouls = Přestupky
fouls = Není-li řečeno nebo domluveno jinak, tah proti pravidlům se bere zpět a hráč táhne znovu.
fouls-remedy-taken-back = { $ends ->
    [nothing] { $breach ->
        [false-pass] Vynechá-li hráč, který mohl přiložit nebo měl dobírat, vynechání neplatí a hráč táhne znovu.
        [false-block] Ohlásí-li hráč zablokování, ačkoli kolo zablokované není, ohlášení neplatí a hráč táhne znovu.
       *[illegal-tile] Přiloží-li hráč kámen tam, kam nepatří, vezme si ho zpět a táhne znovu.
    }
   *[other] { $breach ->
        [false-pass] Vynechá-li hráč, který mohl přiložit nebo měl dobírat, vynechání neplatí.
        [false-block] Ohlásí-li hráč zablokování, ačkoli kolo zablokované není, ohlášení neplatí.
       *[illegal-tile] Přiloží-li hráč kámen tam, kam nepatří, vezme si ho zpět.
    }
}
fouls-remedy-stands = { $breach ->
    [false-pass] Vynechá-li hráč, který mohl přiložit nebo měl dobírat, vynechání platí, ale k zablokování se nikdy nepočítá.
    [false-block] Ohlásí-li hráč zablokování, ačkoli kolo zablokované není, ohlášení nic neznamená.
   *[illegal-tile] Přiloží-li hráč kámen tam, kam nepatří, kámen tam zůstane.
}
fouls-breach-illegal-tile = Přiloží-li hráč kámen tam, kam nepatří:
fouls-breach-false-pass = Vynechá-li hráč, který mohl přiložit nebo měl dobírat:
fouls-breach-false-block = Ohlásí-li hráč zablokování, ačkoli kolo zablokované není:
fouls-breach-drew-though-able = Dobere-li hráč, který dobírat nesmí:
fouls-breach-touched-tile = Sáhne-li hráč na kámen a přiloží jiný:
fouls-breach-missed-call = Neřekne-li hráč, co má říci:
fouls-breach-wrong-claim = Ohlásí-li hráč, co není pravda:
fouls-breach-wrong-count = Spočítá-li hráč kameny špatně:
fouls-breach-talk = Mluví-li spoluhráči nebo ukazují-li, co mají v ruce:
fouls-then-taken-back = Co se stalo, bere se zpět.
fouls-then-stands = Co se stalo, platí.
fouls-remedy-exposed = Kámen se bere zpět a leží odkrytý před hráčem, který ho musí přiložit, jakmile to půjde.
fouls-draws = { $n ->
    [one] Hráč si dobere { $n } kámen, lze-li z talonu dobírat.
    [few] Hráč si dobere { $n } kameny, nejvýš však tolik, kolik jich talon dá.
    [many] Hráč si dobere { $n } kamene, nejvýš však tolik, kolik jich talon dá.
   *[other] Hráč si dobere { $n } kamenů, nejvýš však tolik, kolik jich talon dá.
}
fouls-ends-nothing = Kolo pokračuje.
fouls-ends-round-lost = { $sides ->
    [two-sides] Kolo končí: strana, která chybovala, je prohrála a druhá je vyhrála.
   *[each-alone] Kolo končí: kdo chyboval, je prohrál a všichni ostatní je vyhráli.
}
fouls-ends-round-void = Kolo končí: neplatí a hraje se znovu.
fouls-ends-match-lost = { $sides ->
    [two-sides] Partie končí: strana, která chybovala, ji prohrála a druhá ji vyhrála.
   *[each-alone] Partie končí: kdo chyboval, ji prohrál a všichni ostatní ji vyhráli.
}
