### Na co se hra ptá, co oznamuje a co odmítá.

## Kdo a kolik

sw-title = Small World of Warcraft
sw-about = Národy, které se nesnesou, a ostrovy pro všechny příliš malé: dobývej, opouštěj, začínej znovu.
sw-combo = { $race } – { $power }
sw-folk-active = { $race } ({ $seat })
    .gen = { CASE($race, "gen") } ({ $seat })
    .dat = { CASE($race, "dat") } ({ $seat })
    .acc = { CASE($race, "acc") } ({ $seat })
    .ins = { CASE($race, "ins") } ({ $seat })
    .loc = { CASE($race, "loc") } ({ $seat })
sw-folk-declining = { $race } ({ $seat }, v úpadku)
    .gen = { CASE($race, "gen") } ({ $seat }, v úpadku)
    .dat = { CASE($race, "dat") } ({ $seat }, v úpadku)
    .acc = { CASE($race, "acc") } ({ $seat }, v úpadku)
    .ins = { CASE($race, "ins") } ({ $seat }, v úpadku)
    .loc = { CASE($race, "loc") } ({ $seat }, v úpadku)

## Otázky; .other je to, co zatím vidí ostatní

sw-prompt-bombs = Zvol bombu, kterou teď odkryješ.
    .other = { $seat } odkrývá bomby.
sw-prompt-choose-combo = Zvol si rasu se zvláštní schopností.
    .other = { $seat } volí rasu.
sw-prompt-expand-or-decline = Dobývej dál, nebo vyhlas úpadek své rasy.
    .other = { $seat } se rozhoduje mezi dobýváním a úpadkem.
sw-prompt-worgen-form = Zvol podobu svých Worgenů na tento tah.
    .other = { $seat } volí podobu Worgenů.
sw-prompt-side = Tvá neutrální rasa drží Bitevní pole: zvol si na tento tah stranu.
    .other = { $seat } si volí na tento tah stranu.
sw-prompt-ready = Seber žetony k dobývání, nebo opusť regiony.
    .other = { $seat } sbírá jednotky.
sw-prompt-conquer = { $n ->
        [0] Nemáš už volné žetony: použij schopnost, nebo ukonči dobývání.
        [one] Zvol region k dobytí: máš { $n } volný žeton.
        [few] Zvol region k dobytí: máš { $n } volné žetony.
       *[other] Zvol region k dobytí: máš { $n } volných žetonů.
    }
    .other = { $seat } dobývá.
sw-prompt-strike-failed = Útok na region { $region } stojí { $cost } a máš { $n }: udělej z něj poslední dobývání, nebo ho odvolej.
    .other = { $seat } rozhoduje o útoku na region { $region }.
sw-prompt-well = Zvol moře nebo jezero pro Well of Eternity.
    .other = { $seat } přesouvá Well of Eternity.
sw-prompt-recruits = { $n ->
        [one] Smíš koupit { $n } žeton Zavržených za 1 minci.
        [few] Smíš koupit až { $n } žetony Zavržených, každý za 1 minci.
       *[other] Smíš koupit až { $n } žetonů Zavržených, každý za 1 minci.
    }
    .other = { $seat } verbuje Zavržené.
sw-prompt-redeploy = { $n ->
        [0] Libovolně přesuň své žetony, nebo skonči.
        [one] Libovolně přesuň své žetony a umísti { $n } z ruky.
        [few] Libovolně přesuň své žetony a umísti { $n } z ruky.
       *[other] Libovolně přesuň své žetony a umísti { $n } z ruky.
    }
    .other = { $seat } přesouvá jednotky.
sw-prompt-forts = { $n ->
        [one] Zvol region pro poslední pevnost.
        [few] Zvol regiony pro poslední { $n } pevnosti.
       *[other] Zvol regiony pro posledních { $n } pevností.
    }
    .other = { $seat } staví pevnosti.
