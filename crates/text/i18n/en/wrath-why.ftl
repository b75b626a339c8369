### Why Wrath of the Lich King does not allow something.

wr-why-not-your-turn = { $seat } is to act now
wr-why-only-rewards = in another hero’s turn only rewards can be played
wr-why-free-own-turn = free actions are taken only in one’s own turn
wr-why-free-in-the-middle = free actions are not taken in the middle of something else
wr-why-free-step-over = free actions are taken only while actions are taken
wr-why-only-in-quest-actions = cards are laid only in a quest action, after the roll
wr-why-cards-are-laid = in this quest action no more cards can be laid
wr-why-damage-is-dealt = the successes are being dealt already
wr-why-beyond-need = every enemy there is removed already
wr-why-has-passed = you have passed
wr-why-has-ended-actions = you have just ended your actions
wr-why-card-is-resolved = another card is being resolved
wr-why-hand-fits = the hand is not too large
wr-why-nobody-asks = nobody asks for consent
wr-why-nothing-refused = there is no refusal to lift
wr-why-only-in-fights = Fight cards are played only in a fight, after the roll
wr-why-only-against-damage = Defend cards are played only when damage is about to be suffered
wr-why-too-far = it is { $needs ->
        [one] { $needs } connection
       *[other] { $needs } connections
    } away; at most { $most } are possible
wr-why-reward-not-now = this reward cannot be played at this moment
wr-why-not-on-your-space = this hero does not stand on your space
wr-why-no-such-card = there is no such card in hand
wr-why-no-ghoul = there is no ghoul there
wr-why-lay-limit = { $most ->
        [0] this hero may lay no card in this quest action
        [one] { $most } card may be laid in this quest action; { $laid } has been laid
       *[other] { $most } cards may be laid in this quest action; { $laid } have been laid
    }
wr-why-not-your-ability = another hero has this ability
wr-why-no-actions-left = no actions are left
wr-why-no-stronghold-there = no stronghold can stand at Icecrown Citadel
wr-why-quest-space = this is a quest space
wr-why-has-stronghold = there is a stronghold already
wr-why-setup-first = the first player must be one of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
wr-why-setup-seats = 1 to 5 can play, not { $seats }
wr-why-setup-heroes = { $needs ->
        [one] { $needs } hero is needed
       *[other] { $needs } different heroes are needed
    }; { $hold } were named
wr-why-hero-taken = somebody else plays this hero
wr-why-hero-not-in-play = this hero is not in the game
wr-why-already-quiet = this night is quiet already
wr-why-has-marched = this hero has finished its march
wr-why-too-many-spaces = no further space may be struck
wr-why-only-in-actions = only during the actions of a turn
wr-why-in-order = cards are named in one order only
wr-why-discard-empty = the discard pile is empty
wr-why-card-not-discarded = this card is not in the discard pile
wr-why-too-little-damage = needs { $needs } damage; { $hold } is left
wr-why-not-in-reach = this space is out of reach
wr-why-no-enemy = there is no enemy there
wr-why-holding = you decided to play nothing before your turn
wr-why-no-such-reward = there is no such reward in hand
wr-why-not-connected = this space is not connected
wr-why-no-rest-next-to-quest = Azjol-Nerub forbids the rest action on this space
wr-why-quest-complete = this quest is complete
wr-why-citadel-closed = Icecrown Citadel is closed
wr-why-space-full = there are { $most } ghouls on this space already
wr-why-not-touching-your-space = ghouls are moved only onto your space or away from it
wr-why-another-hero = this moves other heroes only
wr-why-already-there = the hero stands there already
wr-why-no-ghoul-struck = at least one ghoul must be struck
wr-why-no-ghoul-in-reach = no ghoul can be reached
wr-why-already-in-group = this space has been struck already
wr-why-hand-too-large = { $over ->
        [one] { $over } card is too many in hand
       *[other] { $over } cards are too many in hand
    }
wr-why-used-this-turn = used already this turn
wr-why-was-refused = the player of this hero has just refused
wr-why-not-on-the-space = this hero does not stand there
wr-why-nothing-to-heal = there is nothing to heal
wr-why-no-enemy-in-reach = no enemy can be reached
wr-why-no-rest-on-quests = the rest action is not allowed on quest spaces
wr-why-not-the-next-icon = this is not the next icon of the track
wr-why-no-quest-here = there is no quest on this space
wr-why-no-stronghold = there is no stronghold to fly to
wr-why-too-few-successes = needs { $needs ->
        [one] { $needs } success
       *[other] { $needs } successes
    }; you have { $hold }
wr-why-successes-unspent = { $left ->
        [one] { $left } success can still remove an enemy
       *[other] { $left } successes can still remove an enemy
    }
wr-why-no-such-enemies = fewer stand there: ghouls { $ghouls }, abominations { $abominations }
wr-why-no-fight-card = only Fight cards help in a fight
wr-why-no-shortest-route = this is on no shortest route to a nearest hero
wr-why-not-next = this abomination is not the one to move
