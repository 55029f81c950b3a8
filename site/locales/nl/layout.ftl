# SPDX-License-Identifier: CC-BY-4.0
# The layout: tiles that branch, that have to be filled, and ends that count.

### Further rules of the layout

layout-one-end-higher = Van een eerste steen die niet dubbel is, blijft de hoogste helft open.
layout-one-end-lower = Van een eerste steen die niet dubbel is, blijft de laagste helft open.
layout-one-end-chosen = Van een eerste steen die niet dubbel is, kiest wie begint welke helft open blijft.
layout-hub = Een dubbele steen als station
layout-hub-fill = { $fill ->
    [before-anything-else] Zolang een trein nog geen steen heeft, mag alleen aan het station worden aangelegd, door iedereen en aan elke trein.
    [before-its-arms-grow] Zolang een trein nog geen steen heeft, mag niets worden gelegd aan de eerste stenen van de treinen.
   *[free] Elke trein begint eraan, maar niemand hoeft daarop te wachten.
}
layout-trains-filling = Aan een steen die eerst moet worden aangevuld, mag toch iedereen aanleggen, ook aan zo’n trein.
layout-axes-fill-before-anything-else = Zolang er aan een van zijn kanten een steen ontbreekt, mag nergens anders worden aangelegd.
layout-axes-fill-before-its-arms-grow = Zolang er aan een van zijn kanten een steen ontbreekt, mag niets worden gelegd aan de stenen aan zijn andere kanten.
layout-axes-binds-next-turn = Dat geldt vanaf de volgende beurt; wie de steen legde, is in die beurt vrij.
layout-axes-side-arms-one-tile = Elke kant naast de rij krijgt één steen. Daaraan wordt niets meer gelegd, maar de buitenste helft ervan telt als einde.
layout-axes-shows-outer-half = De kanten naast de rij tonen zijn buitenste helft.
layout-axes-shows-inner-half = De kanten naast de rij tonen zijn binnenste helft, waarmee hij is aangelegd.
layout-axes-shows-either-half = Aan de kanten naast de rij passen stenen bij elk van zijn helften.
layout-axes-counts = Zolang er geen of één steen aan raakt, tellen beide helften als einde.
layout-axes-counts-alone = { $halves ->
    [both-halves] Zolang er geen steen aan raakt, tellen beide helften als einde.
    [one-half] Zolang er geen steen aan raakt, telt één helft als einde.
   *[nothing] Zolang er geen steen aan raakt, telt hij niet.
}
layout-axes-counts-one-covered = { $halves ->
    [both-halves] Zolang er één steen aan raakt, tellen beide helften als einde.
    [one-half] Zolang er één steen aan raakt, telt één helft als einde.
   *[nothing] Zolang er één steen aan raakt, telt hij niet.
}
layout-axes-counts-two-covered = { $halves ->
    [both-halves] Zolang er twee stenen aan raken, tellen beide helften als einde.
    [one-half] Zolang er twee stenen aan raken, telt één helft als einde.
   *[nothing] Zolang er twee stenen aan raken, telt hij niet.
}
layout-axes-counts-three-covered = { $halves ->
    [both-halves] Zolang er drie of meer stenen aan raken en een kant vrij is, tellen beide helften als einde.
    [one-half] Zolang er drie of meer stenen aan raken en een kant vrij is, telt één helft als einde.
   *[nothing] Zolang er drie of meer stenen aan raken, telt hij niet.
}
layout-axes-counts-exactly = { $halves ->
    [both-halves] Maar met precies { $line } in de rij en { $side } ernaast tellen beide helften als einde.
    [one-half] Maar met precies { $line } in de rij en { $side } ernaast telt één helft als einde.
   *[nothing] Maar met precies { $line } in de rij en { $side } ernaast telt hij niet.
}
layout-doubles-several-oldest-first = Wachten er meer stenen op aanvulling, dan gaat de steen die het langst wacht voor.
layout-doubles-several-newest-first = Wachten er meer stenen op aanvulling, dan gaat de laatst gelegde voor.
layout-doubles-several-any-of-them = Wachten er meer stenen op aanvulling, dan mag elk daarvan worden aangevuld.
layout-doubles-impossible-lapses = Een kant die geen steen meer kan aanvullen, omdat alle passende stenen op tafel liggen, geldt als aangevuld.
layout-doubles-impossible-stands = Een kant die moet worden aangevuld, blijft wachten, ook als alle passende stenen op tafel liggen.
layout-branches-tiles = { $kind ->
    [every] Dit betreft alle stenen.
    [doubles] Dit betreft alle dubbele stenen.
    [mixed] Dit betreft alle stenen die niet dubbel zijn.
   *[listed] { $n ->
        [1] Dit betreft de steen { $tiles }.
       *[other] Dit betreft de stenen { $tiles }.
    }
}
layout-branches-given-when-enclosed = Het geldt vanaf het moment dat zo’n steen in de rij aan beide kanten een steen heeft.
layout-branches-most = { $n ->
    [1] Het geldt alleen voor de eerste zulke steen van een ronde.
   *[other] Het geldt alleen voor de eerste { $n } zulke stenen van een ronde.
}
layout-branches-when = Het geldt alleen als vlak daarvoor:
layout-mixed-after-double-on-that-end = Aan een open einde van een steen die niet dubbel is, past alleen de dubbele steen van het getal dat het toont.
layout-mixed-after-double-on-the-table = Een steen die niet dubbel is, mag alleen aan een getal worden gelegd als de dubbele steen van dat getal op tafel ligt.

