### Co říkají karty; texty vznikají z částí jejich efektů.

## Who; never declined

ag-who-foe = nepřátelský hrdina
ag-who-enemy = nepřítel
ag-who-encounter = toto setkání
ag-who-attacker = útočník
ag-who-target = tento hrdina
ag-who-active = aktivní hrdina
ag-who-others-here = každý jiný hrdina na tvém poli

## What happens to a character; .you is for the reader

ag-fx-damage = { $who } utrpí { $n } zranění
    .you = utrpíš { $n } zranění
ag-fx-heal = { $who } vyléčí { $n } zranění
    .you = vyleč { $n } zranění
ag-fx-draw = { $n ->
        [one] { $who } si lízne { $n } kartu schopnosti
        [few] { $who } si lízne { $n } karty schopností
       *[other] { $who } si lízne { $n } karet schopností
    }
    .you = { $n ->
        [one] lízni si { $n } kartu schopnosti
        [few] lízni si { $n } karty schopností
       *[other] lízni si { $n } karet schopností
    }
ag-fx-discard = { $n ->
        [one] { $who } odhodí { $n } kartu schopnosti
        [few] { $who } odhodí { $n } karty schopností
       *[other] { $who } odhodí { $n } karet schopností
    }
    .you = { $n ->
        [one] odhoď { $n } kartu schopnosti
        [few] odhoď { $n } karty schopností
       *[other] odhoď { $n } karet schopností
    }
ag-fx-drop = { $n ->
        [one] { $who } odhodí { $n } náhodnou kartu schopnosti
        [few] { $who } odhodí { $n } náhodné karty schopností
       *[other] { $who } odhodí { $n } náhodných karet schopností
    }
    .you = { $n ->
        [one] odhoď { $n } náhodnou kartu schopnosti
        [few] odhoď { $n } náhodné karty schopností
       *[other] odhoď { $n } náhodných karet schopností
    }
ag-fx-lose-bag = { $who } odhodí náhodný předmět z batohu
    .you = odhoď náhodný předmět z batohu
ag-fx-lose-any = { $who } odhodí náhodný předmět z batohu nebo výbavy
    .you = odhoď náhodný předmět z batohu nebo výbavy
ag-fx-gain = { $who } si vezme předmět { CASE($level, "gen") } úrovně
    .you = vezmi si předmět { CASE($level, "gen") } úrovně
ag-fx-gain-own = { $who } si vezme předmět své nebo nižší úrovně
    .you = vezmi si předmět své nebo nižší úrovně
ag-fx-energy = { $n ->
        [one] { $who } získá { $n } energii
        [few] { $who } získá { $n } energie
       *[other] { $who } získá { $n } energií
    }
    .you = { $n ->
        [one] získáváš { $n } energii
        [few] získáváš { $n } energie
       *[other] získáváš { $n } energií
    }
ag-fx-sap = { $n ->
        [one] { $who } ztratí { $n } energii
        [few] { $who } ztratí { $n } energie
       *[other] { $who } ztratí { $n } energií
    }
    .you = { $n ->
        [one] ztrácíš { $n } energii
        [few] ztrácíš { $n } energie
       *[other] ztrácíš { $n } energií
    }
ag-fx-drain = { $who } ztratí veškerou energii
    .you = ztrácíš veškerou energii
ag-fx-heal-more = { $who } vyléčí ještě { $n } zranění
    .you = vyleč ještě { $n } zranění
ag-fx-draw-more = { $n ->
        [one] { $who } si lízne ještě { $n } kartu schopnosti
        [few] { $who } si lízne ještě { $n } karty schopností
       *[other] { $who } si lízne ještě { $n } karet schopností
    }
    .you = { $n ->
        [one] lízni si ještě { $n } kartu schopnosti
        [few] lízni si ještě { $n } karty schopností
       *[other] lízni si ještě { $n } karet schopností
    }
