lesson-09-hearthstone = Hearthstone
    .about = What leads home leads from where you stand.
    .goal = Win in this turn.
    .end = Not a step, and yet at home, and the errand was done.

lesson-09-hearthstone-solve =
    .say = You have { $valor } valor; the last errand ends in Undercity, far in the north. There is { $moves } step left. Win in this turn.
    .hint = When can the stone be used?
    .missed = The stone takes the place of the steps. After the first of them it is of no use in this turn.
