### What Wrath of the Lich King asks, tells and refuses.

wr-title = Wrath of the Lich King
wr-about = Seven heroes against the Lich King, together: hold back his Scourge, fulfil three quests, and lay siege to Icecrown.

## Actions

wr-action-pick = Choose { $hero }
wr-action-move = Move to { $space }
wr-action-fight = Fight
wr-action-quest = Quest
wr-action-rest = Rest
wr-action-fly = Fly to { $space }
wr-action-press-forward = Press Forward!: { $hero } to { $space }
wr-action-chain-lightning = Chain Lightning
wr-action-wailing-arrow = Wailing Arrow: { $space }
wr-action-teleport = Teleport to { $space }
wr-action-storm-bolt = Storm Bolt: { $space }
wr-action-for-the-alliance = For the Alliance!: a ghoul from { $from } to { $to }
wr-action-travel = { $card }: { $hero } to { $space }
wr-action-heal = Heal: { $hero } rests
wr-action-reward = { $reward }
wr-action-reward-hero = { $reward }: { $hero }
wr-action-reward-all = { $reward }: everybody
wr-action-reward-space = { $reward }: { $space }
wr-action-reward-hero-space = { $reward }: { $hero } to { $space }
wr-action-reward-land = { $reward }: { $land }
wr-action-play = Play { $card }
wr-action-lay = Lay a card: { $icon }
wr-action-assign-nobody = Remove nobody
wr-action-assign = Remove { $enemies }
wr-action-bolt = Lightning: { $space }
wr-action-strike-ghoul = Remove a ghoul: { $space }
wr-action-strike-abomination = Remove an abomination: { $space }
wr-action-march = { $hero } to { $space }
wr-action-take = Take { $card }
wr-action-discard = Discard { $card }
wr-action-agree = Agree
wr-action-refuse = Refuse
wr-action-lift = Allow it for { $hero } after all
wr-action-stronghold = Stronghold: { $space }
wr-action-prevent = Prevent the ghoul
wr-action-allow = Let it come
wr-action-spawn = A ghoul: { $space }
wr-action-activate = The abomination in { $from } goes to { $to }
wr-action-activate-stays = The abomination in { $from } stays
wr-action-hit = It hits { $hero }
wr-action-done = Done
wr-action-done-actions = End the actions
wr-action-pass = Play nothing
wr-action-pass-lay = { $n ->
        [0] No card
       *[some] No card: use a success
    }
wr-action-hold = Nothing until my turn

wr-and = { $one } and { $other }

## Verbs, as heads of lists

wr-verb-pick = Heroes
wr-verb-move = Move
wr-verb-fly = Flight Path
wr-verb-travel = Travel cards
wr-verb-ability = Abilities
wr-verb-heal = Heal cards
wr-verb-reward = Rewards
wr-verb-enemies = Enemies
wr-verb-space = Spaces
wr-verb-cards = Cards
wr-verb-other = More

## Events

wr-event-quest-revealed = Quest: { $quest }
wr-event-scourge-card-setup = Setup, Scourge card: { $space }
wr-event-scourge-card-rises = The bottom card of the Scourge deck: { $space }
wr-event-scourge-card-spawn = Scourge card: { $space }
wr-event-ghouls-placed = { $n ->
        [one] A ghoul rises in { $space }
       *[other] { $n } ghouls rise in { $space }
    }
wr-event-ghoul-prevented = Indomitable: no ghoul in { $space }
wr-event-ghoul-removed = A ghoul falls in { $space }
wr-event-ghoul-moved = A ghoul is driven from { $from } to { $to }
wr-event-overrun = Overrun in { $space }!
wr-event-abomination-placed = An abomination appears in { $space }
wr-event-abomination-moved = An abomination lumbers from { $from } to { $to }
wr-event-abomination-removed = An abomination falls in { $space }
wr-event-targeted = The abomination in { $space } turns on { $hero }
wr-event-despaired = Despair rises to { $n } ({ $why })
wr-event-lich-king-moved = The Lich King darkens the { $land }
wr-event-hero-picked = { $seat } chooses { $hero }
wr-event-dealt = { $seat } starts with: { $cards }
wr-event-deck-built = The hero deck is stacked from piles of { $piles }
wr-event-turn-began = { $hero } begins a turn ({ $seat })
wr-event-moved-move = { $hero } moves to { $space }
wr-event-moved-flight-path = { $hero } flies to { $space }
wr-event-moved-travel = { $hero } travels to { $space }
wr-event-moved-press-forward = Press Forward!: { $hero } hurries to { $space }
wr-event-moved-teleport = { $hero } teleports to { $space }
wr-event-moved-gunship = The gunship brings { $hero } to { $space }
wr-event-moved-march = { $hero } marches to { $space }
wr-event-moved-defeat = { $hero } is carried back to { $space }
wr-event-fight-action = { $hero } fights in { $space }
wr-event-fight-wailing-arrow = { $hero } shoots a Wailing Arrow at { $space }
wr-event-fight-gunship = { $hero } leaps into battle in { $space }
wr-event-quest-began = { $hero } ventures on the quest: { $quest }
wr-event-rest-began = { $hero } rests
wr-event-rolled = { $hero } rolls { $successes } and { $blocks }
wr-event-card-played = { $seat } plays { $card }
wr-event-card-laid = { $seat } lays a card: { $icon }
wr-event-blocks-converted = Ashbringer: { $n ->
        [one] { $n } block strikes
       *[other] { $n } blocks strike
    }
