### Názvy všeho, co je v krabici. Rasy se jmenují česky, artefakty a místa tak, jak je nechává české vydání (viz
### README.md). Atributy .gen, .dat, .acc, .ins, .loc jsou pády.

## Races

sw-race-bloodelves = Krvaví elfové
    .gen = Krvavých elfů
    .dat = Krvavým elfům
    .acc = Krvavé elfy
    .ins = Krvavými elfy
    .loc = Krvavých elfech
sw-race-draenei = Draenei
    .gen = Draenei
    .dat = Draenei
    .acc = Draenei
    .ins = Draenei
    .loc = Draenei
sw-race-dwarves = Trpaslíci
    .gen = Trpaslíků
    .dat = Trpaslíkům
    .acc = Trpaslíky
    .ins = Trpaslíky
    .loc = Trpaslících
sw-race-ethereals = Éteričtí
    .gen = Éterických
    .dat = Éterickým
    .acc = Éterické
    .ins = Éterickými
    .loc = Éterických
sw-race-forsaken = Zavržení
    .gen = Zavržených
    .dat = Zavrženým
    .acc = Zavržené
    .ins = Zavrženými
    .loc = Zavržených
sw-race-gnomes = Gnómové
    .gen = Gnómů
    .dat = Gnómům
    .acc = Gnómy
    .ins = Gnómy
    .loc = Gnómech
sw-race-goblins = Goblini
    .gen = Goblinů
    .dat = Goblinům
    .acc = Gobliny
    .ins = Gobliny
    .loc = Goblinech
sw-race-humans = Lidé
    .gen = Lidí
    .dat = Lidem
    .acc = Lidi
    .ins = Lidmi
    .loc = Lidech
sw-race-kobolds = Koboldi
    .gen = Koboldů
    .dat = Koboldům
    .acc = Koboldy
    .ins = Koboldy
    .loc = Koboldech
sw-race-naga = Nagy
    .gen = Nag
    .dat = Nagám
    .acc = Nagy
    .ins = Nagami
    .loc = Nagách
sw-race-nightelves = Noční elfové
    .gen = Nočních elfů
    .dat = Nočním elfům
    .acc = Noční elfy
    .ins = Nočními elfy
    .loc = Nočních elfech
sw-race-orcs = Orkové
    .gen = Orků
    .dat = Orkům
    .acc = Orky
    .ins = Orky
    .loc = Orcích
sw-race-pandaren = Pandareni
    .gen = Pandarenů
    .dat = Pandarenům
    .acc = Pandareny
    .ins = Pandareny
    .loc = Pandarenech
sw-race-tauren = Taureni
    .gen = Taurenů
    .dat = Taurenům
    .acc = Taureny
    .ins = Taureny
    .loc = Taurenech
sw-race-trolls = Trolové
    .gen = Trolů
    .dat = Trolům
    .acc = Troly
    .ins = Troly
    .loc = Trolech
sw-race-worgen = Worgeni
    .gen = Worgenů
    .dat = Worgenům
    .acc = Worgeny
    .ins = Worgeny
    .loc = Worgenech
sw-race-murlocs = Murlocové
    .gen = Murloců
    .dat = Murlocům
    .acc = Murlocy
    .ins = Murlocy
    .loc = Murlocích

## Special powers

sw-power-archaeologists = Archeologové
    .gen = Archeologů
    .acc = Archeology
    .ins = Archeology
sw-power-swampwalkers = Bažinochodci
    .gen = Bažinochodců
    .acc = Bažinochodce
    .ins = Bažinochodci
sw-power-champions = Šampioni
    .gen = Šampionů
    .acc = Šampiony
    .ins = Šampiony
sw-power-mountaineers = Horalé
    .gen = Horalů
    .acc = Horaly
    .ins = Horaly
sw-power-miners = Horníci
    .gen = Horníků
    .acc = Horníky
    .ins = Horníky
sw-power-blacksmiths = Kováři
    .gen = Kovářů
    .acc = Kováře
    .ins = Kováři
sw-power-portalmages = Mágové portálů
    .gen = Mágů portálů
    .acc = Mágy portálů
    .ins = Mágy portálů
sw-power-battlemasters = Mistři bitev
    .gen = Mistrů bitev
    .acc = Mistry bitev
    .ins = Mistry bitev
