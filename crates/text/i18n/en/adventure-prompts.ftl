### What World of Warcraft: The Adventure Game asks and what one can answer.

## Prompts; .other is for everybody else

ag-prompt-pick = Choose your character.
    .other = { $seat } chooses a character.
ag-prompt-start-city = Choose the city where you start.
    .other = { $seat } chooses a city to start in.
ag-prompt-mark = “{ $quest }”: choose the character it is about.
    .other = { $seat } chooses whom “{ $quest }” is about.
ag-prompt-start-of-turn = What comes first at the start of your turn?
    .other = { $seat } orders what happens at the start of the turn.
ag-prompt-movement-boots = You rolled steps: { $moves }, energy: { $energy }. Roll again with the Rocket Boots?
    .other = { $seat } rolled steps: { $moves }, energy: { $energy }, and may roll again.
ag-prompt-movement = Move, act, or end your movement. Steps left: { $moves }, energy: { $energy }.
    .other = { $seat } is moving. Steps left: { $moves }, energy: { $energy }.
ag-prompt-discoveries = Which discovery comes first?
    .other = { $seat } chooses which discovery comes first.
ag-prompt-resource = Which resource do you use?
    .other = { $seat } chooses a resource.
ag-prompt-challenge = What do you face?
    .other = { $seat } chooses what to face.
ag-prompt-quests = See to your quests, then go on.
    .other = { $seat } sees to quests.
ag-prompt-equipment = See to your equipment, then end your turn.
    .other = { $seat } sees to equipment.
ag-prompt-turn-card = Turn your character card?
    .other = { $seat } decides whether to turn the character card.
ag-prompt-place-token = Where do you place the discovery?
    .other = { $seat } places a discovery.
ag-prompt-flight = Where do you fly?
    .other = { $seat } chooses where to fly.
ag-prompt-auction = Which item do you offer at the auction house?
    .other = { $seat } is at the auction house.
ag-prompt-drop-quest = You have three quests. Which one do you discard?
    .other = { $seat } discards one of three quests.
ag-prompt-before-roll = Before the roll: play something? Energy: { $energy }.
    .short = Before the roll: play something?
    .other = { $seat } prepares for the combat.
ag-prompt-after-roll = After the roll: play something? Energy: { $energy }.
    .short = After the roll: play something?
    .other = { $seat } looks at the dice.
ag-prompt-between = The ranged attacks are over. Play something before the melee? Energy: { $energy }.
    .short = The ranged attacks are over. Play something before the melee?
    .other = { $seat } may act before the melee.
ag-prompt-after-hit = Your attack has hit. Play something? Energy: { $energy }.
    .short = Your attack has hit. Play something?
    .other = { $seat } may add something to the hit.
ag-prompt-combat-boots = Roll your combat die again with the Rocket Boots?
    .other = { $seat } may roll the combat die again.
ag-prompt-test-boots = The die for “{ $card }” shows { $n }. Roll it again with the Rocket Boots?
    .other = { $seat } may roll the die for “{ $card }” again.
ag-prompt-overflow = The track is full. Which marker makes room for “{ $card }”?
    .other = { $seat } chooses which marker makes room for “{ $card }”.
ag-prompt-brink = You are about to be defeated. Use something that saves you?
    .other = { $seat } is about to be defeated and may prevent it.
ag-prompt-theft = Which item do you take out of the bag of { $who }?
    .other = { $seat } may take an item out of the bag of { $who }.
ag-prompt-to-city = Two cities are equally near. Where do you wake up?
    .other = { $seat } chooses the city in which to wake up.
ag-prompt-pay = How do you pay? Energy still due: { $n }.
    .other = { $seat } pays. Energy still due: { $n }.
ag-prompt-answer = { $who } plays “{ $card }”. Answer it?
    .other = { $seat } may answer “{ $card }”.
ag-prompt-choice = “{ $card }”: choose.
    .other = { $seat } chooses (“{ $card }”).
ag-prompt-offer = “{ $card }”: do you want this?
    .other = { $seat } considers “{ $card }”.
ag-prompt-whom = “{ $card }”: choose a character.
    .other = { $seat } chooses a character (“{ $card }”).
ag-prompt-attach-to = “{ $card }”: attach it to what?
    .other = { $seat } chooses what to attach “{ $card }” to.
ag-prompt-go = Where do you go?
    .other = { $seat } chooses where to go.
ag-prompt-push = { $n ->
        [one] Move { $who } 1 step more?
       *[other] Move { $who } up to { $n } steps.
    }
    .other = { $seat } moves { $who }.
ag-prompt-discard = { $n ->
        [one] Discard an ability card.
       *[other] Discard { $n } ability cards.
    }
    .other = { $seat } discards ability cards.
