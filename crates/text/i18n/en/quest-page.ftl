### Labels of the table of Warhammer Quest.

wq-page-about = Cooperative dungeon adventure for up to four: four heroes, enemies that answer every blow in the same roll, a campaign of five quests, and a delve.
wq-page-table = Table
wq-page-box = Components
wq-page-round = Round { $n }
wq-page-quest-number = Quest { $n } of { $most }
wq-page-phases = Phases of the round
wq-page-order = Order of activations
wq-page-done = done
wq-page-choosing = choosing a hero
wq-page-zone = Engagement zone: { $hero }
wq-page-nobody = no enemies
wq-page-leader = party leader
wq-page-wounds = wounds { $wounds } of { $health }
wq-page-defeated = defeated
wq-fall-loses = The party loses { $things }
wq-fall-actions = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
wq-fall-tokens = { $n ->
        [one] { $n } success token
       *[other] { $n } success tokens
    }
wq-fall-gear = { $n ->
        [one] { $n } gear card
       *[other] { $n } gear cards
    }
wq-fall-standing = Still standing: { $n } of { $most }
wq-fall-shadows = Back to the shadows: { $foes }
wq-page-ready = readied
wq-page-exhausted = exhausted
wq-page-tokens = { $n ->
        [one] { $n } success token
       *[other] { $n } success tokens
    }
wq-page-gear-limit = Gear: { $n } of { $most }
wq-page-condition = condition
wq-page-target = target
wq-page-attack = attack
wq-page-health = health
wq-page-resilience = resilience
wq-page-defence = defence
wq-page-foe-stats = attack { $attack }, health { $health } of { $most }, resilience { $resilience }
wq-page-foe-now = Wounds now: { $wounds } of { $health }.
wq-page-foe-exhausted = It is exhausted: it neither attacks nor can be activated until enemies ready.
wq-page-hidden = It lies face down in the shadows. Nobody knows which enemy it is until it is turned up.
wq-page-shadows = In the shadows
wq-page-shadows-hint = Enemies that no hero has engaged. Only ranged attacks reach them.
wq-page-lair = Nemesis lair
wq-page-nemesis-defeated = defeated
wq-page-nemesis-out = has left the lair
wq-page-location = location
wq-page-no-location = No location yet
wq-page-explore-value = to explore: { $n }
wq-page-progress = progress { $n } of { $most }
wq-page-more-locations = { $n ->
        [one] { $n } location to come
       *[other] { $n } locations to come
    }
wq-page-next-locations = Next
wq-page-settlement = The settlement
wq-page-settlement-hint = Afterwards all wounds heal, and the next quest can begin.
wq-page-peril-track = Peril track
wq-page-peril = peril: space { $n } of { $most }
wq-page-peril-next = { $n ->
        [one] Next round:
       *[other] In { $n } rounds:
    }
wq-page-deck = { $deck }: { $n }; discard pile: { $discard }
wq-page-enemy-deck = Enemy deck
wq-page-dungeon-deck = Dungeon deck
wq-page-gear-deck = Gear deck
wq-page-discard = Discard pile
wq-page-empty = empty
wq-page-also = You may use something meanwhile.
wq-page-act-hint = Below each action: what its roll brings on average. Look at a card for every chance.
wq-page-stake-defeat = { $hero } would be defeated.
wq-page-stake-wounds = Health left: { $health } now, { $left } afterwards.
wq-page-stake-roll = { $n ->
        [one] As it lies, { $n } wound would come through.
       *[other] As it lies, { $n } wounds would come through.
    }
wq-page-visits = { $n ->
        [one] { $n } visit left.
       *[other] { $n } visits left.
    }
wq-page-odds = On average { $successes } successes, { $wounds } wounds.
wq-page-odds-nemesis = A nemesis answers in { $n } %.
wq-page-odds-hint = Exact, without tokens, targets and items.
wq-page-odds-now = Exact, with the tokens and cards used so far.
wq-page-spread = Chance of successes
wq-page-dice = Dice of the action
wq-page-step-prepare = before
wq-page-step-roll = roll
wq-page-step-rerolls = reroll
wq-page-step-modify = change
wq-page-step-result = result
wq-page-successes = { $n ->
        [one] success
       *[other] successes
    }
wq-page-attacks = { $n ->
        [one] attack symbol
       *[other] attack symbols
    }
wq-page-wounds-to-come = { $n ->
        [one] wound
       *[other] wounds
    }
wq-page-choice = To choose from
wq-page-tabs = What to read
wq-page-aim = To win
wq-page-loss = To lose
wq-page-reward = Reward
wq-page-penalty = Penalty
wq-page-pool = Campaign pool
wq-page-built = What the decks are built of
wq-page-rounds = Round { $n } of at most { $most }.

wq-tab-recent = What happened
wq-tab-quest = The quest
wq-recent-none = The enemy has not acted yet.
wq-result-won = The quest is won!
wq-result-lost = The quest is lost
wq-result-rounds = Rounds
wq-result-felled = Enemies defeated
wq-result-fallen = Heroes defeated
wq-result-peril = Peril
wq-result-travelled = Locations left behind
wq-result-hero = Hero
wq-result-rolled = Successes
wq-result-suffered = Wounds
wq-result-gear = Gear
wq-result-plot = Wounds by round
wq-page-campaign = The campaign
campaign-next = On to the next quest
campaign-save = Save the campaign as a file
campaign-bring = Go on with a campaign file
campaign-bring-hint = The file holds the log, what the heroes own and the campaign pool. It is read, and stays as it is.
campaign-others = Who plays beside you
campaign-go-on = Go on
campaign-no-sequel = Nothing follows here: the match is not over, or it belongs to no campaign, or the campaign is over.

## What an activation came to

wq-turn-defeated = defeated: { $foes }
wq-turn-dealt = wounds dealt: { $n }
wq-turn-suffered = wounds suffered: { $n }
wq-turn-recovered = wounds recovered: { $n }
wq-turn-progress = progress +{ $n }
wq-turn-gained = +{ $what }
wq-way-won = won
wq-way-lost = lost
wq-way-next = the next one
wq-house-trainer = Trainer
wq-house-trainer-hint = One basic action becomes the advanced card of its kind.
wq-house-smith-hint = Two cards of the gear deck: one of them may be equipped.
wq-house-arena-hint = The gear limit rises by 1.
wq-house-visited = visited

## Words that stand as icons in the text of a card: every form, separated by commas

wq-inked-wound = wound, wounds
wq-inked-token = success token, success tokens
wq-inked-success = success, successes
wq-inked-dice = die, dice
wq-inked-shadows = shadows
wq-inked-zone = engagement zone, engagement zones
wq-inked-leader = party leader
wq-inked-nemesis = nemesis
wq-inked-resilience = resilience

## What a lesson frames, in words

wq-part-location = location
wq-part-peril = peril track
wq-part-leader = party leader
wq-part-enemies = enemies