sw-power-marshdwellers = Obyvatelé mokřadů
    .gen = Obyvatel mokřadů
    .acc = Obyvatele mokřadů
    .ins = Obyvateli mokřadů
sw-power-fieldsdefenders = Ochránci polí
    .gen = Ochránců polí
    .acc = Ochránce polí
    .ins = Ochránci polí
sw-power-explorers = Objevitelé
    .gen = Objevitelů
    .acc = Objevitele
    .ins = Objeviteli
sw-power-farmers = Rolníci
    .gen = Rolníků
    .acc = Rolníky
    .ins = Rolníky
sw-power-fishermen = Rybáři
    .gen = Rybářů
    .acc = Rybáře
    .ins = Rybáři
sw-power-muscle = Siláci
    .gen = Siláků
    .acc = Siláky
    .ins = Siláky
sw-power-trackers = Stopaři
    .gen = Stopařů
    .acc = Stopaře
    .ins = Stopaři
sw-power-wardens = Strážci
    .gen = Strážců
    .acc = Strážce
    .ins = Strážci
sw-power-beastmasters = Páni bestií
    .gen = Pánů bestií
    .acc = Pány bestií
    .ins = Pány bestií
sw-power-enraged = Rozzuření
    .gen = Rozzuřených
    .acc = Rozzuřené
    .ins = Rozzuřenými
sw-power-herbalists = Bylinkáři
    .gen = Bylinkářů
    .acc = Bylinkáře
    .ins = Bylinkáři
sw-power-seafarers = Mořeplavci
    .gen = Mořeplavců
    .acc = Mořeplavce
    .ins = Mořeplavci

## Artifacts and Legendary Places

sw-relic-aegis = Aegis of Aggramar
    .gen = Aegis of Aggramar
    .acc = Aegis of Aggramar
    .ins = Aegis of Aggramar
sw-relic-frostmourne = Frostmourne
    .gen = Frostmourne
    .acc = Frostmourne
    .ins = Frostmourne
sw-relic-ashes = Ashes of Al’ar
    .gen = Ashes of Al’ar
    .acc = Ashes of Al’ar
    .ins = Ashes of Al’ar
sw-relic-heart = Heart of Azeroth
    .gen = Heart of Azeroth
    .acc = Heart of Azeroth
    .ins = Heart of Azeroth
sw-relic-doomhammer = Doomhammer
    .gen = Doomhammeru
    .acc = Doomhammer
    .ins = Doomhammerem
sw-relic-meetingstone = Kámen setkání
    .gen = Kamene setkání
    .acc = Kámen setkání
    .ins = Kamenem setkání
sw-relic-lightshope = Light’s Hope Chapel
    .gen = Light’s Hope Chapel
    .acc = Light’s Hope Chapel
    .ins = Light’s Hope Chapel
sw-relic-karazhan = Karazhan
    .gen = Karazhanu
    .acc = Karazhan
    .ins = Karazhanem
sw-relic-darkportal = Dark Portal
    .gen = Dark Portal
    .acc = Dark Portal
    .ins = Dark Portal
sw-relic-battleground = Bitevní pole
    .gen = Bitevního pole
    .acc = Bitevní pole
    .ins = Bitevním polem
sw-relic-well = Well of Eternity
    .gen = Well of Eternity
    .acc = Well of Eternity
    .ins = Well of Eternity
sw-relic-spirithealer = Léčitelka duší
    .gen = Léčitelky duší
    .acc = Léčitelku duší
    .ins = Léčitelkou duší
sw-kind-artifact = Artefakt
sw-kind-place = Legendární místo
sw-kind-unknown = zakrytá značka

## Factions

sw-faction-alliance = Aliance
    .gen = Aliance
sw-faction-horde = Horda
    .gen = Hordy
sw-faction-neutral = neutrální
    .gen = neutrálních

## Markers and pieces

sw-marker-fort = pevnost
    .gen = pevnosti
    .acc = pevnost
sw-marker-wisp-wall = stěna bludiček
    .gen = stěny bludiček
    .acc = stěnu bludiček
sw-marker-watch-tower = strážní věž
    .gen = strážní věže
    .acc = strážní věž
