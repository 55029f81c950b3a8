# SPDX-License-Identifier: CC-BY-4.0
# The layout: tiles that branch, that have to be filled, and ends that count.

### Further rules of the layout

layout-one-end-higher = Není-li první kámen dubl, zůstává volná jeho vyšší polovina.
layout-one-end-lower = Není-li první kámen dubl, zůstává volná jeho nižší polovina.
layout-one-end-chosen = Není-li první kámen dubl, vybere vynášející, která jeho polovina zůstane volná.
layout-hub = Dubl jako nádraží
layout-hub-fill = { $fill ->
    [before-anything-else] Dokud na některém vlaku chybí první kámen, smí se přikládat jen k nádraží; to pak smí každý a na kterýkoli vlak.
    [before-its-arms-grow] Dokud na některém vlaku chybí první kámen, nesmí se nic přikládat k prvním kamenům vlaků.
   *[free] Vyjíždí z něj každý vlak, ale nikdo na to nemusí čekat.
}
layout-trains-filling = Ke kameni, který se musí doplnit přednostně, však smí přiložit každý i na takovém vlaku.
layout-axes-fill-before-anything-else = Dokud na některé jeho straně chybí kámen, nesmí se přikládat nikam jinam.
layout-axes-fill-before-its-arms-grow = Dokud na některé jeho straně chybí kámen, nesmí se nic přikládat ke kamenům na jeho ostatních stranách.
layout-axes-binds-next-turn = Platí to od dalšího tahu; kdo kámen položil, je v tomto tahu volný.
layout-axes-side-arms-one-tile = Z boku se na každou stranu přikládá jediný kámen. K němu se už nic nepřikládá, jeho vnější polovina se však počítá jako konec.
layout-axes-shows-outer-half = Boční strany ukazují jeho vnější polovinu.
layout-axes-shows-inner-half = Boční strany ukazují jeho vnitřní polovinu, tu, kterou byl přiložen.
layout-axes-shows-either-half = Z boku se přikládají kameny, které se hodí k jedné nebo druhé jeho polovině.
layout-axes-counts = Dokud se ho nedotýká žádný kámen nebo jen jeden, počítají se jako konec obě jeho poloviny.
layout-axes-counts-alone = { $halves ->
    [both-halves] Dokud se ho nedotýká žádný kámen, počítají se jako konec obě jeho poloviny.
    [one-half] Dokud se ho nedotýká žádný kámen, počítá se jako konec jedna jeho polovina.
   *[nothing] Dokud se ho nedotýká žádný kámen, nepočítá se.
}
layout-axes-counts-one-covered = { $halves ->
    [both-halves] Dokud se ho dotýká jeden kámen, počítají se jako konec obě jeho poloviny.
    [one-half] Dokud se ho dotýká jeden kámen, počítá se jako konec jedna jeho polovina.
   *[nothing] Dokud se ho dotýká jeden kámen, nepočítá se.
}
layout-axes-counts-two-covered = { $halves ->
    [both-halves] Dokud se ho dotýkají dva kameny, počítají se jako konec obě jeho poloviny.
    [one-half] Dokud se ho dotýkají dva kameny, počítá se jako konec jedna jeho polovina.
   *[nothing] Dokud se ho dotýkají dva kameny, nepočítá se.
}
layout-axes-counts-three-covered = { $halves ->
    [both-halves] Dokud se ho dotýkají tři kameny nebo více a některá strana je volná, počítají se jako konec obě jeho poloviny.
    [one-half] Dokud se ho dotýkají tři kameny nebo více a některá strana je volná, počítá se jako konec jedna jeho polovina.
   *[nothing] Dokud se ho dotýkají tři kameny nebo více, nepočítá se.
}
layout-axes-counts-exactly = { $halves ->
    [both-halves] Ale je-li kamenů v řadě přesně { $line } a z boku { $side }, počítají se jako konec obě jeho poloviny.
    [one-half] Ale je-li kamenů v řadě přesně { $line } a z boku { $side }, počítá se jako konec jedna jeho polovina.
   *[nothing] Ale je-li kamenů v řadě přesně { $line } a z boku { $side }, nepočítá se.
}
layout-doubles-several-oldest-first = Čeká-li na doplnění několik kamenů, má přednost ten, který čeká nejdéle.
layout-doubles-several-newest-first = Čeká-li na doplnění několik kamenů, má přednost ten, který byl položen naposled.
layout-doubles-several-any-of-them = Čeká-li na doplnění několik kamenů, smí se doplnit kterýkoli z nich.
layout-doubles-impossible-lapses = Strana, kterou už žádný kámen nemůže doplnit, protože všechny vhodné leží na stole, platí za doplněnou.
layout-doubles-impossible-stands = Strana, kterou je třeba doplnit, čeká dál, i když všechny vhodné kameny leží na stole.
layout-branches-tiles = { $kind ->
    [every] Týká se to všech kamenů.
    [doubles] Týká se to všech dublů.
    [mixed] Týká se to všech kamenů kromě dublů.
   *[listed] { $n ->
        [1] Týká se to kamene { $tiles }.
        [one] Týká se to kamene { $tiles }.
        [few] Týká se to kamenů { $tiles }.
        [many] Týká se to kamenů { $tiles }.
       *[other] Týká se to kamenů { $tiles }.
    }
}
layout-branches-given-when-enclosed = Platí to od chvíle, kdy má takový kámen v řadě kámen z obou stran.
layout-branches-most = { $n ->
    [one] Platí to jen pro první takový kámen v kole.
    [few] Platí to jen pro první { $n } takové kameny v kole.
    [many] Platí to jen pro prvního { $n } takového kamene v kole.
   *[other] Platí to jen pro prvních { $n } takových kamenů v kole.
}
layout-branches-when = Platí to, jen když těsně předtím:
layout-mixed-after-double-on-that-end = K volnému konci kamene, který není dubl, se smí přiložit jen dubl čísla, které ukazuje.
layout-mixed-after-double-on-the-table = Kámen, který není dubl, se smí k číslu přiložit, jen když dubl toho čísla leží na stole.

