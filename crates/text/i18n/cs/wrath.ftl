### Na co se ptá, co hlásí a co odmítá hra Wrath of the Lich King.

wr-title = Wrath of the Lich King
wr-about = Sedm hrdinů společně proti Králi lichů: zadržet Pohromu, splnit tři úkoly a oblehnout Icecrown.

## Actions

wr-action-pick = Vybrat: { $hero }
wr-action-move = Přesun: { $space }
wr-action-fight = Boj
wr-action-quest = Úkol
wr-action-rest = Odpočinek
wr-action-fly = Let: { $space }
wr-action-press-forward = Kupředu!: { $hero } → { $space }
wr-action-chain-lightning = Řetězový blesk
wr-action-wailing-arrow = Kvílící šíp: { $space }
wr-action-teleport = Teleport: { $space }
wr-action-storm-bolt = Bouřný úder: { $space }
wr-action-for-the-alliance = Za Alianci!: ghúl { $from } → { $to }
wr-action-travel = { $card }: { $hero } → { $space }
wr-action-heal = Léčení: odpočívá { $hero }
wr-action-reward = { $reward }
wr-action-reward-hero = { $reward }: { $hero }
wr-action-reward-all = { $reward }: všichni
wr-action-reward-space = { $reward }: { $space }
wr-action-reward-hero-space = { $reward }: { $hero } → { $space }
wr-action-reward-land = { $reward }: { $land }
wr-action-play = Zahrát: { $card }
wr-action-lay = Vyložit kartu: { $icon }
wr-action-assign-nobody = Neodstranit nikoho
wr-action-assign = Odstranit: { $enemies }
wr-action-bolt = Blesk: { $space }
wr-action-strike-ghoul = Odstranit ghúla: { $space }
wr-action-strike-abomination = Odstranit zrůdu: { $space }
wr-action-march = { $hero } → { $space }
wr-action-take = Vzít: { $card }
wr-action-discard = Odhodit: { $card }
wr-action-agree = Souhlasit
wr-action-refuse = Odmítnout
wr-action-lift = Přece jen to dovolit ({ $hero })
wr-action-stronghold = Tvrz: { $space }
wr-action-prevent = Zabránit
wr-action-allow = Ať přijde
wr-action-spawn = Ghúl: { $space }
wr-action-activate = Zrůda: { $from } → { $to }
wr-action-activate-stays = Zrůda zůstává: { $from }
wr-action-hit = Cíl: { $hero }
wr-action-done = Hotovo
wr-action-done-actions = Ukončit akce
wr-action-pass = Nehrát nic
wr-action-pass-lay = { $n ->
        [0] Bez karty
       *[some] Bez karty: použít úspěch
    }
wr-action-hold = Nic až do mého tahu

wr-and = { $one } a { $other }

## Verbs, as heads of lists

wr-verb-pick = Hrdinové
wr-verb-move = Přesun
wr-verb-fly = Letecká trasa
wr-verb-travel = Karty Cesty
wr-verb-ability = Schopnosti
wr-verb-heal = Karty Léčení
wr-verb-reward = Odměny
wr-verb-enemies = Nepřátelé
wr-verb-space = Pole
wr-verb-cards = Karty
wr-verb-other = Další

## Events

wr-event-quest-revealed = Úkol: { $quest }
wr-event-scourge-card-setup = Příprava, karta Pohromy: { $space }
wr-event-scourge-card-rises = Spodní karta balíčku Pohromy: { $space }
wr-event-scourge-card-spawn = Karta Pohromy: { $space }
wr-event-ghouls-placed = { $n ->
        [one] Na poli { $space } povstává ghúl
        [few] Na poli { $space } povstávají { $n } ghúlové
       *[other] Na poli { $space } povstává { $n } ghúlů
    }
