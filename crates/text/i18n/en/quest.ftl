### What happens in Warhammer Quest: the log, the phases, the quest sheets, the table in the terminal.

## Phases

wq-phase-setup = Setup
    .hint = The heroes are picked, and the party names its leader, who begins.
wq-phase-heroes = Hero phase
    .hint = One after the other, the leader first, the heroes perform an action each. With two or three heroes, some act twice. Readied enemies in a hero’s engagement zone fight back in the same roll.
wq-phase-enemies = Enemy phase
    .hint = In turn each hero activates a readied enemy in his engagement zone, or else in the shadows, until all are exhausted. Its keywords happen from left to right.
wq-phase-location = Location phase
    .hint = The location does what it says. Where it is fully explored, the party may travel to the next one.
wq-phase-peril = Peril phase
    .hint = The peril token moves on, a coloured space does what the quest sheet says, and the next hero becomes party leader.
wq-phase-settlement = Settlement
    .hint = The campaign gets a reward or a penalty. Then each hero visits two of three: trainer, smith, arena.
wq-phase-end = The quest is over
    .hint = The quest has been won or lost.

## The log

wq-event-hero-picked = { $hero } joins the party
wq-event-quest-laid = The quest: { $quest }; nemesis: { $foe }
wq-event-leader-named = { $hero } is the party leader
wq-event-round-began = Round { $round }
wq-event-hero-phase = Hero phase
wq-event-enemy-phase = Enemy phase
wq-event-location-phase = Location phase
wq-event-peril-phase = Peril phase
wq-event-activation-began = { $hero } activates
wq-event-no-readied-action = { $hero } has no readied action
wq-event-action-chosen = { $hero }: { $kind } with “{ $card }”
wq-event-action-chosen-tireless = { $hero }: { $kind } with “{ $card }”, which stays ready
wq-event-targeted = { $hero } targets { $foe }
wq-event-aid-targeted = { $hero } aids { $whom }
wq-event-token-spent = { $hero } spends a success token ({ $kind })
wq-event-rolled = { $hero } rolls: { $faces }
wq-event-rolled-with = { $hero } rolls: { $faces }; the enemies: { $foes }
wq-event-criticals = { $n ->
        [one] { $n } critical counts as a success and is rolled again: { $faces }
       *[other] { $n } criticals count as successes and are rolled again: { $faces }
    }
wq-event-rerolled = { $hero } rolls again: { $from } → { $faces }
wq-event-card-used = { $hero } uses “{ $card }”
wq-event-modified = “{ $card }”: { $bonus }
wq-event-successes = { $n ->
        [one] { $hero }, { $kind }: { $n } success
       *[other] { $hero }, { $kind }: { $n } successes
    }
wq-event-successes-of = { $n ->
        [one] { $hero }, { $kind }: { $n } success ({ $parts })
       *[other] { $hero }, { $kind }: { $n } successes ({ $parts })
    }
wq-event-foe-attacked = { $n ->
        [one] { $foe } suffers { $n } wound
       *[other] { $foe } suffers { $n } wounds
    }
wq-event-foe-attacked-resilient = { $n ->
        [one] { $foe } suffers { $n } wound (resilience { $resilience })
       *[other] { $foe } suffers { $n } wounds (resilience { $resilience })
    }
wq-event-enemies-attacked = Attacks on { $hero } by { $foes }: attack { $attack } − defence { $defence } = { $n }
wq-event-nemesis-rolled = The nemesis symbol calls { $foe }
wq-event-actions-readied = { $hero } readies all actions
wq-event-action-readied = { $hero } readies an action: { $kind }
wq-event-action-exhausted = { $hero } exhausts an action: { $kind }
wq-event-suffered = { $n ->
        [one] { $hero } suffers { $n } wound ({ $why })
       *[other] { $hero } suffers { $n } wounds ({ $why })
    }
wq-event-ignored = { $n ->
        [one] { $hero } ignores { $n } wound (“{ $card }”)
       *[other] { $hero } ignores { $n } wounds (“{ $card }”)
    }
