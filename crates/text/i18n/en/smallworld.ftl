### What the game asks, tells and refuses.

## Who and how many

sw-title = Small World of Warcraft
sw-about = Peoples who do not get along, and islands too small for all of them: conquer, decline, begin anew.
sw-combo = { $power } { $race }
sw-folk-active = { $race } ({ $seat })
sw-folk-declining = { $race } ({ $seat }, declining)

## Prompts; .other is what the others see meanwhile

sw-prompt-bombs = Choose the Bomb to turn over next.
    .other = { $seat } is turning over Bombs.
sw-prompt-choose-combo = Choose a race with its special power.
    .other = { $seat } is choosing a race.
sw-prompt-expand-or-decline = Expand with your race, or put it into decline.
    .other = { $seat } is choosing between expansion and decline.
sw-prompt-worgen-form = Choose the form of your Worgen for this turn.
    .other = { $seat } is choosing a form for the Worgen.
sw-prompt-side = Your neutral race holds the Battleground: choose a side for this turn.
    .other = { $seat } is choosing a side for this turn.
sw-prompt-ready = Pick up tokens for your conquests, or abandon regions.
    .other = { $seat } is gathering tokens.
sw-prompt-conquer = { $n ->
        [0] You have no free tokens left: use an ability, or end your conquests.
        [one] Choose a region to conquer: you have { $n } free token.
       *[other] Choose a region to conquer: you have { $n } free tokens.
    }
    .other = { $seat } is conquering.
sw-prompt-strike-failed = The strike on { $region } costs { $cost } and you have { $n }: make it your final conquest, or call it off.
    .other = { $seat } is deciding about the strike on { $region }.
sw-prompt-well = Choose the Sea or Lake for the Well of Eternity.
    .other = { $seat } is moving the Well of Eternity.
sw-prompt-recruits = { $n ->
        [one] You may buy { $n } Forsaken token for 1 coin.
       *[other] You may buy up to { $n } Forsaken tokens for 1 coin each.
    }
    .other = { $seat } is recruiting Forsaken.
sw-prompt-redeploy = { $n ->
        [0] Move your tokens as you like, or finish.
        [one] Move your tokens as you like and place { $n } from your hand.
       *[other] Move your tokens as you like and place { $n } from your hand.
    }
    .other = { $seat } is redeploying.
sw-prompt-forts = { $n ->
        [one] Choose a region for the last Fort.
       *[other] Choose regions for the last { $n } Forts.
    }
    .other = { $seat } is building Forts.
sw-prompt-towers = { $n ->
        [one] Choose a Field for the last Watch Tower.
       *[other] Choose Fields for the last { $n } Watch Towers.
    }
    .other = { $seat } is building Watch Towers.
sw-prompt-aegis = Choose the region that the Aegis of Aggramar will protect.
    .other = { $seat } is placing the Aegis of Aggramar.
sw-prompt-heart = Choose the region for the Heart of Azeroth.
    .other = { $seat } is placing the Heart of Azeroth.
sw-prompt-objective = { $n ->
        [one] Put the last Military Objective on a region not held by the Alliance.
       *[other] Put { $n } Military Objectives on regions not held by the Alliance.
    }
    .other = { $seat } is placing Military Objectives.
sw-prompt-plant = { $n ->
        [one] You may plant the last Bomb next to your regions.
       *[other] You may plant Bombs next to your regions; { $n } are left.
    }
    .other = { $seat } is planting Bombs.
sw-prompt-leave-two = Choose the regions in which two Tauren stay behind.
    .other = { $seat } is putting the Tauren into decline.
sw-prompt-withdrawals = { $n ->
        [one] Place your last withdrawn token in a region you still hold.
       *[other] Place your { $n } withdrawn tokens in regions you still hold.
    }
    .other = { $seat } is placing withdrawn tokens.

## Actions

