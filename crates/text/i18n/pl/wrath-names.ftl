### Nazwy wszystkiego, co jest w pudełku gry Wrath of the Lich King, według wydania polskiego; reszta w duchu tego wydania.

## Spaces

wr-space-onslaught-harbor = Port Szturmu
wr-space-the-avalanche = Lawina
wr-space-rivers-heart = Serce Rzeki
wr-space-vault-of-archavon = Krypta Archavona
wr-space-temple-city-of-enkilah = En’Kilah, Miasto Świątyń
wr-space-warsong-hold = Stolica Wojennej Pieśni
wr-space-valiance-keep = Twierdza Walecznych
wr-space-the-wrathgate = Wrota Gniewu
wr-space-azjol-nerub = Azjol-Nerub
wr-space-the-nexus = Splot
wr-space-shadow-vault = Krypta Cieni
wr-space-argent-tournament = Turniej Argentu
wr-space-temple-of-storms = Świątynia Burz
wr-space-the-breach = Wyłom
wr-space-dalaran = Dalaran
wr-space-frosthold = Mroźna Ostoja
wr-space-terrace-of-the-makers = Taras Twórców
wr-space-thunderfall = Gromospad
wr-space-gundrak = Gundrak
wr-space-ulduar = Ulduar
wr-space-wyrmrest-temple = Świątynia Smoczego Spoczynku
wr-space-thryms-end = Kres Thryma
wr-space-draktharon-keep = Twierdza Drak’Tharon
wr-space-kolramas = Kolramas
wr-space-grizzlemaw = Szara Paszcza
wr-space-amberpine-lodge = Chata pod Bursztynową Sosną
wr-space-utgarde-keep = Twierdza Utgarde
wr-space-vengeance-landing = Przystań Zemsty
wr-space-valgarde = Valgarde
wr-space-naxxramas = Naxxramas
wr-space-icecrown-citadel = Cytadela Lodowej Korony

## Regions; .where is part of a sentence

wr-region-red = region czerwony
    .gen = regionu czerwonego
    .short = czerwony
    .where = w regionie czerwonym (zachód)
wr-region-green = region zielony
    .gen = regionu zielonego
    .short = zielony
    .where = w regionie zielonym (północ)
wr-region-purple = region fioletowy
    .gen = regionu fioletowego
    .short = fioletowy
    .where = w regionie fioletowym (wschód)

## Heroes

wr-hero-tirion = Tyrion
    .full = Tyrion Fordring
    .title = arcylord Krucjaty Argentu
    .gen = Tyriona
    .dat = Tyrionowi
    .acc = Tyriona
    .ins = Tyrionem
wr-hero-liadrin = Liadrin
    .full = Lady Liadrin
    .title = matrona Krwawych Rycerzy
    .gen = Liadrin
    .dat = Liadrin
    .acc = Liadrin
    .ins = Liadrin
wr-hero-thrall = Thrall
    .full = Thrall
    .title = wódz Hordy
    .gen = Thralla
    .dat = Thrallowi
    .acc = Thralla
    .ins = Thrallem
wr-hero-sylvanas = Sylwana
    .full = Sylwana Bieżywiatr
    .title = Królowa Banshee
    .gen = Sylwany
    .dat = Sylwanie
    .acc = Sylwanę
    .ins = Sylwaną
wr-hero-muradin = Muradin
    .full = Muradin Miedziobrody
    .title = książę Mrozorodnych
    .gen = Muradina
    .dat = Muradinowi
    .acc = Muradina
    .ins = Muradinem
wr-hero-jaina = Jaina
    .full = Jaina Proudmoore
    .title = arcymagini
    .gen = Jainy
    .dat = Jainie
    .acc = Jainę
    .ins = Jainą
wr-hero-varian = Varian
    .full = Varian Wrynn
    .title = król Wichrogrodu
    .gen = Variana
    .dat = Varianowi
    .acc = Variana
    .ins = Varianem

wr-faction-argent = Krucjata Argentu
wr-faction-horde = Horda
wr-faction-alliance = Przymierze

## Abilities

wr-ability-press-forward = Naprzód!
wr-ability-ashbringer = Spopielacz
wr-ability-indomitable = Niezłomna
wr-ability-lay-on-hands = Nakładanie rąk
wr-ability-chain-lightning = Łańcuch błyskawic
wr-ability-i-am-the-warchief = Ja jestem wodzem!
wr-ability-wailing-arrow = Wyjąca Strzała
wr-ability-will-of-the-forsaken = Wola Porzuconych
wr-ability-storm-bolt = Piorun burzy
wr-ability-legacy-of-the-bronzebeards = Dziedzictwo Miedziobrodych
wr-ability-teleport = Teleport
wr-ability-frost-armor = Mroźny pancerz
wr-ability-for-the-alliance = Za Przymierze!
wr-ability-whirlwind = Trąba powietrzna

## Cards

wr-card-fight-1 = Atak (1)
wr-card-fight-2 = Atak (2)
wr-card-defend = Obrona
wr-card-travel-2 = Podróż (2)
wr-card-travel-4 = Podróż (4)
wr-card-heal = Leczenie
wr-card-stronghold = Warownia
wr-card-scourge-rises = Rozprzestrzenianie się Plagi

wr-icon-fight = atak
wr-icon-defend = obrona
wr-icon-travel = podróż
wr-icon-heal = leczenie

## Rewards

wr-reward-argent-crusaders = Krzyżowcy Argentu
wr-reward-borrowed-time = Pożyczony czas
wr-reward-one-quiet-night = Pewnej cichej nocy
wr-reward-alexstraszas-cleansing = Oczyszczenie Alexstrazy
wr-reward-blessing-of-the-light = Błogosławieństwo Światłości
wr-reward-gunship-support = Ostrzał z góry
wr-reward-new-allies = Nowi sojusznicy
wr-reward-onward-to-victory = Naprzód, ku zwycięstwu!
wr-reward-knights-of-the-ebon-blade = Rycerze Hebanowego Ostrza

## Difficulties

wr-difficulty-introductory = Początkujący
wr-difficulty-normal = Normalny
wr-difficulty-heroic = Heroiczny
wr-difficulty-mythic = Mityczny

## Figures and tracks

wr-name-ghoul = Ghul
wr-name-abomination = Plugastwo
wr-name-lich-king = Król Lisz
wr-name-stronghold = Warownia
wr-name-scourge-track = Tor Plagi
wr-name-despair-track = Tor rozpaczy
wr-name-health = Zdrowie

## Counting

wr-ghouls = { $n ->
        [one] { $n } ghul
        [few] { $n } ghule
       *[many] { $n } ghuli
    }
    .acc = { $n ->
        [one] { $n } ghula
        [few] { $n } ghule
       *[many] { $n } ghuli
    }
wr-abominations = { $n ->
        [one] { $n } plugastwo
        [few] { $n } plugastwa
       *[many] { $n } plugastw
    }
    .acc = { $n ->
        [one] { $n } plugastwo
        [few] { $n } plugastwa
       *[many] { $n } plugastw
    }
wr-damage = { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
wr-successes = { $n ->
        [one] { $n } sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
wr-blocks = { $n ->
        [one] { $n } blok
        [few] { $n } bloki
       *[many] { $n } bloków
    }
wr-steps = { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
wr-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
wr-actions = { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }
    .acc = { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    }