wr-event-ghoul-prevented = Nezlomná: na poli { $space } žádný ghúl
wr-event-ghoul-removed = Na poli { $space } padá ghúl
wr-event-ghoul-moved = Ghúl zahnán: { $from } → { $to }
wr-event-overrun = Nájezd na pole { $space }!
wr-event-abomination-placed = Na poli { $space } se objevuje zrůda
wr-event-abomination-moved = Zrůda kráčí: { $from } → { $to }
wr-event-abomination-removed = Na poli { $space } padá zrůda
wr-event-targeted = Zrůda na poli { $space } útočí na { CASE($hero, "acc") }
wr-event-despaired = Zoufalství stoupá na { $n } ({ $why })
wr-event-lich-king-moved = Král lichů přechází do { CASE($land, "gen") }
wr-event-hero-picked = { $seat } si vybírá { CASE($hero, "acc") }
wr-event-dealt = { $seat } začíná s kartami: { $cards }
wr-event-deck-built = Balíček hrdinů je složen z hromádek: { $piles }
wr-event-turn-began = { $hero } začíná tah ({ $seat })
wr-event-moved-move = { $hero } přechází na pole { $space }
wr-event-moved-flight-path = { $hero } letí na pole { $space }
wr-event-moved-travel = { $hero } cestuje na pole { $space }
wr-event-moved-press-forward = Kupředu!: { $hero } spěchá na pole { $space }
wr-event-moved-teleport = { $hero } se teleportuje na pole { $space }
wr-event-moved-gunship = Vzducholoď dopravuje { CASE($hero, "acc") } na pole { $space }
wr-event-moved-march = { $hero } pochoduje na pole { $space }
wr-event-moved-defeat = { $hero } se vrací na pole { $space }
wr-event-fight-action = { $hero } bojuje na poli { $space }
wr-event-fight-wailing-arrow = { $hero } vysílá Kvílící šíp na pole { $space }
wr-event-fight-gunship = { $hero } se vrhá do boje na poli { $space }
wr-event-quest-began = { $hero } provádí akci úkolu: { $quest }
wr-event-rest-began = { $hero } odpočívá
wr-event-rolled = { $hero } hází { $successes } a { $blocks }
wr-event-card-played = { $seat } hraje kartu „{ $card }“
wr-event-card-laid = { $seat } vykládá kartu: { $icon }
wr-event-blocks-converted = Ashbringer: { $n ->
        [one] { $n } blok zasahuje
        [few] { $n } bloky zasahují
       *[other] { $n } bloků zasahuje
    }
wr-event-quest-advanced = { $quest }: krok { $n } { OUT_OF($most) }
wr-event-healed = { $hero } si léčí { $n } (zdraví { $health })
wr-event-damaged-fight = { $hero } utrpí { $n } zranění v boji (zdraví { $health })
wr-event-damaged-quest = { $hero } utrpí { $n } zranění při úkolu (zdraví { $health })
wr-event-damaged-abominations = { $hero } utrpí { $n } zranění od zrůd (zdraví { $health })
wr-event-defeated = { $hero } utrpí porážku
wr-event-hand-lost = { $seat } přichází o celou ruku ({ $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    })
wr-event-quest-completed = Úkol splněn: { $quest }
wr-event-reward-gained = { $seat } získává odměnu „{ $reward }“
wr-event-reward-played = { $seat } hraje odměnu „{ $reward }“
wr-event-actions-gained = { $n ->
        [one] O { $n } akci více v tomto tahu
        [few] O { $n } akce více v tomto tahu
       *[other] O { $n } akcí více v tomto tahu
    }
wr-event-night-skipped = Tichá noc: žádní ghúlové, žádné zrůdy
wr-event-scourge-card-boxed = Karta Pohromy { $space } opouští hru
wr-event-card-recalled = { $seat } si bere zpět kartu „{ $card }“
wr-event-siege-began = Začíná obléhání Icecrown Citadel!
wr-event-drew = { $seat } si líže: { $cards }
wr-event-drew-nothing = { $seat } si nelíže nic
wr-event-scourge-rose = Pohroma se šíří: { $n ->
        [one] { $n } ghúl každý tah
        [few] { $n } ghúlové každý tah
       *[other] { $n } ghúlů každý tah
    }
