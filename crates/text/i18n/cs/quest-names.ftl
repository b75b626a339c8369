### Jména všeho, co je v krabici hry Warhammer Quest: The Adventure Card Game.

wq-title = Warhammer Quest: karetní dobrodružství

## Heroes; .kin is what they are

wq-hero-ironbreaker = Železolamač
    .kin = trpaslík
    .gen = Železolamače
    .dat = Železolamači
    .acc = Železolamače
    .gender = m
wq-hero-waywatcher = Strážkyně stezek
    .kin = lesní elfka
    .gen = Strážkyně stezek
    .dat = Strážkyni stezek
    .acc = Strážkyni stezek
    .gender = f
wq-hero-warrior-priest = Válečný kněz
    .kin = člověk
    .gen = Válečného kněze
    .dat = Válečnému knězi
    .acc = Válečného kněze
    .gender = m
wq-hero-bright-wizard = Ohnivá čarodějka
    .kin = člověk
    .gen = Ohnivé čarodějky
    .dat = Ohnivé čarodějce
    .acc = Ohnivou čarodějku
    .gender = f

## Types of action

wq-kind-attack = útok
    .hint = Každý úspěch je 1 zranění pro každého vybraného nepřítele, snížené o jeho odolnost.
    .gen = útoku
wq-kind-explore = průzkum
    .hint = Každý úspěch je 1 žeton pokroku na lokaci; potom si lízneš kartu podzemí.
    .gen = průzkumu
wq-kind-aid = podpora
    .hint = Každý úspěch je žeton úspěchu pro jiného hrdinu, na jeho pozdější akce.
    .gen = podpory
wq-kind-rest = odpočinek
    .hint = Každý úspěch vyléčí 1 tvé zranění.
    .gen = odpočinku
wq-tier-basic = základní
wq-tier-advanced = pokročilá

## Action cards, hero by hero

wq-action-card-gromril-sweep = Gromrilový rozmach
wq-action-card-inexorable-advance = Neúprosný postup
wq-action-card-hold-the-line = Držet řadu
wq-action-card-stout-heart = Statečné srdce
wq-action-card-ancestors-wrath = Hněv předků
wq-action-card-tunnel-fighter = Bojovník štol
wq-action-card-shieldwall-oath = Přísaha štítové hradby
wq-action-card-unbroken = Nezlomný
wq-action-card-swift-shot = Rychlý výstřel
wq-action-card-pathfinder = Hledačka cest
wq-action-card-covering-shot = Krycí výstřel
wq-action-card-leaf-still = Tichá jako list
wq-action-card-rain-of-shafts = Déšť šípů
wq-action-card-unseen-paths = Neviditelné stezky
wq-action-card-watchers-signal = Znamení strážkyně
wq-action-card-veil-of-leaves = Závoj listí
wq-action-card-judgement = Soud
wq-action-card-litany-in-the-dark = Litanie ve tmě
wq-action-card-sigmars-light = Sigmarovo světlo
wq-action-card-vigil = Bdění
wq-action-card-comets-fall = Pád komety
wq-action-card-pilgrims-torch = Poutníkova pochodeň
wq-action-card-hammers-blessing = Požehnání kladiva
wq-action-card-communion = Společná modlitba
wq-action-card-fireball = Ohnivá koule
wq-action-card-burning-lantern = Hořící lucerna
wq-action-card-fan-the-flames = Rozdmýchávání plamenů
wq-action-card-banked-embers = Skryté uhlíky
wq-action-card-conflagration = Požár
wq-action-card-ember-sight = Žhnoucí zrak
wq-action-card-cascade-of-fire = Kaskáda ohně
wq-action-card-phoenix-trance = Fénixův trans

## Gear

wq-gear-crossbow = Kuše
wq-gear-broadsword = Široký meč
wq-gear-parrying-dagger = Parírovací dýka
wq-gear-great-axe = Velká sekera
wq-gear-boar-spear = Kančí kopí
wq-gear-flail = Bojový cep
wq-gear-hunting-bow = Lovecký luk
wq-gear-warhammer = Válečné kladivo
wq-gear-throwing-knives = Vrhací nože
wq-gear-duelling-sabre = Soubojová šavle
wq-gear-leather-jerkin = Kožený kabátec
wq-gear-mail-shirt = Kroužková košile
wq-gear-plate-harness = Plátová zbroj
wq-gear-buckler = Puklíř
wq-gear-scale-coat = Šupinová zbroj
wq-gear-runed-helm = Runová přilba
wq-gear-padded-coat = Prošívanice
wq-gear-night-cloak = Plášť noci
wq-gear-lantern = Lucerna
wq-gear-healers-satchel = Léčitelova brašna
wq-gear-captains-signet = Kapitánův pečetní prsten
wq-gear-lucky-coin = Šťastná mince
wq-gear-climbing-rope = Lezecké lano
wq-gear-sewer-map = Mapa stok
wq-gear-silver-icon = Stříbrná ikona
wq-gear-rat-bell = Krysí zvonec
wq-gear-salve-pot = Kelímek masti
wq-gear-trophy-belt = Pás s trofejemi
wq-gear-war-horn = Válečný roh
wq-gear-legendary-fortune = Legendární poklad

