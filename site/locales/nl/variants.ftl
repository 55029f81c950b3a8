# SPDX-License-Identifier: CC-BY-4.0
# Titels, samenvattingen en huisregels per spel en titels van voorbeelden; het Engels staat in de bestanden van de spellen en scenario’s.

### all-fives

variant-all-fives-title = Alle Vijf
variant-all-fives-summary = Muggins met een spinner: de eerste dubbele steen mag vier kanten op groeien, en elk veelvoud van vijf aan de open einden telt.
variant-all-fives-option-hands-title = Hoeveel stenen iedere speler pakt
variant-all-fives-option-hands-note = Meer stenen voor twee spelers maken een langere ronde.
variant-all-fives-option-hands-choice-nine-seven-five-title = Negen met twee spelers, zeven met drie, vijf met vier
variant-all-fives-option-hands-choice-seven-five-five-title = Zeven met twee spelers, vijf met drie of vier
variant-all-fives-option-hands-choice-five-title = Vijf
variant-all-fives-option-first-lead-title = Wie in de eerste ronde uitkomt
variant-all-fives-option-first-lead-note = De een loot, de ander zoekt de hoogste dubbele steen.
variant-all-fives-option-first-lead-choice-lot-title = Wie het lot aanwijst, met een steen naar keuze
variant-all-fives-option-first-lead-choice-highest-double-title = De hoogste dubbele steen, of anders de steen met de meeste ogen, en die wordt gelegd
variant-all-fives-option-sides-first-title = Waar aan de eerste dubbele steen mag worden gelegd
variant-all-fives-option-sides-first-note = Meestal worden eerst de twee lange kanten bezet.
variant-all-fives-option-sides-first-choice-sides-first-title = Eerst aan de twee zijkanten, dan aan de koppen
variant-all-fives-option-sides-first-choice-anywhere-title = Op elk van de vier plaatsen
variant-all-fives-option-block-pays-title = Wat een blokkade oplevert
variant-all-fives-option-block-pays-note = Bij Kelley krijgt ieder punten die minder heeft dan een ander.
variant-all-fives-option-block-pays-choice-winner-title = De winnaar krijgt de ogen van de anderen, afgerond op vijven
variant-all-fives-option-block-pays-choice-differences-title = Ieder krijgt wat zwaardere handen meer hebben
variant-all-fives-option-block-pays-choice-differences-award-differences-title = Ogen die zwaardere handen meer hebben
variant-all-fives-option-target-title = Hoeveel punten de partij winnen
variant-all-fives-option-target-note = In druk lopen de getallen van 100 tot 250.
variant-all-fives-option-unit-title = Hoe punten worden geteld
variant-all-fives-option-unit-note = Op een cribbagebord is elke vijf één gaatje, en 61 gaatjes is één keer rond.
variant-all-fives-option-unit-choice-pips-title = Elk oog is een punt
variant-all-fives-option-unit-choice-fives-title = Elke vijf is een punt, en 61 wint

### all-fives-eggs

variant-all-fives-eggs-title = Alle Vijf met eieren
variant-all-fives-eggs-summary = Alle Vijf voor twee spelers tot 305: de dubbele vijf komt uit, de laatste steen van de pot wordt nooit gepakt, en een ronde die gelijk eindigt, laat al haar ogen als eieren achter voor wie de volgende keer wint.
variant-all-fives-eggs-award-pips-title = Overgebleven ogen
variant-all-fives-eggs-award-eggs-won-title = Eieren
variant-all-fives-eggs-counter-eggs-title = Eieren
variant-all-fives-eggs-rule-eggs-title = Ogen die niemand wint, zijn eieren

### all-threes

variant-all-threes-title = Alle Drie
variant-all-threes-summary = Muggins met drieën: wie de einden een veelvoud van drie laat zijn, krijgt die som.
variant-all-threes-award-threes-title = Drieën

### amazonas

variant-amazonas-title = Domino uit Manaus
variant-amazonas-summary = Domino in paren van de Amazone met vier open einden: veelvouden van vijf tellen tijdens het spel, elke keer passen geeft het andere team tien, en een dubbele als laatste steen twintig.
variant-amazonas-award-fives-title = Vijven
variant-amazonas-award-pass-title = De anderen passen
variant-amazonas-award-double-title = Een dubbele als laatste steen
variant-amazonas-option-pass-title = Wat passen van de anderen waard is
variant-amazonas-option-pass-note = Het verhaal heeft tien; er schijnt ook om twintig te worden gespeeld.
variant-amazonas-option-three-passes-title = Wat drie keer passen achter elkaar waard is voor wie weer aan de beurt komt
variant-amazonas-option-three-passes-note = Van horen zeggen, maar vaak verteld.
variant-amazonas-option-three-passes-choice-nothing-title = Niets
variant-amazonas-option-three-passes-choice-fifty-title = Vijftig punten
variant-amazonas-option-three-passes-choice-fifty-award-galo-title = Galo

### antilles-three

variant-antilles-three-title = Domino uit Martinique voor drie
variant-antilles-three-summary = Op de Antillen speelt men met z’n drieën: ieder zeven stenen, zeven blijven dicht, en wie niets heeft gewonnen als iemand de derde ronde wint, is het varken.
variant-antilles-three-option-block-title = Wie een blokkade wint
variant-antilles-three-option-block-note = De een geeft de ronde aan de lichtste hand, de ander aan niemand.
variant-antilles-three-option-block-choice-fewest-pips-title = De laagste hand
variant-antilles-three-option-block-choice-below-six-title = De laagste hand, als die minder dan zes ogen heeft
variant-antilles-three-option-block-choice-below-six-award-win-title = Gewonnen ronde
variant-antilles-three-option-block-choice-nobody-title = Niemand

### bazaar

variant-bazaar-title = Bazaar
variant-bazaar-summary = Het spel van een Russisch-Tsjechische speelsite: de laagste dubbele steen opent, blanco mag niet, wie niet kan, gaat naar de bazaar, en overgebleven ogen tellen tegen wie ze heeft.
variant-bazaar-award-penalty-title = Strafpunten
variant-bazaar-option-reserve-title = Hoeveel stenen nooit worden gepakt
variant-bazaar-option-reserve-note = De site laat de keuze aan wie de tafel opent.
variant-bazaar-option-reserve-choice-none-title = Geen, de hele bazaar mag worden gepakt
variant-bazaar-option-reserve-choice-one-title = Eén
variant-bazaar-option-reserve-choice-two-title = Twee

### bergen

variant-bergen-title = Bergen
variant-bergen-summary = Domino met pot en punten voor gelijke einden: twee als beide einden gelijk zijn, drie als een ervan een dubbele steen is.
variant-bergen-award-opening-title = Uitgekomen met een dubbele
variant-bergen-award-double-header-title = Twee gelijke
variant-bergen-award-triple-header-title = Drie gelijke
variant-bergen-award-round-title = Gewonnen ronde
variant-bergen-option-opener-title = Wie uitkomt, en waarmee
variant-bergen-option-opener-note = De bronnen noemen de hoogste dubbele steen, de laagste, of wie dan ook.
variant-bergen-option-opener-choice-highest-double-title = De hoogste dubbele steen; zonder dubbele wordt er opnieuw gedeeld
variant-bergen-option-opener-choice-lowest-double-title = De laagste dubbele steen; zonder dubbele wordt er opnieuw gedeeld
variant-bergen-option-opener-choice-anybody-title = Wie het lot aanwijst, daarna om de beurt, met een steen naar keuze
variant-bergen-option-opening-title = Of uitkomen met een dubbele steen telt
variant-bergen-option-opening-note = Twee bronnen geven er twee punten voor, andere noemen ze niet.
variant-bergen-option-opening-choice-two-title = Het levert twee punten op
variant-bergen-option-opening-choice-nothing-title = Nee
variant-bergen-option-reserve-title = Hoeveel stenen nooit worden gepakt
variant-bergen-option-reserve-note = Eén bron houdt er twee achter.
variant-bergen-option-reserve-choice-none-title = Geen, de hele pot mag worden gepakt
variant-bergen-option-reserve-choice-two-title = Twee
variant-bergen-option-block-title = Wie een blokkade wint
variant-bergen-option-block-note = Volgens een oude regel tellen dubbele stenen in de hand tegen hun eigenaar.
variant-bergen-option-block-choice-fewest-pips-title = De laagste hand
variant-bergen-option-block-choice-no-doubles-title = De laagste hand zonder dubbele; hebben allen dubbele stenen, dan beslissen de ogen van de andere
variant-bergen-option-round-won-title = Wat een gewonnen ronde waard is
variant-bergen-option-round-won-note = Eén of twee punten staan in druk.
variant-bergen-option-round-won-choice-one-title = Eén punt
variant-bergen-option-round-won-choice-two-title = Twee punten
variant-bergen-option-target-title = Hoeveel punten de partij winnen
variant-bergen-option-target-note = Met meer spelers levert een ronde ieder minder op.
variant-bergen-option-near-target-title = Wat een zet vlak voor het doel oplevert
variant-bergen-option-near-target-note = Eén bron laat niemand over de laatste punten springen.
variant-bergen-option-near-target-choice-all-title = Alles wat hij waard is
variant-bergen-option-near-target-choice-capped-title = Wie er twee tekortkomt, maar één; wie er drie tekortkomt, maar twee

### blind-hughie

variant-blind-hughie-title = Blind Hughie
variant-blind-hughie-summary = Een zuiver geluksspel voor kinderen: niemand ziet zelfs zijn eigen stenen; die liggen in een rij met de ogen naar beneden en worden een voor een omgekeerd.
variant-blind-hughie-option-pace-title = Hoeveel stenen er in een beurt worden gelegd
variant-blind-hughie-option-pace-note = Elders keert iedere speler één steen om en niet meer.
variant-blind-hughie-option-pace-choice-while-fitting-title = Zolang er stenen passen
variant-blind-hughie-option-pace-choice-one-tile-title = Eén
variant-blind-hughie-option-doubles-title = Hoe een dubbele steen ligt die niet past
variant-blind-hughie-option-doubles-choice-face-up-title = Open, om later te worden gelegd
variant-blind-hughie-option-doubles-choice-face-down-title = Met de ogen naar beneden zoals andere stenen
variant-blind-hughie-option-branching-title = Of dubbele stenen vertakken
variant-blind-hughie-option-branching-note = Bij domino-play.com wordt er aan vier kanten aangelegd.
variant-blind-hughie-option-branching-choice-line-title = Ze vertakken niet
variant-blind-hughie-option-branching-choice-four-ways-title = Aan vier kanten
variant-blind-hughie-option-block-won-title = Wie een geblokkeerde ronde wint
variant-blind-hughie-option-block-won-note = Eén bron telt de stenen; bij family-games.com wint niemand.
variant-blind-hughie-option-block-won-choice-fewest-pips-title = De minste ogen
variant-blind-hughie-option-block-won-choice-fewest-tiles-title = De minste stenen
variant-blind-hughie-option-block-won-choice-nobody-title = Niemand
variant-blind-hughie-option-target-title = Hoeveel punten de partij winnen

### block