ag-fx-energy-more = { $n ->
        [one] { $who } získá ještě { $n } energii
        [few] { $who } získá ještě { $n } energie
       *[other] { $who } získá ještě { $n } energií
    }
    .you = { $n ->
        [one] získáváš ještě { $n } energii
        [few] získáváš ještě { $n } energie
       *[other] získáváš ještě { $n } energií
    }
ag-fx-slow = { $n ->
        [one] { $who } má v příští fázi pohybu o { $n } krok méně
        [few] { $who } má v příští fázi pohybu o { $n } kroky méně
       *[other] { $who } má v příští fázi pohybu o { $n } kroků méně
    }
    .you = { $n ->
        [one] máš ve své příští fázi pohybu o { $n } krok méně
        [few] máš ve své příští fázi pohybu o { $n } kroky méně
       *[other] máš ve své příští fázi pohybu o { $n } kroků méně
    }
ag-fx-wither = { $who } se do konce tahu nemůže léčit
    .you = do konce tahu se nemůžeš léčit
ag-fx-daze = { $who } vynechá svou příští fázi výzvy
    .you = vynecháš svou příští fázi výzvy
ag-fx-go-city = { $who } se přesune do libovolného města
    .you = přesuň se do libovolného města
ag-fx-go-city-despite-aggro = { $who } se přesune do libovolného města, i z pole setkání s rysem aggro
    .you = přesuň se do libovolného města, i z pole setkání s rysem aggro
ag-fx-go-near = { $who } se přesune na libovolné pole, které je vzdušnou čarou nejvýš asi { $n } délky běžné cesty mezi poli daleko
    .you = přesuň se na libovolné pole, které je vzdušnou čarou nejvýš asi { $n } délky běžné cesty mezi poli daleko
ag-fx-go-steps = { $n ->
        [one] { $who } se může posunout o { $n } pole
        [few] { $who } se může posunout nejvýš o { $n } pole
       *[other] { $who } se může posunout nejvýš o { $n } polí
    }
    .you = { $n ->
        [one] můžeš se posunout o { $n } pole
        [few] můžeš se posunout nejvýš o { $n } pole
       *[other] můžeš se posunout nejvýš o { $n } polí
    }
ag-fx-place = { $who } umístí objev
    .you = umísti objev

## In a combat; .you is for the one whose card it is

ag-fx-attack = { $who } má { $n } k útočnému číslu
    .you = { $n } k útočnému číslu
ag-fx-defence = { $who } má { $n } k obrannému číslu
    .you = { $n } k obrannému číslu
ag-fx-might = { $who } má { $n } k síle útoku
    .you = { $n } k síle útoku
ag-fx-hold = { $who } v tomto souboji neútočí na blízko
    .you = v tomto souboji neútočíš na blízko
ag-fx-reroll-own = hoď znovu svou kostkou boje
ag-fx-reroll-enemy = hoď znovu kostkou boje nepřítele
ag-fx-reroll-red = hoď znovu červenou kostkou
ag-fx-reroll-black = hoď znovu černou kostkou
ag-fx-best = { $n ->
        [one] hoď svou kostkou boje ještě jednou a ponech si lepší výsledek
        [few] hoď svou kostkou boje ještě { $n }krát a ponech si nejlepší výsledek
       *[other] hoď svou kostkou boje ještě { $n }krát a ponech si nejlepší výsledek
    }
ag-fx-weapon = v tomto souboji máš místo útoku zbraně a karty hrdiny útok { $type } { $n }
ag-fx-weapon-better = útočné číslo je { $n }
ag-fx-stun = pokud tvá kostka ukáže { $n } nebo více, nepřítel v tomto souboji neútočí na blízko
ag-fx-rider = pokud tvůj útok zasáhne: { $what }
ag-fx-end-combat = zruš tento souboj
ag-fx-counter = zruš tuto schopnost

## Everything else

