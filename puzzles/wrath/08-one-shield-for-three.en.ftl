lesson-08-one-shield-for-three = One shield for three
    .about = Blows that fall together are one blow.
    .goal = Do not lose in this turn.
    .end = All of them came to Muradin, one card took two blows, and he stands.

lesson-08-one-shield-for-three-solve =
    .say = { $count } abominations are as near to Muradin as to Jaina. He has { $health } health, she one. Despair is { $despair }. Send each to somebody, and do not lose.
    .hint = How many of them does one Defend card cover?
    .missed = Whoever shares them out loses a hero, and the game. Blows at one hero fall at once, and one Defend card covers two of them.
