# SPDX-License-Identifier: CC-BY-4.0
# De spelregels, hoofdstuk voor hoofdstuk. Variabelen en keuzes staan uitgelegd in de Engelse catalogus.

### De set

chapter-set = De set
set-highest-double = { $highest ->
    [6] Er wordt gespeeld met een gewone set (dubbel zes) van { $n } stenen, van 0-0 tot en met { $tile }.
    [9] Er wordt gespeeld met een dubbel-negen-set van { $n } stenen, van 0-0 tot en met { $tile }.
    [12] Er wordt gespeeld met een dubbel-twaalf-set van { $n } stenen, van 0-0 tot en met { $tile }.
   *[other] Er wordt gespeeld met een set van { $n } stenen, van 0-0 tot en met { $tile }.
}
set-copies = { $n ->
    [one] Elke steen is er één keer: samen { $total } stenen.
   *[other] Elke steen is er { $n } keer: samen { $total } stenen. Gelijke stenen verschillen in niets.
}
set-copies-of-copies = { $copies ->
    [0] { $kind ->
        [doubles] Er zijn geen dubbele stenen.
        [mixed] Er zijn alleen dubbele stenen.
       *[listed] { $n ->
            [1] De steen { $tiles } zit niet in de set.
           *[other] De stenen { $tiles } zitten niet in de set.
        }
    }
   *[other] { $kind ->
        [every] Elke steen is er { $copies } keer.
        [doubles] Elke dubbele steen is er { $copies } keer.
        [mixed] Elke steen die niet dubbel is, is er { $copies } keer.
       *[listed] { $n ->
            [1] De steen { $tiles } is er { $copies } keer.
           *[other] Elk van de stenen { $tiles } is er { $copies } keer.
        }
    }
}
set-remove = { $kind ->
    [doubles] Alle dubbele stenen worden vooraf uit de set genomen.
    [mixed] Alle stenen behalve de dubbele worden vooraf uit de set genomen.
   *[listed] { $n ->
        [1] De steen { $tiles } wordt vooraf uit de set genomen.
       *[other] De stenen { $tiles } worden vooraf uit de set genomen.
    }
}
set-tile-worth = Bij het tellen is een steen zoveel punten waard als er ogen op staan; blanco telt niet mee.
set-half-worth = { $half ->
    [0] Bij het tellen is elke blanco helft { $points } waard.
   *[other] Bij het tellen is elke helft met { $half } { $points } waard.
}
set-tile-worth-worth-one-half = { $kind ->
    [every] Van elke steen telt alleen de laagste helft; van een dubbele steen één helft.
    [doubles] Van een dubbele steen telt maar één helft.
    [mixed] Van een steen die niet dubbel is, telt alleen de laagste helft.
   *[listed] { $n ->
        [1] Van de steen { $tiles } telt alleen de laagste helft.
       *[other] Van elk van de stenen { $tiles } telt alleen de laagste helft.
    }
}
set-tile-worth-worth = { $kind ->
    [every] Elke steen is { points } waard, ongeacht de ogen.
    [doubles] Een dubbele steen is { points } waard, ongeacht de ogen.
    [mixed] Een steen die niet dubbel is, is { points } waard, ongeacht de ogen.
   *[listed] { $n ->
        [1] De steen { $tiles } is { points } waard in plaats van de eigen ogen.
       *[other] Elk van de stenen { $tiles } is { points } waard in plaats van de eigen ogen.
    }
}

### De spelers

chapter-seats = De spelers
seats-players = { $n ->
    [one] Het spel is voor { $players } speler.
   *[other] Het spel is voor { $players } spelers.
}
seats-sides-each-alone = Iedereen speelt voor zichzelf.
seats-sides-two-sides = { $n ->
    [4] De spelers vormen twee teams van twee. Partners zitten tegenover elkaar.
   *[other] De spelers vormen twee teams en zitten om en om aan tafel.
}
seats-sides-pairs = { $n ->
    [4] De spelers vormen twee paren. Partners zitten tegenover elkaar.
   *[other] De spelers vormen paren. Partners zitten tegenover elkaar.
}
seats-sides-listed = Geteld langs de tafel horen deze spelers bij elkaar:
seats-sides-side = { $n ->
    [one] Speler { $players } alleen.
   *[other] Spelers { $players }.
}
seats-seating-by-draw = De spelers trekken stenen om hun plaats.
seats-direction-clockwise = Er wordt met de klok mee gespeeld: de beurt gaat naar links.
seats-direction-anticlockwise = Er wordt tegen de klok in gespeeld: de beurt gaat naar rechts.

### Het delen

chapter-deal = Het delen
deal-hands-face-down-row = Iedere speler legt zijn stenen in een rij, met de ogen naar beneden, zonder ze te bekijken, en hun volgorde blijft zoals ze is. Eén eind van de rij is de voorkant.
deal-hand = De stenen worden omgekeerd geschud en iedere speler pakt er { $n }.
deal-hand-equal-share = De stenen worden omgekeerd geschud en zo ver mogelijk gelijk verdeeld: ieder krijgt er { $n }.
deal-hand-table = De stenen worden omgekeerd geschud en iedere speler pakt er zoveel als in de tabel staat.
deal-hand-equal-share-table = De stenen worden omgekeerd geschud en zo ver mogelijk gelijk verdeeld.
deal-hand-by-seat = De stenen worden omgekeerd geschud en de spelers pakken er, geteld langs de tafel, zoveel als bij hun plaats hoort: { $tiles }.
deal-hand-by-round = De stenen worden omgekeerd geschud. Hoeveel stenen iedere speler pakt, verschilt per ronde; na de laatste hiervan begint het opnieuw:
deal-hand-by-round-round = Ronde { $round }: { $tiles }.
deal-aside = { $n ->
    [one] { $n } steen wordt ongezien weggelegd en doet deze ronde niet mee.
   *[other] { $n } stenen worden ongezien weggelegd en doen deze ronde niet mee.
}
deal-leave = { $n ->
    [one] Er blijft minstens { $n } steen over.
   *[other] Er blijven minstens { $n } stenen over.
}
deal-redeal-counting-selected-tiles = { $whose ->
    [one-side] { $kind ->
        [doubles] Dit geldt voor een team dat samen { $enough } of meer dubbele stenen heeft.
        [mixed] Dit geldt voor een team dat samen { $enough } of meer stenen heeft die niet dubbel zijn.
       *[listed] Dit geldt voor een team dat samen { $enough } of meer van deze stenen heeft: { $tiles }.
    }
   *[one-seat] { $kind ->
        [doubles] Dit geldt voor wie { $enough } of meer dubbele stenen heeft.
        [mixed] Dit geldt voor wie { $enough } of meer stenen heeft die niet dubbel zijn.
       *[listed] Dit geldt voor wie { $enough } of meer van deze stenen heeft: { $tiles }.
    }
}
deal-redeal-counting-one-number = { $whose ->
    [one-side] Dit geldt voor een team dat samen { $enough } of meer stenen met hetzelfde getal heeft.
   *[one-seat] Dit geldt voor wie { $enough } of meer stenen met hetzelfde getal heeft.
}
deal-redeal-when = { $whose ->
    [one-side] Dit geldt voor een team waarvoor dit zo is:
   *[one-seat] Dit geldt voor wie dit zo is:
}
deal-redeal-then-redeal = Dan wordt er opnieuw gedeeld.
deal-redeal-then-may-redeal = Die speler mag opnieuw laten delen.
deal-redeal-then-wins-round = Die speler is meteen uit en wint de ronde.
deal-rest-boneyard = { $n ->
    [0] Er blijven geen stenen over.
    [-1] De overige stenen blijven omgekeerd liggen en vormen de pot.
    [one] De ene steen die overblijft, blijft omgekeerd liggen en vormt de pot.
   *[other] De overige { $n } stenen blijven omgekeerd liggen en vormen de pot.
}
deal-rest-unused = { $n ->
    [0] Er blijven geen stenen over.
    [-1] De overige stenen worden ongezien weggelegd en doen deze ronde niet mee.
    [one] De ene steen die overblijft, wordt ongezien weggelegd en doet deze ronde niet mee.
   *[other] De overige { $n } stenen worden ongezien weggelegd en doen deze ronde niet mee.
}
deal-rest-to-the-leader = { $n ->
    [0] Er blijven geen stenen over.
    [one] Wie uitkomt, neemt de ene steen die overblijft.
   *[other] Wie uitkomt, neemt de stenen die overblijven.
}
deal-table-players = Aantal spelers
deal-table-hand = Stenen per speler
deal-table-boneyard = Stenen in de pot

