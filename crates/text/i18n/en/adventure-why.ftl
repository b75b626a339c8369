### Why something cannot be done in World of Warcraft: The Adventure Game.

ag-why-already-changed = this item was put on or away in this phase already
ag-why-already-given = you have given up an item for the seal already, so you go on
ag-why-already-played = you have played a copy of this card in this turn already
ag-why-already-used = this item was used in this turn already
ag-why-bag-item = bag items are not equipped; they work out of the bag
ag-why-cannot-pay = you cannot pay what it costs
ag-why-cannot-turn = this side of your character card cannot be turned for energy
ag-why-character-taken = another player has this character
ag-why-deck-empty = this deck is empty
ag-why-discoveries-first = the discoveries on this space come first, and they take the place of a resource
ag-why-does-not-fit = the card does not fit this combat
ag-why-has-moved = the Hearthstone replaces the movement, and you have taken a step or used one already
ag-why-held-by-aggro = an aggro encounter holds you on this space and must be fought first
ag-why-item-too-high = this item is of { $level ->
        [0] grey
        [1] green
        [2] yellow
       *[3] red
    } level, above your own
ag-why-item-too-low = the harbour masters take items of green level or higher only
ag-why-just-taken = that is the very item that was just taken
ag-why-must-use-one = one resource of the space must be used, even if it does nothing
ag-why-no-challenge-in-city = there is no challenge phase in a city
ag-why-no-city = this is no city
ag-why-no-discovery-in-city = discoveries are never placed in cities
ag-why-no-energy = costs energy: { $needed }; you have { $energy }
ag-why-no-fight-in-city = nobody is attacked in a city
ag-why-no-flight-there = there is no flight path, or you are there already
ag-why-no-hit = only after an attack of yours that hit
ag-why-no-items-left = no challenge card of this level has an item to take
ag-why-no-power = this item has nothing that you could use
ag-why-no-steps-left = you have no steps left
ag-why-no-such-potion = this item is no such potion
ag-why-no-such-quest = you have no such quest
ag-why-no-such-resource = this space does not offer that
ag-why-no-target = there is nothing that it could be used on
ag-why-not-adjacent = this space is not next to yours
ag-why-not-equipped = you have not equipped this item
ag-why-not-here = that is not on your space, or may not be
ag-why-not-in-bag = this item is not in the bag
ag-why-not-in-city = Gold is spent in cities
ag-why-not-in-hand = you do not have this card in hand
ag-why-not-in-reach = that is out of reach
ag-why-not-kept = you have kept no such discovery
ag-why-not-that-character = the quest cannot be about this character
ag-why-not-that-level = there is no item of this level for you
ag-why-not-the-nearest-city = another city is nearer
ag-why-not-the-nearest-marker = another marker is nearer to the new encounter
ag-why-not-wanted = the quest does not ask for this item
ag-why-not-yours = this item is not yours
ag-why-nothing-to-begin = nothing of that kind happens now
ag-why-nothing-to-do-here = there is nothing to do for this quest here
ag-why-only-in-challenge = that is chosen in your challenge phase, once, when it begins
ag-why-only-in-exploration = that belongs to your exploration phase
ag-why-only-in-maintenance = equipment changes in your maintenance phase, after the quests
ag-why-only-in-movement = only in your movement phase, after the roll
ag-why-only-in-quests = that is done in the first step of your maintenance phase
ag-why-quests-are-over = the step of the quests is over, and there is no way back to it in this turn
ag-why-setup-heroes = at most one character for each of { $seats } seats, and no character twice
ag-why-setup-rounds = a game has 1 to { $most } rounds
ag-why-setup-seats = for 2 to 4 players, not for { $seats }
ag-why-setup-valor = the valor to win is 5 to 10
ag-why-something-is-here = something is on this space already, and it is faced instead of a card
ag-why-space-too-high = this space is of { $level ->
        [0] grey
        [1] green
        [2] yellow
       *[3] red
    } level, above your own
ag-why-symbols-missing = your character lacks a symbol that this item asks for
ag-why-too-late-to-turn = the character card is turned once a turn, before the first step
ag-why-wrong-moment = it cannot be used at this moment
