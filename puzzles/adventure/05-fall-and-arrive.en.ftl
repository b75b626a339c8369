lesson-05-fall-and-arrive = Fall and arrive
    .about = A defeat can be the shortest way.
    .goal = Win in this turn, for certain.
    .end = Rage felled you, the city took you in, and the errand was done.

lesson-05-fall-and-arrive-solve =
    .say = You have { $valor } valor; the last errand ends in Undercity. A wolf attacks, and you have { $damage } damage of { $life }. Win in this turn.
    .hint = Where does a defeated character go?
    .missed = Whoever beats the wolf stays where he is. A defeat leads to the nearest city, and errands can be finished there.
