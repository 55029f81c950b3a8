# SPDX-License-Identifier: CC-BY-4.0
# Co stojí na stránkách kolem pravidel.

site-name = Pravidla domina
site-lead = Pravidla napsaná z pravidel samých: co tu čtete, to se také hraje, zkouší a ukazuje v příkladech.
language-name = Čeština
skip-to-content = Přejít k pravidlům
choose-language = Jazyk
contents = Na této stránce
home = Všechny hry
games-title = Hry
number-range = { $first } až { $last }
game-players = { $n ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}
reference-title = Slova jazyka pravidel
reference-lead = Těmito slovy je zapsána každá hra. Slovo s čarou vlevo je klíč; slova pod ním jsou to, co se za něj dá dosadit.
reference-default = Obvykle: { $default }.
footer-licence = Texty těchto pravidel se smějí šířit a upravovat pod licencí CC BY 4.0.
also-called = Další názvy: { $names }.

## Rámeček v záhlaví hry.

facts-players = Počet hráčů
facts-set = Kameny
facts-hand = V každé ruce
facts-goal = Cíl
facts-goal-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
facts-goal-rounds-won = { $n ->
    [one] { $n } vyhrané kolo
    [few] { $n } vyhraná kola
    [many] { $n } vyhraného kola
   *[other] { $n } vyhraných kol
}
facts-goal-rounds-in-a-row = { $n ->
    [one] { $n } kolo
    [few] { $n } kola po sobě
    [many] { $n } kola po sobě
   *[other] { $n } kol po sobě
}
facts-goal-rounds = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
    [many] { $n } kola
   *[other] { $n } kol
}
facts-goal-open = není stanoven

## Kapitoly kolem pravidel.

house-rules-title = Domácí pravidla
house-rules-lead = Tady je z čeho vybírat. Domluvte se, než začnete hrát; není-li řečeno nic, platí to, co je označeno jako obvyklé.
house-rule-usual = obvyklé
house-rule-falls-away = Pak odpadá toto pravidlo: { $title }.
with-players = { $n ->
    [one] Při { $players } hráči:
    [few] Při { $players } hráčích:
    [many] Při { $players } hráče:
   *[other] Při { $players } hráčích:
}
examples-title = Příklady
sources-title = Prameny
sources-lead = Odkud tato pravidla jsou a co který pramen dokládá.
grade-read = Stránku jsme četli.
grade-partial = Přečíst se dala jen část stránky.
grade-quoted = Četli jsme ji tak, jak ji cituje někdo jiný.
grade-ruling = Nedokládá to žádný pramen; rozhodli jsme tak sami.
clause-details = O tomto pravidle
clause-link = Odkaz na toto pravidlo
clause-word = V jazyce pravidel
clause-scenarios = Zkoušejí je
clause-more = { $n ->
    [one] a { $n } další
    [few] a { $n } další
    [many] a { $n } dalšího
   *[other] a { $n } dalších
}
clause-noticed = { $n ->
    [one] { $noticed ->
        [0] Na zkoušku byla v tomto pravidle jedna záměrná chyba; odhalena není
       *[other] Na zkoušku byla v tomto pravidle jedna záměrná chyba; odhalena je
    }
    [few] Na zkoušku byly v tomto pravidle { $n } záměrné chyby; odhaleno jich je { $noticed }
    [many] Na zkoušku bylo v tomto pravidle { $n } záměrné chyby; odhaleno je { $noticed }
   *[other] Na zkoušku bylo v tomto pravidle { $n } záměrných chyb; odhaleno jich je { $noticed }
}
scenarios-title = Scénáře
scenarios-lead = Každý scénář je situace s tahy, které v ní musejí, a s tahy, které nesmějí být možné. Zkouší se jimi každý program, který o sobě říká, že hraje hru, jejíchž pravidel se týkají.
scenarios-of-chapter = Scénáře: { $chapter }
scenarios-count = { $n ->
    [one] { $n } scénář
    [few] { $n } scénáře
    [many] { $n } scénáře
   *[other] { $n } scénářů
}
scenarios-noticed = { $n ->
    [one] Jak dobře hlídají, ukázala { $n } záměrná chyba v pravidlech; odhaleno je { $noticed }.
    [few] Jak dobře hlídají, ukázaly { $n } záměrné chyby, každá v jednom pravidle; odhaleno jich je { $noticed }.
    [many] Jak dobře hlídají, ukázalo { $n } záměrné chyby v pravidlech; odhaleno je { $noticed }.
   *[other] Jak dobře hlídají, ukázalo { $n } záměrných chyb, každá v jednom pravidle; odhaleno jich je { $noticed }.
}
scenarios-link = { $n ->
    [0] Tuto hru zatím nezkouší žádný scénář.
    [one] Tato pravidla zkouší { $n } scénář
    [few] Tato pravidla zkoušejí { $n } scénáře
    [many] Tato pravidla zkouší { $n } scénáře
   *[other] Tato pravidla zkouší { $n } scénářů
}
scenario-covers = Ukazuje:
scenario-game = Hra:
scenario-changed = s dalšími změnami
back-to-scenarios = Všechny kapitoly
chapter-general = Obecné části