wq-event-recovered = { $n ->
        [one] { $hero } recovers { $n } wound
       *[other] { $hero } recovers { $n } wounds
    }
wq-event-hero-defeated = { $hero } falls: defeated
wq-event-hero-revived = { $hero } is back on both feet
wq-event-condition-gained = { $hero } gains { $condition }
wq-event-condition-discarded = { $hero } discards { $condition }
wq-event-token-placed = { $hero } puts a success token on an action: { $kind }
wq-event-tokens-lost = { $n ->
        [one] { $hero } has no room for { $n } success token; it is lost
       *[other] { $hero } has no room for { $n } success tokens; they are lost
    }
wq-event-token-discarded = { $hero } discards a success token ({ $kind })
wq-event-engaged = { $foe } engages { $whom }
wq-event-to-shadows = { $foe } moves to the shadows
wq-event-to-lair = { $foe } returns to the lair
wq-event-to-discard = { $foe } is discarded
wq-event-spawned-zone = { $foe } appears and engages { $whom }
wq-event-spawned-shadows = { $foe } appears in the shadows
wq-event-spawned-hidden = Lurking in the shadows: { $foe }
wq-event-spawned-lair = { $foe } waits in the lair
wq-event-turned-up = Turned face up: { $was } is { $foe }
wq-event-not-engaged = { $foe } cannot be engaged
wq-event-enemy-activated = { $foe } activates (active hero: { $hero })
wq-event-keyword = { $foe }: { $keyword }
wq-event-enemy-exhausted = { $foe } becomes exhausted
wq-event-enemies-readied = All enemies are readied
wq-event-foe-hit = { $n ->
        [one] { $foe } suffers { $n } wound directly
       *[other] { $foe } suffers { $n } wounds directly
    }
wq-event-foe-mended = { $n ->
        [one] { $foe } recovers { $n } wound
       *[other] { $foe } recovers { $n } wounds
    }
wq-event-foe-defeated = { $foe } is defeated
wq-event-enemy-deck-shuffled = { $n ->
        [one] The discard pile becomes the new enemy deck ({ $n } card)
       *[other] The discard pile becomes the new enemy deck ({ $n } cards)
    }
wq-event-nothing-to-spawn = No enemy is left to spawn
wq-event-dungeon-drawn = { $hero } draws “{ $card }” from the dungeon deck
wq-event-dungeon-looked = { $hero } looks at the top dungeon cards: { $cards }
wq-event-dungeon-buried = “{ $card }” goes to the bottom of the dungeon deck
wq-event-dungeon-empty = The dungeon deck is empty
wq-event-item-discarded = { $hero } discards “{ $card }”
wq-event-warpstone-hidden = The Warpstone is shuffled into the top of the dungeon deck
wq-event-gear-drawn = { $hero } draws “{ $card }” from the gear deck
wq-event-gear-taken = { $hero } takes “{ $card }” from the gear discard pile
wq-event-legendary-drawn = { $hero } receives legendary gear: “{ $card }”
wq-event-gear-equipped = { $hero } equips “{ $card }”
wq-event-gear-unequipped = { $hero } unequips “{ $card }”
wq-event-gear-discarded = { $hero } discards “{ $card }”
wq-event-gear-turned = { $hero } exhausts “{ $card }”
wq-event-gear-depleted = { $hero } depletes “{ $card }”
wq-event-gear-refreshed = { $hero } can use “{ $card }” again
wq-event-gear-given = { $hero } gives “{ $card }” to { $to }
wq-event-gift-declined = { $to } declines “{ $card }” from { $giver }
wq-event-location-revealed = The party reaches “{ $location }”
wq-event-locations-scouted = The top location cards: { $cards }
wq-event-progressed = +{ $n } progress on the location: { $progress }
wq-event-progress-lost = −{ $n } progress on the location: { $progress }
wq-event-travelled = The party leaves “{ $location }”
wq-event-stayed = The party stays
wq-event-peril-moved = The peril token moves to space { $n }
wq-event-peril-struck = Peril: { $peril }
wq-event-doomed = Doom draws nearer: { $n }
wq-event-leader-passed = { $hero } is the new party leader
wq-event-quest-won = The quest is won!
wq-event-quest-lost = The quest is lost.
wq-event-pool-changed = The campaign pool: { $pool }
wq-event-trained = { $hero } learns an advanced action: { $kind }
wq-event-limit-raised = The gear limit of { $hero } is now { $n }
wq-event-smith-offered = The smith offers { $hero }: { $cards }
wq-event-refreshed = Everybody recovers; actions and gear are fresh again

