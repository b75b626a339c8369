### The names of everything in the box of Warhammer Quest: The Adventure Card Game.

wq-title = Warhammer Quest: The Adventure Card Game

## Heroes; .kin is what they are

wq-hero-ironbreaker = Ironbreaker
    .kin = dwarf
wq-hero-waywatcher = Waywatcher
    .kin = wood elf
wq-hero-warrior-priest = Warrior Priest
    .kin = human
wq-hero-bright-wizard = Bright Wizard
    .kin = human

## Types of action

wq-kind-attack = attack
    .hint = Each success is a wound for every enemy that you target, less its resilience.
wq-kind-explore = explore
    .hint = Each success is 1 progress on the location; then you draw a dungeon card.
wq-kind-aid = aid
    .hint = Each success is a success token for another hero, for his later actions.
wq-kind-rest = rest
    .hint = Each success heals 1 of your wounds.
wq-tier-basic = basic
wq-tier-advanced = advanced

## Action cards, hero by hero

wq-action-card-gromril-sweep = Gromril Sweep
wq-action-card-inexorable-advance = Inexorable Advance
wq-action-card-hold-the-line = Hold the Line
wq-action-card-stout-heart = Stout Heart
wq-action-card-ancestors-wrath = Ancestors’ Wrath
wq-action-card-tunnel-fighter = Tunnel Fighter
wq-action-card-shieldwall-oath = Shieldwall Oath
wq-action-card-unbroken = Unbroken
wq-action-card-swift-shot = Swift Shot
wq-action-card-pathfinder = Pathfinder
wq-action-card-covering-shot = Covering Shot
wq-action-card-leaf-still = Leaf-Still
wq-action-card-rain-of-shafts = Rain of Shafts
wq-action-card-unseen-paths = Unseen Paths
wq-action-card-watchers-signal = Watcher’s Signal
wq-action-card-veil-of-leaves = Veil of Leaves
wq-action-card-judgement = Judgement
wq-action-card-litany-in-the-dark = Litany in the Dark
wq-action-card-sigmars-light = Sigmar’s Light
wq-action-card-vigil = Vigil
wq-action-card-comets-fall = Comet’s Fall
wq-action-card-pilgrims-torch = Pilgrim’s Torch
wq-action-card-hammers-blessing = Hammer’s Blessing
wq-action-card-communion = Communion
wq-action-card-fireball = Fireball
wq-action-card-burning-lantern = Burning Lantern
wq-action-card-fan-the-flames = Fan the Flames
wq-action-card-banked-embers = Banked Embers
wq-action-card-conflagration = Conflagration
wq-action-card-ember-sight = Ember Sight
wq-action-card-cascade-of-fire = Cascade of Fire
wq-action-card-phoenix-trance = Phoenix Trance

## Gear

wq-gear-crossbow = Crossbow
wq-gear-broadsword = Broadsword
wq-gear-parrying-dagger = Parrying Dagger
wq-gear-great-axe = Great Axe
wq-gear-boar-spear = Boar Spear
wq-gear-flail = Flail
wq-gear-hunting-bow = Hunting Bow
wq-gear-warhammer = Warhammer
wq-gear-throwing-knives = Throwing Knives
wq-gear-duelling-sabre = Duelling Sabre
wq-gear-leather-jerkin = Leather Jerkin
wq-gear-mail-shirt = Mail Shirt
wq-gear-plate-harness = Plate Harness
wq-gear-buckler = Buckler
wq-gear-scale-coat = Scale Coat
wq-gear-runed-helm = Runed Helm
wq-gear-padded-coat = Padded Coat
wq-gear-night-cloak = Night Cloak
wq-gear-lantern = Lantern
wq-gear-healers-satchel = Healer’s Satchel
wq-gear-captains-signet = Captain’s Signet
wq-gear-lucky-coin = Lucky Coin
wq-gear-climbing-rope = Climbing Rope
wq-gear-sewer-map = Sewer Map
wq-gear-silver-icon = Silver Icon
wq-gear-rat-bell = Rat-Bell
wq-gear-salve-pot = Salve Pot
wq-gear-trophy-belt = Trophy Belt
wq-gear-war-horn = War Horn
wq-gear-legendary-fortune = Legendary Fortune

## Legendary gear, hero by hero

wq-gear-deepguard-plate = Deepguard Plate
wq-gear-axe-of-long-grudges = Axe of Long Grudges
wq-gear-oath-banner = Oath Banner
wq-gear-bow-of-the-hidden-vale = Bow of the Hidden Vale
wq-gear-mistweave-mantle = Mistweave Mantle
wq-gear-trackstone = Trackstone
wq-gear-comet-hammer = Comet Hammer
wq-gear-blessed-breastplate = Blessed Breastplate
wq-gear-relic-of-the-founder = Relic of the Founder
wq-gear-staff-of-the-red-wind = Staff of the Red Wind
wq-gear-ashen-robes = Ashen Robes
wq-gear-ring-of-cinders = Ring of Cinders

wq-type-of-gear-weapon = weapon
wq-type-of-gear-armour = armour
wq-type-of-gear-accessory = accessory
wq-type-of-gear-fortune = treasure
wq-state-of-gear-ready = ready
wq-state-of-gear-exhausted = exhausted
wq-state-of-gear-depleted = depleted

## Enemies. Standard and elite cards share a name

