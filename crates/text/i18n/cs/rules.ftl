### Pravidla hry ke čtení.

rules-contents = Obsah
rules-search = Hledat v pravidlech
    .hint = Slova nebo označení pravidla
rules-search-go = Hledat
rules-found = { $n ->
        [one] { $n } pravidlo
        [few] { $n } pravidla
       *[other] { $n } pravidel
    }
rules-none = Žádné pravidlo neobsahuje všechna tato slova.
rules-whole = Celá pravidla
rules-how-to-read = Jak číst záznam
rules-table = Tabulka
rules-picture-setup = Stůl před prvním tahem
rules-picture-play = Uprostřed hry
rules-picture-early = Po prvních tazích
rules-picture-late = Později ve hře
rules-picture-end = Na konci hry
rules-short = Hra ve zkratce
rules-often = Osm věcí, na které všichni zapomínají
rules-tips = Všechny rady od stolu

## Small World

rules-often-sw-travel = Startovní region za mořem stojí o jeden žeton více.
rules-often-sw-stay = Při přesunu jednotek zůstane v každém tvém regionu aspoň jeden žeton.
rules-often-sw-lost = Z více obránců je ztracen jeden a ostatní se vrátí do ruky. Osamocený obránce je ztracen.
rules-often-sw-die = Hod kostkou je poslední dobývání tahu, ať vyjde, nebo ne.
rules-often-sw-decline = Vyhlášení úpadku stojí celý tah.
rules-often-sw-faction = Prémie za frakci se platí jen za rasy druhé strany.
rules-often-sw-murlocs = Region s Murlocy je obsazený a každý Murloc ho brání.
rules-often-sw-coins = Mince zaplacené za jiné kombinace na nich leží, dokud si někdo tu kombinaci nevezme.

## Wrath

rules-often-wr-defeat = Porážka stojí celou ruku a zoufalství vzroste o 2.
rules-often-wr-laid = Karty vyložené k úkolu se vracejí do ruky.
rules-often-wr-rest = Na poli úkolu nelze provést akci odpočinku.
rules-often-wr-lich-king = V oblasti Krále lichů stojí boj i úkol více zdraví.
rules-often-wr-fourth = Čtvrtý ghúl na poli je nájezd.
rules-often-wr-trade = Karty nelze dávat ani vyměňovat.
rules-often-wr-defend = Jedna karta Obrany může stačit na několik zrůd.
rules-often-wr-hand = V ruce smí být nejvýše sedm karet i s odměnami.

## Quest

rules-often-wq-shields = Symboly obrany proti klíčovým slovům nepomáhají.
rules-often-wq-explore = Po průzkumu se vždy líže karta podzemí.
rules-often-wq-ready = Po akci se symbolem přípravy jsou všechny tvé akce znovu připravené, i ta právě provedená.
rules-often-wq-travel = Při přesunu se odhodí nepřátelé ve stínu.
rules-often-wq-spawned = Rozmístění nepřátelé jsou hned připravení.
rules-often-wq-exhausted = Vyčerpaní nepřátelé kostku nepřidávají.
rules-often-wq-tokens = Na kartě akce leží nejvýše dva žetony úspěchu.
rules-often-wq-rest = Odpočinek je akce: každý úspěch vyléčí jedno zranění.

## Adventure

rules-often-ag-energy = Zbylá energie na konci tahu propadá.
rules-often-ag-items = Získaný předmět lze nasadit až ve fázi údržby.
rules-often-ag-level = O balíčku rozhoduje úroveň pole, ne tvoje.
rules-often-ag-city = Ve městě fáze výzvy není.
rules-often-ag-aggro = Žeton aggro drží každého hrdinu na svém poli.
rules-often-ag-tie = Součet rovný obrannému číslu je zásah.
rules-often-ag-resource = Má-li pole zdroje, musíš aktivovat právě jeden.
rules-often-ag-flight = Let ukončí fázi průzkumu.
rules-card = Přehled pravidel
    .whole = Celý přehled k vytištění
    .close = Zavřít přehled pravidel
    .now = teď
rules-card-goal = Cíl
rules-card-turn = Tah
rules-card-costs = Ceny a čísla
rules-card-losses = Ztráty
rules-card-income = Příjem a zisky
rules-card-actions = Akce
rules-card-cards = Karty
rules-card-enemies = Nepřátelé
rules-card-places = Místa a nebezpečí
rules-card-icons = Symboly
rules-card-success = úspěch
rules-card-block = blok
rules-card-life = životy
