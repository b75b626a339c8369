### The rules of a game, to be read.

rules-contents = Contents
rules-search = Search the rules
    .hint = Words or the identity of a rule
rules-search-go = Search
rules-found = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-none = No rule has all of these words.
rules-whole = The whole rules
rules-how-to-read = How to read an entry
rules-table = Table
rules-picture-setup = The table before the first turn
rules-picture-play = In the middle of a game
rules-picture-early = After the first turns
rules-picture-late = Later in a game
rules-picture-end = At the end of a game
rules-short = The game in short
rules-often = Eight things everybody forgets
rules-tips = All tips of the table

## Small World

rules-often-sw-travel = A starting region beyond the sea costs one token more.
rules-often-sw-stay = When you redeploy, at least one token stays in each of your regions.
rules-often-sw-lost = Of several defenders one is lost and the others come back. A lone defender is lost.
rules-often-sw-die = The die is the last conquest of your turn, whether it succeeds or not.
rules-often-sw-decline = Decline costs the whole turn.
rules-often-sw-faction = The faction bonus is paid only for races of the other side.
rules-often-sw-murlocs = Murlocs make a region occupied, and each of them defends it.
rules-often-sw-coins = Coins paid for other combos lie there until somebody takes that combo.

## Wrath

rules-often-wr-defeat = Defeat costs the whole hand, and despair rises by 2.
rules-often-wr-laid = Cards laid on a quest come back to the hand.
rules-often-wr-rest = Nobody takes a rest action on a quest space.
rules-often-wr-lich-king = In the region of the Lich King fights and quests hurt more.
rules-often-wr-fourth = A fourth ghoul on a space is an overrun.
rules-often-wr-trade = Cards are never given away or traded.
rules-often-wr-defend = One Defend card can cover several abominations.
rules-often-wr-hand = Seven cards are the limit, rewards included.

## Quest

rules-often-wq-shields = Shields do not help against keywords.
rules-often-wq-explore = Exploring always draws a dungeon card.
rules-often-wq-ready = After the action with the ready icon all your actions are ready again, that one too.
rules-often-wq-travel = Travel discards the enemies in the shadows.
rules-often-wq-spawned = Spawned enemies are ready at once.
rules-often-wq-exhausted = Exhausted enemies roll no die.
rules-often-wq-tokens = No action card holds more than two success tokens.
rules-often-wq-rest = Rest is an action, and each success recovers one wound.

## Adventure

rules-often-ag-energy = Energy that is left is lost at the end of the turn.
rules-often-ag-items = An item that you have won can be equipped only in the maintenance phase.
rules-often-ag-level = The level of the space decides the deck, not your own.
rules-often-ag-city = In a city there is no challenge phase.
rules-often-ag-aggro = A marker of aggro holds every character on its space.
rules-often-ag-tie = A total equal to the defence hits.
rules-often-ag-resource = If the space has resources, you must use exactly one.
rules-often-ag-flight = A flight ends the exploration phase.
rules-card = Reference card
    .whole = Print the whole card
    .close = Close the reference card
    .now = now
rules-card-goal = The goal
rules-card-turn = The turn
rules-card-costs = Costs and numbers
rules-card-losses = Losses
rules-card-income = Income and gains
rules-card-actions = Actions
rules-card-cards = Cards
rules-card-enemies = Enemies
rules-card-places = Places and peril
rules-card-icons = Icons
rules-card-success = success
rules-card-block = block
rules-card-life = life
