lesson-03-who-takes-the-blow = Who takes the blow?
    .about = Somebody is struck; you decide who.
    .goal = Do not lose in this turn.
    .end = Jaina is hurt and stands. Nobody fell, and despair stays as it was.

lesson-03-who-takes-the-blow-solve =
    .say = An abomination strikes in Dalaran. Tirion has { $health } health, and despair is { $despair }. Choose who is struck.
    .hint = What does a defeat cost?
    .missed = Tirion fell, and a defeat costs two despair: the game is lost. Jaina would only have been hurt.
