# SPDX-License-Identifier: CC-BY-4.0
# Wat er op de pagina's om de regels heen staat.

site-name = Dominoregels
site-lead = Spelregels die uit de regels zelf zijn geschreven: wat je hier leest, wordt ook zo gespeeld, getoetst en in de voorbeelden getoond.
language-name = Nederlands
skip-to-content = Naar de regels
choose-language = Taal
contents = Op deze pagina
home = Alle spellen
games-title = Spellen
number-range = { $first } t/m { $last }
game-players = { $n ->
    [one] { $players } speler
   *[other] { $players } spelers
}
reference-title = De woorden van de regeltaal
reference-lead = Met deze woorden is elk spel geschreven. Een woord met een streep links is een sleutel; de woorden daaronder kunnen ervoor worden ingevuld.
reference-default = Gewoonlijk: { $default }.
footer-licence = De teksten van deze spelregels mogen worden verspreid en bewerkt onder de licentie CC BY 4.0.
also-called = Andere namen: { $names }.

## Het kader boven aan een spel.

facts-players = Spelers
facts-set = Stenen
facts-hand = In elke hand
facts-goal = Doel
facts-goal-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
facts-goal-rounds-won = { $n ->
    [one] { $n } gewonnen ronde
   *[other] { $n } gewonnen rondes
}
facts-goal-rounds-in-a-row = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes achter elkaar
}
facts-goal-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
facts-goal-open = niet vastgelegd

## Hoofdstukken om de regels heen.

house-rules-title = Huisregels
house-rules-lead = Hier valt te kiezen. Spreek het af voor het spel begint; is er niets gezegd, dan geldt wat als gebruikelijk is aangegeven.
house-rule-usual = gebruikelijk
house-rule-falls-away = Dan vervalt deze regel: { $title }.
with-players = { $n ->
    [one] Met { $players } speler:
   *[other] Met { $players } spelers:
}
examples-title = Voorbeelden
sources-title = Bronnen
sources-lead = Waar deze regels vandaan komen en wat elke bron vastlegt.
grade-read = De pagina is gelezen.
grade-partial = Alleen een deel van de pagina kon worden gelezen.
grade-quoted = Gelezen zoals iemand anders het aanhaalt.
grade-ruling = Geen bron legt dit vast; dit hebben wij zelf zo besloten.
clause-details = Over deze regel
clause-link = Link naar deze regel
clause-word = In de regeltaal
clause-scenarios = Getoetst door
clause-more = { $n ->
    [one] en nog { $n }
   *[other] en nog { $n }
}
clause-noticed = { $n ->
    [one] { $noticed ->
        [0] Eén opzettelijke fout in deze regel blijft onopgemerkt
       *[other] Eén opzettelijke fout in deze regel wordt opgemerkt
    }
   *[other] { $noticed ->
        [0] Van { $n } opzettelijke fouten in deze regel wordt er geen opgemerkt
        [one] Van { $n } opzettelijke fouten in deze regel wordt er { $noticed } opgemerkt
       *[other] Van { $n } opzettelijke fouten in deze regel worden er { $noticed } opgemerkt
    }
}
scenarios-title = Scenario’s
scenarios-lead = Elk scenario is een stand met de zetten die daarin wel en niet mogelijk moeten zijn. Elk programma dat zegt een spel te spelen, wordt getoetst met de scenario’s die over de regels daarvan gaan.
scenarios-of-chapter = Scenario’s: { $chapter }
scenarios-count = { $n ->
    [one] { $n } scenario
   *[other] { $n } scenario’s
}
scenarios-noticed = { $n ->
    [one] Hoe goed ze waken, is beproefd met { $n } opzettelijke fout in de regels, waarvan er { $noticed } wordt opgemerkt.
   *[other] Hoe goed ze waken, is beproefd met { $n } opzettelijke fouten, telkens in één regel, waarvan er { $noticed } worden opgemerkt.
}
scenarios-link = { $n ->
    [0] Nog geen scenario toetst dit spel.
    [one] { $n } scenario toetst deze regels
   *[other] { $n } scenario’s toetsen deze regels
}
scenario-covers = Laat zien:
scenario-game = Spel:
scenario-changed = met andere wijzigingen
back-to-scenarios = Alle hoofdstukken
chapter-general = Algemene delen

## Voorbeelden.