### Wie uitkomt

chapter-lead = Wie uitkomt
lead-first = Eerste ronde
lead-later = Volgende rondes
lead-after-block = Na een geblokkeerde ronde
lead-after-tie = Na een ronde zonder winnaar
lead-by-highest-double = { $after ->
    [none] Wie de hoogste dubbele steen heeft, komt uit.
    [tile] Heeft niemand die steen, dan komt uit wie de hoogste dubbele steen heeft.
   *[other] Anders komt uit wie de hoogste dubbele steen heeft.
}
lead-by-heaviest-tile = { $after ->
    [none] Wie de zwaarste steen heeft, dus die met de meeste ogen, komt uit; zijn er meer even zwaar, dan telt die met de hoogste helft.
    [double] Heeft niemand een dubbele steen, dan komt uit wie de zwaarste steen heeft, dus die met de meeste ogen; zijn er meer even zwaar, dan telt die met de hoogste helft.
    [tile] Heeft niemand die steen, dan komt uit wie de zwaarste steen heeft, dus die met de meeste ogen; zijn er meer even zwaar, dan telt die met de hoogste helft.
   *[other] Anders komt uit wie de zwaarste steen heeft, dus die met de meeste ogen; zijn er meer even zwaar, dan telt die met de hoogste helft.
}
lead-by-holder-of = { $after ->
    [none] Wie { $tile } heeft, komt uit.
    [double] Heeft niemand een dubbele steen, dan komt uit wie { $tile } heeft.
    [tile] Heeft niemand die steen, dan komt uit wie { $tile } heeft.
   *[other] Anders komt uit wie { $tile } heeft.
}
lead-by-lot = { $after ->
    [none] Het lot bepaalt wie uitkomt.
    [double] Heeft niemand een dubbele steen, dan bepaalt het lot wie uitkomt.
    [tile] Heeft niemand die steen, dan bepaalt het lot wie uitkomt.
   *[other] Anders bepaalt het lot wie uitkomt.
}
lead-by-winner = { $after ->
    [none] De winnaar van de vorige ronde komt uit.
    [double] Heeft niemand een dubbele steen, dan komt de winnaar van de vorige ronde uit.
    [tile] Heeft niemand die steen, dan komt de winnaar van de vorige ronde uit.
   *[other] Anders komt de winnaar van de vorige ronde uit.
}
lead-by-next-in-turn = { $after ->
    [none] Degene die aan de beurt is na wie de vorige keer uitkwam, komt uit.
    [double] Heeft niemand een dubbele steen, dan komt degene uit die aan de beurt is na wie de vorige keer uitkwam.
    [tile] Heeft niemand die steen, dan komt degene uit die aan de beurt is na wie de vorige keer uitkwam.
   *[other] Anders komt degene uit die aan de beurt is na wie de vorige keer uitkwam.
}
lead-by-same-leader = { $after ->
    [none] Wie de vorige keer uitkwam, komt weer uit.
    [double] Heeft niemand een dubbele steen, dan komt weer uit wie de vorige keer uitkwam.
    [tile] Heeft niemand die steen, dan komt weer uit wie de vorige keer uitkwam.
   *[other] Anders komt weer uit wie de vorige keer uitkwam.
}
lead-by-last-layer = { $after ->
    [none] Wie in de vorige ronde de laatste steen legde, komt uit.
    [double] Heeft niemand een dubbele steen, dan komt uit wie in de vorige ronde de laatste steen legde.
    [tile] Heeft niemand die steen, dan komt uit wie in de vorige ronde de laatste steen legde.
   *[other] Anders komt uit wie in de vorige ronde de laatste steen legde.
}
lead-step-lays-that-tile = Die steen moet ook als eerste worden gelegd.
lead-step-lays-free = De eerste steen is vrij te kiezen.
lead-by-lowest-double = { $after ->
    [none] Wie de laagste dubbele steen heeft, komt uit.
   *[other] Anders komt uit wie de laagste dubbele steen heeft.
}
lead-by-lightest-tile = { $after ->
    [none] Wie de lichtste steen heeft, dus die met de minste ogen, komt uit; zijn er meer even licht, dan telt die met de laagste helft.
    [double] Heeft niemand een dubbele steen, dan komt uit wie de lichtste steen heeft, dus die met de minste ogen; zijn er meer even licht, dan telt die met de laagste helft.
    [tile] Heeft niemand die steen, dan komt uit wie de lichtste steen heeft, dus die met de minste ogen; zijn er meer even licht, dan telt die met de laagste helft.
   *[other] Anders komt uit wie de lichtste steen heeft, dus die met de minste ogen; zijn er meer even licht, dan telt die met de laagste helft.
}
lead-by-sequence-tile = { $after ->
    [none] Wie de steen van de ronde heeft, komt uit.
   *[other] Anders komt uit wie de steen van de ronde heeft.
}
lead-by-seat = { $way ->
    [itself] { $who ->
        [winner] { $after ->
            [none] De winnaar van de vorige ronde komt uit.
           *[other] Anders komt de winnaar van de vorige ronde uit.
        }
        [last-layer] { $after ->
            [none] Wie in de vorige ronde de laatste steen legde, komt uit.
           *[other] Anders komt uit wie in de vorige ronde de laatste steen legde.
        }
        [most-pips] { $after ->
            [none] Wie na de vorige ronde het meest overhad, komt uit.
           *[other] Anders komt uit wie na de vorige ronde het meest overhad.
        }
       *[leader] { $after ->
            [none] Wie de vorige keer uitkwam, komt uit.
           *[other] Anders komt uit wie de vorige keer uitkwam.
        }
    }
    [before] { $who ->
        [winner] Vanaf de winnaar van de vorige ronde wordt teruggeteld; wie { $places } plaatsen verder zit, komt uit.
        [last-layer] Vanaf wie in de vorige ronde de laatste steen legde, wordt teruggeteld; wie { $places } plaatsen verder zit, komt uit.
        [most-pips] Vanaf wie na de vorige ronde het meest overhad, wordt teruggeteld; wie { $places } plaatsen verder zit, komt uit.
       *[leader] Vanaf wie de vorige keer uitkwam, wordt teruggeteld; wie { $places } plaatsen verder zit, komt uit.
    }
   *[after] { $who ->
        [winner] Vanaf de winnaar van de vorige ronde wordt in de volgorde van de beurten geteld; wie { $places } plaatsen verder zit, komt uit.
        [last-layer] Vanaf wie in de vorige ronde de laatste steen legde, wordt in de volgorde van de beurten geteld; wie { $places } plaatsen verder zit, komt uit.
        [most-pips] Vanaf wie na de vorige ronde het meest overhad, wordt in de volgorde van de beurten geteld; wie { $places } plaatsen verder zit, komt uit.
       *[leader] Vanaf wie de vorige keer uitkwam, wordt in de volgorde van de beurten geteld; wie { $places } plaatsen verder zit, komt uit.
    }
}
lead-by-most-pips = { $after ->
    [none] Wie na de vorige ronde het meest overhad, komt uit.
   *[other] Anders komt uit wie na de vorige ronde het meest overhad.
}
lead-by-next-to-last-layer = { $after ->
    [none] Degene die aan de beurt is na wie in de vorige ronde de laatste steen legde, komt uit.
   *[other] Anders komt degene uit die aan de beurt is na wie in de vorige ronde de laatste steen legde.
}
lead-by-winning-side = { $after ->
    [none] Het team dat de vorige ronde won, kiest wie van hen uitkomt.
   *[other] Anders kiest het team dat de vorige ronde won, wie van hen uitkomt.
}
lead-by-losing-side = { $after ->
    [none] Het team dat de vorige ronde verloor, kiest wie van hen uitkomt.
   *[other] Anders kiest het team dat de vorige ronde verloor, wie van hen uitkomt.
}
lead-by-all-draw = { $kind ->
    [doubles] { $after ->
        [none] De spelers pakken om de beurt een steen, tot iemand een dubbele pakt; die komt uit.
       *[other] Anders pakken de spelers om de beurt een steen, tot iemand een dubbele pakt; die komt uit.
    }
    [round] Anders pakken de spelers om de beurt een steen, tot iemand de steen van de ronde pakt; die komt uit.
   *[listed] { $n ->
        [1] Anders pakken de spelers om de beurt een steen, tot iemand { $tiles } pakt; die komt uit.
       *[other] Anders pakken de spelers om de beurt een steen, tot iemand een van de stenen { $tiles } pakt; die komt uit.
    }
}
lead-by-redeal = { $after ->
    [none] Er wordt opnieuw gedeeld.
    [double] Heeft niemand een dubbele steen, dan wordt er opnieuw gedeeld.
    [tile] Heeft niemand die steen, dan wordt er opnieuw gedeeld.
   *[other] Anders wordt er opnieuw gedeeld.
}
lead-step-among-winning-side = Er wordt alleen geloot onder de spelers van het team dat de vorige ronde won.
lead-step-among-losing-side = Er wordt alleen geloot onder spelers van een team dat de vorige ronde verloor.
lead-step-leads-its-side = De spelers van dat team kiezen wie van hen uitkomt.
lead-step-seeks = { $way ->
    [but] { $n ->
        [1] De steen { $tiles } telt daarbij niet mee.
       *[other] De stenen { $tiles } tellen daarbij niet mee.
    }
   *[only] Alleen deze stenen tellen daarbij mee: { $tiles }.
}
lead-step-from = { $table ->
    [yes] { $kind ->
        [doubles] Is die niet dubbel, dan gaat die onder de pot en wordt de volgende gedraaid.
        [mixed] Is die dubbel, dan gaat die onder de pot en wordt de volgende gedraaid.
       *[listed] Is die geen van de stenen { $tiles }, dan gaat die onder de pot en wordt de volgende gedraaid.
    }
   *[no] { $kind ->
        [doubles] De eerste steen moet een dubbele zijn.
        [mixed] De eerste steen mag geen dubbele zijn.
       *[listed] { $n ->
            [1] De eerste steen moet { $tiles } zijn.
           *[other] De eerste steen moet een van deze zijn: { $tiles }.
        }
    }
}
lead-step-lacking-next-step = Wie zo’n steen niet heeft, komt niet uit.
lead-step-lacking-next-seat = Heeft die speler zo’n steen niet, dan komt de eerstvolgende uit die er wel een heeft.
lead-step-lacking-any-tile = Wie zo’n steen niet heeft, mag met elke steen beginnen.
lead-step-lacking-draw = Wie zo’n steen niet heeft, pakt tot het lukt; raakt de pot op, dan mag elke steen de eerste zijn.
lead-step-lacking-pass = Wie zo’n steen niet heeft, past; dan mag de volgende uitkomen.
lead-step-lacking-draw-or-pass = Wie zo’n steen niet heeft, pakt zoals in elke beurt en past als dat niet helpt; dan mag de volgende uitkomen.
lead-step-refuse-next-seat = Wie mag uitkomen, mag weigeren; dan wordt het de volgende gevraagd.
lead-step-refuse-next-step = Wie mag uitkomen, mag weigeren.
lead-step-all-refused-first-must = Weigert iedereen die gevraagd is, dan moet de eerste van hen uitkomen.
lead-step-all-refused-next-step = Weigert iedereen die gevraagd is, dan komt geen van hen uit.
lead-step-lays-turned-up-tile = De eerste steen van de pot wordt omgedraaid en ligt als eerste; daarna is de uitkomer aan de beurt.
lead-step-lays-set-out-tile = De steen van de ronde is voor het delen apart gelegd en ligt als eerste; daarna is de uitkomer aan de beurt.
lead-step-or-lays = { $kind ->
    [doubles] In plaats daarvan mag een dubbele worden gelegd.
    [mixed] In plaats daarvan mag een steen worden gelegd die niet dubbel is.
    [every] In plaats daarvan mag elke andere steen worden gelegd.
   *[listed] { $n ->
        [1] In plaats daarvan mag { $tiles } worden gelegd.
       *[other] In plaats daarvan mag een van de stenen { $tiles } worden gelegd.
    }
}
lead-sequence-order-doubles-down = De steen van de ronde is eerst { $first }, daarna steeds de eerstvolgende lagere dubbele, tot en met { $last }.
lead-sequence-order-doubles-up = De steen van de ronde is eerst { $first }, daarna steeds de eerstvolgende hogere dubbele, tot en met { $last }.
lead-sequence-order-listed = De stenen van de rondes zijn achtereenvolgens { $tiles }.
lead-sequence-at-end-repeat = Na { $last } is het weer { $first }.
lead-sequence-at-end-stay = Daarna blijft het { $last }.
lead-never-passes = Wie uitkomt, moet een steen leggen en mag niet passen.

