# SPDX-License-Identifier: CC-BY-4.0
# Názvy, souhrny a domácí pravidla jednotlivých her a názvy příkladů; anglicky stojí v souborech her a scénářů.

### all-fives

variant-all-fives-title = Samé pětky
variant-all-fives-summary = Muggins se spinnerem: první dubl smí růst do čtyř stran a počítá se každý násobek pěti na volných koncích.
variant-all-fives-option-hands-title = Kolik kamenů si kdo vezme
variant-all-fives-option-hands-note = Víc kamenů pro dva znamená delší kolo.
variant-all-fives-option-hands-choice-nine-seven-five-title = Ve dvou devět, ve třech sedm, ve čtyřech pět
variant-all-fives-option-hands-choice-seven-five-five-title = Ve dvou sedm, ve třech a čtyřech pět
variant-all-fives-option-hands-choice-five-title = Pět
variant-all-fives-option-first-lead-title = Kdo zahajuje první kolo
variant-all-fives-option-first-lead-note = Někde se losuje, jinde se hledá nejvyšší dubl.
variant-all-fives-option-first-lead-choice-lot-title = Koho určí los, kterýmkoli kamenem
variant-all-fives-option-first-lead-choice-highest-double-title = Nejvyšší dubl, případně kámen s nejvíc oky, a tím se začíná
variant-all-fives-option-sides-first-title = Kam se smí k prvnímu dublu přiložit
variant-all-fives-option-sides-first-note = Většinou se nejdřív přiloží k oběma dlouhým stranám.
variant-all-fives-option-sides-first-choice-sides-first-title = Nejdřív po stranách, pak na koncích
variant-all-fives-option-sides-first-choice-anywhere-title = Na kteroukoli ze čtyř stran
variant-all-fives-option-block-pays-title = Co vynáší zablokování
variant-all-fives-option-block-pays-note = U Kelleyové si připíše každý, kdo má méně než někdo jiný.
variant-all-fives-option-block-pays-choice-winner-title = Vítěz dostane oka ostatních, zaokrouhlená na pětky
variant-all-fives-option-block-pays-choice-differences-title = Každý dostane, oč jsou těžší ruce těžší
variant-all-fives-option-block-pays-choice-differences-award-differences-title = Oka, která mají těžší ruce navíc
variant-all-fives-option-target-title = Kolik bodů vyhrává partii
variant-all-fives-option-target-note = V tisku jsou čísla od 100 do 250.
variant-all-fives-option-unit-title = Jak se body počítají
variant-all-fives-option-unit-note = Na počítadle pro cribbage je každá pětka jeden otvor a 61 otvorů je jednou dokola.
variant-all-fives-option-unit-choice-pips-title = Každé oko je bod
variant-all-fives-option-unit-choice-fives-title = Každá pětka je bod a hraje se do 61

### all-fives-eggs

variant-all-fives-eggs-title = Samé pětky s vejci
variant-all-fives-eggs-summary = Samé pětky pro dva do 305 bodů: zahajuje dvojitá pětka, poslední kámen z talonu se nikdy nebere a kolo, které skončí nerozhodně, nechá všechna oka jako vejce tomu, kdo vyhraje příště.
variant-all-fives-eggs-award-pips-title = Zbylá oka
variant-all-fives-eggs-award-eggs-won-title = Vejce
variant-all-fives-eggs-counter-eggs-title = Vejce
variant-all-fives-eggs-rule-eggs-title = Oka, která nikdo nevyhraje, jsou vejce

### all-threes

variant-all-threes-title = Samé trojky
variant-all-threes-summary = Muggins na trojky: komu dají konce násobek tří, ten si součet připíše.
variant-all-threes-award-threes-title = Trojky

### amazonas

variant-amazonas-title = Domino z Manausu
variant-amazonas-summary = Domino ve dvojicích z Amazonie se čtyřmi volnými konci: během hry se počítají násobky pěti, každé vynechání dá druhé straně deset a dubl na konec dvacet.
variant-amazonas-award-fives-title = Pětky
variant-amazonas-award-pass-title = Vynechání druhých
variant-amazonas-award-double-title = Dubl na konec
variant-amazonas-option-pass-title = Kolik platí vynechání druhých
variant-amazonas-option-pass-note = V příběhu je deset; hrává se prý i dvacet.
variant-amazonas-option-three-passes-title = Kolik platí tři vynechání po sobě tomu, na koho se znovu dostane
variant-amazonas-option-three-passes-note = Jen z doslechu, ale vypráví se to často.
variant-amazonas-option-three-passes-choice-nothing-title = Nic
variant-amazonas-option-three-passes-choice-fifty-title = Padesát bodů
variant-amazonas-option-three-passes-choice-fifty-award-galo-title = Galo

### antilles-three

variant-antilles-three-title = Martinické domino pro tři
variant-antilles-three-summary = Na Antilách se hraje ve třech: každému sedm kamenů, sedm zůstane zakrytých, a kdo nic nevyhrál, když někdo vyhraje potřetí, je prase.
variant-antilles-three-option-block-title = Kdo vyhrává zablokované kolo
variant-antilles-three-option-block-note = Někde stačí lehká ruka, jinde nevyhrává nikdo.
variant-antilles-three-option-block-choice-fewest-pips-title = Nejnižší ruka
variant-antilles-three-option-block-choice-below-six-title = Nejnižší ruka, má-li méně než šest ok
variant-antilles-three-option-block-choice-below-six-award-win-title = Vyhrané kolo
variant-antilles-three-option-block-choice-nobody-title = Nikdo

### bazaar

variant-bazaar-title = Bazar
variant-bazaar-summary = Hra ruského a českého herního webu: zahajuje nejnižší dubl, prázdným polem se začínat nesmí, kdo nemůže, jde do bazaru, a zbylá oka se píšou tomu, kdo je drží.
variant-bazaar-award-penalty-title = Trestné body
variant-bazaar-option-reserve-title = Kolik kamenů se nikdy nedobírá
variant-bazaar-option-reserve-note = Web nechává volbu na tom, kdo stůl otevře.
variant-bazaar-option-reserve-choice-none-title = Žádný, bazar se smí dobrat celý
variant-bazaar-option-reserve-choice-one-title = Jeden
variant-bazaar-option-reserve-choice-two-title = Dva

### bergen

variant-bergen-title = Bergen
variant-bergen-summary = Domino s dobíráním a body za stejné konce: dva za shodu obou konců, tři, je-li jedním z nich dubl.
variant-bergen-award-opening-title = Zahájení dublem
variant-bergen-award-double-header-title = Dvě stejné
variant-bergen-award-triple-header-title = Tři stejné
variant-bergen-award-round-title = Vyhrané kolo
variant-bergen-option-opener-title = Kdo zahajuje a čím
variant-bergen-option-opener-note = Prameny uvádějí nejvyšší dubl, nejnižší dubl nebo kohokoli.
variant-bergen-option-opener-choice-highest-double-title = Nejvyšší dubl; bez dublu se rozdá znovu
variant-bergen-option-opener-choice-lowest-double-title = Nejnižší dubl; bez dublu se rozdá znovu
variant-bergen-option-opener-choice-anybody-title = Koho určí los, pak další v pořadí, kterýmkoli kamenem
variant-bergen-option-opening-title = Zda se zahájení dublem počítá
variant-bergen-option-opening-note = Dva prameny za ně dávají dva body, jiné o nich nemluví.
variant-bergen-option-opening-choice-two-title = Vynese dva body
variant-bergen-option-opening-choice-nothing-title = Ne
variant-bergen-option-reserve-title = Kolik kamenů se nikdy nedobírá
variant-bergen-option-reserve-note = Jeden pramen nechává dva stranou.
variant-bergen-option-reserve-choice-none-title = Žádný, talon se smí dobrat celý
variant-bergen-option-reserve-choice-two-title = Dva
variant-bergen-option-block-title = Kdo vyhrává zablokované kolo
variant-bergen-option-block-note = Podle starého pravidla se dubly v ruce počítají proti tomu, kdo je drží.
variant-bergen-option-block-choice-fewest-pips-title = Nejnižší ruka
variant-bergen-option-block-choice-no-doubles-title = Nejnižší ruka bez dublu; mají-li dubly všichni, rozhodují oka ostatních kamenů
variant-bergen-option-round-won-title = Kolik platí vyhrané kolo
variant-bergen-option-round-won-note = V tisku je jeden i dva body.
variant-bergen-option-round-won-choice-one-title = Jeden bod
variant-bergen-option-round-won-choice-two-title = Dva body
variant-bergen-option-target-title = Kolik bodů vyhrává partii
variant-bergen-option-target-note = Ve více hráčích přinese kolo každému méně.
variant-bergen-option-near-target-title = Co vynese kámen těsně před cílem
variant-bergen-option-near-target-note = Podle jednoho pramene nelze poslední body přeskočit.
variant-bergen-option-near-target-choice-all-title = Kolik platí
variant-bergen-option-near-target-choice-capped-title = Komu chybějí dva, jen jeden, komu tři, jen dva

### blind-hughie

variant-blind-hughie-title = Blind Hughie
variant-blind-hughie-summary = Hra čistě o štěstí pro děti: nikdo nevidí ani vlastní kameny, ty leží v řadě lícem dolů a otáčejí se jeden po druhém.
variant-blind-hughie-option-pace-title = Kolik kamenů se v tahu přiloží
variant-blind-hughie-option-pace-note = Jinde každý otočí jeden kámen a dost.
variant-blind-hughie-option-pace-choice-while-fitting-title = Dokud se kameny hodí
variant-blind-hughie-option-pace-choice-one-tile-title = Jeden
variant-blind-hughie-option-doubles-title = Jak leží dubl, který se nehodí
variant-blind-hughie-option-doubles-choice-face-up-title = Odkrytý, aby se přiložil později
variant-blind-hughie-option-doubles-choice-face-down-title = Lícem dolů jako jiné kameny
variant-blind-hughie-option-branching-title = Zda se u dublů řada větví
variant-blind-hughie-option-branching-note = Na domino-play.com se k nim přikládá ze čtyř stran.
variant-blind-hughie-option-branching-choice-line-title = Nevětví se
variant-blind-hughie-option-branching-choice-four-ways-title = Do čtyř stran
variant-blind-hughie-option-block-won-title = Kdo vyhrává zablokované kolo
variant-blind-hughie-option-block-won-note = Jeden pramen počítá kameny, na family-games.com nevyhrává nikdo.
variant-blind-hughie-option-block-won-choice-fewest-pips-title = Kdo má nejméně ok
variant-blind-hughie-option-block-won-choice-fewest-tiles-title = Kdo má nejméně kamenů
variant-blind-hughie-option-block-won-choice-nobody-title = Nikdo
variant-blind-hughie-option-target-title = Kolik bodů vyhrává partii

### block

