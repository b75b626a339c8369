### Co se děje ve hře Warhammer Quest: deník, fáze, listy dobrodružství, stůl v terminálu.

## Phases

wq-phase-setup = Příprava
    .hint = Hráči si vyberou hrdiny a družina určí vůdce, který začíná.
wq-phase-heroes = Fáze hrdinů
    .hint = Jeden po druhém, vůdce družiny první, provádějí hrdinové po jedné akci. Při dvou nebo třech hrdinech jsou někteří na řadě dvakrát. Připravení nepřátelé v zóně střetu hrdiny odpovídají útokem v témže hodu.
wq-phase-enemies = Fáze nepřátel
    .hint = Hrdinové postupně aktivují po jednom připraveném nepříteli ve své zóně střetu, a není-li tam žádný, ve stínu, dokud nejsou všichni vyčerpaní. Klíčová slova platí zleva doprava.
wq-phase-location = Fáze lokace
    .hint = Lokace udělá, co na ní stojí. Je-li plně prozkoumaná, smí se družina přesunout na další.
wq-phase-peril = Fáze hrozby
    .hint = Žeton hrozby postoupí, barevné pole vyvolá efekt z listu dobrodružství a vůdcem se stane další hrdina.
wq-phase-settlement = Osada
    .hint = Kampaň získá odměnu nebo trest. Potom každý hrdina navštíví dvě ze tří míst: trenéra, kováře, arénu.
wq-phase-end = Konec dobrodružství
    .hint = Dobrodružství skončilo vítězstvím nebo porážkou.

## The log

wq-event-hero-picked = { $hero } se přidává k družině
wq-event-quest-laid = Dobrodružství: { $quest }; nemesis: { $foe }
wq-event-leader-named = Vůdce družiny: { $hero }
wq-event-round-began = Kolo { $round }
wq-event-hero-phase = Fáze hrdinů
wq-event-enemy-phase = Fáze nepřátel
wq-event-location-phase = Fáze lokace
wq-event-peril-phase = Fáze hrozby
wq-event-activation-began = { $hero } se aktivuje
wq-event-no-readied-action = { $hero } nemá připravenou akci
wq-event-action-chosen = { $hero }: { $kind }, karta „{ $card }“
wq-event-action-chosen-tireless = { $hero }: { $kind }, karta „{ $card }“ zůstává připravená
wq-event-targeted = { $hero } vybírá cíl: { $foe }
wq-event-aid-targeted = { $hero } podporuje { CASE($whom, "acc") }
wq-event-token-spent = { $hero } utrácí žeton úspěchu ({ $kind })
wq-event-rolled = { $hero } hází: { $faces }
wq-event-rolled-with = { $hero } hází: { $faces }; nepřátelé: { $foes }
wq-event-criticals = { $n ->
        [one] { $n } kritický úspěch platí za úspěch a kostka se hází znovu: { $faces }
        [few] { $n } kritické úspěchy platí za úspěchy a kostky se házejí znovu: { $faces }
       *[other] { $n } kritických úspěchů platí za úspěchy a kostky se házejí znovu: { $faces }
    }
wq-event-rerolled = { $hero } přehazuje: { $from } → { $faces }
wq-event-card-used = { $hero } používá kartu „{ $card }“
wq-event-modified = „{ $card }“: { $bonus }
wq-event-successes = { $n ->
        [one] { $hero }, { $kind }: { $n } úspěch
        [few] { $hero }, { $kind }: { $n } úspěchy
       *[other] { $hero }, { $kind }: { $n } úspěchů
    }
wq-event-successes-of = { $n ->
        [one] { $hero }, { $kind }: { $n } úspěch ({ $parts })
        [few] { $hero }, { $kind }: { $n } úspěchy ({ $parts })
       *[other] { $hero }, { $kind }: { $n } úspěchů ({ $parts })
    }