## Legendary gear, hero by hero

wq-gear-deepguard-plate = Zbroj Hlubinné stráže
wq-gear-axe-of-long-grudges = Sekera dávných křivd
wq-gear-oath-banner = Prapor přísahy
wq-gear-bow-of-the-hidden-vale = Luk ze Skrytého údolí
wq-gear-mistweave-mantle = Plášť utkaný z mlhy
wq-gear-trackstone = Stopařský kámen
wq-gear-comet-hammer = Kladivo komety
wq-gear-blessed-breastplate = Požehnaný kyrys
wq-gear-relic-of-the-founder = Relikvie Zakladatele
wq-gear-staff-of-the-red-wind = Hůl Rudého větru
wq-gear-ashen-robes = Popelavé roucho
wq-gear-ring-of-cinders = Prsten žáru

wq-type-of-gear-weapon = zbraň
wq-type-of-gear-armour = zbroj
wq-type-of-gear-accessory = doplněk
wq-type-of-gear-fortune = poklad
wq-state-of-gear-ready = připravená
wq-state-of-gear-exhausted = vyčerpaná
wq-state-of-gear-depleted = spotřebovaná

## Enemies. Standard and elite cards share a name

wq-set-of-enemies-giant-bats = Obří netopýr
    .gender = m
wq-set-of-enemies-gigantic-spiders = Obrovský pavouk
    .gender = m
wq-set-of-enemies-goblin-warriors = Gobliní válečník
    .gender = m
wq-set-of-enemies-goblin-archers = Gobliní lučištník
    .gender = m
wq-set-of-enemies-clanrats = Klanová krysa
    .gender = f
wq-set-of-enemies-rat-swarms = Krysí hejno
    .gender = n
wq-set-of-enemies-orc-boys = Orčí hoch
    .gender = m
wq-set-of-enemies-crypt-ghouls = Ghúl z krypty
    .gender = m
wq-set-of-enemies-plague-monks = Morový mnich
    .gender = m
wq-set-of-enemies-night-runners = Noční běžec
    .gender = m
wq-set-of-enemies-jezzail-teams = Dvojice mušketýrů
    .gender = f
wq-set-of-enemies-black-orcs = Černý ork
    .gender = m
wq-set-of-enemies-rat-ogres = Krysí ogr
    .gender = m
wq-set-of-enemies-trolls = Trol
    .gender = m
wq-set-of-enemies-nemeses = Nemesis
    .gender = f
wq-name-odious-grump = Odporný Grump
    .gender = m
wq-name-nunkel = Nunkel
    .gender = m
wq-name-vriss-the-quiet = Vriss Tichý
    .gender = m
wq-name-warlock-tzeek = Černokněžník Tzeek
    .gender = m
wq-name-ugrok-redfist = Ugrok Rudá pěst
    .gender = m
wq-foe-standard = { $set } { $number }
    .gender = { GENDER($set) }
wq-foe-elite = { $set } (elita)
    .gender = { GENDER($set) }
wq-foe-hidden = skrytý nepřítel { $number }
    .gender = m
wq-rank-standard = běžný
wq-rank-elite = elitní
wq-rank-nemesis = nemesis

wq-trait-beast = Bestie
wq-trait-greenskin = Zelenokožec
wq-trait-skaven = Skaven
wq-trait-undead = Nemrtvý

## Keywords

wq-keyword-advance = Nástup
wq-keyword-retreat = Ústup
wq-keyword-inflict = Zraňování
wq-keyword-prey = Lov
wq-keyword-ensnare = Polapení
wq-keyword-lacerate = Rozdrásání
wq-keyword-disease = Nákaza
wq-keyword-swarm = Přesila
wq-keyword-ambush = Léčka
wq-keyword-frenzy = Zuřivost
wq-keyword-regenerate = Regenerace
wq-keyword-mob = Tlupa

