### Co se děje ve hře World of Warcraft: The Adventure Game: záznam, fáze, stůl v terminálu, volby.

## The log

ag-event-rolled-for-first = { $seat } hází o první tah: { $die }
ag-event-first-player = { $seat } začíná
ag-event-hero-picked = { $seat } hraje za hrdinu: { $hero } ({ $kin })
ag-event-quest-gained = { $seat } dostává úkol „{ $quest }“
ag-event-quest-dropped = { $seat } odhazuje úkol „{ $quest }“
ag-event-rival-named = { $seat }: cílem úkolu „{ $quest }“ je { $who }
ag-event-entered = { $seat } začíná ve městě: { $space }
ag-event-turn-began = Kolo { $round }: { $seat }
ag-event-rolled-movement = { $seat } hází kostkou pohybu: pohyb { $moves }, energie { $energy }
ag-event-moved = { $seat } jde na pole { $space }
ag-event-held-by-aggro = Setkání s rysem aggro zadržuje hráče: { $seat }
ag-event-turned = { $seat } otáčí kartu hrdiny: { $side }
ag-event-moves-gained = { $n ->
        [one] { $seat } získává { $n } krok
        [few] { $seat } získává { $n } kroky
       *[other] { $seat } získává { $n } kroků
    }
ag-event-energy-gained = { $n ->
        [one] { $seat } získává { $n } energii
        [few] { $seat } získává { $n } energie
       *[other] { $seat } získává { $n } energií
    }
ag-event-energy-paid = { $n ->
        [one] { $seat } platí { $n } energii
        [few] { $seat } platí { $n } energie
       *[other] { $seat } platí { $n } energií
    }
ag-event-energy-lost = { $seat } ztrácí veškerou energii
ag-event-slowed = { $n ->
        [one] { $seat } bude mít v příští fázi pohybu o { $n } krok méně
        [few] { $seat } bude mít v příští fázi pohybu o { $n } kroky méně
       *[other] { $seat } bude mít v příští fázi pohybu o { $n } kroků méně
    }