wq-event-foe-attacked = { $foe } utrpí { $n } zranění
wq-event-foe-attacked-resilient = { $foe } utrpí { $n } zranění (odolnost { $resilience })
wq-event-enemies-attacked = { $hero } – útoky nepřátel ({ $foes }): útok { $attack } − obrana { $defence } = { $n }
wq-event-nemesis-rolled = Symbol nemesis, zasahuje { $foe }
wq-event-actions-readied = { $hero } připravuje všechny akce
wq-event-action-readied = { $hero } připravuje akci: { $kind }
wq-event-action-exhausted = { $hero } vyčerpává akci: { $kind }
wq-event-suffered = { $hero } utrpí { $n } zranění ({ $why })
wq-event-ignored = { $hero } ignoruje { $n } zranění („{ $card }“)
wq-event-recovered = { $hero } si léčí { $n } zranění
wq-event-hero-defeated = { GENDER($hero) ->
        [f] { $hero } padá: poražena
       *[m] { $hero } padá: poražen
    }
wq-event-hero-revived = { $hero } znovu vstává
wq-event-condition-gained = { $hero } získává { CASE($condition, "acc") }
wq-event-condition-discarded = { $hero } odhazuje { CASE($condition, "acc") }
wq-event-token-placed = { $hero } pokládá žeton úspěchu na akci: { $kind }
wq-event-tokens-lost = { $n ->
        [one] { $hero } nemá místo pro { $n } žeton úspěchu; propadá
        [few] { $hero } nemá místo pro { $n } žetony úspěchu; propadají
       *[other] { $hero } nemá místo pro { $n } žetonů úspěchu; propadají
    }
wq-event-token-discarded = { $hero } odhazuje žeton úspěchu ({ $kind })
wq-event-engaged = { $foe } se přesouvá do zóny střetu { CASE($whom, "gen") }
wq-event-to-shadows = { $foe } se přesouvá do stínu
wq-event-to-lair = { $foe } se vrací do doupěte
wq-event-to-discard = { $foe } jde na odhazovací balíček
wq-event-spawned-zone = { $foe } se objevuje v zóně střetu { CASE($whom, "gen") }
wq-event-spawned-shadows = { $foe } se objevuje ve stínu
wq-event-spawned-hidden = Ve stínu číhá { $foe }
wq-event-spawned-lair = { $foe } čeká v doupěti
wq-event-turned-up = Odkrytí: { $was } je { $foe }
wq-event-not-engaged = { $foe } se nemůže přesunout do zóny střetu
wq-event-enemy-activated = { $foe } se aktivuje (aktivní hrdina: { $hero })
wq-event-keyword = { $foe }: { $keyword }
wq-event-enemy-exhausted = { GENDER($foe) ->
        [f] { $foe } je vyčerpána
        [n] { $foe } je vyčerpáno
       *[m] { $foe } je vyčerpán
    }
wq-event-enemies-readied = Všichni nepřátelé jsou připravení
wq-event-foe-hit = { $foe } utrpí přímo { $n } zranění
wq-event-foe-mended = { $foe } si léčí { $n } zranění
wq-event-foe-defeated = { GENDER($foe) ->
        [f] { $foe } je poražena
        [n] { $foe } je poraženo
       *[m] { $foe } je poražen
    }
wq-event-enemy-deck-shuffled = { $n ->
        [one] Odhození nepřátelé tvoří nový balíček ({ $n } karta)
        [few] Odhození nepřátelé tvoří nový balíček ({ $n } karty)
       *[other] Odhození nepřátelé tvoří nový balíček ({ $n } karet)
    }