wq-set-of-enemies-giant-bats = Giant Bat
wq-set-of-enemies-gigantic-spiders = Gigantic Spider
wq-set-of-enemies-goblin-warriors = Goblin Warrior
wq-set-of-enemies-goblin-archers = Goblin Archer
wq-set-of-enemies-clanrats = Clanrat
wq-set-of-enemies-rat-swarms = Rat Swarm
wq-set-of-enemies-orc-boys = Orc Boy
wq-set-of-enemies-crypt-ghouls = Crypt Ghoul
wq-set-of-enemies-plague-monks = Plague Monk
wq-set-of-enemies-night-runners = Night Runner
wq-set-of-enemies-jezzail-teams = Jezzail Team
wq-set-of-enemies-black-orcs = Black Orc
wq-set-of-enemies-rat-ogres = Rat Ogre
wq-set-of-enemies-trolls = Troll
wq-set-of-enemies-nemeses = Nemesis
wq-name-odious-grump = Odious Grump
wq-name-nunkel = Nunkel
wq-name-vriss-the-quiet = Vriss the Quiet
wq-name-warlock-tzeek = Warlock Tzeek
wq-name-ugrok-redfist = Ugrok Redfist
wq-foe-standard = { $set } { $number }
wq-foe-elite = { $set } (elite)
wq-foe-hidden = face-down enemy { $number }
wq-rank-standard = standard
wq-rank-elite = elite
wq-rank-nemesis = nemesis

wq-trait-beast = Beast
wq-trait-greenskin = Greenskin
wq-trait-skaven = Skaven
wq-trait-undead = Undead

## Keywords

wq-keyword-advance = Advance
wq-keyword-retreat = Retreat
wq-keyword-inflict = Inflict
wq-keyword-prey = Prey
wq-keyword-ensnare = Ensnare
wq-keyword-lacerate = Lacerate
wq-keyword-disease = Disease
wq-keyword-swarm = Swarm
wq-keyword-ambush = Ambush
wq-keyword-frenzy = Frenzy
wq-keyword-regenerate = Regenerate
wq-keyword-mob = Mob

## Locations

wq-location-collapsed-sewer = Collapsed Sewer
wq-location-ratcatchers-cistern = Ratcatcher’s Cistern
wq-location-webbed-culvert = Webbed Culvert
wq-location-drowned-crypt = Drowned Crypt
wq-location-fungus-gallery = Fungus Gallery
wq-location-old-watch-post = Old Watch Post
wq-location-broken-stair = Broken Stair
wq-location-goblin-warren = Goblin Warren
wq-location-plague-cauldrons = Plague Cauldrons
wq-location-bone-pit = Bone Pit
wq-location-warpstone-vein = Warpstone Vein
wq-location-smugglers-vault = Smugglers’ Vault
wq-location-dwarf-waystone = Dwarf Waystone
wq-location-gas-filled-tunnel = Gas-Filled Tunnel
wq-location-rope-bridge = Rope Bridge
wq-location-underway-crossroads = Underway Crossroads
wq-location-forge-hall = Forge Hall
wq-location-bell-loft = Bell Loft
wq-location-trophy-heap = Trophy Heap
wq-location-fallen-throne-room = Fallen Throne Room
wq-location-grumps-sump = Grump’s Sump
wq-location-poisoned-wellspring = Poisoned Wellspring
wq-location-rat-run-gate = Rat-Run Gate
wq-location-warpfire-workshop = Warpfire Workshop
wq-location-war-camp = War Camp
wq-location-the-old-stair = The Old Stair

## Dungeon cards

wq-dungeon-card-healing-draught = Healing Draught
wq-dungeon-card-torch = Torch
wq-dungeon-card-fire-flask = Fire Flask
wq-dungeon-card-elfcap-fungus = Elfcap Fungus
wq-dungeon-card-smoke-pot = Smoke Pot
wq-dungeon-card-bandages = Bandages
wq-dungeon-card-purging-herbs = Purging Herbs
wq-dungeon-card-lucky-charm = Lucky Charm
wq-dungeon-card-smelling-salts = Smelling Salts
wq-dungeon-card-whetstone = Whetstone
wq-dungeon-card-warpstone = Warpstone
wq-dungeon-card-hidden-cache = Hidden Cache
wq-dungeon-card-guarded-hoard = Guarded Hoard
wq-dungeon-card-ambush-in-the-dark = Ambush!
wq-dungeon-card-noises-in-the-dark = Noises in the Dark
wq-dungeon-card-wayside-shrine = Wayside Shrine
wq-dungeon-card-foul-air = Foul Air
wq-dungeon-card-rusted-snare = Rusted Snare
wq-dungeon-card-secret-passage = Secret Passage
wq-dungeon-card-cave-in = Cave-In
wq-dungeon-card-fallen-adventurer = Fallen Adventurer
wq-dungeon-card-ill-omen = Ill Omen
wq-dungeon-item = item
wq-dungeon-event = event

## Conditions

wq-condition-sickened = Sickened
wq-condition-bleeding = Bleeding
wq-condition-empowered = Empowered

## Quests and the peril track

wq-quest-a-foul-stench = A Foul Stench
wq-quest-locate-the-toxic-agent = Locate the Toxic Agent
wq-quest-pursuit = Pursuit
wq-quest-firepower = Firepower
wq-quest-waaagh = WAAAGH!
wq-quest-lost-in-the-dark = Lost in the Dark
wq-campaign = An Uneasy Alliance
wq-peril-plain = quiet space
wq-peril-green = green peril effect
wq-peril-blue = blue peril effect
wq-peril-red = red peril effect
wq-quest-rule = quest rule
wq-nemesis-effect = nemesis effect of { $foe }

## Faces of the dice

wq-face-success = success
wq-face-success-defence = success and defence
wq-face-double = 2 successes
wq-face-critical = critical
wq-face-defence = 2 defence
wq-foe-face-blank = blank
wq-foe-face-attack = enemy attack
wq-foe-face-nemesis = nemesis

## Level; 0 is the quest symbol

wq-level = { $n ->
        [0] quest symbol
       *[some] level { $n }
    }
