### What the cards say, put together from the parts of their effects.

## Who; never declined

ag-who-foe = the enemy character
ag-who-enemy = the enemy
ag-who-encounter = this encounter
ag-who-attacker = the attacker
ag-who-target = that character
ag-who-active = the active character
ag-who-others-here = every other character on your space

## What happens to a character; .you is for the reader

ag-fx-damage = { $who } takes { $n } damage
    .you = take { $n } damage
ag-fx-heal = { $who } heals { $n } damage
    .you = heal { $n } damage
ag-fx-draw = { $n ->
        [one] { $who } draws 1 ability card
       *[other] { $who } draws { $n } ability cards
    }
    .you = { $n ->
        [one] draw 1 ability card
       *[other] draw { $n } ability cards
    }
ag-fx-discard = { $n ->
        [one] { $who } discards 1 ability card
       *[other] { $who } discards { $n } ability cards
    }
    .you = { $n ->
        [one] discard 1 ability card
       *[other] discard { $n } ability cards
    }
ag-fx-drop = { $n ->
        [one] { $who } discards 1 random ability card
       *[other] { $who } discards { $n } random ability cards
    }
    .you = { $n ->
        [one] discard 1 random ability card
       *[other] discard { $n } random ability cards
    }
ag-fx-lose-bag = { $who } discards a random item out of the bag
    .you = discard a random item out of your bag
ag-fx-lose-any = { $who } discards a random item, equipped ones included
    .you = discard a random item, equipped ones included
ag-fx-gain = { $who } takes an item of { $level } level
    .you = take an item of { $level } level
ag-fx-gain-own = { $who } takes an item of its own level or a lower one
    .you = take an item of your level or a lower one
ag-fx-energy = { $who } gains { $n } energy
    .you = gain { $n } energy
ag-fx-sap = { $who } loses { $n } energy
    .you = lose { $n } energy
ag-fx-drain = { $who } loses all energy
    .you = lose all energy
ag-fx-heal-more = { $who } heals { $n } more damage
    .you = heal { $n } more damage
ag-fx-draw-more = { $n ->
        [one] { $who } draws 1 more ability card
       *[other] { $who } draws { $n } more ability cards
    }
    .you = { $n ->
        [one] draw 1 more ability card
       *[other] draw { $n } more ability cards
    }
ag-fx-energy-more = { $who } gains { $n } more energy
    .you = gain { $n } more energy
ag-fx-slow = { $n ->
        [one] { $who } has 1 step less in the next movement phase
       *[other] { $who } has { $n } steps less in the next movement phase
    }
    .you = { $n ->
        [one] you have 1 step less in your next movement phase
       *[other] you have { $n } steps less in your next movement phase
    }
ag-fx-wither = { $who } cannot heal for the rest of the turn
    .you = you cannot heal for the rest of the turn
ag-fx-daze = { $who } skips the next challenge phase
    .you = skip your next challenge phase
ag-fx-go-city = { $who } goes to any city
    .you = go to any city
ag-fx-go-city-despite-aggro = { $who } goes to any city, even away from an aggro encounter
    .you = go to any city, even away from an aggro encounter
ag-fx-go-near = { $who } goes to any space that is no farther away, in a straight line, than about { $n } ordinary paths between spaces
    .you = go to any space that is no farther away, in a straight line, than about { $n } ordinary paths between spaces
ag-fx-go-steps = { $n ->
        [one] { $who } may move 1 space
       *[other] { $who } may move up to { $n } spaces
    }
    .you = { $n ->
        [one] you may move 1 space
       *[other] you may move up to { $n } spaces
    }
ag-fx-place = { $who } places a discovery
    .you = place a discovery

## In a combat; .you is for the one whose card it is

ag-fx-attack = { $who } has { $n } attack
    .you = { $n } attack
ag-fx-defence = { $who } has { $n } defence
    .you = { $n } defence
ag-fx-might = { $who } has { $n } damage
    .you = { $n } damage
ag-fx-hold = { $who } makes no melee attack in this combat
    .you = you make no melee attack in this combat
ag-fx-reroll-own = roll your combat die again
ag-fx-reroll-enemy = roll the enemy’s combat die again
ag-fx-reroll-red = roll the red die again
ag-fx-reroll-black = roll the black die again
ag-fx-best = { $n ->
        [one] roll your combat die once more and keep the better result
       *[other] roll your combat die { $n } times more and keep the best result
    }
ag-fx-weapon = in this combat you have { $type } attack { $n } instead of that of your weapon or character card
ag-fx-weapon-better = the attack is { $n }
ag-fx-stun = if your die shows { $n } or more, the enemy makes no melee attack in this combat
ag-fx-rider = if your attack hits: { $what }
ag-fx-end-combat = cancel this combat
ag-fx-counter = cancel that ability

## Everything else

ag-fx-moves = { $n ->
        [one] you have 1 step more
       *[other] you have { $n } steps more
    }
ag-fx-push = { $n ->
        [one] you may move that character 1 space
       *[other] you may move that character up to { $n } spaces
    }