variant-block-title = Domino zonder pot
variant-block-summary = Het eenvoudigste spel met dominostenen. De stenen worden aan de twee einden van één rij gelegd, niemand pakt bij, en wie niet kan aanleggen, past.
variant-block-award-pips-title = Overgebleven ogen
variant-block-option-set-title = Met welke set er wordt gespeeld
variant-block-option-set-note = Een grotere set biedt plaats aan meer spelers.
variant-block-option-set-choice-double-six-title = Dubbel zes, 28 stenen
variant-block-option-set-choice-double-nine-title = Dubbel negen, 55 stenen, ieder zeven, tot zeven spelers
variant-block-option-set-choice-double-twelve-title = Dubbel twaalf, 91 stenen, ieder zeven, tot tien spelers
variant-block-option-hands-title = Hoeveel stenen iedere speler pakt
variant-block-option-hands-note = Over zeven bij twee spelers zijn de boeken het eens, over drie en vier spelers niet.
variant-block-option-hands-choice-usual-title = Met dubbel zes bij twee spelers zeven, bij drie of vier spelers vijf
variant-block-option-hands-choice-seven-title = Altijd zeven
variant-block-option-hands-choice-eight-less-players-title = Acht min het aantal spelers, bij twee tot vier spelers
variant-block-option-first-lead-title = Wie in de eerste ronde uitkomt
variant-block-option-first-lead-note = Hier beslissen de stenen, daar wordt er geloot.
variant-block-option-first-lead-choice-highest-double-title = De hoogste dubbele steen, of anders de steen met de meeste ogen, en die wordt gelegd
variant-block-option-first-lead-choice-lot-title = Wie het lot aanwijst, met een steen naar keuze
variant-block-option-later-lead-title = Wie in de volgende rondes uitkomt
variant-block-option-later-lead-note = Hierover zijn nauwelijks twee boeken het eens.
variant-block-option-later-lead-choice-winner-title = De winnaar van de vorige ronde; was die er niet, dan de volgende in de beurt
variant-block-option-later-lead-choice-next-in-turn-title = De volgende in de beurt na wie de vorige keer uitkwam
variant-block-option-later-lead-choice-lot-title = Wie het lot aanwijst
variant-block-option-later-lead-choice-highest-double-title = Weer de hoogste dubbele steen
variant-block-option-later-lead-choice-winner-not-of-block-title = De winnaar, maar na een blokkade de hoogste dubbele steen
variant-block-option-established-title = Hoe een blokkade wordt vastgesteld
variant-block-option-established-note = Families maken er ruzie over: de ene wacht tot iedereen een keer heeft gepast, de andere stopt zodra er nooit meer een steen past, de derde als iemand het zegt.
variant-block-option-established-choice-passes-title = Alle spelers passen na elkaar
variant-block-option-established-choice-at-once-title = Meteen, zodra er geen steen meer kan worden gelegd
variant-block-option-established-choice-called-title = Een speler meldt het in zijn beurt
variant-block-option-block-tie-title = Wat er gebeurt als het bij een blokkade gelijk staat
variant-block-option-block-tie-note = Er staan tien regels in druk. De gewoonste is dat niemand wint; de andere zijn plaatselijk.
variant-block-option-block-tie-choice-nobody-title = Niemand wint de ronde
variant-block-option-block-tie-choice-replay-title = De ronde wordt overgespeeld
variant-block-option-block-tie-choice-leader-title = Wie uitkwam, wint
variant-block-option-block-tie-choice-nearest-to-leader-title = Wie in de beurt het dichtst bij de uitkomer zit, wint
variant-block-option-block-tie-choice-closer-title = Wie de laatste steen legde, wint
variant-block-option-block-tie-choice-not-closer-title = Wie de laatste steen legde, verliest
variant-block-option-block-tie-choice-lightest-tile-title = De lichtste losse steen wint
variant-block-option-block-tie-choice-divided-title = Wie gelijk staan, winnen samen en verdelen de punten
variant-block-option-block-tie-choice-pairwise-title = Bij elke blokkade krijgt iedere speler wat elke zwaardere hand meer heeft
variant-block-option-block-tie-choice-pairwise-award-differences-title = Ogen die zwaardere handen meer hebben
variant-block-option-winner-gets-title = Welke ogen de winnaar krijgt
variant-block-option-winner-gets-note = Het maakt alleen verschil als de winnaar nog stenen heeft, dus bij een blokkade.
variant-block-option-winner-gets-choice-less-own-title = Die van de anderen, min de eigen ogen
variant-block-option-winner-gets-choice-opponents-title = Die van de anderen
variant-block-option-winner-gets-choice-all-hands-title = Die van alle handen samen
variant-block-option-winner-gets-choice-each-excess-title = Wat elke andere hand meer heeft dan die van de winnaar
variant-block-option-target-title = Hoeveel punten de partij winnen
variant-block-option-target-note = 61 en 121 zijn de gaatjes van een cribbagebord.
variant-block-option-false-pass-title = Wat passen kost als een speler had kunnen zetten
variant-block-option-false-pass-note = Thuis wordt het teruggenomen, op toernooien staat er straf op.
variant-block-option-false-pass-choice-taken-back-title = Niets, maar de speler moet zetten
variant-block-option-false-pass-choice-stands-title = Niets, en het passen blijft staan
variant-block-option-false-pass-choice-thirty-points-title = De speler moet zetten, en ieder ander krijgt 30 punten
variant-block-option-false-pass-choice-thirty-points-award-false-pass-title = Onterecht gepast
variant-block-option-false-pass-choice-fifty-points-void-title = De ronde eindigt zonder telling, en ieder ander krijgt 50 punten
variant-block-option-false-pass-choice-fifty-points-void-award-false-pass-title = Onterecht gepast
variant-block-option-false-pass-choice-round-lost-title = De ronde is verloren

### block-double-twelve

variant-block-double-twelve-title = Domino zonder pot met dubbel twaalf
variant-block-double-twelve-summary = Domino zonder pot voor een grote tafel: de set van 91 stenen, ieder zeven, tot tien spelers. Aan een kleine tafel blijven de meeste stenen ongezien, aan een volle maar weinig.
variant-block-double-twelve-option-hands-title = Hoeveel stenen iedere speler pakt
variant-block-double-twelve-option-hands-note = Met negen de man blijft er aan een volle tafel haast geen steen over.
variant-block-double-twelve-option-hands-choice-seven-title = Zeven
variant-block-double-twelve-option-hands-choice-nine-title = Negen
variant-block-double-twelve-option-target-title = Hoeveel punten de partij winnen
variant-block-double-twelve-option-target-note = Met veel spelers kan één ronde meer dan honderd punten opleveren.

### brasilia

variant-brasilia-title = Domino uit Brasília
variant-brasilia-summary = Domino in paren van de bond van Brasília: het paar met de minste ogen krijgt die van alle vier de spelers, en een gelijke blokkade telt voor niemand.

### brazil-fenae

variant-brazil-fenae-title = FENAE-domino
variant-brazil-fenae-summary = Domino in paren van de spelen van het Braziliaanse bankpersoneel: rondes tellen, geen ogen, het eerste paar met zes van de elf wint, en een gelijke blokkade wordt overgespeeld.

### brazil-points

variant-brazil-points-title = Braziliaans domino om punten
variant-brazil-points-summary = Het Braziliaanse kampioenschapsspel in paren: de ogen van de verliezers tellen, een gelijke blokkade is verloren voor wie hem sloot, en onterecht passen is duur.
variant-brazil-points-award-illegal-tile-title = Verkeerde steen
variant-brazil-points-award-false-pass-title = Onterecht gepast
variant-brazil-points-option-first-lead-title = Wie in de eerste ronde uitkomt
variant-brazil-points-option-first-lead-note = Clubs loten erom, aan de meeste tafels beslist de dubbele zes.
variant-brazil-points-option-first-lead-choice-double-six-title = Wie 6-6 heeft, met die steen
variant-brazil-points-option-first-lead-choice-lot-title = Wie het lot aanwijst, met een steen naar keuze
variant-brazil-points-option-target-title = Hoeveel punten de partij winnen
variant-brazil-points-option-target-note = Een korte partij gaat tot 50.

### brazil-six

variant-brazil-six-title = Braziliaans domino om zes punten
variant-brazil-six-summary = Domino in paren waarin telt hoe een ronde wordt gewonnen: gewoon één punt, met een dubbele twee, met een steen die aan beide einden past drie, met zo’n dubbele vier of meer; zes punten zijn een partij.
variant-brazil-six-award-win-title = Gewonnen ronde
variant-brazil-six-award-double-title = Carroça
variant-brazil-six-award-both-ends-title = Lá-e-lô
variant-brazil-six-award-crossed-title = Cruzada
variant-brazil-six-option-first-lead-title = Wie in de eerste ronde uitkomt
variant-brazil-six-option-first-lead-note = Clubs loten erom, aan de meeste tafels beslist de dubbele zes.
variant-brazil-six-option-first-lead-choice-double-six-title = Wie 6-6 heeft, met die steen
variant-brazil-six-option-first-lead-choice-lot-title = Wie het lot aanwijst, met een steen naar keuze
variant-brazil-six-option-crossed-title = Wat een dubbele steen die aan beide einden past waard is
variant-brazil-six-option-crossed-note = De bronnen noemen vier en zes punten.
variant-brazil-six-option-crossed-choice-four-title = Vier punten
variant-brazil-six-option-crossed-choice-six-title = Zes punten, de hele partij
variant-brazil-six-option-target-title = Hoeveel punten de partij winnen
variant-brazil-six-option-target-note = Zes is gewoon, toernooien hebben zeven.
variant-brazil-six-option-four-doubles-title = Wat er met een hand van vier of meer dubbele stenen gebeurt
variant-brazil-six-option-four-doubles-note = De ene bron deelt opnieuw en verdubbelt de inzet, de andere deelt alleen opnieuw.
variant-brazil-six-option-four-doubles-choice-redeal-title = Alle stenen worden opnieuw gedeeld
variant-brazil-six-option-four-doubles-choice-redeal-redeal-doubles-title = Vier dubbele stenen in een hand
variant-brazil-six-option-four-doubles-choice-nothing-title = Er wordt mee gespeeld

### chickenfoot

variant-chickenfoot-title = Kippenpoot
variant-chickenfoot-summary = Vier stenen rond de eerste dubbele en drie tenen aan elke volgende, voordat er elders wordt gespeeld; na tien rondes wint het laagste totaal.
variant-chickenfoot-award-left-title = Overgebleven ogen
variant-chickenfoot-option-hub-title = Hoeveel stenen rond de eerste dubbele komen
variant-chickenfoot-option-hub-note = Twee kippenpoten zijn er zes.
variant-chickenfoot-option-hub-choice-four-title = Vier
variant-chickenfoot-option-hub-choice-six-title = Zes, twee kippenpoten
variant-chickenfoot-option-frozen-title = Wat een open poot stillegt
variant-chickenfoot-option-frozen-note = Van twee programma’s legt het ene alleen de armen van de dubbele stil, het andere alles.
variant-chickenfoot-option-frozen-choice-everything-title = Al het andere aanleggen
variant-chickenfoot-option-frozen-choice-its-toes-title = Alleen aanleggen aan de eigen tenen
variant-chickenfoot-option-exhausted-title = Tenen waarvoor geen steen meer is
variant-chickenfoot-option-exhausted-note = De enige beschrijving die ervan spreekt, breekt af.
variant-chickenfoot-option-exhausted-choice-not-waited-for-title = Daarop wordt niet gewacht
variant-chickenfoot-option-exhausted-choice-waited-for-title = Daarop wordt gewacht, en zo raakt de ronde geblokkeerd
variant-chickenfoot-option-double-blank-title = Wat blanco in de hand telt
variant-chickenfoot-option-double-blank-note = Anders zou men blanco het liefst houden.
variant-chickenfoot-option-double-blank-choice-fifty-title = Dubbel blanco 50, ander blanco niets
variant-chickenfoot-option-double-blank-choice-blanks-25-title = Dubbel blanco 50, elke andere blanco helft 25
variant-chickenfoot-option-double-blank-choice-nothing-title = Niets
variant-chickenfoot-option-last-tile-title = Of een laatste steen moet worden gemeld
variant-chickenfoot-option-last-tile-note = Soms tikt men ermee op tafel; wie het vergeet, pakt er een.
variant-chickenfoot-option-last-tile-choice-no-need-title = Nee
variant-chickenfoot-option-last-tile-choice-announced-title = Ja, anders pakt wie hem heeft een steen

