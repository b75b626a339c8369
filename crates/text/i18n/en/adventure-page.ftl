### Labels of the table of World of Warcraft: The Adventure Game.

ag-page-about = A competitive adventure for two to four: walk the Eastern Kingdoms, fight what you draw, grow from grey to red, do quests, and be the first with enough valor.
ag-page-map = Map of the Eastern Kingdoms
ag-page-find = Find
ag-page-find-place = Find a place
ag-page-find-card = Find a component
ag-page-zoom = Size of the map
ag-page-world = Decks, events and the undefeated
ag-page-box = Components
ag-page-tabs = What to read
ag-page-round = Round { $n }
ag-page-aim = to { $n }
ag-page-race = The race to { $n } valor
ag-page-valor = { $n ->
        [one] { $n } valor
       *[other] { $n } valor
    }
ag-page-choosing = choosing a character
ag-page-go = { $space }: go there, { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
ag-page-steps-now = { $n ->
        [one] { $n } step from you: you can go there now.
       *[other] { $n } steps from you: you can go there now.
    }
ag-page-turns = { $n ->
        [one] About { $n } turn from you.
       *[other] About { $n } turns from you.
    }
ag-page-by-air = The last part by air.
ag-page-face-down = a discovery, face down
ag-page-at = { $what }: { $space }
ag-page-deck = Challenges, { $level }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ag-page-elite = Elite quests: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ag-page-supply = Discoveries in the supply: { $n }
ag-page-left = { $n } left
ag-page-undefeated = Undefeated { $n }/{ $most }
ag-page-life = life { $n } of { $most }
ag-page-energy = energy
ag-page-defence = defence
ag-page-damage = damage
ag-page-moves = steps left
ag-page-slowed = { $n ->
        [one] { $n } step less
       *[other] { $n } steps less
    }
ag-page-dazed = skips a challenge
ag-page-hand = Hand ({ $n })
ag-page-piles = deck { $deck }, discarded { $discard }
ag-page-no-cards = no cards
ag-page-in-play = In play
ag-page-bag = Equipment and bag
ag-page-nothing = nothing
ag-page-worn = equipped
ag-page-useless = cannot be used, worth a potion
ag-page-from-level = from { $level }
ag-page-quest = Quest
ag-page-quests = Quests
ag-page-done = done
ag-page-progress = progress: { $n }
ag-page-log = Quest log
ag-page-costs = { $n ->
        [one] { $n } energy
       *[other] { $n } energy
    }
ag-page-restricted = Only for
ag-page-as-potion = As a potion
ag-page-can-use = Can use
ag-page-from-bag = Potions and bag
ag-page-on-map = On the map
ag-page-combat = Combat
ag-page-enemy-card = The enemy’s card
ag-page-not-rolled = not rolled yet
ag-page-die = the die shows { $n }
ag-page-hits-on = hits on { $n }+
ag-page-never-hits = cannot hit
ag-step-before = before
ag-step-after = roll
ag-odds-win = Victory: { $n } %.
ag-odds-fall = Defeat: { $n } %.
ag-hint-movement = Choose a lit space: the number tells its steps. Then go on.
ag-hint-map = Choose a lit space.
ag-tab-me = Character
ag-tab-players = Others
ag-tab-recent = What happened
ag-tab-news = News
ag-recent-none = Nothing yet.
ag-result-won = { $n ->
        [one] { $who } has won!
       *[other] { $who } have won!
    }
ag-result-valor = Valor
ag-result-quests = Quests
ag-result-wins = Fights won
ag-result-falls = Defeats
ag-result-sources = Where the valor came from
ag-result-trophies = Trophies
ag-result-events = Events
ag-result-behind = { $n ->
        [0] with as much valor
        [one] one valor less
       *[other] { $n } valor less
    }
ag-result-plot = Valor by round
ag-page-opponents-hand = { $who }: cards in hand, face down: { $n }
ag-odds-both = Both stand: { $n } %.
ag-verdict-hit = A hit: { $n } damage
ag-verdict-miss = A miss
ag-page-one-hit = one hit is enough
ag-page-loot = Behind it: { $item }
ag-band-hit = after a hit
ag-band-fight = in a fight
ag-band-move = movement
ag-band-any = own turn
ag-band-answer = reply
ag-band-brink = last moment
ag-page-trophy = trophy

## What a turn came to

ag-turn-to = → { $space }
ag-turn-won = beaten: { $foe }
ag-turn-not-won = not beaten: { $foe }
ag-turn-defeat = defeat
ag-turn-quest = “{ $quest }”: completed
ag-turn-trophy = trophy: { $trophy }
ag-turn-gained = +{ $what }
ag-turn-level = level: { $level }
ag-turn-hurt = life −{ $n }
ag-turn-hurt-other = { $seat }: life −{ $n }
ag-turn-healed = life +{ $n }
ag-turn-abilities = { $n ->
        [one] +{ $n } ability card
       *[other] +{ $n } ability cards
    }

## Words that stand as icons in the text of a card: every form, separated by commas

ag-inked-damage = damage
ag-inked-energy = energy
ag-inked-valor = valor
ag-inked-card = ability card, ability cards
ag-inked-die = die, dice
ag-inked-defence = defence

## What a lesson frames, in words

ag-part-quests = quests
ag-part-moves = steps left
ag-part-energy = energy
ag-part-hand = cards in hand
ag-part-hand-cards = cards in hand
ag-part-damage = life
ag-part-stage = combat
ag-part-bag = equipment and bag
ag-part-weapon = weapon
ag-part-level = level
ag-part-worth = life and other values
ag-part-space = place on the map