sw-prompt-towers = { $n ->
        [one] Zvol pole pro poslední strážní věž.
        [few] Zvol pole pro poslední { $n } strážní věže.
       *[other] Zvol pole pro posledních { $n } strážních věží.
    }
    .other = { $seat } staví strážní věže.
sw-prompt-aegis = Zvol region, který ochrání Aegis of Aggramar.
    .other = { $seat } umisťuje Aegis of Aggramar.
sw-prompt-heart = Zvol region pro Heart of Azeroth.
    .other = { $seat } umisťuje Heart of Azeroth.
sw-prompt-objective = { $n ->
        [one] Polož poslední vojenský cíl do regionu, který nedrží Aliance.
        [few] Polož { $n } vojenské cíle do regionů, které nedrží Aliance.
       *[other] Polož { $n } vojenských cílů do regionů, které nedrží Aliance.
    }
    .other = { $seat } určuje vojenské cíle.
sw-prompt-plant = { $n ->
        [one] Smíš podložit poslední bombu vedle svých regionů.
        [few] Smíš podložit bomby vedle svých regionů; zbývají { $n }.
       *[other] Smíš podložit bomby vedle svých regionů; zbývá { $n }.
    }
    .other = { $seat } podkládá bomby.
sw-prompt-leave-two = Zvol regiony, ve kterých zůstanou po dvou žetonech Taureni.
    .other = { $seat } vyhlašuje úpadek Taurenů.
sw-prompt-withdrawals = { $n ->
        [one] Umísti poslední stažený žeton do regionu, který ti zbyl.
        [few] Umísti { $n } stažené žetony do regionů, které ti zbyly.
       *[other] Umísti { $n } stažených žetonů do regionů, které ti zbyly.
    }
    .other = { $seat } umisťuje stažené žetony.

## Akce

sw-action-detonate = Odkryj bombu: { $region }
sw-action-defuse = Neplať a odhoď bombu: { $region }
sw-action-choose = Vezmi si { CASE($race, "acc") }
sw-action-expand = Dobývej dál
sw-action-decline = Vyhlas úpadek
sw-action-human-form = Lidská podoba: získáš 2 mince
sw-action-worgen-form = Vlčí podoba: zaplatíš 1 minci, dobývání o 1 levnější
sw-action-side-alliance = Přidej se k Alianci
sw-action-side-horde = Přidej se k Hordě
sw-action-side-neutral = Nepřidávej se k nikomu
sw-action-gather = Seber vše, co jde
sw-action-take-token = Seber žeton: { $region }
sw-action-take-beast = Seber bestii: { $region }
sw-action-take-champion = Seber šampiona: { $region }
sw-action-abandon = Opusť: { $region }
sw-action-conquer = Dobuď: { $region }
sw-action-conquer-with = Dobuď: { $region } ({ $means })
sw-action-final = Hoď kostkou: { $region }
sw-action-final-with = Hoď kostkou: { $region } ({ $means })
sw-action-strike-final = Hoď kostkou jako poslední dobývání
sw-action-call-off = Odvolej útok
sw-action-lift-aegis = Zaplať 2 mince a Aegis tě nezastaví
sw-action-topple = Strhni opevnění: { $region }
sw-action-push-token = Přesuň žeton: { $from } → { $to }
sw-action-push-beast = Přesuň bestii: { $from } → { $to }
sw-action-push-champion = Přesuň šampiona: { $from } → { $to }
sw-action-oust-token = Odhoď žeton: { $region }
sw-action-oust-beast = Odhoď bestii: { $region }
sw-action-oust-champion = Odhoď šampiona: { $region }
sw-action-swap = Prohoď: { $one } ⇄ { $other }
sw-action-grab = Přenes { CASE($relic, "acc") }: { $region }
sw-action-well = Přesuň Well of Eternity: { $region }
sw-action-buy = { $n ->
        [0] Nekupuj
        [one] Kup { $n } žeton
        [few] Kup { $n } žetony
       *[other] Kup { $n } žetonů
    }
