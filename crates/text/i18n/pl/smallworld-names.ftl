### Nazwy wszystkiego, co jest w pudełku, według wydania polskiego. Atrybuty .gen, .dat, .acc, .ins, .loc to przypadki.

## Races

sw-race-bloodelves = Krwawe Elfy
    .gen = Krwawych Elfów
    .dat = Krwawym Elfom
    .acc = Krwawe Elfy
    .ins = Krwawymi Elfami
    .loc = Krwawych Elfach
sw-race-draenei = Draenei
    .gen = Draenei
    .dat = Draenei
    .acc = Draenei
    .ins = Draenei
    .loc = Draenei
sw-race-dwarves = Krasnoludy
    .gen = Krasnoludów
    .dat = Krasnoludom
    .acc = Krasnoludy
    .ins = Krasnoludami
    .loc = Krasnoludach
sw-race-ethereals = Eteryczni
    .gen = Eterycznych
    .dat = Eterycznym
    .acc = Eterycznych
    .ins = Eterycznymi
    .loc = Eterycznych
sw-race-forsaken = Porzuceni
    .gen = Porzuconych
    .dat = Porzuconym
    .acc = Porzuconych
    .ins = Porzuconymi
    .loc = Porzuconych
sw-race-gnomes = Gnomy
    .gen = Gnomów
    .dat = Gnomom
    .acc = Gnomy
    .ins = Gnomami
    .loc = Gnomach
sw-race-goblins = Gobliny
    .gen = Goblinów
    .dat = Goblinom
    .acc = Gobliny
    .ins = Goblinami
    .loc = Goblinach
sw-race-humans = Ludzie
    .gen = Ludzi
    .dat = Ludziom
    .acc = Ludzi
    .ins = Ludźmi
    .loc = Ludziach
sw-race-kobolds = Koboldy
    .gen = Koboldów
    .dat = Koboldom
    .acc = Koboldy
    .ins = Koboldami
    .loc = Koboldach
sw-race-naga = Nagi
    .gen = Nag
    .dat = Nagom
    .acc = Nagi
    .ins = Nagami
    .loc = Nagach
sw-race-nightelves = Nocne Elfy
    .gen = Nocnych Elfów
    .dat = Nocnym Elfom
    .acc = Nocne Elfy
    .ins = Nocnymi Elfami
    .loc = Nocnych Elfach
sw-race-orcs = Orkowie
    .gen = Orków
    .dat = Orkom
    .acc = Orków
    .ins = Orkami
    .loc = Orkach
sw-race-pandaren = Pandareni
    .gen = Pandarenów
    .dat = Pandarenom
    .acc = Pandarenów
    .ins = Pandarenami
    .loc = Pandarenach
sw-race-tauren = Taureni
    .gen = Taurenów
    .dat = Taurenom
    .acc = Taurenów
    .ins = Taurenami
    .loc = Taurenach
sw-race-trolls = Trolle
    .gen = Trolli
    .dat = Trollom
    .acc = Trolle
    .ins = Trollami
    .loc = Trollach
sw-race-worgen = Worgeni
    .gen = Worgenów
    .dat = Worgenom
    .acc = Worgenów
    .ins = Worgenami
    .loc = Worgenach
sw-race-murlocs = Murloki
    .gen = Murloków
    .dat = Murlokom
    .acc = Murloki
    .ins = Murlokami
    .loc = Murlokach

## Special powers

sw-power-archaeologists = Archeolodzy
    .gen = Archeologów
    .acc = Archeologów
    .ins = Archeologami
sw-power-swampwalkers = Bagnołazy
    .gen = Bagnołazów
    .acc = Bagnołazów
    .ins = Bagnołazami
sw-power-champions = Czempioni
    .gen = Czempionów
    .acc = Czempionów
    .ins = Czempionami
sw-power-mountaineers = Górale
    .gen = Górali
    .acc = Górali
    .ins = Góralami
sw-power-miners = Górnicy
    .gen = Górników
    .acc = Górników
    .ins = Górnikami
sw-power-blacksmiths = Kowale
    .gen = Kowali
    .acc = Kowali
    .ins = Kowalami
sw-power-portalmages = Magowie Portali
    .gen = Magów Portali
    .acc = Magów Portali
    .ins = Magami Portali
sw-power-battlemasters = Mistrzowie Bitew
    .gen = Mistrzów Bitew
    .acc = Mistrzów Bitew
    .ins = Mistrzami Bitew
