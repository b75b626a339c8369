### What the cards of Warhammer Quest do: a message for every part that an effect can have. Sentences are put together
### from them and begin without a capital; .you is said to the owner of the card, .may follows a word like "may".

wq-and = { $one } and { $other }
wq-or = { $one } or { $other }
wq-either = either { $one } or { $other }

## Who

wq-who-owner = you
wq-who-active = the active hero
wq-who-target = the aided hero
wq-who-leader = the party leader
wq-who-each = each hero
wq-who-each-unengaged = each hero with no enemy in the engagement zone
wq-who-each-engaged = each hero with an enemy in the engagement zone
wq-who-each-surrounded = each hero with a full engagement zone
wq-who-each-tokenless = each hero without a success token
wq-who-engaged = the hero engaged with this enemy
wq-who-engaged-else-active = the hero engaged with this enemy (in the shadows: the active hero)
wq-who-most-wounds = the hero with the most wounds
wq-who-fewest-wounds = the hero with the fewest wounds
wq-who-fewest-engaged = the hero with the fewest enemies in the engagement zone
wq-who-one = one hero
wq-who-another = another hero
wq-who-up-to-two = each of up to 2 heroes of your choice
wq-who-same = that hero

## For each of what

wq-each-in = each { $trait } in that hero’s engagement zone
wq-each-others-in = each other { $trait } in that hero’s engagement zone
wq-each-heroes = each hero in the game
wq-each-pulled = each enemy that engaged you this way
wq-each-attack = each point of this enemy’s attack

## Where; which enemies

wq-area-own = in your engagement zone
    .from = from your engagement zone
wq-area-other = in another hero’s engagement zone
    .from = from another hero’s engagement zone
wq-area-shadows = in the shadows
    .from = from the shadows
wq-area-target = in the aided hero’s engagement zone
    .from = from the aided hero’s engagement zone
wq-area-same = in the same engagement zone
    .from = from the same engagement zone
wq-area-any = in any zone
    .from = from any zone

wq-foes-this = this enemy
    .dat = this enemy
wq-foes-that = that enemy
    .dat = that enemy
wq-foes-nemesis = the nemesis
    .dat = the nemesis
wq-foes-targeted = one of the attacked enemies
    .dat = one of the attacked enemies
wq-foes-pick = { $n ->
        [one] { $n } enemy { $where }
       *[other] { $n } enemies { $where }
    }
    .dat = { $n ->
        [one] { $n } enemy { $where }
       *[other] each of { $n } enemies { $where }
    }
wq-foes-up-to = { $n ->
        [one] { $n } enemy { $where }
       *[other] up to { $n } enemies { $where }
    }
    .dat = { $n ->
        [one] { $n } enemy { $where }
       *[other] each of up to { $n } enemies { $where }
    }
wq-foes-all = each enemy { $where }
    .dat = each enemy { $where }
wq-foes-others = each other enemy { $where }
    .dat = each other enemy { $where }
wq-foes-highest = the highest-ranked face-up enemy { $where }
    .dat = the highest-ranked face-up enemy { $where }
wq-foes-named = each { $set }
    .dat = each { $set }

## What happens to heroes

wq-fx-suffer = { $n ->
        [one] suffers { $n } wound
       *[other] suffers { $n } wounds
    }
    .you = { $n ->
        [one] suffer { $n } wound
       *[other] suffer { $n } wounds
    }
    .may = { $n ->
        [one] suffer { $n } wound
       *[other] suffer { $n } wounds
    }
wq-fx-suffer-attack = suffers wounds equal to this enemy’s attack
    .you = suffer wounds equal to this enemy’s attack
    .may = suffer wounds equal to this enemy’s attack
wq-fx-suffer-each = suffers 1 wound for { $each }
    .you = suffer 1 wound for { $each }
    .may = suffer 1 wound for { $each }