## Příklady.

example-round = Celé jedno kolo
example-option = Domácí pravidlo:
example-why = proč?
example-hand = Hráč { $player }
example-hand-tiles = { $n ->
    [0] Žádné kameny.
   *[other] { $tiles }
}
example-boneyard = Talon
example-boneyard-tiles = { $n ->
    [0] Žádné kameny.
    [one] Talon: { $n } kámen lícem dolů
    [few] Talon: { $n } kameny lícem dolů
    [many] Talon: { $n } kamene lícem dolů
   *[other] Talon: { $n } kamenů lícem dolů
}
example-position = Řada na konci
example-line = Od jednoho konce ke druhému: { $tiles }. Na volných koncích je { $first } a { $second }.
example-both-ways = Od jednoho konce ke druhému: { $tiles }.
example-first = Uprostřed: { $tiles }.
example-onward = Od prvního kamene ke konci: { $tiles }.
example-arm = Rameno od kamene { $tile }: { $tiles }.
example-train-own = { $marked ->
    [yes] Vlak hráče { $name } se značkou: { $tiles }.
   *[no] Vlak hráče { $name }: { $tiles }.
}
example-train-common = Společný vlak „{ $name }“: { $tiles }.
example-ends = { $n ->
    [0] Žádný konec není volný.
    [one] Na volném konci je { $shown }.
    [few] Na volných koncích je { $shown }.
    [many] Na volných koncích je { $shown }.
   *[other] Na volných koncích je { $shown }.
}
event-lead = Hráč { $player } zahajuje kamenem { $tile }.
event-play = Hráč { $player } přikládá { $tile } k číslu { $shown }.
event-play-across = Hráč { $player } přikládá { $tile } napříč k číslu { $shown }.
event-play-out = Hráč { $player } přikládá { $tile } k číslu { $shown }; ven směřuje { $out }.
event-draw = Hráč { $player } dobírá { $tile }.
event-turn = Hráč { $player } otáčí { $tile }.
event-discard = Hráč { $player } odkládá { $tile }.
event-pass = Hráč { $player } vynechává.
event-stop = Hráč { $player } už nic nepřikládá.
event-call-block = Hráč { $player } ohlašuje zablokování.
event-foul = Hráč { $player } porušil pravidla.
event-award = { $sides ->
    [two-sides] { $title }: strana hráčů { $player } získává { points }.
   *[each-alone] { $title }: hráč { $player } získává { points }.
}
event-rule = Uplatní se pravidlo: { $title }.
event-lead-table = Prvním kamenem je { $tile }; nikdo jej nevykládá.
event-redeal = Hráč { $player } žádá nové rozdání.
event-takes-lead = Hráč { $player } se ujímá zahájení.
event-decline = Hráč { $player } odmítá.
event-round-end-redeal = Rozdává se znovu.
event-round-end-out = { $sides ->
    [two-sides] Hráč { $player } dohrál a vyhrává kolo pro svou stranu.
   *[each-alone] Hráč { $player } dohrál a vyhrává kolo.
}
event-round-end-block = { $won ->
    [nobody] Kolo je zablokované a nevyhrává je nikdo.
    [single] { $sides ->
        [two-sides] Kolo je zablokované; vyhrává je strana hráčů { $players }.
       *[each-alone] Kolo je zablokované; vyhrává je hráč { $players }.
    }
   *[several] Kolo je zablokované; společně je vyhrávají { $players }.
}
event-round-end-forfeit = Hráč { $player } prohrává kolo kvůli přestupku.
event-round-end-void = Kolo neplatí a hraje se znovu.
event-round-end-stopped = Kolo se zastavilo.
event-round-end-replay = Kolo je zablokované a nerozhodné; neplatí a hraje se znovu.
refused-lead = Hráč { $player } nesmí zahájit kamenem { $tile }.
refused-play = Hráč { $player } nesmí přiložit { $tile } k číslu { $shown }.
refused-there = Hráč { $player } tam nesmí přiložit { $tile }.
refused-draw = Hráč { $player } nesmí dobírat.
refused-turn = Hráč { $player } nesmí otočit kámen.
refused-discard = Hráč { $player } nesmí odložit { $tile }.
refused-pass = Hráč { $player } nesmí vynechat.
refused-stop = Hráč { $player } nesmí skončit tah.
refused-call-block = Hráč { $player } nesmí ohlásit zablokování.
only-turn = Hráč { $player } nemůže nic jiného než otočit kámen.
only-draw = Hráč { $player } nemůže nic jiného než dobírat.
only-pass = Hráč { $player } nemůže nic jiného než vynechat.
example-left = { $pips ->
    [0] Hráči { $player } nezbylo nic, co by se počítalo.
    [one] Hráči { $player } zbylo v ruce { $pips } oko.
    [few] Hráči { $player } zbyla v ruce { $pips } oka.
    [many] Hráči { $player } zbylo v ruce { $pips } oka.
   *[other] Hráči { $player } zbylo v ruce { $pips } ok.
}

