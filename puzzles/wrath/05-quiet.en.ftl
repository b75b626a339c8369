lesson-05-quiet = Quiet
    .about = There is a moment after which it is too late.
    .goal = Reach the other player’s turn.
    .end = No ghouls and no abominations tonight. The next turn is another matter.

lesson-05-quiet-solve =
    .say = Despair is { $despair }. Dalaran holds { $ghouls } ghouls, and its card comes next. You hold One Quiet Night. Do not lose.
    .hint = When is the last moment for a reward?
    .missed = Once the card is turned, no reward stops its ghoul. The night must fall before step three.