wq-event-nothing-to-spawn = Není už koho rozmístit
wq-event-dungeon-drawn = { $hero } si líže z balíčku podzemí kartu „{ $card }“
wq-event-dungeon-looked = { $hero } si prohlíží horní karty podzemí: { $cards }
wq-event-dungeon-buried = Karta „{ $card }“ jde naspod balíčku podzemí
wq-event-dungeon-empty = Balíček podzemí je prázdný
wq-event-item-discarded = { $hero } odhazuje kartu „{ $card }“
wq-event-warpstone-hidden = Warpkámen je zamíchán mezi horní karty podzemí
wq-event-gear-drawn = { $hero } si líže z balíčku výstroje kartu „{ $card }“
wq-event-gear-taken = { $hero } si bere z odhozené výstroje kartu „{ $card }“
wq-event-legendary-drawn = { $hero } získává legendární výstroj „{ $card }“
wq-event-gear-equipped = { $hero } se vybavuje kartou „{ $card }“
wq-event-gear-unequipped = { $hero } odkládá kartu „{ $card }“
wq-event-gear-discarded = { $hero } odhazuje kartu „{ $card }“
wq-event-gear-turned = { $hero } vyčerpává kartu „{ $card }“
wq-event-gear-depleted = { $hero } spotřebovává kartu „{ $card }“
wq-event-gear-refreshed = { $hero } smí znovu použít kartu „{ $card }“
wq-event-gear-given = { $hero } předává kartu „{ $card }“, získává ji { $to }
wq-event-gift-declined = { $to } nepřijímá kartu „{ $card }“ od { CASE($giver, "gen") }
wq-event-location-revealed = Družina přichází na lokaci „{ $location }“
wq-event-locations-scouted = Horní karty lokací: { $cards }
wq-event-progressed = +{ $n } k pokroku na lokaci: { $progress }
wq-event-progress-lost = −{ $n } k pokroku na lokaci: { $progress }
wq-event-travelled = Družina opouští lokaci „{ $location }“
wq-event-stayed = Družina zůstává na místě
wq-event-peril-moved = Žeton hrozby se přesouvá na pole { $n }
wq-event-peril-struck = Hrozba: { $peril }
wq-event-doomed = Zkáza se blíží: { $n }
wq-event-leader-passed = Nový vůdce družiny: { $hero }
wq-event-quest-won = Dobrodružství končí vítězstvím!
wq-event-quest-lost = Dobrodružství končí porážkou.
wq-event-pool-changed = Zásoba kampaně: { $pool }
wq-event-trained = { $hero } se učí pokročilou akci: { $kind }
wq-event-limit-raised = Limit výstroje ({ $hero }): { $n }
wq-event-smith-offered = Nabídka kováře ({ $hero }): { $cards }
wq-event-refreshed = Všichni se zotaví; akce i výstroj jsou obnovené

wq-harm-attacks = útoky
wq-harm-crowd = není místo: { $foe }
wq-harm-effect-of = { $foe }: { $card }
wq-harm-cost = cena karty „{ $card }“
wq-total-dice = kostky { $n }
wq-total-criticals = kritické { $n }
wq-total-tokens = žetony { $n }
wq-total-effects = efekty { $n }
wq-pool-empty = prázdná

## Rules on cards

wq-rule-numbers = útok { $attack }, zdraví { $health }, odolnost { $resilience }
wq-rule-nemesis = Symbol nemesis: { $what }
wq-rule-treasure = { $n ->
        [one] Poklad: vezmi horní kartu balíčku výstroje, nebo kartu z odhozené výstroje.
        [few] Poklad, { $n }krát: vezmi horní kartu balíčku výstroje, nebo kartu z odhozené výstroje.
       *[other] Poklad, { $n }krát: vezmi horní kartu balíčku výstroje, nebo kartu z odhozené výstroje.
    }
wq-rule-kept = Použitím se tato karta neodhazuje.
wq-rule-legendary-fortune = Po líznutí z balíčku výstroje: získáš náhodně jednu ze svých karet legendární výstroje.
wq-rule-spawns = nepřátelé: odkrytí { $up }, skrytí { $down }
wq-rule-hero = Zdraví { $two } při dvou hrdinech, { $three } při třech, { $four } při čtyřech. Symbol přípravy: { $kind }.
wq-rule-hero-here = Zdraví { $n }. Symbol přípravy: { $kind }.

## Quest sheets

