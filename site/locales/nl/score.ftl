# SPDX-License-Identifier: CC-BY-4.0
# Punten, voorwaarden en bijzondere regels. Variabelen en keuzes staan uitgelegd in de Engelse catalogus.

### Punten

chapter-score = Punten
score-none = Er worden geen punten geteld.
score-only-told = De punten worden alleen gemeld; voor de partij tellen ze niet.
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Gewone puntentellingen.

award-winner-hands = { $sides ->
    [two-sides] { $whose ->
        [everyone] Het winnende team krijgt de ogen van alle stenen die over zijn, ook van de eigen stenen.
       *[opponents] { $less ->
            [own] Het winnende team krijgt de ogen die de tegenpartij nog in handen heeft, min de ogen in de eigen handen.
           *[nothing] Het winnende team krijgt de ogen die de tegenpartij nog in handen heeft.
        }
    }
   *[each-alone] { $whose ->
        [everyone] De winnaar krijgt de ogen van alle stenen die over zijn, ook van de eigen stenen.
       *[opponents] { $less ->
            [own] De winnaar krijgt de ogen die de anderen nog in handen hebben, min de ogen in de eigen hand.
           *[nothing] De winnaar krijgt de ogen die de anderen nog in handen hebben.
        }
    }
}
award-winner-excess = { $sides ->
    [two-sides] Het winnende team krijgt de ogen die de tegenpartij meer in handen heeft.
   *[each-alone] De winnaar krijgt van elke andere hand de ogen die er meer in zitten dan in de eigen hand.
}
award-everyone-excess = { $sides ->
    [two-sides] Elk team krijgt de ogen die de tegenpartij meer in handen heeft.
   *[each-alone] Iedere speler krijgt van elke zwaardere hand de ogen die er meer in zitten dan in de eigen hand.
}
award-everyone-own = { $sides ->
    [two-sides] Elk team krijgt de ogen die het zelf nog in handen heeft.
   *[each-alone] Iedere speler krijgt de ogen die hij zelf nog in de hand heeft.
}
award-losers-own = { $sides ->
    [two-sides] Het verliezende team krijgt de ogen die het zelf nog in handen heeft.
   *[each-alone] Iedere verliezer krijgt de ogen die hij zelf nog in de hand heeft.
}
award-plus-boneyard = De ogen van de stenen die nog in de pot liggen, komen daarbij.

## Een vast aantal punten.

award-flat = { $to ->
    [winner] { $sides ->
        [two-sides] Het winnende team krijgt { points }.
       *[each-alone] De winnaar krijgt { points }.
    }
    [losers] { $sides ->
        [two-sides] Het verliezende team krijgt { points }.
       *[each-alone] Iedere verliezer krijgt { points }.
    }
    [opponents] { $sides ->
        [two-sides] Het andere team krijgt { points }.
       *[each-alone] Iedere andere speler krijgt { points }.
    }
    [everyone] { $sides ->
        [two-sides] Elk team krijgt { points }.
       *[each-alone] Iedere speler krijgt { points }.
    }
    [next-seat] De volgende speler krijgt { points }.
    [previous-seat] De vorige speler krijgt { points }.
    [leader] Wie uitkwam, krijgt { points }.
    [last-layer] Wie de laatste steen legde, krijgt { points }.
    [partners] De partner krijgt { points } voor het team.
    [own-side] { $sides ->
        [two-sides] Deze speler krijgt { points } voor het team.
       *[each-alone] Deze speler krijgt { points }.
    }
   *[actor] { $event ->
        [play] Wie de steen legde, krijgt { points }.
        [draw] Wie pakte, krijgt { points }.
        [pass] Wie paste, krijgt { points }.
        [foul] Wie de fout maakte, krijgt { points }.
        [turn-end] Wie aan de beurt was, krijgt { points }.
        [stopped] Wie de ronde liet stoppen, krijgt { points }.
        [out] Wie uit is, krijgt { points }.
       *[block] Wie de laatste steen legde, krijgt { points }.
    }
}