wq-harm-attacks = attacks
wq-harm-crowd = no room for { $foe }
wq-harm-effect-of = { $foe }: { $card }
wq-harm-cost = price of “{ $card }”
wq-total-dice = dice { $n }
wq-total-criticals = criticals { $n }
wq-total-tokens = tokens { $n }
wq-total-effects = effects { $n }
wq-pool-empty = empty

## Rules on cards

wq-rule-numbers = attack { $attack }, health { $health }, resilience { $resilience }
wq-rule-nemesis = Nemesis symbol: { $what }
wq-rule-treasure = { $n ->
        [one] Treasure: take the top card of the gear deck or a card of the gear discard pile.
       *[other] Treasure, { $n } times: take the top card of the gear deck or a card of the gear discard pile.
    }
wq-rule-kept = Using this card does not discard it.
wq-rule-legendary-fortune = When drawn from the gear deck: you receive one of your legendary gear cards at random.
wq-rule-spawns = enemies: { $up } face up, { $down } face down
wq-rule-hero = Health { $two } with two heroes, { $three } with three, { $four } with four. Ready icon: { $kind }.
wq-rule-hero-here = Health { $n }. Ready icon: { $kind }.

## Quest sheets

wq-sheet-sets = Enemies: { $sets }.
wq-sheet-open = Open enemies of level { $level }: { $standard } standard, { $elite } elite.
wq-sheet-locations = { $n ->
        [one] { $n } open location of level { $level }.
       *[other] { $n } open locations of level { $level }.
    }
wq-sheet-last = Last location: { $location }.
wq-sheet-decks = Dungeon deck: { $dungeon } cards; gear deck: { $gear } cards.
wq-sheet-lair = { $foe } begins in the nemesis lair.
wq-sheet-lair-random = One of the five nemeses, drawn at random, begins in the nemesis lair.
wq-sheet-flees = Until the last location is active, the defeated nemesis is not discarded but returns to the lair without wounds.
wq-sheet-aside = The Warpstone is set aside.
wq-sheet-on-warpstone = When a hero claims the Warpstone: { $what }.
wq-sheet-dawdle = In each location phase in which the party could travel and does not, peril increases by { $n } (no peril effect resolves).
wq-sheet-holds-progress = While the nemesis is in play outside the lair, no progress can be removed from the last location.
wq-sheet-guards = While an enemy of these is in the same engagement zone as the nemesis, its resilience is 1 higher: { $sets }.
wq-sheet-on-travel = Each time the party travels: { $what }.
wq-sheet-eliminated = A defeated hero is eliminated and cannot be revived.
wq-aim-at-final = “{ $location }” is the active location
wq-aim-explored = the location is fully explored
wq-aim-nemesis-defeated = the nemesis is defeated
wq-aim-nemesis-not-out = no nemesis is in play outside the lair
wq-aim-warpstone-held = an undefeated hero holds the Warpstone
wq-loss-defeated = All heroes are defeated.
wq-loss-defeated-or = All heroes are defeated, or the { $peril } has come too often.
wq-loss-rounds = After round { $n } the quest is lost in any case.
wq-prize-fortune = 1 Legendary Fortune joins the campaign pool
wq-prize-warpstone = the Warpstone joins the campaign pool
wq-prize-nemesis = { $foe } joins the campaign pool
wq-prize-nemesis-if-undefeated = { $foe } joins the campaign pool, unless defeated in this quest
wq-prize-campaign-won = the campaign is won
wq-prize-campaign-lost = the campaign is lost
wq-prize-none = nothing

## The table in the terminal