sw-action-put-token = Umísti žeton: { $region }
sw-action-put-beast = Umísti bestii: { $region }
sw-action-put-champion = Umísti šampiona: { $region }
sw-action-leave-two = Nech dva: { $region }
sw-action-fort = Pevnost: { $region }
sw-action-tower = Strážní věž: { $region }
sw-action-aegis = Aegis: { $region }
sw-action-heart = Heart of Azeroth: { $region }
sw-action-objective = Vojenský cíl: { $region }
sw-action-plant = Podlož bombu: { $region }
sw-action-done = Hotovo
sw-action-done-ready = Začni dobývat
sw-action-done-conquer = Ukonči dobývání
sw-action-done-redeploy = Ukonči přesun
sw-action-done-plant = Už žádné bomby
sw-action-done-leave-two = Vyhlas úpadek

sw-mean-strike = letecký útok
sw-mean-roll = s hodem
sw-mean-ashes = Ashes of Al’ar
sw-mean-champion = šampion
sw-mean-doomhammer = Doomhammer
sw-mean-frostmourne = Frostmourne
sw-mean-ethereals = sleva Éterických

## Události

sw-event-round-began = Kolo { $round } { OUT_OF($rounds) }
sw-event-turn-began = { $seat } začíná tah
sw-event-combo-chosen = { $seat } si bere kombinaci { $combo } a k ní { CASE($pieces, "acc") }
sw-event-combo-revealed = Nová kombinace: { $combo }
sw-event-badges-reshuffled = Odhozené schopnosti tvoří nový balíček
sw-event-gained = { $seat } získává { CASE($coins, "acc") } ({ $why })
sw-event-paid = { $seat } platí { $n ->
        [one] { $n } minci, dostává ji
        [few] { $n } mince, dostává je
       *[other] { $n } mincí, dostává je
    } { $to } ({ $why })
