# SPDX-License-Identifier: CC-BY-4.0
# Partie: co se připisuje a čím partie končí. Proměnné a výběry vysvětluje anglický katalog.

match-counting-rounds-in-a-row = { $sides ->
    [two-sides] Počítají se jen kola vyhraná za sebou: když jedna strana vyhraje, druhá začíná znovu od nuly.
   *[each-alone] Počítají se jen kola vyhraná za sebou: když někdo vyhraje, všichni ostatní začínají znovu od nuly.
}
match-entry = { $sides ->
    [two-sides] Strana, která ještě nic nemá, si připíše body získané najednou, jen je-li jich { $n } nebo více.
   *[each-alone] Kdo ještě nic nemá, si připíše body získané najednou, jen je-li jich { $n } nebo více.
}
match-near-target = Chybí-li k cíli { $n } nebo méně, přinese jedna odměna nejvýše { $m }.
match-reach-exactly = Cíle je třeba dosáhnout přesně.
match-overshoot-whole-play = Kdo by ho překročil, si za ten tah nepřipíše nic, ani za konec kola, pokud jím kolo skončilo.
match-overshoot-award = Odměna, která by cíl překročila, se nepřipisuje.
match-overshoot-cap = Z bodů, které by cíl překročily, se připíší jen ty, které do něj chybějí.
match-checked-at-once = Jakmile je cíle dosaženo, kolo se zastaví a nic dalšího se nepočítá.
match-shutout-whom-every-other = { $sides ->
    [two-sides] Cíl platí jen tehdy, má-li druhá strana méně než { $n }.
   *[each-alone] Cíl platí jen tehdy, mají-li všichni ostatní méně než { $n }.
}
match-shutout-whom-some-other = { $sides ->
    [two-sides] Cíl platí jen tehdy, má-li druhá strana méně než { $n }.
   *[each-alone] Cíl platí jen tehdy, má-li aspoň jeden další hráč méně než { $n }.
}
match-shutout-failing-void = Jakmile už to nikdo nemůže dokázat, partie končí bez vítěze.
match-shutout-failing-reset = Jakmile už to nikdo nemůže dokázat, začínají všichni znovu od nuly.
match-shutout-failing-play-on = Jakmile už to nikdo nemůže dokázat, platí cíl bez této podmínky.
match-rounds-as-agreed = Hraje se tolik kol, kolik chcete; skončíte, když se dohodnete.
match-minutes = { $target ->
    [none] Partie končí kolem, které se hraje po { $n ->
        [one] { $n } minutě
        [few] { $n } minutách
        [many] { $n } minuty
       *[other] { $n } minutách
    }.
   *[given] V každém případě partie končí kolem, které se hraje po { $n ->
        [one] { $n } minutě
        [few] { $n } minutách
        [many] { $n } minuty
       *[other] { $n } minutách
    }.
}
match-ends-when = { $n ->
    [1] Partie končí také po kole, ve kterém pro někoho platí toto:
   *[other] Partie končí také po kole, ve kterém pro někoho platí toto všechno:
}

### Kam body jdou

score-awards-sign-minus = Tyto body se od stavu odečítají; stav může klesnout pod nulu.
score-awards-paid-by-actor = Platí je hráč, o kterého jde.
score-awards-paid-by-losers = Platí je každý, kdo nevyhrál, sám za sebe.
score-awards-paid-by-opponents = Platí je všichni ostatní, každý sám za sebe.
score-awards-paid-by-counter = Vyplácejí se z počitadla „{ $counter }“, pokud v něm jsou.
score-awards-book-games = Počítají se jako vyhraná kola.
score-awards-book-counter = Jdou do počitadla „{ $counter }“, ne do bodů.
score-counters-of-table = Celý stůl má jedno počitadlo; začíná na { $n }.
score-counters-of-each-side = { $sides ->
    [two-sides] Každá strana má své počitadlo; začíná na { $n }.
   *[each-alone] Každý hráč má své počitadlo; začíná na { $n }.
}
score-counters-of-each-seat = Každý hráč má své počitadlo; začíná na { $n }.
score-counters-kept-round = V každém kole začíná znovu.
score-counters-kept-match = Přenáší se z kola do kola.
general-event-lead = Body se připisují, když byl vyložen první kámen kola.
general-event-match-end = Body se připisují, když partie skončila.
score-awards-claim-called = Kdo kámen vyložil, si o ně musí říct, než se stane cokoli jiného.
score-missed-lost = O co si nikdo neřekne, propadá.
score-missed-next-caller = O co si neřekl, si může říct hráč, který je na tahu po něm, než sám táhne.