sw-power-marshdwellers = Mokradłowcy
    .gen = Mokradłowców
    .acc = Mokradłowców
    .ins = Mokradłowcami
sw-power-fieldsdefenders = Obrońcy Pól
    .gen = Obrońców Pól
    .acc = Obrońców Pól
    .ins = Obrońcami Pól
sw-power-explorers = Odkrywcy
    .gen = Odkrywców
    .acc = Odkrywców
    .ins = Odkrywcami
sw-power-farmers = Rolnicy
    .gen = Rolników
    .acc = Rolników
    .ins = Rolnikami
sw-power-fishermen = Rybacy
    .gen = Rybaków
    .acc = Rybaków
    .ins = Rybakami
sw-power-muscle = Siłacze
    .gen = Siłaczy
    .acc = Siłaczy
    .ins = Siłaczami
sw-power-trackers = Tropiciele
    .gen = Tropicieli
    .acc = Tropicieli
    .ins = Tropicielami
sw-power-wardens = Wartownicy
    .gen = Wartowników
    .acc = Wartowników
    .ins = Wartownikami
sw-power-beastmasters = Władcy Bestii
    .gen = Władców Bestii
    .acc = Władców Bestii
    .ins = Władcami Bestii
sw-power-enraged = Zdobywcy
    .gen = Zdobywców
    .acc = Zdobywców
    .ins = Zdobywcami
sw-power-herbalists = Zielarze
    .gen = Zielarzy
    .acc = Zielarzy
    .ins = Zielarzami
sw-power-seafarers = Żeglarze
    .gen = Żeglarzy
    .acc = Żeglarzy
    .ins = Żeglarzami

## Artifacts and Legendary Places

sw-relic-aegis = Egida Aggramara
    .gen = Egidy Aggramara
    .acc = Egidę Aggramara
    .ins = Egidą Aggramara
sw-relic-frostmourne = Ostrze Mrozu
    .gen = Ostrza Mrozu
    .acc = Ostrze Mrozu
    .ins = Ostrzem Mrozu
sw-relic-ashes = Prochy Al’ara
    .gen = Prochów Al’ara
    .acc = Prochy Al’ara
    .ins = Prochami Al’ara
sw-relic-heart = Serce Azeroth
    .gen = Serca Azeroth
    .acc = Serce Azeroth
    .ins = Sercem Azeroth
sw-relic-doomhammer = Zgładziciel
    .gen = Zgładziciela
    .acc = Zgładziciela
    .ins = Zgładzicielem
sw-relic-meetingstone = Kamień Spotkania
    .gen = Kamienia Spotkania
    .acc = Kamień Spotkania
    .ins = Kamieniem Spotkania
sw-relic-lightshope = Kaplica Świetlistej Nadziei
    .gen = Kaplicy Świetlistej Nadziei
    .acc = Kaplicę Świetlistej Nadziei
    .ins = Kaplicą Świetlistej Nadziei
sw-relic-karazhan = Karazhan
    .gen = Karazhanu
    .acc = Karazhan
    .ins = Karazhanem
sw-relic-darkportal = Mroczny Portal
    .gen = Mrocznego Portalu
    .acc = Mroczny Portal
    .ins = Mrocznym Portalem
sw-relic-battleground = Pole Bitew
    .gen = Pola Bitew
    .acc = Pole Bitew
    .ins = Polem Bitew
sw-relic-well = Studnia Wieczności
    .gen = Studni Wieczności
    .acc = Studnię Wieczności
    .ins = Studnią Wieczności
sw-relic-spirithealer = Uzdrowicielka Dusz
    .gen = Uzdrowicielki Dusz
    .acc = Uzdrowicielkę Dusz
    .ins = Uzdrowicielką Dusz
sw-kind-artifact = Artefakt
sw-kind-place = Legendarne Miejsce
sw-kind-unknown = zakryty znacznik

## Factions

sw-faction-alliance = Przymierze
    .gen = Przymierza
sw-faction-horde = Horda
    .gen = Hordy
sw-faction-neutral = neutralna
    .gen = neutralnych

## Markers and pieces

sw-marker-fort = Twierdza
    .gen = Twierdzy
    .acc = Twierdzę
sw-marker-wisp-wall = Ściana Ogników
    .gen = Ściany Ogników
    .acc = Ścianę Ogników
sw-marker-watch-tower = Wieża Strażnicza
    .gen = Wieży Strażniczej
    .acc = Wieżę Strażniczą
