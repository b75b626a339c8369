### Why something is not allowed in Warhammer Quest.

wq-why-action-exhausted = this action is exhausted
wq-why-action-ready = this action is ready already
wq-why-advanced-already = this action is advanced already
wq-why-cannot-be-carried-out = this cannot be carried out now
wq-why-declined-already = this gift was declined already
wq-why-depleted = this card is depleted for the rest of the quest
wq-why-depleted-stays = depleted gear cannot be unequipped during a quest
wq-why-enemies-in-their-phase = enemies are activated in the enemy phase, one in each turn of a hero
wq-why-enemy-exhausted = this enemy is exhausted
wq-why-fortune-is-drawn-only = a Legendary Fortune counts only when drawn from the deck
wq-why-gear-deck-empty = the gear deck is empty
wq-why-gear-exhausted = this card is exhausted
wq-why-gear-limit = the gear limit of this hero is { $most }
wq-why-gear-when-it-comes = gear is equipped and unequipped only when gear is received
wq-why-health-needed = { $wounds ->
        [one] without this card { $wounds } wound would defeat the hero, whose health would be { $health }
       *[other] without this card { $wounds } wounds would defeat the hero, whose health would be { $health }
    }
wq-why-hero-defeated = this hero is defeated
wq-why-hero-taken = somebody else plays this hero
wq-why-improve-first = visit two places in the settlement first
wq-why-in-the-lair = nothing reaches a nemesis in the lair
wq-why-in-the-settlement = this is done in the settlement, after the quest
wq-why-leader-named-already = the party leader was named before the first round; the token is passed by itself
wq-why-legendary-stays = legendary gear cannot be given away
wq-why-limit-reached = a gear limit cannot rise above { $most }
wq-why-must-act = a hero must perform an action in his activation
wq-why-must-activate = one of these enemies must be activated
wq-why-must-answer = this cannot be let be: one of the answers must be given
wq-why-needs-ranged-attack = only a ranged attack reaches this enemy
wq-why-no-more-targets = this attack has no more targets
wq-why-no-room = { $most ->
        [one] an action holds at most { $most } success token
       *[other] an action holds at most { $most } success tokens
    }
wq-why-no-settlement = a delve has no settlement stage
wq-why-no-such-condition = nobody holds this condition
wq-why-no-such-die = no die shows this face
wq-why-no-token-on-card = no success token is left on this action
wq-why-no-token-there = there is no success token on this action
wq-why-no-treasure = gear comes by treasure symbols, or in the settlement
wq-why-nobody-there = there is no enemy to attack there
wq-why-not-a-candidate = this does not fit what the card says
wq-why-not-a-whole-zone = this attack does not reach a whole zone
wq-why-not-among-them = this card is not among those
wq-why-not-equipped = this hero does not have this card
wq-why-not-explored = the location is not fully explored: progress { $hold } of { $needs }
wq-why-not-in-play = this enemy is not in play
wq-why-not-in-the-discard-pile = this card is not in the gear discard pile
wq-why-not-in-the-party = this hero is not in the party
wq-why-not-in-this-window = this card cannot be used at this moment
wq-why-not-in-your-area = this card is not yours to use
wq-why-not-on-the-counter = the smith does not offer this card
wq-why-not-on-top = this location is not among the top cards
wq-why-not-oneself = a hero cannot aid himself
wq-why-not-to-be-given = this card cannot be given to this hero
wq-why-not-your-hero = another player decides for this hero
wq-why-nothing-to-choose = no card asks for this now
wq-why-nothing-to-hold = none of your heroes could use anything now
wq-why-nothing-to-use = this card is not used: what it says counts by itself
wq-why-nowhere-to-go = there is no further location
wq-why-one-action = a hero performs one action, in his own activation
wq-why-own-zone-first = enemies in the hero’s own engagement zone come first
wq-why-picked-already = the heroes were picked before the quest
wq-why-ready-icon = nothing but its own use can exhaust the action with the ready icon
wq-why-reroll-by-a-card = dice are rolled again only by a card that says so
wq-why-roll-in-an-action = dice are rolled when the targets of an action are named
wq-why-setup-edition = this was saved with other content
wq-why-setup-gear = gear can belong to one hero only, and legendary gear only to its own hero
wq-why-setup-heroes = the table needs { $heroes } different heroes, or nobody named
wq-why-setup-leader = the party leader must be one of the heroes
wq-why-setup-pool = the campaign pool holds at most 4 Legendary Fortunes, the Warpstone and nemeses
wq-why-setup-seats = this game is for 1 to 4 players, not { $seats }
wq-why-targeted-already = this enemy is a target already
wq-why-targets-first = the targets of an action are named together and before its roll
wq-why-tokens-before-the-roll = success tokens are spent before the roll, and from the action that is performed
wq-why-tokens-missing = this costs success tokens: { $needs }; there are { $hold }
wq-why-travel-in-its-phase = the party travels in the location phase
wq-why-travelled-already = the party travels once in a location phase
wq-why-two-are-enough = a hero visits two places and no more
wq-why-two-different-ones = a hero visits two different places
wq-why-type-limit = a hero can equip at most { $most } of this type
wq-why-used-already = this card was used already
wq-why-would-do-nothing = this would change nothing now