wr-event-quest-advanced = { $quest }: step { $n } of { $most }
wr-event-healed = { $hero } heals { $n } (health { $health })
wr-event-damaged-fight = { $hero } suffers { $n } damage in the fight (health { $health })
wr-event-damaged-quest = { $hero } suffers { $n } damage on the quest (health { $health })
wr-event-damaged-abominations = { $hero } suffers { $n } damage from abominations (health { $health })
wr-event-defeated = { $hero } is defeated
wr-event-hand-lost = { $seat } loses the whole hand ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    })
wr-event-quest-completed = Quest completed: { $quest }
wr-event-reward-gained = { $seat } earns the reward { $reward }
wr-event-reward-played = { $seat } plays the reward { $reward }
wr-event-actions-gained = { $n ->
        [one] { $n } action more this turn
       *[other] { $n } actions more this turn
    }
wr-event-night-skipped = A quiet night: no ghouls, no abominations
wr-event-scourge-card-boxed = The Scourge card { $space } leaves the game
wr-event-card-recalled = { $seat } takes { $card } from the discard pile
wr-event-siege-began = The siege of Icecrown Citadel begins!
wr-event-drew = { $seat } draws: { $cards }
wr-event-drew-nothing = { $seat } draws nothing
wr-event-scourge-rose = The Scourge rises: { $n ->
        [one] { $n } ghoul each turn
       *[other] { $n } ghouls each turn
    }
wr-event-scourge-reshuffled = { $n ->
        [one] { $n } Scourge card is shuffled onto the deck
       *[other] { $n } Scourge cards are shuffled onto the deck
    }
wr-event-stronghold-placed = A stronghold is built in { $space }
wr-event-discarded = { $seat } discards { $card }
wr-event-requested-travel = { $seat } would like to move { $hero }
wr-event-requested-rest = { $seat } would like { $hero } to rest
wr-event-requested-press-forward = { $seat } would like to hurry { $hero } on
wr-event-requested-gunship = { $seat } would like to bring { $hero } elsewhere by gunship
wr-event-requested-march = { $seat } would like { $hero } to march
wr-event-agreed = { $hero } agrees
wr-event-refused = { $hero } refuses
wr-event-refusal-lifted = { $hero } may be asked again
wr-event-won = Icecrown Citadel has fallen: the heroes win!
wr-event-lost = Despair takes hold: the heroes lose ({ $why })

wr-reason-overrun = overrun
wr-reason-no-ghoul = no ghoul left
wr-reason-no-abomination = no abomination left
wr-reason-no-hero-card = no hero card left
wr-reason-defeat = a hero’s defeat

## Table options

wr-option-difficulty = Difficulty
    .hint = How many piles the hero deck is made of: each one hides The Scourge Rises, and fewer of them a Stronghold.
wr-option-heroes = Heroes
    .hint = One for each seat in order, three for a single player; chosen at the table if none are named.
wr-option-first = First player
    .hint = Who begins; the hero with the northernmost start space if nobody is named.
wr-option-first-game = First game
    .hint = The rulebook’s suggestion for a first game: Naxxramas, The Nexus and Ulduar, with three helpful rewards.
wr-option-rewards-between-rises = Rewards between two Scourge Rises
    .hint = When both cards drawn are The Scourge Rises, rewards may be played between them.
wr-option-rewards-between-abominations = Rewards between abominations
    .hint = Rewards may be played after one abomination and before the next; their order is then chosen.
wr-option-defeat-cancels-effect = Defeat cancels the effect
    .hint = A hero who is defeated in a quest action does not trigger what the quest sheet does after it.

### What hints tell reasons in.

wr-has-steps = steps on quests
wr-has-despair = despair
wr-has-ghouls = ghouls on the map
wr-has-full = spaces with three ghouls
wr-has-abominations = abominations on the map
wr-has-near = heroes within reach of an abomination
wr-has-health = health of the heroes
wr-has-cards = hero cards in hand
wr-has-rewards = rewards in hand
wr-has-away = steps from the heroes to the nearest quests
wr-has-crowd = ghouls in { $space }
wr-has-plague = abominations in { $space }
wr-has-remote = steps from the ghouls to the nearest heroes
wr-has-track = steps on the quest { $space }
wr-has-hurt = { $hero }: health
wr-has-path = { $hero }: steps to the nearest quest
wr-has-held = { $card } in hand
wr-has-actions = actions left
