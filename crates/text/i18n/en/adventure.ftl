### What happens in World of Warcraft: The Adventure Game: the log, the phases, the table in the terminal, options.

## The log

ag-event-rolled-for-first = { $seat } rolls { $die } for the first turn
ag-event-first-player = { $seat } begins
ag-event-hero-picked = { $seat } plays { $hero }, { $kin }
ag-event-quest-gained = { $seat } gets the quest “{ $quest }”
ag-event-quest-dropped = { $seat } discards the quest “{ $quest }”
ag-event-rival-named = { $seat }: the quest “{ $quest }” is about { $who }
ag-event-entered = { $seat } starts in { $space }
ag-event-turn-began = Round { $round }: { $seat }
ag-event-rolled-movement = { $seat } rolls steps: { $moves }, energy: { $energy }
ag-event-moved = { $seat } goes to { $space }
ag-event-held-by-aggro = { $seat } is held by an aggro encounter
ag-event-turned = { $seat } turns the character card: { $side }
ag-event-moves-gained = { $n ->
        [one] { $seat } gains 1 step
       *[other] { $seat } gains { $n } steps
    }
ag-event-energy-gained = { $seat } gains { $n } energy
ag-event-energy-paid = { $seat } pays { $n } energy
ag-event-energy-lost = { $seat } loses all energy
ag-event-slowed = { $n ->
        [one] { $seat } will have 1 step less in the next movement phase
       *[other] { $seat } will have { $n } steps less in the next movement phase
    }
ag-event-drunk = { $seat } drinks “{ $card }” as a potion ({ $potion })
ag-event-visited = { $seat } uses a resource: { $resource }
ag-event-no-effect = Without effect ({ $seat })
ag-event-discovery-taken = { $seat } draws a discovery in secret
ag-event-discovery-taken-known = { $seat } draws a discovery: { $discovery }
ag-event-discovery-placed = { $seat } places discovery { $n } at { $space }
ag-event-discovery-revealed = { $seat } reveals discovery { $n }: { $discovery }
ag-event-discovery-kept = { $seat } keeps { $discovery }
ag-event-discovery-spent = { $seat } uses { $discovery }
ag-event-discovery-discarded = { $discovery } goes to the box
ag-event-discovery-seen = { $seat } looks at discovery { $n }
ag-event-discovery-seen-known = { $seat } looks at discovery { $n }: { $discovery }
ag-event-discoveries-mixed = The discoveries in the box become the new supply
ag-event-afflicted = { $seat } suffers { $discovery }
ag-event-recovered = { $seat } is rid of { $discovery }
ag-event-challenge-drawn = { $seat } draws “{ $card }”
ag-event-challenge-discarded = “{ $card }” goes on top of its deck
ag-event-challenge-skipped = { $seat } faces no challenge
ag-event-deck-exhausted = The { $level } challenge deck has no encounter left
ag-event-bottom-seen = { $seat } looks at the bottom card of the { $level } deck
ag-event-bottom-seen-known = { $seat } looks at the bottom card of the { $level } deck: “{ $card }”
ag-event-bottom-moved = { $seat } puts the bottom card of the { $level } deck on top
ag-event-event-placed = The event “{ $card }” comes into play
ag-event-event-placed-on = The event “{ $card }” is placed at { $space }
ag-event-event-resolved = { $seat } resolves the event “{ $card }”
ag-event-event-turned-item = { $seat } turns “{ $card }”: the item “{ $back }”
ag-event-event-turned-encounter = { $seat } turns “{ $card }”: the encounter “{ $back }”
ag-event-event-turned-valor = { $seat } turns “{ $card }”: “{ $back }”
ag-event-event-turned = { $seat } turns “{ $card }”
ag-event-undefeated = “{ $card }” stays undefeated: marker { $n } at { $space }
ag-event-marker-removed = Marker { $n } leaves the board
ag-event-combat-began = Combat: { $seat } against { $foe }
ag-event-rolled-combat = Combat dice: red { $red }, black { $black }
ag-event-rerolled-red = The red die is rolled again: { $die }
ag-event-rerolled-black = The black die is rolled again: { $die }
ag-event-power-triggered-red = The red die sets off “{ $card }”
ag-event-power-triggered-black = The black die sets off “{ $card }”
ag-event-struck = { $blows }
ag-event-blow-attacker-hit = { $seat }: { $die } + { $attack } = { $total } against defence { $defence }, a hit (damage { $damage })
ag-event-blow-attacker-miss = { $seat }: { $die } + { $attack } = { $total } against defence { $defence }, a miss
ag-event-blow-defender-hit = the defender: { $die } + { $attack } = { $total } against defence { $defence }, a hit (damage { $damage })
ag-event-blow-defender-miss = the defender: { $die } + { $attack } = { $total } against defence { $defence }, a miss
ag-event-combat-cancelled = The combat is cancelled
ag-event-combat-won = { $seat } defeats { $foe }
ag-event-combat-over = The combat against { $foe } is over; { $seat } has not won it
ag-event-hurt = { $seat } takes { $n } damage; life left: { $left }
ag-event-prevented = Damage to { $seat } is prevented
ag-event-healed = { $seat } heals { $n } damage
ag-event-saved = { $seat } stays in play; life left: { $left }
ag-event-defeated = { $seat } is defeated
ag-event-level-gained = { $seat } reaches the { $level } level
ag-event-withered = { $seat } cannot heal for the rest of the turn
ag-event-dazed = { $seat } will skip the next challenge phase
ag-event-abilities-drawn = { $n ->
        [one] { $seat } draws 1 ability card
       *[other] { $seat } draws { $n } ability cards
    }