### De rij

chapter-layout = De rij
layout-grows-at-both-ends = { $branching ->
    [yes] Aan de eerste steen wordt aan beide kanten aangelegd. Elke rij stenen heeft een open einde en groeit alleen daar.
   *[no] De stenen vormen één rij. Die heeft twee open einden en groeit alleen daar.
}
layout-grows-at-one-end = { $branching ->
    [yes] Aan de eerste steen wordt in de rij maar aan één kant aangelegd. Elke rij stenen heeft een open einde en groeit alleen daar.
   *[no] De stenen vormen één rij, die bij de eerste steen begint. Alleen aan de andere kant heeft die een open einde, en alleen daar groeit ze.
}
layout-grows-in-trains = { $hub ->
    [yes] De eerste steen is het station. Daaraan groeien treinen, elk met één open einde, en alleen daar wordt aangelegd.
   *[no] Niemand komt uit. De stenen vormen treinen, elk met één open einde, en alleen daar wordt aangelegd.
}
layout-doubles-lie-crosswise = { $branching ->
    [yes] Een dubbele steen wordt dwars gelegd.
   *[no] Een dubbele steen wordt dwars gelegd. Ook daar past aan elke kant maar één steen aan.
}
layout-doubles-lie-lengthwise = Een dubbele steen wordt in de lengte gelegd, net als elke andere steen.
layout-doubles-every = Dubbele stenen
layout-doubles-first = De eerste dubbele steen van de ronde
layout-doubles-led = Een dubbele steen als eerste steen
layout-axes-arms = { $n ->
    [1] Aan zo’n steen mag maar één steen raken, de steen waaraan hij is gelegd meegerekend.
    [2] Zo’n steen krijgt aan elke kant één steen.
   *[other] Aan zo’n steen mogen tot { $n } stenen raken, de steen waaraan hij is gelegd meegerekend.
}
layout-axes-opens-at-once = Al zijn kanten zijn open zodra hij ligt.
layout-axes-opens-after-line-sides = Ernaast wordt pas aangelegd als beide kanten in de rij een steen hebben.
layout-trains-for-each-seat = Iedere speler heeft een trein.
layout-trains-for-each-side = { $sides ->
    [two-sides] Elk team heeft een trein.
   *[each-alone] Iedere speler heeft een trein.
}
layout-trains-for-the-table = { $n ->
    [one] Deze trein is van niemand; iedere speler mag eraan aanleggen.
   *[other] Deze { $n } treinen zijn van niemand; iedere speler mag eraan aanleggen.
}
layout-trains-others-never = Niemand anders legt eraan aan.
layout-trains-others-always = Ook alle anderen mogen eraan aanleggen.
layout-trains-others-while-marked = Anderen mogen er alleen aanleggen zolang er een marker op ligt.
layout-trains-others-who = Van de anderen mogen alleen deze spelers eraan aanleggen, gezien vanaf de eigenaar: { $who }.
layout-trains-others-when = Anderen mogen er alleen aanleggen als dit alles voor hen geldt:
layout-trains-opens-at-once = Eraan beginnen mag meteen.
layout-trains-opens-after-own-train = Wie eraan wil aanleggen, moet eerst aan een eigen trein begonnen zijn.
layout-trains-opens-after-first-lap = Er wordt pas aangelegd als iedere speler een beurt heeft gehad.
layout-trains-opens-when = Er wordt alleen aangelegd als dit alles geldt:
layout-trains-start = Hij begint alleen met een van deze stenen: { $tiles }.
layout-trains-start-joins-hub = Hij begint bij het station, met een steen die daaraan past.
layout-trains-start-joins-nothing = Hij begint op de lege tafel, met welke steen ook; elke helft mag naar buiten wijzen.