### Which ends

general-ends-of-first-tile = Alleen die aan de eerste steen van de ronde.
general-ends-of-doubles = Alleen die aan dubbele stenen.
general-ends-of-mixed-tiles = Alleen die aan stenen die niet dubbel zijn.
general-ends-of-last-tile = Alleen die aan de laatst gelegde steen.
general-ends-of-not-last-tile = Alleen die niet aan de laatst gelegde steen.
general-ends-tile = Alleen die aan deze stenen: { $tiles }.
general-ends-shows = Alleen die een { $numbers } tonen.
general-ends-used-this-turn = Alleen die van armen waaraan in deze beurt een steen is gelegd.
general-ends-used-not-this-turn = Alleen die van armen waaraan in deze beurt geen steen is gelegd.
general-ends-place-line = Alleen die in de rij.
general-ends-place-side = Alleen die naast de rij.
general-ends-train-own = Alleen die van de eigen treinen van de speler.
general-ends-train-others = Alleen die van treinen van anderen.
general-ends-train-the-table = Alleen die van treinen die van niemand zijn.

### Counts of the layout

general-quantity-count-open-ends = Wat de einden die tellen samen opleveren.
general-quantity-count-ends = { $free ->
    [open] De open einden.
   *[counted] De einden die tellen.
}
general-quantity-count-ends-as-laid = De einden die tellen en hetzelfde getal tonen als de buitenste helft van de gelegde steen.
general-quantity-count-alike-ends = De einden die tellen en het getal tonen dat de meeste tonen; een dubbele steen waaraan niets raakt, telt voor twee.
general-quantity-count-double-ends = De dubbele stenen onder de einden die tellen.
general-quantity-count-open-numbers = De verschillende getallen die de open einden tonen.
general-quantity-count-open-ends-before = Wat de einden die tellen samen opleverden voordat de steen werd gelegd.
general-quantity-count-free-number = Het getal dat de gelegde steen naar buiten toont.
general-quantity-count-joined-number = Het getal waaraan de steen is gelegd.
general-quantity-count-laid-tile = De ogen van de gelegde steen.
general-quantity-count-neighbour-tile = De ogen van de steen waaraan hij is gelegd.
general-quantity-count-before-neighbour = De ogen van de steen voor die waaraan hij is gelegd.
general-quantity-count-covered-arms = { $of ->
    [first-tile] { $place ->
        [line] De stenen die in de rij aan de eerste steen van de ronde raken.
        [side] De stenen die naast de eerste steen van de ronde liggen.
       *[any] De stenen die aan de eerste steen van de ronde raken.
    }
   *[last-tile] { $place ->
        [line] De stenen die in de rij aan de laatst gelegde steen raken.
        [side] De stenen die naast de laatst gelegde steen liggen.
       *[any] De stenen die aan de laatst gelegde steen raken.
    }
}
general-quantity-doubles-twice = Een dubbele steen telt als twee einden.
general-quantity-doubles-never = Dubbele stenen tellen niet mee.
general-quantity-by = Alleen stenen gelegd door: { $whose }.
general-condition-fills = { $holds ->
    [yes] De steen vulde de laatste kant van een steen die moest worden aangevuld.
   *[no] De steen vulde niet de laatste kant van een steen die moest worden aangevuld.
}
general-condition-shares-double = { $holds ->
    [yes] De steen is een dubbele steen aan een dubbele steen.
   *[no] De steen is geen dubbele steen aan een dubbele steen.
}

### Further ways to join

join-by-difference = Een helft mag aan een einde raken als die er op de juiste manier van verschilt; aan elk getal past dus:
join-by-listed = Twee helften mogen elkaar raken als hun getallen bij elkaar horen; aan elk getal past dus:
join-by-nothing = Geen twee helften raken elkaar, behalve zoals hieronder staat.
join-differences = Aan { $n }: { $numbers }.
join-pairs = Aan { $n }: { $numbers }.
join-wild-halves = { $n ->
    [1] Het getal { $numbers } is een joker: zo’n helft mag elke helft raken, en elke helft mag er aan raken.
   *[other] De getallen { $numbers } zijn jokers: zulke helften mogen elke helft raken, en elke helft mag er aan raken.
}
join-also = Bovendien mag een steen worden gelegd als dit allemaal zo is:
join-never = Een steen mag niet worden gelegd als dit allemaal zo is:
join-row-tiles = Het is een van deze stenen: { $tiles }.
join-row-half = De helft die raakt, toont een { $numbers }.
join-row-end = Het einde toont een { $numbers }.
join-row-neighbour = De steen wordt gelegd aan een van deze stenen: { $tiles }.