wq-sheet-sets = Nepřátelé: { $sets }.
wq-sheet-open = Otevření nepřátelé úrovně { $level }: běžní { $standard }, elitní { $elite }.
wq-sheet-locations = { $n ->
        [one] { $n } otevřená lokace úrovně { $level }.
        [few] { $n } otevřené lokace úrovně { $level }.
       *[other] { $n } otevřených lokací úrovně { $level }.
    }
wq-sheet-last = Poslední lokace: { $location }.
wq-sheet-decks = Balíček podzemí – počet karet: { $dungeon }; balíček výstroje – počet karet: { $gear }.
wq-sheet-lair = { $foe } začíná v doupěti nemesis.
wq-sheet-lair-random = Jedna z pěti nemesis, vylosovaná, začíná v doupěti nemesis.
wq-sheet-flees = Dokud není poslední lokace aktivní, poražená nemesis se neodhodí, ale vrátí se bez zranění do doupěte.
wq-sheet-aside = Warpkámen je odložen stranou.
wq-sheet-on-warpstone = Když hrdina získá Warpkámen: { $what }.
wq-sheet-dawdle = V každé fázi lokace, ve které by se družina mohla přesunout a neudělá to, vzroste hrozba o { $n } (bez efektu hrozby).
wq-sheet-holds-progress = Dokud je nemesis ve hře mimo doupě, nelze z poslední lokace odebírat pokrok.
wq-sheet-guards = Dokud je ve stejné zóně střetu jako nemesis některý z těchto nepřátel, je její odolnost o 1 vyšší: { $sets }.
wq-sheet-on-travel = Kdykoli se družina přesune: { $what }.
wq-sheet-eliminated = Poražený hrdina je vyřazen a nelze ho oživit.
wq-aim-at-final = aktivní lokací je „{ $location }“
wq-aim-explored = lokace je plně prozkoumaná
wq-aim-nemesis-defeated = nemesis je poražená
wq-aim-nemesis-not-out = žádná nemesis není ve hře mimo doupě
wq-aim-warpstone-held = neporažený hrdina má Warpkámen
wq-loss-defeated = Všichni hrdinové jsou poraženi.
wq-loss-defeated-or = Všichni hrdinové jsou poraženi, nebo { $peril } nastal příliš mnohokrát.
wq-loss-rounds = Po kole { $n } je dobrodružství prohrané v každém případě.
wq-prize-fortune = do zásoby kampaně přibude 1 Legendární poklad
wq-prize-warpstone = do zásoby kampaně přibude Warpkámen
wq-prize-nemesis = do zásoby kampaně přibude { $foe }
wq-prize-nemesis-if-undefeated = do zásoby kampaně přibude { $foe }, pokud tato nemesis nebyla v tomto dobrodružství poražena
wq-prize-campaign-won = kampaň končí vítězstvím
wq-prize-campaign-lost = kampaň končí porážkou
wq-prize-none = nic

## The table in the terminal

wq-table-quest = { $quest }, kolo { $round }: { $phase }
wq-table-location = Lokace: { $location }, pokrok { $progress }/{ $explore }; dalších lokací: { $n }
wq-table-no-location = Lokace: zatím žádná
wq-table-peril = Hrozba: pole { $at } z { $spaces }; { $next }
wq-table-peril-next = { $n ->
        [0] { $peril } znovu a znovu
        [one] příště { $peril }
        [few] { $peril } za { $n } kola
       *[other] { $peril } za { $n } kol
    }
wq-table-decks = Zbývající karty: nepřátelé { $enemies }, podzemí { $dungeon }, výstroj { $gear }
wq-table-nemesis-lair = V doupěti: { $foe }
wq-table-nemesis-defeated = { GENDER($foe) ->
        [f] { $foe }: poražena
        [n] { $foe }: poraženo
       *[m] { $foe }: poražen
    }
wq-table-hero = { $hero } ({ $seat }): zranění { $wounds }/{ $health }
wq-table-defeated = { GENDER($hero) ->
        [f] poražena
       *[m] poražen
    }
