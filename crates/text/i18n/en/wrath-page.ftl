### Labels of the table of Wrath of the Lich King.

wr-page-turn = Turn { $n }
wr-page-actions-left = { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }
wr-page-map = Map of Northrend
wr-page-tracks = Scourge and despair
wr-page-scourge = Scourge: { $n ->
        [one] { $n } card a turn
       *[other] { $n } cards a turn
    }
wr-page-despair = Despair: { $n } of { $most }
wr-page-quests = Quests
wr-page-complete = completed
wr-page-locked = closed until the three quests are completed
wr-page-progress = step { $n } of { $most }; next: { $icon }
wr-page-here = { $space }, { $land }
wr-page-no-region = beyond all regions
wr-page-connected = connected: { $spaces }
wr-page-start = starts in { $space }
wr-page-choosing = choosing a hero
wr-page-health = health { $n } of { $most }
wr-page-health-full = health { $n }
wr-page-hand = Hand
wr-page-hand-of = Hand: { $n } of { $most }
wr-page-no-cards = no cards
wr-page-modes = On the map
wr-page-modes-hint = Choose what a click on the map does.
wr-page-list = All choices as a list
wr-page-also = You may play a reward meanwhile.
wr-page-also-seat = Meanwhile for { $seat }
wr-page-view-heroes = Heroes
wr-page-view-news = News
wr-page-lich-king-here = The Lich King is near: { $n } damage more in fights and quest actions.
wr-page-risk = { $n } % that a Scourge card of this space comes up next
wr-page-risk-full = { $n } % that it is overrun next
wr-page-supply = In supply
wr-page-box = Components
wr-page-decks = Decks
wr-page-hero-deck = Hero deck
wr-page-hero-discard = Hero discard pile
wr-page-scourge-deck = Scourge deck
wr-page-scourge-discard = Scourge discard pile
wr-page-empty = empty
wr-page-roll = Roll
wr-page-or = or

## Before a roll

wr-odds-fight = clears { $clear } % · damage ≈ { $damage }
wr-odds-arrow = clears { $clear } %
wr-odds-quest = ≈ { $steps } steps · damage ≈ { $damage }
wr-odds-rest = ≈ +{ $healing } health
wr-odds-defeat = defeat { $n } %
wr-odds-complete = completes { $n } %
wr-odds-full = full health { $n } %
wr-odds-damage = Damage
wr-odds-removed = Enemies removed
wr-odds-steps = Steps
wr-odds-healing = Health gained
wr-odds-cards = Exact chances of the two dice; cards can still be added after the roll.

## What comes next

wr-tab-recent = What happened
wr-tab-threat = What comes
wr-recent-none = Nothing yet.
wr-threat-draw = { $n ->
        [one] { $n } hero card is drawn
       *[other] { $n } hero cards are drawn
    }
wr-threat-rise = The Scourge rises: { $n } %
wr-threat-pile = In this pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
wr-threat-pile-held = { $pile }, among them { $held }
wr-threat-pile-rises = { $n } The Scourge Rises
wr-threat-pile-strongholds = { $n ->
        [one] { $n } Stronghold
       *[other] { $n } Strongholds
    }
wr-threat-no-cards = The hero deck is empty: despair rises by { $n }
wr-threat-ghouls = { $n ->
        [one] { $n } Scourge card is revealed
       *[other] { $n } Scourge cards are revealed
    }
wr-threat-likely = Likely: { $spaces }
wr-threat-unknown = any space whose card is still in the deck
wr-threat-chance = { $space } { $n } %
wr-threat-overrun = { $space } { $n } % (overrun)
wr-threat-quiet = A quiet night: no ghouls, no abominations this turn
wr-threat-no-abominations = No abomination is on the map
wr-threat-goes = An abomination goes from { $from } to { $to }, towards { $hero }
wr-threat-stays = An abomination in { $from } hits { $hero }
wr-threat-arrives = and hits
wr-threat-several = An abomination in { $from } goes towards { $heroes }

## The end

wr-result-won = The Lich King has fallen
wr-result-lost = Northrend is lost
wr-result-cause = The last step of despair: { $why }.
wr-result-turns = Turns
wr-result-quests = Quests completed
wr-result-citadel = Icecrown Citadel
wr-result-despair = Despair
wr-result-by = Despair by cause
wr-result-felled = Enemies felled
wr-result-plot = The war in percent, turn by turn
wr-result-plot-despair = despair
wr-result-plot-quests = steps of quests

## What a turn came to

wr-turn-to = → { $space }
wr-turn-felled = −{ $enemies }
wr-turn-gained = +{ $what }
wr-turn-hurt = health −{ $n }
wr-turn-hurt-other = { $hero }: health −{ $n }
wr-turn-healed = health +{ $n }
wr-turn-despair = despair +{ $n }
wr-turn-cards = { $n ->
        [one] +{ $n } card
       *[other] +{ $n } cards
    }

## Words that stand as icons in the text of a card: every form, separated by commas

wr-inked-success = success, successes
wr-inked-block = block, blocks
wr-inked-ghoul = ghoul, ghouls
wr-inked-abomination = abomination, abominations
wr-inked-stronghold = stronghold, strongholds
wr-inked-damage = damage
wr-inked-despair = despair

## What a lesson frames, in words

wr-part-quests = quests
wr-part-despair = despair track
wr-part-fight = dice
wr-part-hand = cards in hand
wr-part-rate = Scourge track
wr-part-supply = supply
wr-part-piles = decks and discard piles
wr-part-rewards = rewards
wr-part-lich-king = The Lich King
wr-part-siege = siege