ag-event-drunk = { $seat } pije jako lektvar: „{ $card }“ ({ $potion })
ag-event-visited = { $seat } aktivuje zdroj: { $resource }
ag-event-no-effect = Bez efektu ({ $seat })
ag-event-discovery-taken = { $seat } si potají bere objev
ag-event-discovery-taken-known = { $seat } si bere objev „{ $discovery }“
ag-event-discovery-placed = { $seat } umisťuje objev { $n } na pole { $space }
ag-event-discovery-revealed = { $seat } odhaluje objev { $n }: „{ $discovery }“
ag-event-discovery-kept = { $seat } si nechává objev „{ $discovery }“
ag-event-discovery-spent = { $seat } používá objev „{ $discovery }“
ag-event-discovery-discarded = Objev „{ $discovery }“ se vrací do krabice
ag-event-discovery-seen = { $seat } si prohlíží objev { $n }
ag-event-discovery-seen-known = { $seat } si prohlíží objev { $n }: „{ $discovery }“
ag-event-discoveries-mixed = Objevy z krabice tvoří novou hromádku
ag-event-afflicted = { $discovery } působí na hráče: { $seat }
ag-event-recovered = { $discovery } pomíjí: { $seat }
ag-event-challenge-drawn = { $seat } si líže kartu „{ $card }“
ag-event-challenge-discarded = Karta „{ $card }“ jde na vrch svého balíčku
ag-event-challenge-skipped = { $seat } vynechává výzvu
ag-event-deck-exhausted = V balíčku výzev { CASE($level, "gen") } úrovně už není žádné setkání
ag-event-bottom-seen = { $seat } si prohlíží spodní kartu balíčku { CASE($level, "gen") } úrovně
ag-event-bottom-seen-known = { $seat } si prohlíží spodní kartu balíčku { CASE($level, "gen") } úrovně: „{ $card }“
ag-event-bottom-moved = { $seat } přesouvá spodní kartu balíčku { CASE($level, "gen") } úrovně navrch
ag-event-event-placed = Událost „{ $card }“ přichází do hry
ag-event-event-placed-on = Událost „{ $card }“ je umístěna na pole { $space }
ag-event-event-resolved = { $seat } vyhodnocuje událost „{ $card }“
ag-event-event-turned-item = { $seat } otáčí kartu „{ $card }“: předmět „{ $back }“
ag-event-event-turned-encounter = { $seat } otáčí kartu „{ $card }“: setkání „{ $back }“
ag-event-event-turned-valor = { $seat } otáčí kartu „{ $card }“: „{ $back }“
ag-event-event-turned = { $seat } otáčí kartu „{ $card }“
ag-event-undefeated = Setkání „{ $card }“ zůstává nepokořené: žeton { $n } na poli { $space }
ag-event-marker-removed = Žeton setkání { $n } mizí z plánu
ag-event-combat-began = Souboj: { $seat } kontra { $foe }
ag-event-rolled-combat = Kostky boje: červená { $red }, černá { $black }
ag-event-rerolled-red = Červená kostka se hází znovu: { $die }
ag-event-rerolled-black = Černá kostka se hází znovu: { $die }
ag-event-power-triggered-red = Červená kostka spouští schopnost: „{ $card }“
ag-event-power-triggered-black = Černá kostka spouští schopnost: „{ $card }“
ag-event-struck = { $blows }
ag-event-blow-attacker-hit = { $seat }: { $die } + { $attack } = { $total } proti obraně { $defence }, zásah (zranění: { $damage })
ag-event-blow-attacker-miss = { $seat }: { $die } + { $attack } = { $total } proti obraně { $defence }, vedle
ag-event-blow-defender-hit = obránce: { $die } + { $attack } = { $total } proti obraně { $defence }, zásah (zranění: { $damage })
ag-event-blow-defender-miss = obránce: { $die } + { $attack } = { $total } proti obraně { $defence }, vedle
ag-event-combat-cancelled = Souboj je zrušen
ag-event-combat-won = { $seat } vyhrává souboj, prohrává { $foe }
ag-event-combat-over = Konec souboje bez vítězství: { $seat } kontra { $foe }
ag-event-hurt = { $n ->
        [one] { $seat } utrpí { $n } zranění; zbývající zdraví: { $left }
        [few] { $seat } utrpí { $n } zranění; zbývající zdraví: { $left }
       *[other] { $seat } utrpí { $n } zranění; zbývající zdraví: { $left }
    }
ag-event-prevented = { $seat } se zranění vyhýbá
ag-event-healed = { $seat } léčí { $n } zranění
ag-event-saved = { $seat } zůstává ve hře; zbývající zdraví: { $left }
ag-event-defeated = { $seat } utrpí porážku
ag-event-level-gained = { $seat } získává { CASE($level, "acc") } úroveň
ag-event-withered = { $seat } se do konce tahu nemůže léčit
ag-event-dazed = { $seat } vynechá příští fázi výzvy
ag-event-abilities-drawn = { $n ->
        [one] { $seat } si líže { $n } kartu schopnosti
        [few] { $seat } si líže { $n } karty schopností
       *[other] { $seat } si líže { $n } karet schopností
    }
ag-event-abilities-drawn-known = { $n ->
        [one] { $seat } si líže { $n } kartu schopnosti: { $cards }
        [few] { $seat } si líže { $n } karty schopností: { $cards }
       *[other] { $seat } si líže { $n } karet schopností: { $cards }
    }