variant-block-title = Domino bez dobírání
variant-block-summary = Nejjednodušší hra s dominem. Kameny se přikládají na oba konce jediné řady, nikdo nedobírá, a kdo nemůže přiložit, vynechá.
variant-block-award-pips-title = Zbylá oka
variant-block-option-set-title = S jakou sadou se hraje
variant-block-option-set-note = Větší sada stačí pro víc hráčů.
variant-block-option-set-choice-double-six-title = Do šestky, 28 kamenů
variant-block-option-set-choice-double-nine-title = Do devítky, 55 kamenů, každému sedm, až pro sedm hráčů
variant-block-option-set-choice-double-twelve-title = Do dvanáctky, 91 kamenů, každému sedm, až pro deset hráčů
variant-block-option-hands-title = Kolik kamenů si kdo vezme
variant-block-option-hands-note = Na sedmi pro dva hráče se knihy shodnou, u tří a čtyř už ne.
variant-block-option-hands-choice-usual-title = Se sadou do šestky ve dvou po sedmi, ve třech a čtyřech po pěti
variant-block-option-hands-choice-seven-title = Vždy sedm
variant-block-option-hands-choice-eight-less-players-title = Osm bez počtu hráčů, pro dva až čtyři
variant-block-option-first-lead-title = Kdo zahajuje první kolo
variant-block-option-first-lead-note = Někde rozhodují kameny, jinde se losuje.
variant-block-option-first-lead-choice-highest-double-title = Nejvyšší dubl, případně kámen s nejvíc oky, a tím se začíná
variant-block-option-first-lead-choice-lot-title = Koho určí los, kterýmkoli kamenem
variant-block-option-later-lead-title = Kdo zahajuje další kola
variant-block-option-later-lead-note = V tom se málokteré dvě knihy shodnou.
variant-block-option-later-lead-choice-winner-title = Vítěz minulého kola, a nebyl-li žádný, další v pořadí
variant-block-option-later-lead-choice-next-in-turn-title = Další v pořadí po tom, kdo zahajoval minule
variant-block-option-later-lead-choice-lot-title = Koho určí los
variant-block-option-later-lead-choice-highest-double-title = Znovu nejvyšší dubl
variant-block-option-later-lead-choice-winner-not-of-block-title = Vítěz, ale po zablokování nejvyšší dubl
variant-block-option-established-title = Jak se pozná zablokování
variant-block-option-established-note = O to se rodiny přou: jedna čeká, až vynechají všichni dokola, druhá končí, jakmile už nemůže padnout žádný kámen, třetí, až to někdo řekne.
variant-block-option-established-choice-passes-title = Všichni po sobě vynechají
variant-block-option-established-choice-at-once-title = Hned, jakmile už se nedá přiložit žádný kámen
variant-block-option-established-choice-called-title = Hráč je ve svém tahu ohlásí
variant-block-option-block-tie-title = Co když je zablokované kolo nerozhodné
variant-block-option-block-tie-note = V tisku je deset pravidel. Nejobvyklejší je, že nevyhraje nikdo; ostatní jsou místní.
variant-block-option-block-tie-choice-nobody-title = Kolo nevyhrává nikdo
variant-block-option-block-tie-choice-replay-title = Kolo se hraje znovu
variant-block-option-block-tie-choice-leader-title = Vyhrává, kdo zahájil
variant-block-option-block-tie-choice-nearest-to-leader-title = Vyhrává, kdo je v pořadí nejblíž tomu, kdo zahájil
variant-block-option-block-tie-choice-closer-title = Vyhrává, kdo přiložil poslední kámen
variant-block-option-block-tie-choice-not-closer-title = Prohrává, kdo přiložil poslední kámen
variant-block-option-block-tie-choice-lightest-tile-title = Vyhrává nejlehčí jednotlivý kámen
variant-block-option-block-tie-choice-divided-title = Kdo jsou nerozhodně, vyhrávají spolu a o body se rozdělí
variant-block-option-block-tie-choice-pairwise-title = Při každém zablokování si každý připíše, oč je která ruka těžší než jeho
variant-block-option-block-tie-choice-pairwise-award-differences-title = Oka, která mají těžší ruce navíc
variant-block-option-winner-gets-title = Která oka dostane vítěz
variant-block-option-winner-gets-note = Rozdíl je jen tam, kde vítěz ještě drží kameny, tedy při zablokování.
variant-block-option-winner-gets-choice-less-own-title = Oka ostatních bez vlastních
variant-block-option-winner-gets-choice-opponents-title = Oka ostatních
variant-block-option-winner-gets-choice-all-hands-title = Oka všech dohromady
variant-block-option-winner-gets-choice-each-excess-title = Oč má kdo z ostatních víc než vítěz
variant-block-option-target-title = Kolik bodů vyhrává partii
variant-block-option-target-note = 61 a 121 jsou otvory počítadla na cribbage.
variant-block-option-false-pass-title = Co stojí vynechání toho, kdo táhnout mohl
variant-block-option-false-pass-note = Doma se bere zpět, na turnajích se trestá.
variant-block-option-false-pass-choice-taken-back-title = Nic, ale hráč musí táhnout
variant-block-option-false-pass-choice-stands-title = Nic a vynechání platí
variant-block-option-false-pass-choice-thirty-points-title = Hráč musí táhnout a každý z ostatních dostane 30 bodů
variant-block-option-false-pass-choice-thirty-points-award-false-pass-title = Neoprávněné vynechání
variant-block-option-false-pass-choice-fifty-points-void-title = Kolo končí bez počítání a každý z ostatních dostane 50 bodů
variant-block-option-false-pass-choice-fifty-points-void-award-false-pass-title = Neoprávněné vynechání
variant-block-option-false-pass-choice-round-lost-title = Kolo je prohrané

### block-double-twelve

variant-block-double-twelve-title = Domino bez dobírání do dvanáctky
variant-block-double-twelve-summary = Domino bez dobírání pro velký stůl: sada 91 kamenů, každému sedm, až pro deset hráčů. U malého stolu zůstane většina kamenů skrytá, u plného jen málo.
variant-block-double-twelve-option-hands-title = Kolik kamenů si kdo vezme
variant-block-double-twelve-option-hands-note = Po devíti nezbude u plného stolu skoro žádný kámen.
variant-block-double-twelve-option-hands-choice-seven-title = Sedm
variant-block-double-twelve-option-hands-choice-nine-title = Devět
variant-block-double-twelve-option-target-title = Kolik bodů vyhrává partii
variant-block-double-twelve-option-target-note = Při mnoha hráčích může jediné kolo přinést přes sto bodů.

### brasilia

variant-brasilia-title = Domino z Brasílie
variant-brasilia-summary = Domino ve dvojicích podle svazu z Brasílie: dvojice s méně oky dostane oka všech čtyř hráčů a nerozhodné zablokování nepočítá nikdo.

### brazil-fenae

variant-brazil-fenae-title = Domino FENAE
variant-brazil-fenae-summary = Domino ve dvojicích z her brazilských bankovních úředníků: počítají se kola, ne oka, vyhrává dvojice, která první získá šest z jedenácti, a nerozhodné zablokování se opakuje.

### brazil-points

variant-brazil-points-title = Brazilské domino na body
variant-brazil-points-summary = Brazilská soutěžní hra ve dvojicích: počítají se oka poražených, nerozhodné zablokování prohrává strana, která zavřela, a neoprávněné vynechání je drahé.
variant-brazil-points-award-illegal-tile-title = Chybný kámen
variant-brazil-points-award-false-pass-title = Neoprávněné vynechání
variant-brazil-points-option-first-lead-title = Kdo zahajuje první kolo
variant-brazil-points-option-first-lead-note = Kluby losují, jinde většinou rozhoduje dvojitá šestka.
variant-brazil-points-option-first-lead-choice-double-six-title = Kdo má 6-6, a to tímto kamenem
variant-brazil-points-option-first-lead-choice-lot-title = Koho určí los, kterýmkoli kamenem
variant-brazil-points-option-target-title = Kolik bodů vyhrává partii
variant-brazil-points-option-target-note = Krátká partie jde do 50.

### brazil-six

variant-brazil-six-title = Brazilská šestibodovka
variant-brazil-six-summary = Domino ve dvojicích, kde rozhoduje, čím se kolo vyhraje: obyčejným kamenem za bod, dublem za dva, kamenem na oba konce za tři, dublem na oba konce za čtyři i víc; partie je šest bodů.
variant-brazil-six-award-win-title = Vyhrané kolo
variant-brazil-six-award-double-title = Carroça
variant-brazil-six-award-both-ends-title = Lá-e-lô
variant-brazil-six-award-crossed-title = Cruzada
variant-brazil-six-option-first-lead-title = Kdo zahajuje první kolo
variant-brazil-six-option-first-lead-note = Kluby losují, jinde většinou rozhoduje dvojitá šestka.
variant-brazil-six-option-first-lead-choice-double-six-title = Kdo má 6-6, a to tímto kamenem
variant-brazil-six-option-first-lead-choice-lot-title = Koho určí los, kterýmkoli kamenem
variant-brazil-six-option-crossed-title = Kolik platí dubl, který se hodí na oba konce
variant-brazil-six-option-crossed-note = Prameny uvádějí čtyři i šest bodů.
variant-brazil-six-option-crossed-choice-four-title = Čtyři body
variant-brazil-six-option-crossed-choice-six-title = Šest bodů, celá partie
variant-brazil-six-option-target-title = Kolik bodů vyhrává partii
variant-brazil-six-option-target-note = Obvyklých je šest, na turnajích sedm.
variant-brazil-six-option-four-doubles-title = Co s rukou o čtyřech a více dublech
variant-brazil-six-option-four-doubles-note = Podle jednoho pramene se rozdá znovu a hraje o dvojnásobek, podle druhého se jen rozdá znovu.
variant-brazil-six-option-four-doubles-choice-redeal-title = Všechny kameny se rozdají znovu
variant-brazil-six-option-four-doubles-choice-redeal-redeal-doubles-title = Čtyři dubly v ruce
variant-brazil-six-option-four-doubles-choice-nothing-title = Hraje se

### chickenfoot

variant-chickenfoot-title = Kuřecí nožka
variant-chickenfoot-summary = Kolem prvního dublu čtyři kameny a ke každému dalšímu tři prsty, než se hraje jinam; po deseti kolech vyhrává nejnižší součet.
variant-chickenfoot-award-left-title = Zbylá oka
variant-chickenfoot-option-hub-title = Kolik kamenů patří kolem prvního dublu
variant-chickenfoot-option-hub-note = Dvě kuřecí nožky dělají šest.
variant-chickenfoot-option-hub-choice-four-title = Čtyři
variant-chickenfoot-option-hub-choice-six-title = Šest, dvě kuřecí nožky
variant-chickenfoot-option-frozen-title = Co nedodělaná noha zastaví
variant-chickenfoot-option-frozen-note = Ze dvou programů jeden zastaví jen ramena dublu, druhý všechno.
variant-chickenfoot-option-frozen-choice-everything-title = Všechno ostatní přikládání
variant-chickenfoot-option-frozen-choice-its-toes-title = Jen přikládání k jejím prstům
variant-chickenfoot-option-exhausted-title = Prsty, na které už není kámen
variant-chickenfoot-option-exhausted-note = Jediný popis, který o tom mluví, je useknutý.
variant-chickenfoot-option-exhausted-choice-not-waited-for-title = Nečeká se na ně
variant-chickenfoot-option-exhausted-choice-waited-for-title = Čeká se na ně, a tím se kolo zablokuje
variant-chickenfoot-option-double-blank-title = Kolik platí prázdná pole v ruce
variant-chickenfoot-option-double-blank-note = Jinak by se prázdné pole vyplatilo držet.
variant-chickenfoot-option-double-blank-choice-fifty-title = Dvojité prázdné pole 50, ostatní nic
variant-chickenfoot-option-double-blank-choice-blanks-25-title = Dvojité prázdné pole 50, každé jiné prázdné pole 25
variant-chickenfoot-option-double-blank-choice-nothing-title = Nic
variant-chickenfoot-option-last-tile-title = Zda se poslední kámen musí ohlásit
variant-chickenfoot-option-last-tile-note = Někde se jím ťukne o stůl; kdo zapomene, dobere jeden.
variant-chickenfoot-option-last-tile-choice-no-need-title = Nemusí
variant-chickenfoot-option-last-tile-choice-announced-title = Musí, jinak ten, kdo ho drží, dobere kámen