### cross

variant-cross-title = Kruis
variant-cross-summary = Domino met pot rond een kruis: alleen de eerste dubbele steen vertakt, en zijn vier kanten worden bezet voordat de armen groeien.
variant-cross-option-draws-title = Hoeveel stenen er in een beurt worden gepakt
variant-cross-option-draws-note = Minder pakken maakt een korter spel.
variant-cross-option-draws-choice-until-playable-title = Zoveel als nodig is
variant-cross-option-draws-choice-one-title = Hoogstens één
variant-cross-option-draws-choice-none-title = Geen: ieder zes stenen, de rest doet niet mee
variant-cross-option-second-tile-title = Of de uitkomer meteen een steen mag aanleggen
variant-cross-option-second-tile-note = Volgens een variant legt de uitkomer twee stenen.
variant-cross-option-second-tile-choice-not-allowed-title = Nee
variant-cross-option-second-tile-choice-allowed-title = Eén steen mag meteen volgen
variant-cross-option-second-tile-choice-allowed-again-second-title = Een tweede steen van de uitkomer

### cyprus

variant-cyprus-title = Cyprus
variant-cyprus-summary = Sebastopol voor een grote tafel: acht stenen vormen eerst een ster rond de dubbele negen, en wie niet kan, pakt één steen.
variant-cyprus-option-hands-title = Hoeveel stenen iedere speler pakt
variant-cyprus-option-hands-note = Bell geeft een kleine tafel er meer.
variant-cyprus-option-hands-choice-usual-title = Negen, acht, zeven, zeven, zes, zes en vijf met vier tot tien spelers
variant-cyprus-option-hands-choice-bell-title = Dertien, elf en negen met vier, vijf en zes spelers
variant-cyprus-option-nobody-has-it-title = Wat er gebeurt als niemand de hoogste dubbele steen heeft
variant-cyprus-option-nobody-has-it-note = De ene bron laat pakken, de andere deelt opnieuw.
variant-cyprus-option-nobody-has-it-choice-all-draw-title = Allen pakken om de beurt tot hij verschijnt
variant-cyprus-option-nobody-has-it-choice-redeal-title = Er wordt opnieuw gedeeld
variant-cyprus-option-reserve-title = Hoeveel stenen nooit worden gepakt
variant-cyprus-option-reserve-note = Eén bron laat de laatste steen liggen.
variant-cyprus-option-reserve-choice-none-title = Geen, de hele pot mag worden gepakt
variant-cyprus-option-reserve-choice-one-title = Eén
variant-cyprus-option-target-title = Hoeveel punten de partij winnen
variant-cyprus-option-target-note = Beide getallen staan in druk.

### czech-blind-alley

variant-czech-blind-alley-title = Blinde steeg
variant-czech-blind-alley-summary = Domino zonder pot voor twee uit Tsjechië: wie niet kan leggen, zegt ‘door’, en als geen van beiden kan, loopt de rij dood in een blinde steeg.
variant-czech-blind-alley-option-target-title = Hoeveel punten de partij winnen
variant-czech-blind-alley-option-target-note = De spelers spreken het vooraf af.

### czech-pairs

variant-czech-pairs-title = Tsjechisch domino in paren
variant-czech-pairs-summary = Het basisspel uit Tsjechische spelboeken: twee paren, alle stenen verdeeld, de dubbele zes opent de eerste ronde, en daarna schuift het uitkomen naar links op.

### czech-traditional

variant-czech-traditional-title = Traditioneel Tsjechisch domino
variant-czech-traditional-summary = Het spel van Tsjechische blaadjes: de dubbele zes begint, wie niet kan, pakt één steen, en bij een blokkade winnen de minste stenen, niet de minste ogen.
variant-czech-traditional-option-draws-title = Hoeveel stenen er in een beurt worden gepakt
variant-czech-traditional-option-draws-note = Het blaadje heeft het over één steen; elders pakt men door.
variant-czech-traditional-option-draws-choice-one-title = Hoogstens één
variant-czech-traditional-option-draws-choice-until-playable-title = Zoveel als nodig is

### doble-doce

variant-doble-doce-title = Dominó Doble Doce
variant-doble-doce-summary = Het Mexicaanse en Argentijnse doosspel met 91 stenen: ieder negen, de hoogste dubbele begint, en de winnaar krijgt wat elke andere hand meer heeft.
variant-doble-doce-option-boneyard-title = Hoeveel stenen wie niet kan pakt
variant-doble-doce-option-boneyard-note = Met zoveel stenen stoppen sommigen na één.
variant-doble-doce-option-boneyard-choice-until-playable-title = Zoveel als nodig is
variant-doble-doce-option-boneyard-choice-one-title = Hoogstens één

### domino-pool

variant-domino-pool-title = Domino om de inzet
variant-domino-pool-summary = Domino zonder pot om de inzet: ieder zet evenveel in, en wie het eerst uit is, of bij een blokkade de lichtste hand, krijgt alles.
variant-domino-pool-award-stake-title = Inleg
variant-domino-pool-award-pool-title = Inzet
variant-domino-pool-option-hands-title = Hoeveel stenen iedere speler pakt
variant-domino-pool-option-hands-note = Met minder verborgen stenen valt er meer te rekenen; die keuze voegen wij aan de boeken toe.
variant-domino-pool-option-hands-choice-eight-stay-title = Zoveel dat er minstens acht overblijven: zes met drie spelers, drie met zes
variant-domino-pool-option-hands-choice-all-title = Zoveel dat er minstens twee overblijven

### domino-whist

variant-domino-whist-title = Dominowhist
variant-domino-whist-summary = Domino in paren omgekeerd: wie aan het eind de meeste ogen heeft, krijgt ze als schuld, en het team dat het eerst honderd heeft, verliest.
variant-domino-whist-award-debit-title = Schuld
variant-domino-whist-option-later-lead-title = Wie in de volgende rondes uitkomt
variant-domino-whist-option-later-lead-note = De bron noemt alleen de eerste ronde.
variant-domino-whist-option-later-lead-choice-next-in-turn-title = De volgende in de beurt na wie de vorige keer uitkwam
variant-domino-whist-option-later-lead-choice-lot-title = Wie het lot aanwijst

### doubles

variant-doubles-title = Dubbele stenen
variant-doubles-summary = Een kruis rond de dubbele zes, waarin een gewone steen alleen mag worden gelegd waar de dubbele van dat getal al ligt.
variant-doubles-award-pips-title = Overgebleven ogen
variant-doubles-option-winner-gets-title = Welke ogen de winnaar krijgt
variant-doubles-option-winner-gets-note = De bron breekt af voor de telling.
variant-doubles-option-winner-gets-choice-less-own-title = Die van de anderen, min de eigen ogen
variant-doubles-option-winner-gets-choice-opponents-title = Die van de anderen

### doubles-unlocked

variant-doubles-unlocked-title = Dubbele stenen als sleutel
variant-doubles-unlocked-summary = Elke dubbele steen vertakt, en een getal mag pas worden gespeeld als zijn dubbele op tafel ligt.

### draw

variant-draw-title = Domino met pot
variant-draw-summary = Het spel met een pot: wie niet kan aanleggen, pakt stenen tot er een past.
variant-draw-option-hands-title = Hoeveel stenen iedere speler pakt
variant-draw-option-hands-note = Hoe meer stenen in de hand, hoe minder er te pakken valt.
variant-draw-option-hands-choice-usual-title = Met dubbel zes bij twee spelers zeven, bij drie of vier spelers vijf
variant-draw-option-hands-choice-five-title = Altijd vijf
variant-draw-option-hands-choice-eight-less-players-title = Acht min het aantal spelers, bij twee tot vier spelers
variant-draw-option-reserve-title = Hoeveel stenen nooit worden gepakt
variant-draw-option-reserve-note = Zonder reserve verraden de laatste stenen wie wat heeft.
variant-draw-option-reserve-choice-two-title = Twee
variant-draw-option-reserve-choice-one-title = Eén
variant-draw-option-reserve-choice-none-title = Geen, de hele pot mag worden gepakt
variant-draw-option-draws-title = Hoeveel stenen een speler per beurt pakt
variant-draw-option-draws-note = Minder pakken maakt het spel korter en meer een kwestie van geluk.
variant-draw-option-draws-choice-until-playable-title = Zoveel als nodig is
variant-draw-option-draws-choice-one-title = Hoogstens één
variant-draw-option-draws-choice-two-title = Hoogstens twee
variant-draw-option-draws-choice-three-title = Hoogstens drie
variant-draw-option-drawing-title = Wanneer een speler mag pakken
variant-draw-option-drawing-note = Oude boeken staan pakken altijd toe, de meeste nieuwere verbieden het.
variant-draw-option-drawing-choice-when-stuck-title = Alleen als er geen steen past
variant-draw-option-drawing-choice-at-will-title = Altijd, zolang er nog niet is gelegd
variant-draw-option-drawn-title = Wat er na het pakken gebeurt
variant-draw-option-drawn-note = Bijna overal wordt een gepakte steen die past meteen gelegd.
variant-draw-option-drawn-choice-must-be-played-title = Wie nu kan aanleggen, moet dat doen
variant-draw-option-drawn-choice-may-be-kept-title = De speler mag de steen houden en passen
variant-draw-option-drawn-choice-ends-the-turn-title = De beurt is voorbij en de steen blijft in de hand
variant-draw-option-after-double-title = Wat een dubbele steen toelaat
variant-draw-option-after-double-note = In oude Engelse boeken mocht er na een dubbele steen nog een volgen; nu is het een steen als elke andere.
variant-draw-option-after-double-choice-nothing-title = Niets
variant-draw-option-after-double-choice-one-more-title = Aan die dubbele steen mag er nog een worden gelegd
variant-draw-option-after-double-choice-one-more-again-after-double-title = Een steen aan de dubbele
variant-draw-option-after-double-choice-another-turn-title = Nog een beurt
variant-draw-option-after-double-choice-another-turn-again-after-double-title = Nog een beurt na een dubbele steen
variant-draw-option-boneyard-counts-title = Of de winnaar de ogen van de pot krijgt
variant-draw-option-boneyard-counts-note = Waar ze tellen, loont het vroeg te winnen.
variant-draw-option-boneyard-counts-choice-not-counted-title = Ze tellen niet mee
variant-draw-option-boneyard-counts-choice-counted-title = Ze komen erbij

### draw-1911

variant-draw-1911-title = Domino met pot naar de Britannica
variant-draw-1911-summary = Domino met pot zoals een encyclopedie uit 1911 het uitlegt: zeven stenen, twee blijven in de pot, en de winnaar van een blokkade krijgt de ogen van beide handen samen.
variant-draw-1911-award-both-title = Ogen van alle handen
variant-draw-1911-option-block-pays-title = Wat de winnaar van een blokkade krijgt
variant-draw-1911-option-block-pays-note = De encyclopedie kent beide regels.
variant-draw-1911-option-block-pays-choice-both-hands-title = De ogen van alle handen samen
variant-draw-1911-option-block-pays-choice-excess-title = Alleen wat de anderen meer hebben
variant-draw-1911-option-block-pays-choice-excess-award-both-title = Overschot
variant-draw-1911-option-after-double-title = Wat een dubbele steen toelaat
variant-draw-1911-option-after-double-note = Volgens sommige regels mag er meteen een passende steen volgen.
variant-draw-1911-option-after-double-choice-nothing-title = Niets
variant-draw-1911-option-after-double-choice-one-more-title = Nog één steen aan de dubbele
variant-draw-1911-option-after-double-choice-one-more-again-after-double-title = Een steen aan de dubbele