## Andere puntentellingen.

award-counted = { $to ->
    [winner] { $sides ->
        [two-sides] Het winnende team krijgt wat hier wordt geteld.
       *[each-alone] De winnaar krijgt wat hier wordt geteld.
    }
    [losers] { $sides ->
        [two-sides] Het verliezende team krijgt wat hier wordt geteld.
       *[each-alone] Iedere verliezer krijgt wat hier wordt geteld.
    }
    [opponents] { $sides ->
        [two-sides] Het andere team krijgt wat hier wordt geteld.
       *[each-alone] Iedere andere speler krijgt wat hier wordt geteld.
    }
    [everyone] { $sides ->
        [two-sides] Elk team krijgt wat hier wordt geteld.
       *[each-alone] Iedere speler krijgt wat hier wordt geteld.
    }
    [next-seat] De volgende speler krijgt wat hier wordt geteld.
    [previous-seat] De vorige speler krijgt wat hier wordt geteld.
    [leader] Wie uitkwam, krijgt wat hier wordt geteld.
    [last-layer] Wie de laatste steen legde, krijgt wat hier wordt geteld.
    [partners] De partner krijgt voor het team wat hier wordt geteld.
    [own-side] { $sides ->
        [two-sides] Deze speler krijgt voor het team wat hier wordt geteld.
       *[each-alone] Deze speler krijgt wat hier wordt geteld.
    }
   *[actor] { $event ->
        [play] Wie de steen legde, krijgt wat hier wordt geteld.
        [draw] Wie pakte, krijgt wat hier wordt geteld.
        [pass] Wie paste, krijgt wat hier wordt geteld.
        [foul] Wie de fout maakte, krijgt wat hier wordt geteld.
        [turn-end] Wie aan de beurt was, krijgt wat hier wordt geteld.
        [stopped] Wie de ronde liet stoppen, krijgt wat hier wordt geteld.
        [out] Wie uit is, krijgt wat hier wordt geteld.
       *[block] Wie de laatste steen legde, krijgt wat hier wordt geteld.
    }
}

## Wanneer het geldt.

general-event-declare = Dit geldt elke keer dat iets wordt gezegd wat bij de beurt staat.
general-event-deal = Dit geldt zodra er gedeeld is.
general-event-play = Dit geldt bij elke steen die wordt gelegd, ook bij de eerste van de ronde.
general-event-draw = Dit geldt bij elke steen die wordt gepakt.
general-event-pass = Dit geldt elke keer dat er wordt gepast.
general-event-turn-end = Dit geldt aan het einde van elke beurt.
general-event-foul = Dit geldt bij elke zet tegen de regels.
general-event-out = Dit geldt als een speler uit is.
general-event-block = Dit geldt als de ronde door een blokkade is geëindigd.
general-event-stopped = Dit geldt als de ronde zonder blokkade is gestopt.
general-event-round-end = Dit geldt aan het einde van elke ronde.
general-breach-illegal-tile = Dit geldt als een speler een steen legt waar die niet past.
general-breach-false-pass = Dit geldt als een speler past die kon aanleggen of moest pakken.
general-breach-false-block = Dit geldt als een speler een blokkade meldt terwijl de ronde niet geblokkeerd is.
general-breach-drew-though-able = Dit geldt als een speler pakt die niet mag pakken.
general-breach-touched-tile = Dit geldt als een speler een steen aanraakt en een andere legt.
general-breach-missed-call = Dit geldt als een speler niet zegt wat gezegd moet worden.
general-breach-wrong-claim = Dit geldt als een speler iets meldt wat niet waar is.
general-breach-wrong-count = Dit geldt als een speler verkeerd telt.
general-breach-talk = Dit geldt als partners praten of laten zien wat ze hebben.
score-awards-several-each = Geldt het voor meer dan één, dan krijgt ieder het hele aantal.
score-awards-several-divided = Geldt het voor meer dan één, dan wordt het verdeeld. Punten die niet te verdelen zijn, gaan een voor een rond, te beginnen bij wie uitkwam.