### cross

variant-cross-title = Kříž
variant-cross-summary = Domino s dobíráním kolem kříže: větví se jen první dubl a jeho čtyři strany se zakryjí dřív, než ramena rostou dál.
variant-cross-option-draws-title = Kolik kamenů se v jednom tahu dobere
variant-cross-option-draws-note = Méně dobírání znamená kratší hru.
variant-cross-option-draws-choice-until-playable-title = Kolik je třeba
variant-cross-option-draws-choice-one-title = Nejvýš jeden
variant-cross-option-draws-choice-none-title = Žádný: každému šest kamenů, se zbytkem se nehraje
variant-cross-option-second-tile-title = Zda smí ten, kdo zahájil, k prvnímu kameni hned přiložit
variant-cross-option-second-tile-note = Podle jedné varianty pokládá ten, kdo zahajuje, dva kameny.
variant-cross-option-second-tile-choice-not-allowed-title = Nesmí
variant-cross-option-second-tile-choice-allowed-title = Jeden kámen smí hned následovat
variant-cross-option-second-tile-choice-allowed-again-second-title = Druhý kámen toho, kdo zahájil

### cyprus

variant-cyprus-title = Kypr
variant-cyprus-summary = Sevastopol pro velký stůl: než se hraje jinam, udělá osm kamenů hvězdu kolem dvojité devítky, a kdo nemůže, dobere jeden kámen.
variant-cyprus-option-hands-title = Kolik kamenů si kdo vezme
variant-cyprus-option-hands-note = Bell dává malému stolu víc.
variant-cyprus-option-hands-choice-usual-title = Pro čtyři až deset hráčů devět, osm, sedm, sedm, šest, šest a pět
variant-cyprus-option-hands-choice-bell-title = Pro čtyři, pět a šest hráčů třináct, jedenáct a devět
variant-cyprus-option-nobody-has-it-title = Co když nejvyšší dubl nikdo nemá
variant-cyprus-option-nobody-has-it-note = Podle jednoho pramene se dobírá, podle jiného rozdává znovu.
variant-cyprus-option-nobody-has-it-choice-all-draw-title = Všichni postupně dobírají, dokud se neobjeví
variant-cyprus-option-nobody-has-it-choice-redeal-title = Rozdá se znovu
variant-cyprus-option-reserve-title = Kolik kamenů se nikdy nedobírá
variant-cyprus-option-reserve-note = Jeden pramen nechává poslední kámen ležet.
variant-cyprus-option-reserve-choice-none-title = Žádný, talon se smí dobrat celý
variant-cyprus-option-reserve-choice-one-title = Jeden
variant-cyprus-option-target-title = Kolik bodů vyhrává partii
variant-cyprus-option-target-note = V tisku jsou obě čísla.

### czech-blind-alley

variant-czech-blind-alley-title = Slepá ulička
variant-czech-blind-alley-summary = Domino bez dobírání pro dva: kdo nemůže přiložit, řekne „dál“, a když nemůže ani jeden, ocitla se hra ve slepé uličce.
variant-czech-blind-alley-option-target-title = Kolik bodů vyhrává partii
variant-czech-blind-alley-option-target-note = Hráči se na něm předem dohodnou.

### czech-pairs

variant-czech-pairs-title = Domino ve dvojicích po česku
variant-czech-pairs-summary = Základní hra českých sbírek: dvě dvojice, rozdají se všechny kameny, první kolo zahajuje dvojitá šestka a dál se v zahajování střídá doleva.

### czech-traditional

variant-czech-traditional-title = Tradiční domino
variant-czech-traditional-summary = Hra z českých letáků: začíná dvojitá šestka, kdo nemá co přidat, dobere jeden kámen, a při zablokování vyhrává nejméně kamenů, ne ok.
variant-czech-traditional-option-draws-title = Kolik kamenů se v jednom tahu dobere
variant-czech-traditional-option-draws-note = Leták mluví o jednom kameni, jinde se dobírá dál.
variant-czech-traditional-option-draws-choice-one-title = Nejvýš jeden
variant-czech-traditional-option-draws-choice-until-playable-title = Kolik je třeba

### doble-doce

variant-doble-doce-title = Dvojitá dvanáctka
variant-doble-doce-summary = Mexická a argentinská krabicová hra s 91 kameny: každému devět, začíná nejvyšší dubl a vítěz si připíše, oč má kdo z ostatních víc.
variant-doble-doce-option-boneyard-title = Kolik kamenů dobere, kdo nemůže
variant-doble-doce-option-boneyard-note = Při tolika kamenech někde stačí jeden.
variant-doble-doce-option-boneyard-choice-until-playable-title = Kolik je třeba
variant-doble-doce-option-boneyard-choice-one-title = Nejvýš jeden

### domino-pool

variant-domino-pool-title = Domino o bank
variant-domino-pool-summary = Domino bez dobírání o bank: všichni vsadí stejně a bere ten, kdo první vyloží vše, nebo při zablokování nejlehčí ruka.
variant-domino-pool-award-stake-title = Vklad
variant-domino-pool-award-pool-title = Bank
variant-domino-pool-option-hands-title = Kolik kamenů si kdo vezme
variant-domino-pool-option-hands-note = S méně zakrytými kameny se dá víc počítat; tuto volbu přidáváme ke knihám my.
variant-domino-pool-option-hands-choice-eight-stay-title = Tolik, aby jich zbylo aspoň osm: ve třech šest, v šesti tři
variant-domino-pool-option-hands-choice-all-title = Tolik, aby zbyly aspoň dva

### domino-whist

variant-domino-whist-title = Dominový whist
variant-domino-whist-summary = Domino ve dvojicích naruby: kdo drží na konci nejvíc ok, tomu se připíší na vrub, a strana, která má první sto, prohrává.
variant-domino-whist-award-debit-title = Dluh
variant-domino-whist-option-later-lead-title = Kdo zahajuje další kola
variant-domino-whist-option-later-lead-note = Pramen mluví jen o prvním kole.
variant-domino-whist-option-later-lead-choice-next-in-turn-title = Další v pořadí po tom, kdo zahajoval minule
variant-domino-whist-option-later-lead-choice-lot-title = Koho určí los

### doubles

variant-doubles-title = Dublety
variant-doubles-summary = Kříž kolem dvojité šestky, v němž se obyčejný kámen smí přiložit jen tam, kde už leží dubl téhož čísla.
variant-doubles-award-pips-title = Zbylá oka
variant-doubles-option-winner-gets-title = Která oka dostane vítěz
variant-doubles-option-winner-gets-note = Pramen končí před počítáním.
variant-doubles-option-winner-gets-choice-less-own-title = Oka ostatních bez vlastních
variant-doubles-option-winner-gets-choice-opponents-title = Oka ostatních

### doubles-unlocked

variant-doubles-unlocked-title = Dublety s odemykáním
variant-doubles-unlocked-summary = Větví se každý dubl a číslo se smí hrát, až když jeho dubl leží na stole.

### draw

variant-draw-title = Domino s dobíráním
variant-draw-summary = Hra s talonem: kdo nemůže přiložit, dobírá, dokud se některý kámen nehodí.
variant-draw-option-hands-title = Kolik kamenů si kdo vezme
variant-draw-option-hands-note = Čím víc v ruce, tím méně zbude k dobírání.
variant-draw-option-hands-choice-usual-title = Se sadou do šestky ve dvou po sedmi, ve třech a čtyřech po pěti
variant-draw-option-hands-choice-five-title = Vždy pět
variant-draw-option-hands-choice-eight-less-players-title = Osm bez počtu hráčů, pro dva až čtyři
variant-draw-option-reserve-title = Kolik kamenů se nikdy nedobírá
variant-draw-option-reserve-note = Když se dobere všechno, je z posledních kamenů vidět, kdo co drží.
variant-draw-option-reserve-choice-two-title = Dva
variant-draw-option-reserve-choice-one-title = Jeden
variant-draw-option-reserve-choice-none-title = Žádný, talon se smí dobrat celý
variant-draw-option-draws-title = Kolik kamenů se v jednom tahu dobere
variant-draw-option-draws-note = Méně dobírání znamená kratší hru a víc náhody.
variant-draw-option-draws-choice-until-playable-title = Kolik je třeba
variant-draw-option-draws-choice-one-title = Nejvýš jeden
variant-draw-option-draws-choice-two-title = Nejvýš dva
variant-draw-option-draws-choice-three-title = Nejvýš tři
variant-draw-option-drawing-title = Kdy se smí dobírat
variant-draw-option-drawing-note = Staré knihy dovolují dobírat kdykoli, většina novějších to zakazuje.
variant-draw-option-drawing-choice-when-stuck-title = Jen když se žádný kámen nehodí
variant-draw-option-drawing-choice-at-will-title = Kdykoli před přiložením
variant-draw-option-drawn-title = Co následuje po dobrání
variant-draw-option-drawn-note = Skoro všude se dobraný kámen, který se hodí, hned přiloží.
variant-draw-option-drawn-choice-must-be-played-title = Kdo teď může přiložit, musí
variant-draw-option-drawn-choice-may-be-kept-title = Hráč si smí kámen nechat a vynechat
variant-draw-option-drawn-choice-ends-the-turn-title = Tah končí a kámen zůstane v ruce
variant-draw-option-after-double-title = Co dovoluje dubl
variant-draw-option-after-double-note = Ve starých anglických knihách smí po dublu následovat další kámen; dnes je to kámen jako každý jiný.
variant-draw-option-after-double-choice-nothing-title = Nic
variant-draw-option-after-double-choice-one-more-title = K dublu se smí přiložit ještě jeden kámen
variant-draw-option-after-double-choice-one-more-again-after-double-title = Kámen k dublu
variant-draw-option-after-double-choice-another-turn-title = Další tah
variant-draw-option-after-double-choice-another-turn-again-after-double-title = Další tah po dublu
variant-draw-option-boneyard-counts-title = Zda vítěz dostane oka z talonu
variant-draw-option-boneyard-counts-note = Kde se počítají, vyplatí se vyhrát brzy.
variant-draw-option-boneyard-counts-choice-not-counted-title = Nepočítají se
variant-draw-option-boneyard-counts-choice-counted-title = Přičtou se

### draw-1911

variant-draw-1911-title = Domino s dobíráním podle Britanniky
variant-draw-1911-summary = Domino s dobíráním podle encyklopedie z roku 1911: sedm kamenů, dva zůstávají v talonu a vítěz zablokovaného kola bere oka obou rukou dohromady.
variant-draw-1911-award-both-title = Oka všech rukou
variant-draw-1911-option-block-pays-title = Co dostane vítěz zablokovaného kola
variant-draw-1911-option-block-pays-note = Encyklopedie zná obě pravidla.
variant-draw-1911-option-block-pays-choice-both-hands-title = Oka všech dohromady
variant-draw-1911-option-block-pays-choice-excess-title = Jen oč mají ostatní víc
variant-draw-1911-option-block-pays-choice-excess-award-both-title = Přebytek
variant-draw-1911-option-after-double-title = Co dovoluje dubl
variant-draw-1911-option-after-double-note = Podle některých pravidel smí hned následovat kámen, který se k dublu hodí.
variant-draw-1911-option-after-double-choice-nothing-title = Nic
variant-draw-1911-option-after-double-choice-one-more-title = Ještě jeden kámen k dublu
variant-draw-1911-option-after-double-choice-one-more-again-after-double-title = Kámen k dublu