### draw-from-all

variant-draw-from-all-title = Domino met pot en vertakkingen
variant-draw-from-all-summary = Domino met pot voor twee met vertakkende dubbele stenen: voor het leggen mag men zoveel pakken als men wil, en de winnaar krijgt ook de ogen van de pot.

### dual-mexican-train

variant-dual-mexican-train-title = Dubbele Mexicaanse trein
variant-dual-mexican-train-summary = Mexicaanse trein met twee gemengde sets dubbel negen, voor zes tot tien spelers: elke steen is er twee keer.
variant-dual-mexican-train-option-doubles-title = Wie een dubbele bezet
variant-dual-mexican-train-option-doubles-note = De bron kent beide.
variant-dual-mexican-train-option-doubles-choice-satisfy-title = Wie hem legde, en anders wie volgt
variant-dual-mexican-train-option-doubles-choice-follow-up-title = Alleen wie hem legde, de anderen mogen elders spelen

### every-boys-book

variant-every-boys-book-title = De tweede manier, uit Every Boy’s Book
variant-every-boys-book-summary = Een victoriaans spel voor twee: wie een dubbele steen legt, houdt de beurt, en wie niet kan, laat de ander doorspelen tot hij weer kan.
variant-every-boys-book-again-double-title = De beurt blijft
variant-every-boys-book-option-later-lead-title = Wie in de volgende rondes uitkomt
variant-every-boys-book-option-later-lead-note = Het boek laat de keuze.
variant-every-boys-book-option-later-lead-choice-next-in-turn-title = De spelers om de beurt
variant-every-boys-book-option-later-lead-choice-winner-title = De winnaar van de vorige ronde; was die er niet, dan de volgende in de beurt
variant-every-boys-book-option-winner-gets-title = Welke ogen de winnaar krijgt
variant-every-boys-book-option-winner-gets-note = Het hele aantal, zegt het boek, ontmoedigt de verliezer.
variant-every-boys-book-option-winner-gets-choice-less-own-title = Die van de anderen, min de eigen ogen
variant-every-boys-book-option-winner-gets-choice-opponents-title = Die van de anderen
variant-every-boys-book-option-winner-gets-choice-both-hands-title = Die van alle handen samen

### fives-and-threes

variant-fives-and-threes-title = Vijven en drieën
variant-fives-and-threes-summary = Het Britse cafédomino: veelvouden van vijf en van drie aan de twee einden tellen allebei, één punt per vijf en per drie, en precies 61 wint de partij.
variant-fives-and-threes-award-fives-title = Vijven
variant-fives-and-threes-award-threes-title = Drieën
variant-fives-and-threes-award-out-title = Uit zijn
variant-fives-and-threes-option-hands-title = Hoeveel stenen iedere speler pakt
variant-fives-and-threes-option-hands-note = Competities verschillen.
variant-fives-and-threes-option-hands-choice-seven-five-title = Zeven met twee spelers, vijf met drie of vier
variant-fives-and-threes-option-hands-choice-nine-six-title = Negen met twee spelers, zes met drie of vier
variant-fives-and-threes-option-hands-choice-all-title = Alle stenen, zover ze eerlijk te verdelen zijn
variant-fives-and-threes-option-first-lead-title = Wie in de eerste ronde uitkomt
variant-fives-and-threes-option-first-lead-note = In Britse cafés wordt erom geloot.
variant-fives-and-threes-option-first-lead-choice-lot-title = Wie het lot aanwijst, met een steen naar keuze
variant-fives-and-threes-option-first-lead-choice-highest-double-title = De hoogste dubbele steen, of anders de steen met de meeste ogen, en die wordt gelegd
variant-fives-and-threes-option-reaching-title = Wanneer de partij gewonnen is
variant-fives-and-threes-option-reaching-note = Competities stoppen bij 61; anderen spelen de ronde uit, en dan kan een ander ook 61 halen.
variant-fives-and-threes-option-reaching-choice-end-of-round-title = Aan het eind van de ronde waarin een team 61 heeft
variant-fives-and-threes-option-reaching-choice-at-once-title = Zodra een team 61 heeft

### fortress

variant-fortress-title = Vesting
variant-fortress-summary = Domino zonder pot waarin elke dubbele steen vier kanten op groeit; de steen die bij het delen overblijft, gaat naar de uitkomer.
variant-fortress-award-pips-title = Overgebleven ogen
variant-fortress-option-set-title = Met welke set er wordt gespeeld
variant-fortress-option-set-note = Een grotere set biedt plaats aan meer spelers.
variant-fortress-option-set-choice-double-six-title = Dubbel zes, drie of vier spelers
variant-fortress-option-set-choice-double-nine-title = Dubbel negen, vier tot zes spelers

### french-block

variant-french-block-title = Frans domino
variant-french-block-summary = Het gewone Franse spel: zeven stenen met twee, zes met drie of vier, en wie geen passende steen heeft, mokt.
variant-french-block-option-least-title = Wie bij een blokkade het minst over heeft
variant-french-block-option-least-note = De bronnen zeggen alleen: het minst.
variant-french-block-option-least-choice-pips-title = Wie de minste ogen heeft
variant-french-block-option-least-choice-tiles-title = Wie de minste stenen heeft
variant-french-block-option-drawing-title = Of wie niet kan, pakt
variant-french-block-option-drawing-note = Dezelfde pagina’s kennen een spel met pot.
variant-french-block-option-drawing-choice-none-title = Nee, de speler past
variant-french-block-option-drawing-choice-until-playable-title = Ja, tot er een steen past

### gaple

variant-gaple-title = Gaple
variant-gaple-summary = Het Indonesische domino zonder pot: ieder voor zich, zeven stenen, en als niemand meer kan, is het gaple en wint de lichtste hand.
variant-gaple-redeal-doubles-title = Te veel dubbele stenen
variant-gaple-award-pips-title = Overgebleven ogen
variant-gaple-option-direction-title = Welke kant de beurt op gaat
variant-gaple-option-direction-note = Beide komen voor; men spreekt het af.
variant-gaple-option-direction-choice-clockwise-title = Naar links
variant-gaple-option-direction-choice-anticlockwise-title = Naar rechts
variant-gaple-option-pass-debt-title = Of passen geld kost
variant-gaple-option-pass-debt-note = Waar om geld wordt gespeeld, krijgt de vorige speler er iets voor.
variant-gaple-option-pass-debt-choice-none-title = Nee
variant-gaple-option-pass-debt-choice-one-title = Eén punt, aan de vorige speler
variant-gaple-option-pass-debt-choice-one-award-debt-title = Betaald passen

### german-latin

variant-german-latin-title = Latijns spel naar een Atari-programma
variant-german-latin-summary = Domino in paren zoals een Duits programma uit de jaren tachtig het speelt: premies voor de tweede steen na een keer passen, voor een laatste steen die aan beide einden past en voor het laatste blanco.
variant-german-latin-award-second-tile-title = Tweede steen van hetzelfde team
variant-german-latin-award-capicua-title = Capicúa
variant-german-latin-award-last-blank-title = Laatste blanco

### horse-race

variant-horse-race-title = Paardenrace
variant-horse-race-summary = Alle Vijf met elke dubbele steen als spinner, en met een race: na een dubbele of na punten gaat dezelfde speler door.
variant-horse-race-again-race-title = De race gaat door
variant-horse-race-option-further-title = Welke steen er in de race mag volgen
variant-horse-race-option-further-note = De bron is op beide manieren te lezen.
variant-horse-race-option-further-choice-any-title = Elke steen; telt hij niet en is hij geen dubbele, dan eindigt de beurt ermee
variant-horse-race-option-further-choice-race-only-title = Alleen een dubbele, of een steen die punten geeft
variant-horse-race-option-further-choice-race-only-limit-race-title = De race

### jamaica-cut-throat

variant-jamaica-cut-throat-title = Jamaicaans domino ieder voor zich
variant-jamaica-cut-throat-summary = Ieder voor zich, zoals Jamaicanen het spelen: een ronde is één winst, en zes keer winnen telt alleen zolang iemand aan tafel nog niets heeft.
variant-jamaica-cut-throat-option-two-players-title = Hoeveel stenen twee spelers pakken
variant-jamaica-cut-throat-option-two-players-note = Zijn alle stenen verdeeld, dan kent ieder de hand van de ander; met zeven is er een pot.
variant-jamaica-cut-throat-option-two-players-choice-fourteen-title = Veertien
variant-jamaica-cut-throat-option-two-players-choice-seven-title = Zeven, en wie niet kan, pakt
variant-jamaica-cut-throat-option-match-title = Wat de partij wint
variant-jamaica-cut-throat-option-match-note = Waar niemand op de anderen let, wint wie het eerst zes heeft.
variant-jamaica-cut-throat-option-match-choice-six-love-title = Zes rondes, zolang iemand er geen heeft
variant-jamaica-cut-throat-option-match-choice-straight-six-title = Zes rondes

### jamaica-partner

variant-jamaica-partner-title = Jamaicaans domino in paren
variant-jamaica-partner-summary = Domino in paren uit Jamaica: rondes tellen, geen ogen, de winnaars kiezen wie van hen uitkomt, en zes rondes achter elkaar winnen.
variant-jamaica-partner-option-pose-title = Of wie 6-6 heeft daarmee moet uitkomen
variant-jamaica-partner-option-pose-note = Op toernooien wel; thuis mag een speler sportief zijn.
variant-jamaica-partner-option-pose-choice-forced-title = Ja
variant-jamaica-partner-option-pose-choice-sporting-title = Wie hem heeft, komt uit met een steen naar keuze
variant-jamaica-partner-option-straight-title = Wat de partij wint
variant-jamaica-partner-option-straight-note = Zes-nul kan de hele nacht duren.
variant-jamaica-partner-option-straight-choice-six-love-title = Zes rondes achter elkaar
variant-jamaica-partner-option-straight-choice-straight-six-title = Zes rondes

### kozel

variant-kozel-title = Kozel
variant-kozel-summary = Domino van de Russische binnenplaats: ogen zijn strafpunten, kleine tellen pas mee als de eerste zijn opgeschreven, en wie 101 haalt, is de bok.
variant-kozel-award-penalty-title = Strafpunten
variant-kozel-again-both-ends-title = Een tweede dubbele aan het andere einde
variant-kozel-option-first-lead-title = Met welke steen wordt uitgekomen
variant-kozel-option-first-lead-note = Op de oude manier komt elke ronde een andere dubbele; elders komt de hoogste uit.
variant-kozel-option-first-lead-choice-doubles-in-order-title = In de eerste ronde 1-1, dan 2-2 en hoger, na 6-6 dubbel blanco en 6-5
variant-kozel-option-first-lead-choice-highest-double-title = De hoogste dubbele, of anders de steen met de meeste ogen
variant-kozel-option-small-title = Of een team met niets minder dan dertien opschrijft
variant-kozel-option-small-note = Kleine straffen tellen eerst niet.
variant-kozel-option-small-choice-lost-title = Nee, ze vervallen
variant-kozel-option-small-choice-booked-title = Ja
variant-kozel-option-two-doubles-title = Of er twee dubbele stenen in één beurt mogen
variant-kozel-option-two-doubles-note = Twee pagina’s staan het toe, een derde zwijgt erover.
variant-kozel-option-two-doubles-choice-allowed-title = Ja, één aan elk einde
variant-kozel-option-two-doubles-choice-not-allowed-title = Nee

