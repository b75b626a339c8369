### Popisky na stole hry Wrath of the Lich King.

wr-page-turn = Tah { $n }
wr-page-actions-left = { $n ->
        [one] zbývá { $n } akce
        [few] zbývají { $n } akce
       *[other] zbývá { $n } akcí
    }
wr-page-map = Mapa Northrendu
wr-page-tracks = Pohroma a zoufalství
wr-page-scourge = Pohroma: { $n ->
        [one] { $n } karta za tah
        [few] { $n } karty za tah
       *[other] { $n } karet za tah
    }
wr-page-despair = Zoufalství: { $n } { OUT_OF($most) }
wr-page-quests = Úkoly
wr-page-complete = splněn
wr-page-locked = uzavřena, dokud nejsou splněny tři úkoly
wr-page-progress = krok { $n } { OUT_OF($most) }; další symbol: { $icon }
wr-page-here = { $space }, { $land }
wr-page-no-region = mimo všechny oblasti
wr-page-connected = spojení: { $spaces }
wr-page-start = výchozí pole: { $space }
wr-page-choosing = vybírá hrdinu
wr-page-health = zdraví { $n } { OUT_OF($most) }
wr-page-health-full = zdraví { $n }
wr-page-hand = Ruka
wr-page-hand-of = Ruka: { $n } { OUT_OF($most) }
wr-page-no-cards = žádné karty
wr-page-modes = Na mapě
wr-page-modes-hint = Vyber, co udělá kliknutí na mapu.
wr-page-list = Všechny možnosti jako seznam
wr-page-also = Zatím můžeš zahrát odměnu.
wr-page-also-seat = Mezitím místo: { $seat }
wr-page-view-heroes = Hrdinové
wr-page-view-news = Zprávy
wr-page-lich-king-here = Král lichů je blízko: v boji a při úkolech o { $n } zranění více.
wr-page-risk = { $n } %, že teď přijde karta Pohromy tohoto pole
wr-page-risk-full = { $n } %, že zde teď nastane nájezd
wr-page-supply = V zásobě
wr-page-box = Součásti hry
wr-page-decks = Balíčky
wr-page-hero-deck = Balíček hrdinů
wr-page-hero-discard = Odhozené karty hrdinů
wr-page-scourge-deck = Balíček Pohromy
wr-page-scourge-discard = Odhozené karty Pohromy
wr-page-empty = prázdné
wr-page-roll = Hod
wr-page-or = nebo

## Before a roll

wr-odds-fight = odstraní všechny: { $clear } % · zranění ≈ { $damage }
wr-odds-arrow = odstraní všechny: { $clear } %
wr-odds-quest = ≈ { $steps } kroku · zranění ≈ { $damage }
wr-odds-rest = ≈ +{ $healing } zdraví
wr-odds-defeat = porážka { $n } %
wr-odds-complete = splnění { $n } %
wr-odds-full = plné zdraví { $n } %
wr-odds-damage = Zranění
wr-odds-removed = Odstranění nepřátelé
wr-odds-steps = Kroky
wr-odds-healing = Získané zdraví
wr-odds-cards = Přesné šance dvou kostek; po hodu lze ještě přidat karty.

## What comes next

wr-tab-recent = Co se stalo
wr-tab-threat = Co přijde
wr-recent-none = Zatím nic.
wr-threat-draw = { $n ->
        [one] Lízne se { $n } karta hrdinů
        [few] Líznou se { $n } karty hrdinů
       *[other] Lízne se { $n } karet hrdinů
    }
wr-threat-rise = Šíření Pohromy: { $n } %
wr-threat-pile = V této hromádce: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
wr-threat-pile-held = { $pile }, z toho { $held }
wr-threat-pile-rises = Šíření Pohromy: { $n }
wr-threat-pile-strongholds = Tvrze: { $n }
wr-threat-no-cards = Balíček hrdinů je prázdný: zoufalství vzroste o { $n }
wr-threat-ghouls = { $n ->
        [one] Odhalí se { $n } karta Pohromy
        [few] Odhalí se { $n } karty Pohromy
       *[other] Odhalí se { $n } karet Pohromy
    }
wr-threat-likely = Pravděpodobně: { $spaces }
wr-threat-unknown = kterékoli pole, jehož karta je ještě v balíčku
wr-threat-chance = { $space } { $n } %
wr-threat-overrun = { $space } { $n } % (nájezd)
wr-threat-quiet = Tichá noc: v tomto tahu žádní ghúlové ani zrůdy
wr-threat-no-abominations = Na mapě není žádná zrůda
wr-threat-goes = Zrůda jde: { $from } → { $to }, blíž k { CASE($hero, "dat") }
wr-threat-stays = Zrůda na poli { $from } zasáhne { CASE($hero, "acc") }
wr-threat-arrives = a zasáhne
wr-threat-several = Zrůda z pole { $from } jde směrem: { $heroes }

## The end

wr-result-won = Král lichů padl
wr-result-lost = Northrend je ztracen
wr-result-cause = Poslední krok zoufalství: { $why }.
wr-result-turns = Tahy
wr-result-quests = Splněné úkoly
wr-result-citadel = Icecrown Citadel
wr-result-despair = Zoufalství
wr-result-by = Zoufalství podle příčin
wr-result-felled = Odstranění nepřátelé
wr-result-plot = Válka v procentech, tah po tahu
wr-result-plot-despair = zoufalství
wr-result-plot-quests = kroky úkolů

## What a turn came to

wr-turn-to = → { $space }
wr-turn-felled = −{ $enemies }
wr-turn-gained = +{ $what }
wr-turn-hurt = zdraví −{ $n }
wr-turn-hurt-other = { $hero }: zdraví −{ $n }
wr-turn-healed = zdraví +{ $n }
wr-turn-despair = zoufalství +{ $n }
wr-turn-cards = { $n ->
        [one] +{ $n } karta
        [few] +{ $n } karty
       *[other] +{ $n } karet
    }

## Words that stand as icons in the text of a card: every form, separated by commas

wr-inked-success = úspěch, úspěchu, úspěchem, úspěchy, úspěchů, úspěchům, úspěších
wr-inked-block = blok, bloku, blokem, bloky, bloků, blokům, blocích
wr-inked-ghoul = ghúl, ghúla, ghúlovi, ghúlem, ghúly, ghúlů, ghúlové, ghúlům, ghúlech
wr-inked-abomination = zrůda, zrůdy, zrůdě, zrůdu, zrůdou, zrůd, zrůdám, zrůdách, zrůdami
wr-inked-stronghold = tvrz, tvrze, tvrzi, tvrzí, tvrzím, tvrzích
wr-inked-damage = zranění, zraněním, zraněních, zraněními
wr-inked-despair = zoufalství, zoufalstvím

## What a lesson frames, in words

wr-part-quests = úkoly
wr-part-despair = stupnice zoufalství
wr-part-fight = kostky
wr-part-hand = karty v ruce
wr-part-rate = stupnice Pohromy
wr-part-supply = zásoba
wr-part-piles = balíčky a odhazovací balíčky
wr-part-rewards = odměny
wr-part-lich-king = Král lichů
wr-part-siege = obléhání
