### Names of everything in the box. Attributes .gen, .dat, .acc, .ins, .loc are grammatical cases; English has none.

## Races

sw-race-bloodelves = Blood Elves
sw-race-draenei = Draenei
sw-race-dwarves = Dwarves
sw-race-ethereals = Ethereals
sw-race-forsaken = Forsaken
sw-race-gnomes = Gnomes
sw-race-goblins = Goblins
sw-race-humans = Humans
sw-race-kobolds = Kobolds
sw-race-naga = Naga
sw-race-nightelves = Night Elves
sw-race-orcs = Orcs
sw-race-pandaren = Pandaren
sw-race-tauren = Tauren
sw-race-trolls = Trolls
sw-race-worgen = Worgen
sw-race-murlocs = Murlocs

## Special powers

sw-power-archaeologists = Archaeologist
sw-power-swampwalkers = Swampwalker
sw-power-champions = Champion
sw-power-mountaineers = Mountaineer
sw-power-miners = Mining
sw-power-blacksmiths = Blacksmith
sw-power-portalmages = Portal Mage
sw-power-battlemasters = Battlemaster
sw-power-marshdwellers = Marsh Dweller
sw-power-fieldsdefenders = Fields Defender
sw-power-explorers = Explorer
sw-power-farmers = Farming
sw-power-fishermen = Fishing
sw-power-muscle = Muscle
sw-power-trackers = Tracker
sw-power-wardens = Warden
sw-power-beastmasters = Beast Master
sw-power-enraged = Enraged
sw-power-herbalists = Herbalist
sw-power-seafarers = Seafarer

## Artifacts and Legendary Places

sw-relic-aegis = Aegis of Aggramar
sw-relic-frostmourne = Frostmourne
sw-relic-ashes = Ashes of Al’ar
sw-relic-heart = Heart of Azeroth
sw-relic-doomhammer = Doomhammer
sw-relic-meetingstone = Meeting Stone
sw-relic-lightshope = Light’s Hope Chapel
sw-relic-karazhan = Karazhan
sw-relic-darkportal = Dark Portal
sw-relic-battleground = Battleground
sw-relic-well = Well of Eternity
sw-relic-spirithealer = Spirit Healer
sw-kind-artifact = Artifact
sw-kind-place = Legendary Place
sw-kind-unknown = face-down marker

## Factions

sw-faction-alliance = Alliance
sw-faction-horde = Horde
sw-faction-neutral = neutral

## Markers and pieces

sw-marker-fort = Fort
sw-marker-wisp-wall = Wisp Wall
sw-marker-watch-tower = Watch Tower
sw-marker-objective = Military Objective
sw-marker-bomb = Bomb
sw-marker-harmony = Harmony
sw-marker-champion = Champion
sw-marker-beast = Beast
sw-marker-mountain = Mountain
sw-marker-murloc = Murloc
sw-pieces-token = { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
sw-pieces-beast = { $n ->
        [one] { $n } Beast
       *[other] { $n } Beasts
    }
sw-pieces-champion = { $n ->
        [one] the Champion
       *[other] { $n } Champions
    }
sw-pieces-murloc = { $n ->
        [one] { $n } Murloc
       *[other] { $n } Murlocs
    }

## Terrain and symbols

sw-terrain-field = Field
sw-terrain-forest = Forest
sw-terrain-hill = Hill
sw-terrain-swamp = Swamp
sw-terrain-mountain = Mountain
sw-terrain-sea = Sea
sw-terrain-lake = Lake
sw-symbol-anchor = starting region
sw-symbol-cave = Cave
sw-symbol-magic = Magic region
sw-symbol-murloc = Murloc
sw-symbol-relic = relic
sw-symbol-coast = coast

## Parts of the turn

sw-phase-upkeep = Upkeep
    .hint = Things left over from earlier turns come first: Harmony returns, Bombs are turned over, Beasts are counted.
sw-phase-mode = Choice
    .hint = Take a combo, expand with your race, or put it into decline.
sw-phase-ready = Getting ready
    .hint = Pick up tokens, but leave one in each region, or abandon whole regions.
sw-phase-conquest = Conquests
    .hint = Conquer regions for as long as your tokens last.
sw-phase-final = Final conquest
    .hint = Once, at the end: if you are short of tokens, name a region and roll the Reinforcement die.
sw-phase-reinforce = Reinforcements
    .hint = Tokens gained this turn arrive: the Forsaken recruit, the Spirit Healer helps.
sw-phase-redeploy = Redeployment
    .hint = Move your tokens freely between your regions; none may be left empty.
sw-phase-placement = Placements
    .hint = Forts, Watch Towers, Artifacts, Military Objectives, Bombs and Harmony are put on the boards.
sw-phase-score = Income
    .hint = Every region you hold is worth a coin, and bonuses are added.
sw-phase-withdraw = Withdrawals
    .hint = Opponents put their withdrawn tokens back into regions they still hold.

## Islands

sw-face-l1a = Eastmarch
sw-face-l1b = Eastmarch, flooded coast
sw-face-l2a = Highcrown
sw-face-l2b = Highcrown, broken coast
sw-face-m1a = Tideholm
sw-face-m1b = Tideholm, inland lake
sw-face-m2a = Cragmoor
sw-face-m2b = Cragmoor, dry side
sw-face-s1a = Gullspit
sw-face-s1b = Gullspit, lake side
sw-face-s2a = Stubble Isle
sw-face-s2b = Stubble Isle, bay side