ag-event-abilities-drawn-known = { $n ->
        [one] { $seat } draws an ability card: { $cards }
       *[other] { $seat } draws { $n } ability cards: { $cards }
    }
ag-event-ability-discarded = { $seat } discards “{ $card }”
ag-event-abilities-shuffled = { $seat } shuffles the discarded ability cards into a new deck
ag-event-ability-played = { $seat } plays “{ $card }”
ag-event-ability-cancelled = “{ $card }” of { $seat } is cancelled
ag-event-ability-attached-seat = “{ $card }” is attached to { $who }
ag-event-ability-attached-space = “{ $card }” is attached to { $space }
ag-event-ability-attached-marker = “{ $card }” is attached to the encounter with marker { $n }
ag-event-ability-attached-token = “{ $card }” is attached to discovery { $n }
ag-event-ability-detached = “{ $card }” is discarded
ag-event-ability-worked = “{ $card }” takes effect
ag-event-item-gained = { $seat } gains the item “{ $card }”
ag-event-item-lost = { $seat } loses the item “{ $card }”
ag-event-item-taken = { $seat } takes “{ $card }” from { $who }
ag-event-item-used = { $seat } uses “{ $card }”
ag-event-equipped = { $seat } equips “{ $card }”
ag-event-unequipped = { $seat } puts “{ $card }” into the bag
ag-event-tested-passed = { $seat } rolls { $die }: it succeeds
ag-event-tested-failed = { $seat } rolls { $die }: it fails
ag-event-declined = { $seat } declines
ag-event-quest-advanced = { $seat } gets on with the quest “{ $quest }”
ag-event-quest-completed = { $seat } completes the quest “{ $quest }”: { $valor } valor
ag-event-trophy-earned = { $seat } earns the trophy “{ $trophy }”: { $valor } valor
ag-event-valor-earned = { $seat } earns “{ $card }”: { $valor } valor
ag-event-elite-shuffled = The discarded elite quests are shuffled into a new deck
ag-event-game-won = { $winners } wins the game
ag-event-game-shared = { $winners } win the game together

## Who or what is fought

ag-foe-marker = the encounter with marker { $n }

## Phases

ag-phase-setup = Setup
    .hint = Everybody chooses a character, gets two quests and three ability cards and starts in a city.
ag-phase-movement = Movement phase
    .hint = The movement die gives steps and energy. Cards, potions and discoveries may be used in between.
ag-phase-exploration = Exploration phase
    .hint = The discoveries on the space are revealed; if there are none, one resource of the space is used.
ag-phase-challenge = Challenge phase
    .hint = Outside the cities: fight what is on the space, attack a character, or draw a challenge card.
ag-phase-maintenance = Maintenance phase
    .hint = First quests, then equipment; then the turn ends.
ag-phase-end = End of the game
    .hint = Somebody has the valor to win, or the last round is over.