### Aanleggen

chapter-join = Aanleggen
join-by-equal = Twee helften mogen elkaar raken als er evenveel ogen op staan.
join-by-sum = Twee helften mogen elkaar raken als ze samen { $sum } zijn.
join-sum = Bij elkaar horen dus: { $pairs }.
join-sum-alone = { $n ->
    [1] Bij { $numbers } past geen enkel getal.
   *[other] Bij { $numbers } past geen enkel getal.
}
join-wild-tiles = { $kind ->
    [every] Elke steen mag aan elk open einde worden gelegd, met welke helft ook.
    [doubles] Dubbele stenen mogen aan elk open einde worden gelegd.
    [mixed] Elke steen behalve de dubbele mag aan elk open einde worden gelegd, met welke helft ook.
   *[listed] { $n ->
        [1] De steen { $tiles } is een joker: die mag aan elk open einde worden gelegd, met welke helft ook.
       *[other] De stenen { $tiles } zijn jokers: die mogen aan elk open einde worden gelegd, met welke helft ook.
    }
}
join-wild-laid-lengthwise = Wie een joker legt, kiest welke helft naar buiten wijst. Daar moet de volgende steen bij passen.
join-wild-laid-crosswise = Een joker wordt dwars gelegd. De volgende steen mag bij een van beide helften passen.
join-wild-laid-either = Wie een joker legt, kiest: in de lengte, met welke helft ook naar buiten, of dwars. De volgende steen moet passen bij de helft die naar buiten wijst; ligt de joker dwars, dan bij een van beide helften.

### De beurt