sw-action-detonate = Turn over the Bomb: { $region }
sw-action-defuse = Do not pay, discard the Bomb: { $region }
sw-action-choose = Take the { $race }
sw-action-expand = Expand
sw-action-decline = Go into decline
sw-action-human-form = Human form: gain 2 coins
sw-action-worgen-form = Worgen form: pay 1 coin, conquests cost 1 less
sw-action-side-alliance = Side with the Alliance
sw-action-side-horde = Side with the Horde
sw-action-side-neutral = Stay neutral
sw-action-gather = Pick up all that can be spared
sw-action-take-token = Pick up a token: { $region }
sw-action-take-beast = Pick up a Beast: { $region }
sw-action-take-champion = Pick up the Champion: { $region }
sw-action-abandon = Abandon { $region }
sw-action-conquer = Conquer { $region }
sw-action-conquer-with = Conquer { $region } ({ $means })
sw-action-final = Roll for { $region }
sw-action-final-with = Roll for { $region } ({ $means })
sw-action-strike-final = Roll as the final conquest
sw-action-call-off = Call the strike off
sw-action-lift-aegis = Pay 2 coins to ignore the Aegis
sw-action-topple = Tear down the defences: { $region }
sw-action-push-token = Move a token: { $from } → { $to }
sw-action-push-beast = Move a Beast: { $from } → { $to }
sw-action-push-champion = Move the Champion: { $from } → { $to }
sw-action-oust-token = Discard a token: { $region }
sw-action-oust-beast = Discard a Beast: { $region }
sw-action-oust-champion = Discard the Champion: { $region }
sw-action-swap = Swap { $one } and { $other }
sw-action-grab = Carry { $relic } to { $region }
sw-action-well = Move the Well to { $region }
sw-action-buy = { $n ->
        [0] Buy none
        [one] Buy { $n } token
       *[other] Buy { $n } tokens
    }
sw-action-put-token = Place a token: { $region }
sw-action-put-beast = Place a Beast: { $region }
sw-action-put-champion = Place the Champion: { $region }
sw-action-leave-two = Leave two: { $region }
sw-action-fort = Fort: { $region }
sw-action-tower = Watch Tower: { $region }
sw-action-aegis = Aegis: { $region }
sw-action-heart = Heart: { $region }
sw-action-objective = Military Objective: { $region }
sw-action-plant = Plant a Bomb: { $region }
sw-action-done = Done
sw-action-done-ready = Begin the conquests
sw-action-done-conquer = End the conquests
sw-action-done-redeploy = Finish redeployment
sw-action-done-plant = No more Bombs
sw-action-done-leave-two = Into decline

sw-mean-strike = air strike
sw-mean-roll = with a roll
sw-mean-ashes = Ashes of Al’ar
sw-mean-champion = Champion
sw-mean-doomhammer = Doomhammer
sw-mean-frostmourne = Frostmourne
sw-mean-ethereals = Ethereal discount

## Events