wr-event-scourge-reshuffled = { $n ->
        [one] { $n } karta Pohromy se vrací navrch balíčku
        [few] { $n } karty Pohromy se zamíchané vracejí navrch balíčku
       *[other] { $n } karet Pohromy se zamíchaných vrací navrch balíčku
    }
wr-event-stronghold-placed = Na poli { $space } vyrůstá tvrz
wr-event-discarded = { $seat } odhazuje kartu „{ $card }“
wr-event-requested-travel = { $seat } chce přesunout { CASE($hero, "acc") }
wr-event-requested-rest = { $seat } navrhuje odpočinek: { $hero }
wr-event-requested-press-forward = { $seat } chce popohnat { CASE($hero, "acc") }
wr-event-requested-gunship = { $seat } chce dopravit { CASE($hero, "acc") } vzducholodí
wr-event-requested-march = { $seat } navrhuje pochod: { $hero }
wr-event-agreed = { $hero } souhlasí
wr-event-refused = { $hero } odmítá
wr-event-refusal-lifted = { $hero }: o souhlas lze požádat znovu
wr-event-won = Icecrown Citadel padla: hrdinové vítězí!
wr-event-lost = Vítězí zoufalství: hrdinové prohrávají ({ $why })

wr-reason-overrun = nájezd
wr-reason-no-ghoul = došli ghúlové
wr-reason-no-abomination = došly zrůdy
wr-reason-no-hero-card = došly karty hrdinů
wr-reason-defeat = porážka hrdiny

## Table options

wr-option-difficulty = Obtížnost
    .hint = Z kolika hromádek se skládá balíček hrdinů: v každé se skrývá Šíření Pohromy, v některých Tvrz.
wr-option-heroes = Hrdinové
    .hint = Jeden na každé místo, tři v sólové hře; nejsou-li určeni, vybírají se u stolu.
wr-option-first = První hráč
    .hint = Kdo začíná; není-li určen, hrdina s nejsevernějším výchozím polem.
wr-option-first-game = První hra
    .hint = Doporučení pravidel pro první hru: Naxxramas, Nexus a Ulduar a tři užitečné odměny.
wr-option-rewards-between-rises = Odměny mezi kartami Šíření Pohromy
    .hint = Jsou-li obě líznuté karty Šíření Pohromy, lze mezi nimi hrát odměny.
wr-option-rewards-between-abominations = Odměny mezi zrůdami
    .hint = Odměny lze hrát po jedné zrůdě a před další; jejich pořadí se pak volí.
wr-option-defeat-cancels-effect = Porážka ruší efekt
    .hint = Hrdina, který byl při akci úkolu poražen, nespustí efekt karty úkolu.

### V čem nápovědy říkají důvody.

wr-has-steps = kroky úkolů
wr-has-despair = zoufalství
wr-has-ghouls = ghúlové na mapě
wr-has-full = pole se třemi ghúly
wr-has-abominations = zrůdy na mapě
wr-has-near = hrdinové v dosahu zrůdy
wr-has-health = zdraví hrdinů
wr-has-cards = karty hrdinů v ruce
wr-has-rewards = odměny v ruce
wr-has-away = kroky hrdinů k nejbližším úkolům
wr-has-crowd = ghúlové na poli { $space }
wr-has-plague = zrůdy na poli { $space }
wr-has-remote = kroky od ghúlů k nejbližším hrdinům
wr-has-track = kroky úkolu { $space }
wr-has-hurt = { $hero }: zdraví
wr-has-path = { $hero }: kroky k nejbližšímu úkolu
wr-has-held = { $card }: karty v ruce
wr-has-actions = zbývající akce