ag-fx-moves = { $n ->
        [one] máš o { $n } krok více
        [few] máš o { $n } kroky více
       *[other] máš o { $n } kroků více
    }
ag-fx-push = { $n ->
        [one] můžeš tohoto hrdinu posunout o { $n } pole
        [few] můžeš tohoto hrdinu posunout nejvýš o { $n } pole
       *[other] můžeš tohoto hrdinu posunout nejvýš o { $n } polí
    }
ag-fx-attach-owner = připoj tuto kartu k sobě
ag-fx-attach-space = připoj tuto kartu ke svému poli
ag-fx-attach-foe = připoj tuto kartu k nepřátelskému hrdinovi
ag-fx-attach-target = připoj tuto kartu ke zvolenému hrdinovi
ag-fx-attach-discovery = připoj tuto kartu k jinému hrdinovi, nebo k objevu ležícímu lícem dolů, a tak k hrdinovi, který ho odhalí
ag-fx-attach-marker = připoj tuto kartu k jinému hrdinovi nebo k nepokořenému setkání
ag-fx-scout = podívej se na spodní kartu jednoho balíčku výzev
ag-fx-scout-move = podívej se na spodní kartu jednoho balíčku výzev; můžeš ji přesunout navrch
ag-fx-far-sight = podívej se na objev ležící lícem dolů a potom ho vrať nebo odhoď
ag-fx-trade = vezmi si předmět z batohu jiného hrdiny; jeho hráč si může na oplátku vzít z tvého batohu jiný
ag-fx-turn-over = otoč tuto kartu
ag-fx-leave = odhoď tuto kartu
ag-fx-shun = v této fázi výzvě nečelíš
ag-fx-survive = porážku odvrátíš a zůstáváš ve hře se zdravím { $n }
ag-fx-test = hoď kostkou boje. Padne-li { $n } nebo více: { $then }; jinak: { $otherwise }
ag-fx-test-only = hoď kostkou boje. Padne-li { $n } nebo více: { $then }
ag-fx-if = pokud { $if }: { $what }
ag-fx-pay = můžeš { $cost }. Pokud to uděláš: { $then }; jinak: { $otherwise }
ag-fx-pay-only = můžeš { $cost }. Pokud to uděláš: { $then }
ag-fx-pay-or = { $otherwise }, ledaže chceš raději { $cost }
ag-fx-choose = vyber: { $all }
ag-fx-whom-here = vyber hrdinu na svém poli: { $what }
ag-fx-whom-within = { $n ->
        [one] vyber hrdinu do vzdálenosti { $n } pole: { $what }
        [few] vyber hrdinu do vzdálenosti { $n } polí: { $what }
       *[other] vyber hrdinu do vzdálenosti { $n } polí: { $what }
    }
ag-fx-false-map = hráč po tvé pravici tě může posunout nejvýš o dvě pole; potom vyhodnotíš zbývající objevy na starém poli a přejdeš k fázi výzvy
ag-fx-ambush = v každém souboji v tomto tahu má nepřítel +1 k síle útoku a jeho útok je na dálku
ag-fx-disease = tvé zdraví je o 1 nižší, dokud neutrpíš porážku nebo nepoužiješ velký léčivý lektvar na poli
ag-fx-curse = máš −1 k útočnému číslu, dokud se nevyléčíš nebo neutrpíš porážku
ag-fx-hearthstone = místo pohybu se přesuň do libovolného města
ag-fx-booty-bay = můžeš odhodit z batohu nebo výbavy tři předměty zelené nebo vyšší úrovně a získat trofej
ag-fx-pass-the-cup = každý hrdina odhodí 1 náhodnou kartu schopnosti a 1 si lízne
ag-fx-boots = ihned po vlastním hodu kostkou pohybu nebo boje: hoď touto kostkou znovu
ag-and = { $one } a { $other }
ag-or = { $one }, nebo { $other }