## The table in the terminal

ag-table-turn = Round { $round }, turn of { $seat }
ag-table-player = { $seat }, { $hero } ({ $level }), { $space }: valor { $valor }/{ $goal }, life { $life }/{ $most }
ag-table-values = { $side }; { $type } attack { $attack }, defence { $defence }, damage { $damage }; energy { $energy }
ag-table-cards = Ability cards: hand { $hand }, deck { $deck }
ag-table-hand = Hand: { $cards }
ag-table-bag = Bag: { $cards }
ag-table-gear = Equipped: { $cards }
ag-table-kept = Kept: { $cards }
ag-table-quests = Quests: { $cards }
ag-table-quest-to = { $quest } ({ $targets })
ag-table-troubles = Troubles: { $cards }
ag-table-slowed = { $n ->
        [one] 1 step less
       *[other] { $n } steps less
    }
ag-table-dazed = skips the next challenge phase
ag-table-track = Undefeated: { $cards }
ag-table-marker = { $n } “{ $card }”, { $space }
ag-table-events = Events: { $cards }
ag-table-global = “{ $card }” (left: { $n })
ag-table-tokens = Discoveries on the board: { $cards }
ag-table-token = { $n } at { $space }
ag-table-token-known = { $n } { $discovery } at { $space }
ag-table-decks = Challenge cards: { $cards }
ag-table-supply = Discoveries in the supply: { $n }
ag-table-combat = Combat: { $seat } ({ $values }) against { $foe } ({ $others })
ag-table-combat-values = { $type } attack { $attack }, defence { $defence }, damage { $damage }, hits on { $n } of 6
ag-table-standing = Race to { $goal } valor: { $cards }
ag-table-standing-one = { $seat } { $valor }
ag-table-unusable = { $card } (potion: { $potions })

## Before answering

ag-note-resources = { $kind }, { $level }: { $resources }
ag-note-space = { $kind }, { $level }

## How it ends, and what is likely

ag-table-from-level = { $card } (from the { $level } level)
ag-end-won = { $seat } has won with { $valor } valor (goal: { $goal }).
ag-end-shared = { $winners } have won together with { $valor } valor (goal: { $goal }).
ag-end-rounds = After round { $n } the game is over; the most valor has won, then the most cards in the quest log, then the higher level: { $winners }.
ag-odds = victory { $win } %, defeat { $fall } %, mean damage taken { $taken }
ag-odds-mean = on average: { $odds }
ag-note-quest = quest: { $quest }
ag-note-marker = undefeated: { $card }
ag-note-marker-aggro = undefeated, aggro: { $card }
ag-note-token = discovery { $n }
ag-note-event = event: { $card }
ag-note-flight-on = Move at once to another space with a flight path. Outside the cities exploration goes on there.

## Options of a table

ag-option-heroes = Characters
    .hint = Who plays whom, seat by seat. Characters that are not named are chosen at the table.
ag-option-flight-continues-exploration = Flights go on exploring
    .hint = After a flight that ends outside a city, the discoveries there are resolved or another of its resources is used, as the Polish rules say.
ag-option-valor-to-win = Valor to win
    .hint = The rulebook says 8. Less makes a shorter game, more a longer one.
ag-option-optional-discoveries = Bombs and curses
    .hint = Two Bombs and two Curses are mixed into the discoveries.
ag-option-rounds = Most rounds
    .hint = After so many rounds the game ends, and the most valor wins.

### What hints tell reasons in.

ag-has-valor = valor
ag-has-rival = valor of the best of the others
ag-has-level = level
ag-has-tasks = progress on quests
ag-has-way = steps to the nearest quest
ag-has-items = items
ag-has-attack = attack
ag-has-defence = defence
ag-has-hit = damage of a hit
ag-has-damage = damage
ag-has-cards = ability cards in hand
ag-has-kept = kept discoveries
ag-has-ailments = Diseases and Curses
ag-has-close = discoveries in { $space } that nobody is nearer to
ag-has-apart = discoveries in { $space } that another is nearer to
ag-has-held = { $ability } in hand
ag-has-owned = { $item }: items
ag-has-worn = { $item }: equipped
ag-has-track = steps to the quest { $quest }
ag-has-moves = moves left
ag-has-energy = energy