sw-event-paid-bank = { $seat } platí { CASE($coins, "acc") } do banku ({ $why })
sw-event-paid-combos = { $seat } pokládá { CASE($coins, "acc") } na kombinace výše
sw-event-declined = { $seat } vyhlašuje úpadek { CASE($race, "gen") }
sw-event-race-left = { $race } ({ $seat }) mizí z desek
sw-event-form-human = { $seat } volí lidskou podobu
sw-event-form-worgen = { $seat } volí vlčí podobu: každé dobytí stojí o 1 žeton méně
sw-event-side-alliance = { $seat } se v tomto tahu přidává k Alianci
sw-event-side-horde = { $seat } se v tomto tahu přidává k Hordě
sw-event-side-neutral = { $seat } se v tomto tahu k nikomu nepřidává
sw-event-took-up = { $seat } sbírá { CASE($pieces, "acc") } z regionu { $region }
sw-event-abandoned = { $seat } opouští region { $region }
sw-event-rolled = { $seat } hází kostkou: { $n }
sw-event-attempted = { $seat } se pokouší dobýt region { $region } (cena { $cost })
sw-event-attempt-failed = Region { $region } odolává: síla { $strength } proti ceně { $cost }
sw-event-strike-called-off = { $seat } odvolává útok na region { $region }
sw-event-conquered = { $seat } dobývá region { $region } ({ $pieces })
sw-event-conquered-from = { $seat } dobývá region { $region } ({ $pieces }) a bere ho { CASE($folk, "dat") }
sw-event-mean-strike = Letecký útok Gnómů na region { $region }
sw-event-mean-roll = Gnómové házejí kostkou před útokem na region { $region }
sw-event-mean-ashes = Ashes of Al’ar otevírá cestu do regionu { $region }
sw-event-mean-champion = Šampion dobývá region { $region }
sw-event-mean-doomhammer = Doomhammer drtí region { $region }
sw-event-mean-frostmourne = Frostmourne zasahuje region { $region }: o 2 žetony méně
sw-event-mean-ethereals = Éteričtí používají svou schopnost: { $region }
sw-event-lost = { $folk } ztrácejí { CASE($pieces, "acc") } v regionu { $region }
sw-event-lost-murlocs = { $region } – hru opouští: { $pieces }
sw-event-withdrew = { $folk } stahují { CASE($pieces, "acc") } z regionu { $region }
sw-event-draenei-saved = Svaté světlo zachraňuje žeton Draenei ({ $seat }) v regionu { $region }
sw-event-lights-hope-saved = Light’s Hope Chapel zachraňuje žeton ({ $seat }) v regionu { $region }
sw-event-champion-captured = { $by } drží šampiona ({ $seat }) a čeká na výkupné
sw-event-champion-freed = { $seat } má šampiona zpět
sw-event-champion-gone = Šampion ({ $seat }) opouští hru
sw-event-relic-revealed = { $region } – odkrytá značka: { $relic }
sw-event-relic-moved = { $relic } se přesouvá do regionu { $region }
sw-event-well-set-aside = Na této desce není voda: Well of Eternity jde stranou a pro region { $region } se losuje jiná značka
sw-event-marker-placed = { $region } – přibývá značka: { $marker }
sw-event-marker-removed = { $region } – mizí značka: { $marker }
sw-event-bomb-planted = { $seat } podkládá bombu v regionu { $region }
sw-event-bomb-live = Bomba v regionu { $region } vybuchuje
sw-event-bomb-dud = Bomba v regionu { $region } selhala
sw-event-bomb-returned = Bomba z regionu { $region } se vrací zakrytá na balíček
sw-event-bomb-discarded = Bomba z regionu { $region } jde zakrytá do krabice
sw-event-bombs-left = Bomby ({ $seat }) opouštějí hru
sw-event-pushed = { $folk }: { $pieces } z regionu { $from } do regionu { $to }
sw-event-swapped = { $seat } otevírá portály: { $one } a { $other } si vyměňují vše
sw-event-put = { $seat } umisťuje { CASE($pieces, "acc") } do regionu { $region }
sw-event-recruited = { $seat } dostává { CASE($pieces, "acc") } ze zásobníku
sw-event-beasts-taken = { $seat } si bere { CASE($pieces, "acc") }
sw-event-beasts-discarded = { $seat } odhazuje { CASE($pieces, "acc") }
sw-event-harmony-given = { $seat } dostává žeton harmonie
sw-event-harmony-returned = { $seat } vrací žeton harmonie
sw-event-scored = { $seat } vydělává { CASE($coins, "acc") }: { $lines }
sw-event-scored-nothing = { $seat } nevydělává nic
sw-event-game-ended = Konec hry: { $totals }

## Proč mince mění majitele

sw-reason-on-combo = mince na kombinaci
sw-reason-combo-price = cena kombinace
sw-reason-battlemasters = Mistři bitev
sw-reason-enraged = Rozzuření
sw-reason-objective = vojenský cíl
sw-reason-human-form = lidská podoba
sw-reason-worgen-form = vlčí podoba
sw-reason-recruits = rekruti
sw-reason-harmony = harmonie
sw-reason-aegis = Aegis of Aggramar
sw-reason-toll = mýto za bažinu
sw-reason-doomhammer = Doomhammer
sw-reason-heart = Heart of Azeroth
sw-reason-ransom = výkupné

## Příjem

sw-income-active-regions = aktivní rasa
sw-income-declining-regions = rasa v úpadku
sw-income-race-ability = schopnost rasy
sw-income-power = zvláštní schopnost
sw-income-faction = prémie za frakci
sw-income-karazhan = Karazhan
sw-income-dark-portal = Dark Portal
sw-income-well = Well of Eternity
sw-income-heart = Heart of Azeroth

## Cena dobytí; před slevami stojí minus

sw-cost-base = { $n } základ
    .label = základní cena
sw-cost-mountain = { $n } za horu
    .label = hora
sw-cost-wisp-wall = { $n } za stěnu bludiček
    .label = stěna bludiček
sw-cost-fort = { $n } za pevnost
    .label = pevnost