## Costs, after "may"

ag-cost-energy = { $n ->
        [one] zaplatit { $n } energii
        [few] zaplatit { $n } energie
       *[other] zaplatit { $n } energií
    }
ag-cost-ability = odhodit kartu schopnosti
ag-cost-item = odhodit jeden ze svých předmětů
ag-cost-damage = utrpět { $n } zranění

## Conditions

ag-if-using = je tvůj útok { $type }
ag-if-facing = je útok nepřítele { $type }
ag-if-foe-is-character = je nepřítel hrdina
ag-if-hit = tvůj útok zasáhl
ag-if-has-pet = máš připojené Přivolání zvířete

## Moments

ag-when-movement = Ve své fázi pohybu
ag-when-own-turn = Ve svém tahu
ag-when-challenge = Na začátku své fáze výzvy
ag-when-before-roll = Před hodem kostkou boje
ag-when-after-roll = Po hodu kostkou boje
ag-when-between = Mezi útoky na dálku a na blízko
ag-when-after-hit = Poté, co tvůj útok zasáhne
ag-when-in-combat = Kdykoli v souboji
ag-when-brink = Když ti hrozí porážka
ag-when-counter-in-combat = Když nepřítel ve tvém souboji zahraje schopnost
ag-when-counter-within = { $n ->
        [one] Když hrdina do vzdálenosti { $n } pole zahraje schopnost
        [few] Když hrdina do vzdálenosti { $n } polí zahraje schopnost
       *[other] Když hrdina do vzdálenosti { $n } polí zahraje schopnost
    }

## Lasting effects; $what is a change of a number

ag-mod-attack = { $n } k útočnému číslu
ag-mod-defence = { $n } k obrannému číslu
ag-mod-might = { $n } k síle útoku
ag-mod-life = { $n } ke zdraví
ag-mod-moves = { $n } k hozenému pohybu
ag-mod-energy = { $n } k hozené energii
ag-mod-first-ability = { $n ->
        [one] první schopnost v každém tahu stojí o { $n } energii méně
        [few] první schopnost v každém tahu stojí o { $n } energie méně
       *[other] první schopnost v každém tahu stojí o { $n } energií méně
    }
ag-mod-healing = { $n } k tomu, co léčí lektvary a pole
ag-during-against = { $what } proti setkáním s rysem „{ $trait }“
ag-during-characters = { $what } proti hrdinům
ag-during-encounters = { $what } proti setkáním
ag-during-with = { $what } při útoku { $type }
ag-during-marked = máš { $what } proti tomu, k čemu je karta připojena

## Abilities

ag-card-when = { $when }: { $what }
ag-card-when-if = { $when }, pokud { $if }: { $what }
ag-card-while = Dokud je připojena: { $what }
ag-card-while-you = Dokud je připojena, máš: { $what }
ag-card-while-bearer = Hrdina, k němuž je připojena, má: { $what }
ag-card-each = Na začátku každého tahu hrdiny, k němuž je připojena: { $what }
ag-card-sprung = Spustí ji příští jiný hrdina, který zde ukončí pohyb: { $what }
ag-card-shields = { $n ->
        [one] Zabrání tvému příštímu zranění
        [few] Zabrání tvým { $n } příštím zraněním
       *[other] Zabrání tvým { $n } příštím zraněním
    }
ag-card-until-defeat = Zůstává, dokud není poražen ten, k němuž je připojena
ag-card-until-turn-end = Zůstává do konce tahu
ag-card-until-owners-turn = Zůstává do začátku tvého příštího tahu
ag-card-until-starts = { $n ->
        [one] Zůstává na { $n } začátek tahu
        [few] Zůstává na { $n } začátky tahu
       *[other] Zůstává na { $n } začátků tahu
    }
