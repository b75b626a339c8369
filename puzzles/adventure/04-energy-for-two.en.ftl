lesson-04-energy-for-two = Energy for two
    .about = A wound can be a price.
    .goal = Beat the Dust Imp in this turn, for certain.
    .end = A wound paid for two cards: one brought you there, the other hit.

lesson-04-energy-for-two-solve =
    .say = A Dust Imp stands two steps away, by way of Ironforge. You have no energy, and { $moves } step. Beat it in this turn for certain.
    .hint = Which card gives energy, and what is it for?
    .missed = Bloodrage pays for two cards. Charge brings you there, and Heroic Strike leaves nothing to the die. A second throw can fail too.