### last-layer-loses

variant-last-layer-loses-title = Wie het laatst legt, verliest
variant-last-layer-loses-summary = Een Slowaakse regel voor domino zonder pot, zonder telling: wie uit is, wint, maar wie vlak voor een blokkade de laatste steen legt, heeft verloren.
variant-last-layer-loses-option-match-title = Hoeveel gewonnen rondes een partij zijn
variant-last-layer-loses-option-match-note = De bron speelt losse rondes; thuis mogen het er meer zijn.
variant-last-layer-loses-option-match-choice-one-title = Eén, elke ronde is een spel op zich
variant-last-layer-loses-option-match-choice-three-title = Drie

### latin

variant-latin-title = Latijns-Amerikaans domino
variant-latin-summary = Het spel in paren zoals het van Spanje tot Brazilië en de Caraïben wordt gespeeld: naar rechts, de dubbele zes komt uit, en de winnaars krijgen alle stenen die over zijn. Wat van land tot land verschilt, staat bij de huisregels.
variant-latin-option-winner-gets-title = Welke ogen het winnende team krijgt
variant-latin-option-winner-gets-note = Waar alle handen tellen, houdt een partner soms met opzet zware stenen vast.
variant-latin-option-winner-gets-choice-losers-title = Die van het verliezende team
variant-latin-option-winner-gets-choice-difference-title = Die van het verliezende team min de eigen ogen
variant-latin-option-winner-gets-choice-all-hands-title = Die van alle vier de handen
variant-latin-option-first-lead-title = Wie in de eerste ronde uitkomt
variant-latin-option-first-lead-note = Bonden loten erom; op Jamaica mag de speler de dubbele zes in de hand houden.
variant-latin-option-first-lead-choice-double-six-title = Wie 6-6 heeft, met die steen
variant-latin-option-first-lead-choice-double-six-free-title = Wie 6-6 heeft, met een steen naar keuze
variant-latin-option-first-lead-choice-lot-title = Wie het lot aanwijst, met een steen naar keuze
variant-latin-option-later-lead-title = Wie in de volgende rondes uitkomt
variant-latin-option-later-lead-note = In Spanje schuift het uitkomen door, op de eilanden blijft het bij de winnaar.
variant-latin-option-later-lead-choice-next-in-turn-title = De volgende in de beurt na wie de vorige keer uitkwam
variant-latin-option-later-lead-choice-winner-title = De winnaar van de vorige ronde; was die er niet, dan de volgende in de beurt
variant-latin-option-later-lead-choice-winner-or-double-six-title = De winnaar van de vorige ronde; was die er niet, dan wie 6-6 heeft
variant-latin-option-later-lead-choice-double-six-title = Steeds wie 6-6 heeft
variant-latin-option-block-count-title = Wiens stenen bij een blokkade beslissen
variant-latin-option-block-count-note = In de meeste landen tellen de teams, op Jamaica en in het oosten van Cuba de losse handen.
variant-latin-option-block-count-choice-sides-title = De twee handen van elk team samen
variant-latin-option-block-count-choice-single-hands-title = Losse handen, de lichtste wint voor haar team
variant-latin-option-block-count-choice-closer-and-next-title = De hand van wie de laatste steen legde tegen die van de volgende speler
variant-latin-option-block-count-choice-closer-and-previous-title = De hand van wie de laatste steen legde tegen die van de vorige speler
variant-latin-option-block-tie-title = Wat er gebeurt als het bij een blokkade gelijk staat
variant-latin-option-block-tie-note = Elk land heeft zijn eigen regel.
variant-latin-option-block-tie-choice-nobody-title = Niemand wint de ronde
variant-latin-option-block-tie-choice-replay-title = De ronde wordt overgespeeld
variant-latin-option-block-tie-choice-leader-title = Het team dat uitkwam, wint
variant-latin-option-block-tie-choice-closer-title = Het team dat de laatste steen legde, wint
variant-latin-option-block-tie-choice-not-closer-title = Het team dat de laatste steen legde, verliest
variant-latin-option-block-tie-choice-side-total-title = Waar losse handen worden vergeleken, wint het team met de minste ogen in beide handen
variant-latin-option-capicua-title = Wat een laatste steen oplevert die aan beide einden past
variant-latin-option-capicua-note = De bonus heeft veel namen en bedragen; een dubbele steen telt vaak niet.
variant-latin-option-capicua-choice-none-title = Niets
variant-latin-option-capicua-choice-any-tile-title = 25 punten
variant-latin-option-capicua-choice-any-tile-award-capicua-title = Capicúa
variant-latin-option-capicua-choice-different-ends-title = 25 punten, als op de einden verschillende getallen stonden
variant-latin-option-capicua-choice-different-ends-award-capicua-title = Capicúa
variant-latin-option-capicua-choice-hundred-no-double-title = 100 punten, maar niets voor een dubbele steen
variant-latin-option-capicua-choice-hundred-no-double-award-capicua-title = Capicú
variant-latin-option-chuchazo-title = Wat dubbel blanco als laatste steen oplevert
variant-latin-option-chuchazo-note = Een bonus uit Puerto Rico.
variant-latin-option-chuchazo-choice-none-title = Niets
variant-latin-option-chuchazo-choice-hundred-title = 100 punten, als hij maar aan één einde paste
variant-latin-option-chuchazo-choice-hundred-award-chuchazo-title = Chuchazo
variant-latin-option-pass-bonus-title = Of passen van het andere team punten oplevert
variant-latin-option-pass-bonus-note = De anderen laten passen is waar het om draait, en soms levert dat punten op.
variant-latin-option-pass-bonus-choice-none-title = Nee
variant-latin-option-pass-bonus-choice-each-pass-title = 10 punten voor elke keer dat het andere team past
variant-latin-option-pass-bonus-choice-each-pass-award-pass-title = Passen
variant-latin-option-pass-bonus-choice-three-passes-title = 25 punten voor verder leggen nadat er drie keer na elkaar is gepast
variant-latin-option-pass-bonus-choice-three-passes-award-three-passes-title = Alle anderen hebben gepast
variant-latin-option-pass-bonus-choice-second-tile-title = 10 punten als het team dat uitkwam ook de tweede steen legt en minder dan 90 punten heeft
variant-latin-option-pass-bonus-choice-second-tile-award-second-tile-title = Tweede steen
variant-latin-option-wrong-tile-title = Wat een steen kost die niet past
variant-latin-option-wrong-tile-note = In Brazilië staat er straf op.
variant-latin-option-wrong-tile-choice-taken-back-title = Niets, hij wordt teruggenomen
variant-latin-option-wrong-tile-choice-ten-points-title = Hij wordt teruggenomen, en het andere team krijgt 10 punten
variant-latin-option-wrong-tile-choice-ten-points-award-wrong-tile-title = Verkeerde steen
variant-latin-option-wrong-tile-choice-stands-title = Niets, en hij blijft liggen
variant-latin-option-false-pass-title = Wat passen kost als een speler had kunnen zetten
variant-latin-option-false-pass-note = Thuis wordt het teruggenomen, op toernooien staat er straf op.
variant-latin-option-false-pass-choice-taken-back-title = Niets, maar de speler moet zetten
variant-latin-option-false-pass-choice-stands-title = Niets, en het passen blijft staan
variant-latin-option-false-pass-choice-fifty-points-void-title = De ronde eindigt zonder telling, en het andere team krijgt 50 punten
variant-latin-option-false-pass-choice-fifty-points-void-award-false-pass-title = Onterecht gepast
variant-latin-option-false-pass-choice-round-lost-title = De ronde is verloren
variant-latin-option-match-title = Wat de partij wint
variant-latin-option-match-note = Punten waar stenen worden geteld, rondes waar alleen winnen telt.
variant-latin-option-match-choice-two-hundred-title = 200 punten
variant-latin-option-match-choice-hundred-title = 100 punten
variant-latin-option-match-choice-three-hundred-title = 300 punten
variant-latin-option-match-choice-five-hundred-title = 500 punten
variant-latin-option-match-choice-six-rounds-title = Zes gewonnen rondes
variant-latin-option-match-choice-ten-rounds-title = Tien gewonnen rondes

### latin-match

variant-latin-match-title = Latijns-Amerikaanse partij
variant-latin-match-summary = Domino in paren om strepen: elke ronde is er een, de dubbele zes komt altijd uit, en tien strepen winnen alleen als de anderen er minder dan vijf hebben.

### levant-partners

variant-levant-partners-title = Levantijns domino in paren
variant-levant-partners-summary = Domino in paren zoals van Egypte tot Syrië: bij een blokkade wint de lichtste losse hand de ronde voor haar team.

### matador

variant-matador-title = Matador
variant-matador-summary = Helften die elkaar raken, zijn samen zeven in plaats van gelijk. Aan blanco past alleen een matador: dubbel blanco en de stenen met zeven ogen, die overal passen.
variant-matador-option-set-title = Met welke set er wordt gespeeld
variant-matador-option-set-note = Een grotere set biedt plaats aan meer spelers; de helften zijn dan samen 10 of 13.
variant-matador-option-set-choice-double-six-title = Dubbel zes: de helften zijn samen zeven
variant-matador-option-set-choice-double-nine-title = Dubbel negen: de helften zijn samen tien, tot zes spelers
variant-matador-option-set-choice-double-twelve-title = Dubbel twaalf: de helften zijn samen dertien, tot acht spelers
variant-matador-option-hands-title = Hoeveel stenen iedere speler pakt
variant-matador-option-hands-note = Vijf is gewoon; met minder spelers nemen sommigen er meer.
variant-matador-option-hands-choice-five-title = Vijf
variant-matador-option-hands-choice-seven-six-five-title = Bij twee spelers zeven, bij drie zes, bij vier vijf
variant-matador-option-hands-choice-seven-title = Zeven
variant-matador-option-stuck-title = Wat een speler doet die niet kan aanleggen
variant-matador-option-stuck-note = Pakken tot er een past geeft volle handen; sommigen pakken één steen, anderen geen.
variant-matador-option-stuck-choice-until-playable-title = Pakken tot er een past
variant-matador-option-stuck-choice-one-then-pass-title = Eén steen pakken, en passen als die niet past
variant-matador-option-stuck-choice-no-drawing-title = Passen, er wordt niet gepakt
variant-matador-option-reserve-title = Hoeveel stenen nooit worden gepakt
variant-matador-option-reserve-note = Volgens Wikipedia raakt de pot leeg; oudere teksten laten twee stenen liggen.
variant-matador-option-reserve-choice-none-title = Geen, de hele pot mag worden gepakt
variant-matador-option-reserve-choice-two-title = Twee
variant-matador-option-matadors-title = Hoe een matador die niet dubbel is wordt gelegd
variant-matador-option-matadors-note = Ligt hij dwars, dan kiest de volgende speler bij welke helft hij aanlegt.
variant-matador-option-matadors-choice-lengthwise-title = In de lengte, met welke helft ook naar buiten
variant-matador-option-matadors-choice-crosswise-title = Dwars, met beide helften open
variant-matador-option-matadors-choice-either-title = Zo of zo, naar keuze

### matadore-1940