wq-fx-recover = { $n ->
        [one] recovers { $n } wound
       *[other] recovers { $n } wounds
    }
    .you = { $n ->
        [one] recover { $n } wound
       *[other] recover { $n } wounds
    }
    .may = { $n ->
        [one] recover { $n } wound
       *[other] recover { $n } wounds
    }
    .also = { $n ->
        [one] recovers { $n } wound
       *[other] recovers { $n } wounds
    }
wq-fx-claim = { $n ->
        [one] claims { $n } success token
       *[other] claims { $n } success tokens
    }
    .you = { $n ->
        [one] claim { $n } success token
       *[other] claim { $n } success tokens
    }
    .may = { $n ->
        [one] claim { $n } success token
       *[other] claim { $n } success tokens
    }
wq-fx-lose = { $n ->
        [one] discards { $n } success token
       *[other] discards { $n } success tokens
    }
    .you = { $n ->
        [one] discard { $n } success token
       *[other] discard { $n } success tokens
    }
    .may = { $n ->
        [one] discard { $n } success token
       *[other] discard { $n } success tokens
    }
wq-fx-gain = gains { $condition }
    .you = gain { $condition }
    .may = gain { $condition }
wq-fx-remove = discards { $condition }
    .you = discard { $condition }
    .may = discard { $condition }
wq-fx-ready = { $n ->
        [one] readies { $n } action
       *[other] readies { $n } actions
    }
    .you = { $n ->
        [one] ready { $n } action
       *[other] ready { $n } actions
    }
    .may = { $n ->
        [one] ready { $n } action
       *[other] ready { $n } actions
    }
wq-fx-ready-all = readies all actions
    .you = ready all your actions
    .may = ready all your actions
wq-fx-tire = { $n ->
        [one] exhausts { $n } readied action without the ready icon
       *[other] exhausts { $n } readied actions without the ready icon
    }
    .you = { $n ->
        [one] exhaust { $n } readied action without the ready icon
       *[other] exhaust { $n } readied actions without the ready icon
    }
    .may = { $n ->
        [one] exhaust { $n } readied action without the ready icon
       *[other] exhaust { $n } readied actions without the ready icon
    }
wq-fx-treasure = { $n ->
        [one] takes { $n } treasure (the top card of the gear deck or a card of its discard pile)
       *[other] takes { $n } treasures (each the top card of the gear deck or a card of its discard pile)
    }
    .you = { $n ->
        [one] take { $n } treasure (the top card of the gear deck or a card of its discard pile)
       *[other] take { $n } treasures (each the top card of the gear deck or a card of its discard pile)
    }
    .may = { $n ->
        [one] take { $n } treasure (the top card of the gear deck or a card of its discard pile)
       *[other] take { $n } treasures (each the top card of the gear deck or a card of its discard pile)
    }
wq-fx-train = exchanges one basic action for the advanced one of the same type, or raises the gear limit by 1
    .you = exchange one basic action for the advanced one of the same type, or raise your gear limit by 1
    .may = exchange one basic action for the advanced one of the same type, or raise your gear limit by 1
wq-fx-cure-own = { $n ->
        [one] you may discard { $n } of your conditions
       *[other] you may discard up to { $n } of your conditions
    }
wq-fx-cure-of = { $n ->
        [one] you may discard { $n } condition of { $who }
       *[other] you may discard up to { $n } conditions of { $who }
    }
wq-fx-cure-any = { $n ->
        [one] you may discard { $n } condition of any hero
       *[other] you may discard up to { $n } conditions of any heroes
    }
wq-fx-revive = { $n ->
        [0] revive one defeated hero
        [one] revive one defeated hero, who then recovers { $n } wound
       *[other] revive one defeated hero, who then recovers { $n } wounds
    }

## What happens to enemies

wq-fx-engage = { $foes } engages { $who }
    .you = move { $foes } to the engagement zone of { $who }
    .may = move { $foes } to the engagement zone of { $who }
wq-fx-engage-you = { $foes } engages you
    .you = engage { $foes }
    .may = engage { $foes }
wq-fx-retreat = { $foes } moves to the shadows
    .you = move { $foes } to the shadows
    .may = move { $foes } to the shadows