### draw-from-all

variant-draw-from-all-title = Domino s dobíráním a větvením
variant-draw-from-all-summary = Domino s dobíráním pro dva, v němž se dubly větví: před přiložením se smí dobrat, kolik kdo chce, a vítěz dostane i oka z talonu.

### dual-mexican-train

variant-dual-mexican-train-title = Dvojitý mexický vlak
variant-dual-mexican-train-summary = Mexický vlak se dvěma smíchanými sadami do devítky pro šest až deset hráčů: každý kámen je tu dvakrát.
variant-dual-mexican-train-option-doubles-title = Kdo zakrývá dubl
variant-dual-mexican-train-option-doubles-note = Pramen zná obojí.
variant-dual-mexican-train-option-doubles-choice-satisfy-title = Kdo ho položil, jinak další na řadě
variant-dual-mexican-train-option-doubles-choice-follow-up-title = Jen kdo ho položil, ostatní smějí hrát jinam

### every-boys-book

variant-every-boys-book-title = Druhý způsob z viktoriánské knihy her
variant-every-boys-book-summary = Viktoriánská hra pro dva: kdo přiloží dubl, zůstává na tahu, a kdo nemůže, nechá hrát druhého, dokud zase nemůže sám.
variant-every-boys-book-again-double-title = Tah pokračuje
variant-every-boys-book-option-later-lead-title = Kdo zahajuje další kola
variant-every-boys-book-option-later-lead-note = Kniha dává na vybranou.
variant-every-boys-book-option-later-lead-choice-next-in-turn-title = Hráči se střídají
variant-every-boys-book-option-later-lead-choice-winner-title = Vítěz minulého kola, a nebyl-li žádný, další v pořadí
variant-every-boys-book-option-winner-gets-title = Která oka dostane vítěz
variant-every-boys-book-option-winner-gets-note = Celý součet prý poraženého zbytečně skličuje.
variant-every-boys-book-option-winner-gets-choice-less-own-title = Oka ostatních bez vlastních
variant-every-boys-book-option-winner-gets-choice-opponents-title = Oka ostatních
variant-every-boys-book-option-winner-gets-choice-both-hands-title = Oka všech dohromady

### fives-and-threes

variant-fives-and-threes-title = Pětky a trojky
variant-fives-and-threes-summary = Hra britských hospod: na koncích se počítají násobky pěti i tří, bod za každou pětku a každou trojku, a partii vyhrává přesně 61.
variant-fives-and-threes-award-fives-title = Pětky
variant-fives-and-threes-award-threes-title = Trojky
variant-fives-and-threes-award-out-title = Dohrání
variant-fives-and-threes-option-hands-title = Kolik kamenů si kdo vezme
variant-fives-and-threes-option-hands-note = Ligy se liší.
variant-fives-and-threes-option-hands-choice-seven-five-title = Ve dvou sedm, ve třech a čtyřech pět
variant-fives-and-threes-option-hands-choice-nine-six-title = Ve dvou devět, ve třech a čtyřech šest
variant-fives-and-threes-option-hands-choice-all-title = Všechny kameny, pokud se dají rozdělit stejně
variant-fives-and-threes-option-first-lead-title = Kdo zahajuje první kolo
variant-fives-and-threes-option-first-lead-note = V britských hospodách se losuje.
variant-fives-and-threes-option-first-lead-choice-lot-title = Koho určí los, kterýmkoli kamenem
variant-fives-and-threes-option-first-lead-choice-highest-double-title = Nejvyšší dubl, případně kámen s nejvíc oky, a tím se začíná
variant-fives-and-threes-option-reaching-title = Kdy je partie vyhraná
variant-fives-and-threes-option-reaching-note = Ligy končí při 61, jinde se kolo dohraje a 61 může dosáhnout i někdo další.
variant-fives-and-threes-option-reaching-choice-end-of-round-title = Na konci kola, v němž má některá strana 61
variant-fives-and-threes-option-reaching-choice-at-once-title = Jakmile má některá strana 61

### fortress

variant-fortress-title = Pevnost
variant-fortress-summary = Domino bez dobírání, v němž každý dubl roste do čtyř stran; kámen, který při rozdávání zbude, dostane ten, kdo zahajuje.
variant-fortress-award-pips-title = Zbylá oka
variant-fortress-option-set-title = S jakou sadou se hraje
variant-fortress-option-set-note = Větší sada stačí pro víc hráčů.
variant-fortress-option-set-choice-double-six-title = Do šestky, tři nebo čtyři hráči
variant-fortress-option-set-choice-double-nine-title = Do devítky, čtyři až šest hráčů

### french-block

variant-french-block-title = Francouzské domino
variant-french-block-summary = Prostá francouzská hra: ve dvou sedm kamenů, ve třech a čtyřech šest, a kdo nemá čím přiložit, trucuje.
variant-french-block-option-least-title = Komu při zablokování zbylo nejméně
variant-french-block-option-least-note = Prameny říkají jen nejméně.
variant-french-block-option-least-choice-pips-title = Kdo má nejméně ok
variant-french-block-option-least-choice-tiles-title = Kdo má nejméně kamenů
variant-french-block-option-drawing-title = Zda dobírá, kdo nemůže
variant-french-block-option-drawing-note = Tytéž stránky znají hru s talonem.
variant-french-block-option-drawing-choice-none-title = Ne, vynechá
variant-french-block-option-drawing-choice-until-playable-title = Ano, dokud se kámen nehodí

### gaple

variant-gaple-title = Gaple
variant-gaple-summary = Indonéské domino bez dobírání: každý za sebe, sedm kamenů, a když nemůže nikdo, je to gaple a vyhrává nejlehčí ruka.
variant-gaple-redeal-doubles-title = Příliš mnoho dublů
variant-gaple-award-pips-title = Zbylá oka
variant-gaple-option-direction-title = Kterým směrem se hraje
variant-gaple-option-direction-note = Hraje se obojí, stůl se domluví.
variant-gaple-option-direction-choice-clockwise-title = Doleva
variant-gaple-option-direction-choice-anticlockwise-title = Doprava
variant-gaple-option-pass-debt-title = Zda se za vynechání platí
variant-gaple-option-pass-debt-note = Kde se hraje o peníze, platí se předchozímu hráči.
variant-gaple-option-pass-debt-choice-none-title = Ne
variant-gaple-option-pass-debt-choice-one-title = Jeden bod předchozímu hráči
variant-gaple-option-pass-debt-choice-one-award-debt-title = Placené vynechání

### german-latin

variant-german-latin-title = Latinská hra podle programu pro Atari
variant-german-latin-summary = Domino ve dvojicích, jak je hraje německý program z osmdesátých let: prémie za druhý kámen po vynechání, za poslední kámen, který se hodí na oba konce, a za poslední prázdné pole.
variant-german-latin-award-second-tile-title = Druhý kámen téže strany
variant-german-latin-award-capicua-title = Capicúa
variant-german-latin-award-last-blank-title = Poslední prázdné pole

### horse-race

variant-horse-race-title = Dostihy
variant-horse-race-summary = Samé pětky, kde je spinnerem každý dubl a kde se běží závod: po dublu nebo po bodech hraje týž hráč dál.
variant-horse-race-again-race-title = Závod běží dál
variant-horse-race-option-further-title = Který kámen smí v závodě následovat
variant-horse-race-option-further-note = Pramen lze číst obojím způsobem.
variant-horse-race-option-further-choice-any-title = Kterýkoli; nevynese-li nic a není dubl, tah jím končí
variant-horse-race-option-further-choice-race-only-title = Jen dubl nebo kámen, který něco vynese
variant-horse-race-option-further-choice-race-only-limit-race-title = Závod

### jamaica-cut-throat

variant-jamaica-cut-throat-title = Jamajské domino každý za sebe
variant-jamaica-cut-throat-summary = Každý sám za sebe, jak se hraje na Jamajce: kolo je jedna výhra a šest výher platí, jen dokud někdo u stolu nemá žádnou.
variant-jamaica-cut-throat-option-two-players-title = Kolik kamenů si berou dva hráči
variant-jamaica-cut-throat-option-two-players-note = Rozdají-li se všechny kameny, zná každý ruku druhého; při sedmi zbude talon.
variant-jamaica-cut-throat-option-two-players-choice-fourteen-title = Čtrnáct
variant-jamaica-cut-throat-option-two-players-choice-seven-title = Sedm, a kdo nemůže, dobírá
variant-jamaica-cut-throat-option-match-title = Čím se vyhrává partie
variant-jamaica-cut-throat-option-match-note = Kde se na ostatní nehledí, vyhrává, kdo má první šest.
variant-jamaica-cut-throat-option-match-choice-six-love-title = Šest kol, dokud někdo nemá žádné
variant-jamaica-cut-throat-option-match-choice-straight-six-title = Šest kol

### jamaica-partner

variant-jamaica-partner-title = Jamajské domino ve dvojicích
variant-jamaica-partner-summary = Domino ve dvojicích z Jamajky: počítají se kola, ne oka, vítězové si volí, kdo z nich zahájí, a vyhrává šest kol po sobě.
variant-jamaica-partner-option-pose-title = Zda se s dvojitou šestkou musí zahájit
variant-jamaica-partner-option-pose-note = Na turnajích ano, doma smí být hráč velkorysý.
variant-jamaica-partner-option-pose-choice-forced-title = Musí se s ní zahájit
variant-jamaica-partner-option-pose-choice-sporting-title = Kdo ji má, zahajuje, kterýmkoli kamenem
variant-jamaica-partner-option-straight-title = Čím se vyhrává partie
variant-jamaica-partner-option-straight-note = Šest nula může trvat celou noc.
variant-jamaica-partner-option-straight-choice-six-love-title = Šest kol po sobě
variant-jamaica-partner-option-straight-choice-straight-six-title = Šest kol

### kozel

variant-kozel-title = Kozel
variant-kozel-summary = Domino ruských dvorků: oka jsou trestné body, malé se odpouštějí, dokud se nezapíší první, a kdo dosáhne 101, je kozel.
variant-kozel-award-penalty-title = Trestné body
variant-kozel-again-both-ends-title = Druhý dubl na druhém konci
variant-kozel-option-first-lead-title = Kterým kamenem se zahajuje
variant-kozel-option-first-lead-note = Po starém se kolo od kola procházejí dubly; jinde zahajuje nejvyšší dubl.
variant-kozel-option-first-lead-choice-doubles-in-order-title = V prvním kole 1-1, pak 2-2 a výš, po 6-6 dvojité prázdné pole a 6-5
variant-kozel-option-first-lead-choice-highest-double-title = Nejvyšší dubl, případně kámen s nejvíc oky
variant-kozel-option-small-title = Zda se straně s nulou píše méně než třináct
variant-kozel-option-small-note = Malé tresty se zprvu odpouštějí.
variant-kozel-option-small-choice-lost-title = Ne, propadají
variant-kozel-option-small-choice-booked-title = Píše
variant-kozel-option-two-doubles-title = Zda se smějí položit dva dubly v jednom tahu
variant-kozel-option-two-doubles-note = Dvě stránky to dovolují, třetí o tom mlčí.
variant-kozel-option-two-doubles-choice-allowed-title = Ano, po jednom na každý konec
variant-kozel-option-two-doubles-choice-not-allowed-title = Ne