example-round = Een hele ronde
example-option = Huisregel:
example-why = waarom?
example-hand = Speler { $player }
example-hand-tiles = { $n ->
    [0] Geen stenen.
   *[other] { $tiles }
}
example-boneyard = De pot
example-boneyard-tiles = { $n ->
    [0] Geen stenen.
    [one] De pot: { $n } steen, omgekeerd
   *[other] De pot: { $n } stenen, omgekeerd
}
example-position = De rij aan het einde
example-line = Van het ene einde naar het andere: { $tiles }. Op de open einden staat { $first } en { $second }.
example-both-ways = Van het ene einde naar het andere: { $tiles }.
example-first = In het midden: { $tiles }.
example-onward = Van de eerste steen naar het einde: { $tiles }.
example-arm = Een arm vanaf { $tile }: { $tiles }.
example-train-own = { $marked ->
    [yes] De trein van speler { $name }, met marker: { $tiles }.
   *[no] De trein van speler { $name }: { $tiles }.
}
example-train-common = De gezamenlijke trein ‘{ $name }’: { $tiles }.
example-ends = { $n ->
    [0] Geen einde is open.
    [one] Op het open einde staat { $shown }.
   *[other] Op de open einden staat { $shown }.
}
event-lead = Speler { $player } komt uit met { $tile }.
event-play = Speler { $player } legt { $tile } aan de { $shown }.
event-play-across = Speler { $player } legt { $tile } dwars aan de { $shown }.
event-play-out = Speler { $player } legt { $tile } aan de { $shown }; de { $out } wijst naar buiten.
event-draw = Speler { $player } pakt { $tile }.
event-turn = Speler { $player } keert { $tile } om.
event-discard = Speler { $player } legt { $tile } weg.
event-pass = Speler { $player } past.
event-stop = Speler { $player } legt niets meer.
event-call-block = Speler { $player } meldt een blokkade.
event-foul = Speler { $player } heeft een fout gemaakt.
event-award = { $sides ->
    [two-sides] { $title }: het team van { $player } krijgt { points }.
   *[each-alone] { $title }: speler { $player } krijgt { points }.
}
event-rule = Deze regel treedt in werking: { $title }.
event-lead-table = De eerste steen is { $tile }; niemand legt die.
event-redeal = Speler { $player } laat opnieuw delen.
event-takes-lead = Speler { $player } neemt het uitkomen op zich.
event-decline = Speler { $player } weigert.
event-round-end-redeal = Er wordt opnieuw gedeeld.
event-round-end-out = { $sides ->
    [two-sides] Speler { $player } is uit en wint de ronde voor het team.
   *[each-alone] Speler { $player } is uit en wint de ronde.
}
event-round-end-block = { $won ->
    [nobody] De ronde is geblokkeerd en niemand wint.
    [single] { $sides ->
        [two-sides] De ronde is geblokkeerd; het team van { $players } wint.
       *[each-alone] De ronde is geblokkeerd; speler { $players } wint.
    }
   *[several] De ronde is geblokkeerd; { $players } winnen samen.
}
event-round-end-forfeit = Speler { $player } verliest de ronde door een fout.
event-round-end-void = De ronde telt niet en wordt overgespeeld.
event-round-end-stopped = De ronde is gestopt.
event-round-end-replay = De ronde is geblokkeerd en staat gelijk; ze telt niet en wordt overgespeeld.
refused-lead = Speler { $player } mag niet uitkomen met { $tile }.
refused-play = Speler { $player } mag { $tile } niet aan de { $shown } leggen.
refused-there = Speler { $player } mag { $tile } daar niet leggen.
refused-draw = Speler { $player } mag niet pakken.
refused-turn = Speler { $player } mag geen steen omkeren.
refused-discard = Speler { $player } mag { $tile } niet wegleggen.
refused-pass = Speler { $player } mag niet passen.
refused-stop = Speler { $player } mag niet stoppen.
refused-call-block = Speler { $player } mag geen blokkade melden.
only-turn = Speler { $player } kan niets anders dan een steen omkeren.
only-draw = Speler { $player } kan alleen pakken.
only-pass = Speler { $player } kan alleen passen.
example-left = { $pips ->
    [0] Speler { $player } heeft niets over dat telt.
    [one] Speler { $player } heeft nog { $pips } oog in de hand.
   *[other] Speler { $player } heeft nog { $pips } ogen in de hand.
}

## Waar een regel is vastgelegd. $place: bestand en regel.

origin-default = gebruikelijk, als niets anders is gezegd
origin-base = { $place }, uit { $name }
origin-seats = { $place }, voor { $name } spelers
origin-option = { $place }, door { $option }={ $choice }

## Twee spelen naast elkaar. $one, $other, $game: namen van spelen.

diff-title = Wat { $one } van { $other } onderscheidt
diff-same = { $one } en { $other } hebben dezelfde regels.
diff-only = Alleen { $game }
diff-nothing = niets

## Waarin spelen verschillen.

coverage-title = Waarin spelen verschillen
coverage-lead = Wat er van dominospelen bekend is, de woorden die het zeggen, en de spelen hier die ze gebruiken, al is het maar in een huisregel.
coverage-value = Wat een spel kan hebben
coverage-frequency = Hoe vaak
coverage-frequency-common = algemeen
coverage-frequency-regular = geregeld
coverage-frequency-exotic = zeldzaam
coverage-words = Woorden
coverage-games = Spelen
coverage-uses = Woorden en de spelen die ze gebruiken
coverage-uses-lead = Een spel gebruikt een woord dat in zijn bestand staat of in een bestand waarvan het uitgaat, al is het maar in een huisregel, en wat geldt omdat er niets anders is gezegd.
coverage-everywhere = alle
event-counter = “{ $title }” staat nu op { $value }.
event-scores-reset = Iedereen begint weer bij niets.
event-match-end = De partij is uit.
event-claim = Speler { $player } eist de punten op.
event-declare = Speler { $player } zegt “{ $title }”.
event-declare-number = Speler { $player } zegt “{ $title }” en noemt { $n }.
refused-declare = Speler { $player } mag dat niet zeggen.

## Bibliotheken naast de spellen die ze zeggen te spelen.

engines-title = Bibliotheken naast hun spellen
engines-lead = Deze bibliotheken spelen eigen dominospellen. Elk kreeg de scenario's van het spel dat het zegt te spelen; de tabel zegt aan hoeveel ervan het voldoet. Elke afwijking is hieronder getekend en uitgelegd.
engines-engine = Bibliotheek
engines-game = Spel
engines-all = Samen
engines-class-L1 = de rij
engines-class-L2 = pakken
engines-class-L3 = punten tijdens de ronde
engines-class-L4 = armen
engines-class-L5 = teams
engines-class-L6 = partijen
engines-plays = Vergeleken met
engines-normalised = Ze noemt einden naar hun getal of doet gedwongen zetten zelf; dat wordt vertaald.
engines-unsupported = { $n ->
    [one] Eén scenario kon er niet aan worden gevraagd.
   *[other] { $n } scenario's konden er niet aan worden gevraagd.
  }
engines-why = Waaruit het blijkt:
engines-expected = Verwacht
engines-got = Wat kwam