sw-cost-murlocs = { $n ->
        [one] { $n } za Murloca
        [few] { $n } za Murlocy
       *[other] { $n } za Murlocy
    }
    .label = Murlocové
sw-cost-defenders = { $n ->
        [one] { $n } za obránce
        [few] { $n } za obránce
       *[other] { $n } za obránce
    }
    .label = obránci
sw-cost-own-decline = { $n } za vlastní rasu v úpadku
    .label = vlastní rasa v úpadku
sw-cost-travel = { $n } za cestu
    .label = cesta přes moře
sw-cost-dwarves = { $n } za Trpaslíky
    .label = Trpaslíci
sw-cost-nightelves = { $n } za Noční elfy
    .label = Noční elfové
sw-cost-trolls = { $n } za Troly
    .label = Trolové
sw-cost-worgen-form = { $n } za vlčí podobu
    .label = vlčí podoba
sw-cost-blacksmiths = { $n } za Kováře
    .label = Kováři
sw-cost-frostmourne = { $n } za Frostmourne
    .label = Frostmourne
sw-cost-ethereals = { $n } za Éterické
    .label = Éteričtí
sw-cost-gnome-die = { $n } za hod kostkou
    .label = hod Gnómů
sw-cost-doomhammer = { $n } s Doomhammerem
    .label = Doomhammer
sw-cost-champion = { $n } se šampionem
    .label = šampion
sw-cost-least = nejméně { $n }
sw-cost-total = { $n ->
        [one] stojí { $n } žeton
        [few] stojí { $n } žetony
       *[other] stojí { $n } žetonů
    }
sw-due = { $n } ({ $why })

## Odmítnutí

sw-why-abandon-before-conquests = regiony se opouštějí před dobýváním
sw-why-already-bombed = bomba už tu leží
sw-why-already-marked = vojenský cíl už tu leží
sw-why-already-there = artefakt už tam leží
sw-why-aegis = { $coins ->
        [one] region chrání Aegis of Aggramar, dokud nezaplatíš { $coins } minci
        [few] region chrání Aegis of Aggramar, dokud nezaplatíš { $coins } mince
       *[other] region chrání Aegis of Aggramar, dokud nezaplatíš { $coins } mincí
    }
sw-why-alliance-holds-it = tento region drží Aliance
sw-why-bomb-must-be-revealed = není za co platit, takže se bomba musí odkrýt
sw-why-bombs-first = nejdřív se musí odkrýt bomby
sw-why-both-empty = oba regiony jsou prázdné
sw-why-champion-first-conquest = šampion nemůže provést první dobytí
sw-why-champion-not-adjacent = šampion dobývá jen vedle tvých regionů
sw-why-champion-not-in-hand = nemáš šampiona v ruce
sw-why-champion-not-there = šampion v tomto regionu není
sw-why-champion-stays = šampiona nelze přesunout
sw-why-combo-not-visible = tato rasa není v nabídce
sw-why-combo-too-dear = { $needs ->
        [one] stojí { $needs } minci; máš { $hold }
        [few] stojí { $needs } mince; máš { $hold }
       *[other] stojí { $needs } mincí; máš { $hold }
    }
sw-why-decline-takes-the-turn = úpadek zabere celý tah a vyhlašuje se na jeho začátku
sw-why-dues-too-high = { $needs ->
        [one] je třeba zaplatit { $needs } minci: { $breakdown }; máš { $hold }
        [few] je třeba zaplatit { $needs } mince: { $breakdown }; máš { $hold }
       *[other] je třeba zaplatit { $needs } mincí: { $breakdown }; máš { $hold }
    }
sw-why-empty-water = prázdnou vodu nelze označit
sw-why-ethereals-no-place = neleží tam odkryté Legendární místo
sw-why-ethereals-not-adjacent = Éteričtí dosáhnou jen do sousedních regionů
sw-why-final-needs-free-token = { $needs ->
        [one] poslední dobývání vyžaduje { $needs } volný žeton; máš { $hold }
        [few] poslední dobývání vyžaduje { $needs } volné žetony; máš { $hold }
       *[other] poslední dobývání vyžaduje { $needs } volných žetonů; máš { $hold }
    }