### last-layer-loses

variant-last-layer-loses-title = Poslední prohrává
variant-last-layer-loses-summary = Slovenské pravidlo pro domino bez dobírání, kde se nic nepočítá: kdo vyloží vše, vyhrává, ale kdo přiloží poslední kámen před zablokováním, prohrál.
variant-last-layer-loses-option-match-title = Kolik vyhraných kol je partie
variant-last-layer-loses-option-match-note = Pramen hraje jednotlivá kola, rodina jich může chtít víc.
variant-last-layer-loses-option-match-choice-one-title = Jedno, každé kolo je hra sama pro sebe
variant-last-layer-loses-option-match-choice-three-title = Tři

### latin

variant-latin-title = Latinské domino
variant-latin-summary = Hra ve dvojicích, jak se hraje od Španělska po Brazílii a Karibik: doprava, zahajuje dvojitá šestka a vítězové si připisují všechny zbylé kameny. Co se zemi od země liší, je mezi domácími pravidly.
variant-latin-option-winner-gets-title = Která oka dostane vítězná strana
variant-latin-option-winner-gets-note = Kde se počítají všechny ruce, může si spoluhráč těžké kameny nechávat schválně.
variant-latin-option-winner-gets-choice-losers-title = Oka poražené strany
variant-latin-option-winner-gets-choice-difference-title = Oka poražené strany bez vlastních
variant-latin-option-winner-gets-choice-all-hands-title = Oka všech čtyř hráčů
variant-latin-option-first-lead-title = Kdo zahajuje první kolo
variant-latin-option-first-lead-note = Svazy losují; na Jamajce si hráč smí dvojitou šestku nechat.
variant-latin-option-first-lead-choice-double-six-title = Kdo má 6-6, a to tímto kamenem
variant-latin-option-first-lead-choice-double-six-free-title = Kdo má 6-6, kterýmkoli kamenem
variant-latin-option-first-lead-choice-lot-title = Koho určí los, kterýmkoli kamenem
variant-latin-option-later-lead-title = Kdo zahajuje další kola
variant-latin-option-later-lead-note = Ve Španělsku se zahájení posouvá, na ostrovech zůstává vítězi.
variant-latin-option-later-lead-choice-next-in-turn-title = Další v pořadí po tom, kdo zahajoval minule
variant-latin-option-later-lead-choice-winner-title = Vítěz minulého kola, a nebyl-li žádný, další v pořadí
variant-latin-option-later-lead-choice-winner-or-double-six-title = Vítěz minulého kola, a nebyl-li žádný, kdo má 6-6
variant-latin-option-later-lead-choice-double-six-title = Pokaždé, kdo má 6-6
variant-latin-option-block-count-title = Čí kameny rozhodují zablokované kolo
variant-latin-option-block-count-note = Ve většině zemí se počítají strany, na Jamajce a na východě Kuby jednotlivé ruce.
variant-latin-option-block-count-choice-sides-title = Obě ruce každé strany dohromady
variant-latin-option-block-count-choice-single-hands-title = Jednotlivé ruce, nejlehčí vyhrává pro svou stranu
variant-latin-option-block-count-choice-closer-and-next-title = Ruka toho, kdo přiložil poslední kámen, proti ruce dalšího v pořadí
variant-latin-option-block-count-choice-closer-and-previous-title = Ruka toho, kdo přiložil poslední kámen, proti ruce předchozího v pořadí
variant-latin-option-block-tie-title = Co když je zablokované kolo nerozhodné
variant-latin-option-block-tie-note = Každá země má své pravidlo.
variant-latin-option-block-tie-choice-nobody-title = Kolo nevyhrává nikdo
variant-latin-option-block-tie-choice-replay-title = Kolo se hraje znovu
variant-latin-option-block-tie-choice-leader-title = Vyhrává strana, která zahájila
variant-latin-option-block-tie-choice-closer-title = Vyhrává strana, která přiložila poslední kámen
variant-latin-option-block-tie-choice-not-closer-title = Prohrává strana, která přiložila poslední kámen
variant-latin-option-block-tie-choice-side-total-title = Kde se porovnávají jednotlivé ruce, vyhrává strana, jejíž obě ruce mají méně
variant-latin-option-capicua-title = Co vynese poslední kámen, který se hodí na oba konce
variant-latin-option-capicua-note = Odměna má mnoho jmen i výší; na dubl se často nevztahuje.
variant-latin-option-capicua-choice-none-title = Nic
variant-latin-option-capicua-choice-any-tile-title = 25 bodů
variant-latin-option-capicua-choice-any-tile-award-capicua-title = Capicúa
variant-latin-option-capicua-choice-different-ends-title = 25 bodů, byla-li na koncích různá čísla
variant-latin-option-capicua-choice-different-ends-award-capicua-title = Capicúa
variant-latin-option-capicua-choice-hundred-no-double-title = 100 bodů, ale za dubl nic
variant-latin-option-capicua-choice-hundred-no-double-award-capicua-title = Capicú
variant-latin-option-chuchazo-title = Co vynese 0-0 jako poslední kámen
variant-latin-option-chuchazo-note = Odměna z Portorika.
variant-latin-option-chuchazo-choice-none-title = Nic
variant-latin-option-chuchazo-choice-hundred-title = 100 bodů, hodil-li se kámen jen na jeden konec
variant-latin-option-chuchazo-choice-hundred-award-chuchazo-title = Chuchazo
variant-latin-option-pass-bonus-title = Zda vynechání soupeřů vynáší body
variant-latin-option-pass-bonus-note = Přimět soupeře k vynechání je smyslem hry a někde se za to připisují body.
variant-latin-option-pass-bonus-choice-none-title = Nevynáší
variant-latin-option-pass-bonus-choice-each-pass-title = 10 bodů za každé vynechání soupeřů
variant-latin-option-pass-bonus-choice-each-pass-award-pass-title = Vynechání
variant-latin-option-pass-bonus-choice-three-passes-title = 25 bodů za pokračování po třech vynecháních za sebou
variant-latin-option-pass-bonus-choice-three-passes-award-three-passes-title = Všichni ostatní vynechali
variant-latin-option-pass-bonus-choice-second-tile-title = 10 bodů, přiloží-li zahajující strana i druhý kámen a má méně než 90 bodů
variant-latin-option-pass-bonus-choice-second-tile-award-second-tile-title = Druhý kámen
variant-latin-option-wrong-tile-title = Co stojí kámen, který se nehodí
variant-latin-option-wrong-tile-note = V Brazílii se to trestá.
variant-latin-option-wrong-tile-choice-taken-back-title = Nic, bere se zpět
variant-latin-option-wrong-tile-choice-ten-points-title = Bere se zpět a druhá strana dostane 10 bodů
variant-latin-option-wrong-tile-choice-ten-points-award-wrong-tile-title = Chybný kámen
variant-latin-option-wrong-tile-choice-stands-title = Nic a kámen tam zůstane
variant-latin-option-false-pass-title = Co stojí vynechání toho, kdo táhnout mohl
variant-latin-option-false-pass-note = Doma se bere zpět, na turnajích se trestá.
variant-latin-option-false-pass-choice-taken-back-title = Nic, ale hráč musí táhnout
variant-latin-option-false-pass-choice-stands-title = Nic a vynechání platí
variant-latin-option-false-pass-choice-fifty-points-void-title = Kolo končí bez počítání a druhá strana dostane 50 bodů
variant-latin-option-false-pass-choice-fifty-points-void-award-false-pass-title = Neoprávněné vynechání
variant-latin-option-false-pass-choice-round-lost-title = Kolo je prohrané
variant-latin-option-match-title = Čím se vyhrává partie
variant-latin-option-match-note = Body tam, kde se počítají kameny, kola tam, kde záleží jen na výhře.
variant-latin-option-match-choice-two-hundred-title = 200 bodů
variant-latin-option-match-choice-hundred-title = 100 bodů
variant-latin-option-match-choice-three-hundred-title = 300 bodů
variant-latin-option-match-choice-five-hundred-title = 500 bodů
variant-latin-option-match-choice-six-rounds-title = Šest vyhraných kol
variant-latin-option-match-choice-ten-rounds-title = Deset vyhraných kol

### latin-match

variant-latin-match-title = Latinskoamerický zápas
variant-latin-match-summary = Domino ve dvojicích na čárky: každé kolo je jedna, vždy zahajuje dvojitá šestka a deset čárek vyhrává, jen mají-li druzí méně než pět.

### levant-partners

variant-levant-partners-title = Levantské domino ve dvojicích
variant-levant-partners-summary = Domino ve dvojicích, jak se hraje od Egypta po Sýrii: při zablokování vyhrává pro svou stranu nejlehčí jednotlivá ruka.

### matador

variant-matador-title = Matador
variant-matador-summary = Poloviny, které se dotýkají, dávají dohromady sedm, místo aby byly stejné. K prázdnému poli se smí přiložit jen matador: 0-0 a kameny se sedmi oky, které se hodí kamkoli.
variant-matador-option-set-title = S jakou sadou se hraje
variant-matador-option-set-note = Větší sada stačí pro víc hráčů; poloviny pak dávají 10 nebo 13.
variant-matador-option-set-choice-double-six-title = Do šestky: poloviny dávají sedm
variant-matador-option-set-choice-double-nine-title = Do devítky: poloviny dávají deset, až pro šest hráčů
variant-matador-option-set-choice-double-twelve-title = Do dvanáctky: poloviny dávají třináct, až pro osm hráčů
variant-matador-option-hands-title = Kolik kamenů si kdo vezme
variant-matador-option-hands-note = Obvykle pět; v menším počtu si někteří berou víc.
variant-matador-option-hands-choice-five-title = Pět
variant-matador-option-hands-choice-seven-six-five-title = Ve dvou sedm, ve třech šest, ve čtyřech pět
variant-matador-option-hands-choice-seven-title = Sedm
variant-matador-option-stuck-title = Co dělá ten, kdo nemůže přiložit
variant-matador-option-stuck-note = Dobírat až do kamene, který se hodí, dělá z ruky vějíř; někde se dobírá jen jeden, jinde žádný.
variant-matador-option-stuck-choice-until-playable-title = Dobírá, dokud se kámen nehodí
variant-matador-option-stuck-choice-one-then-pass-title = Dobere jeden kámen, a nehodí-li se, vynechá
variant-matador-option-stuck-choice-no-drawing-title = Vynechá, nedobírá se
variant-matador-option-reserve-title = Kolik kamenů se nikdy nedobírá
variant-matador-option-reserve-note = Podle Wikipedie se talon dobere celý; starší texty nechávají dva kameny ležet.
variant-matador-option-reserve-choice-none-title = Žádný, talon se smí dobrat celý
variant-matador-option-reserve-choice-two-title = Dva
variant-matador-option-matadors-title = Jak se klade matador, který není dubl
variant-matador-option-matadors-note = Leží-li napříč, vybere si další hráč, ke které polovině přiloží.
variant-matador-option-matadors-choice-lengthwise-title = Podélně, kteroukoli polovinou ven
variant-matador-option-matadors-choice-crosswise-title = Napříč, obě poloviny volné
variant-matador-option-matadors-choice-either-title = Tak či tak, jak hráč chce