wq-fx-exhaust = exhaust { $foes }
    .you = exhaust { $foes }
    .may = exhaust { $foes }
wq-fx-hit = { $n ->
        [one] { $foes } suffers { $n } wound directly
       *[other] { $foes } suffers { $n } wounds directly
    }
    .you = { $n ->
        [one] deal { $n } wound directly to { CASE($foes, "dat") }
       *[other] deal { $n } wounds directly to { CASE($foes, "dat") }
    }
    .may = { $n ->
        [one] deal { $n } wound directly to { CASE($foes, "dat") }
       *[other] deal { $n } wounds directly to { CASE($foes, "dat") }
    }
wq-fx-mend = { $n ->
        [one] { $foes } recovers { $n } wound
       *[other] { $foes } recovers { $n } wounds
    }
    .you = { $n ->
        [one] remove { $n } wound from { CASE($foes, "dat") }
       *[other] remove { $n } wounds from { CASE($foes, "dat") }
    }
    .may = { $n ->
        [one] remove { $n } wound from { CASE($foes, "dat") }
       *[other] remove { $n } wounds from { CASE($foes, "dat") }
    }
wq-fx-activate = { $foes } activates
    .you = activate { $foes }
    .may = activate { $foes }
wq-fx-may = you may { $what }
wq-fx-may-told = you may choose this: { $what }
wq-fx-spawn-active = { $n ->
        [one] spawn { $n } enemy in the engagement zone of the active hero
       *[other] spawn { $n } enemies in the engagement zone of the active hero
    }
wq-fx-spawn-active-each = spawn 1 enemy in the engagement zone of the active hero for { $each }
wq-fx-spawn-leader = { $n ->
        [one] spawn { $n } enemy in the engagement zone of the party leader
       *[other] spawn { $n } enemies in the engagement zone of the party leader
    }
wq-fx-spawn-leader-each = spawn 1 enemy in the engagement zone of the party leader for { $each }
wq-fx-spawn-heroes = { $n ->
        [one] each hero spawns { $n } enemy
       *[other] each hero spawns { $n } enemies
    }
wq-fx-spawn-heroes-each = each hero spawns 1 enemy for { $each }
wq-fx-spawn-shadows = { $n ->
        [one] spawn { $n } enemy face down in the shadows
       *[other] spawn { $n } enemies face down in the shadows
    }
wq-fx-spawn-shadows-each = spawn 1 enemy face down in the shadows for { $each }
wq-fx-emerge-active = the nemesis leaves the lair and engages the active hero
wq-fx-emerge-leader = the nemesis leaves the lair and engages the party leader
wq-fx-emerge-shadows = the nemesis leaves the lair and lies face up in the shadows

## What happens on the table

wq-fx-progress = add { $n } progress to the location
    .may = add { $n } progress to the location
wq-fx-progress-less = remove { $n } progress from the location
    .may = remove { $n } progress from the location
wq-fx-peril = peril increases by { $n } (no peril effect resolves)
wq-fx-peril-less = peril decreases by { $n }
wq-fx-draw = { $n ->
        [one] draw { $n } more dungeon card
       *[other] draw { $n } more dungeon cards
    }
    .may = { $n ->
        [one] draw { $n } more dungeon card
       *[other] draw { $n } more dungeon cards
    }
wq-fx-refresh = turn all depleted gear face up
    .may = turn all depleted gear face up
wq-fx-doom = { $n ->
        [one] the quest is lost
       *[other] the quest is lost when this has happened { $n } times
    }
wq-fx-scout = { $n ->
        [one] look at the top location card (the last location stays last)
       *[other] look at the top { $n } location cards and put them back in any order (the last location stays last)
    }
    .may = { $n ->
        [one] look at the top location card (the last location stays last)
       *[other] look at the top { $n } location cards and put them back in any order (the last location stays last)
    }
wq-fx-hide-warpstone = shuffle the Warpstone with the top 2 dungeon cards and put these cards on top of the dungeon deck