sw-marker-objective = vojenský cíl
    .gen = vojenského cíle
    .acc = vojenský cíl
sw-marker-bomb = bomba
    .gen = bomby
    .acc = bombu
sw-marker-harmony = harmonie
    .gen = harmonie
    .acc = harmonii
sw-marker-champion = šampion
    .gen = šampiona
    .acc = šampiona
sw-marker-beast = bestie
    .gen = bestie
    .acc = bestii
sw-marker-mountain = hora
    .gen = hory
    .acc = horu
sw-marker-murloc = Murloc
    .gen = Murloca
    .acc = Murloca
sw-pieces-token = { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
       *[other] { $n } žetonů
    }
    .acc = { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
       *[other] { $n } žetonů
    }
sw-pieces-beast = { $n ->
        [one] { $n } bestie
        [few] { $n } bestie
       *[other] { $n } bestií
    }
    .acc = { $n ->
        [one] { $n } bestii
        [few] { $n } bestie
       *[other] { $n } bestií
    }
sw-pieces-champion = { $n ->
        [one] šampion
        [few] { $n } šampioni
       *[other] { $n } šampionů
    }
    .acc = { $n ->
        [one] šampiona
        [few] { $n } šampiony
       *[other] { $n } šampionů
    }
sw-pieces-murloc = { $n ->
        [one] { $n } Murloc
        [few] { $n } Murlocové
       *[other] { $n } Murloců
    }
    .acc = { $n ->
        [one] { $n } Murloca
        [few] { $n } Murlocy
       *[other] { $n } Murloců
    }

## Terrain and symbols

sw-terrain-field = Pole
sw-terrain-forest = Les
sw-terrain-hill = Kopce
sw-terrain-swamp = Bažina
sw-terrain-mountain = Hory
sw-terrain-sea = Moře
sw-terrain-lake = Jezero
sw-symbol-anchor = startovní region
sw-symbol-cave = jeskyně
sw-symbol-magic = magický region
sw-symbol-murloc = Murloc
sw-symbol-relic = místo pro relikvii
sw-symbol-coast = pobřeží

## Parts of the turn

sw-phase-upkeep = Začátek tahu
    .hint = Nejdřív to, co zbylo z dřívějška: vrací se harmonie, odkrývají se bomby, počítají se bestie.
sw-phase-mode = Volba
    .hint = Vezmi si kombinaci, rozšiřuj dál svou rasu, nebo vyhlas její úpadek.
sw-phase-ready = Příprava jednotek
    .hint = Seber žetony, ale v každém regionu jeden nech, nebo opusť celé regiony.
sw-phase-conquest = Dobývání
    .hint = Dobývej regiony, dokud ti stačí žetony.
sw-phase-final = Poslední dobývání
    .hint = Jednou, na závěr: když ti chybí žetony, urči region a hoď kostkou posil.
sw-phase-reinforce = Posily
    .hint = Přicházejí žetony získané v tomto tahu: Zavržení verbují, Léčitelka duší pomáhá.
sw-phase-redeploy = Přesun jednotek
    .hint = Libovolně přesuň žetony mezi svými regiony; žádný nesmí zůstat prázdný.
sw-phase-placement = Umístění značek
    .hint = Na desky přijdou pevnosti, strážní věže, artefakty, vojenské cíle, bomby a harmonie.
sw-phase-score = Příjem
    .hint = Každý tvůj region vynáší minci, k tomu se přičtou prémie.
sw-phase-withdraw = Stažené jednotky
    .hint = Soupeři vracejí stažené žetony do regionů, které jim zbyly.

## Islands

sw-face-l1a = Východní marka
sw-face-l1b = Východní marka, zatopené pobřeží
sw-face-l2a = Vysoká koruna
sw-face-l2b = Vysoká koruna, rozeklané pobřeží
sw-face-m1a = Přílivový ostrov
sw-face-m1b = Přílivový ostrov, strana s jezerem
sw-face-m2a = Skalní vřesoviště
sw-face-m2b = Skalní vřesoviště, suchá strana
sw-face-s1a = Racčí kosa
sw-face-s1b = Racčí kosa, strana s jezerem
sw-face-s2a = Strniskový ostrov
sw-face-s2b = Strniskový ostrov, strana se zálivem
