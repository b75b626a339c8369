### Answers in advance, clocks, and bots that sit in.

## Answers in advance

wishes-title = Answer for me
    .hint = Where you may do something or let it be, this is answered for you, also while you are away. “Always” acts where there is only one way to do so; otherwise you are asked.
wishes-pass = Pass until my turn
    .hint = Until your own turn, you let everything be that you would be asked about.
wishes-passing = You pass until your own turn.
wishes-stop = Ask me again

## Clocks and bots that sit in

clock-title = Time for each decision
    .hint = When it is up, a bot sits in until the player comes back.
clock-none = no limit
clock-left = { $seat }: { $time } left
clock-seconds = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
clock-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
clock-hours = { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
clock-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
waiting-title = Who is waited for
waiting-give = { $seat } is away: let a bot play
waiting-sat-in = A bot plays for you.
waiting-take = Take seat { $number } back
error-still-here = Somebody who is at the table keeps the seat. When the table waits for somebody who has been away for a minute, a bot can sit in.

## Wrath of the Lich King

wr-window-defend = Defend another hero
wr-window-own-defend = Defend your own hero
wr-window-add-to-fight = Fight cards for another hero
wr-window-own-fight = Fight cards for your own hero
wr-window-lay-on-quest = Lay cards on another’s quest
wr-window-own-quest = Lay cards on your own quest
wr-window-rewards = Play rewards
wr-window-free-fight = The free fight after the gunship
wr-window-prevent-ghouls = Liadrin prevents ghouls
wr-window-be-moved = Let others move your hero
wr-window-rest = Let others’ Heal cards give your hero rest

## Small World of Warcraft

sw-window-final-strike = Gnomes: a strike that is too dear becomes the final conquest
sw-window-recruits = Forsaken: buy recruits
sw-window-plant-bombs = Goblins: plant Bombs
sw-window-leave-two = Tauren: leave two behind in decline

## World of Warcraft: The Adventure Game

ag-window-before-roll = Your fight: cards and items before the roll
ag-window-after-roll = Your fight: cards and items after the roll
ag-window-between-blows = Your fight: cards between ranged and melee attacks
ag-window-after-hit = Your fight: cards after an attack that hit
ag-window-counter = Counter another’s ability
ag-window-brink = What saves you when you would be defeated
ag-window-movement-boots = Rocket Boots: roll the movement die again
ag-window-combat-boots = Rocket Boots: roll your combat die again
ag-window-advance-quests = Advance your quests at the end of the turn
ag-window-change-gear = Change your weapon and armour at the end of the turn
ag-window-turn-card = Turn your character card at the end of the turn
ag-window-steal = Steal an item from whom you have defeated
ag-window-trade-back = Take an item back from the Travelling Merchant