wq-table-quest = { $quest }, round { $round }: { $phase }
wq-table-location = Location: { $location }, progress { $progress }/{ $explore }; { $n } more to come
wq-table-no-location = Location: none yet
wq-table-peril = Peril: space { $at } of { $spaces }; { $next }
wq-table-peril-next = { $n ->
        [0] { $peril } again and again
        [one] { $peril } next
       *[other] { $peril } in { $n } rounds
    }
wq-table-decks = Cards left: enemies { $enemies }, dungeon { $dungeon }, gear { $gear }
wq-table-nemesis-lair = { $foe } is in the lair
wq-table-nemesis-defeated = { $foe } is defeated
wq-table-hero = { $hero } ({ $seat }): { $wounds }/{ $health } wounds
wq-table-defeated = defeated
wq-table-leader = party leader
wq-table-actions = actions
wq-table-action-exhausted = ({ $kind })
wq-table-gear = gear
wq-table-items = items
wq-table-conditions = conditions
wq-table-engaged = engaged
wq-table-shadows = In the shadows
wq-table-nobody = nobody
wq-table-foe = { $foe } { $wounds }/{ $health }, attack { $attack }
wq-table-foe-resilient = { $foe } { $wounds }/{ $health }, attack { $attack }, resilience { $resilience }
wq-table-exhausted = exhausted
wq-table-pool = Campaign pool: { $pool }
wq-table-odds = { $kind }: { $successes } successes, { $wounds } wounds to expect
wq-table-odds-nemesis = { $kind }: { $successes } successes, { $wounds } wounds to expect, nemesis { $nemesis } %
wq-note-odds = { $successes } successes, { $wounds } wounds to expect
wq-note-odds-nemesis = { $successes } successes, { $wounds } wounds to expect, nemesis { $nemesis } %
wq-note-foe = wounds { $wounds } of { $health }, attack { $attack }
wq-note-foe-resilient = wounds { $wounds } of { $health }, attack { $attack }, resilience { $resilience }
wq-end-won = Victory: { $aims }
wq-end-lost-defeated = Defeat: all heroes are defeated.
wq-end-lost-doom = Defeat: doom has come.
wq-end-lost-rounds = { $n ->
        [one] Defeat: { $n } round has passed.
       *[other] Defeat: { $n } rounds have passed.
    }

## Options of a table

wq-option-quest = Quest
    .hint = One of the five quests of the campaign, in their order, or a delve: a quest of its own that leads through all levels.
wq-option-heroes = Heroes
    .hint = Who plays which hero, seat by seat. If nobody is named, they are picked at the table. One player plays two.
wq-option-leader = First party leader
    .hint = Who begins. If nobody is named, the party decides at the table.
wq-option-kit = What heroes bring along
    .hint = Advanced actions, gear limit and gear of a hero from earlier quests, such as: ironbreaker attack limit-2 mail-shirt.
wq-option-pool = Campaign pool
    .hint = Cards that rewards and penalties of earlier quests have left: fortune, warpstone, nemeses.
wq-option-no-gear-ceiling = No ceiling for gear
    .hint = The arena can raise a gear limit above 4, which is as many as the campaign log has boxes for.

### What hints tell reasons in.

wq-has-travels = locations left behind
wq-has-progress = progress at the location
wq-has-wounds = wounds of the heroes
wq-has-enemies = enemies in play
wq-has-nemesis = health left of the nemesis
wq-has-strength = health left of the enemies that lie face up
wq-has-facing = readied enemies that are engaged
wq-has-peril = spaces of peril
wq-has-tokens = success tokens on action cards
wq-has-ready = readied action cards
wq-has-items = items of the heroes
wq-has-gear = ready gear
wq-has-ailments = Sickened and Bleeding
wq-has-foe = { $foe }: health left
wq-has-alert = { $foe }: readied
wq-has-hurt = { $whom }: wounds
wq-has-rolled = successes of the action
wq-has-able = { $action-card }: readied
wq-has-charge = { $action-card }: success tokens
wq-has-item = { $dungeon-card }: items
wq-has-kit = { $gear }: readied
