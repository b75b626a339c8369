lesson-01-hit-or-live = Hit or live?
    .about = Not to be hit can be worth more than to hit.
    .goal = Survive, with { $percent } % or better.
    .end = Frightened, the boar hits half as well, and half is what you needed.

lesson-01-hit-or-live-solve =
    .say = You have { $damage } damage and { $life } life. A Mountain Boar attacks, and energy is enough for one card. Survive, with { $percent } % or better.
    .hint = Which card changes the boar’s chances, not yours?
    .missed = Your own blow does not stop the boar’s, which hits nearly always. Frightened, it hits only half the time.