ag-card-until-hit = Zůstává, dokud tě nezasáhne útok
ag-card-until-healed = Zůstává, dokud se ten, k němuž je připojena, nevyléčí
ag-card-until-sprung = Potom se odhodí
ag-card-until-spent = Potom se odhodí
ag-card-improved = Vylepšení ({ $level } úroveň): { $what }
ag-card-improved-adds = Vylepšení ({ $level } úroveň), navíc: { $what }
ag-card-improved-instead = Vylepšení ({ $level } úroveň), místo toho: { $what }
ag-card-better-shields = { $n ->
        [one] zabrání zranění ještě jednou
        [few] zabrání zranění ještě { $n }krát
       *[other] zabrání zranění ještě { $n }krát
    }
ag-card-better-cost = { $n ->
        [one] stojí { $n } energii
        [few] stojí { $n } energie
       *[other] stojí { $n } energií
    }
ag-card-cost = energie { $n }
ag-card-free = bez energie
ag-card-copies = { $n ->
        [one] { $n } kopie
        [few] { $n } kopie
       *[other] { $n } kopií
    }

## Encounters, items, events

ag-enc-values = útok { $type } { $attack }, obrana { $defence }, síla útoku { $damage }
ag-enc-power = [{ $on }]: { $what }
ag-enc-hit = Pokud jeho útok zasáhne: { $what }
ag-enc-reward-level = Odměna: { $level } úroveň
ag-enc-reward-trophy = Odměna: trofej „{ $trophy }“
ag-item-attack = útok { $type } { $n }
ag-item-defence = obrana { $n }
ag-item-symbols = vyžaduje symboly: { $all }
ag-item-potions = Lektvar: { $all }
ag-item-lasting = Dokud je v batohu: { $what }
ag-item-equipped = Dokud je ve výbavě: { $what }
ag-item-ward = Když máš v tahu poprvé utrpět zranění, zabrání { $n } z nich
ag-use-turn = Jednou za tah. { $when }: { $what }
ag-use-turn-cost = Jednou za tah. { $when } můžeš { $cost }: { $what }
ag-use-discard = Odhoď tento předmět. { $when }: { $what }
ag-use-discard-cost = Odhoď tento předmět. { $when } můžeš { $cost }: { $what }
ag-event-everybody = Pro všechny: { $what }
ag-event-rounds = { $n ->
        [one] Po { $n } tahu každého hráče: { $what }
        [few] Po { $n } tazích každého hráče: { $what }
       *[other] Po { $n } tazích každého hráče: { $what }
    }
ag-event-wins = { $n ->
        [one] Po pokoření { $n } setkání, pro toho, kdo to dokáže: { $what }
        [few] Po pokoření { $n } setkání, pro toho, kdo pokoří poslední: { $what }
       *[other] Po pokoření { $n } setkání, pro toho, kdo pokoří poslední: { $what }
    }
ag-event-lies = Leží na poli { $space }. Kdo ji tam vyhodnotí: { $what }
ag-event-back-item = Druhá strana: předmět „{ $name }“
ag-event-back-encounter = Druhá strana: setkání „{ $name }“
ag-event-back-valor = Druhá strana: „{ $name }“, udatnost { $n }
ag-event-front-item = Kořist: { $name }
ag-hero-life = Zdraví { $all }
ag-hero-side = { $side }: útok { $type } { $attack }, obrana { $defence }, síla útoku { $damage }
ag-hero-symbols = Symboly: { $all }
ag-hero-flip = { $n ->
        [one] Po hodu kostkou pohybu, před prvním krokem, můžeš zaplatit { $n } energii a otočit tuto kartu
        [few] Po hodu kostkou pohybu, před prvním krokem, můžeš zaplatit { $n } energie a otočit tuto kartu
       *[other] Po hodu kostkou pohybu, před prvním krokem, můžeš zaplatit { $n } energií a otočit tuto kartu
    }