### Wat er wordt geteld

general-quantity-count-hands = Geteld wordt wat deze spelers nog in handen hebben: { $whose }.
general-quantity-count-boneyard = Geteld wordt wat er nog in de pot ligt.
general-quantity-count-fits-ends = Geteld worden de open einden waaraan de steen gelegd had kunnen worden.
general-quantity-count-open-numbers-before = Geteld worden de verschillende getallen die daarvoor op de open einden stonden.
# $since: round or turn.
general-quantity-count-laid = { $since ->
    [turn] Geteld worden de stenen die tot nu toe in de beurt zijn gelegd, deze meegerekend.
   *[round] Geteld worden de stenen die tot nu toe in de ronde zijn gelegd, deze meegerekend.
}
general-quantity-count-passes = { $since ->
    [match] Geteld wordt hoe vaak er in deze partij is gepast.
    [round] Geteld wordt hoe vaak er in deze ronde is gepast.
   *[tile] Geteld wordt hoe vaak er sinds de laatste steen is gepast.
}
general-quantity-count-round-number = Geteld wordt de hoeveelste ronde van de partij het is.
general-quantity-count-score = { $combine ->
    [total] Geteld wordt de stand tot dan toe van deze spelers, opgeteld: { $whose }.
    [lowest] Geteld wordt de laagste stand tot dan toe van deze spelers: { $whose }.
   *[highest] Geteld wordt de stand tot dan toe, van meer dan één de hoogste: { $whose }.
}
general-quantity-count-points-so-far = Geteld worden de punten die hetzelfde team of dezelfde speler net voor dezelfde gebeurtenis kreeg.
general-quantity-tiles = Alleen deze stenen tellen: { $tiles }.
general-quantity-worth-value = Elke steen telt voor zijn ogen, of voor wat het hoofdstuk over de set zegt.
general-quantity-worth-one-each = Elke steen telt voor één.
general-quantity-combine-each-excess = De handen van elke andere partij worden met de eigen vergeleken; alleen wat daar meer in zit, telt, en dat wordt opgeteld.
general-quantity-minus = Daar gaat { $n } van af.
general-quantity-minus-own-seat = Daar gaat van af wat er in de eigen hand zit.
general-quantity-minus-own-side = { $sides ->
    [two-sides] Daar gaat van af wat er in de handen van het eigen team zit.
   *[each-alone] Daar gaat van af wat er in de eigen hand zit.
}
general-quantity-minus-boneyard = Daar gaat van af wat er in de pot ligt.
general-quantity-minus-count = Daar gaat van af:
general-quantity-plus = Daar komt { $n } bij.
general-quantity-plus-own-seat = Daar komt bij wat er in de eigen hand zit.
general-quantity-plus-own-side = { $sides ->
    [two-sides] Daar komt bij wat er in de handen van het eigen team zit.
   *[each-alone] Daar komt bij wat er in de eigen hand zit.
}
general-quantity-plus-boneyard = Daar komt bij wat er in de pot ligt.
general-quantity-plus-count = Daar komt bij:
general-quantity-times = De uitkomst wordt vermenigvuldigd met { $n }.
general-quantity-at-least = De uitkomst is nooit lager dan { $n }.
general-quantity-at-most = De uitkomst is nooit hoger dan { $n }.

## Welke stenen, achter een dubbele punt.

general-tiles-doubles = dubbele stenen
general-tiles-mixed-tiles = stenen die niet dubbel zijn

## Wie, achter een dubbele punt.