## Kde bylo pravidlo stanoveno. $place: soubor a řádek.

origin-default = obvyklé, není-li řečeno jinak
origin-base = { $place }, v { $name }
origin-seats = { $place }, pro { $name } hráčů
origin-option = { $place }, volbou { $option }={ $choice }

## Dvě hry vedle sebe. $one, $other, $game: názvy her.

diff-title = Čím se liší { $one } a { $other }
diff-same = { $one } a { $other } mají stejná pravidla.
diff-only = Jen { $game }
diff-nothing = nic

## V čem se hry liší.

coverage-title = V čem se hry liší
coverage-lead = Co je o hrách s dominem známo, jaká slova to říkají a které zdejší hry je používají, třeba jen jako domácí pravidlo.
coverage-value = Co hra může mít
coverage-frequency = Jak často
coverage-frequency-common = běžné
coverage-frequency-regular = obvyklé jen někde
coverage-frequency-exotic = výjimečné
coverage-words = Slova
coverage-games = Hry
coverage-uses = Slova a hry, které je používají
coverage-uses-lead = Hra používá slovo, které píše její soubor nebo soubor, ze kterého vychází, třeba jen jako domácí pravidlo, a to, co platí, protože se nic jiného neříká.
coverage-everywhere = všechny
event-counter = Počitadlo „{ $title }“ je teď na { $value }.
event-scores-reset = Všichni začínají znovu od nuly.
event-match-end = Partie skončila.
event-claim = Hráč { $player } si říká o body.
event-declare = Hráč { $player } říká „{ $title }“.
event-declare-number = Hráč { $player } říká „{ $title }“ a jmenuje { $n }.
refused-declare = Hráč { $player } to říct nesmí.

## Knihovny a hry, ke kterým se hlásí.

engines-title = Knihovny a jejich hry
engines-lead = Tyto knihovny hrají vlastní hry s dominem. Každá dostala scénáře hry, ke které se hlásí; tabulka říká, kolika z kolika vyhověla. Každá odchylka je níže nakreslena a vysvětlena.
engines-engine = Knihovna
engines-game = Hra
engines-all = Celkem
engines-class-L1 = řada
engines-class-L2 = dobírání
engines-class-L3 = body během kola
engines-class-L4 = ramena
engines-class-L5 = strany
engines-class-L6 = partie
engines-plays = Porovnáno s hrou
engines-normalised = Konce pojmenovává podle čísel nebo dělá vynucené tahy sama; zkoušející to překládá.
engines-unsupported = { $n ->
    [one] Na jeden scénář se jí nešlo zeptat.
    [few] Na { $n } scénáře se jí nešlo zeptat.
    [many] Na { $n } scénáře se jí nešlo zeptat.
   *[other] Na { $n } scénářů se jí nešlo zeptat.
  }
engines-why = Projevuje se takto:
engines-expected = Očekáváno
engines-got = Co přišlo