ag-hero-turned = Po otočení na tuto stranu: { $what }
ag-hero-peaceful = Na konci svého tahu otoč tuto kartu, pokud v něm tvůj hrdina nebojoval
ag-hero-may = Na konci svého tahu můžeš tuto kartu otočit
ag-trophy-text = udatnost { $n }
ag-trophy-once = udatnost { $n }; každý hrdina ji může získat jen jednou
ag-discovery-kept = Nech si tento žeton. { $what }
ag-discovery-gold-when = Ve městě: { $what }

## Quests

ag-goal-gather = { $n ->
        [one] Seber svůj žeton z pole { $spaces } a potom navštiv pole { $to }
        [few] Seber své žetony z polí: { $spaces }, a potom navštiv pole { $to }
       *[other] Seber své žetony z polí: { $spaces }, a potom navštiv pole { $to }
    }
ag-goal-visit = Navštiv pole: { $spaces }, v libovolném pořadí
ag-goal-visit-in-order = Navštiv pole: { $spaces }, v tomto pořadí
ag-goal-slay = Poraz { $n } setkání{ $which }
ag-goal-slay-overlord = { $n ->
        [one] Poraz { $n } vládce
        [few] Poraz { $n } vládce
       *[other] Poraz { $n } vládců
    }
ag-goal-slay-lair = { $n ->
        [one] Poraz významné setkání: { $foe }
        [few] Poraz { $n }krát významné setkání: { $foe }
       *[other] Poraz { $n }krát významné setkání: { $foe }
    }
ag-goal-hand-in = { $n ->
        [one] Odhoď z batohu { $n } předmět{ $which }
        [few] Odhoď z batohu { $n } předměty{ $which }
       *[other] Odhoď z batohu { $n } předmětů{ $which }
    }
ag-goal-meet = { $n ->
        [one] Setkej se { WITH($n) } jiným hrdinou na jeho poli a seber od něj svůj žeton
        [few] Setkej se { WITH($n) } jinými hrdiny (nebo se všemi, pokud jich je méně) na jejich polích a seber od nich své žetony
       *[other] Setkej se { WITH($n) } jinými hrdiny (nebo se všemi, pokud jich je méně) na jejich polích a seber od nich své žetony
    }
ag-goal-meet-then = { $n ->
        [one] Setkej se { WITH($n) } jiným hrdinou na jeho poli, seber od něj svůj žeton a potom navštiv pole { $space }
        [few] Setkej se { WITH($n) } jinými hrdiny (nebo se všemi, pokud jich je méně) na jejich polích, seber od nich své žetony a potom navštiv pole { $space }
       *[other] Setkej se { WITH($n) } jinými hrdiny (nebo se všemi, pokud jich je méně) na jejich polích, seber od nich své žetony a potom navštiv pole { $space }
    }
ag-goal-hurt = Způsob { $n } zranění { CASE($rival, "dat") }
ag-goal-beat = { $n ->
        [one] Poraz { CASE($rival, "acc") }
        [few] Poraz { CASE($rival, "acc") }, celkem { $n }krát
       *[other] Poraz { CASE($rival, "acc") }, celkem { $n }krát
    }
ag-goal-of-level = { " " }{ CASE($level, "gen") } úrovně
ag-goal-of-trait = { " " }s rysem „{ $trait }“
ag-goal-of-enemy = { " " }s rysem „{ $trait }“ na druhé straně
ag-foe-at = { $foe } ({ $space })
ag-rival-left = hrdina hráče po tvé levici
    .dat = hrdinovi hráče po tvé levici
    .acc = hrdinu hráče po tvé levici
ag-rival-chosen = hrdina, kterého zvolíš při získání úkolu
    .dat = hrdinovi, kterého zvolíš při získání úkolu
    .acc = hrdinu, kterého zvolíš při získání úkolu
ag-rival-anyone = jiní hrdinové
    .dat = jiným hrdinům
    .acc = jiné hrdiny
ag-quest-text = { $what }. Udatnost { $n }