chapter-turn = De beurt
law-turn = Om de beurt legt iedere speler één steen uit de hand aan een open einde.
law-turn-several = Om de beurt legt iedere speler stenen uit de hand aan open einden.
turn-plays = In elke beurt:
turn-first-plays = In de eerste beurt van een speler:
turn-leader-plays = In de eerste beurt van wie uitkomt, het uitkomen meegerekend:
turn-plays-most = { $n ->
    [one] Er wordt hoogstens { $n } steen gelegd.
   *[other] Er worden hoogstens { $n } stenen gelegd.
}
turn-plays-most-unlimited = Er mogen zoveel stenen worden gelegd als er passen.
turn-plays-least = { $n ->
    [one] Er wordt minstens { $n } steen gelegd, of geen.
   *[other] Er worden minstens { $n } stenen gelegd, of geen; wie er minder heeft, legt ze allemaal.
}
turn-plays-per-arm = { $n ->
    [one] Hoogstens { $n } daarvan komt aan één arm.
   *[other] Hoogstens { $n } daarvan komen aan één arm.
}
turn-plays-arms-any = Ze mogen aan elke arm.
turn-plays-arms-one = Ze komen allemaal aan één arm.
turn-plays-arms-different = Elk komt aan een andere arm.
turn-plays-arms-own-train = Ze komen alleen aan de eigen trein.
turn-plays-duty-first = Daarna mag de speler altijd stoppen.
turn-plays-duty-while-able = De speler moet doorgaan zolang er een steen past.
turn-plays-last-double-not-allowed = Een dubbele steen mag niet de laatste zijn, tenzij de speler daarmee uit is: hij wordt alleen gelegd als er nog een steen op kan volgen, en dan moet dat ook.
turn-again-gives-may-play = { $kind ->
    [every] Wie een steen heeft gelegd, mag er nog een leggen.
    [doubles] Wie een dubbele steen heeft gelegd, mag nog een steen leggen.
    [mixed] Wie een steen heeft gelegd die niet dubbel is, mag er nog een leggen.
   *[listed] { $n ->
        [1] Wie { $tiles } heeft gelegd, mag nog een steen leggen.
       *[other] Wie een van de stenen { $tiles } heeft gelegd, mag er nog een leggen.
    }
}
turn-again-gives-play-if-able = { $kind ->
    [every] Wie een steen heeft gelegd, moet er nog een leggen als dat kan.
    [doubles] Wie een dubbele steen heeft gelegd, moet nog een steen leggen als dat kan.
    [mixed] Wie een steen heeft gelegd die niet dubbel is, moet er nog een leggen als dat kan.
   *[listed] { $n ->
        [1] Wie { $tiles } heeft gelegd, moet nog een steen leggen als dat kan.
       *[other] Wie een van de stenen { $tiles } heeft gelegd, moet er nog een leggen als dat kan.
    }
}
turn-again-gives-must-play = { $kind ->
    [every] Wie een steen heeft gelegd, moet er nog een leggen. Wie dat niet kan, pakt of past als in elke beurt.
    [doubles] Wie een dubbele steen heeft gelegd, moet nog een steen leggen. Wie dat niet kan, pakt of past als in elke beurt.
    [mixed] Wie een steen heeft gelegd die niet dubbel is, moet er nog een leggen. Wie dat niet kan, pakt of past als in elke beurt.
   *[listed] { $n ->
        [1] Wie { $tiles } heeft gelegd, moet nog een steen leggen. Wie dat niet kan, pakt of past als in elke beurt.
       *[other] Wie een van de stenen { $tiles } heeft gelegd, moet er nog een leggen. Wie dat niet kan, pakt of past als in elke beurt.
    }
}
turn-again-gives-new-turn = { $kind ->
    [every] Wie een steen heeft gelegd, is nog een keer aan de beurt, met alles wat daarbij hoort.
    [doubles] Wie een dubbele steen heeft gelegd, is nog een keer aan de beurt, met alles wat daarbij hoort.
    [mixed] Wie een steen heeft gelegd die niet dubbel is, is nog een keer aan de beurt, met alles wat daarbij hoort.
   *[listed] { $n ->
        [1] Wie { $tiles } heeft gelegd, is nog een keer aan de beurt, met alles wat daarbij hoort.
       *[other] Wie een van de stenen { $tiles } heeft gelegd, is nog een keer aan de beurt, met alles wat daarbij hoort.
    }
}
turn-again-at = Van de open einden mag hij aan deze worden gelegd:
turn-again-no-drawing = Er wordt niet voor gepakt.
turn-again-event-lead = Dit geldt alleen voor de eerste steen van de ronde.
turn-again-of = { $kind ->
    [doubles] De volgende steen moet dubbel zijn.
    [mixed] De volgende steen mag niet dubbel zijn.
   *[listed] De volgende steen moet een van deze zijn: { $tiles }.
}
turn-again-times = { $n ->
    [one] Dit gebeurt hoogstens één keer per beurt.
   *[other] Dit gebeurt hoogstens { $n } keer per beurt.
}
turn-again-drawn-does-not = Dit geldt niet voor een steen die in dezelfde beurt is gepakt.
turn-again-condition = { $n ->
    [1] Dit geldt alleen als:
   *[other] Dit geldt alleen als dit alles waar is:
}
turn-row = Een rij wordt vanaf de voorkant gespeeld:
turn-row-look-nothing = Wie aan de beurt is, keert de voorste steen van zijn rij om, zodat iedereen hem ziet. Past hij, dan moet hij worden gelegd.
turn-row-look-front = Een speler mag de voorste steen van zijn eigen rij bekijken, en geen andere. In zijn beurt legt hij die steen als hij past.
turn-row-goes-on-while-fitting = Na een gelegde steen gaat de speler verder met de volgende; de beurt eindigt met passen, bij een steen die niet past.
turn-row-goes-on-one-tile = Na één gelegde steen is de beurt voorbij.
turn-row-unfitting-to-far-end = Met een steen die niet past, past de speler, en de steen gaat met de ogen naar beneden naar het andere eind van de rij.
turn-row-unfitting-stays = Met een steen die niet past, past de speler, en de steen blijft met de ogen naar beneden vooraan liggen.
turn-row-doubles-face-up = Een dubbele steen die niet past, blijft open aan het andere eind van de rij liggen. In een latere beurt mag hij worden gelegd voordat de voorste steen aan de beurt komt.
turn-row-drawn-to-far-end = Een gepakte steen gaat ongezien naar het andere eind van de rij.
turn-row-drawn-to-front = Wie een steen pakt, legt eerst de steen weg die niet paste; de gepakte steen komt vooraan en wordt net zo gespeeld.
turn-declares-with-play = Het wordt gezegd vóór het leggen van een steen, dat meteen volgt.
turn-declares-with-pass = Het wordt gezegd vóór een pas, die meteen volgt.
turn-declares-with-turn = Wie het zegt, doet in die beurt niets anders; het is geen pas. Niemand zegt het twee keer in een ronde.
turn-declares-with-before-turn = Het wordt gezegd aan het begin van een beurt, vóór al het andere.
turn-declares-duty-may = Niemand hoeft het te zeggen.
turn-declares-duty-must = Het moet gezegd worden; anders mag de rest niet.
turn-declares-tile = De steen is een van deze: { $tiles }.
turn-declares-number = Er wordt een getal van de set bij genoemd.
turn-declares-condition = { $n ->
    [1] Het wordt alleen gezegd als:
   *[other] Het wordt alleen gezegd als dit allemaal waar is:
}
turn-calls-pass = Wie past, zegt dat.
turn-calls-last-tile = Wie nog één steen heeft, zegt dat.
turn-calls-going-out = Wie uit is, zegt dat.
turn-calls-double = Wie een dubbele steen legt, zegt dat.
turn-limits = Dit beperkt wat er gelegd mag worden.
turn-limits-while = Het geldt alleen zolang:
turn-limits-who = Het bindt deze spelers: { $who }.
turn-limits-steps-lead = Het bindt de eerste steen van de ronde.
turn-limits-steps-turn = Het bindt de eerste steen van een beurt.
turn-limits-steps-further = Het bindt de verdere stenen van een beurt.
turn-limits-of = Het gaat alleen om deze stenen: { $tiles }.
turn-limits-of-none = Het gaat om geen enkele steen.
turn-limits-at = Het gaat alleen om stenen aan deze einden:
turn-limits-tiles = Daar mogen alleen deze stenen worden gelegd: { $tiles }.
turn-limits-tiles-none = Daar mag niets worden gelegd.
turn-limits-where = Ze mogen alleen aan deze einden worden gelegd:
turn-limits-after = Een steen mag alleen worden gelegd als daarna:
turn-limits-first = Zolang er een open einde van deze soort is, mag nergens anders worden gelegd:
turn-limits-if-none-stuck = Wie dan niets te leggen heeft, kan niet aanleggen.
turn-limits-if-none-lifted = Zou er dan niets gelegd kunnen worden, dan vervalt de beperking.

