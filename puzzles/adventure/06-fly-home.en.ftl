lesson-06-fly-home = Fly home
    .about = The turn is not over when the steps are.
    .goal = Win in this turn.
    .end = A step, a flight, and the errand was done in the same turn.

lesson-06-fly-home-solve =
    .say = You have { $valor } valor; the last errand ends in Undercity, far in the north. There is { $moves } step left. Win in this turn.
    .hint = What can be used in a city, and where does the turn end?
    .missed = A city has a flight path, and it comes after the movement. Errands are finished later still, wherever you are by then.
