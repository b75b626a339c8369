### What Wrath of the Lich King asks; .other is what the others see meanwhile.

wr-prompt-pick = Choose your hero.
    .other = { $seat } is choosing a hero.
wr-prompt-act = { $n ->
        [0] { $hero } has no actions left: take free actions, or end the actions.
        [one] { $hero } has { $n } action left: move, fight, quest or rest.
       *[other] { $hero } has { $n } actions left: move, fight, quest or rest.
    }
    .other = { $seat } is acting with { $hero }.
wr-prompt-consent-travel = May { $hero } be moved by a Travel card?
    .other = { $seat } is asked whether { $hero } may be moved.
wr-prompt-consent-rest = Shall { $hero } rest by a Heal card?
    .other = { $seat } is asked whether { $hero } shall rest.
wr-prompt-consent-press-forward = May { $hero } be moved by Press Forward!?
    .other = { $seat } is asked whether { $hero } may be moved.
wr-prompt-consent-gunship = May the gunship carry { $hero } away?
    .other = { $seat } is asked whether { $hero } may be carried away.
wr-prompt-consent-march = Shall { $hero } march?
    .other = { $seat } is asked whether { $hero } shall march.
wr-prompt-fight-cards = { $hero } has { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }; the enemies need { $n } in all. Add Fight cards?
    .other = { $seat } may add Fight cards.
wr-prompt-allocate = { $hero } deals { $n } damage: choose who falls.
    .other = { $seat } is choosing who falls.
wr-prompt-lay = The track shows { $icon } next. Lay a card? { $n ->
        [0] No successes are left.
        [one] { $n } success is left.
       *[other] { $n } successes are left.
    }
    .other = { $seat } may lay a card.
wr-prompt-spawn-next = Choose the connected space on which a ghoul rises.
    .other = { $seat } is choosing where a ghoul rises.
wr-prompt-chain = { $n ->
        [one] The lightning may strike { $n } space more: choose it, or stop.
       *[other] The lightning may strike { $n } spaces more: choose the next one, or stop.
    }
    .other = { $seat } is guiding the lightning.
wr-prompt-shift = { $n ->
        [one] You may move { $n } ghoul more to or from your space.
       *[other] You may move { $n } ghouls more to or from your space.
    }
    .other = { $seat } is driving ghouls about.
wr-prompt-rewards-draw = Before cards are drawn: play a reward, or nothing.
    .other = { $seat } may play a reward before cards are drawn.
wr-prompt-rewards-reveal = Before the next Scourge card: play a reward, or nothing.
    .other = { $seat } may play a reward before the next Scourge card.
wr-prompt-rewards-abominations = Before the abominations activate: play a reward, or nothing.
    .other = { $seat } may play a reward before the abominations activate.
wr-prompt-rewards-rises = Before the Scourge rises again: play a reward, or nothing.
    .other = { $seat } may play a reward before the Scourge rises again.
wr-prompt-rewards-activations = Before the next abomination: play a reward, or nothing.
    .other = { $seat } may play a reward before the next abomination.
wr-prompt-volley = { $n } damage is left to deal: choose an enemy, or stop.
    .other = { $seat } is dealing damage.
wr-prompt-recall = { $n ->
        [one] Take { $n } card from the hero discard pile, or stop.
       *[other] Take up to { $n } cards from the hero discard pile.
    }
    .other = { $seat } is choosing from the hero discard pile.
wr-prompt-march = { $n ->
        [one] { $n } move is left: choose who marches where, or stop.
       *[other] { $n } moves are left: choose who marches where, or stop.
    }
    .other = { $seat } is leading the march.
wr-prompt-free-fight = { $hero } may fight here at once, for free.
    .other = { $seat } is deciding whether { $hero } fights at once.
wr-prompt-damage = { $hero } is about to suffer { $n } damage: play a card against it, or nothing.
    .other = { $seat } may play a card for { $hero }.
wr-prompt-rise-window = The Scourge cards are about to be shuffled: play Alexstrasza’s Cleansing, or nothing.
    .other = { $seat } may play Alexstrasza’s Cleansing.
wr-prompt-stronghold = Choose the space for the Stronghold.
    .other = { $seat } is choosing the space for the Stronghold.
wr-prompt-limit = { $n ->
        [one] { $n } card is too many in hand: discard it, or play a reward.
       *[other] { $n } cards are too many in hand: discard them, or play rewards.
    }
    .other = { $seat } has too many cards in hand.
wr-prompt-ghoul = A ghoul is about to rise in { $space }, where Liadrin stands: prevent it?
    .other = { $seat } is deciding about the ghoul in { $space }.
wr-prompt-activate = Choose where the abomination goes.
    .other = { $seat } is choosing where the abomination goes.
wr-prompt-hit = The abomination in { $space } hits one of the heroes there: choose which.
    .other = { $seat } is choosing whom the abomination in { $space } hits.

## What is at stake

wr-stake-damage = Without help: health { $health } → { $left }.
wr-stake-defeat = Without help { $hero } is defeated: despair +{ $n }, and the hand is lost.
wr-stake-fight = Without cards: { $n ->
        [0] nobody stays; damage { $damage }.
        [one] { $n } enemy stays; damage { $damage }.
       *[other] { $n } enemies stay; damage { $damage }.
    }
wr-stake-overrun = Let it come, and { $space } is overrun: despair rises.
wr-stake-ghouls = { $n ->
        [0] No ghoul stands there yet.
        [one] { $n } ghoul stands there already.
       *[other] { $n } ghouls stand there already.
    }
wr-stake-quest = { $quest }: { $n ->
        [one] { $n } step is missing.
       *[other] { $n } steps are missing.
    }
wr-stake-asks = { $seat } asks: { $what }

## Steps of the turn

wr-phase-setup = Setup
    .hint = Choose the heroes.
wr-phase-actions = 1 · Actions
    .hint = Up to four actions, and any number of free actions between them.
wr-phase-draw = 2 · Draw
    .hint = Two hero cards; The Scourge Rises and Strongholds are resolved at once.
wr-phase-ghouls = 3 · Ghouls
    .hint = As many Scourge cards as the Scourge track says: a ghoul on each space, or an overrun.
wr-phase-abominations = 4 · Abominations
    .hint = Each abomination moves towards the nearest hero and hits one on its space.
wr-phase-end = The end
    .hint = The game is over.