### matadore-1940

variant-matadore-1940-title = Matador podle Hoyla
variant-matadore-1940-summary = Matador pro dva podle Hoyla z roku 1940: sedm kamenů, dubly v řadě, dva kameny zůstávají v talonu a kdo přiloží matadora, volí, kterou polovinou ven.
variant-matadore-1940-option-later-lead-title = Kdo zahajuje další kola
variant-matadore-1940-option-later-lead-note = Pramen mluví jen o nejvyšším dublu, jinde zahajuje vítěz.
variant-matadore-1940-option-later-lead-choice-highest-double-title = Znovu nejvyšší dubl
variant-matadore-1940-option-later-lead-choice-winner-title = Vítěz minulého kola, a nebyl-li žádný, další v pořadí

### merry-go-round

variant-merry-go-round-title = Kolotoč
variant-merry-go-round-summary = Samé pětky kolem dublu, kterým se musí zahájit a který se musí obložit ze čtyř stran, než se hraje jinam; vyhrává přesně 61.
variant-merry-go-round-option-left-over-title = Co dostane vítěz za zbylé kameny
variant-merry-go-round-option-left-over-note = Rozdíl je jen při zablokování.
variant-merry-go-round-option-left-over-choice-opponents-title = Za oka ostatních bod za každou pětku
variant-merry-go-round-option-left-over-choice-less-own-title = Totéž bez vlastních ok

### mexican-train

variant-mexican-train-title = Mexický vlak
variant-mexican-train-summary = Každý staví od dublu uprostřed vlastní vlak a jeden vlak patří všem. Kdo nemůže, dobere jeden kámen, a nehodí-li se, otevře svůj vlak ostatním.
variant-mexican-train-award-left-title = Zbylá oka
variant-mexican-train-again-cover-title = Kámen k dublu
variant-mexican-train-train-own-title = Vlastní vlak
variant-mexican-train-train-mexican-title = Mexický vlak
variant-mexican-train-option-hands-title = Kolik kamenů si kdo vezme
variant-mexican-train-option-hands-note = Každý vydavatel uvádí jiná čísla.
variant-mexican-train-option-hands-choice-usual-title = Do čtyř hráčů patnáct, do šesti dvanáct, do osmi deset
variant-mexican-train-option-hands-choice-club-title = Ve dvou šestnáct, s každým dalším hráčem o jeden méně
variant-mexican-train-option-first-turn-title = Co hráč pokládá v prvním tahu
variant-mexican-train-option-first-turn-note = Mnozí dovolují položit celý připravený vlak.
variant-mexican-train-option-first-turn-choice-one-tile-title = Jeden kámen
variant-mexican-train-option-first-turn-choice-own-train-title = Kolik kamenů se hodí na vlastní vlak
variant-mexican-train-option-after-double-title = Kam patří kámen po dublu
variant-mexican-train-option-after-double-note = Skoro všude se dubl hned zakryje; jeden pramen dovoluje hrát kamkoli.
variant-mexican-train-option-after-double-choice-on-it-title = K dublu
variant-mexican-train-option-after-double-choice-anywhere-title = Kamkoli; dubl musí zakrýt hráči, kteří jsou na řadě po něm
variant-mexican-train-option-mexican-train-title = Kdy se smí přikládat k mexickému vlaku
variant-mexican-train-option-mexican-train-note = Někde se musí nejdřív začít vlastní vlak.
variant-mexican-train-option-mexican-train-choice-after-own-title = Po začátku vlastního vlaku
variant-mexican-train-option-mexican-train-choice-at-once-title = Od prvního tahu
variant-mexican-train-option-hub-title = Kdo vyloží dubl kola
variant-mexican-train-option-hub-note = Buď se vybere před rozdáním, nebo se rozdá s ostatními a vyloží ho ten, kdo ho má.
variant-mexican-train-option-hub-choice-set-out-title = Vybere se před rozdáním
variant-mexican-train-option-hub-choice-holder-title = Kdo ho má, a hraje hned dál; nemá-li ho nikdo, všichni dobírají
variant-mexican-train-option-hub-choice-holder-again-hub-title = Kdo vyložil nádraží, hraje dál
variant-mexican-train-option-several-title = Ke kterému z několika volných dublů se přikládá nejdřív
variant-mexican-train-option-several-note = Ptát se má smysl jen tam, kde smí kámen po dublu jinam.
variant-mexican-train-option-several-choice-oldest-title = K tomu, který leží nejdéle
variant-mexican-train-option-several-choice-newest-title = K tomu poslednímu
variant-mexican-train-option-out-on-double-title = Zda smí být posledním kamenem dubl
variant-mexican-train-option-out-on-double-note = Tři popisy tu mají tři pravidla.
variant-mexican-train-option-out-on-double-choice-ends-title = Smí
variant-mexican-train-option-out-on-double-choice-covered-title = Smí, ale jeho hráč k němu musí přiložit jako ke každému jinému
variant-mexican-train-option-out-on-double-choice-doubled-title = Smí a ostatním se oka počítají dvakrát
variant-mexican-train-option-out-on-double-choice-doubled-award-out-on-double-title = Konec dublem
variant-mexican-train-option-marker-title = Čím se sejme značka
variant-mexican-train-option-marker-note = Popisy chtějí kámen na vlastním vlaku, někde stačí jakýkoli.
variant-mexican-train-option-marker-choice-own-train-title = Kamenem na vlastním vlaku
variant-mexican-train-option-marker-choice-any-tile-title = Kterýmkoli přiloženým kamenem
variant-mexican-train-option-double-blank-title = Kolik platí dvojité prázdné pole v ruce
variant-mexican-train-option-double-blank-note = Podle ok nic; domácí pravidla ho prodražují.
variant-mexican-train-option-double-blank-choice-nothing-title = Nic
variant-mexican-train-option-double-blank-choice-twenty-five-title = Dvacet pět
variant-mexican-train-option-double-blank-choice-fifty-title = Padesát

### muggins

variant-muggins-title = Muggins
variant-muggins-summary = Domino s dobíráním a body už během hry: komu dají oba konce dohromady násobek pěti, ten si součet hned připíše.
variant-muggins-award-fives-title = Pětky
variant-muggins-award-hand-title = Zbylá oka
variant-muggins-option-hands-title = Kolik kamenů si kdo vezme
variant-muggins-option-hands-note = Staré knihy mají pět i sedm.
variant-muggins-option-hands-choice-seven-seven-five-title = Ve dvou a ve třech sedm, ve čtyřech pět
variant-muggins-option-hands-choice-five-title = Pět
variant-muggins-option-hands-choice-seven-title = Sedm
variant-muggins-option-reserve-title = Kolik kamenů se nikdy nedobírá
variant-muggins-option-reserve-note = Foster nechává dva stranou, encyklopedie žádný.
variant-muggins-option-reserve-choice-none-title = Žádný, talon se smí dobrat celý
variant-muggins-option-reserve-choice-two-title = Dva
variant-muggins-option-drawing-title = Kdy se smí dobírat
variant-muggins-option-drawing-note = Podle většiny textů musí přiložit, kdo může; podle několika smí přesto dobrat.
variant-muggins-option-drawing-choice-when-stuck-title = Jen když se žádný kámen nehodí
variant-muggins-option-drawing-choice-at-will-title = Kdykoli před přiložením
variant-muggins-option-left-over-title = Co se počítá za zbylé kameny
variant-muggins-option-left-over-note = Dříve je dostal vítěz, novější způsob je ostatním odečte.
variant-muggins-option-left-over-choice-to-winner-title = Vítěz dostane oka ostatních, zaokrouhlená na pětky
variant-muggins-option-left-over-choice-off-own-score-title = Každému se odečtou vlastní oka, zaokrouhlená na pětky
variant-muggins-option-left-over-choice-off-own-score-award-hand-title = Vlastní zbylá oka
variant-muggins-option-target-title = Kolik bodů vyhrává partii
variant-muggins-option-target-note = Knihy mají 100 i 200.
variant-muggins-option-claims-title = Co se stane s body, které hráč přehlédne
variant-muggins-option-claims-note = Podle slova, které pak soupeř zvolá, se hra jmenuje.
variant-muggins-option-claims-choice-booked-title = Zapíšou se i tak
variant-muggins-option-claims-choice-lost-title = Propadnou
variant-muggins-option-claims-choice-muggins-title = Další hráč smí říct „muggins“ a připsat si je

### muggins-four-ways

variant-muggins-four-ways-title = Muggins do čtyř stran
variant-muggins-four-ways-summary = Domácí Muggins: první dubl otevírá čtyři směry, dobírat se smí kdykoli, počítají se všechna zbylá oka a při zablokování si každý připíše, oč je která ruka těžší.
variant-muggins-four-ways-award-left-title = Zbylá oka
variant-muggins-four-ways-award-differences-title = Oka, která mají těžší ruce navíc

### partnership

variant-partnership-title = Domino ve dvojicích
variant-partnership-summary = Domino bez dobírání pro čtyři hráče ve dvou dvojicích; rozdají se všechny kameny. Dvojice, která dohraje nebo má při zablokování méně, si připíše oka soupeřů.
variant-partnership-award-pips-title = Zbylá oka
variant-partnership-option-direction-title = Kterým směrem se hraje
variant-partnership-option-direction-note = Na severu doleva, ve Španělsku a Latinské Americe doprava.
variant-partnership-option-direction-choice-clockwise-title = Doleva
variant-partnership-option-direction-choice-anticlockwise-title = Doprava
variant-partnership-option-first-lead-title = Kdo zahajuje první kolo
variant-partnership-option-first-lead-note = Svazy losují, jinde většinou rozhoduje dvojitá šestka.
variant-partnership-option-first-lead-choice-double-six-title = Kdo má dvojitou šestku, a to tímto kamenem
variant-partnership-option-first-lead-choice-double-six-free-title = Kdo má dvojitou šestku, kterýmkoli kamenem
variant-partnership-option-first-lead-choice-lot-title = Koho určí los, kterýmkoli kamenem
variant-partnership-option-later-lead-title = Kdo zahajuje další kola
variant-partnership-option-later-lead-note = V tisku najdete vítěze, dalšího v pořadí i dvojitou šestku.
variant-partnership-option-later-lead-choice-winner-title = Vítěz minulého kola, a nebyl-li žádný, další v pořadí
variant-partnership-option-later-lead-choice-next-in-turn-title = Další v pořadí po tom, kdo zahajoval minule
variant-partnership-option-later-lead-choice-double-six-title = Pokaždé dvojitá šestka
variant-partnership-option-established-title = Jak se pozná zablokování
variant-partnership-option-established-note = Někde se vynechá dokola celého stolu, jinde se kameny hned odkryjí.
variant-partnership-option-established-choice-passes-title = Všichni po sobě vynechají
variant-partnership-option-established-choice-at-once-title = Hned, jakmile už se nedá přiložit žádný kámen
variant-partnership-option-established-choice-called-title = Hráč je ve svém tahu ohlásí
variant-partnership-option-block-tie-title = Co když je zablokované kolo nerozhodné
variant-partnership-option-block-tie-note = Obvykle nevyhrává nikdo; ostatní pravidla jsou místní.
variant-partnership-option-block-tie-choice-nobody-title = Kolo nevyhrává nikdo
variant-partnership-option-block-tie-choice-replay-title = Kolo se hraje znovu
variant-partnership-option-block-tie-choice-leader-title = Vyhrává strana, která zahájila
variant-partnership-option-block-tie-choice-closer-title = Vyhrává strana, která přiložila poslední kámen
variant-partnership-option-block-tie-choice-not-closer-title = Prohrává strana, která přiložila poslední kámen
variant-partnership-option-block-tie-choice-lightest-tile-title = Vyhrává nejlehčí jednotlivý kámen
variant-partnership-option-winner-gets-title = Která oka dostane vítězná strana
variant-partnership-option-winner-gets-note = Kde se počítají všechny ruce, může si spoluhráč těžké kameny nechávat schválně.
variant-partnership-option-winner-gets-choice-losers-title = Oka poražené strany
variant-partnership-option-winner-gets-choice-all-hands-title = Oka všech čtyř hráčů
variant-partnership-option-winner-gets-choice-difference-title = Oka poražené strany bez vlastních
variant-partnership-option-capicua-title = Zda poslední kámen, který se hodí na oba konce, něco vynáší
variant-partnership-option-capicua-note = V Karibiku ano; co se počítá za oba konce, se liší.
variant-partnership-option-capicua-choice-none-title = Ne
variant-partnership-option-capicua-choice-any-tile-title = 25 bodů za každý takový kámen
variant-partnership-option-capicua-choice-any-tile-award-capicua-title = Capicúa
variant-partnership-option-capicua-choice-no-double-title = 25 bodů, ale ne za dubl
variant-partnership-option-capicua-choice-no-double-award-capicua-title = Capicúa
variant-partnership-option-capicua-choice-different-ends-title = 25 bodů, byla-li na koncích různá čísla
variant-partnership-option-capicua-choice-different-ends-award-capicua-title = Capicúa
variant-partnership-option-false-pass-title = Co stojí vynechání toho, kdo táhnout mohl
variant-partnership-option-false-pass-note = Doma se bere zpět, na turnajích se trestá.
variant-partnership-option-false-pass-choice-taken-back-title = Nic, ale hráč musí táhnout
variant-partnership-option-false-pass-choice-stands-title = Nic a vynechání platí
variant-partnership-option-false-pass-choice-fifty-points-void-title = Kolo končí bez počítání a druhá strana dostane 50 bodů
variant-partnership-option-false-pass-choice-fifty-points-void-award-false-pass-title = Neoprávněné vynechání
variant-partnership-option-false-pass-choice-round-lost-title = Kolo je prohrané
variant-partnership-option-target-title = Kolik bodů vyhrává partii
variant-partnership-option-target-note = Kde se počítají všechny ruce, hraje se do víc bodů.