### Pakken

chapter-draw = Pakken
draw-when-never = Er wordt niet gepakt.
draw-when-when-stuck = Wie niet kan aanleggen, moet uit de pot pakken. Wie wel kan aanleggen, mag dat niet.
draw-when-may-when-stuck = Wie niet kan aanleggen, mag uit de pot pakken of passen. Wie wel kan aanleggen, mag niet pakken.
draw-when-every-turn = Elke beurt behalve het uitkomen begint met een steen uit de pot, zolang daaruit gepakt kan worden. Wie dan niet kan aanleggen, moet verder pakken.
draw-when-at-will = Voor het aanleggen mag een speler uit de pot pakken, ook wie wel kan aanleggen. Wie niet kan aanleggen, moet pakken.
draw-most = { $n ->
    [one] Per beurt pakt een speler hoogstens { $n } steen.
   *[other] Per beurt pakt een speler hoogstens { $n } stenen.
}
draw-most-unlimited = { $when ->
    [at-will] Er is geen grens aan het aantal stenen dat per beurt wordt gepakt.
    [may-when-stuck] Er is geen grens aan het aantal stenen dat per beurt wordt gepakt.
   *[when-stuck] Er wordt steen voor steen gepakt tot er een past.
}
draw-most-in-round = { $n ->
    [one] In de hele ronde pakt een speler hoogstens { $n } steen.
   *[other] In de hele ronde pakt een speler hoogstens { $n } stenen.
}
draw-reserve = { $n ->
    [0] De pot mag tot de laatste steen worden leeggepakt.
    [one] De laatste steen van de pot wordt nooit gepakt.
   *[other] De laatste { $n } stenen van de pot worden nooit gepakt.
}
draw-drawn-must-be-played = { $when ->
    [at-will] Wie na het pakken kan aanleggen, mag niet passen.
   *[when-stuck] Wie na het pakken kan aanleggen, moet dat doen.
}
draw-drawn-may-be-kept = Wie heeft gepakt, mag de steen houden en passen, ook als aanleggen zou kunnen.
draw-drawn-ends-the-turn = { $most ->
    [single] De gepakte steen blijft in de hand voor een latere beurt, ook als die zou passen: na het pakken is de beurt voorbij.
    [several] De beurt is voorbij zodra een gepakte steen zou passen of de speler alles heeft gepakt wat in een beurt mag; de gepakte stenen blijven in de hand.
   *[unlimited] De beurt is voorbij zodra een gepakte steen zou passen; die blijft in de hand voor een latere beurt.
}

### Passen

chapter-pass = Passen
pass-when-when-stuck = { $drawing ->
    [never] Wie kan aanleggen, moet dat doen. Wie niet kan aanleggen, past.
    [kept] Wie niet kan aanleggen en niet kan pakken, past.
    [may] Wie kan aanleggen, moet dat doen. Niemand die kan aanleggen, mag passen.
   *[other] Wie niet kan aanleggen en niet kan pakken, past. Niemand anders mag passen.
}
pass-when-at-will = Behalve bij het uitkomen mag een speler altijd passen, ook als aanleggen zou kunnen. Passen allen na elkaar, dan is de ronde voorbij als bij een blokkade.
pass-passer-leaves-the-round = Wie past, ligt uit de ronde en houdt de stenen. Blijft er één speler over, dan wint die de ronde.
pass-discards-one-tile = Wie niet kan aanleggen, legt in plaats van te passen een steen uit de hand dicht weg.
pass-passer-marks-own-train = Wie past, legt een marker op de eigen trein.
pass-marker-off-play-on-own-train = De marker gaat eraf als de eigenaar aan die trein aanlegt.
pass-marker-off-any-play = De marker gaat eraf als de eigenaar ergens een steen legt.

### Het einde van de ronde