general-seats-actor = de speler in kwestie
general-seats-own-seat = de speler die de punten krijgt
general-seats-own-side = { $sides ->
    [two-sides] het team dat de punten krijgt
   *[each-alone] de speler die de punten krijgt
}
general-seats-partners = de partner
general-seats-opponents = { $sides ->
    [two-sides] het andere team
   *[each-alone] de anderen
}
general-seats-everyone = iedereen
general-seats-next-seat = de volgende speler
general-seats-previous-seat = de vorige speler
general-seats-leader = wie uitkwam
general-seats-last-layer = wie de laatste steen legde
general-seats-winner = { $sides ->
    [two-sides] het winnende team
   *[each-alone] de winnaar
}
general-seats-losers = { $sides ->
    [two-sides] het verliezende team
   *[each-alone] de verliezers
}

### Voorwaarden

condition = { $n ->
    [1] Het geldt alleen als dit zo is:
   *[other] Het geldt alleen als dit allemaal zo is:
}
rule-condition = { $n ->
    [1] Het gebeurt alleen als dit zo is:
   *[other] Het gebeurt alleen als dit allemaal zo is:
}
general-condition-any = Minstens een van deze dingen is zo:
general-condition-all = Dit is allemaal zo:
general-condition-not = { $n ->
    [1] Dit is niet zo:
   *[other] Dit is niet allemaal tegelijk zo:
}
general-condition-hands = { $worth ->
    [one-each] { $compare ->
        [is] { $n ->
            [0] { $all ->
                [yes] Niemand heeft een steen.
               *[no] Geen enkele steen is in handen van { $whose }.
            }
            [one] Precies { $n } steen is in handen van { $whose }.
           *[other] Precies { $n } stenen zijn in handen van { $whose }.
        }
        [at_least] { $n ->
            [one] Minstens { $n } steen is in handen van { $whose }.
           *[other] Minstens { $n } stenen zijn in handen van { $whose }.
        }
       *[at_most] { $n ->
            [one] Hoogstens { $n } steen is in handen van { $whose }.
           *[other] Hoogstens { $n } stenen zijn in handen van { $whose }.
        }
    }
   *[value] { $compare ->
        [is] De ogen op de stenen in handen van { $whose } zijn samen precies { $n }.
        [at_least] De ogen op de stenen in handen van { $whose } zijn samen minstens { $n }.
       *[at_most] De ogen op de stenen in handen van { $whose } zijn samen hoogstens { $n }.
    }
}
general-condition-boneyard = { $worth ->
    [one-each] { $compare ->
        [is] In de pot zitten precies { tiles-object }.
        [at_least] In de pot zitten minstens { tiles-object }.
       *[at_most] In de pot zitten hoogstens { tiles-object }.
    }
   *[value] { $compare ->
        [is] De ogen in de pot zijn samen precies { $n }.
        [at_least] De ogen in de pot zijn samen minstens { $n }.
       *[at_most] De ogen in de pot zijn samen hoogstens { $n }.
    }
}
general-condition-fits-ends = { $compare ->
    [is] { $n ->
        [1] De steen paste maar aan een van de open einden.
        [2] De steen paste aan beide open einden.
       *[other] Het aantal open einden waaraan de steen paste, was precies { $n }.
    }
    [at_least] { $n ->
        [2] De steen paste aan beide open einden.
       *[other] Het aantal open einden waaraan de steen paste, was minstens { $n }.
    }
   *[at_most] { $n ->
        [1] De steen paste maar aan een van de open einden.
       *[other] Het aantal open einden waaraan de steen paste, was hoogstens { $n }.
    }
}
general-condition-open-numbers-before = { $compare ->
    [is] { $n ->
        [1] Op beide open einden stond daarvoor hetzelfde getal.
        [2] Op de open einden stonden daarvoor twee verschillende getallen.
       *[other] Het aantal verschillende getallen op de open einden was daarvoor precies { $n }.
    }
    [at_least] { $n ->
        [2] Op de open einden stonden daarvoor verschillende getallen.
       *[other] Het aantal verschillende getallen op de open einden was daarvoor minstens { $n }.
    }
   *[at_most] { $n ->
        [1] Op de open einden stonden daarvoor geen verschillende getallen.
       *[other] Het aantal verschillende getallen op de open einden was daarvoor hoogstens { $n }.
    }
}
general-condition-laid = { $moment ->
    [tile] { $compare ->
        [is] Het is steen nummer { $n } van de ronde.
        [at_least] Het is steen nummer { $n } van de ronde of een latere.
       *[at_most] Het is steen nummer { $n } van de ronde of een eerdere.
    }
   *[other] { $compare ->
        [is] De rij telt precies { tiles-object }.
        [at_least] De rij telt minstens { tiles-object }.
       *[at_most] De rij telt hoogstens { tiles-object }.
    }
}
times = { $n ->
    [0] nul keer
    [1] één keer
   *[other] { $n } keer
}
general-condition-passes = { $since ->
    [round] { $compare ->
        [is] In deze ronde is precies { times } gepast.
        [at_least] In deze ronde is minstens { times } gepast.
       *[at_most] In deze ronde is hoogstens { times } gepast.
    }
    [before] { $compare ->
        [is] Tussen de vorige steen en deze is precies { times } gepast.
        [at_least] Tussen de vorige steen en deze is minstens { times } gepast.
       *[at_most] Tussen de vorige steen en deze is hoogstens { times } gepast.
    }
   *[tile] { $compare ->
        [is] Sinds de laatste steen is precies { times } gepast.
        [at_least] Sinds de laatste steen is minstens { times } gepast.
       *[at_most] Sinds de laatste steen is hoogstens { times } gepast.
    }
}
general-condition-round-number = { $compare ->
    [is] Het is ronde { $n } van de partij.
    [at_least] Het is ronde { $n } van de partij of een latere.
   *[at_most] Het is ronde { $n } van de partij of een eerdere.
}
general-condition-score = { $own ->
    [yes] { $compare ->
        [is] Wie de punten krijgt, stond tot dan toe op precies { $n }.
        [at_least] Wie de punten krijgt, stond tot dan toe op { $n } of meer.
       *[at_most] Wie de punten krijgt, stond tot dan toe op { $n } of minder.
    }
   *[no] { $compare ->
        [is] De hoogste stand van deze spelers was tot dan toe precies { $n }: { $whose }.
        [at_least] De hoogste stand van deze spelers was tot dan toe { $n } of meer: { $whose }.
       *[at_most] De hoogste stand van deze spelers was tot dan toe { $n } of minder: { $whose }.
    }
}
general-comparison-is = Deze twee tellingen zijn gelijk:
general-comparison-at-least = De eerste van deze tellingen is even hoog als de tweede, of hoger:
general-comparison-at-most = De eerste van deze tellingen is even hoog als de tweede, of lager:
general-condition-ended-by-out = { $holds ->
    [no] De ronde eindigde niet doordat een speler uit was.
   *[yes] De ronde eindigde doordat een speler uit was.
}
general-condition-ended-by-block = { $holds ->
    [no] De ronde eindigde niet door een blokkade.
   *[yes] De ronde eindigde door een blokkade.
}
general-condition-boneyard-dry = { $holds ->
    [no] Er kan nog uit de pot worden gepakt.
   *[yes] Er valt niets meer uit de pot te pakken.
}
general-condition-stuck = { $holds ->
    [no] Wie paste, had kunnen aanleggen.
   *[yes] Wie paste, kon niet aanleggen.
}
general-condition-tile-was-drawn = { $holds ->
    [no] De steen is niet in deze beurt gepakt.
   *[yes] De steen is in deze beurt gepakt.
}
general-condition-on-own-train = { $holds ->
    [no] De steen is niet aan een trein van de speler gelegd.
   *[yes] De steen is aan een trein van de speler gelegd.
}
general-condition-starts-train = { $holds ->
    [no] De steen is niet de eerste van zijn trein.
   *[yes] De steen is de eerste van zijn trein.
}
general-condition-marked = { $holds ->
    [no] Op de trein ligt geen marker.
   *[yes] Op de trein ligt een marker.
}
general-condition-tile = { $kind ->
    [every] Het gaat om een steen.
    [doubles] De steen is dubbel.
    [mixed] De steen is niet dubbel.
   *[listed] { $n ->
        [1] De steen is { $tiles }.
       *[other] De steen is een van { $tiles }.
    }
}