### puerto-rico-500

variant-puerto-rico-500-title = Portorická pětistovka
variant-puerto-rico-500-summary = Domino ve dvojicích z Portorika a New Yorku: počítají se všechny zbylé kameny, první čtyři kola přinášejí prémii, poslední kámen, který se hodí na oba konce nebo je dvojité prázdné pole, sto navíc, a hraje se do 500.
variant-puerto-rico-500-award-early-rounds-title = První čtyři kola
variant-puerto-rico-500-award-capicu-title = Capicú
variant-puerto-rico-500-award-chuchazo-title = Chuchazo
variant-puerto-rico-500-option-lock-title = Zda vyhrané zablokování něco vynáší
variant-puerto-rico-500-option-lock-note = Někde za ně platí sto, většinou nic.
variant-puerto-rico-500-option-lock-choice-none-title = Ne
variant-puerto-rico-500-option-lock-choice-hundred-title = 100 bodů
variant-puerto-rico-500-option-lock-choice-hundred-award-lock-title = Vyhrané zablokování
variant-puerto-rico-500-option-chuchazo-title = Zda se dvojité prázdné pole smí hodit na oba konce
variant-puerto-rico-500-option-chuchazo-note = Podle přísnějšího pravidla nevynáší nic, jsou-li prázdné oba konce.
variant-puerto-rico-500-option-chuchazo-choice-any-title = Smí
variant-puerto-rico-500-option-chuchazo-choice-one-end-title = Pak nevynáší nic

### san-juan

variant-san-juan-title = San Juan
variant-san-juan-summary = Domino ve dvojicích, jak se hraje v San Juanu a okolí na Portoriku: vítězové si připíšou všechna zbylá oka, a kdo kolo zablokuje, zahajuje i další, nebo zahájení předá, když zablokované kolo prohrál.
variant-san-juan-option-target-title = Kolik bodů vyhrává partii
variant-san-juan-option-target-note = Obojí se označuje za obvyklé.

### sebastopol

variant-sebastopol-title = Sevastopol
variant-sebastopol-summary = Domino bez dobírání pro čtyři kolem dvojité šestky: než se hraje jinam, musí být zakryté všechny její čtyři strany.
variant-sebastopol-award-pips-title = Zbylá oka
variant-sebastopol-option-winner-gets-title = Která oka dostane vítěz
variant-sebastopol-option-winner-gets-note = Rozdíl je jen při zablokování, kdy vítěz ještě drží kameny.
variant-sebastopol-option-winner-gets-choice-less-own-title = Oka ostatních bez vlastních
variant-sebastopol-option-winner-gets-choice-opponents-title = Oka ostatních
variant-sebastopol-option-target-title = Kolik bodů vyhrává partii
variant-sebastopol-option-target-note = Každý pramen má jiné číslo.

### seven-rocks

variant-seven-rocks-title = Sedm kamenů
variant-seven-rocks-summary = Samé pětky pro dvě dvojice, když se rozdají všechny kameny; co komu zbude, se zaokrouhlí a odečte jeho straně.
variant-seven-rocks-award-left-title = Vlastní zbylá oka
variant-seven-rocks-option-target-title = Kolik bodů vyhrává partii
variant-seven-rocks-option-target-note = Jeden pramen chce víc než 250; Armaninovo číslo po ruce není.

### slepe-domino

variant-slepe-domino-title = Slepé domino
variant-slepe-domino-summary = Slepá hra z českých letáků: z řady kamenů, které leží lícem dolů, se hráč smí podívat jen na ten vpravo a přiložit jen ten.
variant-slepe-domino-option-drawn-title = Kam jde dobraný kámen
variant-slepe-domino-option-drawn-note = Leták to neříká.
variant-slepe-domino-option-drawn-choice-to-front-title = Do čela, a když se hodí, přiloží se
variant-slepe-domino-option-drawn-choice-to-far-end-title = Neviděn na druhý konec
variant-slepe-domino-option-pace-title = Kolik kamenů se v tahu přiloží
variant-slepe-domino-option-pace-choice-one-tile-title = Jeden
variant-slepe-domino-option-pace-choice-while-fitting-title = Dokud se kameny hodí

### sniff-uk

variant-sniff-uk-title = Sniff
variant-sniff-uk-summary = Samé pětky, v nichž první dubl leží v řadě a bere po jediném kameni na každou dlouhou stranu; co tyto kameny ukazují, se počítá až do konce kola.
variant-sniff-uk-option-draws-title = Kolik kamenů se v jednom tahu dobere
variant-sniff-uk-option-draws-note = Obvyklá mez jsou dva, stará kniha má tři.
variant-sniff-uk-option-draws-choice-two-title = Nejvýš dva
variant-sniff-uk-option-draws-choice-three-title = Nejvýš tři
variant-sniff-uk-option-draws-choice-until-playable-title = Kolik je třeba
variant-sniff-uk-option-reserve-title = Kolik kamenů se nikdy nedobírá
variant-sniff-uk-option-reserve-note = Kameny nechává stranou jediný pramen, a jen ve dvou hráčích.
variant-sniff-uk-option-reserve-choice-none-title = Žádný, talon se smí dobrat celý
variant-sniff-uk-option-reserve-choice-two-title = Dva

### sniff-us

variant-sniff-us-title = Americký Sniff
variant-sniff-us-summary = Samé pětky, v nichž se konce prvního dublu počítají, dokud nejsou zakryté.
variant-sniff-us-option-two-sides-title = Kolik platí první dubl se zakrytými stranami
variant-sniff-us-option-two-sides-note = Jeden pramen počítá jeho volné konce, druhý jen ten poslední.
variant-sniff-us-option-two-sides-choice-both-halves-title = Obě poloviny
variant-sniff-us-option-two-sides-choice-last-end-title = Nic, ale jednu polovinu, zbývá-li volný jediný konec

### spain-fed

variant-spain-fed-title = Domino španělského svazu
variant-spain-fed-summary = Hra ve dvojicích podle španělského svazu: hraje se doprava, zahajování se kolo od kola posouvá a vítězové si připíšou všechny zbylé kameny, i vlastní.
variant-spain-fed-option-target-title = Kolik bodů vyhrává partii
variant-spain-fed-option-target-note = Kluby hrají do obojího.

### spain-general

variant-spain-general-title = Dominó, obecná španělská pravidla
variant-spain-general-summary = Domino ve dvojicích, jak je shrnuje španělská encyklopedie, s místními odpověďmi na otázku, o kterou se všichni přou: kdo vyhrál nerozhodné zablokování.
variant-spain-general-option-block-tie-title = Co když je zablokované kolo nerozhodné
variant-spain-general-option-block-tie-note = Odpovědi se kraj od kraje liší.
variant-spain-general-option-block-tie-choice-nobody-title = Kolo nevyhrává nikdo
variant-spain-general-option-block-tie-choice-leader-title = Vyhrává strana, která zahájila
variant-spain-general-option-block-tie-choice-nearest-to-leader-title = Ruce se počítají jednotlivě a z nejnižších vyhrává ta, která je nejblíž tomu, kdo zahájil

### straight-dominoes

variant-straight-dominoes-title = Americké domino na pětky
variant-straight-dominoes-summary = Samé pětky, jak se ve Spojených státech hrají o peníze a poháry: první zápis partie musí být aspoň deset.
variant-straight-dominoes-option-hands-title = Kolik kamenů si kdo vezme
variant-straight-dominoes-option-hands-note = S devíti kameny se hraje o peníze, se sedmi doma.
variant-straight-dominoes-option-hands-choice-nine-title = Ve dvou devět, ve třech sedm, ve čtyřech pět
variant-straight-dominoes-option-hands-choice-seven-title = Ve dvou a ve třech sedm, ve čtyřech pět
variant-straight-dominoes-option-target-title = Kolik bodů vyhrává partii
variant-straight-dominoes-option-target-note = Turnaje hrají déle.
variant-straight-dominoes-option-drew-title = Co stojí dobrání toho, kdo mohl přiložit
variant-straight-dominoes-option-drew-note = Na turnajích se trestá, doma se kámen vrátí.
variant-straight-dominoes-option-drew-choice-taken-back-title = Nic, kámen se vrátí
variant-straight-dominoes-option-drew-choice-thirty-title = Ostatní dostanou 30 bodů
variant-straight-dominoes-option-drew-choice-thirty-award-drew-title = Neoprávněné dobrání
variant-straight-dominoes-option-drew-choice-fifty-title = Ostatní dostanou 50 bodů
variant-straight-dominoes-option-drew-choice-fifty-award-drew-title = Neoprávněné dobrání

### ten-deals

variant-ten-deals-title = Deset rozdání
variant-ten-deals-summary = Domino s dobíráním pro dva na deset kol, v nichž ruce rostou od pěti kamenů do čtrnácti; pak totéž pozpátku.
variant-ten-deals-option-hands-title = Jak se ruce mění
variant-ten-deals-option-hands-note = Na celý večer se hraje jednou nahoru a jednou dolů.
variant-ten-deals-option-hands-choice-growing-title = Od pěti do čtrnácti
variant-ten-deals-option-hands-choice-shrinking-title = Od čtrnácti do pěti

