### Co dělají součásti hry Wrath of the Lich King – složeno z efektů, které opravdu běží.

## Hero cards

wr-does-successes = { $n ->
        [one] V boji na tvém poli, po hodu: o { $n } úspěch více.
        [few] V boji na tvém poli, po hodu: o { $n } úspěchy více.
       *[other] V boji na tvém poli, po hodu: o { $n } úspěchů více.
    }
wr-does-prevent = Když má hrdina na tvém poli utrpět zranění: až o { $n } méně.
wr-does-travel = Volná akce: přesuň hrdinu na svém poli až o { $n } pole.
wr-does-rest = Volná akce: hrdina na tvém poli odpočívá a vyléčí o { $n } více, i na poli úkolu.
wr-does-stronghold = Po líznutí: hned postav tvrz na pole bez úkolu a bez tvrze.
wr-does-scourge-rises = Po líznutí: ukazatel Pohromy postoupí; spodní karta balíčku Pohromy přivede Krále lichů do své oblasti, doplní své pole na { $ghouls } ghúly a postaví na ně zrůdu; pak se odhozené karty Pohromy zamíchají a položí navrch balíčku.
wr-kind-scourge = Pohroma
wr-kind-support = Posila
wr-kind-reward = Odměna
wr-lay-hint = Nebo ji vylož při akci úkolu, když je její symbol na stupnici další v řadě; karta ti zůstane v ruce.

## Abilities

wr-kind-passive = vždy
wr-kind-action = akce
wr-kind-action-once = akce, jednou za tah
wr-kind-free-action = volná akce
wr-kind-free-action-once = volná akce, jednou za tah

wr-does-move-other = Přesuň jiného hrdinu, ať stojí kdekoli, až o { $n } pole, pokud jeho hráč souhlasí.
wr-does-blocks-as-successes = V tvých bojích se každý hozený blok může počítat jako úspěch.
wr-does-prevent-ghouls = Každému ghúlovi, který by se měl objevit na tvém poli, můžeš zabránit.
wr-does-extra-healing = Hrdina, který odpočívá na tvém poli, i ty, vyléčí o { $n } více.
wr-does-strike-group = Vyber až { $n } pole, která souvisejí navzájem i s tvým polem: z každého odstraň ghúla. Není to boj.
wr-does-stands-in-region = Smíš hrát karty hrdinů pro hrdiny kdekoli ve své oblasti a vykládat kartu při jejich akcích úkolu, jako bys stál vedle nich.
wr-does-fight-next = Bojuj s nepřáteli na spojeném poli, jako bys tam stála, a neutrpíš zranění.
wr-does-heal-per-card = Při vlastních akcích si vyléčíš { $n } za každou zahranou kartu Útoku nebo Obrany.
wr-does-strike-ghoul = Odstraň ghúla ze svého nebo spojeného pole.
wr-does-lay-more = { $n ->
        [one] Při vlastních akcích úkolu smíš vyložit o { $n } kartu více.
        [few] Při vlastních akcích úkolu smíš vyložit o { $n } karty více.
       *[other] Při vlastních akcích úkolu smíš vyložit o { $n } karet více.
    }
wr-does-jump = Přesuň se rovnou na kterékoli pole vzdálené až { $n } spojení.
wr-does-extra-blocks = { $n ->
        [one] V boji máš o { $n } blok více.
        [few] V boji máš o { $n } bloky více.
       *[other] V boji máš o { $n } bloků více.
    }
wr-does-shift-ghouls = { $n ->
        [one] Přesuň { $n } ghúla o jedno spojení, na své pole nebo z něj, nikdy na plné pole.
        [few] Přesuň až { $n } ghúly, každého o jedno spojení, na své pole nebo z něj, nikdy na plné pole.
       *[other] Přesuň až { $n } ghúlů, každého o jedno spojení, na své pole nebo z něj, nikdy na plné pole.
    }
wr-does-extra-successes = { $n ->
        [one] V bojích s nejméně { $enemies } nepřáteli máš o { $n } úspěch více.
        [few] V bojích s nejméně { $enemies } nepřáteli máš o { $n } úspěchy více.
       *[other] V bojích s nejméně { $enemies } nepřáteli máš o { $n } úspěchů více.
    }

