### What the components of Wrath of the Lich King do, put together from the effects that run.

## Hero cards

wr-does-successes = { $n ->
        [one] In a fight on your space, after the roll: { $n } success more.
       *[other] In a fight on your space, after the roll: { $n } successes more.
    }
wr-does-prevent = When a hero on your space is about to suffer damage: up to { $n } less.
wr-does-travel = Free action: move a hero on your space up to { $n } spaces.
wr-does-rest = Free action: a hero on your space rests and heals { $n } more, on quest spaces too.
wr-does-stronghold = Drawn: place a stronghold at once on a space without a quest and without a stronghold.
wr-does-scourge-rises = Drawn: the Scourge marker moves on; the bottom card of the Scourge deck brings the Lich King to its region, fills its space to { $ghouls } ghouls and places an abomination there; then the discard pile is shuffled and put on top of the Scourge deck.
wr-kind-scourge = Scourge
wr-kind-support = Support
wr-kind-reward = Reward
wr-lay-hint = Or lay it in a quest action where the track shows its icon next; it stays in your hand.

## Abilities

wr-kind-passive = always
wr-kind-action = action
wr-kind-action-once = action, once per turn
wr-kind-free-action = free action
wr-kind-free-action-once = free action, once per turn

wr-does-move-other = Move another hero, wherever it stands, up to { $n } spaces, if its player agrees.
wr-does-blocks-as-successes = In your fights, each block that you rolled may count as a success instead.
wr-does-prevent-ghouls = Each ghoul that would be placed on your space may be prevented.
wr-does-extra-healing = A hero who rests on your space, yourself included, heals { $n } more.
wr-does-strike-group = Choose up to { $n } spaces that hang together, yours among them: remove a ghoul from each. This is no fight.
wr-does-stands-in-region = You may play hero cards for heroes anywhere in your region, and lay a card in their quest actions, as if you stood beside them.
wr-does-fight-next = Fight the enemies on a connected space as if you stood there, without suffering damage.
wr-does-heal-per-card = In your own actions you heal { $n } for each Fight or Defend card that you play.
wr-does-strike-ghoul = Remove a ghoul from your space or a connected one.
wr-does-lay-more = { $n ->
        [one] In your own quest actions you may lay { $n } card more.
       *[other] In your own quest actions you may lay { $n } cards more.
    }
wr-does-jump = Move straight to any space up to { $n } connections away.
wr-does-extra-blocks = { $n ->
        [one] In your fights you have { $n } block more.
       *[other] In your fights you have { $n } blocks more.
    }
wr-does-shift-ghouls = { $n ->
        [one] Move { $n } ghoul by one connection, onto your space or away from it, never onto a full space.
       *[other] Move up to { $n } ghouls by one connection each, onto your space or away from it, never onto a full space.
    }
wr-does-extra-successes = { $n ->
        [one] In your fights against { $enemies } or more enemies you have { $n } success more.
       *[other] In your fights against { $enemies } or more enemies you have { $n } successes more.
    }

## Quests

wr-does-plain = No special effect.
wr-does-spawn-here-always = After every quest action here, the one that completes it included, a ghoul is spawned here.
wr-does-spawn-here = After every quest action here that does not complete it, a ghoul is spawned here.
wr-does-abomination-on-completion = When it is completed, an abomination is placed here.
wr-does-no-rest-next-to = Until it is completed, nobody may take the rest action on connected spaces; Heal cards still work.
wr-does-cancel-blocks = { $n ->
        [one] In quest actions here { $n } rolled block is lost.
       *[other] In quest actions here { $n } rolled blocks are lost.
    }
wr-does-cancel-successes = { $n ->
        [one] In quest actions here { $n } rolled success is lost.
       *[other] In quest actions here { $n } rolled successes are lost.
    }
wr-does-acting-hero-lays-fewer = { $n ->
        [one] The hero who takes the quest action here may lay { $n } card less.
       *[other] The hero who takes the quest action here may lay { $n } cards less.
    }
wr-does-spawn-next-to = After every quest action here the current player chooses a connected space: a ghoul is spawned there.
wr-quest-damage = { $n } damage to the acting hero after each quest action
wr-quest-length = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }

## Rewards

wr-does-strike-around = Choose a hero: deal { $n } damage to enemies on that hero’s space and the spaces connected to it, split as you like.
wr-does-extra-actions = { $n ->
        [one] During step 1: the current player has { $n } action more this turn.
       *[other] During step 1: the current player has { $n } actions more this turn.
    }
wr-does-quiet-night = No ghouls are spawned and no abominations activate this turn.
wr-does-cleanse = Put a card of the Scourge discard pile into the box and remove all ghouls from its space. Also playable while The Scourge Rises is being resolved, before the cards are shuffled.
wr-does-bless = Every hero heals { $n }, or one hero is healed completely.
wr-does-airlift = Move a hero to any space, if its player agrees; that hero may then fight there for free.
wr-does-recall = { $n ->
        [one] { $n } card of the hero discard pile returns to the current player’s hand.
       *[other] Up to { $n } cards of the hero discard pile return to the current player’s hand.
    }
wr-does-march = The heroes together move up to { $n } spaces, split as they agree.
wr-does-strike-region = Deal { $n } damage to enemies on up to { $spaces } spaces of one region, split as you like.
wr-reward-when = Playable at nearly any time, in other turns too.

## Figures

wr-does-ghoul = Removed by { $n } damage. A fourth one on a space is an overrun instead: despair rises and an abomination comes.
wr-does-abomination = Removed by { $n } damage in one action. Each turn it moves a space towards the nearest hero and deals 1 damage there.
wr-does-lich-king = { $n } damage more in every fight and quest action in his region; he cannot be fought.
wr-does-stronghold-figure = Heroes can fly here; whoever rests here heals { $n } more.
