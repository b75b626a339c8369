### Names of everything in the box of Wrath of the Lich King.

## Spaces

wr-space-onslaught-harbor = Onslaught Harbor
wr-space-the-avalanche = The Avalanche
wr-space-rivers-heart = River’s Heart
wr-space-vault-of-archavon = Vault of Archavon
wr-space-temple-city-of-enkilah = Temple City of En’kilah
wr-space-warsong-hold = Warsong Hold
wr-space-valiance-keep = Valiance Keep
wr-space-the-wrathgate = The Wrathgate
wr-space-azjol-nerub = Azjol-Nerub
wr-space-the-nexus = The Nexus
wr-space-shadow-vault = Shadow Vault
wr-space-argent-tournament = Argent Tournament
wr-space-temple-of-storms = Temple of Storms
wr-space-the-breach = The Breach
wr-space-dalaran = Dalaran
wr-space-frosthold = Frosthold
wr-space-terrace-of-the-makers = Terrace of the Makers
wr-space-thunderfall = Thunderfall
wr-space-gundrak = Gundrak
wr-space-ulduar = Ulduar
wr-space-wyrmrest-temple = Wyrmrest Temple
wr-space-thryms-end = Thrym’s End
wr-space-draktharon-keep = Drak’Tharon Keep
wr-space-kolramas = Kolramas
wr-space-grizzlemaw = Grizzlemaw
wr-space-amberpine-lodge = Amberpine Lodge
wr-space-utgarde-keep = Utgarde Keep
wr-space-vengeance-landing = Vengeance Landing
wr-space-valgarde = Valgarde
wr-space-naxxramas = Naxxramas
wr-space-icecrown-citadel = Icecrown Citadel

## Regions; .where is part of a sentence

wr-region-red = red region
    .short = red
    .where = in the red region (west)
wr-region-green = green region
    .short = green
    .where = in the green region (north)
wr-region-purple = purple region
    .short = purple
    .where = in the purple region (east)

## Heroes

wr-hero-tirion = Tirion
    .full = Tirion Fordring
    .title = Highlord of the Argent Crusade
wr-hero-liadrin = Liadrin
    .full = Lady Liadrin
    .title = Matriarch of the Blood Knights
wr-hero-thrall = Thrall
    .full = Thrall
    .title = Warchief of the Horde
wr-hero-sylvanas = Sylvanas
    .full = Sylvanas Windrunner
    .title = Banshee Queen
wr-hero-muradin = Muradin
    .full = Muradin Bronzebeard
    .title = Prince of the Frostborn
wr-hero-jaina = Jaina
    .full = Jaina Proudmoore
    .title = Archmage
wr-hero-varian = Varian
    .full = Varian Wrynn
    .title = King of Stormwind

wr-faction-argent = Argent Crusade
wr-faction-horde = Horde
wr-faction-alliance = Alliance

## Abilities

wr-ability-press-forward = Press Forward!
wr-ability-ashbringer = Ashbringer
wr-ability-indomitable = Indomitable
wr-ability-lay-on-hands = Lay on Hands
wr-ability-chain-lightning = Chain Lightning
wr-ability-i-am-the-warchief = I Am the Warchief!
wr-ability-wailing-arrow = Wailing Arrow
wr-ability-will-of-the-forsaken = Will of the Forsaken
wr-ability-storm-bolt = Storm Bolt
wr-ability-legacy-of-the-bronzebeards = Legacy of the Bronzebeards
wr-ability-teleport = Teleport
wr-ability-frost-armor = Frost Armor
wr-ability-for-the-alliance = For the Alliance!
wr-ability-whirlwind = Whirlwind

## Cards

wr-card-fight-1 = Fight 1
wr-card-fight-2 = Fight 2
wr-card-defend = Defend
wr-card-travel-2 = Travel 2
wr-card-travel-4 = Travel 4
wr-card-heal = Heal
wr-card-stronghold = Stronghold
wr-card-scourge-rises = The Scourge Rises

wr-icon-fight = fight
wr-icon-defend = defend
wr-icon-travel = travel
wr-icon-heal = heal

## Rewards

wr-reward-argent-crusaders = Argent Crusaders
wr-reward-borrowed-time = Borrowed Time
wr-reward-one-quiet-night = One Quiet Night
wr-reward-alexstraszas-cleansing = Alexstrasza’s Cleansing
wr-reward-blessing-of-the-light = Blessing of the Light
wr-reward-gunship-support = Gunship Support
wr-reward-new-allies = New Allies
wr-reward-onward-to-victory = Onward to Victory!
wr-reward-knights-of-the-ebon-blade = Knights of the Ebon Blade

## Difficulties

wr-difficulty-introductory = Introductory
wr-difficulty-normal = Normal
wr-difficulty-heroic = Heroic
wr-difficulty-mythic = Mythic

## Figures and tracks

wr-name-ghoul = Ghoul
wr-name-abomination = Abomination
wr-name-lich-king = The Lich King
wr-name-stronghold = Stronghold
wr-name-scourge-track = Scourge track
wr-name-despair-track = Despair track
wr-name-health = Health

## Counting

wr-ghouls = { $n ->
        [one] { $n } ghoul
       *[other] { $n } ghouls
    }
wr-abominations = { $n ->
        [one] { $n } abomination
       *[other] { $n } abominations
    }
wr-damage = { $n } damage
wr-successes = { $n ->
        [one] { $n } success
       *[other] { $n } successes
    }
wr-blocks = { $n ->
        [one] { $n } block
       *[other] { $n } blocks
    }
wr-steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
wr-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
wr-actions = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
