### Nazwy wszystkiego, co jest w pudełku gry Warhammer Quest: Przygodowa gra karciana; pojęcia według wydania polskiego.

wq-title = Warhammer Quest: Przygodowa gra karciana

## Heroes; .kin is what they are

wq-hero-ironbreaker = Żelazołamacz
    .kin = krasnolud
    .gen = Żelazołamacza
    .dat = Żelazołamaczowi
    .acc = Żelazołamacza
    .gender = m
wq-hero-waywatcher = Strażniczka Ścieżek
    .kin = leśna elfka
    .gen = Strażniczki Ścieżek
    .dat = Strażniczce Ścieżek
    .acc = Strażniczkę Ścieżek
    .gender = f
wq-hero-warrior-priest = Kapłan-Wojownik
    .kin = człowiek
    .gen = Kapłana-Wojownika
    .dat = Kapłanowi-Wojownikowi
    .acc = Kapłana-Wojownika
    .gender = m
wq-hero-bright-wizard = Czarodziejka Płomienia
    .kin = człowiek
    .gen = Czarodziejki Płomienia
    .dat = Czarodziejce Płomienia
    .acc = Czarodziejkę Płomienia
    .gender = f

## Types of action

wq-kind-attack = atak
    .hint = Każdy sukces to 1 rana dla każdego wskazanego wroga, pomniejszona o jego odporność.
    .gen = ataku
wq-kind-explore = eksploracja
    .hint = Każdy sukces to 1 żeton postępu na obszarze; potem dobierasz kartę lochu.
    .gen = eksploracji
wq-kind-aid = wsparcie
    .hint = Każdy sukces to żeton sukcesu dla innego bohatera, na jego późniejsze akcje.
    .gen = wsparcia
wq-kind-rest = odpoczynek
    .hint = Każdy sukces leczy 1 twoją ranę.
    .gen = odpoczynku
wq-tier-basic = podstawowa
wq-tier-advanced = zaawansowana

## Action cards, hero by hero

wq-action-card-gromril-sweep = Gromrilowy zamach
wq-action-card-inexorable-advance = Nieubłagany pochód
wq-action-card-hold-the-line = Utrzymać szyk
wq-action-card-stout-heart = Mężne serce
wq-action-card-ancestors-wrath = Gniew przodków
wq-action-card-tunnel-fighter = Wojownik tuneli
wq-action-card-shieldwall-oath = Przysięga muru tarcz
wq-action-card-unbroken = Niezłomny
wq-action-card-swift-shot = Szybki strzał
wq-action-card-pathfinder = Tropicielka
wq-action-card-covering-shot = Strzał osłonowy
wq-action-card-leaf-still = Cisza liści
wq-action-card-rain-of-shafts = Deszcz strzał
wq-action-card-unseen-paths = Niewidoczne ścieżki
wq-action-card-watchers-signal = Znak strażniczki
wq-action-card-veil-of-leaves = Zasłona liści
wq-action-card-judgement = Osąd
wq-action-card-litany-in-the-dark = Litania w mroku
wq-action-card-sigmars-light = Światło Sigmara
wq-action-card-vigil = Czuwanie
wq-action-card-comets-fall = Upadek komety
wq-action-card-pilgrims-torch = Pochodnia pielgrzyma
wq-action-card-hammers-blessing = Błogosławieństwo młota
wq-action-card-communion = Wspólna modlitwa
wq-action-card-fireball = Kula ognia
wq-action-card-burning-lantern = Płonąca latarnia
wq-action-card-fan-the-flames = Podsycanie płomieni
wq-action-card-banked-embers = Przysypany żar
wq-action-card-conflagration = Pożoga
wq-action-card-ember-sight = Żarzący się wzrok
wq-action-card-cascade-of-fire = Kaskada ognia
wq-action-card-phoenix-trance = Trans feniksa

## Gear