## Quests

wr-does-plain = Bez zvláštního efektu.
wr-does-spawn-here-always = Po každé akci úkolu zde, i po té, která ho splní, se zde objeví ghúl.
wr-does-spawn-here = Po každé akci úkolu zde, která ho nesplní, se zde objeví ghúl.
wr-does-abomination-on-completion = Po splnění se zde objeví zrůda.
wr-does-no-rest-next-to = Dokud není splněn, nikdo nesmí provést akci odpočinku na spojených polích; karty Léčení fungují.
wr-does-cancel-blocks = { $n ->
        [one] Při akcích úkolu zde propadá { $n } hozený blok.
        [few] Při akcích úkolu zde propadají { $n } hozené bloky.
       *[other] Při akcích úkolu zde propadá { $n } hozených bloků.
    }
wr-does-cancel-successes = { $n ->
        [one] Při akcích úkolu zde propadá { $n } hozený úspěch.
        [few] Při akcích úkolu zde propadají { $n } hozené úspěchy.
       *[other] Při akcích úkolu zde propadá { $n } hozených úspěchů.
    }
wr-does-acting-hero-lays-fewer = { $n ->
        [one] Hrdina, který zde provádí akci úkolu, smí vyložit o { $n } kartu méně.
        [few] Hrdina, který zde provádí akci úkolu, smí vyložit o { $n } karty méně.
       *[other] Hrdina, který zde provádí akci úkolu, smí vyložit o { $n } karet méně.
    }
wr-does-spawn-next-to = Po každé akci úkolu zde vybere aktivní hráč spojené pole: objeví se na něm ghúl.
wr-quest-damage = { $n } zranění jednajícímu hrdinovi po každé akci úkolu
wr-quest-length = { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }

## Rewards

wr-does-strike-around = Vyber hrdinu: způsob { $n } zranění nepřátelům na jeho poli a polích s ním spojených, rozděl je libovolně.
wr-does-extra-actions = { $n ->
        [one] V kroku 1: aktivní hráč má v tomto tahu o { $n } akci více.
        [few] V kroku 1: aktivní hráč má v tomto tahu o { $n } akce více.
       *[other] V kroku 1: aktivní hráč má v tomto tahu o { $n } akcí více.
    }
wr-does-quiet-night = V tomto tahu se neobjeví žádní ghúlové a zrůdy se neaktivují.
wr-does-cleanse = Vrať do krabice jednu z odhozených karet Pohromy a odstraň všechny ghúly z jejího pole. Lze zahrát i při vyhodnocování Šíření Pohromy, před mícháním.
wr-does-bless = Každý hrdina si vyléčí { $n }, nebo se jeden hrdina vyléčí úplně.
wr-does-airlift = Přesuň hrdinu na kterékoli pole, pokud jeho hráč souhlasí; smí tam zdarma bojovat.
wr-does-recall = { $n ->
        [one] { $n } odhozená karta hrdinů se vrací do ruky aktivního hráče.
        [few] Až { $n } odhozené karty hrdinů se vracejí do ruky aktivního hráče.
       *[other] Až { $n } odhozených karet hrdinů se vrací do ruky aktivního hráče.
    }
wr-does-march = Hrdinové se dohromady přesunou až o { $n } polí, rozdělí si je, jak chtějí.
wr-does-strike-region = Způsob { $n } zranění nepřátelům na nejvýše { $spaces } polích jedné oblasti, rozděl je libovolně.
wr-reward-when = Lze zahrát téměř kdykoli, i v tazích ostatních.

## Figures

wr-does-ghoul = Odstraní ho { $n } zranění. Čtvrtý na poli znamená nájezd: vzroste zoufalství a přijde zrůda.
wr-does-abomination = Odstraní ji { $n } zranění v jedné akci. Každý tah se posune o pole k nejbližšímu hrdinovi a způsobí tam 1 zranění.
wr-does-lich-king = O { $n } zranění více při každé akci boje a úkolu v jeho oblasti; nelze s ním bojovat.
wr-does-stronghold-figure = Hrdinové sem mohou přiletět; kdo zde odpočívá, vyléčí o { $n } více.
