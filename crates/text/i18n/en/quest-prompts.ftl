### What Warhammer Quest asks and what can be answered.

## Prompts; .other is for everybody else

wq-prompt-pick = Pick a hero.
    .other = { $seat } picks a hero.
wq-prompt-leader = Name the party leader, who begins.
    .other = The party names its leader.
wq-prompt-act = { $hero }: choose an action.
    .other = { $seat } chooses an action for { $hero }.
wq-prompt-encore = { $hero }: you may perform one more action.
    .other = { $seat } may perform one more action with { $hero }.
wq-prompt-targets = { $n ->
        [one] { $hero }: choose the target of the attack.
       *[other] { $hero }: choose up to { $n } more targets of the attack.
    }
    .other = { $seat } chooses targets for { $hero }.
wq-prompt-widen = { $n ->
        [one] { $hero }: suffer { $n } wound to attack every enemy in the target’s zone?
       *[other] { $hero }: suffer { $n } wounds to attack every enemy in the target’s zone?
    }
    .other = { $seat } decides how far the attack of { $hero } reaches.
wq-prompt-aid-whom = { $hero }: whom do you aid?
    .other = { $seat } chooses whom { $hero } aids.
wq-prompt-prepare = { $hero }, { $kind }: spend success tokens, or roll (hero dice: { $dice }, enemy dice: { $foes }).
    .other = { $seat } is about to roll for { $hero }.
wq-prompt-rerolls = { $hero }: reroll dice?
    .other = { $seat } looks at the dice of { $hero }.
wq-prompt-dice = { $n ->
        [one] { $hero }: choose a die to reroll.
       *[other] { $hero }: choose up to { $n } dice to reroll.
    }
    .other = { $seat } chooses dice of { $hero } to reroll.
wq-prompt-modify = { $hero }: { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }, { $attacks ->
        [one] { $attacks } enemy attack
       *[other] { $attacks } enemy attacks
    }, { $defence } defence. Change anything?
    .other = { $seat } looks at the roll of { $hero }.
wq-prompt-assist = { $hero }: help with this attack?
    .other = { $seat } may help with the attack ({ $hero }).
wq-prompt-nemeses = Which nemesis effect comes first?
    .other = The party decides which nemesis effect comes first.
wq-prompt-keep = { $hero }: keep one of these dungeon cards.
    .other = { $seat } chooses a dungeon card for { $hero }.
wq-prompt-bury = { $hero }: which card goes to the bottom next?
    .other = { $seat } puts dungeon cards back ({ $hero }).
wq-prompt-linger = { $hero }: use something else, or end the activation.
    .other = { $seat } may use something else with { $hero }.
wq-prompt-enemy-turn = { $hero }: activate an enemy.
    .other = { $seat } chooses the enemy that { $hero } activates.
wq-prompt-location-use = Use the location?
    .other = The party decides whether to use the location.
wq-prompt-before-travel = { $hero }: use something before the party may travel?
    .other = { $seat } may use something before the party travels ({ $hero }).
wq-prompt-scout = { $hero }: which location comes first?
    .other = { $seat } puts the location cards in order ({ $hero }).
wq-prompt-travel = The location is fully explored. Travel on?
    .other = The party decides whether to travel.
wq-prompt-choose-hero = “{ $card }”: choose a hero.
    .other = { $seat } chooses a hero (“{ $card }”).
wq-prompt-choose-foe = { $n ->
        [one] “{ $card }”: choose an enemy.
       *[other] “{ $card }”: choose enemies, up to { $n } more.
    }
    .other = { $seat } chooses an enemy (“{ $card }”).
wq-prompt-alternatives = { $hero }, { $card }: choose.
    .other = { $seat } chooses for { $hero } ({ $card }).
wq-prompt-offer = { $hero }, “{ $card }”: do you want to?
    .other = { $seat } considers “{ $card }” ({ $hero }).
wq-prompt-would-suffer = { $n ->
        [one] { $hero } would suffer { $n } wound.
       *[other] { $hero } would suffer { $n } wounds.
    }
    .other = { $seat } may protect { $hero } from wounds.
wq-prompt-ready = { $n ->
        [one] { $hero }: ready an action.
       *[other] { $hero }: ready { $n } actions.
    }
    .other = { $seat } readies an action of { $hero }.
wq-prompt-tire = { $n ->
        [one] { $hero }: exhaust a readied action.
       *[other] { $hero }: exhaust { $n } readied actions.
    }
    .other = { $seat } exhausts an action of { $hero }.
wq-prompt-place = { $n ->
        [one] { $hero }: put the success token on an action.
       *[other] { $hero }: put { $n } success tokens on actions.
    }
    .other = { $seat } distributes success tokens ({ $hero }).