chapter-finish = Het einde van de ronde
finish-out = { $sides ->
    [two-sides] Wie het eerst zijn laatste steen legt, is uit. Daarmee is de ronde voorbij, en het team van die speler heeft gewonnen.
   *[each-alone] Wie het eerst zijn laatste steen legt, is uit. Daarmee is de ronde voorbij, en die speler heeft gewonnen.
}
finish-out-plain = Wie de laatste steen uit de hand heeft gelegd, is uit en komt niet meer aan de beurt.
finish-out-when = { $n ->
    [1] Wie geen stenen meer heeft, is alleen uit als dit geldt; tot dan speelt die verder:
   *[other] Wie geen stenen meer heeft, is alleen uit als dit alles geldt; tot dan speelt die verder:
}
finish-out-ends-round = { $n ->
    [one] De ronde is voorbij als { $n } speler uit is.
   *[other] De ronde is voorbij als { $n } spelers uit zijn.
}
finish-out-ends-round-one-seat = De ronde is voorbij zodra één speler uit is.
finish-out-ends-round-whole-side = { $sides ->
    [two-sides] De anderen spelen door; de ronde is voorbij als alle spelers van één team uit zijn.
   *[each-alone] De ronde is voorbij zodra één speler uit is.
}
finish-out-ends-round-all-but-one = De anderen spelen door; de ronde is voorbij als nog maar één speler stenen heeft.
finish-out-ends-round-all = De anderen spelen door; de ronde is voorbij als allen uit zijn, of als ze geblokkeerd is.
finish-out-winner-first-out = { $sides ->
    [two-sides] Het team dat het eerst uit is, wint de ronde.
   *[each-alone] Wie het eerst uit was, wint de ronde.
}
finish-out-winner-last-out = { $sides ->
    [two-sides] Het team van wie het laatst uit was, wint de ronde.
   *[each-alone] Wie het laatst uit was, wint de ronde.
}
finish-out-winner-last-in = { $sides ->
    [two-sides] De ronde wordt gewonnen door wie nog stenen heeft: het team waarvan minder spelers uit zijn.
   *[each-alone] De ronde wordt gewonnen door wie nog stenen heeft.
}
finish-out-winner-by-block = Dan beslissen de handen wie gewonnen heeft, net als na een blokkade.
finish-block = { $drawing ->
    [never] De ronde is geblokkeerd als niemand meer kan aanleggen.
   *[other] De ronde is geblokkeerd als niemand meer kan aanleggen en er niets meer uit de pot te pakken valt.
}
finish-block-established-passes = { $drawing ->
    [never] Een blokkade wordt bevestigd door te passen: wie als eerste niet kan aanleggen, past, de anderen passen om de beurt ook, en als allen na elkaar hebben gepast, is de ronde voorbij. Wordt er tussendoor een steen gelegd, dan begint het opnieuw.
   *[other] Een blokkade wordt bevestigd door te passen: wie als eerste niet kan aanleggen of pakken, past, de anderen passen om de beurt ook, en als allen na elkaar hebben gepast, is de ronde voorbij. Wordt er tussendoor een steen gelegd of gepakt, dan begint het opnieuw.
}
finish-block-established-at-once = Bij een blokkade is de ronde meteen voorbij, zonder dat er gepast wordt.
finish-block-established-called = Is de ronde geblokkeerd, dan mag wie aan de beurt is dat melden voordat hij iets anders doet; daarmee is de ronde voorbij. Ze is ook voorbij als allen na elkaar hebben gepast.
finish-block-established-first-stuck = De ronde is voorbij zodra één speler niet kan aanleggen of pakken en past, wat de anderen ook hebben.
finish-block-established-never = Door een blokkade wint niemand: als allen na elkaar hebben gepast, stopt de ronde gewoon.
finish-block-candidates-seats = { $sides ->
    [two-sides] Na een blokkade wordt elke hand apart geteld, en de beste hand wint voor het hele team.
   *[each-alone] Na een blokkade tellen de spelers wat ze in de hand hebben.
}
finish-block-candidates-sides = { $sides ->
    [two-sides] Na een blokkade telt elk team al zijn handen bij elkaar op.
   *[each-alone] Na een blokkade tellen de spelers wat ze in de hand hebben.
}
finish-block-candidates-closer-and-next = Na een blokkade worden alleen de hand van wie de laatste steen legde en die van de speler daarna vergeleken.
finish-block-candidates-closer-and-previous = Na een blokkade worden alleen de hand van wie de laatste steen legde en die van de speler daarvoor vergeleken.
finish-block-candidates-nobody = Een geblokkeerde ronde wordt door niemand gewonnen.
finish-block-candidates-named = Na een blokkade worden alleen deze handen vergeleken: { $seats }.
finish-block-best-fewest-pips = { $place ->
    [first] De minste ogen winnen de ronde.
   *[next] Staat het gelijk, dan winnen daarvan de minste ogen.
}
finish-block-best-fewest-side-pips = { $place ->
    [first] Het team waarvan de handen samen het minst tellen, wint de ronde.
   *[next] Staat het gelijk, dan wint het team waarvan de handen samen het minst tellen.
}
finish-block-best-most-pips = { $place ->
    [first] De meeste ogen winnen de ronde.
   *[next] Staat het gelijk, dan winnen daarvan de meeste ogen.
}
finish-block-best-fewest-tiles = { $place ->
    [first] Wie de minste stenen heeft, wint de ronde.
   *[next] Staat het gelijk, dan wint van hen wie de minste stenen heeft.
}
finish-block-best-no-doubles = { $place ->
    [first] Wie geen dubbele steen heeft, wint de ronde.
   *[next] Staat het gelijk, dan wint van hen wie geen dubbele steen heeft.
}
finish-block-best-fewest-doubles = { $place ->
    [first] Wie de minste dubbele stenen heeft, wint de ronde.
   *[next] Staat het gelijk, dan wint van hen wie de minste dubbele stenen heeft.
}
finish-block-best-fewest-mixed-pips = { $place ->
    [first] De minste ogen zonder de dubbele stenen winnen de ronde.
   *[next] Staat het gelijk, dan winnen daarvan de minste ogen zonder de dubbele stenen.
}
finish-block-best-lightest-tile = { $place ->
    [first] Wie de lichtste losse steen heeft, wint de ronde.
   *[next] Staat het gelijk, dan wint van hen wie de lichtste losse steen heeft.
}
finish-block-best-closer = { $place ->
    [first] { $sides ->
        [two-sides] Het team dat de laatste steen legde, wint de ronde.
       *[each-alone] Wie de laatste steen legde, wint de ronde.
    }
   *[next] { $sides ->
        [two-sides] Staat het gelijk, dan wint het team dat de laatste steen legde.
       *[each-alone] Staat het gelijk, dan wint wie de laatste steen legde, als die erbij hoort.
    }
}
finish-block-best-not-closer = { $place ->
    [first] { $sides ->
        [two-sides] Het team dat de laatste steen legde, verliest de ronde.
       *[each-alone] Wie de laatste steen legde, kan de ronde niet winnen.
    }
   *[next] { $sides ->
        [two-sides] Staat het gelijk, dan verliest het team dat de laatste steen legde.
       *[each-alone] Staat het gelijk, dan valt af wie de laatste steen legde.
    }
}
finish-block-best-leader = { $place ->
    [first] { $sides ->
        [two-sides] Het team dat uitkwam, wint de ronde.
       *[each-alone] Wie uitkwam, wint de ronde.
    }
   *[next] { $sides ->
        [two-sides] Staat het gelijk, dan wint het team dat uitkwam.
       *[each-alone] Staat het gelijk, dan wint wie uitkwam, als die erbij hoort.
    }
}
finish-block-best-nearest-to-leader = { $place ->
    [first] Wie in de beurtvolgorde het dichtst bij de speler zit die uitkwam, wint de ronde; die speler zelf gaat voor.
   *[next] Staat het gelijk, dan wint van hen wie in de beurtvolgorde het dichtst bij de speler zit die uitkwam; die speler zelf gaat voor.
}
finish-block-best-nearest-to-closer = { $place ->
    [first] Wie in de beurtvolgorde het eerst komt na de speler die de laatste steen legde, wint de ronde; die speler zelf komt het laatst.
   *[next] Staat het gelijk, dan wint van hen wie in de beurtvolgorde het eerst komt na de speler die de laatste steen legde; die speler zelf komt het laatst.
}
finish-block-best-fewest = { $place ->
    [first] Wie hiervan het minst heeft, wint de ronde:
   *[next] Staat het gelijk, dan wint van hen wie hiervan het minst heeft:
}
finish-block-best-most = { $place ->
    [first] Wie hiervan het meest heeft, wint de ronde:
   *[next] Staat het gelijk, dan wint van hen wie hiervan het meest heeft:
}
finish-block-tie-nobody = Blijft het gelijk, dan wint niemand de ronde.
finish-block-tie-shared = { $sides ->
    [two-sides] Blijft het gelijk, dan winnen beide teams de ronde.
   *[each-alone] Blijft het gelijk, dan winnen allen die gelijk staan de ronde.
}
finish-block-tie-replay = Blijft het gelijk, dan telt de ronde niet en wordt ze overgespeeld.

