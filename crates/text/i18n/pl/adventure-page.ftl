### Podpisy stołu gry World of Warcraft: The Adventure Game.

ag-page-about = Przygoda dla dwóch do czterech rywali: wędruj po Wschodnich Królestwach, walcz z tym, co dobierzesz, awansuj od szarego do czerwonego poziomu, wypełniaj misje i pierwszy zdobądź dość punktów męstwa.
ag-page-map = Mapa Wschodnich Królestw
ag-page-find = Szukaj
ag-page-find-place = Znajdź miejsce
ag-page-find-card = Znajdź element gry
ag-page-zoom = Wielkość mapy
ag-page-world = Talie, zdarzenia i niepokonani
ag-page-box = Elementy gry
ag-page-tabs = Co czytać
ag-page-round = Runda { $n }
ag-page-aim = do { $n }
ag-page-race = Wyścig do { $n } punktów męstwa
ag-page-valor = { $n ->
        [one] { $n } punkt męstwa
        [few] { $n } punkty męstwa
       *[many] { $n } punktów męstwa
    }
ag-page-choosing = wybiera postać
ag-page-go = { $space }: idź tam, { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
ag-page-steps-now = { $n ->
        [one] { $n } krok od ciebie: możesz tam iść teraz.
        [few] { $n } kroki od ciebie: możesz tam iść teraz.
       *[many] { $n } kroków od ciebie: możesz tam iść teraz.
    }
ag-page-turns = { $n ->
        [one] Około { $n } tury od ciebie.
        [few] Około { $n } tur od ciebie.
       *[many] Około { $n } tur od ciebie.
    }
ag-page-by-air = Ostatni odcinek powietrznym szlakiem.
ag-page-face-down = zakryte odkrycie
ag-page-at = { $what }: { $space }
ag-page-deck = Wyzwania, poziom { $level }: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
ag-page-elite = Trudne misje: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
ag-page-supply = Odkrycia w stosie: { $n }
ag-page-left = zostało: { $n }
ag-page-undefeated = Niepokonani { $n }/{ $most }
ag-page-life = żywotność { $n } z { $most }
ag-page-energy = energia
ag-page-defence = obrona
ag-page-damage = obrażenia
ag-page-moves = pozostały ruch
ag-page-slowed = { $n ->
        [one] { $n } krok mniej
        [few] { $n } kroki mniej
       *[many] { $n } kroków mniej
    }
ag-page-dazed = pominie fazę wyzwań
ag-page-hand = Ręka ({ $n })
ag-page-piles = talia { $deck }, odrzucone { $discard }
ag-page-no-cards = brak kart
ag-page-in-play = W grze
ag-page-bag = Wyposażenie i torba
ag-page-nothing = nic
ag-page-worn = w wyposażeniu
ag-page-useless = nie do użycia, służy za miksturę
ag-page-from-level = od poziomu: { $level }
ag-page-quest = Misja
ag-page-quests = Misje
ag-page-done = wypełniona
ag-page-progress = postęp: { $n }
ag-page-log = Dziennik misji
ag-page-costs = { $n ->
        [one] { $n } punkt energii
        [few] { $n } punkty energii
       *[many] { $n } punktów energii
    }
ag-page-restricted = Tylko dla
ag-page-as-potion = Jako mikstura
ag-page-can-use = Może używać
ag-page-from-bag = Mikstury i torba
ag-page-on-map = Na mapie
ag-page-combat = Walka
ag-page-enemy-card = Karta przeciwnika
ag-page-not-rolled = jeszcze bez rzutu
ag-page-die = na kości jest { $n }
ag-page-hits-on = trafia od { $n }
ag-page-never-hits = nie może trafić
ag-step-before = przed
ag-step-after = rzut
ag-odds-win = Zwycięstwo: { $n } %.
ag-odds-fall = Porażka: { $n } %.
ag-hint-movement = Wybierz podświetlone pole: liczba mówi, ile to kroków. Potem idź dalej.
ag-hint-map = Wybierz podświetlone pole.
ag-tab-me = Postać
ag-tab-players = Inni
ag-tab-recent = Co się stało
ag-tab-news = Nowiny
ag-recent-none = Jeszcze nic.
ag-result-won = { $n ->
        [one] Wygrywa { $who }!
        [few] Wygrywają: { $who }!
       *[many] Wygrywają: { $who }!
    }
ag-result-valor = Męstwo
ag-result-quests = Misje
ag-result-wins = Wygrane walki
ag-result-falls = Porażki
ag-result-sources = Skąd wzięło się męstwo
ag-result-trophies = Trofea
ag-result-events = Wydarzenia
ag-result-behind = { $n ->
        [0] tyle samo męstwa
        [one] o punkt męstwa mniej
        [few] o { $n } punkty męstwa mniej
       *[many] o { $n } punktów męstwa mniej
    }
ag-result-plot = Męstwo w kolejnych rundach
ag-page-opponents-hand = { $who }: zakryte karty na ręce: { $n }
ag-odds-both = Obie strony zostają: { $n } %.
ag-verdict-hit = Trafienie, obrażenia: { $n }
ag-verdict-miss = Pudło
ag-page-one-hit = wystarczy jedno trafienie
ag-page-loot = Za nim: { $item }
ag-band-hit = po trafieniu
ag-band-fight = w walce
ag-band-move = ruch
ag-band-any = własna tura
ag-band-answer = odpowiedź
ag-band-brink = w ostatniej chwili
ag-page-trophy = trofeum

## What a turn came to

ag-turn-to = → { $space }
ag-turn-won = pokonano: { $foe }
ag-turn-not-won = nie pokonano: { $foe }
ag-turn-defeat = porażka
ag-turn-quest = „{ $quest }”: ukończona
ag-turn-trophy = trofeum: { $trophy }
ag-turn-gained = +{ $what }
ag-turn-level = poziom: { $level }
ag-turn-hurt = żywotność −{ $n }
ag-turn-hurt-other = { $seat }: żywotność −{ $n }
ag-turn-healed = żywotność +{ $n }
ag-turn-abilities = { $n ->
        [one] +{ $n } karta zdolności
        [few] +{ $n } karty zdolności
       *[many] +{ $n } kart zdolności
    }

## Words that stand as icons in the text of a card: every form, separated by commas

ag-inked-damage = obrażenie, obrażenia, obrażeniu, obrażeniem, obrażeń, obrażeniom, obrażeniami, obrażeniach
ag-inked-energy = energia, energii, energię, energią
ag-inked-valor = męstwo, męstwa, męstwu, męstwem, męstwie
ag-inked-card = karta zdolności, karty zdolności, karcie zdolności, kartę zdolności, kartą zdolności, kart zdolności, kartom zdolności, kartami zdolności, kartach zdolności
ag-inked-die = kość, kości, kością, kościom, kośćmi, kościach
ag-inked-defence = obrona, obrony, obronie, obronę, obroną

## What a lesson frames, in words

ag-part-quests = misje
ag-part-moves = pozostały ruch
ag-part-energy = energia
ag-part-hand = karty na ręce
ag-part-hand-cards = karty na ręce
ag-part-damage = żywotność
ag-part-stage = walka
ag-part-bag = wyposażenie i torba
ag-part-weapon = broń
ag-part-level = poziom
ag-part-worth = żywotność i inne wartości
ag-part-space = miejsce na mapie