wq-prompt-tokens = { $n ->
        [one] { $hero }: discard a success token.
       *[other] { $hero }: discard { $n } success tokens.
    }
    .other = { $seat } discards success tokens of { $hero }.
wq-prompt-party-tokens = { $n ->
        [one] Discard a success token of any hero.
       *[other] Discard { $n } success tokens of any heroes.
    }
    .other = The party discards success tokens.
wq-prompt-cure = { $n ->
        [one] { $hero }: discard a condition?
       *[other] { $hero }: discard up to { $n } conditions?
    }
    .other = { $seat } may discard conditions ({ $hero }).
wq-prompt-engaged = { $hero }: { $foe } engages you. Use something?
    .other = { $seat } may answer { $foe } with { $hero }.
wq-prompt-treasure = { $hero }: take treasure.
    .other = { $seat } takes treasure for { $hero }.
wq-prompt-equip = { $hero }: equip “{ $gear }”?
    .other = { $seat } decides about “{ $gear }” for { $hero }.
wq-prompt-train = { $hero }: learn an advanced action, or raise the gear limit.
    .other = { $seat } improves { $hero }.
wq-prompt-improve = { $hero }, in the settlement: visit two of trainer, smith and arena; give gear away if you like.
    .other = { $seat } visits the settlement with { $hero }.
wq-prompt-smith = { $hero }: take one of the smith’s cards?
    .other = { $seat } visits the smith with { $hero }.
wq-prompt-gift = { $hero }: take “{ $gear }” from { $from }?
    .other = { $seat } considers a gift to { $hero }: “{ $gear }”.

## Answers

wq-action-pick = { $hero }
wq-action-lead = { $hero }
wq-action-perform = { $kind }
wq-action-target = Target: { $foe }
wq-action-target-zone = All enemies: { $hero }
wq-action-target-shadows = All enemies in the shadows
wq-action-widen = Attack the whole zone
    .hint = You suffer these wounds, and every enemy in the target’s zone is a target.
wq-action-aid-hero = Aid { $hero }
wq-action-spend = Spend a success token
    .hint = +1 success in this action.
wq-action-roll = Roll
wq-action-reroll = Reroll: { $face }
wq-action-use = Use “{ $card }”
wq-action-use-of = { $hero }: use “{ $card }”
wq-action-choose = { $what }
wq-action-take-wounds = Suffer wounds
wq-action-take-condition = Gain the condition
wq-action-take-token = Discard success tokens
wq-action-take-action = Exhaust an action
wq-action-ready = Ready: { $kind }
wq-action-exhaust = Exhaust: { $kind }
wq-action-place = Put a token on: { $kind }
wq-action-discard = Discard a token: { $hero }, { $kind }
wq-action-cure = Discard { $condition }: { $hero }
wq-action-keep = Keep “{ $card }”
wq-action-bury = To the bottom: “{ $card }”
wq-action-first = First: “{ $card }”
wq-action-activate = Activate: { $foe }
wq-action-travel = Travel
wq-action-stay = Stay
wq-action-draw = Draw from the gear deck
wq-action-take-gear = Take “{ $card }”
wq-action-equip = Equip
wq-action-unequip = Unequip “{ $card }”
wq-action-decline = Decline
    .hint = The card is discarded, or stays where it was.
wq-action-trainer = Trainer: { $kind }
wq-action-smith = Smith
    .hint = Look at two cards of the gear deck; you may take one.
wq-action-arena = Arena
    .hint = Your gear limit rises by 1.
wq-action-give = Give “{ $card }” to { $hero }
wq-action-accept = Yes
wq-action-hold = Save my items
    .hint = You are not asked again until your hero acts or is hurt.
wq-action-done = Done
wq-action-done-targets = No more targets
wq-action-done-widen = Only the one target
wq-action-done-rerolls = No more rerolls
wq-action-done-modify = Resolve the roll
wq-action-done-linger = End the activation
wq-action-done-improve = Leave the settlement
wq-action-pass = No
wq-action-pass-foe = No further enemy
wq-action-pass-suffer = Suffer the wounds
wq-action-pass-smith = Take nothing

## Verbs, as heads of lists

wq-verb-pick = Heroes
wq-verb-lead = Party leader
wq-verb-perform = Actions
wq-verb-target = Targets
wq-verb-aid = Aid
wq-verb-spend = Success tokens
wq-verb-roll = Roll
wq-verb-reroll = Reroll
wq-verb-use = Cards
wq-verb-choose = Choose
wq-verb-ready = Ready
wq-verb-exhaust = Exhaust
wq-verb-place = Success tokens
wq-verb-discard = Discard
wq-verb-cure = Conditions
wq-verb-dungeon = Dungeon cards
wq-verb-travel = The way
wq-verb-activate = Activate
wq-verb-gear = Gear
wq-verb-improve = Settlement
wq-verb-done = Done