### Bijzondere regels

chapter-rules = Bijzondere regels
rules-do-skips = { $whom ->
    [next-seat] De volgende speler slaat een beurt over.
    [previous-seat] De vorige speler slaat een beurt over.
    [leader] Wie uitkwam, slaat een beurt over.
    [last-layer] Wie de laatste steen legde, slaat een beurt over.
    [winner] De winnaars slaan een beurt over.
    [losers] De verliezers slaan een beurt over.
    [everyone] Iedere speler slaat een beurt over.
    [opponents] Iedere tegenstander slaat een beurt over.
    [partners] De partner slaat een beurt over.
    [own-side] { $sides ->
        [two-sides] Iedere speler van hetzelfde team slaat een beurt over.
       *[each-alone] Dezelfde speler slaat een beurt over.
    }
   *[actor] Dezelfde speler slaat een beurt over.
}
rules-do-reverses = Vanaf het einde van deze beurt wordt andersom gespeeld.
rules-do-marks = { $whom ->
    [actor] De eigen trein van de speler krijgt een marker.
   *[other] De treinen van deze spelers krijgen een marker: { $who }.
}
rules-do-marks-to = De treinen van deze spelers krijgen een marker: { $who }.
rules-do-unmarks = { $whom ->
    [actor] De marker op de eigen trein van de speler gaat eraf.
   *[other] De markers op de treinen van deze spelers gaan eraf: { $who }.
}
rules-do-unmarks-to = De markers op de treinen van deze spelers gaan eraf: { $who }.
rules-do-leaves-round = Uit de ronde gaan, met behoud van de stenen: { $who }. Blijft er één speler over, dan wint die de ronde.
rules-do-closes-end = Aan de zojuist gelegde steen mag daarna niets meer worden gelegd.
rules-do-ends-round = De ronde is dan meteen voorbij.
rules-do-voids-round = De ronde is dan meteen voorbij en telt niet.
rules-as-out = De speler in kwestie geldt als uit.
rules-as-block = Er wordt beslist als na een blokkade.
rules-as-stopped = Ze is gewoon gestopt.
rules-winner = De ronde wordt gewonnen door: { $who }.
rules-no-winner = Niemand wint haar.
tiles-object = { $n ->
    [one] { $n } steen
   *[other] { $n } stenen
}
rules-do-draws = { $whom ->
    [next-seat] De volgende speler pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
    [previous-seat] De vorige speler pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
    [leader] Wie uitkwam, pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
    [last-layer] Wie de laatste steen legde, pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
    [winner] Iedere winnaar pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
    [losers] Iedere verliezer pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
    [everyone] Iedere speler pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
    [opponents] Iedere tegenstander pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
    [partners] De partner pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
    [own-side] { $sides ->
        [two-sides] Iedere speler van hetzelfde team pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
       *[each-alone] Dezelfde speler pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
    }
   *[actor] Dezelfde speler pakt { tiles-object } uit de pot, of zoveel als er nog te pakken zijn.
}
rules-event-deal = Dit gebeurt zodra er gedeeld is.
rules-event-play = Dit gebeurt na elke steen die wordt gelegd, ook na de eerste van de ronde.
rules-event-draw = Dit gebeurt na elke steen die wordt gepakt.
rules-event-pass = Dit gebeurt elke keer dat er is gepast.
rules-event-turn-end = Dit gebeurt aan het einde van elke beurt.