## What happens in an action

wq-fx-success = { $n ->
        [one] +{ $n } success
       *[other] +{ $n } successes
    }
wq-fx-defence = +{ $n } defence
wq-fx-blank = { $n ->
        [one] change { $n } enemy attack symbol to a blank
       *[other] change { $n } enemy attack symbols to blanks
    }
    .may = { $n ->
        [one] change { $n } enemy attack symbol to a blank
       *[other] change { $n } enemy attack symbols to blanks
    }
wq-fx-dice = { $n ->
        [one] +{ $n } hero die
       *[other] +{ $n } hero dice
    }
wq-fx-reroll = { $n ->
        [one] reroll { $n } hero die
       *[other] reroll up to { $n } hero dice
    }
    .may = { $n ->
        [one] reroll { $n } hero die
       *[other] reroll up to { $n } hero dice
    }
wq-fx-reroll-any = reroll any number of hero dice
    .may = reroll any number of hero dice
wq-fx-encore = roll 1 hero die; if it shows a success or a critical, you may perform one more action with a readied card
wq-fx-ignore = ignore all wounds of this source
    .may = ignore all wounds of this source

## Together

wq-fx-choose = { $who } { $what }
wq-fx-pay = { $who } may { $cost } to { $what }
wq-fx-pay-told = { $who } may { $cost }: { $what }
wq-fx-pay-you = { $cost } to { $what }
wq-fx-pay-you-told = { $cost }: { $what }
wq-fx-if = { $if }, { $what }

## Conditions of effects

wq-if-defeated = if the attack defeated an enemy
wq-if-pulled = if an enemy engaged you this way
wq-if-not-explored = if the location is not fully explored
wq-if-shadows-empty = if no enemy is in the shadows
wq-if-nemesis-in-lair = if the nemesis is in the lair
wq-if-nemesis-out = if the nemesis is in play outside the lair
wq-if-other-in-zone = if another { $trait } is in the same engagement zone
wq-if-even-travel = on every second journey
wq-if-quest = in the quest “{ $quest }”

## Costs

wq-cost-exhaust = you may exhaust this card
    .may = exhaust this card
wq-cost-deplete = you may deplete this card
    .may = deplete this card
wq-cost-discard = you may discard this card
    .may = discard this card
wq-cost-suffer = { $n ->
        [one] you may suffer { $n } wound
       *[other] you may suffer { $n } wounds
    }
    .may = { $n ->
        [one] suffer { $n } wound
       *[other] suffer { $n } wounds
    }
wq-cost-tokens = { $n ->
        [one] you may discard { $n } success token
       *[other] you may discard { $n } success tokens
    }
    .may = { $n ->
        [one] discard { $n } success token
       *[other] discard { $n } success tokens
    }
wq-cost-party-tokens = { $n ->
        [one] the party may discard { $n } success token
       *[other] the party may discard { $n } success tokens
    }
    .may = { $n ->
        [one] discard { $n } success token of any hero
       *[other] discard { $n } success tokens of any heroes
    }

## When something can be used

wq-window-activation = during your activation
wq-window-hero-phase = at any time in the hero phase
wq-window-before-roll = before you roll for an action,
wq-window-before-roll-of = before you roll for your { $kind } action,
wq-window-reroll = once per action, after your roll,
wq-window-reroll-of = once per { $kind } action, after your roll,
wq-window-modify = once per action, after your roll,
wq-window-modify-of = once per { $kind } action, after your roll,
wq-window-after-card = after your action card
wq-window-others-attack = once per attack action of another hero, after the roll,
wq-window-engaged = when an enemy engages you,
wq-window-would-suffer = when you would suffer wounds,
wq-window-location-phase = at the start of the location phase
wq-window-before-travel = in the location phase, before the party may travel,

wq-use = { $window } { $cost }: { $what }
wq-use-free = { $window } you may { $what }
wq-use-free-told = { $window } you may do this: { $what }

## When something sets itself off