### threes-and-fives

variant-threes-and-fives-title = Trojky a pětky
variant-threes-and-fives-summary = Muggins na dvě čísla: násobek tří i násobek pěti vynese celý součet, takže 15 přinese třicet.
variant-threes-and-fives-award-threes-title = Trojky
variant-threes-and-fives-award-left-title = Zbylá oka
variant-threes-and-fives-option-target-title = Kolik bodů vyhrává partii
variant-threes-and-fives-option-target-note = Pramen tu není úplný.

### threes-and-fives-1911

variant-threes-and-fives-1911-title = Trojky a pětky podle Britanniky
variant-threes-and-fives-1911-summary = Muggins s bodem za každou pětku a každou trojku na obou koncích.
variant-threes-and-fives-1911-award-threes-title = Trojky

### tiddle-a-wink

variant-tiddle-a-wink-title = Tiddle-a-Wink
variant-tiddle-a-wink-summary = Domino bez dobírání pro velký stůl s jediným volným koncem: všechny kameny se rozdají rovným dílem a kdo přiloží dubl, smí přiložit další kámen.
variant-tiddle-a-wink-award-pips-title = Zbylá oka
variant-tiddle-a-wink-award-differences-title = Oka, která mají těžší ruce navíc
variant-tiddle-a-wink-again-after-double-title = Další kámen po dublu
variant-tiddle-a-wink-option-excess-title = Co s kameny, které se nedají rozdělit
variant-tiddle-a-wink-option-excess-note = Zbude-li jich hodně, lze se domluvit tak i tak.
variant-tiddle-a-wink-option-excess-choice-unused-title = Nehraje se s nimi
variant-tiddle-a-wink-option-excess-choice-drawn-title = Jsou talonem, z něhož si jeden dobere, kdo nemůže

### tiddly-wink

variant-tiddly-wink-title = Tiddly-Wink
variant-tiddly-wink-summary = Rychlá hra o bank pro velký stůl: každému tři kameny, jediný volný konec a po dublu smí následovat další kámen.
variant-tiddly-wink-award-stake-title = Vklad
variant-tiddly-wink-award-pool-title = Bank
variant-tiddly-wink-again-after-double-title = Další kámen po dublu

### turkish-retail

variant-turkish-retail-title = Turecké domino na trestné body
variant-turkish-retail-summary = Domino s dobíráním podle letáku prodávaného v Turecku a arabských zemích: každý si zbylá oka píše jako trest a dvojité prázdné pole stojí dvacet.
variant-turkish-retail-award-penalty-title = Trestné body
variant-turkish-retail-option-hands-title = Kolik kamenů si kdo vezme
variant-turkish-retail-option-hands-note = Leták uvádí obojí.
variant-turkish-retail-option-hands-choice-seven-title = Sedm, ve čtyřech pět
variant-turkish-retail-option-hands-choice-five-title = Vždy pět
variant-turkish-retail-option-target-title = Při kolika bodech partie končí
variant-turkish-retail-option-target-note = Kdo má pak nejméně, vyhrál.

### Příklady

example-draw-stuck-must-jqns = Kdo nemůže přiložit, dobírá, dokud se kámen nehodí, a ten pak přiloží
example-best-fewest-pips-nbc2 = Zablokované kolo vyhrává nejnižší součet a dostane oka ostatních bez vlastních
example-circle-full-ufjk = Kolo je zablokované, když po sobě vynechali všichni
example-block-whole-round-vpl8 = Celé kolo ve dvou: vynechání, kámen na každý konec a dohráno
example-twelve-counts-0oic = 10-5 platí patnáct a 12-12 dvacet čtyři
example-twelve-counts-double-qar4 = Dvojitá dvanáctka v ruce stojí dvacet čtyři
example-draw-blocked-with-two-j47z = Zbývají dva kameny, všichni vynechají a kolo je zablokované
example-draw-on-the-double-bb3k = Podle starého pravidla smí po dublu hned následovat další kámen
example-latin-capicu-irnb = V Portoriku vynese poslední kámen, který se hodí na oba konce, 100 bodů
example-latin-each-pass-x100 = V Manausu vynese každé vynechání druhé straně deset bodů
example-latin-all-hands-clft = Vítězové dostanou všechny zbylé kameny, i ty spoluhráčovy
example-matador-blocked-2ihx = Na obou koncích prázdné pole a žádný matador: kolo je zablokované
example-matador-draw-until-tn5a = Dobírá se, dokud se kámen nehodí, a ten se pak přiložit musí
example-matador-beside-double-six-oyr2 = K 6-6 se hodí matador 4-3 kteroukoli polovinou ven; 6-4 ne
example-matador-on-blank-4h33 = K prázdnému poli se hodí jen matador: 0-0, 4-3, 5-2 nebo 6-1
example-capicua-any-0t15 = Poslední kámen, který se hodí na oba konce, vynese 25 bodů
example-partnership-double-six-l4o8 = Zahajuje, kdo má dvojitou šestku, a to s ní
example-partnership-level-eighteen-gviz = Při 18 okách na obou stranách prohrála strana, která přiložila poslední kámen
example-fenae-six-of-eleven-u1b7 = Šesté vyhrané kolo je partie, ať jsou oka jakákoli
example-brazil-false-pass-d4q8 = Vynechání s kamenem, který se hodí, ukončí kolo a dá druhým padesát bodů
example-last-layer-loses-t7d3 = Při zablokování prohrává, kdo přiložil poslední kámen, jakkoli lehkou má ruku
example-levant-lightest-hand-t3n6 = Zablokované kolo vyhrává nejlehčí ruka, i když má její strana dohromady víc
example-matadore-chooses-end-z1h5 = Kdo přiloží matadora, volí, kterou polovinou ven, a napříč ho neklade nikdy
example-spain-fed-all-hands-g1k8 = Dvojice, která dohraje, dostane všechny zbylé kameny, i spoluhráčovy
example-turkish-double-blank-e0x3 = Dvojité prázdné pole v ruce stojí dvacet
example-draw-1911-both-hands-w3j6 = Vítěz zablokovaného kola bere oka obou rukou
example-every-boys-keeps-turn-l7p2 = Kdo přiloží dubl, zůstává na tahu
example-german-latin-last-blank-e5x1 = Drží-li poražení dvojité prázdné pole a všechna ostatní jsou venku, stojí je to 25
example-puerto-rico-first-round-m6z2 = Vítězové prvního kola dostanou všechna zbylá oka a sto bodů
example-antilles-third-round-f0q4 = Třetí vyhrané kolo ukončí partii; kdo nemá žádné, je prase
example-draw-from-all-boneyard-x6e8 = Vítěz dostane oka druhého i oka z talonu
example-fortress-every-double-g9m2 = Ke každému dublu se přikládá ze čtyř stran
example-ten-deals-last-round-w5r9 = Po desátém kole vyhrál, kdo má víc bodů
example-blind-alley-whole-count-y6m4 = Ve slepé uličce si nižší součet připíše celý součet druhého
example-czech-traditional-fewest-tiles-t9w0 = Při zablokování porazí jeden těžký kámen dva lehké
example-french-least-pips-g7d6 = Při zablokování vyhrává nejméně ok
example-tiddle-second-tile-x7v3 = Kdo přiloží dubl, smí hned přiložit druhý kámen
example-domino-whist-debit-p8s5 = Na vrub se píše jen nejtěžší ruka, a to její straně
example-domino-pool-won-x9h0 = Kdo vyloží vše, bere vklady ostatních
example-cut-throat-six-love-w8y1 = Šest výher je partie, dokud někdo nemá žádnou
example-latin-match-void-f2n7 = Jakmile už nemůže vyhrát ani jedna strana, je partie neplatná
example-all-fives-sides-first-v3t0 = Konce spinneru se otevřou, když jsou zakryté obě strany
example-all-threes-double-y9q7 = Dubl se počítá celý
example-fives-threes-scale-fifteen-h2v8 = Patnáct je pět trojek a tři pětky, osm bodů
example-muggins-foster-f8h1 = Foster: 5-5, 5-0, 0-0 a 4-0 vynesou po deseti, 6-5 nic
example-muggins-four-ways-differences-s7g3 = Při zablokování si každý připíše rozdíl proti každé těžší ruce
example-seven-rocks-own-pips-w4v1 = Oka každého hráče se zaokrouhlí a odečtou jeho straně
example-sniff-one-tile-q4s9 = Každá dlouhá strana prvního dublu bere jeden kámen a víc ne
example-sniff-us-both-covered-d5p0 = Volné konce prvního dublu se počítají, i když jsou obě strany zakryté
example-straight-ten-to-get-in-s8t3 = První pětka se nezapíše
example-threes-fives-both-f7t1 = Patnáct platí za trojku i za pětku, třicet bodů
example-threes-fives-1911-example-r4z7 = Příklad z encyklopedie: dva a osm bodů
example-sebastopol-four-first-m8q1 = Dokud nemá dvojitá šestka čtyři kameny, hrají se jen šestky, a kdo žádnou nemá, vynechá
example-brazil-six-both-ends-q9f4 = Obyčejný kámen, který se hodí na oba konce, vynese tři
example-cross-first-double-b7k2 = Jinam se nehraje, dokud není první dubl obložený ze čtyř stran
example-horse-race-goes-on-g0n7 = Kdo získal body, hraje dál
example-merry-all-sides-o9e3 = Jinam se nehraje, dokud není dubl obložený ze čtyř stran
example-bazaar-penalty-l1c5 = Vítěz si nepíše nic, ostatní svá vlastní oka
example-bergen-example-q3g8 = Zahájení 6-6 vynese dva, pak 4-2 srovná oba konce za dva a 2-2 vynese tři
example-chickenfoot-toes-u9k1 = Další dubl potřebuje tři prsty, než se hraje jinam
example-cyprus-eight-first-g4n6 = Kolem dvojité devítky leží osm kamenů, než se hraje jinam
example-doubles-double-first-e0z6 = Po kříži potřebuje obyčejný kámen na tom konci dubl téhož čísla
example-doubles-unlocked-locked-c7r3 = Číslo se smí hrát, až když jeho dubl leží na stole
example-dual-train-twins-c0m3 = Každý kámen je tu dvakrát a dva hráči mohou přiložit týž
example-gaple-lightest-b6j3 = Když všichni vynechají, vyhrává nejnižší součet
example-jamaica-in-a-row-t1k3 = Výhra vrátí druhou stranu na nulu
example-mexican-train-marker-g4n9 = Kdo nemůže, dobere jeden kámen, a jinak otevře svůj vlak, dokud na něj zase nepřiloží
example-tiddly-second-tile-a1f9 = Po dublu, i po tom, kterým se zahájilo, smí následovat další kámen
example-amazonas-pass-d6c1 = Vynechání dá druhé straně deset
example-doble-doce-excess-u5n0 = Vítěz si připíše, oč má kdo z ostatních víc
example-kozel-two-doubles-v3d8 = Dva dubly, které se hodí na oba konce, se smějí položit v jednom tahu
example-blind-hughie-turn-k4w7 = Každý kámen se otočí přede všemi; dubl, který se nehodí, zůstane odkrytý
example-slepe-domino-draw-v6n3 = S kamenem, který se nehodí, se dobere nebo vynechá; dobraný se přiloží, pokud se hodí