ag-prompt-give-up = Which item do you give up?
    .other = { $seat } gives up an item.
ag-prompt-gain-level = An item of which level?
    .other = { $seat } chooses the level of an item.
ag-prompt-far-sight = Which discovery do you look at?
    .other = { $seat } chooses a discovery to look at.
ag-prompt-far-seen = Discard discovery { $n }, or put it back?
    .other = { $seat } looks at discovery { $n }.
ag-prompt-scout = The bottom card of which deck do you look at?
    .other = { $seat } chooses a challenge deck to look at.
ag-prompt-scouted = Put the bottom card of the { $level } deck on top?
    .other = { $seat } looks at the bottom card of the { $level } deck.
ag-prompt-trade = Which item do you take from another bag?
    .other = { $seat } trades with the Wandering Merchant.
ag-prompt-trade-back = Take another item from { $who } in return?
    .other = { $seat } may take an item from { $who } in return.
ag-prompt-false-map = { $n ->
        [one] False Map: move { $who } 1 step more?
       *[other] False Map: move { $who } up to { $n } steps.
    }
    .other = { $seat } leads { $who } astray.
ag-prompt-booty-bay = { $n ->
        [one] Give up 1 more item of green level or higher for the seal.
       *[other] Give up { $n } items of green level or higher for the seal?
    }
    .other = { $seat } is dealing with the harbour masters.
ag-prompt-hand-limit = { $n ->
        [one] Too many cards in hand: discard 1.
       *[other] Too many cards in hand: discard { $n }.
    }
    .other = { $seat } discards down to ten cards.

## Answers

ag-action-pick = { $hero }, { $kin }
ag-action-move = To { $space }
ag-action-go = Go to { $space }
ag-action-start = Start in { $space }
ag-action-fly = Fly to { $space }
ag-action-wake = Wake up in { $space }
ag-action-flip = Turn the character card
ag-action-play = Play “{ $card }”
ag-action-use = Use “{ $card }”
ag-action-spend = Use { $discovery }
ag-action-drink = Drink “{ $card }” as a potion ({ $potion })
ag-action-visit = { $resource }
ag-action-open = First { $discovery }
ag-action-place = Place it at { $space }
ag-action-attack = Attack { $who }
ag-action-face-marker = Fight the encounter with marker { $n }
ag-action-face-event = Resolve the event
ag-action-face-lair = Face the board encounter
ag-action-draw = Draw a challenge card
ag-action-advance = Quest: { $quest }
ag-action-hand-in = “{ $quest }”: hand in “{ $card }”
ag-action-equip = Equip “{ $card }”
ag-action-unequip = Put “{ $card }” into the bag
ag-action-drop-quest = Discard “{ $quest }”
ag-action-give = Give up “{ $card }”
ag-action-offer = Offer “{ $card }”
ag-action-take = Take “{ $card }”
ag-action-steal = Steal “{ $card }”
ag-action-discard = Discard “{ $card }”
ag-action-begin = First “{ $card }”
ag-action-choose = { $who }
ag-action-choose-token = Discovery { $n }
ag-action-choose-marker = Encounter with marker { $n }
ag-action-level = { $level }
ag-action-option = Number { $n }
ag-action-accept = Yes
ag-action-accept-pay = Yes: { $cost }
ag-action-accept-turn = Turn it
ag-action-accept-discard = Discard it
ag-action-accept-top = Put it on top
ag-action-done = Done
ag-action-done-movement = End the movement
ag-action-done-quests = On to the equipment
ag-action-done-equipment = End the turn
ag-action-done-pay = Pay with energy
ag-action-done-go = Stop here
ag-action-pass = No
ag-action-pass-combat = Play nothing more
ag-action-pass-before-roll = Roll the dice
ag-action-pass-roll = Keep the roll
ag-action-pass-brink = Accept the defeat
ag-action-pass-answer = Let it happen
ag-action-pass-theft = Take nothing
ag-action-pass-back = Put it back
ag-action-pass-leave = Leave it at the bottom
ag-action-pass-booty-bay = Decline

## Verbs, as heads of lists

ag-verb-pick = Characters
ag-verb-move = Steps
ag-verb-go = Places
ag-verb-flip = Character card
ag-verb-play = Ability cards
ag-verb-use = Items
ag-verb-spend = Discoveries
ag-verb-drink = Potions
ag-verb-visit = Resources
ag-verb-place = Spaces
ag-verb-attack = Characters to attack
ag-verb-face = Challenges
ag-verb-quests = Quests
ag-verb-equip = Equipment
ag-verb-give = Items to give
ag-verb-take = Items to take
ag-verb-discard = Cards to discard
ag-verb-choose = Choice
ag-verb-level = Levels
ag-verb-done = Go on