variant-matadore-1940-title = Matador naar Hoyle
variant-matadore-1940-summary = Matador voor twee volgens een Hoyle uit 1940: zeven stenen, dubbele stenen in de rij, twee stenen blijven in de pot, en wie een matador legt, kiest welke helft open ligt.
variant-matadore-1940-option-later-lead-title = Wie in de volgende rondes uitkomt
variant-matadore-1940-option-later-lead-note = De bron noemt alleen de hoogste dubbele steen; elders komt de winnaar uit.
variant-matadore-1940-option-later-lead-choice-highest-double-title = Weer de hoogste dubbele steen
variant-matadore-1940-option-later-lead-choice-winner-title = De winnaar van de vorige ronde; was die er niet, dan de volgende in de beurt

### merry-go-round

variant-merry-go-round-title = Draaimolen
variant-merry-go-round-summary = Alle Vijf rond een dubbele steen waarmee moet worden uitgekomen en die eerst aan vier kanten bezet wordt; precies 61 wint.
variant-merry-go-round-option-left-over-title = Wat de winnaar voor de overgebleven stenen krijgt
variant-merry-go-round-option-left-over-note = Het maakt alleen bij een blokkade verschil.
variant-merry-go-round-option-left-over-choice-opponents-title = Eén punt voor elke vijf ogen van de anderen
variant-merry-go-round-option-left-over-choice-less-own-title = Hetzelfde min de eigen ogen

### mexican-train

variant-mexican-train-title = Mexicaanse trein
variant-mexican-train-summary = Ieder bouwt vanaf een dubbele steen in het midden een eigen trein, en één trein is van allen. Wie niet kan, pakt één steen, en past die niet, dan gaat de eigen trein open voor de anderen.
variant-mexican-train-award-left-title = Overgebleven ogen
variant-mexican-train-again-cover-title = Een steen aan de dubbele
variant-mexican-train-train-own-title = Eigen trein
variant-mexican-train-train-mexican-title = Mexicaanse trein
variant-mexican-train-option-hands-title = Hoeveel stenen iedere speler pakt
variant-mexican-train-option-hands-note = Elke uitgever noemt andere aantallen.
variant-mexican-train-option-hands-choice-usual-title = Vijftien tot vier spelers, twaalf tot zes, tien tot acht
variant-mexican-train-option-hands-choice-club-title = Zestien met twee spelers, met elke speler meer één minder
variant-mexican-train-option-first-turn-title = Wat een speler in de eerste beurt legt
variant-mexican-train-option-first-turn-note = Bij velen mag ieder de hele voorbereide trein leggen.
variant-mexican-train-option-first-turn-choice-one-tile-title = Eén steen
variant-mexican-train-option-first-turn-choice-own-train-title = Zoveel stenen als er aan de eigen trein passen
variant-mexican-train-option-after-double-title = Waar de steen na een dubbele komt
variant-mexican-train-option-after-double-note = Bijna overal wordt hij meteen bezet; volgens één bron mag de steen overal heen.
variant-mexican-train-option-after-double-choice-on-it-title = Aan de dubbele
variant-mexican-train-option-after-double-choice-anywhere-title = Overal; de spelers die volgen moeten de dubbele bezetten
variant-mexican-train-option-mexican-train-title = Wanneer er aan de Mexicaanse trein mag worden gelegd
variant-mexican-train-option-mexican-train-note = Soms moet eerst de eigen trein begonnen zijn.
variant-mexican-train-option-mexican-train-choice-after-own-title = Als de eigen trein begonnen is
variant-mexican-train-option-mexican-train-choice-at-once-title = Vanaf de eerste beurt
variant-mexican-train-option-hub-title = Wie de dubbele steen van de ronde legt
variant-mexican-train-option-hub-note = Hij wordt voor het delen apart gelegd, of met de andere gedeeld en gelegd door wie hem heeft.
variant-mexican-train-option-hub-choice-set-out-title = Hij wordt voor het delen apart gelegd
variant-mexican-train-option-hub-choice-holder-title = Wie hem heeft, en die gaat meteen door; heeft niemand hem, dan pakken allen
variant-mexican-train-option-hub-choice-holder-again-hub-title = Wie het station legde, gaat door
variant-mexican-train-option-several-title = Welke van verscheidene open dubbele het eerst een steen krijgt
variant-mexican-train-option-several-note = Dat speelt alleen waar de steen na een dubbele elders mag liggen.
variant-mexican-train-option-several-choice-oldest-title = De eerst gelegde
variant-mexican-train-option-several-choice-newest-title = De laatst gelegde
variant-mexican-train-option-out-on-double-title = Of een dubbele steen de laatste mag zijn
variant-mexican-train-option-out-on-double-note = Drie beschrijvingen hebben hier drie regels.
variant-mexican-train-option-out-on-double-choice-ends-title = Dat mag
variant-mexican-train-option-out-on-double-choice-covered-title = Dat mag, maar wie hem legde, moet er zoals anders een steen aan leggen
variant-mexican-train-option-out-on-double-choice-doubled-title = Dat mag, en de ogen van de anderen tellen dubbel
variant-mexican-train-option-out-on-double-choice-doubled-award-out-on-double-title = Uit met een dubbele
variant-mexican-train-option-marker-title = Waardoor de marker eraf gaat
variant-mexican-train-option-marker-note = De beschrijvingen eisen een steen aan de eigen trein; sommige tafels zijn milder.
variant-mexican-train-option-marker-choice-own-train-title = Een steen aan de eigen trein
variant-mexican-train-option-marker-choice-any-tile-title = Elke gelegde steen
variant-mexican-train-option-double-blank-title = Wat dubbel blanco in de hand telt
variant-mexican-train-option-double-blank-note = Naar zijn ogen niets; huisregels maken hem duur.
variant-mexican-train-option-double-blank-choice-nothing-title = Niets
variant-mexican-train-option-double-blank-choice-twenty-five-title = Vijfentwintig
variant-mexican-train-option-double-blank-choice-fifty-title = Vijftig

### muggins

variant-muggins-title = Muggins
variant-muggins-summary = Domino met pot en punten onderweg: wie de twee einden samen een veelvoud van vijf laat zijn, krijgt die som meteen.
variant-muggins-award-fives-title = Vijven
variant-muggins-award-hand-title = Overgebleven ogen
variant-muggins-option-hands-title = Hoeveel stenen iedere speler pakt
variant-muggins-option-hands-note = Vijf en zeven staan allebei in oude boeken.
variant-muggins-option-hands-choice-seven-seven-five-title = Zeven met twee of drie spelers, vijf met vier
variant-muggins-option-hands-choice-five-title = Vijf
variant-muggins-option-hands-choice-seven-title = Zeven
variant-muggins-option-reserve-title = Hoeveel stenen nooit worden gepakt
variant-muggins-option-reserve-note = Foster houdt er twee achter, de encyclopedie geen.
variant-muggins-option-reserve-choice-none-title = Geen, de hele pot mag worden gepakt
variant-muggins-option-reserve-choice-two-title = Twee
variant-muggins-option-drawing-title = Wanneer een speler mag pakken
variant-muggins-option-drawing-note = Volgens de meeste teksten moet wie kan; een paar laten een speler toch pakken.
variant-muggins-option-drawing-choice-when-stuck-title = Alleen als er geen steen past
variant-muggins-option-drawing-choice-at-will-title = Altijd voordat er is gelegd
variant-muggins-option-left-over-title = Wat de overgebleven stenen opleveren
variant-muggins-option-left-over-note = Vroeger kreeg de winnaar ze, tegenwoordig gaan ze bij de anderen eraf.
variant-muggins-option-left-over-choice-to-winner-title = De winnaar krijgt de ogen van de anderen, afgerond op vijven
variant-muggins-option-left-over-choice-off-own-score-title = Bij ieder gaan de eigen ogen eraf, afgerond op vijven
variant-muggins-option-left-over-choice-off-own-score-award-hand-title = Eigen overgebleven ogen
variant-muggins-option-target-title = Hoeveel punten de partij winnen
variant-muggins-option-target-note = Boeken noemen 100 en 200.
variant-muggins-option-claims-title = Wat er gebeurt met punten die een speler over het hoofd ziet
variant-muggins-option-claims-note = Het spel heet naar het woord dat een tegenstander dan roept.
variant-muggins-option-claims-choice-booked-title = Ze worden toch opgeschreven
variant-muggins-option-claims-choice-lost-title = Ze vervallen
variant-muggins-option-claims-choice-muggins-title = De volgende speler mag ‘muggins’ zeggen en ze opschrijven

### muggins-four-ways

variant-muggins-four-ways-title = Muggins in vier richtingen
variant-muggins-four-ways-summary = Muggins volgens een huisregel: de eerste dubbele steen gaat vier kanten op, pakken mag altijd, alle overgebleven ogen tellen, en bij een blokkade krijgt ieder wat zwaardere handen meer hebben.
variant-muggins-four-ways-award-left-title = Overgebleven ogen
variant-muggins-four-ways-award-differences-title = Ogen die zwaardere handen meer hebben

### partnership