sw-event-round-began = Round { $round } of { $rounds }
sw-event-turn-began = { $seat } begins a turn
sw-event-combo-chosen = { $seat } takes { $combo } with { $pieces }
sw-event-combo-revealed = New on offer: { $combo }
sw-event-badges-reshuffled = The discarded powers form a new stack
sw-event-gained = { $seat } gains { $coins } ({ $why })
sw-event-paid = { $seat } pays { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } to { $to } ({ $why })
sw-event-paid-bank = { $seat } pays { $coins } to the bank ({ $why })
sw-event-paid-combos = { $seat } lays { $coins } on the combos above
sw-event-declined = { $seat } puts the { $race } into decline
sw-event-race-left = The { $race } ({ $seat }) vanish from the boards
sw-event-form-human = { $seat } chooses the human form
sw-event-form-worgen = { $seat } chooses the worgen form: every conquest costs 1 token less
sw-event-side-alliance = { $seat } sides with the Alliance this turn
sw-event-side-horde = { $seat } sides with the Horde this turn
sw-event-side-neutral = { $seat } stays neutral this turn
sw-event-took-up = { $seat } picks up { $pieces } from { $region }
sw-event-abandoned = { $seat } abandons { $region }
sw-event-rolled = { $seat } rolls { $n }
sw-event-attempted = { $seat } tries to conquer { $region } (cost { $cost })
sw-event-attempt-failed = { $region } holds out: { $strength } against a cost of { $cost }
sw-event-strike-called-off = { $seat } calls off the strike on { $region }
sw-event-conquered = { $seat } conquers { $region } ({ $pieces })
sw-event-conquered-from = { $seat } conquers { $region } ({ $pieces }) from { $folk }
sw-event-mean-strike = The Gnomes’ air strike hits { $region }
sw-event-mean-roll = The Gnomes roll before the strike on { $region }
sw-event-mean-ashes = The Ashes of Al’ar open the way to { $region }
sw-event-mean-champion = The Champion takes { $region }
sw-event-mean-doomhammer = Doomhammer shatters { $region }
sw-event-mean-frostmourne = Frostmourne strikes { $region }: 2 tokens less
sw-event-mean-ethereals = The Ethereals use their ability: { $region }
sw-event-lost = { $folk } lose { $pieces } in { $region }
sw-event-lost-murlocs = { $pieces } driven out of { $region }
sw-event-withdrew = { $folk } withdraw { $pieces } from { $region }
sw-event-draenei-saved = Holy Light saves a Draenei token ({ $seat }) in { $region }
sw-event-lights-hope-saved = Light’s Hope saves a token ({ $seat }) in { $region }
sw-event-champion-captured = { $by } holds the Champion of { $seat } for ransom
sw-event-champion-freed = { $seat } has the Champion back
sw-event-champion-gone = The Champion ({ $seat }) leaves the game
sw-event-relic-revealed = { $region } reveals { $relic }
sw-event-relic-moved = { $relic } moves to { $region }
sw-event-well-set-aside = There is no water on this board: the Well of Eternity is set aside and another marker drawn for { $region }
sw-event-marker-placed = { $marker } placed in { $region }
sw-event-marker-removed = { $marker } removed from { $region }
sw-event-bomb-planted = { $seat } plants a Bomb in { $region }
sw-event-bomb-live = The Bomb in { $region } explodes
sw-event-bomb-dud = The Bomb in { $region } is a dud
sw-event-bomb-returned = The Bomb from { $region } goes back on the stack, unseen
sw-event-bomb-discarded = The Bomb from { $region } goes to the box, unseen
sw-event-bombs-left = The Bombs ({ $seat }) leave the game
sw-event-pushed = { $folk }: { $pieces } moved from { $from } to { $to }
sw-event-swapped = { $seat } opens portals: { $one } and { $other } swap everything
sw-event-put = { $seat } places { $pieces } in { $region }
sw-event-recruited = { $seat } receives { $pieces } from the tray
sw-event-beasts-taken = { $seat } takes { $pieces }
sw-event-beasts-discarded = { $seat } discards { $pieces }
sw-event-harmony-given = { $seat } receives Harmony
sw-event-harmony-returned = { $seat } returns Harmony
sw-event-scored = { $seat } earns { $coins }: { $lines }
sw-event-scored-nothing = { $seat } earns nothing
sw-event-game-ended = The game is over: { $totals }

## Why coins change hands

sw-reason-on-combo = lying on the combo
sw-reason-combo-price = price of the combo
sw-reason-battlemasters = Battlemaster
sw-reason-enraged = Enraged
sw-reason-objective = Military Objective
sw-reason-human-form = human form
sw-reason-worgen-form = worgen form
sw-reason-recruits = recruits
sw-reason-harmony = Harmony
sw-reason-aegis = Aegis of Aggramar
sw-reason-toll = Swamp toll
sw-reason-doomhammer = Doomhammer
sw-reason-heart = Heart of Azeroth
sw-reason-ransom = ransom

## Income

sw-income-active-regions = Active race
sw-income-declining-regions = Declining race
sw-income-race-ability = race ability
sw-income-power = special power
sw-income-faction = faction bonus
sw-income-karazhan = Karazhan
sw-income-dark-portal = Dark Portal
sw-income-well = Well of Eternity
sw-income-heart = Heart of Azeroth

## What a conquest costs; reductions are written with a minus before them

sw-cost-base = { $n } base
    .label = base cost
sw-cost-mountain = { $n } mountain
    .label = Mountain
sw-cost-wisp-wall = { $n } Wisp Wall
    .label = Wisp Wall
sw-cost-fort = { $n } Fort
    .label = Fort
sw-cost-murlocs = { $n ->
        [one] { $n } Murloc
       *[other] { $n } Murlocs
    }
    .label = Murlocs
sw-cost-defenders = { $n ->
        [one] { $n } defender
       *[other] { $n } defenders
    }
    .label = defenders
sw-cost-own-decline = { $n } own Declining race
    .label = own Declining race
sw-cost-travel = { $n } travel
    .label = travel over sea
sw-cost-dwarves = { $n } Dwarves
    .label = Dwarves
sw-cost-nightelves = { $n } Night Elves
    .label = Night Elves
sw-cost-trolls = { $n } Trolls
    .label = Trolls
sw-cost-worgen-form = { $n } worgen form
    .label = worgen form
sw-cost-blacksmiths = { $n } Blacksmith
    .label = Blacksmith
sw-cost-frostmourne = { $n } Frostmourne
    .label = Frostmourne