wq-table-leader = vůdce družiny
wq-table-actions = akce
wq-table-action-exhausted = ({ $kind })
wq-table-gear = výstroj
wq-table-items = předměty
wq-table-conditions = stavy
wq-table-engaged = zóna střetu
wq-table-shadows = Ve stínu
wq-table-nobody = nikdo
wq-table-foe = { $foe } { $wounds }/{ $health }, útok { $attack }
wq-table-foe-resilient = { $foe } { $wounds }/{ $health }, útok { $attack }, odolnost { $resilience }
wq-table-exhausted = { GENDER($foe) ->
        [f] vyčerpaná
        [n] vyčerpané
       *[m] vyčerpaný
    }
wq-table-pool = Zásoba kampaně: { $pool }
wq-table-odds = { $kind }: průměrně úspěchy { $successes }, zranění { $wounds }
wq-table-odds-nemesis = { $kind }: průměrně úspěchy { $successes }, zranění { $wounds }, nemesis { $nemesis } %
wq-note-odds = průměrně úspěchy { $successes }, zranění { $wounds }
wq-note-odds-nemesis = průměrně úspěchy { $successes }, zranění { $wounds }, nemesis { $nemesis } %
wq-note-foe = zranění { $wounds } { OUT_OF($health) }, útok { $attack }
wq-note-foe-resilient = zranění { $wounds } { OUT_OF($health) }, útok { $attack }, odolnost { $resilience }
wq-end-won = Vítězství: { $aims }
wq-end-lost-defeated = Porážka: všichni hrdinové jsou poraženi.
wq-end-lost-doom = Porážka: přišla zkáza.
wq-end-lost-rounds = Porážka: uplynulo už tolik kol: { $n }.

## Options of a table

wq-option-quest = Dobrodružství
    .hint = Jedno z pěti dobrodružství kampaně, v jejich pořadí, nebo samostatné dobrodružství, které vede přes všechny úrovně.
wq-option-heroes = Hrdinové
    .hint = Kdo hraje za koho, místo po místě. Není-li nikdo uveden, hrdinové se vyberou u stolu. Jeden hráč hraje za dva.
wq-option-leader = První vůdce družiny
    .hint = Kdo začíná. Není-li nikdo uveden, rozhodne družina u stolu.
wq-option-kit = Co si hrdinové přinášejí
    .hint = Pokročilé akce, limit výstroje a výstroj hrdiny z dřívějších dobrodružství, například: ironbreaker attack limit-2 mail-shirt.
wq-option-pool = Zásoba kampaně
    .hint = Karty, které zůstaly po odměnách a trestech z dřívějších dobrodružství: fortune, warpstone, nemesis.
wq-option-no-gear-ceiling = Výstroj bez horní hranice
    .hint = Aréna smí zvýšit limit výstroje nad 4, tedy nad počet políček v deníku kampaně.

### V čem nápovědy říkají důvody.

wq-has-travels = opuštěné lokace
wq-has-progress = pokrok v lokaci
wq-has-wounds = zranění hrdinů
wq-has-enemies = nepřátelé ve hře
wq-has-nemesis = zbývající zdraví nemesis
wq-has-strength = zbývající zdraví odkrytých nepřátel
wq-has-facing = připravení nepřátelé v zónách střetu
wq-has-peril = pole hrozby
wq-has-tokens = žetony úspěchu na kartách akcí
wq-has-ready = připravené karty akcí
wq-has-items = předměty hrdinů
wq-has-gear = připravená výstroj
wq-has-ailments = Nemoc a Krvácení
wq-has-foe = { $foe }: zbývající zdraví
wq-has-alert = { $foe }: připravenost
wq-has-hurt = { $whom }: zranění
wq-has-rolled = úspěchy akce
wq-has-able = { $action-card }: připravené karty
wq-has-charge = { $action-card }: žetony úspěchu
wq-has-item = { $dungeon-card }: předměty
wq-has-kit = { $gear }: připravená výstroj