### De partij

chapter-match = De partij
match-counting-points = { $sides ->
    [two-sides] Elk team telt zijn punten van ronde tot ronde bij elkaar op.
   *[each-alone] Iedere speler telt zijn punten van ronde tot ronde bij elkaar op.
}
match-counting-rounds-won = Alleen gewonnen rondes tellen, elk voor één.
match-target = { $counting ->
    [rounds-won] { $sides ->
        [two-sides] { $n ->
            [one] De partij is uit als een team { $n } ronde heeft gewonnen.
           *[other] De partij is uit als een team { $n } rondes heeft gewonnen.
        }
       *[each-alone] { $n ->
            [one] De partij is uit als een speler { $n } ronde heeft gewonnen.
           *[other] De partij is uit als een speler { $n } rondes heeft gewonnen.
        }
    }
    [exactly] { $sides ->
        [two-sides] { $n ->
            [one] De partij eindigt met de ronde waarin een team { $n } punt bereikt.
           *[other] De partij eindigt met de ronde waarin een team { $n } punten bereikt.
        }
       *[each-alone] { $n ->
            [one] De partij eindigt met de ronde waarin een speler { $n } punt bereikt.
           *[other] De partij eindigt met de ronde waarin een speler { $n } punten bereikt.
        }
    }
   *[points] { $sides ->
        [two-sides] { $n ->
            [one] De partij eindigt met de ronde waarin een team { $n } punt of meer bereikt.
           *[other] De partij eindigt met de ronde waarin een team { $n } punten of meer bereikt.
        }
       *[each-alone] { $n ->
            [one] De partij eindigt met de ronde waarin een speler { $n } punt of meer bereikt.
           *[other] De partij eindigt met de ronde waarin een speler { $n } punten of meer bereikt.
        }
    }
}
match-rounds = { $target ->
    [none] { $n ->
        [one] De partij eindigt na { $n } ronde.
       *[other] De partij eindigt na { $n } rondes.
    }
   *[given] { $n ->
        [one] In elk geval eindigt de partij na { $n } ronde.
       *[other] In elk geval eindigt de partij na { $n } rondes.
    }
}
match-target-none = Geen aantal punten of rondes maakt een einde aan de partij: je speelt zo lang je wilt.
match-best-highest = { $counting ->
    [rounds-won] Wie de meeste rondes heeft gewonnen, wint de partij.
   *[points] Wie de meeste punten heeft, wint de partij.
}
match-best-lowest = { $counting ->
    [rounds-won] Wie de minste rondes heeft gewonnen, wint de partij.
   *[points] Wie de minste punten heeft, wint de partij.
}
match-tie-another-round = Staat het bovenaan gelijk, dan wordt er nog een ronde gespeeld.
match-tie-shared = Staat het bovenaan gelijk, dan wordt de winst gedeeld.

### Fouten

chapter-fouls = Fouten
fouls = Tenzij iets anders is gezegd of afgesproken, wordt een zet tegen de regels teruggenomen en moet de speler opnieuw zetten.
fouls-remedy-taken-back = { $ends ->
    [nothing] { $breach ->
        [false-pass] Past een speler die kon aanleggen of moest pakken, dan telt het passen niet en moet de speler opnieuw zetten.
        [false-block] Meldt een speler een blokkade terwijl de ronde niet geblokkeerd is, dan telt dat niet en moet de speler opnieuw zetten.
       *[illegal-tile] Legt een speler een steen waar die niet past, dan wordt die teruggenomen en moet de speler opnieuw zetten.
    }
   *[other] { $breach ->
        [false-pass] Past een speler die kon aanleggen of moest pakken, dan telt het passen niet.
        [false-block] Meldt een speler een blokkade terwijl de ronde niet geblokkeerd is, dan telt dat niet.
       *[illegal-tile] Legt een speler een steen waar die niet past, dan wordt die teruggenomen.
    }
}
fouls-remedy-stands = { $breach ->
    [false-pass] Past een speler die kon aanleggen of moest pakken, dan blijft het daarbij, maar het telt nooit mee voor een blokkade.
    [false-block] Meldt een speler een blokkade terwijl de ronde niet geblokkeerd is, dan heeft dat geen gevolg.
   *[illegal-tile] Legt een speler een steen waar die niet past, dan blijft die liggen.
}
fouls-breach-illegal-tile = Legt een speler een steen waar die niet past:
fouls-breach-false-pass = Past een speler die kon aanleggen of moest pakken:
fouls-breach-false-block = Meldt een speler een blokkade terwijl de ronde niet geblokkeerd is:
fouls-breach-drew-though-able = Pakt een speler die niet mag pakken:
fouls-breach-touched-tile = Raakt een speler een steen aan en legt die een andere:
fouls-breach-missed-call = Zegt een speler niet wat gezegd moet worden:
fouls-breach-wrong-claim = Meldt een speler iets wat niet waar is:
fouls-breach-wrong-count = Telt een speler verkeerd:
fouls-breach-talk = Praten partners of laten ze zien wat ze hebben:
fouls-then-taken-back = Wat is gedaan, wordt teruggenomen.
fouls-then-stands = Wat is gedaan, blijft zo.
fouls-remedy-exposed = De steen wordt teruggenomen en ligt open voor de speler, die hem moet leggen zodra dat kan.
fouls-draws = { $n ->
    [one] De speler pakt { $n } steen, als de pot die kan geven.
   *[other] De speler pakt { $n } stenen, voor zover de pot die kan geven.
}
fouls-ends-nothing = De ronde gaat door.
fouls-ends-round-lost = { $sides ->
    [two-sides] De ronde is voorbij: het team dat de fout maakte heeft verloren, het andere heeft gewonnen.
   *[each-alone] De ronde is voorbij: wie de fout maakte heeft verloren, alle anderen hebben gewonnen.
}
fouls-ends-round-void = De ronde is voorbij: ze telt niet en wordt overgespeeld.
fouls-ends-match-lost = { $sides ->
    [two-sides] De partij is voorbij: het team dat de fout maakte heeft verloren, het andere heeft gewonnen.
   *[each-alone] De partij is voorbij: wie de fout maakte heeft verloren, alle anderen hebben gewonnen.
}