ag-event-ability-discarded = { $seat } odhazuje kartu „{ $card }“
ag-event-abilities-shuffled = { $seat } míchá odhozené karty schopností do nového balíčku
ag-event-ability-played = { $seat } hraje kartu „{ $card }“
ag-event-ability-cancelled = Karta „{ $card }“ je zrušena ({ $seat })
ag-event-ability-attached-seat = Karta „{ $card }“ je připojena k hrdinovi hráče: { $who }
ag-event-ability-attached-space = Karta „{ $card }“ je připojena k poli { $space }
ag-event-ability-attached-marker = Karta „{ $card }“ je připojena k setkání s žetonem { $n }
ag-event-ability-attached-token = Karta „{ $card }“ je připojena k objevu { $n }
ag-event-ability-detached = Karta „{ $card }“ je odhozena
ag-event-ability-worked = Působí karta „{ $card }“
ag-event-item-gained = { $seat } získává předmět „{ $card }“
ag-event-item-lost = { $seat } přichází o předmět „{ $card }“
ag-event-item-taken = { $seat } si bere předmět „{ $card }“; přichází o něj { $who }
ag-event-item-used = { $seat } používá předmět „{ $card }“
ag-event-equipped = { $seat } se vybavuje předmětem „{ $card }“
ag-event-unequipped = { $seat } ukládá do batohu předmět „{ $card }“
ag-event-tested-passed = { $seat } hází { $die }: podařilo se
ag-event-tested-failed = { $seat } hází { $die }: nepodařilo se
ag-event-declined = { $seat } odmítá
ag-event-quest-advanced = { $seat } postupuje v úkolu „{ $quest }“
ag-event-quest-completed = { $seat } plní úkol „{ $quest }“, udatnost: +{ $valor }
ag-event-trophy-earned = { $seat } získává trofej „{ $trophy }“, udatnost: +{ $valor }
ag-event-valor-earned = { $seat } získává kartu „{ $card }“, udatnost: +{ $valor }
ag-event-elite-shuffled = Odhozené elitní úkoly jsou zamíchány do nového balíčku
ag-event-game-won = { $winners } vyhrává hru
ag-event-game-shared = Společné vítězství: { $winners }

## Who or what is fought

ag-foe-marker = setkání s žetonem { $n }

## Phases

ag-phase-setup = Příprava hry
    .hint = Každý si vybere hrdinu, dostane dva úkoly a tři karty schopností a začíná v jednom z měst.
ag-phase-movement = Fáze pohybu
    .hint = Kostka pohybu dává kroky a energii. Mezitím lze používat karty, lektvary a objevy.
ag-phase-exploration = Fáze průzkumu
    .hint = Objevy na poli se odhalí; pokud tu žádné nejsou, aktivuje se jeden zdroj pole.
ag-phase-challenge = Fáze výzvy
    .hint = Mimo města: souboj s tím, co je na poli, útok na jiného hrdinu, nebo líznutí karty výzvy.
ag-phase-maintenance = Fáze údržby
    .hint = Nejdřív úkoly, potom výbava; tím tah končí.
ag-phase-end = Konec hry
    .hint = Někdo má dost udatnosti, nebo skončilo poslední kolo.

## The table in the terminal

ag-table-turn = Kolo { $round }, tah: { $seat }
ag-table-player = { $seat }, { $hero } ({ $level } úroveň), { $space }: udatnost { $valor }/{ $goal }, zdraví { $life }/{ $most }
ag-table-values = { $side }; útok { $type } { $attack }, obrana { $defence }, síla útoku { $damage }; energie { $energy }
ag-table-cards = Karty schopností: ruka { $hand }, balíček { $deck }
ag-table-hand = Ruka: { $cards }
ag-table-bag = Batoh: { $cards }
ag-table-gear = Výbava: { $cards }
ag-table-kept = Uschované objevy: { $cards }
ag-table-quests = Úkoly: { $cards }
ag-table-quest-to = { $quest } ({ $targets })
ag-table-troubles = Potíže: { $cards }
ag-table-slowed = { $n ->
        [one] o { $n } krok méně
        [few] o { $n } kroky méně
       *[other] o { $n } kroků méně
    }
