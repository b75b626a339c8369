### What only the drawn table says.

## Labels

sw-page-stock = Stock
sw-page-recent = What happened last
sw-page-tray = Tokens in the tray
sw-page-die = The Reinforcement die
sw-page-relics = Artifacts and Legendary Places
sw-page-income = Income if the turn ended now
sw-page-regions = Regions
sw-page-active = Active race
sw-page-declining = In decline
sw-page-price = Price
sw-page-coins-on = Coins on it
sw-page-needs-roll = { $n } or more on the die: { $percent } %

## What a group of actions has in common

sw-verb-detonate = Turn a Bomb over
sw-verb-defuse = Discard a Bomb
sw-verb-take = Pick up
sw-verb-abandon = Abandon
sw-verb-conquer = Conquer
sw-verb-final = Roll for
sw-verb-topple = Tear down
sw-verb-push = Move away
sw-verb-oust = Drive out
sw-verb-swap = Swap
sw-verb-grab = Carry an Artifact
sw-verb-well = Move the Well
sw-verb-put = Place
sw-verb-leave-two = Leave two
sw-verb-fort = Fort
sw-verb-tower = Watch Tower
sw-verb-aegis = Aegis
sw-verb-heart = Heart of Azeroth
sw-verb-objective = Military Objective
sw-verb-plant = Plant a Bomb
sw-verb-choose = Choose

## Boards by size

sw-size-large = Large board
sw-size-medium = Medium board
sw-size-small = Small board

## What a turn came to

sw-turn-declined = { $race }: in decline
sw-turn-conquered = { $n ->
        [one] { $n } conquest
       *[other] { $n } conquests
    }
sw-turn-lost = { $n ->
        [one] { $seat }: −{ $n } region
       *[other] { $seat }: −{ $n } regions
    }
sw-turn-coins = +{ $coins }

## What a lesson frames, in words

sw-part-coins = coins
sw-part-hand = tokens in hand
sw-part-combos = peoples on offer
sw-part-race = active race
sw-part-income = income