### Which ends

general-ends-of-first-tile = Jen ty u prvního kamene kola.
general-ends-of-doubles = Jen ty u dublů.
general-ends-of-mixed-tiles = Jen ty u kamenů, které nejsou dubly.
general-ends-of-last-tile = Jen ty u kamene položeného naposled.
general-ends-of-not-last-tile = Jen ty, které nejsou u kamene položeného naposled.
general-ends-tile = Jen ty u těchto kamenů: { $tiles }.
general-ends-shows = Jen ty, které ukazují { $numbers }.
general-ends-used-this-turn = Jen ty na ramenech, na která se v tomto tahu přikládalo.
general-ends-used-not-this-turn = Jen ty na ramenech, na která se v tomto tahu nepřikládalo.
general-ends-place-line = Jen ty v řadě.
general-ends-place-side = Jen ty z boku.
general-ends-train-own = Jen ty na vlacích toho hráče.
general-ends-train-others = Jen ty na vlacích ostatních hráčů.
general-ends-train-the-table = Jen ty na vlacích, které nepatří nikomu.

### Counts of the layout

general-quantity-count-open-ends = Součet konců, které se počítají.
general-quantity-count-ends = { $free ->
    [open] Volné konce.
   *[counted] Konce, které se počítají.
}
general-quantity-count-ends-as-laid = Konce, které se počítají a ukazují stejné číslo jako vnější polovina položeného kamene.
general-quantity-count-alike-ends = Konce, které se počítají a ukazují číslo, jež jich ukazuje nejvíc; dubl, kterého se žádný kámen nedotýká, platí za dva.
general-quantity-count-double-ends = Dubly mezi konci, které se počítají.
general-quantity-count-open-numbers = Různá čísla, která ukazují volné konce.
general-quantity-count-open-ends-before = Součet konců, které se počítají, před položením kamene.
general-quantity-count-free-number = Číslo, které položený kámen ukazuje ven.
general-quantity-count-joined-number = Číslo, ke kterému byl kámen přiložen.
general-quantity-count-laid-tile = Body na položeném kameni.
general-quantity-count-neighbour-tile = Body na kameni, ke kterému byl přiložen.
general-quantity-count-before-neighbour = Body na kameni před tím, ke kterému byl přiložen.
general-quantity-count-covered-arms = { $of ->
    [first-tile] { $place ->
        [line] Kameny, které se prvního kamene kola dotýkají v řadě.
        [side] Kameny, které leží z boku prvního kamene kola.
       *[any] Kameny, které se dotýkají prvního kamene kola.
    }
   *[last-tile] { $place ->
        [line] Kameny, které se naposled položeného kamene dotýkají v řadě.
        [side] Kameny, které leží z boku naposled položeného kamene.
       *[any] Kameny, které se dotýkají naposled položeného kamene.
    }
}
general-quantity-doubles-twice = Dubl platí za dva konce.
general-quantity-doubles-never = Dubly se vynechávají.
general-quantity-by = Jen kameny, které položili: { $whose }.
general-condition-fills = { $holds ->
    [yes] Kámen doplnil poslední stranu kamene, který bylo třeba doplnit.
   *[no] Kámen nedoplnil poslední stranu kamene, který bylo třeba doplnit.
}
general-condition-shares-double = { $holds ->
    [yes] Kámen je dubl přiložený k dublu.
   *[no] Kámen není dubl přiložený k dublu.
}

### Further ways to join

join-by-difference = Polovina se smí dotýkat konce, když se od něj náležitě liší; na jednotlivá čísla se tedy přikládá:
join-by-listed = Dvě poloviny se smějí dotýkat, když jejich čísla patří k sobě; na jednotlivá čísla se tedy přikládá:
join-by-nothing = Žádné dvě poloviny se nedotýkají, jen jak je řečeno níže.
join-differences = Na { $n }: { $numbers }.
join-pairs = Na { $n }: { $numbers }.
join-wild-halves = { $n ->
    [one] Číslo { $numbers } je žolík: taková polovina se smí dotýkat kterékoli poloviny a každá polovina jí.
    [few] Čísla { $numbers } jsou žolíci: takové poloviny se smějí dotýkat kterékoli poloviny a každá polovina jich.
    [many] Čísla { $numbers } jsou žolíci: takové poloviny se smějí dotýkat kterékoli poloviny a každá polovina jich.
   *[other] Čísla { $numbers } jsou žolíci: takové poloviny se smějí dotýkat kterékoli poloviny a každá polovina jich.
}
join-also = Kromě toho se kámen smí přiložit, platí-li toto všechno:
join-never = Kámen se nesmí přiložit, platí-li toto všechno:
join-row-tiles = Je to jeden z těchto kamenů: { $tiles }.
join-row-half = Polovina, která se dotýká, ukazuje { $numbers }.
join-row-end = Konec ukazuje { $numbers }.
join-row-neighbour = Přikládá se k jednomu z těchto kamenů: { $tiles }.