sw-marker-objective = Cel Militarny
    .gen = Celu Militarnego
    .acc = Cel Militarny
sw-marker-bomb = Bomba
    .gen = Bomby
    .acc = Bombę
sw-marker-harmony = Harmonia
    .gen = Harmonii
    .acc = Harmonię
sw-marker-champion = Czempion
    .gen = Czempiona
    .acc = Czempiona
sw-marker-beast = Bestia
    .gen = Bestii
    .acc = Bestię
sw-marker-mountain = Góra
    .gen = Góry
    .acc = Górę
sw-marker-murloc = Murlok
    .gen = Murloka
    .acc = Murloka
sw-pieces-token = { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
    .acc = { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
sw-pieces-beast = { $n ->
        [one] { $n } Bestia
        [few] { $n } Bestie
       *[many] { $n } Bestii
    }
    .acc = { $n ->
        [one] { $n } Bestię
        [few] { $n } Bestie
       *[many] { $n } Bestii
    }
sw-pieces-champion = { $n ->
        [one] Czempion
        [few] { $n } Czempioni
       *[many] { $n } Czempionów
    }
    .acc = { $n ->
        [one] Czempiona
        [few] { $n } Czempionów
       *[many] { $n } Czempionów
    }
sw-pieces-murloc = { $n ->
        [one] { $n } Murlok
        [few] { $n } Murloki
       *[many] { $n } Murloków
    }
    .acc = { $n ->
        [one] { $n } Murloka
        [few] { $n } Murloki
       *[many] { $n } Murloków
    }

## Terrain and symbols

sw-terrain-field = Pola
sw-terrain-forest = Lasy
sw-terrain-hill = Wzgórza
sw-terrain-swamp = Bagna
sw-terrain-mountain = Góry
sw-terrain-sea = Morze
sw-terrain-lake = Jezioro
sw-symbol-anchor = region startowy
sw-symbol-cave = Jaskinia
sw-symbol-magic = region magiczny
sw-symbol-murloc = Murlok
sw-symbol-relic = miejsce na znacznik
sw-symbol-coast = wybrzeże

## Parts of the turn

sw-phase-upkeep = Początek tury
    .hint = Najpierw sprawy z poprzednich tur: wraca Harmonia, odkrywa się Bomby, liczy Bestie.
sw-phase-mode = Wybór
    .hint = Weź zestaw, prowadź dalszą ekspansję albo ogłoś Wymieranie swojej Rasy.
sw-phase-ready = Przygotowanie jednostek
    .hint = Zbierz żetony, zostawiając po jednym w każdym regionie, albo porzuć całe regiony.
sw-phase-conquest = Podboje
    .hint = Podbijaj regiony, dopóki starczy ci żetonów.
sw-phase-final = Ostatni Podbój
    .hint = Raz, na koniec: jeśli brakuje ci żetonów, wskaż region i rzuć kością Posiłków.
sw-phase-reinforce = Posiłki
    .hint = Przybywają żetony zdobyte w tej turze: Porzuceni rekrutują, Uzdrowicielka Dusz wskrzesza.
sw-phase-redeploy = Przegrupowanie
    .hint = Dowolnie przestaw żetony między swoimi regionami; żaden nie może zostać pusty.
sw-phase-placement = Znaczniki
    .hint = Na plansze trafiają Twierdze, Wieże Strażnicze, Artefakty, Cele Militarne, Bomby i Harmonia.
sw-phase-score = Dochód
    .hint = Każdy twój region daje monetę; do tego dochodzą premie.
sw-phase-withdraw = Wycofane jednostki
    .hint = Przeciwnicy rozstawiają wycofane żetony w regionach, które im zostały.

## Islands

sw-face-l1a = Wschodnia Marchia
sw-face-l1b = Wschodnia Marchia, zalane wybrzeże
sw-face-l2a = Wysokie Korony
sw-face-l2b = Wysokie Korony, poszarpane wybrzeże
sw-face-m1a = Przypływowa Kępa
sw-face-m1b = Przypływowa Kępa, strona z jeziorem
sw-face-m2a = Turniowe Wrzosowisko
sw-face-m2b = Turniowe Wrzosowisko, strona sucha
sw-face-s1a = Mewia Mierzeja
sw-face-s1b = Mewia Mierzeja, strona z jeziorem
sw-face-s2a = Wyspa Ściernisk
sw-face-s2b = Wyspa Ściernisk, strona z zatoką