wq-gear-crossbow = Kusza
wq-gear-broadsword = Szeroki miecz
wq-gear-parrying-dagger = Sztylet do parowania
wq-gear-great-axe = Wielki topór
wq-gear-boar-spear = Rohatyna
wq-gear-flail = Cep bojowy
wq-gear-hunting-bow = Łuk myśliwski
wq-gear-warhammer = Młot bojowy
wq-gear-throwing-knives = Noże do rzucania
wq-gear-duelling-sabre = Szabla pojedynkowa
wq-gear-leather-jerkin = Skórzany kaftan
wq-gear-mail-shirt = Kolczuga
wq-gear-plate-harness = Zbroja płytowa
wq-gear-buckler = Puklerz
wq-gear-scale-coat = Zbroja łuskowa
wq-gear-runed-helm = Runiczny hełm
wq-gear-padded-coat = Przeszywanica
wq-gear-night-cloak = Płaszcz nocy
wq-gear-lantern = Latarnia
wq-gear-healers-satchel = Torba uzdrowiciela
wq-gear-captains-signet = Sygnet kapitana
wq-gear-lucky-coin = Szczęśliwa moneta
wq-gear-climbing-rope = Lina wspinaczkowa
wq-gear-sewer-map = Mapa kanałów
wq-gear-silver-icon = Srebrna ikona
wq-gear-rat-bell = Szczurzy dzwon
wq-gear-salve-pot = Słoik maści
wq-gear-trophy-belt = Pas trofeów
wq-gear-war-horn = Róg wojenny
wq-gear-legendary-fortune = Legendarny skarb

## Legendary gear, hero by hero

wq-gear-deepguard-plate = Zbroja Straży Głębin
wq-gear-axe-of-long-grudges = Topór dawnych uraz
wq-gear-oath-banner = Sztandar przysięgi
wq-gear-bow-of-the-hidden-vale = Łuk z Ukrytej Doliny
wq-gear-mistweave-mantle = Opończa z mgły
wq-gear-trackstone = Kamień tropów
wq-gear-comet-hammer = Młot komety
wq-gear-blessed-breastplate = Błogosławiony napierśnik
wq-gear-relic-of-the-founder = Relikwia Założyciela
wq-gear-staff-of-the-red-wind = Kostur Czerwonego Wiatru
wq-gear-ashen-robes = Popielate szaty
wq-gear-ring-of-cinders = Pierścień żaru

wq-type-of-gear-weapon = broń
wq-type-of-gear-armour = pancerz
wq-type-of-gear-accessory = dodatek
wq-type-of-gear-fortune = skarb
wq-state-of-gear-ready = gotowe do użycia
wq-state-of-gear-exhausted = wyczerpane
wq-state-of-gear-depleted = zużyte

## Enemies. Standard and elite cards share a name

wq-set-of-enemies-giant-bats = Olbrzymi nietoperz
    .gender = m
wq-set-of-enemies-gigantic-spiders = Gigantyczny pająk
    .gender = m
wq-set-of-enemies-goblin-warriors = Wojownik goblinów
    .gender = m
wq-set-of-enemies-goblin-archers = Łucznik goblinów
    .gender = m
wq-set-of-enemies-clanrats = Szczur klanowy
    .gender = m
wq-set-of-enemies-rat-swarms = Rój szczurów
    .gender = m
wq-set-of-enemies-orc-boys = Orkowy chłopak
    .gender = m
wq-set-of-enemies-crypt-ghouls = Ghul z krypty
    .gender = m
wq-set-of-enemies-plague-monks = Mnich zarazy
    .gender = m
wq-set-of-enemies-night-runners = Nocny biegacz
    .gender = m
wq-set-of-enemies-jezzail-teams = Zespół muszkieterów
    .gender = m
wq-set-of-enemies-black-orcs = Czarny ork
    .gender = m
wq-set-of-enemies-rat-ogres = Szczuroogr
    .gender = m
wq-set-of-enemies-trolls = Troll
    .gender = m
wq-set-of-enemies-nemeses = Nemezis
    .gender = f
wq-name-odious-grump = Ohydny Grump
    .gender = m
wq-name-nunkel = Nunkel
    .gender = m
wq-name-vriss-the-quiet = Vriss Cichy
    .gender = m
wq-name-warlock-tzeek = Czarnoksiężnik Tzeek
    .gender = m
wq-name-ugrok-redfist = Ugrok Czerwona Pięść
    .gender = m
wq-foe-standard = { $set } { $number }
    .gender = { GENDER($set) }
wq-foe-elite = { $set } (elita)
    .gender = { GENDER($set) }
wq-foe-hidden = zakryty wróg { $number }
    .gender = m
wq-rank-standard = zwykły
wq-rank-elite = elitarny
wq-rank-nemesis = nemezis

wq-trait-beast = Bestia
wq-trait-greenskin = Zielonoskóry
wq-trait-skaven = Skaven
wq-trait-undead = Nieumarły

## Keywords

wq-keyword-advance = Natarcie
wq-keyword-retreat = Odwrót
wq-keyword-inflict = Ranienie
wq-keyword-prey = Polowanie
wq-keyword-ensnare = Usidlenie
wq-keyword-lacerate = Rozszarpanie
wq-keyword-disease = Zaraza
wq-keyword-swarm = Nawała
wq-keyword-ambush = Zasadzka
wq-keyword-frenzy = Szał
wq-keyword-regenerate = Regeneracja
wq-keyword-mob = Zgraja