wq-when-after = after your { $kind } action
wq-when-own-aid = when you perform an aid action
wq-when-activation-end = at the end of each of your activations
wq-when-engaged = when an enemy engages you
wq-when-enemy-phase = at the start of the enemy phase
wq-when-location-phase = at the start of the location phase
wq-when-revealed = when this location is revealed
wq-when-travel-from = when the party travels from here
wq-when-drawn = when drawn
wq-reaction = { $when }: { $what }

## What lasts

wq-during-actions = during each of your actions
wq-during-only = during your { $kind } actions
wq-during-duels = during your attack actions with exactly 1 target
wq-lasting = { $during }: { $what }
wq-change-success = { $n ->
        [one] +{ $n } success
       *[other] +{ $n } successes
    }
wq-change-success-each = +1 success for { $each }
wq-change-defence = +{ $n } defence
wq-change-dice = { $n ->
        [one] +{ $n } hero die
       *[other] +{ $n } hero dice
    }
wq-change-per-critical = { $n ->
        [one] each critical counts { $n } success more
       *[other] each critical counts { $n } successes more
    }
wq-change-versus-elite = { $n ->
        [one] +{ $n } success against elites and nemeses
       *[other] +{ $n } successes against elites and nemeses
    }
wq-change-pierce = { $n } resilience is ignored
wq-change-pierce-all = resilience is ignored
wq-change-ranged = enemies in every zone can be targeted (ranged attack)
wq-change-blank = { $n ->
        [one] { $n } enemy attack symbol becomes a blank
       *[other] { $n } enemy attack symbols become blanks
    }
wq-change-health = +{ $n } health
wq-change-infection = { $n ->
        [one] whenever you recover wounds, recover { $n } wound fewer
       *[other] whenever you recover wounds, recover { $n } wounds fewer
    }
wq-change-ward = wounds that you suffer from enemy keywords are reduced by { $n }
wq-change-no-conditions = you cannot gain conditions
wq-change-tireless = the action card is not exhausted when chosen
wq-change-cannot-be-engaged = cannot be engaged
wq-change-cannot-be-exhausted = cannot be exhausted except by its own activation

wq-ends-after-rest = Discard after a rest action that would have recovered at least 1 wound.
wq-ends-after-recovery = Discard after recovering at least 1 wound.
wq-ends-after-activation = Discard at the end of the activation in which it helped.

## The line of the action on an action card

wq-line-attack = { $n ->
        [one] Attack { $n } enemy in your engagement zone.
       *[other] Attack up to { $n } enemies in your engagement zone.
    }
wq-line-attack-ranged = { $n ->
        [one] Ranged attack on { $n } enemy in any zone.
       *[other] Ranged attack on up to { $n } enemies in any zone.
    }
wq-line-spread = { $n ->
        [one] Attack 1 enemy in your engagement zone; while choosing the target you may suffer { $n } wound to attack every enemy in the zone instead.
       *[other] Attack 1 enemy in your engagement zone; while choosing the target you may suffer { $n } wounds to attack every enemy in the zone instead.
    }
wq-line-spread-ranged = { $n ->
        [one] Ranged attack on 1 enemy in any zone; while choosing the target you may suffer { $n } wound to attack every enemy in the target’s zone instead.
       *[other] Ranged attack on 1 enemy in any zone; while choosing the target you may suffer { $n } wounds to attack every enemy in the target’s zone instead.
    }
wq-line-zone = Attack every enemy in your engagement zone.
wq-line-zone-ranged = Ranged attack on every enemy in one zone of your choice.
wq-line-attack-none = Attack.
wq-line-explore = Explore.
wq-line-explore-look = Explore; instead of drawing 1 dungeon card, look at the top { $n }, keep 1 and put the rest on the bottom of the deck in any order.
wq-line-aid = Aid another hero.
wq-line-rest = Rest.
wq-line-dice = { $n ->
        [one] { $n } hero die
       *[other] { $n } hero dice
    }
wq-line-ready = ready icon: after this card all four actions become ready
