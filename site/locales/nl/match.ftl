# SPDX-License-Identifier: CC-BY-4.0
# De partij: wat er wordt geboekt, en wat er een einde aan maakt. De Engelse catalogus verklaart variabelen en keuzes.

match-counting-rounds-in-a-row = { $sides ->
    [two-sides] Alleen rondes die achter elkaar zijn gewonnen tellen: wint een team, dan begint het andere weer bij niets.
   *[each-alone] Alleen rondes die achter elkaar zijn gewonnen tellen: wint een speler, dan begint ieder ander weer bij niets.
}
match-entry = { $sides ->
    [two-sides] Een team dat nog niets heeft, boekt wat het in één keer krijgt alleen als dat { $n } of meer is.
   *[each-alone] Wie nog niets heeft, boekt wat hij in één keer krijgt alleen als dat { $n } of meer is.
}
match-near-target = Ontbreken er { $n } of minder tot het doel, dan levert een beloning hoogstens { $m } op.
match-reach-exactly = Het doel moet precies worden gehaald.
match-overshoot-whole-play = Wie erboven zou komen, boekt voor die zet niets, ook niet wat het einde van de ronde oplevert als de zet de ronde beëindigde.
match-overshoot-award = Een beloning die erboven zou komen, wordt niet geboekt.
match-overshoot-cap = Van punten die erboven zouden komen, worden alleen die tot het doel geboekt.
match-checked-at-once = Zodra het doel is gehaald, stopt de ronde meteen en telt er niets meer.
match-shutout-whom-every-other = { $sides ->
    [two-sides] Het doel geldt alleen als het andere team minder dan { $n } heeft.
   *[each-alone] Het doel geldt alleen als alle anderen minder dan { $n } hebben.
}
match-shutout-whom-some-other = { $sides ->
    [two-sides] Het doel geldt alleen als het andere team minder dan { $n } heeft.
   *[each-alone] Het doel geldt alleen als minstens één andere speler minder dan { $n } heeft.
}
match-shutout-failing-void = Zodra niemand dat meer kan halen, eindigt de partij zonder winnaar.
match-shutout-failing-reset = Zodra niemand dat meer kan halen, begint iedereen weer bij niets.
match-shutout-failing-play-on = Zodra niemand dat meer kan halen, geldt het doel zonder die voorwaarde.
match-rounds-as-agreed = Je speelt zoveel rondes als je wilt, en stopt als je het daarover eens bent.
match-minutes = { $target ->
    [none] De partij eindigt met de ronde die na { $n ->
        [one] { $n } minuut
       *[other] { $n } minuten
    } wordt gespeeld.
   *[given] In elk geval eindigt de partij met de ronde die na { $n ->
        [one] { $n } minuut
       *[other] { $n } minuten
    } wordt gespeeld.
}
match-ends-when = { $n ->
    [1] De partij eindigt ook na een ronde waarin dit voor iemand zo is:
   *[other] De partij eindigt ook na een ronde waarin dit allemaal voor iemand zo is:
}

### Waar punten heen gaan

score-awards-sign-minus = Deze punten gaan van de stand af, die onder nul mag komen.
score-awards-paid-by-actor = De speler om wie het gaat, betaalt ze.
score-awards-paid-by-losers = Wie niet heeft gewonnen, betaalt ze, ieder voor zich.
score-awards-paid-by-opponents = Alle anderen betalen ze, ieder voor zich.
score-awards-paid-by-counter = Ze worden betaald uit “{ $counter }”, zover die strekt.
score-awards-book-games = Ze tellen als gewonnen rondes.
score-awards-book-counter = Ze gaan naar “{ $counter }”, niet naar de stand.
score-counters-of-table = Er is één telling voor de hele tafel; die begint op { $n }.
score-counters-of-each-side = { $sides ->
    [two-sides] Elk team heeft een telling; die begint op { $n }.
   *[each-alone] Elke speler heeft een telling; die begint op { $n }.
}
score-counters-of-each-seat = Elke speler heeft een telling; die begint op { $n }.
score-counters-kept-round = Die begint elke ronde opnieuw.
score-counters-kept-match = Die loopt van ronde tot ronde door.
general-event-lead = Dit geldt als de eerste steen van de ronde is gelegd.
general-event-match-end = Dit geldt als de partij uit is.
score-awards-claim-called = Wie de steen heeft gelegd, moet ze opeisen voordat er iets anders gebeurt.
score-missed-lost = Wat niet wordt opgeëist, vervalt.
score-missed-next-caller = Wat niet wordt opgeëist, mag de volgende speler die aan zet is opeisen voordat hij zet.