sw-why-final-not-needed = hod není potřeba: cena je { $needs } a máš { $hold }
sw-why-final-out-of-reach = potřeba { $needs }: { $breakdown }; máš { $hold } a kostka přidá nejvýš { $best }
sw-why-final-was-made = po posledním dobývání už nejsou útoky ani přesuny v cizích regionech
sw-why-first-conquest-needs-anchor = první dobytí musí být startovní region
sw-why-fixed-price = tato cena je pevná a slevy na ni neplatí
sw-why-form-first = nejdřív zvol podobu
sw-why-gather-before-conquests = žetony se sbírají před dobýváním
sw-why-hand-empty = nic takového v ruce nemáš
sw-why-has-active-race = aktivní rasu už máš
sw-why-has-other-region = rasa má jiný region, kam lze žeton přesunout
sw-why-just-put-there = něco se tam právě umístilo
sw-why-just-taken-from-there = něco se odtud právě vzalo
sw-why-lower-region-first = uveď regiony v pořadí desek
sw-why-means-not-yours = tohle nemáš k dispozici
sw-why-means-used-up = v tomto tahu už použito
sw-why-murlocs-are-ousted = Murlocové se odhazují vždy
sw-why-must-leave = { $least ->
        [one] musí zůstat aspoň { $least } žeton
        [few] musí zůstat aspoň { $least } žetony
       *[other] musí zůstat aspoň { $least } žetonů
    }
sw-why-must-place = tohle se musí umístit
sw-why-needs-combo = nemáš aktivní rasu: nejdřív si zvol kombinaci
sw-why-no-aegis-to-lift = žádná Aegis ti nestojí v cestě
sw-why-no-bomb-here = v tomto regionu není bomba
sw-why-no-bombs-left = žádné bomby už nezbývají
sw-why-no-final-with-these-means = tímto způsobem nelze posily přivolat
sw-why-no-fort-there = pevnost sem nelze postavit
sw-why-no-muscle = tvá rasa nemá schopnost Siláci
sw-why-no-pass = nemůžeš pasovat: vezmi si kombinaci, dobývej dál, nebo vyhlas úpadek
sw-why-no-portal-mages = tvá rasa nemá schopnost Mágové portálů
sw-why-no-such-artifact = tento artefakt neleží odkrytý na deskách
sw-why-no-tower-there = strážní věž sem nelze postavit
sw-why-no-water-of-this-board = není to moře ani jezero téže desky
sw-why-nobody-there = není tam koho přesunout
sw-why-none-there = v tomto regionu žádný není
sw-why-not-an-opponent = to není soupeřova rasa
sw-why-not-in-play = tento region není ve hře
sw-why-not-magic = to není magický region
sw-why-not-reachable = nesousedí s tvými regiony a není startovní
sw-why-not-the-same-race = tento region nepatří téže rase
sw-why-not-two-there = nejsou tam dva žetony, které by mohly zůstat
sw-why-not-your-region = tento region nedrží tvá aktivní rasa
sw-why-nothing-to-gather = není co sebrat
sw-why-nothing-to-topple = není tam stěna bludiček ani pevnost
sw-why-nowhere-else = není jiný region, kam by se dalo přejít
sw-why-one-way-at-a-time = pro jedno dobytí lze použít jen jeden z těchto způsobů
sw-why-own-region = tento region už drží tvá aktivní rasa
sw-why-place-withdrawn = teď se rozmisťují stažené žetony
sw-why-place-your-hand = { $hold ->
        [one] v ruce ještě čeká { $hold } žeton
        [few] v ruce ještě čekají { $hold } žetony
       *[other] v ruce ještě čeká { $hold } žetonů
    }