## Locations

wq-location-collapsed-sewer = Zřícená stoka
wq-location-ratcatchers-cistern = Krysařova cisterna
wq-location-webbed-culvert = Propustek v pavučinách
wq-location-drowned-crypt = Zatopená krypta
wq-location-fungus-gallery = Houbová galerie
wq-location-old-watch-post = Stará strážnice
wq-location-broken-stair = Rozbité schodiště
wq-location-goblin-warren = Gobliní nory
wq-location-plague-cauldrons = Morové kotle
wq-location-bone-pit = Jáma kostí
wq-location-warpstone-vein = Žíla warpkamene
wq-location-smugglers-vault = Pašerácká skrýš
wq-location-dwarf-waystone = Trpasličí milník
wq-location-gas-filled-tunnel = Tunel plný plynu
wq-location-rope-bridge = Lanový most
wq-location-underway-crossroads = Podzemní rozcestí
wq-location-forge-hall = Síň kovárny
wq-location-bell-loft = Zvonice
wq-location-trophy-heap = Hromada trofejí
wq-location-fallen-throne-room = Pobořený trůnní sál
wq-location-grumps-sump = Grumpova jímka
wq-location-poisoned-wellspring = Otrávený pramen
wq-location-rat-run-gate = Brána krysích chodeb
wq-location-warpfire-workshop = Dílna warpohně
wq-location-war-camp = Válečný tábor
wq-location-the-old-stair = Staré schody

## Dungeon cards

wq-dungeon-card-healing-draught = Léčivý nápoj
wq-dungeon-card-torch = Pochodeň
wq-dungeon-card-fire-flask = Ohnivá láhev
wq-dungeon-card-elfcap-fungus = Elfí klobouček
wq-dungeon-card-smoke-pot = Dýmovnice
wq-dungeon-card-bandages = Obvazy
wq-dungeon-card-purging-herbs = Očistné byliny
wq-dungeon-card-lucky-charm = Talisman pro štěstí
wq-dungeon-card-smelling-salts = Čichací sůl
wq-dungeon-card-whetstone = Brousek
wq-dungeon-card-warpstone = Warpkámen
wq-dungeon-card-hidden-cache = Tajná skrýš
wq-dungeon-card-guarded-hoard = Střežený poklad
wq-dungeon-card-ambush-in-the-dark = Přepadení!
wq-dungeon-card-noises-in-the-dark = Zvuky ve tmě
wq-dungeon-card-wayside-shrine = Svatyně u cesty
wq-dungeon-card-foul-air = Zkažený vzduch
wq-dungeon-card-rusted-snare = Rezavá past
wq-dungeon-card-secret-passage = Tajná chodba
wq-dungeon-card-cave-in = Zával
wq-dungeon-card-fallen-adventurer = Padlý dobrodruh
wq-dungeon-card-ill-omen = Zlé znamení
wq-dungeon-item = předmět
wq-dungeon-event = událost

## Conditions

wq-condition-sickened = Nemoc
    .acc = Nemoc
wq-condition-bleeding = Krvácení
    .acc = Krvácení
wq-condition-empowered = Posílení
    .acc = Posílení

## Quests and the peril track

wq-quest-a-foul-stench = Odporný zápach
wq-quest-locate-the-toxic-agent = Po stopě jedu
wq-quest-pursuit = Pronásledování
wq-quest-firepower = Palebná síla
wq-quest-waaagh = WAAAGH!
wq-quest-lost-in-the-dark = Ztraceni ve tmě
wq-campaign = Křehké spojenectví
wq-peril-plain = klidné pole
wq-peril-green = zelený efekt hrozby
wq-peril-blue = modrý efekt hrozby
wq-peril-red = červený efekt hrozby
wq-quest-rule = pravidlo dobrodružství
wq-nemesis-effect = efekt nemesis ({ $foe })

## Faces of the dice

wq-face-success = úspěch
wq-face-success-defence = úspěch a obrana
wq-face-double = 2 úspěchy
wq-face-critical = kritický úspěch
wq-face-defence = 2 obrany
wq-foe-face-blank = prázdné
wq-foe-face-attack = útok nepřítele
wq-foe-face-nemesis = nemesis

## Level; 0 is the quest symbol

wq-level = { $n ->
        [0] symbol dobrodružství
       *[some] úroveň { $n }
    }