ag-table-dazed = vynechá příští fázi výzvy
ag-table-track = Nepokořená setkání: { $cards }
ag-table-marker = { $n } „{ $card }“, { $space }
ag-table-events = Události: { $cards }
ag-table-global = „{ $card }“ (zbývá: { $n })
ag-table-tokens = Objevy na plánu: { $cards }
ag-table-token = { $n } na poli { $space }
ag-table-token-known = { $n } „{ $discovery }“ na poli { $space }
ag-table-decks = Karty výzev: { $cards }
ag-table-supply = Objevy v hromádce: { $n }
ag-table-combat = Souboj: { $seat } ({ $values }) kontra { $foe } ({ $others })
ag-table-combat-values = útok { $type } { $attack }, obrana { $defence }, síla útoku { $damage }, zasáhne { $n } ze 6
ag-table-standing = Závod o { $goal } bodů udatnosti: { $cards }
ag-table-standing-one = { $seat } { $valor }
ag-table-unusable = { $card } (lektvar: { $potions })

## Before answering

ag-note-resources = { $kind }, { $level } úroveň: { $resources }
ag-note-space = { $kind }, { $level } úroveň

## How it ends, and what is likely

ag-table-from-level = { $card } (od { CASE($level, "gen") } úrovně)
ag-end-won = { $seat } vyhrává; udatnost: { $valor } (cíl: { $goal }).
ag-end-shared = Společné vítězství: { $winners }; udatnost: { $valor } (cíl: { $goal }).
ag-end-rounds = Po kole { $n } hra skončila; rozhoduje udatnost, potom počet karet v deníku, potom úroveň. Vítězství: { $winners }.
ag-odds = vítězství { $win } %, porážka { $fall } %, průměrná zranění { $taken }
ag-odds-mean = v průměru: { $odds }
ag-note-quest = úkol: { $quest }
ag-note-marker = nepokořené: { $card }
ag-note-marker-aggro = nepokořené, aggro: { $card }
ag-note-token = objev { $n }
ag-note-event = událost: { $card }
ag-note-flight-on = Přesuň se ihned na jiné pole se vzdušnou cestou. Mimo města tam průzkum pokračuje.

## Options of a table

ag-option-heroes = Hrdinové
    .hint = Kdo za koho hraje, místo po místě. Hrdinové, kteří nejsou uvedeni, se vybírají u stolu.
ag-option-flight-continues-exploration = Po letu dál na průzkum
    .hint = Po letu, který končí mimo město, se vyhodnotí tamní objevy, nebo se aktivuje jiný zdroj toho pole, jak říkají polská pravidla.
ag-option-valor-to-win = Udatnost k vítězství
    .hint = Pravidla říkají 8. Méně znamená kratší hru, více delší.
ag-option-optional-discoveries = Bomby a kletby
    .hint = K objevům se přimíchají dvě Bomby a dvě Kletby.
ag-option-rounds = Nejvíc kol
    .hint = Po tolika kolech hra končí a vyhrává nejvíc udatnosti.

### V čem nápovědy říkají důvody.

ag-has-valor = body udatnosti
ag-has-rival = body udatnosti nejlepšího z ostatních hráčů
ag-has-level = úroveň
ag-has-tasks = postup v úkolech
ag-has-way = kroky k nejbližšímu úkolu
ag-has-items = předměty
ag-has-attack = útok
ag-has-defence = obrana
ag-has-hit = síla útoku
ag-has-damage = zranění
ag-has-cards = karty schopností v ruce
ag-has-kept = ponechané objevy
ag-has-ailments = Nemoci a Kletby
ag-has-close = objevy, ke kterým nikdo nemá blíž, na poli { $space }
ag-has-apart = objevy, ke kterým má blíž někdo jiný, na poli { $space }
ag-has-held = { $ability }: karty v ruce
ag-has-owned = { $item }: předměty
ag-has-worn = { $item }: ve výbavě
ag-has-track = kroky k úkolu { $quest }
ag-has-moves = zbývající pohyb
ag-has-energy = energie