ag-fx-attach-owner = attach this card to yourself
ag-fx-attach-space = attach this card to your space
ag-fx-attach-foe = attach this card to the enemy character
ag-fx-attach-target = attach this card to that character
ag-fx-attach-discovery = attach this card to another character, or to a face-down discovery and so to the character that reveals it
ag-fx-attach-marker = attach this card to another character or to an undefeated encounter
ag-fx-scout = look at the bottom card of a challenge deck
ag-fx-scout-move = look at the bottom card of a challenge deck; you may put it on top
ag-fx-far-sight = look at a face-down discovery, then put it back or discard it
ag-fx-trade = take an item out of another character’s bag; its player may take another item out of your bag in return
ag-fx-turn-over = turn this card over
ag-fx-leave = discard this card
ag-fx-shun = you face no challenge in this phase
ag-fx-survive = you are not defeated and stay in play with life { $n }
ag-fx-test = roll a combat die. On { $n } or more: { $then }; otherwise: { $otherwise }
ag-fx-test-only = roll a combat die. On { $n } or more: { $then }
ag-fx-if = if { $if }: { $what }
ag-fx-pay = you may { $cost }. If you do: { $then }; otherwise: { $otherwise }
ag-fx-pay-only = you may { $cost }. If you do: { $then }
ag-fx-pay-or = { $otherwise }, unless you { $cost }
ag-fx-choose = choose: { $all }
ag-fx-whom-here = choose a character on your space: { $what }
ag-fx-whom-within = { $n ->
        [one] choose a character within 1 space: { $what }
       *[other] choose a character within { $n } spaces: { $what }
    }
ag-fx-false-map = the player to your right may move you up to two spaces; then the remaining discoveries of your old space are resolved, and the challenge phase begins
ag-fx-ambush = in every combat this turn the enemy has +1 damage and its attack is ranged
ag-fx-disease = your life is 1 less until you are defeated or use a large healing potion of a space
ag-fx-curse = your attack is 1 less until you heal or are defeated
ag-fx-hearthstone = instead of moving, go to any city
ag-fx-booty-bay = you may discard three items of green level or higher, out of bag or equipment, for the trophy
ag-fx-pass-the-cup = every character discards 1 random ability card and draws 1
ag-fx-boots = right after your own roll of the movement die or the combat die: roll it again
ag-and = { $one } and { $other }
ag-or = { $one }, or { $other }

## Costs, after "may"

ag-cost-energy = pay { $n } energy
ag-cost-ability = discard an ability card
ag-cost-item = discard one of your items
ag-cost-damage = take { $n } damage

## Conditions

ag-if-using = your attack is { $type }
ag-if-facing = the enemy’s attack is { $type }
ag-if-foe-is-character = the enemy is a character
ag-if-hit = your attack has hit
ag-if-has-pet = Call Pet is attached to you

## Moments

ag-when-movement = In your movement phase
ag-when-own-turn = In your turn
ag-when-challenge = At the start of your challenge phase
ag-when-before-roll = Before the combat roll
ag-when-after-roll = After the combat roll
ag-when-between = Between the ranged and the melee attacks
ag-when-after-hit = After your attack has hit
ag-when-in-combat = At any moment of a combat
ag-when-brink = When you would be defeated
ag-when-counter-in-combat = When the enemy in your combat plays an ability
ag-when-counter-within = { $n ->
        [one] When a character within 1 space plays an ability
       *[other] When a character within { $n } spaces plays an ability
    }

## Lasting effects; $what is a change of a number

ag-mod-attack = { $n } attack
ag-mod-defence = { $n } defence
ag-mod-might = { $n } damage
ag-mod-life = { $n } life
ag-mod-moves = { $n } to the steps of the movement roll
ag-mod-energy = { $n } to the energy of the movement roll
ag-mod-first-ability = the first ability each turn costs { $n } energy less
ag-mod-healing = { $n } to what potions and spaces heal
ag-during-against = { $what } against encounters with the trait { $trait }
ag-during-characters = { $what } against characters
ag-during-encounters = { $what } against encounters
ag-during-with = { $what } with { $type } attacks
ag-during-marked = you have { $what } against the bearer

## Abilities

ag-card-when = { $when }: { $what }
ag-card-when-if = { $when }, if { $if }: { $what }
ag-card-while = While it is attached: { $what }
ag-card-while-you = While it is attached, you have: { $what }
ag-card-while-bearer = While it is attached, its bearer has: { $what }
ag-card-each = At the start of each of its turns: { $what }
ag-card-sprung = The next other character that ends its movement here springs it: { $what }
ag-card-shields = { $n ->
        [one] The next damage to you is prevented
       *[other] The next { $n } times you take damage, it is prevented
    }
ag-card-until-defeat = It stays until its bearer is defeated
ag-card-until-turn-end = It stays until the end of the turn
ag-card-until-owners-turn = It stays until the start of your next turn
ag-card-until-starts = { $n ->
        [one] It stays for 1 start of a turn
       *[other] It stays for { $n } starts of a turn
    }