sw-cost-ethereals = { $n } Ethereals
    .label = Ethereals
sw-cost-gnome-die = { $n } die
    .label = Gnome die
sw-cost-doomhammer = { $n } with Doomhammer
    .label = Doomhammer
sw-cost-champion = { $n } with the Champion
    .label = Champion
sw-cost-least = at least { $n }
sw-cost-total = { $n ->
        [one] costs { $n } token
       *[other] costs { $n } tokens
    }
sw-due = { $n } { $why }

## Refusals

sw-why-abandon-before-conquests = regions are abandoned before the conquests
sw-why-already-bombed = there is a Bomb already
sw-why-already-marked = there is a Military Objective already
sw-why-already-there = the Artifact lies there already
sw-why-aegis = { $coins ->
        [one] the Aegis of Aggramar protects this region until you pay { $coins } coin
       *[other] the Aegis of Aggramar protects this region until you pay { $coins } coins
    }
sw-why-alliance-holds-it = the Alliance holds this region
sw-why-bomb-must-be-revealed = nothing is to be paid, so the Bomb must be turned over
sw-why-bombs-first = the Bombs must be turned over first
sw-why-both-empty = both regions are empty
sw-why-champion-first-conquest = the Champion cannot make a first conquest
sw-why-champion-not-adjacent = the Champion conquers only next to your regions
sw-why-champion-not-in-hand = the Champion is not in your hand
sw-why-champion-not-there = the Champion is not in this region
sw-why-champion-stays = the Champion cannot be moved
sw-why-combo-not-visible = this race is not on offer
sw-why-combo-too-dear = { $needs ->
        [one] costs { $needs } coin; you have { $hold }
       *[other] costs { $needs } coins; you have { $hold }
    }
sw-why-decline-takes-the-turn = declining takes a whole turn: it is declared at its start
sw-why-dues-too-high = { $needs ->
        [one] { $needs } coin is due: { $breakdown }; you have { $hold }
       *[other] { $needs } coins are due: { $breakdown }; you have { $hold }
    }
sw-why-empty-water = empty water cannot be marked
sw-why-ethereals-no-place = no revealed Legendary Place lies there
sw-why-ethereals-not-adjacent = the Ethereals reach only neighbouring regions
sw-why-final-needs-free-token = { $needs ->
        [one] a final conquest needs { $needs } free token; you hold { $hold }
       *[other] a final conquest needs { $needs } free tokens; you hold { $hold }
    }
sw-why-final-not-needed = { $hold ->
        [one] your { $hold } token is enough for a cost of { $needs } without a roll
       *[other] your { $hold } tokens are enough for a cost of { $needs } without a roll
    }
sw-why-final-out-of-reach = needs { $needs }: { $breakdown }; you hold { $hold } and the die gives { $best } at most
sw-why-final-was-made = after the final conquest there are no more attacks and no moves in enemy regions
sw-why-first-conquest-needs-anchor = the first conquest must be a starting region
sw-why-fixed-price = this price is fixed and takes no discounts
sw-why-form-first = choose a form first
sw-why-gather-before-conquests = tokens are picked up before the conquests
sw-why-hand-empty = there is nothing of the kind in your hand
sw-why-has-active-race = you already have an Active race
sw-why-has-other-region = the race has another region to be moved to
sw-why-just-put-there = you have just placed one there
sw-why-just-taken-from-there = you have just taken one from there
sw-why-lower-region-first = name the two regions in the order of the boards
sw-why-means-not-yours = you do not have this at your command
sw-why-means-used-up = used up for this turn
sw-why-murlocs-are-ousted = Murlocs are always discarded
sw-why-must-leave = { $least ->
        [one] at least { $least } token must stay
       *[other] at least { $least } tokens must stay
    }
