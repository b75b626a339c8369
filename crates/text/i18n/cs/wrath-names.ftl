### Názvy všeho, co je v krabici hry Wrath of the Lich King. Atributy .gen, .dat, .acc, .ins jsou pády.

## Spaces

wr-space-onslaught-harbor = Onslaught Harbor
wr-space-the-avalanche = The Avalanche
wr-space-rivers-heart = River’s Heart
wr-space-vault-of-archavon = Vault of Archavon
wr-space-temple-city-of-enkilah = Temple City of En’kilah
wr-space-warsong-hold = Warsong Hold
wr-space-valiance-keep = Valiance Keep
wr-space-the-wrathgate = The Wrathgate
wr-space-azjol-nerub = Azjol-Nerub
wr-space-the-nexus = The Nexus
wr-space-shadow-vault = Shadow Vault
wr-space-argent-tournament = Argent Tournament
wr-space-temple-of-storms = Temple of Storms
wr-space-the-breach = The Breach
wr-space-dalaran = Dalaran
wr-space-frosthold = Frosthold
wr-space-terrace-of-the-makers = Terrace of the Makers
wr-space-thunderfall = Thunderfall
wr-space-gundrak = Gundrak
wr-space-ulduar = Ulduar
wr-space-wyrmrest-temple = Wyrmrest Temple
wr-space-thryms-end = Thrym’s End
wr-space-draktharon-keep = Drak’Tharon Keep
wr-space-kolramas = Kolramas
wr-space-grizzlemaw = Grizzlemaw
wr-space-amberpine-lodge = Amberpine Lodge
wr-space-utgarde-keep = Utgarde Keep
wr-space-vengeance-landing = Vengeance Landing
wr-space-valgarde = Valgarde
wr-space-naxxramas = Naxxramas
wr-space-icecrown-citadel = Icecrown Citadel

## Regions; .where is part of a sentence

wr-region-red = červená oblast
    .gen = červené oblasti
    .short = červená
    .where = v červené oblasti (západ)
wr-region-green = zelená oblast
    .gen = zelené oblasti
    .short = zelená
    .where = v zelené oblasti (sever)
wr-region-purple = fialová oblast
    .gen = fialové oblasti
    .short = fialová
    .where = ve fialové oblasti (východ)

## Heroes

wr-hero-tirion = Tirion
    .full = Tirion Fordring
    .title = vrchní pán Argentské výpravy
    .gen = Tiriona
    .dat = Tirionovi
    .acc = Tiriona
    .ins = Tirionem
wr-hero-liadrin = Liadrin
    .full = Lady Liadrin
    .title = matrona Krvavých rytířů
    .gen = Liadrin
    .dat = Liadrin
    .acc = Liadrin
    .ins = Liadrin
wr-hero-thrall = Thrall
    .full = Thrall
    .title = náčelník Hordy
    .gen = Thralla
    .dat = Thrallovi
    .acc = Thralla
    .ins = Thrallem
wr-hero-sylvanas = Sylvanas
    .full = Sylvanas Windrunner
    .title = královna banší
    .gen = Sylvanas
    .dat = Sylvanas
    .acc = Sylvanas
    .ins = Sylvanas
wr-hero-muradin = Muradin
    .full = Muradin Bronzebeard
    .title = kníže Mrazorodých
    .gen = Muradina
    .dat = Muradinovi
    .acc = Muradina
    .ins = Muradinem
wr-hero-jaina = Jaina
    .full = Jaina Proudmoore
    .title = arcimágyně
    .gen = Jainy
    .dat = Jaině
    .acc = Jainu
    .ins = Jainou
wr-hero-varian = Varian
    .full = Varian Wrynn
    .title = král Stormwindu
    .gen = Variana
    .dat = Varianovi
    .acc = Variana
    .ins = Varianem

wr-faction-argent = Argentská výprava
wr-faction-horde = Horda
wr-faction-alliance = Aliance

## Abilities

wr-ability-press-forward = Kupředu!
wr-ability-ashbringer = Ashbringer
wr-ability-indomitable = Nezlomná
wr-ability-lay-on-hands = Vkládání rukou
wr-ability-chain-lightning = Řetězový blesk
wr-ability-i-am-the-warchief = Já jsem náčelník!
wr-ability-wailing-arrow = Kvílící šíp
wr-ability-will-of-the-forsaken = Vůle Zavržených
wr-ability-storm-bolt = Bouřný úder
wr-ability-legacy-of-the-bronzebeards = Odkaz Bronzebeardů
wr-ability-teleport = Teleport
wr-ability-frost-armor = Mrazivá zbroj
wr-ability-for-the-alliance = Za Alianci!
wr-ability-whirlwind = Smršť

## Cards

wr-card-fight-1 = Útok 1
wr-card-fight-2 = Útok 2
wr-card-defend = Obrana
wr-card-travel-2 = Cesta 2
wr-card-travel-4 = Cesta 4
wr-card-heal = Léčení
wr-card-stronghold = Tvrz
wr-card-scourge-rises = Šíření Pohromy

wr-icon-fight = útok
wr-icon-defend = obrana
wr-icon-travel = cesta
wr-icon-heal = léčení

## Rewards

wr-reward-argent-crusaders = Argentští křižáci
wr-reward-borrowed-time = Vypůjčený čas
wr-reward-one-quiet-night = Jedna tichá noc
wr-reward-alexstraszas-cleansing = Alexstraszina očista
wr-reward-blessing-of-the-light = Požehnání Světla
wr-reward-gunship-support = Palba ze vzducholodi
wr-reward-new-allies = Noví spojenci
wr-reward-onward-to-victory = Vpřed k vítězství!
wr-reward-knights-of-the-ebon-blade = Rytíři Ebenové čepele

## Difficulties

wr-difficulty-introductory = Začátečnická
wr-difficulty-normal = Normální
wr-difficulty-heroic = Hrdinská
wr-difficulty-mythic = Mýtická

## Figures and tracks

wr-name-ghoul = Ghúl
wr-name-abomination = Zrůda
wr-name-lich-king = Král lichů
wr-name-stronghold = Tvrz
wr-name-scourge-track = Stupnice Pohromy
wr-name-despair-track = Stupnice zoufalství
wr-name-health = Zdraví

## Counting

wr-ghouls = { $n ->
        [one] { $n } ghúl
        [few] { $n } ghúlové
       *[other] { $n } ghúlů
    }
    .acc = { $n ->
        [one] { $n } ghúla
        [few] { $n } ghúly
       *[other] { $n } ghúlů
    }
wr-abominations = { $n ->
        [one] { $n } zrůda
        [few] { $n } zrůdy
       *[other] { $n } zrůd
    }
    .acc = { $n ->
        [one] { $n } zrůdu
        [few] { $n } zrůdy
       *[other] { $n } zrůd
    }
wr-damage = { $n } zranění
wr-successes = { $n ->
        [one] { $n } úspěch
        [few] { $n } úspěchy
       *[other] { $n } úspěchů
    }
wr-blocks = { $n ->
        [one] { $n } blok
        [few] { $n } bloky
       *[other] { $n } bloků
    }
wr-steps = { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }
wr-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
    .acc = { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
wr-actions = { $n ->
        [one] { $n } akce
        [few] { $n } akce
       *[other] { $n } akcí
    }
    .acc = { $n ->
        [one] { $n } akci
        [few] { $n } akce
       *[other] { $n } akcí
    }