ag-card-until-hit = It stays until an attack hits its bearer
ag-card-until-healed = It stays until its bearer heals
ag-card-until-sprung = Then it is discarded
ag-card-until-spent = Then it is discarded
ag-card-improved = Improved ({ $level }): { $what }
ag-card-improved-adds = Improved ({ $level }), in addition: { $what }
ag-card-improved-instead = Improved ({ $level }), instead: { $what }
ag-card-better-shields = { $n ->
        [one] it prevents damage once more
       *[other] it prevents damage { $n } times more
    }
ag-card-better-cost = it costs { $n } energy
ag-card-cost = energy { $n }
ag-card-free = no energy
ag-card-copies = { $n ->
        [one] 1 copy
       *[other] { $n } copies
    }

## Encounters, items, events

ag-enc-values = { $type } attack { $attack }, defence { $defence }, damage { $damage }
ag-enc-power = On { $on }: { $what }
ag-enc-hit = If its attack hits: { $what }
ag-enc-reward-level = Reward: the { $level } level
ag-enc-reward-trophy = Reward: the trophy “{ $trophy }”
ag-item-attack = { $type } attack { $n }
ag-item-defence = defence { $n }
ag-item-symbols = for characters with: { $all }
ag-item-potions = Potion: { $all }
ag-item-lasting = While it is in the bag: { $what }
ag-item-equipped = While it is equipped: { $what }
ag-item-ward = The first time in a turn that you take damage, { $n } of it is prevented
ag-use-turn = Once a turn. { $when }: { $what }
ag-use-turn-cost = Once a turn. { $when } you may { $cost }: { $what }
ag-use-discard = Discard this item. { $when }: { $what }
ag-use-discard-cost = Discard this item. { $when } you may { $cost }: { $what }
ag-event-everybody = For everybody: { $what }
ag-event-rounds = { $n ->
        [one] After 1 turn of each player: { $what }
       *[other] After { $n } turns of each player: { $what }
    }
ag-event-wins = { $n ->
        [one] When 1 encounter has been defeated, for whoever did it: { $what }
       *[other] When { $n } encounters have been defeated, for whoever defeated the last: { $what }
    }
ag-event-lies = It lies at { $space }. Whoever resolves it there: { $what }
ag-event-back-item = Other side: the item “{ $name }”
ag-event-back-encounter = Other side: the encounter “{ $name }”
ag-event-back-valor = Other side: “{ $name }”, valor { $n }
ag-event-front-item = Won from it: { $name }
ag-hero-life = Life { $all }
ag-hero-side = { $side }: { $type } attack { $attack }, defence { $defence }, damage { $damage }
ag-hero-symbols = Can use: { $all }
ag-hero-flip = After the movement roll, before your first step, you may pay { $n } energy and turn this card
ag-hero-turned = When you turn to this side: { $what }
ag-hero-peaceful = At the end of your turn, if you were in no combat in it, turn this card
ag-hero-may = At the end of your turn you may turn this card
ag-trophy-text = valor { $n }
ag-trophy-once = valor { $n }; once for each character
ag-discovery-kept = You keep it. { $what }
ag-discovery-gold-when = In a city: { $what }

## Quests

ag-goal-gather = { $n ->
        [one] Collect your token in { $spaces }, then travel to { $to }
       *[other] Collect your tokens in { $spaces }, then travel to { $to }
    }
ag-goal-visit = Travel to { $spaces }, in any order
ag-goal-visit-in-order = Travel to { $spaces }, in this order
ag-goal-slay = { $n ->
        [one] Defeat 1 encounter{ $which }
       *[other] Defeat { $n } encounters{ $which }
    }
ag-goal-slay-overlord = { $n ->
        [one] Defeat 1 overlord
       *[other] Defeat { $n } overlords
    }
ag-goal-slay-lair = { $n ->
        [one] Defeat { $foe }
       *[other] Defeat { $foe } { $n } times
    }
ag-goal-hand-in = { $n ->
        [one] Out of your bag, hand in 1 item{ $which }
       *[other] Out of your bag, hand in { $n } items{ $which }
    }
ag-goal-meet = { $n ->
        [one] Meet 1 other character on its space and take your token from it
       *[other] Meet { $n } other characters, or all there are, on their spaces and take your tokens from them
    }
ag-goal-meet-then = { $n ->
        [one] Meet 1 other character on its space and take your token from it, then travel to { $space }
       *[other] Meet { $n } other characters, or all there are, on their spaces and take your tokens from them, then travel to { $space }
    }
ag-goal-hurt = Deal { $n } damage to { $rival }
ag-goal-beat = { $n ->
        [one] Defeat { $rival }
       *[other] Defeat { $rival }, { $n } times in all
    }
ag-goal-of-level = { " " }of { $level } level
ag-goal-of-trait = { " " }with the trait { $trait }
ag-goal-of-enemy = { " " }with the trait { $trait } on the other side
ag-foe-at = { $foe } ({ $space })
ag-rival-left = the character of the player to your left
ag-rival-chosen = a character that you choose when you get the quest
ag-rival-anyone = other characters
ag-quest-text = { $what }. Valor { $n }