sw-why-plant-needs-active-opponent = není tam soupeřova aktivní rasa
sw-why-plant-not-adjacent = nesousedí s tvými Gobliny
sw-why-push-not-adjacent = nesousedí s tvými regiony
sw-why-pushes-used-up = { $most ->
        [one] jen { $most } použití za tah
        [few] jen { $most } použití za tah
       *[other] jen { $most } použití za tah
    }
sw-why-roll-needs-strike = Gnómové házejí jen při leteckém útoku
sw-why-say-how-many = řekni, kolik žetonů kupuješ, třeba 0
sw-why-setup-boards = při počtu hráčů { $seats } je třeba desek: velkých { $large }, středních { $medium }, malých { $small }, každé jen z jedné strany
sw-why-setup-first = prvním hráčem může být jen někdo { OUT_OF($seats) } míst
sw-why-setup-seats = hra je pro 2–5 hráčů, ne pro { $seats }
sw-why-side-first = nejdřív zvol stranu, nebo se k nikomu nepřidávej
sw-why-stays-until-redeployment = žetony zůstávají na místě až do přesunu jednotek
sw-why-strike-first = udělej z leteckého útoku poslední dobývání, nebo ho odvolej
sw-why-strike-out-of-reach = potřeba { $needs }: { $breakdown }; máš { $hold } a dva hody přidají nejvýš { $best }
sw-why-swaps-used-up = { $most ->
        [one] jen { $most } výměna za tah
        [few] jen { $most } výměny za tah
       *[other] jen { $most } výměn za tah
    }
sw-why-too-dear = potřeba { $needs }: { $breakdown }; máš { $hold }
sw-why-too-many-recruits = nejvýš { $most }: padlých { $fallen }, mincí { $hold }
sw-why-topple-first = nejdřív je nutné strhnout stěnu bludiček nebo pevnost
sw-why-watch-tower = region chrání strážní věž
sw-why-water = moře a jezera dobývají jen Nagy
sw-why-worgen-form-needs-coin = { $needs ->
        [one] vlčí podoba stojí { $needs } minci; máš { $hold }
        [few] vlčí podoba stojí { $needs } mince; máš { $hold }
       *[other] vlčí podoba stojí { $needs } mincí; máš { $hold }
    }

## Volby stolu

sw-option-teams = Bitva o Azeroth
    .hint = Aliance proti Hordě: každý hraje jen rasy jedné frakce a o vítězství strany rozhoduje její nejlepší jednotlivý výsledek.
sw-option-own-decline-defends = Vlastní rasa v úpadku se brání
    .hint = Každý žeton tvé vlastní rasy v úpadku zvyšuje cenu dobytí jejího regionu o 1.
sw-option-towers-checked-continuously = Věže padají hned
    .hint = Strážní věž zmizí, jakmile její pole přestane splňovat podmínku, ne až na konci tahu majitele.
sw-option-coast-is-sea = Pobřeží platí za moře
    .hint = Rybáři vydělávají i na regionech na okraji ostrova.
sw-option-no-bomb-bonus-in-decline = Bomby v tahu úpadku nebodují
    .hint = Vyhlásíš-li v témže tahu úpadek, rasy zasažené bombami ti nepřinesou prémii za frakci.
sw-option-first = První hráč
    .hint = Kdo začíná každé kolo; není-li určen, rozhodne los.
sw-option-boards = Desky
    .hint = Strany desek, na kterých se hraje; nejsou-li určeny, rozhodne los.

### V čem nápovědy říkají důvody.

sw-has-coins = mince
sw-has-regions = regiony
sw-has-rivals = regiony ostatních hráčů
sw-has-spare = žetony k dobývání v příštím tahu
sw-has-lone = regiony s jediným žetonem
sw-has-border = žetony vedle regionů ostatních hráčů
sw-has-exposed = vedle ostatních hráčů, žetony v regionu { $region }
sw-has-sheltered = stranou ostatních hráčů, žetony v regionu { $region }
sw-has-hand = žetony v ruce
sw-has-income = mince, kdyby tah skončil teď
