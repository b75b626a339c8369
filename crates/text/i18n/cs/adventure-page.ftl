### Popisky stolu hry World of Warcraft: The Adventure Game.

ag-page-about = Dobrodružství pro dva až čtyři soupeře: putuj Východními královstvími, bojuj s tím, co si lízneš, rosť od šedé po červenou úroveň, plň úkoly a jako první získej dost bodů udatnosti.
ag-page-map = Mapa Východních království
ag-page-find = Hledat
ag-page-find-place = Najít místo
ag-page-find-card = Najít součást hry
ag-page-zoom = Velikost mapy
ag-page-world = Balíčky, události a nepokořená setkání
ag-page-box = Součásti hry
ag-page-tabs = Co číst
ag-page-round = { $n }. kolo
ag-page-aim = do { $n }
ag-page-race = Závod o { $n } bodů udatnosti
ag-page-valor = { $n ->
        [one] { $n } bod udatnosti
        [few] { $n } body udatnosti
       *[other] { $n } bodů udatnosti
    }
ag-page-choosing = vybírá si hrdinu
ag-page-go = { $space }: jít tam, { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }
ag-page-steps-now = { $n ->
        [one] { $n } krok od tebe: můžeš tam jít hned.
        [few] { $n } kroky od tebe: můžeš tam jít hned.
       *[other] { $n } kroků od tebe: můžeš tam jít hned.
    }
ag-page-turns = { $n ->
        [one] Asi { $n } tah od tebe.
        [few] Asi { $n } tahy od tebe.
       *[other] Asi { $n } tahů od tebe.
    }
ag-page-by-air = Poslední část letem.
ag-page-face-down = objev lícem dolů
ag-page-at = { $what }: { $space }
ag-page-deck = Výzvy, { $level } úroveň: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
ag-page-elite = Elitní úkoly: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
ag-page-supply = Objevy v hromádce: { $n }
ag-page-left = zbývá { $n }
ag-page-undefeated = Nepokořená { $n }/{ $most }
ag-page-life = zdraví { $n } { OUT_OF($most) }
ag-page-energy = energie
ag-page-defence = obrana
ag-page-damage = síla útoku
ag-page-moves = zbývající kroky
ag-page-slowed = { $n ->
        [one] o { $n } krok méně
        [few] o { $n } kroky méně
       *[other] o { $n } kroků méně
    }
ag-page-dazed = vynechá výzvu
ag-page-hand = Ruka ({ $n })
ag-page-piles = balíček { $deck }, odhozeno { $discard }
ag-page-no-cards = žádné karty
ag-page-in-play = Ve hře
ag-page-bag = Výbava a batoh
ag-page-nothing = nic
ag-page-worn = ve výbavě
ag-page-useless = nelze použít, poslouží jako lektvar
ag-page-from-level = od úrovně: { $level }
ag-page-quest = Úkol
ag-page-quests = Úkoly
ag-page-done = splněno
ag-page-progress = postup: { $n }
ag-page-log = Deník úkolů
ag-page-costs = { $n ->
        [one] { $n } bod energie
        [few] { $n } body energie
       *[other] { $n } bodů energie
    }
ag-page-restricted = Jen pro
ag-page-as-potion = Jako lektvar
ag-page-can-use = Může používat
ag-page-from-bag = Lektvary a batoh
ag-page-on-map = Na mapě
ag-page-combat = Souboj
ag-page-enemy-card = Karta setkání
ag-page-not-rolled = ještě nehozeno
ag-page-die = na kostce je { $n }
ag-page-hits-on = zasáhne od { $n }
ag-page-never-hits = nemůže zasáhnout
ag-step-before = před
ag-step-after = hod
ag-odds-win = Vítězství: { $n } %.
ag-odds-fall = Porážka: { $n } %.
ag-hint-movement = Vyber osvícené pole: číslo říká, kolik je to kroků. Pak pokračuj.
ag-hint-map = Vyber osvícené pole.
ag-tab-me = Hrdina
ag-tab-players = Ostatní
ag-tab-recent = Co se stalo
ag-tab-news = Novinky
ag-recent-none = Zatím nic.
ag-result-won = { $n ->
        [one] { $who }: vítězství!
        [few] Vítězí: { $who }!
       *[other] Vítězí: { $who }!
    }
ag-result-valor = Udatnost
ag-result-quests = Úkoly
ag-result-wins = Vyhrané souboje
ag-result-falls = Porážky
ag-result-sources = Odkud udatnost přišla
ag-result-trophies = Trofeje
ag-result-events = Události
ag-result-behind = { $n ->
        [0] stejná udatnost
        [one] o bod udatnosti méně
        [few] o { $n } body udatnosti méně
       *[other] o { $n } bodů udatnosti méně
    }
ag-result-plot = Udatnost po kolech
ag-page-opponents-hand = { $who }: zakryté karty v ruce: { $n }
ag-odds-both = Obě strany vydrží: { $n } %.
ag-verdict-hit = Zásah, zranění: { $n }
ag-verdict-miss = Vedle
ag-page-one-hit = stačí jeden zásah
ag-page-loot = Za ním: { $item }
ag-band-hit = po zásahu
ag-band-fight = v boji
ag-band-move = pohyb
ag-band-any = vlastní tah
ag-band-answer = odpověď
ag-band-brink = poslední chvíle
ag-page-trophy = trofej

## What a turn came to

ag-turn-to = → { $space }
ag-turn-won = poraženo: { $foe }
ag-turn-not-won = neporaženo: { $foe }
ag-turn-defeat = porážka
ag-turn-quest = „{ $quest }“: splněno
ag-turn-trophy = trofej: { $trophy }
ag-turn-gained = +{ $what }
ag-turn-level = úroveň: { $level }
ag-turn-hurt = zdraví −{ $n }
ag-turn-hurt-other = { $seat }: zdraví −{ $n }
ag-turn-healed = zdraví +{ $n }
ag-turn-abilities = { $n ->
        [one] +{ $n } karta schopnosti
        [few] +{ $n } karty schopností
       *[other] +{ $n } karet schopností
    }

## Words that stand as icons in the text of a card: every form, separated by commas

ag-inked-damage = zranění, zraněním, zraněních, zraněními
ag-inked-energy = energie, energii, energií
ag-inked-valor = udatnost, udatnosti, udatností
ag-inked-card = karta schopnosti, karty schopnosti, kartě schopnosti, kartu schopnosti, kartou schopnosti, karty schopností, karet schopností, kartám schopností, kartách schopností, kartami schopností
ag-inked-die = kostka, kostky, kostce, kostku, kostkou, kostek, kostkám, kostkách, kostkami
ag-inked-defence = obrana, obrany, obraně, obranu, obranou

## What a lesson frames, in words

ag-part-quests = úkoly
ag-part-moves = zbývající kroky
ag-part-energy = energie
ag-part-hand = karty v ruce
ag-part-hand-cards = karty v ruce
ag-part-damage = zdraví
ag-part-stage = souboj
ag-part-bag = výbava a batoh
ag-part-weapon = zbraň
ag-part-level = úroveň
ag-part-worth = zdraví a další hodnoty
ag-part-space = místo na mapě
