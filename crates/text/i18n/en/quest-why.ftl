### Why something is not allowed in Warhammer Quest.

wq-why-action-exhausted = this action is exhausted
wq-why-action-ready = this action is ready already
wq-why-advanced-already = this action is advanced already
wq-why-cannot-be-carried-out = this cannot be carried out now
wq-why-declined-already = this gift was declined already
wq-why-depleted = this card is depleted for the rest of the quest
wq-why-depleted-stays = depleted gear cannot be unequipped during a quest
wq-why-enemy-exhausted = this enemy is exhausted
wq-why-fortune-is-drawn-only = a Legendary Fortune counts only when drawn from the deck
wq-why-gear-deck-empty = the gear deck is empty
wq-why-gear-exhausted = this card is exhausted
wq-why-gear-limit = the gear limit of this hero is { $most }
wq-why-health-needed = { $wounds ->
        [one] without this card { $wounds } wound would defeat the hero, whose health would be { $health }
       *[other] without this card { $wounds } wounds would defeat the hero, whose health would be { $health }
    }
wq-why-hero-defeated = this hero is defeated
wq-why-hero-taken = somebody else plays this hero
wq-why-improve-first = visit two places in the settlement first
wq-why-in-the-lair = nothing reaches a nemesis in the lair
wq-why-legendary-stays = legendary gear cannot be given away
wq-why-limit-reached = a gear limit cannot rise above { $most }
wq-why-needs-ranged-attack = only a ranged attack reaches this enemy
wq-why-no-more-targets = this attack has no more targets
wq-why-no-room = { $most ->
        [one] an action holds at most { $most } success token
       *[other] an action holds at most { $most } success tokens
    }
wq-why-no-such-condition = nobody holds this condition
wq-why-no-such-die = no die shows this face
wq-why-no-token-on-card = no success token is left on this action
wq-why-no-token-there = there is no success token on this action
wq-why-nobody-there = there is no enemy to attack there
wq-why-not-a-candidate = this does not fit what the card says
wq-why-not-among-them = this card is not among those
wq-why-not-equipped = this hero does not have this card
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
wq-why-own-zone-first = enemies in the hero’s own engagement zone come first
wq-why-ready-icon = nothing but its own use can exhaust the action with the ready icon
wq-why-setup-edition = this was saved with other content
wq-why-setup-gear = gear can belong to one hero only, and legendary gear only to its own hero
wq-why-setup-heroes = the table needs { $heroes } different heroes, or nobody named
wq-why-setup-leader = the party leader must be one of the heroes
wq-why-setup-pool = the campaign pool holds at most 4 Legendary Fortunes, the Warpstone and nemeses
wq-why-setup-seats = this game is for 1 to 4 players, not { $seats }
wq-why-targeted-already = this enemy is a target already
wq-why-tokens-missing = this costs success tokens: { $needs }; there are { $hold }
wq-why-two-are-enough = a hero visits two places and no more
wq-why-two-different-ones = a hero visits two different places
wq-why-type-limit = a hero can equip at most { $most } of this type
wq-why-used-already = this card was used already
wq-why-would-do-nothing = this would change nothing now