## Locations

wq-location-collapsed-sewer = Zawalony kanał
wq-location-ratcatchers-cistern = Cysterna szczurołapa
wq-location-webbed-culvert = Przepust w pajęczynach
wq-location-drowned-crypt = Zatopiona krypta
wq-location-fungus-gallery = Grzybowa galeria
wq-location-old-watch-post = Stara strażnica
wq-location-broken-stair = Zrujnowane schody
wq-location-goblin-warren = Nory goblinów
wq-location-plague-cauldrons = Kotły zarazy
wq-location-bone-pit = Dół kości
wq-location-warpstone-vein = Żyła spaczenia
wq-location-smugglers-vault = Skrytka przemytników
wq-location-dwarf-waystone = Krasnoludzki kamień drogowy
wq-location-gas-filled-tunnel = Tunel pełen gazu
wq-location-rope-bridge = Most linowy
wq-location-underway-crossroads = Podziemne rozdroże
wq-location-forge-hall = Sala kuźni
wq-location-bell-loft = Dzwonnica
wq-location-trophy-heap = Sterta trofeów
wq-location-fallen-throne-room = Zrujnowana sala tronowa
wq-location-grumps-sump = Bajoro Grumpa
wq-location-poisoned-wellspring = Zatrute źródło
wq-location-rat-run-gate = Brama szczurzych tuneli
wq-location-warpfire-workshop = Warsztat spaczognia
wq-location-war-camp = Obóz wojenny
wq-location-the-old-stair = Stare schody

## Dungeon cards

wq-dungeon-card-healing-draught = Napój leczniczy
wq-dungeon-card-torch = Pochodnia
wq-dungeon-card-fire-flask = Butelka ognia
wq-dungeon-card-elfcap-fungus = Elfi kapturek
wq-dungeon-card-smoke-pot = Garnek dymu
wq-dungeon-card-bandages = Bandaże
wq-dungeon-card-purging-herbs = Zioła oczyszczające
wq-dungeon-card-lucky-charm = Amulet szczęścia
wq-dungeon-card-smelling-salts = Sole trzeźwiące
wq-dungeon-card-whetstone = Osełka
wq-dungeon-card-warpstone = Spaczeń
wq-dungeon-card-hidden-cache = Ukryta skrytka
wq-dungeon-card-guarded-hoard = Strzeżony skarb
wq-dungeon-card-ambush-in-the-dark = Zasadzka!
wq-dungeon-card-noises-in-the-dark = Hałasy w mroku
wq-dungeon-card-wayside-shrine = Przydrożna kapliczka
wq-dungeon-card-foul-air = Cuchnące powietrze
wq-dungeon-card-rusted-snare = Zardzewiałe wnyki
wq-dungeon-card-secret-passage = Tajne przejście
wq-dungeon-card-cave-in = Zawał
wq-dungeon-card-fallen-adventurer = Poległy poszukiwacz przygód
wq-dungeon-card-ill-omen = Zły omen
wq-dungeon-item = przedmiot
wq-dungeon-event = wydarzenie

## Conditions

wq-condition-sickened = Choroba
    .acc = Chorobę
wq-condition-bleeding = Krwawienie
    .acc = Krwawienie
wq-condition-empowered = Wzmocnienie
    .acc = Wzmocnienie

## Quests and the peril track

wq-quest-a-foul-stench = Paskudny smród
wq-quest-locate-the-toxic-agent = Na tropie trucizny
wq-quest-pursuit = Pościg
wq-quest-firepower = Siła ognia
wq-quest-waaagh = WAAAGH!
wq-quest-lost-in-the-dark = Zagubieni w ciemności
wq-campaign = Niewygodne przymierze
wq-peril-plain = spokojne pole
wq-peril-green = zielony efekt zagrożenia
wq-peril-blue = niebieski efekt zagrożenia
wq-peril-red = czerwony efekt zagrożenia
wq-quest-rule = zasada przygody
wq-nemesis-effect = efekt nemezis ({ $foe })

## Faces of the dice

wq-face-success = sukces
wq-face-success-defence = sukces i obrona
wq-face-double = 2 sukcesy
wq-face-critical = krytyczny sukces
wq-face-defence = 2 obrony
wq-foe-face-blank = puste
wq-foe-face-attack = atak wroga
wq-foe-face-nemesis = nemezis

## Level; 0 is the quest symbol

wq-level = { $n ->
        [0] symbol przygody
       *[some] poziom { $n }
    }