variant-partnership-title = Domino in paren
variant-partnership-summary = Domino zonder pot voor vier spelers in twee teams; alle stenen worden verdeeld. Het team dat uit is, of dat bij een blokkade minder over heeft, krijgt de ogen van het andere team.
variant-partnership-award-pips-title = Overgebleven ogen
variant-partnership-option-direction-title = Welke kant de beurt op gaat
variant-partnership-option-direction-note = In het noorden naar links, in Spanje en Latijns-Amerika naar rechts.
variant-partnership-option-direction-choice-clockwise-title = Naar links
variant-partnership-option-direction-choice-anticlockwise-title = Naar rechts
variant-partnership-option-first-lead-title = Wie in de eerste ronde uitkomt
variant-partnership-option-first-lead-note = Bonden loten erom, aan de meeste tafels beslist de dubbele zes.
variant-partnership-option-first-lead-choice-double-six-title = Wie de dubbele zes heeft, met die steen
variant-partnership-option-first-lead-choice-double-six-free-title = Wie de dubbele zes heeft, met een steen naar keuze
variant-partnership-option-first-lead-choice-lot-title = Wie het lot aanwijst, met een steen naar keuze
variant-partnership-option-later-lead-title = Wie in de volgende rondes uitkomt
variant-partnership-option-later-lead-note = De winnaar, de volgende in de beurt en de dubbele zes staan alle drie in druk.
variant-partnership-option-later-lead-choice-winner-title = De winnaar van de vorige ronde; was die er niet, dan de volgende in de beurt
variant-partnership-option-later-lead-choice-next-in-turn-title = De volgende in de beurt na wie de vorige keer uitkwam
variant-partnership-option-later-lead-choice-double-six-title = Steeds de dubbele zes
variant-partnership-option-established-title = Hoe een blokkade wordt vastgesteld
variant-partnership-option-established-note = Sommigen passen de hele tafel rond, anderen leggen de stenen meteen open.
variant-partnership-option-established-choice-passes-title = Alle spelers passen na elkaar
variant-partnership-option-established-choice-at-once-title = Meteen, zodra er geen steen meer kan worden gelegd
variant-partnership-option-established-choice-called-title = Een speler meldt het in zijn beurt
variant-partnership-option-block-tie-title = Wat er gebeurt als het bij een blokkade gelijk staat
variant-partnership-option-block-tie-note = Gewoonlijk wint niemand; de andere regels zijn plaatselijk.
variant-partnership-option-block-tie-choice-nobody-title = Niemand wint de ronde
variant-partnership-option-block-tie-choice-replay-title = De ronde wordt overgespeeld
variant-partnership-option-block-tie-choice-leader-title = Het team dat uitkwam, wint
variant-partnership-option-block-tie-choice-closer-title = Het team dat de laatste steen legde, wint
variant-partnership-option-block-tie-choice-not-closer-title = Het team dat de laatste steen legde, verliest
variant-partnership-option-block-tie-choice-lightest-tile-title = De lichtste losse steen wint
variant-partnership-option-winner-gets-title = Welke ogen het winnende team krijgt
variant-partnership-option-winner-gets-note = Waar alle handen tellen, houdt een partner soms met opzet zware stenen vast.
variant-partnership-option-winner-gets-choice-losers-title = Die van het verliezende team
variant-partnership-option-winner-gets-choice-all-hands-title = Die van alle vier de handen
variant-partnership-option-winner-gets-choice-difference-title = Die van het verliezende team min de eigen ogen
variant-partnership-option-capicua-title = Of een laatste steen die aan beide einden past een bonus oplevert
variant-partnership-option-capicua-note = In de Caraïben wel; wat als beide einden telt, verschilt.
variant-partnership-option-capicua-choice-none-title = Nee
variant-partnership-option-capicua-choice-any-tile-title = 25 punten voor elke steen waarbij dat zo is
variant-partnership-option-capicua-choice-any-tile-award-capicua-title = Capicúa
variant-partnership-option-capicua-choice-no-double-title = 25 punten, maar niet voor een dubbele steen
variant-partnership-option-capicua-choice-no-double-award-capicua-title = Capicúa
variant-partnership-option-capicua-choice-different-ends-title = 25 punten, als op de einden verschillende getallen stonden
variant-partnership-option-capicua-choice-different-ends-award-capicua-title = Capicúa
variant-partnership-option-false-pass-title = Wat passen kost als een speler had kunnen zetten
variant-partnership-option-false-pass-note = Thuis wordt het teruggenomen, op toernooien staat er straf op.
variant-partnership-option-false-pass-choice-taken-back-title = Niets, maar de speler moet zetten
variant-partnership-option-false-pass-choice-stands-title = Niets, en het passen blijft staan
variant-partnership-option-false-pass-choice-fifty-points-void-title = De ronde eindigt zonder telling, en het andere team krijgt 50 punten
variant-partnership-option-false-pass-choice-fifty-points-void-award-false-pass-title = Onterecht gepast
variant-partnership-option-false-pass-choice-round-lost-title = De ronde is verloren
variant-partnership-option-target-title = Hoeveel punten de partij winnen
variant-partnership-option-target-note = Waar alle handen tellen, ligt het doel hoger.

### puerto-rico-500

variant-puerto-rico-500-title = Puerto Rico 500
variant-puerto-rico-500-summary = Domino in paren uit Puerto Rico en New York: alle overgebleven stenen tellen, de eerste vier rondes geven een premie, een laatste steen die aan beide einden past of dubbel blanco is nog eens honderd, en 500 wint.
variant-puerto-rico-500-award-early-rounds-title = Eerste vier rondes
variant-puerto-rico-500-award-capicu-title = Capicú
variant-puerto-rico-500-award-chuchazo-title = Chuchazo
variant-puerto-rico-500-option-lock-title = Of een gewonnen blokkade een bonus oplevert
variant-puerto-rico-500-option-lock-note = Sommige tafels geven er honderd voor, de meeste niets.
variant-puerto-rico-500-option-lock-choice-none-title = Nee
variant-puerto-rico-500-option-lock-choice-hundred-title = 100 punten
variant-puerto-rico-500-option-lock-choice-hundred-award-lock-title = Gewonnen blokkade
variant-puerto-rico-500-option-chuchazo-title = Of dubbel blanco aan beide einden mag passen
variant-puerto-rico-500-option-chuchazo-note = Volgens een strengere regel levert hij niets op als beide einden blanco zijn.
variant-puerto-rico-500-option-chuchazo-choice-any-title = Ja
variant-puerto-rico-500-option-chuchazo-choice-one-end-title = Dan levert hij niets op

### san-juan

variant-san-juan-title = San Juan
variant-san-juan-summary = Domino in paren zoals het in en rond San Juan op Puerto Rico wordt gespeeld: de winnaars krijgen alle overgebleven ogen, en wie de ronde blokkeert, komt ook in de volgende uit, of geeft de beurt om uit te komen door als die blokkade verloren ging.
variant-san-juan-option-target-title = Hoeveel punten de partij winnen
variant-san-juan-option-target-note = Beide gelden als gebruikelijk.

### sebastopol

variant-sebastopol-title = Sebastopol
variant-sebastopol-summary = Domino zonder pot voor vier rond de dubbele zes: eerst moeten al zijn vier kanten bezet zijn.
variant-sebastopol-award-pips-title = Overgebleven ogen
variant-sebastopol-option-winner-gets-title = Welke ogen de winnaar krijgt
variant-sebastopol-option-winner-gets-note = Het maakt alleen bij een blokkade verschil, als de winnaar nog stenen heeft.
variant-sebastopol-option-winner-gets-choice-less-own-title = Die van de anderen, min de eigen ogen
variant-sebastopol-option-winner-gets-choice-opponents-title = Die van de anderen
variant-sebastopol-option-target-title = Hoeveel punten de partij winnen
variant-sebastopol-option-target-note = Elke bron heeft een ander getal.

### seven-rocks

variant-seven-rocks-title = Zeven stenen
variant-seven-rocks-summary = Alle Vijf voor twee teams van twee met alle stenen verdeeld; wat ieder over heeft, wordt afgerond en gaat van de eigen score af.
variant-seven-rocks-award-left-title = Eigen overgebleven ogen
variant-seven-rocks-option-target-title = Hoeveel punten de partij winnen
variant-seven-rocks-option-target-note = Eén bron wil meer dan 250; het getal van Armanino zelf is niet voorhanden.

### slepe-domino

variant-slepe-domino-title = Tsjechisch blind domino
variant-slepe-domino-summary = Het blinde spel van Tsjechische blaadjes: van een rij stenen met de ogen naar beneden mag een speler alleen de rechtse bekijken, en alleen die leggen.
variant-slepe-domino-option-drawn-title = Waar een gepakte steen heen gaat
variant-slepe-domino-option-drawn-note = Het blaadje zegt het niet.
variant-slepe-domino-option-drawn-choice-to-front-title = Naar voren, om gelegd te worden als hij past
variant-slepe-domino-option-drawn-choice-to-far-end-title = Ongezien naar het andere eind
variant-slepe-domino-option-pace-title = Hoeveel stenen er in een beurt worden gelegd
variant-slepe-domino-option-pace-choice-one-tile-title = Eén
variant-slepe-domino-option-pace-choice-while-fitting-title = Zolang er stenen passen

### sniff-uk

variant-sniff-uk-title = Sniff
variant-sniff-uk-summary = Alle Vijf waarin de eerste dubbele steen in de rij ligt en aan elke lange kant één steen krijgt, niet meer; wat die tonen, telt tot het eind van de ronde.
variant-sniff-uk-option-draws-title = Hoeveel stenen er in een beurt worden gepakt
variant-sniff-uk-option-draws-note = Twee is de gewone grens, een oud boek heeft er drie.
variant-sniff-uk-option-draws-choice-two-title = Hoogstens twee
variant-sniff-uk-option-draws-choice-three-title = Hoogstens drie
variant-sniff-uk-option-draws-choice-until-playable-title = Zoveel als nodig is
variant-sniff-uk-option-reserve-title = Hoeveel stenen nooit worden gepakt
variant-sniff-uk-option-reserve-note = Maar één bron houdt stenen achter, en alleen met twee spelers.
variant-sniff-uk-option-reserve-choice-none-title = Geen, de hele pot mag worden gepakt
variant-sniff-uk-option-reserve-choice-two-title = Twee

### sniff-us

variant-sniff-us-title = Amerikaanse Sniff
variant-sniff-us-summary = Alle Vijf waarin de koppen van de eerste dubbele steen blijven tellen tot ze bezet zijn.
variant-sniff-us-option-two-sides-title = Wat de eerste dubbele steen telt als beide zijkanten bezet zijn
variant-sniff-us-option-two-sides-note = De ene bron telt de vrije koppen, de andere alleen de laatste.
variant-sniff-us-option-two-sides-choice-both-halves-title = Beide helften
variant-sniff-us-option-two-sides-choice-last-end-title = Niets, maar één helft als er nog maar één kop vrij is

### spain-fed

variant-spain-fed-title = Domino van de Spaanse bond
variant-spain-fed-summary = Het spel in paren van de Spaanse bond: naar rechts, het uitkomen schuift elke ronde op, en de winnaars krijgen alle stenen die over zijn, ook die van henzelf.
variant-spain-fed-option-target-title = Hoeveel punten de partij winnen
variant-spain-fed-option-target-note = Clubs spelen tot het ene of het andere getal.

### spain-general

variant-spain-general-title = Dominó, de algemene Spaanse regels
variant-spain-general-summary = Domino in paren zoals de Spaanstalige encyclopedie het samenvat, met de plaatselijke antwoorden op de vraag waar iedereen over twist: wie een gelijke blokkade heeft gewonnen.
variant-spain-general-option-block-tie-title = Wat er gebeurt als het bij een blokkade gelijk staat
variant-spain-general-option-block-tie-note = De antwoorden verschillen van streek tot streek.
variant-spain-general-option-block-tie-choice-nobody-title = Niemand wint de ronde
variant-spain-general-option-block-tie-choice-leader-title = Het team dat uitkwam, wint
variant-spain-general-option-block-tie-choice-nearest-to-leader-title = De handen tellen apart, en van de laagste wint wie het dichtst bij de uitkomer zit

### straight-dominoes

variant-straight-dominoes-title = Straight Dominoes
variant-straight-dominoes-summary = Alle Vijf zoals het in de Verenigde Staten om geld en bekers wordt gespeeld: de eerste score van een partij moet minstens tien zijn.
variant-straight-dominoes-option-hands-title = Hoeveel stenen iedere speler pakt
variant-straight-dominoes-option-hands-note = Met negen stenen om geld, met zeven thuis.
variant-straight-dominoes-option-hands-choice-nine-title = Negen met twee spelers, zeven met drie, vijf met vier
variant-straight-dominoes-option-hands-choice-seven-title = Zeven met twee of drie spelers, vijf met vier
variant-straight-dominoes-option-target-title = Hoeveel punten de partij winnen
variant-straight-dominoes-option-target-note = Toernooien spelen langer.
variant-straight-dominoes-option-drew-title = Wat pakken kost als een speler had kunnen aanleggen
variant-straight-dominoes-option-drew-note = Op toernooien staat er straf op, thuis gaat de steen terug.
variant-straight-dominoes-option-drew-choice-taken-back-title = Niets, de steen gaat terug
variant-straight-dominoes-option-drew-choice-thirty-title = De anderen krijgen 30 punten
variant-straight-dominoes-option-drew-choice-thirty-award-drew-title = Onterecht gepakt
variant-straight-dominoes-option-drew-choice-fifty-title = De anderen krijgen 50 punten
variant-straight-dominoes-option-drew-choice-fifty-award-drew-title = Onterecht gepakt

### ten-deals

variant-ten-deals-title = Tien keer delen
variant-ten-deals-summary = Domino met pot voor twee over tien rondes, waarin de handen groeien van vijf tot veertien stenen; daarna hetzelfde omlaag.
variant-ten-deals-option-hands-title = Hoe de handen veranderen
variant-ten-deals-option-hands-note = Een hele avond is een partij omhoog en een omlaag.
variant-ten-deals-option-hands-choice-growing-title = Van vijf tot veertien
variant-ten-deals-option-hands-choice-shrinking-title = Van veertien tot vijf

