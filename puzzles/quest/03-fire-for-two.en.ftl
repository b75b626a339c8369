lesson-03-fire-for-two = Fire for two
    .about = A wound of one’s own can be worth it.
    .goal = Defeat both goblins, with { $percent } % or better.
    .end = A wound and a token, and the fire took both.

lesson-03-fire-for-two-solve =
    .say = Two goblins with { $health } health each stand before the Bright Wizard. Defeat both in one attack, with { $percent } % or better.
    .hint = The fire can take the whole zone, and a token lies on the card.
    .missed = One target leaves the other goblin alive. Fire over the whole zone costs a wound; the token adds a success.