sw-why-must-place = it must be placed
sw-why-needs-combo = you have no Active race: choose a combo first
sw-why-no-aegis-to-lift = no Aegis stands in your way
sw-why-no-bomb-here = there is no Bomb in this region
sw-why-no-bombs-left = no Bombs are left
sw-why-no-final-with-these-means = no die can be rolled with these means
sw-why-no-fort-there = no Fort can be placed there
sw-why-no-muscle = your race does not have the power Muscle
sw-why-no-pass = you cannot pass: choose a combo, expand or decline
sw-why-no-portal-mages = your race does not have the power Portal Mage
sw-why-no-such-artifact = this Artifact does not lie face up on the boards
sw-why-no-tower-there = no Watch Tower can be placed there
sw-why-no-water-of-this-board = this is no Sea or Lake of the same board
sw-why-nobody-there = there is nobody there to move
sw-why-none-there = there is none in this region
sw-why-not-an-opponent = this is no opponent’s race
sw-why-not-in-play = this region is not in play
sw-why-not-magic = this is no Magic region
sw-why-not-reachable = neither next to your regions nor a starting region
sw-why-not-the-same-race = this region does not belong to the same race
sw-why-not-two-there = there are no two tokens to leave there
sw-why-not-your-region = your Active race does not hold this region
sw-why-nothing-to-gather = there is nothing to pick up
sw-why-nothing-to-topple = there is no Wisp Wall or Fort there
sw-why-nowhere-else = there is no other region to move to
sw-why-one-way-at-a-time = only one of these ways can be used for one conquest
sw-why-own-region = your Active race holds this region already
sw-why-place-withdrawn = withdrawn pieces are to be placed now
sw-why-place-your-hand = { $hold ->
        [one] { $hold } piece in your hand is still to be placed
       *[other] { $hold } pieces in your hand are still to be placed
    }
sw-why-plant-needs-active-opponent = no opponent’s Active race is there
sw-why-plant-not-adjacent = not next to your Goblins
sw-why-push-not-adjacent = not next to your regions
sw-why-pushes-used-up = { $most ->
        [one] only { $most } use in a turn
       *[other] only { $most } uses in a turn
    }
sw-why-roll-needs-strike = the Gnomes roll only for an air strike
sw-why-say-how-many = say how many tokens you buy, or 0
sw-why-setup-boards = { $seats } players need { $large } large, { $medium } medium and { $small } small boards, each from one side only
sw-why-setup-first = the first player must be one of the { $seats } seats
sw-why-setup-seats = the game is for 2 to 5 players, not { $seats }
sw-why-side-first = choose a side first, or stay neutral
sw-why-stays-until-redeployment = tokens stay where they are until the redeployment
sw-why-strike-first = make the air strike your final conquest, or call it off
sw-why-strike-out-of-reach = needs { $needs }: { $breakdown }; you hold { $hold } and two rolls give { $best } at most
sw-why-swaps-used-up = { $most ->
        [one] only { $most } swap in a turn
       *[other] only { $most } swaps in a turn
    }
sw-why-too-dear = needs { $needs }: { $breakdown }; you hold { $hold }
sw-why-too-many-recruits = { $hold ->
        [one] at most { $most }: { $fallen } fell, and you have { $hold } coin
       *[other] at most { $most }: { $fallen } fell, and you have { $hold } coins
    }
sw-why-topple-first = the Wisp Wall or Fort must be torn down first
sw-why-watch-tower = a Watch Tower protects this region
sw-why-water = only Naga conquer Seas and Lakes
sw-why-worgen-form-needs-coin = { $needs ->
        [one] the worgen form costs { $needs } coin; you have { $hold }
       *[other] the worgen form costs { $needs } coins; you have { $hold }
    }

## Table options

sw-option-teams = Battle for Azeroth
    .hint = Alliance against Horde: everybody plays races of one faction only, and the best single score decides for its side.
sw-option-own-decline-defends = Own Declining race defends
    .hint = Each token of your own Declining race adds 1 to the cost when you conquer its region.
sw-option-towers-checked-continuously = Watch Towers fall at once
    .hint = A Watch Tower goes as soon as its Field no longer qualifies, not only at the end of its owner’s turn.
sw-option-coast-is-sea = The coast counts as Sea
    .hint = Fishing also pays for regions on the edge of an island.
sw-option-no-bomb-bonus-in-decline = Bombs score nothing in decline
    .hint = If the Goblins decline in the same turn, the races they bombed in it bring no faction bonus.
sw-option-first = First player
    .hint = Who begins every round; drawn by lot if nobody is named.
sw-option-boards = Boards
    .hint = The island faces to play on; drawn by lot if none are named.

### What hints tell reasons in.

sw-has-coins = coins
sw-has-regions = regions
sw-has-rivals = regions of the others
sw-has-spare = tokens to conquer with next turn
sw-has-lone = regions with a single token
sw-has-border = tokens beside regions of the others
sw-has-exposed = beside others, tokens in { $region }
sw-has-sheltered = away from others, tokens in { $region }
sw-has-hand = tokens in hand
sw-has-income = coins if the turn ended now