### threes-and-fives

variant-threes-and-fives-title = Drieën en vijven
variant-threes-and-fives-summary = Muggins met twee getallen: een veelvoud van drie en een veelvoud van vijf leveren allebei de hele som op, zodat 15 er dertig geeft.
variant-threes-and-fives-award-threes-title = Drieën
variant-threes-and-fives-award-left-title = Overgebleven ogen
variant-threes-and-fives-option-target-title = Hoeveel punten de partij winnen
variant-threes-and-fives-option-target-note = De bron is hier niet volledig.

### threes-and-fives-1911

variant-threes-and-fives-1911-title = Drieën en vijven naar de Britannica
variant-threes-and-fives-1911-summary = Muggins met één punt voor elke vijf en elke drie aan de twee einden.
variant-threes-and-fives-1911-award-threes-title = Drieën

### tiddle-a-wink

variant-tiddle-a-wink-title = Tiddle-a-Wink
variant-tiddle-a-wink-summary = Domino zonder pot voor een grote tafel met één open einde: alle stenen worden gelijk verdeeld, en wie een dubbele legt, mag nog een steen leggen.
variant-tiddle-a-wink-award-pips-title = Overgebleven ogen
variant-tiddle-a-wink-award-differences-title = Ogen die zwaardere handen meer hebben
variant-tiddle-a-wink-again-after-double-title = Nog een steen na een dubbele
variant-tiddle-a-wink-option-excess-title = Wat er gebeurt met stenen die niet te verdelen zijn
variant-tiddle-a-wink-option-excess-note = Als er veel overblijven, kan men het een of het ander afspreken.
variant-tiddle-a-wink-option-excess-choice-unused-title = Ze doen niet mee
variant-tiddle-a-wink-option-excess-choice-drawn-title = Ze zijn de pot, waaruit wie niet kan er een pakt

### tiddly-wink

variant-tiddly-wink-title = Tiddly-Wink
variant-tiddly-wink-summary = Een snel spel om de inzet voor een grote tafel: ieder drie stenen, maar één open einde, en na een dubbele mag nog een steen volgen.
variant-tiddly-wink-award-stake-title = Inleg
variant-tiddly-wink-award-pool-title = Inzet
variant-tiddly-wink-again-after-double-title = Nog een steen na een dubbele

### turkish-retail

variant-turkish-retail-title = Turks domino met strafpunten
variant-turkish-retail-summary = Domino met pot volgens een blaadje uit Turkije en de Arabische landen: ieder schrijft de overgebleven ogen op als straf, en dubbel blanco kost twintig.
variant-turkish-retail-award-penalty-title = Strafpunten
variant-turkish-retail-option-hands-title = Hoeveel stenen iedere speler pakt
variant-turkish-retail-option-hands-note = Het blaadje noemt beide.
variant-turkish-retail-option-hands-choice-seven-title = Zeven, maar vijf met vier spelers
variant-turkish-retail-option-hands-choice-five-title = Altijd vijf
variant-turkish-retail-option-target-title = Bij hoeveel punten de partij eindigt
variant-turkish-retail-option-target-note = Wie dan het minst heeft, heeft gewonnen.

### Voorbeelden

example-draw-stuck-must-jqns = Wie niet kan aanleggen, pakt tot er een steen past, en legt die dan
example-best-fewest-pips-nbc2 = De laagste telling wint bij een blokkade en krijgt de ogen van de anderen min de eigen
example-circle-full-ufjk = De ronde is geblokkeerd als alle spelers na elkaar hebben gepast
example-block-whole-round-vpl8 = Een hele ronde met twee: passen, een steen aan elk einde, en uit
example-twelve-counts-0oic = 10-5 telt vijftien en 12-12 vierentwintig
example-twelve-counts-double-qar4 = De dubbele twaalf in de hand kost vierentwintig
example-draw-blocked-with-two-j47z = Met nog twee stenen in de pot passen allen, en de ronde is geblokkeerd
example-draw-on-the-double-bb3k = Volgens een oude regel mag er na een dubbele steen meteen een volgen
example-latin-capicu-irnb = In Puerto Rico levert een laatste steen die aan beide einden past 100 op
example-latin-each-pass-x100 = In Manaus levert elke keer passen het andere team tien op
example-latin-all-hands-clft = De winnaars krijgen alle stenen die over zijn, ook die van de partner
example-matador-blocked-2ihx = Blanco aan beide einden en geen matador meer: de ronde is geblokkeerd
example-matador-draw-until-tn5a = Er wordt gepakt tot er een steen past, en die moet dan worden gelegd
example-matador-beside-double-six-oyr2 = Aan 6-6 past de matador 4-3, met welke helft ook naar buiten; 6-4 niet
example-matador-on-blank-4h33 = Aan blanco past alleen een matador: 0-0, 4-3, 5-2 of 6-1
example-capicua-any-0t15 = Een laatste steen die aan beide einden past, levert 25 op
example-partnership-double-six-l4o8 = Wie de dubbele zes heeft, komt daarmee uit
example-partnership-level-eighteen-gviz = Met 18 ogen aan beide kanten heeft het team verloren dat de laatste steen legde
example-fenae-six-of-eleven-u1b7 = De zesde gewonnen ronde is de partij, hoeveel ogen er ook liggen
example-brazil-false-pass-d4q8 = Passen met een steen die past beëindigt de ronde en geeft de anderen vijftig punten
example-last-layer-loses-t7d3 = Bij een blokkade verliest wie de laatste steen legde, hoe licht de hand ook is
example-levant-lightest-hand-t3n6 = De lichtste losse hand wint de blokkade, al heeft haar team samen meer
example-matadore-chooses-end-z1h5 = Wie een matador legt, kiest welke helft open ligt, en legt hem nooit dwars
example-spain-fed-all-hands-g1k8 = Het paar dat uit is, krijgt alle stenen die over zijn, ook die van de partner
example-turkish-double-blank-e0x3 = Dubbel blanco in de hand kost twintig
example-draw-1911-both-hands-w3j6 = De winnaar van een blokkade krijgt de ogen van beide handen
example-every-boys-keeps-turn-l7p2 = Wie een dubbele steen legt, houdt de beurt
example-german-latin-last-blank-e5x1 = Verliezers die dubbel blanco hebben terwijl al het andere blanco weg is, betalen 25
example-puerto-rico-first-round-m6z2 = De winnaars van de eerste ronde krijgen alle overgebleven ogen en honderd
example-antilles-third-round-f0q4 = De derde gewonnen ronde beëindigt de partij; wie er geen heeft, is het varken
example-draw-from-all-boneyard-x6e8 = De winnaar krijgt de ogen van de ander en die van de pot
example-fortress-every-double-g9m2 = Aan elke dubbele steen kan aan vier kanten worden gelegd
example-ten-deals-last-round-w5r9 = Na de tiende ronde heeft gewonnen wie de meeste punten heeft
example-blind-alley-whole-count-y6m4 = In een blinde steeg krijgt de laagste telling alle ogen van de ander
example-czech-traditional-fewest-tiles-t9w0 = Bij een blokkade wint één zware steen van twee lichte
example-french-least-pips-g7d6 = Bij een blokkade winnen de minste ogen
example-tiddle-second-tile-x7v3 = Wie een dubbele steen legt, mag meteen een tweede leggen
example-domino-whist-debit-p8s5 = Alleen de zwaarste hand telt als schuld, voor haar team
example-domino-pool-won-x9h0 = Wie uit is, wint de inzet van de anderen
example-cut-throat-six-love-w8y1 = Zes keer winnen is de partij zolang iemand niets heeft
example-latin-match-void-f2n7 = Zodra geen van beide teams meer kan winnen, vervalt de partij
example-all-fives-sides-first-v3t0 = De koppen van de spinner gaan open als beide zijkanten bezet zijn
example-all-threes-double-y9q7 = Een dubbele steen telt geheel
example-fives-threes-scale-fifteen-h2v8 = Vijftien is vijf drieën en drie vijven, acht punten
example-muggins-foster-f8h1 = Foster: 5-5, 5-0, 0-0 en 4-0 leveren elk tien op, 6-5 niets
example-muggins-four-ways-differences-s7g3 = Bij een blokkade krijgt ieder het verschil met elke zwaardere hand
example-seven-rocks-own-pips-w4v1 = De ogen van elke speler worden afgerond en gaan van het team af
example-sniff-one-tile-q4s9 = Elke lange kant van de eerste dubbele steen krijgt één steen en niet meer
example-sniff-us-both-covered-d5p0 = De vrije koppen van de eerste dubbele steen blijven tellen als beide zijkanten bezet zijn
example-straight-ten-to-get-in-s8t3 = Een eerste score van vijf wordt niet opgeschreven
example-threes-fives-both-f7t1 = Vijftien telt voor de drie en voor de vijf, dertig punten
example-threes-fives-1911-example-r4z7 = Het voorbeeld uit de encyclopedie: twee en acht punten
example-sebastopol-four-first-m8q1 = Tot de dubbele zes vier stenen heeft, worden alleen zessen gespeeld, en wie er geen heeft, past
example-brazil-six-both-ends-q9f4 = Een gewone steen die aan beide einden past, levert drie op
example-cross-first-double-b7k2 = Er wordt nergens anders gespeeld tot de eerste dubbele aan vier kanten bezet is
example-horse-race-goes-on-g0n7 = Wie punten maakt, gaat door
example-merry-all-sides-o9e3 = Er wordt niets anders gespeeld tot de dubbele steen aan vier kanten bezet is
example-bazaar-penalty-l1c5 = De winnaar schrijft niets op, de anderen hun eigen ogen
example-bergen-example-q3g8 = 6-6 als begin levert twee op, 4-2 maakt beide einden gelijk voor twee, en 2-2 levert drie op
example-chickenfoot-toes-u9k1 = Een volgende dubbele krijgt eerst drie tenen voordat er elders wordt gespeeld
example-cyprus-eight-first-g4n6 = Rond de dubbele negen komen eerst acht stenen
example-doubles-double-first-e0z6 = Na het kruis heeft een gewone steen aan dat einde eerst de dubbele van dat getal nodig
example-doubles-unlocked-locked-c7r3 = Een getal mag pas worden gespeeld als zijn dubbele op tafel ligt
example-dual-train-twins-c0m3 = Elke steen is er twee keer, en twee spelers mogen dezelfde leggen
example-gaple-lightest-b6j3 = Als allen passen, wint de laagste telling
example-jamaica-in-a-row-t1k3 = Een gewonnen ronde zet het andere team terug op nul
example-mexican-train-marker-g4n9 = Wie niet kan, pakt één steen en opent anders de eigen trein, tot daar weer wordt gelegd
example-tiddly-second-tile-a1f9 = Na een dubbele, ook als daarmee is uitgekomen, mag nog een steen volgen
example-amazonas-pass-d6c1 = Passen geeft het andere team tien
example-doble-doce-excess-u5n0 = De winnaar krijgt wat elke andere hand meer heeft
example-kozel-two-doubles-v3d8 = Twee dubbele stenen die aan de twee einden passen, mogen in één beurt
example-blind-hughie-turn-k4w7 = Iedere steen wordt open omgekeerd; een dubbele steen die niet past, blijft open liggen
example-slepe-domino-draw-v6n3 = Met een steen die niet past pakt of past men; wat gepakt is, wordt gelegd als het past
